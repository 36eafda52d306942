"""LIE in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bluffhouse.rules.contract import Ended, Event, Legal
from bluffhouse.rules.lie import (
    Bid,
    BidPlaced,
    Call,
    Called,
    Card,
    Dealt,
    Direct,
    Directed,
    Eliminated,
    LieView,
    Shown,
    TieBreak,
    Turn,
    Turned,
)
from bluffhouse.text.door import Choice, GameText, waiting_for
from bluffhouse.text.phrases import Phrase
from bluffhouse.text.sentences import (
    ITEM,
    POSITION,
    READER,
    Board,
    Item,
    Node,
    at,
    choose,
    each,
    in_full,
    name,
    names,
    row,
    say,
    texts,
    when,
    who,
    whom,
    winners,
)

WINNERS = winners()

SENTENCES: Mapping[type[Event], Node] = {
    Dealt: say(
        "lie-dealt",
        "round",
        hand=row(at("hands", READER), texts(Item("0"), Item("1"), join="/")),
        **who("starter"),
    ),
    Turned: in_full(
        when(
            "up",
            say("lie-turned-open", up=row("up"), **who("seat")),
            say("lie-turned", **who("seat")),
        )
    ),
    Directed: say("lie-directed", "clockwise", **who("seat")),
    BidPlaced: say("lie-bid-placed", "count", "value", **who("seat")),
    Called: say("lie-called", **who("seat"), **whom("bidder")),
    Shown: say(
        "lie-shown",
        "found",
        "count",
        "value",
        "wild",
        hands=each(
            "up",
            when(ITEM, say("lie-shown-hand", name=name(POSITION), cards=row(ITEM))),
            join=" · ",
        ),
        **who("loser"),
    ),
    Eliminated: say("lie-eliminated", **who("seat")),
    TieBreak: say("lie-tie-break", names=names("seats")),
    Ended: choose(
        "result.reason",
        {"last_one_left": say("lie-last-one-left", names=WINNERS["names"], you=WINNERS["you"])},
        say("house-ended", **WINNERS),
    ),
}


def card_text(card: Card) -> str:
    return f"{card[0]}/{card[1]}"


class LieText(GameText):
    phrases = (
        Phrase("{count}x{value}", Bid),
        Phrase("bid {count}x{value}", Bid),
        Phrase("bid {count} {value}", Bid),
        Phrase("turn {up}", Turn),
        Phrase("call", Call),
        Phrase("clockwise", Direct, clockwise=True),
        Phrase("counterclockwise", Direct, clockwise=False),
        Phrase("{up}", Turn),
    )
    sentences = SENTENCES
    board = Board(
        actions={
            "turn": say("lie-button-turn", up=row("up")),
            "direct": choose(
                "clockwise", {"yes": say("lie-do-clockwise")}, say("lie-do-counterclockwise")
            ),
            "bid": say("lie-button-bid", "count", "value"),
            "call": say("lie-act-call"),
        }
    )
    chat_phrases = ("lie-phrase-have-those", "lie-phrase-go-on")
    ruling = choose(
        "phase",
        {
            "turn": "LI-3",
            "direct": "LI-11",
            "bid": when("bids", "LI-5", "LI-4"),
            "over": "LI-8",
        },
    )
    option_rules: ClassVar = {
        "raise_order": "LI-5",
        "wild_ones": "LI-10",
        "directions": "LI-11",
        "fewer_and_fewer": "LI-12",
        "longer_game": "LI-13",
    }
    refusal_rules: ClassVar = {
        "lie-cards-are-turned": "LI-3",
        "lie-turn-needs-one-value-of-each-card": "LI-3",
        "lie-no-direction-now": "LI-11",
        "lie-direction-is-clockwise-or-not": "LI-11",
        "lie-turn-first": "LI-4",
        "lie-bid-out-of-range": "LI-5",
        "lie-bid-too-low": "LI-5",
        "lie-nothing-to-call": "LI-4",
    }

    def choices(self, view: LieView, legal: Legal) -> list[Choice]:
        words = self.words
        if view.phase == "turn":
            ends = [" ".join(str(card[end]) for card in view.hand) for end in (0, 1)]
            return [Choice(f"turn {end}", words("lie-do-turn")) for end in ends]
        if view.phase == "direct":
            return [
                Choice("clockwise", words("lie-do-clockwise")),
                Choice("counterclockwise", words("lie-do-counterclockwise")),
            ]
        choices = []
        bids = len(legal) - bool(view.bids)
        if bids:
            lowest, highest = self.write(legal[0]), self.write(legal[bids - 1])
            choices.append(Choice(lowest, words("lie-do-bid", lowest=lowest, highest=highest)))
        if view.bids:
            last = view.bids[-1]
            choices.append(Choice("call", words("lie-do-call", name=self.name(last.seat))))
        return choices

    def prompt(self, view: LieView) -> str:
        if view.phase == "bid" and view.bids:
            last = view.bids[-1]
            return self.words(
                "lie-ask-raise", name=self.name(last.seat), count=last.count, value=last.value
            )
        return self.words(f"lie-ask-{view.phase}")

    def table(self, view: LieView) -> list[str]:
        words = self.words
        lines = [words("lie-table-round", round=view.round, tie="yes" if view.tie_break else "no")]
        for seat in range(view.players):
            playing = "yes" if seat in view.playing else "no"
            lines.append(
                words(
                    "lie-table-seat",
                    seat=seat,
                    cards=view.counts[seat],
                    playing=playing,
                    **self.who(seat),
                )
            )
        if view.wild:
            lines.append(self.wild(view))
        lines += map(self.tell, view.bids)
        if view.hand:
            hand = self.row_of(map(card_text, view.hand))
            lines.append(words("lie-table-hand", hand=hand))
        if view.up:
            lines.append(words("lie-table-up", up=self.row_of(view.up)))
        lines.append(waiting_for(self, view))
        return lines

    def wild(self, view: LieView) -> str:
        return self.words("lie-wild" if view.bids else "lie-wild-if")


TEXT = LieText
