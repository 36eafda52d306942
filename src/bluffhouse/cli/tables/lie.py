"""LIE, drawn in the terminal: ink on unbleached paper, and the orange of the ones."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bluffhouse.cli.tables.parts import BACK, card, cards, framed, seats
from bluffhouse.rules.lie import LieView
from bluffhouse.text.lie import LieText

PAPER = "#1d1a16 on #e8dec6"
INK = "#6b6252"
ORANGE = "bold #b64a00"


def value_style(value: int) -> str:
    return ORANGE if value == 1 else "bold"


def draw(view: LieView, text: LieText) -> RenderableType:
    words = text.words
    over = view.result is not None
    rows = []
    for seat in range(view.players):
        bids = "  ".join(f"{bid.count}×{bid.value}" for bid in view.bids if bid.seat == seat)
        if view.result is not None:  # all cards are back: how many each would draw
            won = words("lie-winner") if seat in view.result.winners else ""
            rows.append([str(view.counts[seat]), won])
        elif seat in view.playing:
            rows.append([" ".join([BACK] * view.counts[seat]), bids])
        else:
            rows.append([words("lie-seat-out"), ""])
    columns = [words("lie-column-cards"), "" if over else words("lie-column-bids")]
    parts: list[RenderableType] = [seats(view, text, columns, rows, you="bold underline")]
    if view.wild and not over:
        parts.append(Text(text.wild(view), style=ORANGE))
    if view.bids and not over:
        last = view.bids[-1]
        parts.append(
            Text(words("lie-last-bid", count=last.count, value=last.value), style="bold reverse")
        )
    if view.hand and not over:
        parts.append(Text(words("lie-your-hand")))
        if view.up:
            parts.append(cards(card(str(value), value_style(value)) for value in view.up))
        else:
            parts.append(cards(card(f"{low}\n─\n{high}") for low, high in view.hand))
    title = words("lie-table-round", round=view.round, tie="yes" if view.tie_break else "no")
    return framed(f"LIE · {title}", Group(*parts), style=INK, cloth=PAPER)
