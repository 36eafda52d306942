"""`bluffhouse engine check`: tells the author of an engine what is wrong and what to do."""

from __future__ import annotations

from pathlib import Path

from bluffhouse.arena.engine_check import Finding, check_engine
from engine_programs import bluffhouse_command, engine, program


def findings(command: str) -> dict[str, Finding]:
    return {found.what: found for found in check_engine(command, count=2, seconds=60)}


def test_a_good_engine_passes(tmp_path: Path) -> None:
    found = findings(engine(tmp_path, hello='{"games": ["lie"]}'))
    assert {finding.outcome for finding in found.values()} == {"ok"}
    assert found["says hello"].details == "Test, protocol 1, plays lie"
    assert found["lie"].details.startswith("2 games, ")
    assert "none illegal" in found["lie"].details


def test_an_illegal_answer_is_shown_with_the_game_to_repeat(tmp_path: Path) -> None:
    command = engine(tmp_path, 'say(type="answer", number=99999)', '{"games": ["lie"]}')
    found = findings(command)["lie: game 1"]
    assert found.outcome == "failed"
    assert "there is no action number 99999" in found.details
    assert "(bluffhouse.game('lie'), 2 players, seed 'check 0')" in found.details
    assert "a number below `count`" in found.advice


def test_an_engine_that_stumbles_over_the_unknown_is_told_so(tmp_path: Path) -> None:
    source = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        print('{"type":"hello","protocol":1,"name":"Strict","games":["lie"]}', flush=True)
    elif kind == "ask":
        print('{"type":"answer","number":0}', flush=True)
    elif kind == "bye":
        break
    elif kind not in ("new", "event"):
        sys.exit(4)
"""
    found = findings(program(tmp_path, source))
    failed = [finding for finding in found.values() if finding.outcome == "failed"]
    assert [finding.what for finding in failed] == [
        "ignores types and fields that it does not know"
    ]
    assert "ended with status 4" in failed[0].details


def test_luck_of_its_own_is_noted(tmp_path: Path) -> None:
    ask = 'say(type="answer", number=int.from_bytes(os.urandom(4), "big") % message["count"])'
    found = findings(engine(tmp_path, ask, '{"games": ["lie"]}'))
    repeated = found["plays the same game again for the same seed"]
    assert repeated.outcome == "note"
    assert "`seed` of `new`" in repeated.advice


def test_an_engine_that_does_not_end_fails(tmp_path: Path) -> None:
    source = """
import sys, time
print('{"type":"hello","protocol":1,"name":"Stays","games":[]}', flush=True)
while True:
    time.sleep(60)
"""
    command = program(tmp_path, source)
    found = {found.what: found for found in check_engine(command, end_seconds=0.1)}
    assert found["ends when it is told bye"].outcome == "failed"
    assert found["ends when its input ends"].outcome == "failed"


def test_unknown_games_and_exit_statuses_are_noted(tmp_path: Path) -> None:
    source = """
import sys
print('{"type":"hello","protocol":1,"name":"Odd","games":["chess"]}', flush=True)
sys.stdin.read()
sys.exit(5)
"""
    found = findings(program(tmp_path, source))
    assert {finding.outcome for finding in found.values()} == {"note"}
    assert "No game is called chess" in found["says hello"].advice
    assert found["ends when its input ends"].details == "exit status 5"


def test_the_command_prints_findings_and_exits_with_1_if_one_failed(tmp_path: Path) -> None:
    command = engine(tmp_path, hello='{"games": ["lie"]}')
    good = bluffhouse_command("engine", "check", command, "--games", "1")
    assert (good.returncode, good.stderr) == (0, "")
    assert "ok      says hello: Test, protocol 1" in good.stdout
    assert "All 7 checks passed." in good.stdout
    bad = bluffhouse_command("engine", "check", "/no/such/engine")
    assert bad.returncode == 1
    assert "failed  says hello: /no/such/engine: cannot be started" in bad.stdout
    assert "→ Is the path right" in bad.stdout
    assert "1 of 1 checks failed." in bad.stdout
