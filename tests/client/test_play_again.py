"""Playing again: at once against bots, by invitation among people."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import expect

from client.browsers import NARROW, PHONE, WORDS, Visitor, start_together
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def two_at_the_end(house: Server, visit: Visit) -> tuple[Visitor, Visitor]:
    """Ann and Bob, who look at the end of their game."""
    ann, bob = await visit(house, PHONE), await visit(house, NARROW)
    await start_together(ann, bob, await ann.open_table("lie", "Ann"))
    for person in (ann, bob):
        await person.hand_over()
    for person in (ann, bob):
        await person.until(lambda person=person: person.table["phase"] == "over")  # type: ignore[misc]
        await person.page.locator(".ended").wait_for()
    return ann, bob


async def test_against_bots_the_next_game_starts_at_once(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(240):
        await ann.play_against_bots("lie", "Ann")
        if ann.table["phase"] == "playing":
            await ann.hand_over()
        await ann.until(lambda: ann.table["phase"] == "over")
        first = ann.table["code"]
        await ann.press("room-rematch")
        await ann.until(lambda: ann.table["code"] != first)
        assert ann.table["phase"] == "playing"  # no waiting room on the way
        assert ann.page.url.endswith(f"/t/{ann.table['code']}")
    assert ann.troubles == []


async def test_nobody_is_dragged_away_from_the_end(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(300):
        ann, bob = await two_at_the_end(house, visit)
        first = ann.table["code"]
        await bob.press("room-rematch")
        await bob.until(lambda: bob.table["code"] != first)
        assert bob.table["phase"] == "waiting"
        # Ann still sees the end, and who asks her.
        await ann.page.get_by_text(WORDS("end-invitation", name="Bob")).wait_for()
        await expect(ann.page.locator(".ended")).to_be_visible()
        assert ann.page.url.endswith(f"/t/{first}")
        assert not await too_wide(ann.page)
        assert not await unusable(ann.page)
        # The invitation is still there after a reload, and in sight below, where the truth is told.
        await ann.page.reload()
        invitation = ann.page.get_by_text(WORDS("end-invitation", name="Bob"))
        await invitation.wait_for()
        await ann.page.get_by_role("link", name=WORDS("reveal-replay")).scroll_into_view_if_needed()
        await expect(invitation).to_be_in_viewport()
        await ann.press("end-join")
        await ann.until(lambda: ann.table["code"] == bob.table["code"])
        await bob.until(lambda: all(chair and chair.get("ready") for chair in others(bob)))
        await bob.press("waiting-start")
        await ann.until(lambda: ann.table["phase"] != "waiting")
    assert ann.troubles + bob.troubles == []


def others(person: Visitor) -> list[dict[str, object]]:
    return [seat for at, seat in enumerate(person.table["seats"]) if at != person.table["host"]]


async def test_a_screen_follows_when_the_next_game_is_played(house: Server, visit: Visit) -> None:
    async with asyncio.timeout(300):
        ann, bob = await two_at_the_end(house, visit)
        first = ann.table["code"]
        screen = await ann.context.new_page()
        await screen.goto(f"{house.url}/t/{first}/tv")
        await screen.locator(".ended").wait_for()
        await bob.press("room-rematch")
        await bob.until(lambda: bob.table["code"] != first)
        await ann.press("end-join")
        await bob.until(lambda: all(chair and chair.get("ready") for chair in others(bob)))
        assert screen.url.endswith(f"/t/{first}/tv")
        await bob.press("waiting-start")
        await screen.wait_for_url(f"{house.url}/t/{bob.table['code']}/tv")
    assert ann.troubles + bob.troubles == []


async def test_the_limit_of_tables_is_told_where_the_tap_was(
    built: None, visit: Visit, tmp_path: Path
) -> None:
    with Server(tmp_path, proxy="true", max_tables_per_address=1) as server:
        ann = await visit(server, PHONE, extra_http_headers={"X-Forwarded-For": "10.9.9.9"})
        async with asyncio.timeout(240):
            await ann.play_against_bots("lie", "Ann")
            if ann.table["phase"] == "playing":
                await ann.hand_over()
            await ann.until(lambda: ann.table["phase"] == "over")
            again = ann.page.get_by_role("button", name=WORDS("room-rematch"), exact=True)
            await again.click()
            limit = WORDS("too-many-tables", most=1, minutes=60)
            told = ann.page.get_by_role("alert").filter(has_text=limit)
            await expect(told).to_be_in_viewport()
            await expect(again).to_be_enabled()
