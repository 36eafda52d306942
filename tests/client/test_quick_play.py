"""A game against bots on one sheet, and the list of a person's tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from client.browsers import PHONE, WORDS, Visitor
from client.conftest import Visit
from client.inspection import too_wide, unusable
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def open_sheet(ann: Visitor, game: str) -> Locator:
    await ann.go("/")
    ways = ann.page.locator(f"[data-cloth={game}]").get_by_role("button")
    await ways.filter(has_text=WORDS("door-against-bots")).click()
    sheet = ann.page.get_by_role("dialog")
    await sheet.get_by_role("radiogroup").first.wait_for()
    return sheet


async def pick(sheet: Locator, *names: str) -> None:
    for name in names:
        await sheet.get_by_role("radio", name=name, exact=True).click()


async def chosen(sheet: Locator) -> list[str]:
    script = "(all) => all.map((input) => input.nextElementSibling.textContent)"
    texts: list[str] = await sheet.locator("input:checked").evaluate_all(script)
    return texts


async def test_players_strength_and_style_are_asked_and_remembered(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    shark, bold = WORDS("bot-short-shark"), WORDS("temper-bold")
    async with asyncio.timeout(240):
        sheet = await open_sheet(ann, "lie")
        assert await chosen(sheet) == ["4", WORDS("bot-short-regular"), WORDS("quick-mixed")]
        assert not await too_wide(ann.page)
        assert not await unusable(ann.page)
        await pick(sheet, "3", shark, bold)
        await ann.come_in("Ann")
        await ann.until(lambda: ann.table.get("phase", "waiting") != "waiting")
        bots = [chair.get("bot") for chair in ann.table["seats"]]
        assert bots == [None, "shark:bold", "shark:bold"]
        # The next time two taps are enough.
        first = ann.table["code"]
        sheet = await open_sheet(ann, "lie")
        assert await chosen(sheet) == ["3", shark, bold]
        await ann.press("waiting-start")
        await ann.until(lambda: ann.table["code"] != first)
        assert len(ann.table["seats"]) == 3
        # In another game the number of players is its own.
        assert await chosen(await open_sheet(ann, "dont_bluff")) == ["4", shark, bold]
    assert ann.troubles == []


async def test_the_sheet_and_the_game_tell_that_there_are_too_many_tables(
    built: None, visit: Visit, tmp_path: Path
) -> None:
    with Server(tmp_path, proxy="true", max_tables_per_address=1) as server:
        ann = await visit(server, PHONE, extra_http_headers={"X-Forwarded-For": "10.9.9.9"})
        limit = WORDS("too-many-tables", most=1, minutes=60)
        async with asyncio.timeout(240):
            await ann.play_against_bots("lie", "Ann")
            sheet = await open_sheet(ann, "lie")
            await ann.press("waiting-start")
            await expect(sheet.get_by_role("alert")).to_have_text(limit)
            await ann.press("page-close")
            game = ann.page.locator("[data-cloth=bluff_pirate]")
            await game.get_by_role("button", name=WORDS("door-with-friends")).click()
            await expect(game.get_by_role("alert")).to_have_text(limit)


async def test_my_tables_say_with_whom_and_how_it_ended_and_can_be_cleared(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    codes: list[str] = []
    async with asyncio.timeout(300):
        for last in (False, False, True):
            await open_sheet(ann, "lie")  # it never ends without Ann
            if codes:
                await ann.press("waiting-start")
                await ann.until(lambda: ann.table["code"] not in codes)
            else:
                await ann.come_in("Ann")
                await ann.until(lambda: ann.table.get("phase", "waiting") != "waiting")
            codes.append(ann.table["code"])
            if not last:
                await ann.hand_over()
                await ann.until(lambda: ann.table["phase"] == "over")
        await ann.go("/")
        rows = [ann.page.locator(f"[data-table='{code}']") for code in codes]
        for row in rows:
            company = WORDS("door-opponents", names="Olga, Rocco, and Vera")
            await expect(row).to_contain_text(company)
        await expect(rows[0]).to_contain_text(" won")
        await expect(rows[0].locator("time")).not_to_be_empty()
        assert not await too_wide(ann.page)
        assert not await unusable(ann.page)
        lie = WORDS("door-clear", table=WORDS("lie-title"))
        await rows[0].get_by_role("button", name=lie).click()
        await expect(rows[0]).to_have_count(0)
        await ann.page.reload()
        await rows[1].wait_for()
        await expect(rows[0]).to_have_count(0)
        await ann.press("door-clear-all")
        await expect(rows[1]).to_have_count(0)
        # A game that is played cannot be cleared, and what was cleared still exists.
        await expect(rows[2]).to_have_count(1)
        await expect(rows[2].get_by_role("button")).to_have_count(0)
        answer = await ann.context.request.get(f"{house.url}/api/tables/{codes[0]}/truth")
        assert answer.ok
    assert ann.troubles == []
