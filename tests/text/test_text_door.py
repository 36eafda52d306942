"""The text door, on every game there is."""

from __future__ import annotations

import inspect
import random
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bluffhouse
from bluffhouse import Game
from bluffhouse.locales import Words, languages, rules_page
from bluffhouse.rules.contract import Ended, Result
from bluffhouse.rules.millionaires import Scored, Sheet
from bluffhouse.rules.millions_of_dollars import Accept, OfferMade, Refuse, TakeBack
from bluffhouse.text import Unclear, text_of
from worlds import NAMES, TABLES, WORLDS, some_way_in, step

WORDS = Words()
PEOPLE = ("Ania", "Bartek", "Czesio", "Dora", "Ewa", "Franek", "Gosia", "Hania")
tables = WORLDS
seeds = st.integers(0, 2**32 - 1)
often = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))


@often
@given(tables, seeds)
def test_every_action_reads_back_from_its_text(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    text = text_of(state.game.name)(WORDS, PEOPLE[: state.players])
    for seat in state.to_act:
        legal = state.legal(seat)
        for index in rng.sample(range(len(legal)), min(len(legal), 60)):
            written = text.write(legal[index])
            assert text.read(written) == legal[index]
            assert text.read(written.upper() + "  ") == legal[index]


@often
@given(tables, seeds)
def test_odd_names_change_no_action(table: tuple[Game, int], seed: int) -> None:
    """Players called “5”, “to” or “Boss” do not turn one action into another."""
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    names = ["5", "to", "Boss", "rum", "1", "say", "left", "call me now"]
    text = text_of(state.game.name)(WORDS, names[: state.players])
    for seat in state.to_act:
        for _ in range(20):
            action = state.legal(seat).sample(rng)
            assert text.read(text.write(action)) == action


def test_players_are_called_by_name_or_seat() -> None:
    text = text_of("millions_of_dollars")(WORDS, ["Ania", "Jan  Maria", "Ewa", "Olga"])
    assert text.read("offer 2 to jan maria") == text.read("offer 2 to 1")
    assert text.read("OFFER 2 TO Ewa") == text.read("offer 2 to 2")
    with pytest.raises(Unclear):
        text.read("offer 2 to nobody")


def test_people_count_offers_from_one() -> None:
    text = text_of("millions_of_dollars")(WORDS, PEOPLE[:4], 1)
    assert text.tell(OfferMade(0, 0, 1, 0, 3)).startswith("Offer 1: ")
    for phrase, action in (
        ("accept 1", Accept(0)),
        ("refuse 2", Refuse(1)),
        ("take back 3", TakeBack(2)),
    ):
        assert text.read(phrase) == action
        assert text.write(action) == phrase


@often
@given(tables, seeds)
def test_choices_can_be_typed_as_they_stand_and_cover_all_that_is_legal(
    table: tuple[Game, int], seed: int
) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    for seat in state.to_act:
        text = text_of(state.game.name)(WORDS, PEOPLE[: state.players], seat)
        legal = state.legal(seat)
        choices = text.choices(state.view(seat), legal)
        shown = {type(text.read(choice.phrase)) for choice in choices}
        for choice in choices:
            assert text.read(choice.phrase) in legal, choice
            assert choice.meaning
        sampled = {type(legal.sample(rng)) for _ in range(50)} | {
            type(legal[0]),
            type(legal[len(legal) - 1]),
        }
        assert sampled <= shown


@often
@given(tables, seeds)
def test_every_table_and_event_is_told_to_everyone(table: tuple[Game, int], seed: int) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    page = rules_page(state.game.name)
    for seat in (*range(state.players), None):
        text = text_of(state.game.name)(WORDS, PEOPLE[: state.players], seat)
        view = state.view(seat)
        lines = text.table(view)
        assert all(lines)
        assert not any("\n" in line for line in lines)
        if seat in state.to_act:
            assert text.prompt(view)
            assert re.search(rf"^### {text.rule(view)} ", page, flags=re.MULTILINE)
        for event in state.record.events[-40:]:
            assert text.tell(event.seen_by(seat)).strip()
            assert text.tell(event).strip()


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_has_a_sentence(name: str) -> None:
    source = inspect.getsource(inspect.getmodule(bluffhouse.games()[name]))  # type: ignore[arg-type]
    keys = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', source))
    assert keys
    assert [key for key in sorted(keys) if key not in WORDS] == []


@often
@given(tables, seeds, st.text(max_size=30))
def test_nonsense_is_unclear_with_a_sentence(
    table: tuple[Game, int], seed: int, nonsense: str
) -> None:
    rng = random.Random(seed)
    state = some_way_in(*table, rng)
    text = text_of(state.game.name)(WORDS, PEOPLE[: state.players], 0)
    try:
        text.read(nonsense)
    except Unclear as unclear:
        assert text.refusal(unclear)


@pytest.mark.parametrize("name", NAMES)
def test_refusals_of_play_can_be_told(name: str) -> None:
    """Random actions of other moments are refused, each with a sentence that can be formed."""
    rng = random.Random(name)
    told = set()
    for _ in range(60):
        game, players = rng.choice([t for t in TABLES if t[0].name == name])
        state = some_way_in(game, players, rng)
        other = some_way_in(game, players, rng)
        if other.result is not None:
            continue
        action = other.legal(other.to_act[0]).sample(rng)
        for seat in range(players):
            if action not in state.legal(seat):
                with pytest.raises(bluffhouse.IllegalAction) as refused:
                    state.copy().play(seat, action)
                text = text_of(name)(WORDS, PEOPLE[:players], seat)
                told.add(text.refusal(refused.value))
        if state.result is None:
            step(state, rng)
    assert len(told) > 2


@pytest.mark.rule("MB-9")
def test_a_score_tells_that_everyone_else_is_out() -> None:
    out, still_in = Sheet(3, True, (10,), (), 0), Sheet(8, False, (2,), (2,), 2)
    text = text_of("millionaires")(WORDS, PEOPLE[:3], 1)

    won = text.tell(Scored((out, still_in, out)))
    assert won.endswith(" Everyone else is out: you win, whatever your tiles are worth.")
    lost = text.tell(Scored((out, out, still_in)))
    assert lost.endswith(" Everyone else is out: Czesio wins, whatever the tiles are worth.")
    for sheets in ((out, still_in, still_in), (out, out, out)):
        assert "Everyone else" not in text.tell(Scored(sheets))


@pytest.mark.rule("LI-9", "LI-13")
def test_the_end_of_lie_tells_that_only_the_winner_is_left() -> None:
    def ending(seat: int, reason: str) -> str:
        text = text_of("lie")(WORDS, PEOPLE[:3], seat)
        return text.tell(Ended(Result((0,), (2, 6, 6), reason)))

    assert ending(0, "last_one_left").endswith("You're the last one left, so you win!")
    assert ending(1, "last_one_left").endswith("Ania is the last one left and wins.")
    assert ending(1, "fewest_cards") == "The game is over. Ania wins."


@pytest.mark.parametrize(
    ("game", "reason", "to_a_winner", "to_another"),
    [
        ("lie", "fewest_cards", "You share the win with Ania!", "Ania and Bartek share the win."),
        (
            "dont_bluff",
            "bank_empty",
            "You share the win with Ania: $7M each",
            "Ania and Bartek are tied with $7M",
        ),
        (
            "millions_of_dollars",
            "eight_heists",
            "You share the win with Ania: $7M each!",
            "Ania and Bartek share the win with $7M each.",
        ),
        (
            "millionaires",
            "shared",
            "You're tied with Ania on points and money",
            "Ania and Bartek are tied on points and money",
        ),
    ],
)
def test_a_winner_among_several_is_addressed_and_not_named(
    game: str, reason: str, to_a_winner: str, to_another: str
) -> None:
    event = Ended(Result((0, 1), (7, 7, 3), reason))
    told = {seat: text_of(game)(WORDS, PEOPLE[:3], seat).tell(event) for seat in (1, 2, None)}
    assert to_a_winner in told[1]
    assert to_another in told[2]
    assert to_another in told[None]


@pytest.mark.parametrize("language", languages())
def test_no_language_names_the_reader_among_the_winners(language: str) -> None:
    words = Words(language)
    for game in ("lie", "dont_bluff", "millions_of_dollars", "millionaires"):
        event = Ended(Result((0, 1), (7, 7, 3), "shared"))
        to_a_winner, to_another = (
            text_of(game)(words, PEOPLE[:3], seat).tell(event) for seat in (1, 2)
        )
        assert "Ania" in to_a_winner
        assert "Bartek" not in to_a_winner
        assert "Bartek" in to_another
    you, others = (words("door-result", winners=2, names="Ania", you=you) for you in ("yes", "no"))
    assert you != others
