"""Bots that think in processes of their own: real ones, good and bad."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

import bluffhouse
from bluffhouse import Game, State
from bluffhouse.house import pool_process
from bluffhouse.house.bot_pool import BotPool, Lately, Question, simpler
from bluffhouse.house.pool_process import Closed, Turns
from bluffhouse.rules.lie import Directed
from worlds import NAMES

BAD_BOTS = '''
import os, sys, time
from pathlib import Path

from bluffhouse.bots import Bot
from bluffhouse.rules.millionaires import Pass

HERE = Path(__file__).parent


def write(*words):
    with open(HERE / "diary", "a") as diary:
        diary.write(" ".join(map(str, words)) + "\\n")


class Diarist(Bot):
    """Plays anything, and writes down who it is and what it remembers."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        self.seen = self.acts = 0

    def see(self, event):
        self.seen += 1

    def act(self, view, legal, seconds):
        self.acts += 1
        write(os.getpid(), self.acts, self.seen, round(seconds * 1000))
        return legal[0]


class Raises(Diarist):
    def act(self, view, legal, seconds):
        super().act(view, legal, seconds)
        raise ZeroDivisionError(f"I hold {view}")


class RaisesWhenItSees(Diarist):
    def see(self, event):
        raise KeyError(event)


class RaisesAtBirth(Bot):
    def __init__(self, *arguments, **more):
        raise OSError("nothing here")

    def act(self, view, legal, seconds):
        return legal[0]


class Exits(Bot):
    def act(self, view, legal, seconds):
        sys.exit(0)


class Dies(Diarist):
    def act(self, view, legal, seconds):
        super().act(view, legal, seconds)
        os._exit(3)


class Loops(Diarist):
    def act(self, view, legal, seconds):
        super().act(view, legal, seconds)
        while True:
            pass


class Talks(Bot):
    def act(self, view, legal, seconds):
        return "I bid nine nines"


class MakesUp(Bot):
    def act(self, view, legal, seconds):
        class Trick(type(legal[0])):
            pass

        return Trick(*[lambda: 1 for _ in legal[0].__struct_fields__])


class PlaysAnotherGame(Bot):
    def act(self, view, legal, seconds):
        return Pass()


class Waits(Diarist):
    """Until the file `go` is there."""

    def act(self, view, legal, seconds):
        action = super().act(view, legal, seconds)
        while not (HERE / "go").exists():
            time.sleep(0.01)
        return action
