"""Which language somebody is spoken to in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bluffhouse.locales.words import languages

DEFAULT = "en"
VARIABLE = "BLUFFHOUSE_LANG"
"""Names the language for this program alone, where the flag `--lang` does not."""

NEXT_BEST: Mapping[str, str] = {"nb": "da", "nn": "da", "no": "da", "sk": "cs"}
"""Who reads a language that we have not, reads this one nearly as well. The browser has the same
list (client/src/words/tongues.ts)."""


def best(tags: Iterable[str]) -> str | None:
    """The first of these that we speak: `pt-BR` is pt, `pl_PL.UTF-8` is pl."""
    for tag in tags:
        spoken = re.split(r"[-_.@]", tag.strip().lower())[0]
        for language in (spoken, NEXT_BEST.get(spoken)):
            if language in languages():
                return language
    return None


def of_the_terminal(environ: Mapping[str, str]) -> str:
    """What the environment asks for, read as gettext reads it: the first of the variables that
    says anything decides, and LANGUAGE may name several by colons."""
    named = environ.get(VARIABLE)
    if named:
        return best([named]) or DEFAULT
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        said = environ.get(variable)
        if said:
            return best(said.split(":")) or DEFAULT
    return DEFAULT
