"""Draw the terminal tables for the manual: `python docs/make_pictures.py`."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console

import bluffhouse
from bluffhouse import State
from bluffhouse.bots import bot
from bluffhouse.cli.tables import draw
from bluffhouse.locales import Words
from bluffhouse.text import text_of

PICTURES = Path(__file__).parent / "pictures"
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


def pictures() -> list[Path]:
    """Return the paths of all pictures that this script draws."""
    return [path_of(name) for name in MOMENTS]


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for name in MOMENTS:
        path_of(name).write_text(picture(name), encoding="utf-8")
        print(path_of(name))


if __name__ == "__main__":
    main()
