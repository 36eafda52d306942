"""What the text door asks in one game or another."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bluffhouse
from bluffhouse.locales import Words
from bluffhouse.text import text_of
from worlds import step

WORDS = Words()
PEOPLE = ("Ania", "Bartek", "Czesio", "Dora")


@pytest.mark.rule("DB-15")
@pytest.mark.parametrize("reverse", [False, True])
def test_a_reverse_offer_is_prompted_for_its_roles(reverse: bool) -> None:
    game = bluffhouse.games()["dont_bluff"](reverse_offer=reverse)
    rng = random.Random(15)
    prompts: dict[str, tuple[str, str]] = {}
    while {"colour", "target"} - set(prompts):
        state = game.start(4, seed=rng.getrandbits(64))
        while state.result is None:
            [seat] = state.to_act
            text = text_of(game.name)(WORDS, PEOPLE, seat, game.options)
            view: Any = state.view(seat)
            if view.phase == "target" or (view.phase == "colour" and view.colour is None):
                prompts[view.phase] = text.prompt(view), text.rule(view)
            step(state, rng)
    suffix, rule = ("-reversed", "DB-15") if reverse else ("", "DB-5")
    for phase in ("colour", "target"):
        assert prompts[phase] == (WORDS(f"dont-bluff-ask-{phase}{suffix}"), rule)
