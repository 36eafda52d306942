"""Sentences and rule numbers in the browser: the same, letter by letter, as at the terminal."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import bluffhouse
from bluffhouse import Event
from bluffhouse.cli.declarations import files
from bluffhouse.locales import Words, languages, rules_page
from bluffhouse.rules.contract import Action, Ended, StarterDrawn, StarterNamed
from bluffhouse.text import text_of
from bluffhouse.text.sentences import FUNCTIONS, Compute, Declarations
from client.browsers import CLIENT
from worlds import NAMES, step, tables

PEOPLE = ("Ania", "Bartek", "Czesio", "Dora", "Ewa", "Franek", "Gosia", "Hania")
SCRIPT = Path(__file__).with_name("sentences.mjs")
HEADING = re.compile(r"^### ([A-Z]{2}-\d+) · (.+)$", flags=re.MULTILINE)
MOST_DECISIONS = 300
"""Decisions played in one game: Millions of Dollars can be negotiated for very long."""
MOST_EVENTS = 4_000
"""Events of one game that are told."""
MOST_OF_A_KIND = 100
"""Actions of one type that are labelled."""


def in_the_browser(asked: list[dict[str, Any]]) -> list[str]:
    """Return the sentence that the client's sources make of each line."""
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", SCRIPT.read_text(encoding="utf-8")],
        cwd=CLIENT,
        input="\n".join(json.dumps(line) for line in asked),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


# ── the files are what Python declares ──────────────────────────────────────────────────────


def test_the_client_has_what_the_games_declare() -> None:
    expected = dict(files(CLIENT / "src" / "games"))
    assert {file.parent.name for file in expected} == set(NAMES)
    stale = [file for file, text in expected.items() if file.read_text(encoding="utf-8") != text]
    assert stale == [], "run: make protocol"


@pytest.mark.parametrize("game", NAMES)
def test_declarations_survive_the_wire(game: str) -> None:
    declared = text_of(game).declarations()
    again = msgspec.json.decode(msgspec.json.encode(declared), type=Declarations)
    assert again == declared


@pytest.mark.parametrize("game", NAMES)
def test_every_event_has_its_sentence_and_no_other(game: str) -> None:
    events: set[type[Event]] = {*bluffhouse.games()[game].events, StarterDrawn, StarterNamed, Ended}
    tags = {str(kind.__struct_config__.tag) for kind in events}
    assert set(text_of(game).declarations().sentences) == tags


@pytest.mark.parametrize("game", NAMES)
def test_every_action_has_its_label_and_no_other(game: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in bluffhouse.games()[game].actions}
    assert set(text_of(game).board.actions) == tags


def test_every_function_is_implemented() -> None:
    functions = set(get_args(get_type_hints(Compute)["do"]))
    assert functions == {*FUNCTIONS, "name", "you"}


# ── the same sentences ──────────────────────────────────────────────────────────────────────


def played(game: str) -> Iterator[tuple[int, Event]]:
    """Events of games with every option and number of players, and how many played."""
    rng = random.Random(game)
    for variant, players in tables(game) * 3:
        state = variant.start(players, seed=rng.getrandbits(64))
        for _ in range(MOST_DECISIONS):
            if state.result is not None:
                break
            step(state, rng)
        for event in state.record.events:
            yield players, event


@pytest.mark.parametrize("game", NAMES)
def test_the_browser_tells_every_event_as_the_terminal_does(game: str) -> None:
    """To each kind of viewer, in every language, both in full and in brief.

    Neither side marks inserted values as isolated (`useIsolating`), and both write numbers in
    the form of the language, so the texts need no normalising.
    """
    rng = random.Random(game)
    asked, told = [], []
    for players, event in islice(played(game), MOST_EVENTS):
        seen_by = rng.choice([*range(players), None])
        seen = event.seen_by(seen_by) if rng.random() < 0.9 else event
        language = rng.choice(languages())
        brief = rng.random() < 0.5
        names = PEOPLE[:players]
        told.append(text_of(game)(Words(language), names, seen_by).tell(seen, brief))
        asked.append(
            {
                "game": game,
                "event": json.loads(msgspec.json.encode(seen)),
                "reader": seen_by,
                "names": names,
                "language": language,
                "brief": brief,
            }
        )
    assert len(asked) > 1_000
    answers = in_the_browser(asked)
    different = [
        (terminal, browser, line)
        for terminal, browser, line in zip(told, answers, asked, strict=True)
        if terminal != browser
    ]
    assert different == []


