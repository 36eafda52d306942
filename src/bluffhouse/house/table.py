"""A table: the fold of its journal.

A table changes in two ways only. `apply` adds one entry to the journal, whether it is new, read
from the store or written by another worker. `forget_workers` drops connections through processes
that died, which no entry reports. Which entries come about is decided in `judge`. Nothing here
waits, reads the time or does any I/O.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from bluffhouse.bots.champion import shipped
from bluffhouse.house.clocks import DAY, Clocks, Closures
from bluffhouse.house.journal_entries import (
    AnyEntry,
    Archived,
    BotSat,
    Came,
    Chair,
    Changed,
    Chatted,
    Followed,
    Handed,
    HintGiven,
    HostReturned,
    Muted,
    NumberMissing,
    NumberShown,
    Opened,
    Paused,
    Played,
    Readied,
    Resumed,
    Sat,
    SpectatorRemoved,
    Started,
    Starting,
    Stood,
    TableClosed,
    Warned,
    Went,
    WentOn,
)
from bluffhouse.records.file import event_decoder
from bluffhouse.rules import game as make_game
from bluffhouse.rules.chance import commitment
from bluffhouse.rules.contract import (
    Action,
    Event,
    Game,
    IllegalAction,
    MoveEvent,
    RedactedError,
    State,
)

CHAT_KEPT = 100
"""Chat messages shown to a person who connects."""
IDS_KEPT = 64
"""Command ids remembered per person, to recognise a command that is sent twice."""
RECENT_ENTRIES = 32
"""Entries kept in memory for viewers who reconnect."""
ABSENT_AFTER = 60_000
"""Milliseconds without a connection or a sign of life after which a player counts as absent, so
that others may decide for them. A reloaded page or a tunnel is no absence."""
PAUSE_LIMIT = 5 * 60_000
"""Milliseconds for which one person may pause one game without everybody's agreement."""

Phase = Literal["waiting", "playing", "over", "closed"]
"""`over`: the game has a result. `closed`: the operator closed the table before that."""

_encode = msgspec.json.Encoder().encode


class Damaged(Exception):
    """The journal contradicts the rules."""


class FreshMove(NamedTuple):
    """A decision that is not in the journal yet: playing it makes its `Played` entry."""

    at: int
    seat: int
    action: Action
    by: Literal["person", "bot", "clock"]
    id: str = ""


class Applied(NamedTuple):
    """An entry that is part of the table now, and the game's events in it."""

    entry: AnyEntry
    events: Sequence[Event]


def _copied(value: Any) -> Any:
    match value:
        case list():
            return [_copied(item) for item in value]
        case dict():
            return {key: _copied(item) for key, item in value.items()}
        case set() | deque() | State() | Clocks():
            return value.copy()
        case _:
            return value


