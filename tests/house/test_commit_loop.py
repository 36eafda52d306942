"""The journal is the table: whoever reads it again has the same one, and everybody who looked on
while it was written saw the same as one who comes afterwards. On every game, in random evenings."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bluffhouse
from bluffhouse.house import commands, journal_entries
from bluffhouse.house.clocks import Clocks, Closures
from bluffhouse.house.commit_loop import CommitLoop
from bluffhouse.house.frames import Lens
from bluffhouse.house.journal_entries import AnyEntry, Chair, Clock, Opened, Played
from bluffhouse.house.judge import DuplicateCommand, Person, judge
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Facts
from bluffhouse.house.table import FreshMove, Table
from bluffhouse.house.table_facts import due_at, facts_of
from bluffhouse.house.table_session import TOUCHED_STEP, PendingEntry, TableSession, Viewer
from bluffhouse.rules.contract import Event, IllegalAction
from worlds import fingerprint as fingerprint_of_state
from worlds import tables

PEOPLE = [Person(number, name) for number, name in enumerate(("Ann", "Bob", "ann", "Čeněk"), 1)]
"""Two of them would be taken for each other."""
CLOCKS = [
    Clock(),
    Clock("decision", seconds=5),
    Clock("game", seconds=20, increment=3),
    Clock("days", days=1),
]
NIGHT = (1_000_000_060_000, 1_000_000_100_000)
"""When the house was closed."""
seeds = st.integers(0, 2**32 - 1)
evenings = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


class Wished:
    """Random wishes, most of them sensible."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self._table = table
        self._rng = rng
        self._last: dict[str, Any] | None = None

    def __iter__(self) -> Iterator[tuple[Person, dict[str, Any]]]:
        while True:
            waiting = self._table.phase == "waiting"
            if self._rng.random() < (0.7 if waiting else 0.2):
                yield self._anybody(), self._anything()
            else:
                yield self._to_get_going() if waiting else self._to_play()

    def _anybody(self) -> Person:
        """The host may wish most."""
        return self._rng.choice((PEOPLE[self._table.host - 1], self._rng.choice(PEOPLE)))

    def _to_get_going(self) -> tuple[Person, dict[str, Any]]:
        """Somebody sits down, or gets ready, or deals."""
        rng, chairs = self._rng, self._table.chairs
        host = PEOPLE[self._table.host - 1]
        if None in chairs:
            if rng.random() < 0.5:
                return host, {"type": "add_bot", "seat": chairs.index(None), "kind": "random"}
            return rng.choice(PEOPLE), {"type": "sit"}
        for chair in chairs:
            if chair is not None and chair.person is not None and not chair.ready:
                number = rng.choice(("", "0", f"{rng.getrandbits(64):x}"))
                return PEOPLE[chair.person - 1], {"type": "ready", "number": number}
        return self._anybody(), {"type": "start"}

    def _to_play(self) -> tuple[Person, dict[str, Any]]:
        """Somebody whose turn it is decides; what was sent may be sent again."""
        table, rng = self._table, self._rng
        free = [seat for seat in table.to_act if (c := table.chairs[seat]) and c.person]
        if not free or table.state is None:
            return self._anybody(), self._anything()
        chair = table.chairs[rng.choice(free)]
        assert chair is not None
        assert chair.person is not None
        seat = table.seat_of(chair.person)
        assert seat is not None
        if self._last is None or rng.random() < 0.9:
            action = table.state.legal(seat).sample(rng)
            id = rng.choice(("", f"{rng.getrandbits(32):x}"))
            body = json.loads(msgspec.json.encode(action))
            self._last = {"type": "act", "id": id, "action": body}
        return PEOPLE[chair.person - 1], self._last

    def _anything(self) -> dict[str, Any]:
        rng = self._rng
        seat = rng.randrange(8)
        name = rng.choice(("Ann", "Bob", "  ", "Zoë" * 9, "Čeněk"))
        kind = rng.choice(("random", "rookie:bold", "wizard"))
        on = rng.random() < 0.5
        return rng.choice(
            [
                {"type": "sit", "seat": seat},
                {"type": "sit", "name": name},
                {"type": "stand"},
                {"type": "ready", "ready": on, "number": "beef"},
                self._set_up(),
                {"type": "add_bot", "seat": seat, "kind": kind},
                {"type": "remove", "seat": seat},
                {"type": "start"},
                {"type": "act", "id": "x", "action": {"do": "Nothing"}},
                {"type": "chat", "text": rng.choice(("hello", " ", "ż" * 500)), "id": "y"},
                {"type": "chat", "text": "I am the driver"},
                {"type": "mute", "name": name, "on": on},
                {"type": "pause"},
                {"type": "resume"},
                {"type": "resume"},
                {"type": "hand_over", "seat": seat, "kind": kind},
                {"type": "hand_back", "seat": seat},
            ]
        )

    def _set_up(self) -> dict[str, Any]:
        rng = self._rng
        game, seats = rng.choice(tables(self._table.opened.game))
        wish: dict[str, Any] = {
            "options": rng.choice((game.options_given(), {"no_such_option": 1})),
            "seats": rng.choice((seats, 2, 8)),
            "public": rng.random() < 0.5,
            "clock": json.loads(msgspec.json.encode(rng.choice(CLOCKS))),
            "absence": rng.choice(("wait", "bot")),
        }
        kept = rng.sample(sorted(wish), rng.randrange(len(wish) + 1))
        return {"type": "set_up", **{name: wish[name] for name in kept}}


