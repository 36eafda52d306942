"""The entries of a table's journal: everything that happened at it, in order.

A table is the fold of its journal and nothing else, so every reader of the entries gets the same
table: this process after a restart, another worker, the export. The entries of a game hold the
lines of its record (docs/records.md), so playing them again rebuilds the state.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bluffhouse.rules.contract import tag_of as tag
from bluffhouse.text.chat import Reaction

Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Absence = Literal["wait", "bot"]
"""What a table does when a player stays away: wait, or let a bot play for them."""


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
    """Seconds left for everybody once a rule of the game says so (MD-5, "call time")."""


class Chair(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What stands in a seat: a person or a bot."""

    name: str
    person: int | None = None
    """None: the seat belongs to a bot."""
    bot: str | None = None
    """The bot that plays in this seat; None: the person does."""
    ready: bool = False
    number: str = ""
    """The player's own part of the seed."""
    agent: bool = False
    """Whether the person is an agent: a program, such as a language model, that says so."""
    sealed: str = ""
    """The hash of that number, known before the number is."""


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="entry", tag=tag, omit_defaults=True):
    """Something that happened at a table."""

    at: int
    """When, in milliseconds since 1970."""


class Opened(Entry, frozen=True, gc=False, omit_defaults=True):
    """The table was opened. It is for one game; a rematch opens the next table."""

    host: int
    game: str
    options: dict[str, Any]
    secret: str
    """The house's part of the seed. Its hash is shown at once, itself after the game."""
    chairs: tuple[Chair | None, ...]
    public: bool = False
    clock: Clock = Clock()
    absence: Absence = "bot"
    before: str = ""
    """The code of the table that this one is the rematch of."""
    edition: int = 1
    """The edition of the rulings its game is played by; the first one wrote no number."""
    lesson: bool = False
    """Whether it is a lesson: the deal is chosen, and bots wait for the learner's `WentOn`."""


class Changed(Entry, frozen=True, gc=False, omit_defaults=True):
    """The host changed the table before the start."""

    options: dict[str, Any]
    chairs: tuple[Chair | None, ...]
    public: bool
    clock: Clock
    absence: Absence


class Sat(Entry, frozen=True, gc=False, omit_defaults=True):
    """A person took a seat, or moved to another one."""

    seat: int
    person: int
    name: str
    agent: bool = False
    """Whether the person is an agent."""


class Stood(Entry, frozen=True, gc=False, omit_defaults=True):
    """A seat is empty again."""

    seat: int
    removed: bool = False
    """The host removed the person, who cannot sit down at this table again."""
    heir: int | None = None
    """The seat was that of a host who had left: this person emptied it and is the host now."""
    by: int | None = None
    """The seat of the player who emptied it; None: its own player, or a host without a seat."""


class BotSat(Entry, frozen=True, gc=False):
    """The host put a bot in an empty seat."""

    seat: int
    kind: str
    name: str


class Readied(Entry, frozen=True, gc=False, omit_defaults=True):
    """A player is ready, or no longer ready."""

    seat: int
    ready: bool
    number: str = ""
    """Only in journals from before numbers were sealed."""
    sealed: str = ""


class Starting(Entry, frozen=True, gc=False):
    """The game is about to start: the players in these seats are to show the numbers they sealed.
    Other sealed numbers are left out, because their players are not connected."""

    seats: tuple[int, ...]


class NumberShown(Entry, frozen=True, gc=False):
    """A player showed the number they had sealed."""

    seat: int
    number: str


class NumberMissing(Entry, frozen=True, gc=False):
    """A player did not show their number in time. The start is called off, and everybody who had
    sealed a number needs a new one, so that nobody can choose which shown numbers count."""

    seat: int


class Started(Entry, frozen=True, gc=False):
    """The game started; its events up to the first decision."""

    events: tuple[msgspec.Raw, ...]


class Played(Entry, frozen=True, gc=False, omit_defaults=True):
    """A move, and all events that followed from it."""

    seat: int
    events: tuple[msgspec.Raw, ...]
    id: str = ""
    """The player's own name for this action: sent twice, it is played once."""
    by: Literal["person", "bot", "clock"] = "person"


