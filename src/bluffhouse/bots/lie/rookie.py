"""A casual player of LIE."""

from __future__ import annotations

from bluffhouse.bots.contract import Bot
from bluffhouse.rules.contract import Action, Legal
from bluffhouse.rules.lie import Bid, Call, Direct, LieView, Turn


class Rookie(Bot):
    """Likes many of a kind, expects a fair share of the rest, and sometimes just lies."""

    def act(self, view: LieView, legal: Legal, seconds: float) -> Action:
        if view.phase == "turn":
            return self._turn(view)
        if view.phase == "direct":
            return Direct(self.rng.random() < 0.5)
        return self._bid_or_call(view, legal)

    def _turn(self, view: LieView) -> Turn:
        values = [value for card in view.hand for value in card]
        return Turn(tuple(max(card, key=lambda v: (values.count(v), v)) for card in view.hand))

    def _expected(self, view: LieView, value: int) -> float:
        """Return how many cards of a value to expect: mine, and a share of the others' cards."""
        others = sum(view.counts[seat] for seat in view.playing) - len(view.hand)
        wild = bool(self.game.options.wild_ones) and value != 1  # type: ignore[attr-defined]
        mine = sum(up == value or (wild and up == 1) for up in view.up or ())
        # People turn up values that they have twice, so a value that is shown at all is shown more
        # often.
        return mine + others * (0.3 if not wild else 0.45)

    def _bid_or_call(self, view: LieView, legal: Legal) -> Action:
        rng = self.rng
        boldness, trust, _ = self.temperament
        if view.bids:
            last = view.bids[-1]
            doubt = last.count - self._expected(view, last.value)
            if doubt > rng.gauss(0.7, 0.5) + (boldness + trust - 2):
                return Call()
        bids = [action for action in legal if isinstance(action, Bid)]
        if not bids:
            return Call()

        def appeal(bid: Bid) -> float:
            over = bid.count - self._expected(view, bid.value)
            return -abs(over + 1.2 - 0.6 * boldness) + rng.gauss(0, 0.35) - (5 if over > 1.5 else 0)

        return max(bids, key=appeal)
