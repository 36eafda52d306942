"""Don't Bluff! in numbers."""

from __future__ import annotations

from typing import Any

from bluffhouse.flat.stepper import (
    BYTE,
    FlatGame,
    Piece,
    Said,
    Table,
    common,
    counts_of,
    of_seats,
    one_hot_of,
)
from bluffhouse.rules.contract import Action, Game
from bluffhouse.rules.dont_bluff import (
    BANK,
    BLACK_DIE,
    CLAIMS,
    COLOURS,
    GOAL,
    OPEN,
    ROLL,
    SUITCASES,
    TAKE,
    VALUES,
    Add,
    Cards,
    ChooseTarget,
    DontBluffState,
    DontBluffView,
    Offer,
    Open,
    Pay,
    Roll,
    Take,
    ways_to_pay,
)

PLAIN: tuple[Action, ...] = (ROLL, TAKE, OPEN)
CARD = 3
"""3 to 6: a suitcase with 5, 2, 1 or nothing, to lay down or to pay; the dearest first."""
CLAIM = CARD + len(VALUES)
"""7: lay the suitcases down without a claim; 8 to 32: with a claim of 0 to 24."""
TARGET = CLAIM + len(CLAIMS)
"""33 and up: a seat."""

SAYINGS = list(range(CLAIM, TARGET))
PHASES = one_hot_of(("colour", "target", "offer", "answer", "die", "add", "pay", "over"))
COLOUR = one_hot_of(COLOURS)
DIE = one_hot_of(BLACK_DIE)
CLAIMED = one_hot_of(range(GOAL))
LONGEST = 10_000


def cards_of(said: Said) -> Cards:
    return tuple([VALUES[number - CARD] for number in said])


class FlatDontBluff(FlatGame):
    # The rules alone do not end every game: suitcases can be taken unopened forever.
    longest = LONGEST

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.numbers = (
            Piece("plain", (len(PLAIN),)),
            Piece("card", (len(VALUES),)),
            Piece("claim", (len(CLAIMS),)),
            of_seats("target", players),
        )
        most = SUITCASES.count(1)
        self.layout = (
            *common(players),
            Piece("phase", (8,)),
            of_seats("gun", players),
            of_seats("giver", players),
            of_seats("receiver", players),
            Piece("colour", (len(COLOURS),)),
            Piece("open", (4,), most),
            Piece("closed", (1,), len(SUITCASES)),
            Piece("inside", (4,), most),
            Piece("claim", (GOAL,)),
            Piece("die", (len(BLACK_DIE),)),
            Piece("due", (1,), GOAL),
            Piece("hand", (4,), most),
            of_seats("sizes", players, high=len(SUITCASES)),
            Piece("bank", (1,), len(BANK)),
            of_seats("shown", players, 4, high=most),
            Piece("said", (4,), most),
        )
        self._shown: Table[tuple[Cards, ...] | None, bytes] = Table(
            lambda hands: b"".join(COUNTS[hand] for hand in hands or ((),) * players)
        )

    def legal(self, state: DontBluffState, seat: int, said: Said) -> list[int]:
        phase = state.phase
        if phase == "colour" or phase == "die":
            return [0]
        if phase == "answer":
            return [1, 2]
        if phase == "target":
            return [TARGET + other for other in range(self.players) if other != seat]
        hand = state.hands[seat]
        if phase == "pay":
            so_far = cards_of(said)
            ways = [way for way in ways_to_pay(hand, state.due) if way[: len(said)] == so_far]
            return sorted({CARD + VALUES.index(way[len(said)]) for way in ways})
        # The same suitcases are always named in the same order.
        numbers = [
            number
            for number in range(said[-1] if said else CARD, CLAIM)
            if hand.count(VALUES[number - CARD]) > said.count(number)
        ]
        return numbers + SAYINGS if said else numbers

    def read(self, state: DontBluffState, seat: int, said: Said) -> Action | None:
        number = said[-1]
        if number < CARD:
            return PLAIN[number]
        if number >= TARGET:
            return ChooseTarget(number - TARGET)
        if number >= CLAIM:
            lay = Offer if state.phase == "offer" else Add
            return lay(cards_of(said[:-1]), CLAIMS[number - CLAIM])
        if state.phase == "pay":
            # No payment is the beginning of another one, so it needs no end mark.
            cards = cards_of(said)
            if cards in ways_to_pay(state.hands[seat], state.due):
                return Pay(cards)
        return None

    def spell(self, state: DontBluffState, seat: int, action: Any) -> Said:
        if isinstance(action, Roll | Take | Open):
            return (PLAIN.index(action),)
        if isinstance(action, ChooseTarget):
            return (TARGET + action.seat,)
        cards = tuple([CARD + VALUES.index(card) for card in action.cards])
        return cards if isinstance(action, Pay) else (*cards, CLAIM + CLAIMS.index(action.claim))

    def name(self, number: int) -> str:
        if number < CARD:
            return ("roll", "take", "open")[number]
        if number < CLAIM:
            return f"suitcase {VALUES[number - CARD]}"
        if number < TARGET:
            claim = CLAIMS[number - CLAIM]
            return "lay down" if claim is None else f"lay down, claim {claim}"
        return f"choose seat {number - TARGET}"

    def observe(self, view: DontBluffView, said: Said) -> tuple[bytes, ...]:
        seats = self._seats
        seat = self._seat
        return (
            seat[-1 if view.seat is None else view.seat],
            seats[view.to_act],
            seats[view.result.winners if view.result else ()],
            PHASES[view.phase],
            seat[view.gun],
            seat[-1 if view.giver is None else view.giver],
            seat[-1 if view.receiver is None else view.receiver],
            COLOUR[view.colour],
            COUNTS[view.open],
            BYTE[view.closed],
            COUNTS[view.inside or ()],
            CLAIMED[view.claim],
            DIE[view.die],
            BYTE[view.due],
            COUNTS[view.hand],
            bytes(view.sizes),
            BYTE[view.bank],
            self._shown[view.shown],
            COUNTS[cards_of(said) if said else ()],
        )


COUNTS = counts_of(VALUES)
FLAT = FlatDontBluff
