"""Don't Bluff!, drawn in the terminal: walnut, brass, and oxblood for the newspaper."""

from __future__ import annotations

from rich.box import HEAVY
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bluffhouse.cli.tables.parts import framed, seats
from bluffhouse.rules.dont_bluff import VALUES, Cards, Colour, DontBluffView
from bluffhouse.text.dont_bluff import DontBluffText

WALNUT = "#9a6a3c"
BRASS = "#b8862b"
OXBLOOD = "#b5384a"

INK: dict[Colour, str] = {
    "white": "bold",
    "red": "red",
    "green": "green",
    "blue": "blue",
    "yellow": "yellow",
    "purple": "magenta",
}
# Millions, in figures alone: their word is too long for a suitcase in most languages.
FACES = {value: (f"$ {value}", f"bold {BRASS}") for value in VALUES} | {0: ("≡0≡", OXBLOOD)}
BACK = ("▒▒▒", WALNUT)
IN_A_ROW = 10
"""Suitcases side by side on a table of 60 columns; of more, equal ones are piled up."""


def suitcases(cards: Cards) -> Text:
    """Suitcases with a handle, side by side: open ones show what is in them."""
    if len(cards) <= IN_A_ROW:
        return row([(*FACES[card], 1) for card in cards])
    return row([(*FACES[value], cards.count(value)) for value in VALUES if value in cards])


def closed(count: int) -> Text:
    return row([(*BACK, 1)] * count if count <= IN_A_ROW else [(*BACK, count)])


def row(piles: list[tuple[str, str, int]]) -> Text:
    """Faces, their styles and how many of each."""
    drawn = Text(no_wrap=True)
    for _, _, count in piles:
        drawn.append(
            " ┌─┐ " if count == 1 else f"{f'×{count}':^5}", WALNUT if count == 1 else "bold"
        )
    drawn.append("\n" + "╭┴─┴╮" * len(piles) + "\n", WALNUT)
    for face, style, _ in piles:
        drawn.append("│", WALNUT).append(face, style).append("│", WALNUT)
    return drawn.append("\n" + "╰───╯" * len(piles), WALNUT)


def draw(view: DontBluffView, text: DontBluffText) -> RenderableType:
    words = text.words
    rows = [seat_row(view, text, seat) for seat in range(view.players)]
    first = "dont-bluff-column-colours" if view.shown is None else "dont-bluff-column-money"
    columns = [words(first), words("dont-bluff-column-suitcases"), ""]
    parts: list[RenderableType] = [seats(view, text, columns, rows)]
    if view.giver is not None and view.receiver is not None and view.phase != "offer":
        parts.append(stage(view, text, view.giver, view.receiver))
    elif view.colour is not None:
        colour = words("dont-bluff-stage-colour", colour=text.colour(view.colour))
        parts.append(Text(colour, style=INK[view.colour]))
    if view.hand and view.shown is None:
        title = words("dont-bluff-your-hand", millions=sum(view.hand))
        parts += [Text(title, style="bold"), suitcases(view.hand)]
    return framed(words("dont-bluff-frame", bank=view.bank), Group(*parts), style=WALNUT)


def seat_row(view: DontBluffView, text: DontBluffText, seat: int) -> list[str]:
    words = text.words
    if view.shown is None:
        colours = [f"[{INK[colour]}]■ {text.colour(colour)}[/]" for colour in view.colours[seat]]
        size = view.sizes[seat]
        row = ["\n".join(colours), f"{size:2} [{WALNUT}]{'▪' * min(size, IN_A_ROW)}[/]"]
    else:
        hand = view.shown[seat]
        millions = words("dont-bluff-suitcases", value=sum(hand), count=1)
        row = [f"[bold {BRASS}]{millions}[/]", text.cards(hand)]
    roles = {
        "dont-bluff-role-gun": seat == view.gun and view.result is None,
        "dont-bluff-role-offers": seat == view.giver,
        "dont-bluff-role-answers": seat == view.receiver,
        "dont-bluff-role-wins": view.result is not None and seat in view.result.winners,
    }
    row.append(" · ".join(words(key) for key, true in roles.items() if true))
    return row


def stage(view: DontBluffView, text: DontBluffText, giver: int, receiver: int) -> RenderableType:
    """Under the lamp: the suitcases between the two, what was said, and the black die."""
    words = text.words
    parts: list[RenderableType] = []
    die = Text()
    if view.die is not None and view.phase != "die":  # else it is about to be rolled again
        die.append("   ").append(words("dont-bluff-stage-die", die=view.die), style="bold reverse")
    if view.open:
        title = Text(words("dont-bluff-stage-open", millions=sum(view.open)), style="bold")
        if not view.closed and view.claim is not None:
            title.append("   ").append(said(view, text, giver))
        parts += [title.append(die), suitcases(view.open)]
    if view.due:
        both = {**text.who(receiver), **text.whom(giver)}
        parts.append(Text(words("dont-bluff-table-due", due=view.due, **both)).append(die))
    if view.closed:
        title = Text(words("dont-bluff-stage-closed", count=view.closed), style="bold")
        if view.inside is not None:
            millions = sum(view.inside)
            title = Text(words("dont-bluff-stage-inside", millions=millions), style="bold")
        title.append("   ").append(said(view, text, giver))
        inside = view.inside
        parts += [title, closed(view.closed) if inside is None else suitcases(inside)]
    title = Text(words("dont-bluff-stage", name=text.name(giver), other=text.name(receiver)))
    return Panel(
        Group(*parts), box=HEAVY, title=title, title_align="left", border_style=BRASS, expand=False
    )


def said(view: DontBluffView, text: DontBluffText, giver: int) -> Text:
    """Return the giver's claim about the suitcases laid down last."""
    name = text.name(giver)
    if view.claim is None:
        return Text(text.words("dont-bluff-stage-silent", name=name), style="italic")
    claim = text.words("dont-bluff-stage-claim", name=name, claim=view.claim)
    return Text(claim, style=f"italic {OXBLOOD}")
