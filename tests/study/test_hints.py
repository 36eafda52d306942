"""Hints: what a shark would do, from what a seat knows."""

from __future__ import annotations

import os
import random
from functools import cache
from pathlib import Path

import msgspec
import pytest

import bluffhouse
from bluffhouse.arena.match import play_match
from bluffhouse.locales import Words, languages
from bluffhouse.records import moves
from bluffhouse.rules import action_decoder
from bluffhouse.rules.contract import Event, OptionError, Record, State
from bluffhouse.rules.lie import Bid, Call, Turn
from bluffhouse.study import Hint, hint
from bluffhouse.study.hints import Choice, HintBelief, Reason, reason_for
from bluffhouse.study.sentences import belief_sentence, reason_sentence
from commands import run_command

GAMES = list(bluffhouse.games())
WORLDS = 6
"""Fewer worlds than usual: rough figures are enough here."""


@cache
def bot_game(game: str) -> Record:
    kinds = ["rookie", "regular", "champion"]
    return play_match(bluffhouse.game(game), kinds, f"hints {game}", 0.02).record


def decisions(game: str, most: int = 5) -> list[tuple[State, int, list[Event]]]:
    """Some decisions of a game: the state before, the seat, and all events so far."""
    rng = random.Random(game)
    found: list[tuple[State, int, list[Event]]] = []
    events: list[Event] = []
    before: State | None = None
    for move in moves(bot_game(game)):
        if before is not None and move.seat is not None and len(before.legal(move.seat)) > 1:
            found.append((before, move.seat, list(events)))
        before = move.state.copy()
        events += move.events
    return rng.sample(found, min(most, len(found)))


def hint_of(state: State, seat: int, events: list[Event]) -> Hint:
    seen = [event.seen_by(seat) for event in events]
    return hint(state.game, state.view(seat), seen, worlds=WORLDS)


# ── what a hint says ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_lists_legal_choices_with_their_chances(game: str) -> None:
    for state, seat, events in decisions(game):
        found = hint_of(state, seat, events)
        assert 2 <= len(found.options) <= 4
        actions = [action_decoder(game).decode(option.action) for option in found.options]
        assert len(set(actions)) == len(actions)
        assert all(action in state.legal(seat) for action in actions)
        for option in found.options:
            assert 0 <= option.value <= 1
            assert 0 <= option.likely <= 1
        values = [option.value for option in found.options[1:]]
        assert values == sorted(values, reverse=True)
        if found.belief is not None:
            assert found.belief.seat != seat
            total = found.belief.true + found.belief.lie + found.belief.trap
            assert total == pytest.approx(1, abs=0.001)
        assert msgspec.json.decode(msgspec.json.encode(found), type=Hint) == found


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_whatever_is_hidden(game: str) -> None:
    """The true state and one imagined from the seat's view look the same to the seat."""
    rng = random.Random(3)
    for state, seat, events in decisions(game, 3):
        other = state.game.imagine(state.view(seat), rng)
        assert other.view(seat) == state.view(seat)
        assert hint_of(other, seat, events) == hint_of(state, seat, events)


def test_two_games_that_look_the_same_to_a_seat_get_the_same_hint() -> None:
    """Seat 0 holds the same card and hears the same bids; the other card is another one."""
    found = []
    for theirs in ((5, 6), (1, 2)):
        state = bluffhouse.game("lie").start(2, "hints", starter=0, script=[((2, 3), theirs)])
        for seat, action in ((0, Turn((3,))), (1, Turn((theirs[0],))), (0, Bid(1, 3))):
            state.play(seat, action)
        state.play(1, Bid(1, 6))
        found.append(hint_of(state, 0, list(state.record.events)))
    assert found[0] == found[1]
    assert found[0].belief is not None


def test_a_solved_round_is_advised_by_its_solution() -> None:
    state = bluffhouse.game("lie").start(2, "solved", starter=0)
    found = hint_of(state, 0, list(state.record.events))
    assert found.source == "solver"
    assert found.options[0].value == max(option.value for option in found.options)


def test_a_bid_that_cannot_be_true_is_called() -> None:
    state = bluffhouse.game("lie").start(3, "call", starter=0)
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    impossible = 1 + state.view(1).up[0] % 6  # type: ignore[attr-defined]
    state.play(0, Bid(3, impossible))
    found = hint_of(state, 1, list(state.record.events))
    assert action_decoder("lie").decode(found.options[0].action) == Call()
    assert found.belief is not None
    assert found.belief.lie == pytest.approx(1, abs=0.05)
    assert found.reason == "catch"


