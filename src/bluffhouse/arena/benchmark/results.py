"""The results of a benchmark: one line for every game, and the folder they are saved in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from bluffhouse.arena.benchmark.agent_seat import AgentSeat
from bluffhouse.arena.benchmark.luck import Table
from bluffhouse.arena.benchmark.suite import OPPONENT_SECONDS, Fixture, Suite, suite_named
from bluffhouse.arena.engines import Engine, play_all
from bluffhouse.arena.positions import PositionValues
from bluffhouse.arena.results import GameLog, Tally, game_failed, tallied
from bluffhouse.records import Player, save
from bluffhouse.records.file import SUFFIX
from bluffhouse.records.statements import deals_of
from bluffhouse.rules.contract import OptionError, Record

VALUES = PositionValues()
"""The values by which luck is measured."""

Judge = Callable[[Record], Sequence[float]]
"""Returns each seat's part of the win by how well it played, whoever won."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be measured: the file `bench.json`."""

    suite: str
    hash: str
    agent: str
    seconds: float
    """The agent's time for one decision."""
    values: str | None
    """The values by which luck is measured; None: luck is not measured."""
    judged: str | None = None
    """The reviewer that judges every decision; None: they are not judged."""

    @property
    def games(self) -> Suite:
        return suite_named(self.suite)


class BenchGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of a benchmark: one line of `games.jsonl`."""

    game: int
    """The number of the game in the suite, from 0."""
    section: str
    deal: int
    seat: int
    """The agent's seat."""
    share: float
    """The agent's part of the win."""
    luck: float | None
    """How much of that was luck; None if it was not measured."""
    judged: float | None = None
    """The agent's part of the win by how well it played; None if it was not judged."""
    score: int
    reason: str
    tally: Tally
    """What the agent did."""
    illegal: int
    """Answers that were not legal."""
    failures: int
    """Decisions for which it gave no answer."""
    fallbacks: int
    """Decisions that another bot made for it."""
    deals_made: int
    """Deals between players to which it was a party."""
    tokens: int = 0
    cost: float = 0.0


class Played(msgspec.Struct, frozen=True):
    """A game that was just played, with its record."""

    game: BenchGame
    record: Record
    seats: tuple[str, ...]


def play_fixture(plan: Plan, number: int, judge: Judge | None = None) -> Played:
    """Play one game of a benchmark, by its number. Raises GameFailed."""
    fixture = plan.games.fixture(number)
    try:
        return _play(plan, fixture, judge)
    except Exception as error:
        # The person who measures an agent must be able to find the game that failed.
        seats = fixture.seats(plan.agent)
        raise game_failed(number, seats, fixture.seed, error) from error


def _play(plan: Plan, fixture: Fixture, judge: Judge | None) -> Played:
    section, seat = fixture.section, fixture.seat
    rules, seats = section.rules, fixture.seats(plan.agent)
    agent = AgentSeat(plan.agent, rules, seat, fixture.seed)
    table = Table(rules, seats, agent, fixture.seed, OPPONENT_SECONDS)
    values = None if plan.values is None else VALUES
    played = table.play(values, section.samples, plan.seconds)
    usage = agent.usage
    game = BenchGame(
        game=fixture.number,
        section=section.name,
        deal=fixture.deal,
        seat=seat,
        share=played.share(seat),
        luck=None if values is None else round(table.luck, 6),
        judged=None if judge is None else round(judge(played.record)[seat], 6),
        score=played.result.scores[seat],
        reason=played.result.reason,
        tally=tallied(played)[seat],
        illegal=agent.illegal + int(usage.get("illegal", 0)),
        failures=agent.failures + int(usage.get("failures", 0)),
        fallbacks=agent.illegal + agent.failures + int(usage.get("fallbacks", 0)),
        deals_made=sum(seat in parties for parties in deals_of(played.record)),
        tokens=int(usage.get("tokens_in", 0) + usage.get("tokens_out", 0)),
        cost=float(usage.get("cost", 0.0)),
    )
    return Played(game, played.record, seats)


class BenchFolder:
    """The folder of a benchmark: `bench.json`, `games.jsonl`, and a record of every game."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Create the folder, or continue in it. Raises OptionError if it holds something else."""
        self.path, self.plan = path, plan
        file = path / "bench.json"
        if file.exists():
            self._check(file)
        else:
            (path / "records").mkdir(parents=True, exist_ok=True)
            text = msgspec.json.format(msgspec.json.encode(plan), indent=2)
            file.write_bytes(text + b"\n")
        self.log = GameLog(path / "games.jsonl", BenchGame)

    def _check(self, file: Path) -> None:
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Plan)
        except msgspec.DecodeError as error:
            details = str(error)
            raise OptionError(
                f"{file}: {details}", "arena-unreadable", file=str(file), details=details
            ) from None
        if found != self.plan:
            message = f"{self.path} holds another benchmark: choose another folder with --out"
            raise OptionError(message, "bench-other", folder=str(self.path))

    def keep(self, batch: list[Played]) -> None:
        """Save these games and their records."""
        for played in batch:
            players = tuple(Player(f"Player{seat}", kind) for seat, kind in enumerate(played.seats))
            path = self.path / "records" / f"{played.game.game:06}{SUFFIX}"
            save(path, played.record, players)
        self.log.keep([played.game for played in batch])


def new_plan(
    agent: str,
    suite: Suite,
    *,
    seconds: float = 60.0,
    luck: bool = True,
    judged: str | None = None,
) -> Plan:
    """Return a plan to measure an agent."""
    return Plan(
        suite=suite.name,
        hash=suite.hash,
        agent=agent,
        seconds=seconds,
        values=VALUES.name if luck else None,
        judged=judged,
    )


def run_bench(
    folder: BenchFolder,
    deals: int,
    *,
    judge: Judge | None = None,
    jobs: int | None = None,
    engine: Engine = "local",
    progress: Callable[[int], object] | None = None,
) -> None:
    """Play every game of the first deals that is missing, and save each as it ends.

    Raises GameFailed, and OptionError if the engine is not available.
    """
    folder.log.mend()
    done = {game.game for game in folder.log.finished()}
    total = folder.plan.games.games(deals)
    missing = [number for number in range(total) if number not in done]
    play = partial(play_fixture, folder.plan, judge=judge)
    with closing(play_all(play, missing, jobs=jobs, engine=engine)) as batches:
        for batch in batches:
            folder.keep(batch)
            if progress is not None:
                progress(len(batch))
