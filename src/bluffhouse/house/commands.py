"""What people may ask of a table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from bluffhouse.house.journal_entries import Absence, Clock, Seat
from bluffhouse.rules.contract import tag_of as tag

Id = Annotated[str, msgspec.Meta(max_length=40)]
Kind = Annotated[str, msgspec.Meta(max_length=40)]
# To Python `$` is also the place before a last line feed, with which no game could be dealt.
Number = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{0,16}(?!\s)$")]


class Command(
    msgspec.Struct,
    frozen=True,
    gc=False,
    tag_field="type",
    tag=tag,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A wish; the table's journal says what became of it."""


class Sit(Command, frozen=True, gc=False):
    """Take an empty seat (None: any), under this name if not under one's own."""

    seat: Seat | None = None
    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Stand(Command, frozen=True, gc=False):
    """Leave the seat, before the start."""


class Ready(Command, frozen=True, gc=False):
    """Ready to start, or not yet. `number`: up to 16 hexadecimal digits of the player's own
    choice that become part of the seed."""

    ready: bool = True
    number: Number = ""


class SetUp(Command, frozen=True, gc=False):
    """The host changes the table before the start; what is not given stays."""

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
    """The host asks somebody to leave. Before the start the seat is empty then; later a bot has
    it, and only the host can give it back."""

    seat: Seat


class Start(Command, frozen=True, gc=False):
    """Deal."""


class Act(Command, frozen=True, gc=False):
    """Decide. `id` is the player's own name for it: sent twice, it is played once."""

    id: Id
    action: msgspec.Raw


class Chat(Command, frozen=True, gc=False):
    """Talk to the table."""

    text: str
    id: Id = ""


class Mute(Command, frozen=True, gc=False):
    """Do not send me what this person says at this table, or do again."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    on: bool = True


class Pause(Command, frozen=True, gc=False):
    """The host stops the game and its clocks."""


class Resume(Command, frozen=True, gc=False):
    """The host lets it go on; while the host is not there, any player may."""


class HandOver(Command, frozen=True, gc=False):
    """The host lets a bot decide for a person's seat."""

    seat: Seat
    kind: Kind = "regular"


class HandBack(Command, frozen=True, gc=False):
    """The host, or the person himself, takes the seat back from the bot."""

    seat: Seat


class Rematch(Command, frozen=True, gc=False):
    """The same people again, everybody one seat further, at a new table."""


class Ping(Command, frozen=True, gc=False):
    """Is the house still there? It says so, over the same WebSocket. (Its own pings are not shown
    to a browser's pages.)"""


AnyCommand = (
    Sit
    | Stand
    | Ready
    | SetUp
    | AddBot
    | Remove
    | Start
    | Act
    | Chat
    | Mute
    | Pause
    | Resume
    | HandOver
    | HandBack
    | Rematch
)

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_listener: msgspec.json.Decoder[AnyCommand | Ping] = msgspec.json.Decoder(AnyCommand | Ping)


def decode(message: str | bytes) -> AnyCommand:
    """Raises msgspec.DecodeError (ValidationError among them) that says what is wrong."""
    return _decoder.decode(message)


def heard(message: str) -> AnyCommand | Ping:
    """The same for what comes over a WebSocket."""
    return _listener.decode(message)
