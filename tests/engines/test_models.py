"""Language models as bots, over real HTTP: good, slow, wrong and broken ones."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from bluffhouse.arena.match import play_bots
from bluffhouse.bots import bot
from bluffhouse.cli.app import app
from bluffhouse.engines import chat_server, check_kind, check_named, seat_bot, split_kinds
from bluffhouse.engines.chat_server import KEY_VARIABLE
from bluffhouse.engines.errors import ModelFailed
from bluffhouse.engines.model_bot import ModelBot
from bluffhouse.engines.model_mind import MAX_ANSWERS, PRICES_VARIABLE, read_prices
from bluffhouse.rules import game, games
from bluffhouse.rules.contract import OptionError
from model_server import SLOW_SECONDS, ModelServer, model_server


@pytest.fixture(scope="module")
def server() -> Iterator[ModelServer]:
    with model_server() as server:
        yield server


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_server, "FIRST_PAUSE", 0.001)


def played(kind: str, name: str = "lie", seed: str = "models") -> ModelBot:
    """Play a game with the model in the first seat, and return its bot."""
    made = game(name)
    seats = made.seats[0]
    model = seat_bot(kind, made, 0, random.Random(seed))
    assert isinstance(model, ModelBot)
    others = [bot("rookie", made, seat, random.Random(seat)) for seat in range(1, seats)]
    play_bots(made, [model, *others], seed)
    assert model.usage["decisions"] > 0
    return model


@pytest.mark.parametrize("name", games())
def test_a_model_plays_a_whole_game(server: ModelServer, name: str) -> None:
    model = played(server.kind("legal"), name)
    used = model.usage
    assert used["illegal"] == used["fallbacks"] == used["failures"] == 0
    assert used["answers"] == used["decisions"]
    assert used["tokens_in"] == 1000 * used["answers"]
    assert used["tokens_out"] == 10 * used["answers"]


def test_it_is_told_the_rules_the_history_and_its_notes(server: ModelServer) -> None:
    played(server.kind("legal"))
    system, user = server.requests[-1]["messages"]
    assert "LI-1" in system["content"]
    assert "You are Player0" in system["content"]
    assert "What happened so far:" in user["content"]
    assert "Your notes: turn" in user["content"]
    assert "All legal actions:" in user["content"] or "Examples of actions:" in user["content"]


def test_it_is_told_why_an_answer_is_refused(server: ModelServer) -> None:
    used = played(server.kind("learns")).usage
    assert used["illegal"] == used["decisions"]
    assert used["answers"] == 2 * used["decisions"]
    assert used["fallbacks"] == 0
    *_, asked_again = server.requests[-1]["messages"]
    assert "no line that begins with ACTION" in asked_again["content"]


@pytest.mark.parametrize("name", ["nonsense", "illegal", "mute"])
def test_chance_decides_for_a_model_that_never_answers_legally(
    server: ModelServer, name: str
) -> None:
    used = played(server.kind(name)).usage
    assert used["fallbacks"] == used["decisions"]
    assert used["illegal"] == used["answers"] == MAX_ANSWERS * used["decisions"]
    assert used["failures"] == 0


@pytest.mark.parametrize("name", ["failing", "busy", "breaks", "garbled"])
def test_a_request_that_fails_is_sent_again(server: ModelServer, name: str) -> None:
    used = played(server.kind(name)).usage
    assert used["failures"] == used["fallbacks"] == used["illegal"] == 0
    assert server.asked[name] > used["answers"]


def test_chance_decides_while_a_server_is_down(server: ModelServer) -> None:
    used = played(server.kind("down")).usage
    assert used["failures"] == used["fallbacks"] == used["decisions"]
    assert used["answers"] == 0


def test_a_silent_server_is_given_up_on(
    server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_server, "REQUEST_SECONDS", 0.05)
    chat_server._connection.cache_clear()
    try:
        used = played(server.kind("silent")).usage
    finally:
        chat_server._connection.cache_clear()
    assert used["failures"] == used["decisions"]


def test_a_slow_model_has_the_time_it_needs(server: ModelServer) -> None:
    used = played(server.kind("slow")).usage
    assert used["failures"] == 0
    assert used["seconds"] >= SLOW_SECONDS * used["decisions"]


def test_a_wrong_address_stops_the_game(server: ModelServer) -> None:
    with pytest.raises(ModelFailed, match="404"):
        played(server.kind("unknown"))
    with pytest.raises(ModelFailed, match="cannot be reached"):
        played("model:legal@http://127.0.0.1:9/v1")


def test_money_is_counted(server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PRICES_VARIABLE, "2,50")
    used = played(server.kind("legal")).usage
    assert used["cost"] == pytest.approx(used["answers"] * (1000 * 2 + 10 * 50) / 1_000_000)
    assert read_prices("") == (0, 0)
    with pytest.raises(OptionError):
        read_prices("cheap")


def test_the_key_is_sent_and_never_logged(
    server: ModelServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "sesame")
    with caplog.at_level(logging.DEBUG):
        played(server.kind("legal"))
    assert server.keys[-1] == "Bearer sesame"
    assert "sesame" not in caplog.text
    with pytest.raises(ModelFailed, match="HTTPS") as failure:
        played("model:legal@http://models.example.org/v1")
    assert "sesame" not in str(failure.value)


def test_kinds_are_checked(server: ModelServer) -> None:
    check_kind(server.kind("legal"), game("lie"))
    for wrong in (
        "model:",
        "model:name",
        "model:@http://x",
        "model:name@ftp://x",
        "model:n@http://",
    ):
        with pytest.raises(OptionError):
            check_kind(wrong, game("lie"))
    kinds = split_kinds(f"rookie,{server.kind('org/legal:7b')}")
    assert kinds == ["rookie", server.kind("org/legal:7b")]
    with pytest.raises(OptionError):
        check_named(kinds, ["rookie"])
    check_named(kinds, kinds)


def test_the_command_plays_and_counts(server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PRICES_VARIABLE, "")  # so that it is restored: the command sets it
    command = ["agent", "lie", "--model", "legal", "--base-url", server.url]
    command += ["--games", "2", "--players", "2", "--prices", "1,1", "--seed", "s"]
    ended = CliRunner().invoke(app, command)
    assert ended.exit_code == 0, ended.output
    assert "game 2: seat 2" in ended.output
    assert "0 illegal, 0 failed, 0 made by chance" in ended.output
    assert "cost 0.0000" not in ended.output
