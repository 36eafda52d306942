"""Measure how far the LIE champion is from an equilibrium: `python -m bench.nash`.

The round is that of `bluffhouse solve`: two players with one card each. The net is asked at every
point of it, and our solver computes the best response to what it says. The net was not trained for
this: it plays whole games, in which losing a round is not the end.

With `--openspiel`, OpenSpiel measures it too, on the game that `bluffhouse.arena.openspiel` builds
from the rules, with a net that is asked as at a real table. That takes minutes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.solver import Auction, Hand, Round, Shows, Strategy, measure
from bluffhouse.bots.champion import shipped
from bluffhouse.bots.champion.memory import memory
from bluffhouse.bots.champion.mind import DROPPED, Mind, likely_enough, mind
from bluffhouse.flat import Flat
from bluffhouse.flat.lie import BIDS, CALL_NUMBER, SHOW, number_of
from bluffhouse.rules.lie import Lie, Turn

PLAYERS = 2


def strategy(table: Round, me: int, thinks: Mind, dropped: float) -> Strategy:
    """Return how the net plays this side of the round."""
    auction, side, seen = Auction(table.bids), table.sides[me], thinks.seen
    game = table.game
    places = pieces()
    count = len(side.turnings)
    turn = np.zeros(count)
    bid, call = np.zeros((auction.size, count)), np.ones((auction.size, count))
    heights = [number_of(made) - BIDS for made in table.bids]
    chosen = seen.chosen(PLAYERS)[me]
    net_place = {int(number): at for at, number in enumerate(chosen)}
    row = seen.table(game, PLAYERS)
    # The sets of bids at the points where this side is to act.
    sets = np.array([2 * k + (k.bit_count() + me & 1) for k in range(auction.size)], np.int64)
    made = (sets[:, None] >> np.arange(auction.bids)) & 1
    numbers = [net_place[CALL_NUMBER], *(net_place[number_of(one)] for one in table.bids)]
    legal = np.zeros((auction.size, auction.bids + 1), bool)
    highest = np.where(sets > 0, np.floor(np.log2(np.maximum(sets, 1))), -1)
    legal[:, 0] = sets > 0
    legal[:, 1:] = np.arange(auction.bids) > highest[:, None]
    for at, turning in enumerate(side.turnings):
        hand, shows = side.hands[turning.hand], side.shows[turning.shows]
        turn_view = seen_at(game, me, hand, None, places)
        odds = thinks.odds(seen.given(np, turn_view[seen.observed(PLAYERS)[me]], row)[None])[0]
        faces = sorted({side.shows[t.shows][0] for t in side.turnings if t.hand == turning.hand})
        weights = np.array([odds[net_place[SHOW + value - 1]] for value in faces])
        weights = np.exp(weights - weights.max())
        turn[at] = kept(weights / weights.sum(), dropped)[faces.index(shows[0])]
        base = seen_at(game, me, hand, shows, places)
        rows = np.repeat(base[None], auction.size, 0)
        rows[:, places["bids"].start + np.array(heights)] = made
        mine = rows[:, seen.observed(PLAYERS)[me]]
        given = seen.given(np, mine, np.repeat(row[None], len(rows), 0))
        logits = np.where(legal, thinks.odds(given)[:, numbers], -1e9)
        likely = np.exp(logits - logits.max(1, keepdims=True))
        likely = kept(likely / likely.sum(1, keepdims=True), dropped)
        call[:, at] = likely[:, 0]
        for height in range(auction.bids):
            may = legal[:, height + 1]
            targets = (sets[may] | 1 << height) >> 1
            bid[targets, at] = likely[may, height + 1]
    return Strategy(np.arange(count), turn, bid, call)


def kept(likely: NDArray[np.float64], dropped: float) -> NDArray[np.float64]:
    """Return the odds without those that a champion drops."""
    odds = np.where(likely < dropped * likely.max(-1, keepdims=True), 0, likely)
    whole: NDArray[np.float64] = odds / odds.sum(-1, keepdims=True)
    return whole


def openspiels_measure(game: Lie, thinks: Mind) -> float:
    """Return OpenSpiel's NashConv of the round as a champion plays it."""
    import pyspiel
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    import bluffhouse.arena.openspiel  # noqa: F401 (registers the games)

    class Champion(policy.Policy):  # type: ignore[misc]
        def __init__(self, table: Any) -> None:
            super().__init__(table, list(range(PLAYERS)))
            self.known: dict[str, dict[int, float]] = {}

        def action_probabilities(self, state: Any, player_id: int | None = None) -> Any:
            seat = state.current_player() if player_id is None else player_id
            key = state.information_state_string(seat)
            if key not in self.known:
                flat: Flat = state.node.flat
                odds = likely_enough(thinks.asked(flat, seat)[0].astype(float))
                # OpenSpiel follows every choice it is told of, so leave out those never made.
                numbers = flat.legal_numbers()
                made = [(number, one) for number, one in zip(numbers, odds, strict=True) if one]
                self.known[key] = {number: float(one / odds.sum()) for number, one in made}
            return self.known[key]

    options = {"players": PLAYERS, "rounds": 1, "starter": 0, **game.options_given()}
    table = pyspiel.load_game("bluffhouse_lie", options)
    return float(exploitability.nash_conv(table, Champion(table)))


def pieces() -> dict[str, slice]:
    """Return where each piece is in the flat observation."""
    flat = Flat.start(Lie(), PLAYERS, seed=1).flat_game
    found, start = {}, 0
    for piece in flat.layout:
        found[piece.name] = slice(start, start + piece.size)
        start += piece.size
    return found


def seen_at(
    game: Lie, me: int, hand: Hand, shows: Shows | None, places: dict[str, slice]
) -> NDArray[np.uint8]:
    """Return what a side sees in the first round of a game: its card, turned or not, no bids.

    The seats turn their cards in order, as on arrays, where the net learned, and in OpenSpiel.
    """
    state: Any = game.start(PLAYERS, seed=1, starter=0)
    hands = list(state.hands)
    hands[me] = hand
    state.hands = tuple(hands)
    for seat in range(me if shows is None else PLAYERS):
        mine = shows if seat == me else None
        state.play(seat, Turn(mine or (min(state.hands[seat][0]),)))
    flat = Flat(state)
    numbers = flat.observation(me) + memory("lie", PLAYERS).counts.tobytes() + b"\0"
    row = np.frombuffer(numbers, np.uint8).copy()
    if shows is not None:
        acting = np.zeros(PLAYERS, np.uint8)
        acting[me] = 1
        row[places["to_act"]] = acting
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--net", type=Path, help="a net instead of the champion")
    parser.add_argument("--wild-ones", action="store_true")
    parser.add_argument("--openspiel", action="store_true", help="measure with OpenSpiel too")
    a = parser.parse_args()
    path = a.net or shipped("lie")
    if path is None:
        raise SystemExit("lie has no champion")
    table = Round(Lie(wild_ones=a.wild_ones), (1, 1))
    thinks = mind("lie", path)
    for dropped in (DROPPED, 0.0):
        both = strategy(table, 0, thinks, dropped), strategy(table, 1, thinks, dropped)
        value, distance = measure(table, both)
        print(f"choices under {dropped:.0%} dropped: value {value:+.4f}, NashConv {distance:.6f}")
    if a.openspiel:
        theirs = openspiels_measure(table.game, thinks)
        print(f"choices under {DROPPED:.0%} dropped: NashConv by OpenSpiel {theirs:.6f}")


if __name__ == "__main__":
    main()
