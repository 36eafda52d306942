"""Bluff Pirate, by Grégory Kirszbaum (rules BP-1 to BP-10, locales/en/rules/bluff_pirate.md)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import sub
from typing import Any, ClassVar, Literal, NamedTuple, get_args

from bluffhouse.rules.contract import (
    NOTHING,
    SEATS,
    Action,
    ChanceEvent,
    Ended,
    Event,
    Form,
    Game,
    IllegalAction,
    Legal,
    MoveEvent,
    OneOf,
    OptionError,
    Options,
    Result,
    State,
    Uniform,
    View,
)
from bluffhouse.rules.imagining import take

# ── components (BP-1, BP-2) ─────────────────────────────────────────────────────────────────

Kind = Literal[
    "anchor", "compass", "eyepatch", "flag", "hook", "lantern", "map", "pirate", "rum", "spyglass"
]
"""What a card shows: a pirate or one of nine accessories. In alphabetical order, so that cards
in our canonical order are simply sorted."""

KINDS: tuple[Kind, ...] = get_args(Kind)
INDEX: dict[str, int] = {kind: index for index, kind in enumerate(KINDS)}
PIRATE = INDEX["pirate"]
DECK: tuple[Kind, ...] = tuple(kind for kind in KINDS for _ in range(10))

Counts = tuple[int, ...]
"""Cards as numbers: how many of each kind, in the order of KINDS."""

NO_CARDS: Counts = (0,) * len(KINDS)

FIRST_HAND = 5
CARDS_A_TURN = 2
SMALLEST_SET, LARGEST_SET = 3, 5
KEEP_BELOW = 5
"""BP-7: with fewer cards than this after drawing, none is discarded."""
LOOT = 3
SET_BACK = 2
LONGEST_TRACK = 60


def cards_of(counts: Sequence[int]) -> tuple[Kind, ...]:
    """The cards themselves, sorted."""
    return tuple([kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)])


def with_cards(counts: Counts, cards: Sequence[str]) -> Counts:
    more = list(counts)
    for kind in cards:
        more[INDEX[kind]] += 1
    return tuple(more)


# ── options ─────────────────────────────────────────────────────────────────────────────────


class BluffPirateOptions(Options, frozen=True):
    islands: tuple[int, int] = (18, 24)
    """BP-2: the squares of the two treasure islands; the track ends at the second."""

    def __post_init__(self) -> None:
        near, far = self.islands
        if not 1 <= near < far <= LONGEST_TRACK:
            raise OptionError(
                "option 'islands' must be two different squares in ascending order, "
                f"from 1 to {LONGEST_TRACK}, not {near} and {far}",
                "wrong-islands",
                most=LONGEST_TRACK,
            )


# ── actions ─────────────────────────────────────────────────────────────────────────────────


class Draw(Action, frozen=True, gc=False):
    """Draw two cards rather than board a ship (BP-3)."""


class Board(Action, frozen=True, gc=False):
    """Discard a pirate and take three cards of a ship ahead, blindly (BP-9)."""

    victim: int


class Lay(Action, frozen=True, gc=False):
    """Lay a set: `up` cards of the shown kind face up, the hidden ones face down (BP-4)."""

    shown: Kind
    up: int
    hidden: tuple[Kind, ...]
    """Sorted."""
    honest_claim: bool = False
    """Saying "I am not bluffing" with it. Free talk (BP-5): it changes nothing."""


class Discard(Action, frozen=True, gc=False):
    """Lay no set and discard a card, face up (BP-7)."""

    card: Kind


class Keep(Action, frozen=True, gc=False):
    """Lay no set and, with fewer than five cards, discard none (BP-7)."""


class Vote(Action, frozen=True, gc=False):
    """Say secretly whether the set on the table is a bluff (BP-5)."""

    bluff: bool


class PickVoter(Action, frozen=True, gc=False):
    """Choose whose vote is revealed and counts (BP-5)."""

    voter: int


# ── events ──────────────────────────────────────────────────────────────────────────────────


class TreasureHidden(ChanceEvent, frozen=True, gc=False):
    """The tokens were laid face down on the islands; nobody knows where the treasure is (BP-2)."""

    island: int | None
    """The square of the treasure."""

    def seen_by(self, seat: int | None) -> TreasureHidden:
        return TreasureHidden(None)

    @property
    def outcome(self) -> int | None:
        return self.island


class Shuffled(ChanceEvent, frozen=True, gc=False):
    """The draw pile was shuffled: all the cards (BP-1), later the discards (BP-8)."""

    count: int
    cards: tuple[Kind, ...] | None
    """From the top; nobody sees them."""

    def seen_by(self, seat: int | None) -> Shuffled:
        return Shuffled(self.count, None)

    @property
    def outcome(self) -> tuple[Kind, ...] | None:
        return self.cards


class Dealt(Event, frozen=True, gc=False):
    """Everybody got the same number of cards off the pile, seat by seat (BP-1)."""

    hands: tuple[tuple[Kind, ...] | None, ...]

    def seen_by(self, seat: int | None) -> Dealt:
        return Dealt(tuple(hand if s == seat else None for s, hand in enumerate(self.hands)))


class DrawChosen(MoveEvent, frozen=True, gc=False):
    """A player with a ship ahead draws; who has a pirate might have boarded it."""

    @property
    def action(self) -> Draw:
        return DRAW


class Drawn(Event, frozen=True, gc=False):
    """Cards came off the pile into a hand; none, if there were none left at all (BP-8)."""

    seat: int
    count: int
    cards: tuple[Kind, ...] | None
    pile: int
    """Cards left in the draw pile."""

    def seen_by(self, seat: int | None) -> Drawn:
        return self if seat == self.seat else Drawn(self.seat, self.count, None, self.pile)


class Boarded(MoveEvent, frozen=True, gc=False):
    """A pirate was discarded to board that ship."""

    reveals: ClassVar[bool] = True
    victim: int

    @property
    def action(self) -> Board:
        return Board(self.victim)


class Robbed(ChanceEvent, frozen=True, gc=False):
    """The cards taken blindly; both captains know them, nobody else does (BP-9)."""

    seat: int
    victim: int
    count: int
    cards: tuple[Kind, ...] | None
    """Sorted."""

    def seen_by(self, seat: int | None) -> Robbed:
        if seat == self.seat or seat == self.victim:
            return self
        return Robbed(self.seat, self.victim, self.count, None)

    @property
    def outcome(self) -> tuple[Kind, ...] | None:
        return self.cards


class Laid(MoveEvent, frozen=True, gc=False):
    """A set lies on the table."""

    reveals: ClassVar[bool] = True
    shown: Kind
    up: int
    cards: int
    """How many cards it has in all: the squares it is worth."""
    hidden: tuple[Kind, ...] | None
    honest_claim: bool

    def seen_by(self, seat: int | None) -> Laid:
        if seat == self.seat:
            return self
        return Laid(self.seat, self.shown, self.up, self.cards, None, self.honest_claim)

    @property
    def action(self) -> Lay:
        return Lay(self.shown, self.up, self.hidden or (), self.honest_claim)


class Discarded(MoveEvent, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    card: Kind

    @property
    def action(self) -> Discard:
        return Discard(self.card)


class Kept(MoveEvent, frozen=True, gc=False):
    """A player laid no set, and had too few cards to have to discard one."""

    @property
    def action(self) -> Keep:
        return KEEP


class TooFewToLay(Event, frozen=True, gc=False):
    """A hand too small for any set, and for discarding: the turn passes by itself (BP-7)."""

    seat: int
    cards: int


class Voted(MoveEvent, frozen=True, gc=False):
    """A vote lies under a hand."""

    bluff: bool | None

    def seen_by(self, seat: int | None) -> Voted:
        return self if seat == self.seat else Voted(self.seat, None)

    @property
    def action(self) -> Vote:
        return Vote(bool(self.bluff))


class VoterPicked(MoveEvent, frozen=True, gc=False):
    voter: int

    @property
    def action(self) -> PickVoter:
        return PickVoter(self.voter)


class Revealed(Event, frozen=True, gc=False):
    """One vote and the hidden cards of the set are turned up (BP-5)."""

    reveals: ClassVar[bool] = True
    seat: int
    """Who laid the set."""
    voter: int
    voted_bluff: bool
    shown: Kind
    up: int
    hidden: tuple[Kind, ...]
    bluffed: bool
    returned: bool
    """A bluff called: the cards go back to the hand. Otherwise they are discarded (BP-6)."""


class Sailed(Event, frozen=True, gc=False):
    """A ship moved forward, at most to a closed island or the end of the track."""

    seat: int
    start: int
    square: int


class SentBack(Event, frozen=True, gc=False):
    """A wrong accusation moved a ship back; not behind the start (BP-6)."""

    seat: int
    start: int
    square: int


class IslandOpened(Event, frozen=True, gc=False):
    """A ship reached a closed island, and its token was turned over (BP-10)."""

    reveals: ClassVar[bool] = True
    seat: int
    square: int
    treasure: bool


# ── view ────────────────────────────────────────────────────────────────────────────────────

Phase = Literal["turn", "lay", "vote", "pick", "over"]
Token = Literal["closed", "empty", "treasure"]


class BluffPirateView(View, frozen=True, kw_only=True):
    phase: Phase
    """turn: draw or board; lay: a set, or discard; vote; pick a voter."""
    turn: int
    """Whose turn it is."""
    squares: tuple[int, ...]
    islands: tuple[int, int]
    tokens: tuple[Token, Token]
    hand: tuple[Kind, ...]
    """Your own cards, sorted; none for a spectator."""
    hand_sizes: tuple[int, ...]
    pile: int
    discards: tuple[int, ...]
    """How many of each kind lie face up on the board, in the order of KINDS."""
    laid: Laid | None
    """The set on the table; its hidden cards only for its owner."""
    voted: tuple[int, ...]
    vote: bool | None
    """Your own vote on that set, once you have given it: is it a bluff?"""


# ── what is legal ───────────────────────────────────────────────────────────────────────────

DRAW = Draw()
KEEP = Keep()
ONLY_DRAW = OneOf(DRAW)
VOTES = OneOf(Vote(True), Vote(False))
VOTED = tuple((Voted(seat, False), Voted(seat, True)) for seat in range(5))

WHAT_NOW = {
    "turn": "bluff-pirate-draw-or-board-first",
    "lay": "bluff-pirate-lay-or-discard-now",
    "vote": "bluff-pirate-vote-now",
    "pick": "bluff-pirate-pick-a-voter-now",
}
"""The refusal of an action in the wrong phase says what the player is waited for."""


@cache
def voters(players: int, seat: int) -> Legal:
    """Everyone whom the owner of the set may pick (BP-5)."""
    return OneOf(*[PickVoter(voter) for voter in range(players) if voter != seat])


def after_laying(hand: Counts, lay: Lay) -> Counts:
    """What is left of the hand when that set is laid (BP-4); refuses a set that cannot be."""
    shown, up, hidden = lay.shown, lay.up, lay.hidden
    if type(shown) is not str or shown not in INDEX or type(hidden) is not tuple:
        raise IllegalAction("bluff-pirate-no-such-card")
    if type(up) is not int or not 1 <= up <= 2:
        raise IllegalAction("bluff-pirate-one-or-two-face-up")
    if not SMALLEST_SET <= up + len(hidden) <= LARGEST_SET:
        raise IllegalAction("bluff-pirate-three-to-five-cards", cards=up + len(hidden))
    if type(lay.honest_claim) is not bool:
        raise IllegalAction("bluff-pirate-claim-or-not")
    left = list(hand)
    left[INDEX[shown]] -= up
    last = -1
    for kind in hidden:
        if type(kind) is not str or kind not in INDEX:
            raise IllegalAction("bluff-pirate-no-such-card")
        index = INDEX[kind]
        if index < last:
            raise IllegalAction("bluff-pirate-hidden-cards-in-order")
        last = index
        left[index] -= 1
    if min(left) < 0:
        raise IllegalAction("bluff-pirate-card-not-in-hand", card=KINDS[left.index(min(left))])
    return tuple(left)


# Which sets a hand can lay depends on the kinds it holds only through how many of each there
# are. So everything below speaks of the *places* of a hand, from the kind it has most of to the
# kind it has least of, and of its *shape*: the number of cards at each place. There are few
# shapes, and each is worked out once.


@cache
def choices(shape: Counts, cards: int) -> tuple[tuple[int, ...], ...]:
    """Every way to choose so many cards out of this shape, each as the places they are from."""
    if not cards:
        return ((),)
    if not shape:
        return ()
    *rest, here = shape
    place = len(rest)
    return tuple(
        [
            (*others, *[place] * k)
            for k in range(min(here, cards) + 1)
            for others in choices(tuple(rest), cards - k)
        ]
    )


@cache
def hidden_from(shape: Counts, up: int) -> tuple[tuple[int, ...], ...]:
    """All that can lie face down, out of this shape, beside so many cards face up (BP-4)."""
    sizes = range(SMALLEST_SET - up, LARGEST_SET - up + 1)
    return tuple([hidden for size in sizes for hidden in choices(shape, size)])


class Sets(NamedTuple):
    """All sets with the same cards face up."""

    first: int
    """How many sets come before these."""
    place: int
    up: int
    rest: tuple[int, ...]
    """The places of the hand in the order of what the rest has most of."""
    hidden: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=4096)
def sets_of(shape: Counts) -> tuple[int, tuple[int, ...], tuple[Sets, ...]]:
    """All sets of a hand of this shape: how many, where each group begins, and the groups."""
    groups: list[Sets] = []
    first = 0
    for place, held in enumerate(shape):
        for up in range(1, min(held, 2) + 1):
            left = [*shape[:place], held - up, *shape[place + 1 :]]
            rest = sorted(range(len(left)), key=left.__getitem__, reverse=True)
            # Four is the most that can lie face down, so more of a kind makes no difference.
            hidden = hidden_from(tuple([min(left[place], 4) for place in rest]), up)
            groups.append(Sets(first, place, up, tuple(rest), hidden))
            first += len(hidden)
    return first, tuple([group.first for group in groups]), tuple(groups)


class LaySet(Form, frozen=True, gc=False):
    """A set of this hand (BP-4): so many cards of one kind face up, and others, sorted, face
    down beside them, with the claim or without."""

    hand: Counts
    """How many of each kind, in the order of KINDS."""
    up: tuple[int, int]
    """The fewest and the most cards face up."""
    cards: tuple[int, int]
    """The fewest and the most cards in all."""

    def actions(self) -> Iterator[Lay]:
        (fewest_up, most_up), (fewest, most) = self.up, self.cards
        for index, held in enumerate(self.hand):
            for up in range(fewest_up, min(held, most_up) + 1):
                # More of a kind than fit into a set make no difference.
                left = [min(n - up if i == index else n, most) for i, n in enumerate(self.hand)]
                for size in range(fewest - up, most - up + 1):
                    for hidden in dict.fromkeys(combinations(cards_of(left), size)):
                        yield Lay(KINDS[index], up, hidden)
                        yield Lay(KINDS[index], up, hidden, True)


class DiscardCard(Form, frozen=True, gc=False):
    """Any card of this hand (BP-7)."""

    hand: Counts
    """How many of each kind, in the order of KINDS."""

    def actions(self) -> Iterator[Discard]:
        return map(Discard, dict.fromkeys(cards_of(self.hand)))


class SetsAndDiscards(Legal):
    """Every set of a hand, silently and with the claim (BP-4), then every card to discard, or
    with fewer than five cards keeping them all (BP-7)."""

    __slots__ = ("_firsts", "_groups", "_hand", "_lays", "_length")

    def __init__(self, hand: Counts) -> None:
        self._hand = hand
        sets, self._firsts, self._groups = sets_of(tuple(sorted(hand, reverse=True)))
        self._lays = 2 * sets
        kinds = len(KINDS) - hand.count(0)
        self._length = self._lays + (kinds if sum(hand) >= KEEP_BELOW else 1)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < self._length:
            raise IndexError(index)
        hand = self._hand
        if index >= self._lays:
            if sum(hand) < KEEP_BELOW:
                return KEEP
            kinds = [kind for kind, held in zip(KINDS, hand, strict=True) if held]
            return Discard(kinds[index - self._lays])
        number = index >> 1
        group = self._groups[bisect_right(self._firsts, number) - 1]
        places = sorted(range(len(KINDS)), key=hand.__getitem__, reverse=True)
        rest = group.rest
        hidden = [KINDS[places[rest[i]]] for i in group.hidden[number - group.first]]
        hidden.sort()
        return Lay(KINDS[places[group.place]], group.up, tuple(hidden), index & 1 == 1)

    def __contains__(self, action: object) -> bool:
        hand = self._hand
        if type(action) is Lay:
            try:
                after_laying(hand, action)
            except IllegalAction:
                return False
            return True
        if type(action) is Discard:
            card = action.card
            held = type(card) is str and card in INDEX and hand[INDEX[card]] > 0
            return held and sum(hand) >= KEEP_BELOW
        return type(action) is Keep and sum(hand) < KEEP_BELOW

    def forms(self) -> tuple[Form | Action, ...]:
        hand = self._hand
        lay = LaySet(hand, (1, 2), (SMALLEST_SET, LARGEST_SET))
        return lay, KEEP if sum(hand) < KEEP_BELOW else DiscardCard(hand)

    def sample(self, rng: Uniform) -> Action:
        return self[int(rng.random() * self._length)]


# ── the game ────────────────────────────────────────────────────────────────────────────────


class BluffPirateState(State):
    __slots__ = (
        "accusing",
        "discards",
        "hands",
        "laid",
        "near_island_open",
        "phase",
        "pile",
        "squares",
        "treasure",
        "turn",
        "waiting",
    )

    game: BluffPirate
    phase: Phase
    turn: int
    squares: list[int]
    treasure: int
    """The square of the island where it is."""
    near_island_open: bool
    """On a line of squares the nearer island is always the first to be opened."""
    hands: list[Counts]
    pile: tuple[Kind, ...]
    """From the top."""
    discards: list[int]
    """How many of each kind lie face up on the board."""
    laid: Laid | None
    """The set on the table."""
    waiting: int
    """While a set is voted on: a mask of the seats that have not voted."""
    accusing: int
    """A mask of the seats that have voted "bluff"."""

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
        other.waiting = self.waiting
        other.accusing = self.accusing
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
        if not self.hands[seat][PIRATE]:
            return ONLY_DRAW
        return OneOf(DRAW, *[Board(victim) for victim in self._can_be_boarded_by(seat)])

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if type(seat) is not int or seat not in self.to_act:
            raise IllegalAction("game-over" if self.result else "not-your-turn")
        kind = type(action)
        if kind not in DOING:
            raise IllegalAction("not-an-action-of-this-game")
        phase, do = DOING[kind]
        if phase != self.phase:
            raise IllegalAction(WHAT_NOW[self.phase])
        events = do(self, seat, action)
        self._log = (self._log, tuple(events))
        return events

    # A turn: draw two cards, or board a ship (BP-3).

    def _start_turn(self, seat: int, events: list[Event]) -> None:
        self.turn = seat
        self.to_act = SEATS[1 << seat]
        self.phase = "turn"
        # The draw is made for him only where everybody sees that there is nobody to board. Were
        # it made for whoever has no pirate, being asked would tell the table that he has one.
        if not self._can_be_boarded_by(seat):
            self._draw_two(seat, events)

    def _next_turn(self, events: list[Event]) -> None:
        self._start_turn((self.turn + 1) % self.players, events)

    def _choose_to_draw(self, seat: int, _: Draw) -> list[Event]:
        events: list[Event] = [DrawChosen(seat)]
        self._draw_two(seat, events)
        return events

    def _draw_two(self, seat: int, events: list[Event]) -> None:
        missing = CARDS_A_TURN
        if len(self.pile) < missing and any(self.discards):
            if self.pile:
                missing -= len(self.pile)
                self._take_from_pile(seat, len(self.pile), events)
            self._shuffle(cards_of(self.discards), events)
            self.discards = list(NO_CARDS)
        self._take_from_pile(seat, missing, events)
        self.phase = "lay"
        cards = sum(self.hands[seat])
        if cards < SMALLEST_SET:
            events.append(TooFewToLay(seat, cards))
            self._next_turn(events)

    def _take_from_pile(self, seat: int, count: int, events: list[Event]) -> None:
        cards = self.pile[:count]
        self.pile = self.pile[count:]
        self.hands[seat] = with_cards(self.hands[seat], cards)
        events.append(Drawn(seat, len(cards), cards, len(self.pile)))

    def _shuffle(self, cards: tuple[Kind, ...], events: list[Event]) -> None:
        """These cards become the draw pile (BP-1, BP-8)."""
        self.pile = self._draw(cards, len(cards))
        events.append(Shuffled(len(cards), self.pile))

    # Boarding (BP-9).

    def _can_be_boarded_by(self, seat: int) -> list[int]:
        """The ships strictly ahead that have any cards."""
        mine = self.squares[seat]
        return [s for s, square in enumerate(self.squares) if square > mine and any(self.hands[s])]

    def _board(self, seat: int, action: Board) -> list[Event]:
        victim = action.victim
        if not self.hands[seat][PIRATE]:
            raise IllegalAction("bluff-pirate-board-needs-a-pirate")
        if type(victim) is not int or not 0 <= victim < self.players:
            raise IllegalAction("bluff-pirate-no-such-ship")
        if self.squares[victim] <= self.squares[seat]:
            raise IllegalAction("bluff-pirate-ship-not-ahead", ship=victim)
        if not any(self.hands[victim]):
            raise IllegalAction("bluff-pirate-ship-without-cards", ship=victim)
        theirs = self.hands[victim]
        loot = tuple(sorted(self._draw(cards_of(theirs), min(LOOT, sum(theirs)))))
        self._discard_from(seat, "pirate")
        self.hands[seat] = with_cards(self.hands[seat], loot)
        taken = with_cards(NO_CARDS, loot)
        self.hands[victim] = tuple(map(sub, theirs, taken))
        events = [Boarded(seat, victim), Robbed(seat, victim, len(loot), loot)]
        self._next_turn(events)
        return events

    # Laying a set (BP-4), or none (BP-7).

    def _lay(self, seat: int, action: Lay) -> list[Event]:
        hidden = action.hidden
        self.hands[seat] = after_laying(self.hands[seat], action)
        cards = action.up + len(hidden)
        laid = Laid(seat, action.shown, action.up, cards, hidden, action.honest_claim)
        self.laid = laid
        self.phase = "vote"
        self.waiting = (1 << self.players) - 1 - (1 << seat)
        self.accusing = 0
        self.to_act = SEATS[self.waiting]
        return [laid]

    def _discard(self, seat: int, action: Discard) -> list[Event]:
        hand, card = self.hands[seat], action.card
        if type(card) is not str or card not in INDEX:
            raise IllegalAction("bluff-pirate-no-such-card")
        if not hand[INDEX[card]]:
            raise IllegalAction("bluff-pirate-card-not-in-hand", card=card)
        if sum(hand) < KEEP_BELOW:
            raise IllegalAction("bluff-pirate-too-few-to-discard", cards=sum(hand))
        self._discard_from(seat, card)
        events: list[Event] = [Discarded(seat, card)]
        self._next_turn(events)
        return events

    def _discard_from(self, seat: int, card: Kind) -> None:
        index, hand = INDEX[card], self.hands[seat]
        self.hands[seat] = (*hand[:index], hand[index] - 1, *hand[index + 1 :])
        self.discards[index] += 1

    def _keep(self, seat: int, _: Keep) -> list[Event]:
        cards = sum(self.hands[seat])
        if cards >= KEEP_BELOW:
            raise IllegalAction("bluff-pirate-too-many-to-keep", cards=cards)
        events: list[Event] = [Kept(seat)]
        self._next_turn(events)
        return events

    # The vote, and whose vote counts (BP-5).

    def _vote(self, seat: int, action: Vote) -> list[Event]:
        bluff = action.bluff
        if type(bluff) is not bool:
            raise IllegalAction("bluff-pirate-bluff-or-not")
        events: list[Event] = [VOTED[seat][bluff]]
        if bluff:
            self.accusing |= 1 << seat
        self.waiting = waiting = self.waiting & ~(1 << seat)
        self.to_act = SEATS[waiting]
        if not waiting:
            if self.players == 2:
                self._reveal(seat, events)
            else:
                self.phase = "pick"
                self.to_act = SEATS[1 << self.turn]
        return events

    def _pick_voter(self, seat: int, action: PickVoter) -> list[Event]:
        voter = action.voter
        if type(voter) is not int or voter == seat or not 0 <= voter < self.players:
            raise IllegalAction("bluff-pirate-pick-an-opponent")
        events: list[Event] = [VoterPicked(seat, voter)]
        self._reveal(voter, events)
        return events

    # What the revealed vote and cards bring about (BP-6).

    def _reveal(self, voter: int, events: list[Event]) -> None:
        laid = self.laid
        assert laid is not None
        assert laid.hidden is not None
        seat, shown, hidden = laid.seat, laid.shown, laid.hidden
        accused = self.accusing >> voter & 1 == 1
        bluffed = hidden.count(shown) < len(hidden)
        called = accused and bluffed
        events.append(
            Revealed(seat, voter, accused, shown, laid.up, hidden, bluffed, returned=called)
        )
        cards = (*hidden, shown) if laid.up == 1 else (*hidden, shown, shown)
        self.laid = None
        self.accusing = 0
        if called:
            self.hands[seat] = with_cards(self.hands[seat], cards)
            self._sail(voter, laid.cards, events)
        else:
            for kind in cards:
                self.discards[INDEX[kind]] += 1
            self._sail(seat, laid.cards, events)
            if accused and self.result is None:
                start = self.squares[voter]
                self.squares[voter] = square = max(0, start - SET_BACK)
                events.append(SentBack(voter, start, square))
        if self.result is None:
            self._next_turn(events)

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
        voted: tuple[int, ...] = ()
        vote = None
        if self.laid is not None:
            voted = SEATS[(1 << self.players) - 1 - (1 << self.turn) - self.waiting]
            if seat is not None and seat in voted:
                vote = self.accusing >> seat & 1 == 1
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
            voted=voted,
            vote=vote,
        )

    def _tokens(self) -> tuple[Token, Token]:
        near, _ = self.game.options.islands
        if not self.near_island_open:
            return ("closed", "closed")
        if self.treasure == near:
            return ("treasure", "closed")
        return ("empty", "closed" if self.result is None else "treasure")


DOING: dict[type[Action], tuple[Phase, Callable[[Any, int, Any], list[Event]]]] = {
    Vote: ("vote", BluffPirateState._vote),
    Lay: ("lay", BluffPirateState._lay),
    PickVoter: ("pick", BluffPirateState._pick_voter),
    Draw: ("turn", BluffPirateState._choose_to_draw),
    Board: ("turn", BluffPirateState._board),
    Discard: ("lay", BluffPirateState._discard),
    Keep: ("lay", BluffPirateState._keep),
}
"""When each action is done, and what does it."""


class BluffPirate(Game):
    name = "bluff_pirate"
    seats = range(2, 6)
    options_type = BluffPirateOptions
    state_type = BluffPirateState
    view_type = BluffPirateView
    actions = (Draw, Board, Lay, Discard, Keep, Vote, PickVoter)
    forms = (LaySet, DiscardCard)
    events = (
        TreasureHidden,
        Shuffled,
        Dealt,
        DrawChosen,
        Drawn,
        Boarded,
        Robbed,
        Laid,
        Discarded,
        Kept,
        TooFewToLay,
        Voted,
        VoterPicked,
        Revealed,
        Sailed,
        SentBack,
        IslandOpened,
    )

    options: BluffPirateOptions

    def _begin(self, state: BluffPirateState) -> list[Event]:
        first = state._first_seat()
        players = state.players
        state.squares = [0] * players
        state.near_island_open = False
        state.laid = None
        state.waiting = state.accusing = 0
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
        near, far = self.options.islands
        state.phase = view.phase
        state.turn = view.turn
        state.squares = list(view.squares)
        state.near_island_open = view.tokens[0] != "closed"
        if view.tokens[0] == "closed":
            state.treasure = (near, far)[int(rng.random() * 2)]
        else:
            state.treasure = near if view.tokens[0] == "treasure" else far
        state.discards = list(view.discards)
        # Everything that I do not see lies in any order in the other hands, face down on the
        # table and in the pile.
        unseen = list(DECK)
        laid = view.laid
        seen = [*view.hand, *cards_of(view.discards)]
        if laid is not None:
            seen += [laid.shown] * laid.up + list(laid.hidden or ())
        for card in seen:
            unseen.remove(card)
        hands: list[tuple[Kind, ...]] = [()] * view.players
        for seat in range(view.players):
            if seat != view.seat:
                hands[seat] = take(unseen, view.hand_sizes[seat], rng)
        if view.seat is not None:
            hands[view.seat] = view.hand
        state.hands = [with_cards(NO_CARDS, hand) for hand in hands]
        state.laid = laid
        if laid is not None and laid.hidden is None:
            hidden = tuple(sorted(take(unseen, laid.cards - laid.up, rng)))
            state.laid = Laid(laid.seat, laid.shown, laid.up, laid.cards, hidden, laid.honest_claim)
        state.pile = take(unseen, len(unseen), rng)
        # Who has voted has voted some way or other.
        state.waiting = sum(1 << seat for seat in view.to_act) if view.phase == "vote" else 0
        state.accusing = 0
        for seat in view.voted:
            bluff = view.vote if seat == view.seat else rng.random() < 0.5
            state.accusing |= bool(bluff) << seat
        return state


GAME = BluffPirate
