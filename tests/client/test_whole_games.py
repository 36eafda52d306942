"""Every game, from the front door to the truth, by two people with a browser each, and bots.

They click what can be clicked and know nothing of the game, so a new game needs no new test.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable

import pytest

from bluffhouse.records.file import Written
from bluffhouse.text import text_of
from client.browsers import DESKTOP, GAMES, PHONE, WORDS, Visitor, start_together
from client.conftest import Visit
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")


def last_sentence(written: Written, seat: int) -> str:
    """How the story ends for the player in that seat, by the record alone."""
    text = text_of(written.record.game)(WORDS, [player.name for player in written.players], seat)
    text.list_of = conjunction  # type: ignore[method-assign]
    return text.event(written.record.events[-1])


def conjunction(items: Iterable[object]) -> str:
    """A list as a browser writes it; the terminal has commas only."""
    *most, last = map(str, items)
    commas = "," if len(most) > 1 else ""
    return f"{', '.join(most)}{commas} and {last}" if most else last


async def seated(visit: Visit, house: Server, game: str) -> list[Visitor]:
    """Two people and two bots, and the first card."""
    ann = await visit(house, DESKTOP, reduced_motion="no-preference")
    bob = await visit(house, PHONE, has_touch=True, is_mobile=True)
    code = await ann.open_table(game, "Ann")
    await start_together(ann, bob, code)
    return [ann, bob]


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_and_bots_play_to_the_end(house: Server, visit: Visit, game: str) -> None:
    rng = random.Random(game)
    people = await seated(visit, house, game)
    async with asyncio.timeout(300):
        await asyncio.gather(*[person.play_on(rng) for person in people])
    for person in people:
        written = await person.record()
        result = written.record.result
        assert result is not None
        assert [p.name for p in written.players] == [s["name"] for s in person.table["seats"]]
        await person.learn_the_truth()
        assert (await person.story())[-1] == last_sentence(written, person.seat)
        assert person.view["result"]["scores"] == list(result.scores)
        assert person.troubles == []
