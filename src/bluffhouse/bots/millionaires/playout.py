"""Play out auctions and whole games in the imagination."""

from __future__ import annotations

from collections.abc import Sequence

from bluffhouse.bots.millionaires.prices import floors, prices, slack
from bluffhouse.bots.millionaires.table import CASINO, REDS, Rest, Table, cheapest
from bluffhouse.rules.millionaires import WORTH


def auction(
    misfortune: bool,
    turn: int,
    hands: Sequence[int],
    limits: Sequence[float],
    stakes: list[int],
    bidding: list[int],
    highest: int,
) -> int:
    """Let everybody bid the least they can, up to their limit. `hands` are what each player holds
    with what is down; `stakes` (changed) what is down; `bidding` (changed) the seats still in, in
    the order of the table. Return the seat that takes the tile (MB-4 to MB-6)."""
    at = bidding.index(turn)
    while True:
        seat = bidding[at]
        stake = stakes[seat]
        down = WORTH[stake]
        limit = limits[seat]
        cards = 0
        if highest < limit:
            cards = cheapest(hands[seat] ^ stake, highest - down)
            if down + WORTH[cards] > limit:
                cards = 0
        if cards:
            stakes[seat] = stake = stake | cards
            highest = WORTH[stake]
            at += 1
        elif misfortune:
            return seat
        else:
            bidding.pop(at)
            if len(bidding) == 1:
                return bidding[0]
        if at >= len(bidding):
            at = 0


def settle(table: Table, tile: int, taker: int, stakes: Sequence[int]) -> None:
    """End the auction: take the lost bids and give the tile away (MB-5, MB-6)."""
    hands = table.hands
    if tile >= CASINO:
        for seat, stake in enumerate(stakes):
            if seat != taker:
                hands[seat] ^= stake
    else:
        hands[taker] ^= stakes[taker]
    table.take(taker, tile)


def playout(
    table: Table,
    rest: Rest,
    pile: Sequence[int],
    turn: int,
    seat: int,
    eases: Sequence[float],
    luck: Sequence[float],
) -> float:
    """Play the pile to its end; this seat's share of the win. Both tables are changed.

    `eases` says how easily each parts with money (memory.EASE); `luck` says what nerve they
    have, one for every tile of the pile and seat.

    When but one red tile is left it is as likely in one place as in another, and nobody can
    know: so instead of one ending, all of them are counted, each with its chance."""
    players = len(eases)
    everybody = range(players)
    share = 0.0
    chance = 0.0
    at = 0
    for tile in pile:
        if rest.reds == 1:
            if tile in REDS:
                continue
            if not chance:
                chance = 1 / rest.count
            share += chance * table.share(seat)
        rest.add(tile, -1)
        spare = slack(rest)
        keep = floors(table, [spare * ease for ease in eases])
        limits = prices(table, tile, rest, keep, luck[at : at + players])
        at += players
        stakes = [0] * players
        turn = auction(tile >= CASINO, turn, table.hands, limits, stakes, list(everybody), 0)
        settle(table, tile, turn, stakes)
    return share + (chance or 1.0) * table.share(seat)
