"""The bot pool: bots think in processes of their own, so that the house never waits for one.

    pool = BotPool(processes=2)
    answer = await pool.answer(question)    # an action that is legal, whatever the bot does
    found = await pool.consult(share, 0.5, function, view)    # as short as a bot's decision
    found = await pool.study(share, StudyProgress(), function, record)    # a review takes seconds
    pool.close()

A bot that raises, answers nonsense or overruns its time is replaced by a simpler one: a shark by a
regular, a regular by a rookie, a rookie by random choice, which needs no process and cannot fail.
Bots of other packages run here too, and engines are started from here. A process protects the house
from their bugs, not from malice.

A short question about a game takes turns with the bots' decisions. Work that takes seconds has a
process of its own: in a bots' process, a bot would have to wait for the whole of it. That process
starts when it is needed, has a low priority, so that bots get the CPU first, and ends when there
has been nothing to do for a while.
"""

from __future__ import annotations

import logging
import pickle
import random
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from pebble import ProcessExpired

from bluffhouse.bots import Bot, bot, kinds
from bluffhouse.engines import OfferedEngine, offer_engines
from bluffhouse.house.pool_process import Closed, OneProcess, call, end_with_house
from bluffhouse.house.study_process import Report, StudyProcess, StudyProgress
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

CLOSE_SECONDS = 2.0
"""Seconds that closing waits for processes to end; they are killed soon after."""
MINDS = 400
"""Bots that one process keeps in memory."""
REMEMBERED = 10_000
"""Seats for which we remember which process knows the bot, and whether it failed."""

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")
P = ParamSpec("P")


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
        self._study = StudyProcess()
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

    async def consult(
        self,
        share: str,
        seconds: float,
        function: Callable[P, T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        """Return what a function of a module returns, called in a bots' process when it is this
        share's turn. It should take at most `seconds`, like a bot.

        Raises StudyFailed if the function raises or takes too long, and Closed. Cancelling
        withdraws the question, as for `answer`.
        """
        if self._closed:
            raise Closed
        thinker = min(self._thinkers, key=lambda thinker: thinker.load)
        return await thinker.consult(share, seconds, function, arguments, named)

    async def study(
        self,
        share: str,
        progress: StudyProgress,
        function: Callable[Concatenate[Report, P], T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        """Return what a function of a module returns, called in the process for studies when it is
        this share's turn. Its first argument is a function to call with the steps done and all
        steps; `progress` repeats them here.

        Raises StudyFailed if the function raises or takes too long, and Closed. Cancelling ends it.
        """
        if self._closed:
            raise Closed
        return await self._study.study(progress, share, function, arguments, named, can_wait=False)

    async def study_later(
        self,
        share: str,
        progress: StudyProgress,
        function: Callable[Concatenate[Report, P], T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        """Do the same when no other study waits, and with less time for it."""
        if self._closed:
            raise Closed
        return await self._study.study(progress, share, function, arguments, named, can_wait=True)

    @property
    def idle(self) -> bool:
        """Whether no bot thinks and no study is under way."""
        return not self._study.load and not any(thinker.load for thinker in self._thinkers)

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
        processes = [*self._thinkers, self._study]
        for process in processes:
            process.close()
        deadline = monotonic() + CLOSE_SECONDS
        for process in processes:
            process.wait_closed(deadline)

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


class Thinker(OneProcess):
    """A process in which bots think."""

    def __init__(self, patience: float, engines: tuple[OfferedEngine, ...]) -> None:
        super().__init__(begin, engines)
        self._patience = patience
        self._told: Lately[tuple[str, int, str], int] = Lately(MINDS)
        """By bot, how many events its process knows already, so that questions do not grow with
        the game."""

    async def think(self, kind: str, question: Question) -> Thought:
        """Let a bot of that kind decide. The question is copied now, because the table may change
        while it waits."""
        bot = (question.history, question.seat, kind)
        known = self._told.pop(bot, 0)
        seen = len(question.events)
        if known > seen:
            known = 0
        share, seconds = question.share, question.seconds
        thought = await self._think(share, kind, seconds, packed(question, known))
        if thought.failure == FORGOTTEN:
            thought = await self._think(share, kind, seconds, packed(question, 0))
        if thought.action is not None:
            self._told[bot] = seen
        return thought

    async def consult(
        self,
        share: str,
        seconds: float,
        function: Callable[..., T],
        arguments: tuple[object, ...],
        named: dict[str, object],
    ) -> T:
        packed = pickle.dumps((function, arguments, named), -1)

        async def work() -> T:
            return await self._found(seconds + self._patience, call, packed)

        return await self._in_turn(share, work, finish=True)

    async def _think(self, share: str, kind: str, seconds: float, question: bytes) -> Thought:
        async def work() -> Thought:
            # The more questions wait, the less time each gets, so that a busy house does not stall.
            allowed = seconds / (1 + self.turns.rivals(share))
            try:
                return await self._run(allowed + self._patience, think, kind, allowed, question)
            except (TimeoutError, ProcessExpired) as error:
                return Thought(None, type(error).__name__)

        return await self._in_turn(share, work, finish=True)


def packed(question: Question, known: int) -> bytes:
    """Return the question, redacted, for a process that knows the first `known` events."""
    seen = tuple([event.seen_by(question.seat) for event in question.events[known:]])
    return pickle.dumps((known, question._replace(events=seen, share="")), -1)


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
    end_with_house()
    offer_engines(engines)
    for name in games():
        try:
            kinds(name)
        except Exception:
            # A package cannot be imported; the bot that needs it will fail and say so.
            break
