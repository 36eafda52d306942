"""Bluff Pirate in numbers."""

from __future__ import annotations

from typing import Any

from bluffhouse.flat.stepper import (
    BIT,
    BYTE,
    FlatGame,
    Piece,
    Said,
    Table,
    common,
    counts_of,
    of_seats,
    one_hot_of,
    rows_of,
)
from bluffhouse.rules.bluff_pirate import (
    DECK,
    DRAW,
    INDEX,
    KEEP,
    KINDS,
    LARGEST_SET,
    LONGEST_TRACK,
    SMALLEST_SET,
    BluffPirateState,
    BluffPirateView,
    Board,
    Discard,
    Draw,
    Keep,
    Laid,
    Lay,
    PickVoter,
    Vote,
    must_discard,
)
from bluffhouse.rules.contract import Action, Game

PLAIN: tuple[Action, ...] = (DRAW, KEEP, Vote(True), Vote(False))
LAY, LAY_AND_CLAIM = 4, 5
"""The set is complete: lay it silently, or claiming not to bluff."""
DISCARD = 6
SHOW_ONE = DISCARD + len(KINDS)
SHOW_TWO = SHOW_ONE + len(KINDS)
HIDE = SHOW_TWO + len(KINDS)
"""Ten numbers each, one per kind: a set is the kind it shows, then the hidden ones, sorted."""
SEAT = HIDE + len(KINDS)
"""A seat: the ship to board, or the voter to pick."""

VOTES = [2, 3]
PHASES = one_hot_of(("turn", "lay", "vote", "pick", "over"))
TOKENS = rows_of(one_hot_of(("closed", "empty", "treasure")))
VOTE = one_hot_of((True, False))
LONGEST = 10_000


def hidden_of(said: Said) -> tuple[int, ...]:
    """Return the kinds that lie face down, as numbers from 0."""
    return tuple([number - HIDE for number in said if HIDE <= number < SEAT])


class FlatBluffPirate(FlatGame):
    # The rules alone do not end every game: ships can be sent back forever.
    longest = LONGEST

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        kinds = len(KINDS)
        self.numbers = (
            Piece("plain", (DISCARD,)),
            Piece("discard", (kinds,)),
            Piece("show", (2, kinds)),
            Piece("hide", (kinds,)),
            of_seats("seat", players),
        )
        self.layout = (
            *common(players),
            Piece("phase", (5,)),
            of_seats("turn", players),
            of_seats("squares", players, high=LONGEST_TRACK),
            Piece("islands", (2,), LONGEST_TRACK),
            Piece("tokens", (2, 3)),
            Piece("hand", (kinds,), 10),
            of_seats("hand_sizes", players, high=len(DECK)),
            Piece("pile", (1,), len(DECK)),
            Piece("discards", (kinds,), 10),
            Piece("laid_shown", (kinds,), 2),
            Piece("laid_cards", (1,), LARGEST_SET),
            Piece("laid_hidden", (kinds,), 10),
            Piece("laid_claim", (1,)),
            of_seats("voted", players),
            Piece("vote", (2,)),
            Piece("said_shown", (kinds,), 2),
            Piece("said_hidden", (kinds,), 10),
        )

    def legal(self, state: BluffPirateState, seat: int, said: Said) -> list[int]:
        phase = state.phase
        if phase == "vote":
            return VOTES
        if phase == "pick":
            return [SEAT + other for other in range(self.players) if other != seat]
        if phase == "turn":
            boards = [SEAT + a.victim for a in state.legal(seat) if type(a) is Board]
            return [0, *boards]
        hand = state.hands[seat]
        if said:
            return going_on(hand, said)
        if must_discard(sum(hand)):
            numbers = [DISCARD + i for i, held in enumerate(hand) if held]
        else:
            numbers = [1]
        numbers += [SHOW_ONE + i for i, held in enumerate(hand) if held]
        numbers += [SHOW_TWO + i for i, held in enumerate(hand) if held > 1]
        return numbers

    def read(self, state: BluffPirateState, seat: int, said: Said) -> Action | None:
        number = said[-1]
        if number < LAY:
            return PLAIN[number]
        if number >= SEAT:
            other = number - SEAT
            return PickVoter(other) if state.phase == "pick" else Board(other)
        if number >= SHOW_ONE:
            return None
        if number >= DISCARD:
            return Discard(KINDS[number - DISCARD])
        up, shown = divmod(said[0] - SHOW_ONE, len(KINDS))
        hidden = tuple([KINDS[kind] for kind in hidden_of(said)])
        return Lay(KINDS[shown], up + 1, hidden, number == LAY_AND_CLAIM)

    def spell(self, state: BluffPirateState, seat: int, action: Any) -> Said:
        if isinstance(action, Lay):
            show = SHOW_ONE if action.up == 1 else SHOW_TWO
            hide = [HIDE + INDEX[kind] for kind in action.hidden]
            return (show + INDEX[action.shown], *hide, LAY + action.honest_claim)
        if isinstance(action, Discard):
            return (DISCARD + INDEX[action.card],)
        if isinstance(action, Draw | Keep | Vote):
            return (PLAIN.index(action),)
        return (SEAT + (action.voter if isinstance(action, PickVoter) else action.victim),)

    def name(self, number: int) -> str:
        if number < DISCARD:
            return ("draw", "keep", "bluff", "no bluff", "lay it", "lay it, no bluff claimed")[
                number
            ]
        if number >= SEAT:
            return f"seat {number - SEAT}"
        what, kind = divmod(number - DISCARD, len(KINDS))
        return f"{('discard', 'show one', 'show two', 'hide')[what]} {KINDS[kind]}"

    def observe(self, view: BluffPirateView, said: Said) -> tuple[bytes, ...]:
        seats = self._seats
        seat = self._seat
        return (
            seat[-1 if view.seat is None else view.seat],
            seats[view.to_act],
            seats[view.result.winners if view.result else ()],
            PHASES[view.phase],
            seat[view.turn],
            bytes(view.squares),
            bytes(view.islands),
            TOKENS[view.tokens],
            COUNTS[view.hand],
            bytes(view.hand_sizes),
            BYTE[view.pile],
            bytes(view.discards),
            SETS[view.laid],
            seats[view.voted],
            VOTE[view.vote],
            SPELLED[said],
        )


