"""The lessons: short games with a chosen deal, in which a learner who follows the coach wins."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bluffhouse.bots import Lesson, lesson
from bluffhouse.bots.contract import LEARNER
from bluffhouse.rules import action_decoder
from bluffhouse.rules import game as make_game
from bluffhouse.rules.contract import State
from lesson_decisions import lesson_decisions

CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"
NAMES = ("lie", "millionaires", "dont_bluff", "bluff_pirate", "millions_of_dollars")


def lesson_of(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


def begun(name: str) -> State:
    found = lesson_of(name)
    game = make_game(name, **found.options)
    return game.start(found.seats, "+".join([found.secret, *[""] * found.seats]))


def suggested(name: str) -> list[dict[str, Any]]:
    """What the coach tells the learner to do, from the client's own script."""
    source = (CLIENT / name / "lesson.ts").read_text(encoding="utf-8")
    (script,) = re.findall(r"\n  script: (\[.*?\n  \]),\n", source, re.DOTALL)
    quoted = re.sub(r"(\w+):", r'"\1":', script.replace("'", '"'))
    actions: list[dict[str, Any]] = json.loads(re.sub(r",(\s*[\]}])", r"\1", quoted))
    return actions


@pytest.mark.parametrize("name", NAMES)
def test_a_learner_who_follows_the_coach_wins(name: str) -> None:
    found, state = lesson_of(name), begun(name)
    decode = action_decoder(name).decode
    todo = [decode(json.dumps(action)) for action in suggested(name)]
    bot_moves = 0
    while state.result is None:
        # Before the last word in a round of bargaining, the others answer.
        ready = bool(todo) and type(todo[0]).__name__ == "Ready"
        move = found.move(state)
        mine = bool(todo) and LEARNER in state.to_act and todo[0] in state.legal(LEARNER)
        if mine and not (ready and move is not None):
            state.play(LEARNER, todo.pop(0))
        else:
            assert move is not None, f"nothing fits: {todo[:1]}"
            state.play(*move)
            bot_moves += 1
    assert todo == []
    assert bot_moves == len(found.script)
    assert state.result.winners == (LEARNER,)


@pytest.mark.parametrize("name", NAMES)
def test_the_learner_makes_every_kind_of_decision(name: str) -> None:
    assert {action["do"] for action in suggested(name)} == lesson_decisions(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_learner_decides_first(name: str) -> None:
    assert LEARNER in begun(name).to_act


def test_where_the_script_does_not_fit_it_says_nothing() -> None:
    found, state = lesson_of("lie"), begun("lie")
    for seat, action in ((0, {"do": "turn", "up": [1]}), (1, {"do": "turn", "up": [3]})):
        state.play(seat, action_decoder("lie").decode(json.dumps(action)))
    assert found.move(state) is None  # the learner has not bid yet, so there is nothing to call
