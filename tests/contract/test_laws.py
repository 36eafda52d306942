"""The laws of the contract, on every game, number of players and set of options there is."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from functools import cache
from typing import Any, cast

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bluffhouse
from bluffhouse import Action, Game, IllegalAction, OptionError, State
from bluffhouse.records.file import event_decoder
from bluffhouse.rules.chance import Seeded
from bluffhouse.rules.contract import (
    ChanceEvent,
    Ended,
    MoveEvent,
    RedactedError,
    StarterDrawn,
    StarterNamed,
)
from worlds import (
    NAMES,
    PLAIN_TABLES,
    TABLES,
    WORLDS,
    fingerprint,
    label,
    play_on,
    some_way_in,
    step,
    tables,
)

worlds = WORLDS
seeds = st.integers(0, 2**32 - 1)
often = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))

FUN = {"Roll", "Reveal", "Call", "Draw"}
"""The decisions that a player makes even when there is only one: making them is the fun, or (the
draw of Bluff Pirate) not being asked would give a secret away."""


# ── what is legal ───────────────────────────────────────────────────────────────────────────


@often
@given(worlds, seeds)
def test_legal_is_a_lazy_sequence_of_distinct_actions(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for seat in range(state.players):
        legal = state.legal(seat)
        if seat not in state.to_act:
            assert len(legal) == 0
            assert list(legal) == []
            continue
        size = len(legal)
        assert size > 0
        indices = range(size) if size <= 300 else sorted(rng.sample(range(size), 100))
        actions = [legal[i] for i in indices]
        assert len(set(actions)) == len(actions)
        assert all(action in legal for action in actions)
        if size <= 300:
            assert list(legal) == actions
        assert legal.sample(rng) in legal
        with pytest.raises(IndexError):
            legal[size]
        if size == 1:
            assert type(actions[0]).__name__ in FUN


@often
@given(worlds, seeds)
def test_whatever_is_legal_is_accepted(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for seat in state.to_act:
        legal = state.legal(seat)
        for index in rng.sample(range(len(legal)), min(len(legal), 40)):
            after = state.copy()
            assert after.play(seat, legal[index])
            assert fingerprint(after) != fingerprint(state)


@pytest.mark.parametrize("name", NAMES)
def test_samples_are_uniform(name: str) -> None:
    """Where few things are legal each is drawn about equally often (six standard deviations)."""
    rng = random.Random(name)
    checked = 0
    while checked < 12:
        state = some_way_in(*rng.choice(tables(name)), rng)
        for seat in state.to_act[:1]:
            legal = state.legal(seat)
            if not 2 <= len(legal) <= 40:
                continue
            checked += 1
            draws = 200 * len(legal)
            counts = Counter(legal.sample(rng) for _ in range(draws))
            assert all(abs(counts[action] - 200) < 6 * 200**0.5 for action in legal)


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(),
    st.floats(allow_nan=True),
    st.text(max_size=5),
    st.sampled_from(["__proto__", "driver", "pirate"]),
    st.lists(st.integers(-1, 6), max_size=4),
    st.lists(st.integers(-1, 30), max_size=6).map(tuple),
    st.lists(st.sampled_from(["driver", "boss", "pirate", "rum"]), max_size=4).map(tuple),
    st.lists(st.none(), max_size=3).map(tuple),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    st.just(((1, 2), (3, 4))),
)
action_types: list[type[Action]] = [
    action for name in NAMES for action in bluffhouse.games()[name].actions
]


@st.composite
def wild_action(draw: st.DrawFn) -> Action:
    """Any action of any game, its fields filled with anything."""
    kind = draw(st.sampled_from(action_types))
    return kind(*[draw(junk) for _ in kind.__struct_fields__])


def refused_unless_legal(state: State, seat: Any, action: Any) -> None:
    legal = state.legal(seat)
    try:
        expected = action in legal
    except TypeError:
        pytest.fail(f"legal cannot say whether it holds {action!r}")
    if len(legal) <= 300:
        # The list itself decides, and it tells 1 from 1.0 and True.
        assert expected == (repr(action) in map(repr, legal))
    before = fingerprint(state)
    after = state.copy()
    if expected:
        after.play(seat, action)
        return
    with pytest.raises(IllegalAction) as refused:
        after.play(seat, action)
    assert refused.value.reason
    assert fingerprint(after) == before
    assert fingerprint(state) == before


@settings(often, max_examples=500)
@given(worlds, seeds, st.lists(wild_action(), min_size=1, max_size=10))
def test_anything_else_is_refused(
    table: tuple[Game, int], seed: int, actions: list[Action]
) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for action in actions:
        for seat in range(state.players):
            refused_unless_legal(state, seat, action)


@often
@given(worlds, seeds, st.data())
def test_nearly_legal_is_refused(table: tuple[Game, int], seed: int, data: st.DataObject) -> None:
    """Legal actions of earlier moments and of other seats, with a field changed."""
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    if state.result is not None:
        return
    stale = state.legal(state.to_act[0]).sample(rng)
    fields = {field: getattr(stale, field) for field in stale.__struct_fields__}
    if fields:
        changed = data.draw(st.sampled_from(sorted(fields)))
        refused_unless_legal(
            state, state.to_act[0], type(stale)(**{**fields, changed: data.draw(junk)})
        )
    for seat in range(state.players):
        refused_unless_legal(state, seat, stale)
    step(state, rng)
    for seat in range(state.players):
        refused_unless_legal(state, seat, stale)


class Whole(int):
    """A whole number that is not quite an int."""


def lookalikes(value: Any) -> list[Any]:
    """Return values of other types that Python finds equal to this one, or nearly."""
    if isinstance(value, bool):
        return [int(value), float(value)]
    if isinstance(value, int):
        return [float(value), Whole(value), *([bool(value)] if value in (0, 1) else [])]
    if isinstance(value, tuple):
        changed = [
            (*value[:place], twin, *value[place + 1 :])
            for place, part in enumerate(value)
            for twin in lookalikes(part)
        ]
        return [list(value), *changed]
    return []


@cache
def namesake(kind: type[Action]) -> type[Action]:
    """A subclass of this kind of action, with the same name, fields and tag."""
    tag = kind.__struct_config__.tag
    made = msgspec.defstruct(kind.__name__, [], bases=(kind,), frozen=True, tag=tag)
    return cast("type[Action]", made)


def imitations(action: Action) -> list[Action]:
    """Actions that are not this one, though they look the same."""
    values = [getattr(action, field) for field in action.__struct_fields__]
    others = [
        kind
        for kind in action_types
        if kind is not type(action) and len(kind.__struct_fields__) == len(values)
    ]
    return [
        namesake(type(action))(*values),
        *[kind(*values) for kind in others if kind.__name__ == type(action).__name__],
        *[
            type(action)(*values[:place], twin, *values[place + 1 :])
            for place, value in enumerate(values)
            for twin in lookalikes(value)
        ],
    ]


@often
@given(worlds, seeds)
def test_play_and_legal_agree_on_types(table: tuple[Game, int], seed: int) -> None:
    """A subclass of an action, True for 1, 1.0 for 1 or a list for a tuple is neither legal nor
    accepted, and neither is another game's action of the same name."""
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for seat in state.to_act:
        legal = state.legal(seat)
        action = legal.sample(rng)
        assert action in legal
        state.copy().play(seat, action)
        for imitation in imitations(action):
            assert imitation not in legal
            with pytest.raises(IllegalAction):
                state.copy().play(seat, imitation)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [-1, 99, None, "0", "__proto__", 0.0, True, (), [0]])
