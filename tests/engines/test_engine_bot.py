"""Engines as bots: good ones play, bad ones fail with an error that says what is wrong."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path

import msgspec
import pytest

import bluffhouse
from bluffhouse.arena.match import play_bots, play_match
from bluffhouse.bots import Bot, bot
from bluffhouse.engines import check_kind, check_named, split_kinds
from bluffhouse.engines.engine_bot import EngineBot
from bluffhouse.engines.errors import (
    EngineEnded,
    EngineError,
    EngineIllegal,
    EngineLineTooLong,
    EngineMissing,
    EngineNonsense,
    EngineSilent,
    EngineVersion,
)
from bluffhouse.engines.process import MAX_LINE, EngineProcess
from bluffhouse.engines.running import RunningEngines
from bluffhouse.rules.contract import Game, OptionError
from engine_programs import engine, program

LIE = bluffhouse.game("lie")


def decide(command: str, game: Game = LIE, patience: float = 30.0) -> object:
    """Let an engine make the first decision of a game."""
    running = RunningEngines(most=1)

    class Tested(EngineBot):
        pass

    Tested.command, Tested.running, Tested.patience = command, running, patience
    state = game.start(2, seed=1)
    seat = state.to_act[0]
    player = Tested(game, seat, random.Random(1))
    for event in state.record.events:
        player.see(event.seen_by(seat))
    try:
        return player.act(state.view(seat), state.legal(seat), 0.1)
    finally:
        running.close()


# ── good engines ────────────────────────────────────────────────────────────────────────────


def test_an_engine_answers_by_number_action_and_text(tmp_path: Path) -> None:
    legal = LIE.start(2, seed=1).legal(LIE.start(2, seed=1).to_act[0])
    for ask in (
        'say(type="answer", number=1)',
        'say(type="answer", action=message["actions"][1])',
        'say(type="answer", text=message["text"]["choices"][1]["phrase"])',
        'print("thinking"); print("{"); print(); say(type="answer", number=1)',
    ):
        assert decide(engine(tmp_path, ask, '{"text": True}')) == legal[1], ask


def test_an_engine_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    game = bluffhouse.game("lie", wild_ones=True)
    diary = tmp_path / "diary"
    source = f"""
import sys
for line in sys.stdin:
    with open({str(diary)!r}, "a") as diary:
        diary.write(line)
    if line.startswith('{{"type":"hello"'):
        print('{{"type":"hello","protocol":1,"name":"Diarist","games":["lie"]}}', flush=True)
    if line.startswith('{{"type":"ask"'):
        print('{{"type":"answer","number":0}}', flush=True)
    if line.startswith('{{"type":"bye"'):
        break
