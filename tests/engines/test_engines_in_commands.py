"""Engines in the terminal and in the arena, as a person starts them."""

from __future__ import annotations

from pathlib import Path

import pytest

import bluffhouse
from bluffhouse.arena.engines import run
from bluffhouse.arena.results import Folder, GameFailed
from bluffhouse.arena.tournament import new_tournament
from bluffhouse.records import load
from engine_programs import FIRST, bluffhouse_command, engine


def test_a_game_in_the_terminal_survives_an_engine_that_crashes(tmp_path: Path) -> None:
    file = tmp_path / "game.bluff"
    kind = f"engine:{engine(tmp_path, 'os._exit(3)')}"
    options = ["--seed", "3", "--seat", "1", "--players", "2", "--save", str(file)]
    played = bluffhouse_command("play", "lie", *options, "--bots", kind, said="wait\n")
    assert played.returncode == 0, played.stderr
    assert "drops out" in played.stdout
    assert "ended with status 3" in " ".join(played.stdout.split())
    assert load(file).players[0].bot == kind


def test_a_record_cannot_start_a_program(tmp_path: Path) -> None:
    file = tmp_path / "game.bluff"
    kind = f"engine:{engine(tmp_path)}"
    options = ["--seed", "3", "--players", "2", "--save", str(file)]
    assert bluffhouse_command("play", "lie", *options, "--bots", kind).returncode == 0
    refused = bluffhouse_command("play", "--resume", str(file))
    assert refused.returncode == 2
    assert f"add --bots '{kind}'" in refused.stderr
    assert bluffhouse_command("play", "--resume", str(file), "--bots", kind).returncode == 0


def test_a_tournament_plays_with_an_engine_and_stops_when_it_fails(tmp_path: Path) -> None:
    kind = f"engine:{engine(tmp_path)}"
    game = bluffhouse.game("lie")
    good = Folder.new(
        tmp_path / "good", new_tournament(game, [kind, "random"], players=2, games=4, seed="1")
    )
    run(good, jobs=1)
    assert {seat for played in good.finished() for seat in played.seats} == {kind, "random"}
    fails = f'if message["view"]["bids"]: os._exit(3)\n{FIRST}'
    bad = f"engine:{engine(tmp_path, fails)} again"
    tournament = new_tournament(game, [bad, "random"], players=2, games=4, seed="1")
    with pytest.raises(GameFailed, match=r"EngineEnded: .* ended with status 3"):
        run(Folder.new(tmp_path / "bad", tournament), jobs=1)


def test_a_tournament_folder_cannot_start_a_program(tmp_path: Path) -> None:
    kind = f"engine:{engine(tmp_path)}"
    game = bluffhouse.game("lie")
    out = tmp_path / "out"
    Folder.new(out, new_tournament(game, [kind, "random"], players=2, games=4, seed="1"))
    alone = bluffhouse_command("arena", "--resume", str(out), "--jobs", "1")
    assert alone.returncode == 2
    assert f"add --bots '{kind}'" in alone.stderr
    again = bluffhouse_command("arena", "--resume", str(out), "--bots", kind, "--jobs", "1")
    assert again.returncode == 0, again.stderr
