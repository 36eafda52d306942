"""The names of people."""

from __future__ import annotations

import unicodedata

from bluffhouse.house.refusal import Refusal

MAX_NAME = 24
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that Unicode counts as letters or symbols, but that show nothing."""
ALIKE = (
    str.maketrans("авекмнорстухіјѕѵԁһԛԝӏ", "abekmhopctyxljsvdhqwl")
    | str.maketrans("αβεικνορτυχγ", "abelkvoptuxy")
    | str.maketrans("i1ı0", "lllo")
)
"""Small letters of Cyrillic, Greek and Latin that look like other letters."""


def clean(name: str) -> str:
    """Return the name in composed form, with single spaces and nothing invisible. Raises Refusal
    if what is left is empty or too long."""
    composed = unicodedata.normalize("NFC", name)
    visible = [c if c.isprintable() and c not in BLANK else " " for c in composed]
    shown = " ".join("".join(visible).split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in shown):
        raise Refusal("name-empty")
    if len(shown) > MAX_NAME:
        raise Refusal("name-too-long", most=MAX_NAME)
    return shown


def likeness(name: str) -> str:
    """Return a key that is the same for names that people could confuse."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in folded if c.isalnum()).translate(ALIKE) or name
