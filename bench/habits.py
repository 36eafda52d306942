"""Play simple habits against bots: `python -m bench.habits dont_bluff --among shark`.

A habit is one fixed idea that needs no thought, in thirty lines or fewer. A regular bot makes all
other decisions. One player with the habit sits among bots of one kind, and every deal is played
once from each seat. The result is the player's wins divided by a fair share of wins: a habit well
above 1 shows that the bots can be read.
"""

from __future__ import annotations

from itertools import combinations

import bluffhouse
from bench.arguments import (
    GAME_HELP,
    PLAYERS_HELP,
    PROCESSES_HELP,
    check_bot,
    new_parser,
    positive_integer,
    refusing,
)
from bench.strength import interval, one_among
from bluffhouse.bots import Bot
from bluffhouse.bots.bluff_pirate.regular import Regular as Captain
from bluffhouse.bots.dont_bluff.regular import Regular as Gunman
from bluffhouse.bots.lie.regular import Regular as Liar
from bluffhouse.bots.millionaires.regular import Regular as Bidder
from bluffhouse.bots.millions_of_dollars.regular import Regular as Robber
from bluffhouse.rules.bluff_pirate import SMALLEST_SET, BluffPirateView, Lay, Vote
from bluffhouse.rules.contract import Action, Legal
from bluffhouse.rules.dont_bluff import Add, Cards, DontBluffView, Offer, Open, Take
from bluffhouse.rules.lie import Bid, Call, LieView
from bluffhouse.rules.millionaires import PASS, MillionairesView
from bluffhouse.rules.millionaires import Bid as MoneyBid
from bluffhouse.rules.millions_of_dollars import READY, MillionsView, Refuse, Withdraw
from bluffhouse.rules.millions_of_dollars import Offer as Bribe

# ── Bluff Pirate ────────────────────────────────────────────────────────────────────────────


class AlwaysDoubts(Captain):
    """Votes "bluff" on every set."""

    def act(self, view: BluffPirateView, legal: Legal, seconds: float) -> Action:
        return Vote(True) if view.phase == "vote" else super().act(view, legal, seconds)


class AlwaysBelieves(Captain):
    """Votes "no bluff" on every set."""

    def act(self, view: BluffPirateView, legal: Legal, seconds: float) -> Action:
        return Vote(False) if view.phase == "vote" else super().act(view, legal, seconds)


class DoubtsBigSets(Captain):
    """Doubts every set of five, and every set of four with a pair face up."""

    def act(self, view: BluffPirateView, legal: Legal, seconds: float) -> Action:
        if view.phase == "vote":
            assert view.laid is not None
            return Vote(view.laid.cards + view.laid.up > 5)
        return super().act(view, legal, seconds)


class DoubtsWhenLast(Captain):
    """Doubts while it is behind all other voters: bluffers like to pick the last ship."""

    def act(self, view: BluffPirateView, legal: Legal, seconds: float) -> Action:
        if view.phase == "vote":
            voters = [seat for seat in range(view.players) if seat not in (view.turn, self.seat)]
            own = view.squares[self.seat]
            return Vote(all(own <= view.squares[voter] for voter in voters))
        return super().act(view, legal, seconds)


class NeverBluffs(Captain):
    """Lays honest sets only."""

    def act(self, view: BluffPirateView, legal: Legal, seconds: float) -> Action:
        action = super().act(view, legal, seconds)
        while isinstance(action, Lay) and any(card != action.shown for card in action.hidden):
            if max(view.hand.count(card) for card in view.hand) < SMALLEST_SET:
                return self._lay_none(view)
            action = super().act(view, legal, seconds)
        return action


class ThreeEveryTurn(Captain):
    """Lays three cards every turn, honest or not."""

    def act(self, view: BluffPirateView, legal: Legal, seconds: float) -> Action:
        if view.phase != "lay" or len(view.hand) < SMALLEST_SET:
            return super().act(view, legal, seconds)
        cards = sorted(view.hand, key=view.hand.count, reverse=True)
        shown = cards[0]
        # The most frequent kind, and what is missed least.
        true = [card for card in cards if card == shown][:SMALLEST_SET]
        false = [card for card in reversed(cards) if card != shown][: SMALLEST_SET - len(true)]
        return Lay(shown, 1, tuple(sorted([*true[1:], *false])), False)


# ── Don't Bluff! ────────────────────────────────────────────────────────────────────────────

SURE_TO_WIN = 7
"""Millions: more than the black die can show."""