class Table:
    """One table. `seq` is the sequence number of its latest entry."""

    __slots__ = (
        "_closures",
        "abandoned",
        "archived",
        "assisted",
        "away",
        "chairs",
        "chat",
        "chat_ids",
        "clocks",
        "closed_because",
        "code",
        "comings",
        "dismissed",
        "game",
        "held",
        "host",
        "id",
        "ids",
        "moves",
        "muted",
        "next",
        "next_by",
        "numbers_due",
        "opened",
        "own_bots",
        "pause_agreed",
        "pause_used",
        "paused",
        "paused_at",
        "pauser",
        "phase",
        "recent",
        "removed",
        "seed",
        "seen",
        "seq",
        "stand_ins",
        "starting_at",
        "state",
        "talk_since",
        "workers",
    )

    def __init__(self, id: int, code: str, closures: Closures) -> None:
        self.id = id
        self.code = code
        self.seq = 0
        self._closures = closures
        self.opened: Opened
        self.game: Game
        self.host = 0
        self.chairs: list[Chair | None] = []
        self.phase: Phase = "waiting"
        self.paused = False
        self.paused_at = 0
        self.pauser = 0
        """The person who paused the game; 0 in old journals."""
        self.pause_agreed: set[int] = set()
        """The people who agreed to the pause, the pauser among them."""
        self.pause_used: dict[int, int] = {}
        """By person, the milliseconds of this game that they paused without everybody's consent."""
        self.closed_because = ""
        """What the operator said when they closed the table."""
        self.archived = False
        self.state: State | None = None
        self.seed = ""
        self.starting_at: int | None = None
        """When the game was about to start, while players show their numbers."""
        self.numbers_due: set[int] = set()
        """Seats whose players have not shown their numbers yet."""
        self.clocks: Clocks
        self.moves = 0
        """Number of moves made so far."""
        self.comings = 0
        """Number of times that a player's connection began or ended."""
        self.talk_since: int | None = None
        """When the latest negotiation was opened, or went on after a pause or without its only
        person, in milliseconds since 1970."""
        self.chat: deque[tuple[int, Chatted]] = deque(maxlen=CHAT_KEPT)
        self.recent: deque[tuple[int, AnyEntry]] = deque(maxlen=RECENT_ENTRIES)
        self.ids: dict[int, dict[str, int]] = {}
        """By person, the sequence numbers of the entries that their commands became, by id."""
        self.chat_ids: dict[int, dict[str, int]] = {}
        """The same for chat messages."""
        self.muted: dict[int, dict[int, str]] = {}
        """By person, the people they muted, with the names those had then."""
        self.removed: set[int] = set()
        self.dismissed: set[int] = set()
        """Spectators who were removed: they cannot look at the table any more."""
        self.seen: dict[int, int] = {}
        """By person, when they last had a connection or gave another sign of life."""
        self.own_bots: set[int] = set()
        """Seats whose players chose to let a bot play."""
        self.abandoned: set[int] = set()
        """Seats whose players have lost the game if a bot still plays there at its end."""
        self.workers: list[set[int]] = []
        """By seat, the workers through which its player is connected."""
        self.away: dict[int, int] = {}
        """By seat whose player has no connection, since when."""
        self.stand_ins: set[int] = set()
        """Seats where a bot plays until an absent player returns."""
        self.next = ""
        self.next_by: int | None = None
        self.held = False
        """Whether bots wait for the learner before they move."""
        self.assisted = False
        """Whether a player has asked for a hint: the game counts in no figures."""

    def copy(self) -> Table:
        """Return an equal table that shares no mutable state."""
        other = Table.__new__(Table)
        for name in Table.__slots__:
            setattr(other, name, _copied(getattr(self, name)))
        return other

    @property
    def seats(self) -> int:
        return len(self.chairs)

    def seat_of(self, person: int) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.person == person:
                return seat
        return None

    def alone(self, seat: int) -> bool:
        """Return whether a person sits in that seat and in no other; removed people do not."""
        people = [at for at, chair in self._taken() if chair.person not in (None, *self.removed)]
        return people == [seat]

    @property
    def gives_hints(self) -> bool:
        """Whether the only person at the table may ask for hints: nobody else plays, not even an
        agent or somebody whom a bot stands in for."""
        people = [chair for _, chair in self._taken() if chair.person is not None]
        plays = self.phase == "playing" and not self.opened.lesson
        return plays and len(people) == 1 and shipped(self.game.name) is not None

    @property
    def waits(self) -> bool:
        """Whether the game stands still because its only person is away. Bots neither finish it
        for them nor among themselves, whatever the table's clock and rule for absent players; a
        seat that was handed to a bot is played."""
        if not self.away:  # nearly always, and asked several times per move
            return False
        return any(self.alone(seat) and self._chair(seat).bot is None for seat in self.away)

    def awaited(self, seat: int, grace: int) -> int:
        """Return until when an absent player with `grace` milliseconds is waited for."""
        return self._closures.after(self.away[seat], grace)

    def absent_from(self, seat: int) -> int | None:
        """Return when the player of that seat counts as absent, in milliseconds since 1970, or None
        as long as they are connected. With days to decide, nobody is expected to stay: they count
        as absent after the time for one decision."""
        person = self._chair(seat).person
        if person is None or self.workers[seat]:
            return None
        patient = self.phase == "playing" and self.opened.clock.kind == "days"
        grace = self.opened.clock.days * DAY if patient else ABSENT_AFTER
        return self._closures.after(self.seen.get(person, self.opened.at), grace)

    @property
    def pause_limit(self) -> int:
        """Milliseconds for which one person may pause this game without everybody's agreement."""
        clock = self.opened.clock
        return clock.days * DAY if clock.kind == "days" else PAUSE_LIMIT

    @property
    def deciders(self) -> set[int]:
        """The people who play for themselves: not removed, and no bot plays for them."""
        people = {chair.person for _, chair in self._taken() if chair.bot is None}
        return {person for person in people if person is not None} - self.removed

    @property
    def pause_ends(self) -> int | None:
        """When the house ends the pause, in milliseconds since 1970. None: the game is not paused,
        everybody who plays agreed, or it was paused before pauses had an end."""
        if not self.paused or not self.pauser or self.deciders <= self.pause_agreed:
            return None
        left = self.pause_limit - self.pause_used.get(self.pauser, 0)
        return self._closures.after(self.paused_at, max(0, left))

    @property
    def pledge(self) -> str:
        """The hash of the house's part of the seed."""
        return commitment(self.opened.secret)

    def numbers_until(self, grace: int) -> int | None:
        """Return when the start is called off if players have `grace` milliseconds to show their
        numbers. None: the game is not about to start."""
        return None if self.starting_at is None else self._closures.after(self.starting_at, grace)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act if self.state is not None else ()

    def apply(self, change: AnyEntry | FreshMove) -> Applied:
        """Add one entry to the table and return it with the game's events in it.

        A fresh move is played first and becomes its entry; if the rules refuse it, this raises
        IllegalAction and nothing has changed. An entry that was written before must give the
        same events again, or this raises Damaged.
        """
        if isinstance(change, FreshMove):
            return self._play(change)
        entry = change
        self._count(entry)
        events: Sequence[Event] = ()
        match entry:
            case Played():
                events = self._play_again(entry)
                self._played(entry, events)
            case Opened():
                self._open(entry)
            case Changed():
                self._change(entry)
            case Sat():
                self.seen[entry.person] = entry.at
                self._leave(self.seat_of(entry.person))
                self._seat(entry.seat, Chair(entry.name, entry.person, agent=entry.agent))
            case BotSat():
                self._seat(entry.seat, Chair(entry.name, bot=entry.kind, ready=True))
            case Stood():
                self._stand(entry)
            case Readied():
                chair = self._chair(entry.seat)
                self.chairs[entry.seat] = msgspec.structs.replace(
                    chair, ready=entry.ready, number=entry.number, sealed=entry.sealed
                )
                self._see(entry.seat, entry.at)
            case Starting():
                self._prepare(entry)
            case NumberShown():
                chair = self._chair(entry.seat)
                self.chairs[entry.seat] = msgspec.structs.replace(chair, number=entry.number)
                self.numbers_due.discard(entry.seat)
                self._see(entry.seat, entry.at)
            case NumberMissing():
                self._call_off()
            case Started():
                events = self._start(entry)
            case Chatted():
                if not entry.erased:
                    self.chat.append((self.seq, entry))
                self.seen[entry.person] = entry.at
                self._remember(self.chat_ids, entry.person, entry.id)
            case Muted():
                muted = self.muted.setdefault(entry.person, {})
                muted.pop(entry.whom, None)
                if entry.on:
                    muted[entry.whom] = entry.name
            case Paused():
                self._pause(entry)
            case Resumed():
                self._resume(entry)
            case Handed():
                self._hand(entry)
            case HostReturned():
                self.host = entry.person
            case SpectatorRemoved():
                self.removed.add(entry.person)
                self.dismissed.add(entry.person)
            case Came():
                self.comings += 1
                if self.phase == "playing" and self.waits:
                    self.clocks.restart(entry.at)
                    if self.talk_since is not None:
                        self.talk_since = entry.at
                self._see(entry.seat, entry.at)
                self.workers[entry.seat].add(entry.worker)
                self.away.pop(entry.seat, None)
            case Went():
                self.comings += 1
                self._see(entry.seat, entry.at)
                self.workers[entry.seat].discard(entry.worker)
                if not self.workers[entry.seat]:
                    self.away[entry.seat] = entry.at
            case Warned():
                self.clocks.warned.update(entry.seats)
            case WentOn():
                self.held = False
            case HintGiven():
                self.assisted = True
                self._see(entry.seat, entry.at)
            case Archived():
                self.archived = entry.on
            case TableClosed():
                self.phase = "closed"
                self.closed_because = entry.reason
                self.starting_at = None
                self.numbers_due = set()
            case Followed():
                self.next = entry.code
                self.next_by = entry.seat
        return Applied(entry, events)

    def forget_workers(self, alive: set[int], now: int) -> None:
        """Drop the connections through workers that are not in `alive`."""
        for seat, workers in enumerate(self.workers):
            if workers - alive:
                workers &= alive
                if not workers:
                    self.away.setdefault(seat, now)
                    self._see(seat, now)

    def _see(self, seat: int, at: int) -> None:
        """Note a sign of life of the person in that seat."""
        chair = self.chairs[seat]
        if chair is not None and chair.person is not None:
            self.seen[chair.person] = at

    def _pause(self, entry: Paused) -> None:
        if not entry.agrees:
            self.paused = True
            self.paused_at = entry.at
            self.pauser = entry.person
            self.pause_agreed = set()
            self.clocks.pause(entry.at)
        self.pause_agreed.add(entry.person)

    def _resume(self, entry: Resumed) -> None:
        if self.pause_ends is not None:  # what everybody agreed to counts for nobody
            spent = self._closures.open_between(self.paused_at, entry.at)
            used = self.pause_used.get(self.pauser, 0)
            self.pause_used[self.pauser] = min(used + spent, self.pause_limit)
        self.paused = False
        self.pause_agreed = set()
        self.clocks.resume(entry.at)
        if self.talk_since is not None:
            self.talk_since = entry.at

    def _hand(self, entry: Handed) -> None:
        chair = self._chair(entry.seat)
        self.chairs[entry.seat] = msgspec.structs.replace(chair, bot=entry.bot)
        for seats, on in (
            (self.stand_ins, entry.why == "absent"),
            (self.own_bots, entry.why == "self"),
            (self.abandoned, entry.abandoned),
        ):
            seats.discard(entry.seat)
            if on:
                seats.add(entry.seat)
        if chair.person is not None and entry.removed:
            self.removed.add(chair.person)
        elif chair.person is not None and entry.bot is None:
            self.removed.discard(chair.person)

    def _count(self, entry: AnyEntry) -> None:
        self.seq += 1
        self.recent.append((self.seq, entry))

    def _open(self, entry: Opened) -> None:
        self.opened = entry
        self.game = make_game(entry.game, **entry.options).in_edition(entry.edition)
        self.host = entry.host
        self._set_chairs(entry.chairs)
        self.clocks = Clocks(entry.clock, self.seats, self._closures)
        self.held = entry.lesson

    def _change(self, entry: Changed) -> None:
        self.opened = msgspec.structs.replace(
            self.opened,
            options=entry.options,
            public=entry.public,
            clock=entry.clock,
            absence=entry.absence,
        )
        self.game = make_game(self.opened.game, **entry.options).in_edition(self.opened.edition)
        self._set_chairs(entry.chairs)
        self.clocks = Clocks(entry.clock, self.seats, self._closures)

    def _set_chairs(self, chairs: tuple[Chair | None, ...]) -> None:
        here = {chair.person: self.workers[seat] for seat, chair in self._taken() if chair.person}
        gone = {self._chair(seat).person: since for seat, since in self.away.items()}
        self.chairs = list(chairs)
        self.workers = [
            here.get(chair.person, set()) if chair is not None and chair.person else set()
            for chair in chairs
        ]
        self.away = {
            seat: gone[chair.person] for seat, chair in self._taken() if chair.person in gone
        }

    def _taken(self) -> list[tuple[int, Chair]]:
        return [(seat, chair) for seat, chair in enumerate(self.chairs) if chair is not None]

    def awaits(self, seat: int) -> bool:
        """Return whether a bot plays there only until the player returns. (Once the game is over it
        has played all there was.)"""
        return seat in self.stand_ins and self.phase == "playing"

    def _chair(self, seat: int) -> Chair:
        chair = self.chairs[seat]
        if chair is None:
            raise Damaged(f"entry {self.seq} of table {self.id}: seat {seat} is empty")
        return chair

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair

    def _leave(self, seat: int | None) -> None:
        if seat is not None:
            self.chairs[seat] = None
            self.workers[seat] = set()
            self.away.pop(seat, None)

    def _stand(self, entry: Stood) -> None:
        person = self._chair(entry.seat).person
        if self.starting_at is not None:
            self._call_off()
        self._leave(entry.seat)
        if entry.removed and person is not None:
            self.removed.add(person)
        if entry.heir is not None:
            self.host = entry.heir

    def _prepare(self, entry: Starting) -> None:
        self.starting_at = entry.at
        self.numbers_due = set(entry.seats)
        for seat, chair in self._taken():
            if seat not in self.numbers_due:
                self.chairs[seat] = msgspec.structs.replace(chair, number="", sealed="")

    def _call_off(self) -> None:
        self.starting_at = None
        self.numbers_due = set()
        for seat, chair in self._taken():
            if chair.sealed:
                self.chairs[seat] = msgspec.structs.replace(
                    chair, ready=False, number="", sealed=""
                )

    def _start(self, entry: Started) -> Sequence[Event]:
        self.seed = self.mixed_seed()
        self.state = self.game.start(self.seats, self.seed)
        events = self.state.record.events
        self._check(entry.events, events)
        self.phase = "playing"
        self.starting_at = None
        self.clocks = Clocks(self.opened.clock, self.seats, self._closures)
        self.clocks.moved(None, self.state.to_act, entry.at)
        return events

    def mixed_seed(self) -> str:
        """Return the seed: the house's secret, then every player's number by seat."""
        numbers = ["" if chair is None else chair.number for chair in self.chairs]
        return "+".join([self.opened.secret, *numbers])

    def _play(self, move: FreshMove) -> Applied:
        assert self.state is not None
        events = self.state.play(move.seat, move.action)
        lines = tuple([msgspec.Raw(_encode(event)) for event in events])
        entry = Played(move.at, move.seat, lines, move.id, move.by)
        self._count(entry)
        self._played(entry, events)
        return Applied(entry, events)

    def _play_again(self, entry: Played) -> Sequence[Event]:
        if self.state is None:
            raise Damaged(f"entry {self.seq} of table {self.id}: the game has not started")
        move = event_decoder(self.game.name).decode(entry.events[0])
        if not isinstance(move, MoveEvent):
            raise Damaged(f"entry {self.seq} of table {self.id}: not a move")
        try:
            events = self.state.play(move.seat, move.action)
        except (IllegalAction, RedactedError) as refusal:
            raise Damaged(f"entry {self.seq} of table {self.id}: {refusal}") from None
        self._check(entry.events, events)
        return events

    def _check(self, written: tuple[msgspec.Raw, ...], events: Sequence[Event]) -> None:
        if [bytes(line) for line in written] != [_encode(event) for event in events]:
            raise Damaged(
                f"entry {self.seq} of table {self.id}: the rules give other events; was the"
                " journal written by another version of the rules, or edited?"
            )

    def _played(self, entry: Played, events: Sequence[Event]) -> None:
        assert self.state is not None
        self.moves += 1
        self.held = self.opened.lesson
        chair = self.chairs[entry.seat]
        if entry.by == "person":
            self.away.pop(entry.seat, None)  # they act over HTTP, without a connection
            self._see(entry.seat, entry.at)
        if entry.id and chair is not None and chair.person is not None:
            self._remember(self.ids, chair.person, entry.id)
        self.clocks.moved(entry.seat, self.state.to_act, entry.at)
        for event in events:
            if event.hurries is not None:
                self.clocks.hurry(event.hurries, entry.at)
            if event.opens_talk:
                self.talk_since = entry.at
        if self.state.result is not None:
            self.phase = "over"

    def _remember(self, ids: dict[int, dict[str, int]], person: int, id: str) -> None:
        if not id:
            return
        known = ids.setdefault(person, {})
        known[id] = self.seq
        if len(known) > IDS_KEPT:
            del known[next(iter(known))]
