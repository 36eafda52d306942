"""“What would a shark do?” at a table with bots, on a phone and on a desktop, in five languages."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from bluffhouse.locales import Words
from client.browsers import DESKTOP, NARROW, WORDS, start_together
from client.conftest import Visit
from client.inspection import Findings
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

PICTURES = os.environ.get("HINT_PICTURES")
"""A folder for pictures of every hint, to look at."""


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("lie", "en", NARROW),
        ("dont_bluff", "pl", NARROW),
        ("bluff_pirate", "de", NARROW),
        ("millions_of_dollars", "fr", NARROW),
        ("millionaires", "ru", DESKTOP),
    ],
)
async def test_a_hint_is_asked_for_and_shown(
    house: Server, visit: Visit, game: str, language: str, size: tuple[int, int]
) -> None:
    words, findings = Words(language), Findings()
    ann = await visit(house, size, locale=language)
    await ann.play_against_bots(game, "Ann")
    page = ann.page
    await ann.be_asked()
    card = page.get_by_role("region", name=words("hint-ask"))
    await page.get_by_role("banner").get_by_role("button", name=words("hint-ask")).press("Enter")
    await expect(card).to_contain_text(words("hint-warning"))
    assert not any(frame["type"] == "hint" for frame in ann.frames)
    await card.get_by_role("button", name=words("hint-ask")).click()
    # Sometimes there is only one thing to do, such as to roll the die.
    await expect(card.get_by_role("listitem").first).to_be_visible()
    assert "%" in await card.inner_text()
    await expect(page.get_by_role("banner")).to_contain_text(words("table-assisted"))
    if PICTURES:
        for light in ("light", "dark"):
            await page.emulate_media(color_scheme=light)
            await page.screenshot(path=Path(PICTURES) / f"{game}-{language}-{light}.png")
    await findings.look(page, f"{game} in {language}")
    # The buttons of the decision stay free: the card lies above the player's own side.
    covered = await card.bounding_box()
    assert covered is not None
    assert covered["y"] + covered["height"] <= 0.72 * size[1]
    await page.keyboard.press("Escape")
    await expect(card).to_have_count(0)
    assert not findings, str(findings)
    assert ann.troubles == []


async def test_there_is_no_lamp_where_another_person_plays(house: Server, visit: Visit) -> None:
    ann, bob = await visit(house, NARROW), await visit(house, NARROW)
    code = await ann.open_table("lie", "Ann")
    await start_together(ann, bob, code)
    for person in (ann, bob):
        await person.page.get_by_role("button", name=WORDS("room-story")).wait_for()
        lamp = person.page.get_by_role("button", name=WORDS("hint-ask"))
        await expect(lamp).to_have_count(0)