class RichBehindSmallClaim(Gunman):
    """Offers at least seven million, more than the black die can show, and claims a little."""

    claim: int | None = 1

    def act(self, view: DontBluffView, legal: Legal, seconds: float) -> Action:
        if view.phase not in ("offer", "add"):
            return super().act(view, legal, seconds)
        cards = self._enough(view.hand, SURE_TO_WIN - sum(view.open))
        if cards is None:
            return super().act(view, legal, seconds)
        return (Offer if view.phase == "offer" else Add)(cards, self.claim)

    def _enough(self, hand: Cards, missing: int) -> Cards | None:
        """Return the cheapest of the smallest lots worth at least this much, or None."""
        for size in range(1, len(hand) + 1):
            lots = [lot for lot in combinations(hand, size) if sum(lot) >= missing]
            if lots:
                return min(lots, key=sum)
        return None


class RichInSilence(RichBehindSmallClaim):
    """Offers at least seven million and claims nothing."""

    claim = None


class RichAndTrue(RichBehindSmallClaim):
    """Offers at least seven million and says so."""

    claim = 7


class NewspaperAsFortune(Gunman):
    """Offers a single newspaper or the smallest suitcase, and claims five million."""

    def act(self, view: DontBluffView, legal: Legal, seconds: float) -> Action:
        if view.phase == "offer":
            return Offer(view.hand[-1:], 5)
        return Add(view.hand[-1:], 5) if view.phase == "add" else super().act(view, legal, seconds)


class AlwaysOpens(Gunman):
    """Opens every offer."""

    def act(self, view: DontBluffView, legal: Legal, seconds: float) -> Action:
        return Open() if view.phase == "answer" else super().act(view, legal, seconds)


class AlwaysTakes(Gunman):
    """Takes every offer unopened."""

    def act(self, view: DontBluffView, legal: Legal, seconds: float) -> Action:
        return Take() if view.phase == "answer" else super().act(view, legal, seconds)


# ── LIE ─────────────────────────────────────────────────────────────────────────────────────


class RaisesByOne(Liar):
    """Makes the lowest legal bid while it is below a sixth of the cards."""

    def act(self, view: LieView, legal: Legal, seconds: float) -> Action:
        cards = sum(view.counts[seat] for seat in view.playing)
        if view.phase == "bid":
            lowest = next((action for action in legal if isinstance(action, Bid)), None)
            if lowest is not None and lowest.count <= max(1, cards / 6):
                return lowest
        return super().act(view, legal, seconds)


class CallsFromAThird(Liar):
    """Calls every bid on at least a third of the cards."""

    def act(self, view: LieView, legal: Legal, seconds: float) -> Action:
        cards = sum(view.counts[seat] for seat in view.playing)
        if view.phase == "bid" and view.bids and view.bids[-1].count >= cards / 3:
            return Call()
        return super().act(view, legal, seconds)


class BidsWhatItHas(Liar):
    """Bids only on its most frequent value, one more each time, and calls when it cannot."""

    def act(self, view: LieView, legal: Legal, seconds: float) -> Action:
        if view.phase != "bid":
            return super().act(view, legal, seconds)
        up = view.up or ()
        best = max(up, key=lambda value: (up.count(value), value))
        others = sum(view.counts[seat] for seat in view.playing) - len(up)
        for action in legal:
            if isinstance(action, Bid) and action.value == best:
                if action.count <= up.count(best) + others / 4 or not view.bids:
                    return action
                break
        return Call() if view.bids else super().act(view, legal, seconds)


# ── Milionerzy i bankruci ───────────────────────────────────────────────────────────────────


class Thrifty(Bidder):
    """Pays at most a fixed price for each tile, and nothing that might leave it poorest."""

    part = 0.75
    """The highest price of a wealth tile, as a fraction of its value."""

    def act(self, view: MillionairesView, legal: Legal, seconds: float) -> Action:
        if view.phase != "bid":
            return super().act(view, legal, seconds)
        worth = {"success": 9, "casino": 7, "cba": 9, "thief": 5}
        price = self.part * (view.tile if isinstance(view.tile, int) else worth[str(view.tile)])
        bids = [bid for bid in legal if isinstance(bid, MoneyBid)]
        lowest = min(bids, key=lambda bid: (sum(bid.cards), len(bid.cards)), default=None)
        if lowest is None:
            return PASS
        total = sum(view.stakes[self.seat]) + sum(lowest.cards)
        spent = [sum(some) for some in view.spent]
        mine = spent.pop(self.seat)
        return lowest if total <= price and mine + total < max(spent) + 12 else PASS


