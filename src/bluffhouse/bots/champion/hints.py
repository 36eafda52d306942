"""What a player works out at a glance, for nets that would take long to discover it themselves.

A game's function gets the array module (NumPy or JAX), a function that returns a piece of the
observation in the perspective of a seat, and one that returns the columns of an option. It returns
rows of numbers of about 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bluffhouse.rules.millions_of_dollars import LOOT, ROLES, WINNING_MONEY

Named = Callable[[str], Any]
Hints = Callable[[Any, Named, Named], Any]


def lie(xp: Any, piece: Named, option: Named) -> Any:
    """How many of each value I have, what the last bid needs from the others, and how high each
    seat has bid on each value in this round."""
    mine = piece("up").sum(-2)
    could = piece("hand").sum(-2)
    cards = (piece("counts") * piece("playing")).sum(-1, keepdims=True)
    own = piece("counts")[..., :1]
    bids = piece("bids")
    counts = xp.arange(1, bids.shape[-2] + 1)
    highest = (bids * counts[:, None]).max(-2)
    values = xp.arange(1, 7)
    rows = [mine / 3, could / 3, cards / 12, highest / 6]
    # The last bid: the highest count, or the highest value, whichever comes first when raising.
    for worth in (highest * 8 + values * (highest > 0), values * 64 * (highest > 0)):
        last = (worth == worth.max(-1, keepdims=True)) & (highest > 0)
        count = (last * highest).sum(-1, keepdims=True)
        held = (last * mine).sum(-1, keepdims=True)
        needs = count - held
        others = xp.maximum(cards - own, 1)
        rows += [last * 1.0, count / 6, needs / 6, needs / others, count / xp.maximum(cards, 1)]
    by_seat = _bids_of_seats(xp, piece, option)
    rows.append(by_seat.reshape(*by_seat.shape[:-2], -1) / 6)
    return xp.concatenate(rows, -1)


def _bids_of_seats(xp: Any, piece: Named, option: Named) -> Any:
    """The highest count that each seat has bid on each value.

    The seats bid in turn, beginning with the starter, and every bid is higher than the one before.
    So the place of a bid among all bids tells who made it.
    """
    bids, playing = piece("bids"), piece("playing")
    shape = bids.shape
    flat = bids.reshape(*shape[:-2], -1)
    by_count = (xp.cumsum(flat, -1)).reshape(shape)
    turned = xp.swapaxes(bids, -1, -2)
    by_value = xp.cumsum(turned.reshape(*shape[:-2], -1), -1).reshape(turned.shape)
    value_first = option("raise_order")[..., RAISES_BY_VALUE, None, None] > 0
    place = xp.where(value_first, xp.swapaxes(by_value, -1, -2), by_count) - 1
    seats = xp.maximum(playing.sum(-1, keepdims=True), 1)
    before = xp.cumsum(playing, -1) - playing
    gap = before - (before * piece("starter")).sum(-1, keepdims=True)
    turn = xp.where(piece("clockwise") > 0, gap, -gap) % seats
    made = (place % seats[..., None])[..., None, :, :] == turn[..., None, None]
    made = made & (bids > 0)[..., None, :, :] & (playing > 0)[..., None, None]
    counts = xp.arange(1, shape[-2] + 1)[:, None]
    return xp.where(made, counts, 0).max(-2)


RAISES_BY_VALUE = 1
"""The place of `value_first` among the choices of the option `raise_order`."""


def millionaires(xp: Any, piece: Named, option: Named) -> Any:
    """The money and points of each seat, and how far I am from being the poorest, who cannot win
    (MB-10): now, and if I pay what I have put down or am about to."""
    worth = xp.asarray(MONEY, dtype=xp.float32)
    spent, stakes = piece("spent") @ worth, piece("stakes") @ worth
    about_to = (piece("said") * worth).sum(-1, keepdims=True)
    there = _seats_there(xp, piece, option)
    safe, at_worst = (sum(MONEY) - spent) * there, (sum(MONEY) - spent - stakes) * there
    poorest = xp.where(there > 0, safe, 2 * sum(MONEY))[..., 1:].min(-1, keepdims=True)
    poorest_at_worst = xp.where(there > 0, at_worst, 2 * sum(MONEY))[..., 1:].min(-1, keepdims=True)
    mine = xp.concatenate([safe[..., :1], at_worst[..., :1], at_worst[..., :1] - about_to], -1)
    tiles = piece("tiles")
    wealth = (tiles[..., :WEALTH] * xp.arange(1, WEALTH + 1)).sum(-1)
    success, casino, cba = (tiles[..., at] for at in (WEALTH, WEALTH + 1, WEALTH + 2))
    points = xp.maximum(0, wealth - 5 * casino) * 2**success / (1 + cba)
    rows = [safe, at_worst, mine - poorest, mine - poorest_at_worst, points, about_to]
    rows += [points[..., :1] - points[..., 1:].max(-1, keepdims=True)]
    ahead = xp.concatenate([mine > poorest, mine > poorest_at_worst], -1)
    return xp.concatenate([row / 20 for row in rows] + [ahead * 1.0], -1)


MONEY = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
WEALTH = 10
"""The kinds of tiles: wealth from 1 to 10, then success, casino and cba."""


def bluff_pirate(xp: Any, piece: Named, option: Named) -> Any:
    """How far each ship has to sail, whether the set on the table would land it, whether there can
    be so many cards of the kind it shows, how many of a kind I have, and how much each captain is
    known to doubt and to lie: with an honest set one picks a doubter, with a bluff a believer."""
    near, far = piece("islands")[..., :1], piece("islands")[..., 1:]
    goal = xp.where(piece("tokens")[..., 0, :1] > 0, near, far)
    there = _seats_there(xp, piece, option)
    to_go = (goal - piece("squares")) * there
    cards, shown, hidden = piece("laid_cards"), piece("laid_shown"), piece("laid_hidden")
    up = shown.sum(-1, keepdims=True)
    elsewhere = ((shown > 0) * (piece("discards") + piece("hand"))).sum(-1, keepdims=True)
    spare = (OF_A_KIND - up - elsewhere - (cards - up)) * (cards > 0)
    most = piece("hand").max(-1, keepdims=True)
    lands = (to_go <= cards) & (there > 0) & (cards > 0)
    leads = to_go[..., :1] - xp.where(there > 0, to_go, 99)[..., 1:].min(-1, keepdims=True)
    honest, bluffed, wild, doubted, believed = xp.moveaxis(piece("memory"), -1, 0)
    standing = (doubted - believed + piece("squares") / 6) * there
    usual = standing[..., 1:].sum(-1, keepdims=True) / xp.maximum(
        there.sum(-1, keepdims=True) - 1, 1
    )
    lies = ((hidden > 0) & (shown == 0)).any(-1, keepdims=True) * 1.0
    mine = (hidden.sum(-1, keepdims=True) > 0) * 1.0
    rate = (honest + 1.5) / (honest + bluffed + 3 * wild + 3) * there
    captain = (rate * piece("turn")).sum(-1, keepdims=True)
    flags = [lands, spare < 0, most >= 3, most >= 4, most >= 5, captain < 0.3]
    rows = [to_go / 12, leads / 12, spare / 5, most / 5, *[flag * 1.0 for flag in flags]]
    rows += [standing / 3, (standing[..., :1] - usual) / 3, standing * lies / 3]
    rows += [standing * (mine - lies) / 3, lies, rate, captain, captain * captain * 4]
    return xp.concatenate(rows, -1)


OF_A_KIND = 10


def millions_of_dollars(xp: Any, piece: Named, option: Named) -> Any:
    """How many of each role the others have and how many of those may still be in, what staying and
    leaving would bring me, what I am offered and asked for, and how rich everybody is."""
    loot, shown = piece("loot"), piece("shown")
    amount, stake = (loot @ xp.asarray(row, dtype=xp.float32) for row in (AMOUNTS, STAKES))
    amount, stake = amount[..., None], stake[..., None]
    icon = loot @ xp.asarray(ICONS, dtype=xp.float32)
    mine = piece("characters")[..., 0, :, :].sum(-2)
    in_it = piece("inside")
    mine_in = (piece("characters")[..., 0, :, :] * in_it[..., 0, :, None]).sum(-2)
    # One card lies face down: it may be mine, or another of a role that I can't count.
    others = xp.maximum(shown - mine, 0)
    there = _seats_there(xp, piece, option)
    slots = xp.where(there.sum(-1, keepdims=True) == SEATS_WITH_TWO, 2, 1)
    rivals = in_it[..., 1:, :].sum((-1, -2))[..., None]
    staying = rivals / xp.maximum((there.sum(-1, keepdims=True) - 1) * slots, 1)
    alone = (1 - staying) ** others
    one_other = others * staying * (1 - staying) ** xp.maximum(others - 1, 0)
    shares = xp.maximum((alone * mine_in + one_other * (1 - mine_in)).sum(-1, keepdims=True), 1)
    staying_brings = alone * (amount / shares + icon) - (1 - alone) * stake
    own = (staying_brings * mine_in).sum(-1, keepdims=True)
    offered = piece("offers")[..., :, 0, :].max((-1, -2))[..., None]
    asks = piece("asks")[..., 0, :, :].max((-1, -2))[..., None]
    money = piece("money") * there
    richest = money[..., 1:].max(-1, keepdims=True)
    rows = [others / 3, staying, alone, alone * mine_in, one_other, shares / 4]
    rows += [staying_brings / 6, own / 6, offered / 6, (offered - own) / 6, asks / 6, stake / 2]
    rows += [amount / 12, icon, mine, mine_in, rivals / 4, money / WINNING_MONEY]
    rows += [(money[..., :1] - richest) / WINNING_MONEY, (money >= WINNING_MONEY - 4) * 1.0]
    rows += [piece("loots_before").sum(-1, keepdims=True) / 8]
    return xp.concatenate(rows, -1)


AMOUNTS = [loot.amount for loot in LOOT]
STAKES = [loot.stake for loot in LOOT]
ICONS = [[float(loot.icon == role) for role in ROLES] for loot in LOOT]
SEATS_WITH_TWO = 3
"""MD-12: with three players, everybody has two characters."""


def _seats_there(xp: Any, piece: Named, option: Named) -> Any:
    """Return a 1 for each seat that the table has."""
    counts = option("players")
    seats = piece("seat").shape[-1]
    fewest = seats - counts.shape[-1] + 1
    players = (counts * xp.arange(fewest, seats + 1)).sum(-1, keepdims=True)
    return (xp.arange(seats) < players) * 1.0


HINTS: dict[str, Hints] = {
    "bluff_pirate": bluff_pirate,
    "lie": lie,
    "millionaires": millionaires,
    "millions_of_dollars": millions_of_dollars,
}
