"""Names people give themselves."""

from __future__ import annotations

import unicodedata

from bluffhouse.house.refusal import Refusal

MAX_NAME = 24


def clean(name: str) -> str:
    """The name as the house writes it: composed, one space between words, nothing invisible.
    Raises Refusal when nothing that can be shown is left, or too much."""
    composed = unicodedata.normalize("NFC", name)
    shown = " ".join("".join(c if c.isprintable() else " " for c in composed).split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in shown):
        raise Refusal("name-empty")
    if len(shown) > MAX_NAME:
        raise Refusal("name-too-long", most=MAX_NAME)
    return shown


def likeness(name: str) -> str:
    """What two names have in common that people could take for each other."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in folded if c.isalnum()) or name
