"""Every no and every piece of news of the house has a sentence, filled with what is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import bluffhouse
from bluffhouse.house.frames import What
from bluffhouse.house.judge import check_setting
from bluffhouse.house.refusal import Refusal
from bluffhouse.locales import Words
from bluffhouse.locales.words import languages
from bluffhouse.web.http_errors import STATUS_OF_REASON
from bluffhouse.web.sockets import CLOSE_CODES

SOURCE = Path(bluffhouse.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
FROM_THE_RULES = {"not-your-turn", "game-over", "not-an-action-of-this-game"}
"""Reasons that every game gives; those of one game are in its own words."""


def modules() -> list[ast.Module]:
    return [
        ast.parse(path.read_text(encoding="utf-8"))
        for room in ("house", "web")
        for path in sorted((SOURCE / room).rglob("*.py"))
    ]


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def strings(node: ast.AST) -> set[str]:
    """Return the texts in an expression, except the keys it is looked up by."""
    match node:
        case ast.Constant(value=str(said)):
            return {said}
        case ast.IfExp(body=one, orelse=other):
            return strings(one) | strings(other)
        case ast.Call(func=ast.Attribute(value=ast.Dict(values=some)), args=[_, other]):
            return set().union(*map(strings, some), strings(other))
        case _:
            return set()


def given(call: ast.Call) -> set[str]:
    """The names of the values that a refusal is raised with."""
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    for argument in call.args[1:]:
        if isinstance(argument, ast.Dict):
            names |= set().union(*[strings(key) for key in argument.keys if key is not None])
    return names


def refusals_in(tree: ast.AST) -> Iterator[tuple[str, frozenset[str]]]:
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        named = {
            node.targets[0].id: strings(node.value)
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for call in calls(function, "Refusal", "Problem"):
            reason = call.args[0]
            said = named.get(reason.id, set()) if isinstance(reason, ast.Name) else strings(reason)
            for one in said:
                yield one, frozenset(given(call))
    for call in calls(tree, "turn_away"):
        for one in strings(call.args[3]):
            yield one, frozenset()


@cache
def refusals() -> dict[str, set[frozenset[str]]]:
    """By reason, the values it is given with, wherever it is given."""
    found: dict[str, set[frozenset[str]]] = {}
    for tree in modules():
        for reason, values in refusals_in(tree):
            found.setdefault(reason, set()).add(values)
    return found


@cache
def sentences(language: str) -> dict[str, ftl.Message]:
    """By key. A key that is there twice is a mistake: the first would hide the second."""
    found: dict[str, ftl.Message] = {}
    folder = files("bluffhouse.locales") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for entry in parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ftl.Message):
                    assert entry.id.name not in found, f"{entry.id.name} is there twice"
                    found[entry.id.name] = entry
    return found


def asked_for(message: ftl.Message) -> set[str]:
    """The values that a sentence is filled with."""
    names: set[str] = set()

    class Values(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            names.add(node.id.name)

    Values().visit(message)
    return names


def test_the_reasons_are_found() -> None:
    assert {"name-taken", "come-in-first", "foreign-origin", "no-such-page"} <= refusals().keys()
    assert {"not-started", "game-over", "house-broken", "not-understood"} <= refusals().keys()
    assert refusals()["not-ready"] == {frozenset({"name", "seat"})}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", sorted(refusals()))
def test_every_refusal_has_its_sentence(reason: str, language: str) -> None:
    everywhere = frozenset.intersection(*refusals()[reason])
    somewhere = frozenset.union(*refusals()[reason])
    assert somewhere - everywhere <= {"details"}
    values = set(everywhere)
    assert asked_for(sentences(language)[reason]) == values
    assert Words(language)(reason, **dict.fromkeys(values, "3"))


@pytest.mark.parametrize("language", languages())
def test_a_table_that_can_nearly_be_is_refused_in_words(language: str) -> None:
    """The one setting that a page lets somebody choose and the rules do not."""
    with pytest.raises(Refusal) as refused:
        check_setting("millions_of_dollars", {"fool_me_once": True}, 3)
    words = Words(language)
    said = words(refused.value.reason, **refused.value.values)
    assert words("millions-of-dollars-option-fool-me-once") in said
    assert str(refused.value.values["details"]) not in said


def test_what_is_answered_to_a_reason_is_of_a_reason_there_is() -> None:
    assert STATUS_OF_REASON.keys() | CLOSE_CODES.keys() <= refusals().keys()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("what", get_args(What))
def test_every_notice_has_its_sentence(what: str, language: str) -> None:
    key = f"notice-{what}"
    values = asked_for(sentences(language)[key])
    assert values <= {"you", "name", "bot", "why", "actor", "by"}
    actors = ("you", "host", "other")
    for you, why, actor in product(("yes", "no"), ("host", "absent", "back"), actors):
        told = {"you": you, "name": "Ania", "bot": "shark", "why": why, "actor": actor, "by": "Ewa"}
        sentence = Words(language)(key, **{name: told[name] for name in values})
        assert ("Ania" in sentence) == ("name" in values and (you == "no" or "you" not in values))
        if actor == "other" and ("why" not in values or why == "host"):
            assert ("Ewa" in sentence) == ("by" in values)


def test_a_notice_that_is_about_a_seat_says_whose() -> None:
    (function,) = [
        node
        for node in ast.walk(ast.parse((SOURCE / "house/frames.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name == "notice_of"
    ]
    words = sentences("en")
    told = set()
    for call in calls(function, "Notice"):
        what = call.args[0]
        named = strings(what) or {"handed-over", "handed-back"}
        told |= named
        for one in named:
            about_a_seat = len(call.args) > 1 or "name" in {part.arg for part in call.keywords}
            assert ("name" in asked_for(words[f"notice-{one}"])) == about_a_seat
    assert told == set(get_args(What))


def test_no_sentence_of_the_house_is_left_over() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    file = files("bluffhouse.locales") / "en" / "house.ftl"
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            key = entry.id.name
            assert f'"{key.removeprefix("notice-")}"' in source, key


def test_the_manual_lists_every_refusal() -> None:
    page = PAGE.read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `([a-z-]+)` \| (.+) \|$", page, re.MULTILINE))
    reasons = refusals().keys() | FROM_THE_RULES
    words = Words()
    for reason in reasons:
        values = {name: f"‹{name}›" for name in asked_for(sentences("en")[reason])}
        assert listed.get(reason) == words(reason, **values), reason
