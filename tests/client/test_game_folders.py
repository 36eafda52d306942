"""In the client, only a game's own folder knows the game: its name, its title, its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bluffhouse
from bluffhouse.locales import Words, rules_page

SOURCES = Path(__file__).parents[2] / "client" / "src"
GAMES = sorted(bluffhouse.games())
WORDS = Words()
RULE_NUMBER = re.compile(r"^### ([A-Z]{2})-\d+ ·", flags=re.MULTILINE)
GENERATED = re.compile(r"\bgenerated\b", flags=re.IGNORECASE)


def shared_sources() -> Iterator[Path]:
    """Every file of the client outside the games' folders that a person writes.

    Unit tests may take a real game as their example.
    """
    folders = [SOURCES / "games" / game for game in GAMES]
    for path in sorted(SOURCES.rglob("*")):
        if path.is_dir() or any(path.is_relative_to(folder) for folder in folders):
            continue
        if path.is_relative_to(SOURCES / "protocol") or path.name.endswith(".test.ts"):
            continue
        if not GENERATED.search(path.read_text(encoding="utf-8").partition("\n")[0]):
            yield path


def traces_of(game: str) -> re.Pattern[str]:
    """Match everything that names a game.

    A name such as `lie` is also an ordinary word, so a name of one word counts only as a whole
    string, as a folder, or at the beginning of a message key.
    """
    key = game.replace("_", "-")
    (prefix,) = set(RULE_NUMBER.findall(rules_page(game, "en")))
    traces = [rf"\b{re.escape(WORDS(f'{key}-title'))}(?!\w)", rf"\b{prefix}-\d"]
    if "_" in game:
        traces += [game, key, game.replace("_", "")]
    else:
        traces += [rf"(['\"`]){game}\1", rf"/{game}\b", rf"(?<![\w-]){game}-\w"]
    return re.compile("|".join(f"(?:{trace})" for trace in traces))


@pytest.mark.parametrize("game", GAMES)
def test_only_its_own_folder_knows_a_game(game: str) -> None:
    traces = traces_of(game)
    found = [
        f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
        for path in shared_sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if traces.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_found_where_it_is_named(game: str) -> None:
    key = game.replace("_", "-")
    (prefix,) = set(RULE_NUMBER.findall(rules_page(game, "en")))
    for line in (
        f"if (table.game === '{game}') return",
        f"import Card from '../games/{game}/Card.svelte'",
        f"words.of('{key}-inside')",
        f"[data-cloth='{game}'] {{",
        f"/** In {WORDS(f'{key}-title')} all bids are about the same hands. */",
        f"/** The islands ({prefix}-2). */",
    ):
        assert traces_of(game).search(line), line


@pytest.mark.parametrize(
    "line", ["const lie = truth.best_lie", "words.of('reveal-no-lie')", "<!-- True, or a lie. -->"]
)
def test_an_ordinary_word_is_no_game(line: str) -> None:
    assert not any(traces_of(game).search(line) for game in GAMES)
