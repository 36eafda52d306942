"""Measure where the processor time of a move goes, without sockets: `python -m bench.move`.

A real house on a real SQLite file plays LIE with four people per table. Every message is handled as
if it had just come from a connection, and every frame goes to a viewer that drops it. So the figure
is the cost of a move without the WebSocket's own, and `bench.house` measures the whole. The event
loop and the garbage collector are set up as in the server.

`--profile` lists the functions that take the most time. The profiler slows small functions more
than large ones: use it to find places, and the plain figure to compare.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import logging
import pstats
import random
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from bluffhouse.house.commands import Act, Start, decode_message
from bluffhouse.house.house import House
from bluffhouse.house.journal_entries import Chair, Opened
from bluffhouse.house.judge import Person
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store
from bluffhouse.house.table_session import PendingCommand, TableSession, Viewer
from bluffhouse.house.wall_clock import now
from bluffhouse.rules.contract import EDITION
from bluffhouse.web.gc_policy import GcPolicy

PLAYERS = 4
SETTINGS = Settings(max_tables=1_000_000)

_encode = msgspec.json.Encoder().encode


class Table:
    """A table with four viewers that drop what they are sent."""

    def __init__(self, session: TableSession, viewers: list[Viewer]) -> None:
        self.session = session
        self.viewers = viewers
        self.sent = 0

    def next_move(self, rng: random.Random) -> tuple[Viewer, str]:
        """Return a random move of a seat that may act, as the text that its client would send."""
        state = self.session.table.state
        assert state is not None
        seat = rng.choice(state.to_act)
        action = state.legal(seat).sample(rng)
        self.sent += 1
        message = {"type": "act", "id": str(self.sent), "action": action}
        return self.viewers[seat], _encode(message).decode()


async def opened(house: House, people: list[Person], number: int) -> Table:
    """Open a table with four people and start its game."""
    chairs = tuple(Chair(person.name, person.id, ready=True) for person in people)
    secret = f"{number:064x}"
    session = await house.registry.create(
        Opened(now(), people[0].id, "lie", {}, secret, chairs, edition=EDITION)
    )
    viewers = [Viewer(person, lambda _: None) for person in people]
    for viewer in viewers:
        await house.presence.attach(session, viewer, None)
    house.commands.submit_now(session, PendingCommand(people[0], Start(), None))
    return Table(session, viewers)


def person_named(store: Store, name: str) -> Person:
    return Person(store.add_person(name, name, now()), name)


async def play(house: House, tables: list[Table], moves: int, rng: random.Random) -> int:
    """Let all tables move at the same time, until they have made this many moves or too many
    games are over. Return the number of moves."""
    made = 0
    while made < moves:
        playing = [table for table in tables if table.session.table.phase == "playing"]
        if 2 * len(playing) < len(tables):
            break
        for viewer, text, session in [(*t.next_move(rng), t.session) for t in playing]:
            command = decode_message(text)
            assert isinstance(command, Act)
            house.commands.submit_now(session, PendingCommand(viewer.person, command, viewer))
        made += len(playing)
        await playing[-1].session.until_written()  # all of them share a transaction
    return made


async def measured(tables: int, moves: int, folder: Path, profile: bool) -> None:
    store = Store(f"sqlite:///{folder / 'house.db'}")
    store.migrate()
    people = [person_named(store, f"Player {seat}") for seat in range(PLAYERS)]
    house = House(SETTINGS, store)
    await house.start()
    gc_policy = GcPolicy()
    gc_policy.start()
    rng = random.Random(1)
    made, seconds, in_loop, waves = 0, 0.0, 0.0, 0
    profiler = cProfile.Profile()
    while made < moves:
        awake = [await opened(house, people, waves * tables + number) for number in range(tables)]
        await play(house, awake, 4 * tables, rng)
        began, loop_began = time.process_time(), time.thread_time()
        if profile:
            profiler.enable()
        made += await play(house, awake, moves - made, rng)
        profiler.disable()
        seconds += time.process_time() - began
        in_loop += time.thread_time() - loop_began
        waves += 1
    gc_policy.stop()
    await house.stop()
    print(
        f"{made:,} moves at {tables} tables: {seconds / made * 1000:.4f} ms each, "
        f"{in_loop / made * 1000:.4f} of it in the event loop, the rest in the store's thread"
    )
    if profile:
        pstats.Stats(profiler).sort_stats("tottime").print_stats(45)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.move", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--profile", action="store_true")
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    with tempfile.TemporaryDirectory() as folder:
        measuring = measured(arguments.tables, arguments.moves, Path(folder), arguments.profile)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measuring)


if __name__ == "__main__":
    main()
