"""The bots of Millions of Dollars: what they work out, and what they do where the right answer is
known."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from bluffhouse.bots import TEMPERAMENTS, bot
from bluffhouse.bots.millions_of_dollars.beliefs import Beliefs, Memory
from bluffhouse.bots.millions_of_dollars.habits import usual
from bluffhouse.bots.millions_of_dollars.haggling import Haggling
from bluffhouse.bots.millions_of_dollars.heist import (
    BOSS,
    BRUISER,
    DRIVER,
    NUMBER,
    PICKPOCKET,
    SNITCH,
    THREAT_CARD,
    crowd_of,
    heist,
    nerve,
)
from bluffhouse.bots.millions_of_dollars.prospects import winning
from bluffhouse.bots.millions_of_dollars.regular import Regular
from bluffhouse.bots.millions_of_dollars.shark import Shark
from bluffhouse.bots.millions_of_dollars.tells import Tells
from bluffhouse.rules.contract import Action, Event, Legal
from bluffhouse.rules.millions_of_dollars import (
    HEISTS,
    LOOT,
    READY,
    Accept,
    Accepted,
    Ask,
    Choose,
    Claim,
    Claimed,
    Loot,
    LootRevealed,
    MillionsOfDollars,
    MillionsState,
    MillionsView,
    Offer,
    OfferMade,
    Refuse,
    Revealed,
    Role,
    RolesShown,
    StakesPlaced,
    Threaten,
    Withdraw,
)

GAME = MillionsOfDollars()
PLAIN = Loot(9, 1)
THINKERS = ("regular", "shark")


def table(*roles: Role, hidden: Role, loot: Loot = PLAIN) -> MillionsState:
    """Start the negotiation of the first round; with three players each seat takes two roles."""
    players = 3 if len(roles) == 6 else len(roles)
    state = GAME.start(players, seed=1, script=[loot, hidden], starter=1)
    assert isinstance(state, MillionsState)
    slots = len(roles) // players
    for seat in range(players):
        state.play(seat, Choose(roles[seat * slots : seat * slots + slots]))
    return state


def player(kind: str, seed: int = 0, temperament: str = "steady", seat: int = 0) -> Regular:
    made = bot(f"{kind}:{temperament}", GAME, seat, random.Random(seed))
    assert isinstance(made, Regular)
    return made


def decide(kind: str, state: MillionsState, seed: int = 0, temperament: str = "steady") -> Action:
    """Return what a bot that has just joined in seat 0 does."""
    return player(kind, seed, temperament).act(state.view(0), state.legal(0), 0.05)


def final_decision(kind: str, state: MillionsState, seed: int, temperament: str = "steady") -> str:
    """Return whether seat 0 stays or leaves once it has nothing more to say."""
    thinker, state = player(kind, seed, temperament), state.copy()
    for _ in range(30):
        action = thinker.act(state.view(0), state.legal(0), 0.05)
        if action == READY:
            return "stays"
        if isinstance(action, Withdraw):
            return "leaves"
        for event in state.play(0, action):
            thinker.see(event.seen_by(0))
        for deal in state.view(0).offers:  # nobody wants any of it
            state.play(deal.answerer, Refuse(deal.id))
            state.play(deal.answerer, READY)
    raise AssertionError("the bot never stops talking")


def others_ready(state: MillionsState) -> MillionsState:
    for seat in range(1, state.players):
        state.play(seat, READY)
    return state


# ── what a heist brings ─────────────────────────────────────────────────────────────────────


def test_the_printed_split_is_worked_out_right() -> None:
    takings = heist(Loot(8, 1, "bruiser"), 7, ())[crowd_of([BOSS, BRUISER, PICKPOCKET])]
    assert takings.gains[BOSS] == 3
    assert takings.gains[BRUISER] == 2 + THREAT_CARD
    assert takings.gains[PICKPOCKET] == 5


def test_too_many_lose_their_stake_but_bruisers_do_not() -> None:
    takings = heist(Loot(12, 2), 4, ())[crowd_of([DRIVER, DRIVER, BRUISER, BRUISER])]
    assert takings.gains[DRIVER] == -2
    assert takings.gains[BRUISER] == 0
    assert not takings.split


def test_a_lonely_snitch_pays_and_a_named_role_is_out() -> None:
    here = heist(PLAIN, 5, ("driver", "driver", "pickpocket", "snitch"))
    assert here[crowd_of([SNITCH])].gains[SNITCH] == -3
    named = here.if_named(crowd_of([SNITCH, DRIVER, PICKPOCKET]), DRIVER)
    assert named.gains[DRIVER] == -1
    assert named.gains[PICKPOCKET] == 4


def test_the_chance_to_win_is_certain_when_the_game_is_over() -> None:
    assert winning([20, 19, 5, 5], 0, split=True, rounds=3) == 1
    assert winning([20, 19, 5, 5], 1, split=True, rounds=3) == 0
    assert winning([12, 12, 5, 5], 1, split=False, rounds=HEISTS) == 0.5
    # Twenty million count only after a split (MD-11).
    assert 0 < winning([20, 19, 5, 5], 1, split=False, rounds=3) < 0.5


def test_the_more_of_a_role_are_shown_the_fewer_stay() -> None:
    odds = [
        nerve(PLAIN, 4, shown, 4).stay[DRIVER]
        for shown in (
            ("bruiser", "driver", "pickpocket"),
            ("driver", "driver", "pickpocket"),
            ("driver", "driver", "driver"),
        )
    ]
    assert all(fewer > more for fewer, more in pairwise(odds))


# ── beliefs ─────────────────────────────────────────────────────────────────────────────────


def odds_of(
    view: MillionsView, at: int, memory: Memory | None = None, tells: Tells | None = None
) -> dict[Role, float]:
    """Return the chance of each role, as seat 0 sees it, for the at-th other character inside."""
    common = nerve(view.loots[-1], view.players, view.shown, view.players)
    mix = usual(view.players, view.loots[-1])
    beliefs = Beliefs(view, 0, memory or Memory(), common, mix, 1.0, tells)
    worlds = beliefs.worlds()
    assert sum(world.weight for world in worlds) == pytest.approx(1)
    return {
        role: sum(world.weight for world in worlds if world.roles[at] == number)
        for role, number in NUMBER.items()
    }


def test_a_player_whose_own_card_is_not_shown_knows_all_the_others() -> None:
    view = table("driver", "bruiser", "pickpocket", "pickpocket", hidden="driver").view(0)
    odds = odds_of(view, 0)
    assert odds["driver"] == 0
    assert odds["bruiser"] + odds["pickpocket"] == pytest.approx(1)


def test_a_look_makes_the_rest_certain() -> None:
    state = table("driver", "bruiser", "pickpocket", "pickpocket", hidden="driver")
    state.threats[0] = 1
    state.play(0, Threaten(1, 0))
    view = state.view(0)
    assert odds_of(view, 0)["bruiser"] == 1
    assert odds_of(view, 1)["pickpocket"] == 1


def test_drawn_worlds_are_as_likely_as_all_of_them() -> None:
    view = table("driver", "driver", "pickpocket", "bruiser", "snitch", hidden="driver").view(0)
    common = nerve(view.loots[-1], 5, view.shown, 5)
    beliefs = Beliefs(view, 0, Memory(), common, usual(5, view.loots[-1]), 1.0)
    drawn = beliefs.some_worlds(4000, random.Random(3))
    for role in (SNITCH, BRUISER, DRIVER, PICKPOCKET):
        exact = sum(world.weight for world in beliefs.worlds() if world.roles[0] == role)
        guess = sum(world.weight for world in drawn if world.roles[0] == role)
        assert guess == pytest.approx(exact, abs=0.04)


def heard(memory: Memory, said: Role, shown: Role, times: int) -> None:
    """Let seat 1 claim one role and show another, this many times."""
    for _ in range(times):
        for event in (
            LootRevealed(1, 0, PLAIN),
            Claimed(1, 0, said),
            Revealed(shown, ((1, 0),), "stays", 1, False, (5, 5, 5, 5)),
        ):
            memory.see(event, 0)


def test_a_liar_is_believed_less_than_an_honest_player() -> None:
    state = table("driver", "pickpocket", "driver", "bruiser", hidden="bruiser")
    state.play(1, Claim(0, "driver"))
    honest, liar = Memory(), Memory()
    heard(honest, "pickpocket", "pickpocket", 4)
    heard(liar, "driver", "pickpocket", 4)
    plain = odds_of(state.view(0), 0)["driver"]
    assert odds_of(state.view(0), 0, honest)["driver"] > plain
    assert odds_of(state.view(0), 0, liar)["driver"] < plain


def test_a_player_who_buys_others_out_has_rivals() -> None:
    state = table("bruiser", "driver", "driver", "pickpocket", hidden="pickpocket")
    told: list[Event] = [
        LootRevealed(1, 1, PLAIN),
        StakesPlaced(1, (0, 0, 0, 0), (4, 4, 4, 4)),
        RolesShown(state.shown, None),
        OfferMade(1, 0, 3, 0, 2),
    ]
    tells = Tells()
    for event in told:
        tells.see(event)
    view = state.view(0)
    assert odds_of(view, 0, tells=tells)["driver"] > odds_of(view, 0)["driver"] + 0.1


# ── staying and leaving ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", THINKERS)
def test_the_last_to_speak_leaves_a_certain_crash(kind: str) -> None:
    """At least two other drivers are in and ready, and none of them will leave."""
    state = others_ready(table("driver", "driver", "driver", "pickpocket", hidden="pickpocket"))
    assert [final_decision(kind, state, seed) for seed in range(15)].count("leaves") >= 13


@pytest.mark.parametrize("kind", THINKERS)
def test_the_only_one_of_a_role_stays(kind: str) -> None:
    state = others_ready(table("driver", "bruiser", "pickpocket", "pickpocket", hidden="driver"))
    assert {final_decision(kind, state, seed) for seed in range(15)} == {"stays"}


@pytest.mark.parametrize("kind", THINKERS)
def test_a_single_driver_does_not_leave_for_a_million_but_a_crowded_one_for_four(kind: str) -> None:
    alone = table("driver", "bruiser", "pickpocket", "pickpocket", hidden="driver")
    alone.play(1, Offer(0, 0, 1))
    crowded = table("driver", "driver", "driver", "pickpocket", hidden="pickpocket")
    crowded.play(1, Offer(0, 0, 4))
    assert {decide(kind, alone, seed) for seed in range(10)} == {Refuse(0)}
    assert {decide(kind, crowded, seed) for seed in range(10)} == {Accept(0)}


def test_a_player_who_wins_by_leaving_does_not_gamble() -> None:
    """The last heist: with 16 million at home nobody can catch up, unless I crash."""
    state = others_ready(
        table("driver", "driver", "driver", "pickpocket", hidden="pickpocket", loot=LOOT[9])
    )
    view = msgspec.structs.replace(state.view(0), money=(14, 1, 1, 1), loots=(*LOOT[:7], LOOT[9]))
    for seed in range(10):
        thinker = player("shark", seed)
        action: Action = READY
        for _ in range(10):  # it may talk first
            action = thinker.act(view, state.legal(0), 0.05)
            if isinstance(action, Withdraw):
                break
        assert action == Withdraw(0)


# ── haggling ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", THINKERS)
def test_a_refused_price_is_not_paid_later_for_nothing(kind: str) -> None:
    """A bot that has refused a price once refuses it again."""
    for seed in range(8):
        state = table("driver", "driver", "pickpocket", "bruiser", hidden="bruiser")
        thinker = player(kind, seed)
        refused = False
        for price in (3, 3, 3, 4, 3):
            number = state.offers_made[1]
            state.play(1, Ask(0, 0, price))
            answer = thinker.act(state.view(0), state.legal(0), 0.05)
            if answer == Accept(number):
                assert not refused
                break
            assert answer == Refuse(number)
            refused = True
            state.play(0, answer)


@pytest.mark.parametrize("kind", THINKERS)
def test_an_offer_that_was_too_low_is_too_low_later(kind: str) -> None:
    for seed in range(8):
        state = table("driver", "driver", "pickpocket", "bruiser", hidden="bruiser")
        thinker = player(kind, seed)
        for turn in range(5):
            state.play(1, Offer(0, 0, 1))
            answer = thinker.act(state.view(0), state.legal(0), 0.05)
            if answer == Accept(turn):
                assert turn == 0
                break
            state.play(0, answer)


def test_new_knowledge_reopens_refused_deals() -> None:
    state = table("driver", "driver", "pickpocket", "bruiser", hidden="bruiser")
    haggling = Haggling(state.view(0))
    haggling.refuse_to_pay((1, 0), 3)
    haggling.refuse_to_leave(0, 2)
    state.play(1, Claim(0, "driver"))  # talk changes nothing
    haggling.heed(state.view(0))
    assert haggling.too_dear((1, 0), 3)
    assert haggling.too_dear((1, 0), 4)
    assert not haggling.too_dear((1, 0), 2)
    assert haggling.too_little(0, 2)
    assert not haggling.too_little(0, 3)
    state.play(2, Withdraw(0))
    haggling.heed(state.view(0))
    assert not haggling.too_dear((1, 0), 3)
    assert not haggling.too_little(0, 2)


@pytest.mark.parametrize("kind", THINKERS)
def test_a_player_who_was_paid_before_is_paid_less_gladly(kind: str) -> None:
    state = table("driver", "driver", "pickpocket", "bruiser", hidden="bruiser")
    state.play(1, Ask(0, 0, 2))
    [deal] = state.view(0).offers
    thinker = player(kind)

    def margin() -> float:
        return thinker._margin(thinker._standing(state.view(0), state.legal(0), 0.05), deal)

    stranger = margin()
    for _ in range(3):
        thinker.see(Accepted(0, 0, 0, 1, 0, 2))
    assert margin() < stranger - 0.5


class Beggar(Regular):
    """Asks everybody for money in every round, and stays unless somebody pays."""

    def act(self, view: MillionsView, legal: Legal, seconds: float) -> Action:
        if view.phase == "choose":
            [role] = self.rng.choices(tuple(NUMBER), usual(view.players, view.loots[-1]))
            return Choose((role,))
        for deal in view.offers:
            if deal.answerer == self.seat:
                return Refuse(deal.id)
        for other in range(view.players):
            ask = Ask(other, 0, 2)
            if other != self.seat and ask in legal:
                return ask
        return READY


def test_nobody_lives_on_being_paid_to_leave() -> None:
    won = 0.0
    games = 60
    for number in range(games):
        seat = number % 4
        state = GAME.start(4, seed=f"beggar {number}")
        rng = random.Random(number)
        bots = [
            (Beggar if s == seat else Regular)(GAME, s, random.Random(f"{number} {s}"))
            for s in range(4)
        ]
        while state.result is None:
            actor = rng.choice(state.to_act)
            view = state.view(actor)
            assert isinstance(view, MillionsView)
            action = bots[actor].act(view, state.legal(actor), 0.01)
            for event in state.play(actor, action):
                for listener in bots:
                    listener.see(event.seen_by(listener.seat))
        won += (seat in state.result.winners) / max(1, len(state.result.winners))
    assert won < games / 4


# ── looking, temperament, time ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", THINKERS)
def test_a_threat_card_is_not_wasted_on_what_changes_nothing(kind: str) -> None:
    state = others_ready(table("driver", "bruiser", "pickpocket", "pickpocket", hidden="driver"))
    state.threats[0] = 1
    for seed in range(10):
        assert not isinstance(decide(kind, state, seed), Threaten)


def test_a_threat_card_is_spent_where_a_look_decides() -> None:
    """One of three may be my rival, all are ready, and the card is worth nothing later, because it
    is the last heist. (A shark knows that leaving means losing, and stays.)"""
    state = others_ready(table("driver", "driver", "pickpocket", "bruiser", hidden="driver"))
    state.threats[0] = 1
    view = msgspec.structs.replace(state.view(0), loots=(*LOOT[:7], PLAIN))
    looks = 0
    for seed in range(10):
        thinker = player("regular", seed)
        looks += isinstance(thinker.act(view, state.legal(0), 0.05), Threaten)
    assert looks >= 5


def test_the_bold_stay_and_lie_more_than_the_cagey() -> None:
    state = others_ready(table("driver", "driver", "pickpocket", "bruiser", hidden="bruiser"))
    stays, lies = {}, {}
    for temperament in ("bold", "cagey"):
        decisions = [final_decision("regular", state, seed, temperament) for seed in range(60)]
        stays[temperament] = decisions.count("stays")
        thinker = player("regular", 1, temperament)
        lies[temperament] = sum(thinker._new_mood().lies for _ in range(300))
    assert stays["bold"] > stays["cagey"]
    assert lies["bold"] > lies["cagey"]


def test_the_trusting_believe_a_claim_more_than_the_suspicious() -> None:
    memory = Memory()
    trust = {name: memory.honesty(1, TEMPERAMENTS[name].trust) for name in TEMPERAMENTS}
    assert trust["trusting"] > trust["steady"] > trust["suspicious"]


def test_the_chatty_say_and_propose_more_than_the_cagey() -> None:
    said = {}
    for temperament in ("chatty", "cagey"):
        thinker = player("regular", 1, temperament)
        moods = [thinker._new_mood() for _ in range(300)]
        said[temperament] = sum(mood.claims + mood.deals for mood in moods)
    assert said["chatty"] > said["cagey"]


@pytest.mark.parametrize("players", [3, 4, 8])
def test_without_any_time_the_shark_still_decides(players: int) -> None:
    state = GAME.start(players, seed=5)
    rng = random.Random(5)
    sharks = [Shark(GAME, seat, random.Random(seat)) for seat in range(players)]
    for _ in range(40):
        if state.result is not None:
            break
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        view = state.view(seat)
        assert isinstance(view, MillionsView)
        action = sharks[seat].act(view, legal, 0.0)
        assert action in legal
        state.play(seat, action)
