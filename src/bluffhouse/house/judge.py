"""The judge: decides whether a command is accepted.

`judge` returns what an accepted command becomes, an entry or a move for the rules to play, and
raises a Refusal otherwise. It looks at the table alone and changes nothing: it reads no clock,
stores nothing and sends nothing. Two workers that judge the same command at the same table agree.

While a game runs, every table has the same constitution: nobody decides for a player who is there,
only an absent player can be removed, and a pause ends by itself unless everybody agrees to it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from bluffhouse.bots import Lesson
from bluffhouse.bots import bot as make_bot
from bluffhouse.bots import lesson as lesson_of
from bluffhouse.bots.champion import shipped
from bluffhouse.bots.contract import LEARNER
from bluffhouse.house import names
from bluffhouse.house.commands import (
    Act,
    AddBot,
    AnyCommand,
    AskHint,
    Chat,
    GoOn,
    HandBack,
    HandOver,
    Mute,
    Pause,
    Ready,
    Remove,
    RemoveSpectator,
    Resume,
    SetUp,
    ShowNumber,
    Sit,
    Stand,
    Start,
)
from bluffhouse.house.journal_entries import (
    AnyEntry,
    BotSat,
    Chair,
    Changed,
    Chatted,
    Handed,
    HintGiven,
    Muted,
    NumberShown,
    Paused,
    Readied,
    Resumed,
    Sat,
    SpectatorRemoved,
    Started,
    Starting,
    Stood,
    WentOn,
    bot_speaker,
)
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.table import FreshMove, Table
from bluffhouse.rules import action_decoder, games
from bluffhouse.rules import game as make_game
from bluffhouse.rules.chance import sealed
from bluffhouse.rules.contract import Game, OptionError
from bluffhouse.text import text_of
from bluffhouse.text.chat import PHRASES

STAND_IN = "regular"
"""The bot that plays for a person who is absent or out of time."""
BOT_NAMES = ("Olga", "Rocco", "Vera", "Milo", "Greta", "Nils", "Ines", "Bruno")

_encode = msgspec.json.Encoder().encode


class Person(NamedTuple):
    """A person known to the house."""

    id: int
    name: str


class DuplicateCommand(Exception):
    """The command was accepted before: it is entry `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


def judge(
    table: Table,
    person: Person,
    command: AnyCommand,
    now: int,
    chat_length: int = 400,
    spectators: Mapping[int, str] | None = None,
) -> AnyEntry | FreshMove:
    """Return what the command becomes at this table. Raises Refusal or DuplicateCommand.

    `spectators`: names of the people who look on now. The journal knows only those who chatted.
    """
    if table.phase == "closed":
        raise Refusal("table-closed")
    if isinstance(command, Act):
        return _act(table, person, command, now)
    if isinstance(command, Chat):
        return _chat(table, person, command, now, chat_length)
    if isinstance(command, RemoveSpectator):
        return _remove_spectator(table, person, command, now, spectators or {})
    return _JUDGES[type(command)](table, person, command, now)


# ── playing ─────────────────────────────────────────────────────────────────────────────────


def _act(table: Table, person: Person, command: Act, now: int) -> FreshMove:
    known = table.ids.get(person.id)
    if known is not None and command.id in known:
        raise DuplicateCommand(known[command.id])
    seat = _my_seat(table, person)
    if table.state is None:
        raise Refusal("not-started")
    if table.paused:
        raise Refusal("paused")
    chair = table.chairs[seat]
    if chair is not None and chair.bot is not None:
        raise Refusal("bot-plays-for-you")
    try:
        action = action_decoder(table.game.name).decode(command.action)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("not-an-action", details=str(error)) from None
    return FreshMove(now, seat, action, "person", command.id)


def _my_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("you-have-no-seat")
    return seat


# ── the waiting room ────────────────────────────────────────────────────────────────────────


def check_setting(game: str, options: dict[str, Any], seats: int) -> Game:
    """Return the game with these options, checked for that many seats. Raises Refusal."""
    try:
        made = make_game(game, **options)
        made.check_players(seats)
    except OptionError as error:
        raise Refusal("bad-setting", why=error.key, details=str(error)) from None
    return made


def check_bot(kind: str, game: Game) -> None:
    """Raise Refusal if there is no bot of that kind for the game."""
    try:
        make_bot(kind, game, 0, random.Random(0))
    except OptionError as error:
        raise Refusal("no-such-bot", details=str(error)) from None


def check_lesson(game: str) -> Lesson:
    """Return the lesson of a game. Raises Refusal if there is none."""
    found = lesson_of(game) if game in games() else None
    if found is None:
        raise Refusal("no-lesson")
    return found


def bot_name(chairs: Sequence[Chair | None]) -> str:
    """Return a bot name that is not in use at the table."""
    taken = [chair.name for chair in chairs if chair is not None]
    for name in BOT_NAMES:
        if not any(names.alike(name, other) for other in taken):
            return name
    return f"{BOT_NAMES[0]} {len(taken) + 1}"


def _sit(table: Table, person: Person, command: Sit, now: int) -> Sat:
    _check_waiting(table)
    if person.id in table.removed:
        raise Refusal("host-removed-you")
    seat = command.seat
    if table.opened.lesson:
        _check_host(table, person)
        if seat not in (None, LEARNER):
            raise Refusal("lesson-fixed")
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs) if chair is None]
        if not free:
            raise Refusal("table-full")
        seat = free[0]
    _check_seat(table, seat)
    if table.chairs[seat] is not None:
        raise Refusal("seat-taken", seat=seat + 1)
    name = person.name if command.name is None else names.choose(command.name)
    _check_name(table, person, name)
    return Sat(now, seat, person.id, name, command.agent)


def _stand(table: Table, person: Person, command: Stand, now: int) -> Stood:
    _check_waiting(table)
    return Stood(now, _my_seat(table, person))


def _ready(table: Table, person: Person, command: Ready, now: int) -> Readied:
    _check_waiting(table)
    # The deal of a lesson is chosen: the learner's number would change it.
    adds = command.ready and not table.opened.lesson
    seal = command.sealed if adds else ""
    return Readied(now, _my_seat(table, person), command.ready, sealed=seal)


def _show_number(table: Table, person: Person, command: ShowNumber, now: int) -> NumberShown:
    seat = _my_seat(table, person)
    chair = table.chairs[seat]
    assert chair is not None
    if seat not in table.numbers_due:
        raise Refusal("number-not-due")
    if sealed(command.number) != chair.sealed:
        raise Refusal("number-not-sealed")
    return NumberShown(now, seat, command.number)


def _set_up(table: Table, person: Person, command: SetUp, now: int) -> Changed:
    _check_acting_host(table, person, now)
    _check_no_lesson(table)
    _check_waiting(table)
    old = table.opened
    options = old.options if command.options is None else command.options
    seats = table.seats if command.seats is None else command.seats
    game = check_setting(old.game, options, seats)
    taken = [chair for chair in table.chairs if chair is not None]
    if len(taken) > seats:
        raise Refusal("too-few-seats", people=len(taken))
    chairs: list[Chair | None] = list(table.chairs[:seats])
    chairs += [None] * (seats - len(chairs))
    for chair in table.chairs[seats:]:
        if chair is not None:
            chairs[chairs.index(None)] = chair
    # Changing the settings resets everyone's readiness.
    chairs = [
        chair and msgspec.structs.replace(chair, ready=chair.bot is not None, number="", sealed="")
        for chair in chairs
    ]
    return Changed(
        now,
        game.options_given(),
        tuple(chairs),
        old.public if command.public is None else command.public,
        old.clock if command.clock is None else command.clock,
        old.absence if command.absence is None else command.absence,
    )


def _add_bot(table: Table, person: Person, command: AddBot, now: int) -> BotSat:
    _check_acting_host(table, person, now)
    _check_no_lesson(table)
    _check_waiting(table)
    _check_seat(table, command.seat)
    if table.chairs[command.seat] is not None:
        raise Refusal("seat-taken", seat=command.seat + 1)
    check_bot(command.kind, table.game)
    return BotSat(now, command.seat, command.kind, bot_name(table.chairs))


def _remove(table: Table, person: Person, command: Remove, now: int) -> Stood | Handed:
    _check_acting_host(table, person, now)
    _check_no_lesson(table)
    _check_seat(table, command.seat)
    chair = table.chairs[command.seat]
    if chair is None:
        raise Refusal("seat-empty", seat=command.seat + 1)
    stranger = chair.person not in (None, person.id)
    by = table.seat_of(person.id) if stranger else None
    if table.phase == "waiting":
        _check_waiting(table)
        # Only the host can remove people who are there, and for good.
        if not stranger or person.id == table.host:
            return Stood(now, command.seat, removed=stranger, by=by)
        _check_absent(table, command.seat, now)
        heir = person.id if chair.person == table.host else None
        return Stood(now, command.seat, heir=heir, by=by)
    _check_playing(table)
    if chair.person is None or (chair.bot is not None and chair.person in table.removed):
        raise Refusal("bot-plays-there", name=chair.name)
    bot = chair.bot or STAND_IN
    if not stranger:
        return Handed(now, command.seat, bot, "self", abandoned=True)
    _check_absent(table, command.seat, now)
    return Handed(now, command.seat, bot, "host", removed=True, by=by, abandoned=True)


def _start(table: Table, person: Person, command: Start, now: int) -> Starting | Started:
    _check_waiting(table)
    # The host starts the game; any player may if the host has no seat.
    if table.seat_of(table.host) is not None or table.seat_of(person.id) is None:
        _check_acting_host(table, person, now)
    for seat, chair in enumerate(table.chairs):
        if chair is None:
            raise Refusal("seats-empty")
        if not chair.ready and chair.person != person.id:
            raise Refusal("not-ready", name=chair.name, seat=seat + 1)
    sealing = [seat for seat, chair in enumerate(table.chairs) if chair and chair.sealed]
    if not sealing:
        return beginning(table, now)
    # A player without a connection cannot show their number. Leaving it out now gives nobody a
    # choice: no number is known yet.
    here = [s for s in sealing if table.workers[s] or s == table.seat_of(person.id)]
    return Starting(now, tuple(here))


def beginning(table: Table, now: int) -> Started:
    """Return the entry that starts the game."""
    state = table.game.start(table.seats, table.mixed_seed())
    return Started(now, tuple([msgspec.Raw(_encode(event)) for event in state.record.events]))


# ── around the game ─────────────────────────────────────────────────────────────────────────


def check_not_sent_before(table: Table, person: Person, command: AnyCommand) -> None:
    """Raise DuplicateCommand if it is a chat message that was accepted before."""
    if isinstance(command, Chat) and command.id:
        seq = table.chat_ids.get(person.id, {}).get(command.id)
        if seq is not None:
            raise DuplicateCommand(seq)


def _chat(table: Table, person: Person, command: Chat, now: int, most: int) -> Chatted:
    check_not_sent_before(table, person, command)
    text = " ".join("".join(c if c.isprintable() else " " for c in command.text).split())
    if not text and not command.reaction and not command.phrase:
        raise Refusal("chat-empty")
    if (bool(text), bool(command.reaction), bool(command.phrase)).count(True) > 1:
        raise Refusal("chat-one-thing")
    if command.phrase and command.phrase not in chat_phrases(table.game.name):
        raise Refusal("no-such-phrase")
    if len(text) > most:
        raise Refusal("chat-too-long", most=most)
    if person.id in table.removed:
        raise Refusal("host-removed-you")
    seat = table.seat_of(person.id)
    if seat is not None and table.state is not None and table.state.silent(seat):
        raise Refusal("chat-silent")
    chair = None if seat is None else table.chairs[seat]
    name = person.name if chair is None else chair.name
    if chair is None:
        _check_name(table, person, name)
        _check_speaker(table, person, name)
    return Chatted(now, person.id, name, text, seat, command.id, command.reaction, command.phrase)


@cache
def chat_phrases(game: str) -> frozenset[str]:
    """Return the phrases that may be sent at tables of that game."""
    return frozenset((*PHRASES, *text_of(game).chat_phrases))


def _mute(table: Table, person: Person, command: Mute, now: int) -> Muted:
    name = names.clean(command.name)
    if command.on:
        whom = _called(table, name)
    else:
        muted = table.muted.get(person.id, {})
        whom = next((other for other, called in muted.items() if called == name), None)
    if whom is None:
        raise Refusal("nobody-called-that", name=name)
    return Muted(now, person.id, whom, name, command.on)


def _called(table: Table, name: str) -> int | None:
    """Return the person or bot who sits here or last wrote here under that name."""
    for seat, chair in enumerate(table.chairs):
        if chair is not None and chair.name == name:
            return bot_speaker(seat) if chair.person is None else chair.person
    return next((chat.person for _, chat in reversed(table.chat) if chat.name == name), None)


def _pause(table: Table, person: Person, command: Pause, now: int) -> Paused:
    agrees = table.paused and person.id in table.deciders
    if not agrees:
        _check_acting_host(table, person, now)
    _check_playing(table)
    if table.paused and (not agrees or not table.pauser or person.id in table.pause_agreed):
        raise Refusal("paused")
    used_up = table.pause_used.get(person.id, 0) >= table.pause_limit
    if not table.paused and used_up and not table.deciders <= {person.id}:
        raise Refusal("pause-used-up", minutes=table.pause_limit // 60_000)
    return Paused(now, person.id, table.seat_of(person.id), agrees=agrees)


def _resume(table: Table, person: Person, command: Resume, now: int) -> Resumed:
    seat = table.seat_of(person.id)
    # A pause without an end is one that everybody agreed to, or that of an old journal.
    open_ended = table.pause_ends is None or table.seat_of(table.host) is None
    own = open_ended or person.id == table.pauser
    if not (table.paused and own and person.id in table.deciders):
        _check_acting_host(table, person, now)
    _check_playing(table)
    if not table.paused:
        raise Refusal("not-paused")
    return Resumed(now, seat)


def _remove_spectator(
    table: Table,
    person: Person,
    command: RemoveSpectator,
    now: int,
    spectators: Mapping[int, str],
) -> SpectatorRemoved:
    _check_acting_host(table, person, now)
    whom = command.person
    chatted = {chat.person: chat.name for _, chat in table.chat}
    name = spectators.get(whom, chatted.get(whom))
    if name is None or whom in table.dismissed or table.seat_of(whom) is not None:
        raise Refusal("spectator-gone")
    if whom in (person.id, table.opened.host):
        raise Refusal("host-only")
    return SpectatorRemoved(now, whom, name, table.seat_of(person.id))


def _hand_over(table: Table, person: Person, command: HandOver, now: int) -> Handed:
    own = table.seat_of(person.id) == command.seat
    if not own:
        _check_acting_host(table, person, now)
    _check_no_lesson(table)
    _check_playing(table)
    _check_seat(table, command.seat)
    chair = table.chairs[command.seat]
    assert chair is not None
    if chair.bot is not None:
        raise Refusal("bot-plays-there", name=chair.name)
    check_bot(command.kind, table.game)
    if own:
        return Handed(now, command.seat, command.kind, "self", abandoned=True)
    _check_absent(table, command.seat, now)
    by = table.seat_of(person.id)
    # Not the kind of the command: a host who plays would choose the weakest opponent.
    return Handed(now, command.seat, STAND_IN, "host", by=by, abandoned=True)


def _hand_back(table: Table, person: Person, command: HandBack, now: int) -> Handed:
    _check_playing(table)
    _check_seat(table, command.seat)
    chair = table.chairs[command.seat]
    assert chair is not None
    own = chair.person == person.id
    if not own:
        _check_acting_host(table, person, now)
    elif person.id in table.removed and person.id != table.host:
        raise Refusal("host-removed-you")
    if chair.person is None or chair.bot is None:
        raise Refusal("nothing-to-hand-back", name=chair.name)
    if not own and command.seat in table.own_bots:
        _check_absent(table, command.seat, now)
    return Handed(now, command.seat, None, "back", by=None if own else table.seat_of(person.id))


def _go_on(table: Table, person: Person, command: GoOn, now: int) -> WentOn:
    _my_seat(table, person)
    if not table.opened.lesson:
        raise Refusal("no-lesson")
    _check_playing(table)
    return WentOn(now)


def _ask_hint(table: Table, person: Person, command: AskHint, now: int) -> HintGiven:
    seat = _my_seat(table, person)
    _check_playing(table)
    if table.opened.lesson:
        raise Refusal("hint-in-lesson")
    if any(chair and chair.person not in (None, person.id) for chair in table.chairs):
        raise Refusal("hint-others-play")
    if shipped(table.game.name) is None:
        raise Refusal("hint-no-champion")
    if table.paused:
        raise Refusal("paused")
    chair = table.chairs[seat]
    if chair is not None and chair.bot is not None:
        raise Refusal("bot-plays-for-you")
    if seat not in table.to_act:
        raise Refusal("hint-not-your-turn")
    return HintGiven(now, seat)


# ── who, when ───────────────────────────────────────────────────────────────────────────────


def _check_name(table: Table, person: Person, name: str) -> None:
    """Refuse a name that could be mistaken for another player's."""
    for chair in table.chairs:
        if chair and chair.person != person.id and names.alike(chair.name, name):
            raise Refusal("name-taken", name=name)


def _check_speaker(table: Table, person: Person, name: str) -> None:
    """Refuse a spectator's name that could be mistaken for that of someone who wrote before."""
    for _, chat in table.chat:
        if chat.person != person.id and names.alike(chat.name, name):
            raise Refusal("name-taken", name=name)


def _check_host(table: Table, person: Person) -> None:
    if person.id != table.host:
        raise Refusal("host-only")


def _check_acting_host(table: Table, person: Person, now: int) -> None:
    """Refuse anyone but the host. While the host is absent from their seat, any player may act for
    them, so nobody waits for a host who left."""
    if person.id == table.host:
        return
    host = table.seat_of(table.host)
    player = table.seat_of(person.id) is not None and person.id not in table.removed
    if host is None or not player or table.workers[host]:
        raise Refusal("host-only")
    _check_absent(table, host, now)


def _check_absent(table: Table, seat: int, now: int) -> None:
    """Refuse to decide for a player who is connected, or was until a moment ago."""
    chair = table.chairs[seat]
    assert chair is not None
    absent_from = table.absent_from(seat)
    if absent_from is None:
        raise Refusal("player-here", name=chair.name)
    if now < absent_from:
        seconds = math.ceil((absent_from - now) / 1000)
        raise Refusal("player-just-left", name=chair.name, seconds=seconds)


def _check_no_lesson(table: Table) -> None:
    """Refuse to change who plays a lesson, and how: its deal and script fit nothing else."""
    if table.opened.lesson:
        raise Refusal("lesson-fixed")


def _check_waiting(table: Table) -> None:
    if table.phase != "waiting":
        raise Refusal("already-started")
    if table.starting_at is not None:
        raise Refusal("about-to-start")


def _check_playing(table: Table) -> None:
    if table.phase != "playing":
        raise Refusal("game-over" if table.phase == "over" else "not-started")


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise Refusal("no-such-seat", most=table.seats)


_JUDGES: dict[type, Callable[[Table, Person, Any, int], AnyEntry]] = {
    Sit: _sit,
    Stand: _stand,
    Ready: _ready,
    ShowNumber: _show_number,
    SetUp: _set_up,
    AddBot: _add_bot,
    Remove: _remove,
    Start: _start,
    Mute: _mute,
    Pause: _pause,
    Resume: _resume,
    HandOver: _hand_over,
    HandBack: _hand_back,
    GoOn: _go_on,
    AskHint: _ask_hint,
}
"""`judge` handles Act, Chat and RemoveSpectator itself; a rematch opens a table, so
`command_handler` does it."""
