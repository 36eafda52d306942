"""LIE in words."""

from __future__ import annotations

from bluffhouse.rules.contract import Legal
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

LieEvent = Dealt | Turned | Directed | BidPlaced | Called | Shown | Eliminated | TieBreak


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

    def rule(self, view: LieView) -> str:
        if view.phase == "bid" and view.bids:
            return "LI-5"
        return {"turn": "LI-3", "direct": "LI-11", "bid": "LI-4", "over": "LI-8"}[view.phase]

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

    def tell(self, event: LieEvent) -> str:
        words = self.words
        match event:
            case Dealt():
                mine = None if self.seat is None else event.hands[self.seat]
                return words(
                    "lie-dealt",
                    round=event.round,
                    name=self.name(event.starter),
                    you="yes" if event.starter == self.seat else "no",
                    hand=self.row_of(map(card_text, mine)) if mine else "none",
                )
            case Turned(up=None):
                return words("lie-turned", **self.who(event.seat))
            case Turned(up=up):
                return words("lie-turned-open", up=self.row_of(up or ()), **self.who(event.seat))
            case Directed():
                clockwise = "yes" if event.clockwise else "no"
                return words("lie-directed", clockwise=clockwise, **self.who(event.seat))
            case BidPlaced():
                return words(
                    "lie-bid-placed", count=event.count, value=event.value, **self.who(event.seat)
                )
            case Called():
                return words("lie-called", **self.who(event.seat), **self.whom(event.bidder))
            case Shown():
                hands = " · ".join(
                    words("lie-shown-hand", name=self.name(seat), cards=self.row_of(up))
                    for seat, up in enumerate(event.up)
                    if up
                )
                return words(
                    "lie-shown",
                    hands=hands,
                    found=event.found,
                    count=event.count,
                    value=event.value,
                    wild="yes" if event.wild else "no",
                    **self.who(event.loser),
                )
            case Eliminated():
                return words("lie-eliminated", **self.who(event.seat))
            case TieBreak():
                return words("lie-tie-break", names=self.list_of(map(self.name, event.seats)))


TEXT = LieText
