"""The game: its options, its types, how it begins, and how a whole truth is imagined."""

from __future__ import annotations

from bluffhouse.rules.contract import Event, Game, OptionError, Options, Uniform
from bluffhouse.rules.millions_of_dollars.actions import Choose, Name
from bluffhouse.rules.millions_of_dollars.bit_sets import ONE
from bluffhouse.rules.millions_of_dollars.components import (
    CLAIMS,
    STARTING_MONEY,
    THREAT_CARDS,
    places,
)
from bluffhouse.rules.millions_of_dollars.events import (
    Accepted,
    Chosen,
    Claimed,
    DriverPaid,
    HeistBegun,
    IconPaid,
    Left,
    Looked,
    LootRevealed,
    LootSplit,
    Named,
    NobodyLeft,
    OfferMade,
    OnlyRoleNamed,
    PocketPicked,
    PriceNamed,
    Refused,
    Revealed,
    RolesLaidOpen,
    RolesShown,
    SaidReady,
    SnitchAlone,
    StakesPlaced,
    TimeCalled,
    TookBack,
    Withdrew,
)
from bluffhouse.rules.millions_of_dollars.imagine import imagine_choices, imagine_roles
from bluffhouse.rules.millions_of_dollars.legal import (
    AcceptOffer,
    AskMoney,
    ClaimRole,
    OfferMoney,
    RefuseOffer,
    TakeBackOffer,
    ThreatenCharacter,
)
from bluffhouse.rules.millions_of_dollars.negotiation import toggle_proposed
from bluffhouse.rules.millions_of_dollars.planning import begin_round
from bluffhouse.rules.millions_of_dollars.state import RULES, MillionsState
from bluffhouse.rules.millions_of_dollars.view import MillionsView


class MillionsOptions(Options, frozen=True):
    fool_me_once: bool = False
    """MD-13: the role you used last time lies open and cannot be chosen (4 to 8 players)."""


class MillionsOfDollars(Game):
    name = "millions_of_dollars"
    seats = range(3, 9)
    options_type = MillionsOptions
    state_type = MillionsState
    view_type = MillionsView
    actions = (Choose, *RULES["negotiate"], Name)
    forms = (
        ClaimRole,
        ThreatenCharacter,
        OfferMoney,
        AskMoney,
        AcceptOffer,
        RefuseOffer,
        TakeBackOffer,
    )
    events = (
        RolesLaidOpen,
        LootRevealed,
        Chosen,
        StakesPlaced,
        RolesShown,
        Withdrew,
        OfferMade,
        PriceNamed,
        Accepted,
        Refused,
        TookBack,
        Left,
        Claimed,
        Looked,
        TimeCalled,
        SaidReady,
        HeistBegun,
        Revealed,
        Named,
        OnlyRoleNamed,
        NobodyLeft,
        SnitchAlone,
        LootSplit,
        DriverPaid,
        PocketPicked,
        IconPaid,
    )

    options: MillionsOptions

    def check_players(self, players: int) -> None:
        super().check_players(players)
        if self.options.fool_me_once and players == 3:
            message = f"{self.name}: option 'fool_me_once' is for 4 to 8 players, not 3"
            raise OptionError(message, "wrong-fool-me-once")

    def _begin(self, state: MillionsState) -> list[Event]:
        first = state._first_seat()
        state.slots = places(state.players)
        state.leader = first.seat
        state.loots = ()
        state.money = [STARTING_MONEY] * state.players
        state.threats = [0] * state.players
        state.threat_pile = THREAT_CARDS
        state.last_roles = (None,) * state.players
        events: list[Event] = [first]
        begin_round(state, events)
        return events

    def imagine(self, view: MillionsView, rng: Uniform) -> MillionsState:
        state: MillionsState = self._imagined(view, rng)
        state.slots = places(view.players)
        state.clear_table()
        if view.phase == "choose":
            imagine_choices(state, view, rng)
        elif view.phase != "over":
            imagine_roles(state, view, rng)
        copy_what_is_public(state, view)
        return state


def copy_what_is_public(state: MillionsState, view: MillionsView) -> None:
    """Set everything of a state that every view shows."""
    state.phase = view.phase
    state.leader = view.leader
    state.loots = view.loots
    state.money = list(view.money)
    state.threats = list(view.threats)
    state.threat_pile = view.threat_pile
    state.last_roles = view.last_roles
    state.shown = view.shown
    state.time_called = view.time_called
    inside = [is_in for row in view.inside for is_in in row]
    state.inside = sum([ONE[number] for number, is_in in enumerate(inside) if is_in])
    state.seats_in = sum([ONE[seat] for seat, row in enumerate(view.inside) if any(row)])
    if view.phase == "negotiate":
        state.ready = state.seats_in & ~sum([ONE[seat] for seat in view.to_act])
    state.claims = [claimed for row in view.claims for claimed in row]
    state.claimable = sum(
        [ONE[number] for number, claimed in enumerate(state.claims) if len(claimed) < CLAIMS]
    )
    for look in view.looks:
        state.looked[look.looker] |= ONE[look.seat * state.slots + look.slot]
    state.deals = [
        tuple([deal for deal in view.offers if seat in (deal.payer, deal.leaver)])
        for seat in range(view.players)
    ]
    for deal in view.offers:
        toggle_proposed(state, deal)
    state.offers_made = list(view.offers_made)
    state.to_act = view.to_act
