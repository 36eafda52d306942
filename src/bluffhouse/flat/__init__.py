"""The games as numbers, for other frameworks: flat choices and flat observations.

>>> import random, bluffhouse
>>> rng = random.Random(1)
>>> flat = Flat.start(bluffhouse.game("lie"), players=3, seed=7)
>>> while flat.to_act is not None:
...     events = flat.apply(rng.choice(flat.legal_numbers()))
>>> sorted(rewards(flat.state.result, players=3))
[-0.5, -0.5, 1.0]

The sizes of numbers and observations are fixed for a game and a number of players:

>>> numbered = flat_of(bluffhouse.game("lie"), 3)
>>> isinstance(numbered, FlatGame) and len(flat.observation(0)) == numbered.width
True
>>> all(isinstance(piece, Piece) for piece in numbered.layout)
True
"""

from bluffhouse.flat.stepper import Flat, FlatGame, Piece, flat_of, rewards

__all__ = ["Flat", "FlatGame", "Piece", "flat_of", "rewards"]
