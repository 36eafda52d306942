"""Bluff Pirate in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import ClassVar, cast

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
from bluffhouse.rules.contract import Action, Ended, Event, Legal
from bluffhouse.text.door import Choice, GameText, waiting_for
from bluffhouse.text.phrases import Phrase
from bluffhouse.text.sentences import (
    ITEM,
    POSITION,
    Field,
    Item,
    Node,
    choose,
    count,
    counted,
    distinct,
    each,
    in_full,
    minus,
    name,
    row,
    same,
    say,
    texts,
    when,
    who,
    whom,
    winners,
)
from bluffhouse.text.sentences import Board as TableBoard


def kind_said(said: str) -> Kind:
    """Return the kind that a word stands for; one letter is enough, since all initials differ."""
    # A word that is no kind stays as it is: the rules refuse it.
    return next((kind for kind in KINDS if kind.startswith(said)), cast("Kind", said))


def yes_no(true: bool) -> str:
    return "yes" if true else "no"


def bluffs(shown: Kind, hidden: tuple[Kind, ...]) -> bool:
    return hidden.count(shown) < len(hidden)


def vote_key(bluff: bool) -> str:
    return "bluff" if bluff else "honest"


def closed_island(view: BluffPirateView) -> int:
    """The square where a sailing ship must stop."""
    return view.islands[0] if view.tokens[0] == "closed" else view.islands[1]


def reached(view: BluffPirateView, seat: int, squares: int) -> int:
    """The square that a ship reaches."""
    return min(view.squares[seat] + squares, closed_island(view))


def token_key(view: BluffPirateView, island: int) -> Token | str:
    """The token on an island. If the other island was empty, everybody knows this one."""
    known = island == 1 and view.tokens == ("empty", "closed")
    return "known" if known else view.tokens[island]


def counted_cards(cards: Node) -> Node:
    """Cards, with equal ones counted: `2 × rum, hook`."""
    return each(
        counted(cards, KINDS),
        say("bluff-pirate-cards", card=Item("value"), count=Item("count")),
        empty=say("bluff-pirate-no-cards"),
    )


VOTE = {"yes": "bluff", "no": "honest"}
SEEN = choose("cards", {"none": "none"}, counted_cards(Field("cards")))
"""The cards of an event, if the reader may see them."""

SENTENCES: Mapping[type[Event], Node] = {
    TreasureHidden: say("bluff-pirate-hidden", "island"),
    Shuffled: texts(
        say("bluff-pirate-shuffled", "count", all=same("count", len(DECK))),
        in_full(
            when(
                "cards",
                say(
                    "bluff-pirate-shuffled-order",
                    cards=row("cards", say("bluff-pirate-card", card=ITEM)),
                ),
            )
        ),
    ),
    Dealt: say(
        "bluff-pirate-dealt",
        count=FIRST_HAND,
        hands=each(
            "hands",
            when(
                ITEM,
                say("bluff-pirate-dealt-hand", cards=counted_cards(ITEM), **who(POSITION)),
            ),
            join=" ",
        ),
    ),
    DrawChosen: say("bluff-pirate-draw-chosen", **who("seat")),
    Drawn: say("bluff-pirate-drawn", "count", "pile", cards=SEEN, **who("seat")),
    Boarded: say("bluff-pirate-boarded", **who("seat"), **whom("victim")),
    Robbed: say("bluff-pirate-robbed", "count", cards=SEEN, **who("seat"), **whom("victim")),
    Laid: texts(
        say(
            "bluff-pirate-laid",
            "up",
            count=Field("cards"),
            card=Field("shown"),
            down=minus("cards", "up"),
            claim=Field("honest_claim"),
            **who("seat"),
        ),
        when(
            "hidden",
            say(
                "bluff-pirate-laid-hidden",
                cards=counted_cards(Field("hidden")),
                bluff=choose(count(distinct("hidden", "shown")), {"1": "no"}, "yes"),
            ),
        ),
    ),
    Discarded: say("bluff-pirate-discarded", "card", **who("seat")),
    Kept: say("bluff-pirate-kept", **who("seat")),
    TooFewToLay: say("bluff-pirate-too-few", count=Field("cards"), **who("seat")),
    Voted: say("bluff-pirate-voted", vote=choose("bluff", VOTE, "hidden"), **who("seat")),
    VoterPicked: say("bluff-pirate-picked", **who("seat"), **whom("voter")),
    Revealed: texts(
        say("bluff-pirate-revealed-vote", vote=choose("voted_bluff", VOTE), **whom("voter")),
        say("bluff-pirate-revealed-cards", cards=counted_cards(Field("hidden"))),
        say(
            "bluff-pirate-revealed",
            outcome=when(
                "voted_bluff",
                when("bluffed", "caught", "wronged"),
                when("bluffed", "believed", "honest"),
            ),
            **who("seat"),
        ),
    ),
    Sailed: say(
        "bluff-pirate-sailed", "start", "square", count=minus("square", "start"), **who("seat")
    ),
    SentBack: say("bluff-pirate-sent-back", "start", "square", **who("seat")),
    IslandOpened: say("bluff-pirate-opened", "square", "treasure", **who("seat")),
    Ended: say(
        "bluff-pirate-ended",
        ships=each(
            "result.scores",
            say("bluff-pirate-ended-ship", name=name(POSITION), square=ITEM),
        ),
        **winners(),
    ),
}


class BluffPirateText(GameText):
    phrases = (
        Phrase("draw", Draw),
        Phrase("board {victim:player}", Board),
        # “say honest” comes first; otherwise it would be read as two more cards.
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
    sentences = SENTENCES
    board = TableBoard(
        actions={
            "draw": say("bluff-pirate-act-draw"),
            "board": say("bluff-pirate-act-board", name=name("victim")),
            "lay": say(
                "bluff-pirate-act-lay",
                shown=say("bluff-pirate-cards", card=Field("shown"), count=Field("up")),
                hidden=counted_cards(Field("hidden")),
                claim=Field("honest_claim"),
            ),
            "discard": say("bluff-pirate-button-discard", "card"),
            "keep": say("bluff-pirate-button-keep"),
            "vote": say("bluff-pirate-button-vote", vote=choose("bluff", VOTE)),
            "pick_voter": say("bluff-pirate-button-pick", name=name("voter")),
        }
    )
    chat_phrases = ("bluff-pirate-phrase-ahoy", "bluff-pirate-phrase-honest")
    ruling = choose(
        "phase", {"turn": "BP-3", "lay": "BP-4", "vote": "BP-5", "pick": "BP-6", "over": "BP-10"}
    )
    option_rules: ClassVar = {"islands": "BP-2"}
    refusal_rules: ClassVar = {
        "bluff-pirate-draw-or-board-first": "BP-3",
        "bluff-pirate-lay-or-discard-now": "BP-3",
        "bluff-pirate-vote-now": "BP-5",
        "bluff-pirate-pick-a-voter-now": "BP-5",
        "bluff-pirate-no-such-card": "BP-1",
        "bluff-pirate-one-or-two-face-up": "BP-4",
        "bluff-pirate-three-to-five-cards": "BP-4",
        "bluff-pirate-claim-or-not": "BP-5",
        "bluff-pirate-card-not-in-hand": "BP-4",
        "bluff-pirate-too-few-to-discard": "BP-7",
        "bluff-pirate-too-many-to-keep": "BP-7",
        "bluff-pirate-board-needs-a-pirate": "BP-9",
        "bluff-pirate-no-such-ship": "BP-9",
        "bluff-pirate-ship-not-ahead": "BP-9",
        "bluff-pirate-ship-without-cards": "BP-9",
        "bluff-pirate-bluff-or-not": "BP-5",
        "bluff-pirate-pick-an-opponent": "BP-5",
    }

    def read(self, text: str) -> Action:
        match super().read(text):
            case Lay(shown, up, hidden, claim):
                return Lay(kind_said(shown), up, tuple(map(kind_said, hidden)), claim)
            case Discard(card):
                return Discard(kind_said(card))
            case action:
                return action

    def cards(self, cards: Iterable[Kind]) -> str:
        return self.describe(counted_cards(Field("")), tuple(cards))

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
        """An honest set if there is one, a bluff, and the choices that need no set."""
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
        """The square a ship would sail to."""
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


TEXT = BluffPirateText
