"""How a seat stands in Milionerzy i bankruci: its points, and its money beside the poorest's."""

from __future__ import annotations

from bluffhouse.rules.millionaires import MillionairesState
from bluffhouse.rules.millionaires.money import WORTH
from bluffhouse.rules.millionaires.scoring import reckon

TILES = 16


def features(state: MillionairesState) -> list[list[float]]:
    late = 1 - len(state.pile) / TILES
    money = [WORTH[hand | down] for hand, down in zip(state.hands, state.stakes, strict=True)]
    found = []
    for seat, tiles in enumerate(state.tiles):
        points, left = reckon(tiles)[-1] / 20, money[seat] / 106
        poorest = min(other for s, other in enumerate(money) if s != seat)
        ahead = max(-1.0, min(1.0, (money[seat] - poorest) / 30))
        doubled = float(tiles.count("success"))
        row = [points, left, doubled, ahead, float(money[seat] <= poorest)]
        row += [late * feature for feature in row] + [late**3 * feature for feature in row]
        row += [float("casino" in tiles), float("cba" in tiles), float(seat in state.bidding)]
        found.append(row)
    return found
