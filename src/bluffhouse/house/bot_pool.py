"""The bot pool: bots think in processes of their own, so that the house never waits for one.

    pool = BotPool(processes=2)
    answer = await pool.answer(question)    # an action that is legal, whatever the bot does
    pool.close()

A bot that raises, answers nonsense or overruns its time is replaced by a simpler one: a shark by a
regular, a regular by a rookie, a rookie by random choice, which needs no process and cannot fail.
Bots of other packages run here too, and engines are started from here. A process protects the house
from their bugs, not from malice.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import random
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import NamedTuple, TypeVar

from pebble import ProcessExpired, ProcessPool

from bluffhouse.bots import Bot, bot, kinds
from bluffhouse.engines import OfferedEngine, offer_engines
from bluffhouse.rules import games
from bluffhouse.rules.contract import Action, Event, Game, Legal, View

LOG = logging.getLogger("bluffhouse.bots")

SIMPLER = {
    "champion": "regular",
    "shark": "regular",
    "regular": "rookie",
    "rookie": "random",
}
"""Fallback bot for each strength; a regular for unknown ones."""

TRIES = 2
"""Attempts per question: the first time a process dies it may have been killed from outside, the
second time it is the bot's fault."""
START_SECONDS = 30.0
"""Seconds a process may take to start, on top of the bot's thinking time."""
CLOSE_SECONDS = 2.0
"""Seconds that closing waits for processes to end; they are killed soon after."""
MINDS = 400
"""Bots that one process keeps in memory."""
REMEMBERED = 10_000
"""Seats for which we remember which process knows the bot, and whether it failed."""

K = TypeVar("K")
V = TypeVar("V")


class Question(NamedTuple):
    """A decision that is due, and everything the bot needs for it."""

    history: str
    """Names the course of a game: under one name events are only added, never undone."""
    game: Game
    seat: int
    kind: str
    """As `bluffhouse.bots.bot` takes it: `shark`, `regular:bold`."""
    seed: str
    """Seed of the bot's own randomness: the same for every question to it."""
    events: Sequence[Event]
    """All events so far; the bot gets them redacted for its seat."""
    view: View
    legal: Legal
    seconds: float
    """Seconds it should take at most."""
    share: str = ""
    """Who asks: questions with one share wait for each other, and shares take turns."""


class Answer(NamedTuple):
    """What a bot decided."""

    action: Action
    by: str
    """The kind of bot that decided in the end."""
    failure: str | None
    """Which kinds failed before that, and how; None: none did."""


class Closed(RuntimeError):
    """The pool was closed before it had an answer."""


