"""Reload, a lost connection, a house that closes: the page comes back by itself to where it was."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bluffhouse.house.entries import Played
from client.browsers import DESKTOP, GAMES, PHONE, WORDS, Visitor
from client.conftest import Visit
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def own_house(built: None, tmp_path: Path) -> Iterator[Server]:
    """One that may be closed."""
    with Server(tmp_path) as server:
        yield server


async def in_play(visitor: Visitor, game: str, decisions: int = 2) -> None:
    """Against bots, after some decisions, when everybody waits for this one."""
    await visitor.play_against_bots(game, "Ann")
    rng = random.Random(game)

    def played() -> int:
        return sum("id" in frame for frame in visitor.frames)

    await visitor.play_on(rng, lambda: played() >= decisions)
    await visitor.play_on(rng, lambda: visitor.view["to_act"] == [visitor.seat])


async def lost(visitor: Visitor) -> None:
    """The page says so."""
    await visitor.page.get_by_text(WORDS("page-connection-lost")).wait_for()


async def back(visitor: Visitor) -> None:
    await visitor.page.get_by_text(WORDS("page-connection-lost")).wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
async def test_a_reload_in_mid_game_changes_nothing(house: Server, visit: Visit, game: str) -> None:
    ann = await visit(house, DESKTOP)
    async with asyncio.timeout(60):
        await in_play(ann, game)
        story, view, legal = await ann.story(), ann.view, ann.legal
        await reload(ann)
        assert (await ann.story())[: len(story)] == story
        assert ann.view.items() >= {name: view[name] for name in ("to_act", "phase")}.items()
        assert ann.legal == legal
        offered = await ann.offered()
        await reload(ann)
        assert await ann.offered() == offered
    assert ann.troubles == []


async def reload(visitor: Visitor) -> None:
    frames = len(visitor.frames)
    await visitor.page.reload()
    await visitor.until(lambda: len(visitor.frames) > frames)
    await visitor.page.locator("main button").first.wait_for()


async def test_a_cut_connection_shows_and_comes_back(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    async with asyncio.timeout(60):
        await in_play(ann, "lie")
        offered, frames = await ann.offered(), len(ann.frames)
        await ann.context.set_offline(True)
        await lost(ann)
        assert await ann.offered() == offered, "the table stays to be looked at"
        await ann.context.set_offline(False)
        await back(ann)
        assert await ann.offered() == offered
        await ann.play_on(random.Random(1), lambda: len(ann.frames) > frames + 10)
    assert ann.table["phase"] == "over" or len(ann.frames) > frames + 10


async def test_a_house_that_closes_and_opens_again(own_house: Server, visit: Visit) -> None:
    ann = await visit(own_house, PHONE)
    async with asyncio.timeout(120):
        await in_play(ann, "lie")
        offered = await ann.offered()
        before = len(own_house.journal(ann.table["code"]))
        own_house.kill()
        await lost(ann)
        assert await ann.offered() == offered
        # What is decided while the house is closed is played when it opens, and once.
        await ann.page.locator("main button.main").click()
        await asyncio.to_thread(own_house.start)
        await back(ann)
        await ann.until(lambda: any("id" in told for told in played_since(ann, before)))
        ann.troubles.clear()  # attempts to reach a closed house
        await ann.play_on(random.Random(2))
    assert ann.table["phase"] == "over"
    mine = [
        entry.id
        for entry in own_house.journal(ann.table["code"]).values()
        if isinstance(entry, Played) and entry.seat == ann.seat
    ]
    assert len(mine) == len(set(mine))
    assert (await ann.record()).record.result is not None
    assert ann.troubles == []


def played_since(visitor: Visitor, number: int) -> list[dict[str, object]]:
    """What the page was told after that number, as it happened or later."""
    told = [told for frame in visitor.frames for told in (frame, *frame.get("missed", ()))]
    return [update for update in told if update["type"] == "update" and update["n"] > number]
