"""Millions of Dollars on arrays: MD-1 to MD-13, beside `bluffhouse.rules.millions_of_dollars`.

Characters are numbered through as in the rules: with two places each, seat 2 has the characters 4
and 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from bluffhouse.flat.millions_of_dollars import (
    CALL_TIME_NUMBER,
    CHARACTERS,
    CLAIM,
    GROUPS,
    MOST,
    NAME,
    READY_NUMBER,
    WITHDRAW,
    FlatMillions,
    most_money,
)
from bluffhouse.learn.core import (
    ArrayGame,
    Switch,
    arrays,
    below,
    change,
    fraction,
    one_hot,
    pick,
    pieces,
)
from bluffhouse.rules.contract import Event, StarterDrawn
from bluffhouse.rules.millions_of_dollars import (
    BOSS_BONUS,
    CLAIMS,
    DRIVER_FEE,
    HEISTS,
    ICON_BONUS,
    LONE_SNITCH_LOSES,
    LOOT,
    OFFERS,
    PICKPOCKET_TAKES,
    ROLES,
    STARTING_MONEY,
    THREAT_CARDS,
    WINNING_MONEY,
    Chosen,
    LootRevealed,
    MillionsOptions,
    MillionsState,
    RolesShown,
    places,
    roles_in_play,
)

PLAN, NEGOTIATE, NAME_PHASE, OVER = range(4)
SNITCH, BRUISER, DRIVER, PICKPOCKET, BOSS = ROLE_NUMBERS = np.arange(len(ROLES), dtype=np.uint8)
NO_ROLE = len(ROLES)
NOTHING_SAID = 255

AMOUNT = np.array([loot.amount for loot in LOOT], np.int16)
STAKE = np.array([loot.stake for loot in LOOT], np.int16)
ICON = np.array([ROLES.index(loot.icon) if loot.icon else NO_ROLE for loot in LOOT], np.uint8)


class MillionsSwitches(NamedTuple):
    fool_me_once: Switch


@arrays
class MillionsTable:
    phase: Array
    seat: Array
    """The seat to act."""
    leader: Array
    loot: Array
    """The number of this round's loot card."""
    loots_before: Array
    """Which loot cards earlier rounds had."""
    money: Array
    threats: Array
    threat_pile: Array
    last_roles: Array
    """MD-13: the role each seat used last; NO_ROLE if it does not matter."""
    roles: Array
    """By character; NO_ROLE: not chosen yet."""
    shown: Array
    """How many cards of each role are shown in the middle."""
    inside: Array
    ready: Array
    time_called: Array
    claims: Array
    """The roles claimed for each character, first to third; NO_ROLE if none."""
    looked: Array
    """Which characters each seat has looked at."""
    offers: Array
    """What each seat offers for each character to leave; 0 if nothing."""
    asks: Array
    """What each seat is asked to pay for each character to leave; 0 if nothing."""
    offers_made: Array
    said: Array
    """The first half of a decision, a role or an offer's partner; NOTHING_SAID if there is none."""


