"""A house that is killed again and again in the middle of play, and the people who play there."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from typing import Any

import httpx
import websockets

import bluffhouse
from bluffhouse.house import journal_entries
from bluffhouse.records import read, verify
from frame_histories import Move, ViewerHistory, problems
from postgres import free_port
from serving import Guest, Seat, Server, guests

GONE = (OSError, websockets.ConnectionClosed, websockets.InvalidMessage)
"""How a client sees that the house is no more."""


class Visit:
    """A person at a table who plays at random, comes back whenever the house was gone, and asks
    again for what was not answered. Their seat remembers every frame."""

    def __init__(self, guest: Guest, code: str, place: int, rng: random.Random) -> None:
        self.seat = Seat(guest, code)
        guest.seats.append(self.seat)
        self.place = place
        self._rng = rng
        self._ids = (f"{guest.name}-{number}" for number in count())
        self._unanswered: tuple[str, dict[str, Any]] | None = None
        self.tried: set[str] = set()
        self.played: dict[str, int] = {}
        """By id, the number of the update that it was acknowledged to be."""
        self.refused: set[str] = set()

    @property
    def over(self) -> bool:
        return bool(self.seat.table) and self.seat.table["phase"] == "over"

    async def stay(self, closing: asyncio.Event) -> None:
        """To the end of the game, or of the evening."""
        while not self.over and not closing.is_set():
            try:
                await self.come_back()
                while not self.over and not closing.is_set():
                    await self._do_something()
            except GONE:
                await asyncio.sleep(0.03)

    async def come_back(self) -> None:
        # Not always from where one was: what is told again must be what was told before.
        since = max(0, self.seat.n - self._rng.choice((0, 0, 1, 7)))
        known = self.seat.told()
        snapshot = await self.seat.connect(since)
        assert snapshot["type"] == "snapshot", snapshot
        missed = [update["seq"] for update in snapshot.get("missed", ())]
        assert missed == list(range(since + 1, snapshot["seq"] + 1))
        assert snapshot["seq"] >= max(known, default=0)
        told = self.seat.told()
        assert {number: told[number] for number in known} == known
        if self._unanswered is not None:
            await self._act(*self._unanswered)

    async def _do_something(self) -> None:
        seat = self.seat
        if seat.table["phase"] == "waiting":
            await self._get_ready(seat.table["seats"])
        elif seat.legal:
            await asyncio.sleep(self._rng.uniform(0, 0.01))
            await self._act(next(self._ids), self._rng.choice(seat.choices))
        else:
            await seat.next()

    async def _get_ready(self, chairs: list[dict[str, Any] | None]) -> None:
        mine = chairs[self.place]
        if mine is None:
            await self.seat.ask(type="sit", seat=self.place)
        elif not mine.get("ready"):
            await self.seat.ask(type="ready")
        elif self.place == 0 and all(chair and chair.get("ready") for chair in chairs):
            await self.seat.ask(type="start")
        else:
            await self.seat.next()

    async def _act(self, id: str, action: dict[str, Any]) -> None:
        self._unanswered = id, action
        self.tried.add(id)
        answer = await self.seat.act(action, id)
        self._unanswered = None
        if answer["type"] == "refused":  # the others were quicker
            self.refused.add(id)
        else:
            self.played[id] = answer["seq"]


class Evening:
    """One house, and pairs of people at its tables."""

    def __init__(self, server: Server, kills: int, rng: random.Random) -> None:
        self.server = server
        self.kills = kills
        self.visits: list[Visit] = []
        self._rng = rng
        self._closing = asyncio.Event()

    async def spend(self, people: list[Guest], games: list[str]) -> None:
        """Play while the house is killed."""
        pairs = [
            self._play(people[2 * number : 2 * number + 2], game)
            for number, game in enumerate(games)
        ]
        async with asyncio.TaskGroup() as group:
            for pair in pairs:
                group.create_task(pair)
            for _ in range(self.kills):
                await self._let_play(self._rng.randrange(60))
                self.server.kill()
                await asyncio.to_thread(self.server.start)
            await self._let_play(60)
            while not any(visit.over for visit in self.visits):
                await self._let_play(20)  # a whole game has a record to check
            self._closing.set()

    async def _let_play(self, updates: int) -> None:
        """Until they have been told so much."""
        enough = self._told + updates
        async with asyncio.timeout(240):
            while self._told < enough:
                await asyncio.sleep(0.002)
        await asyncio.sleep(self._rng.uniform(0, 0.01))

    @property
    def _told(self) -> int:
        return sum(len(visit.seat.frames) for visit in self.visits)

    async def _play(self, pair: list[Guest], game: str) -> None:
        """Table after table."""
        seats = bluffhouse.games()[game].seats
        while not self._closing.is_set():
            size = self._rng.choice([number for number in seats if number > 2])
            bots = dict.fromkeys(map(str, range(2, size)), "random")
            try:
                code = await pair[0].open_table(game, size, bots=bots, absence="wait")
            except httpx.TransportError:
                await asyncio.sleep(0.03)
                continue
            visits = [
                Visit(guest, code, place, random.Random(self._rng.getrandbits(64)))
                for place, guest in enumerate(pair)
            ]
            self.visits += visits
            await asyncio.gather(*[visit.stay(self._closing) for visit in visits])


async def spend(evening: Evening) -> None:
    """Play the whole evening, and check afterwards that everything is there."""
    games = [*sorted(bluffhouse.games()), "lie"]
    evening.server.port = free_port()
    with evening.server as server:
        names = [f"guest {number}" for number in range(2 * len(games))]
        async with guests(server, *names) as people:
            await evening.spend(people, games)
            for code in {visit.seat.code for visit in evening.visits}:
                visits = [visit for visit in evening.visits if visit.seat.code == code]
                await check(visits, server)
    log = server.log.read_text()
    assert "ERROR" not in log
    assert "Traceback" not in log


async def check(visits: list[Visit], server: Server) -> None:
    """Check a table: its journal holds everything that its players received, once."""
    code = visits[0].seat.code
    for visit in visits:
        await visit.seat.close()
        visit.seat.frames += (await visit.seat.guest.look(code, since=0)).frames
    journal = server.journal(code)
    assert list(journal) == list(range(1, len(journal) + 1))
    moves = {
        seq: Move(entry.seat, entry.id or None)
        for seq, entry in journal.items()
        if isinstance(entry, journal_entries.Played)
    }
    viewers = [
        ViewerHistory(visit.place, frozenset(visit.tried), visit.seat.frames) for visit in visits
    ]
    assert problems(len(journal), moves, viewers) == []
    if any(visit.over for visit in visits):
        answer = await visits[0].seat.guest.get(f"/api/tables/{code}/record")
        record, _ = read(answer.text)
        assert verify(record).outcome == "honest"
