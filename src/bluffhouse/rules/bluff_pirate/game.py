"""The rules of Bluff Pirate, in the order in which they come up (BP-3 to BP-10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import sub
from typing import Any

from bluffhouse.rules.bluff_pirate.actions import (
    DRAW,
    Board,
    Discard,
    Draw,
    Keep,
    Lay,
    PickVoter,
    Vote,
)
from bluffhouse.rules.bluff_pirate.components import (
    CARDS_A_TURN,
    DECK,
    FIRST_HAND,
    INDEX,
    LOOT,
    NO_CARDS,
    PIRATE,
    SET_BACK,
    SMALLEST_SET,
    BluffPirateOptions,
    Counts,
    Kind,
    cards_of,
    with_cards,
)
from bluffhouse.rules.bluff_pirate.events import (
    EVENTS,
    Boarded,
    Dealt,
    Discarded,
    DrawChosen,
    Drawn,
    IslandOpened,
    Kept,
    Laid,
    Revealed,
    Robbed,
    Sailed,
    SentBack,
    Shuffled,
    TooFewToLay,
    TreasureHidden,
    Voted,
    VoterPicked,
)
from bluffhouse.rules.bluff_pirate.imagining import imagine
from bluffhouse.rules.bluff_pirate.sets import (
    DiscardCard,
    LaySet,
    SetsAndDiscards,
    check_discard,
    check_keep,
    check_lay,
)
from bluffhouse.rules.bluff_pirate.view import BluffPirateView, Phase, Token
from bluffhouse.rules.contract import (
    NOTHING,
    Action,
    Ended,
    Event,
    Game,
    IllegalAction,
    Legal,
    OneOf,
    Result,
    State,
    Uniform,
)

JUST_DRAW = OneOf(DRAW)
VOTES = OneOf(Vote(True), Vote(False))
VOTED = tuple((Voted(seat, False), Voted(seat, True)) for seat in range(5))
"""The events of all possible votes: `VOTED[seat][bluff]`."""

WHAT_NOW: dict[Phase, str] = {
    "turn": "bluff-pirate-draw-or-board-first",
    "lay": "bluff-pirate-lay-or-discard-now",
    "vote": "bluff-pirate-vote-now",
    "pick": "bluff-pirate-pick-a-voter-now",
}
"""The refusal of an action in the wrong phase: it says what the player has to do now."""


@cache
def opponents(players: int, seat: int) -> tuple[int, ...]:
    """Return all seats but this one: the voters on its set, one of whom it picks (BP-5)."""
    return all_but(tuple(range(players)), seat)


@cache
def all_but(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return these seats without that one."""
    return tuple(other for other in seats if other != seat)


@cache
def voters(players: int, seat: int) -> Legal:
    """Return the choice of a voter (BP-5)."""
    return OneOf(*map(PickVoter, opponents(players, seat)))