class Lately(OrderedDict[K, V]):
    """A dictionary of limited size: the oldest item makes room."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self._limit = limit

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._limit:
            self.popitem(last=False)


def simpler(kind: str) -> str:
    """Return the fallback for a kind of bot, with the same temperament."""
    strength, colon, temperament = kind.partition(":")
    return SIMPLER.get(strength, "regular") + colon + temperament


# ── in the house's process ──────────────────────────────────────────────────────────────────


class BotPool:
    """The processes in which bots think. They start when they are first needed."""

    def __init__(
        self, processes: int = 1, patience: float = 5.0, engines: Sequence[OfferedEngine] = ()
    ) -> None:
        """`patience` is the overrun in seconds allowed before a bot's process is killed; `engines`
        are bots that are programs of their own."""
        self._thinkers = [Thinker(patience, tuple(engines)) for _ in range(processes)]
        self._homes: Lately[tuple[str, int], Thinker] = Lately(REMEMBERED)
        self._replaced: Lately[tuple[str, str], str] = Lately(REMEMBERED)
        """Fallbacks of bots that failed, kept for the rest of the game."""
        self._closed = False

    async def answer(self, question: Question) -> Answer:
        """Return a legal action, whatever the bot does. Raises Closed. Cancelling withdraws the
        question; a bot that is already thinking about it finishes in vain."""
        if self._closed:
            raise Closed
        asked = (question.seed, question.kind)
        kind = self._replaced.get(asked, question.kind)
        failures: list[str] = []
        while kind.partition(":")[0] != "random":
            thought = await self._thinker_for(question).think(kind, question)
            if thought.action is not None:
                return Answer(thought.action, kind, "; ".join(failures) or None)
            # Never more than the exception's type: its message may show a hand.
            LOG.warning("bot %s of %s failed: %s", kind, question.game.name, thought.failure)
            failures.append(f"{kind}: {thought.failure}")
            kind = self._replaced[asked] = simpler(kind)
        # Each decision is random in its own way, and the same if it is asked for again.
        rng = random.Random(f"{question.seed} {len(question.events)}")
        return Answer(question.legal.sample(rng), kind, "; ".join(failures) or None)

    @property
    def queue(self) -> BotQueue:
        """The decisions being asked for now."""
        waiting: Counter[str] = Counter()
        for thinker in self._thinkers:
            waiting.update(thinker.turns.waiting)
        return BotQueue(sum(thinker.turns.busy for thinker in self._thinkers), dict(waiting))

    def close(self) -> None:
        """End the processes at once. Questions without an answer raise Closed."""
        self._closed = True
        for thinker in self._thinkers:
            thinker.close()
        deadline = monotonic() + CLOSE_SECONDS
        for thinker in self._thinkers:
            thinker.wait_closed(deadline)

    def _thinker_for(self, question: Question) -> Thinker:
        """Return the least busy process, and among equals the one that remembers the bot."""
        seat = (question.history, question.seat)
        home = self._homes.get(seat)
        chosen = min(self._thinkers, key=lambda thinker: (thinker.load, thinker is not home))
        self._homes[seat] = chosen
        return chosen


class BotQueue(NamedTuple):
    """How busy the bots are."""

    thinking: int
    """Decisions that a bot is thinking about now."""
    waiting: dict[str, int]
    """Waiting decisions, by the share that asked for them."""


class Turns:
    """Lets one question at a time have a process. Shares take turns, so that a share with many
    questions holds up the others by one of them at most."""

    def __init__(self) -> None:
        self._serving: str | None = None
        """The share whose question has the process; None: it is free."""
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By share, in the order of their turns, the questions that wait."""

    @property
    def busy(self) -> bool:
        """Whether the process is working on a question."""
        return self._serving is not None

    @property
    def waiting(self) -> dict[str, int]:
        """The number of waiting questions, by share."""
        return {share: len(queue) for share, queue in self._queues.items()}

    @property
    def load(self) -> int:
        """Questions that have the process or wait for it."""
        waiting = sum(len(queue) for queue in self._queues.values())
        return waiting + (self._serving is not None)

    def rivals(self, share: str) -> int:
        """Return how many questions a share waits for at most until its next turn but one: its own
        that wait, and one of each other share."""
        own = len(self._queues.get(share, ()))
        return own + len(self._queues) - (share in self._queues)

    async def acquire(self, share: str) -> None:
        """Wait until it is the turn of this question."""
        if self._serving is None:
            self._serving = share
            return
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(share, deque()).append(turn)
        if share != self._serving and self._serving in self._queues:
            self._queues.move_to_end(self._serving)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Give the process to the next question."""
        self._serving = None
        while self._queues and self._serving is None:
            share, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if not turn.done():  # otherwise the question was withdrawn
                self._serving = share
                turn.set_result(None)
                if queue:
                    self._queues[share] = queue
            elif queue:
                self._queues[share] = queue
                self._queues.move_to_end(share, last=False)


class Thinker:
    """One process and its queue; the process is replaced when it is gone.

    Each process has a pool of its own, because a pool does not let us choose the process.
    """

    def __init__(self, patience: float, engines: tuple[OfferedEngine, ...]) -> None:
        self._patience = patience
        self._engines = engines
        self._pool = new_pool(engines)
        self.turns = Turns()
        self._work: asyncio.Task[Thought] | None = None
        self._closed = False
        self._endings: list[threading.Thread] = []
        self._told: Lately[tuple[str, int, str], int] = Lately(MINDS)
        """By bot, how many events its process knows already, so that questions do not grow with
        the game."""

    @property
    def load(self) -> int:
        return self.turns.load

    async def think(self, kind: str, question: Question) -> Thought:
        """Let a bot of that kind decide. The question is copied now, because the table may change
        while it waits."""
        bot = (question.history, question.seat, kind)
        known = self._told.pop(bot, 0)
        seen = len(question.events)
        if known > seen:
            known = 0
        share, seconds = question.share, question.seconds
        thought = await self._in_turn(share, kind, seconds, packed(question, known))
        if thought.failure == FORGOTTEN:
            thought = await self._in_turn(share, kind, seconds, packed(question, 0))
        if thought.action is not None:
            self._told[bot] = seen
        return thought

    async def _in_turn(self, share: str, kind: str, seconds: float, question: bytes) -> Thought:
        await self.turns.acquire(share)
        if self._closed:
            self.turns.release()
            raise Closed
        # The more questions wait, the less time each gets, so that a busy house does not stall.
        seconds /= 1 + self.turns.rivals(share)
        work = self._work = asyncio.create_task(self._think(kind, seconds, question))
        work.add_done_callback(lambda _: self.turns.release())
        try:
            # Ending a process costs more than letting it finish an unwanted answer.
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            if self._closed and work.cancelled():
                raise Closed from None
            raise

    async def _think(self, kind: str, seconds: float, question: bytes) -> Thought:
        for _ in range(TRIES):
            try:
                return await self._ask(kind, seconds, question)
            except (RuntimeError, ProcessExpired):  # the pool is broken, or its process
                self._renew()
        return Thought(None, "ProcessExpired")

    async def _ask(self, kind: str, seconds: float, question: bytes) -> Thought:
        if not self._pool.active:  # its process was killed while it had nothing to do
            self._renew()
        limit = seconds + self._patience
        # The pool counts from when its process is up and has taken the question.
        asked = self._pool.schedule(think, (kind, seconds, question), timeout=limit)
        try:
            async with asyncio.timeout(limit + START_SECONDS) as deadline:
                return await asyncio.wrap_future(asked)
        except TimeoutError:
            if deadline.expired():
                # A process killed while it held the pool's lock: the pool would wait forever.
                raise BrokenProcessPool from None
            return Thought(None, "TimeoutError")

    def _renew(self) -> None:
        self._end(self._pool)
        self._pool = new_pool(self._engines)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._work is not None:
            self._work.cancel()
        self._end(self._pool)

    def wait_closed(self, deadline: float) -> None:
        for ending in self._endings:
            ending.join(max(0.0, deadline - monotonic()))

    def _end(self, pool: ProcessPool) -> None:
        """End a pool in a thread; this process does not exit before that is done."""
        self._endings = [ending for ending in self._endings if ending.is_alive()]
        ending = threading.Thread(target=end, args=(pool,), name="ending a bots' process")
        ending.start()
        self._endings.append(ending)


def packed(question: Question, known: int) -> bytes:
    """Return the question, redacted, for a process that knows the first `known` events."""
    seen = tuple([event.seen_by(question.seat) for event in question.events[known:]])
    return pickle.dumps((known, question._replace(events=seen, share="")), -1)


def new_pool(engines: tuple[OfferedEngine, ...]) -> ProcessPool:
    # A forked process would inherit locks that our threads hold, so spawn a fresh one.
    context = multiprocessing.get_context("spawn")
    return ProcessPool(max_workers=1, initializer=begin, initargs=(engines,), context=context)


def end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


# ── in a process of the bots ────────────────────────────────────────────────────────────────


class Thought(NamedTuple):
    """The answer of a process: an action, or the type of the exception."""

    action: Action | None
    failure: str | None


FORGOTTEN = "Forgotten"
"""Failure of a process that does not know the bot's earlier events."""