def of_itself(table: Table, at: int, rng: random.Random) -> AnyEntry:
    """Something that happens without anybody's wish."""
    seat = rng.randrange(table.seats)
    chair = table.chairs[seat]
    happenings: list[AnyEntry] = [journal_entries.Archived(at, not table.archived)]
    if chair is not None and chair.person is not None:
        happenings += [
            journal_entries.Came(at, seat, rng.randrange(3)),
            journal_entries.Went(at, seat, rng.randrange(3)),
        ]
    if table.phase == "playing":
        happenings.append(journal_entries.Warned(at, table.to_act))
    if table.phase == "playing" and chair is not None and chair.person is not None:
        happenings += [
            journal_entries.Handed(at, seat, "random", "absent"),
            journal_entries.Handed(at, seat, None, "back"),
        ]
    if table.phase == "over":
        happenings.append(journal_entries.Followed(at, "ABCDEFGH"))
    return rng.choice(happenings)


class Picture:
    """The state that a client shows, built from the frames alone."""

    def __init__(self, snapshot: str) -> None:
        self.take(snapshot)

    def take(self, text: str) -> None:
        frame = json.loads(text)
        if frame["type"] == "snapshot":
            self.seq: int = frame["seq"]
            self.you: dict[str, Any] = frame["you"]
            self.table: dict[str, Any] = frame["table"]
            self.view: dict[str, Any] | None = frame.get("view")
            self.legal: list[Any] = frame.get("legal", [])
            self.clocks: dict[str, Any] | None = frame.get("clocks")
            return
        assert frame["seq"] == self.seq + 1
        self.seq = frame["seq"]
        self.table = frame.get("table", self.table)
        self.legal = frame.get("legal", self.legal)
        self.clocks = frame.get("clocks", self.clocks)
        if "set" in frame or "add" in frame:
            self.view = {**(self.view or {}), **frame.get("set", {})}
            for name, more in frame.get("add", {}).items():
                self.view[name] = self.view[name] + more

    @property
    def shown(self) -> tuple[object, ...]:
        you = (self.you["name"], self.you.get("seat"), self.you.get("host"))
        return self.seq, you, self.table, self.view, self.legal


