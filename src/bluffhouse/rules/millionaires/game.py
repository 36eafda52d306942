"""The rules of Milionerzy i bankruci, in the order in which they come up."""

from __future__ import annotations

from collections.abc import Sequence

from bluffhouse.rules.contract import (
    NOTHING,
    Action,
    Ended,
    Event,
    Game,
    IllegalAction,
    Legal,
    OneOf,
    State,
    Uniform,
)
from bluffhouse.rules.imagining import take
from bluffhouse.rules.millionaires.actions import DISCARDS, REVEAL, Bid, Discard, Pass, Reveal
from bluffhouse.rules.millionaires.components import (
    LAST_RED,
    MISFORTUNE,
    PLAYERS,
    RED,
    TILES,
    MillionairesOptions,
    Tile,
    tiles_without,
    wealth_among,
)
from bluffhouse.rules.millionaires.events import (
    PASSED,
    BidPlaced,
    Discarded,
    Passed,
    PricedOut,
    Revealed,
    Scored,
    Sheet,
    Shuffled,
    Stolen,
    TileTaken,
)
from bluffhouse.rules.millionaires.imagining import deal_hidden_tiles
from bluffhouse.rules.millionaires.legal import BidCards, Raises, verify_bid
from bluffhouse.rules.millionaires.money import (
    ALL_MONEY,
    CARDS,
    MONEY_SETS,
    NO_MONEY,
    WORTH,
    MoneySet,
)
from bluffhouse.rules.millionaires.scoring import result_of, score_sheets
from bluffhouse.rules.millionaires.view import MillionairesView, Phase
from bluffhouse.rules.seats import EVERYBODY, NEXT_CLOCKWISE, WITHOUT, Seats

