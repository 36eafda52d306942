"""Where the house keeps things: an SQLite file, or PostgreSQL. One code path, two engines."""

from bluffhouse.house.storage.store import Change, Facts, StorageError, Store, Unreachable

__all__ = ["Change", "Facts", "StorageError", "Store", "Unreachable"]
