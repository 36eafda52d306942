"""The heist (MD-6 to MD-9) and the split (MD-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bluffhouse.rules.contract import Event, IllegalAction, Legal
from bluffhouse.rules.millions_of_dollars.actions import Name
from bluffhouse.rules.millions_of_dollars.bit_sets import CHARACTERS, MEMBERS, ONE
from bluffhouse.rules.millions_of_dollars.components import (
    BOSS_BONUS,
    DRIVER_FEE,
    ICON_BONUS,
    LONE_SNITCH_LOSES,
    PICKPOCKET_TAKES,
    ROLES,
    Character,
    Role,
)
from bluffhouse.rules.millions_of_dollars.events import (
    DriverPaid,
    HeistBegun,
    IconPaid,
    LootSplit,
    Named,
    NobodyLeft,
    OnlyRoleNamed,
    PocketPicked,
    Revealed,
    SnitchAlone,
)
from bluffhouse.rules.millions_of_dollars.legal import names
from bluffhouse.rules.millions_of_dollars.rounds import end_round

if TYPE_CHECKING:
    from bluffhouse.rules.millions_of_dollars.state import MillionsState


# ── MD-6: reveal in order ───────────────────────────────────────────────────────────────────


def begin_heist(state: MillionsState, events: list[Event]) -> None:
    """Reveal the snitches first, because a single one may name a role."""
    state.clear_deals()
    events.append(HeistBegun(CHARACTERS[state.slots][state.inside]))
    reveal(state, "snitch", events)
    if state.with_role("snitch"):
        let_the_snitch_name(state, events)
    else:
        finish_heist(state, None, events)


def reveal(state: MillionsState, role: Role, events: list[Event], *, named: bool = False) -> None:
    """Show every character with this role. A single one stays and takes the stake back; several,
    or those named by the snitch (MD-7), are out and lose it, except bruisers."""
    found = state.with_role(role)
    if not found and not named:
        return
    stays = len(found) == 1 and not named
    stake = state.loots[-1].stake if stays or role == "bruiser" else 0
    for number in found:
        state.money[number // state.slots] += stake
        if not stays:
            state.inside &= ~ONE[number]
    threat_card = stays and role == "bruiser"
    if threat_card:
        gain_threat_card(state, found[0] // state.slots)
    fate: Literal["stays", "too_many", "named"]
    fate = "named" if named else "stays" if stays else "too_many"
    shown = tuple([divmod(number, state.slots) for number in found])
    events.append(Revealed(role, shown, fate, stake, threat_card, tuple(state.money)))


# ── MD-7: the single snitch names a role ────────────────────────────────────────────────────


def let_the_snitch_name(state: MillionsState, events: list[Event]) -> None:
    """Ask the single snitch for a role, unless there is nothing to ask: nobody else is left in the
    heist, or only one role can be named."""
    [snitch] = state.with_role("snitch")
    if state.inside == ONE[snitch] and state.game.edition >= 2:
        finish_heist(state, None, events)
        return
    seat = snitch // state.slots
    nameable = names(state.players, state.shown)
    if len(nameable) > 1:
        state.phase = "name"
        state.to_act = (seat,)
        return
    [only] = nameable
    assert isinstance(only, Name)
    events.append(OnlyRoleNamed(seat, only.role))
    finish_heist(state, only.role, events)


def legal(state: MillionsState) -> Legal:
    return names(state.players, state.shown)


def name_role(state: MillionsState, seat: int, action: Name) -> list[Event]:
    if action not in names(state.players, state.shown):
        raise IllegalAction("millions-of-dollars-role-cannot-be-named")
    events: list[Event] = [Named(seat, action.role)]
    finish_heist(state, action.role, events)
    return events


def finish_heist(state: MillionsState, named: Role | None, events: list[Event]) -> None:
    """Reveal the other roles, the named one last, and split the loot among those left."""
    for role in ROLES[1:]:
        if role != named:
            reveal(state, role, events)
    if named is not None:
        reveal(state, named, events, named=True)
    left = CHARACTERS[state.slots][state.inside]
    roles_left = [state.roles[number] for number in MEMBERS[state.inside]]
    if not left:
        events.append(NobodyLeft())
        end_round(state, events, split=False)
    elif roles_left == ["snitch"]:
        punish_lone_snitch(state, left[0], events)
        end_round(state, events, split=False)
    else:
        split_loot(state, dict(zip(roles_left, left, strict=True)), events)
        end_round(state, events, split=True)


# ── MD-8: the single bruiser gets a threat card ─────────────────────────────────────────────


def gain_threat_card(state: MillionsState, seat: int) -> None:
    # At most one in each of the eight heists: the eight cards always suffice.
    state.threats[seat] += 1
    state.threat_pile -= 1


# ── MD-9: only the snitch is left ───────────────────────────────────────────────────────────


def punish_lone_snitch(state: MillionsState, snitch: Character, events: list[Event]) -> None:
    seat, slot = snitch
    lost = min(LONE_SNITCH_LOSES, state.money[seat])
    state.money[seat] -= lost
    events.append(SnitchAlone(seat, slot, lost, tuple(state.money)))


# ── MD-10: the split ────────────────────────────────────────────────────────────────────────


def split_loot(
    state: MillionsState, holder: dict[Role | None, Character], events: list[Event]
) -> None:
    """Share the loot out, then pay the driver, the pickpocket and the icon, in this order.

    `holder` says which character has each role; at most one of each role is left."""
    money, loot = state.money, state.loots[-1]
    left = tuple(holder.values())
    bonus = BOSS_BONUS if "boss" in holder else 0
    share, rest = divmod(loot.amount + bonus, len(left))
    for seat, _ in left:
        money[seat] += share
    events.append(LootSplit(loot.amount, bonus, left, share, rest, tuple(money)))
    if "driver" in holder:
        driver = holder["driver"]
        payers = tuple([character for character in left if character != driver])
        for seat, _ in payers:
            money[seat] -= DRIVER_FEE
        money[driver[0]] += DRIVER_FEE * len(payers)
        events.append(DriverPaid(*driver, payers, tuple(money)))
    if "pickpocket" in holder and "bruiser" in holder:
        pickpocket, victim = holder["pickpocket"], holder["bruiser"][0]
        taken = min(PICKPOCKET_TAKES, money[victim])
        money[victim] -= taken
        money[pickpocket[0]] += taken
        events.append(PocketPicked(*pickpocket, victim, taken, tuple(money)))
    if loot.icon is not None and loot.icon in holder:
        favoured = holder[loot.icon]
        money[favoured[0]] += ICON_BONUS
        events.append(IconPaid(*favoured, loot.icon, tuple(money)))
