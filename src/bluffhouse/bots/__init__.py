"""Bots: players that are programs. They get a view and redacted events, never a state.

>>> import random, bluffhouse
>>> game = bluffhouse.game("lie")
>>> state = game.start(players=2, seed=1, starter=0)
>>> player = bot("regular:bold", game, 0, random.Random(1))
>>> isinstance(player, Bot) and player.temperament == TEMPERAMENTS["bold"]
True
>>> player.act(state.view(0), state.legal(0), seconds=0.1) in state.legal(0)
True

A game has several of them, and some that only measure others:

>>> [*kinds("lie")]
['random', 'rookie', 'regular', 'shark', 'champion']
>>> [*yardsticks("lie")]
['handmade']
>>> isinstance(TEMPERAMENTS["chatty"], Temperament) and TEMPERAMENTS["chatty"].talk > 1
True
>>> guided = lesson("lie")
>>> isinstance(guided, Lesson), guided.seats
(True, 2)
"""

from bluffhouse.bots.contract import (
    TEMPERAMENTS,
    Bot,
    Lesson,
    Temperament,
    bot,
    kinds,
    lesson,
    yardsticks,
)

__all__ = ["TEMPERAMENTS", "Bot", "Lesson", "Temperament", "bot", "kinds", "lesson", "yardsticks"]
