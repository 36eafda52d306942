"""The names of people."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from bluffhouse.house.refusal import Refusal

MAX_NAME = 24
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that Unicode counts as letters or symbols, but that show nothing."""
ERASED = "Somebody"
"""The name that replaces the name of a person who deleted their account. Pages show it in the
reader's language."""
RESERVED = ("House", "The House", "Bluffhouse", ERASED)
"""Names under which the house itself could be thought to speak, and the one that is nobody's."""


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


def choose(name: str) -> str:
    """Return the name, cleaned, for a person who chooses it. Raises Refusal also if it could be
    mistaken for the house's own."""
    shown = clean(name)
    if any(alike(shown, reserved) for reserved in RESERVED):
        raise Refusal("name-reserved", name=shown)
    return shown


def alike(one: str, other: str) -> bool:
    """Return whether people could confuse the two names."""
    return not _likenesses(one).isdisjoint(_likenesses(other))


@lru_cache(maxsize=4096)
def _likenesses(name: str) -> frozenset[str]:
    """Return keys of which names that look alike share at least one.

    There is one for the name as it is written, in small letters and in capitals: Greek ν looks
    like v, but its capital looks like N.
    """
    plain = unicodedata.normalize("NFKD", name)
    return frozenset(_key(written) or name for written in (plain, plain.casefold(), plain.upper()))


def _key(name: str) -> str:
    """Return the name with one character for all that look alike, whatever its case."""
    skeleton = "".join([prototypes().get(c) or _letter_of(c) for c in name])
    folded = unicodedata.normalize("NFKD", skeleton).casefold()
    # A capital i looks like a small l, so in any case the three are one.
    return "".join([c for c in folded if c.isalnum()]).replace("i", "l")


def _letter_of(c: str) -> str:
    """Return the letter that a symbol shows, by its Unicode name, or else the character itself.
    Neither the list nor the decomposition knows the letters in black boxes, or those of flags."""
    if unicodedata.category(c) != "So":
        return c
    _, _, letter = unicodedata.name(c, "").rpartition(" LETTER ")
    return letter if len(letter) == 1 else c


class _Glyph(msgspec.Struct, gc=False):
    """An item of the list of look-alikes; its other fields are not needed."""

    c: str


@cache
def prototypes() -> dict[str, str]:
    """Return Unicode's confusable characters (UTS #39), each with the one that stands for it.

    Reading them the first time takes a tenth of a second.

    The package lists for each character those that it can be confused with: many for the one
    that stands for all of them, and that one alone for each of the others.
    """
    data = (files("confusable_homoglyphs") / "confusables.json").read_bytes()
    listed = {
        _bare(shown): [_bare(glyph.c) for glyph in glyphs]
        for shown, glyphs in msgspec.json.decode(data, type=dict[str, list[_Glyph]]).items()
    }
    return {
        c: max((c, others[0]), key=lambda shown: (len(listed.get(shown, ())), len(shown), shown))
        for c, others in listed.items()
        if len(c) == 1 and len(others) == 1
    }


def _bare(shown: str) -> str:
    """Return a character of the list without the marks that keep right-to-left ones in place."""
    return shown.strip("\u200e")
