"""Where bots think: in processes of their own, so that the house never waits for one.

    pool = BotPool(processes=2)
    answer = await pool.answer(question)    # an action that is legal, whatever the bot does
    pool.close()

A bot that raises, answers nonsense or overruns its time is replaced by a simpler one: a shark by a
regular, a regular by a rookie, a rookie by luck, which needs no process and cannot fail. Bots of
other people run here too; they may be broken, but a process that runs one is not a cage.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import random
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import NamedTuple, TypeVar

from pebble import ProcessExpired, ProcessPool

from bluffhouse.bots import Bot, bot, kinds
from bluffhouse.rules import games
from bluffhouse.rules.contract import Action, Event, Game, Legal, View

LOG = logging.getLogger("bluffhouse.bots")

SIMPLER = {"shark": "regular", "regular": "rookie", "rookie": "random"}
"""Who decides instead of one who failed; instead of one we do not know, a regular."""

TRIES = 2
"""A process that dies over a question may have been killed by somebody. One that dies over it
again dies of the bot."""
START_SECONDS = 30.0
"""What a process may take to start, beside what the bot may take to think."""
CLOSE_SECONDS = 2.0
"""How long closing waits for processes that do not want to end; they are killed soon after."""
MINDS = 400
"""How many bots a process remembers."""
REMEMBERED = 10_000
"""For how many seats we remember which process knows the bot, and whether it failed."""

K = TypeVar("K")
V = TypeVar("V")


class Question(NamedTuple):
    """A decision that is due, and all that the bot needs to know."""

    history: str
    """Of which game: under one name events are only added, never undone."""
    game: Game
    seat: int
    kind: str
    """As `bluffhouse.bots.bot` takes it: `shark`, `regular:bold`."""
    seed: str
    """Of the bot's own randomness: its own, and the same for every question to it."""
    events: Sequence[Event]
    """All that has happened so far, from the first; the bot is told what its seat sees of it."""
    view: View
    legal: Legal
    seconds: float
    """About how long it may think."""


class Answer(NamedTuple):
    """What a bot decided."""

    action: Action
    by: str
    """The kind that really decided."""
    failure: str | None
    """Which kinds failed at it before, and how; None: nobody did."""


class Closed(RuntimeError):
    """The pool were closed before they had an answer."""


class Lately(OrderedDict[K, V]):
    """What was put in last; the oldest makes room."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self._limit = limit

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._limit:
            self.popitem(last=False)


def simpler(kind: str) -> str:
    """The kind that decides instead of one who failed, of the same temperament."""
    strength, colon, temperament = kind.partition(":")
    return SIMPLER.get(strength, "regular") + colon + temperament


# ── in the house's process ──────────────────────────────────────────────────────────────────


class BotPool:
    """The processes in which a house's bots think. They start when they are first needed."""

    def __init__(self, processes: int = 1, patience: float = 5.0) -> None:
        """`patience` is how many seconds more than it may a bot can take before it is ended."""
        self._thinkers = [Thinker(patience) for _ in range(processes)]
        self._homes: Lately[tuple[str, int], Thinker] = Lately(REMEMBERED)
        self._replaced: Lately[tuple[str, str], str] = Lately(REMEMBERED)
        """By bot, who decides instead of one who failed: whatever becomes of the table."""
        self._closed = False

    async def answer(self, question: Question) -> Answer:
        """Never raises because of a bot; raises Closed. Whoever is cancelled while he waits
        takes his question back; a bot already thinking about it finishes for itself."""
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
        # Every decision has luck of its own, and the same one if it is asked for again.
        rng = random.Random(f"{question.seed} {len(question.events)}")
        return Answer(question.legal.sample(rng), kind, "; ".join(failures) or None)

    def close(self) -> None:
        """End the processes, whatever they are doing. Questions without an answer get Closed."""
        self._closed = True
        for thinker in self._thinkers:
            thinker.close()
        deadline = monotonic() + CLOSE_SECONDS
        for thinker in self._thinkers:
            thinker.wait_closed(deadline)

    def _thinker_for(self, question: Question) -> Thinker:
        """The one with the least to do, and among equals the one who remembers the bot."""
        seat = (question.history, question.seat)
        home = self._homes.get(seat)
        chosen = min(self._thinkers, key=lambda thinker: (thinker.load, thinker is not home))
        self._homes[seat] = chosen
        return chosen


