"""Time how soon the NashConv of LIE (one round, one card each) is below 0.0005, by our measure and
by OpenSpiel's on the same game: `python -m bench.solve`.

OpenSpiel walks through the game that `bluffhouse.arena.openspiel` registers, which is built from
the rules and not by the solver, and finds best responses to the strategy with its own algorithm. It
goes through all of the responder's choices, and through those of the strategy's choices that have a
chance.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import bluffhouse.arena.openspiel  # noqa: F401 (registers the games)
from bluffhouse.arena.solver import Round, Solver
from bluffhouse.bots.lie.solved import CALLS, UNIT, Solved
from bluffhouse.flat.lie import CALL_NUMBER, SHOW, number_of
from bluffhouse.rules.lie import Lie, LieView, bid_ladder

TARGET = 0.0005
LIMIT = 60.0


class SolvedPolicy(policy.Policy):  # type: ignore[misc]
    """A solved round with one card each, as a policy of OpenSpiel."""

    def __init__(self, game: Any, solved: Solved) -> None:
        super().__init__(game, [0, 1])
        self.solved = solved
        self.order = solved.options.get("raise_order", "classic")

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        view: LieView = state.node.flat.state.view(seat)
        if view.phase == "turn":
            turning = self.solved.turning(seat, view.hand)
            return {SHOW + int(value) - 1: p / UNIT for value, p in turning.items()}
        places = bid_ladder(self.order, sum(view.counts)).heights
        bids = {str(height): number_of(bid) for bid, height in places.items()}
        made = [places[bid.action] for bid in view.bids]
        bidding = self.solved.bidding(seat, view.hand, view.up or (), made)
        # The strategy never gets here, so any choice will do.
        odds = bidding or {CALLS if made else "0": UNIT}
        return {CALL_NUMBER if name == CALLS else bids[name]: p / UNIT for name, p in odds.items()}


def openspiels_measure(solved: Solved) -> float:
    """Return OpenSpiel's NashConv of a solved round with one card each."""
    game = pyspiel.load_game(
        "bluffhouse_lie", {"players": 2, "rounds": 1, "starter": 0, **solved.options}
    )
    return float(exploitability.nash_conv(game, SolvedPolicy(game, solved)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--target", type=float, default=TARGET)
    parser.add_argument("--wild-ones", action="store_true")
    parser.add_argument("--raise-order", default="classic")
    a = parser.parse_args()
    start = perf_counter()
    solver = Solver(Round(Lie(raise_order=a.raise_order, wild_ones=a.wild_ones), (1, 1)))
    while True:
        solver.iterate(10)
        solved = solver.solved()
        seconds = perf_counter() - start
        if solved.nash_conv < a.target or seconds > LIMIT:
            break
    print(f"{solver.iterations} iterations, {seconds:.1f} s with all measuring")
    print(f"NashConv by our measure:      {solved.nash_conv:.7f}")
    start = perf_counter()
    theirs = openspiels_measure(solved)
    print(f"NashConv by OpenSpiel's:      {theirs:.7f} ({perf_counter() - start:.0f} s)")
    print("met" if max(theirs, solved.nash_conv) < TARGET and seconds < LIMIT else "NOT met")


if __name__ == "__main__":
    main()