class HalfPrice(Thrifty):
    """Pays half a million for a point."""

    part = 0.5


class Miser(Thrifty):
    """Pays still lower fixed prices."""

    part = 0.3


class OnlyTheBest(Bidder):
    """Passes on all wealth tiles below eight."""

    def act(self, view: MillionairesView, legal: Legal, seconds: float) -> Action:
        if view.phase == "bid" and isinstance(view.tile, int) and view.tile < 8:
            return PASS
        return super().act(view, legal, seconds)


# ── Millions of Dollars ─────────────────────────────────────────────────────────────────────


class StaysAndIsSilent(Robber):
    """Refuses every deal, proposes none and never leaves."""

    def act(self, view: MillionsView, legal: Legal, seconds: float) -> Action:
        if view.phase != "negotiate":
            return super().act(view, legal, seconds)
        asked = [deal for deal in view.offers if deal.answerer == self.seat]
        return Refuse(asked[0].id) if asked else READY


class OffersTwo(Robber):
    """Offers each player in turn two million to leave, if its role is shown more than once."""

    def act(self, view: MillionsView, legal: Legal, seconds: float) -> Action:
        crowded = any(view.shown.count(role) > 1 for role in view.characters[self.seat] if role)
        if view.phase == "negotiate" and crowded:
            number = view.offers_made[self.seat]
            others = [seat for seat in range(view.players) if seat != self.seat]
            bribe = Bribe(others[number % len(others)], 0, 2)
            if number < len(others) and bribe in legal:
                return bribe
        return super().act(view, legal, seconds)


class LeavesWhenCrowded(Robber):
    """Leaves at once, without a word, when its role is shown more than once."""

    def act(self, view: MillionsView, legal: Legal, seconds: float) -> Action:
        if view.phase == "negotiate":
            for slot, role in enumerate(view.characters[self.seat]):
                if role and view.inside[self.seat][slot] and view.shown.count(role) > 1:
                    return Withdraw(slot)
        return super().act(view, legal, seconds)


HABITS: dict[str, tuple[type[Bot], ...]] = {
    "bluff_pirate": (
        AlwaysDoubts,
        AlwaysBelieves,
        DoubtsBigSets,
        DoubtsWhenLast,
        NeverBluffs,
        ThreeEveryTurn,
    ),
    "dont_bluff": (
        RichBehindSmallClaim,
        RichInSilence,
        RichAndTrue,
        NewspaperAsFortune,
        AlwaysOpens,
        AlwaysTakes,
    ),
    "lie": (RaisesByOne, CallsFromAThird, BidsWhatItHas),
    "millionaires": (Thrifty, HalfPrice, Miser, OnlyTheBest),
    "millions_of_dollars": (StaysAndIsSilent, OffersTwo, LeavesWhenCrowded),
}


def main() -> None:
    parser = new_parser("bench.habits", __doc__)
    add = parser.add_argument
    add("game", help=GAME_HELP)
    add("--among", default="regular", help="bot at all other seats, such as shark or regular:bold")
    add("--habit", help="only the habits whose names contain this")
    add("--games", type=positive_integer, default=1000, help="games, rounded up to deals")
    add("--players", type=int, default=4, help=PLAYERS_HELP)
    add("--seconds", type=float, default=0.05, help="time budget of a decision")
    add("--jobs", type=positive_integer, default=1, help=PROCESSES_HELP)
    a = parser.parse_args()
    with refusing(parser):
        game = bluffhouse.game(a.game)
        game.check_players(a.players)
        check_bot(a.among, game)
    wanted = (a.habit or "").lower()
    chosen = [habit for habit in HABITS[a.game] if wanted in habit.__name__.lower()]
    if not chosen:
        there = ", ".join(habit.__name__ for habit in HABITS[a.game])
        parser.error(f"there is no habit {a.habit!r} for {a.game}; there are: {there}")
    for habit in chosen:
        trial = one_among(
            a.game,
            habit,
            a.among,
            games=a.games,
            players=a.players,
            seconds=a.seconds,
            jobs=a.jobs,
        )
        print(
            f"{a.game}: {habit.__name__} among {a.players - 1} {a.among}: "
            f"{interval(trial.share)} ({trial.games} games)",
            flush=True,
        )


if __name__ == "__main__":
    main()
