"""The stakes of a round: the chance to win the game with given numbers of cards."""

from __future__ import annotations

from functools import cache

from bluffhouse.rules.lie import HAND_LIMIT, LieOptions

MORE_IS_BETTER = 0.9
"""The chance to lose a round falls with the number of cards to this power: more cards mean more
knowledge."""


@cache
def _risk(cards: int) -> float:
    return float(cards**-MORE_IS_BETTER)


@cache
def _chance(mine: int, others: tuple[int, ...], fewer: bool, longer: bool) -> float:
    """Return how likely I win with these numbers of cards, if all play alike."""
    if not others:
        return 1.0
    loses = [_risk(cards) for cards in (mine, *others)]
    total = 0.0
    for i, weight in enumerate(loses):
        total += weight * _after_loss(mine, others, i - 1, fewer, longer)
    return total / sum(loses)


def _after_loss(mine: int, others: tuple[int, ...], loser: int, fewer: bool, longer: bool) -> float:
    """Return the same after a round is lost by me (-1) or by one of the others."""
    step = -1 if fewer else 1
    if loser < 0:
        mine += step
        cards = mine
    else:
        cards = others[loser] + step
        others = tuple(sorted((*others[:loser], cards, *others[loser + 1 :])))
    if 0 < cards <= HAND_LIMIT:
        return _chance(mine, others, fewer, longer)
    if longer:
        if loser < 0:
            return 0.0
        left = list(others)
        left.remove(cards)
        return _chance(mine, tuple(left), fewer, longer)
    best = (max if fewer else min)((mine, *others))
    return 1 / (1 + others.count(best)) if mine == best else 0.0


def stakes(
    counts: tuple[int, ...],
    playing: tuple[int, ...],
    tie_break: bool,
    options: LieOptions,
    seat: int,
) -> list[float]:
    """Return, by seat, how likely `seat` wins the game if that player loses this round."""
    found = [0.0] * len(counts)
    others = sorted((counts[s], s) for s in playing if s != seat)
    cards = tuple([count for count, _ in others])
    for place, loser in enumerate([seat, *[s for _, s in others]], -1):
        if tie_break:
            found[loser] = 0.0 if loser == seat else 1 / len(others)
        else:
            found[loser] = _after_loss(
                counts[seat], cards, place, options.fewer_and_fewer, options.longer_game
            )
    return found


def win_chance(mine: int, others: tuple[int, ...], options: LieOptions) -> float:
    """Return how likely a seat with this many cards is to win the game, before a round and if all
    play alike.

    `others`: the numbers of cards of the others who are still in, in ascending order.
    """
    return _chance(mine, others, options.fewer_and_fewer, options.longer_game)
