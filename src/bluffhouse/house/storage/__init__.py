"""The database of the house: an SQLite file or PostgreSQL, with one code path for both."""

from bluffhouse.house.storage.store import Change, Facts, StorageError, Store, Unreachable

__all__ = ["Change", "Facts", "StorageError", "Store", "Unreachable"]
