"""Work of several seconds, in a process that no bot has to wait for."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import bluffhouse
from bluffhouse.house import study_process
from bluffhouse.house.bot_pool import BotPool, Question
from bluffhouse.house.pool_process import Closed, StudyFailed
from bluffhouse.house.study_process import Report, StudyProgress

# ── what the process does: found there by name ──────────────────────────────────────────────


def nothing(report: Report, value: object) -> object:
    return value


def process(report: Report) -> int:
    return os.getpid()


def priority(report: Report) -> int:
    return os.nice(0)


def three_steps(report: Report, folder: Path) -> str:
    """Report each of three steps, and wait for a file before the next."""
    (folder / "process").write_text(str(os.getpid()))
    for done in range(3):
        report(done, 3)
        while not (folder / f"go-{done}").exists():
            time.sleep(0.005)
    report(3, 3)
    return "done"


def die_once(report: Report, folder: Path) -> str:
    if not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "lived"


def die(report: Report) -> None:
    os._exit(3)


def fail(report: Report) -> None:
    raise ZeroDivisionError("a hand: 4 5 6")


def loop(report: Report) -> None:
    while True:
        pass


def write_down(report: Report, folder: Path, word: str) -> None:
    with open(folder / "diary", "a") as diary:
        diary.write(word + "\n")


def add(one: int, two: int) -> int:
    return one + two


def fail_shortly() -> None:
    raise KeyError("a hand")


# ── the tests ───────────────────────────────────────────────────────────────────────────────


@pytest.fixture(autouse=True)
def nothing_is_left_running(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # The process imports this module by its name.
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    assert multiprocessing.active_children() == []
    yield
    assert multiprocessing.active_children() == []


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not holds():
            await asyncio.sleep(0.01)


async def test_no_process_starts_before_there_is_work() -> None:
    with closing(BotPool()) as pool:
        assert multiprocessing.active_children() == []
        assert await pool.study("", StudyProgress(), nothing, {"any": [1]}) == {"any": [1]}
        assert len(multiprocessing.active_children()) == 1


async def test_it_says_how_far_it_is(tmp_path: Path) -> None:
    progress = StudyProgress()
    with closing(BotPool()) as pool:
        work = asyncio.create_task(pool.study("", progress, three_steps, tmp_path))
        assert (progress.done, progress.total) == (0, 0)
        for done in range(3):
            await until(lambda done=done: (progress.done, progress.total) == (done, 3))  # type: ignore[misc]
            (tmp_path / f"go-{done}").touch()
        await until(work.done)
        assert work.result() == "done"
        # Another one does not change what the first has reported.
        await pool.study("", StudyProgress(), nothing, 1)
        assert (progress.done, progress.total) == (3, 3)


async def test_bots_decide_while_it_runs(tmp_path: Path) -> None:
    state = bluffhouse.game("lie").start(2, seed=1, starter=0)
    question = Question(
        "table", state.game, 0, "rookie", "seed", state.record.events, state.view(0),
        state.legal(0), 0.01,
    )  # fmt: skip
    with closing(BotPool(processes=1)) as pool:
        assert pool.idle
        work = asyncio.create_task(pool.study("", StudyProgress(), three_steps, tmp_path))
        await until((tmp_path / "process").exists)
        assert not pool.idle
        assert (await pool.answer(question)).by == "rookie"
        assert await pool.consult("", 0.5, add, 1, two=2) == 3
        assert not work.done()
        for done in range(3):
            (tmp_path / f"go-{done}").touch()
        await work
        assert pool.idle


@pytest.mark.skipif(sys.platform == "win32", reason="has no such priorities")
async def test_others_get_the_cpu_first() -> None:
    with closing(BotPool()) as pool:
        assert await pool.study("", StudyProgress(), priority) > os.nice(0)


async def test_shares_take_turns(tmp_path: Path) -> None:
    with closing(BotPool()) as pool:
        first = asyncio.create_task(pool.study("many", StudyProgress(), three_steps, tmp_path))
        await until((tmp_path / "process").exists)
        rest = []
        for share in ("many", "many", "other"):
            asked = pool.study(share, StudyProgress(), write_down, tmp_path, share)
            rest.append(asyncio.create_task(asked))
            await asyncio.sleep(0)
        for done in range(3):
            (tmp_path / f"go-{done}").touch()
        await asyncio.gather(first, *rest)
    assert (tmp_path / "diary").read_text().split() == ["other", "many", "many"]


async def test_what_can_wait_comes_last(tmp_path: Path) -> None:
    with closing(BotPool()) as pool:
        first = asyncio.create_task(pool.study("", StudyProgress(), three_steps, tmp_path))
        await until((tmp_path / "process").exists)
        rest = []
        for share, ask in (("later", pool.study_later), ("one", pool.study), ("two", pool.study)):
            asked = ask(share, StudyProgress(), write_down, tmp_path, share)
            rest.append(asyncio.create_task(asked))
            await asyncio.sleep(0)
        for done in range(3):
            (tmp_path / f"go-{done}").touch()
        await asyncio.gather(first, *rest)
    assert (tmp_path / "diary").read_text().split() == ["one", "two", "later"]


async def test_cancelling_ends_it_and_the_next_one_runs(tmp_path: Path) -> None:
    with closing(BotPool()) as pool:
        work = asyncio.create_task(pool.study("", StudyProgress(), three_steps, tmp_path))
        await until(lambda: (tmp_path / "process").exists())
        waiting = asyncio.create_task(pool.study("", StudyProgress(), nothing, "waiting"))
        await asyncio.sleep(0)
        work.cancel()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work
        assert await pool.study("", StudyProgress(), nothing, "next") == "next"
        assert pool.idle


async def test_a_killed_process_is_replaced_once(tmp_path: Path) -> None:
    with closing(BotPool()) as pool:
        assert await pool.study("", StudyProgress(), die_once, tmp_path) == "lived"
        with pytest.raises(StudyFailed, match="ProcessExpired"):
            await pool.study("", StudyProgress(), die)
        assert await pool.study("", StudyProgress(), nothing, "next") == "next"


async def test_a_failure_is_told_by_its_type_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(BotPool()) as pool:
        with pytest.raises(StudyFailed, match=r"^ZeroDivisionError$"):
            await pool.study("", StudyProgress(), fail)
        with pytest.raises(StudyFailed, match=r"^KeyError$"):
            await pool.consult("", 0.1, fail_shortly)
        for limit, ask in (("STUDY_SECONDS", pool.study), ("LATER_SECONDS", pool.study_later)):
            monkeypatch.setattr(study_process, limit, 0.2)
            with pytest.raises(StudyFailed, match=r"^TimeoutError$"):
                await ask("", StudyProgress(), loop)


async def test_a_process_without_work_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(BotPool()) as pool:
        first = await pool.study("", StudyProgress(), process)
        monkeypatch.setattr(study_process, "IDLE_SECONDS", 0.01)
        assert await pool.study("", StudyProgress(), process) == first
        await until(lambda: multiprocessing.active_children() == [])
        assert await pool.study("", StudyProgress(), process) != first


async def test_closing_ends_it(tmp_path: Path) -> None:
    pool = BotPool()
    work = asyncio.create_task(pool.study("", StudyProgress(), three_steps, tmp_path))
    waiting = asyncio.create_task(pool.study("", StudyProgress(), nothing, 1))
    await until((tmp_path / "process").exists)
    pool.close()
    for task in (work, waiting):
        with pytest.raises(Closed):
            await task
    with pytest.raises(Closed):
        await pool.study("", StudyProgress(), nothing, 1)
    with pytest.raises(Closed):
        await pool.consult("", 1.0, add, 1, 2)