def test_only_a_seat_that_decides_gets_a_hint() -> None:
    state = bluffhouse.game("dont_bluff").start(3, "turn")
    idle = next(seat for seat in range(3) if seat not in state.to_act)
    with pytest.raises(ValueError, match="has to decide"):
        hint(state.game, state.view(idle), [])
    with pytest.raises(ValueError, match="has to decide"):
        hint(state.game, state.view(None), [])


def test_a_game_without_a_champion_has_no_hints() -> None:
    class Unknown(type(bluffhouse.game("lie"))):  # type: ignore[misc]
        name = "unknown"

    state = bluffhouse.game("lie").start(2, "none")
    with pytest.raises(OptionError, match="no champion"):
        hint(Unknown(), state.view(state.to_act[0]), [])


# ── the reason ──────────────────────────────────────────────────────────────────────────────

LIAR = HintBelief(1, true=0.3, lie=0.7, trap=0)
HONEST = HintBelief(1, true=0.7, lie=0.3, trap=0)
BAIT = HintBelief(1, true=0.3, lie=0.2, trap=0.5)


def of(value: float, likely: float = 0.5, gap: float = 0.1, **more: object) -> Choice:
    return Choice(value, likely, gap, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("reason", "choices", "belief"),
    [
        ("only", [of(0.5)], LIAR),
        ("lost", [of(0.01), of(0.0)], LIAR),
        ("won", [of(1.0), of(0.99)], LIAR),
        ("catch", [of(0.5, doubts=True), of(0.3, doubts=False)], LIAR),
        ("catch_anyway", [of(0.5, doubts=True), of(0.3, doubts=False)], HONEST),
        ("trust", [of(0.5, doubts=False), of(0.3, doubts=True)], HONEST),
        ("trust_anyway", [of(0.5, doubts=False), of(0.3, doubts=True)], LIAR),
        ("trap", [of(0.5, doubts=False), of(0.3, doubts=True)], BAIT),
        ("close", [of(0.5, doubts=False), of(0.5, 0.1, 0.0, doubts=True)], HONEST),
        ("unsure", [of(0.3, 0.9), of(0.5, 0.1, -0.1)], None),
        ("balance", [of(0.5, true=0.0), of(0.4, 0.5, true=1.0)], None),
        ("bait", [of(0.5, true=0.0, baits=True), of(0.4, 0.5, true=1.0)], None),
        ("bluff", [of(0.5, true=0.0), of(0.4, 0.1, true=1.0)], None),
        ("stretch", [of(0.5, true=0.2), of(0.4, 0.1)], None),
        ("even", [of(0.5, true=0.5), of(0.4, 0.1)], None),
        ("likely", [of(0.5, true=0.8), of(0.4, 0.1)], None),
        ("honest", [of(0.5, true=1.0), of(0.4, 0.1)], None),
        ("mix", [of(0.5), of(0.5, 0.4, 0.0)], None),
        ("close", [of(0.5, 0.9), of(0.5, 0.1, 0.005)], None),
        ("clear", [of(0.5), of(0.4, 0.1, 0.08)], None),
        ("slight", [of(0.5), of(0.47, 0.1, 0.02)], None),
    ],
)
def test_the_figures_choose_the_reason(
    reason: Reason, choices: list[Choice], belief: HintBelief | None
) -> None:
    found, figures = reason_for(choices, belief)
    assert found == reason
    for language in languages():
        words = Words(language)
        said = reason_sentence(Hint((), found, figures, "champion"), words)
        assert said[-1] == "."
        assert "$" not in said
        assert all(words.percent(chance) in said for chance in figures.values())


@pytest.mark.parametrize("language", languages())
def test_a_belief_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    lie = belief_sentence(LIAR, words, ["Ania", "Bartek"])
    assert "Bartek" in lie
    assert words.percent(0.7) in lie
    assert words.percent(0.5) in belief_sentence(BAIT, words, ["Ania", "Bartek"])


# ── the terminal ────────────────────────────────────────────────────────────────────────────


def test_the_terminal_gives_a_hint(tmp_path: Path) -> None:
    file = tmp_path / "hint.bluff"
    environment = {**os.environ, "LANG": "C"}
    played = run_command(
        "play", "lie", "--seed", "5", "--save", file, environment=environment, said="hint\n"
    )
    assert played.returncode == 0, played.stderr
    assert "Type “hint”" in played.stdout
    assert "What would a shark do?" in played.stdout
    assert "%" in played.stdout.partition("What would a shark do?")[2]
