"""Bluff Pirate's bots in small situations with a known right answer."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

import bluffhouse
from bluffhouse.bots import Bot, bot
from bluffhouse.bots.bluff_pirate.memory import Memory, chance_of_at_least, log_odds_honest
from bluffhouse.bots.bluff_pirate.race import Race
from bluffhouse.bots.bluff_pirate.shark import Stake
from bluffhouse.rules.bluff_pirate import (
    INDEX,
    KINDS,
    BluffPirateView,
    Boarded,
    Discard,
    Discarded,
    Keep,
    Laid,
    Lay,
    PickVoter,
    Revealed,
    Robbed,
    SetsAndDiscards,
    Vote,
    with_cards,
)
from bluffhouse.rules.bluff_pirate.game import VOTES, voters

GAME = bluffhouse.game("bluff_pirate")
THINKERS = ("regular", "handmade")


def view(**fields: Any) -> BluffPirateView:
    """Seat 0's view of a table of four at rest, but for these fields."""
    known: dict[str, Any] = {
        "seat": 0,
        "players": 4,
        "to_act": (0,),
        "result": None,
        "phase": "lay",
        "turn": 0,
        "squares": (6, 6, 6, 6),
        "islands": (18, 24),
        "tokens": ("closed", "closed"),
        "hand": ("anchor", "compass", "flag", "hook", "lantern", "map", "rum"),
        "hand_sizes": (7, 6, 6, 6),
        "pile": 60,
        "discards": (0,) * len(KINDS),
        "laid": None,
        "voted": (),
        "vote": None,
    } | fields
    return BluffPirateView(**known)


def seated(kind: str, number: int = 0) -> Bot:
    return bot(kind, GAME, 0, random.Random(number))


def lays(kind: str, seen: BluffPirateView, times: int) -> list[Any]:
    legal = SetsAndDiscards(with_cards((0,) * len(KINDS), seen.hand))
    actions = [seated(kind, number).act(seen, legal, 0.0) for number in range(times)]
    assert all(action in legal for action in actions)
    return actions


def votes(kind: str, seen: BluffPirateView, times: int = 1) -> float:
    """How often it says "bluff"."""
    said = [seated(kind, number).act(seen, VOTES, 0.0) for number in range(times)]
    return sum(vote == Vote(True) for vote in said) / times


def is_bluff(action: Any) -> bool:
    return isinstance(action, Lay) and any(card != action.shown for card in action.hidden)


# Cards and chances.


def test_chance_of_holding_cards() -> None:
    assert chance_of_at_least(0, 5, 50, 3) == 1.0
    assert chance_of_at_least(4, 5, 50, 3) == 0.0
    assert chance_of_at_least(1, 1, 10, 3) == pytest.approx(0.3)
    assert chance_of_at_least(2, 2, 4, 2) == pytest.approx(1 / 6)


def test_memory_knows_the_cards_that_went_back_to_a_hand() -> None:
    memory = Memory(5, 0)
    memory.see(Laid(1, "rum", 1, 3, None, False))
    memory.see(Revealed(1, 2, True, "rum", 1, ("anchor", "rum"), bluffed=True, returned=True))
    assert memory.known[1][INDEX["rum"]] == 2
    assert memory.known[1][INDEX["anchor"]] == 1
    memory.see(Discarded(1, "anchor"))
    assert memory.known[1][INDEX["anchor"]] == 0


def test_memory_follows_the_loot() -> None:
    memory = Memory(5, 0)
    memory.see(Boarded(2, 0))
    memory.see(Robbed(2, 0, 3, ("map", "map", "rum")))
    assert memory.known[2][INDEX["map"]] == 2
    memory.sizes = (5, 5, 6, 5, 5)
    memory.see(Robbed(3, 2, 3, None))  # half of the hand, and nobody knows which
    assert memory.known[2][INDEX["map"]] == memory.known[3][INDEX["map"]] == 1


def test_a_set_is_less_likely_honest_when_its_cards_are_elsewhere_or_its_captain_lies() -> None:
    laid = Laid(1, "rum", 1, 3, None, False)
    memory = Memory(5, 0)

    def odds(seen: BluffPirateView) -> float:
        return log_odds_honest(memory, seen, laid, 7, public=False)

    plain = odds(view())
    assert odds(view(hand=("rum",) * 5)) < plain
    memory.expected = 0.5, [0.5] * 4
    memory.see(Revealed(1, 2, True, "map", 1, ("anchor", "rum"), bluffed=True, returned=False))
    assert odds(view()) < plain