class Mind:
    """A bot and the number of events it has seen."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.seen = 0

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            self.player.see(event)
        self.seen += len(events)


minds: Lately[tuple[str, int, str, str, Game], Mind] = Lately(MINDS)
"""The bots in the memory of this process."""


def think(kind: str, seconds: float, question: bytes) -> Thought:
    """Let a bot of this kind decide. Only types of our own are returned: a bot's exceptions and
    inventions cannot always be pickled."""
    asked: Question
    known, asked = pickle.loads(question)
    key = (asked.history, asked.seat, kind, asked.seed, asked.game)
    # Put back only if all goes well: a bot that failed is forgotten.
    mind = minds.pop(key, None)
    if mind is None or not known <= mind.seen <= known + len(asked.events):
        if known:
            return Thought(None, FORGOTTEN)
        mind = None
    try:
        if mind is None:
            mind = Mind(bot(kind, asked.game, asked.seat, random.Random(asked.seed)))
        mind.follow(asked.events[mind.seen - known :])
        action = mind.player.act(asked.view, asked.legal, seconds)
        if type(action) not in asked.game.actions or action not in asked.legal:
            return Thought(None, "IllegalAction")
    except BaseException as error:  # SystemExit too
        return Thought(None, type(error).__name__)
    minds[key] = mind
    return Thought(action, None)


def begin(engines: tuple[OfferedEngine, ...]) -> None:
    """Prepare the process, so that the first bot does not pay for imports."""
    threading.Thread(target=_end_with_house, daemon=True).start()
    offer_engines(engines)
    for name in games():
        try:
            kinds(name)
        except Exception:
            # A package cannot be imported; the bot that needs it will fail and say so.
            break


def _end_with_house() -> None:
    """End this process with the house, even if a bot thinks forever."""
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(1)
