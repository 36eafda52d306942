"""Commands: what people may ask of a table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from bluffhouse.house.bot_timing import Pace
from bluffhouse.house.journal_entries import Absence, Clock, Seat
from bluffhouse.rules.contract import tag_of as tag
from bluffhouse.text.chat import Reaction

Id = Annotated[str, msgspec.Meta(max_length=40)]
Kind = Annotated[str, msgspec.Meta(max_length=40)]
# In Python `$` also matches before a final line feed, which must not get into a seed.
Number = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{0,22}(?!\s)$")]
Sealed = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?(?!\s)$")]


class Command(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="type",
    tag=tag,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A command; if it is accepted, it becomes an entry of the table's journal."""


class Sit(Command, frozen=True, gc=False):
    """Take an empty seat (None: the first), under this name instead of your own."""

    seat: Seat | None = None
    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    agent: bool = False
    """Whether you are a program: the table then shows you as an agent."""


class Stand(Command, frozen=True, gc=False):
    """Leave your seat, before the start."""


class Ready(Command, frozen=True, gc=False):
    """Say whether you are ready to start. `sealed`: the hash of a number of yours, which becomes
    part of the seed if you show it when the game is about to start (`show_number`)."""

    ready: bool = True
    sealed: Sealed = ""
    number: Number = ""
    """Ignored: a number that is known before all are sealed proves nothing. Older clients send
    it."""


class ShowNumber(Command, frozen=True, gc=False):
    """Show the number that you sealed: up to 22 hexadecimal digits."""

    number: Number


class SetUp(Command, frozen=True, gc=False):
    """The host changes the table before the start; fields left out stay as they are."""

    options: dict[str, Any] | None = None
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] | None = None
    public: bool | None = None
    clock: Clock | None = None
    absence: Absence | None = None


class AddBot(Command, frozen=True, gc=False):
    """The host puts a bot in an empty seat."""

    seat: Seat
    kind: Kind = "regular"


class Remove(Command, frozen=True, gc=False):
    """The host removes a player. Before the start the seat becomes empty. While the game runs, only
    an absent player can be removed: a bot plays on, and only the host can give the seat back."""

    seat: Seat


class RemoveSpectator(Command, frozen=True, gc=False):
    """The host removes a spectator, who cannot look at this table any more."""

    person: Annotated[int, msgspec.Meta(ge=1, le=2**53)]
    """The `person` of a spectator; two of them may have the same name."""


class Start(Command, frozen=True, gc=False):
    """Start the game."""


class Act(Command, frozen=True, gc=False):
    """Play an action. `id` is your own name for it: sent twice, it is played once."""

    id: Id
    action: msgspec.Raw


class Chat(Command, frozen=True, gc=False):
    """Send the table one of three: a text, a reaction, or a phrase, which each reader sees in
    their own language."""

    text: str = ""
    id: Id = ""
    reaction: Reaction | None = None
    phrase: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """A key of the locales: one of the house's phrases or of the game's."""


class Mute(Command, frozen=True, gc=False):
    """Stop getting this person's chat messages at this table; `on` false: get them again."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    on: bool = True


class Pause(Command, frozen=True, gc=False):
    """The host pauses the game and its clocks, for a limited time in each game. While it is paused,
    other players agree with the same command: once all have, the pause has no limit."""


class Resume(Command, frozen=True, gc=False):
    """The host resumes the game, or the player who paused it. If everybody agreed to the pause, or
    the host is absent, any player may."""


class HandOver(Command, frozen=True, gc=False):
    """Let a bot play for you; the host may do so for an absent player."""

    seat: Seat
    kind: Kind = "regular"


class HandBack(Command, frozen=True, gc=False):
    """The host, or the person who sits there, takes the seat back from the bot."""

    seat: Seat


class GoOn(Command, frozen=True, gc=False):
    """In a lesson, let the bots make their next move: they wait until the coach has finished."""


class AskHint(Command, frozen=True, gc=False):
    """Ask what a shark would do in your place; the hint comes to you alone, as a frame of its own.
    Only at a table where all other seats are bots', and only while you may act. From then on the
    game is assisted: everybody sees that, and it counts in no figures."""

    id: Id = ""


class Rematch(Command, frozen=True, gc=False):
    """Open a new table for the same people, everybody one seat on, with you as the host. Without
    other people the game starts at once; otherwise they are invited and come if they like.
    `start` false: it does not start, so that you can add a number to its seed."""

    start: bool = True


# Signals: what a client says over its WebSocket without changing the table.


class Ping(Command, frozen=True, gc=False):
    """Ask whether the house is still there; it answers with a pong. (Browsers do not show pages the
    WebSocket's own pings.)"""


class SetPace(Command, frozen=True, gc=False):
    """Say how fast you want the bots to play, as long as this connection lasts. The slowest pace
    among the players counts."""

    pace: Pace


class Skip(Command, frozen=True, gc=False):
    """Let the bots play without delay until your next decision. It does nothing if you may act now
    or another person sits at the table."""


Signal = Ping | SetPace | Skip
"""What only a WebSocket takes: it becomes no entry."""

AnyCommand = (
    Sit
    | Stand
    | Ready
    | ShowNumber
    | SetUp
    | AddBot
    | Remove
    | RemoveSpectator
    | Start
    | Act
    | Chat
    | Mute
    | Pause
    | Resume
    | HandOver
    | HandBack
    | GoOn
    | AskHint
    | Rematch
)

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_listener: msgspec.json.Decoder[AnyCommand | Signal] = msgspec.json.Decoder(AnyCommand | Signal)


def decode(message: str | bytes) -> AnyCommand:
    """Decode a command. Raises msgspec.DecodeError (or ValidationError) that says what is wrong."""
    return _decoder.decode(message)


def decode_message(message: str) -> AnyCommand | Signal:
    """Decode a message of a WebSocket, where signals are allowed too."""
    return _listener.decode(message)