class ArrayMillions(ArrayGame[MillionsTable]):
    name = "millions_of_dollars"
    switches: MillionsSwitches
    flat: FlatMillions

    def __init__(self, players: int, **options: object) -> None:
        super().__init__(players, **options)
        self._slots = places(players)
        self._count = players * self._slots
        self._owner = np.arange(self._count) // self._slots
        self._in_play = np.array([role in roles_in_play(players) for role in ROLES])

    @staticmethod
    def read_switches(options: MillionsOptions) -> MillionsSwitches:
        return MillionsSwitches(fool_me_once=options.fool_me_once)

    # Luck: the starter and the first loot card. Then numbers from 0 to 1: which character's role is
    # set aside unseen, and which loot card comes next.

    first_luck_words = 2
    luck_words = 2

    def first_luck(self, words: Array) -> Array:
        drawn = [below(words[0], self.players), below(words[1], len(LOOT))]
        return jnp.stack(drawn).astype(jnp.uint8)

    def luck(self, table: MillionsTable, words: Array) -> Array:
        return fraction(words)

    def recorded_first_luck(self, events: Sequence[Event]) -> list[int]:
        starter, revealed = events
        assert isinstance(starter, StarterDrawn)
        assert isinstance(revealed, LootRevealed)
        return [starter.seat, LOOT.index(revealed.loot)]

    def recorded_luck(self, before: MillionsState, events: Sequence[Event]) -> list[float]:
        luck = [0.0, 0.0]
        roles = list(before.roles)
        for event in events:
            if isinstance(event, Chosen):
                roles[roles.index(None) :] = event.roles or ()  # the last to choose
            elif isinstance(event, RolesShown):
                luck[0] = (roles.index(event.hidden) + 0.5) / len(roles)
            elif isinstance(event, LootRevealed):
                left = [loot for loot in LOOT if loot not in before.loots]
                luck[1] = (left.index(event.loot) + 0.5) / len(left)
        return luck

    # Setting up (MD-1, MD-2).

    def begin(self, luck: Array) -> MillionsTable:
        n, count = self.players, self._count
        none = jnp.uint8(0)
        return MillionsTable(
            phase=jnp.uint8(PLAN),
            seat=none,
            leader=luck[0],
            loot=luck[1],
            loots_before=jnp.zeros(len(LOOT), jnp.bool_),
            money=jnp.full(n, STARTING_MONEY, jnp.int16),
            threats=jnp.zeros(n, jnp.uint8),
            threat_pile=jnp.uint8(THREAT_CARDS),
            last_roles=jnp.full(n, NO_ROLE, jnp.uint8),
            roles=jnp.full(count, NO_ROLE, jnp.uint8),
            shown=jnp.zeros(len(ROLES), jnp.uint8),
            inside=jnp.zeros(count, jnp.bool_),
            ready=jnp.zeros(n, jnp.bool_),
            time_called=jnp.bool_(False),
            claims=jnp.full((count, CLAIMS), NO_ROLE, jnp.uint8),
            looked=jnp.zeros((n, count), jnp.bool_),
            offers=jnp.zeros((n, count), jnp.int16),
            asks=jnp.zeros((n, count), jnp.int16),
            offers_made=jnp.zeros(n, jnp.uint8),
            said=jnp.uint8(NOTHING_SAID),
        )

    def play(self, table: MillionsTable, action: Array, luck: Array) -> MillionsTable:
        phase, flat = table.phase, self.flat
        action = action.astype(jnp.int32)
        chooses, talks = phase == PLAN, phase == NEGOTIATE
        table = self._choose(table, action, luck[0], chooses)
        table = self._claim(
            table, action - CLAIM, talks & (action >= CLAIM) & (action < CHARACTERS)
        )
        table = change(table, talks & (action == CALL_TIME_NUMBER), time_called=True)
        group = (action - CHARACTERS) // self._count
        place = (action - CHARACTERS) % self._count
        proposes = talks & (action >= flat.offer) & (action < flat.accept[0])
        table = change(table, proposes, said=jnp.minimum(action - flat.offer, NOTHING_SAID))
        answers = talks & (action >= flat.accept[0]) & (action < flat.amount)
        table = self._threaten(table, place, talks & (group == 0) & (action >= CHARACTERS))
        table = self._propose(table, action - flat.amount + 1, talks & (action >= flat.amount))
        table, leaver = self._answer(table, group - 3, place, answers)
        withdraws = talks & (action >= WITHDRAW) & (action < CLAIM)
        own = table.seat.astype(jnp.int32) * self._slots + action - WITHDRAW
        leaver = jnp.where(withdraws, own, leaver)
        table = self._leave(table, leaver, leaver >= 0)
        says_ready = talks & (action == READY_NUMBER)
        table = change(table, says_ready, ready=table.ready | one_hot(table.seat, self.players))
        seats_in = self._seats_in(table)
        empties = (leaver >= 0) & ~seats_in.any()
        names = phase == NAME_PHASE
        begins = says_ready & ~(seats_in & ~table.ready).any()
        table = self._begin_heist(table, begins)
        asks_snitch = begins & (table.phase == NAME_PHASE)
        named = jnp.where(names, action - NAME, self._only_name(table, begins))
        finishes = names | (begins & ~asks_snitch)
        table, split = self._finish_heist(table, named, finishes)
        table = self._end_round(table, split, luck[1], empties | finishes)
        # In the negotiation the seats take turns, so that nobody talks all the time.
        speaks = self._acting(table)
        turn = (jnp.arange(self.players) - table.seat.astype(jnp.int32) - 1) % self.players
        following = jnp.argmin(jnp.where(speaks, turn, self.players))
        moves_on = talks & (table.phase == NEGOTIATE) & ~proposes
        return change(table, moves_on, seat=following)

    # Planning (MD-3).

    def _choose(
        self, table: MillionsTable, action: Array, luck: Array, now: Array
    ) -> MillionsTable:
        slots, count = self._slots, self._count
        half = (table.said == NOTHING_SAID) & (slots == 2)
        table = change(table, now & half, said=action)
        done = now & ~half
        own = self._owner == table.seat
        first = jnp.where(np.arange(count) % slots == slots - 1, action, table.said)
        table = change(table, done, roles=jnp.where(own, first, table.roles), said=NOTHING_SAID)
        all_chosen = done & (table.seat == self.players - 1)
        # The stakes: the reserve pays for whoever cannot.
        stake = pick(STAKE, table.loot)
        money = table.money
        for _ in range(slots):
            money = money - jnp.where(money >= stake, stake, 0)
        hidden = table.roles[(luck * count).astype(jnp.int32)]
        cards = (table.roles[:, None] == ROLE_NUMBERS).sum(0, dtype=jnp.uint8)
        table = change(table, done & ~all_chosen, seat=table.seat + 1)
        return change(
            table,
            all_chosen,
            phase=NEGOTIATE,
            seat=table.leader,
            money=money,
            shown=cards - (hidden == ROLE_NUMBERS),
            inside=True,
        )

    # Negotiation: claim, look, offer and ask, answer, leave (MD-4, MD-5, MD-8).

    def _claim(self, table: MillionsTable, claim: Array, now: Array) -> MillionsTable:
        slot, role = claim // len(ROLES), claim % len(ROLES)
        character = np.arange(self._count) == table.seat.astype(jnp.int32) * self._slots + slot
        free = (table.claims != NO_ROLE).sum(-1, dtype=jnp.uint8)
        here = character[:, None] & (np.arange(CLAIMS) == free[:, None])
        return change(table, now, claims=jnp.where(here, role, table.claims))

    def _threaten(self, table: MillionsTable, character: Array, now: Array) -> MillionsTable:
        own = one_hot(table.seat, self.players)
        seen = own[:, None] & (np.arange(self._count) == character)
        return change(table, now, threats=table.threats - own, looked=table.looked | seen)

    def _propose(self, table: MillionsTable, amount: Array, now: Array) -> MillionsTable:
        own = one_hot(table.seat, self.players)
        asks = table.said >= self._count
        place = jnp.where(asks, table.said - self._count, table.said).astype(jnp.int32)
        other, slot = place // self._slots, place % self._slots
        mine = table.seat.astype(jnp.int32) * self._slots + slot
        character = np.arange(self._count) == jnp.where(asks, mine, place)
        payer = jnp.where(asks, one_hot(other, self.players), own)
        cell = payer[:, None] & character
        return change(
            table,
            now,
            offers=jnp.where(cell & ~asks, amount, table.offers),
            asks=jnp.where(cell & asks, amount, table.asks),
            offers_made=table.offers_made + own,
            ready=table.ready & ~one_hot(other, self.players),
            said=NOTHING_SAID,
        )

    def _answer(
        self, table: MillionsTable, kind: Array, place: Array, now: Array
    ) -> tuple[MillionsTable, Array]:
        """Accept, refuse or take back. Return also the character that leaves, or -1."""
        seat = table.seat.astype(jnp.int32)
        accepts = now & (kind < 2)
        asks, takes_back = kind % 2 == 1, kind >= 4
        # The payer sees the character of the deal, and the leaver sees the payer.
        pays = asks != takes_back
        other, slot = place // self._slots, place % self._slots
        character = jnp.where(pays, place, seat * self._slots + slot)
        payer = jnp.where(pays, seat, other)
        leaver = jnp.where(pays, other, seat)
        cell = one_hot(payer, self.players)[:, None] & (np.arange(self._count) == character)
        deals = jnp.where(asks, table.asks, table.offers)
        amount = (deals * cell).sum(dtype=jnp.int16) * accepts
        gains = one_hot(leaver, self.players).astype(jnp.int16) - one_hot(payer, self.players)
        table = change(
            table,
            now,
            money=table.money + gains * amount,
            offers=jnp.where(cell & ~asks, 0, table.offers),
            asks=jnp.where(cell & asks, 0, table.asks),
        )
        return table, jnp.where(accepts, character, -1)

    def _leave(self, table: MillionsTable, character: Array, now: Array) -> MillionsTable:
        """Return a character and its stake. Nobody is ready any more, and what was offered for it,
        or by a seat that is out, lapses."""
        gone = np.arange(self._count) == character
        seat = one_hot(character // self._slots, self.players)
        table = change(
            table,
            now,
            money=table.money + seat * pick(STAKE, table.loot),
            inside=table.inside & ~gone,
            ready=False,
        )
        stands = self._seats_in(table)[:, None] & table.inside
        return change(table, now, offers=table.offers * stands, asks=table.asks * stands)

    def _seats_in(self, table: MillionsTable) -> Array:
        return table.inside.reshape(self.players, self._slots).any(-1)

    # The heist (MD-6, MD-7, MD-8).

    def _begin_heist(self, table: MillionsTable, now: Array) -> MillionsTable:
        """Reveal the snitches. A single one may name a role, if there is anything to name."""
        snitches = table.inside & (table.roles == SNITCH)
        single = snitches.sum() == 1
        stake = pick(STAKE, table.loot)
        inside = table.inside & ~(snitches & ~single)
        alone = single & (inside.sum() == 1)
        asked = single & ~alone & (self._nameable(table).sum() > 1)
        return change(
            table,
            now,
            phase=jnp.where(asked, NAME_PHASE, NEGOTIATE),
            seat=jnp.where(asked, jnp.argmax(snitches) // self._slots, table.seat),
            money=table.money + self._by_seat(snitches & single) * stake,
            inside=inside,
            offers=0,
            asks=0,
        )

    def _nameable(self, table: MillionsTable) -> Array:
        others = self._in_play & (ROLE_NUMBERS != SNITCH)
        shown = others & (table.shown > 0)
        return jnp.where(shown.any(), shown, others)

    def _only_name(self, table: MillionsTable, begins: Array) -> Array:
        """Return the role that a single snitch names without being asked, or NO_ROLE."""
        snitches = table.inside & (table.roles == SNITCH)
        names = begins & (snitches.sum() == 1) & (table.inside.sum() > 1)
        return jnp.where(names, jnp.argmax(self._nameable(table)), NO_ROLE)

    def _finish_heist(
        self, table: MillionsTable, named: Array, now: Array
    ) -> tuple[MillionsTable, Array]:
        """Reveal the other roles, the named one last, and split the loot among those left. Return
        also whether it was split."""
        has = table.inside[:, None] & (table.roles[:, None] == ROLE_NUMBERS)
        stays = (has.sum(0) == 1) & (named != ROLE_NUMBERS)
        stays = stays.at[SNITCH].set(True)  # whoever is left of them was revealed before
        paid = has & (stays | (ROLE_NUMBERS == BRUISER)) & (ROLE_NUMBERS != SNITCH)
        money = table.money + self._by_seat(paid.any(-1)) * pick(STAKE, table.loot)
        has &= stays
        left = has.any(-1)
        bruiser = self._by_seat(has[:, BRUISER])
        lone = left.any() & ~has[:, SNITCH + 1 :].any()  # MD-9
        splits = left.any() & ~lone
        snitch = self._by_seat(has[:, SNITCH])
        fined = money - snitch * jnp.minimum(LONE_SNITCH_LOSES, money)
        money = jnp.where(splits, self._split(table, money, has), jnp.where(lone, fined, money))
        table = change(
            table,
            now,
            money=money,
            inside=left,
            threats=table.threats + bruiser,
            threat_pile=table.threat_pile - bruiser.sum(dtype=jnp.uint8),
        )
        return table, splits & now

    def _split(self, table: MillionsTable, money: Array, has: Array) -> Array:
        """Share the loot out, then pay the driver, the pickpocket and the icon (MD-10)."""
        left = has.any(-1)
        number = left.sum(dtype=jnp.int16)
        amount = pick(AMOUNT, table.loot) + BOSS_BONUS * has[:, BOSS].any()
        money = money + self._by_seat(left) * (amount // jnp.maximum(number, 1))
        driver = has[:, DRIVER]
        fees = driver * number - left  # everybody left pays one, the driver to itself
        money = money + self._by_seat(fees) * DRIVER_FEE * driver.any()
        thief, victim = self._by_seat(has[:, PICKPOCKET]), self._by_seat(has[:, BRUISER])
        taken = jnp.minimum(PICKPOCKET_TAKES, (money * victim).sum(dtype=jnp.int16))
        taken = taken * (thief.any() & victim.any())
        money = money + (thief - victim) * taken
        favoured = (has & (pick(ICON, table.loot) == ROLE_NUMBERS)).any(-1)
        return money + self._by_seat(favoured) * ICON_BONUS

    def _by_seat(self, characters: Array) -> Array:
        """Return the sum of what the characters of each seat have."""
        return characters.reshape(self.players, self._slots).sum(-1, dtype=jnp.int16)

    # The end of a round and of the game (MD-11, MD-13).

    def _end_round(
        self, table: MillionsTable, split: Array, luck: Array, now: Array
    ) -> MillionsTable:
        n = self.players
        rich = split & (table.money.max() >= WINNING_MONEY)
        used = table.loots_before | one_hot(table.loot, len(LOOT))
        over = rich | (used.sum() == HEISTS)
        number = (luck * (~used).sum()).astype(jnp.int32)
        next_loot = (jnp.cumsum(~used) <= number).sum()
        keeps_open = self.switches.fool_me_once & ~over & (self._slots == 1)
        table = change(
            table,
            now,
            phase=jnp.where(over, OVER, PLAN),
            seat=0,
            leader=jnp.where(over, table.leader, (table.leader + 1) % n),
            loot=jnp.where(over, table.loot, next_loot),
            loots_before=jnp.where(over, table.loots_before, used),
            last_roles=jnp.where(keeps_open, table.roles[:n], table.last_roles),
        )
        return change(
            table,
            now,
            roles=NO_ROLE,
            shown=0,
            inside=False,
            ready=False,
            time_called=False,
            claims=NO_ROLE,
            looked=False,
            offers=0,
            asks=0,
            offers_made=0,
        )

    def noted(self, before: MillionsTable, action: Array, after: MillionsTable) -> Array:
        flat, talks, names = self.flat, before.phase == NEGOTIATE, before.phase == NAME_PHASE
        action = action.astype(jnp.int32)
        own = one_hot(before.seat, self.players)
        speaker = own & talks
        withdraws = (action >= WITHDRAW) & (action < CLAIM)
        takes_offer = (action >= flat.accept[0]) & (action < flat.accept[1])
        pays_price = (action >= flat.accept[1]) & (action < flat.refuse[0])
        partner = one_hot((action - CHARACTERS) % self._count // self._slots, self.players) & talks
        proposes, asks = action >= flat.amount, before.said >= self._count
        refuses = (action >= flat.refuse[0]) & (action < flat.take_back[0])
        begins = talks & (action == READY_NUMBER) & (after.phase != NEGOTIATE)
        # The snitches are revealed first; if a single one is asked for a role, the others later.
        has = before.inside[:, None] & (before.roles[:, None] == ROLE_NUMBERS)
        asks_snitch = after.phase == NAME_PHASE
        now = jnp.where(ROLE_NUMBERS == SNITCH, begins, names | (begins & ~asks_snitch))
        revealed = has & now
        named = jnp.where(names, action - NAME, self._only_name(before, begins))
        out = revealed & ((has.sum(0) > 1) | (named == ROLE_NUMBERS))
        shown = revealed.any(-1)[:, None]
        true = shown & (before.claims == before.roles[:, None])
        false = shown & (before.claims != NO_ROLE) & ~true
        columns = (
            self._by_seat(before.inside & begins),
            speaker & withdraws,
            (speaker & takes_offer) | (partner & pays_price),
            (speaker & pays_price) | (partner & takes_offer),
            speaker & proposes & ~asks,
            speaker & proposes & asks,
            speaker & refuses,
            self._by_seat(out.any(-1)),
            self._by_seat(true.sum(-1)),
            self._by_seat(false.sum(-1)),
        )
        return jnp.stack([column.astype(jnp.uint8) for column in columns], 1)

    # What a seat may do and know.

    def to_act(self, table: MillionsTable) -> Array:
        return table.seat

    def over(self, table: MillionsTable) -> Array:
        return table.phase == OVER

    def winners(self, table: MillionsTable) -> Array:
        return (table.money == table.money.max()) & self.over(table)

    def _acting(self, table: MillionsTable) -> Array:
        """Return which seats may act now."""
        n, phase = self.players, table.phase
        choosing = jnp.arange(n) >= table.seat
        talking = self._seats_in(table) & ~table.ready
        naming = one_hot(table.seat, n) & (phase == NAME_PHASE)
        return jnp.where(phase == PLAN, choosing, jnp.where(phase == NEGOTIATE, talking, naming))

    def legal(self, table: MillionsTable) -> Array:
        n, slots, count = self.players, self._slots, self._count
        phase, seat, said = table.phase, table.seat.astype(jnp.int32), table.said
        own = one_hot(seat, n)
        begun = said != NOTHING_SAID
        last = pick(table.last_roles, seat)
        chooses = (phase == PLAN) & self._in_play & (last != ROLE_NUMBERS) & (said != ROLE_NUMBERS)
        names = (phase == NAME_PHASE) & self._nameable(table)
        talks = (phase == NEGOTIATE) & ~begun
        mine = self._owner == seat
        seats_in = self._seats_in(table)
        open_ = talks & ~table.time_called & (seats_in & ~own).any()
        here = (table.inside & mine).reshape(n, slots).any(0)  # by slot
        unclaimed = (table.claims[:, -1] == NO_ROLE) & table.inside & mine
        claims = open_ & unclaimed.reshape(n, slots).any(0)[:, None] & self._in_play
        two = ((0, 2 - slots), (0, 0))
        looked = (table.looked & own[:, None]).any(0)
        others = table.inside & ~mine
        looks = open_ & others & ~looked & (pick(table.threats, seat) > 0)
        may_propose = open_ & (pick(table.offers_made, seat) < OFFERS)
        money = pick(table.money, seat)
        offered = (table.offers * own[:, None]).sum(0)
        offers = may_propose & others & (offered == 0) & (money > 0)
        # Deals of my characters, by the other seat and my slot, and deals in which I would pay.
        by_other = ((n, n, slots), own[None, :, None])
        offers_to_me = (table.offers.reshape(by_other[0]) * by_other[1]).sum(1)
        asked_by_me = (table.asks.reshape(by_other[0]) * by_other[1]).sum(1)
        asked_of_me = (table.asks * own[:, None]).sum(0)
        can_ask = here & (seats_in & ~own & (table.money > 0))[:, None]
        asks = may_propose & can_ask & (asked_by_me == 0)
        groups = [
            looks,
            offers,
            asks,
            talks & (offers_to_me > 0) & (offers_to_me <= table.money[:, None]),
            talks & (asked_of_me > 0) & (asked_of_me <= money),
            talks & (offers_to_me > 0),
            talks & (asked_of_me > 0),
            talks & (offered > 0),
            talks & (asked_by_me > 0),
        ]
        assert len(groups) == len(GROUPS)
        # The amount of an offer that has been begun.
        payer = jnp.where(said < count, seat, (said.astype(jnp.int32) - count) // slots)
        most = pick(table.money, payer)
        amounts = (phase == NEGOTIATE) & begun & (np.arange(most_money(n)) < most)
        return jnp.concatenate(
            [
                chooses,
                names,
                jnp.stack([talks, open_ & (table.leader == seat)]),
                jnp.pad(talks & here, two[0]),
                jnp.pad(claims, two).ravel(),
                *[group.ravel() for group in groups],
                amounts,
            ]
        )

    def look(self, table: MillionsTable, seat: Array) -> Array:
        n, phase = self.players, table.phase
        own = one_hot(seat, n)
        known = (self._owner == seat) | (table.looked & own[:, None]).any(0)
        snitch = table.inside & (table.roles == SNITCH) & (phase == NAME_PHASE)
        roles = (table.roles[:, None] == ROLE_NUMBERS) & (known | snitch)[:, None]
        acting = self._acting(table)
        said = jnp.where(table.seat == seat, table.said, NOTHING_SAID)
        chooses = phase == PLAN
        return pieces(
            own,
            acting,
            self.winners(table),
            one_hot(phase, 4),
            one_hot(table.leader, n),
            one_hot(table.loot, len(LOOT)),
            table.loots_before,
            jnp.minimum(table.money, MOST),
            table.threats,
            table.threat_pile,
            table.last_roles[:, None] == ROLE_NUMBERS,
            roles,
            table.inside,
            table.shown,
            table.offers,
            table.asks,
            table.offers_made,
            table.claims[..., None] == ROLE_NUMBERS,
            table.looked,
            table.time_called,
            chooses & (said == ROLE_NUMBERS),
            ~chooses & (np.arange(2 * self._count) == said),
        )


ARRAYS = ArrayMillions
