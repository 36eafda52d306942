"""`bluffhouse puzzle`: the question, the answer, and nothing told too early."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from bluffhouse.cli.app import app
from bluffhouse.cli.puzzle import Page
from bluffhouse.locales import languages
from bluffhouse.rules import games
from bluffhouse.study.puzzles import puzzle, puzzle_count

run = CliRunner().invoke


def printed(page: Page) -> str:
    console = Console(width=200, file=StringIO())
    with console.capture() as captured:
        page.print_question(console)
    return captured.get()


@pytest.mark.parametrize("game", games())
def test_a_right_and_a_wrong_answer(game: str) -> None:
    found = puzzle(game, 1)
    right = run(app, ["puzzle", game, "--number", "1"], input=f"{found.best + 1}\n")
    assert right.exit_code == 0
    assert "Right!" in right.output
    assert "✓" in right.output
    wrong = run(app, ["puzzle", game, "--number", "1"], input=f"9\n{2 - found.best % 2}\n")
    assert "Not quite. The best answer:" in wrong.output
    assert "✗" in wrong.output


@pytest.mark.parametrize("game", games())
def test_the_question_tells_only_what_the_seat_saw(game: str) -> None:
    """What others did in secret is told afterwards, and not before."""
    for number in range(1, min(5, puzzle_count(game)) + 1):
        found = puzzle(game, number)
        asked = printed(Page(found, None))
        text = Page(found, None).text
        seen = {text.tell(event) for event in found.news()}
        for event in found.hidden():
            told = text.tell(event)
            assert not told or told in seen or told not in asked


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str) -> None:
    found = run(app, ["--lang", language, "puzzle", "lie"], input="1\n")
    assert found.exit_code == 0, found.output
    assert "LIE" in found.output.splitlines()[-1]


def test_random_and_daily() -> None:
    assert run(app, ["puzzle", "--random"], input="1\n").exit_code == 0
    first = run(app, ["puzzle", "lie"], input="1\n").output
    assert run(app, ["puzzle", "lie"], input="1\n").output == first


def test_wrong_numbers_and_games_are_refused() -> None:
    assert run(app, ["puzzle", "lie", "--number", "0"]).exit_code == 2
    assert run(app, ["puzzle", "poker"]).exit_code == 2


def test_leaving_without_an_answer() -> None:
    assert run(app, ["puzzle", "lie"], input="").exit_code == 130
