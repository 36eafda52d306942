"""Don't Bluff! in words."""

from __future__ import annotations

from collections.abc import Mapping
from operator import neg
from typing import ClassVar

from bluffhouse.rules.contract import Ended, Event, Legal
from bluffhouse.rules.dont_bluff import (
    BANK,
    BLACK_DIE,
    GOAL,
    VALUES,
    Accepted,
    Add,
    Added,
    BankCardTaken,
    BankShuffled,
    Cards,
    ChooseTarget,
    Colour,
    ColourRolled,
    DieRolled,
    DontBluffOptions,
    DontBluffView,
    EmptyHanded,
    GunPassed,
    HandsShown,
    Offer,
    Offered,
    Open,
    Opened,
    Paid,
    Paired,
    Pay,
    PaymentChosen,
    Received,
    Roll,
    Rolled,
    Take,
    TakenBack,
    TargetChosen,
)
from bluffhouse.text.door import Choice, GameText, waiting_for
from bluffhouse.text.phrases import Phrase
from bluffhouse.text.sentences import (
    ITEM,
    POSITION,
    Board,
    Field,
    Item,
    Node,
    at,
    choose,
    compare,
    count,
    counted,
    distinct,
    each,
    in_full,
    name,
    names,
    row,
    same,
    say,
    texts,
    total,
    when,
    who,
    whom,
    winners,
)

PAYMENTS_SHOWN = 6


def dice(lowest: int, highest: int) -> str:
    """The numbers the black die may show, as a range."""
    return str(lowest) if lowest == highest else f"{lowest}–{highest}"


def listed(cards: Node) -> Node:
    """The contents of some suitcases: `$5M, 2×$1M, bluff`."""
    return row(
        counted(cards, VALUES),
        say("dont-bluff-suitcases", value=Item("value"), count=Item("count")),
        empty=say("dont-bluff-no-suitcases"),
    )


def worth(cards: Node) -> Node:
    """The contents of some suitcases with their sum: `$7M ($5M, 2×$1M)`."""
    summed = say("dont-bluff-worth", cards=listed(cards), millions=total(cards))
    return choose(compare(count(cards), 2), {"less": listed(cards)}, summed)


def laid(key: str) -> Node:
    """Suitcases laid down: their contents if the reader knows them, and the claim about them."""
    return texts(
        say(key, "count", **who("seat"), **whom("to")),
        when("cards", say("dont-bluff-inside", worth=worth(Field("cards")))),
        say("dont-bluff-says", "claim", **who("seat")),
    )


def ending(key: str) -> Node:
    return say(key, millions=at("result.scores", Field("result.winners.0")), **winners())


COLOUR = say("dont-bluff-colour-{colour}", "colour")

