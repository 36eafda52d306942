"""The database of the house: an SQLite file or PostgreSQL, with one code path for both."""

from bluffhouse.house.storage.store import (
    Change,
    DamagedPages,
    Facts,
    StorageError,
    Store,
    Unreachable,
)

__all__ = ["Change", "DamagedPages", "Facts", "StorageError", "Store", "Unreachable"]
