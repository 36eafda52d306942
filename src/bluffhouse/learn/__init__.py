"""The games on arrays, for learning: thousands of games in one call, on a GPU or a CPU, with JAX.

game = learn.game("lie", players=4, wild_ones=True)
state = jax.vmap(game.init)(jax.random.split(key, 1000))
state = jax.vmap(game.step)(state, actions, keys)
"""

from bluffhouse.learn.core import ArrayGame, State, game, names

__all__ = ["ArrayGame", "State", "game", "names"]