def choices(game: str) -> Iterator[tuple[int, int, Action]]:
    """Decisions of games with every option and number of players."""
    rng = random.Random(game)
    for variant, players in tables(game) * 2:
        state = variant.start(players, seed=rng.getrandbits(64))
        for _ in range(MOST_DECISIONS):
            if state.result is not None:
                break
            legal = state.legal(state.to_act[0])
            yield players, state.to_act[0], legal[len(legal) - 1]  # one that is seldom chosen
            seat, action, _ = step(state, rng)
            yield players, seat, action


@pytest.mark.parametrize("game", NAMES)
def test_the_browser_labels_every_action_as_the_terminal_does(game: str) -> None:
    rng = random.Random(game)
    kinds: Counter[type[Action]] = Counter()
    asked, said = [], []
    for players, seat, action in choices(game):
        kinds[type(action)] += 1
        if kinds[type(action)] > MOST_OF_A_KIND:
            continue
        language, names = rng.choice(languages()), PEOPLE[:players]
        said.append(text_of(game)(Words(language), names, seat).label(action))
        asked.append(
            {
                "game": game,
                "action": json.loads(msgspec.json.encode(action)),
                "reader": seat,
                "names": names,
                "language": language,
            }
        )
    assert {line["action"]["do"] for line in asked} == set(text_of(game).board.actions)
    assert in_the_browser(asked) == said


# ── the same rules ──────────────────────────────────────────────────────────────────────────


@cache
def views(game: str) -> tuple[Any, ...]:
    """Views of players who are asked: every phase, and every rule for it, with every option."""
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
def numbers(game: str) -> tuple[str, ...]:
    """The rules that the browser names for these views."""
    asked = [{"game": game, "view": json.loads(msgspec.json.encode(view))} for view in views(game)]
    return tuple(in_the_browser(asked))


@pytest.mark.parametrize("game", NAMES)
def test_every_decision_has_the_rule_that_the_terminal_names(game: str) -> None:
    text = text_of(game)(Words(), PEOPLE)
    assert list(numbers(game)) == [text.rule(view) for view in views(game)]
    assert all(re.fullmatch(r"[A-Z]{2}-\d+", number) for number in numbers(game))


def test_a_reverse_offer_has_its_own_rule() -> None:
    assert {"DB-6", "DB-15"} <= set(numbers("dont_bluff"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_is_named_stands_on_the_page(game: str, language: str) -> None:
    rulings = text_of(game).declarations().rulings
    named = {*numbers(game), *rulings.options.values(), *rulings.refusals.values()}
    assert named <= {number for number, _ in HEADING.findall(rules_page(game, language))}


@pytest.mark.parametrize("game", NAMES)
def test_every_option_has_its_rule(game: str) -> None:
    options = bluffhouse.games()[game].options_type.__struct_fields__
    ruled = text_of(game).declarations().rulings.options
    assert sorted(ruled) == sorted(options)
    for option, number in ruled.items():
        sections = re.split(r"^(?=### )", rules_page(game), flags=re.MULTILINE)
        [section] = [part for part in sections if part.startswith(f"### {number} ")]
        assert f"`{option}" in section


@pytest.mark.parametrize("game", NAMES)
def test_every_refusal_that_has_a_rule_is_one(game: str) -> None:
    words = Words()
    refusals = text_of(game).declarations().rulings.refusals
    assert [reason for reason in refusals if reason not in words] == []
