"""The numbered rules of Millions of Dollars: the printed examples and the edge cases."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any, TypeVar

import pytest

from bluffhouse import Event, IllegalAction, OptionError
from bluffhouse.rules.contract import ChanceEvent, Ended, RedactedError
from bluffhouse.rules.millions_of_dollars import (
    LOOT,
    Accept,
    Accepted,
    Ask,
    CallTime,
    Choose,
    Chosen,
    Claim,
    Claimed,
    Deal,
    DriverPaid,
    HeistBegun,
    IconPaid,
    Left,
    Look,
    Looked,
    Loot,
    LootRevealed,
    LootSplit,
    MillionsOfDollars,
    MillionsState,
    Name,
    Named,
    NobodyLeft,
    Offer,
    OfferMade,
    OnlyRoleNamed,
    PocketPicked,
    PriceNamed,
    Ready,
    Refuse,
    Refused,
    Revealed,
    RolesLaidOpen,
    RolesShown,
    SaidReady,
    SnitchAlone,
    StakesPlaced,
    TakeBack,
    Threaten,
    TookBack,
    Withdraw,
    Withdrew,
    roles_in_play,
)
from histories import histories

AL, BO, CY, DI, ED, FLO, GUS, HAL = range(8)

EIGHT_BRUISER, EIGHT_SNITCH = Loot(8, 1, "bruiser"), Loot(8, 1, "snitch")
NINE, NINE_DRIVER, NINE_PICKPOCKET = Loot(9, 1), Loot(9, 1, "driver"), Loot(9, 1, "pickpocket")
TEN, TEN_BOSS = Loot(10, 2), Loot(10, 1, "boss")
ELEVEN, ELEVEN_DRIVER, TWELVE = Loot(11, 2), Loot(11, 2, "driver"), Loot(12, 2)

E = TypeVar("E", bound=Event)


def table(players: int, *script: object, leader: int = AL, **options: object) -> MillionsState:
    """Start a scripted game: for every round the loot, then the role that stays hidden."""
    state = MillionsOfDollars(**options).start(
        players, script=(leader, *script), seed="after the script"
    )
    assert isinstance(state, MillionsState)
    return state


def roles_of(text: str) -> Any:
    """Split a list of roles."""
    return tuple(text.split())


def choose(state: MillionsState, *roles: str) -> Sequence[Event]:
    """Choose for every seat in turn: "driver", or with three players "driver boss"."""
    for seat, chosen in enumerate(roles):
        events = state.play(seat, Choose(roles_of(chosen)))
    return events


def leave(state: MillionsState, *seats: int) -> Sequence[Event]:
    for seat in seats:
        events = state.play(seat, Withdraw(0))
    return events


def say_ready(state: MillionsState) -> Sequence[Event]:
    """Say ready for everybody still in, and return the events of the heist that follows."""
    events: Sequence[Event] = ()
    while len(events) < 2:
        events = state.play(state.to_act[0], Ready())
    return events


def heist(state: MillionsState, *crew: int) -> Sequence[Event]:
    """Let everybody else leave, and play the heist of this crew."""
    leave(state, *[seat for seat in range(state.players) if seat not in crew])
    return say_ready(state)


def bribe(state: MillionsState, payer: int, leaver: int, amount: int) -> Sequence[Event]:
    [made] = state.play(payer, Offer(leaver, 0, amount))
    assert isinstance(made, OfferMade)
    return state.play(leaver, Accept(made.offer))


def idle_round(state: MillionsState) -> Sequence[Event]:
    """Play a round in which everybody chooses something and leaves."""
    while state.phase == "choose":
        seat = state.to_act[0]
        events = state.play(seat, state.legal(seat)[0])
    count = len(state.loots)
    while state.phase == "negotiate" and len(state.loots) == count:
        seat = state.to_act[0]
        events = state.play(seat, Withdraw(0 if state.view(seat).inside[seat][0] else 1))
    return events


def the(kind: type[E], events: Sequence[Event]) -> E:
    """Return the only event of this kind."""
    [event] = [event for event in events if isinstance(event, kind)]
    return event


def every(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


class Word(str):
    """Equal to a str, but not one."""

    __slots__ = ()


def junk(value: object) -> Any:
    """Pass any value off as the right type."""
    return value


def refusal(state: MillionsState, seat: Any, action: Any) -> tuple[str, dict[str, int | str]]:
    """Return why an action is refused, after checking that `legal` excludes it too."""
    assert action not in state.legal(seat)
    with pytest.raises(IllegalAction) as refused:
        state.play(seat, action)
    return refused.value.reason, refused.value.values


def four(loot: Loot = NINE, *more: object, fool_me_once: bool = False) -> MillionsState:
    """A negotiation of Al the driver, Bo and Cy the bruisers, Di the pickpocket; a bruiser is
    hidden."""
    state = table(4, loot, "bruiser", *more, fool_me_once=fool_me_once)
    choose(state, "driver", "bruiser", "bruiser", "pickpocket")
    return state


# ── components and set-up ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("MD-1")
@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (3, "snitch bruiser driver pickpocket boss"),
        (4, "bruiser driver pickpocket"),
        (5, "snitch bruiser driver pickpocket"),
        (6, "snitch bruiser driver pickpocket"),
        (7, "snitch bruiser driver pickpocket boss"),
        (8, "snitch bruiser driver pickpocket boss"),
    ],
)
def test_the_roles_in_play_depend_on_the_number_of_players(players: int, roles: str) -> None:
    assert roles_in_play(players) == tuple(roles.split())
    state = table(players, NINE)
    actions: Any = state.legal(AL)
    offered = {role for action in actions for role in action.roles}
    assert offered == set(roles.split())
    if players == 4:
        assert refusal(state, AL, Choose(("snitch",))) == (
            "millions-of-dollars-choose-roles",
            {"count": 1},
        )


@pytest.mark.rule("MD-1")
@pytest.mark.parametrize("players", [0, 2, 9, True, "4", None])
def test_three_to_eight_players(players: Any) -> None:
    with pytest.raises(OptionError, match="millions_of_dollars is for 3 to 8 players"):
        MillionsOfDollars().start(players)


@pytest.mark.rule("MD-2")
def test_ten_loot_cards() -> None:
    assert Counter((loot.amount, loot.stake) for loot in LOOT) == {
        (8, 1): 2,
        (9, 1): 3,
        (10, 1): 1,
        (10, 2): 1,
        (11, 2): 2,
        (12, 2): 1,
    }
    icons = [loot.icon for loot in LOOT if loot.icon]
    assert sorted(icons) == ["boss", "bruiser", "driver", "driver", "pickpocket", "snitch"]
    assert len(set(LOOT)) == 10


@pytest.mark.rule("MD-2")
def test_everyone_starts_with_five_million_and_eight_loot_cards_come_up_once_each() -> None:
    state = table(5, NINE, leader=CY)
    assert state.money == [5, 5, 5, 5, 5]
    assert state.view(None).money == (5, 5, 5, 5, 5)  # money is public
    assert state.record.events[1] == LootRevealed(1, CY, NINE)
    while state.result is None:
        idle_round(state)
    assert len(set(state.loots)) == 8
    assert set(state.loots) <= set(LOOT)


# ── planning ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MD-3")
def test_choosing_is_secret_and_in_any_order() -> None:
    state = table(4, NINE, "bruiser")
    assert state.to_act == (AL, BO, CY, DI)
    [chosen] = state.play(CY, Choose(("bruiser",)))
    assert chosen == Chosen(CY, ("bruiser",))
    assert chosen.seen_by(CY) == chosen
    assert chosen.seen_by(AL) == chosen.seen_by(None) == Chosen(CY, None)
    assert list(state.to_act) == [AL, BO, DI]
    assert state.view(CY).characters == ((None,), (None,), ("bruiser",), (None,))
    assert state.view(AL).characters == state.view(None).characters == ((None,),) * 4
    assert refusal(state, CY, Choose(("driver",))) == ("not-your-turn", {})
    assert state.money == [5, 5, 5, 5]  # stakes are placed when all have chosen


@pytest.mark.rule("MD-3")
def test_a_redacted_choice_or_hidden_card_answers_nothing() -> None:
    state = table(4, NINE, "bruiser")
    [chosen] = state.play(CY, Choose(("bruiser",)))
    assert isinstance(chosen, Chosen)
    assert chosen.seen_by(CY).action == Choose(("bruiser",))
    with pytest.raises(RedactedError):
        _ = chosen.seen_by(AL).action
    with pytest.raises(RedactedError):
        _ = RolesShown(("driver",), "bruiser").seen_by(AL).outcome


@pytest.mark.rule("MD-3")
def test_all_role_cards_but_one_are_shown() -> None:
    state = table(5, TWELVE, "driver")
    events = choose(state, "pickpocket", "driver", "driver", "snitch", "bruiser")
    assert [type(event) for event in events] == [Chosen, StakesPlaced, RolesShown]
    assert the(StakesPlaced, events) == StakesPlaced(2, (0,) * 5, (3,) * 5)
    shown = the(RolesShown, events)
    assert shown == RolesShown(("snitch", "bruiser", "driver", "pickpocket"), "driver")
    assert isinstance(shown, ChanceEvent)
    assert shown.outcome == "driver"
    for seat in (AL, BO, CY, DI, ED, None):
        assert shown.seen_by(seat) == RolesShown(shown.shown, None)
    assert state.view(AL).shown == shown.shown


@pytest.mark.rule("MD-3")
def test_the_hidden_card_may_be_any_chosen_role() -> None:
    hidden = set()
    for seed in range(40):
        state: Any = MillionsOfDollars().start(4, seed=seed)
        choose(state, "driver", "bruiser", "bruiser", "driver")
        hidden.add(state.hidden)
    assert hidden == {"driver", "bruiser"}


@pytest.mark.rule("MD-3")
def test_the_reserve_pays_the_whole_stake_of_a_player_who_cannot() -> None:
    # Bo pays Al all but one million to leave, and then loses the stake to another driver.
    state = table(4, NINE, "driver", TEN, "driver")
    choose(state, "driver", "driver", "driver", "driver")
    bribe(state, BO, AL, 3)
    events = say_ready(state)
    assert state.money[BO] == 1
    assert every(LootSplit, events) == []
    events = choose(state, "driver", "driver", "bruiser", "bruiser")
    assert the(StakesPlaced, events) == StakesPlaced(2, (0, 2, 0, 0), (6, 1, 2, 2))
    # It lies on the character like any other stake, so Bo may leave with it.
    left = the(Left, leave(state, BO))
    assert (left.stake, left.money[BO]) == (2, 3)


# ── negotiation ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MD-4")
def test_a_player_who_leaves_takes_the_stake_stays_silent_and_keeps_the_role_secret() -> None:
    state = four(TWELVE)
    assert state.money == [3, 3, 3, 3]
    events = leave(state, BO)
    assert events == [Withdrew(BO, 0), Left(BO, 0, 2, (3, 5, 3, 3), ())]
    assert [event.seen_by(None) for event in events] == events  # no role to hide
    assert state.to_act == (AL, CY, DI)
    assert refusal(state, BO, Claim(0, "boss")) == ("not-your-turn", {})
    assert state.view(AL).characters[BO] == (None,)
    assert state.view(AL).inside == ((True,), (False,), (True,), (True,))
    heist_events = say_ready(state)
    assert (BO, 0) not in [
        character for event in every(Revealed, heist_events) for character in event.characters
    ]
    assert state.shown == ()  # and the next round begins
    assert state.view(AL).characters == ((None,),) * 4


@pytest.mark.rule("MD-4")
def test_an_accepted_offer_is_paid_in_full_before_the_character_leaves() -> None:
    state = four()
    [made] = state.play(AL, Offer(BO, 0, 3))
    assert made == OfferMade(AL, 0, BO, 0, 3)
    assert state.view(CY).offers == (Deal(0, maker=AL, payer=AL, leaver=BO, slot=0, amount=3),)
    assert state.money == [4, 4, 4, 4]  # an offer moves no money
    events = state.play(BO, Accept(0))
    assert events == [
        Accepted(BO, 0, payer=AL, leaver=BO, slot=0, amount=3),
        Left(BO, 0, 1, (1, 8, 4, 4), ()),
    ]
    assert BO not in state.to_act
    for undoing in (TakeBack(0), Refuse(0), Accept(0)):
        assert refusal(state, AL, undoing) == ("millions-of-dollars-no-such-offer", {})


@pytest.mark.rule("MD-4")
def test_a_price_named_and_paid() -> None:
    state = four()
    [named] = state.play(CY, Ask(DI, 0, 4))
    assert named == PriceNamed(CY, 0, DI, 0, 4)
    assert state.view(None).offers == (Deal(0, maker=CY, payer=DI, leaver=CY, slot=0, amount=4),)
    assert refusal(state, CY, Accept(0)) == ("millions-of-dollars-offer-is-your-own", {})
    assert refusal(state, BO, Accept(0)) == ("millions-of-dollars-no-such-offer", {})
    events = state.play(DI, Accept(0))
    assert events == [
        Accepted(DI, 0, payer=DI, leaver=CY, slot=0, amount=4),
        Left(CY, 0, 1, (4, 4, 9, 0), ()),
    ]
    assert list(state.to_act) == [AL, BO, DI]


@pytest.mark.rule("MD-4")
def test_refusing_and_taking_back() -> None:
    state = four()
    state.play(AL, Offer(BO, 0, 1))
    state.play(AL, Ask(CY, 0, 2))
    assert refusal(state, AL, Refuse(0)) == ("millions-of-dollars-offer-is-your-own", {})
    assert refusal(state, BO, TakeBack(0)) == (
        "millions-of-dollars-offer-is-not-your-own",
        {"seat": AL},
    )
    assert state.play(BO, Refuse(0)) == [Refused(BO, 0)]
    assert state.play(AL, TakeBack(1)) == [TookBack(AL, 1)]
    assert state.view(AL).offers == ()
    assert refusal(state, BO, Accept(0)) == ("millions-of-dollars-no-such-offer", {})
    assert refusal(state, CY, Accept(1)) == ("millions-of-dollars-no-such-offer", {})


@pytest.mark.rule("MD-4")
def test_nobody_offers_more_than_the_money_in_hand() -> None:
    state = four(TWELVE)  # two of the five millions lie on the character
    poor = ("millions-of-dollars-not-enough-money", {"seat": AL, "money": 3})
    assert refusal(state, AL, Offer(BO, 0, 4)) == poor
    assert refusal(state, BO, Ask(AL, 0, 4)) == poor
    assert refusal(state, AL, Offer(BO, 0, 0)) == ("millions-of-dollars-at-least-one-million", {})
    assert Offer(BO, 0, 3) in state.legal(AL)


@pytest.mark.rule("MD-4")
def test_an_offer_can_be_accepted_only_while_the_payer_has_the_money() -> None:
    state = four()
    state.play(AL, Offer(BO, 0, 4))
    bribe(state, AL, CY, 3)
    assert state.money[AL] == 1
    poor = ("millions-of-dollars-not-enough-money", {"seat": AL, "money": 1})
    assert refusal(state, BO, Accept(0)) == poor
    assert Refuse(0) in state.legal(BO)
    # Only players who leave get money, and then their offers lapse; but with three players they
    # may have a second character in.
    state = table(3, NINE, "boss")
    choose(state, "snitch bruiser", "driver boss", "driver pickpocket")
    state.play(AL, Offer(BO, 0, 3))
    state.play(AL, Offer(CY, 0, 2))
    state.play(CY, Accept(1))
    assert refusal(state, BO, Accept(0)) == (
        "millions-of-dollars-not-enough-money",
        {"seat": AL, "money": 1},
    )
    bribe(state, CY, AL, 2)  # Al's first character leaves: 1 + 2 + the stake
    assert state.money[AL] == 4
    assert Accept(0) in state.legal(BO)
    state.play(BO, Accept(0))
    assert state.money[AL] == 1


@pytest.mark.rule("MD-4")
def test_offers_lapse_when_payer_or_character_has_left() -> None:
    state = four()
    state.play(AL, Offer(BO, 0, 1))
    state.play(BO, Offer(CY, 0, 2))
    state.play(CY, Ask(BO, 0, 2))
    state.play(DI, Offer(CY, 0, 3))
    assert the(Left, leave(state, BO)).lapsed == (0, 1, 2)
    assert [deal.id for deal in state.view(None).offers] == [3]
    assert the(Left, state.play(CY, Accept(3))).lapsed == ()
    state.play(DI, Offer(AL, 0, 1))
    say_ready(state)
    assert state.view(None).offers == ()


@pytest.mark.rule("MD-4")
def test_one_open_offer_for_a_character_and_one_price_for_a_payer() -> None:
    state = four()
    state.play(AL, Offer(BO, 0, 1))
    still_open = ("millions-of-dollars-your-offer-is-still-open", {"seat": BO})
    assert refusal(state, AL, Offer(BO, 0, 1)) == still_open
    assert refusal(state, AL, Offer(BO, 0, 2)) == still_open
    state.play(AL, Ask(BO, 0, 1))
    assert refusal(state, AL, Ask(BO, 0, 2)) == still_open
    state.play(AL, Ask(CY, 0, 1))
    state.play(BO, Offer(AL, 0, 1))  # Bo's own offer is another one
    state.play(AL, TakeBack(0))
    assert Offer(BO, 0, 2) in state.legal(AL)


@pytest.mark.rule("MD-4")
def test_three_claims_for_each_character_true_or_not() -> None:
    state = four()
    state.play(BO, Ready())
    assert state.play(AL, Claim(0, "driver")) == [Claimed(AL, 0, "driver")]
    state.play(AL, Claim(0, "bruiser"))
    state.play(AL, Claim(0, "bruiser"))
    assert state.view(None).claims == ((("driver", "bruiser", "bruiser"),), ((),), ((),), ((),))
    assert refusal(state, AL, Claim(0, "driver")) == (
        "millions-of-dollars-no-claims-left",
        {"limit": 3},
    )
    assert refusal(state, CY, Claim(0, "boss")) == ("millions-of-dollars-role-not-in-play", {})
    assert state.to_act == (AL, CY, DI)  # Bo is still ready
    assert state.roles == ["driver", "bruiser", "bruiser", "pickpocket"]


@pytest.mark.rule("MD-5")
def test_the_heist_begins_when_everybody_still_in_is_ready() -> None:
    state = four()
    leave(state, DI)
    state.play(AL, Ready())
    assert refusal(state, AL, Withdraw(0)) == ("millions-of-dollars-you-said-ready", {})
    state.play(CY, Ready())
    assert state.to_act == (BO,)
    events = state.play(BO, Ready())
    assert the(HeistBegun, events).characters == ((AL, 0), (BO, 0), (CY, 0))


@pytest.mark.rule("MD-5")
def test_a_withdrawal_takes_everybodys_ready_back() -> None:
    state = four()
    state.play(AL, Ready())
    state.play(BO, Ready())
    leave(state, DI)
    assert state.to_act == (AL, BO, CY)


@pytest.mark.rule("MD-5")
@pytest.mark.parametrize("new", [Offer(BO, 0, 1), Ask(BO, 0, 1)])
def test_a_new_offer_takes_back_the_ready_of_the_player_it_is_made_to(new: Offer | Ask) -> None:
    state = four()
    state.play(AL, Ready())
    state.play(BO, Ready())
    assert list(state.to_act) == [CY, DI]
    state.play(CY, new)
    assert list(state.to_act) == [BO, CY, DI]
    state.play(BO, Ready())
    state.play(CY, TakeBack(0))
    assert list(state.to_act) == [CY, DI]  # taking an offer back changes nothing for Bo


@pytest.mark.rule("MD-5")
def test_five_offers_and_prices_per_player_and_round() -> None:
    state = four()
    for number in range(5):
        state.play(AL, Offer(BO, 0, 1) if number % 2 else Ask(CY, 0, 1))
        state.play(AL, TakeBack(number))
    assert refusal(state, AL, Offer(BO, 0, 1)) == (
        "millions-of-dollars-no-offers-left",
        {"limit": 5},
    )
    assert refusal(state, AL, Ask(BO, 0, 1)) == ("millions-of-dollars-no-offers-left", {"limit": 5})
    assert not any(isinstance(action, Offer | Ask) for action in state.legal(AL))
    assert state.view(BO).offers_made == (5, 0, 0, 0)
    [made] = state.play(BO, Offer(AL, 0, 1))  # others still may; offer ids keep counting
    assert made == OfferMade(BO, 5, AL, 0, 1)
    leave(state, AL, BO, CY, DI)
    assert state.offers_made == [0, 0, 0, 0]  # a new round


@pytest.mark.rule("MD-5")
def test_after_time_is_called_players_only_answer_leave_or_are_ready() -> None:
    state = four()
    only_leader = ("millions-of-dollars-only-the-leader", {"seat": AL})
    assert refusal(state, BO, CallTime()) == only_leader
    state.play(AL, Offer(BO, 0, 1))
    state.play(BO, Ask(CY, 0, 1))
    state.play(AL, CallTime())
    assert state.view(DI).time_called
    for late in (Offer(CY, 0, 1), Ask(CY, 0, 1), Claim(0, "driver"), Threaten(CY, 0), CallTime()):
        assert refusal(state, AL, late) == ("millions-of-dollars-time-is-called", {})
    assert set(state.legal(AL)) == {Ready(), Withdraw(0), TakeBack(0)}
    assert set(state.legal(BO)) == {Ready(), Withdraw(0), Accept(0), Refuse(0), TakeBack(1)}
    assert set(state.legal(CY)) == {Ready(), Withdraw(0), Accept(1), Refuse(1)}
    assert set(state.legal(DI)) == {Ready(), Withdraw(0)}
    leave(state, AL, BO, CY, DI)
    assert not state.time_called


@pytest.mark.rule("MD-5")
def test_a_leader_who_has_left_cannot_call_time() -> None:
    state = four()
    leave(state, AL)
    assert refusal(state, AL, CallTime()) == ("not-your-turn", {})
    assert all(CallTime() not in state.legal(seat) for seat in range(4))


@pytest.mark.rule("MD-4", "MD-5")
def test_the_last_player_in_leaves_or_goes_alone() -> None:
    state = four()
    leave(state, BO, CY, DI)
    assert state.to_act == (AL,)
    assert set(state.legal(AL)) == {Ready(), Withdraw(0)}
    assert refusal(state, AL, Claim(0, "driver")) == ("millions-of-dollars-nobody-else-is-in", {})
    assert refusal(state, AL, CallTime()) == ("millions-of-dollars-nobody-else-is-in", {})
    gone = state.copy()
    events = leave(gone, AL)
    assert [type(event) for event in events] == [Withdrew, Left, NobodyLeft, LootRevealed]
    events = state.play(AL, Ready())
    assert the(LootSplit, events).share == 9


REFUSED_IN_NEGOTIATION = [
    (Withdraw(1), "millions-of-dollars-no-such-character"),
    (Withdraw(junk(False)), "millions-of-dollars-no-such-character"),
    (Withdraw(junk(0.0)), "millions-of-dollars-no-such-character"),
    (Offer(AL, 0, 1), "millions-of-dollars-not-another-player"),
    (Offer(4, 0, 1), "millions-of-dollars-not-another-player"),
    (Offer(-1, 0, 1), "millions-of-dollars-not-another-player"),
    (Offer(junk(True), 0, 1), "millions-of-dollars-not-another-player"),
    (Offer(BO, 1, 1), "millions-of-dollars-no-such-character"),
    (Offer(BO, 0, junk(True)), "millions-of-dollars-at-least-one-million"),
    (Offer(BO, 0, junk("1")), "millions-of-dollars-at-least-one-million"),
    (Offer(BO, 0, 10**30), "millions-of-dollars-not-enough-money"),
    (Offer(DI, 0, 1), "millions-of-dollars-player-is-out"),
    (Ask(AL, 0, 1), "millions-of-dollars-not-another-player"),
    (Ask(junk(None), 0, 1), "millions-of-dollars-not-another-player"),
    (Ask(DI, 0, 1), "millions-of-dollars-player-is-out"),
    (Ask(BO, junk([]), 1), "millions-of-dollars-no-such-character"),
    (Ask(BO, 0, -1), "millions-of-dollars-at-least-one-million"),
    (Accept(0), "millions-of-dollars-no-such-offer"),
    (Accept(junk("0")), "millions-of-dollars-no-such-offer"),
    (Claim(0, junk(["driver"])), "millions-of-dollars-role-not-in-play"),
    (Claim(0, junk(Word("driver"))), "millions-of-dollars-role-not-in-play"),
    (Ask(junk(True), 0, 1), "millions-of-dollars-not-another-player"),
    (Threaten(BO, 0), "millions-of-dollars-no-threat-card"),
    (Threaten(AL, 0), "millions-of-dollars-not-another-player"),
    (Choose(("driver",)), "millions-of-dollars-negotiation-is-on"),
    (Name("driver"), "millions-of-dollars-negotiation-is-on"),
    ("ready", "not-an-action-of-this-game"),
]


@pytest.mark.rule("MD-4")
@pytest.mark.parametrize(("action", "reason"), REFUSED_IN_NEGOTIATION)
def test_refusals_in_the_negotiation(action: Any, reason: str) -> None:
    state = four()
    leave(state, DI)
    assert refusal(state, AL, action)[0] == reason


# ── the heist ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MD-6")
def test_roles_are_revealed_in_order_and_two_of_a_role_are_out() -> None:
    state = table(8, TWELVE, "boss")
    choose(
        state, "boss", "pickpocket", "driver", "driver", "bruiser", "bruiser", "snitch", "snitch"
    )
    events = say_ready(state)
    told = [(event.role, event.fate, event.stake) for event in every(Revealed, events)]
    assert told == [
        ("snitch", "too_many", 0),
        ("bruiser", "too_many", 2),  # only bruisers get their stake back
        ("driver", "too_many", 0),
        ("pickpocket", "stays", 2),
        ("boss", "stays", 2),
    ]
    assert the(LootSplit, events).characters == ((AL, 0), (BO, 0))
    assert state.money == [12, 12, 3, 3, 5, 5, 3, 3]
    assert state.threats == [0] * 8


@pytest.mark.rule("MD-6")
def test_nothing_is_split_if_nobody_is_left() -> None:
    state = table(4, NINE, "driver")
    choose(state, "driver", "driver", "bruiser", "bruiser")
    events = say_ready(state)
    assert [type(event) for event in events[-3:]] == [Revealed, NobodyLeft, LootRevealed]
    assert state.money == [4, 4, 5, 5]


@pytest.mark.rule("MD-7")
def test_the_printed_example_of_the_snitch() -> None:
    # Al is the only snitch. Drivers and a pickpocket are shown in the middle, too.
    state = table(5, NINE, "bruiser")
    choose(state, "snitch", "driver", "driver", "pickpocket", "bruiser")
    leave(state, BO, CY)  # the drivers have left
    events = say_ready(state)
    assert the(Revealed, events) == Revealed(
        "snitch", ((AL, 0),), "stays", 1, False, (5, 5, 5, 4, 4)
    )
    # Al takes the stake back and names one of the other roles: here driver or pickpocket.
    assert state.phase == "name"
    assert state.to_act == (AL,)
    assert list(state.legal(AL)) == [Name("driver"), Name("pickpocket")]
    assert refusal(state, AL, Name("bruiser")) == ("millions-of-dollars-role-cannot-be-named", {})
    assert refusal(state, AL, Name("snitch")) == ("millions-of-dollars-role-cannot-be-named", {})
    assert refusal(state, AL, Ready()) == ("millions-of-dollars-name-a-role-first", {})
    assert state.view(BO).characters[AL] == ("snitch",)
    # Al names the drivers: they come last, but they have all left already.
    events = state.play(AL, Name("driver"))
    assert events[0] == Named(AL, "driver")
    assert [event.role for event in every(Revealed, events)] == ["bruiser", "pickpocket", "driver"]
    named = every(Revealed, events)[-1]
    assert (named.characters, named.fate) == ((), "named")
    assert the(LootSplit, events).characters == ((AL, 0), (DI, 0), (ED, 0))


@pytest.mark.rule("MD-7")
def test_a_single_character_of_a_named_role_is_out_and_revealed_last() -> None:
    state = table(7, NINE, "snitch")
    choose(state, "snitch", "driver", "boss", "pickpocket", "bruiser", "boss", "boss")
    leave(state, FLO, GUS)
    say_ready(state)
    events = state.play(AL, Name("bruiser"))
    order = ["driver", "pickpocket", "boss", "bruiser"]
    assert [event.role for event in every(Revealed, events)] == order
    last = every(Revealed, events)[-1]
    # Bruisers take their stake back whatever happens, but a named one gets no threat card.
    assert last == Revealed("bruiser", ((ED, 0),), "named", 1, False, (5,) * 7)
    assert state.threats == [0] * 7
    assert (ED, 0) not in the(LootSplit, events).characters


@pytest.mark.rule("MD-7")
def test_several_characters_of_a_named_role_are_out_together() -> None:
    state = table(6, TEN, "snitch")
    choose(state, "snitch", "driver", "driver", "pickpocket", "bruiser", "bruiser")
    say_ready(state)
    drivers, bruisers = state.copy(), state
    events = drivers.play(AL, Name("driver"))
    assert [event.role for event in every(Revealed, events)] == ["bruiser", "pickpocket", "driver"]
    assert every(Revealed, events)[-1].characters == ((BO, 0), (CY, 0))
    assert drivers.money == [5 + 5, 3, 3, 5 + 5, 5, 5]  # drivers lost their stakes
    events = bruisers.play(AL, Name("bruiser"))
    assert every(Revealed, events)[-1] == Revealed(
        "bruiser", ((ED, 0), (FLO, 0)), "named", 2, False, (5, 3, 3, 5, 5, 5)
    )


@pytest.mark.rule("MD-7")
def test_the_only_role_that_can_be_named_is_named_without_asking() -> None:
    state = table(5, NINE, "bruiser")
    choose(state, "snitch", "driver", "driver", "driver", "bruiser")
    events = heist(state, AL, BO, ED)
    assert the(OnlyRoleNamed, events) == OnlyRoleNamed(AL, "driver")
    assert every(Named, events) == []
    assert every(Revealed, events)[-1].characters == ((BO, 0),)
    assert the(LootSplit, events).characters == ((AL, 0), (ED, 0))


@pytest.mark.rule("MD-7")
def test_if_only_snitches_are_shown_any_other_role_in_play_may_be_named() -> None:
    state = table(5, NINE, "bruiser")
    choose(state, "snitch", "snitch", "snitch", "snitch", "bruiser")
    heist(state, AL, ED)
    assert list(state.legal(AL)) == [Name("bruiser"), Name("driver"), Name("pickpocket")]


@pytest.mark.rule("MD-7")
def test_two_snitches_name_nobody() -> None:
    state = table(5, NINE, "bruiser")
    choose(state, "snitch", "snitch", "driver", "pickpocket", "bruiser")
    events = say_ready(state)
    assert every(Revealed, events)[0].fate == "too_many"
    assert every(Named, events) == []
    assert state.phase == "choose"  # the next round has begun
    assert state.money[:2] == [4, 4]


# ── threat cards ────────────────────────────────────────────────────────────────────────────


def armed(*more: object) -> MillionsState:
    """A game in which Al has been the single bruiser twice, before the choices of round three."""
    state = table(4, EIGHT_SNITCH, "bruiser", NINE, "bruiser", *more)
    for _ in range(2):
        choose(state, "bruiser", "driver", "pickpocket", "driver")
        events = heist(state, AL, BO, CY)
        assert every(Revealed, events)[0].threat_card
    return state


@pytest.mark.rule("MD-8")
def test_a_single_bruiser_gets_a_threat_card_and_may_look_in_a_later_round() -> None:
    state = armed(NINE_DRIVER, "driver")
    assert (state.threats, state.threat_pile) == ([2, 0, 0, 0], 6)
    assert state.view(DI).threats == (2, 0, 0, 0)
    choose(state, "driver", "pickpocket", "bruiser", "bruiser")
    state.play(BO, Ready())
    [looked] = state.play(AL, Threaten(BO, 0))
    assert looked == Looked(AL, BO, 0, "pickpocket")
    assert looked.seen_by(AL) == looked
    for other in (BO, CY, None):  # everybody sees the look, but not the role
        assert looked.seen_by(other) == Looked(AL, BO, 0, None)
    assert state.to_act == (AL, CY, DI)
    assert (state.threats, state.threat_pile) == ([1, 0, 0, 0], 6)  # spent: out of the game
    assert state.view(AL).characters == (("driver",), ("pickpocket",), (None,), (None,))
    assert state.view(CY).characters[BO] == (None,)
    assert state.view(CY).looks == (Look(AL, BO, 0),)
    assert refusal(state, AL, Threaten(BO, 0)) == (
        "millions-of-dollars-looked-already",
        {"seat": BO},
    )
    leave(state, DI)
    assert refusal(state, AL, Threaten(DI, 0)) == (
        "millions-of-dollars-player-is-out",
        {"seat": DI},
    )
    state.play(AL, Threaten(CY, 0))
    assert refusal(state, AL, Threaten(BO, 0)) == ("millions-of-dollars-no-threat-card", {})
    leave(state, BO)
    assert state.view(AL).characters[BO] == ("pickpocket",)  # Al has seen it
    leave(state, AL, CY)
    assert state.view(AL).characters == ((None,),) * 4  # a new round


@pytest.mark.rule("MD-8")
def test_the_eight_threat_cards_last_for_eight_heists() -> None:
    loots = [loot for loot in LOOT if loot not in (TEN_BOSS, EIGHT_SNITCH)]
    script = [luck for loot in loots for luck in (loot, "bruiser")]
    state = table(8, *script)
    for lone in range(8):
        choose(state, *["bruiser"] * 8)
        events = heist(state, lone)
    assert state.threats == [1] * 8
    assert state.threat_pile == 0
    assert the(Ended, events).result.reason == "eighth_heist"
    assert state.result is not None
    assert state.result.winners == (HAL,)  # with the loot of twelve
    assert state.result.scores == (14, 14, 14, 14, 15, 16, 16, 17)


@pytest.mark.rule("MD-8")
def test_two_bruisers_get_no_threat_card() -> None:
    state = four()
    say_ready(state)
    assert state.threats == [0, 0, 0, 0]


# ── the snitch alone ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MD-9")
def test_a_lone_snitch_loses_three_million() -> None:
    state = table(5, NINE, "bruiser")
    choose(state, "snitch", "driver", "driver", "pickpocket", "bruiser")
    heist(state, AL, DI)
    events = state.play(AL, Name("pickpocket"))
    assert the(SnitchAlone, events) == SnitchAlone(AL, 0, 3, (2, 5, 5, 4, 5))
    assert every(LootSplit, events) == []
    assert state.phase == "choose"


@pytest.mark.rule("MD-9")
def test_a_lone_snitch_with_less_loses_everything() -> None:
    state = table(5, NINE, "bruiser")
    choose(state, "snitch", "driver", "driver", "pickpocket", "bruiser")
    bribe(state, AL, BO, 4)
    heist_events = leave(state, CY, DI, ED)
    assert every(NobodyLeft, heist_events) == []
    events = state.play(AL, Ready())
    assert the(SnitchAlone, events).lost == 1  # the stake was all
    assert state.money == [0, 9, 5, 5, 5]


@pytest.mark.rule("MD-7", "MD-9")
@pytest.mark.parametrize(
    "others",
    [
        ("driver", "driver", "pickpocket", "bruiser"),  # two roles could be named
        ("bruiser", "driver", "driver", "driver"),  # only one could
        ("snitch", "snitch", "snitch", "bruiser"),  # only snitches are shown
    ],
)
def test_a_snitch_with_nobody_else_in_the_heist_names_nothing(others: tuple[str, ...]) -> None:
    state = table(5, NINE, "bruiser")
    choose(state, "snitch", *others)
    events = heist(state, AL)
    assert [type(event) for event in events] == [
        SaidReady,
        HeistBegun,
        Revealed,
        SnitchAlone,
        LootRevealed,
    ]
    assert the(Revealed, events).stake == 1  # taken back before the three million are lost
    assert state.money == [2, 5, 5, 5, 5]
    assert state.phase == "choose"


@pytest.mark.rule("MD-7", "MD-12")
def test_a_snitch_with_the_players_own_second_character_names_a_role() -> None:
    state = table(3, NINE, "boss")
    choose(state, "snitch bruiser", "driver boss", "driver pickpocket")
    for seat, slot in product((BO, CY), (0, 1)):
        state.play(seat, Withdraw(slot))
    state.play(AL, Ready())
    assert (state.phase, state.to_act) == ("name", (AL,))


@pytest.mark.rule("MD-9")
def test_a_snitch_whose_own_second_character_is_left_is_not_alone() -> None:
    state = table(3, NINE, "boss")
    choose(state, "snitch bruiser", "driver boss", "driver boss")
    for seat, slot in product((BO, CY), (0, 1)):
        state.play(seat, Withdraw(slot))
    state.play(AL, Ready())
    events = state.play(AL, Name("driver"))
    assert the(LootSplit, events).characters == ((AL, 0), (AL, 1))


# ── the split ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MD-10")
def test_the_printed_example_of_the_split() -> None:
    boss, bruiser, pickpocket = AL, BO, CY
    state = table(7, EIGHT_BRUISER, "driver")
    choose(state, "boss", "bruiser", "pickpocket", "driver", "driver", "driver", "driver")
    events = heist(state, boss, bruiser, pickpocket)
    # Ten instead of eight, thanks to the boss: three each, and one stays in the reserve.
    split = the(LootSplit, events)
    assert (split.amount, split.bonus, split.share, split.rest) == (8, 2, 3, 1)
    assert split.money == (8, 8, 8, 5, 5, 5, 5)
    # The pickpocket takes two from the bruiser, and the bruiser's icon earns one.
    assert the(PocketPicked, events) == PocketPicked(
        pickpocket, 0, bruiser, 2, (8, 6, 10, 5, 5, 5, 5)
    )
    assert the(IconPaid, events) == IconPaid(bruiser, 0, "bruiser", (8, 7, 10, 5, 5, 5, 5))
    assert every(DriverPaid, events) == []
    assert state.money == [8, 7, 10, 5, 5, 5, 5]


@pytest.mark.rule("MD-10")
def test_everyone_with_a_share_pays_the_driver_before_the_pickpocket_comes() -> None:
    state = table(4, ELEVEN_DRIVER, "driver")
    choose(state, "pickpocket", "bruiser", "driver", "driver")
    events = heist(state, AL, BO, CY)
    kinds = [LootSplit, DriverPaid, PocketPicked, IconPaid]
    assert [type(event) for event in events if type(event) in kinds] == kinds
    assert the(LootSplit, events).share == 3
    assert the(DriverPaid, events) == DriverPaid(CY, 0, ((AL, 0), (BO, 0)), (7, 7, 10, 5))
    assert state.money == [9, 5, 11, 5]


@pytest.mark.rule("MD-10")
def test_an_icon_of_a_role_that_is_not_left_earns_nothing() -> None:
    state = table(4, NINE_PICKPOCKET, "driver")
    choose(state, "pickpocket", "bruiser", "driver", "driver")
    events = heist(state, BO, CY)
    assert not every(IconPaid, events)
    assert not every(PocketPicked, events)
    assert state.money == [5, 8, 10, 5]
    state = table(4, TEN_BOSS, "driver")  # nobody is the boss with four players
    choose(state, "pickpocket", "bruiser", "driver", "driver")
    assert every(IconPaid, heist(state, BO)) == []


@pytest.mark.rule("MD-10")
def test_an_eliminated_boss_brings_nothing() -> None:
    state = table(7, NINE, "boss")
    choose(state, "boss", "boss", "driver", "driver", "snitch", "bruiser", "pickpocket")
    events = heist(state, AL, BO, FLO)
    assert the(LootSplit, events).bonus == 0
    assert the(LootSplit, events).share == 9


# ── the end ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MD-11")
def test_the_leader_card_moves_clockwise() -> None:
    state = table(4, NINE, leader=DI)
    events = idle_round(state)
    assert the(LootRevealed, events).round == 2
    assert the(LootRevealed, events).leader == state.leader == AL
    while state.phase == "choose":
        state.play(state.to_act[0], Choose(("driver",)))
    assert CallTime() in state.legal(AL)
    assert CallTime() not in state.legal(DI)


def two_rich(first: Loot, second: Loot, third: Loot) -> MillionsState:
    """Let Al, then Bo rob a bank alone; then both together, Al as snitch and Bo as bruiser."""
    state = table(5, first, "bruiser", second, "bruiser", third, "driver")
    for lone in (AL, BO):
        choose(state, *["bruiser"] * 5)
        heist(state, lone)
    choose(state, "snitch", "bruiser", "driver", "driver", "pickpocket")
    heist(state, AL, BO)
    state.play(AL, Name("pickpocket"))
    return state


@pytest.mark.rule("MD-11")
def test_twenty_million_win_and_a_tie_is_shared() -> None:
    state = two_rich(ELEVEN, ELEVEN_DRIVER, NINE)
    assert state.result is not None
    assert state.result.scores == (20, 20, 5, 5, 5)
    assert state.result.winners == (AL, BO)
    assert state.result.reason == "twenty_million"
    assert state.record.events[-1] == Ended(state.result)
    assert state.to_act == ()
    assert refusal(state, AL, Ready()) == ("game-over", {})


@pytest.mark.rule("MD-11")
def test_the_richest_of_those_with_twenty_million_wins() -> None:
    state = two_rich(ELEVEN, TWELVE, NINE)
    assert state.result is not None
    assert state.result.scores == (20, 21, 5, 5, 5)
    assert state.result.winners == (BO,)


@pytest.mark.rule("MD-11")
def test_nineteen_million_are_not_enough() -> None:
    state = two_rich(TEN, ELEVEN, EIGHT_BRUISER)
    assert state.money[:2] == [19, 21]
    state = two_rich(TEN, NINE, EIGHT_SNITCH)
    assert state.money[:2] == [20, 18]
    state = two_rich(TEN, NINE, EIGHT_BRUISER)
    assert state.money[:2] == [19, 19]
    assert state.result is None


@pytest.mark.rule("MD-11")
def test_twenty_million_count_only_after_a_split() -> None:
    state = table(4, TWELVE, "bruiser", NINE, "bruiser", EIGHT_SNITCH, "bruiser")
    choose(state, *["bruiser"] * 4)
    heist(state, AL)
    choose(state, *["bruiser"] * 4)
    bribe(state, BO, AL, 4)
    leave(state, BO, CY, DI)
    assert state.money[AL] == 21
    assert state.result is None
    choose(state, *["bruiser"] * 4)
    heist(state, CY)  # another player's split is enough
    assert state.result is not None
    assert state.result.winners == (AL,)


@pytest.mark.rule("MD-11")
def test_after_the_eighth_heist_the_richest_win() -> None:
    state = table(4, NINE)
    for _ in range(7):
        idle_round(state)
        assert state.result is None
    events = idle_round(state)
    result = the(Ended, events).result
    assert result.reason == "eighth_heist"
    assert result.winners == (AL, BO, CY, DI)
    assert result.scores == (5, 5, 5, 5)


# ── three players ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MD-12")
def test_three_players_put_down_two_different_characters_with_a_stake_on_each() -> None:
    state = table(3, NINE, "boss")
    assert len(state.legal(AL)) == 5 * 4  # the slots matter: which is which is secret, too
    two = ("millions-of-dollars-choose-roles", {"count": 2})
    for wrong in ("boss", "boss boss", "boss driver snitch", "boss thief", ""):
        assert refusal(state, AL, Choose(roles_of(wrong))) == two
    assert refusal(state, AL, Choose(junk(["boss", "driver"]))) == two
    events = choose(state, "snitch boss", "boss driver", "bruiser pickpocket")
    assert the(StakesPlaced, events).money == (3, 3, 3)
    assert the(RolesShown, events).shown == ("snitch", "bruiser", "driver", "pickpocket", "boss")
    assert state.view(BO).characters == ((None, None), ("boss", "driver"), (None, None))


@pytest.mark.rule("MD-12")
def test_each_character_is_negotiated_and_leaves_on_its_own() -> None:
    state = table(3, NINE, "boss")
    choose(state, "snitch boss", "boss driver", "bruiser pickpocket")
    state.play(AL, Offer(BO, 1, 2))
    state.play(AL, Offer(BO, 0, 1))
    state.play(AL, Ask(CY, 0, 3))
    state.play(AL, Ask(CY, 1, 3))
    events = state.play(BO, Accept(0))
    assert the(Left, events) == Left(BO, 1, 1, (1, 6, 3), ())
    assert state.view(None).inside == ((True, True), (True, False), (True, True))
    assert BO in state.to_act
    assert refusal(state, BO, Withdraw(1)) == (
        "millions-of-dollars-character-has-left",
        {"seat": BO},
    )
    assert refusal(state, CY, Offer(BO, 1, 1)) == (
        "millions-of-dollars-character-has-left",
        {"seat": BO},
    )
    assert refusal(state, BO, Claim(1, "boss")) == (
        "millions-of-dollars-character-has-left",
        {"seat": BO},
    )
    events = state.play(CY, Accept(2))
    assert the(Left, events) == Left(AL, 0, 1, (5, 6, 0), ())
    assert [deal.id for deal in state.view(None).offers] == [1, 3]
    events = state.play(AL, Withdraw(1))
    assert the(Left, events).lapsed == (1, 3)  # Al is out altogether
    assert state.to_act == (BO, CY)


@pytest.mark.rule("MD-12", "MD-10")
def test_shares_and_the_drivers_money_go_by_character() -> None:
    # Al's driver is paid by all the others, also by Al's own pickpocket, who robs Bo.
    state = table(3, ELEVEN, "boss")
    choose(state, "driver pickpocket", "bruiser boss", "boss snitch")
    state.play(CY, Withdraw(0))
    state.play(CY, Withdraw(1))
    events = say_ready(state)
    split = the(LootSplit, events)
    assert (split.bonus, split.share, split.rest) == (2, 3, 1)
    assert split.money == (5 + 6, 5 + 6, 5)
    paid = the(DriverPaid, events)
    assert paid == DriverPaid(AL, 0, ((AL, 1), (BO, 0), (BO, 1)), (13, 9, 5))
    assert the(PocketPicked, events) == PocketPicked(AL, 1, BO, 2, (15, 7, 5))


@pytest.mark.rule("MD-12", "MD-10")
def test_a_pickpocket_robs_the_same_players_bruiser_in_vain() -> None:
    state = table(3, ELEVEN, "boss")
    choose(state, "bruiser pickpocket", "driver boss", "boss snitch")
    for seat, slot in product((BO, CY), (0, 1)):
        state.play(seat, Withdraw(slot))
    events = state.play(AL, Ready())
    assert the(PocketPicked, events) == PocketPicked(AL, 1, AL, 2, (15, 5, 5))


@pytest.mark.rule("MD-12", "MD-3")
def test_with_three_players_the_reserve_helps_out_character_by_character() -> None:
    state = table(3, NINE, "boss", TWELVE, "boss")
    choose(state, "snitch boss", "boss driver", "boss driver")
    state.play(BO, Offer(AL, 0, 2))
    state.play(AL, Accept(0))
    for seat, slot in ((AL, 1), (BO, 0), (BO, 1), (CY, 0), (CY, 1)):
        state.play(seat, Withdraw(slot))
    assert state.money == [7, 3, 5]
    events = choose(state, "snitch boss", "boss driver", "boss driver")
    assert the(StakesPlaced, events) == StakesPlaced(2, (0, 2, 0), (3, 1, 1))


@pytest.mark.rule("MD-12", "MD-6")
def test_two_characters_of_a_role_are_out_also_across_two_players() -> None:
    state = table(3, NINE, "boss")
    choose(state, "snitch driver", "driver bruiser", "pickpocket boss")
    say_ready(state)
    events = state.play(AL, Name("pickpocket"))
    fates = {event.role: (event.characters, event.fate) for event in every(Revealed, events)}
    assert fates["driver"] == (((AL, 1), (BO, 0)), "too_many")
    assert fates["pickpocket"] == (((CY, 0),), "named")
    assert the(LootSplit, events).characters == ((AL, 0), (BO, 1), (CY, 1))


# ── fool me once ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MD-13")
def test_the_role_used_last_time_lies_open_and_cannot_be_chosen() -> None:
    state = four(NINE, NINE_DRIVER, fool_me_once=True)
    assert state.view(None).last_roles == (None,) * 4
    events = leave(state, BO, AL, CY, DI)
    used = roles_of("driver bruiser bruiser pickpocket")  # also of those who had left
    assert the(RolesLaidOpen, events) == RolesLaidOpen(used)
    assert state.view(None).last_roles == used
    used_up = ("millions-of-dollars-role-used-last-time", {"role": "driver"})
    assert refusal(state, AL, Choose(("driver",))) == used_up
    assert set(state.legal(AL)) == {Choose(("bruiser",)), Choose(("pickpocket",))}
    choose(state, "bruiser", "driver", "driver", "driver")
    leave(state, AL, BO, CY, DI)
    assert Choose(("driver",)) in state.legal(AL)  # only the last time counts


@pytest.mark.rule("MD-13")
def test_without_the_option_nothing_lies_open() -> None:
    state = four()
    events = leave(state, AL, BO, CY, DI)
    assert every(RolesLaidOpen, events) == []
    assert state.view(None).last_roles == (None,) * 4
    assert Choose(("driver",)) in state.legal(AL)


@pytest.mark.rule("MD-13")
def test_fool_me_once_is_for_four_to_eight() -> None:
    with pytest.raises(OptionError, match="'fool_me_once' is for 4 to 8 players, not 3"):
        MillionsOfDollars(fool_me_once=True).start(3)
    with pytest.raises(OptionError, match="its options: fool_me_once"):
        MillionsOfDollars(fool_me_twice=True)
    with pytest.raises(OptionError, match="option 'fool_me_once' must be bool"):
        MillionsOfDollars(fool_me_once="yes")


# ── what can be imagined ────────────────────────────────────────────────────────────────────


def imagined(state: MillionsState, seat: int | None, times: int) -> list[MillionsState]:
    rng = random.Random(7)
    view = state.view(seat)
    return [state.game.imagine(view, rng) for _ in range(times)]


@pytest.mark.rule("MD-3")
def test_what_a_player_imagines_is_as_likely_as_it_can_be() -> None:
    """Compare with a count of all ways in which the other three can have chosen, and which card
    can have been set aside, given what Al sees."""
    state = four()  # Al: driver; shown: bruiser, driver, pickpocket
    roles = roles_in_play(4)
    ways: Counter[tuple[str, ...]] = Counter()
    for others in product(roles, repeat=3):
        cards = ["driver", *others]
        for hidden in cards:
            left = cards.copy()
            left.remove(hidden)
            if sorted(left) == sorted(state.shown):
                ways[(hidden, *others)] += 1
    samples = 12_000
    seen = Counter(
        (str(guess.hidden), *map(str, guess.roles[1:])) for guess in imagined(state, AL, samples)
    )
    assert set(seen) == set(ways)
    for way, weight in ways.items():
        expected = samples * weight / ways.total()
        assert abs(seen[way] - expected) < 6 * expected**0.5


@pytest.mark.rule("MD-3")
def test_a_player_whose_own_role_is_not_shown_knows_the_hidden_card() -> None:
    state = table(4, NINE, "driver")
    choose(state, "driver", "bruiser", "bruiser", "pickpocket")
    assert {guess.hidden for guess in imagined(state, AL, 50)} == {"driver"}
    assert {guess.hidden for guess in imagined(state, BO, 200)} == set(roles_in_play(4))


@pytest.mark.rule("MD-7")
def test_when_the_snitch_names_a_role_nobody_else_inside_is_a_snitch() -> None:
    state = table(5, NINE, "bruiser")
    choose(state, "snitch", "snitch", "driver", "pickpocket", "bruiser")
    leave(state, BO)
    say_ready(state)
    for guess in imagined(state, CY, 200):
        assert guess.roles[AL] == "snitch"
        assert guess.roles[BO] == "snitch"
        assert guess.roles[CY] == "driver"


@pytest.mark.rule("MD-12")
def test_imagined_characters_of_one_player_differ_and_come_in_either_order() -> None:
    state = table(3, NINE, "boss")
    choose(state, "snitch boss", "boss driver", "bruiser pickpocket")
    pairs = {tuple(guess.roles[2:4]) for guess in imagined(state, AL, 500)}
    assert ("boss", "driver") in pairs
    assert ("driver", "boss") in pairs
    assert all(one != other for one, other in pairs)


# ── histories ───────────────────────────────────────────────────────────────────────────────


def test_histories_of_the_planning_by_hand() -> None:
    assert histories(table(4, NINE), 4) == 3**4
    assert histories(table(3, NINE), 2) == (5 * 4) ** 2
    again = table(4, NINE, "bruiser", EIGHT_SNITCH, fool_me_once=True)
    choose(again, "driver", "bruiser", "bruiser", "pickpocket")
    leave(again, AL, BO, CY, DI)
    assert histories(again, 4) == 2**4


def test_histories_of_the_negotiation_by_hand() -> None:
    state = four()  # everyone has four million in hand
    ready, leaving, claims, calling, offers, prices = 1, 1, 3, 1, 3 * 4, 3 * 4
    al = ready + leaving + claims + calling + offers + prices
    assert histories(state, 1) == al == 30
    # And then the first seat that is not ready:
    bo = al - calling
    bo_without_al = ready + leaving + claims + 2 * 4 + 2 * 4
    after_calling = ready + leaving
    after_an_offer = al + 1 - 4  # one more to take back, one fewer to make, at four prices
    assert histories(state, 2) == (
        bo + bo_without_al + claims * al + after_calling + (offers + prices) * after_an_offer
    )
    # Three players, two characters and three million each.
    three = table(3, NINE, "boss")
    choose(three, "snitch boss", "boss driver", "bruiser pickpocket")
    assert histories(three, 1) == 1 + 2 + 2 * 5 + 1 + 4 * 3 + (2 * 2) * 3


def test_histories_of_two_deals_are_pinned() -> None:
    assert [histories(four(), depth) for depth in (1, 2, 3)] == [30, 790, 19041]
    three = table(3, TWELVE, "boss")
    choose(three, "snitch boss", "boss driver", "bruiser pickpocket")
    assert [histories(three, depth) for depth in (1, 2, 3)] == [22, 464, 9694]
    called = table(5, NINE, "bruiser")
    choose(called, "snitch", "driver", "driver", "pickpocket", "bruiser")
    called.play(AL, Offer(BO, 0, 2))
    called.play(DI, Ask(ED, 0, 1))
    called.play(AL, CallTime())
    assert [histories(called, depth) for depth in (1, 3, 6, 9)] == [3, 16, 252, 7140]


# ── nothing is lost ─────────────────────────────────────────────────────────────────────────


def from_the_reserve(event: Event, stake: int) -> int:
    """Return how much money an event brings into the game."""
    match event:
        case StakesPlaced():
            return sum(event.reserve)
        case Revealed():
            return 0 if event.stake else -stake * len(event.characters)
        case SnitchAlone():
            return -event.lost
        case LootSplit():
            assert event.share * len(event.characters) + event.rest == event.amount + event.bonus
            return event.share * len(event.characters)
        case IconPaid():
            return 1
    return 0


def on_the_table(state: MillionsState) -> int:
    """Return the stakes on the table; a snitch about to name a role has taken one back already."""
    lying = state.inside.bit_count() - (state.phase == "name")
    return lying * state.loots[-1].stake


TABLES = [(players, False) for players in range(3, 9)] + [
    (players, True) for players in range(4, 9)
]


@pytest.mark.parametrize(("players", "fool_me_once"), TABLES)
def test_cards_and_money_are_conserved(players: int, fool_me_once: bool) -> None:
    rng = random.Random(players)
    for seed in range(12):
        game = MillionsOfDollars(fool_me_once=fool_me_once)
        state: Any = game.start(players, seed=seed)
        spent = 0
        while state.result is None:
            total = sum(state.money) + on_the_table(state)
            stake = state.loots[-1].stake
            seat = rng.choice(state.to_act)
            events = state.play(seat, state.legal(seat).sample(rng))
            brought = sum(from_the_reserve(event, stake) for event in events)
            assert sum(state.money) + on_the_table(state) == total + brought
            assert min(state.money) >= 0
            told: list[Any] = [event for event in events if hasattr(event, "money")]
            if told:
                assert list(told[-1].money) == state.money
            spent += len(every(Looked, events))
            assert sum(state.threats) + state.threat_pile + spent == 8
            if state.phase in ("negotiate", "name"):
                assert Counter(state.roles) == Counter((*state.shown, state.hidden))
        assert len(set(state.loots)) == len(state.loots) <= 8
        assert state.result.scores == tuple(state.money)
        if len(state.loots) < 8:
            assert max(state.money) >= 20
