"""How long bots seem to think, as arithmetic: nobody waits here."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import ClassVar

import msgspec
import pytest
from tables import ANN, AT, folded, opened

import bluffhouse
from bluffhouse.house.bot_timing import (
    EACH_WAIT,
    LONGEST_THOUGHT,
    PACES,
    SHORTEST_WAIT,
    SPREAD,
    THOUGHT,
    Pace,
    delay,
    patience,
    slowest,
)
from bluffhouse.house.journal_entries import BotSat, Handed, Readied, Sat
from bluffhouse.house.judge import beginning
from bluffhouse.house.table import FreshMove, Table
from bluffhouse.rules.contract import Action
from bluffhouse.rules.lie import CALL, Bid


class Untold(Action, frozen=True, gc=False):
    """An action whose game does not say how much thought it deserves."""


class Told(Action, frozen=True, gc=False):
    thought: ClassVar[float] = 3.0


def of_lie(person: bool = True, secret: str = "secret") -> Table:
    """A game of LIE between Ann (or a bot) and two bots, as it begins. The secret decides which
    cards are dealt."""
    first = Sat(AT, 0, ANN.id, ANN.name) if person else BotSat(AT, 0, "rookie", "Olga")
    table = folded(
        msgspec.structs.replace(opened(3), secret=secret),
        first,
        *[BotSat(AT, seat, "rookie", f"Bot {seat}") for seat in (1, 2)],
        *([Readied(AT, 0, True, "")] if person else []),
    )
    table.apply(beginning(table, AT))
    return table


def turn(table: Table, *seats: int) -> Table:
    """Let these seats turn their cards."""
    assert table.state is not None
    for seat in seats:
        by = "bot" if table.chairs[seat] and table.chairs[seat].bot else "person"  # type: ignore[union-attr]
        table.apply(FreshMove(AT, seat, table.state.legal(seat)[0], by))  # type: ignore[arg-type]
    return table


def taken(action: Action, pace: Pace = "normal", base: float = 1.0) -> float:
    """The delay while a person may act too, without the part that is chance."""
    return delay(base, of_lie(), action, pace, NoSpread())


class NoSpread(random.Random):
    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2


def test_a_bot_thinks_as_long_as_the_action_deserves() -> None:
    assert taken(Told()) == 3.0
    assert taken(Told(), base=0.5) == 1.5
    assert taken(CALL) > taken(Bid(1, 1))


def test_an_added_game_need_not_say_anything() -> None:
    assert taken(Untold()) == THOUGHT


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
def test_each_of_our_games_says_it_of_every_action(game: str) -> None:
    actions = bluffhouse.games()[game].actions
    assert all(kind.thought is not None and kind.thought > 0 for kind in actions)
    assert len({kind.thought for kind in actions}) > 1


def test_a_slower_pace_takes_longer_and_instant_takes_no_time() -> None:
    delays = [taken(Told(), pace=pace) for pace in PACES]
    assert all(longer > shorter for longer, shorter in pairwise(delays))
    assert delays[-1] == 0


def test_the_slowest_player_sets_the_pace() -> None:
    assert slowest(["fast", "slow", "instant"]) == "slow"
    assert slowest(["instant", "fast"]) == "fast"
    assert slowest([]) == "normal"


def test_no_two_delays_are_alike_and_all_are_near_the_mean() -> None:
    rng = random.Random(1)
    delays = [delay(1.0, of_lie(), Told(), "normal", rng) for _ in range(50)]
    assert len(set(delays)) == 50
    assert all(3 * (1 - SPREAD) <= each <= 3 * (1 + SPREAD) for each in delays)


def test_bots_hurry_more_and_more_while_a_person_only_waits() -> None:
    table = turn(of_lie(), 0)
    assert patience(table) == 1
    turn(table, 1)
    assert patience(table) == EACH_WAIT
    table.apply(Handed(AT, 0, "regular", "absent"))  # otherwise it might be Ann's turn
    turn(table, 2)
    assert patience(table) == pytest.approx(EACH_WAIT**2)
    for _ in range(30):
        assert table.state is not None
        [seat] = table.to_act
        table.apply(FreshMove(AT, seat, next(iter(table.state.legal(seat))), "bot"))
        if len(table.to_act) != 1:
            break
        assert SHORTEST_WAIT <= patience(table) < EACH_WAIT


def test_bots_think_long_only_while_a_person_may_act() -> None:
    table = of_lie()
    assert delay(1.0, table, Told(), "normal", NoSpread()) == 3.0
    turn(table, 0)
    assert delay(1.0, table, Told(), "normal", NoSpread()) == LONGEST_THOUGHT


def test_a_long_chain_of_bots_does_not_try_patience() -> None:
    """Thirty decisions of usual thought, as many as a table remembers, last seven of them."""
    factors = [max(SHORTEST_WAIT, EACH_WAIT**moves) for moves in range(30)]
    assert sum(factors) < 7


def test_a_person_who_may_act_is_not_waiting() -> None:
    assert patience(turn(of_lie(), 1, 2)) == 1


def test_bots_among_themselves_keep_their_pace_for_spectators() -> None:
    assert patience(turn(of_lie(person=False), 0, 1)) == 1


# ── a delay is no tell ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", sorted(bluffhouse.games()))
def test_moves_that_look_alike_to_the_others_take_equally_long(game: str) -> None:
    rng = random.Random(game)
    state = bluffhouse.games()[game]().start(4, seed=1)
    for _ in range(80):
        if state.result is not None:
            break
        for seat in state.to_act:
            others = (None, *(other for other in range(4) if other != seat))
            thoughts: dict[object, set[float | None]] = {}
            for action in some_of_each_kind(state, seat, rng):
                move = state.copy().play(seat, action)[0]
                looks = tuple(move.seen_by(other) for other in others)
                thoughts.setdefault(looks, set()).add(action.thought)
            assert all(len(alike) == 1 for alike in thoughts.values()), thoughts
        seat = rng.choice(state.to_act)
        state.play(seat, state.legal(seat).sample(rng))


def some_of_each_kind(state: bluffhouse.State, seat: int, rng: random.Random) -> list[Action]:
    legal = state.legal(seat)
    sampled = [legal.sample(rng) for _ in range(20)]
    whole = list(legal) if len(legal) <= 50 else []
    return list({type(action): action for action in whole + sampled}.values()) + sampled


def test_hidden_cards_do_not_matter() -> None:
    """Two tables that look the same to everybody, with other cards in the hands."""
    tables = [turn(of_lie(secret=secret), 0) for secret in ("one", "other")]
    hands = [table.state.view(1).hand for table in tables]  # type: ignore[union-attr]
    assert hands[0] != hands[1]
    for action in (Untold(), Told(), CALL, Bid(1, 1)):
        one, other = (delay(1.0, table, action, "normal", random.Random(5)) for table in tables)
        assert one == other
