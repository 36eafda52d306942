"""Draw the plan of the house and the terminal tables for the manual:
`python docs/make_pictures.py`."""

from __future__ import annotations

import io
import random
import re
import tomllib
from html import escape
from pathlib import Path

from rich.console import Console

import bluffhouse
from bluffhouse import State
from bluffhouse.bots import bot
from bluffhouse.cli.tables import draw
from bluffhouse.locales import Words
from bluffhouse.text import text_of

DOCS = Path(__file__).parent
PICTURES = DOCS / "pictures"
HOUSE = PICTURES / "house.svg"
NAMES = ("Ania", "Bartek", "Czesio", "Dora", "Ewa", "Franek")

# A moment of each game worth showing: number of players, seed, number of decisions before it.
MOMENTS = {
    "dont_bluff": (4, 3, 30),
    "millionaires": (4, 5, 26),
    "lie": (4, 8, 60),
    "millions_of_dollars": (5, 4, 43),
    "bluff_pirate": (4, 6, 60),
}


def moment(name: str) -> tuple[State, int]:
    """Play this many decisions, then on until exactly one seat must decide."""
    players, seed, decisions = MOMENTS[name]
    game = bluffhouse.game(name)
    state = game.start(players, seed=seed)
    bots = [bot("rookie", game, seat, random.Random(seat)) for seat in range(players)]
    rng = random.Random(seed)
    for number in range(10_000):
        seat = rng.choice(state.to_act)
        if number >= decisions and (len(state.to_act) == 1 or name == "millions_of_dollars"):
            return state, seat
        action = bots[seat].act(state.view(seat), state.legal(seat), 0.1)
        if number < decisions or state.copy().play(seat, action)[-1].__class__.__name__ != "Ended":
            state.play(seat, action)
    raise AssertionError(f"{name} never comes to such a moment")


def picture(name: str) -> str:
    state, seat = moment(name)
    view = state.view(seat)
    text = text_of(name)(Words(), NAMES[: state.players], seat)
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    console.print(draw(name, view, text))
    console.print(text.prompt(view), style="bold")
    for choice in text.choices(view, state.legal(seat))[:3]:
        console.print(f"  [bold green]{choice.phrase}[/]   {choice.meaning}", highlight=False)
    svg = console.export_svg(title=f"bluffhouse play {name}", unique_id=name)
    # The reader's own monospace font is good enough; nothing is loaded from elsewhere.
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


def path_of(name: str) -> Path:
    return PICTURES / f"terminal-{name}.svg"


# ── the plan of the house ───────────────────────────────────────────────────────────────────

WIDTH = 940
LEFT, RIGHT = 50, 560
"""The walls."""
ROOF, FLOOR = 96, 44
"""Heights of the roof and of one floor."""
PALETTE = {
    "room": "#f1e9dc",
    "paper": "#fffaf1",
    "ink": "#241a15",
    "faint": "#63564a",
    "line": "#c9b9a2",
    "accent": "#8c2f24",
    "brass": "#8a6420",
    "table": "#2c5347",
}
"""The colours of the browser client by day (client/src/art/house.css)."""
DOORS = (
    ("cli", "terminal, scripts", "people who type"),
    ("web", "browser, phone, TV", "people who play"),
    ("learn", "JAX, pgx", "machines that learn"),
    ("house", "one file, or PostgreSQL", "every move, before it is told"),
    ("arena", "PettingZoo, OpenSpiel, TextArena", "machines that are measured"),
    ("engines", "any program, language models", "machines that play"),
    ("rules", "import bluffhouse", "programs that need the rules"),
)
"""What stands beside a floor: the package, what comes in there, and for whom."""


PURPOSES = {
    "cli": "the command bluffhouse",
    "web": "HTTP, WebSocket",
    "learn": "nets that learn",
    "house": "live tables: seats, clocks, bots, journals",
    "study": "a finished game, looked at again",
    "arena": "many games at once: ratings, solver, adapters",
    "engines": "players that are other people's programs",
    "bots": "players that see a view, never a state",
    "flat": "the games as numbers",
    "text": "a game in words",
    "locales": "every word a person reads, in every language",
    "records": "a game as a file: replay, verify",
    "rules": "the contract, and five games. Pure",
}
"""What each package is for, in a few words; docs/house-plan.md has more."""