class Thinker:
    """One process, those who wait for it, and another process when that one is gone.

    Each process has a pool of its own, since a pool does not let one choose who remembers whom.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._pool = new_pool()
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._work: asyncio.Task[Thought] | None = None
        self._closed = False
        self._endings: list[threading.Thread] = []
        self._told: Lately[tuple[str, int, str], int] = Lately(MINDS)
        """By bot, how many events its process has been told of: it need not be told again, so
        that a question costs no more the longer a game has lasted."""

    @property
    def load(self) -> int:
        return self._waiting + self._turn.locked()

    async def think(self, kind: str, question: Question) -> Thought:
        """Let a bot of that kind decide. What it has to be told is copied now: the table may go
        on while the question waits its turn."""
        bot = (question.history, question.seat, kind)
        known = self._told.pop(bot, 0)
        seen = len(question.events)
        if known > seen:
            known = 0
        thought = await self._in_turn(kind, question.seconds, packed(question, known))
        if thought.failure == FORGOTTEN:
            thought = await self._in_turn(kind, question.seconds, packed(question, 0))
        if thought.action is not None:
            self._told[bot] = seen
        return thought

    async def _in_turn(self, kind: str, seconds: float, question: bytes) -> Thought:
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        if self._closed:
            self._turn.release()
            raise Closed
        # The more wait, the less time each gets, so that a full house does not come to a halt.
        seconds /= 1 + self._waiting
        work = self._work = asyncio.create_task(self._think(kind, seconds, question))
        work.add_done_callback(lambda _: self._turn.release())
        try:
            # Ending a process costs more than letting it finish an answer nobody wants any more.
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
        self._pool = new_pool()

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
        """Without waiting for it; but this process does not end before it is done."""
        self._endings = [ending for ending in self._endings if ending.is_alive()]
        ending = threading.Thread(target=end, args=(pool,), name="ending a bots' process")
        ending.start()
        self._endings.append(ending)


def packed(question: Question, known: int) -> bytes:
    """The question for one who knows so many of its events, with no secrets in it."""
    seen = tuple([event.seen_by(question.seat) for event in question.events[known:]])
    return pickle.dumps((known, question._replace(events=seen)), -1)


def new_pool() -> ProcessPool:
    # A copy of this process would inherit locks that its threads hold: start from nothing.
    context = multiprocessing.get_context("spawn")
    return ProcessPool(max_workers=1, initializer=begin, context=context)


def end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


# ── in a process of the bots ────────────────────────────────────────────────────────────────


class Thought(NamedTuple):
    """What a process answers: an action, or the type of what went wrong."""

    action: Action | None
    failure: str | None


FORGOTTEN = "Forgotten"
"""What a process answers that does not know the bot's past."""


class Mind:
    """A bot, and how many events it has seen."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.seen = 0

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            self.player.see(event)
        self.seen += len(events)


minds: Lately[tuple[str, int, str, str, Game], Mind] = Lately(MINDS)
"""The bots that this process remembers."""


def think(kind: str, seconds: float, question: bytes) -> Thought:
    """Let a bot of this kind decide. Only what our own code defines goes back: what a bot raises
    or makes up could not always be sent, nor read."""
    asked: Question
    known, asked = pickle.loads(question)
    key = (asked.history, asked.seat, kind, asked.seed, asked.game)
    # Taken out, and put back when all went well: a bot that failed is forgotten.
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


def begin() -> None:
    """What a process does before its first question, so that no bot's time pays for it."""
    threading.Thread(target=_end_with_house, daemon=True).start()
    for name in games():
        try:
            kinds(name)
        except Exception:
            # A package that cannot be imported: the bot that is asked for will say so.
            break


def _end_with_house() -> None:
    """A bot that thinks forever must not outlive a house that was killed."""
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(1)
