"""The no-leak law on the wire, on every game.

Whole games over real sockets, with people, bots and spectators, and every frame that anybody was
sent. Afterwards the truth is read from the database, and for each viewer and each frame another
truth is imagined: one that looks the same to this viewer and in which the others hold other
things. The house, given that other truth and only what this viewer may see of the events, must have
sent the very same frame. So no frame tells two such truths apart.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from bluffhouse.house import journal_entries
from bluffhouse.house.clocks import Closures
from bluffhouse.house.journal_entries import AnyEntry, Played, Started
from bluffhouse.house.judge import Person
from bluffhouse.house.table import Table
from bluffhouse.house.table_session import TableSession, Viewer
from bluffhouse.rules.contract import Action, Event, IllegalAction, MoveEvent, State
from serving import Guest, Seat, Server, guests, seated
from small_house import together
from worlds import NAMES as GAMES
from worlds import fingerprint, tables

TABLES = 3
"""How many of each game are played, with different players and options."""
OWN = {"events", "set", "add", "legal", "id", "chat_message"}
"""Fields of an update that depend on the viewer, or on the people they have muted."""


# ── a game, and all that was told of it ─────────────────────────────────────────────────────


class Watched:
    """One connection, and what came through it."""

    def __init__(self, connection: Seat, seat: int | None) -> None:
        self.connection = connection
        self.seat = seat
        self.person = Person(0, "")

    @property
    def snapshots(self) -> list[dict[str, Any]]:
        return [frame for frame in self.connection.frames if frame["type"] == "snapshot"]

    @property
    def updates(self) -> dict[int, dict[str, Any]]:
        return {f["seq"]: f for f in self.connection.frames if f["type"] == "update"}


class Told:
    """A finished game: every frame, and what HTTP answered while it ran."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.watched: list[Watched] = []
        self.replays: list[tuple[int | None, dict[str, Any]]] = []
        self.answers: list[str] = []

    def watch(self, connection: Seat, seat: int | None) -> None:
        self.watched.append(Watched(connection, seat))


async def play(server: Server, name: str, number: int) -> Told:
    """Ann and Bob among bots; Eve and Sam watch; things happen in between."""
    rng = random.Random(f"{name} {number}")
    game, seats = rng.choice([table for table in tables(name) if table[1] >= 3])
    async with guests(server, "Ann", "Bob", "Eve", "Sam") as (ann, bob, eve, sam):
        clock = {"kind": "game", "seconds": 3600, "increment": 5}
        options = game.options_given()
        players = await seated([ann, bob], name, seats, clock=clock, options=options)
        told = Told(players[0].code)
        for number, player in enumerate(players):
            told.watch(player, number)
        watchers = [await eve.look(told.code), await sam.look(told.code)]
        for watcher in watchers:
            told.watch(watcher, None)

        async def come_again() -> None:
            """More devices, some of them away since a while."""
            for guest, seat, since in (
                (ann, 0, 0),
                (bob, 1, 12),
                (eve, None, 3),
                (sam, None, None),
            ):
                told.watch(await guest.look(told.code, since), seat)

        happenings: list[Callable[[], Awaitable[None]]] = [
            lambda: talk(players, watchers),
            lambda: interrupt(*players[:2]),
            come_again,
            lambda: ask_around(told, ann, bob, eve),
        ]
        decisions = 0
        async with asyncio.timeout(240):
            while players[0].table["phase"] != "over":
                if decisions and happenings:
                    await happenings.pop(0)()
                await together(players)
                free = [player for player in players if player.legal]
                if free:
                    decider = rng.choice(free)
                    await decider.act(rng.choice(decider.choices))
                    decisions += 1
                elif players[0].table["phase"] != "over":
                    await players[0].next()
            await together([watched.connection for watched in told.watched])
        for happening in happenings:  # the game was short
            await happening()
        name_people(server, told)
        return told


async def talk(players: list[Seat], watchers: list[Seat]) -> None:
    await watchers[1].ask(type="mute", name="Ann")
    await players[0].ask(type="chat", text="I have nothing")
    await watchers[0].ask(type="chat", text="She has")


async def interrupt(host: Seat, other: Seat) -> None:
    await host.ask(type="pause")
    await host.ask(type="resume")
    await other.ask(type="hand_over", seat=1, kind="rookie")
    await other.ask(type="hand_back", seat=1)


