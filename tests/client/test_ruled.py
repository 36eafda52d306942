"""Which rule the browser opens where: for every decision of every game the one the terminal names,
for every option and every refusal one that is there."""

from __future__ import annotations

import json
import random
import re
import subprocess
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import bluffhouse
from bluffhouse.locales import Words, languages, rules_page
from bluffhouse.text import text_of
from client.browsers import CLIENT
from worlds import NAMES, step, tables

PEOPLE = ("Ania", "Bartek", "Czesio", "Dora", "Ewa", "Franek", "Gosia", "Hania")
HEADING = re.compile(r"^### ([A-Z]{2}-\d+) · (.+)$", flags=re.MULTILINE)

# The sources as they stand, without their types; what is asked comes in, what they say goes out.
ASK = """
import ts from 'typescript'
import { readFileSync } from 'node:fs'
const answers = {}
for (const [game, views] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
    const source = readFileSync(`src/games/${game}/rule.ts`, 'utf8')
    const compilerOptions = { module: 'ESNext', target: 'ES2022', verbatimModuleSyntax: true }
    const { outputText } = ts.transpileModule(source, { compilerOptions })
    const { ruled } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`)
    answers[game] = { ...ruled, now: views.map(ruled.now) }
}
console.log(JSON.stringify(answers))
"""


@cache
def views(game: str) -> tuple[Any, ...]:
    """What players see who are asked: every phase, and every rule for it, with every option."""
    rng = random.Random(game)
    wanted: set[str] = set()
    found: dict[tuple[str, str], Any] = {}
    for variant, players in tables(game):
        state = variant.start(players, seed=rng.getrandbits(64))
        wanted = wanted or set(get_args(get_type_hints(type(state.view(0)))["phase"]))
        text = text_of(game)(Words(), PEOPLE[:players])
        for _ in range(1_000):
            for seat in state.to_act or range(players):
                view: Any = state.view(seat)
                found.setdefault((view.phase, text.rule(view)), view)
            if state.result is not None:
                break
            step(state, rng)
    assert {phase for phase, _ in found} == wanted
    return tuple(found.values())


@cache
def ruled() -> dict[str, Any]:
    """What the browser's sources say."""
    asked = {
        game: [json.loads(msgspec.json.encode(view)) for view in views(game)] for game in NAMES
    }
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", ASK],
        cwd=CLIENT,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers: dict[str, Any] = json.loads(done.stdout)
    return answers


@pytest.mark.parametrize("game", NAMES)
def test_every_decision_has_the_rule_that_the_terminal_names(game: str) -> None:
    text = text_of(game)(Words(), PEOPLE)
    assert ruled()[game]["now"] == [text.rule(view) for view in views(game)]


def test_a_reverse_offer_has_its_own_rule() -> None:
    assert {"DB-6", "DB-15"} <= set(ruled()["dont_bluff"]["now"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_is_named_stands_on_the_page(game: str, language: str) -> None:
    said = ruled()[game]
    named = {*said["now"], *said["options"].values(), *said["refusals"].values()}
    assert named <= {number for number, _ in HEADING.findall(rules_page(game, language))}


@pytest.mark.parametrize("game", NAMES)
def test_every_option_has_its_rule(game: str) -> None:
    options = bluffhouse.games()[game].options_type.__struct_fields__
    assert sorted(ruled()[game]["options"]) == sorted(options)
    for option, number in ruled()[game]["options"].items():
        sections = re.split(r"^(?=### )", rules_page(game), flags=re.MULTILINE)
        [section] = [part for part in sections if part.startswith(f"### {number} ")]
        assert f"`{option}" in section


@pytest.mark.parametrize("game", NAMES)
def test_every_refusal_that_has_a_rule_is_one(game: str) -> None:
    words = Words()
    assert [reason for reason in ruled()[game]["refusals"] if reason not in words] == []
