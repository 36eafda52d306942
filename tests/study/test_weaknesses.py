"""Where a player loses chances most: a clear pattern is found, an accident is not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

import bluffhouse
from bluffhouse.arena.match import play_match
from bluffhouse.rules import game
from bluffhouse.rules.lie import Bid, Call, LieView
from bluffhouse.rules.millions_of_dollars import MillionsView
from bluffhouse.rules.millions_of_dollars.view import Deal, Look
from bluffhouse.study import review
from bluffhouse.study.findings import verdict_of
from bluffhouse.study.situations import DecisionKind, Situation, situations_of
from bluffhouse.study.weaknesses import (
    MIN_DECISIONS,
    JudgedDecision,
    JudgedGame,
    Weakness,
    judged_game,
    weakness_of,
)

KINDS: tuple[DecisionKind, ...] = ("raise", "doubt", "claim", "play")
PLACES: tuple[Situation, ...] = ("few_cards", "many_cards", "big_claim")
HALVES: tuple[Situation, ...] = ("first_half", "second_half")


def decision(
    seq: int,
    lost: float,
    kind: DecisionKind = "play",
    better: DecisionKind | None = None,
    *situations: Situation,
) -> JudgedDecision:
    return JudgedDecision(seq, lost, verdict_of(lost), kind, better or kind, situations)


def played(*games: list[JudgedDecision]) -> list[JudgedGame]:
    return [JudgedGame(0.2, sum(one.lost for one in game), tuple(game)) for game in games]


def at_random(
    rng: random.Random, loss: Callable[[DecisionKind, Situation], float], games: int = 20
) -> list[JudgedGame]:
    def one(seq: int) -> JudgedDecision:
        kind, place = rng.choice(KINDS), rng.choice(PLACES)
        lost = loss(kind, place)
        return decision(seq, lost, kind, kind, place, rng.choice(HALVES))

    return played(*[[one(seq) for seq in range(15)] for _ in range(games)])


def typical_loss(rng: random.Random) -> float:
    """A loss as in real reviews: mostly nothing, sometimes a lot."""
    return 0.0 if rng.random() < 0.7 else rng.expovariate(1 / 0.06)


def test_somebody_who_raises_too_long_with_few_cards_is_told_so() -> None:
    rng = random.Random(1)
    found = weakness_of(
        [
            *at_random(rng, lambda _kind, _place: 0.3 * typical_loss(rng)),
            *played(
                *[
                    [decision(n, 0.1 + 0.01 * n, "raise", "doubt", "few_cards") for n in range(4)]
                    for _ in range(6)
                ]
            ),
        ]
    )
    assert found is not None
    assert (found.mistake, found.situation) == ("raise_doubt", "few_cards")
    assert found.decisions > 6 * 4
    assert found.lost > 2 * found.others
    assert (found.game >= 20, found.seq) == (True, 3), "the worst example"


@pytest.mark.parametrize("seed", range(3))
def test_an_accident_is_no_weakness(seed: int) -> None:
    """Where all decisions are alike, hardly anybody is told anything."""
    rng = random.Random(seed)
    told = [weakness_of(at_random(rng, lambda _k, _p: typical_loss(rng))) for _ in range(40)]
    assert sum(one is not None for one in told) <= 4


def test_thin_evidence_says_nothing() -> None:
    bad = [decision(n, 0.3, "raise", "doubt") for n in range(MIN_DECISIONS - 1)]
    fine = [decision(n, 0.0, "claim") for n in range(50)]
    assert weakness_of([]) is None
    assert weakness_of(played(bad, fine, fine)) is None, "too few decisions"
    assert weakness_of(played([*bad, *bad], fine, fine)) is None, "all in one game"
    assert weakness_of(played(bad, bad, bad)) is None, "nothing to compare them with"
    assert weakness_of(played([*bad, *fine], bad, bad)) is not None


def test_what_would_have_been_better_is_only_said_if_it_is_clear() -> None:
    fine = [decision(n, 0.0, "claim") for n in range(50)]

    def found(*better: DecisionKind) -> Weakness | None:
        bad = [decision(n, 0.2, "raise", kind) for n, kind in enumerate(better)]
        return weakness_of(played([*bad, *fine], bad, bad))

    clear, mixed = found("doubt", "doubt", "raise"), found("doubt", "raise", "doubt", "raise")
    assert clear is not None
    assert mixed is not None
    assert (clear.mistake, mixed.mistake) == ("raise_doubt", "raise")


def test_a_play_without_a_situation_is_never_a_weakness() -> None:
    bad = [decision(n, 0.3) for n in range(20)]
    fine = [decision(n, 0.0, "claim") for n in range(50)]
    assert weakness_of(played([*bad, *fine], bad, bad)) is None


@pytest.mark.parametrize("name", list(bluffhouse.games()))
def test_the_decisions_of_every_game_are_grouped(name: str) -> None:
    record = play_match(game(name), ["rookie", "regular", "rookie"], "weak", 0.02).record
    found = review(record, worlds=2)
    numbers = [2 * event for event in range(len(record.events))]
    for seat in range(record.players):
        own = [one for one in found.decisions if one.seat == seat]
        judged = judged_game(record, found, seat, numbers)
        assert judged.adjusted == pytest.approx(found.balances[seat].adjusted, abs=1e-4)
        assert [one.seq for one in judged.decisions] == [2 * one.event for one in own]
        assert [one.lost for one in judged.decisions] == [one.lost for one in own]
        for one in judged.decisions:
            assert ("first_half" in one.situations) != ("second_half" in one.situations)
        kinds = {one.kind for one in judged.decisions}
        assert len(kinds) > 1, "a game whose decisions are all of one kind needs no module"


def test_a_game_without_a_module_has_only_plays() -> None:
    groups = situations_of("no_such_game")
    state = game("lie").start(players=2, seed=1)
    assert groups.kind(state.view(0), Call()) == "play"
    assert groups.situations(state.view(0)) == ()


def test_in_lie_a_bid_is_a_claim_or_a_raise() -> None:
    state = game("lie").start(players=2, seed=1)
    for seat in list(state.to_act):
        state.play(seat, state.legal(seat)[0])
    groups = situations_of("lie")
    seat = state.to_act[0]
    view = state.view(seat)
    assert isinstance(view, LieView)
    assert groups.kind(view, Bid(1, 2)) == "claim"
    assert groups.situations(view) == ("few_cards",)
    state.play(seat, Bid(1, 2))
    after = state.view(1 - seat)
    assert groups.kind(after, Bid(2, 2)) == "raise"
    assert groups.kind(after, Call()) == "doubt"
    assert "big_claim" in groups.situations(after)


def test_in_millions_of_dollars_offers_looks_and_a_small_gang_are_situations() -> None:
    state = game("millions_of_dollars").start(players=3, seed=1)
    situations = situations_of("millions_of_dollars").situations
    assert situations(state.view(0)) == (), "nobody bargains while characters are chosen"
    rng = random.Random(1)
    while isinstance(view := state.view(0), MillionsView) and view.phase == "choose":
        seat = state.to_act[0]
        state.play(seat, state.legal(seat).sample(rng))
    view = replace(view, offers=(), looks=(), inside=((True, True),) * 3)
    assert situations(view) == ()
    offer = Deal(id=1, maker=1, payer=1, leaver=0, slot=0, amount=2)
    assert situations(replace(view, offers=(offer,))) == ("offered",)
    assert situations(replace(view, offers=(offer,), seat=1)) == (), "it is their own"
    assert situations(replace(view, looks=(Look(1, 0, 0),))) == ("looked_at",)
    assert situations(replace(view, looks=(Look(1, 2, 0),))) == ()
    assert situations(replace(view, inside=((True, True), (False, True), (False,)))) == (
        "few_left",
    )