def going_on(hand: tuple[int, ...], said: Said) -> list[int]:
    """Return the numbers that may come next in a set of this hand that has been begun."""
    up, shown = divmod(said[0] - SHOW_ONE, len(KINDS))
    hidden = hidden_of(said)
    cards = up + 1 + len(hidden)
    numbers = [LAY, LAY_AND_CLAIM] if cards >= SMALLEST_SET else []
    if cards == LARGEST_SET:
        return numbers
    left = list(hand)
    left[shown] -= up + 1
    for kind in hidden:
        left[kind] -= 1
    # Kinds come in order, so what is skipped is out: enough must be left from there on.
    first = hidden[-1] if hidden else 0
    after = sum(left[first:])
    for kind in range(first, len(KINDS)):
        if cards + after < SMALLEST_SET:
            break
        if left[kind]:
            numbers.append(HIDE + kind)
            after -= left[kind]
    return numbers


def set_in_numbers(laid: Laid | None) -> bytes:
    """The four pieces of the set on the table."""
    if laid is None:
        return bytes(2 * len(KINDS) + 2)
    return b"".join(
        (
            COUNTS[(laid.shown,) * laid.up],
            BYTE[laid.cards],
            COUNTS[laid.hidden or ()],
            BIT[laid.honest_claim],
        )
    )


def spelled(said: Said) -> bytes:
    """The two pieces of a set that has been begun."""
    if not said:
        return bytes(2 * len(KINDS))
    up, shown = divmod(said[0] - SHOW_ONE, len(KINDS))
    hidden = tuple([KINDS[kind] for kind in hidden_of(said)])
    return COUNTS[(KINDS[shown],) * (up + 1)] + COUNTS[hidden]


COUNTS = counts_of(KINDS)
SETS: Table[Laid | None, bytes] = Table(set_in_numbers)
SPELLED: Table[Said, bytes] = Table(spelled)
FLAT = FlatBluffPirate
