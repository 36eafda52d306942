"""The table as numbers, for fast evaluation: everybody's tiles and money, and what may still come.

Tiles are small numbers here: 1 to 10 are wealth, then come SUCCESS, CASINO, CBA and THIEF. A
player's possessions are a set of wealth tiles (a mask), a number of successes and a mask of
misfortunes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from bluffhouse.rules.millionaires import (
    MONEY_SETS,
    TILES,
    WORTH,
    MillionairesView,
    Tile,
    bids_of,
    tiles_without,
)

SUCCESS, CASINO, CBA, THIEF = 11, 12, 13, 14
NUMBERS: dict[Tile, int] = {
    **{wealth: wealth for wealth in range(1, 11)},
    "success": SUCCESS,
    "casino": CASINO,
    "cba": CBA,
    "thief": THIEF,
}
HAS_CASINO, HAS_CBA, HAS_THIEF = 1, 2, 4
MISFORTUNES = {CASINO: HAS_CASINO, CBA: HAS_CBA}
REDS = (SUCCESS, CBA)

WEALTH: tuple[int, ...] = tuple(
    sum(t for t in range(1, 11) if mask >> t & 1) for mask in range(1 << 11)
)
"""Worth of each set of wealth tiles."""
LOWEST: tuple[int, ...] = tuple((mask & -mask).bit_length() - 1 for mask in range(1 << 11))
"""The smallest tile of each set, which goes to the Thief; -1 if it is empty."""


class Table:
    """Everybody's possessions between two auctions."""

    __slots__ = ("bad", "hands", "success", "wealth")

    hands: list[int]
    """Masks of money cards, including those on the table in this auction."""
    wealth: list[int]
    success: list[int]
    bad: list[int]

    def copy(self) -> Table:
        other = Table.__new__(Table)
        other.hands = self.hands.copy()
        other.wealth = self.wealth.copy()
        other.success = self.success.copy()
        other.bad = self.bad.copy()
        return other

    def take(self, seat: int, tile: int) -> None:
        """Give this seat a tile (MB-5, MB-6, MB-8)."""
        if tile <= 10:
            if self.bad[seat] & HAS_THIEF:
                self.bad[seat] ^= HAS_THIEF
            else:
                self.wealth[seat] |= 1 << tile
        elif tile == SUCCESS:
            self.success[seat] += 1
        elif tile == THIEF:
            wealth = self.wealth[seat]
            if wealth:
                self.wealth[seat] = wealth & (wealth - 1)
            else:
                self.bad[seat] |= HAS_THIEF
        else:
            self.bad[seat] |= MISFORTUNES[tile]

    def points(self, seat: int) -> int:
        """MB-10."""
        bad = self.bad[seat]
        points = WEALTH[self.wealth[seat]]
        if bad & HAS_CASINO:
            points = points - 5 if points > 5 else 0
        points <<= self.success[seat]
        return points + 1 >> 1 if bad & HAS_CBA else points

    def share(self, seat: int) -> float:
        """Return this seat's share of the win if the game ends now (MB-9, MB-10)."""
        money = [WORTH[hand] for hand in self.hands]
        least = min(money)
        mine = money[seat]
        if mine == least:
            return 0.0
        points = self.points(seat)
        equals = 1
        for other, has in enumerate(money):
            if has == least or other == seat:
                continue
            theirs = self.points(other)
            if theirs > points or (theirs == points and has > mine):
                return 0.0
            if theirs == points and has == mine:
                equals += 1
        return 1 / equals


class Rest:
    """The tiles that are still face down."""

    __slots__ = ("casino", "cba", "count", "reds", "success", "thief", "tiles", "wealth")

    def __init__(self, pile: Iterable[int]) -> None:
        """`pile`: the tiles still face down."""
        self.count = 0
        """Tiles face down."""
        self.reds = 0
        """Red ones among them: the last of these ends the game (MB-3)."""
        self.tiles = 0
        """Wealth tiles among them, and their worth together."""
        self.wealth = 0
        self.success = 0
        self.casino = self.cba = self.thief = 0
        for tile in pile:
            self.add(tile, 1)

    def add(self, tile: int, sign: int) -> None:
        self.count += sign
        if tile <= 10:
            self.tiles += sign
            self.wealth += sign * tile
        elif tile == SUCCESS:
            self.success += sign
            self.reds += sign
        elif tile == CBA:
            self.cba += sign
            self.reds += sign
        elif tile == CASINO:
            self.casino += sign
        else:
            self.thief += sign

    def copy(self) -> Rest:
        other = Rest(())
        other.count, other.reds = self.count, self.reds
        other.tiles, other.wealth, other.success = self.tiles, self.wealth, self.success
        other.casino, other.cba, other.thief = self.casino, self.cba, self.thief
        return other

    def auctions(self) -> float:
        """How many more there will be on average, besides the one under way. The last of r red
        tiles among n lies on average in place r(n + 1)/(r + 1), and is not auctioned."""
        return self.reds * (self.count + 1) / (self.reds + 1) - 1


def face_down(view: MillionairesView) -> list[int]:
    return [NUMBERS[tile] for tile in tiles_without(TILES, view.revealed)]


def table_of(view: MillionairesView, tiles: Sequence[Sequence[Tile]]) -> Table:
    """Return the table of this view if these are everybody's tiles. Money is public (MB-1)."""
    table = Table.__new__(Table)
    everything = len(WORTH) - 1
    table.hands = [everything ^ MONEY_SETS[spent] for spent in view.spent]
    table.wealth = [sum(1 << t for t in own if isinstance(t, int)) for own in tiles]
    table.success = [list(own).count("success") for own in tiles]
    table.bad = [
        HAS_CASINO * ("casino" in own) + HAS_CBA * ("cba" in own) + HAS_THIEF * ("thief" in own)
        for own in tiles
    ]
    return table


# ── which cards to put down ─────────────────────────────────────────────────────────────────

CHANGE = 4
"""Largest card that counts as change: a player without change must bid in leaps."""
CHANGE_WORTH = 1.0
"""Extra worth of keeping a card of change."""
SEEN = 12
"""Number of ways to pay that are considered, cheapest first."""
_raises: dict[int, int] = {}


def cheapest(hand: int, missing: int) -> int:
    """Return the cards (a mask) of this hand to add, worth more than what is missing: little money,
    and no more change than necessary. Return 0 if the hand has too little."""
    key = hand << 7 | missing
    found = _raises.get(key)
    if found is None:
        found = _raises[key] = _cheapest(hand, missing)
    return found


def _cheapest(hand: int, missing: int) -> int:
    sums, bids = bids_of(hand)
    first = bisect_right(sums, missing)
    best, lowest = 0, 1e9
    for index in range(first, min(first + SEEN, len(sums))):
        cards = bids[index].cards
        cost = sums[index] + CHANGE_WORTH * sum(card <= CHANGE for card in cards)
        if cost < lowest:
            best, lowest = MONEY_SETS[cards], cost
    return best
