"""Imagining who owns which tiles when they lie face down (MB-11)."""

from __future__ import annotations

from math import comb, factorial

from bluffhouse.rules.contract import Uniform
from bluffhouse.rules.imagining import take, weighted
from bluffhouse.rules.millionaires.components import Tile, tiles_without, wealth_among
from bluffhouse.rules.millionaires.view import MillionairesView


def deal_hidden_tiles(view: MillionairesView, rng: Uniform) -> list[tuple[Tile, ...]]:
    """The tiles of every player, those that lie face down dealt at random.

    Each way to deal them out is as likely as any other, as long as nobody with a waiting Thief has
    wealth and a player who is choosing what to give up has a choice.
    """
    hidden = {
        seat: size
        for seat, (size, tiles) in enumerate(zip(view.tile_counts, view.tiles, strict=True))
        if tiles is None and size
    }
    shown = [tile for tiles in view.tiles for tile in tiles or ()]
    middle = () if view.tile is None else (view.tile,)
    unseen = tiles_without(view.revealed, (*shown, *view.box, *middle))
    wealth: list[Tile] = [*wealth_among(unseen)]
    others = [tile for tile in unseen if type(tile) is not int]
    dealt = {seat: tiles or () for seat, tiles in enumerate(view.tiles)}
    if "thief" in others:
        others.remove("thief")
        # By seat: in how many ways the tiles can lie if this seat has the Thief.
        ways = [
            comb(len(others), size - 1) * factorial(size) * factorial(len(unseen) - size)
            for size in hidden.values()
        ]
        owner = list(hidden)[weighted(ways, rng)]
        dealt[owner] = ("thief", *take(others, hidden.pop(owner) - 1, rng))
    elif view.phase == "discard" and view.to_act[0] in hidden:
        owner = view.to_act[0]
        size = hidden.pop(owner)
        count = 2 + weighted(
            [comb(len(wealth), n) * comb(len(others), size - n) for n in range(2, size + 1)], rng
        )
        dealt[owner] = (*take(wealth, count, rng), *take(others, size - count, rng))
    rest = [*wealth, *others]
    for seat, size in hidden.items():
        dealt[seat] = take(rest, size, rng)
    return [dealt[seat] for seat in range(view.players)]
