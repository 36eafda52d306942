"""The games in numbers: the laws, on every game, number of players and set of options."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import bluffhouse
from bluffhouse import Action, Game
from bluffhouse.flat import Flat, flat_of, rewards
from bluffhouse.rules.contract import Result
from worlds import NAMES, PLAIN_TABLES, TABLES, label, tables

worlds = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32 - 1)
often = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=label)


def choose(flat: Flat, rng: random.Random) -> None:
    flat.apply(rng.choice(flat.legal_numbers()))


def some_way_in(game: Game, players: int, rng: random.Random) -> Flat:
    """A random place of a random game, often in the middle of an action."""
    flat = Flat.start(game, players, rng.getrandbits(64))
    for _ in range(int(rng.random() ** 2 * 300)):
        if flat.over:
            break
        choose(flat, rng)
    return flat


def at_an_action(game: Game, players: int, rng: random.Random) -> Flat:
    """The same where nobody has begun an action."""
    flat = some_way_in(game, players, rng)
    while flat.said and not flat.over:
        choose(flat, rng)
    return flat


# ── actions ─────────────────────────────────────────────────────────────────────────────────


@often
@given(worlds, seeds)
def test_an_action_is_spelled_and_read_back(table: tuple[Game, int], seed: int) -> None:
    """Action → numbers → action, by legal numbers only; nothing happens before the last one."""
    rng = random.Random(seed)
    flat = at_an_action(*table, rng)
    if flat.to_act is None:
        return
    seat = flat.to_act
    legal = flat.state.legal(seat)
    for index in rng.sample(range(len(legal)), min(len(legal), 20)):
        action = legal[index]
        one, before = flat.copy(), len(flat.state.record.events)
        *begun, last = one.spell(action)
        for number in begun:
            assert number in one.legal_numbers()
            assert one.apply(number) == ()
            assert one.to_act == seat
        assert len(one.state.record.events) == before
        assert flat.flat_game.read(one.state, seat, (*begun, last)) == action
        after = flat.state.copy()
        assert list(one.apply(last)) == list(after.play(seat, action))
        assert one.said == ()


def endings(flat: Flat) -> Iterator[tuple[tuple[int, ...], Action]]:
    """Every sequence of legal numbers that spells an action, and the action."""
    seat = flat.to_act
    assert seat is not None
    for number in flat.flat_game.legal(flat.state, seat, flat.said):
        said = (*flat.said, number)
        action = flat.flat_game.read(flat.state, seat, said)
        if action is not None:
            yield said, action
            continue
        deeper = flat.copy()
        deeper.apply(number)
        yield from endings(deeper)


@often
@given(worlds, seeds)
def test_legal_numbers_are_the_beginnings_of_legal_actions(
    table: tuple[Game, int], seed: int
) -> None:
    """Each legal action is reached by exactly one sequence, and nothing else is."""
    flat = at_an_action(*table, random.Random(seed))
    if flat.to_act is None or len(flat.state.legal(flat.to_act)) > 3000:
        return
    found = list(endings(flat))
    actions = list(flat.state.legal(flat.to_act))
    assert len(found) == len(actions)
    assert {action for _, action in found} == set(actions)
    assert all(flat.spell(action) == said for said, action in found)


@often
@given(worlds, seeds)
def test_numbers_spell_back_to_themselves(table: tuple[Game, int], seed: int) -> None:
    """Number → action → number along a random game; masks fit; no number is out of range."""
    rng = random.Random(seed)
    flat = some_way_in(*table, rng)
    for _ in range(60):
        if flat.to_act is None:
            break
        numbers = flat.legal_numbers()
        assert numbers
        assert numbers == sorted(set(numbers))
        mask = flat.mask()
        assert len(mask) == flat.flat_game.size
        assert [number for number, bit in enumerate(mask) if bit] == numbers
        others = [seat for seat in range(flat.state.players) if seat != flat.to_act]
        assert not any(any(flat.mask(seat)) for seat in others)
        number = rng.choice(numbers)
        action = flat.flat_game.read(flat.state, flat.to_act, (*flat.said, number))
        if action is not None:
            assert action in flat.state.legal(flat.to_act)
            assert flat.spell(action) == (*flat.said, number)
        flat.apply(number)


@every_table
def test_an_illegal_number_is_refused_and_changes_nothing(game: Game, players: int) -> None:
    flat = at_an_action(game, players, random.Random(3))
    if flat.over:
        flat = Flat.start(game, players, 3)
    before = flat.copy()
    illegal = set(range(-1, flat.flat_game.size + 2)) - set(flat.legal_numbers())
    for number in illegal:
        with pytest.raises(ValueError, match="not legal"):
            flat.apply(number)
    assert flat.state.record == before.state.record
    assert flat.said == before.said


@every_table
def test_numbers_have_names_of_their_own(game: Game, players: int) -> None:
    door = flat_of(game, players)
    assert len({door.name(number) for number in range(door.size)}) == door.size


@every_table
def test_games_end_within_their_length(game: Game, players: int) -> None:
    rng = random.Random(5)
    flat = Flat.start(game, players, 5)
    while not flat.over:
        choose(flat, rng)
    assert flat.choices <= flat.flat_game.longest
    assert flat.legal_numbers() == []
    assert not any(flat.mask())


def test_a_game_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    flat = Flat.start(bluffhouse.game("bluff_pirate"), 3, 1)
    monkeypatch.setattr(flat.flat_game, "longest", 4)
    for _ in range(4):
        flat.apply(flat.legal_numbers()[0])
    assert flat.over
    assert flat.state.result is None


def test_in_the_negotiation_seats_take_turns() -> None:
    """The leader begins, and whoever has done something waits for all the others."""
    rng = random.Random(1)
    flat = Flat.start(bluffhouse.game("millions_of_dollars"), 5, 1)
    previous = None
    turns = 0
    while flat.to_act is not None and turns < 300:
        seat, to_act = flat.to_act, flat.state.to_act
        view: Any = flat.state.view(None)
        if view.phase != "negotiate":
            assert seat == to_act[0]
            previous = None
        elif not flat.said:
            first = view.leader if previous is None else previous + 1
            waiting = [(first + step) % 5 for step in range(5)]
            assert seat == next(other for other in waiting if other in to_act)
            previous = seat
            turns += 1
        choose(flat, rng)
    assert turns > 50


# ── observations ────────────────────────────────────────────────────────────────────────────


@often
@given(worlds, seeds)
def test_an_observation_is_made_of_the_view_alone(table: tuple[Game, int], seed: int) -> None:
    """An imagined truth with the same view gives the same observation and legal numbers. What
    somebody has begun to spell is seen by nobody else."""
    rng = random.Random(seed)
    flat = some_way_in(*table, rng)
    for seat in range(flat.state.players):
        other = flat.copy()
        other.state = flat.state.game.imagine(flat.state.view(seat), rng)
        other._legal = other._view = None
        if seat != flat.to_act:
            other.said = ()
        assert other.observation(seat) == flat.observation(seat)
        if seat == flat.to_act:
            assert other.legal_numbers() == flat.legal_numbers()


@every_table
def test_observations_fit_their_layout(game: Game, players: int) -> None:
    rng = random.Random(7)
    door = flat_of(game, players)
    assert len({piece.name for piece in door.layout}) == len(door.layout)
    limits = [piece.high for piece in door.layout for _ in range(piece.size)]
    assert len(limits) == door.width
    for number in range(3):
        flat = Flat.start(game, players, number)
        for _ in range(400):
            for seat in range(players):
                row = flat.observation(seat)
                assert len(row) == door.width
                assert all(value <= high for value, high in zip(row, limits, strict=True))
            if flat.over:
                break
            choose(flat, rng)


WITHOUT: dict[str, Callable[[Any], Any]] = {
    # How often cards were dealt before: the numbers of cards say all that matters.
    "lie": lambda view: replace(view, round=0),
    # The order in which players won their tiles.
    "millionaires": lambda view: replace(
        view, tiles=tuple(t and tuple(sorted(t, key=str)) for t in view.tiles)
    ),
    # The numbers of the offers, and the order of earlier loot.
    "millions_of_dollars": lambda view: replace(
        view,
        offers=tuple(sorted((replace(deal, id=0) for deal in view.offers), key=repr)),
        loots=(*sorted(view.loots[:-1], key=repr), view.loots[-1]),
    ),
}
"""The view without what an observation may leave out, by game."""


@pytest.mark.parametrize(("game", "players"), PLAIN_TABLES, ids=label)
def test_an_observation_holds_all_of_the_view(game: Game, players: int) -> None:
    """An observation determines the view, and the action that the player has begun to spell."""
    rng = random.Random(9)
    essence = WITHOUT.get(game.name, lambda view: view)
    meant: dict[bytes, object] = {}
    for number in range(6):
        flat = Flat.start(game, players, number)
        for _ in range(250):
            if flat.over:
                break
            for seat in range(players):
                said = flat.said if seat == flat.to_act else ()
                known = (essence(flat.state.view(seat)), said)
                assert meant.setdefault(bytes(flat.observation(seat)), known) == known
            choose(flat, rng)
    assert len(meant) > 50


@pytest.mark.parametrize("name", NAMES)
def test_every_piece_is_used(name: str) -> None:
    """Over many games of all kinds there is something in each of them at some time."""
    rng = random.Random(11)
    used: set[str] = set()
    names: set[str] = set()
    everywhere = tables(name)
    for game, players in rng.sample(everywhere, min(len(everywhere), 25)):
        door = flat_of(game, players)
        names |= {piece.name for piece in door.layout}
        for number in range(6):
            flat = Flat.start(game, players, number)
            for _ in range(600):
                start = 0
                row = flat.observation(rng.randrange(players))
                for piece in door.layout:
                    if any(row[start : start + piece.size]):
                        used.add(piece.name)
                    start += piece.size
                if flat.over:
                    break
                choose(flat, rng)
    assert used == names


# ── rewards ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("winners", [(0,), (1, 2), (0, 1, 2, 3), ()])
def test_rewards_add_up_to_nothing(winners: tuple[int, ...]) -> None:
    paid = rewards(Result(winners, (0,) * 4, "somehow"), 4)
    assert sum(paid) == pytest.approx(0)
    assert max(paid) <= 1
    if len(winners) == 1:
        assert paid[winners[0]] == pytest.approx(1)
    assert rewards(None, 4) == [0.0] * 4
