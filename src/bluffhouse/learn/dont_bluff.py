"""Don't Bluff! on arrays: rules DB-1 to DB-15, beside `bluffhouse.rules.dont_bluff.game`.

Suitcases are counts by value, in the order of `VALUES`: four numbers for a hand or a lot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from bluffhouse.bots.champion.memory import TRAP
from bluffhouse.flat.dont_bluff import CARD, CLAIM, TARGET
from bluffhouse.learn.core import (
    ArrayGame,
    Switch,
    arrays,
    below,
    change,
    drawn,
    one_hot,
    pick,
    pieces,
)
from bluffhouse.rules.contract import Event, StarterDrawn
from bluffhouse.rules.dont_bluff import (
    BANK,
    BLACK_DIE,
    COLOURS,
    GOAL,
    HAND,
    VALUES,
    BankShuffled,
    ColourRolled,
    DieRolled,
    DontBluffOptions,
    DontBluffState,
    ways_to_pay,
)
from bluffhouse.rules.dont_bluff.components import owners

COLOUR, TARGET_PHASE, OFFER, ANSWER, DIE, ADD, PAY, OVER = range(8)
ROLL, TAKE, OPEN = range(3)
NOBODY = 255
NO_COLOUR = 255
NO_CLAIM = 255

MILLIONS = np.array(VALUES, np.uint8)
KINDS = np.arange(len(VALUES), dtype=np.uint8)
START = np.array([HAND.count(value) for value in VALUES], np.uint8)
"""DB-2."""
BANK_KINDS = np.array([VALUES.index(value) for value in BANK], np.uint8)
"""DB-3."""


class DontBluffSwitches(NamedTuple):
    reverse_offer: Switch


@arrays
class DontBluffTable:
    phase: Array
    seat: Array
    """The seat to act."""
    hands: Array
    """The suitcases of each seat."""
    bank: Array
    """The kind of each suitcase, the top one first."""
    taken: Array
    """Suitcases taken from the bank."""
    gun: Array
    colour: Array
    """The side of the colour die; NO_COLOUR before the roll."""
    giver: Array
    receiver: Array
    """NOBODY before the colour die has paired them."""
    open: Array
    closed: Array
    """The suitcases on the table."""
    claim: Array
    """The millions of the last claim, or NO_CLAIM."""
    die: Array
    """The side of the black die; 0 before the roll."""
    due: Array
    """Millions that the receiver has to pay now."""
    said: Array
    """The suitcases spelled so far, by the seat to act: to lay down or to pay."""
    winners: Array


class ArrayDontBluff(ArrayGame[DontBluffTable]):
    name = "dont_bluff"
    switches: DontBluffSwitches

    def __init__(self, players: int, **options: object) -> None:
        super().__init__(players, **options)
        owned = owners(players)
        self._owners = np.array([nobody_if_none(owned[side]) for side in COLOURS], np.uint8)

    @staticmethod
    def read_switches(options: DontBluffOptions) -> DontBluffSwitches:
        return DontBluffSwitches(reverse_offer=options.reverse_offer)

    # Luck: the starter and the bank, then both dice.

    luck_words = 2
    first_luck_words = 1 + len(BANK)

    def first_luck(self, words: Array) -> Array:
        bank = jnp.asarray(BANK_KINDS)[drawn(words[1:], len(BANK))]
        return jnp.append(bank, below(words[0], self.players).astype(jnp.uint8))

    def luck(self, table: DontBluffTable, words: Array) -> Array:
        colour = below(words[0], len(COLOURS))
        die = below(words[1], len(BLACK_DIE)) + BLACK_DIE[0]
        return jnp.stack([colour, die]).astype(jnp.uint8)

    def recorded_first_luck(self, events: Sequence[Event]) -> list[int]:
        starter, bank = events
        assert isinstance(starter, StarterDrawn)
        assert isinstance(bank, BankShuffled)
        return [*map(VALUES.index, bank.outcome), starter.seat]

    def recorded_luck(self, before: DontBluffState, events: Sequence[Event]) -> list[int]:
        colour, die = 0, 0
        for event in events:
            if isinstance(event, ColourRolled):
                colour = COLOURS.index(event.outcome)
            elif isinstance(event, DieRolled):
                die = event.outcome
        return [colour, die]

    # The beginning (DB-2, DB-3).

    def begin(self, luck: Array) -> DontBluffTable:
        n = self.players
        none = jnp.uint8(0)
        nothing = jnp.zeros(len(VALUES), jnp.uint8)
        starter = luck[-1]
        return DontBluffTable(
            phase=jnp.uint8(COLOUR),
            seat=starter,
            hands=jnp.tile(START, (n, 1)),
            bank=luck[:-1],
            taken=none,
            gun=starter,
            colour=jnp.uint8(NO_COLOUR),
            giver=jnp.uint8(NOBODY),
            receiver=jnp.uint8(NOBODY),
            open=nothing,
            closed=nothing,
            claim=jnp.uint8(NO_CLAIM),
            die=none,
            due=none,
            said=nothing,
            winners=jnp.zeros(n, jnp.bool_),
        )

    def play(self, table: DontBluffTable, action: Array, luck: Array) -> DontBluffTable:
        phase = table.phase
        colour, die = luck
        table, ends_round = self._find_target(table, action, colour, phase)
        table = self._lay(table, action, (phase == OFFER) | (phase == ADD))
        answers = phase == ANSWER
        table = self._open(table, answers & (action == OPEN))
        table, receives, settles, cards = self._roll_black(table, die, phase == DIE)
        receives |= answers & (action == TAKE)
        table, pays = self._pay(table, action, phase == PAY)
        cards = jnp.where(pays, table.said, cards)
        table = self._receive(table, receives)
        table, ended = self._settle(table, cards, settles | pays)
        ended |= receives & table.winners.any()
        return self._finish_round(table, ends_round | receives | settles | pays, ended)

    # The target: who offers to whom (DB-5, DB-15).

    def _find_target(
        self, table: DontBluffTable, action: Array, colour: Array, phase: Array
    ) -> tuple[DontBluffTable, Array]:
        """Return also whether the round ends at once, because the giver has nothing."""
        gun = table.gun
        rolls, chooses = phase == COLOUR, phase == TARGET_PHASE
        owner = pick(jnp.asarray(self._owners), colour)
        if self.players == 2:  # The gun player's own colour leaves no choice.
            owner = jnp.where(owner == gun, 1 - gun, owner)
        table = change(table, rolls, colour=colour)
        table = change(table, rolls & (owner == gun), phase=TARGET_PHASE)
        # Where nobody owns the colour, the gun player rolls again.
        pairs = chooses | (rolls & (owner != gun) & (owner != NOBODY))
        target = jnp.where(chooses, action - TARGET, owner).astype(jnp.uint8)
        reverse = self.switches.reverse_offer
        giver = jnp.where(reverse, target, gun)
        receiver = jnp.where(reverse, gun, target)
        table = change(table, pairs, phase=OFFER, seat=giver, giver=giver, receiver=receiver)
        return table, pairs & ~self._hand(table, giver).any()

    def _hand(self, table: DontBluffTable, seat: Array) -> Array:
        mine = one_hot(seat, self.players)[:, None]
        return jnp.where(mine, table.hands, 0).sum(axis=0, dtype=jnp.uint8)

    def _with_more(self, table: DontBluffTable, seat: Array, cards: Array) -> Array:
        """Return the hands after a seat has been given cards."""
        return table.hands + one_hot(seat, self.players)[:, None] * cards

    # The offer (DB-6), and the addition to it (DB-11).

    def _lay(self, table: DontBluffTable, action: Array, now: Array) -> DontBluffTable:
        complete = now & (action >= CLAIM)
        table = change(table, now & ~complete, said=table.said + one_hot(action - CARD, 4))
        claim = jnp.where(action == CLAIM, NO_CLAIM, action - CLAIM - 1)
        return change(
            table,
            complete,
            hands=table.hands - one_hot(table.giver, self.players)[:, None] * table.said,
            closed=table.said,
            said=0,
            claim=claim,
            phase=ANSWER,
            seat=table.receiver,
        )

    # The answer: take the suitcases, or open them and roll the black die (DB-7).

    def _open(self, table: DontBluffTable, now: Array) -> DontBluffTable:
        return change(table, now, open=table.open + table.closed, closed=0, phase=DIE)

    def _roll_black(
        self, table: DontBluffTable, die: Array, now: Array
    ) -> tuple[DontBluffTable, Array, Array, Array]:
        """Return also whether the receiver gets the suitcases, or pays at once, and what."""
        table = change(table, now, die=die)
        millions = millions_in(table.open)
        lower, higher = die < millions, die > millions  # DB-8, DB-11
        adds = higher & self._hand(table, table.giver).any()
        table = change(table, now & adds, phase=ADD, seat=table.giver)
        # The giver takes the suitcases back; there may be no choice how to pay for them (DB-9).
        table = change(
            table,
            now & lower,
            hands=self._with_more(table, table.giver, table.open),
            open=0,
            claim=NO_CLAIM,
            due=millions,
            phase=PAY,
        )
        hand = self._hand(table, table.receiver)
        only, cards = self._only_way(hand, millions)
        return table, now & ~lower & ~adds, now & lower & only, cards

    def _receive(self, table: DontBluffTable, now: Array) -> DontBluffTable:
        """Give everything on the table to the receiver (DB-7, DB-10, DB-11)."""
        hands = self._with_more(table, table.receiver, table.open + table.closed)
        return change(table, now, hands=hands, winners=self._with_goal(hands))

    # The payment (DB-9), and the card from the bank that follows it (DB-8).

    def _only_way(self, hand: Array, due: Array) -> tuple[Array, Array]:
        """Return whether there is only one way to pay, and what it is."""
        too_little = millions_in(hand) < due
        way = ways_of(hand, due)
        cards = jnp.stack([way >> 4 & 7, way >> 7 & 15, way >> 11, jnp.zeros_like(way)])
        only = too_little | (way & ONLY != 0)
        return only, jnp.where(too_little, hand, cards.astype(jnp.uint8))

    def _pay(
        self, table: DontBluffTable, action: Array, now: Array
    ) -> tuple[DontBluffTable, Array]:
        """Return also whether the payment is complete: it covers the debt."""
        table = change(table, now, said=table.said + one_hot(action - CARD, 4))
        return table, now & (millions_in(table.said) >= table.due)

    def _settle(
        self, table: DontBluffTable, cards: Array, now: Array
    ) -> tuple[DontBluffTable, Array]:
        """Return also whether the game ends."""
        giver = one_hot(table.giver, self.players)[:, None]
        receiver = one_hot(table.receiver, self.players)[:, None]
        hands = table.hands + giver * cards - receiver * cards
        paid_winners = self._with_goal(hands)
        goes_on = ~paid_winners.any()
        card = one_hot(pick(table.bank, table.taken), 4)
        hands += receiver * card * goes_on
        taken = table.taken + goes_on
        winners = jnp.where(goes_on, self._with_goal(hands), paid_winners)
        last = goes_on & ~winners.any() & (taken == len(BANK))
        winners = jnp.where(last, richest(hands), winners)
        table = change(table, now, hands=hands, taken=taken, winners=winners, said=0)
        return table, now & winners.any()

    # The next round (DB-12, DB-15), or the end (DB-13, DB-14).

    def _finish_round(self, table: DontBluffTable, now: Array, ended: Array) -> DontBluffTable:
        n = self.players
        waiting = (table.hands > 0).any(axis=1) | self.switches.reverse_offer
        places_left = (np.arange(n, dtype=np.uint8) + (2 * n - 1) - table.gun) % n
        nearest = jnp.where(waiting, places_left, n).min()
        gun = jnp.where(ended, table.gun, (table.gun + 1 + nearest) % n)
        return change(
            table,
            now,
            phase=jnp.where(ended, OVER, COLOUR),
            seat=jnp.where(ended, table.seat, gun),
            gun=gun,
            colour=NO_COLOUR,
            giver=NOBODY,
            receiver=NOBODY,
            open=0,
            closed=0,
            claim=NO_CLAIM,
            die=0,
            due=0,
        )

    def _with_goal(self, hands: Array) -> Array:
        """Return which seats hold $25M (DB-13): one at most, which has just been given cards."""
        return millions_in(hands) >= GOAL

    def noted(self, before: DontBluffTable, action: Array, after: DontBluffTable) -> Array:
        giver, receiver = (one_hot(s, self.players) for s in (before.giver, before.receiver))
        answers = before.phase == ANSWER
        takes, opens = answers & (action == TAKE), answers & (action == OPEN)
        # What changes hands in sight of all: open suitcases that are taken, or a payment.
        paid = after.taken > before.taken
        more = self._hand(after, before.receiver) - self._hand(before, before.receiver)
        card = one_hot(pick(before.bank, before.taken), 4)
        paying = paid * (card - more)
        rolled = (before.phase == DIE) & (after.phase == COLOUR) & ~paid
        taking = before.open * (takes | rolled)
        got = receiver[:, None] * taking + giver[:, None] * paying
        gave = giver[:, None] * taking + receiver[:, None] * paying
        hidden = before.closed.sum() * takes
        said, lot = before.claim, millions_in(before.closed)
        claims = opens & (said != NO_CLAIM)
        columns = (
            receiver * hidden,
            giver * hidden,
            giver & opens & (millions_in(before.open + before.closed) >= TRAP),
            giver & opens & (millions_in(before.open + before.closed) < TRAP),
            giver & claims & (said > lot),
            giver & claims & (said < lot),
            receiver & opens,
            receiver & takes,
        )
        return jnp.concatenate([got, gave, jnp.stack(columns, 1)], 1).astype(jnp.uint8)

    # What a seat may do and know.

    def to_act(self, table: DontBluffTable) -> Array:
        return table.seat

    def over(self, table: DontBluffTable) -> Array:
        return table.phase == OVER

    def winners(self, table: DontBluffTable) -> Array:
        return table.winners

    def legal(self, table: DontBluffTable) -> Array:
        phase, said = table.phase, table.said
        rolls = (phase == COLOUR) | (phase == DIE)
        answers = phase == ANSWER
        lays = (phase == OFFER) | (phase == ADD)
        hand = self._hand(table, table.seat)
        # The same suitcases are always named in the same order: the dearest first.
        last = jnp.where(said > 0, KINDS, 0).max()
        left = jnp.where(last <= KINDS, hand - said, 0)
        begins = ways_of(left, table.due - millions_in(said)) >> KINDS & 1
        payable = (begins != 0) & (KINDS < 3)
        cards = jnp.where(lays, left > 0, (phase == PAY) & payable)
        claims = jnp.full(TARGET - CLAIM, lays & said.any())
        seats = np.arange(self.players)
        targets = (phase == TARGET_PHASE) & (table.gun != seats)
        plain = jnp.stack([rolls, answers, answers])
        return jnp.concatenate([plain, cards, claims, targets])

    def look(self, table: DontBluffTable, seat: Array) -> Array:
        n, phase = self.players, table.phase
        over = phase == OVER
        return pieces(
            one_hot(seat, n),
            one_hot(table.seat, n) & ~over,
            table.winners,
            one_hot(phase, 8),
            one_hot(table.gun, n),
            one_hot(table.giver, n),
            one_hot(table.receiver, n),
            one_hot(table.colour, len(COLOURS)),
            table.open,
            table.closed.sum(dtype=jnp.uint8),
            jnp.where(seat == table.giver, table.closed, 0),
            one_hot(table.claim, GOAL),
            one_hot(table.die - 1, len(BLACK_DIE)),
            table.due,
            self._hand(table, seat),
            table.hands.sum(axis=1, dtype=jnp.uint8),
            len(BANK) - table.taken,
            jnp.where(over, table.hands, 0),
            jnp.where(seat == table.seat, table.said, 0),
        )


def nobody_if_none(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def millions_in(cards: Array) -> Array:
    """Return the millions in each lot or hand."""
    return (cards * MILLIONS).sum(axis=-1, dtype=jnp.uint8)


def richest(hands: Array) -> Array:
    """Return the winners when the bank is empty: most money, then fewest cards (DB-14)."""
    cards = hands.sum(axis=1, dtype=jnp.int32)
    wealth = millions_in(hands).astype(jnp.int32) * 256 - cards
    return wealth == wealth.max()


# ── ways to pay (DB-9) ──────────────────────────────────────────────────────────────────────

SHAPE = (GOAL // 5, (GOAL + 1) // 2, GOAL, GOAL)
"""Fives, twos and ones that a hand below $25M can hold, and the debt."""
ONLY = 8
"""The bit that says that there is only one way."""


@cache
def ways_table() -> NDArray[np.uint16]:
    """Return for each hand and debt: three bits for the suitcases that a payment can begin with,
    one if there is only one way, and then the suitcases of that way.

    A payment that has begun continues like one from the suitcases that may still be named, of
    what is still due.
    """
    found = np.zeros(SHAPE, np.uint16)
    for fives, twos, ones, due in np.ndindex(*SHAPE):
        if not due <= 5 * fives + 2 * twos + ones < GOAL:
            continue
        ways = ways_to_pay((5,) * fives + (2,) * twos + (1,) * ones, due)
        entry = sum(1 << VALUES.index(card) for card in {way[0] for way in ways if way})
        if len(ways) == 1:
            (way,) = ways
            entry |= ONLY | way.count(5) << 4 | way.count(2) << 7 | way.count(1) << 11
        found[fives, twos, ones, due] = entry
    return found.ravel()


def ways_of(hand: Array, due: Array) -> Array:
    """Return the entry of `ways_table`; any, if the hand does not cover the debt."""
    place = jnp.int32(0)
    for number, size in zip([*hand[:3], due], SHAPE, strict=True):
        place = place * size + number
    return jnp.asarray(ways_table())[place]


ARRAYS = ArrayDontBluff
