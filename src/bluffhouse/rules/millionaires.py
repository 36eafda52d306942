"""Milionerzy i bankruci, by Reiner Knizia (rules MB-1 to MB-11,
locales/en/rules/millionaires.md)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb, factorial
from typing import ClassVar, Literal, TypeVar

import msgspec

from bluffhouse.rules.blanks import Some
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
    Options,
    Result,
    State,
    Uniform,
    View,
    unredacted,
)
from bluffhouse.rules.imagining import take, weighted

T = TypeVar("T")

# ── components (MB-1, MB-2, MB-3) ───────────────────────────────────────────────────────────

MONEY = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
"""The money cards of one player. A set of them is a mask: bit i stands for MONEY[i]."""

ALL_MONEY = (1 << len(MONEY)) - 1
CARDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(card for i, card in enumerate(MONEY) if mask >> i & 1) for mask in range(ALL_MONEY + 1)
)
"""The cards of each mask, in ascending order."""
SUMS: tuple[int, ...] = tuple(map(sum, CARDS))
"""What they are worth together."""
MASKS: dict[tuple[int, ...], int] = {cards: mask for mask, cards in enumerate(CARDS)}

Tile = int | Literal["success", "casino", "cba", "thief"]
"""A wealth tile is its number, 1 to 10."""

TILES: tuple[Tile, ...] = (
    *(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    *("success", "success", "success"),
    *("casino", "cba", "thief"),
)
MISFORTUNE = ("casino", "cba", "thief")
RED = ("success", "cba")
LAST_RED = 4
"""The fourth red tile ends the game."""


# ── options ─────────────────────────────────────────────────────────────────────────────────


class MillionairesOptions(Options, frozen=True):
    face_down_tiles: bool = False
    """MB-11: won tiles lie face down; the table does not show who owns what."""


# ── actions ─────────────────────────────────────────────────────────────────────────────────


class Reveal(Action, frozen=True, gc=False):
    """Turn up the next tile of the pile (MB-7)."""


class Bid(Action, frozen=True, gc=False):
    """Put down these money cards, in ascending order, on top of those already down (MB-4)."""

    cards: tuple[int, ...]


class Pass(Action, frozen=True, gc=False):
    """Leave this auction (MB-4)."""


class Discard(Action, frozen=True, gc=False):
    """Give up this wealth tile to the Thief (MB-8)."""

    tile: int


# ── events ──────────────────────────────────────────────────────────────────────────────────


class Shuffled(ChanceEvent, frozen=True, gc=False):
    """The tiles lie face down in this order, the next to be revealed first (MB-2)."""

    pile: tuple[Tile, ...] | None

    def seen_by(self, seat: int | None) -> Shuffled:
        return Shuffled(None)  # nobody may look

    @property
    def outcome(self) -> tuple[Tile, ...]:
        return unredacted(self.pile)


class Revealed(MoveEvent, frozen=True, gc=False):
    reveals: ClassVar[bool] = True
    tile: Tile
    reds: int
    """Red tiles revealed so far, this one too."""

    @property
    def action(self) -> Reveal:
        return REVEAL


class BidPlaced(MoveEvent, frozen=True, gc=False):
    cards: tuple[int, ...]
    """What was added."""
    total: int
    """What he bids now, with the cards that were already down."""

    @property
    def action(self) -> Bid:
        return Bid(self.cards)


class Passed(MoveEvent, frozen=True, gc=False):
    @property
    def action(self) -> Pass:
        return PASS


class PricedOut(Event, frozen=True, gc=False):
    """All the money in his hand would not make a higher bid, so he has passed."""

    seat: int
    highest: int


class TileTaken(Event, frozen=True, gc=False):
    """The auction is over (MB-5, MB-6)."""

    seat: int
    tile: Tile
    lost: tuple[int, ...]
    """How much of each player's money went into the box."""
    returned: tuple[int, ...]
    """How much each player took back."""


