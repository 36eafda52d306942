"""Ratings with uncertainty: openskill's Plackett–Luce over the games of a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from bluffhouse.arena.results import Finished

NORMAL_95 = 1.96


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is on openskill's scale, on which a newcomer has 25."""

    rating: float
    low: float
    high: float
    """The 95 % interval that the model itself gives."""


def ratings(bots: Sequence[str], games: Iterable[Finished]) -> dict[str, Rating]:
    """Games one after the other, in the order of their numbers.

    A game says who won, and of the others nothing that is the same in all games, so it counts
    as the winners before the rest. A bot in several seats is represented by the one that comes
    first in the line-up, which sits in every seat in turn: otherwise who has more seats would
    look stronger, and a bot would grow surer of itself by playing against itself. If none of
    those represented won, the game says nothing about them."""
    model = PlackettLuce()
    skills = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        seat_of: dict[str, int] = {}
        players = len(game.seats)
        for i in range(players):
            seat = (game.first + i) % players
            seat_of.setdefault(game.seats[seat], seat)
        ranks = [0.0 if seat in game.winners else 1.0 for seat in seat_of.values()]
        if len(set(ranks)) == 2:
            rated = model.rate([[skills[bot]] for bot in seat_of], ranks=ranks)
            skills |= {bot: team[0] for bot, team in zip(seat_of, rated, strict=True)}
    return {
        bot: Rating(
            skill.mu, skill.mu - NORMAL_95 * skill.sigma, skill.mu + NORMAL_95 * skill.sigma
        )
        for bot, skill in skills.items()
    }
