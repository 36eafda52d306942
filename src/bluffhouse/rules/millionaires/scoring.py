"""How a game of Milionerzy i bankruci is scored (MB-9, MB-10)."""

from __future__ import annotations

from collections.abc import Sequence

from bluffhouse.rules.contract import Result
from bluffhouse.rules.millionaires.components import Tile, wealth_among
from bluffhouse.rules.millionaires.events import Sheet


def score_sheets(money: Sequence[int], tiles: Sequence[tuple[Tile, ...]]) -> tuple[Sheet, ...]:
    """The sheet of each player, from the money left and the tiles owned.

    Players with least money are out (MB-9): they score 0 whatever their tiles make.
    """
    least = min(money)
    sheets = []
    for left, owned in zip(money, tiles, strict=True):
        steps = reckon(owned)
        out = left == least
        sheets.append(Sheet(left, out, owned, steps, 0 if out else steps[-1]))
    return tuple(sheets)


def reckon(tiles: Sequence[Tile]) -> tuple[int, ...]:
    """What these tiles make, step by step in the order of MB-10; the last step is the points.

    >>> reckon([3, 9, "casino", "success", "success", "cba"])
    (12, 7, 14, 28, 14)
    """
    points = sum(wealth_among(tiles))
    steps = [points]
    if "casino" in tiles:
        points = max(0, points - 5)
        steps.append(points)
    for _ in range(tiles.count("success")):
        points *= 2
        steps.append(points)
    if "cba" in tiles:
        points = (points + 1) // 2
        steps.append(points)
    return tuple(steps)


def result_of(sheets: Sequence[Sheet]) -> Result:
    """Most points win; then more money; then the win is shared (MB-10)."""
    left = [seat for seat, sheet in enumerate(sheets) if not sheet.out]
    most = max([sheets[seat].points for seat in left], default=0)
    wealthiest = [seat for seat in left if sheets[seat].points == most]
    richest = max([sheets[seat].money for seat in wealthiest], default=0)
    winners = tuple([seat for seat in wealthiest if sheets[seat].money == richest])
    if not winners:
        reason = "all_have_least_money"
    elif len(wealthiest) == 1:
        reason = "most_points"
    elif len(winners) == 1:
        reason = "more_money"
    else:
        reason = "shared"
    return Result(winners, tuple([sheet.points for sheet in sheets]), reason)
