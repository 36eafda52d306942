"""The player sets the pace: skips to the next decision, or lets bots and scenes take no time.

The bots of this house seem to think for a minute, so whatever happens sooner was not waited for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.async_api import Error as BrowserError
from playwright.async_api import Locator, expect

from client.browsers import DESKTOP, PHONE, WORDS, Visitor
from client.conftest import Visit
from serving import Server, spelled_out

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(scope="module")
def slow_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("slow"), bot_delay=60) as server:
        yield server


async def decide_once(ann: Visitor) -> None:
    """Decide past the page (a random click might skip), and go on until it is the bots' turn.

    Each decision waits until the page asks for it. Otherwise a scene could still be running when
    the bots' turn comes, and a click on its Skip would only end the scene: the page may not know
    of our last decision yet.
    """
    while ann.legal:
        await ann.page.locator("main[data-deciding]").wait_for()
        name = f"decision-{len(ann.frames)}"
        action = spelled_out(ann.table["game"], ann.legal)[0]
        await ann.ask(type="act", id=name, action=action)
        await ann.until(lambda name=name: any(f.get("id") == name for f in ann.frames))  # type: ignore[misc]


def skip_button(ann: Visitor) -> Locator:
    return ann.page.get_by_role("button", name=WORDS("room-skip"), exact=True)


def decisions_of_bots(ann: Visitor) -> int:
    return sum(frame.get("by") == "bot" for frame in ann.frames)


@pytest.mark.parametrize("game", ["lie", "bluff_pirate", "dont_bluff", "millionaires"])
async def test_skip_goes_to_the_next_decision(slow_house: Server, visit: Visit, game: str) -> None:
    ann = await visit(slow_house, PHONE, reduced_motion="no-preference")
    await ann.play_against_bots(game, "Ann")
    skip = skip_button(ann)
    await decide_once(ann)
    for _ in range(2):
        if ann.table["phase"] == "over":
            break
        await skip.click()
        await ann.until(lambda: ann.legal or ann.table["phase"] == "over")
        await expect(skip).to_have_count(0)
        assert decisions_of_bots(ann)
        await decide_once(ann)
    assert ann.troubles == []


async def test_a_tv_has_nothing_to_skip(slow_house: Server, visit: Visit) -> None:
    ann = await visit(slow_house, DESKTOP)
    await ann.play_against_bots("lie", "Ann")
    await decide_once(ann)
    await expect(skip_button(ann)).to_be_visible()
    await ann.go(f"/t/{ann.table['code']}/tv")
    await ann.page.get_by_role("log").wait_for()
    await expect(skip_button(ann)).to_have_count(0)


async def test_an_instant_pace_is_kept_and_takes_no_time(slow_house: Server, visit: Visit) -> None:
    ann = await visit(slow_house, PHONE, reduced_motion="no-preference")
    await ann.play_against_bots("lie", "Ann")
    pace = ann.page.get_by_label(WORDS("room-pace"))
    await ann.press("menu-title")
    await pace.select_option("instant")
    await ann.page.reload()
    await ann.press("menu-title")
    await expect(pace).to_have_value("instant")
    await ann.page.keyboard.press("Escape")
    await decide_once(ann)
    while not ann.legal:  # bots that began to think before the pace was chosen
        with suppress(BrowserError):
            await skip_button(ann).click(timeout=1000)
    before = decisions_of_bots(ann)
    await decide_once(ann)
    await ann.until(lambda: ann.legal)
    assert decisions_of_bots(ann) > before
    assert ann.troubles == []