class Chatted(Entry, frozen=True, gc=False, omit_defaults=True, tag="said"):
    """A person or a bot sent a chat message: a text, a reaction or a phrase."""

    person: int
    """Below zero for the bot in a seat: `bot_speaker`."""
    name: str
    text: str
    seat: int | None = None
    id: str = ""
    reaction: Reaction | None = None
    phrase: str = ""
    """A key of the locales: each reader sees it in their own language."""
    erased: bool = False
    """The sender deleted their account, and the message with it: it is shown to nobody."""


def bot_speaker(seat: int) -> int:
    """Return the number that stands for the bot in that seat where people have their ids."""
    return -1 - seat


class Muted(Entry, frozen=True, gc=False):
    """A person muted another person at this table, or ended that."""

    person: int
    whom: int
    name: str
    """The name of the muted person at that time."""
    on: bool


class Paused(Entry, frozen=True, gc=False, omit_defaults=True):
    """A person paused the game and all clocks; or, while it was paused, agreed to that."""

    person: int = 0
    """The person who did it; 0 for a host in a journal from before pauses had an end."""
    by: int | None = None
    """The seat of that person, if they have one."""
    agrees: bool = False
    """The game was paused already, and this person agreed to it."""


class Resumed(Entry, frozen=True, gc=False, omit_defaults=True):
    """The game was resumed."""

    by: int | None = None
    """The seat of the person who resumed it, if they have one."""
    used_up: bool = False
    """The time for the pause was used up, and the house resumed the game."""


class Handed(Entry, frozen=True, gc=False, omit_defaults=True):
    """A bot plays for a person from now on; None: the person plays again."""

    seat: int
    bot: str | None
    why: Literal["host", "self", "absent", "back"]
    removed: bool = False
    """The host removed the person, who cannot take the seat back."""
    by: int | None = None
    """The seat of the player who decided this, if it was one."""
    abandoned: bool = False
    """The game counts as lost for the person if a bot is still playing for them at its end."""


class HostReturned(Entry, frozen=True, gc=False, omit_defaults=True):
    """The person who opened the table came back, and is the host again instead of an heir."""

    person: int
    name: str
    seat: int | None = None
    """Where the person sits; older entries don't say."""


class SpectatorRemoved(Entry, frozen=True, gc=False, omit_defaults=True):
    """The host removed a spectator, who cannot look at the table any more."""

    person: int
    name: str
    by: int | None = None
    """The seat of the player who did it, if they have one."""


class Came(Entry, frozen=True, gc=False):
    """A seated player has a connection, through this worker."""

    seat: int
    worker: int


class Went(Entry, frozen=True, gc=False):
    """A seated player has no connection through this worker any more."""

    seat: int
    worker: int


class Warned(Entry, frozen=True, gc=False):
    """These players' time is nearly up."""

    seats: tuple[int, ...]


class WentOn(Entry, frozen=True, gc=False):
    """The learner lets the bots of a lesson make one more move."""


class HintGiven(Entry, frozen=True, gc=False):
    """The house tells the player of a seat what a shark would do: the game is assisted."""

    seat: int


class Archived(Entry, frozen=True, gc=False):
    """The table was archived because nobody used it; or somebody uses it again."""

    on: bool


class TableClosed(Entry, frozen=True, gc=False, omit_defaults=True):
    """The operator closed the table: nothing can be done there any more, and no hand is shown."""

    reason: str = ""
    """What the operator tells the people at the table."""


class Followed(Entry, frozen=True, gc=False):
    """A rematch was opened at that table."""

    code: str
    seat: int | None = None
    """The seat of the player who asked for it."""


AnyEntry = (
    Opened
    | Changed
    | Sat
    | Stood
    | BotSat
    | Readied
    | Starting
    | NumberShown
    | NumberMissing
    | Started
    | Played
    | Chatted
    | Muted
    | Paused
    | Resumed
    | Handed
    | HostReturned
    | SpectatorRemoved
    | Came
    | Went
    | Warned
    | WentOn
    | HintGiven
    | Archived
    | TableClosed
    | Followed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(body: str | bytes) -> AnyEntry:
    return _decoder.decode(body)
