"""A game written down: read, write, replay, verify (docs/records.md)."""

from bluffhouse.records.file import Player, RecordError, Written, load, read, save, write
from bluffhouse.records.replay import Move, Verdict, moves, replay, verify

__all__ = [
    "Move",
    "Player",
    "RecordError",
    "Verdict",
    "Written",
    "load",
    "moves",
    "read",
    "replay",
    "save",
    "verify",
    "write",
]
