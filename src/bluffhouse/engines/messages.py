"""The messages of the engine protocol: one JSON object per line, with `type` first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from bluffhouse.engines.errors import EngineNonsense
from bluffhouse.rules.contract import Action, Event, Form, View

PROTOCOL = 1
"""Version of the protocol. It increases when engines of the previous version can no longer play."""
MAX_LISTED = 64
"""Most legal actions that are listed one by one; if there are more, only the forms are sent."""
MAX_SHOWN = 80
"""Most characters of an engine's own text that an error message quotes."""


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=False):
    """A line of the protocol."""


# ── from the house ──────────────────────────────────────────────────────────────────────────


class HouseHello(Message, frozen=True, tag="hello"):
    """The first line. The engine answers it with its own hello."""

    protocol: int
    house: str
    """The name and version of the house."""


class NewGame(Message, frozen=True, tag="new"):
    """A game begins, and any earlier one is over. Its events so far follow."""

    game: str
    options: dict[str, Any]
    """The options that differ from their defaults."""
    players: int
    seat: int
    """The engine's seat, from 0."""
    names: tuple[str, ...]
    """The players' names in texts, by seat."""
    seed: int
    """Seed for the engine's random choices: below 2^32, and the same when the game is repeated."""
    temperament: dict[str, float]
    """The style the table wants: boldness, trust and talk, each 1 for an average player."""


class Happened(Message, frozen=True, tag="event"):
    """Something happened, as the engine's seat may see it."""

    event: Event
    text: str | UnsetType = UNSET
    """The same as a sentence, if the engine wants texts."""


class TextChoice(msgspec.Struct, frozen=True):
    """A possible answer, and its meaning."""

    phrase: str
    meaning: str


class AskText(msgspec.Struct, frozen=True):
    """A decision in words."""

    table: list[str]
    """Everything the seat may know, in a few lines."""
    prompt: str
    """The decision, as a question."""
    choices: list[TextChoice]
    """Examples of answers: at least one for each kind of action."""


class Ask(Message, frozen=True, tag="ask"):
    """The engine must decide now."""

    seconds: float
    """The time it has for this decision."""
    count: int
    """The number of legal actions."""
    view: View
    """Everything the seat may know."""
    forms: Sequence[Form | Action]
    """The legal actions, described."""
    actions: Sequence[Action] | UnsetType = UNSET
    """The legal actions by number, if there are at most MAX_LISTED."""
    text: AskText | UnsetType = UNSET
    """The same in words, if the engine wants texts."""


class Refused(Message, frozen=True, tag="refused"):
    """The answer was refused, and the engine is out of the game. Only `bye` follows."""

    why: str


class Bye(Message, frozen=True, tag="bye"):
    """The engine must exit now."""


# ── from the engine ─────────────────────────────────────────────────────────────────────────


class EngineHello(Message, frozen=True, tag="hello"):
    """The engine's answer to the first line."""

    protocol: int
    name: str
    games: tuple[str, ...] | None = None
    """The games it plays; None means all."""
    text: bool = False
    """Whether it wants everything in words too."""


class Answer(Message, frozen=True, tag="answer"):
    """The engine's decision: an action, its number, or a text."""

    action: msgspec.Raw | UnsetType = UNSET
    number: int | UnsetType = UNSET
    text: str | UnsetType = UNSET


class _Typed(msgspec.Struct, frozen=True):
    """Any JSON object; only its type is read."""

    type: str = ""


encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[EngineHello | Answer] = msgspec.json.Decoder(EngineHello | Answer)
_decode_type = msgspec.json.Decoder(_Typed).decode


def line_of(message: Message) -> bytes:
    """Return a message as a line."""
    return encode(message) + b"\n"


def read_line(line: bytes) -> EngineHello | Answer | None:
    """Return the message in a line from an engine, or None if the line is log output.

    Raises EngineNonsense for a malformed hello or answer.
    """
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        problem = str(error)
    try:
        kind = _decode_type(line).type
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if kind not in ("hello", "answer"):
        return None
    raise EngineNonsense(f"its {kind} is not as it should be: {problem}: {shown(line)}")


def shown(line: bytes) -> str:
    """Return the beginning of a line, as error messages quote it."""
    text = line.decode(errors="replace").strip()
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"
