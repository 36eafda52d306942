"""The frames that viewers are sent; nothing else reaches them.

A `Lens` is what one kind of viewer sees of a table: the player in a seat, or a spectator (None). It
takes the true table and gives what that viewer may know: everything once (a snapshot), then what
each entry changed (an update). Viewers with the same lens get the same bytes.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import compress, count
from operator import is_not
from typing import Any, Literal

import msgspec
from msgspec.structs import astuple

from bluffhouse.house.journal_entries import (
    Absence,
    AnyEntry,
    Archived,
    BotSat,
    Came,
    Changed,
    Chatted,
    Clock,
    Followed,
    Handed,
    HintGiven,
    HostReturned,
    Muted,
    NumberMissing,
    Opened,
    Paused,
    Played,
    Readied,
    Resumed,
    Sat,
    SpectatorRemoved,
    Started,
    Stood,
    TableClosed,
    Warned,
    Went,
    WentOn,
)
from bluffhouse.house.judge import DuplicateCommand, Person
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.table import Phase, Table
from bluffhouse.records.file import event_decoder
from bluffhouse.rules.chance import commitment
from bluffhouse.rules.contract import Event, Scalar, View
from bluffhouse.rules.contract import tag_of as tag
from bluffhouse.study.hints import Hint
from bluffhouse.text.chat import Reaction

PROTOCOL = 2

# Tuples, because comparing with a union takes three times as long.
GAME_ENTRIES = (Played, Started)
"""Entries of the game itself."""
UNSEEN_ENTRIES = (Chatted, Muted, Warned, WentOn)
"""Other entries that change nothing of what a table shows beside its game."""


class SeatShown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A taken seat."""

    name: str
    person: bool = False
    """Whether it belongs to a person, even while a bot plays for them."""
    bot: str | None = None
    """The bot that plays in it."""
    ready: bool = False
    here: bool = False
    """Whether the person has a connection."""
    agent: bool = False
    """Whether the person is an agent: a program, such as a language model, that says so."""
    sealed: str | None = None
    """The hash of the number that the person adds to the seed."""


class TableShown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything about a table except the game itself."""

    code: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatShown | None, ...]
    phase: Phase
    pledge: str
    """The hash of the house's part of the seed, shown before anyone sits."""
    paused: bool = False
    pause_until: int | None = None
    """When the house ends the pause, in milliseconds since 1970; None: everybody agreed to it."""
    pause_agreed: tuple[int, ...] = ()
    """The seats of the players who agreed to the pause."""
    public: bool = False
    clock: Clock = Clock()
    absence: Absence = "bot"
    host: int | None = None
    """The seat of the host, if they sit."""
    starting: tuple[int, ...] | None = None
    """While the game is about to start: the seats whose players have not yet shown the numbers they
    sealed."""
    commitment: str | None = None
    """The hash of the whole seed, with the players' numbers in it, from the start on."""
    seed: str | None = None
    """The seed itself, once the game is over."""
    before: str | None = None
    next: str | None = None
    """The table this one is a rematch of, and its own rematch."""
    next_by: int | None = None
    """The seat of the player who asked for the rematch."""
    archived: bool = False
    closed_because: str | None = None
    """In the phase `closed`: the operator's reason, if one was given."""
    lesson: bool = False
    """Whether it is a lesson: its deal was chosen, and its bots wait for the command `go_on`."""
    hints: bool = False
    """Whether the only person at the table may ask for hints (`ask_hint`)."""
    assisted: bool = False
    """Whether the player has asked for a hint in this game, which then counts in no figures."""


