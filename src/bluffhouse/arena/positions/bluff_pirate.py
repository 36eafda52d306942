"""How a seat stands in Bluff Pirate: how far its ship is from the treasure, and its cards."""

from __future__ import annotations

from math import log

from bluffhouse.bots.bluff_pirate.race import COAST, WAIT, worth_of
from bluffhouse.rules.bluff_pirate import BluffPirateState


def features(state: BluffPirateState) -> list[list[float]]:
    found = []
    for seat, square in enumerate(state.squares):
        left = max(0, state.treasure - square)
        worth = worth_of(state.hands[seat])
        later = WAIT * ((seat - state.turn) % state.players)
        nearness = -log(max(0.5, left + COAST - worth + later))
        laying = state.laid is not None and seat == state.turn
        accusing = state.laid is not None and seat in state.accusers
        found.append(
            [
                nearness,
                -left / 10,
                -((left / 10) ** 2),
                -log(left + 1),
                worth / 5,
                float(laying),
                len(state.accusers) / state.players if laying else 0.0,
                float(accusing),
            ]
        )
    return found