"""
    running = RunningEngines()

    class Diarist(EngineBot):
        pass

    Diarist.command, Diarist.running = program(tmp_path, source), running
    others: list[Bot] = [bot("random", game, seat, random.Random(seat)) for seat in (1, 2)]
    players = [Diarist(game, 0, random.Random(5)), *others]
    played = play_bots(game, players, "7", seconds=2.0)
    running.close()
    lines = [json.loads(line) for line in diary.read_text().splitlines()]
    assert [line["type"] for line in lines[:2]] == ["hello", "new"]
    assert lines[-1] == {"type": "bye"}
    new = lines[1]
    assert new["seed"] == random.Random(5).getrandbits(32)
    del new["seed"]
    assert new == {
        "type": "new",
        "game": "lie",
        "options": {"wild_ones": True},
        "players": 3,
        "seat": 0,
        "names": ["Player0", "Player1", "Player2"],
        "temperament": {"boldness": 1.0, "trust": 1.0, "talk": 1.0},
    }
    seen = [event.seen_by(0) for event in played.record.events]
    told = [line["event"] for line in lines if line["type"] == "event"]
    assert told == json.loads(msgspec.json.encode(seen))
    asked = [line for line in lines if line["type"] == "ask"]
    assert len(asked) == played.decisions[0]
    assert all(ask["view"]["seat"] == 0 and ask["seconds"] == 2.0 for ask in asked)
    assert all(ask["count"] == len(ask["actions"]) for ask in asked if "actions" in ask)
    assert all(ask["forms"] for ask in asked)


def test_one_process_serves_one_game_after_the_other(tmp_path: Path) -> None:
    ask = 'print(os.getpid(), file=open(os.path.dirname(__file__) + "/pids", "a"))\n'
    command = engine(tmp_path, ask + 'say(type="answer", number=0)')
    for seed in range(3):
        play_match(LIE, [f"engine:{command}", "random"], str(seed))
    assert len(set((tmp_path / "pids").read_text().split())) == 1


def test_a_game_goes_on_in_another_process_when_its_own_is_taken(tmp_path: Path) -> None:
    """Two seats, one process: each decision is told the whole game so far."""
    command = engine(tmp_path, 'say(type="answer", number=message["count"] // 2)')
    running = RunningEngines(most=1)

    class Sharing(EngineBot):
        pass

    Sharing.command, Sharing.running = command, running
    shared = play_bots(LIE, [Sharing(LIE, seat, random.Random(seat)) for seat in range(2)], "3")
    running.close()
    apart = play_match(LIE, [f"engine:{command}"] * 2, "3")
    assert shared.record.events == apart.record.events


# ── bad engines ─────────────────────────────────────────────────────────────────────────────

TOO_LONG = f'print("x" * {MAX_LINE + 1}, flush=True)'
BAD: dict[str, tuple[str, type[EngineError], str]] = {
    "crashes": ("sys.stderr.close(); os._exit(3)", EngineEnded, "ended with status 3"),
    "is killed": ("os.kill(os.getpid(), 9)", EngineEnded, "was killed by SIGKILL"),
    "closes its output": ("os.close(1); time.sleep(60)", EngineEnded, "closed its standard"),
    "hesitates": ('say(type="anser", number=0)', EngineSilent, 'was log: {"type": "anser"'),
    "says nothing": ("pass", EngineSilent, "no answer in time"),
    "forgets the newline": (
        'sys.stdout.write("{\\"type\\":\\"answer\\"}"); sys.stdout.flush()',
        EngineSilent,
        "no answer in time",
    ),
    "talks nonsense": ('say(type="answer", number="one")', EngineNonsense, "Expected `int"),
    "answers nothing": ('say(type="answer")', EngineNonsense, "none of them"),
    "answers twice": (
        'say(type="answer", number=0, text="call")',
        EngineNonsense,
        "number and text",
    ),
    "says hello again": ("say(**HELLO)", EngineNonsense, "said hello"),
    "invents an action": (
        'say(type="answer", action={"do": "fly"})',
        EngineNonsense,
        "is no action of lie",
    ),
    "invents words": ('say(type="answer", text="fly away")', EngineNonsense, "'fly away'"),
    "cheats": (
        'say(type="answer", action={"do": "call"})',
        EngineIllegal,
        '"call"} is not legal now',
    ),
    "counts too far": (
        'say(type="answer", number=message["count"])',
        EngineIllegal,
        "there is no action number",
    ),
    "counts backwards": ('say(type="answer", number=-1)', EngineIllegal, "no action number -1"),
    "writes a line without end": (TOO_LONG, EngineLineTooLong, "longer than 65536 bytes"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_engine_fails_with_a_reason(name: str, tmp_path: Path) -> None:
    ask, error, reason = BAD[name]
    with pytest.raises(error) as raised:
        decide(engine(tmp_path, ask), patience=0.2 if error is EngineSilent else 30.0)
    assert reason in str(raised.value)


def test_an_engine_that_speaks_unasked_is_found_out(tmp_path: Path) -> None:
    twice = (
        'sys.stdout.write("{\\"type\\":\\"answer\\",\\"number\\":0}\\n" * 2); sys.stdout.flush()'
    )
    with pytest.raises(EngineNonsense, match="spoke without being asked"):
        play_match(LIE, [f"engine:{engine(tmp_path, twice)}", "random"], "1")


def test_an_engine_that_does_not_read_fails_in_time(tmp_path: Path) -> None:
    """More is written than a pipe holds."""
    sleeps = 'print(\'{"type":"hello","protocol":1,"name":"S"}\', flush=True)\n'
    command = program(tmp_path, f"import time\n{sleeps}time.sleep(600)\n")
    process = EngineProcess(command, start_seconds=30)
    try:
        with pytest.raises(EngineSilent):
            process.ask(b'{"type":"event"}\n' * 100_000, 0.2)
    finally:
        process.kill()


def test_an_engine_that_talks_instead_of_reading_is_not_waited_for(tmp_path: Path) -> None:
    flood = (
        'print(\'{"type":"hello","protocol":1,"name":"F"}\', flush=True)\n'
        'while True: print("x" * 1000)\n'
    )
    process = EngineProcess(program(tmp_path, flood), start_seconds=30)
    try:
        with pytest.raises(EngineLineTooLong, match="instead of reading"):
            process.ask(b'{"type":"event"}\n' * 100_000, 30)
    finally:
        process.kill()


@pytest.mark.parametrize(
    ("hello", "error", "reason"),
    [
        ('{"protocol": 2}', EngineVersion, "speaks version 2 of the protocol"),
        ('{"protocol": "1"}', EngineNonsense, "Expected `int`"),
        ('{"type": "answer"}', EngineNonsense, "answered before it said hello"),
        ('{"name": 7}', EngineNonsense, "its hello is not as it should be"),
    ],
)
def test_a_wrong_hello_is_refused(
    hello: str, error: type[EngineError], reason: str, tmp_path: Path
) -> None:
    with pytest.raises(error) as raised:
        EngineProcess(engine(tmp_path, hello=hello), start_seconds=30)
    assert reason in str(raised.value)


def test_an_engine_that_never_says_hello_is_killed() -> None:
    with pytest.raises(EngineSilent):
        EngineProcess("sleep 600", start_seconds=0.1)


@pytest.mark.parametrize("command", ["/no/such/engine", "", "'unfinished", "/"])
def test_a_command_that_cannot_be_started_is_named(command: str) -> None:
    with pytest.raises(EngineMissing):
        EngineProcess(command)


def test_an_engine_that_dies_between_games_is_started_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    running = RunningEngines()
    command = engine(tmp_path)
    first = running.take(command, owner := RunningEngines())
    running.release(owner)
    first.kill()
    with caplog.at_level(logging.WARNING):
        second = running.take(command, owner)
    assert second is not first
    assert "ended between two games" in caplog.text
    running.close()


def test_an_engine_does_not_see_the_settings_of_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BLUFFHOUSE_DATABASE", "postgresql://secret")
    number = 'int("BLUFFHOUSE_DATABASE" in os.environ)'
    legal = LIE.start(2, seed=1).legal(LIE.start(2, seed=1).to_act[0])
    assert decide(engine(tmp_path, f'say(type="answer", number={number})')) == legal[0]


# ── naming engines ──────────────────────────────────────────────────────────────────────────


def test_kinds_are_split_at_commas_outside_quotes() -> None:
    assert split_kinds("rookie,shark:bold") == ["rookie", "shark:bold"]
    kinds = """engine:./a --book "1,2" , engine:./b 'x,y"z'"""
    assert split_kinds(kinds) == ['engine:./a --book "1,2"', """engine:./b 'x,y"z'"""]


def test_a_tournament_checks_its_engines_first(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="cannot be started"):
        check_kind("engine:/no/such/engine", LIE)
    command = engine(tmp_path, hello='{"games": ["dont_bluff"]}')
    with pytest.raises(OptionError, match="does not play lie; it plays: dont_bluff"):
        check_kind(f"engine:{command}", LIE)
    check_kind(f"engine:{command}", bluffhouse.game("dont_bluff"))


def test_a_file_cannot_start_an_engine_that_nobody_named() -> None:
    check_named(["rookie", "engine:./a"], ["engine:./a"])
    with pytest.raises(OptionError, match=r"add --bots 'engine:\./a'"):
        check_named(["engine:./a"], ["engine:./b"])


def test_bots_over_the_network_are_never_commands() -> None:
    with pytest.raises(OptionError, match="there is no bot 'engine'"):
        bot("engine:true", LIE, 0, random.Random(1))
