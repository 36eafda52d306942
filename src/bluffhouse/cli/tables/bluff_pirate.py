"""Bluff Pirate, drawn in the terminal: a sea chart on parchment, with teal sea and coral land."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bluffhouse.rules.bluff_pirate import BluffPirateView, Kind, Laid, cards_of
from bluffhouse.text.bluff_pirate import BluffPirateText, token_key, vote_key

WIDTH = 80
INK = "#33271a"
PARCHMENT = f"{INK} on #ecdcb4"
FADED = "#6b573a"
ROPE = "#8a6a3b"
CORAL = "#a83a22"
SEA = "#bfe6e0 on #17625f"
LAND = f"bold {CORAL} on #ecdcb4"
SHIP = "bold #ffffff on #17625f"
YOU = f"bold {CORAL}"
TOKENS = {"closed": "?", "known": "◆", "treasure": "◆", "empty": "×"}


def draw(view: BluffPirateView, text: BluffPirateText) -> RenderableType:
    words = text.words
    discards = text.cards(cards_of(view.discards))
    near, far = (
        words(f"bluff-pirate-island-{token_key(view, island)}", square=square)
        for island, square in enumerate(view.islands)
    )
    parts: list[RenderableType] = [
        ships(view, text),
        Text(words("bluff-pirate-islands", near=near, far=far), style=CORAL),
        Text(words("bluff-pirate-pile", pile=view.pile, discards=discards), style=FADED),
    ]
    if view.laid is not None:
        parts.append(stage(view, view.laid, text))
    if view.result is not None:
        [winner] = view.result.winners
        parts.append(Text(words("bluff-pirate-won", **text.who(winner)), style=YOU))
    if view.seat is not None:
        title = words("bluff-pirate-your-hand", count=len(view.hand))
        parts += [Text(title, style=YOU), fan(hand_cards(view.hand, text))]
    chart = Panel(
        Group(*parts),
        box=box.ROUNDED,
        title=Text(words("bluff-pirate-title"), style=f"bold {INK}"),
        title_align="left",
        style=PARCHMENT,
        border_style=ROPE,
    )
    return Constrain(chart, WIDTH)


# The sea: a lane for each ship.


class Lane:
    """Water from the start to the second island, as wide as there is room for."""

    def __init__(self, view: BluffPirateView, seat: int | None) -> None:
        """With a seat: its ship and its wake; without: the numbers above the islands."""
        self.view = view
        self.seat = seat

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(20, max(20, 2 * self.view.islands[1] + 2))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        end = self.view.islands[1]
        # A last column stays free, so that the second island is not the edge of the world.
        room = options.max_width - 2
        step = room // end or room / end  # squares that cannot be equally wide are crowded
        columns = [int(square * step) for square in range(end + 1)]
        yield self._numbers(columns) if self.seat is None else self._water(columns, self.seat)

    def _numbers(self, columns: list[int]) -> Text:
        line = "0"
        for square in self.view.islands:
            line += str(square).rjust(columns[square] + 1 - len(line))
        return Text(line, style=FADED, no_wrap=True)

    def _water(self, columns: list[int], seat: int) -> Text:
        ship = columns[self.view.squares[seat]]
        lane = Text("~" * ship + " " * (columns[-1] + 2 - ship), style=SEA, no_wrap=True)
        marks = {column: ("·", SEA) for column in columns if column > ship}
        for island, square in enumerate(self.view.islands):
            marks[columns[square]] = (TOKENS[token_key(self.view, island)], LAND)
        marks[ship] = ("▲", SHIP)
        for column, (mark, style) in marks.items():
            lane.plain = lane.plain[:column] + mark + lane.plain[column + 1 :]
            lane.stylize(style, column, column + 1)
        return lane


def ships(view: BluffPirateView, text: BluffPirateText) -> Table:
    words = text.words
    table = Table(box=None, pad_edge=False, header_style=FADED, padding=(0, 1, 0, 0))
    table.add_column("", width=1)
    table.add_column("", overflow="ellipsis", no_wrap=True, max_width=14)
    table.add_column(Lane(view, None))
    table.add_column(words("bluff-pirate-column-square"), justify="right")
    table.add_column(words("bluff-pirate-column-cards"), justify="right")
    for seat in range(view.players):
        table.add_row(
            Text("▶" if seat in view.to_act else " ", style=YOU),
            Text(f"{seat} {text.name(seat)}", style=YOU if seat == text.seat else "bold"),
            Lane(view, seat),
            str(view.squares[seat]),
            str(view.hand_sizes[seat]),
        )
    return table


# The cards.


def pile(face: str, count: int, style: str = f"bold {INK}") -> Text:
    """Equal cards, the first in full and of the others an edge."""
    edges = min(count - 1, 4)
    number = f"{count}×" if count > 1 else ""
    inside = f"{number}{face}"
    drawn = Text(no_wrap=True)
    drawn.append("╭" + "─" * len(inside) + "╮" * (edges + 1) + "\n", ROPE)
    drawn.append("│", ROPE).append(inside, style).append("│" * (edges + 1) + "\n", ROPE)
    return drawn.append("╰" + "─" * len(inside) + "╯" * (edges + 1), ROPE)


def hand_cards(hand: Iterable[Kind], text: BluffPirateText) -> Iterator[Text]:
    for kind, count in Counter(hand).items():
        style = YOU if kind == "pirate" else f"bold {INK}"
        yield pile(text.words("bluff-pirate-card", card=kind), count, style)


def fan(cards: Iterable[RenderableType]) -> RenderableType:
    return Columns(cards, padding=(0, 1))


def stage(view: BluffPirateView, laid: Laid, text: BluffPirateText) -> RenderableType:
    """The set on the table: what is shown, the backs of the rest, and who has voted."""
    words = text.words
    down = laid.cards - laid.up
    face = pile(words("bluff-pirate-card", card=laid.shown), 1)
    cards = Table.grid(padding=(0, 1, 0, 0))
    cards.add_row(*[face] * laid.up, *[pile("▒▒▒", 1, ROPE)] * down)
    parts: list[RenderableType] = [cards]
    if laid.hidden is not None:
        hidden = words("bluff-pirate-stage-hidden", cards=text.cards(laid.hidden))
        parts.append(Text(hidden, style=FADED))
    if laid.honest_claim:
        parts.append(Text(words("bluff-pirate-stage-claim"), style=f"italic {CORAL}"))
    if view.voted:
        names = text.list_of(map(text.name, view.voted))
        parts.append(Text(words("bluff-pirate-table-voted", names=names)))
    if view.vote is not None:
        parts.append(Text(words("bluff-pirate-table-vote", vote=vote_key(view.vote))))
    title = words("bluff-pirate-stage", count=laid.cards, **text.who(laid.seat))
    return Panel(
        Group(*parts),
        box=box.HEAVY,
        title=title,
        title_align="left",
        border_style=CORAL,
        expand=False,
    )
