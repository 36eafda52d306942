"""Cards and track (rules BP-1, BP-2), the numbers of the rules, and the option of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from bluffhouse.rules.contract import OptionError, Options

# ── cards (BP-1) ────────────────────────────────────────────────────────────────────────────

Kind = Literal[
    "anchor", "compass", "eyepatch", "flag", "hook", "lantern", "map", "pirate", "rum", "spyglass"
]
"""The picture on a card: a pirate or one of nine accessories. In alphabetical order, so that
cards in the order of `KINDS` are simply sorted."""

KINDS: tuple[Kind, ...] = get_args(Kind)
INDEX: dict[str, int] = {kind: index for index, kind in enumerate(KINDS)}
PIRATE = INDEX["pirate"]
DECK: tuple[Kind, ...] = tuple(kind for kind in KINDS for _ in range(10))

Counts = tuple[int, ...]
"""Cards as numbers: how many of each kind, in the order of `KINDS`."""

NO_CARDS: Counts = (0,) * len(KINDS)


def cards_of(counts: Sequence[int]) -> tuple[Kind, ...]:
    """Return the cards themselves, sorted."""
    return tuple([kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)])


def with_cards(counts: Counts, cards: Sequence[str]) -> Counts:
    """Return the counts with these cards added."""
    more = list(counts)
    for kind in cards:
        more[INDEX[kind]] += 1
    return tuple(more)


# ── numbers of the rules ────────────────────────────────────────────────────────────────────

FIRST_HAND = 5
"""Cards dealt to each captain at the start (BP-1)."""
CARDS_A_TURN = 2
"""Cards drawn in a turn (BP-3)."""
SMALLEST_SET, LARGEST_SET = 3, 5
"""Cards in a set, face up and face down together (BP-4)."""
MOST_FACE_UP = 2
"""Cards of a set that may lie face up; at least one does (BP-4)."""
SET_BACK = 2
"""Squares that a wrong accusation costs (BP-6)."""
KEEP_BELOW = 5
"""With fewer cards than this after drawing, none is discarded (BP-7)."""
LOOT = 3
"""Cards taken when boarding a ship (BP-9)."""


def must_discard(cards: int) -> bool:
    """Return whether a captain with so many cards who lays no set discards one (BP-7)."""
    return cards >= KEEP_BELOW


# ── options (BP-2) ──────────────────────────────────────────────────────────────────────────

LONGEST_TRACK = 60
"""The last square that the second island can lie on."""


class BluffPirateOptions(Options, frozen=True):
    islands: tuple[int, int] = (18, 24)
    """BP-2: the squares of the two treasure islands; the track ends at the second."""

    def __post_init__(self) -> None:
        near, far = self.islands
        if not 1 <= near < far <= LONGEST_TRACK:
            raise OptionError(
                "option 'islands' must be two different squares in ascending order, "
                f"from 1 to {LONGEST_TRACK}, not {near} and {far}",
                "wrong-islands",
                most=LONGEST_TRACK,
            )
