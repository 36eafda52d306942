"""Milionerzy i bankruci, drawn in the terminal: an auction hall in bottle green and gold."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bluffhouse.cli.tables.parts import cards
from bluffhouse.rules.millionaires import (
    LAST_RED,
    MISFORTUNE,
    RED,
    TILES,
    MillionairesView,
    Tile,
    reckon,
    tiles_without,
)
from bluffhouse.text.millionaires import (
    MillionairesText,
    cards_text,
    in_order,
    leader,
    poorest,
    steps_text,
)

WIDTH = 80
HALL = "#f3ead3 on #0b2a20"
GOLD = "#d8b64a"
SHADE = "#93a89b"
RED_BORDER = "#ff7a6b"
YOU = f"bold {GOLD}"
LADDER = 12
"""How long the bar of the highest bid is."""


def draw(view: MillionairesView, text: MillionairesText) -> RenderableType:
    words = text.words
    over = "-over" if view.phase == "over" else ""
    parts: list[RenderableType] = [status(view, text)]
    if view.tile is not None:
        parts.append(middle(view, text, view.tile))
    parts.append(Text())
    parts.append(players(view, text) if view.sheets is None else reckoning(view, text))
    parts.append(Text())
    if view.pile:
        parts.append(
            tile_line(text, f"millionaires-unseen{over}", tiles_without(TILES, view.revealed))
        )
    if view.box:
        parts.append(tile_line(text, "millionaires-gone", view.box[:1]))
    if text.seat is not None and view.sheets is None:
        parts.append(Text(words("millionaires-your-money", sum=sum(view.hand)), style=YOU))
        parts.append(cards(map(money_card, view.hand)))
    hall = Panel(
        Group(*parts),
        box=box.DOUBLE,
        title=Text(f" {words('millionaires-title')} ", style=YOU),
        title_align="left",
        style=HALL,
        border_style=GOLD,
    )
    return Constrain(hall, WIDTH)


def status(view: MillionairesView, text: MillionairesText) -> Text:
    """How near the end is (MB-3)."""
    over = "-over" if view.phase == "over" else ""
    lamps = Text("◆" * view.reds + "◇" * (LAST_RED - view.reds), style=RED_BORDER)
    return lamps + Text(
        " " + text.words(f"millionaires-status{over}", reds=view.reds, pile=view.pile), style=HALL
    )


def tile_line(text: MillionairesText, key: str, tiles: Iterable[Tile]) -> Text:
    return Text(f"{text.words(key)} {short(text, tiles)}", style=SHADE)


def short(text: MillionairesText, tiles: Iterable[Tile]) -> str:
    marks = [text.words("millionaires-tile-short", tile=tile) for tile in in_order(tiles)]
    return " ".join(marks) or "–"


def money_card(value: int) -> RenderableType:
    """Narrow, so that all eleven lie side by side on a small screen."""
    face = Text(f"{value:>2}", style=f"bold {HALL}")
    return Panel(face, box=box.ROUNDED, expand=False, padding=0, border_style=GOLD)


# The middle: the tile, and the ladder of bids.


def middle(view: MillionairesView, text: MillionairesText, tile: Tile) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(tile_card(text, tile), ladder(view, text, tile))
    return grid


def tile_card(text: MillionairesText, tile: Tile) -> RenderableType:
    name = Text(text.tile(tile).upper(), style="bold", justify="center")
    effect = Text(text.words("millionaires-tile-effect", tile=tile), justify="center")
    red = tile in RED
    return Panel(
        Group(name, effect),
        box=box.HEAVY if tile in MISFORTUNE else box.DOUBLE,
        expand=False,
        padding=(1, 2),
        border_style=RED_BORDER if red else GOLD,
        subtitle=text.words("millionaires-tile-red") if red else None,
    )


def ladder(view: MillionairesView, text: MillionairesText, tile: Tile) -> RenderableType:
    """The bids, the highest on top; what this is about stands above them."""
    words = text.words
    if view.phase != "bid":
        who = text.who(view.to_act[0]) if view.to_act else {}
        return Text("\n" + words(f"millionaires-goes-{view.phase}", **who), style=GOLD)
    goes = "escape" if tile in MISFORTUNE else "win"
    steps = Table.grid(padding=(0, 1, 0, 0))
    steps.add_column()
    steps.add_column(overflow="ellipsis", no_wrap=True, max_width=14)
    steps.add_column(justify="right")
    speaker = view.to_act[0]
    turns = sorted(range(view.players), key=lambda seat: (seat - speaker) % view.players)
    for seat in sorted(turns, key=lambda seat: -sum(view.stakes[seat])):
        stake = sum(view.stakes[seat])
        bidding = seat in view.bidding
        style = "" if bidding else SHADE
        said = [cards_text(view.stakes[seat])] if stake else []
        if not bidding:
            said.append(words("millionaires-stake-passed"))
        elif not stake:
            said.append(words("millionaires-stake-none"))
        bar = "━" * round(LADDER * stake / (view.highest or 1))
        steps.add_row(
            Text("▶" if seat in view.to_act else " ", style=YOU),
            Text(text.name(seat), style=YOU if seat == text.seat else style),
            Text(words("millionaires-money", sum=stake) if stake else "", style=f"bold {style}"),
            Text(bar + " " if bar else "", style=GOLD if seat == leader(view) else SHADE)
            + Text(" · ".join(said), style=style if stake else SHADE),
        )
    return Group(Text(words(f"millionaires-goes-{goes}"), style=GOLD), steps)


# The chairs.


def chairs(text: MillionairesText, *columns: str) -> Table:
    """A row for each player; what is too long for a small screen wraps in tiles and cards."""
    table = Table(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        padding=(0, 1, 0, 0),
        border_style=GOLD,
        header_style=SHADE,
    )
    table.add_column("", width=1)
    table.add_column("", overflow="ellipsis", no_wrap=True, max_width=14)
    for column in columns:
        title = text.words(f"millionaires-column-{column}") if column else ""
        number = column in ("points", "lost", "left")
        wraps = column in ("tiles", "cards", "count")
        table.add_column(title, justify="right" if number else "left", no_wrap=not wraps)
    return table


def players(view: MillionairesView, text: MillionairesText) -> Table:
    words = text.words
    table = chairs(text, "tiles", "points", "lost", "", "cards")
    dark = poorest(view)
    for seat, tiles in enumerate(view.tiles):
        count = view.tile_counts[seat]
        lost = sum(view.spent[seat])
        hidden = tiles is None and count
        table.add_row(
            "▶" if seat in view.to_act else " ",
            Text(f"{seat} {text.name(seat)}", style=YOU if seat == text.seat else ""),
            words("millionaires-face-down", count=count) if hidden else short(text, tiles or ()),
            "?" if hidden else str(reckon(tiles or ())[-1]),
            words("millionaires-money", sum=lost) if lost else "–",
            words("millionaires-poorest") if seat in dark else "",
            " ".join(map(str, view.spent[seat])),
            style=SHADE if seat in dark else "",
        )
    return table


def reckoning(view: MillionairesView, text: MillionairesText) -> Table:
    words = text.words
    table = chairs(text, "left", "tiles", "count", "")
    winners = view.result.winners if view.result else ()
    for seat, sheet in enumerate(view.sheets or ()):
        verdict = words("millionaires-wins") if seat in winners else ""
        table.add_row(
            "★" if seat in winners else " ",
            Text(f"{seat} {text.name(seat)}", style=YOU if seat == text.seat else ""),
            words("millionaires-money", sum=sheet.money),
            short(text, sheet.tiles),
            steps_text(sheet),
            words("millionaires-out") if sheet.out else verdict,
            style=SHADE if sheet.out else ("bold" if seat in winners else ""),
        )
    return table
