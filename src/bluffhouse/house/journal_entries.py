"""What a table's journal is made of: everything that ever happened at it, in order.

A table is what its journal says and nothing else. Whoever reads the entries from the first has
the table: this process after a restart, another one beside it, the export. The entries of a game
hold the very lines of its record (docs/records.md), so playing them again rebuilds the state.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bluffhouse.rules.contract import tag_of as tag

Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Absence = Literal["wait", "bot"]
"""What a table does for a player who dropped and does not come back: wait, or let a bot sit in."""


class Clock(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """How much time people have to decide."""

    kind: Literal["none", "decision", "game", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=86_400)] = 60
    """For each decision, or for all decisions of the game together."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0
    """With `game`: what each decision adds, in seconds."""
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    """With `days`: for each decision."""
    countdown: Annotated[int, msgspec.Meta(ge=5, le=3_600)] = 30
    """Seconds that are left once a rule of the game hurries everybody (MD-5, "call time")."""


class Chair(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits in a seat."""

    name: str
    person: int | None = None
    """None: nobody but a bot has ever sat here."""
    bot: str | None = None
    """The bot that decides for this seat; None: the person does."""
    ready: bool = False
    number: str = ""
    """What the player's own machine added to the seed."""


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="entry", tag=tag, omit_defaults=True):
    """Something that happened at a table."""

    at: int
    """When, in milliseconds since 1970."""


class Opened(Entry, frozen=True, gc=False, omit_defaults=True):
    """The table stands. It is for one game; a rematch opens the next table."""

    host: int
    game: str
    options: dict[str, Any]
    secret: str
    """The house's part of the seed. Its hash is shown from now on, itself when the game is over."""
    chairs: tuple[Chair | None, ...]
    public: bool = False
    clock: Clock = Clock()
    absence: Absence = "bot"
    before: str = ""
    """The code of the table that this one is the rematch of."""


class Changed(Entry, frozen=True, gc=False, omit_defaults=True):
    """The host set up the table anew, before the start."""

    options: dict[str, Any]
    chairs: tuple[Chair | None, ...]
    public: bool
    clock: Clock
    absence: Absence


class Sat(Entry, frozen=True, gc=False):
    """Somebody took a seat, or changed to another one."""

    seat: int
    person: int
    name: str


class Stood(Entry, frozen=True, gc=False, omit_defaults=True):
    """A seat is empty again."""

    seat: int
    removed: bool = False
    """The host asked him to leave; he cannot sit down again at this table."""
    heir: int | None = None
    """It was the host's, who had left: the person who emptied it is the host now."""


class BotSat(Entry, frozen=True, gc=False):
    """The host put a bot in an empty seat."""

    seat: int
    kind: str
    name: str


class Readied(Entry, frozen=True, gc=False, omit_defaults=True):
    """A player is ready, or no longer so."""

    seat: int
    ready: bool
    number: str = ""


class Started(Entry, frozen=True, gc=False):
    """The first card: how the game begins, up to the first decision."""

    events: tuple[msgspec.Raw, ...]


class Played(Entry, frozen=True, gc=False, omit_defaults=True):
    """A decision, and all that followed from it."""

    seat: int
    events: tuple[msgspec.Raw, ...]
    id: str = ""
    """The player's own name for this action: sent twice, it is played once."""
    by: Literal["person", "bot", "clock"] = "person"


class Chatted(Entry, frozen=True, gc=False, omit_defaults=True, tag="said"):
    """Somebody sent a chat message."""

    person: int
    name: str
    text: str
    seat: int | None = None
    id: str = ""


class Muted(Entry, frozen=True, gc=False):
    """A person does not want to hear what somebody says at this table, or does again."""

    person: int
    whom: int
    name: str
    """What he was called then."""
    on: bool


class Paused(Entry, frozen=True, gc=False):
    """The host stopped the game and all clocks."""


class Resumed(Entry, frozen=True, gc=False):
    """It goes on."""


class Handed(Entry, frozen=True, gc=False, omit_defaults=True):
    """A bot decides for a person's seat from now on; None: the person does again."""

    seat: int
    bot: str | None
    why: Literal["host", "absent", "back"]
    removed: bool = False
    """The host asked the person to leave: he cannot take the seat back himself."""


class Came(Entry, frozen=True, gc=False):
    """A seated player has a connection, through this worker."""

    seat: int
    worker: int


class Went(Entry, frozen=True, gc=False):
    """He has none through this worker any more."""

    seat: int
    worker: int


class Warned(Entry, frozen=True, gc=False):
    """These players' time is nearly up."""

    seats: tuple[int, ...]


class Archived(Entry, frozen=True, gc=False):
    """Nobody has touched the table for long; or somebody has again."""

    on: bool


class Followed(Entry, frozen=True, gc=False):
    """The rematch is at that table."""

    code: str


AnyEntry = (
    Opened
    | Changed
    | Sat
    | Stood
    | BotSat
    | Readied
    | Started
    | Played
    | Chatted
    | Muted
    | Paused
    | Resumed
    | Handed
    | Came
    | Went
    | Warned
    | Archived
    | Followed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(body: str | bytes) -> AnyEntry:
    return _decoder.decode(body)