def test_a_seat_that_is_not_there_is_refused(name: str, seat: Any) -> None:
    game, players = tables(name)[0]
    state = game.start(players, seed=1, starter=0)
    action = state.legal(state.to_act[0])[0]
    before = fingerprint(state)
    assert len(state.legal(seat)) == 0
    if seat is not None:
        with pytest.raises(ValueError, match="no seat"):
            state.view(seat)
    with pytest.raises(IllegalAction):
        state.play(seat, action)
    assert fingerprint(state) == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("action", [None, 1, "call", (), object(), {"do": "call"}])
def test_what_is_not_an_action_is_refused(name: str, action: Any) -> None:
    game, players = tables(name)[0]
    state = game.start(players, seed=1)
    assert action not in state.legal(state.to_act[0])
    with pytest.raises(IllegalAction):
        state.play(state.to_act[0], action)


# ── options and counts ──────────────────────────────────────────────────────────────────────

ABSURD = [
    pytest.param(10**5000, id="huge"),
    pytest.param(-(10**5000), id="hugely negative"),
    pytest.param([10**5000], id="huge in a list"),
    pytest.param("4" * 10**6, id="long text"),
]
"""Values that cannot stand in a message as they are."""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 2.0, "4", None, True, *ABSURD])
def test_a_wrong_number_of_players_is_refused(name: str, players: Any) -> None:
    game = bluffhouse.game(name)
    with pytest.raises(OptionError, match=f"{game.seats[0]} to {game.seats[-1]} players") as error:
        game.start(players)
    assert len(str(error.value)) < 200
    assert all(len(str(value)) < 100 for value in error.value.values.values())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("starter", [-1, 9, 0.0, "0", True, *ABSURD])
