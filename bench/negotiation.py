"""Count senseless moves in the negotiations of bots: `python -m bench.negotiation shark`.

Bots of one kind play Millions of Dollars, with every number of players in turn. Each line of the
output names a law and says how often it was broken.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

import bluffhouse
from bluffhouse.arena.match import play_match
from bluffhouse.rules.contract import Event
from bluffhouse.rules.millions_of_dollars import (
    WINNING_MONEY,
    Accepted,
    Character,
    Claimed,
    HeistBegun,
    Left,
    Looked,
    LootRevealed,
    OfferMade,
    PriceNamed,
    Refused,
    Revealed,
    Role,
    RolesShown,
    StakesPlaced,
    TimeCalled,
    TookBack,
    Withdrew,
)

LAWS = {
    "taken back": "offers taken back although nobody had left and no character was looked at",
    "claimed again": "second claims about the same character",
    "walked out": "players who left while an offer of their own was open",
    "paid to win": f"offers and agreed prices that bring the leaver to {WINNING_MONEY} million",
    "silent clash": "clashes that the players must have foreseen, without a word from them",
}


class Round:
    """What has happened so far in one round."""

    def __init__(self) -> None:
        self.money: tuple[int, ...] = ()
        self.stake = 0
        self.shown: tuple[Role, ...] = ()
        self.news = 0
        """Number of times a character left or was looked at."""
        self.open: dict[int, tuple[int, int]] = {}
        """For each open offer, its maker and the value of `news` when it was made."""
        self.claimed: set[Character] = set()
        self.spoke: set[int] = set()
        self.gone = 0
        self.offers = 0
        self.hushed = False
        """Whether time was called."""

    def crowns(self, leaver: int, amount: int) -> bool:
        """Return whether this payment gives the leaver enough money to win."""
        return self.money[leaver] + amount + self.stake >= WINNING_MONEY


def broken(events: Sequence[Event]) -> Counter[str]:
    """Return how often a game broke each law, and how many offers, heists and clashes it saw."""
    count: Counter[str] = Counter()
    now = Round()
    for event in events:
        match event:
            case LootRevealed():
                now = Round()
            case StakesPlaced():
                now.stake, now.money = event.stake, event.money
            case RolesShown():
                now.shown = event.shown
            case OfferMade() | PriceNamed():
                count["offers"] += 1
                now.offers += 1
                if isinstance(event, OfferMade):
                    count["paid to win"] += now.crowns(event.to, event.amount)
                now.open[event.offer] = event.seat, now.news
                now.spoke.add(event.seat)
            case Claimed():
                count["claimed again"] += (event.seat, event.slot) in now.claimed
                now.claimed.add((event.seat, event.slot))
                now.spoke.add(event.seat)
            case TookBack():
                count["taken back"] += now.open.pop(event.offer)[1] == now.news
            case Refused():
                now.open.pop(event.offer)
            case Accepted():
                now.open.pop(event.offer)
                if event.seat == event.payer:
                    count["paid to win"] += now.crowns(event.leaver, event.amount)
            case Withdrew():
                count["walked out"] += any(maker == event.seat for maker, _ in now.open.values())
            case Left():
                now.money = event.money
                now.news += 1
                now.gone += 1
                for offer in event.lapsed:
                    now.open.pop(offer)
            case Looked():
                now.news += 1
            case TimeCalled():
                now.hushed = True
            case HeistBegun():
                count["heists"] += 1
                count["heists without an offer"] += not now.offers
            case Revealed(fate="too_many") if foreseen(now, event.role):
                count["foreseen clashes"] += 1
                seats = {seat for seat, _ in event.characters}
                count["silent clash"] += not seats & now.spoke and not now.hushed
            case _:
                pass
    return count


def foreseen(now: Round, role: Role) -> bool:
    """Return whether every player with this role knew that another one was still in.

    They knew if more cards of the role are shown than their own and those of the characters that
    have left could explain. Bruisers do not count: they lose nothing.
    """
    return role != "bruiser" and now.shown.count(role) - 1 > now.gone


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=["rookie", "regular", "shark"])
    parser.add_argument("--games", type=int, default=60, help="of each kind of bot")
    parser.add_argument("--seconds", type=float, default=0.05, help="a decision's time budget")
    a = parser.parse_args()
    game = bluffhouse.game("millions_of_dollars")
    for kind in a.kinds:
        count: Counter[str] = Counter()
        for number in range(a.games):
            players = game.seats[number % len(game.seats)]
            played = play_match(game, [kind] * players, f"negotiation {number}", a.seconds)
            count += broken(played.record.events)
        print(
            f"{kind}, {a.games} games: {count['offers']} offers, {count['heists']} heists "
            f"({count['heists without an offer']} without an offer), "
            f"{count['foreseen clashes']} foreseen clashes"
        )
        for law, meaning in LAWS.items():
            print(f"  {count[law]:4} {meaning}")


if __name__ == "__main__":
    main()
