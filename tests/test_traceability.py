"""Every numbered rule stands on its game's page and is pinned down by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import bluffhouse
from bluffhouse.locales import rules_page

ROOT = Path(__file__).parents[1]
LAST = {"DB": 15, "MB": 11, "LI": 14, "MD": 13, "BP": 10}
"""How many rules the five published games have; a new game's page counts its own."""
HEADING = re.compile(r"^#{2,4} ([A-Z]{2})-(\d+) · \S", flags=re.MULTILINE)


def page_of(game: str) -> str:
    return rules_page(game)


def numbered(game: str) -> list[str]:
    """The numbers of a game's rules, from 1 to the last."""
    headings = HEADING.findall(page_of(game))
    [prefix] = {prefix for prefix, _ in headings}
    last = LAST.get(prefix, len(headings))
    return [f"{prefix}-{number}" for number in range(1, last + 1)]


def rules_named_by_tests() -> set[str]:
    """The arguments of every @pytest.mark.rule(...) on a test."""
    named: set[str] = set()
    for file in sorted((ROOT / "tests" / "rules").glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    named |= {ast.literal_eval(argument) for argument in mark.args}
    return named


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
def test_the_page_carries_every_rule_once_and_in_order(game: str) -> None:
    headings = [f"{prefix}-{number}" for prefix, number in HEADING.findall(page_of(game))]
    assert headings == numbered(game)


def test_all_published_rules_have_a_page() -> None:
    prefixes = {numbered(game)[0].split("-")[0] for game in bluffhouse.games()}
    assert set(LAST) <= prefixes


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
def test_every_rule_is_named_by_a_test(game: str) -> None:
    named = rules_named_by_tests()
    assert [rule for rule in numbered(game) if rule not in named] == []


def test_no_test_names_a_rule_that_is_not_there() -> None:
    known = {rule for game in bluffhouse.games() for rule in numbered(game)}
    assert rules_named_by_tests() - known == set()


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
def test_every_option_is_explained_on_the_page(game: str) -> None:
    for option in bluffhouse.games()[game].options_type.__struct_fields__:
        assert f"`{option}" in page_of(game)