async def ask_around(told: Told, ann: Guest, bob: Guest, eve: Guest) -> None:
    path = f"/api/tables/{told.code}"
    for seat, guest in ((0, ann), (1, bob), (None, eve)):
        wanted = {} if seat is None else {"seat": seat}
        replay = (await guest.get(path + "/replay", **wanted)).json()
        told.replays.append((seat, replay))
        if replay.get("over"):
            continue
        for other in range(3):
            answer = await guest.get(path + "/replay", seat=other)
            allowed = other == seat or answer.json().get("over")
            assert answer.status_code == 200 if allowed else answer.json()["reason"] == "not-over"
        more = ("/api/history", "/api/history/figures", path + "/record", path)
        answers = [(await guest.get(path)).text for path in more]
        told.answers.append((await guest.metrics()).text)
        if '"phase":"playing"' in answers[-1]:
            told.answers += answers


def name_people(server: Server, told: Told) -> None:
    for watched in told.watched:
        token = sha256(watched.connection.guest.token.encode()).hexdigest()
        [(id,)] = rows(server, "SELECT person FROM tokens WHERE hash = ?", token)
        watched.person = Person(id, watched.connection.guest.name)


# ── the truth, and others ───────────────────────────────────────────────────────────────────


def rows(server: Server, query: str, *values: Any) -> list[Any]:
    database = sqlite3.connect(server.folder / "house.db")
    try:
        return database.execute(query, values).fetchall()
    finally:
        database.close()


def journal(server: Server, code: str) -> list[AnyEntry]:
    query = "SELECT body FROM entries JOIN tables ON id = table_id WHERE code = ? ORDER BY number"
    return [journal_entries.decode(body) for (body,) in rows(server, query, code)]


class Worlds:
    """The truth, entry by entry, and others that look the same from a seat."""

    def __init__(self, code: str) -> None:
        self.truth = Table(0, code, Closures())
        self.rng = random.Random(code)
        self.actions: list[Action] = []
        """All actions so far."""
        self.differed: Counter[bool] = Counter()
        """How often a truth that looked the same was another one."""

    def apply(self, entry: AnyEntry) -> list[Event]:
        events = list(self.truth.apply(entry).events)
        self.actions += [event.action for event in events if isinstance(event, MoveEvent)]
        return events

    def other(self, seat: int | None) -> Table:
        """The table as it may just as well be, for all that one in that seat can know."""
        table = copy.copy(self.truth)
        table.chairs = [
            chair and msgspec.structs.replace(chair, number=f"{self.rng.getrandbits(64):x}")
            for chair in table.chairs
        ]
        state = self.truth.state
        if state is not None:
            table.state = state.game.imagine(state.view(seat), self.rng)
            if state.result is None:
                self.differed[hidden_in(table.state) != hidden_in(state)] += 1
        return table


def hidden_in(state: State) -> dict[str, str]:
    """Return everything in a state except its history."""
    past = ("_log", "_drawn")
    return {name: value for name, value in fingerprint(state).items() if name not in past}


def as_seen(entry: AnyEntry, events: list[Event], seat: int | None) -> tuple[AnyEntry, list[Event]]:
    """The entry as one would write it who knows only what may be seen from that seat."""
    seen = [event.seen_by(seat) for event in events]
    if isinstance(entry, Played | Started):
        lines = tuple(msgspec.Raw(msgspec.json.encode(event)) for event in seen)
        entry = msgspec.structs.replace(entry, events=lines)
    return entry, seen


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


