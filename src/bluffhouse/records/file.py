"""The file format: a header, one line per event, and the seed once it is revealed.

Reading a record plays it through and compares every line with what the rules say happens there, so
a file that reads without an error is a real game. Anything else is a RecordError with the line and
the reason.
"""

from __future__ import annotations

import errno
import os
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, Union

import msgspec

from bluffhouse.records.replay import Mismatch, replay
from bluffhouse.rules import game as make_game
from bluffhouse.rules import games
from bluffhouse.rules.chance import MAX_SEED
from bluffhouse.rules.contract import (
    Ended,
    Event,
    OptionError,
    Record,
    Scalar,
    StarterDrawn,
    StarterNamed,
    State,
)

FORMAT = 2
"""The newest format. A record's format is the edition of the rulings it was played by."""
SUFFIX = ".bluff"
MAX_BYTES = 8 * 1024 * 1024
MAX_LINE = 64 * 1024
MAX_NAME = 40
MAX_BOT = 1000


Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Player(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The player in a seat."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
    bot: Annotated[str, msgspec.Meta(max_length=MAX_BOT)] | None = None
    """The kind of bot; None for a person."""


class Written(NamedTuple):
    """The contents of a file."""

    record: Record
    players: tuple[Player, ...]


class RecordError(ValueError):
    """A file that is not a record: the line and what is wrong with it, in English (`reason`) and as
    a sentence of the locales (`key` and `values`)."""

    def __init__(self, line: int, reason: str, key: str, /, **values: Scalar) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.key = key
        self.values = values


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line."""

    bluffhouse: int
    game: str
    players: tuple[Player, ...]
    options: dict[str, Any] = {}
    starter: int | None = None
    commitment: Hash | None = None
    pledge: Hash | None = None


class Reveal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line, once the seed is no longer secret."""

    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_SEED)]


@cache
def event_decoder(game: str) -> msgspec.json.Decoder[Event]:
    """The decoder for the events of a game."""
    kinds: Any = (*games()[game].events, StarterDrawn, StarterNamed, Ended)
    return msgspec.json.Decoder(Union[kinds])  # noqa: UP007 (made from a list)


# ── writing ─────────────────────────────────────────────────────────────────────────────────


def write(record: Record, players: tuple[Player, ...]) -> str:
    """Return the text of a record, with every secret of the game, and the seed if the record has
    it. Raises ValueError if `read` would refuse the text."""
    if len(players) != record.players:
        raise ValueError(f"{record.players} players sat at the table, not {len(players)}")
    for player in players:
        if not shows(player.name) or not 1 <= len(player.name) <= MAX_NAME:
            raise ValueError(f"{player.name!r} is not a name of 1 to {MAX_NAME} letters")
    header = Header(
        bluffhouse=record.edition,
        game=record.game,
        players=players,
        options=record.options,
        starter=record.starter,
        commitment=record.commitment,
        pledge=record.pledge,
    )
    lines = [msgspec.json.encode(line) for line in (header, *record.events)]
    if record.seed is not None:
        lines.append(msgspec.json.encode(Reveal(record.seed)))
    return "".join(line.decode() + "\n" for line in lines)


def shows(name: str) -> bool:
    """Whether a name can be shown: it has no invisible characters and no space at either end."""
    return name.isprintable() and name == name.strip()


def save(path: Path | str, record: Record, players: tuple[Player, ...]) -> None:
    """Write a record to a file: the whole file, or nothing."""
    path = Path(path)
    text = write(record, players)
    partial = path.with_name(path.name + ".partial")
    try:
        partial.write_text(text, encoding="utf-8")
        os.replace(partial, path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None


# ── reading ─────────────────────────────────────────────────────────────────────────────────


def load(path: Path | str) -> Written:
    """Read the record in a file. Raises RecordError, or OSError if there is no such file."""
    path = Path(path)
    if not path.is_file():  # a device or a pipe may never end
        raise OSError(errno.ENOENT, "there is no such file", str(path))
    with path.open("rb") as file:
        return read(file.read(MAX_BYTES + 1))


def read(text: str | bytes) -> Written:
    """Read the record in a text, playing it through to check it. Raises RecordError."""
    lines = _lines(text)
    header = _header(lines[0])
    try:
        game = make_game(header.game, **header.options)
        game.check_players(len(header.players))
    except OptionError as error:
        raise RecordError(1, str(error), error.key, **error.values) from None
    seed = None
    if len(lines) > 1 and lines[-1].startswith(b'{"seed"'):
        seed = _decoded(Reveal, lines.pop(), len(lines) + 1).seed
    decoder = event_decoder(header.game)
    events = []
    for number, line in enumerate(lines[1:], 2):
        event = _decoded(decoder, line, number)
        if msgspec.json.encode(event) != line:  # a field twice, or in the wrong place
            right = msgspec.json.encode(event).decode()
            reason = f"not written as a record is, which would be {right}"
            raise RecordError(number, reason, "record-otherwise", event=right)
        events.append(event)
    record = Record(
        game=header.game,
        options=header.options,
        players=len(header.players),
        starter=header.starter,
        commitment=header.commitment,
        pledge=header.pledge,
        seed=seed,
        events=tuple(events),
        edition=header.bluffhouse,
    )
    return Written(_played_through(record), header.players)


def _played_through(record: Record) -> Record:
    """The record with the result that the rules give it. Raises RecordError if it is not a game."""
    try:
        state: State = replay(record)
    except Mismatch as error:
        raise RecordError(error.event + 2, error.reason, error.key, **error.values) from None
    except OptionError as error:
        raise RecordError(1, str(error), error.key, **error.values) from None
    return msgspec.structs.replace(record, options=state.game.options_given(), result=state.result)


def _lines(text: str | bytes) -> list[bytes]:
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > MAX_BYTES:
        most = MAX_BYTES // 1024 // 1024
        raise RecordError(1, f"the file is larger than {most} MiB", "record-too-large", most=most)
    lines = data.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    if not lines:
        raise RecordError(1, "the file is empty", "record-empty")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            most = MAX_LINE // 1024
            reason = f"the line is longer than {most} KiB"
            raise RecordError(number, reason, "record-line-too-long", most=most)
    return [line.removesuffix(b"\r") for line in lines]


def _header(line: bytes) -> Header:
    version = _decoded(Any, line, 1)
    if not isinstance(version, dict) or "bluffhouse" not in version:
        reason = 'not a Bluffhouse record: it begins with {"bluffhouse":…'
        raise RecordError(1, reason, "record-foreign")
    known = range(1, FORMAT + 1)
    if type(version["bluffhouse"]) is not int or version["bluffhouse"] not in known:
        readable = ", ".join(map(str, known))
        raise RecordError(
            1,
            f"format {version['bluffhouse']!r}: this program reads {readable}",
            "record-format",
            format=str(version["bluffhouse"]),
            readable=readable,
        )
    header: Header = _decoded(Header, line, 1)
    for player in header.players:
        if not shows(player.name):
            reason = f"{player.name!r} is not a name that can be shown"
            raise RecordError(1, reason, "record-name", name=ascii(player.name)[1:-1])
    return header


def _decoded(into: Any, line: bytes, number: int) -> Any:
    """Decode one line, as a type or with a decoder. Raises RecordError."""
    try:
        if isinstance(into, msgspec.json.Decoder):
            return into.decode(line)
        return msgspec.json.decode(line, type=into)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        reason = f"cannot be read: {error}"
        raise RecordError(number, reason, "record-unreadable", details=str(error)) from None
    except RecursionError:
        raise RecordError(number, "cannot be read: nested too deep", "record-too-deep") from None
