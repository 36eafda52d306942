"""Bluff Pirate in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from bluffhouse.rules.bluff_pirate import (
    CARDS_A_TURN,
    DECK,
    FIRST_HAND,
    KEEP_BELOW,
    KINDS,
    LARGEST_SET,
    LOOT,
    SET_BACK,
    SMALLEST_SET,
    BluffPirateView,
    Board,
    Boarded,
    Dealt,
    Discard,
    Discarded,
    Draw,
    DrawChosen,
    Drawn,
    IslandOpened,
    Keep,
    Kept,
    Kind,
    Laid,
    Lay,
    PickVoter,
    Revealed,
    Robbed,
    Sailed,
    SentBack,
    Shuffled,
    Token,
    TooFewToLay,
    TreasureHidden,
    Vote,
    Voted,
    VoterPicked,
    cards_of,
)
from bluffhouse.rules.contract import Action, Ended, Legal
from bluffhouse.text.door import Choice, GameText, waiting_for
from bluffhouse.text.phrases import Phrase

BluffPirateEvent = (
    TreasureHidden
    | Shuffled
    | Dealt
    | DrawChosen
    | Drawn
    | Boarded
    | Robbed
    | Laid
    | Discarded
    | Kept
    | TooFewToLay
    | Voted
    | VoterPicked
    | Revealed
    | Sailed
    | SentBack
    | IslandOpened
)


def kind_said(said: str) -> Kind:
    """A kind may be shortened, down to a letter: each begins with another one."""
    # What is no kind stays as it was said; the rules refuse it.
    return next((kind for kind in KINDS if kind.startswith(said)), cast("Kind", said))


def yes_no(true: bool) -> str:
    return "yes" if true else "no"


def bluffs(shown: Kind, hidden: tuple[Kind, ...]) -> bool:
    return hidden.count(shown) < len(hidden)


def vote_key(bluff: bool) -> str:
    return "bluff" if bluff else "honest"


def closed_island(view: BluffPirateView) -> int:
    """Where a sailing ship must stop."""
    return view.islands[0] if view.tokens[0] == "closed" else view.islands[1]


def reached(view: BluffPirateView, seat: int, squares: int) -> int:
    """The square that a ship gets to."""
    return min(view.squares[seat] + squares, closed_island(view))


def token_key(view: BluffPirateView, island: int) -> Token | str:
    """The token on that island; when the other one was empty, everybody knows this one."""
    known = island == 1 and view.tokens == ("empty", "closed")
    return "known" if known else view.tokens[island]


class BluffPirateText(GameText):
    phrases = (
        Phrase("draw", Draw),
        Phrase("board {victim:player}", Board),
        # “say honest” comes first, or else it would be read as two more cards.
        Phrase("lay {shown} with {hidden} say honest", Lay, order=str, up=1, honest_claim=True),
        Phrase("lay {shown} with {hidden}", Lay, order=str, up=1, honest_claim=False),
        Phrase("lay {up} {shown} with {hidden} say honest", Lay, order=str, honest_claim=True),
        Phrase("lay {up} {shown} with {hidden}", Lay, order=str, honest_claim=False),
        Phrase("discard {card}", Discard),
        Phrase("keep", Keep),
        Phrase("bluff", Vote, bluff=True),
        Phrase("no bluff", Vote, bluff=False),
        Phrase("pick {voter:player}", PickVoter),
    )

    def read(self, text: str) -> Action:
        match super().read(text):
            case Lay(shown, up, hidden, claim):
                return Lay(kind_said(shown), up, tuple(map(kind_said, hidden)), claim)
            case Discard(card):
                return Discard(kind_said(card))
            case action:
                return action

    def cards(self, cards: Iterable[Kind]) -> str:
        """Cards in their order, equal neighbours together: `2 × rum, hook`."""
        held = Counter(cards)
        said = [self.words("bluff-pirate-cards", card=kind, count=n) for kind, n in held.items()]
        return self.list_of(said) or self.words("bluff-pirate-no-cards")

    # Decisions.

    def choices(self, view: BluffPirateView, legal: Legal) -> list[Choice]:
        words = self.words
        match view.phase:
            case "turn":
                left = min(CARDS_A_TURN, view.pile + sum(view.discards))
                victims = [action.victim for action in legal if isinstance(action, Board)]
                return [
                    Choice("draw", words("bluff-pirate-do-draw", count=left)),
                    *[Choice(self.write(Board(ship)), self._loot(view, ship)) for ship in victims],
                ]
            case "lay":
                return self._sets(view)
            case "vote":
                return self._votes(view)
            case "pick":
                return [
                    Choice(self.write(action), self._if_picked(view, action.voter))
                    for action in legal
                    if isinstance(action, PickVoter)
                ]
            case _:
                return []

    def _loot(self, view: BluffPirateView, ship: int) -> str:
        count = min(LOOT, view.hand_sizes[ship])
        return self.words("bluff-pirate-do-board", count=count, name=self.name(ship))

    def _sets(self, view: BluffPirateView) -> list[Choice]:
        """An honest set if there is one, a bluff, and what one does without a set."""
        hand = Counter(view.hand)
        [(kind, count)] = hand.most_common(1)
        examples: list[Lay] = []
        if count >= SMALLEST_SET:
            examples.append(Lay(kind, 1, (kind,) * (min(count, LARGEST_SET) - 1)))
        others = [card for card in view.hand if card != kind]
        if others:
            up = min(2, count)
            examples.append(Lay(kind, up, tuple(others[up - SMALLEST_SET :])))
        chosen = [Choice(self.write(lay), self._if_laid(view, lay)) for lay in examples]
        if len(view.hand) < KEEP_BELOW:
            return [*chosen, Choice("keep", self.words("bluff-pirate-do-keep"))]
        least = min(hand, key=lambda kind: (hand[kind], kind == "pirate"))
        discard = Choice(self.write(Discard(least)), self.words("bluff-pirate-do-discard"))
        return [*chosen, discard]

    def _if_laid(self, view: BluffPirateView, lay: Lay) -> str:
        key = f"bluff-pirate-do-lay-{vote_key(bluffs(lay.shown, lay.hidden))}"
        return self.words(key, **self._to(view, view.turn, lay.up + len(lay.hidden)))

    def _to(self, view: BluffPirateView, seat: int, squares: int) -> dict[str, str | int]:
        """Where a ship would sail to."""
        square = reached(view, seat, squares)
        landed = square == closed_island(view)
        sure = view.tokens[0] == "empty"
        return {"square": square, "island": "treasure" if landed and sure else yes_no(landed)}

    def _votes(self, view: BluffPirateView) -> list[Choice]:
        laid = view.laid
        assert laid is not None
        assert view.seat is not None
        mine = view.squares[view.seat]
        counts = yes_no(view.players == 2)
        accuse = self.words(
            "bluff-pirate-do-vote-bluff",
            counts=counts,
            back=max(0, mine - SET_BACK) if mine else "none",
            **self._to(view, view.seat, laid.cards),
        )
        believe = self.words(
            "bluff-pirate-do-vote-honest",
            counts=counts,
            name=self.name(laid.seat),
            **self._to(view, laid.seat, laid.cards),
        )
        return [Choice("bluff", accuse), Choice("no bluff", believe)]

    def _if_picked(self, view: BluffPirateView, voter: int) -> str:
        laid = view.laid
        assert laid is not None
        assert laid.hidden is not None
        start = view.squares[voter]
        return self.words(
            f"bluff-pirate-do-pick-{vote_key(bluffs(laid.shown, laid.hidden))}",
            name=self.name(voter),
            square=reached(view, view.turn, laid.cards),
            start=start,
            forward=reached(view, voter, laid.cards),
            back=max(0, start - SET_BACK),
        )

    def prompt(self, view: BluffPirateView) -> str:
        laid = view.laid
        if view.phase == "turn" and "pirate" not in view.hand:
            return self.words("bluff-pirate-ask-turn-draw")
        if view.phase == "vote" and laid is not None:
            return self.words(
                "bluff-pirate-ask-vote",
                name=self.name(laid.seat),
                count=laid.cards,
                up=laid.up,
                card=laid.shown,
                claim=yes_no(laid.honest_claim),
            )
        return self.words(f"bluff-pirate-ask-{view.phase}")

    def rule(self, view: BluffPirateView) -> str:
        phases = {"turn": "BP-3", "lay": "BP-4", "vote": "BP-5", "pick": "BP-6", "over": "BP-10"}
        return phases[view.phase]

    # The table.

    def table(self, view: BluffPirateView) -> list[str]:
        words = self.words
        lines = [
            words("bluff-pirate-table-island", square=square, token=token_key(view, island))
            for island, square in enumerate(view.islands)
        ]
        lines += [
            words(
                "bluff-pirate-table-seat",
                seat=seat,
                square=view.squares[seat],
                count=view.hand_sizes[seat],
                turn=yes_no(seat == view.turn and view.result is None),
                **self.who(seat),
            )
            for seat in range(view.players)
        ]
        discards = self.cards(cards_of(view.discards))
        lines.append(words("bluff-pirate-table-pile", pile=view.pile, discards=discards))
        if view.laid is not None:
            lines.append(self.tell(view.laid))
        if view.voted:
            names = self.list_of(map(self.name, view.voted))
            lines.append(words("bluff-pirate-table-voted", names=names))
        if view.vote is not None:
            lines.append(words("bluff-pirate-table-vote", vote=vote_key(view.vote)))
        if view.seat is not None:
            hand = self.cards(view.hand)
            lines.append(words("bluff-pirate-table-hand", cards=hand, count=len(view.hand)))
        return [*lines, waiting_for(self, view)]

    # The story.

    def tell(self, event: BluffPirateEvent) -> str:
        words, who, whom = self.words, self.who, self.whom
        match event:
            case TreasureHidden(island=island):
                return words("bluff-pirate-hidden", island="none" if island is None else island)
            case Shuffled():
                return self._shuffled(event)
            case Dealt():
                return self._dealt(event)
            case DrawChosen():
                return words("bluff-pirate-draw-chosen", **who(event.seat))
            case Drawn(count=count, pile=pile):
                seen = self._if_seen(event.cards)
                return words(
                    "bluff-pirate-drawn", count=count, pile=pile, cards=seen, **who(event.seat)
                )
            case Boarded():
                return words("bluff-pirate-boarded", **who(event.seat), **whom(event.victim))
            case Robbed(count=count):
                both = {**who(event.seat), **whom(event.victim)}
                seen = self._if_seen(event.cards)
                return words("bluff-pirate-robbed", count=count, cards=seen, **both)
            case Laid():
                return self._laid(event)
            case Discarded():
                return words("bluff-pirate-discarded", card=event.card, **who(event.seat))
            case Kept():
                return words("bluff-pirate-kept", **who(event.seat))
            case TooFewToLay():
                return words("bluff-pirate-too-few", count=event.cards, **who(event.seat))
            case Voted(bluff=bluff):
                vote = "hidden" if bluff is None else vote_key(bluff)
                return words("bluff-pirate-voted", vote=vote, **who(event.seat))
            case VoterPicked():
                return words("bluff-pirate-picked", **who(event.seat), **whom(event.voter))
            case Revealed():
                return self._revealed(event)
            case Sailed(start=start, square=square):
                moved = {"count": square - start, "start": start, "square": square}
                return words("bluff-pirate-sailed", **moved, **who(event.seat))
            case SentBack(start=start, square=square):
                moved = {"start": start, "square": square}
                return words("bluff-pirate-sent-back", **moved, **who(event.seat))
            case IslandOpened():
                who_found = {**who(event.seat), "treasure": yes_no(event.treasure)}
                return words("bluff-pirate-opened", square=event.square, **who_found)

    def _if_seen(self, cards: Iterable[Kind] | None) -> str:
        return "none" if cards is None else self.cards(sorted(cards))

    def _shuffled(self, event: Shuffled) -> str:
        every = yes_no(event.count == len(DECK))
        told = self.words("bluff-pirate-shuffled", count=event.count, all=every)
        if event.cards is None:
            return told
        order = self.row_of(self.words("bluff-pirate-card", card=card) for card in event.cards)
        return f"{told} {self.words('bluff-pirate-shuffled-order', cards=order)}"

    def _dealt(self, event: Dealt) -> str:
        hands = [
            self.words("bluff-pirate-dealt-hand", cards=self.cards(hand), **self.who(seat))
            for seat, hand in enumerate(event.hands)
            if hand is not None
        ]
        return self.words("bluff-pirate-dealt", count=FIRST_HAND, hands=" ".join(hands) or "none")

    def _laid(self, event: Laid) -> str:
        told = self.words(
            "bluff-pirate-laid",
            count=event.cards,
            up=event.up,
            card=event.shown,
            down=event.cards - event.up,
            claim=yes_no(event.honest_claim),
            **self.who(event.seat),
        )
        if event.hidden is None:
            return told
        bluff = yes_no(bluffs(event.shown, event.hidden))
        hidden = self.cards(event.hidden)
        return f"{told} {self.words('bluff-pirate-laid-hidden', cards=hidden, bluff=bluff)}"

    def _revealed(self, event: Revealed) -> str:
        if event.voted_bluff:
            outcome = "caught" if event.bluffed else "wronged"
        else:
            outcome = "believed" if event.bluffed else "honest"
        vote = vote_key(event.voted_bluff)
        told = [
            self.words("bluff-pirate-revealed-vote", vote=vote, **self.whom(event.voter)),
            self.words("bluff-pirate-revealed-cards", cards=self.cards(event.hidden)),
            self.words("bluff-pirate-revealed", outcome=outcome, **self.who(event.seat)),
        ]
        return " ".join(told)

    def ending(self, ended: Ended) -> str:
        [winner] = ended.result.winners
        ships = self.list_of(
            self.words("bluff-pirate-ended-ship", name=self.name(seat), square=square)
            for seat, square in enumerate(ended.result.scores)
        )
        return self.words(
            "bluff-pirate-ended",
            names=self.name(winner),
            you=yes_no(winner == self.seat),
            ships=ships,
        )


TEXT = BluffPirateText