class Discarded(MoveEvent, frozen=True, gc=False):
    """The Thief's owner chose what to give up; tile and Thief go into the box (MB-8)."""

    reveals: ClassVar[bool] = True
    tile: int

    @property
    def action(self) -> Discard:
        return Discard(self.tile)


class Stolen(Event, frozen=True, gc=False):
    """The Thief's owner had just this one to give up; tile and Thief go into the box (MB-8)."""

    reveals: ClassVar[bool] = True
    seat: int
    tile: int


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """How one player's game is reckoned up (MB-9, MB-10)."""

    money: int
    out: bool
    """He has least money, so his tiles do not count."""
    tiles: tuple[Tile, ...]
    steps: tuple[int, ...]
    """What his tiles make: the wealth, then after each tile that changes it."""
    points: int


class Scored(Event, frozen=True, gc=False):
    """The fourth red tile is up: everybody shows his money and his tiles."""

    reveals: ClassVar[bool] = True
    sheets: tuple[Sheet, ...]


# ── view ────────────────────────────────────────────────────────────────────────────────────


class MillionairesView(View, frozen=True, kw_only=True):
    phase: Literal["reveal", "bid", "discard", "over"]
    tile: Tile | None
    """The tile in the middle: under auction, a Thief at work, or the one that ended the game."""
    pile: int
    """How many tiles are still face down."""
    revealed: tuple[Tile, ...]
    """Every tile that has been turned up so far, in the order of TILES."""
    reds: int
    bidding: tuple[int, ...]
    """Who has not passed in this auction."""
    highest: int
    """The highest bid; 0 before there is one."""
    hand: tuple[int, ...]
    """Your own money; none for a spectator."""
    stakes: tuple[tuple[int, ...], ...]
    """The money each player has on the table in this auction."""
    spent: tuple[tuple[int, ...], ...]
    """The money each player has lost for good."""
    tile_counts: tuple[int, ...]
    tiles: tuple[tuple[Tile, ...] | None, ...]
    """What each player owns, in the order won; None where it lies face down (MB-11)."""
    box: tuple[Tile, ...]
    """What the Thief took, and the Thief when he had taken it."""
    sheets: tuple[Sheet, ...] | None
    """The reckoning, once the game is over."""


# ── what is legal ───────────────────────────────────────────────────────────────────────────

REVEAL = Reveal()
PASS = Pass()
BIDS = tuple(map(Bid, CARDS))
DISCARDS = tuple(map(Discard, range(11)))
PASSED = tuple(map(Passed, range(5)))
ONLY = tuple((seat,) for seat in range(5))
ONLY_REVEAL = OneOf(REVEAL)


@cache
def payments(hand: int) -> tuple[tuple[int, ...], tuple[Bid, ...]]:
    """Everything this hand can put down, the cheapest first: the sums, and the bids."""
    masks = []
    part = hand
    while part:
        masks.append(part)
        part = (part - 1) & hand
    masks.sort(key=lambda mask: (SUMS[mask], mask))
    return tuple([SUMS[mask] for mask in masks]), tuple([BIDS[mask] for mask in masks])


def mask_of(cards: object) -> int | None:
    """The mask of these cards; None if they are not different money cards in order."""
    if type(cards) is not tuple:
        return None
    for card in cards:
        if type(card) is not int:
            return None
    return MASKS.get(cards)


class BidCards(Form, frozen=True, gc=False):
    """Any cards of this hand, in ascending order, that are together worth more than `above`."""

    makes = Bid
    blanks: ClassVar = {"cards": Some("hand")}

    hand: tuple[int, ...]
    above: int
    """The highest bid less what you already have down; 0 before there is one."""

    def actions(self) -> Iterator[Bid]:
        for size in range(1, len(self.hand) + 1):
            for cards in combinations(self.hand, size):
                if sum(cards) > self.above:
                    yield Bid(cards)