class Evening:
    """A table, everybody who looks at it, and its journal."""

    def __init__(self, game: str, rng: random.Random) -> None:
        self.rng = rng
        self.now = 1_000_000_000_000
        setting, seats = rng.choice(tables(game))
        opened = Opened(
            self.now,
            rng.choice(PEOPLE).id,
            game,
            setting.options_given(),
            f"{rng.getrandbits(64):x}",
            (None,) * (seats - 1) + (Chair("Olga", bot="random", ready=True),),
            clock=rng.choice(CLOCKS),
            absence=rng.choice(("wait", "bot")),
        )
        self.journal: list[bytes] = [journal_entries.encode(opened)]
        self.table = Table(7, "CODE", Closures([NIGHT]))
        self.table.apply(opened)
        self.session, self.viewers = watched(self.table)
        self._wishes = iter(Wished(self.table, rng))

    def go_on(self) -> list[str] | None:
        """One more thing happens; what each viewer is told of it. None: it was refused."""
        happened = self._happen()
        if happened is None:
            return None
        entry, events = happened
        self.journal.append(journal_entries.encode(entry))
        return told(self.session, self.viewers, entry, events, self.now)

    def _happen(self) -> tuple[AnyEntry, Sequence[Event]] | None:
        rng, table = self.rng, self.table
        self.now += rng.choice((0, 1, 300, 4_000, 20_000))
        if rng.random() < 0.1:
            entry = of_itself(table, self.now, rng)
            return table.apply(entry)
        bots = [s for s in table.to_act if (chair := table.chairs[s]) and chair.bot]
        if bots and table.state is not None and not table.paused and rng.random() < 0.7:
            seat = rng.choice(bots)
            action = table.state.legal(seat).sample(rng)
            return table.apply(FreshMove(self.now, seat, action, "bot"))
        person, wish = next(self._wishes)
        try:
            return table.apply(judge(table, person, commands.decode(json.dumps(wish)), self.now))
        except (IllegalAction, Refusal, DuplicateCommand):
            return None

    def read_again(self) -> Table:
        table = Table(7, "CODE", Closures([NIGHT]))
        for line in self.journal:
            table.apply(journal_entries.decode(line))
        return table


def watched(table: Table) -> tuple[TableSession, list[Viewer]]:
    """A table at which all people look, seated or not."""
    session = TableSession(table, lambda _: None)
    viewers = [Viewer(person, lambda _: None) for person in [*PEOPLE, Person(99, "Passer-by")]]
    for viewer in viewers:
        viewer.seat = table.seat_of(viewer.person.id)
        session.viewers[viewer] = None
        session.lens(viewer.seat)
    return session, viewers


def told(
    session: TableSession, viewers: list[Viewer], entry: AnyEntry, events: Sequence[Event], now: int
) -> list[str]:
    """Return the frames sent, by viewer."""
    frames = dict(session.frames_of(entry, events, now))
    return [frames[viewer] for viewer in viewers]


def snapshot(table: Table, person: Person, now: int) -> str:
    """Return the snapshot for a person who connects now."""
    return Lens(table, table.seat_of(person.id)).snapshot(table, person, now, ())


def fingerprint(table: Table) -> dict[str, object]:
    """Return everything in a table, to compare it with another."""
    apart = {"_closures", "clocks", "game", "opened", "recent", "state"}
    return {
        **{name: deepcopy(getattr(table, name)) for name in Table.__slots__ if name not in apart},
        "clocks": {
            name: deepcopy(getattr(table.clocks, name))
            for name in Clocks.__slots__
            if name != "_closures"
        },
        "game": (table.game.name, table.game.options_given()),
        "opened": journal_entries.encode(table.opened),  # a list there may have been a tuple here
        "recent": [(number, journal_entries.encode(entry)) for number, entry in table.recent],
        "state": None if table.state is None else fingerprint_of_state(table.state),
    }


on_every_game: Callable[[Any], Any] = pytest.mark.parametrize("game", sorted(bluffhouse.games()))


