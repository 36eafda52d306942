"""Ratings with uncertainty: openskill's Plackett–Luce over the games of a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from bluffhouse.arena.results import Finished

NORMAL_95 = 1.96
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength on openskill's scale, which starts every bot at 25."""

    rating: float
    low: float
    high: float
    """With `low`, the 95 % interval that the model itself gives."""


def ratings(bots: Sequence[str], games: Iterable[Finished]) -> dict[str, Rating]:
    """Return the rating of each bot after these games, which come in the order of their numbers.

    Only winning means the same in every game, so a result counts as "the winners before the
    rest". A bot in several seats is represented by the seat that comes first in the line-up, which
    sits in every position in turn: otherwise a bot with more seats would look stronger, and its
    rating would look more certain by playing against itself. If none of the representatives won,
    the game is not counted.
    """
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
