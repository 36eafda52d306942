"""Names people give themselves."""

from __future__ import annotations

import unicodedata

from bluffhouse.house.refusal import Refusal

MAX_NAME = 24
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs, says Unicode, that show nothing."""
ALIKE = (
    str.maketrans("авекмнорстухіјѕѵԁһԛԝӏ", "abekmhopctyxljsvdhqwl")
    | str.maketrans("αβεικνορτυχγ", "abelkvoptuxy")
    | str.maketrans("i1ı0", "lllo")
)
"""Small letters of Cyrillic, of Greek, and of our own, that could be taken for others."""


def clean(name: str) -> str:
    """The name as the house writes it: composed, one space between words, nothing invisible.
    Raises Refusal when nothing that can be shown is left, or too much."""
    composed = unicodedata.normalize("NFC", name)
    visible = [c if c.isprintable() and c not in BLANK else " " for c in composed]
    shown = " ".join("".join(visible).split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in shown):
        raise Refusal("name-empty")
    if len(shown) > MAX_NAME:
        raise Refusal("name-too-long", most=MAX_NAME)
    return shown


def likeness(name: str) -> str:
    """What two names have in common that people could take for each other."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in folded if c.isalnum()).translate(ALIKE) or name
