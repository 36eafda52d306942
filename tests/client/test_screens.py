"""Small screens: what does not fit is hinted at, long words fit, and nothing jumps."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from client.browsers import GAMES, LONG_NAMES, PHONE, Visitor
from client.conftest import Visit
from client.screens import (
    REMEMBER_SHIFTS,
    SIZES,
    cumulative_shift,
    full_table,
    out_of_sight,
    states,
)
from serving import Server, guests

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_SHIFT = 0.02
"""The largest cumulative layout shift allowed while people play."""
DECISIONS = 8
SMALL = SIZES[0]
SIDEWAYS = SIZES[2]


@pytest.fixture(scope="session")
def slow_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house whose bots take their time, so that each move is seen by itself."""
    with Server(tmp_path_factory.mktemp("slow"), bot_delay=0.5) as server:
        yield server


async def test_offers_that_do_not_fit_are_hinted_at(house: Server, visit: Visit) -> None:
    """Five offers at once are more than any phone shows."""
    ann = await visit(house, PHONE)
    async with asyncio.timeout(300), guests(house, *LONG_NAMES[:5]) as people:
        looking = await full_table(ann, "millions_of_dollars", people)
        await ann.be_ready()
        async for state in states(ann, looking, random.Random("five offers")):
            if state.startswith("negotiate"):
                break
        for seat in looking:
            await seat.act({"do": "offer", "to": ann.seat, "slot": 0, "amount": 1})
        await ann.close_dialogs()
        await ann.page.locator("[data-hint=below]").first.wait_for()
        assert await out_of_sight(ann.page) == []


@pytest.mark.parametrize("game", GAMES)
async def test_long_words_fit_a_small_phone(house: Server, visit: Visit, game: str) -> None:
    """In Polish, with four players."""
    found: dict[str, list[str]] = {}
    ann = await visit(house, SMALL)
    async with asyncio.timeout(300), guests(house, "Olga", "Maks", "Zofia") as people:
        looking = await full_table(ann, game, people)
        await ann.be_ready()
        await ann.go(f"/t/{ann.table['code']}?lang=pl")
        async for state in states(ann, looking, random.Random(f"{game} in Polish")):
            await ann.close_dialogs()
            if missing := await out_of_sight(ann.page, [SMALL]):
                found[state] = missing
    assert found == {}, listed(found)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_jumps(
    slow_house: Server, visit: Visit, game: str, size: tuple[int, int]
) -> None:
    """Play some decisions with all motion, and add up what moves though nobody touched it."""
    ann = await visit(slow_house, size, reduced_motion="no-preference")
    await ann.page.add_init_script(REMEMBER_SHIFTS)
    async with asyncio.timeout(300):
        await ann.play_against_bots(game, "Ann")
        await ann.page.locator(".around").wait_for()
        await ann.page.evaluate("document.fonts.ready.then(() => { shifts.length = 0 })")
        await play(ann, random.Random(game), DECISIONS)
        shifts: list[dict[str, Any]] = await ann.page.evaluate("shifts")
    counted = [shift for shift in shifts if not shift["input"]]
    worst = sorted(counted, key=lambda shift: -shift["value"])[:5]
    assert cumulative_shift(shifts) < MOST_SHIFT, "\n".join(map(str, worst))


def listed(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{state}: {what}" for state, missing in found.items() for what in missing)


async def play(ann: Visitor, rng: random.Random, decisions: int) -> None:
    """Make that many decisions, unless the game is over before. Sheets are closed in between."""
    for _ in range(decisions):
        await ann.close_dialogs()
        await ann.until(lambda: ann.legal or ann.table["phase"] == "over")
        if ann.table["phase"] == "over":
            return
        happened = len(ann.frames)
        await ann.play_on(rng, lambda happened=happened: len(ann.frames) > happened)  # type: ignore[misc]