ONLY_REVEAL = OneOf(REVEAL)


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
    phase: Phase
    pile: tuple[Tile, ...]
    """Face down, the next to be revealed first."""
    tile: Tile | None
    """The tile in the middle."""
    reds: int
    tiles: list[tuple[Tile, ...]]
    box: tuple[Tile, ...]
    hands: list[MoneySet]
    stakes: list[MoneySet]
    """The money each player has put down in this auction."""
    spent: list[MoneySet]
    """The money each player has lost for good."""
    bidding: Seats
    """The seats that have not passed in this auction."""
    highest: int
    """The highest bid of this auction; 0 before there is one."""

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
            return Raises(self.hands[seat], self.stakes[seat], self.highest)
        if self.phase == "reveal":
            return ONLY_REVEAL
        return OneOf(*[DISCARDS[tile] for tile in wealth_among(self.tiles[seat])])

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

    def _not_now(self, phase: Phase) -> IllegalAction:
        """The refusal of an action that belongs to this phase: it says what has to be done now."""
        if self.phase == "reveal":
            return IllegalAction("millionaires-reveal-first")
        if self.phase == "discard":
            return IllegalAction("millionaires-discard-first")
        if phase == "reveal":
            return IllegalAction("millionaires-auction-under-way", tile=self.tile or "")
        return IllegalAction("millionaires-nothing-to-discard")

    # Revealing a tile (MB-7); the fourth red one ends the game (MB-3).

    def _reveal(self, seat: int) -> list[Event]:
        if self.phase != "reveal":
            raise self._not_now("reveal")
        self.tile = tile = self.pile[0]
        self.pile = self.pile[1:]
        if tile in RED:
            self.reds += 1
        events: list[Event] = [Revealed(seat, tile, self.reds)]
        if self.reds == LAST_RED:
            self._end(events)
        else:
            self.phase = "bid"
            self.bidding = EVERYBODY[self.players]
            self._ask(seat, events)
        return events

    # The auction: put down more, or pass (MB-4).

    def _bid(self, seat: int, action: Bid) -> list[Event]:
        if self.phase != "bid":
            raise self._not_now("bid")
        hand, stake = self.hands[seat], self.stakes[seat]
        cards = verify_bid(hand, stake, self.highest, action)
        self.hands[seat] = hand & ~cards
        self.stakes[seat] = stake = stake | cards
        self.highest = total = WORTH[stake]
        events: list[Event] = [BidPlaced(seat, CARDS[cards], total)]
        self._ask(NEXT_CLOCKWISE[self.bidding][seat], events)
        return events

    def _pass(self, seat: int) -> list[Event]:
        if self.phase != "bid":
            raise self._not_now("bid")
        events: list[Event] = [PASSED[seat]]
        if not self._leave(seat, events):
            self._ask(NEXT_CLOCKWISE[self.bidding][seat], events)
        return events

    def _ask(self, seat: int, events: list[Event]) -> None:
        """Let this seat speak, or the next one that can still bid higher; the others pass."""
        highest = self.highest
        while WORTH[self.hands[seat] | self.stakes[seat]] <= highest:
            events.append(PricedOut(seat, highest))
            if self._leave(seat, events):
                return
            seat = NEXT_CLOCKWISE[self.bidding][seat]
        self.to_act = (seat,)

    def _leave(self, seat: int, events: list[Event]) -> bool:
        """Take a player out of this auction; say whether that ends it."""
        if self.tile in MISFORTUNE:  # MB-6: the first to pass takes it
            self._take(seat, events)
            return True
        self.bidding = WITHOUT[self.bidding][seat]
        if len(self.bidding) > 1:
            return False
        self._take(self.bidding[0], events)  # MB-5: the last one left takes it, even for nothing
        return True

    # The end of the auction: who loses their bid and who takes it back (MB-5, MB-6).

    def _take(self, taker: int, events: list[Event]) -> None:
        tile = self.tile
        assert tile is not None
        if tile in MISFORTUNE:  # MB-6: everybody but the taker loses their bid
            lost, returned = self._settle(WITHOUT[EVERYBODY[self.players]][taker])
        else:  # MB-5: only the taker pays
            lost, returned = self._settle((taker,))
        events.append(TileTaken(taker, tile, lost, returned))
        self.bidding = ()
        self.highest = 0
        self.phase = "reveal"  # MB-7: the taker reveals the next
        self.to_act = (taker,)
        if tile == "thief":
            self._let_in_the_thief(taker, events)
            return
        self.tile = None
        self.tiles[taker] += (tile,)
        if type(tile) is int and "thief" in self.tiles[taker]:
            self._steal(taker, tile)
            events.append(Stolen(taker, tile))

    def _settle(self, payers: Seats) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Take the stakes off the table: lost for the payers, back to the hand for the others.
        Return how much each player lost and got back."""
        lost = [0] * self.players
        returned = [0] * self.players
        if self.highest:  # else nobody has bid
            for seat, stake in enumerate(self.stakes):
                if seat in payers:
                    self.spent[seat] |= stake
                    lost[seat] = WORTH[stake]
                else:
                    self.hands[seat] |= stake
                    returned[seat] = WORTH[stake]
            self.stakes = [NO_MONEY] * self.players
        return tuple(lost), tuple(returned)

    # The Thief (MB-8). It stays in the middle while its owner chooses, and waits among the
    # owner's tiles if there is nothing to steal yet.

    def _let_in_the_thief(self, owner: int, events: list[Event]) -> None:
        wealth = wealth_among(self.tiles[owner])
        if len(wealth) > 1:
            self.phase = "discard"
            return
        self.tile = None
        self.tiles[owner] += ("thief",)
        if wealth:
            self._steal(owner, wealth[0])
            events.append(Stolen(owner, wealth[0]))

    def _discard(self, seat: int, action: Discard) -> list[Event]:
        if self.phase != "discard":
            raise self._not_now("discard")
        tile = action.tile
        if type(tile) is not int or tile not in wealth_among(self.tiles[seat]):
            raise IllegalAction("millionaires-not-your-wealth-tile")
        self.tile = None
        self._steal(seat, tile)
        self.phase = "reveal"
        return [Discarded(seat, tile)]

    def _steal(self, owner: int, stolen: int) -> None:
        """Put the tile and the Thief into the box: the Thief is spent."""
        kept = [tile for tile in self.tiles[owner] if tile != stolen and tile != "thief"]
        self.tiles[owner] = tuple(kept)
        self.box = (stolen, "thief")

    # The end (MB-9, MB-10).

    def _end(self, events: list[Event]) -> None:
        self.phase = "over"
        self.to_act = ()
        sheets = self._sheets()
        self.result = result_of(sheets)
        events += [Scored(sheets), Ended(self.result)]

    def _sheets(self) -> tuple[Sheet, ...]:
        return score_sheets([WORTH[hand] for hand in self.hands], self.tiles)

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
            bidding=self.bidding,
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


class Millionaires(Game):
    name = "millionaires"
    seats = PLAYERS
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
        state.to_act = (first.seat,)
        state.tile = None
        state.reds = 0
        state.tiles = [()] * players
        state.box = ()
        state.hands = [ALL_MONEY] * players
        state.stakes = [NO_MONEY] * players
        state.spent = [NO_MONEY] * players
        state.bidding = ()
        state.highest = 0
        return [first, Shuffled(state.pile)]

    def imagine(self, view: MillionairesView, rng: Uniform) -> MillionairesState:
        state: MillionairesState = self._imagined(view, rng)
        state.phase = view.phase
        state.tile = view.tile
        state.reds = view.reds
        state.box = view.box
        state.bidding = view.bidding
        state.highest = view.highest
        # Everybody has seen what each player bid and lost, so the rest is known too (MB-1).
        state.stakes = [MONEY_SETS[cards] for cards in view.stakes]
        state.spent = [MONEY_SETS[cards] for cards in view.spent]
        state.hands = [
            ALL_MONEY & ~stake & ~spent
            for stake, spent in zip(state.stakes, state.spent, strict=True)
        ]
        face_down = tiles_without(TILES, view.revealed)
        state.pile = take(face_down, len(face_down), rng)
        state.tiles = deal_hidden_tiles(view, rng)
        return state