def test_a_starter_who_is_not_there_is_refused(name: str, starter: Any) -> None:
    game, players = tables(name)[0]
    with pytest.raises(OptionError, match=f"a seat from 0 to {players - 1}") as error:
        game.start(players, starter=starter)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("name", NAMES)
def test_unknown_options_and_wrong_types_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match="no option 'jokers'; its options:"):
        bluffhouse.game(name, jokers=True)
    for odd in ("name", "self"):
        with pytest.raises(OptionError, match=f"no option '{odd}'"):
            bluffhouse.game(name, **{odd: 1})
    for option in bluffhouse.games()[name].options_type.__struct_fields__:
        values: list[object] = ["maybe", 3.5, None, [], {}, 10**5000, "x" * 10**6]
        for value in values:
            with pytest.raises(OptionError, match=option) as error:
                bluffhouse.game(name, **{option: value})
            assert len(str(error.value)) < 300


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(OptionError, match=r"no game is called 'poker'.*lie"):
        bluffhouse.game("poker")
    no_name: Any = ["lie"]
    absurd: Any
    for absurd in (no_name, 10**5000, "lie" * 10**6):
        with pytest.raises(OptionError, match="no game is called") as error:
            bluffhouse.game(absurd)
        assert len(str(error.value)) < 300


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "seed", ["", "x" * 257, "\x07", "\ud800", 10**300, True, 1.5, b"x", *ABSURD]
)
def test_a_seed_that_no_record_could_hold_is_refused(name: str, seed: Any) -> None:
    game, players = tables(name)[0]
    with pytest.raises(OptionError, match="seed"):
        game.start(players, seed=seed)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_does_not_change(name: str) -> None:
    game = bluffhouse.game(name)
    with pytest.raises(AttributeError):
        game.options = game.options
    with pytest.raises(AttributeError):
        del game.options
    assert game == bluffhouse.game(name)
    assert hash(game) == hash(bluffhouse.game(name))


def test_a_view_of_another_game_is_refused() -> None:
    for one, other in zip(NAMES, [*NAMES[1:], NAMES[0]], strict=True):
        game, players = tables(one)[0]
        with pytest.raises(TypeError):
            bluffhouse.game(other).imagine(game.start(players, seed=1).view(0), random.Random(1))


# ── the record ──────────────────────────────────────────────────────────────────────────────


def replayed(state: State) -> State:
    """Replay the game from its record alone."""
    record = state.record
    script = [event.outcome for event in record.events if isinstance(event, ChanceEvent)]
    again = bluffhouse.game(record.game, **record.options).start(
        record.players, script=script, seed=record.seed, starter=record.starter
    )
    for event in record.events:
        if isinstance(event, MoveEvent):
            again.play(event.seat, event.action)
    return again


@often
@given(worlds, seeds, st.booleans())
def test_the_record_alone_rebuilds_the_game(
    table: tuple[Game, int], seed: int, named: bool
) -> None:
    rng = random.Random(seed)
    game, players = table
    state = game.start(players, seed=seed, starter=rng.randrange(players) if named else None)
    for _ in range(rng.randrange(300)):
        if state.result is not None:
            break
        step(state, rng)
    again = replayed(state)
    assert again.record == state.record
    assert fingerprint(again) == fingerprint(state)


