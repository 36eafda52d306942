"""The sets a captain can lay (BP-4), and what they do without one (BP-7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from bluffhouse.rules.bluff_pirate.actions import KEEP, Discard, Keep, Lay
from bluffhouse.rules.bluff_pirate.components import (
    INDEX,
    KINDS,
    LARGEST_SET,
    MOST_FACE_UP,
    SMALLEST_SET,
    Counts,
    cards_of,
    must_discard,
)
from bluffhouse.rules.bluff_pirate.set_shapes import nth_set, sets_of_shape
from bluffhouse.rules.contract import Action, Form, IllegalAction, Legal, Uniform, is_accepted

# ── one check per action ────────────────────────────────────────────────────────────────────


def check_lay(hand: Counts, lay: Lay) -> Counts:
    """Return what is left of the hand once this set is laid (BP-4); refuse it if it cannot be."""
    shown, up, hidden = lay.shown, lay.up, lay.hidden
    if type(shown) is not str or shown not in INDEX or type(hidden) is not tuple:
        raise IllegalAction("bluff-pirate-no-such-card")
    if type(up) is not int or not 1 <= up <= MOST_FACE_UP:
        raise IllegalAction("bluff-pirate-one-or-two-face-up")
    if not SMALLEST_SET <= up + len(hidden) <= LARGEST_SET:
        raise IllegalAction("bluff-pirate-three-to-five-cards", cards=up + len(hidden))
    if type(lay.honest_claim) is not bool:
        raise IllegalAction("bluff-pirate-claim-or-not")
    left = list(hand)
    left[INDEX[shown]] -= up
    last = -1
    for kind in hidden:
        if type(kind) is not str or kind not in INDEX:
            raise IllegalAction("bluff-pirate-no-such-card")
        index = INDEX[kind]
        if index < last:
            raise IllegalAction("bluff-pirate-hidden-cards-in-order")
        last = index
        left[index] -= 1
    if min(left) < 0:
        raise IllegalAction("bluff-pirate-card-not-in-hand", card=KINDS[left.index(min(left))])
    return tuple(left)


def check_discard(hand: Counts, discard: Discard) -> None:
    """Refuse to discard what cannot be discarded (BP-7)."""
    card = discard.card
    if type(card) is not str or card not in INDEX:
        raise IllegalAction("bluff-pirate-no-such-card")
    if not hand[INDEX[card]]:
        raise IllegalAction("bluff-pirate-card-not-in-hand", card=card)
    if not must_discard(sum(hand)):
        raise IllegalAction("bluff-pirate-too-few-to-discard", cards=sum(hand))


def check_keep(hand: Counts, _: Keep) -> None:
    """Refuse to keep all cards of a hand that is too large for it (BP-7)."""
    if must_discard(sum(hand)):
        raise IllegalAction("bluff-pirate-too-many-to-keep", cards=sum(hand))


CHECKS: dict[type, Callable[..., object]] = {
    Lay: check_lay,
    Discard: check_discard,
    Keep: check_keep,
}


# ── all of them ─────────────────────────────────────────────────────────────────────────────


class SetsAndDiscards(Legal):
    """Every set of a hand, silently and with the claim; then every kind of card to discard, or
    keeping them all."""

    __slots__ = ("_discards", "_hand", "_lays", "_length", "_sets")

    def __init__(self, hand: Counts) -> None:
        self._hand = hand
        self._sets = sets = sets_of_shape(tuple(sorted(hand, reverse=True)))
        self._lays = lays = 2 * sets.total
        self._discards = discards = must_discard(sets.cards)
        self._length = lays + (sets.kinds if discards else 1)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < self._length:
            raise IndexError(index)
        if index < self._lays:
            shown, up, hidden = nth_set(self._hand, self._sets, index // 2)
            return Lay(shown, up, hidden, index % 2 == 1)
        if not self._discards:
            return KEEP
        kinds = [kind for kind, held in zip(KINDS, self._hand, strict=True) if held]
        return Discard(kinds[index - self._lays])

    def __contains__(self, action: object) -> bool:
        check = CHECKS.get(type(action))
        return check is not None and is_accepted(check, self._hand, action)

    def forms(self) -> tuple[Form | Action, ...]:
        hand = self._hand
        lay = LaySet(hand, (1, MOST_FACE_UP), (SMALLEST_SET, LARGEST_SET))
        return lay, DiscardCard(hand) if self._discards else KEEP

    def sample(self, rng: Uniform) -> Action:
        return self[int(rng.random() * self._length)]


class LaySet(Form, frozen=True, gc=False):
    """A set of this hand (BP-4): cards of one kind face up, others, sorted, face down beside
    them, with the claim or without."""

    makes = Lay
    hand: Counts
    """How many of each kind, in the order of KINDS."""
    up: tuple[int, int]
    """The fewest and the most cards face up."""
    cards: tuple[int, int]
    """The fewest and the most cards in all."""

    def actions(self) -> Iterator[Lay]:
        (fewest_up, most_up), (fewest, most) = self.up, self.cards
        for index, held in enumerate(self.hand):
            for up in range(fewest_up, min(held, most_up) + 1):
                # More of a kind than fit into a set make no difference.
                left = [min(n - up if i == index else n, most) for i, n in enumerate(self.hand)]
                for size in range(fewest - up, most - up + 1):
                    for hidden in dict.fromkeys(combinations(cards_of(left), size)):
                        yield Lay(KINDS[index], up, hidden)
                        yield Lay(KINDS[index], up, hidden, True)


class DiscardCard(Form, frozen=True, gc=False):
    """Any card of this hand (BP-7)."""

    makes = Discard
    hand: Counts
    """How many of each kind, in the order of KINDS."""

    def actions(self) -> Iterator[Discard]:
        return map(Discard, dict.fromkeys(cards_of(self.hand)))
