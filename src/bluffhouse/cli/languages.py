"""The command `bluffhouse words`: lists what is missing or wrong in a language."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli import messages
from bluffhouse.locales import languages

if TYPE_CHECKING:
    from bluffhouse.locales.checking import Fault


def words_command(
    language: Annotated[str | None, typer.Argument(metavar="[LANG]")] = None,
    folder: Path | None = None,
) -> None:
    """List what is missing or wrong in a language, or count it for all of them."""
    # Imported here so that the other commands start without it.
    from bluffhouse.locales.checking import faults

    if language is None:
        found = [_count(code, faults(code)) for code in languages()]
        raise typer.Exit(1 if any(found) else 0)
    if (folder is None and language not in languages()) or not _exists(language):
        messages.fail("wrong-language", name=language, languages=", ".join(languages()))
    if folder is not None and not folder.is_dir():
        messages.fail("wrong-no-file", file=str(folder))
    found_faults = faults(language, folder)
    _list(found_faults)
    raise typer.Exit(1 if _count(language, found_faults) else 0)


def _exists(language: str) -> bool:
    """Whether there is such a language: without its plural rules nothing can be checked."""
    from babel import Locale, UnknownLocaleError

    try:
        Locale(language)
    except (UnknownLocaleError, ValueError):
        return False
    return True


def _list(found: list[Fault]) -> None:
    """Print the faults, grouped by file."""
    say = messages.words()
    for file, of_file in groupby(sorted(found), key=lambda fault: fault.file):
        typer.echo(file)
        for fault in of_file:
            line = say("words-fault", kind=fault.kind, key=fault.key, details=fault.details)
            typer.echo(f"  {line}")


def _count(code: str, found: list[Fault]) -> int:
    """Print and return the number of faults."""
    key = "words-found" if found else "words-complete"
    typer.echo(messages.words()(key, language=code, count=len(found)))
    return len(found)
