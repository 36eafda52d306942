"""The games as numbers, for other frameworks: flat choices and flat observations.

flat = Flat.start(bluffhouse.game("lie"), players=3, seed=7)
while flat.to_act is not None:
    flat.apply(random.choice(flat.legal_numbers()))
"""

from bluffhouse.flat.stepper import Flat, FlatGame, Piece, flat_of, rewards

__all__ = ["Flat", "FlatGame", "Piece", "flat_of", "rewards"]