class Raises(Legal):
    """Every part of a hand that is worth more than what is missing, and the pass."""

    __slots__ = ("_bids", "_first", "_hand", "_missing")

    def __init__(self, hand: int, missing: int) -> None:
        sums, self._bids = payments(hand)
        self._first = bisect_right(sums, missing)
        self._hand = hand
        self._missing = missing

    def __len__(self) -> int:
        return len(self._bids) - self._first + 1

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < len(self):
            raise IndexError(index)
        index += self._first
        return self._bids[index] if index < len(self._bids) else PASS

    def __contains__(self, action: object) -> bool:
        if type(action) is not Bid:
            return type(action) is Pass
        cards = mask_of(action.cards)
        if not cards or cards & ~self._hand:
            return False
        return SUMS[cards] > self._missing

    def forms(self) -> tuple[Form | Action, ...]:
        return BidCards(CARDS[self._hand], self._missing), PASS

    def sample(self, rng: Uniform) -> Action:
        bids = self._bids
        first = self._first
        index = first + int(rng.random() * (len(bids) - first + 1))
        return bids[index] if index < len(bids) else PASS


# ── the game ────────────────────────────────────────────────────────────────────────────────


class MillionairesState(State):
    __slots__ = (
        "bidding",
        "box",
        "hands",
        "highest",
        "phase",
        "pile",
        "reds",
        "spent",
        "stakes",
        "tile",
        "tiles",
    )

    game: Millionaires
    phase: Literal["reveal", "bid", "discard", "over"]
    pile: tuple[Tile, ...]
    """Face down, the next to be revealed first."""
    tile: Tile | None
    """The tile in the middle."""
    reds: int
    tiles: list[tuple[Tile, ...]]
    box: tuple[Tile, ...]
    hands: list[int]
    stakes: list[int]
    spent: list[int]
    """Masks of money cards: in hand, bid in this auction, lost for good."""
    bidding: int
    """A mask of the seats that have not passed in this auction."""
    highest: int

    def copy(self) -> MillionairesState:
        other = self._copy_to(MillionairesState.__new__(MillionairesState))
        other.phase = self.phase
        other.pile = self.pile
        other.tile = self.tile
        other.reds = self.reds
        other.tiles = self.tiles.copy()
        other.box = self.box
        other.hands = self.hands.copy()
        other.stakes = self.stakes.copy()
        other.spent = self.spent.copy()
        other.bidding = self.bidding
        other.highest = self.highest
        return other

    def legal(self, seat: int) -> Legal:
        if seat not in self.to_act or type(seat) is not int:
            return NOTHING
        if self.phase == "bid":
            return Raises(self.hands[seat], self.highest - SUMS[self.stakes[seat]])
        if self.phase == "reveal":
            return ONLY_REVEAL
        return OneOf(*[DISCARDS[tile] for tile in self._wealth(seat)])

    def play(self, seat: int, action: Action) -> Sequence[Event]:
        if seat not in self.to_act or type(seat) is not int:
            raise IllegalAction("game-over" if self.result else "not-your-turn")
        if type(action) is Bid:
            events = self._bid(seat, action)
        elif type(action) is Pass:
            events = self._pass(seat)
        elif type(action) is Reveal:
            events = self._reveal(seat)
        elif type(action) is Discard:
            events = self._discard(seat, action)
        else:
            raise IllegalAction("not-an-action-of-this-game")
        self._log = (self._log, tuple(events))
        return events

    def _expect(self, phase: str) -> None:
        """Refuse what belongs to another phase, and say what is to be done first."""
        if self.phase == phase:
            return
        if self.phase == "reveal":
            raise IllegalAction("millionaires-reveal-first")
        if self.phase == "discard":
            raise IllegalAction("millionaires-discard-first")
        if phase == "reveal":
            raise IllegalAction("millionaires-auction-under-way", tile=self.tile or "")
        raise IllegalAction("millionaires-nothing-to-discard")

    # Revealing a tile (MB-7); the fourth red one ends the game (MB-3).

    def _reveal(self, seat: int) -> list[Event]:
        self._expect("reveal")
        self.tile = tile = self.pile[0]
        self.pile = self.pile[1:]
        if tile in RED:
            self.reds += 1
        events: list[Event] = [Revealed(seat, tile, self.reds)]
        if self.reds == LAST_RED:
            self._end(events)
        else:
            self.phase = "bid"
            self.bidding = (1 << self.players) - 1
            self._ask(seat, events)
        return events

    # The auction: put down more, or pass (MB-4).

    def _bid(self, seat: int, action: Bid) -> list[Event]:
        self._expect("bid")
        cards = mask_of(action.cards)
        if cards is None:
            raise IllegalAction("millionaires-not-money-cards")
        if not cards:
            raise IllegalAction("millionaires-bid-needs-a-card")
        hand = self.hands[seat]
        if cards & ~hand:
            raise IllegalAction("millionaires-not-in-hand", card=CARDS[cards & ~hand][0])
        stake = self.stakes[seat] | cards
        total = SUMS[stake]
        if total <= self.highest:
            raise IllegalAction("millionaires-bid-too-low", total=total, highest=self.highest)
        self.hands[seat] = hand ^ cards
        self.stakes[seat] = stake
        self.highest = total
        events: list[Event] = [BidPlaced(seat, CARDS[cards], total)]
        self._ask(self._next(seat), events)
        return events

    def _pass(self, seat: int) -> list[Event]:
        self._expect("bid")
        events: list[Event] = [PASSED[seat]]
        if not self._leave(seat, events):
            self._ask(self._next(seat), events)
        return events

    def _ask(self, seat: int, events: list[Event]) -> None:
        """It is his turn to speak. If he cannot bid higher he passes, and the next is asked."""
        while SUMS[self.hands[seat] | self.stakes[seat]] <= self.highest:
            events.append(PricedOut(seat, self.highest))
            if self._leave(seat, events):
                return
            seat = self._next(seat)
        self.to_act = ONLY[seat]

    def _next(self, seat: int) -> int:
        seat = (seat + 1) % self.players
        while not self.bidding >> seat & 1:
            seat = (seat + 1) % self.players
        return seat

    def _leave(self, seat: int, events: list[Event]) -> bool:
        """He is out of this auction; whether that ends it."""
        if self.tile in MISFORTUNE:  # MB-6: the first to pass takes it
            self._take(seat, events)
            return True
        self.bidding &= ~(1 << seat)
        left = SEATS[self.bidding]
        if len(left) > 1:
            return False
        self._take(left[0], events)  # MB-5: the last one left takes it, even for nothing
        return True

    # The end of the auction: who loses his bid and who takes it back (MB-5, MB-6).

    def _take(self, taker: int, events: list[Event]) -> None:
        tile = self.tile
        assert tile is not None
        taker_loses = tile not in MISFORTUNE
        lost = [0] * self.players
        returned = [0] * self.players
        for seat, stake in enumerate(self.stakes):
            if not stake:
                continue
            if (seat == taker) is taker_loses:
                self.spent[seat] |= stake
                lost[seat] = SUMS[stake]
            else:
                self.hands[seat] |= stake
                returned[seat] = SUMS[stake]
            self.stakes[seat] = 0
        events.append(TileTaken(taker, tile, tuple(lost), tuple(returned)))
        self.bidding = 0
        self.highest = 0
        self.phase = "reveal"  # MB-7: whoever took it reveals the next
        self.to_act = ONLY[taker]
        if tile == "thief":
            self._let_in_the_thief(taker, events)
            return
        self.tile = None
        self.tiles[taker] += (tile,)
        if type(tile) is int and "thief" in self.tiles[taker]:
            self._steal(taker, tile)
            events.append(Stolen(taker, tile))

    # The Thief (MB-8). He stays in the middle while his owner chooses, and waits among the
    # owner's tiles if there is nothing to steal yet.

    def _let_in_the_thief(self, owner: int, events: list[Event]) -> None:
        wealth = self._wealth(owner)
        if len(wealth) > 1:
            self.phase = "discard"
            return
        self.tile = None
        self.tiles[owner] += ("thief",)
        if wealth:
            self._steal(owner, wealth[0])
            events.append(Stolen(owner, wealth[0]))

    def _discard(self, seat: int, action: Discard) -> list[Event]:
        self._expect("discard")
        tile = action.tile
        if type(tile) is not int or tile not in self.tiles[seat]:
            raise IllegalAction("millionaires-not-your-wealth-tile")
        self.tile = None
        self._steal(seat, tile)
        self.phase = "reveal"
        return [Discarded(seat, tile)]

    def _steal(self, owner: int, stolen: int) -> None:
        """The tile goes into the box, and the Thief is spent."""
        kept = [tile for tile in self.tiles[owner] if tile != stolen and tile != "thief"]
        self.tiles[owner] = tuple(kept)
        self.box = (stolen, "thief")

    def _wealth(self, seat: int) -> list[int]:
        """His wealth tiles: what a Thief can take."""
        return [tile for tile in self.tiles[seat] if type(tile) is int]

    # The end (MB-9, MB-10).

    def _end(self, events: list[Event]) -> None:
        self.phase = "over"
        self.to_act = ()
        sheets = self._sheets()
        left = [seat for seat, sheet in enumerate(sheets) if not sheet.out]
        most = max([sheets[seat].points for seat in left], default=0)
        wealthiest = [seat for seat in left if sheets[seat].points == most]
        richest = max([sheets[seat].money for seat in wealthiest], default=0)
        winners = tuple([seat for seat in wealthiest if sheets[seat].money == richest])
        if not winners:
            reason = "all_have_least_money"
        elif len(wealthiest) == 1:
            reason = "most_points"
        else:
            reason = "more_money" if len(winners) == 1 else "shared"
        self.result = Result(winners, tuple([sheet.points for sheet in sheets]), reason)
        events += [Scored(sheets), Ended(self.result)]

    def _sheets(self) -> tuple[Sheet, ...]:
        money = [SUMS[hand] for hand in self.hands]
        least = min(money)
        sheets = []
        for left, tiles in zip(money, self.tiles, strict=True):
            steps = reckon(tiles)
            out = left == least
            sheets.append(Sheet(left, out, tiles, steps, 0 if out else steps[-1]))
        return tuple(sheets)

    # What a seat may know.

    def view(self, seat: int | None) -> MillionairesView:
        self._check_seat(seat)
        up = [tile for tiles in self.tiles for tile in tiles]
        up += self.box
        if self.tile is not None:
            up.append(self.tile)
        face_down = self.game.options.face_down_tiles and self.phase != "over"
        return MillionairesView(
            seat=seat,
            players=self.players,
            to_act=self.to_act,
            result=self.result,
            phase=self.phase,
            tile=self.tile,
            pile=len(self.pile),
            revealed=tuple(sorted(up, key=TILES.index)),
            reds=self.reds,
            bidding=SEATS[self.bidding],
            highest=self.highest,
            hand=() if seat is None else CARDS[self.hands[seat]],
            stakes=tuple([CARDS[stake] for stake in self.stakes]),
            spent=tuple([CARDS[spent] for spent in self.spent]),
            tile_counts=tuple(map(len, self.tiles)),
            tiles=tuple(
                [
                    None if face_down and owner != seat else tiles
                    for owner, tiles in enumerate(self.tiles)
                ]
            ),
            box=self.box,
            sheets=self._sheets() if self.phase == "over" else None,
        )


