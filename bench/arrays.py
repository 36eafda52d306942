"""Measure the games on arrays, side by side with pgx's: `python -m bench.arrays`.

Random play, with every finished game followed by another one, on whatever device JAX finds. Each
figure is the best of several turns; the games take turns, so that a machine that slows down slows
all of them. On a CPU the figures are for one core, in processor time.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

PLAYERS = 4
PEERS = ("leduc_holdem", "sparrow_mahjong")
TARGETS = {
    "gpu": {"lie": 400e6, "millions_of_dollars": 30e6},
    "cpu": {"lie": 2e6},
}
OTHERS_TARGET = {"gpu": 100e6, "cpu": 0.3e6}
BATCH = {"gpu": 1 << 20, "cpu": 4096}
STEPS = {"gpu": 200, "cpu": 50}
"""Decisions of each game in a turn."""

Turn = Callable[[], float]
"""Plays for a while and returns decisions per second."""


def turns_of(batch: int, steps: int, init: Any, step: Any) -> Turn:
    """Return a function that plays so many steps of so many games."""
    import jax

    from bluffhouse.learn.core import choose_randomly

    def body(state: Any, key: Any) -> tuple[Any, None]:
        action_key, step_key = jax.random.split(key)
        words = jax.random.bits(action_key, (batch,))
        actions = jax.vmap(choose_randomly)(state.legal_action_mask, words)
        return jax.vmap(step)(state, actions, jax.random.split(step_key, batch)), None

    def play(state: Any, key: Any) -> Any:
        return jax.lax.scan(body, state, jax.random.split(key, steps))[0]

    wait: Any = jax.block_until_ready
    clock = process_time if jax.default_backend() == "cpu" else perf_counter
    key = jax.random.key(7)
    state = jax.jit(jax.vmap(init))(jax.random.split(key, batch))
    compiled = jax.jit(play, donate_argnums=0).lower(state, key).compile()
    # Games must be at different decisions, as they are in a long run.
    now = [compiled(compiled(state, key), key), key]

    def turn() -> float:
        now[1] = jax.random.fold_in(now[1], 1)
        wait(now)
        start = clock()
        now[0] = wait(compiled(*now))
        return batch * steps / (clock() - start)

    return turn


def peer(name: str, batch: int, steps: int) -> Turn:
    """Return a game of pgx."""
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    return turns_of(batch, steps, env.init, auto_reset(env.step, env.init))


def ours(name: str, players: int, batch: int, steps: int) -> Turn:
    from bluffhouse import learn

    game = learn.game(name, players=players)
    return turns_of(batch, steps, game.init, game.step_or_restart)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which of our games; all by default")
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--batch", type=int, help="games at once")
    parser.add_argument("--steps", type=int, help="decisions of each game in a turn")
    parser.add_argument("--turns", type=int, default=9, help="turns of each game")
    arguments = parser.parse_args()
    # One core: threads of XLA would only get into each other's way.
    flags = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ.setdefault("XLA_FLAGS", flags)
    import jax

    from bluffhouse import learn

    backend = jax.default_backend()
    batch = arguments.batch or BATCH[backend]
    steps = arguments.steps or STEPS[backend]
    names = arguments.games or learn.names()
    measures = {name: peer(name, batch, steps) for name in PEERS}
    measures |= {name: ours(name, arguments.players, batch, steps) for name in names}
    best = dict.fromkeys(measures, 0.0)
    for _ in range(arguments.turns):
        for name, turn in measures.items():
            best[name] = max(best[name], turn())
    device = jax.devices()[0].device_kind
    print(f"million decisions per second, random play, {batch:,} games at once, {device}")
    for name in PEERS:
        print(f"  pgx {name:<20} {best[name] / 1e6:>9.2f}")
    missed = []
    for name in names:
        target = TARGETS[backend].get(name, OTHERS_TARGET[backend])
        print(f"  {name:<24} {best[name] / 1e6:>9.2f}   target {target / 1e6:g}")
        if best[name] < target:
            missed.append(name)
    if missed:
        sys.exit(f"below the target: {', '.join(missed)}")


if __name__ == "__main__":
    main()
