"""The laws of forms, on every game: they say exactly what is legal, in few bytes, and no more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Union

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bluffhouse
from bluffhouse import Action, Game, Legal
from bluffhouse.rules.blanks import AnyBlank, NumberBlank, PickBlank, PickEachBlank, SomeBlank
from bluffhouse.rules.contract import NOTHING, Form, OneOf
from worlds import NAMES, WORLDS, some_way_in, step, tables

seeds = st.integers(0, 2**32 - 1)
often = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))

SMALL = 1_000
"""Bytes. What is legal goes to a client with every move."""


def expanded(legal: Legal) -> Iterator[Action]:
    for form in legal.forms():
        if isinstance(form, Form):
            yield from form.actions()
        else:
            yield form


def tag_of(kind: type[Action | Form]) -> str:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def read(game: Game, written: bytes) -> Form | Action:
    """As a client reads it: what has no "form" is an action, to be sent as it is."""
    fields = msgspec.json.decode(written)
    kinds: Any = game.forms if "form" in fields else game.actions
    value: Form | Action = msgspec.convert(fields, Union[kinds])  # noqa: UP007
    return value


@often
@given(WORLDS, seeds)
def test_forms_hold_all_that_is_legal_and_nothing_else(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for seat in range(state.players):
        legal = state.legal(seat)
        actions = list(expanded(legal))
        assert len(actions) == len(legal)
        # Python finds 1, 1.0 and True equal; how they are written tells them apart.
        assert set(map(repr, actions)) == set(map(repr, legal))


@often
@given(WORLDS, seeds)
def test_forms_are_few_bytes_and_survive_json(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    game, players = table
    state = some_way_in(game, players, rng)
    for seat in range(players):
        forms = state.legal(seat).forms()
        assert bool(forms) == (seat in state.to_act)
        assert len(set(forms)) == len(forms)
        assert len(msgspec.json.encode(forms)) <= SMALL
        for form in forms:
            assert type(form) in (*game.forms, *game.actions)
            again = read(game, msgspec.json.encode(form))
            assert again == form
            assert repr(again) == repr(form)


@settings(often, max_examples=600)
@given(WORLDS, seeds)
def test_forms_tell_a_seat_nothing_that_its_view_does_not(
    table: tuple[Game, int], seed: int
) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for seat in range(state.players):
        imagined = state.game.imagine(state.view(seat), rng)
        assert imagined.legal(seat).forms() == state.legal(seat).forms()


@pytest.mark.parametrize("name", NAMES)
def test_a_form_is_called_after_the_one_type_of_action_that_it_makes(name: str) -> None:
    """In whole games, in which every form there is comes up."""
    rng = random.Random(name)
    unmet = {form for game, _ in tables(name) for form in game.forms}
    for game, players in rng.sample(tables(name), min(8, len(tables(name)))):
        state = game.start(players, seed=1)
        while state.result is None:
            seat = rng.choice(state.to_act)
            forms = state.legal(seat).forms()
            families = [form for form in forms if isinstance(form, Form)]
            for form in families:
                assert tag_of(type(form)).startswith(f"{tag_of(form.makes)}_")
                assert {type(action) for action in form.actions()} == {form.makes}
            assert len({type(form) for form in families}) == len(families)
            unmet.difference_update(map(type, families))
            step(state, rng)
    assert not unmet


@pytest.mark.parametrize("name", NAMES)
def test_forms_and_actions_have_a_schema_each(name: str) -> None:
    game = bluffhouse.games()[name]
    kinds: list[type[Form | Action]] = [*game.forms, *game.actions]
    assert len({kind.__name__ for kind in kinds}) == len(kinds)
    _, schemas = msgspec.json.schema_components(kinds)
    for kind in kinds:
        field = kind.__struct_config__.tag_field
        assert schemas[kind.__name__]["properties"][field] == {"enum": [tag_of(kind)]}


def test_a_list_of_actions_describes_itself() -> None:
    game, players = tables(NAMES[0])[0]
    state = game.start(players, seed=1)
    actions = tuple(state.legal(state.to_act[0]))
    assert actions
    assert OneOf(*actions).forms() == actions
    assert NOTHING.forms() == ()


def fits(form: Form, blank: AnyBlank, value: Any) -> bool:
    """Whether a person who fills in this blank can choose this value."""

    def bound(given: int | str) -> int:
        return getattr(form, given) if isinstance(given, str) else given

    match blank:
        case NumberBlank(least, most, optional):
            return optional if value is None else bound(least) <= value <= bound(most)
        case PickBlank(of):
            return value in getattr(form, of)
        case PickEachBlank(of):
            items = getattr(form, of)
            return len(value) == len(items) and all(map(lambda v, item: v in item, value, items))
        case SomeBlank(of):
            items = iter(getattr(form, of))
            return bool(value) and all(item in items for item in value)  # in the same order


@often
@given(WORLDS, seeds)
def test_blanks_let_a_person_choose_every_action(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for seat in range(state.players):
        for form in state.legal(seat).forms():
            if not isinstance(form, Form) or not form.blanks:
                continue
            actions = list(form.actions())
            for action in rng.sample(actions, min(50, len(actions))):
                assert type(action) is form.makes
                filled = set()
                for name, blank in form.blanks.items():
                    parts = blank.parts if isinstance(blank, PickBlank) else ()
                    filled |= set(parts or (name,))
                    values = tuple(getattr(action, part) for part in parts)
                    assert fits(form, blank, values if parts else getattr(action, name))
                assert filled == set(action.__struct_fields__)