class Elsewhere:
    """The house in the other truths of one viewer."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.viewer = Viewer(watched.person, lambda _: None)
        self.session: TableSession | None = None

    def frame(self, other: Table, entry: AnyEntry, events: list[Event]) -> dict[str, Any] | None:
        """Return the frame it would have sent for this entry, or None if it is the first."""
        if self.session is None:
            self.session = TableSession(other, lambda _: None)
            self.session.viewers[self.viewer] = None
            frame = None
        else:
            self.session.table = other
            [(_, text)] = self.session.frames_of(
                *as_seen(entry, events, self.watched.seat), entry.at
            )
            frame = json.loads(text)
        self.session.renew_lenses()  # the next one comes from yet another truth
        return frame

    def snapshot(self, now: int) -> dict[str, Any]:
        assert self.session is not None
        lens = self.session.lens(self.watched.seat)
        snapshot: dict[str, Any] = json.loads(
            lens.snapshot(self.session.table, self.watched.person, now, ())
        )
        return snapshot


# ── the law ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", range(TABLES))
@pytest.mark.parametrize("game", GAMES)
async def test_no_frame_tells_two_truths_apart(server: Server, game: str, number: int) -> None:
    told = await play(server, game, number)
    worlds = Worlds(told.code)
    elsewhere = [(watched, watched.updates, Elsewhere(watched)) for watched in told.watched]
    checked = 0
    for n, entry in enumerate(journal(server, told.code), 1):
        events = worlds.apply(entry)
        if worlds.truth.phase == "waiting":
            continue
        shared = []
        for watched, updates, house in elsewhere:
            other = worlds.other(watched.seat)
            frame = house.frame(other, entry, events)
            got = updates.get(n)
            if got is not None:
                assert got.get("events", []) == plain([e.seen_by(watched.seat) for e in events])
                if "id" in got:
                    assert isinstance(entry, Played)
                    assert entry.seat == watched.seat, "another's name for his action"
                shared.append({name: got[name] for name in got if name not in OWN})
                if frame is not None:
                    assert got == frame, f"entry {n}, seat {watched.seat}"
                    checked += 1
            check_snapshots(watched, house, n)
            check_missed(told, watched, n, events)
            check_refusals(worlds, watched.seat, other.state)
        assert all(part == shared[0] for part in shared), "what is not a viewer's own is for all"
        check_replays(worlds, told, n, events)
    assert worlds.truth.phase == "over"
    assert checked > 3 * worlds.truth.moves, "nearly every frame of every viewer"
    share = worlds.differed[True] / worlds.differed.total()
    assert share > 0.5, f"only {share:.0%} of the imagined truths were others"
    check_secrets(worlds.truth, told)


def check_snapshots(watched: Watched, house: Elsewhere, number: int) -> None:
    """The whole picture, for one who came to look after this entry."""
    for frame in watched.snapshots:
        if frame["seq"] == number:
            now = frame.get("clocks", {}).get("now", 0)
            assert {**house.snapshot(now), "missed": 0} == {**frame, "missed": 0}


def check_missed(told: Told, watched: Watched, number: int, events: list[Event]) -> None:
    """A viewer who was away gets the same update as they would have got at the time."""
    for snapshot in watched.snapshots:
        for missed in snapshot.get("missed", []):
            if missed["seq"] != number:
                continue
            assert missed.get("events", []) == plain([e.seen_by(watched.seat) for e in events])
            for other in told.watched:
                if other.person == watched.person and number in other.updates:
                    then = other.updates[number]
                    assert missed.items() <= then.items()


def check_refusals(worlds: Worlds, seat: int | None, imagined: State | None) -> None:
    """A command that is not allowed is refused with the same words, whatever the others hold."""
    state = worlds.truth.state
    if seat is None or state is None or imagined is None:
        return
    for action in worlds.rng.sample(worlds.actions, min(3, len(worlds.actions))):
        assert refusal(state, seat, action) == refusal(imagined, seat, action)


def refusal(state: State, seat: int, action: Action) -> object:
    try:
        state.copy().play(seat, action)
    except IllegalAction as refused:
        return refused.reason, refused.values
    return None


def check_replays(worlds: Worlds, told: Told, number: int, events: list[Event]) -> None:
    """A game that runs is told again as it was seen."""
    for seat, replay in told.replays:
        for step in replay["steps"]:
            if step["seq"] == number:
                other = worlds.other(seat).state
                assert other is not None
                assert step["view"] == plain(other.view(seat))
                assert step["events"] == plain([event.seen_by(seat) for event in events])


def check_secrets(table: Table, told: Told) -> None:
    """The seed is told when the game is over, and not before."""
    secrets = (table.opened.secret, table.seed)
    running = [
        frame
        for watched in told.watched
        for frame in watched.connection.frames
        if frame.get("table", {}).get("phase") != "over"
    ]
    texts = [json.dumps(frame) for frame in running] + [json.dumps(told.replays)]
    texts += told.answers
    assert not any(secret in text for secret in secrets for text in texts)