@often
@given(worlds, seeds)
def test_events_say_all_and_survive_json(table: tuple[Game, int], seed: int) -> None:
    """play returns just what the record gets; the types are those the game declares."""
    rng = random.Random(seed)
    game, players = table
    state = game.start(players, seed=seed)
    events = list(state.record.events)
    assert isinstance(events[0], StarterDrawn | StarterNamed)
    declared: Any = (*game.events, StarterDrawn, StarterNamed, Ended)
    while state.result is None and len(events) < 400:
        seat, action, happened = step(state, rng)
        move = happened[0]
        assert isinstance(move, MoveEvent)
        assert (move.seat, move.action) == (seat, action)
        assert not any(isinstance(event, MoveEvent) for event in happened[1:])
        events += happened
    assert tuple(events) == state.record.events
    decoder = event_decoder(game.name)
    for event in events:
        assert type(event) in declared
        assert decoder.decode(msgspec.json.encode(event)) == event
    ends = [event for event in events if isinstance(event, Ended)]
    assert ends == ([] if state.result is None else [Ended(state.result)])
    if ends:
        assert events[-1] is ends[0]


PLAY_IN_ANOTHER_PROCESS = """
import hashlib, random, sys, bluffhouse, msgspec
sys.path.insert(0, sys.argv[1])
from worlds import TABLES, step
digest = hashlib.sha256()
for number, (game, players) in enumerate(TABLES):
    rng = random.Random(number)
    state = game.start(players, seed=number)
    for _ in range(150):
        if state.result is None:
            step(state, rng)
    digest.update(msgspec.json.encode(state.record))
print(digest.hexdigest())
"""


def test_the_same_seed_and_actions_give_the_same_record_in_another_process() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", PLAY_IN_ANOTHER_PROCESS, os.path.dirname(__file__)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hash_seed in ("1", "2", "31337")
    }
    assert len(digests) == 1
    assert len(digests.pop().strip()) == hashlib.sha256().digest_size * 2


# ── secrets ─────────────────────────────────────────────────────────────────────────────────


@settings(often, max_examples=600)
@given(worlds, seeds)
def test_a_view_never_leaks(table: tuple[Game, int], seed: int) -> None:
    """A seat's view of an imagined truth equals its view of the real one."""
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for seat in (*range(state.players), None):
        view = state.view(seat)
        imagined = state.game.imagine(view, rng)
        assert imagined.view(seat) == view
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        assert type(view) is state.game.view_type


