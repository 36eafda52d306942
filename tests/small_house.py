"""A small house with a bit of everything in it, for tests of backups and migrations.

    python tests/small_house.py tests/house/databases

writes the database of such a house in this version's format, `schema-NNNN.sql`, and its backup,
`backup-N.jsonl`.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from bluffhouse.house.backup import FORMAT, export_house
from bluffhouse.house.storage import Store
from bluffhouse.rules import games
from serving import Guest, Seat, Server, guests, seated

NAMES = ("Ann", "Bob", "Zażółć")


async def live_a_little(server: Server) -> dict[str, str]:
    """Play a finished game with a rematch, start one of every game, and open a waiting table.

    Return the people's tokens by name.
    """
    rng = random.Random(7)
    async with guests(server, *NAMES) as people:
        ended = await seated(people[:2], "lie", 3, options={"wild_ones": True})
        await asyncio.gather(*[seat.play_on(rng) for seat in ended])
        await ended[0].send(type="rematch")
        await ended[0].until(lambda frame: "next" in frame.get("table", {}))
        for game in sorted(games()):
            least = games()[game].seats[0]
            await _begin(await seated(people[:least], game, least, clock={"kind": "days"}), rng)
        await _wait_for_players(people)
        return {guest.name: guest.token for guest in people}


async def _begin(looking: list[Seat], rng: random.Random) -> None:
    host, other = looking[:2]
    await host.ask(type="chat", text="Good luck! 祝好运")
    await host.ask(type="mute", name=other.guest.name)
    await host.ask(type="pause")
    await host.ask(type="resume")
    await other.ask(type="hand_over", seat=1, kind="rookie")
    await other.ask(type="hand_back", seat=1)
    for _ in range(6):
        if host.table["phase"] == "playing":
            await decide(looking, rng)


async def decide(looking: list[Seat], rng: random.Random) -> None:
    """Make one decision of a random seat that has one, and wait until everyone has seen it."""
    await together(looking)
    free = [seat for seat in looking if seat.legal]
    if free:
        seat = rng.choice(free)
        await seat.act(rng.choice(seat.choices))
        await together(looking)


async def together(looking: list[Seat]) -> None:
    """Wait until every seat has received the latest entry that any of them has."""
    last = max(seat.n for seat in looking)
    for seat in looking:
        while seat.n < last:
            await seat.next()


async def _wait_for_players(people: list[Guest]) -> None:
    code = await people[0].open_table("bluff_pirate", 3, public=True)
    seat, other = await people[0].look(code), await people[1].look(code)
    await seat.ask(type="sit", seat=2)
    await other.ask(type="sit", seat=0)
    await seat.ask(type="ready", number="c0ffee")
    await other.ask(type="stand")
    await seat.ask(type="add_bot", seat=1, kind="shark:bold")
    await seat.ask(type="set_up", seats=4)


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        with Server(Path(temporary)) as server:
            asyncio.run(live_a_little(server))
        with sqlite3.connect(Path(temporary) / "house.db") as database:
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            dump = "\n".join(database.iterdump())
        store = Store(f"sqlite:///{temporary}/house.db")
        export_house(store, Path(temporary) / "backup")
        store.close()
        backup = (Path(temporary) / "backup").read_text("utf-8")
    (folder / f"schema-{version}.sql").write_text(dump + "\n", encoding="utf-8")
    (folder / f"backup-{FORMAT}.jsonl").write_text(backup, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
