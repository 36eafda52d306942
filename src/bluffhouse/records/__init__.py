"""A game written down: read, write, replay, verify (docs/records.md).

>>> import random, tempfile
>>> from pathlib import Path
>>> import bluffhouse
>>> rng = random.Random(1)
>>> state = bluffhouse.game("lie").start(players=2, seed=7)
>>> while state.result is None:
...     seat = state.to_act[0]
...     events = state.play(seat, state.legal(seat).sample(rng))

A record and its players become a text or a file, and come back checked:

>>> players = (Player("Ania"), Player("Olga", bot="random"))
>>> written = read(write(state.record, players))
>>> isinstance(written, Written) and written.record == state.record
True
>>> with tempfile.TemporaryDirectory() as folder:
...     file = Path(folder) / "evening.bluff"
...     save(file, state.record, players)
...     load(file).players == players
True
>>> try:
...     read("Once upon a time")
... except RecordError as wrong:
...     print(wrong.line)
1

It can be played again, to any point, and compared with its seed:

>>> replay(state.record, decisions=0).result is None
True
>>> last = [*moves(state.record)][-1]
>>> isinstance(last, Move) and last.state.result == state.result
True
>>> verdict = verify(state.record)
>>> isinstance(verdict, Verdict), verdict.outcome
(True, 'honest')
"""

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
