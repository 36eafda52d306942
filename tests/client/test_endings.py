"""The end of every game: who has won, the results in order, and what decided them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import expect

from client.browsers import GAMES, NARROW, STILL, WORDS, Visitor
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

RESULTS = """() => [...document.querySelectorAll('[data-standing]')].map((line) => ({
    seat: Number(line.dataset.standing),
    place: parseInt(line.querySelector('.place').textContent),
    won: line.classList.contains('won'),
    text: line.innerText,
}))"""


async def finished(visit: Visit, house: Server, game: str, **how: Any) -> Visitor:
    """A player at the end of a game that bots have played."""
    ann = await visit(house, NARROW, **how)
    await ann.play_against_bots(game, "Ann")
    if ann.table["phase"] == "playing":
        await ann.hand_over()
    await ann.until(lambda: ann.table["phase"] == "over")
    await ann.page.reload()  # the end as it is found by a player who comes back
    await ann.page.locator(".ended").wait_for()
    return ann


def headline(ann: Visitor) -> str:
    winners = ann.view["result"]["winners"]
    names = [ann.table["seats"][seat]["name"] for seat in winners if seat != ann.seat]
    you = "yes" if ann.seat in winners else "no"
    return WORDS("end-winners", winners=len(winners), names=" and ".join(names), you=you)


@pytest.mark.parametrize("game", GAMES)
async def test_the_winners_stand_above_results_in_order(
    house: Server, visit: Visit, game: str
) -> None:
    async with asyncio.timeout(300):
        ann = await finished(visit, house, game)
        result = ann.view["result"]
        if len(result["winners"]) < 3:
            await expect(ann.page.locator(".plate h2")).to_have_text(headline(ann))
        assert await ann.page.locator(".plate p").inner_text()  # what decided it
        lines = await ann.page.evaluate(RESULTS)
        assert sorted(line["seat"] for line in lines) == list(range(len(result["scores"])))
        assert [line["place"] for line in lines] == sorted(line["place"] for line in lines)
        assert [line["seat"] for line in lines if line["won"]] == sorted(result["winners"])
        assert {line["place"] for line in lines if line["won"]} <= {1}
        scores = [result["scores"][line["seat"]] for line in lines if not line["won"]]
        if result["reason"] not in ("last_one_left", "fewest_cards"):
            assert scores == sorted(scores, reverse=True)
        assert not await too_wide(ann.page)
        assert not await unusable(ann.page)
    assert ann.troubles == []


async def test_the_moment_is_played_and_comes_to_rest(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(300):
        ann = await finished(visit, house, "lie", reduced_motion="no-preference")
        await expect(ann.page.locator(".rain span")).not_to_have_count(0)
        await ann.page.evaluate(STILL)
        await expect(ann.page.locator(".plate h2")).to_have_text(headline(ann))
    assert ann.troubles == []


async def test_nothing_rains_on_those_who_want_it_still(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(300):
        ann = await finished(visit, house, "bluff_pirate")
        await expect(ann.page.locator(".rain")).to_have_count(0)
        await expect(ann.page.locator(".plate h2")).to_have_text(headline(ann))
    assert ann.troubles == []