SENTENCES: Mapping[type[Event], Node] = {
    BankShuffled: say(
        "dont-bluff-bank",
        count=len(BANK),
        cards=in_full(row("cards", listed(distinct(ITEM))), brief="none"),
    ),
    Rolled: in_full(say("dont-bluff-rolled", **who("seat"))),
    ColourRolled: choose(
        "owner",
        {"none": say("dont-bluff-colour-of-nobody", colour=COLOUR)},
        say("dont-bluff-colour-rolled", colour=COLOUR, **who("owner")),
    ),
    TargetChosen: say("dont-bluff-target-chosen", **who("seat"), **whom("target")),
    Paired: say("dont-bluff-paired", **who("giver"), **whom("receiver")),
    EmptyHanded: say("dont-bluff-empty-handed", **who("giver")),
    Offered: laid("dont-bluff-offered"),
    Added: laid("dont-bluff-added"),
    Accepted: say("dont-bluff-accepted", **who("seat")),
    Opened: texts(
        say("dont-bluff-opened", cards=listed(Field("cards")), **who("seat")),
        say(
            "dont-bluff-opened-said",
            "claim",
            "millions",
            told=choose(
                "claim",
                {"none": "true"},
                choose(compare(total("cards"), "claim"), {"less": "less", "more": "more"}, "true"),
            ),
        ),
    ),
    DieRolled: choose(
        compare("die", "millions"),
        {
            "less": say("dont-bluff-die-lower", "die", "millions"),
            "same": say("dont-bluff-die-same", "die", "millions"),
            "more": say("dont-bluff-die-higher", "die", "millions"),
        },
    ),
    Received: texts(
        say("dont-bluff-received", "count", **who("seat"), **whom("giver")),
        when("open", say("dont-bluff-received-open", worth=worth(Field("open")))),
        when("closed", say("dont-bluff-received-closed", worth=worth(Field("closed")))),
    ),
    TakenBack: say(
        "dont-bluff-taken-back",
        "millions",
        cards=listed(Field("cards")),
        **who("seat"),
        **whom("debtor"),
    ),
    PaymentChosen: in_full(
        say("dont-bluff-payment-chosen", cards=listed(Field("cards")), **who("seat"))
    ),
    Paid: texts(
        say("dont-bluff-paid", worth=worth(Field("cards")), **who("seat"), **whom("to")),
        choose(
            compare("millions", "due"),
            {
                "more": say("dont-bluff-paid-too-much", "due", **who("seat")),
                "less": say("dont-bluff-paid-too-little", "due", **who("seat")),
            },
        ),
    ),
    BankCardTaken: say(
        "dont-bluff-bank-card",
        "left",
        card=choose("card", {"none": "none"}, listed(distinct("card"))),
        **who("seat"),
    ),
    GunPassed: texts(
        when("skipped", say("dont-bluff-skipped", names=names("skipped"))),
        say("dont-bluff-gun", **who("seat")),
    ),
    HandsShown: say(
        "dont-bluff-hands-shown",
        hands=each(
            "hands",
            say("dont-bluff-hand-shown", worth=worth(ITEM), name=name(POSITION)),
            join=" · ",
        ),
    ),
    Ended: choose(
        "result.reason",
        {"twenty_five_millions": ending("dont-bluff-ended-rich")},
        ending("dont-bluff-ended-bank"),
    ),
}


