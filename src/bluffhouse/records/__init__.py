"""A game written down: read, write, replay, verify (docs/records.md)."""

from bluffhouse.records.file import Player, RecordError, Written, load, read, save, write
from bluffhouse.records.replay import Verdict, replay, verify

__all__ = [
    "Player",
    "RecordError",
    "Verdict",
    "Written",
    "load",
    "read",
    "replay",
    "save",
    "verify",
    "write",
]
