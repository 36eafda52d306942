"""Reviews beside the tables: fair to everybody, and the same at every worker."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest
from finished_tables import new_store, play
from tables import ANN, BOB
from test_study_process import three_steps, until

import bluffhouse
from bluffhouse.house import study_process
from bluffhouse.house.bot_pool import BotPool
from bluffhouse.house.pool_process import Queue
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.reviews import RECORDS, TABLES, Asker, ReviewProgress, Reviews
from bluffhouse.house.storage import Store
from bluffhouse.house.storage.kept_reviews import claim_record, find_record, keep_record
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.study_process import StudyProgress
from bluffhouse.records import Player, write

PATIENCE = 120
ANNS = Asker(ANN.id, "Ann's address")
BOBS = Asker(BOB.id, "Bob's address")
UPLOAD = Asker("an address", "an address")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(new_store(url)) as store:
        yield store


@contextmanager
def worker(url: str, pool: BotPool) -> Iterator[Reviews]:
    with closing(Store(url)) as store, closing(StoreAccess(store)) as database:
        yield Reviews(database, pool, by_itself=False)


@asynccontextmanager
async def busy(pool: BotPool, folder: Path) -> AsyncIterator[None]:
    """Keep the process for studies busy for a while."""
    folder.mkdir(exist_ok=True)
    work = asyncio.create_task(pool.study("", StudyProgress(), three_steps, folder))
    await until((folder / "process").exists)
    yield
    for done in range(3):
        (folder / f"go-{done}").touch()
    await work


async def refused(asked: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await asked  # type: ignore[misc]
    return refusal.value.reason


def record(seed: int) -> str:
    """The record of a short game."""
    rng = random.Random(seed)
    state = bluffhouse.game("dont_bluff").start(players=2, seed=seed)
    while state.result is None:
        seat = state.to_act[0]
        state.play(seat, state.legal(seat).sample(rng))
    return write(state.record, (Player("Ann"), Player("Bob")))


# ── fair to everybody ───────────────────────────────────────────────────────────────────────


async def test_one_person_cannot_keep_the_process_busy(
    store: Store, url: str, tmp_path: Path
) -> None:
    codes = [f"TABLE{n:03}" for n in range(TABLES.per_person + 1)]
    for code in codes:
        play(store, code)
    with closing(BotPool()) as pool, worker(url, pool) as reviews:
        async with busy(pool, tmp_path / "busy"):
            for code in codes[:-1]:
                assert await reviews.of_table(code, ANN.id, ANNS) == ReviewProgress(0, 0)
            last = codes[-1]
            assert await refused(reviews.of_table(last, ANN.id, ANNS)) == "too-many-reviews"
            # Neither do uploads count, nor does anybody else wait for it.
            assert isinstance(await reviews.of_record(record(1), UPLOAD), ReviewProgress)
            assert await reviews.of_table(last, BOB.id, BOBS) == ReviewProgress(0, 0)
            await reviews.stop()


async def test_uploads_are_few_and_come_after_the_tables(
    store: Store, url: str, tmp_path: Path
) -> None:
    play(store, "AAAAAAAA")
    with closing(BotPool()) as pool, worker(url, pool) as reviews:
        async with busy(pool, tmp_path / "busy"):
            assert RECORDS.per_address == 1
            assert isinstance(await reviews.of_record(record(1), UPLOAD), ReviewProgress)
            assert await refused(reviews.of_record(record(2), UPLOAD)) == "too-many-reviews"
            await reviews.of_table("AAAAAAAA", ANN.id, ANNS)
            queues = pool._study.turns._queues
            await until(lambda: len(queues) == 2)
            assert set(queues) == {Queue(True, UPLOAD.share), Queue(False, ANNS.share)}
            await reviews.stop()


# ── the same at every worker ────────────────────────────────────────────────────────────────


async def test_every_worker_knows_the_review_of_an_upload(
    store: Store, url: str, tmp_path: Path
) -> None:
    text = record(1)
    with (
        closing(BotPool()) as pool,
        closing(BotPool()) as idle,
        worker(url, pool) as one,
        worker(url, idle) as other,
    ):
        async with busy(pool, tmp_path / "busy"):
            started = await one.of_record(text, UPLOAD)
            assert isinstance(started, ReviewProgress)
            await until(lambda: find_record(store, started.id, 0) is not None)
            assert await other.find_record(started.id) == started
            assert await other.of_record(text, UPLOAD) == started, "it is computed once"
        async with asyncio.timeout(PATIENCE):
            while isinstance(found := await other.find_record(started.id), ReviewProgress):
                await asyncio.sleep(0.05)
        assert found == await one.find_record(started.id) == await other.of_record(text, UPLOAD)
        assert idle.idle
        with pytest.raises(KeyError):
            await other.find_record("0" * 64)


async def test_a_failed_review_of_an_upload_is_told_by_every_worker(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_process, "LATER_SECONDS", 0.001)
    with closing(BotPool()) as pool, worker(url, pool) as one, worker(url, pool) as other:
        started = await one.of_record(record(1), UPLOAD)
        assert isinstance(started, ReviewProgress)
        await until(lambda: not one._jobs)
        for reviews in (one, other):
            assert await refused(reviews.find_record(started.id)) == "review-failed"


def test_reviews_of_uploads_expire(store: Store) -> None:
    assert claim_record(store, "a", 100, 200)
    assert not claim_record(store, "a", 150, 250), "another worker is at it"
    assert find_record(store, "a", 199) == (None,)
    assert find_record(store, "a", 200) is None
    assert claim_record(store, "a", 200, 300), "that one has died"
    keep_record(store, "a", b"found", 1000)
    assert find_record(store, "a", 999) == (b"found",)
    assert not claim_record(store, "a", 999, 1100)
    assert find_record(store, "a", 1000) is None


def test_only_the_latest_reviews_of_uploads_are_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bluffhouse.house.storage.kept_reviews.MAX_RECORDS", 3)
    for number in range(5):
        assert claim_record(store, str(number), 1, 100 + number)
    kept = [find_record(store, str(number), 1) is not None for number in range(5)]
    assert kept == [False, False, True, True, True]