def floors() -> list[list[str]]:
    """Return the packages of each floor, from the roof down, as import-linter holds them."""
    settings = tomllib.loads((DOCS.parent / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if contract["type"] == "layers":
            layers = [re.findall(r"bluffhouse\.(\w+)", layer) for layer in contract["layers"]]
            return [sorted(layer) for layer in layers]
    raise AssertionError("there are no layers")


def house_picture() -> str:
    """Draw the packages as the floors of a house, and the doors into it."""
    storeys = floors()
    top = 24
    eaves, middle = top + ROOF, (LEFT + RIGHT) / 2
    ground = eaves + FLOOR * len(storeys)
    drawn = [
        f'<path class="roof" d="M{LEFT - 26} {eaves}L{middle} {top}L{RIGHT + 26} {eaves}z"/>',
        f'<text class="name" x="{middle}" y="{top + 74}">Bluffhouse</text>',
    ]
    beside = {package: (what, whom) for package, what, whom in DOORS}
    for number, packages in enumerate(storeys):
        y = eaves + FLOOR * number
        part = (RIGHT - LEFT) / len(packages)
        for room, package in enumerate(packages):
            x = LEFT + part * room
            drawn.append(
                f'<rect class="room" x="{x}" y="{y}" width="{part}" height="{FLOOR}"/>'
                f'<text class="package" x="{x + 14}" y="{y + 27}">{package}/</text>'
                f'<text class="what" x="{x + 112}" y="{y + 27}">{escape(PURPOSES[package])}</text>'
            )
        doors = [beside[package] for package in packages if package in beside]
        for place, (what, whom) in enumerate(doors):
            # Two doors on one floor share its height.
            at = y + 18 + place * 21 - (len(doors) - 1) * 3
            drawn.append(
                f'<path class="way" d="M{RIGHT + 50} {at - 4}H{RIGHT + 8}" marker-end="url(#tip)"/>'
                f'<text class="door" x="{RIGHT + 58}" y="{at}">{escape(what)}</text>'
            )
            if len(doors) == 1:
                drawn.append(
                    f'<text class="whom" x="{RIGHT + 58}" y="{at + 15}">{escape(whom)}</text>'
                )
    drawn.append(f'<path class="ground" d="M20 {ground}H{WIDTH - 20}"/>')
    drawn.append(
        f'<text class="what" x="{LEFT}" y="{ground + 24}">'
        "A floor stands on the floors below it, and knows nothing of those above.</text>"
    )
    height = ground + 44
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'aria-label="The packages of Bluffhouse as the floors of a house, from the rules on the '
        f'ground floor to the command line under the roof">{_house_style()}'
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{PALETTE["room"]}"/>'
        '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
        f'orient="auto"><path d="M0 0L8 4L0 8z" fill="{PALETTE["brass"]}"/></marker>'
        f"{''.join(drawn)}</svg>\n"
    )


def _house_style() -> str:
    colour = PALETTE
    serif = "'Playfair Display','Iowan Old Style',Palatino,Georgia,serif"
    plain = "'Source Sans 3',system-ui,'Segoe UI',Roboto,sans-serif"
    return (
        "<style>"
        f".roof{{fill:{colour['accent']}}}"
        f".name{{font:700 30px {serif};fill:{colour['paper']};text-anchor:middle}}"
        f".room{{fill:{colour['paper']};stroke:{colour['line']}}}"
        f".package{{font:700 18px {serif};fill:{colour['accent']}}}"
        f".what{{font:15px {plain};fill:{colour['ink']}}}"
        f".door{{font:700 15px {plain};fill:{colour['table']}}}"
        f".whom{{font:14px {plain};fill:{colour['faint']}}}"
        f".way{{stroke:{colour['brass']};stroke-width:2;fill:none}}"
        f".ground{{stroke:{colour['brass']};stroke-width:3}}"
        "</style>"
    )


def pictures() -> list[Path]:
    """Return the paths of all pictures that this script draws."""
    return [HOUSE, *(path_of(name) for name in MOMENTS)]


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    HOUSE.write_text(house_picture(), encoding="utf-8")
    print(HOUSE)
    for name in MOMENTS:
        path_of(name).write_text(picture(name), encoding="utf-8")
        print(path_of(name))


if __name__ == "__main__":
    main()
