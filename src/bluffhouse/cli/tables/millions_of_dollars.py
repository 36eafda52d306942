"""Millions of Dollars, drawn in the terminal: a heist plan in chalk and cyan on night blue."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bluffhouse.cli.tables.parts import BACK
from bluffhouse.rules.millions_of_dollars import (
    ROLES,
    Loot,
    MillionsView,
    Role,
    roles_in_play,
)
from bluffhouse.text.millions_of_dollars import SIDES, MillionsText

BOARD = "grey93 on #0b1a36"
LINES = "#5fb7c9"
CHALK = "bold #ffffff"
NOTES = "bold #9ccc7a"
FAINT = "grey70"

OUT: dict[str, str | int] = {"state": "out"}
AT_EASE = ("choosing", "chosen", "won", "over")
"""States of a player in which no character is in or out."""


def role_card(face: str, note: str = "", style: str = CHALK, lines: str = LINES) -> Panel:
    return Panel(
        Text(face, style=style, justify="center"),
        box=box.ROUNDED,
        border_style=lines,
        padding=(0, 1),
        subtitle=Text(note, style=style) if note else None,
        width=max(len(face), len(note) + 2) + 4,
    )


def loot_card(loot: Loot, text: MillionsText) -> Panel:
    lines = Text(text.say("loot-card", amount=loot.amount), style=NOTES)
    lines.append(f"\n{text.say('stake-card', stake=loot.stake)}", style=CHALK)
    if loot.icon is not None:
        lines.append(f"\n{text.say('icon-card', role=text.role(loot.icon))}", style=CHALK)
    return Panel(lines, box=box.HEAVY, border_style=NOTES, padding=(0, 1), expand=False)


def middle(view: MillionsView, text: MillionsText) -> RenderableType:
    """Draw the role cards in the middle, and the hidden one face down."""
    counts = [(role, view.shown.count(role)) for role in ROLES if role in view.shown]
    faces = [role_card(text.role(role), f"×{count}") for role, count in counts]
    cards = Columns([*faces, role_card(BACK, style=FAINT)], padding=(0, 0))
    return Group(Text(text.say("middle"), style=FAINT), cards)


def players(view: MillionsView, text: MillionsText) -> Table:
    """Draw one row per player, or two with two characters each (MD-12). Empty columns are left out,
    because eight players need the room."""
    rows = [player(view, text, seat) for seat in range(view.players)]
    slots = range(len(view.inside[0]))
    cells = [(seat, slot, row) for seat, row in enumerate(rows) for slot in slots]
    shown = [column for column in rows[0] if any(row[column][slot] for _, slot, row in cells)]
    table = Table(box=box.SIMPLE_HEAD, border_style=LINES, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column("", max_width=18, no_wrap=True)
    for column in shown:
        right = column in ("money", "threats")
        table.add_column(
            Text(text.say(f"column-{column}"), style=FAINT) if column != "side" else "",
            style={"money": NOTES, "claims": "italic", "role": CHALK}.get(column, ""),
            justify="right" if right else "left",
            no_wrap=right,
        )
    for seat, slot, row in cells:
        first = slot == 0
        mark = "▶" if first and seat in view.to_act else " "
        style = f"bold {LINES}" if seat == text.seat else "bold"
        name = Text(f"{seat} {text.name(seat)}" if first else "", style=style)
        out = view.phase in ("negotiate", "name") and not view.inside[seat][slot]
        table.add_row(mark, name, *[row[c][slot] for c in shown], style="dim" if out else "")
    return table


def player(view: MillionsView, text: MillionsText, seat: int) -> dict[str, list[str]]:
    """Return the cells of a player by column, one for each character."""
    last, known, slots = view.last_roles[seat], view.characters[seat], range(len(view.inside[0]))
    state = text.state_of(view, seat)
    states = [state if is_in or state["state"] in AT_EASE else OUT for is_in in view.inside[seat]]
    return {
        "money": [text.say("money", money=view.money[seat]), ""],
        "threats": [f"{view.threats[seat] or ''}", ""],
        "side": [text.say(f"side-{SIDES[slot]}") if len(slots) > 1 else "" for slot in slots],
        "state": [text.say("state", **{**state, "partly": "all"}) for state in states],
        "last": ["" if last is None else text.role(last), ""],
        "role": ["" if role is None else text.role(role) for role in known],
        "claims": [text.list_of(map(text.role, said)) for said in view.claims[seat]],
    }


def open_offers(view: MillionsView, text: MillionsText) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for deal in view.offers:
        mine = deal.answerer == text.seat
        said = text.say(
            "pays",
            payer=text.name(deal.payer),
            leaver=text.characters([(deal.leaver, deal.slot)]),
            amount=deal.amount,
        )
        table.add_row(
            Text(f"#{deal.id + 1}", style=NOTES),
            Text(said),
            Text(text.say("answers", **text.who(deal.answerer)), style=CHALK if mine else FAINT),
        )
    return table


def gang(view: MillionsView, text: MillionsText, seat: int) -> list[RenderableType]:
    """Draw your characters, or the cards to choose from before you have chosen."""
    own = view.characters[seat]
    if not any(own):
        faces = [hand_card(role, view, text, seat) for role in roles_in_play(view.players)]
        return [Text(text.say("your-hand"), style=FAINT), Columns(faces, padding=(0, 0))]
    faces = []
    for slot, role in enumerate(own):
        left = view.phase != "choose" and not view.inside[seat][slot]
        side = text.say(f"side-{SIDES[slot]}") if len(own) > 1 else ""
        note = text.say("side-out") if left else side
        faces.append(role_card(text.role(role), note, FAINT if left else CHALK))
    return [Text(text.say("your-characters"), style=FAINT), Columns(faces, padding=(0, 0))]


def hand_card(role: Role, view: MillionsView, text: MillionsText, seat: int) -> Panel:
    used = role == view.last_roles[seat]
    return role_card(text.role(role), text.say("used") if used else "", FAINT if used else CHALK)


def draw(view: MillionsView, text: MillionsText) -> RenderableType:
    top: list[RenderableType] = [loot_card(view.loots[-1], text)]
    if view.shown:
        top.append(middle(view, text))
    plan = Table.grid(padding=(0, 1, 0, 0))
    plan.add_row(*top)
    parts: list[RenderableType] = [plan, players(view, text)]
    if view.offers:
        parts += [Text(text.say("open-offers"), style=FAINT), open_offers(view, text)]
    parts += [Text(look, style=FAINT) for look in text.looks(view)]
    if view.time_called:
        parts.append(Text(text.say("time"), style="bold reverse"))
    if view.seat is not None and view.phase != "over":
        parts += gang(view, text, view.seat)
    title = f"{text.say('title')} · {text.say('board', round=len(view.loots))}"
    return Panel(
        Group(*parts),
        title=Text(title, style=CHALK),
        title_align="left",
        subtitle=Text(text.say("leads", **text.who(view.leader)), style=FAINT),
        subtitle_align="right",
        box=box.SQUARE,
        border_style=LINES,
        style=BOARD,
        padding=(0, 1),
    )