class DontBluffText(GameText):
    phrases = (
        Phrase("roll", Roll),
        Phrase("choose {seat:player}", ChooseTarget),
        Phrase("offer {cards} [say {claim}]", Offer, order=neg),
        Phrase("add {cards} [say {claim}]", Add, order=neg),
        Phrase("take", Take),
        Phrase("open", Open),
        Phrase("pay {cards}", Pay, order=neg),
    )
    sentences = SENTENCES
    board = Board(
        actions={
            "roll": say("dont-bluff-act-roll"),
            "choose_target": say("dont-bluff-button-choose", name=name("seat")),
            "offer": say("dont-bluff-act-offer", "claim", cards=listed(Field("cards"))),
            "add": say("dont-bluff-act-add", "claim", cards=listed(Field("cards"))),
            "take": say("dont-bluff-act-take"),
            "open": say("dont-bluff-act-open"),
            "pay": say("dont-bluff-button-pay", cards=listed(Field("cards")), over=0),
        }
    )
    chat_phrases = ("dont-bluff-phrase-open-it", "dont-bluff-phrase-worth-it")
    ruling = choose(
        "phase",
        {
            "colour": "DB-5",
            "target": "DB-5",
            # In a reverse offer, the player with the gun receives the suitcases.
            "offer": choose(same("receiver", Field("gun")), {"yes": "DB-15"}, "DB-6"),
            # Once the black die was too high, only the added suitcases matter.
            "answer": choose("die", {"none": "DB-7"}, "DB-11"),
            "die": choose("die", {"none": "DB-7"}, "DB-11"),
            "add": "DB-11",
            "pay": "DB-9",
            "over": choose("result.reason", {"bank_empty": "DB-14"}, "DB-13"),
        },
    )
    option_rules: ClassVar = {"reverse_offer": "DB-15"}
    refusal_rules: ClassVar = {
        "dont-bluff-nothing-to-roll": "DB-5",
        "dont-bluff-no-target-to-choose": "DB-5",
        "dont-bluff-choose-another-player": "DB-5",
        "dont-bluff-no-offer-now": "DB-6",
        "dont-bluff-nothing-to-add-to": "DB-11",
        "dont-bluff-claim-out-of-range": "DB-6",
        "dont-bluff-lay-at-least-one": "DB-6",
        "dont-bluff-nothing-to-take": "DB-7",
        "dont-bluff-nothing-to-open": "DB-7",
        "dont-bluff-nothing-to-pay": "DB-9",
        "dont-bluff-bluffs-are-not-money": "DB-9",
        "dont-bluff-pays-too-little": "DB-9",
        "dont-bluff-pay-the-exact-sum": "DB-9",
        "dont-bluff-pays-with-a-card-too-many": "DB-9",
    }

    def cards(self, cards: Cards) -> str:
        return self.describe(listed(Field("")), cards)

    def worth(self, cards: Cards) -> str:
        return self.describe(worth(Field("")), cards)

    def colour(self, colour: Colour) -> str:
        return self.words(f"dont-bluff-colour-{colour}")

    # Decisions.

    def _reversed(self, view: DontBluffView) -> bool:
        """Whether the gun player is picking the player who makes the offer (DB-15)."""
        variant = isinstance(self.options, DontBluffOptions) and self.options.reverse_offer
        return variant and view.phase in ("colour", "target")

    def rule(self, view: DontBluffView) -> str:
        return "DB-15" if self._reversed(view) else super().rule(view)

    def choices(self, view: DontBluffView, legal: Legal) -> list[Choice]:
        words = self.words
        match view.phase:
            case "colour":
                return [Choice("roll", words("dont-bluff-do-colour"))]
            case "target":
                return [
                    Choice(self.write(choice), self._target(choice.seat, view))
                    for choice in legal
                    if isinstance(choice, ChooseTarget)
                ]
            case "offer":
                return self._lots(view, Offer, "dont-bluff-do-offer")
            case "add":
                return self._lots(view, Add, "dont-bluff-do-add")
            case "answer":
                count = len(view.open) + view.closed
                name = self._giver(view)
                return [
                    Choice("take", words("dont-bluff-do-take", count=count, name=name)),
                    Choice("open", words("dont-bluff-do-open", name=name)),
                ]
            case "die":
                return [Choice("roll", self._what_the_die_decides(view))]
            case "pay":
                ways = [choice for choice in legal if isinstance(choice, Pay)]
                return [
                    Choice(
                        self.write(way), words("dont-bluff-do-pay", over=sum(way.cards) - view.due)
                    )
                    for way in ways[:PAYMENTS_SHOWN]
                ]
            case _:
                return []

    def _target(self, seat: int, view: DontBluffView) -> str:
        return self.words("dont-bluff-do-choose", name=self.name(seat), count=view.sizes[seat])

    def _lots(self, view: DontBluffView, lay: type[Offer | Add], key: str) -> list[Choice]:
        hand = view.hand
        # An example with two different suitcases, if there are any, and a lie about them.
        cards = (hand[(len(hand) - 1) // 2], hand[-1]) if len(hand) > 1 else hand
        said = lay(cards, min(sum(cards) + 2, GOAL - 1))
        return [
            Choice(self.write(said), self.words(key, highest=GOAL - 1)),
            Choice(self.write(lay(cards)), self.words(f"{key}-silent")),
        ]

    def _giver(self, view: DontBluffView) -> str:
        # A player who answers, rolls the black die or pays always has one.
        return self.name(view.giver or 0)

    def _what_the_die_decides(self, view: DontBluffView) -> str:
        words, millions, highest = self.words, sum(view.open), BLACK_DIE[-1]
        name = self._giver(view)
        left = view.sizes[view.giver or 0]
        outcomes = []
        if millions > 1:
            lower = dice(1, min(millions - 1, highest))
            outcomes.append(
                words("dont-bluff-do-die-lower", dice=lower, name=name, millions=millions)
            )
        if millions in BLACK_DIE:
            outcomes.append(words("dont-bluff-do-die-same", dice=dice(millions, millions)))
        if millions < highest:
            higher = dice(millions + 1, highest)
            outcomes.append(words("dont-bluff-do-die-higher", dice=higher, name=name, left=left))
        return " · ".join(outcomes)

    def prompt(self, view: DontBluffView) -> str:
        words, millions = self.words, sum(view.open)
        match view.phase:
            case "colour" if view.colour is not None:
                return words("dont-bluff-ask-again", colour=view.colour)
            case "offer":
                return words("dont-bluff-ask-offer", name=self.name(view.receiver or 0))
            case "answer":
                key = "dont-bluff-ask-answer-more" if view.open else "dont-bluff-ask-answer"
                return words(
                    key,
                    name=self._giver(view),
                    count=view.closed,
                    claim="none" if view.claim is None else view.claim,
                    millions=millions,
                )
            case "die":
                return words("dont-bluff-ask-die", millions=millions)
            case "add":
                return words("dont-bluff-ask-add", die=view.die or 0, millions=millions)
            case "pay":
                return words("dont-bluff-ask-pay", name=self._giver(view), due=view.due)
            case phase:
                reversed_roles = "-reversed" if self._reversed(view) else ""
                return words(f"dont-bluff-ask-{phase}{reversed_roles}")

    # The table.

    def table(self, view: DontBluffView) -> list[str]:
        words = self.words
        lines = [words("dont-bluff-table-bank", bank=view.bank)]
        lines += [
            words(
                "dont-bluff-table-seat",
                seat=seat,
                colours=self.list_of(map(self.colour, view.colours[seat])),
                count=view.sizes[seat],
                gun="yes" if seat == view.gun else "no",
                **self.who(seat),
            )
            for seat in range(view.players)
        ]
        if view.colour is not None:
            lines.append(words("dont-bluff-table-colour", colour=self.colour(view.colour)))
        if view.giver is not None and view.receiver is not None:
            lines += self._deal(view, view.giver, view.receiver)
        if view.shown is not None:
            lines += [
                words("dont-bluff-table-shown", worth=self.worth(hand), name=self.name(seat))
                for seat, hand in enumerate(view.shown)
            ]
        elif view.hand:
            hand = " ".join(map(str, view.hand))  # as they are typed
            lines.append(words("dont-bluff-table-hand", hand=hand, millions=sum(view.hand)))
        elif view.seat is not None:
            lines.append(words("dont-bluff-table-empty-hand"))
        if view.result is not None:
            return [*lines, self.tell(Ended(view.result))]
        return [*lines, waiting_for(self, view)]

    def _deal(self, view: DontBluffView, giver: int, receiver: int) -> list[str]:
        """The suitcases between the two players of this round."""
        words = self.words
        lines = [self.tell(Paired(giver, receiver))]
        if view.open:
            lines.append(words("dont-bluff-table-open", worth=self.worth(view.open)))
            if not view.closed and view.claim is not None:
                said = words("dont-bluff-table-said", claim=view.claim, **self.who(giver))
                lines.append(said)
        if view.closed:
            lines.append(words("dont-bluff-table-closed", count=view.closed))
            claim = "none" if view.claim is None else view.claim
            lines.append(words("dont-bluff-says", claim=claim, **self.who(giver)))
        if view.inside is not None:
            lines.append(words("dont-bluff-table-inside", worth=self.worth(view.inside)))
        if view.die is not None and view.phase != "die":  # it is about to be rolled again
            lines.append(words("dont-bluff-table-die", die=view.die))
        if view.due:
            who, whom = self.who(receiver), self.whom(giver)
            lines.append(words("dont-bluff-table-due", due=view.due, **who, **whom))
        return lines


TEXT = DontBluffText