'''

KINDS = {
    "diarist": "Diarist",
    "raises": "Raises",
    "raises-when-it-sees": "RaisesWhenItSees",
    "raises-at-birth": "RaisesAtBirth",
    "exits": "Exits",
    "dies": "Dies",
    "loops": "Loops",
    "talks": "Talks",
    "makes-up": "MakesUp",
    "plays-another-game": "PlaysAnotherGame",
    "waits": "Waits",
}


class Package:
    """A package of somebody's bots, installed in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "bad_bots.py").write_text(BAD_BOTS, encoding="utf-8")
        installed = folder / "bad_bots-1.0.dist-info"
        installed.mkdir()
        (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
        lines = [f"{kind} = bad_bots:{name}" for kind, name in KINDS.items()]
        text = "\n".join(["[bluffhouse.bots]", *lines, ""])
        (installed / "entry_points.txt").write_text(text, encoding="utf-8")

    def diary(self) -> list[Entry]:
        """Whole lines only: a bot may be writing."""
        diary = self.folder / "diary"
        text = diary.read_text(encoding="utf-8") if diary.exists() else ""
        return [Entry(*map(int, line.split())) for line in text.splitlines(True) if "\n" in line]

    async def entries(self, count: int) -> list[Entry]:
        while len(entries := self.diary()) < count:
            await asyncio.sleep(0.01)
        return entries

    def let_go(self) -> None:
        (self.folder / "go").touch()


class Entry(NamedTuple):
    process: int
    acts: int
    seen: int
    milliseconds: int


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    monkeypatch.syspath_prepend(str(tmp_path))  # which the processes get from us
    return Package(tmp_path)


@pytest.fixture(autouse=True)
def nothing_is_left_running() -> Iterator[None]:
    assert multiprocessing.active_children() == []
    yield
    assert multiprocessing.active_children() == []


def the_process() -> int:
    [process] = multiprocessing.active_children()
    assert process.pid is not None
    return process.pid


def question(
    state: State, seat: int, kind: str, table: str = "table", seconds: float = 0.01
) -> Question:
    return Question(
        history=table,
        game=state.game,
        seat=seat,
        kind=kind,
        seed=f"{table} {seat}",
        events=state.record.events,
        view=state.view(seat),
        legal=state.legal(seat),
        seconds=seconds,
    )


def a_game(decisions: int = 0, seed: int = 1) -> State:
    """LIE for two. After an even number of decisions seat 0 must decide."""
    state = bluffhouse.game("lie").start(2, seed=seed, starter=0)
    for _ in range(decisions):
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    return state


# ── good bots ───────────────────────────────────────────────────────────────────────────────


async def play(game: Game, pool: BotPool) -> State:
    """A whole game of all kinds of bots."""
    players = game.seats[-1]
    kinds = (["shark:bold", "regular", "rookie:chatty", "random"] * players)[:players]
    state = game.start(players, seed=1)
    rng = random.Random(game.name)
    while state.result is None:
        seat = rng.choice(state.to_act)
        asked = question(state, seat, kinds[seat], game.name, seconds=0.001)
        answer = await pool.answer(asked)
        assert (answer.by, answer.failure) == (kinds[seat], None)
        state.play(seat, answer.action)
    return state


def test_every_game_is_played_to_the_end_at_tables_side_by_side() -> None:
    async def all_games() -> list[State]:
        with closing(BotPool(processes=2)) as pool:
            return await asyncio.gather(
                *[play(bluffhouse.game(name), pool) for name in NAMES],
            )

    states = asyncio.run(all_games())
    assert [state.game.name for state in states] == NAMES
    assert all(state.result is not None for state in states)


def test_options_travel() -> None:
    async def ask() -> None:
        game = bluffhouse.game("lie", wild_ones=True, directions=True)
        state = game.start(3, seed=3, starter=0)
        with closing(BotPool()) as pool:
            for _ in range(4):  # three turn their cards, the starter chooses a direction
                seat = state.to_act[0]
                answer = await pool.answer(question(state, seat, "regular"))
                assert answer.by == "regular"
                state.play(seat, answer.action)
        assert state.view(0).to_act == (0,)
        assert isinstance(state.record.events[-1], Directed)

    asyncio.run(ask())


def test_luck_needs_no_process_and_differs_from_decision_to_decision() -> None:
    async def ask() -> None:
        with closing(BotPool()) as pool:
            state = a_game(decisions=2)
            asked = question(state, 0, "random:bold")
            answers = [await pool.answer(asked) for _ in range(3)]
            assert len(set(answers)) == 1
            more = [asked._replace(events=[*asked.events] * times) for times in range(2, 30)]
            assert len({(await pool.answer(longer)).action for longer in more}) > 5
            assert multiprocessing.active_children() == []

    asyncio.run(ask())


# ── what a bot remembers ────────────────────────────────────────────────────────────────────


def test_a_bot_is_kept_between_questions_and_sees_each_event_once(package: Package) -> None:
    async def ask() -> None:
        state = a_game()
        lengths = []
        with closing(BotPool()) as pool:
            for _ in range(8):
                seat = state.to_act[0]
                if seat == 0:
                    lengths.append(len(state.record.events))
                kind = "diarist" if seat == 0 else "random"
                state.play(seat, (await pool.answer(question(state, seat, kind))).action)
        diary = package.diary()
        assert len(diary) >= 3
        assert [entry.acts for entry in diary] == list(range(1, len(diary) + 1))
        assert [entry.seen for entry in diary] == lengths

    asyncio.run(ask())


def test_a_bot_that_knows_another_past_is_made_anew(package: Package) -> None:
    async def ask() -> None:
        states = [a_game(4), a_game(2), a_game(4), a_game(6, seed=2)]
        with closing(BotPool()) as pool:
            for state, history in zip(states, ("one", "one", "one", "other"), strict=True):
                await pool.answer(question(state, 0, "diarist", history))
        lengths = [len(state.record.events) for state in states]
        assert [entry.seen for entry in package.diary()] == lengths
        assert [entry.acts for entry in package.diary()] == [1, 1, 2, 1]

    asyncio.run(ask())


def test_two_processes_think_at_once_and_each_keeps_its_bots(package: Package) -> None:
    async def ask() -> None:
        state = a_game(decisions=2)
        with closing(BotPool(processes=2, patience=60)) as pool:
            first = asyncio.create_task(pool.answer(question(state, 0, "waits", "a")))
            one = (await package.entries(1))[0].process
            second = asyncio.create_task(pool.answer(question(state, 0, "waits", "b")))
            two = (await package.entries(2))[1].process
            package.let_go()
            assert (await first).by == (await second).by == "waits"
            for table in "ba":
                await pool.answer(question(state, 0, "waits", table))
        assert one != two
        assert [entry[:2] for entry in package.diary()[2:]] == [(two, 2), (one, 2)]

    asyncio.run(ask())


def test_the_more_wait_the_shorter_each_may_think(package: Package) -> None:
    async def ask() -> None:
        state = a_game(decisions=2)
        with closing(BotPool()) as pool:
            tasks = [asyncio.create_task(pool.answer(question(state, 0, "waits")))]
            await package.entries(1)
            for table in "abc":
                asked = question(state, 0, "diarist", table, seconds=0.6)
                tasks.append(asyncio.create_task(pool.answer(asked)))
                await asyncio.sleep(0)
            package.let_go()
            answers = await asyncio.gather(*tasks)
        assert [answer.failure for answer in answers] == [None] * 4
        assert [entry.milliseconds for entry in package.diary()] == [10, 200, 300, 600]

    asyncio.run(ask())


def test_only_the_last_ones_are_kept() -> None:
    lately: Lately[str, int] = Lately(2)
    for number, key in enumerate("abac"):
        lately[key] = number
    assert dict(lately) == {"a": 2, "c": 3}


# ── bad bots ────────────────────────────────────────────────────────────────────────────────


def test_whoever_fails_is_replaced_by_a_simpler_one_of_the_same_temperament() -> None:
    assert simpler("shark:bold") == "regular:bold"
    assert simpler("regular") == "rookie"
    assert simpler("rookie:sad") == "random:sad"
    assert simpler("odds:cagey") == "regular:cagey"


@pytest.mark.usefixtures("package")
def test_a_bad_bot_is_replaced_and_logged_without_a_word_of_its_hand(
    caplog: pytest.LogCaptureFixture,
) -> None:
    reasons = {
        "raises": "ZeroDivisionError",
        "raises-when-it-sees": "KeyError",
        "raises-at-birth": "OSError",
        "exits": "SystemExit",
        "talks": "IllegalAction",
        "makes-up": "IllegalAction",
        "plays-another-game": "IllegalAction",
        "nobody": "OptionError",
    }

    async def ask() -> None:
        state = a_game(decisions=2)
        with closing(BotPool()) as pool:
            process = None
            for kind, reason in reasons.items():
                asked = question(state, 0, f"{kind}:bold")
                answer = await pool.answer(asked)
                assert answer.action in asked.legal
                assert answer.by == "regular:bold"
                assert answer.failure == f"{kind}:bold: {reason}"
                process = process or the_process()
            assert the_process() == process

    with caplog.at_level(logging.WARNING, "bluffhouse.bots"):
        asyncio.run(ask())
    assert [record.getMessage() for record in caplog.records] == [
        f"bot {kind}:bold of lie failed: {reason}" for kind, reason in reasons.items()
    ]
    assert {record.exc_info for record in caplog.records} == {None}


def test_a_bot_that_failed_is_not_asked_again_at_that_table(package: Package) -> None:
    async def ask() -> None:
        state = a_game(decisions=2)
        with closing(BotPool()) as pool:
            for table in ("a", "a", "b", "a"):
                await pool.answer(question(state, 0, "raises", table))
            again = await pool.answer(question(state, 0, "raises", "a"))
            assert (again.by, again.failure) == ("regular", None)
        assert len(package.diary()) == 2

    asyncio.run(ask())


def test_when_all_fail_luck_decides() -> None:
    """With a temperament that nobody has, nobody can be made."""

    async def ask() -> None:
        with closing(BotPool()) as pool:
            asked = question(a_game(decisions=2), 0, "shark:sad")
            answer = await pool.answer(asked)
            assert answer.action in asked.legal
            assert answer.by == "random:sad"
            failures = [f"{kind}:sad: OptionError" for kind in ("shark", "regular", "rookie")]
            assert answer.failure == "; ".join(failures)

    asyncio.run(ask())


def test_a_bot_that_thinks_forever_is_ended(package: Package) -> None:
    async def ask() -> None:
        state = a_game(decisions=2)
        with closing(BotPool(patience=1.0)) as pool:
            looping = asyncio.create_task(pool.answer(question(state, 0, "loops")))
            await package.entries(1)
            process = the_process()
            other = await pool.answer(question(state, 0, "rookie", "other"))
            answer = await looping
            assert (answer.by, answer.failure) == ("regular", "loops: TimeoutError")
            assert (other.by, other.failure) == ("rookie", None)
            assert the_process() != process

    asyncio.run(ask())


def test_a_bot_that_takes_its_process_with_it_twice_is_replaced(package: Package) -> None:
    async def ask() -> None:
        with closing(BotPool()) as pool:
            answer = await pool.answer(question(a_game(decisions=2), 0, "dies"))
        assert (answer.by, answer.failure) == ("regular", "dies: ProcessExpired")
        assert len({entry.process for entry in package.diary()}) == 2

    asyncio.run(ask())


# ── bad days ────────────────────────────────────────────────────────────────────────────────


def test_a_process_killed_while_idle_or_thinking_costs_nothing_but_the_retry(
    package: Package,
) -> None:
    async def ask() -> None:
        state = a_game(decisions=2)
        seen = len(state.record.events)
        with closing(BotPool()) as pool:
            thinking = asyncio.create_task(pool.answer(question(state, 0, "waits")))
            await package.entries(1)
            os.kill(the_process(), signal.SIGKILL)
            package.let_go()
            answers = [await thinking]
            for pause in (0.0, 0.3):  # the pool has not noticed; it has
                os.kill(the_process(), signal.SIGKILL)
                await asyncio.sleep(pause)
                answers.append(await pool.answer(question(state, 0, "waits")))
        assert [answer[1:] for answer in answers] == [("waits", None)] * 3
        diary = package.diary()
        assert [entry[1:3] for entry in diary] == [(1, seen)] * 4
        assert len({entry.process for entry in diary}) == 4

    asyncio.run(ask())


def test_a_process_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by its bot, which the pool would see to, but before it has taken the question."""

    async def ask() -> None:
        state = a_game(decisions=2)
        patience = 60.0
        with closing(BotPool(patience=patience)) as pool:
            await pool.answer(question(state, 0, "rookie"))
            process = the_process()
            os.kill(process, signal.SIGSTOP)
            with monkeypatch.context() as patch:
                # A second for the process that hangs; the one after it gets all the time it needs.
                patch.setattr(pool_process, "START_SECONDS", 1.0 - patience)
                asked = asyncio.create_task(pool.answer(question(state, 0, "rookie")))
                for _ in range(5):  # until the question is on its way and its deadline is set
                    await asyncio.sleep(0)
            answer = await asked
            assert (answer.by, answer.failure) == ("rookie", None)
            # It is asked to end before it is killed.
            while process in {child.pid for child in multiprocessing.active_children()}:
                await asyncio.sleep(0.05)
            assert the_process() != process

    asyncio.run(ask())


def test_a_question_can_be_taken_back(package: Package) -> None:
    async def ask() -> None:
        state = a_game(decisions=2)
        with closing(BotPool()) as pool:
            thinking = asyncio.create_task(pool.answer(question(state, 0, "waits", "a")))
            waiting = asyncio.create_task(pool.answer(question(state, 0, "diarist", "b")))
            patient = asyncio.create_task(pool.answer(question(state, 0, "diarist", "c")))
            await package.entries(1)
            process = the_process()
            thinking.cancel()
            waiting.cancel()
            done, _ = await asyncio.wait([thinking, waiting])
            assert all(task.cancelled() for task in done)
            package.let_go()
            assert (await patient).by == "diarist"
            again = await pool.answer(question(state, 0, "waits", "a"))
            assert (again.by, again.failure) == ("waits", None)
        # The bot that was already thinking finished, in peace; the other was never asked.
        assert [entry[:2] for entry in package.diary()] == [
            (process, 1),
            (process, 1),
            (process, 2),
        ]

    asyncio.run(ask())


@pytest.mark.parametrize("thinking", [0, 1], ids=["just asked", "thinking"])
def test_closing_ends_whatever_is_under_way(package: Package, thinking: int) -> None:
    async def ask() -> None:
        pool = BotPool()
        state = a_game(decisions=2)
        tasks = [
            asyncio.create_task(pool.answer(question(state, 0, "loops", table))) for table in "ab"
        ]
        await asyncio.sleep(0)
        await package.entries(thinking)
        pool.close()
        assert multiprocessing.active_children() == []
        pool.close()
        for answer in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(answer, Closed)
        with pytest.raises(Closed):
            await pool.answer(question(state, 0, "random"))
        assert multiprocessing.active_children() == []

    asyncio.run(ask())


def test_bots_do_not_outlive_a_house_that_was_killed(package: Package) -> None:
    program = (
        "import asyncio\n"
        "from test_bot_pool import BotPool, a_game, question\n"
        "if __name__ == '__main__':\n"
        "    asked = question(a_game(2), 0, 'loops')\n"
        "    asyncio.run(BotPool(patience=600).answer(asked))\n"
    )
    file = package.folder / "program.py"
    file.write_text(program, encoding="utf-8")
    paths = [str(package.folder), *filter(None, sys.path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as house:
        asyncio.run(package.entries(1))
        house.kill()
        # The pipe closes when the last one who holds it has gone: the bot's process too.
        output, _ = house.communicate(timeout=60)
    assert output == b""


# ── fair shares ─────────────────────────────────────────────────────────────────────────────


async def order(*asked: str) -> list[str]:
    """Return in which order questions of these shares have the process. The first has it while
    the others come."""
    turns = Turns()
    served: list[str] = []
    await turns.acquire(asked[0])

    async def ask(share: str) -> None:
        await turns.acquire(share)
        served.append(share)
        turns.release()

    waiting = [asyncio.create_task(ask(share)) for share in asked[1:]]
    await asyncio.sleep(0)
    assert turns.load == len(asked)
    turns.release()
    await asyncio.gather(*waiting)
    assert turns.load == 0
    return served


async def test_addresses_take_turns() -> None:
    assert await order("eve", *["eve"] * 5, "ann") == ["ann", *["eve"] * 5]
    assert await order("eve", "eve", "eve", "ann", "bob", "ann") == [
        "ann",
        "bob",
        "eve",
        "ann",
        "eve",
    ]
    assert await order("eve", "eve", "eve") == ["eve", "eve"]


async def test_a_withdrawn_question_takes_no_turn() -> None:
    turns = Turns()
    await turns.acquire("eve")
    withdrawn = [asyncio.create_task(turns.acquire(share)) for share in ("ann", "eve", "eve")]
    await asyncio.sleep(0)
    withdrawn[0].cancel()
    withdrawn[1].cancel()
    await asyncio.sleep(0)
    turns.release()
    await withdrawn[2]
    assert turns.load == 1
    turns.release()
    assert turns.load == 0


async def test_a_stranger_thinks_as_long_beside_one_busy_address_as_beside_one_table(
    package: Package,
) -> None:
    """Twenty questions of one address are one rival, and do not share out the stranger's time."""
    state = a_game()
    with closing(BotPool(processes=1, patience=60)) as pool:
        first = question(state, 0, "waits", "first", seconds=1.0)._replace(share="eve")
        busy = [asyncio.create_task(pool.answer(first))]
        await package.entries(1)
        many = [question(state, 0, "diarist", f"eve {n}", 1.0) for n in range(20)]
        busy += [asyncio.create_task(pool.answer(one._replace(share="eve"))) for one in many]
        await asyncio.sleep(0)
        stranger = question(state, 0, "diarist", "ann", seconds=1.0)._replace(share="ann")
        answered = asyncio.create_task(pool.answer(stranger))
        await asyncio.sleep(0)
        package.let_go()
        await answered
        assert sum(task.done() for task in busy) <= 2
        assert package.diary()[1].milliseconds == 500
        await asyncio.gather(*busy)
