"""The command `bluffhouse words`: what is missing or wrong in a language."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from babel import Locale, UnknownLocaleError

from bluffhouse.cli import speech
from bluffhouse.locales import languages
from bluffhouse.locales.checking import Fault, faults


def words_command(
    language: Annotated[str | None, typer.Argument(metavar="[LANG]")] = None,
    folder: Path | None = None,
) -> None:
    """What is missing or wrong in a language, or in all of them."""
    if language is None:
        found = [_count(code, faults(code)) for code in languages()]
        raise typer.Exit(1 if any(found) else 0)
    if (folder is None and language not in languages()) or not _known(language):
        speech.fail("wrong-language", name=language, languages=", ".join(languages()))
    if folder is not None and not folder.is_dir():
        speech.fail("wrong-no-file", file=str(folder))
    wrong = faults(language, folder)
    _list(wrong)
    raise typer.Exit(1 if _count(language, wrong) else 0)


def _known(language: str) -> bool:
    """Whether there is such a language at all: without its plurals nothing can be checked."""
    try:
        Locale(language)
    except (UnknownLocaleError, ValueError):
        return False
    return True


def _list(wrong: list[Fault]) -> None:
    say = speech.words()
    for file, of_file in groupby(sorted(wrong), key=lambda fault: fault.file):
        typer.echo(file)
        for fault in of_file:
            told = say("words-fault", kind=fault.kind, key=fault.key, details=fault.details)
            typer.echo(f"  {told}")


def _count(code: str, wrong: list[Fault]) -> int:
    key = "words-found" if wrong else "words-complete"
    typer.echo(speech.words()(key, language=code, count=len(wrong)))
    return len(wrong)
