"""The report of a benchmark, opened as a file: it fits every screen, and everyone can use it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bluffhouse.arena.benchmark.report import write_report
from bluffhouse.arena.benchmark.results import BenchGame, new_plan
from bluffhouse.arena.benchmark.suite import BENCH_1
from bluffhouse.arena.benchmark.summary import summarized
from bluffhouse.arena.results import Tally
from client.inspection import Findings

pytestmark = pytest.mark.asyncio(loop_scope="session")


def a_game(number: int) -> BenchGame:
    """A made-up game. Results by few deals are uneven, so the intervals are wide."""
    fixture = BENCH_1.fixture(number)
    won = (number * 7 + fixture.deal) % 3 == 0
    return BenchGame(
        game=number,
        section=fixture.section.name,
        deal=fixture.deal,
        seat=fixture.seat,
        share=float(won),
        luck=0.1 if won else -0.05,
        score=3,
        reason="made-up",
        tally=Tally(),
        illegal=1,
        failures=0,
        fallbacks=1,
        deals_made=2,
        tokens=1_000,
        cost=0.25,
    )


async def test_the_report_fits_and_can_be_used(browser: Browser, tmp_path: Path) -> None:
    agent = "engine:./a-bot-with-a-long-name --level 3 --thinking-time 0.25"
    games = [a_game(number) for number in range(BENCH_1.games(2))]
    _, file = write_report(tmp_path, summarized(new_plan(agent, BENCH_1), games))
    context = await browser.new_context(reduced_motion="reduce")
    try:
        page = await context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.goto(file.as_uri())
        await expect(page.get_by_role("heading", level=1)).to_have_text(agent)
        await expect(page.get_by_role("region", name="Conduct, as a table")).to_be_visible()
        found = Findings()
        await found.look(page, "the report")
        assert not found, str(found)
        assert asked == [file.as_uri()], "the page needs nothing but itself"
    finally:
        await context.close()
