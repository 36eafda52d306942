"""Bots at live tables: of every strength, in no hurry, and bad ones that are put up with."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import bluffhouse
from bluffhouse.house.bot_timing import SPREAD
from bluffhouse.records import read, verify
from bluffhouse.rules.lie import Bid
from serving import Guest, Seat, Server, guests, seated

BAD_BOTS = """
import os

from bluffhouse.bots import Bot


class Raises(Bot):
    def act(self, view, legal, seconds):
        raise ZeroDivisionError(f"my hand is {view.hand}")


class Dies(Bot):
    def act(self, view, legal, seconds):
        os._exit(3)


class Talks(Bot):
    def act(self, view, legal, seconds):
        return "nine nines"


class Loops(Bot):
    def act(self, view, legal, seconds):
        while True:
            pass


class OnlyLie(Bot):
    games = ("lie",)

    def act(self, view, legal, seconds):
        return legal[0]
"""
KINDS = ("raises", "dies", "talks", "loops", "only-lie")


def install(folder: Path) -> None:
    """A package of somebody's bots."""
    (folder / "bad_bots.py").write_text(BAD_BOTS, encoding="utf-8")
    installed = folder / "bad_bots-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    names = [f"{kind} = bad_bots:{kind.title().replace('-', '')}" for kind in KINDS]
    text = "\n".join(["[bluffhouse.bots]", *names, ""])
    (installed / "entry_points.txt").write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        with Server(folder, bot_processes=2, bot_seconds=0.02, log_format="json") as server:
            yield server


def logged(server: Server, words: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in lines if words in line["says"]]


async def bots_only(host: Guest, game: str, kinds: list[str]) -> Seat:
    """A table of bots, watched by its host."""
    bots = {str(seat): kind for seat, kind in enumerate(kinds)}
    seat = await host.look(await host.open_table(game, len(kinds), bots=bots))
    await seat.send(type="start")
    await seat.reach(lambda: seat.table["phase"] != "waiting")
    return seat


# ── good bots ───────────────────────────────────────────────────────────────────────────────


async def test_bots_of_every_strength_play_every_game_to_the_end(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:

        async def play(game: str) -> None:
            strongest = ["shark:bold", "regular:cagey", "rookie:chatty", "random"]
            kinds = strongest[: bluffhouse.games()[game].seats[-1]]
            seat = await bots_only(ann, game, kinds)
            await seat.reach(lambda: seat.table["phase"] == "over", timeout=100)
            decisions = [frame for frame in seat.frames if "by" in frame]
            assert {frame["by"] for frame in decisions} == {"bot"}
            assert [chair["bot"] for chair in seat.table["seats"]] == kinds
            record, players = read((await ann.get(f"/api/tables/{seat.code}/record")).text)
            assert verify(record).outcome == "honest"
            assert [player.bot for player in players] == kinds

        await asyncio.gather(*map(play, bluffhouse.games()))
        assert logged(server, "failed") == []


async def test_bots_at_one_table_have_different_names(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        bots = {str(seat): "random" for seat in range(8)}
        code = await ann.open_table("millions_of_dollars", 8, bots=bots)
        seats = (await ann.get(f"/api/tables/{code}")).json()["seats"]
        assert len({chair["name"] for chair in seats}) == 8


async def test_a_bot_takes_its_time(tmp_path_factory: pytest.TempPathFactory) -> None:
    """As long as its decision deserves, measured by what the journal says."""
    delay = 0.4
    with Server(tmp_path_factory.mktemp("slow"), bot_delay=delay) as server:
        async with guests(server, "Ann") as [ann]:
            [seat] = await seated([ann], "lie", 3)
            rng = random.Random(2)
            await seat.play_on(rng, over=lambda: seat.n > 25)
            steps = (await ann.get(f"/api/tables/{seat.code}/replay")).json()["steps"]
            # After a decision of Ann's, with nobody else to act: nobody has begun to think before.
            waits = {
                step["seq"]: step["at"] - before["at"]
                for before, step in pairwise(steps)
                if step.get("by") == "bot"
                and step["events"][0]["event"] in ("bid_placed", "called")
                if not before.get("by") and before["events"][0]["event"] == "bid_placed"
            }
            assert waits
            least = delay * Bid.thought * (1 - SPREAD) * 1000
            assert all(wait >= least - 5 for wait in waits.values())


# ── bots that other people bring ────────────────────────────────────────────────────────────


async def test_bots_of_a_package_are_offered_for_their_games(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        offered = {game["name"]: game["bots"] for game in (await ann.get("/api/games")).json()}
        assert set(KINDS) <= set(offered["lie"])
        assert "only-lie" not in offered["dont_bluff"]
        refused = await ann.post(
            "/api/tables", {"game": "dont_bluff", "seats": 2, "bots": {"0": "only-lie"}}
        )
        assert refused.json()["reason"] == "no-such-bot"
        seat = await bots_only(ann, "lie", ["only-lie", "only-lie:bold"])
        await seat.reach(lambda: seat.table["phase"] == "over")
        assert {frame["by"] for frame in seat.frames if "by" in frame} == {"bot"}


async def test_broken_bots_are_replaced_and_the_table_goes_on(server: Server) -> None:
    async with guests(server, "Ann") as [ann]:
        bots = {"1": "raises", "2": "dies:bold", "3": "talks"}
        [seat] = await seated([ann], "lie", 4, bots=bots)
        await seat.play_on(random.Random(3))
        decided = {frame["events"][0]["seat"] for frame in seat.frames if frame.get("by") == "bot"}
        assert decided == {1, 2, 3}
        record, _ = read((await ann.get(f"/api/tables/{seat.code}/record")).text)
        assert verify(record).outcome == "honest"
        # It is in the log, once a bot, with the table and the seat and without a hand.
        lines = [line["says"] for line in logged(server, f"table {seat.code}")]
        assert sorted(lines) == [
            f"table {seat.code}, seat 1: raises: ZeroDivisionError; regular decided",
            f"table {seat.code}, seat 2: dies:bold: ProcessExpired; regular:bold decided",
            f"table {seat.code}, seat 3: talks: IllegalAction; regular decided",
        ]
        assert "my hand" not in server.log.read_text()


async def test_a_bot_that_thinks_for_ever_holds_up_nobody_else(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        stuck = await bots_only(people[0], "lie", ["loops", "rookie"])
        turned = await stuck.until(lambda frame: "events" in frame and "by" in frame)
        assert turned["events"][0]["seat"] == 1  # the other bot need not wait
        others = await seated(people, "lie", 2)
        rng = random.Random(5)
        await asyncio.gather(*[seat.play_on(rng) for seat in others])
        assert others[0].table["phase"] == "over"
        assert logged(server, "loops") == []  # all that while it was thinking
        await stuck.reach(lambda: stuck.table["phase"] == "over", timeout=60)
        [line] = logged(server, f"table {stuck.code}")
        assert line["level"] == "warning"
        assert line["says"].endswith("seat 0: loops: TimeoutError; regular decided")
