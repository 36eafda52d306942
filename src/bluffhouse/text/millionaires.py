"""Milionerzy i bankruci in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, takewhile
from typing import ClassVar

from bluffhouse.rules.contract import Ended, Event, Legal
from bluffhouse.rules.millionaires import (
    LAST_RED,
    MISFORTUNE,
    TILES,
    Bid,
    BidPlaced,
    Discard,
    Discarded,
    MillionairesView,
    Pass,
    Passed,
    PricedOut,
    Reveal,
    Revealed,
    Scored,
    Sheet,
    Shuffled,
    Stolen,
    Tile,
    TileTaken,
    reckon,
    tiles_without,
)
from bluffhouse.text.door import Choice, GameText, waiting_for
from bluffhouse.text.phrases import Phrase
from bluffhouse.text.sentences import (
    ITEM,
    PLAYERS,
    POSITION,
    Board,
    Field,
    Item,
    Node,
    among,
    at,
    choose,
    column,
    compare,
    each,
    in_full,
    minus,
    ordered,
    row,
    runs,
    same,
    say,
    texts,
    total,
    when,
    who,
    winners,
)

COUNTED: tuple[Tile, ...] = (*range(1, 11), "casino", "success", "cba", "thief")
"""The tiles in the order in which they score (MB-10)."""


def in_order(tiles: Iterable[Tile]) -> list[Tile]:
    return sorted(tiles, key=COUNTED.index)


def cards_text(cards: Sequence[int]) -> str:
    return " + ".join(map(str, cards))


def leader(view: MillionairesView) -> int | None:
    """The player with the highest bid, if there is one."""
    return next((s for s in view.bidding if view.highest == sum(view.stakes[s]) > 0), None)


def poorest(view: MillionairesView) -> tuple[int, ...]:
    """The players who would be out if the game ended now (MB-9): none while all have lost the
    same."""
    lost = [sum(cards) for cards in view.spent]
    if min(lost) == max(lost):
        return ()
    return tuple(seat for seat in range(view.players) if lost[seat] == max(lost))


def sums(money: str) -> Node:
    """Each player who has some of this money, and how much; “none” if there is none."""
    return each(money, when(ITEM, say("millionaires-sum-of", sum=ITEM, **who(POSITION))))


def sheet_of(seat: Node, part: type[Field | Item]) -> Node:
    """The final score of a seat; `part` is the node type that reads its score sheet."""
    return say(
        "millionaires-sheet",
        money=part("money"),
        out=part("out"),
        tiles=each(ordered(part("tiles"), COUNTED), say("millionaires-tile", tile=ITEM)),
        steps=each(runs(part("steps")), ITEM, join=" → "),
        points=part("points"),
        **who(seat),
    )


CARDS = each("cards", ITEM, join=" + ")
ONLY_ONE_LEFT = choose(
    compare(total(column("sheets", "out")), minus(PLAYERS, 1)),
    {
        "same": each(
            "sheets",
            choose(Item("out"), {"no": say("millionaires-only-one-left", **who(POSITION))}),
        )
    },
)
"""The sentence for a winner who is the only player not out (MB-9)."""

SENTENCES: Mapping[type[Event], Node] = {
    Shuffled: say(
        "millionaires-shuffled",
        pile=in_full(
            row("pile", say("millionaires-tile", tile=ITEM), empty="hidden"), brief="hidden"
        ),
    ),
    Revealed: say(
        "millionaires-revealed", "tile", "reds", last=same("reds", LAST_RED), **who("seat")
    ),
    BidPlaced: choose(
        same("total", total("cards")),
        {"yes": say("millionaires-bid-placed", "total", cards=CARDS, **who("seat"))},
        say("millionaires-bid-raised", "total", cards=CARDS, **who("seat")),
    ),
    Passed: say("millionaires-passed", **who("seat")),
    PricedOut: say("millionaires-priced-out", "highest", **who("seat")),
    TileTaken: choose(
        among("tile", MISFORTUNE),
        {
            "yes": say(
                "millionaires-caught",
                "tile",
                back=sums("returned"),
                paid=sums("lost"),
                **who("seat"),
            )
        },
        say(
            "millionaires-won",
            "tile",
            lost=at("lost", Field("seat")),
            back=sums("returned"),
            **who("seat"),
        ),
    ),
    Discarded: say("millionaires-discarded", "tile", **who("seat")),
    Stolen: say("millionaires-stolen", "tile", **who("seat")),
    Scored: texts(
        say("millionaires-scored", sheets=each("sheets", sheet_of(POSITION, Item), join=" ")),
        ONLY_ONE_LEFT,
    ),
    Ended: say(
        "millionaires-ended",
        reason=Field("result.reason"),
        points=when("result.winners", at("result.scores", Field("result.winners.0")), 0),
        **winners(),
    ),
}


class MillionairesText(GameText):
    phrases = (
        Phrase("reveal", Reveal),
        Phrase("bid {cards}", Bid, order=int),
        Phrase("{cards}", Bid, order=int),
        Phrase("pass", Pass),
        Phrase("discard {tile}", Discard),
        Phrase("give {tile}", Discard),
    )
    sentences = SENTENCES
    board = Board(
        actions={
            "reveal": say("millionaires-button-reveal"),
            "bid": say(
                "millionaires-act-bid",
                cards=each("cards", say("millionaires-money", sum=ITEM), join=" + "),
            ),
            "pass": say("millionaires-button-pass"),
            "discard": say("millionaires-button-discard", "tile"),
        }
    )
    chat_phrases = ("millionaires-phrase-too-dear", "millionaires-phrase-going-once")
    ruling = choose(
        "phase",
        {
            "reveal": "MB-7",
            "bid": choose(among("tile", MISFORTUNE), {"yes": "MB-6"}, "MB-4"),
            "discard": "MB-8",
            "over": "MB-10",
        },
    )
    option_rules: ClassVar = {"face_down_tiles": "MB-11"}
    refusal_rules: ClassVar = {
        "millionaires-reveal-first": "MB-7",
        "millionaires-discard-first": "MB-8",
        "millionaires-auction-under-way": "MB-4",
        "millionaires-nothing-to-discard": "MB-8",
        "millionaires-not-money-cards": "MB-1",
        "millionaires-bid-needs-a-card": "MB-4",
        "millionaires-not-in-hand": "MB-4",
        "millionaires-bid-too-low": "MB-4",
        "millionaires-not-your-wealth-tile": "MB-8",
    }

    # Decisions.

    def choices(self, view: MillionairesView, legal: Legal) -> list[Choice]:
        if view.phase == "reveal":
            return [Choice("reveal", self.words("millionaires-do-reveal"))]
        if view.phase == "discard":
            meaning = self.words("millionaires-do-discard")
            return [Choice(self.write(action), meaning) for action in legal]
        return [*self._bids(view, legal), Choice("pass", self._pass(view))]

    def _bids(self, view: MillionairesView, legal: Legal) -> list[Choice]:
        """The lowest bid, and the lowest with a single card, which saves the small ones."""
        words = self.words
        down = sum(view.stakes[view.to_act[0]])
        most = down + sum(view.hand)
        bids = (bid for bid in legal if isinstance(bid, Bid))  # the cheapest first
        lowest = next(bids)
        least = sum(lowest.cards)
        alike = takewhile(lambda bid: sum(bid.cards) == least, bids)
        lowest = min([lowest, *alike], key=lambda bid: len(bid.cards))
        total = down + least
        if total == most:
            return [Choice(self.write(lowest), words("millionaires-do-bid-all", total=total))]
        single = next((card for card in view.hand if down + card > view.highest), None)
        key = "lowest" if view.highest else "first"
        meaning = words(f"millionaires-do-bid-{key}", total=total, most=most)
        choices = [Choice(self.write(lowest), meaning)]
        if single is not None and down + single > total:
            meaning = words("millionaires-do-bid-card", total=down + single)
            choices.append(Choice(self.write(Bid((single,))), meaning))
        return choices

    def _pass(self, view: MillionairesView) -> str:
        """The consequence of passing, for the player who is asked."""
        me = view.to_act[0]
        down = sum(view.stakes[me])
        if view.tile in MISFORTUNE:
            others = sum(map(sum, view.stakes)) - down
            return self.words("millionaires-do-take", down=down, others=others)
        rivals = [seat for seat in view.bidding if seat != me]
        if len(rivals) > 1:
            return self.words("millionaires-do-pass", down=down)
        name = self.name(rivals[0])
        return self.words("millionaires-do-pass-last", name=name, highest=view.highest, down=down)

    def prompt(self, view: MillionairesView) -> str:
        if view.phase == "reveal" and not view.revealed:
            return self.words("millionaires-ask-first")
        if view.phase == "reveal":
            last = "yes" if view.reds == LAST_RED - 1 else "no"
            return self.words("millionaires-ask-reveal", last=last)
        if view.phase != "bid":
            return self.words(f"millionaires-ask-{view.phase}")
        assert view.tile is not None
        rival = leader(view)
        return self.words(
            f"millionaires-ask-{'escape' if view.tile in MISFORTUNE else 'win'}",
            tile=view.tile,
            name="" if rival is None else self.name(rival),
            highest=view.highest,
            down=sum(view.stakes[view.to_act[0]]),
        )

    # The table.

    def tile(self, tile: Tile) -> str:
        return self.words("millionaires-tile", tile=tile)

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """A list of tiles; “none” if there are none."""
        return self.list_of(map(self.tile, in_order(tiles))) or "none"

    def table(self, view: MillionairesView) -> list[str]:
        words = self.words
        lines = [words("millionaires-table-pile", pile=view.pile, reds=view.reds)]
        if view.revealed:
            lines.append(words("millionaires-table-revealed", tiles=self.tiles(view.revealed)))
        if view.pile:
            unseen = self.tiles(tiles_without(TILES, view.revealed))
            over = "-over" if view.phase == "over" else ""
            lines.append(words(f"millionaires-table-unseen{over}", tiles=unseen))
        lines += [
            words("millionaires-table-box", tile=self.tile(tile))
            for tile in view.box
            if tile != "thief"
        ]
        if view.sheets is not None:
            lines += self._sheets(view.sheets)
        else:
            lines += [self._seat(view, seat) for seat in range(view.players)]
        lines += self._middle(view)
        if self.seat is not None:
            hand, total = self.row_of(view.hand), sum(view.hand)
            lines.append(words("millionaires-table-hand", cards=hand, sum=total))
        lines.append(waiting_for(self, view))
        return lines

    def _seat(self, view: MillionairesView, seat: int) -> str:
        tiles = view.tiles[seat]
        count = view.tile_counts[seat]
        return self.words(
            "millionaires-table-seat",
            seat=seat,
            tiles="hidden" if tiles is None and count else self.tiles(tiles or ()),
            count=count,
            points=reckon(tiles or ())[-1],
            lost=sum(view.spent[seat]),
            cards=cards_text(view.spent[seat]),
            poorest="yes" if seat in poorest(view) else "no",
            **self.who(seat),
        )

    def _middle(self, view: MillionairesView) -> list[str]:
        """The tile in the middle, and the bids around it."""
        words = self.words
        if view.tile is None:
            return []
        if view.phase == "over":
            return [words("millionaires-table-last", tile=view.tile)]
        if view.phase == "discard":
            return [words("millionaires-table-thief", **self.who(view.to_act[0]))]
        kind = "escape" if view.tile in MISFORTUNE else "win"
        lines = [words(f"millionaires-table-{kind}", tile=view.tile)]
        for seat, stake in enumerate(view.stakes):
            if seat in view.bidding:
                state = "bids" if stake else "quiet"
            else:
                state = "passed-down" if stake else "passed"
            lines.append(
                words(
                    "millionaires-table-stake",
                    state=state,
                    sum=sum(stake),
                    cards=cards_text(stake),
                    **self.who(seat),
                )
            )
        return lines

    def _sheets(self, sheets: Sequence[Sheet]) -> list[str]:
        """The final scores, one sentence per player."""
        return [self.describe(sheet_of(seat, Field), sheet) for seat, sheet in enumerate(sheets)]


def steps_text(sheet: Sheet) -> str:
    """The steps of a score: 12 → 7 → 14."""
    return " → ".join(str(points) for points, _ in groupby(sheet.steps))


TEXT = MillionairesText
