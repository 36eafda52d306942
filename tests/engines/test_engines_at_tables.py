"""Engines at live tables: only those that the operator offers, and only under their names."""

from __future__ import annotations

import logging
from contextlib import closing
from pathlib import Path

import pytest

import bluffhouse
from bluffhouse.engines import OfferedEngine, greet_engines
from bluffhouse.house.bot_pool import BotPool, Question
from bluffhouse.house.judge import check_bot
from bluffhouse.house.refusal import Refusal
from engine_programs import engine
from serving import Server, guests

LIE = bluffhouse.game("lie")


def question(kind: str) -> Question:
    state = LIE.start(3, seed=1)
    seat = state.to_act[0]
    events, view, legal = state.record.events, state.view(seat), state.legal(seat)
    return Question("a game", LIE, seat, kind, "luck", events, view, legal, 1.0)


async def test_the_pool_asks_an_engine_and_replaces_one_that_fails(tmp_path: Path) -> None:
    for folder in ("good", "bad"):
        (tmp_path / folder).mkdir()
    good = engine(tmp_path / "good", 'say(type="answer", number=1)')
    bad = engine(tmp_path / "bad", "os._exit(3)")
    engines = (OfferedEngine("good", good, None), OfferedEngine("bad", bad, None))
    with closing(BotPool(patience=60, engines=engines)) as pool:
        asked = question("good:bold")
        answer = await pool.answer(asked)
        assert answer == (asked.legal[1], "good:bold", None)
        replaced = await pool.answer(question("bad"))
        assert (replaced.by, replaced.failure) == ("regular", "bad: EngineEnded")


def test_only_engines_that_say_hello_are_offered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    command = engine(tmp_path, hello='{"games": ["lie"]}')
    with caplog.at_level(logging.ERROR):
        offered = greet_engines([f"mine= {command}", f"shark={command}", "gone=/no/such/engine"])
    assert offered == (OfferedEngine("mine", command, ("lie",)),)
    assert "the engine shark is not offered: there is another bot of that name" in caplog.text
    assert "the engine gone is not offered" in caplog.text


@pytest.mark.parametrize("kind", ["engine:true", "engine:", "engine: touch /tmp/owned"])
def test_nobody_can_name_a_command_at_a_table(kind: str) -> None:
    with pytest.raises(Refusal):
        check_bot(kind, LIE)


async def test_an_offered_engine_plays_at_a_table(tmp_path: Path) -> None:
    command = engine(tmp_path, hello='{"games": ["lie"]}')
    with Server(tmp_path, engines=f"mine={command}") as server:
        async with guests(server, "Ann") as [ann]:
            known = {game["name"]: game["bots"] for game in (await ann.get("/api/games")).json()}
            assert "mine" in known["lie"]
            assert "mine" not in known["dont_bluff"]
            code = await ann.open_table("lie", 2, bots={"0": "mine", "1": "mine:bold"})
            seat = await ann.look(code)
            await seat.send(type="start")
            await seat.reach(lambda: seat.table["phase"] == "over")
            assert [chair["bot"] for chair in seat.table["seats"]] == ["mine", "mine:bold"]
    assert "failed" not in server.log.read_text()
    assert command not in server.log.read_text()
