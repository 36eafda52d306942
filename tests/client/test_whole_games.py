"""Every game, from the front door to the truth, by two people with a browser each, and bots.

They click what can be clicked and know nothing of the game, so a new game needs no new test.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from typing import Any

import pytest

from bluffhouse.records.file import Written
from bluffhouse.text import text_of
from client.browsers import DESKTOP, GAMES, PHONE, WORDS, Visitor, start_from_the_waiting_room
from client.conftest import Visit
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

# Every statement: true, a lie or a trap, and what everybody made of it.
TIMELINE = """() => [...document.querySelectorAll('.rest > ol > li')].map((said) => [
    said.querySelector('.truth span').textContent,
    [...said.querySelectorAll('ul li')].map((answer) => answer.textContent.trim()),
])"""
HANDS = """() => [...document.querySelectorAll('.hands > li')].map((held) => [
    held.querySelector('strong').textContent, held.querySelectorAll('.card').length,
])"""


def last_sentence(written: Written, seat: int) -> str:
    """How the story ends for the player in that seat, by the record alone."""
    text = text_of(written.record.game)(WORDS, [player.name for player in written.players], seat)
    text.list_of = conjunction  # type: ignore[method-assign]
    return text.tell(written.record.events[-1])


def conjunction(items: Iterable[object]) -> str:
    """A list as a browser writes it; the terminal has commas only."""
    *most, last = map(str, items)
    commas = "," if len(most) > 1 else ""
    return f"{', '.join(most)}{commas} and {last}" if most else last


async def seated(visit: Visit, house: Server, game: str) -> list[Visitor]:
    """Two people and two bots, and the first card."""
    ann = await visit(house, DESKTOP, reduced_motion="no-preference")
    bob = await visit(house, PHONE, has_touch=True, is_mobile=True)
    code = await ann.open_table_from_the_door(game, "Ann")
    await start_from_the_waiting_room(ann, bob, code)
    return [ann, bob]


async def truth_for(person: Visitor) -> dict[str, Any]:
    """Fetch the truth of the game from the house."""
    where = f"{person.server.url}/api/tables/{person.table['code']}/truth"
    answer = await person.context.request.get(where)
    assert answer.ok, await answer.text()
    told: dict[str, Any] = await answer.json()
    return told


async def compare(person: Visitor, truth: dict[str, Any]) -> None:
    """The page tells that truth: the prizes, every statement, what was held in the end."""
    said = truth["statements"]
    if not said:
        return
    names = truth["names"]

    def who(seat: int) -> dict[str, str]:
        return {"name": names[seat], "you": "yes" if seat == person.seat else "no"}

    prizes = await person.page.locator(".prizes article").all()
    best: list[tuple[str, int | None]] = [("reveal-no-lie", None), ("reveal-no-call", None)]
    if "best_lie" in truth:
        best[0] = ("", said[truth["best_lie"]]["seat"])
    if "best_call" in truth:
        best[1] = ("", truth["best_call"]["seat"])
    for prize, (nobody, seat) in zip(prizes, best, strict=True):
        if seat is None:
            assert WORDS(nobody) in await prize.inner_text()
        else:
            assert await prize.locator("strong").inner_text() == names[seat]
            # What was said is quoted: nobody is “you” in a quotation.
            assert "You" not in await prize.locator(".said").inner_text()
    lines = [
        [
            WORDS("reveal-stamp", kind=one["kind"]),
            [
                WORDS(
                    "reveal-answer",
                    kind=one["kind"],
                    believed=yes(answer["believed"]),
                    **who(answer["seat"]),
                )
                for answer in one.get("answers", ())
            ]
            or [WORDS("reveal-unanswered")],
        ]
        for one in said
    ]
    assert await person.page.evaluate(TIMELINE) == lines
    if truth["game"] == "millions_of_dollars":
        heists = person.page.locator(".heists > li")
        assert await heists.count() == len(truth["rounds"])
        chosen = [e for e in truth["rounds"][0] if e["event"] == "chosen"]
        roles = await heists.first.locator("ul > li").all_inner_texts()
        assert len(roles) == sum(len(event["roles"]) for event in chosen)
    if truth["game"] == "bluff_pirate":
        hands = await person.page.evaluate(HANDS)
        assert hands == [
            [name, len(v["hand"])] for name, v in zip(names, truth["views"], strict=True)
        ]


def yes(true: bool) -> str:
    return "yes" if true else "no"


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
        await compare(person, await truth_for(person))
        assert (await person.story())[-1] == last_sentence(written, person.seat)
        assert person.view["result"]["scores"] == list(result.scores)
        assert person.troubles == []
