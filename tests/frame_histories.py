"""Check what viewers of a table received against the journal that the house kept.

The checker knows the protocol's frames and nothing of the house's code, so that a mistake there
cannot hide itself here. A table's history is sound if every acknowledged move is in the journal
exactly once, where it was said to be; no refused move is; and every viewer was told every entry
once, in order, and always the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Frame = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Move:
    """A move in the journal."""

    seat: int
    id: str | None


@dataclass(frozen=True, slots=True)
class ViewerHistory:
    """What one viewer sent and received, over all connections."""

    seat: int
    tried: frozenset[str]
    """Ids of the moves that the viewer sent."""
    frames: list[Frame]
    """In order of arrival. A snapshot begins a connection."""


def problems(last_seq: int, moves: dict[int, Move], viewers: list[ViewerHistory]) -> list[str]:
    """Return what is wrong with the history of a table; `moves` are by sequence number."""
    found = [f"move {id} is there {n} times" for id, n in ids(moves).items() if n > 1]
    content: dict[int, Frame] = {}
    for viewer in viewers:
        found += answers(viewer, moves)
        found += order(viewer, last_seq)
        events: dict[int, Any] = {}
        for update in updates(viewer.frames):
            seq = update["seq"]
            if events.setdefault(seq, update.get("events")) != update.get("events"):
                found.append(f"seat {viewer.seat} was told entry {seq} in two ways")
            if content.setdefault(seq, public(update)) != public(update):
                found.append(f"entry {seq} was told in two ways")
            if seq in moves and "id" in update and update["id"] != moves[seq].id:
                found.append(f"entry {seq} was told as {update['id']}, and is {moves[seq].id}")
    return found


def ids(moves: dict[int, Move]) -> Counter[tuple[int, str]]:
    return Counter((move.seat, move.id) for move in moves.values() if move.id is not None)


def answers(viewer: ViewerHistory, moves: dict[int, Move]) -> Iterator[str]:
    """Find moves that were lost, moved, made up, or refused and played all the same."""
    where = {m.id: seq for seq, m in moves.items() if m.seat == viewer.seat and m.id is not None}
    for unsent in where.keys() - viewer.tried:
        yield f"move {unsent} was never sent"
    for frame in viewer.frames:
        id = frame.get("id")
        if id not in viewer.tried:
            continue
        if frame["type"] == "refused":
            if id in where:
                yield f"move {id} was refused, and is entry {where[id]}"
        elif where.get(id) != frame["seq"]:
            yield f"move {id} was acknowledged as entry {frame['seq']}, and is {where.get(id)}"


def order(viewer: ViewerHistory, last_seq: int) -> Iterator[str]:
    """Find gaps, repetitions and entries that are gone."""
    told = 0
    for frame in viewer.frames:
        if frame["type"] == "snapshot":
            missed = [update["seq"] for update in frame.get("missed", ())]
            if frame["seq"] < told:
                yield f"a snapshot went back from {told} to {frame['seq']}"
            if missed != list(range(frame["seq"] - len(missed) + 1, frame["seq"] + 1)):
                yield f"the snapshot of {frame['seq']} missed {missed}"
            told = frame["seq"]
        elif frame["type"] == "update":
            if frame["seq"] != told + 1:
                yield f"after {told} came {frame['seq']}"
            told = frame["seq"]
    if told > last_seq:
        yield f"entry {told} was told, and the journal ends at {last_seq}"


def updates(frames: list[Frame]) -> Iterator[Frame]:
    for frame in frames:
        yield from frame.get("missed", ())
        if frame["type"] == "update":
            yield frame


def public(update: Frame) -> Frame:
    """Return the part of an update that every viewer is told alike."""
    return {key: update.get(key) for key in ("notice", "chat_message", "by")}
