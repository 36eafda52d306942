"""Don't Bluff! in words."""

from __future__ import annotations

from operator import neg

from bluffhouse.rules.contract import Ended, Legal
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
    DontBluffView,
    EmptyHanded,
    GunPassed,
    HandsShown,
    Laid,
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

DontBluffEvent = (
    BankShuffled
    | Rolled
    | ColourRolled
    | TargetChosen
    | Paired
    | EmptyHanded
    | Offered
    | Added
    | Accepted
    | Opened
    | DieRolled
    | Received
    | TakenBack
    | PaymentChosen
    | Paid
    | BankCardTaken
    | GunPassed
    | HandsShown
)

PAYMENTS_SHOWN = 6


def dice(lowest: int, highest: int) -> str:
    """What the black die may show, from one number to another."""
    return str(lowest) if lowest == highest else f"{lowest}–{highest}"


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

    def cards(self, cards: Cards) -> str:
        """What is in some suitcases: `$5M, 2×$1M, bluff`."""
        kinds = [(value, cards.count(value)) for value in VALUES if value in cards]
        said = [self.words("dont-bluff-suitcases", value=v, count=n) for v, n in kinds]
        return self.row_of(said) or self.words("dont-bluff-no-suitcases")

    def worth(self, cards: Cards) -> str:
        """The same with their sum: `$7M ($5M, 2×$1M)`."""
        listed = self.cards(cards)
        if len(cards) < 2:
            return listed
        return self.words("dont-bluff-worth", cards=listed, millions=sum(cards))

    def colour(self, colour: Colour) -> str:
        return self.words(f"dont-bluff-colour-{colour}")

    # Decisions.

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
        # An example with two unlike suitcases, if there are any, and a lie about them.
        cards = (hand[len(hand) // 2], hand[-1]) if len(hand) > 1 else hand
        said = lay(cards, min(sum(cards) + 2, GOAL - 1))
        return [
            Choice(self.write(said), self.words(key, highest=GOAL - 1)),
            Choice(self.write(lay(cards)), self.words(f"{key}-silent")),
        ]

    def _giver(self, view: DontBluffView) -> str:
        # Whoever answers, rolls the black die or pays has one.
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
                return words(f"dont-bluff-ask-{phase}")

    def rule(self, view: DontBluffView) -> str:
        match view.phase:
            case "colour" | "target":
                return "DB-5"
            case "offer":  # in the reverse offer whoever has the gun is offered something
                return "DB-15" if view.receiver == view.gun else "DB-6"
            case "answer" | "die":
                return "DB-7" if view.die is None else "DB-11"
            case "add":
                return "DB-11"
            case "pay":
                return "DB-9"
            case "over":
                bank_empty = view.result is not None and view.result.reason == "bank_empty"
                return "DB-14" if bank_empty else "DB-13"

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
            return [*lines, self.ending(Ended(view.result))]
        return [*lines, waiting_for(self, view)]

    def _deal(self, view: DontBluffView, giver: int, receiver: int) -> list[str]:
        """What lies between the two players of this round."""
        words = self.words
        lines = [self.tell(Paired(giver, receiver))]
        if view.open:
            lines.append(words("dont-bluff-table-open", worth=self.worth(view.open)))
            if not view.closed and view.claim is not None:
                said = words("dont-bluff-table-said", claim=view.claim, **self.who(giver))
                lines.append(said)
        if view.closed:
            lines.append(words("dont-bluff-table-closed", count=view.closed))
            lines.append(self._says(giver, view.claim))
        if view.inside is not None:
            lines.append(words("dont-bluff-table-inside", worth=self.worth(view.inside)))
        if view.die is not None and view.phase != "die":  # it is about to be rolled again
            lines.append(words("dont-bluff-table-die", die=view.die))
        if view.due:
            who, whom = self.who(receiver), self.whom(giver)
            lines.append(words("dont-bluff-table-due", due=view.due, **who, **whom))
        return lines

    # The story.

    def _says(self, seat: int, claim: int | None) -> str:
        said = "none" if claim is None else claim
        return self.words("dont-bluff-says", claim=said, **self.who(seat))

    def _laid(self, key: str, laid: Laid) -> str:
        told = [
            self.words(key, count=laid.count, **self.who(laid.seat), **self.whom(laid.to)),
            self._says(laid.seat, laid.claim),
        ]
        if laid.cards is not None:
            told.insert(1, self.words("dont-bluff-inside", worth=self.worth(laid.cards)))
        return " ".join(told)

    def tell(self, event: DontBluffEvent) -> str:
        words, who, whom = self.words, self.who, self.whom
        match event:
            case BankShuffled():
                cards = "none" if event.cards is None else self.row_of(map(self._one, event.cards))
                return words("dont-bluff-bank", cards=cards, count=len(BANK))
            case Rolled():
                return words("dont-bluff-rolled", **who(event.seat))
            case ColourRolled():
                colour = self.colour(event.colour)
                if event.owner is None:
                    return words("dont-bluff-colour-of-nobody", colour=colour)
                return words("dont-bluff-colour-rolled", colour=colour, **who(event.owner))
            case TargetChosen():
                return words("dont-bluff-target-chosen", **who(event.seat), **whom(event.target))
            case Paired():
                return words("dont-bluff-paired", **who(event.giver), **whom(event.receiver))
            case EmptyHanded():
                return words("dont-bluff-empty-handed", **who(event.giver))
            case Offered():
                return self._laid("dont-bluff-offered", event)
            case Added():
                return self._laid("dont-bluff-added", event)
            case Accepted():
                return words("dont-bluff-accepted", **who(event.seat))
            case Opened():
                return self._opened(event)
            case DieRolled(die=die, millions=millions):
                outcome = "lower" if die < millions else "same" if die == millions else "higher"
                return words(f"dont-bluff-die-{outcome}", die=die, millions=millions)
            case Received():
                return self._received(event)
            case TakenBack():
                both = {**who(event.seat), **whom(event.debtor)}
                return words(
                    "dont-bluff-taken-back",
                    cards=self.cards(event.cards),
                    millions=event.millions,
                    **both,
                )
            case PaymentChosen():
                return words(
                    "dont-bluff-payment-chosen", cards=self.cards(event.cards), **who(event.seat)
                )
            case Paid():
                return self._paid(event)
            case BankCardTaken():
                card = "none" if event.card is None else self._one(event.card)
                return words("dont-bluff-bank-card", card=card, left=event.left, **who(event.seat))
            case GunPassed():
                told = [words("dont-bluff-gun", **who(event.seat))]
                if event.skipped:
                    names = self.list_of(map(self.name, event.skipped))
                    told.insert(0, words("dont-bluff-skipped", names=names))
                return " ".join(told)
            case HandsShown():
                hands = " · ".join(
                    words("dont-bluff-hand-shown", worth=self.worth(hand), name=self.name(seat))
                    for seat, hand in enumerate(event.hands)
                )
                return words("dont-bluff-hands-shown", hands=hands)

    def _one(self, card: int) -> str:
        return self.cards((card,))

    def _opened(self, event: Opened) -> str:
        words, inside = self.words, sum(event.cards)
        claim = inside if event.claim is None else event.claim
        told = "true" if claim == inside else "less" if inside < claim else "more"
        said = words(
            "dont-bluff-opened-said",
            claim="none" if event.claim is None else event.claim,
            told=told,
            millions=event.millions,
        )
        cards = self.cards(event.cards)
        return f"{words('dont-bluff-opened', cards=cards, **self.who(event.seat))} {said}"

    def _received(self, event: Received) -> str:
        both = {**self.who(event.seat), **self.whom(event.giver)}
        told = [self.words("dont-bluff-received", count=event.count, **both)]
        if event.open:
            told.append(self.words("dont-bluff-received-open", worth=self.worth(event.open)))
        if event.closed:
            told.append(self.words("dont-bluff-received-closed", worth=self.worth(event.closed)))
        return " ".join(told)

    def _paid(self, event: Paid) -> str:
        both = {**self.who(event.seat), **self.whom(event.to)}
        told = self.words("dont-bluff-paid", worth=self.worth(event.cards), **both)
        if event.millions == event.due:
            return told
        much = "much" if event.millions > event.due else "little"
        why = self.words(f"dont-bluff-paid-too-{much}", due=event.due, **self.who(event.seat))
        return f"{told} {why}"

    def ending(self, ended: Ended) -> str:
        result = ended.result
        rich = result.reason == "twenty_five_millions"
        return self.words(
            "dont-bluff-ended-rich" if rich else "dont-bluff-ended-bank",
            winners=len(result.winners),
            names=self.list_of(map(self.name, result.winners)),
            millions=result.scores[result.winners[0]],
            you="yes" if self.seat in result.winners else "no",
        )


TEXT = DontBluffText