class BluffPirateState(State):
    __slots__ = (
        "accusers",
        "discards",
        "hands",
        "laid",
        "near_island_open",
        "phase",
        "pile",
        "squares",
        "treasure",
        "turn",
    )

    game: BluffPirate
    phase: Phase
    turn: int
    squares: list[int]
    treasure: int
    """The square of the island where the treasure is."""
    near_island_open: bool
    """On a line of squares the nearer island is always the first to be opened."""
    hands: list[Counts]
    pile: tuple[Kind, ...]
    """From the top."""
    discards: list[int]
    """How many of each kind lie face up on the board."""
    laid: Laid | None
    """The set on the table."""
    accusers: tuple[int, ...]
    """The seats that have voted "bluff" on it."""

    def copy(self) -> BluffPirateState:
        other = self._copy_to(BluffPirateState.__new__(BluffPirateState))
        other.phase = self.phase
        other.turn = self.turn
        other.squares = self.squares.copy()
        other.treasure = self.treasure
        other.near_island_open = self.near_island_open
        other.hands = self.hands.copy()
        other.pile = self.pile
        other.discards = self.discards.copy()
        other.laid = self.laid
        other.accusers = self.accusers
        return other

    def legal(self, seat: int) -> Legal:
        if type(seat) is not int or seat not in self.to_act:
            return NOTHING
        phase = self.phase
        if phase == "vote":
            return VOTES
        if phase == "lay":
            return SetsAndDiscards(self.hands[seat])
        if phase == "pick":
            return voters(self.players, seat)
        ships = self._ships_to_board(seat)
        return OneOf(DRAW, *map(Board, ships)) if ships else JUST_DRAW

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if type(seat) is not int or seat not in self.to_act:
            raise IllegalAction("game-over" if self.result else "not-your-turn")
        kind = type(action)
        if kind not in MOVES:
            raise IllegalAction("not-an-action-of-this-game")
        phase, move = MOVES[kind]
        if phase != self.phase:
            raise IllegalAction(WHAT_NOW[self.phase])
        events: list[Event] = []
        move(self, seat, action, events)
        self._log = (self._log, tuple(events))
        return events

    # A turn: draw two cards, or board a ship (BP-3).

    def _start_turn(self, seat: int, events: list[Event]) -> None:
        self.turn = seat
        self.to_act = (seat,)
        self.phase = "turn"
        # The cards are drawn at once only where everybody can see that there is nothing to
        # decide: no ship to board, or no card to do it with. A captain without a pirate is asked
        # all the same; if not, being asked would tell the table that one is there.
        empty = self.hands[seat] == NO_CARDS and self.game.edition >= 2
        if empty or not self._ships_ahead(seat):
            self._draw_two(seat, events)

    def _next_turn(self, events: list[Event]) -> None:
        self._start_turn((self.turn + 1) % self.players, events)

    def _choose_to_draw(self, seat: int, _: Draw, events: list[Event]) -> None:
        events.append(DrawChosen(seat))
        self._draw_two(seat, events)

    def _draw_two(self, seat: int, events: list[Event]) -> None:
        missing = CARDS_A_TURN
        if len(self.pile) < missing and any(self.discards):  # BP-8
            if self.pile:
                missing -= len(self.pile)
                self._take_from_pile(seat, len(self.pile), events)
            self._shuffle(cards_of(self.discards), events)
            self.discards = list(NO_CARDS)
        self._take_from_pile(seat, missing, events)
        self.phase = "lay"
        cards = sum(self.hands[seat])
        if cards < SMALLEST_SET:  # BP-7
            events.append(TooFewToLay(seat, cards))
            self._next_turn(events)

    def _take_from_pile(self, seat: int, count: int, events: list[Event]) -> None:
        cards = self.pile[:count]
        self.pile = self.pile[count:]
        self.hands[seat] = with_cards(self.hands[seat], cards)
        events.append(Drawn(seat, len(cards), cards, len(self.pile)))

    def _shuffle(self, cards: tuple[Kind, ...], events: list[Event]) -> None:
        """Make a draw pile of these cards (BP-1, BP-8)."""
        self.pile = self._draw(cards, len(cards))
        events.append(Shuffled(len(cards), self.pile))

    # Boarding (BP-9).

    def _ships_ahead(self, seat: int) -> list[int]:
        """Return the ships strictly ahead whose captains have any cards: all that this captain
        could board with a pirate."""
        mine, hands = self.squares[seat], self.hands
        return [
            ship
            for ship, square in enumerate(self.squares)
            if square > mine and hands[ship] != NO_CARDS
        ]

    def _ships_to_board(self, seat: int) -> list[int]:
        """Return the ships that this captain can board."""
        return self._ships_ahead(seat) if self.hands[seat][PIRATE] else []

    def _board(self, seat: int, action: Board, events: list[Event]) -> None:
        victim = action.victim
        if type(victim) is not int or victim not in self._ships_to_board(seat):
            raise self._boarding_refused(seat, victim)
        theirs = self.hands[victim]
        loot = tuple(sorted(self._draw(cards_of(theirs), min(LOOT, sum(theirs)))))
        self._discard_from(seat, "pirate")
        self.hands[seat] = with_cards(self.hands[seat], loot)
        taken = with_cards(NO_CARDS, loot)
        self.hands[victim] = tuple(map(sub, theirs, taken))
        events += Boarded(seat, victim), Robbed(seat, victim, len(loot), loot)
        self._next_turn(events)

    def _boarding_refused(self, seat: int, victim: int) -> IllegalAction:
        """Return why this captain cannot board that ship."""
        if not self.hands[seat][PIRATE]:
            return IllegalAction("bluff-pirate-board-needs-a-pirate")
        if type(victim) is not int or not 0 <= victim < self.players:
            return IllegalAction("bluff-pirate-no-such-ship")
        if self.squares[victim] <= self.squares[seat]:
            return IllegalAction("bluff-pirate-ship-not-ahead", ship=victim)
        return IllegalAction("bluff-pirate-ship-without-cards", ship=victim)

    # Laying a set (BP-4), or none (BP-7).

    def _lay(self, seat: int, action: Lay, events: list[Event]) -> None:
        self.hands[seat] = check_lay(self.hands[seat], action)
        hidden = action.hidden
        cards = action.up + len(hidden)
        laid = Laid(seat, action.shown, action.up, cards, hidden, action.honest_claim)
        self.laid = laid
        self.accusers = ()
        self.phase = "vote"
        self.to_act = opponents(self.players, seat)
        events.append(laid)

    def _discard(self, seat: int, action: Discard, events: list[Event]) -> None:
        check_discard(self.hands[seat], action)
        self._discard_from(seat, action.card)
        events.append(Discarded(seat, action.card))
        self._next_turn(events)

    def _discard_from(self, seat: int, card: Kind) -> None:
        index, hand = INDEX[card], self.hands[seat]
        self.hands[seat] = (*hand[:index], hand[index] - 1, *hand[index + 1 :])
        self.discards[index] += 1

    def _keep(self, seat: int, action: Keep, events: list[Event]) -> None:
        check_keep(self.hands[seat], action)
        events.append(Kept(seat))
        self._next_turn(events)

    # The votes, and the one that counts (BP-5).

    def _vote(self, seat: int, action: Vote, events: list[Event]) -> None:
        bluff = action.bluff
        if type(bluff) is not bool:
            raise IllegalAction("bluff-pirate-bluff-or-not")
        events.append(VOTED[seat][bluff])
        if bluff:
            self.accusers += (seat,)
        self.to_act = waiting = all_but(self.to_act, seat)
        if waiting:
            return
        if self.players == 2:
            self._reveal(seat, events)
        else:
            self.phase = "pick"
            self.to_act = (self.turn,)

    def _pick_voter(self, seat: int, action: PickVoter, events: list[Event]) -> None:
        voter = action.voter
        if type(voter) is not int or voter not in opponents(self.players, seat):
            raise IllegalAction("bluff-pirate-pick-an-opponent")
        events.append(VoterPicked(seat, voter))
        self._reveal(voter, events)

    # What the revealed vote and cards bring about (BP-6).

    def _reveal(self, voter: int, events: list[Event]) -> None:
        laid = self.laid
        assert laid is not None
        assert laid.hidden is not None
        seat, shown, hidden = laid.seat, laid.shown, laid.hidden
        accused = voter in self.accusers
        bluffed = hidden.count(shown) < len(hidden)
        called = accused and bluffed
        events.append(
            Revealed(seat, voter, accused, shown, laid.up, hidden, bluffed, returned=called)
        )
        cards = hidden + (shown,) * laid.up
        self.laid = None
        self.accusers = ()
        if called:
            self.hands[seat] = with_cards(self.hands[seat], cards)
            self._sail(voter, laid.cards, events)
        else:
            for kind in cards:
                self.discards[INDEX[kind]] += 1
            self._sail(seat, laid.cards, events)
            if accused and self.result is None:
                self._send_back(voter, events)
        if self.result is None:
            self._next_turn(events)

    def _send_back(self, seat: int, events: list[Event]) -> None:
        start = self.squares[seat]
        self.squares[seat] = square = max(0, start - SET_BACK)
        events.append(SentBack(seat, start, square))

    # Sailing, the islands and the end (BP-10).

    def _sail(self, seat: int, squares: int, events: list[Event]) -> None:
        near, far = self.game.options.islands
        start = self.squares[seat]
        closed = far if self.near_island_open else near
        self.squares[seat] = square = min(start + squares, closed)
        events.append(Sailed(seat, start, square))
        if square == closed:
            found = square == self.treasure
            events.append(IslandOpened(seat, square, found))
            self.near_island_open = True
            if found:
                self.phase = "over"
                self.to_act = ()
                self.result = Result((seat,), tuple(self.squares), "treasure")
                events.append(Ended(self.result))

    # What a seat may know.

    def view(self, seat: int | None) -> BluffPirateView:
        self._check_seat(seat)
        have_voted = self._have_voted()
        return BluffPirateView(
            seat=seat,
            players=self.players,
            to_act=self.to_act,
            result=self.result,
            phase=self.phase,
            turn=self.turn,
            squares=tuple(self.squares),
            islands=self.game.options.islands,
            tokens=self._tokens(),
            hand=() if seat is None else cards_of(self.hands[seat]),
            hand_sizes=tuple([sum(hand) for hand in self.hands]),
            pile=len(self.pile),
            discards=tuple(self.discards),
            laid=None if self.laid is None else self.laid.seen_by(seat),
            voted=have_voted,
            vote=seat in self.accusers if seat in have_voted else None,
        )

    def _have_voted(self) -> tuple[int, ...]:
        """Return the seats that have voted on the set on the table."""
        if self.laid is None:
            return ()
        # They are the opponents who are not, or no longer, waited for.
        return tuple([s for s in opponents(self.players, self.turn) if s not in self.to_act])

    def _tokens(self) -> tuple[Token, Token]:
        near, _ = self.game.options.islands
        if not self.near_island_open:
            return ("closed", "closed")
        if self.treasure == near:
            return ("treasure", "closed")
        return ("empty", "closed" if self.result is None else "treasure")


