"""What everybody at a table has seen of each other in this game, as counts for each seat.

The position alone does not tell who has lied before, and our bots believe a known liar less. So a
net is given these counts beside it. They hold only what all seats have seen. The games on arrays
count the same (`ArrayGame.noted`); a test compares both.
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from bluffhouse.rules import bluff_pirate, dont_bluff, lie, millionaires, millions_of_dollars
from bluffhouse.rules.contract import Event

MOST = 255
"""Counts stop here."""


class Memory:
    """The counts of a game that has nothing to remember, and what all memories share."""

    columns: ClassVar[tuple[str, ...]] = ()
    """What is counted for each seat."""

    def __init__(self, players: int) -> None:
        self.counts: NDArray[np.uint8] = np.zeros((players, len(self.columns)), np.uint8)

    def see(self, event: Event) -> None:
        """Remember an event, as any seat sees it."""

    def note(self, seat: int, column: str, times: int = 1) -> None:
        at = seat, self.columns.index(column)
        self.counts[at] = min(MOST, int(self.counts[at]) + times)


class BluffPirateMemory(Memory):
    columns = ("honest", "bluffed", "wild", "doubted", "believed")

    def see(self, event: Event) -> None:
        if not isinstance(event, bluff_pirate.Revealed):
            return
        self.note(event.seat, "bluffed" if event.bluffed else "honest")
        true = event.up + event.hidden.count(event.shown)
        if true == 1 and len(event.hidden) >= bluff_pirate.SMALLEST_SET:
            self.note(event.seat, "wild")
        self.note(event.voter, "doubted" if event.voted_bluff else "believed")


class DontBluffMemory(Memory):
    columns = (
        *(f"got {value}" for value in dont_bluff.VALUES),
        *(f"gave {value}" for value in dont_bluff.VALUES),
        "got closed",
        "gave closed",
        "traps",
        "no traps",
        "claimed too much",
        "claimed too little",
        "opened",
        "took",
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._giver = 0

    def see(self, event: Event) -> None:
        match event:
            case dont_bluff.Paired():
                self._giver = event.giver
            case dont_bluff.Accepted():
                self.note(event.seat, "took")
            case dont_bluff.Opened():
                self.note(event.seat, "opened")
                self.note(self._giver, "traps" if event.millions >= TRAP else "no traps")
                if event.claim is not None and event.claim != sum(event.cards):
                    much = event.claim > sum(event.cards)
                    self.note(self._giver, f"claimed too {'much' if much else 'little'}")
            case dont_bluff.Received():
                self._move(event.giver, event.seat, event.open)
                hidden = event.count - len(event.open)
                self.note(event.seat, "got closed", hidden)
                self.note(event.giver, "gave closed", hidden)
            case dont_bluff.Paid():
                self._move(event.seat, event.to, event.cards)

    def _move(self, giver: int, receiver: int, cards: dont_bluff.Cards) -> None:
        for card in cards:
            self.note(giver, f"gave {card}")
            self.note(receiver, f"got {card}")


TRAP = 7
"""Millions that no die of Don't Bluff! beats: whoever opens them pays."""


class LieMemory(Memory):
    columns = ("true", "false", "bare", "called well", "called badly")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._caller = self._bidder = 0

    def see(self, event: Event) -> None:
        match event:
            case lie.Called():
                self._caller, self._bidder = event.seat, event.bidder
            case lie.Shown():
                holds = event.found >= event.count
                self.note(self._bidder, "true" if holds else "false")
                if event.value not in event.up[self._bidder]:
                    self.note(self._bidder, "bare")
                self.note(self._caller, "called badly" if holds else "called well")


class MillionairesMemory(Memory):
    columns = ("bid", "raised high", "passed at once", "passed later", "bought")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._highest = 0
        self._bidders: set[int] = set()
        """The seats that have bid in this auction."""

    def see(self, event: Event) -> None:
        match event:
            case millionaires.BidPlaced():
                self.note(event.seat, "bid")
                if event.total >= self._highest + HIGH_RAISE:
                    self.note(event.seat, "raised high")
                self._highest = event.total
                self._bidders.add(event.seat)
            case millionaires.Passed():
                later = event.seat in self._bidders
                self.note(event.seat, "passed later" if later else "passed at once")
            case millionaires.TileTaken():
                if event.tile not in millionaires.MISFORTUNE:
                    self.note(event.seat, "bought")
                self._highest = 0
                self._bidders.clear()


HIGH_RAISE = 5
"""Millions above the highest bid that make a raise high. Our regulars rarely raise that much."""


class MillionsOfDollarsMemory(Memory):
    columns = (
        "stayed",
        "left",
        "was paid",
        "paid",
        "offered",
        "asked",
        "refused",
        "eliminated",
        "claimed truly",
        "claimed falsely",
    )
    """With three players, each of a seat's two characters counts separately."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._claims: list[millions_of_dollars.Claimed] = []
        """The claims of this round."""

    def see(self, event: Event) -> None:
        match event:
            case millions_of_dollars.LootRevealed():
                self._claims.clear()
            case millions_of_dollars.Withdrew():
                self.note(event.seat, "left")
            case millions_of_dollars.Accepted():
                self.note(event.leaver, "was paid")
                self.note(event.payer, "paid")
            case millions_of_dollars.OfferMade():
                self.note(event.seat, "offered")
            case millions_of_dollars.PriceNamed():
                self.note(event.seat, "asked")
            case millions_of_dollars.Refused():
                self.note(event.seat, "refused")
            case millions_of_dollars.Claimed():
                self._claims.append(event)
            case millions_of_dollars.HeistBegun():
                for seat, _ in event.characters:
                    self.note(seat, "stayed")
            case millions_of_dollars.Revealed():
                self._reveal(event)

    def _reveal(self, event: millions_of_dollars.Revealed) -> None:
        if event.fate != "stays":
            for seat, _ in event.characters:
                self.note(seat, "eliminated")
        # Nobody learns whether a claim about a character that left was true.
        for claim in self._claims:
            if (claim.seat, claim.slot) in event.characters:
                true = claim.role == event.role
                self.note(claim.seat, f"claimed {'truly' if true else 'falsely'}")


MEMORIES: dict[str, type[Memory]] = {
    "bluff_pirate": BluffPirateMemory,
    "dont_bluff": DontBluffMemory,
    "lie": LieMemory,
    "millionaires": MillionairesMemory,
    "millions_of_dollars": MillionsOfDollarsMemory,
}


def memory(game: str, players: int) -> Memory:
    """Return the memory of a game that begins."""
    return MEMORIES.get(game, Memory)(players)


def columns(game: str) -> int:
    """Return how many things are counted for each seat of a game."""
    return len(MEMORIES.get(game, Memory).columns)


__all__ = ["MEMORIES", "Memory", "columns", "memory"]