@on_every_game
@evenings
@given(seeds)
def test_what_the_store_keeps_of_a_table_follows_every_entry(game: str, seed: int) -> None:
    evening = Evening(game, random.Random(seed))
    session, table = evening.session, evening.table
    kept = Facts(0, None, "", False, False, 0, 0, "")
    for _ in range(100):
        happened = evening._happen()
        if happened is None:
            continue
        session.enqueue(PendingEntry(happened[0], table.seq, []))
        due = due_at(table, 0, 1000)
        change = session.take_pending(due)
        assert change is not None
        kept = kept._replace(to_act=change.facts.to_act) if change.moved else change.facts
        wanted = facts_of(table, [happened[0]], due)
        assert kept._replace(touched=0) == wanted._replace(touched=0)
        late = wanted.touched - kept.touched
        assert late == 0 or (isinstance(happened[0], Played) and 0 < late < TOUCHED_STEP)
        session.send_written()


@on_every_game
@evenings
@given(seeds)
def test_the_journal_read_again_is_the_same_table(game: str, seed: int) -> None:
    evening = Evening(game, random.Random(seed))
    for _ in range(200):
        evening.go_on()
    again = evening.read_again()
    assert again.seq == len(evening.journal)
    assert fingerprint(again) == fingerprint(evening.table)
    for viewer in evening.viewers:
        later = evening.now + 1_000
        mine = snapshot(evening.table, viewer.person, later)
        assert snapshot(again, viewer.person, later) == mine


@on_every_game
@evenings
@given(seeds)
def test_another_reader_tells_everybody_the_same(game: str, seed: int) -> None:
    evening = Evening(game, random.Random(seed))
    again = evening.read_again()
    session, viewers = watched(again)
    for _ in range(200):
        frames = evening.go_on()
        if frames is not None:
            entry = journal_entries.decode(evening.journal[-1])
            assert told(session, viewers, entry, again.apply(entry).events, evening.now) == frames


@on_every_game
@evenings
@given(seeds)
def test_a_refused_wish_changes_nothing(game: str, seed: int) -> None:
    evening = Evening(game, random.Random(seed))
    refused = 0
    for _ in range(100):
        before = fingerprint(evening.table)
        if evening.go_on() is None:
            refused += 1
            assert fingerprint(evening.table) == before
    assert refused


@on_every_game
@evenings
@given(seeds)
def test_updates_lead_to_what_a_newcomer_is_shown(game: str, seed: int) -> None:
    evening = Evening(game, random.Random(seed))
    people = [viewer.person for viewer in evening.viewers]
    pictures = [Picture(snapshot(evening.table, person, evening.now)) for person in people]
    for _ in range(200):
        frames = evening.go_on()
        if frames is None:
            continue
        for person, picture, frame in zip(people, pictures, frames, strict=True):
            picture.take(frame)
            fresh = Picture(snapshot(evening.table, person, evening.now))
            assert picture.shown == fresh.shown
            if evening.table.phase == "playing":
                seen, shown = running(picture.clocks), running(fresh.clocks)
                assert seen.keys() == shown.keys()
                assert seen == shown or "clocks" not in json.loads(frame)


def running(clocks: dict[str, Any] | None) -> dict[str, int]:
    """By seat whose time runs out, what is left of it."""
    left: dict[str, int] = {} if clocks is None else clocks["left"]
    return left


class File:
    """A database whose file may be gone; it counts how often it is looked for."""

    def __init__(self) -> None:
        self.reachable = True
        self.gone = False
        self.looked = 0

    @property
    def lost(self) -> bool:
        self.looked += 1
        return self.gone


def test_the_file_is_looked_for_until_something_waits_for_it() -> None:
    file: Any = File()
    unused: Any = None
    loop = CommitLoop(file, unused, 0, {}, unused, unused, unused, unused)
    assert not loop.overloaded
    assert not loop.overloaded
    assert file.looked == 2
    session, _ = watched(Evening("lie", random.Random(1)).table)
    loop.queue(session)
    file.gone = True
    assert not loop.overloaded  # the transaction that is about to begin finds out
    assert file.looked == 2
    file.reachable = False  # it has
    assert loop.overloaded