def reckon(tiles: Sequence[Tile]) -> tuple[int, ...]:
    """What these tiles make, step by step in the order of MB-10; the last step is the points.

    >>> reckon([3, 9, "casino", "success", "success", "cba"])
    (12, 7, 14, 28, 14)
    """
    points = sum([tile for tile in tiles if type(tile) is int])
    steps = [points]
    if "casino" in tiles:
        points = max(0, points - 5)
        steps.append(points)
    for _ in range(tiles.count("success")):
        points *= 2
        steps.append(points)
    if "cba" in tiles:
        points = (points + 1) // 2
        steps.append(points)
    return tuple(steps)


class Millionaires(Game):
    name = "millionaires"
    seats = range(3, 6)
    options_type = MillionairesOptions
    state_type = MillionairesState
    view_type = MillionairesView
    actions = (Reveal, Bid, Pass, Discard)
    forms = (BidCards,)
    events = (
        Shuffled,
        Revealed,
        BidPlaced,
        Passed,
        PricedOut,
        TileTaken,
        Discarded,
        Stolen,
        Scored,
    )

    options: MillionairesOptions

    def _begin(self, state: MillionairesState) -> list[Event]:
        first = state._first_seat()
        players = state.players
        state.pile = state._draw(TILES, len(TILES))
        state.phase = "reveal"
        state.to_act = ONLY[first.seat]
        state.tile = None
        state.reds = 0
        state.tiles = [()] * players
        state.box = ()
        state.hands = [ALL_MONEY] * players
        state.stakes = [0] * players
        state.spent = [0] * players
        state.bidding = 0
        state.highest = 0
        return [first, Shuffled(state.pile)]

    def imagine(self, view: MillionairesView, rng: Uniform) -> MillionairesState:
        state: MillionairesState = self._imagined(view, rng)
        state.phase = view.phase
        state.tile = view.tile
        state.reds = view.reds
        state.box = view.box
        state.bidding = sum(1 << seat for seat in view.bidding)
        state.highest = view.highest
        # Money is no secret from those who have watched it go (MB-1).
        state.stakes = [MASKS[cards] for cards in view.stakes]
        state.spent = [MASKS[cards] for cards in view.spent]
        state.hands = [
            ALL_MONEY ^ stake ^ spent
            for stake, spent in zip(state.stakes, state.spent, strict=True)
        ]
        face_down = without(TILES, view.revealed)
        state.pile = take(face_down, len(face_down), rng)
        state.tiles = tiles_at_random(view, rng)
        return state


