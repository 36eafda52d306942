"""Reviews of finished games, computed beside the tables and kept with them.

A review is asked for again and again until it is there, and the answers say how far it is. However
many people ask, it is computed once. Only finished games have one: the review of a running game
would tell what is hidden. It is a function of the finished game's record, so it knows nothing of a
rematch, which is another table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from bluffhouse.bots.champion import shipped
from bluffhouse.house import history
from bluffhouse.house.bot_pool import BotPool, Lately
from bluffhouse.house.finished_games import finished_game
from bluffhouse.house.pool_process import Closed, StudyFailed
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.storage import Store, Unreachable, kept_reviews
from bluffhouse.house.store_access import StoreAccess
from bluffhouse.house.study_process import Report, StudyProgress
from bluffhouse.house.table_session import TableSession
from bluffhouse.house.wall_clock import now
from bluffhouse.records import read
from bluffhouse.study.findings import FORMAT, Decider
from bluffhouse.study.review_page import ReviewPage, page_for, review_page, steps_of_record

LOG = logging.getLogger("bluffhouse.house")


class Limits(NamedTuple):
    """Reviews that may be under way at once."""

    per_person: int
    per_address: int
    together: int
    """For everybody."""


TABLES = Limits(2, 8, 64)
"""The limits of reviews of tables."""
RECORDS = Limits(1, 1, 16)
"""The limits of reviews of uploaded records. They do not count against those of tables."""
RECORD_KEPT = 3_600_000
"""Milliseconds for which the review of an uploaded record is kept."""
CLAIM_LASTS = 30_000
"""Milliseconds for which a worker is believed to review a record without another sign of life."""
ELSEWHERE_SECONDS = 10.0
"""Seconds for which a review that another worker computes is not started again here. Whoever waits
for it asks more often than that, and would pay for a start each time."""
FAILED_SECONDS = 600.0
"""Seconds for which a review that failed is not tried again."""
MAX_OFFERED = 200
"""Finished games that wait to be reviewed when the bots have nothing to do; older ones are
forgotten, and reviewed when somebody asks."""
IDLE_SECONDS = 2.0
"""Seconds for which the bots must have had nothing to do before a review starts by itself."""
HOUSE_SHARE = "the house itself"
"""The share of reviews that nobody has asked for."""


class ReviewProgress(msgspec.Struct, frozen=True):
    """A review that is being computed: ask again."""

    done: int
    """Moves that are reviewed."""
    total: int
    """All moves; 0 while the review waits for its turn."""
    id: str = ""
    """For an uploaded record: what to ask for."""


class Asker(NamedTuple):
    """The asker of a review, for the limits and the turns of the study process."""

    person: Hashable
    """The asker to whom the limit of one person applies."""
    share: str
    """The address: those of one address wait for each other."""
    pay: Callable[[], None] = lambda: None
    """Called before anything is computed. Raises Refusal."""


class Job(NamedTuple):
    """A review that is being computed."""

    asker: Asker
    progress: StudyProgress
    task: asyncio.Task[None]

    def shown(self, id: str = "") -> ReviewProgress:
        return ReviewProgress(self.progress.done, self.progress.total, id)


class Failure(NamedTuple):
    """A review that failed."""

    at: float
    """When, on the monotonic clock."""
    refusal: Refusal
    """What is answered until it is tried again."""


Key = int | str
"""The id of a table, or the hash of a record."""


class Reviews:
    """Computes, keeps and finds reviews."""

    def __init__(self, database: StoreAccess, pool: BotPool, *, by_itself: bool) -> None:
        """`by_itself`: whether games that people have finished are reviewed without being asked
        for."""
        self._database = database
        self._pool = pool
        self._by_itself = by_itself
        self._jobs: dict[Key, Job] = {}
        self._failures: Lately[Key, Failure] = Lately(1000)
        self._elsewhere: Lately[int, float] = Lately(1000)
        """By table, when another worker was found to review it, on the monotonic clock."""
        self._offered: deque[str] = deque(maxlen=MAX_OFFERED)
        """Codes of finished tables that nobody has asked about yet."""
        self._known: Lately[int, None] = Lately(10_000)
        """Tables that were offered before."""
        self._more = asyncio.Event()

    # ── of a table ──────────────────────────────────────────────────────────────────────────

    async def of_table(self, code: str, person: int, asker: Asker) -> ReviewPage | ReviewProgress:
        """Return the review of a finished table as that person may see it, or how far it is. The
        first to ask starts it. Raises Refusal and Unreachable."""
        row = await self._database.read(Store.find, code)
        if row is None:
            raise Refusal("no-such-table")
        if row.phase != "over":
            raise Refusal("not-over")
        kept = await self._database.read(kept_reviews.review_of, row.id, FORMAT)
        if kept is not None:
            seat = await self._database.read(Store.seat_of, row.id, person)
            return page_for(msgspec.json.decode(kept, type=ReviewPage), seat)
        job = self._jobs.get(row.id)
        if job is None:
            elsewhere = self._elsewhere.get(row.id)
            if elsewhere is not None and time.monotonic() - elsewhere < ELSEWHERE_SECONDS:
                return ReviewProgress(0, 0)
            self._check(row.id, row.game, asker)
            asker.pay()
            job = self._start(row.id, asker, self._review_table(row.id, asker))
        return job.shown()

    def _review_table(self, id: int, asker: Asker) -> Work:
        async def work(progress: StudyProgress) -> None:
            # With several workers, one of them reviews the table.
            if not await self._database.read(Store.lock_review, id):
                self._elsewhere[id] = time.monotonic()
                return
            try:
                if await self._database.read(kept_reviews.review_of, id, FORMAT) is not None:
                    return
                game = await self._database.read_history(_game_to_review, id)
                found = await self._pool.study(asker.share, progress, reviewed, *game)
                await self._database.write(kept_reviews.add_review, id, FORMAT, found)
            finally:
                await self._database.read(Store.unlock_review, id)

        return work

    # ── of an uploaded record ───────────────────────────────────────────────────────────────

    async def of_record(self, text: str, asker: Asker) -> ReviewPage | ReviewProgress:
        """Return the review of a record, or how far it is. Raises Refusal and Unreachable."""
        id = sha256(text.encode("utf-8", "replace")).hexdigest()
        with suppress(KeyError):
            return await self.find_record(id)
        record = (await asyncio.to_thread(history.read_record, text)).record
        if record.result is None:
            raise Refusal("review-not-over")
        if id not in self._jobs:
            self._check(id, record.game, asker)
            asker.pay()
            self._start(id, asker, self._review_record(id, text, asker))
        return self._jobs[id].shown(id)

    async def find_record(self, id: str) -> ReviewPage | ReviewProgress:
        """Return the review of an uploaded record by the id that the upload was given, or how far
        it is. Raises KeyError if it is not known any more, Refusal if it failed, and
        Unreachable."""
        if id in self._jobs:
            return self._jobs[id].shown(id)
        kept = await self._database.read(kept_reviews.find_record, id, now())
        if kept is None:
            raise KeyError(id)
        if kept.review is None:
            return ReviewProgress(0, 0, id)  # another worker computes it
        if not kept.review:
            raise Refusal("review-failed")
        return page_for(msgspec.json.decode(kept.review, type=ReviewPage), None)

    def _review_record(self, id: str, text: str, asker: Asker) -> Work:
        async def work(progress: StudyProgress) -> None:
            # With several workers, one of them reviews the record.
            at = now()
            if not await self._database.write(kept_reviews.claim_record, id, at, at + CLAIM_LASTS):
                return
            claim = asyncio.create_task(self._hold_claim(id))
            try:
                found = await self._pool.study_later(
                    asker.share, progress, reviewed, text, None, {}
                )
            except StudyFailed:
                until = now() + round(1000 * FAILED_SECONDS)
                await self._database.write(kept_reviews.keep_record, id, b"", until)
                raise
            finally:
                claim.cancel()
            until = now() + RECORD_KEPT
            await self._database.write(kept_reviews.keep_record, id, found, until)

        return work

    async def _hold_claim(self, id: str) -> None:
        """Tell the other workers that this one still reviews a record."""
        while True:
            await asyncio.sleep(CLAIM_LASTS / 3000)
            with suppress(Unreachable):
                await self._database.write(kept_reviews.hold_record, id, now() + CLAIM_LASTS)

    # ── of games that have just ended ───────────────────────────────────────────────────────

    def offer(self, session: TableSession) -> None:
        """Review a finished table, if a person sat at it, when the bots have nothing to do."""
        table = session.table
        if not self._by_itself or table.id in self._known or table.opened.lesson:
            return
        if any(chair is not None and chair.person is not None for chair in table.chairs):
            self._known[table.id] = None
            self._offered.append(table.code)
            self._more.set()

    async def run(self) -> None:
        """Review the tables that were offered, one by one, as long as the house is open."""
        while True:
            await self._more.wait()
            await self._until_idle()
            code = self._offered.popleft()
            if not self._offered:
                self._more.clear()
            try:
                await self.of_table(code, 0, Asker(HOUSE_SHARE, HOUSE_SHARE))
            except Exception as error:  # of any kind: it is tried again when somebody asks
                LOG.info("table %s is not reviewed: %s", code, type(error).__name__)

    async def _until_idle(self) -> None:
        idle_since = time.monotonic()
        while time.monotonic() - idle_since < IDLE_SECONDS:
            await asyncio.sleep(IDLE_SECONDS / 4)
            if not self._pool.idle:
                idle_since = time.monotonic()

    # ── both ────────────────────────────────────────────────────────────────────────────────

    def _check(self, key: Key, game: str, asker: Asker) -> None:
        """Check that a review may start. Raises Refusal."""
        if shipped(game) is None:
            raise Refusal("review-no-champion", game=game)
        self._check_failed(key)
        limits = RECORDS if isinstance(key, str) else TABLES
        askers = [job.asker for other, job in self._jobs.items() if type(other) is type(key)]
        if (
            len(askers) >= limits.together
            or sum(one.person == asker.person for one in askers) >= limits.per_person
            or sum(one.share == asker.share for one in askers) >= limits.per_address
        ):
            raise Refusal("too-many-reviews")

    def _check_failed(self, key: Key) -> None:
        failure = self._failures.get(key)
        if failure is not None and time.monotonic() - failure.at < FAILED_SECONDS:
            raise failure.refusal

    def _start(self, key: Key, asker: Asker, work: Work) -> Job:
        progress = StudyProgress()
        task = asyncio.create_task(work(progress))
        job = self._jobs[key] = Job(asker, progress, task)
        task.add_done_callback(lambda done: self._ended(key, done))
        return job

    def _ended(self, key: Key, task: asyncio.Task[None]) -> None:
        del self._jobs[key]
        if task.cancelled():
            return
        error = task.exception()
        if error is None or isinstance(error, Closed | Unreachable):
            return
        refusal = error if isinstance(error, Refusal) else Refusal("review-failed")
        self._failures[key] = Failure(time.monotonic(), refusal)
        if isinstance(error, StudyFailed):  # its type says it all
            LOG.error("a review failed: %s", error)
        elif error is not refusal:
            LOG.error("a review failed", exc_info=error)

    async def stop(self) -> None:
        """Give up the reviews that are not finished."""
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


Work = Callable[[StudyProgress], Coroutine[Any, Any, None]]
"""Computes a review."""


class GameToReview(NamedTuple):
    """What the process for studies needs to know of a game."""

    record: str
    seqs: Sequence[int] | None
    """For each event, the number of its step in the replay; None: as in the replay of a record."""
    stand_ins: Mapping[int, Decider]
    """By event, the decisions that the player of the seat did not make."""


def _game_to_review(store: Store, id: int) -> GameToReview:
    """Return the game of a finished table. Raises Refusal and Unreachable."""
    game = finished_game(store, id)
    return GameToReview(history.record_of(game.table), game.numbers, dict(game.stand_ins))


# ── in the process for studies ──────────────────────────────────────────────────────────────


def reviewed(
    report: Report, text: str, seqs: Sequence[int] | None, stand_ins: Mapping[int, Decider]
) -> bytes:
    """Return the page of a game's review as JSON: see `GameToReview`."""
    # Imported here, since the house does without NumPy.
    from bluffhouse.study import review

    record = read(text).record
    found = review(record, progress=report, stand_ins=stand_ins)
    return msgspec.json.encode(
        review_page(record, found, steps_of_record(record) if seqs is None else seqs)
    )
