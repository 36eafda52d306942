"""The language the command speaks, and how it says that something cannot be."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import NoReturn, Protocol

import typer

from bluffhouse.locales import Words, languages
from bluffhouse.locales.choosing import of_the_terminal
from bluffhouse.records import RecordError
from bluffhouse.rules.contract import Scalar

FLAG = "--lang"

_asked: list[str] = []
"""The language of the flag, if it was given."""


def speak(language: str | None) -> None:
    """From now on; None: as the environment says."""
    if language is not None and language not in languages():
        fail("wrong-language", name=language, languages=", ".join(languages()))
    _asked[:] = [] if language is None else [language]


def asked_for(arguments: Sequence[str]) -> str | None:
    """The language that stands in the arguments. Help is put together before they are read."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == FLAG:
            return value or next(iter(arguments[place + 1 :]), None)
        if not argument.startswith("-"):
            break  # a command, which has its own flags
    return None


def words() -> Words:
    """All that is said in this terminal."""
    return Words(_asked[0] if _asked else of_the_terminal(os.environ))


class Worded(Protocol):
    """An error that a person may meet."""

    key: str
    values: dict[str, Scalar]


def said(error: Worded) -> str:
    """An error of the library in the words of this terminal."""
    return words()(error.key, **error.values) if error.key else str(error)


def fail(key: str, **values: str | int) -> NoReturn:
    """Leave, and say why."""
    fail_with(words()(key, **values))


def fail_with(reason: str) -> NoReturn:
    complain(reason)
    raise typer.Exit(2)


def complain(reason: str) -> None:
    typer.echo(f"bluffhouse: {reason}", err=True)


def about_record(file: object, error: RecordError) -> str:
    say = words()
    reason = say(error.key, **error.values) if error.key else error.reason
    return say("record-wrong", file=str(file), line=str(error.line), reason=reason)


def about_reading(file: object, error: OSError) -> str:
    """Why a file cannot be read."""
    if isinstance(error, FileNotFoundError):
        return words()("wrong-no-file", file=str(file))
    return about_file(error)


def about_file(error: OSError) -> str:
    """What the system says about a file, in the system's words."""
    return words()("wrong-file", file=str(error.filename), reason=error.strerror or str(error))
