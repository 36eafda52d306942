"""The language of the terminal, and how a command reports errors in it."""

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

_chosen: list[str] = []
"""The language that the flag chose, if it was given."""


def set_language(language: str | None) -> None:
    """Use this language from now on; None: the one the environment asks for."""
    if language is not None and language not in languages():
        fail("wrong-language", name=language, languages=", ".join(languages()))
    _chosen[:] = [] if language is None else [language]


def language_flag(arguments: Sequence[str]) -> str | None:
    """Return the language that the arguments ask for, if any.

    It is needed before the arguments are parsed, because the help texts are put together first.
    """
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == FLAG:
            return value or next(iter(arguments[place + 1 :]), None)
        if not argument.startswith("-"):
            break  # a command: the flags after it are its own
    return None


def words() -> Words:
    """Return the locale in which this terminal is spoken to."""
    return Words(_chosen[0] if _chosen else of_the_terminal(os.environ))


class TranslatableError(Protocol):
    """An error with a message in the locales: its key and its values."""

    key: str
    values: dict[str, Scalar]


def message_of(error: TranslatableError) -> str:
    """Return the message of an error in the language of the terminal."""
    return words()(error.key, **error.values) if error.key else str(error)


def fail(key: str, **values: str | int) -> NoReturn:
    """Print this message of the locales as an error, and exit with status 2."""
    fail_with(words()(key, **values))


def fail_with(message: str) -> NoReturn:
    """Print an error, and exit with status 2."""
    print_error(message)
    raise typer.Exit(2)


def print_error(message: str) -> None:
    """Print an error to standard error, with the program's name before it."""
    typer.echo(f"bluffhouse: {message}", err=True)


def record_problem(file: object, error: RecordError) -> str:
    """Return the message that says what is wrong with a record, and in which line."""
    say = words()
    reason = say(error.key, **error.values) if error.key else error.reason
    return say("record-wrong", file=str(file), line=str(error.line), reason=reason)


def reading_problem(file: object, error: OSError) -> str:
    """Return the message that says why a file cannot be read."""
    if isinstance(error, FileNotFoundError):
        return words()("wrong-no-file", file=str(file))
    return file_problem(error)


def file_problem(error: OSError) -> str:
    """Return the message about a file that quotes the operating system's reason."""
    return words()("wrong-file", file=str(error.filename), reason=error.strerror or str(error))