class You(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The viewer."""

    name: str
    seat: int | None = None
    host: bool = False
    muted: tuple[str, ...] = ()


class ClocksShown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How much time the seats have left."""

    now: int
    """The house's time, in milliseconds since 1970."""
    left: dict[int, int]
    """Milliseconds left, by seat whose clock runs."""
    banks: tuple[int, ...] | None = None
    """With a clock per game: milliseconds of each seat while its clock does not run."""
    hurried: bool = False
    warned: tuple[int, ...] = ()


class ChatMessage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A chat message: a text, a reaction or a phrase."""

    seq: int
    at: int
    name: str
    text: str
    """Empty if it is a reaction or a phrase."""
    seat: int | None = None
    reaction: Reaction | None = None
    phrase: str | None = None
    """A key of the locales, `phrase-…` or the game's own."""


What = Literal[
    "opened",
    "changed",
    "sat",
    "stood",
    "removed",
    "unseated",
    "spectator-removed",
    "host-returned",
    "bot-sat",
    "ready",
    "not-ready",
    "number-missing",
    "started",
    "paused",
    "pause-agreed",
    "pause-over",
    "resumed",
    "handed-over",
    "handed-back",
    "came",
    "went",
    "warned",
    "archived",
    "woken",
    "closed",
    "rematch",
    "hint",
]


class Notice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened around the game: a player joined, the host paused."""

    what: What
    """Its sentence is the message `notice-…` of the locales."""
    seat: int | None = None
    name: str | None = None
    bot: str | None = None
    why: Literal["host", "self", "absent", "back"] | None = None
    by: int | None = None
    """The seat of the player who did it; None: the host or the house, or it is `seat` itself."""
    reason: str | None = None
    """The operator's reason for closing the table."""


class Update(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=tag):
    """Entry `seq`, as this viewer may know it, and what it changed."""

    seq: int
    events: Sequence[msgspec.Raw] = ()
    """The game's own events, redacted."""
    set: dict[str, Any] = {}
    """Fields of the view with a new value."""
    add: dict[str, Any] = {}
    """What to append to lists of the view."""
    legal: Sequence[Any] | None = None
    """What you may do now; empty: nothing. Left out: as before."""
    clocks: ClocksShown | None = None
    table: TableShown | None = None
    notice: Notice | None = None
    chat_message: ChatMessage | None = None
    id: str | None = None
    """Your own name for the action, if it was yours."""
    by: Literal["bot", "clock"] | None = None
    """Who decided, if not the player."""


class Snapshot(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=tag
):
    """Everything you may know of the table after entry `seq`."""

    protocol: int
    seq: int
    table: TableShown
    you: You
    view: View | None = None
    """None before the start."""
    legal: Sequence[Any] = ()
    clocks: ClocksShown | None = None
    chat: tuple[ChatMessage, ...] = ()
    missed: tuple[Update, ...] = ()
    """What happened after the seq you gave."""


class Refused(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=tag):
    """Your command was refused; nothing has changed."""

    reason: str
    """A message of the locales: the house's or the game's."""
    values: dict[str, Scalar] = {}
    id: str | None = None


class Accepted(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=tag
):
    """Your command was accepted: it is entry `seq` of the table."""

    seq: int
    id: str | None = None
    """Your own name for the command, if you gave it one."""


class HintFrame(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="hint"
):
    """What a shark would do in your place, at your command. Nobody else gets it."""

    seq: int
    """The entry after which you asked; a later move makes the hint pointless."""
    hint: Hint | None = None
    """Left out if the house could not work it out."""


class Announcement(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=tag):
    """A message from the operator to everybody who is connected, at any table or page."""

    text: str
    """Empty: the last one is withdrawn."""
    at: int
    """When it was made, in milliseconds since 1970."""


class Pong(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=tag):
    """The answer to a ping."""


Frame = Snapshot | Update | Refused | Accepted | HintFrame | Announcement | Pong

_encoder = msgspec.json.Encoder()


def encode(frame: Frame) -> str:
    return _encoder.encode(frame).decode()


PONG = encode(Pong())


# ── the table ───────────────────────────────────────────────────────────────────────────────


def shown_seat(table: Table, seat: int) -> SeatShown | None:
    chair = table.chairs[seat]
    if chair is None:
        return None
    here = bool(table.workers[seat])
    person = chair.person is not None
    seal = chair.sealed or None
    return SeatShown(chair.name, person, chair.bot, chair.ready, here, chair.agent, seal)


def shown_table(table: Table) -> TableShown:
    opened = table.opened
    return TableShown(
        code=table.code,
        game=opened.game,
        options=opened.options,
        seats=tuple(shown_seat(table, seat) for seat in range(table.seats)),
        phase=table.phase,
        pledge=table.pledge,
        paused=table.paused,
        pause_until=table.pause_ends,
        pause_agreed=tuple(
            seat
            for seat, chair in enumerate(table.chairs)
            if chair is not None and chair.person in table.pause_agreed
        ),
        public=opened.public,
        clock=opened.clock,
        absence=opened.absence,
        host=table.seat_of(table.host),
        starting=None if table.starting_at is None else tuple(sorted(table.numbers_due)),
        commitment=commitment(table.seed) if table.seed else None,
        seed=table.seed if table.phase == "over" else None,
        before=opened.before or None,
        next=table.next or None,
        next_by=table.next_by,
        archived=table.archived,
        closed_because=table.closed_because or None,
        lesson=opened.lesson,
        hints=table.gives_hints,
        assisted=table.assisted,
    )


def shown_clocks(table: Table, now: int) -> ClocksShown | None:
    clocks = table.clocks
    if table.phase != "playing" or not clocks.ticking:
        return None
    left = {seat: clocks.remaining(seat, now) or 0 for seat in clocks.running}
    return ClocksShown(
        now,
        left,
        tuple(clocks.left) if clocks.clock.kind == "game" else None,
        clocks.hurried,
        tuple(sorted(clocks.warned)),
    )


def chat_message(seq: int, entry: Chatted) -> ChatMessage:
    return ChatMessage(
        seq,
        entry.at,
        entry.name,
        entry.text,
        entry.seat,
        entry.reaction,
        entry.phrase or None,
    )


def notice_of(entry: AnyEntry) -> Notice | None:
    """Return the notice of an entry, or None for moves and chat."""
    match entry:
        case Played() | Chatted():
            return None
        case Opened():
            return Notice("opened")
        case Changed():
            return Notice("changed")
        case Sat():
            return Notice("sat", entry.seat, entry.name)
        case Stood():
            if entry.by is not None and not entry.removed:
                return Notice("unseated", entry.seat, by=entry.by)
            return Notice("removed" if entry.removed else "stood", entry.seat, by=entry.by)
        case BotSat():
            return Notice("bot-sat", entry.seat, entry.name, entry.kind)
        case Readied():
            return Notice("ready" if entry.ready else "not-ready", entry.seat)
        case NumberMissing():
            return Notice("number-missing", entry.seat)
        case Started():
            return Notice("started")
        case Paused():
            return Notice("pause-agreed" if entry.agrees else "paused", by=entry.by)
        case Resumed():
            return Notice("pause-over" if entry.used_up else "resumed", by=entry.by)
        case Handed():
            if entry.removed:
                return Notice("removed", entry.seat, bot=entry.bot, by=entry.by)
            what: What = "handed-back" if entry.bot is None else "handed-over"
            return Notice(what, entry.seat, bot=entry.bot, why=entry.why, by=entry.by)
        case HostReturned():
            return Notice("host-returned", entry.seat, entry.name)
        case SpectatorRemoved():
            return Notice("spectator-removed", name=entry.name, by=entry.by)
        case Came():
            return Notice("came", entry.seat)
        case Went():
            return Notice("went", entry.seat)
        case Warned():
            return Notice("warned", entry.seats[0] if len(entry.seats) == 1 else None)
        case Archived():
            return Notice("archived" if entry.on else "woken")
        case TableClosed():
            return Notice("closed", reason=entry.reason or None)
        case Followed():
            return Notice("rematch")
        case HintGiven():
            return Notice("hint", entry.seat)
        case _:
            return None


# ── the lens ────────────────────────────────────────────────────────────────────────────────


class Lens:
    """What one kind of viewer sees of a table, and what it last saw."""

    __slots__ = ("_forms", "_values", "seat")

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        state = table.state
        self._values = None if state is None else astuple(state.view(seat))
        """The fields of the view as they were last sent."""
        self._forms = self._legal(table)

    def _legal(self, table: Table) -> Sequence[Any]:
        state = table.state
        if state is None or self.seat is None or self.seat not in state.to_act:
            return ()
        return state.legal(self.seat).forms()

    def snapshot(
        self, table: Table, person: Person, now: int, missed: Iterable[tuple[int, AnyEntry]]
    ) -> str:
        """Return the snapshot for a person, with the entries they missed."""
        muted = table.muted.get(person.id, {})
        chair = None if self.seat is None else table.chairs[self.seat]
        return encode(
            Snapshot(
                protocol=PROTOCOL,
                seq=table.seq,
                table=shown_table(table),
                you=You(
                    person.name if chair is None else chair.name,
                    self.seat,
                    person.id == table.host,
                    tuple(sorted(muted.values())),
                ),
                view=None if table.state is None else table.state.view(self.seat),
                legal=self._forms,
                clocks=shown_clocks(table, now),
                chat=tuple(
                    chat_message(seq, entry)
                    for seq, entry in table.chat
                    if entry.person not in muted
                ),
                missed=tuple(self._missed(table, seq, entry, muted) for seq, entry in missed),
            )
        )

    def _missed(self, table: Table, seq: int, entry: AnyEntry, muted: Container[int]) -> Update:
        if isinstance(entry, Played | Started):
            decoder = event_decoder(table.game.name)
            events = [decoder.decode(line) for line in entry.events]
            mine, by = _whose(entry, self.seat)
            return Update(
                seq,
                self._seen(entry.events, events),
                notice=notice_of(entry),
                id=mine,
                by=by,
            )
        if isinstance(entry, Chatted):
            hidden = entry.erased or entry.person in muted
            return Update(seq, chat_message=None if hidden else chat_message(seq, entry))
        return Update(seq, notice=notice_of(entry))

    def _seen(self, lines: Sequence[msgspec.Raw], events: Sequence[Event]) -> list[msgspec.Raw]:
        """Return the events, redacted; an event without secrets keeps its line in the record."""
        seen = []
        for line, event in zip(lines, events, strict=True):
            redacted = event.seen_by(self.seat)
            seen.append(line if redacted is event else msgspec.Raw(_encoder.encode(redacted)))
        return seen

    def update(self, table: Table, common: Common) -> str:
        """Return the update for the entry that the table has just applied."""
        entry = common.entry
        if not isinstance(entry, GAME_ENTRIES):
            return common.update
        state = table.state
        assert state is not None
        changed, grown = self._look(state.view(self.seat))
        forms = self._legal(table)
        legal = None
        if forms != self._forms:
            self._forms = legal = forms
        mine, by = _whose(entry, self.seat)
        return encode(
            Update(
                table.seq,
                entry.events if common.open else self._seen(entry.events, common.events),
                changed,
                grown,
                legal,
                common.clocks,
                common.table,
                common.notice,
                id=mine,
                by=by,
            )
        )

    def _look(self, view: View) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return which fields changed since the last view, and what was appended to which lists."""
        values = astuple(view)
        old, self._values = self._values, values
        names = view.__struct_fields__
        if old is None:
            return dict(zip(names, values, strict=True)), {}
        changed: dict[str, Any] = {}
        grown: dict[str, Any] = {}
        # A move leaves most fields the same objects, and `compress` passes those over fastest.
        for field in compress(count(), map(is_not, old, values)):
            was, now = old[field], values[field]
            if was == now:
                continue
            if was and type(was) is tuple and type(now) is tuple and now[: len(was)] == was:
                grown[names[field]] = now[len(was) :]
            else:
                changed[names[field]] = now
        return changed, grown


def _whose(
    entry: Played | Started, seat: int | None
) -> tuple[str | None, Literal["bot", "clock"] | None]:
    """Return the viewer's own id of the move, if theirs, and who decided, if not the player."""
    if isinstance(entry, Started):
        return None, None
    mine = entry.id if entry.id and entry.seat == seat else None
    return mine, None if entry.by == "person" else entry.by


class Common:
    """What an entry changed that every viewer sees alike, worked out once."""

    __slots__ = ("clocks", "entry", "events", "notice", "open", "table", "update")

    def __init__(self, table: Table, entry: AnyEntry, events: Sequence[Event], now: int) -> None:
        self.entry = entry
        self.events = events
        self.open = {type(event).seen_by for event in events} <= {Event.seen_by}
        """Whether none of the events has anything to hide from anybody."""
        self.notice = notice_of(entry)
        plain = isinstance(entry, Played) and table.phase == "playing"
        same = plain or isinstance(entry, UNSEEN_ENTRIES)
        self.table = None if same else shown_table(table)
        self.clocks = None if isinstance(entry, Chatted) else shown_clocks(table, now)
        if self.clocks is None and False in [event.hurries for event in events]:
            self.clocks = ClocksShown(now, {})  # a countdown has stopped
        game = isinstance(entry, GAME_ENTRIES)
        self.update = "" if game else encode(self._update(table, entry))
        """The whole update, for entries that are not part of the game."""

    def _update(self, table: Table, entry: AnyEntry) -> Update:
        message = chat_message(table.seq, entry) if isinstance(entry, Chatted) else None
        return Update(
            table.seq,
            clocks=self.clocks,
            table=self.table,
            notice=self.notice,
            chat_message=message,
        )


def empty_update(seq: int) -> str:
    """Return an update without content: a message of a muted person."""
    return encode(Update(seq))


def answered(answer: Refusal | DuplicateCommand, id: str | None) -> str:
    """Return the frame that answers a command which was refused, or accepted before."""
    if isinstance(answer, DuplicateCommand):
        return encode(Accepted(answer.seq, id or None))
    return encode(Refused(answer.reason, answer.values, id or None))
