"""A whole training run: real games, imitations of the bots that played them, and the learner
among them all."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bluffhouse.arena.tables import every_table
from bluffhouse.bots.champion.mind import DROPPED
from bluffhouse.bots.champion.perspective import perspective
from bluffhouse.learn.checkpoint import Checkpoint, load_checkpoint, save_checkpoint
from bluffhouse.learn.curve import Curve, Point
from bluffhouse.learn.games import LEARNED, Choices, Games, Kind, Tables
from bluffhouse.learn.imitation import Imitator, Library
from bluffhouse.learn.net import Net, load_net, new_net, save_net
from bluffhouse.learn.rivals import Exploiter, Rivals, stack_of_one
from bluffhouse.learn.training import Learner, Optimiser, Plan, Room
from bluffhouse.rules.contract import Game, OptionError

KINDS = ("handmade", "regular", "rookie")
"""The bots that are imitated."""
BATCH_SECONDS = 15.0
"""Seconds after which a batch of background games ends."""
EXPLOITER_EVERY = 2
"""Rounds of the learner for each round of the exploiter."""


@dataclass(frozen=True)
class Course:
    """What to train, for how long, and among which players."""

    name: str
    tables: Tables
    """The usual table of each number of players comes first."""
    plan: Plan = field(default_factory=Plan)
    choices: float = 1_000_000_000
    """The training ends after so many choices, or after so many seconds."""
    seconds: float = float("inf")
    kinds: tuple[str, ...] = KINDS
    """The bots to imitate; without any, the learner plays with its own kind only."""
    games: int = 2_000
    """Real games to begin with, within so many seconds."""
    games_seconds: float = float("inf")
    processes: int = 1
    """Processes that play real games, also during the training."""
    refresh: float = 120.0
    """Seconds after which the imitations learn from the latest games; 0: never."""
    imitation_steps: int = 4_000
    refresh_steps: int = 400
    copy_steps: int = 2_000
    """Steps in which the learner first copies the first kind; 0: it starts untrained."""
    net: Path | None = None
    """A net to begin with, instead of copying."""
    exploiter_rounds: int = 150
    """Rounds after which an exploiter joins the rivals; 0: there are none."""
    library: int = 1_500_000
    """How many choices of real games are kept."""
    hidden: tuple[int, ...] = (512, 512, 512)
    seed: int = 0


@dataclass(frozen=True)
class Progress:
    """Progress of a run."""

    stage: str
    """`games`, `compile`, `imitate`, `train` or `done`."""
    done: float = 0.0
    """The part of the training that is done, from 0 to 1."""
    point: Point | None = None
    note: str = ""


Say = Callable[[Progress], None]


def tables_of(name: str, players: Sequence[int] = (), **options: object) -> Tables:
    """Return every table of a game, the usual ones first; or those with these players."""
    every = [table for table in every_table(name) if not players or table[1] in players]
    usual = [table for table in every if _is_usual(table[0].options)]
    return usual + [table for table in every if table not in usual]


def usual_half(tables: Tables) -> Tables:
    """Return the tables for real games: the usual ones as often as all others together."""
    usual = [table for table in tables if _is_usual(table[0].options)]
    rest = [table for table in tables if not _is_usual(table[0].options)]
    often = max(1, len(rest) // max(1, len(usual)))
    return [*usual * often, *rest]


def _is_usual(options: Any) -> bool:
    return bool(options == type(options)())


class Training:
    """A run in a folder: `GAME.npz` is the net, `GAME.csv` and `GAME.html` the curve, and
    `GAME.checkpoint.npz` what `resume` continues from."""

    def __init__(self, course: Course, out: Path, say: Say, *, resume: bool = False) -> None:
        self.course, self.out, self.say = course, out, say
        self.path = out / f"{course.name}.npz"
        self._checkpoint = out / f"{course.name}.checkpoint.npz"
        loaded = self._earlier(resume)
        self._keys = iter(jax.random.split(jax.random.key(course.seed), 1000))
        self._rng = random.Random(course.seed)
        seen = perspective(course.name)
        fresh = new_net(next(self._keys), seen.width, seen.actions, seen.seats, course.hidden)
        first = fresh
        if loaded is not None:
            _check_shape(loaded.net, fresh, self._checkpoint, course.hidden)
        elif course.net is not None:
            first = load_net(course.net)
            _check_shape(first, fresh, course.net, course.hidden)
        self._imitator = Imitator(course.name, len(course.kinds)) if course.kinds else None
        self._library = Library(course.library)
        self._optimiser = Optimiser(course.name, course.plan)
        self.counts = sorted({players for _, players in course.tables})
        plan = course.plan.among(len(course.kinds))
        rows = plan.learned_rows(self.counts)
        self._rooms = [Room(self._games(players), players, plan, rows) for players in self.counts]
        out.mkdir(parents=True, exist_ok=True)
        self._curve = Curve(course.name, out, self.counts, goes_on=loaded is not None)
        self.at = loaded or Checkpoint(first, first, [], None)
        self._resumed = loaded is not None
        self._version = self.at.version
        """Counts the nets that have played in real games."""
        self._real: dict[int, list[float]] = {}

    def _earlier(self, resume: bool) -> Checkpoint | None:
        """Return where the earlier run in this folder stopped, to resume it.

        Raises OptionError if there is none, if it has reached its end, or if a new run would
        overwrite it.
        """
        folder = str(self.out)
        if not resume and (self._checkpoint.exists() or self.path.exists()):
            message = f"{folder} already holds a run: resume it, or choose another folder"
            raise OptionError(message, "learn-taken", folder=folder)
        if not resume:
            return None
        if not self._checkpoint.exists():
            message = f"there is no checkpoint in {folder}"
            raise OptionError(message, "learn-no-checkpoint", folder=folder)
        at = load_checkpoint(self._checkpoint)
        ended = at.played >= self.course.choices or at.seconds >= self.course.seconds
        # Without its net, the run was stopped after the last checkpoint and can still be finished.
        if ended and _newer(self.path, self._checkpoint):
            raise OptionError("this run has reached its end: raise its limits", "learn-over")
        return at

    def _games(self, players: int) -> list[Game]:
        return [game for game, count in self.course.tables if count == players]

    def _new_exploiter(self) -> Exploiter | None:
        """Return an exploiter for tables of a middle size."""
        if not self.course.exploiter_rounds:
            return None
        players = self.counts[len(self.counts) // 2]
        # It studies the learner as that will play at a real table.
        plan = replace(self.course.plan, slips=DROPPED)
        return Exploiter(self._games(players), players, plan, next(self._keys))

    def run(self) -> Path:
        """Train to the end, and return the file of the net."""
        course = self.course
        if not course.kinds:
            self._train(None)
        else:
            seed = self._rng.getrandbits(32)
            with Games(usual_half(course.tables), course.processes, seed) as games:
                self._train(games)
        for own in self.out.glob(f"{course.name}.now-*.npz"):
            own.unlink()
        return self.path

    # The steps of a run.

    def _train(self, games: Games | None) -> None:
        course, at = self.course, self.at
        if games is not None:
            self.say(Progress("games"))
            games.begin(self._company(), course.games, course.games_seconds)
        self.say(Progress("compile"))
        opened = [room.start(next(self._keys)) for room in self._rooms]
        blank = self._imitator.new(next(self._keys)) if self._imitator else None
        learner = self._optimiser.start(at.net)
        exploiter = self._new_exploiter()
        self._compile(learner, blank, opened, exploiter)
        imitations = blank
        if games is not None and self._imitator is not None:
            self._collect(games)
            self.say(Progress("imitate"))
            assert blank is not None
            earlier = at.imitations
            # A resumed run may have other bots to imitate.
            if earlier is None or len(earlier["w0"]) != len(course.kinds):
                earlier = blank
            imitations = self._imitate(earlier, course.imitation_steps)
            if course.copy_steps and not (self._resumed or course.net):
                copied = self._imitator.copy(
                    at.net, self._library.examples(), course.copy_steps, next(self._keys)
                )
                learner = self._optimiser.start(copied)
        learner = learner._replace(
            average=jax.tree.map(jnp.copy, at.average if self._resumed else learner.net)
        )
        known = at.rivals or [jax.tree.map(jnp.copy, learner.net)]
        rivals = Rivals(known, exploiter, course.exploiter_rounds)
        began = refreshed = saved = time.monotonic()
        rounds, played, before = at.rounds, at.played, at.seconds
        done, tallies = 0.0, {}
        self._save_net(learner)
        if games is not None and course.refresh:
            games.begin(self._company(), 1 << 30, BATCH_SECONDS)
        while True:
            seconds = before + time.monotonic() - began
            done = max(played / course.choices, seconds / course.seconds)
            if done >= 1:
                break
            place = rounds % len(self._rooms)
            opened[place], samples, tally = self._rooms[place].play(
                learner.net, rivals.choose(self._rng), imitations, opened[place]
            )
            tallies[self.counts[place]] = tally
            learner, losses = self._optimiser.improve(
                learner, samples, next_key(self), jnp.float32(done), jnp.int32(rounds)
            )
            rounds += 1
            played += course.plan.tables * course.plan.steps
            rivals.add_self(learner, done)
            if rounds % EXPLOITER_EVERY == 0:
                rivals.practise(learner, next_key(self))
            now = time.monotonic()
            if rounds % (4 * len(self._rooms)) == 0:
                _, value, entropy = map(float, losses)
                point = Point(
                    seconds=before + time.monotonic() - began,
                    choices=played,
                    value=value,
                    entropy=entropy,
                    shares={count: _share(tally, count) for count, tally in tallies.items()},
                    real=self._real_share(),
                )
                self._curve.add(point)
                self.say(Progress("train", done, point))
            if games is not None and course.refresh and games.ready:
                self._collect(games)
                games.begin(self._company(), 1 << 30, BATCH_SECONDS)
                if now - refreshed > course.refresh and imitations is not None:
                    refreshed = now
                    imitations = self._imitate(imitations, course.refresh_steps)
                    self._save_net(learner)
            if now - saved > 60:
                saved = now
                self._save(learner, rivals.nets, imitations, rounds, played, seconds)
        self._save(learner, rivals.nets, imitations, rounds, played, seconds)
        self._finish(learner)

    def _save(
        self,
        learner: Learner,
        rivals: list[Net],
        imitations: Net | None,
        rounds: int,
        played: int,
        seconds: float,
    ) -> None:
        nets = (learner.net, learner.average, rivals, imitations)
        now = Checkpoint(*nets, rounds, played, seconds, self._version)
        save_checkpoint(now, self._checkpoint)

    def _finish(self, learner: Learner) -> None:
        """Write the average of the weights, with chances to win learned from real games."""
        net = learner.average
        if self._imitator is not None:
            net = self._imitator.fit_chances(
                net, self._library.examples(), self.course.copy_steps or 500, next(self._keys)
            )
        save_net(net, self.path)
        self._curve.draw()
        self.say(Progress("done", 1.0))

    def _company(self) -> list[Kind]:
        """Return the players of the real games: the bots, and the learner once it has learned."""
        kinds: list[Kind] = [*self.course.kinds]
        return [*kinds, self._own()] if self._own().exists() else kinds

    def _own(self) -> Path:
        return self.out / f"{self.course.name}.now-{self._version}.npz"

    def _save_net(self, learner: Learner) -> None:
        """Let the current learner play in the real games. Processes cache the files they have
        read, so every version has a name of its own."""
        old = self._own()
        self._version += 1
        save_net(learner.average, self._own())
        if old.exists() and self._version > 3:
            (self.out / f"{self.course.name}.now-{self._version - 3}.npz").unlink(missing_ok=True)

    def _collect(self, games: Games) -> None:
        choices = games.get()
        self._library.add(choices)
        self._note_shares(choices)

    def _note_shares(self, choices: Choices) -> None:
        """Record what the learner won in real games."""
        own = choices.kind == LEARNED
        for players in self.counts:
            rows = own & (choices.players == players)
            if rows.any():
                # Weighted by choices; games have about as many from each seat.
                self._real.setdefault(players, []).append(
                    float(np.mean(choices.wins[rows, 0]) * players)
                )

    def _real_share(self) -> float | None:
        """Return the learner's share in the latest real games."""
        latest = [np.mean(found[-3:]) for found in self._real.values()]
        return float(np.mean(latest)) if latest else None

    def _imitate(self, imitations: Net, steps: int) -> Net:
        assert self._imitator is not None
        began = time.monotonic()
        learned = self._imitator.imitate(
            imitations, self._library.examples(), steps, next(self._keys)
        )
        surprise = self._imitator.surprise(learned, self._library.held_out())
        figures = ", ".join(
            f"{kind} {nats:.3f}" for kind, nats in zip(self.course.kinds, surprise, strict=True)
        )
        note = f"{self._library.count} choices, nats: {figures}, {time.monotonic() - began:.0f} s"
        self.say(Progress("imitate", note=note))
        return learned

    def _compile(
        self,
        learner: Learner,
        imitations: Net | None,
        opened: list[Any],
        exploiter: Exploiter | None,
    ) -> None:
        """Compile all rooms at the same time, because each takes long and uses one processor."""
        net = learner.net
        with ThreadPoolExecutor(len(self._rooms) + 2) as threads:
            rooms = [
                threads.submit(room.compile, net, imitations, tables)
                for room, tables in zip(self._rooms, opened, strict=True)
            ]
            samples = jax.eval_shape(self._rooms[0].played, net, net, imitations, opened[0])[1]
            improved = threads.submit(self._optimiser.compile, learner, samples)
            studied = (
                [threads.submit(exploiter.compile, stack_of_one(net), net)] if exploiter else []
            )
            for each in (*rooms, improved, *studied):
                each.result()


def _newer(file: Path, other: Path) -> bool:
    """Return whether a file was written after another, or at the same time."""
    return file.exists() and file.stat().st_mtime_ns >= other.stat().st_mtime_ns


def _check_shape(net: Net, wanted: Net, file: Path, hidden: tuple[int, ...]) -> None:
    """Refuse a net of another game, size or version."""
    shapes = {name: part.shape for name, part in net.items()}
    if shapes != {name: part.shape for name, part in wanted.items()}:
        message = f"{file} does not fit the game, or has another size"
        raise OptionError(message, "learn-net", file=str(file), size=hidden[0])


def _share(tally: jax.Array, players: int) -> float:
    """Return the wins relative to a fair share."""
    won, games = map(float, tally)
    return won / max(1.0, games) * players


def next_key(training: Training) -> jax.Array:
    """Return a random key for the next round."""
    return jax.random.key(training._rng.getrandbits(32))