Move = Callable[[Any, int, Any, list[Event]], None]

MOVES: dict[type[Action], tuple[Phase, Move]] = {
    Draw: ("turn", BluffPirateState._choose_to_draw),
    Board: ("turn", BluffPirateState._board),
    Lay: ("lay", BluffPirateState._lay),
    Discard: ("lay", BluffPirateState._discard),
    Keep: ("lay", BluffPirateState._keep),
    Vote: ("vote", BluffPirateState._vote),
    PickVoter: ("pick", BluffPirateState._pick_voter),
}
"""For each action the phase it belongs to, and what it does."""


class BluffPirate(Game):
    name = "bluff_pirate"
    seats = range(2, 6)
    options_type = BluffPirateOptions
    state_type = BluffPirateState
    view_type = BluffPirateView
    actions = (Draw, Board, Lay, Discard, Keep, Vote, PickVoter)
    forms = (LaySet, DiscardCard)
    events = EVENTS

    options: BluffPirateOptions

    def _begin(self, state: BluffPirateState) -> list[Event]:
        first = state._first_seat()
        players = state.players
        state.squares = [0] * players
        state.near_island_open = False
        state.laid = None
        state.accusers = ()
        state.discards = list(NO_CARDS)
        state.treasure = state._pick(self.options.islands)
        events: list[Event] = [first, TreasureHidden(state.treasure)]
        state._shuffle(DECK, events)
        ends = range(FIRST_HAND, FIRST_HAND * players + 1, FIRST_HAND)
        hands = tuple([tuple(sorted(state.pile[end - FIRST_HAND : end])) for end in ends])
        state.hands = [with_cards(NO_CARDS, hand) for hand in hands]
        state.pile = state.pile[FIRST_HAND * players :]
        events.append(Dealt(hands))
        state._start_turn(first.seat, events)
        return events

    def imagine(self, view: BluffPirateView, rng: Uniform) -> BluffPirateState:
        state: BluffPirateState = self._imagined(view, rng)
        imagine(state, view, rng)
        return state