@often
@given(worlds, seeds)
def test_play_goes_on_from_an_imagined_state_to_the_end(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    seat = rng.choice([*range(state.players), None])
    imagined = state.game.imagine(state.view(seat), rng)
    with pytest.raises(ValueError, match="imagined"):
        _ = imagined.record
    assert play_on(imagined, rng).result is not None


@settings(often, max_examples=600)
@given(worlds, seeds)
def test_what_another_does_looks_the_same_whatever_he_holds(
    table: tuple[Game, int], seed: int
) -> None:
    """In two truths with the same view, a player's next move looks the same to the others, so no
    move that does not show the player's cards gives them away."""
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    viewer = rng.choice([*range(state.players), None])
    imagined = state.game.imagine(state.view(viewer), rng)
    for actor in state.to_act:
        if actor == viewer:
            continue
        seen = []
        for truth in (state, imagined):
            legal = truth.legal(actor)
            if len(legal) > 3000:
                break
            moves = [truth.copy().play(actor, action)[0].seen_by(viewer) for action in legal]
            seen.append({move for move in moves if not move.reveals})
        if len(seen) == 2:
            assert seen[0] == seen[1]


def with_luck(state: State, seed: int) -> State:
    """A copy whose luck from here on is that of a seed."""
    copy = state.copy()
    copy._chance = Seeded(seed)
    copy._drawn = 0
    return copy


@settings(often, max_examples=1200)
@given(worlds, seeds)
def test_all_that_happens_looks_the_same_until_something_is_revealed(
    table: tuple[Game, int], seed: int
) -> None:
    """Two truths that a spectator cannot tell apart, the same luck, and moves that look the
    same: everything that follows looks the same to them, up to an event that reveals."""
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    if state.result is not None:
        return
    imagined = state.game.imagine(state.view(None), rng)
    actor = rng.choice(state.to_act)
    action = state.legal(actor).sample(rng)
    happened = with_luck(state, seed).play(actor, action)
    legal = imagined.legal(actor)
    move = happened[0].seen_by(None)
    candidates = legal if len(legal) <= 3000 else [legal.sample(rng) for _ in range(3000)]
    for other in candidates:
        twin = with_luck(imagined, seed).play(actor, other)
        if twin[0].seen_by(None) == move:
            break
    else:
        return
    for one, another in zip(happened, twin, strict=False):
        if one.reveals or another.reveals:
            return
        assert one.seen_by(None) == another.seen_by(None)
    # Where there is nothing to choose (one way to pay) it is done at once, and that reveals.
    further = max(happened, twin, key=len)[min(len(happened), len(twin)) :]
    assert not further or further[0].reveals


@pytest.mark.parametrize("name", NAMES)
def test_every_event_type_that_hides_something_hides_it(name: str) -> None:
    """In whole games, nothing that is redacted for a spectator is ever shown to them."""
    rng = random.Random(name)
    hiding: dict[str, set[str]] = {}
    shown: dict[str, set[str]] = {}
    for game, players in rng.sample(tables(name), min(6, len(tables(name)))):
        for event in play_on(game.start(players, seed=1), rng).record.events:
            public = event.seen_by(None)
            for field in event.__struct_fields__:
                truth, seen = getattr(event, field), getattr(public, field)
                if seen != truth:
                    hiding.setdefault(type(event).__name__, set()).add(field)
                elif truth not in (None, (), False):
                    shown.setdefault(type(event).__name__, set()).add(field)
    assert hiding
    for kind, fields in hiding.items():
        assert not any(field in shown.get(kind, set()) for field in fields), kind


@pytest.mark.parametrize(("game", "players"), PLAIN_TABLES, ids=label)
@pytest.mark.parametrize("seat", [0, None])
def test_imagination_varies_what_is_hidden(game: Game, players: int, seat: int | None) -> None:
    rng = random.Random(players)
    varied = 0
    for _ in range(30):
        state = some_way_in(game, players, rng)
        truths = [fingerprint(game.imagine(state.view(seat), rng)) for _ in range(8)]
        varied += any(truth != truths[0] for truth in truths)
    assert varied > 10


@often
@given(worlds, seeds)
def test_redaction_only_ever_takes_away(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for event in state.record.events:
        public = event.seen_by(None)
        assert public.seen_by(None) == public
        assert type(public) is type(event)
        for seat in range(state.players):
            seen = event.seen_by(seat)
            assert seen.seen_by(seat) == seen
            assert seen.seen_by(None) == public


@pytest.mark.parametrize("name", NAMES)
@settings(often, max_examples=60)
@given(seeds)
def test_a_redacted_event_invents_nothing(name: str, seed: int) -> None:
    """A viewer gets the true action and outcome of an event, or an error: never another one."""
    rng = random.Random(seed)
    state = some_way_in(*rng.choice(tables(name)), rng)
    for event in state.record.events:
        for viewer in (*range(state.players), None):
            with suppress(RedactedError):
                if isinstance(event, MoveEvent):
                    assert event.seen_by(viewer).action == event.action
                elif isinstance(event, ChanceEvent):
                    assert event.seen_by(viewer).outcome == event.outcome


# ── the end, and copies ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "players"), TABLES, ids=label)
def test_every_game_ends_under_random_play(game: Game, players: int) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        state = play_on(game.start(players, seed=seed), rng, limit=20_000)
        assert state.result is not None
        assert state.to_act == ()
        assert len(state.result.scores) == players
        assert all(0 <= winner < players for winner in state.result.winners)
        assert list(state.result.winners) == sorted(set(state.result.winners))


@often
@given(worlds, seeds)
def test_a_copy_shares_nothing_with_its_original(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    copy = state.copy()
    assert fingerprint(copy) == fingerprint(state)
    for slot in fingerprint(state):
        if isinstance(value := getattr(state, slot), list | set | bytearray):
            assert getattr(copy, slot) is not value
    before = fingerprint(state)
    for _ in range(30):
        if copy.result is None:
            step(copy, rng)[2].clear()
    assert fingerprint(state) == before
    middle = copy.copy()
    before = fingerprint(copy)
    if state.result is None:
        step(state, rng)
    assert fingerprint(copy) == fingerprint(middle) == before


@pytest.mark.parametrize(("game", "players"), PLAIN_TABLES, ids=label)
def test_a_copy_plays_on_as_its_original_would(game: Game, players: int) -> None:
    state = game.start(players, seed=3)
    copy = state.copy()
    play_on(state, random.Random(1))
    play_on(copy, random.Random(1))
    assert copy.record == state.record
