"""The games on arrays, for learning: thousands of games in one call, on a GPU or a CPU, with JAX.

game = learn.game("lie", players=4, wild_ones=True)
state = jax.vmap(game.init)(jax.random.split(key, 1000))
state = jax.vmap(game.step)(state, actions, keys)
"""

import os
import platform


def _avoid_avx512() -> None:
    """Limit JAX to AVX2, unless the user has set a limit.

    On some processors with AVX-512, JAX 0.10 cannot compile Millions of Dollars and aborts the
    whole program ("LLVM ERROR: Cannot select"). JAX reads this variable when it first computes
    something; after that, it has no effect.
    """
    flags = os.environ.get("XLA_FLAGS", "")
    if platform.machine() in ("x86_64", "AMD64") and "xla_cpu_max_isa" not in flags:
        os.environ["XLA_FLAGS"] = f"{flags} --xla_cpu_max_isa=AVX2".strip()


_avoid_avx512()

from bluffhouse.learn.core import ArrayGame, State, game, names  # noqa: E402

__all__ = ["ArrayGame", "State", "game", "names"]