def test_the_race_is_fair_and_the_nearer_ship_is_the_favourite() -> None:
    race = Race(view(squares=(6, 9, 6, 6), hand_sizes=(6, 6, 6, 6)), None)
    chances = [race.chance(seat, 0) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[1] == max(chances)
    assert race.chance(1, 0, [(1, 9)]) > 0.5  # it lands, and the treasure is there or not
    open_race = Race(view(squares=(18, 20, 6, 6), tokens=("empty", "closed")), None)
    assert open_race.chance(1, 0, [(1, 5)]) == 1.0


# Votes.


@pytest.mark.parametrize("kind", THINKERS)
def test_a_set_that_cannot_be_honest_is_called(kind: str) -> None:
    discards = [0] * len(KINDS)
    discards[INDEX["rum"]] = 7
    laid = Laid(1, "rum", 1, 4, None, True)
    seen = view(phase="vote", turn=1, laid=laid, discards=tuple(discards), hand_sizes=(7, 3, 6, 6))
    assert votes(kind, seen, 50) == 1.0


@pytest.mark.parametrize("kind", THINKERS)
def test_the_suspicious_doubt_more_than_the_trusting(kind: str) -> None:
    """Of captains who were seen to bluff more or less often when they picked this vote."""
    laid = Laid(1, "rum", 1, 3, None, False)
    seen = view(phase="vote", turn=1, laid=laid, squares=(8, 6, 6, 6))
    said = dict.fromkeys(("suspicious", "trusting"), 0)
    for temper, bluffs in product(said, range(40)):
        captain = seated(f"{kind}:{temper}", bluffs)
        for _ in range(bluffs // 3):
            captain.act(seen, VOTES, 0.0)
            captain.see(Revealed(1, 0, False, "rum", 1, ("map", "map"), True, False))
        said[temper] += captain.act(seen, VOTES, 0.0) == Vote(True)
    assert said["suspicious"] > said["trusting"]


# Sets.


@pytest.mark.parametrize("kind", THINKERS)
def test_an_honest_set_that_wins_is_laid(kind: str) -> None:
    hand = ("anchor", "compass", "flag", "hook", "rum", "rum", "rum")
    seen = view(hand=hand, squares=(21, 22, 18, 18), tokens=("empty", "closed"))
    for action in lays(kind, seen, 20):
        assert isinstance(action, Lay)
        assert action.shown == "rum"
    sure = [action for action in lays(kind, seen, 40) if not is_bluff(action)]
    assert len(sure) >= 36


@pytest.mark.parametrize("kind", THINKERS)
def test_bluffs_and_honest_turns_are_mixed(kind: str) -> None:
    """Without a pair nobody does the same thing every time."""
    found = lays(kind, view(), 60)
    assert any(is_bluff(action) for action in found)
    assert len(set(found)) > 5


@pytest.mark.parametrize("kind", THINKERS)
def test_the_bold_bluff_more_than_the_cagey(kind: str) -> None:
    hand = ("anchor", "anchor", "anchor", "hook", "lantern", "map", "rum")
    bluffs = {
        temper: sum(
            is_bluff(action)
            for seen in (view(hand=hand), view())
            for action in lays(f"{kind}:{temper}", seen, 120)
        )
        for temper in ("bold", "cagey")
    }
    assert bluffs["bold"] > bluffs["cagey"]


@pytest.mark.parametrize("kind", THINKERS)
def test_the_chatty_claim_more(kind: str) -> None:
    seen = view(hand=("anchor", "anchor", "anchor", "hook", "lantern", "map", "rum"))
    claims = {
        temper: sum(
            isinstance(action, Lay) and action.honest_claim
            for action in lays(f"{kind}:{temper}", seen, 100)
        )
        for temper in ("chatty", "cagey")
    }
    assert claims["chatty"] > claims["cagey"]


def test_a_regular_discards_what_has_least_hope() -> None:
    """Pairs stay, and of two single cards goes the one of which most are gone."""
    discards = [0] * len(KINDS)
    discards[INDEX["map"]] = 8
    hand = ("anchor", "anchor", "hook", "map", "pirate", "rum", "rum")
    dropped = [
        action
        for action in lays("regular", view(hand=hand, discards=tuple(discards)), 60)
        if isinstance(action, Discard)
    ]
    assert dropped
    assert set(dropped) == {Discard("map")}


def test_with_few_cards_nothing_is_thrown_away() -> None:
    hand = ("anchor", "map", "rum")
    for kind in THINKERS:
        for action in lays(kind, view(hand=hand, hand_sizes=(3, 6, 6, 6)), 20):
            assert isinstance(action, Lay | Keep)


# Whom to pick.


@pytest.mark.parametrize("kind", THINKERS)
def test_who_would_land_is_not_asked_about_a_bluff(kind: str) -> None:
    laid = Laid(0, "rum", 1, 3, ("anchor", "map"), False)
    seen = view(
        phase="pick",
        laid=laid,
        squares=(6, 22, 6, 6),
        tokens=("empty", "closed"),
        hand_sizes=(4, 6, 6, 6),
        hand=("compass", "flag", "hook", "lantern"),
    )
    picked = [seated(kind, n).act(seen, voters(4, 0), 0.0) for n in range(30)]
    assert picked.count(PickVoter(1)) <= 1


def test_an_honest_regular_asks_the_known_doubter() -> None:
    laid = Laid(0, "rum", 1, 3, ("rum", "rum"), False)
    seen = view(phase="pick", laid=laid, hand_sizes=(4, 6, 6, 6), hand=("flag",) * 4)
    picked = []
    for number in range(30):
        captain = seated("regular", number)
        for voter, doubted in ((1, False), (2, True), (3, False)) * 3:
            captain.see(Revealed(1, voter, doubted, "map", 1, ("map", "map"), False, False))
        picked.append(captain.act(seen, voters(4, 0), 0.0))
    assert picked.count(PickVoter(2)) >= 24


def test_a_shark_expects_doubt_of_who_doubts_more_than_it_expected() -> None:
    memory = Memory(5, 0)
    stake = Stake(Race(view(), None), 1, 3, 2.0, 4.0)
    before = stake.doubts(0.0, memory)
    for _ in range(3):
        memory.doubting[2].learn(0.5, happened=True)
    assert stake.doubts(0.0, memory)[2] > before[2]