# ── imagining who owns what (MB-11) ─────────────────────────────────────────────────────────


def tiles_at_random(view: MillionairesView, rng: Uniform) -> list[tuple[Tile, ...]]:
    """Each way to deal out the hidden tiles is as likely as any other, as long as nobody with
    a waiting Thief has wealth, and whoever is choosing what to give up has a choice."""
    hidden = {
        seat: size
        for seat, (size, tiles) in enumerate(zip(view.tile_counts, view.tiles, strict=True))
        if tiles is None and size
    }
    shown = [tile for tiles in view.tiles for tile in tiles or ()]
    middle = () if view.tile is None else (view.tile,)
    unseen = without(view.revealed, (*shown, *view.box, *middle))
    wealth = [tile for tile in unseen if type(tile) is int]
    others = [tile for tile in unseen if type(tile) is not int]
    dealt = {seat: tiles or () for seat, tiles in enumerate(view.tiles)}
    if "thief" in others:
        others.remove("thief")
        # In how many ways the tiles can lie if this seat, with so many tiles, has the Thief.
        ways = [
            comb(len(others), size - 1) * factorial(size) * factorial(len(unseen) - size)
            for size in hidden.values()
        ]
        owner = list(hidden)[weighted(ways, rng)]
        dealt[owner] = ("thief", *take(others, hidden.pop(owner) - 1, rng))
    elif view.phase == "discard" and view.to_act[0] in hidden:
        owner = view.to_act[0]
        size = hidden.pop(owner)
        count = 2 + weighted(
            [comb(len(wealth), n) * comb(len(others), size - n) for n in range(2, size + 1)], rng
        )
        dealt[owner] = (*take(wealth, count, rng), *take(others, size - count, rng))
    rest = [*wealth, *others]
    for seat, size in hidden.items():
        dealt[seat] = take(rest, size, rng)
    return [dealt[seat] for seat in range(view.players)]


def without(tiles: Sequence[Tile], gone: Sequence[Tile]) -> list[Tile]:
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return left


GAME = Millionaires
