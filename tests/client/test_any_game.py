"""Games from other packages in the browser, without a line of client code: the manual's Tall Story,
and LIE under another name for its forms."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from added_game import install
from client.browsers import DESKTOP, PHONE, WORDS, Visitor
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOCALES = Path(__file__).parents[2] / "src" / "bluffhouse" / "locales"
LIE_AGAIN = {
    "lie_again-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: lie-again\nVersion: 1.0\n",
    "lie_again-1.0.dist-info/entry_points.txt": "[bluffhouse.games]\nlie_again = lie_again\n",
    "lie_again/__init__.py": "",
    "lie_again/rules.py": (
        "from bluffhouse.rules.lie import Lie\n"
        'class LieAgain(Lie):\n    name = "lie_again"\n'
        "GAME = LieAgain\n"
    ),
    "lie_again/text.py": "from bluffhouse.text.lie import TEXT\n",
    "lie_again/bots.py": "from bluffhouse.bots.lie import BOTS\n",
    "lie_again/statements.py": "from bluffhouse.records.statements.lie import said\n",
    "lie_again/locales/en/lie_again.ftl": "lie-again-title = Lie Again\nlie-again-hook = More.\n"
    + (LOCALES / "en" / "lie.ftl").read_text(encoding="utf-8"),
    "lie_again/locales/en/rules/lie_again.md": "# Lie Again\n\n### LI-1 · The cards\n\nThirty.\n",
}
"""LIE as another package might bring it: nothing declared but what the rules themselves say."""


@pytest.fixture(scope="module")
def open_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with Tall Story and Lie Again installed."""
    folder = tmp_path_factory.mktemp("brought")
    site = install(folder, without="tall_story/client")
    for path, text in LIE_AGAIN.items():
        file = site / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    with Server(tmp_path_factory.mktemp("house"), packages=site) as server:
        yield server


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_tall_story_from_the_front_door_to_the_replay(
    open_house: Server, visit: Visit, size: tuple[int, int]
) -> None:
    ann = await visit(open_house, size)
    page = ann.page
    await ann.go("/")
    card = page.locator("[data-cloth=tall_story]")
    await expect(card).to_contain_text("Tall Story")
    await expect(card).to_contain_text(WORDS("door-players", least=2, most=4))
    await ann.play_from_the_door("tall_story", "Ann")
    await ann.until(lambda: ann.legal)
    await expect(page.locator(".hand")).to_have_text(str(ann.view["card"]))
    await expect(page.locator("section.stage")).to_contain_text(f"Round {ann.view['round']}")
    assert not await too_wide(page)
    assert not await unusable(page)

    # The rule that applies is one tap away, from the rules page of the package.
    await page.locator(".mine").get_by_role("button", name="TS-").click()
    await expect(page.get_by_role("dialog")).to_contain_text("TS-")
    await page.keyboard.press("Escape")

    await ann.play_on(random.Random(3))
    await expect(page.locator("section.stage")).to_contain_text(WORDS("house-over").rstrip("."))
    await ann.learn_the_truth()
    assert not await too_wide(page)
    assert not await unusable(page)
    story = await ann.story()
    assert any("says: I have the" in line for line in story)
    assert any("The card is shown" in line for line in story)
    await ann.go(f"/r/{ann.table['code']}")
    await expect(page.locator("section.stage")).to_contain_text("Round 1")
    assert not ann.troubles


async def test_a_tv_shows_tall_story_without_a_card(open_house: Server, visit: Visit) -> None:
    ann = await visit(open_house, PHONE)
    await ann.play_against_bots("tall_story", "Ann")
    tv = await visit(open_house, DESKTOP)
    await tv.go(f"/t/{ann.table['code']}/tv")
    await tv.until(lambda: tv.view)
    await expect(tv.page.locator("section.stage")).to_contain_text("Round")
    assert tv.view["card"] is None
    assert await tv.page.locator(".hand, .mine").count() == 0
    assert not tv.troubles


async def test_the_rules_of_a_brought_game_are_on_the_shelf(
    open_house: Server, visit: Visit
) -> None:
    ann = await visit(open_house, DESKTOP)
    await ann.go("/rules")
    await ann.page.get_by_role("link", name="Tall Story").click()
    await expect(ann.page.get_by_role("heading", name="The answer")).to_be_visible()
    assert not await unusable(ann.page)
    assert not ann.troubles


async def test_words_that_a_language_lacks_are_english(open_house: Server, visit: Visit) -> None:
    ola = await visit(open_house, DESKTOP, locale="pl-PL")
    await ola.go("/")
    await expect(ola.page.locator("[data-cloth=tall_story]")).to_contain_text("Tall Story")
    assert not ola.troubles


async def test_forms_are_filled_in_by_their_blanks(open_house: Server, visit: Visit) -> None:
    """Cards to turn, a count and a value to bid: a whole game of LIE at the generic table."""
    ann = await visit(open_house, PHONE)
    await ann.play_against_bots("lie_again", "Ann")
    await ann.until(lambda: ann.legal)
    assert ann.legal[0]["form"] == "turn_cards"
    assert not await too_wide(ann.page)
    assert not await unusable(ann.page)
    rng = random.Random(5)
    await ann.play_on(rng)
    while not decided(ann) >= {"turned", "bid_placed"}:  # some games leave Ann no bid: another one
        await ann.play_against_bots("lie_again", "Ann")
        await ann.play_on(rng)
    assert not ann.troubles


def decided(visitor: Visitor) -> set[str]:
    """Return the kinds of decisions that this visitor has made."""
    happened = [event for frame in visitor.frames for event in frame.get("events", ())]
    return {event["event"] for event in happened if event.get("seat") == visitor.seat}


async def test_a_game_brings_a_table_of_its_own(built: None, visit: Visit, tmp_path: Path) -> None:
    """The manual's module, in plain JavaScript."""
    with Server(tmp_path, packages=install(tmp_path)) as server:
        ann = await visit(server, DESKTOP)
        await ann.play_against_bots("tall_story", "Ann")
        await ann.until(lambda: ann.legal)
        brought = ann.page.locator(".brought")
        await expect(brought).to_contain_text(f"Round {ann.view['round']}")
        await expect(brought.get_by_role("button")).to_have_count(len(ann.legal))
        await ann.play_on(random.Random(1))
        await expect(brought.get_by_role("button")).to_have_count(0)
        assert not ann.troubles
