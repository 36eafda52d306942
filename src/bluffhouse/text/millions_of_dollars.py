"""Millions of Dollars in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from bluffhouse.locales import Words
from bluffhouse.rules.contract import Action, Ended, Event, IllegalAction, Legal, Options
from bluffhouse.rules.millions_of_dollars import (
    CLAIMS,
    OFFERS,
    ROLES,
    Accept,
    Accepted,
    Ask,
    CallTime,
    Character,
    Choose,
    Chosen,
    Claim,
    Claimed,
    Deal,
    DriverPaid,
    HeistBegun,
    IconPaid,
    Left,
    Looked,
    Loot,
    LootRevealed,
    LootSplit,
    MillionsView,
    Name,
    Named,
    NobodyLeft,
    Offer,
    OfferMade,
    OnlyRoleNamed,
    PocketPicked,
    PriceNamed,
    Ready,
    Refuse,
    Refused,
    Revealed,
    Role,
    RolesLaidOpen,
    RolesShown,
    SaidReady,
    SnitchAlone,
    StakesPlaced,
    TakeBack,
    Threaten,
    TimeCalled,
    TookBack,
    Withdraw,
    Withdrew,
    places,
    roles_in_play,
)
from bluffhouse.text.door import Choice, GameText, waiting_for
from bluffhouse.text.phrases import Phrase, Unclear
from bluffhouse.text.sentences import (
    ITEM,
    PLAYERS,
    POSITION,
    Board,
    Field,
    Item,
    Items,
    Node,
    at,
    choose,
    column,
    count,
    counted,
    distinct,
    each,
    minus,
    name,
    ranked,
    same,
    say,
    texts,
    total,
    when,
    who,
    whom,
    winners,
)

KEY = "millions-of-dollars-"
SIDES = ("left", "right")
ALWAYS = (
    Phrase("choose {roles}", Choose),
    Phrase("accept {offer:ordinal}", Accept),
    Phrase("refuse {offer:ordinal}", Refuse),
    Phrase("take back {offer:ordinal}", TakeBack),
    Phrase("call time", CallTime),
    Phrase("ready", Ready),
    Phrase("stay", Ready),
    Phrase("name {role}", Name),
)


def about(side: str, slot: int) -> tuple[Phrase, ...]:
    """The phrases about one character; they name its side if the player has two (MD-12)."""
    return (
        Phrase(f"withdraw{side}", Withdraw, slot=slot),
        Phrase(f"leave{side}", Withdraw, slot=slot),
        Phrase(f"offer {{amount}} to {{to:player}}{side}", Offer, slot=slot),
        Phrase(f"ask {{price}} of {{of:player}}{side}", Ask, slot=slot),
        Phrase(f"claim{side} {{role}}", Claim, slot=slot),
        Phrase(f"threaten {{seat:player}}{side}", Threaten, slot=slot),
    )


ONE = (*ALWAYS, *about("", 0))
TWO = (*ALWAYS, *about(" left", 0), *about(" right", 1))


def told(key: str, /, *fields: str, **values: Node) -> Node:
    """A message of this game."""
    return say(KEY + key, *fields, **values)


def number_of(offer: Items) -> Node:
    """The number of an offer on screen: people count from 1."""
    return minus(offer, -1)


def role_of(role: Node) -> Node:
    return choose(role, {"none": "none"}, told("role-{role}", role=role))


def icon_of(icon: Node) -> Node:
    """The role on a loot card; none if it is not in play (MD-1)."""
    shown = role_of(icon)
    few = choose(icon, {"boss": "none"}, shown)
    fewest = choose(icon, {"boss": "none", "snitch": "none"}, shown)
    return choose(PLAYERS, {"4": fewest, "5": few, "6": few}, shown)


def is_reader(seat: str) -> Node:
    """Whether the reader sits in the seat at this path."""
    return who(seat)["you"]


def place_of(slot: Node) -> Node:
    """The side of a player's character: with three players each has two (MD-12)."""
    return choose(PLAYERS, {"3": choose(slot, {"0": "left", "1": "right"})}, "only")


def counted_roles(roles: Node) -> Node:
    """Role cards, counted: `2 × driver, boss`."""
    return each(
        counted(roles, ROLES), told("cards", role=role_of(Item("value")), count=Item("count"))
    )


def those(characters: str) -> dict[str, Node]:
    """The values of a sentence about several characters."""
    one = told("character", place=place_of(Item("1")), **who(Item("0")))
    return {"names": each(characters, one), "count": count(characters)}


def purses(*seats: Items, money: str = "money") -> Node:
    """The money of some seats."""
    return each(distinct(*seats), told("purse", money=at(money, ITEM), **who(ITEM)))


def revealed(fate: str) -> Node:
    return told(
        f"revealed-{fate}",
        "stake",
        role=role_of(Field("role")),
        purses=purses(column("characters", 0)),
        you=is_reader("characters.0.0"),
        **those("characters"),
    )


PURSE = told("purse", money=ITEM, **who(POSITION))
PLACE = place_of(Field("slot"))
ROLE = role_of(Field("role"))
OFFER = number_of("offer")

SENTENCES: Mapping[type[Event], Node] = {
    RolesLaidOpen: told(
        "roles-laid-open",
        roles=each("roles", told("laid-open-one", role=role_of(ITEM), **who(POSITION))),
    ),
    LootRevealed: told(
        "loot-revealed",
        "round",
        amount=Field("loot.amount"),
        stake=Field("loot.stake"),
        icon=icon_of(Field("loot.icon")),
        **who("leader"),
    ),
    Chosen: told(
        "chosen",
        roles=each("roles", told("own-character", role=role_of(ITEM), place=place_of(POSITION))),
        **who("seat"),
    ),
    StakesPlaced: texts(
        told("stakes-placed", "stake", purses=each("money", PURSE), place=place_of(0)),
        when(total("reserve"), told("reserve", purses=each("reserve", when(ITEM, PURSE)))),
    ),
    RolesShown: told(
        "roles-shown", roles=counted_roles(Field("shown")), hidden=role_of(Field("hidden"))
    ),
    Withdrew: told("withdrew", place=PLACE, **who("seat")),
    OfferMade: told("offer-made", "amount", offer=OFFER, place=PLACE, **who("seat"), **whom("to")),
    PriceNamed: told("price-named", "price", offer=OFFER, place=PLACE, **who("seat"), **whom("of")),
    Accepted: choose(
        same("seat", Field("leaver")),
        {"yes": told("accepted-money", "amount", offer=OFFER, **who("seat"), **whom("payer"))},
        told("accepted-price", "amount", offer=OFFER, **who("seat"), **whom("leaver")),
    ),
    Refused: told("refused", offer=OFFER, **who("seat")),
    TookBack: told("took-back", offer=OFFER, **who("seat")),
    Left: texts(
        told("left", "stake", place=PLACE, purses=purses("seat"), **who("seat")),
        when(
            "lapsed", told("lapsed", count=count("lapsed"), offers=each("lapsed", number_of(ITEM)))
        ),
    ),
    Claimed: told("claimed", place=PLACE, role=ROLE, **who("seat")),
    Looked: told("looked", place=PLACE, role=ROLE, **who("seat"), **whom("at")),
    TimeCalled: told("time-called", **who("seat")),
    SaidReady: told("said-ready", **who("seat")),
    HeistBegun: told("heist-begun", **those("characters")),
    Revealed: texts(
        choose(
            "fate",
            {
                "stays": revealed("stays"),
                "too_many": revealed("too-many"),
                "named": revealed("named"),
            },
        ),
        when("threat_card", told("threat-card", **who("characters.0.0"))),
    ),
    Named: told("named", role=ROLE, **who("seat")),
    OnlyRoleNamed: told("only-role-named", role=ROLE, **who("seat")),
    NobodyLeft: told("nobody-left"),
    SnitchAlone: told("snitch-alone", "lost", purses=purses("seat"), **who("seat")),
    LootSplit: told(
        "loot-split",
        "amount",
        "bonus",
        "share",
        "rest",
        purses=purses(column("characters", 0)),
        you=is_reader("characters.0.0"),
        **those("characters"),
    ),
    DriverPaid: told(
        "driver-paid",
        purses=purses("seat", column("payers", 0)),
        toyou=is_reader("payers.0.0"),
        **who("seat"),
        **those("payers"),
    ),
    PocketPicked: told(
        "pocket-picked",
        "amount",
        same=same("seat", Field("victim")),
        purses=purses("seat", "victim"),
        **who("seat"),
        **whom("victim"),
    ),
    IconPaid: told("icon-paid", role=ROLE, purses=purses("seat"), **who("seat")),
    Ended: told(
        "ended",
        reason=Field("result.reason"),
        most=at("result.scores", at(ranked("result.scores"), 0)),
        purses=purses(ranked("result.scores"), money="result.scores"),
        **winners(),
    ),
}


class MillionsText(GameText):
    sentences = SENTENCES
    board = Board(
        actions={
            "choose": told(
                "act-choose",
                roles=each(
                    "roles", told("own-character", role=role_of(ITEM), place=place_of(POSITION))
                ),
            ),
            "withdraw": told("act-withdraw", place=PLACE),
            "offer": told("button-offer", "amount", name=name("to")),
            "ask": told("button-ask", name=name("of"), amount=Field("price")),
            "accept": told("act-accept", offer=OFFER),
            "refuse": told("act-refuse", offer=OFFER),
            "take_back": told("act-take-back", offer=OFFER),
            "claim": told("act-claim", place=PLACE, role=ROLE),
            "threaten": told("button-look", name=name("seat"), place=PLACE),
            "ready": told("button-ready", alone="no"),
            "call_time": told("button-call-time"),
            "name": told("button-name", role=ROLE),
        }
    )
    chat_phrases = (
        "millions-of-dollars-phrase-name-price",
        "millions-of-dollars-phrase-not-enough",
    )
    ruling = choose(
        "phase",
        {
            "choose": choose("players", {"3": "MD-12"}, "MD-3"),
            "negotiate": when("time_called", "MD-5", "MD-4"),
            "name": "MD-7",
            "over": "MD-11",
        },
    )
    option_rules: ClassVar = {"fool_me_once": "MD-13"}
    refusal_rules: ClassVar = {
        "millions-of-dollars-choose-roles": "MD-3",
        "millions-of-dollars-role-used-last-time": "MD-13",
        "millions-of-dollars-choose-first": "MD-3",
        "millions-of-dollars-negotiation-is-on": "MD-4",
        "millions-of-dollars-name-a-role-first": "MD-7",
        "millions-of-dollars-character-has-left": "MD-4",
        "millions-of-dollars-not-another-player": "MD-4",
        "millions-of-dollars-player-is-out": "MD-4",
        "millions-of-dollars-you-said-ready": "MD-5",
        "millions-of-dollars-time-is-called": "MD-5",
        "millions-of-dollars-nobody-else-is-in": "MD-4",
        "millions-of-dollars-at-least-one-million": "MD-4",
        "millions-of-dollars-not-enough-money": "MD-4",
        "millions-of-dollars-no-offers-left": "MD-5",
        "millions-of-dollars-your-offer-is-still-open": "MD-4",
        "millions-of-dollars-no-such-offer": "MD-4",
        "millions-of-dollars-offer-is-your-own": "MD-4",
        "millions-of-dollars-offer-is-not-your-own": "MD-4",
        "millions-of-dollars-role-not-in-play": "MD-1",
        "millions-of-dollars-no-claims-left": "MD-4",
        "millions-of-dollars-no-threat-card": "MD-8",
        "millions-of-dollars-looked-already": "MD-8",
        "millions-of-dollars-only-the-leader": "MD-5",
        "millions-of-dollars-role-cannot-be-named": "MD-7",
    }

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        seat: int | None = None,
        options: Options | None = None,
    ) -> None:
        super().__init__(words, names, seat, options)
        self.phrases = TWO if places(len(self.names)) == 2 else ONE

    def refusal(self, refused: IllegalAction | Unclear) -> str:
        values = dict(refused.values)
        if "role" in values:
            values["role"] = self.role(values["role"])
        if "seat" in values:
            values |= self.who(int(values["seat"]))
        return self.words(refused.reason, **values)

    # Parts of its sentences.

    def say(self, key: str, **values: str | int) -> str:
        return self.words(KEY + key, **values)

    def role(self, role: object) -> str:
        return self.say(f"role-{role}")

    def roles(self, roles: Iterable[Role]) -> str:
        return self.list_of(map(self.role, roles)) or "none"

    def place(self, slot: int) -> str:
        return SIDES[slot] if places(len(self.names)) == 2 else "only"

    def characters(self, characters: Iterable[Character]) -> str:
        said = [
            self.say("character", name=self.name(seat), place=self.place(slot), you="no")
            for seat, slot in characters
        ]
        return self.list_of(said) or "none"

    def own(self, roles: Sequence[Role | None], inside: Sequence[bool] | None = None) -> str:
        """A seat's characters by role; with `inside`, only those still in the heist."""
        said = [
            self.say("own-character", role=self.role(role), place=self.place(slot))
            for slot, role in enumerate(roles)
            if role is not None and (inside is None or inside[slot])
        ]
        return self.list_of(said) or "none"

    def loot(self, loot: Loot) -> dict[str, str | int]:
        """The values of a sentence about a loot card."""
        in_play = loot.icon in roles_in_play(len(self.names))
        icon = self.role(loot.icon) if in_play else "none"
        return {"amount": loot.amount, "stake": loot.stake, "icon": icon}

    def offers(self, offers: Iterable[int]) -> str:
        """The numbers of some offers, as people count them."""
        return self.list_of(offer + 1 for offer in offers)

    def cards(self, roles: Sequence[Role]) -> str:
        return self.describe(counted_roles(Field("")), roles)

    # Decisions.

    def choices(self, view: MillionsView, legal: Legal) -> list[Choice]:
        match view.phase:
            case "choose":
                return self._roles_to_choose(view, legal)
            case "negotiate":
                return self._negotiation(view, legal)
            case "name":
                shown = [(a, view.shown.count(a.role)) for a in legal if isinstance(a, Name)]
                return [Choice(self.write(a), self.say("do-name", count=n)) for a, n in shown]
            case _:
                return []

    def _roles_to_choose(self, view: MillionsView, legal: Legal) -> list[Choice]:
        """Each role once, with its effect; if the player has two characters, for the left one."""
        key = "do-choose-two" if places(view.players) == 2 else "do-choose"
        roles = list(dict.fromkeys(a.roles[0] for a in legal if isinstance(a, Choose)))
        turned = [*roles[1:], *roles[:1]]
        choices = [Choose(pair[: places(view.players)]) for pair in zip(roles, turned, strict=True)]
        icon = view.loots[-1].icon
        return [
            Choice(
                self.write(action),
                self.say(
                    key, role=action.roles[0], icon="yes" if action.roles[0] == icon else "no"
                ),
            )
            for action in choices
        ]

    def _negotiation(self, view: MillionsView, legal: Legal) -> list[Choice]:
        me = view.to_act[0] if view.seat is None else view.seat
        others = [s for s in range(view.players) if s != me and any(view.inside[s])]
        deals = [deal for deal in view.offers if me in (deal.payer, deal.leaver)]
        alone = "no" if others else "yes"
        choices = self._answers([deal for deal in deals if deal.maker != me], legal)
        choices.append(Choice("ready", self.say("do-ready", alone=alone)))
        stake = view.loots[-1].stake
        choices += [
            Choice(
                self.write(Withdraw(slot)),
                self.say("do-withdraw", place=self.place(slot), stake=stake),
            )
            for slot, is_in in enumerate(view.inside[me])
            if is_in
        ]
        mine = [deal.id for deal in deals if deal.maker == me]
        if mine:
            meaning = self.say("do-take-back", count=len(mine), offers=self.offers(mine))
            choices.append(Choice(self.write(TakeBack(mine[0])), meaning))
        return choices + self._talk(view, legal, me, others)

    def _answers(self, deals: Sequence[Deal], legal: Legal) -> list[Choice]:
        choices = []
        for deal in deals:
            accept = Accept(deal.id)
            if accept in legal:
                key = "do-accept-leave" if deal.maker == deal.payer else "do-accept-pay"
                meaning = self.say(
                    key,
                    name=self.name(deal.maker),
                    amount=deal.amount,
                    place=self.place(deal.slot),
                )
                choices.append(Choice(self.write(accept), meaning))
        if deals:
            offers = self.offers(deal.id for deal in deals)
            meaning = self.say("do-refuse", count=len(deals), offers=offers)
            choices.append(Choice(self.write(Refuse(deals[0].id)), meaning))
        return choices

    def _talk(
        self, view: MillionsView, legal: Legal, me: int, others: Sequence[int]
    ) -> list[Choice]:
        """One example of each kind of legal action in the negotiation."""
        slots = range(places(view.players))
        left = OFFERS - view.offers_made[me]
        choices: list[Choice] = []

        def show(examples: Iterable[Action], key: str, **values: str | int) -> None:
            example = next((action for action in examples if action in legal), None)
            if example is not None:
                choices.append(Choice(self._by_name(example), self.say(key, **values)))

        mine = view.money[me]
        price = min(2, mine)
        targets = [(seat, slot) for seat in others for slot in slots]
        show([Offer(*who, price) for who in targets], "do-offer", most=mine, left=left)
        # The player with the most money is the best one to ask for a price.
        for rich in sorted(others, key=lambda seat: -view.money[seat]):
            most = view.money[rich]
            asks = [Ask(rich, slot, min(2, most)) for slot in slots]
            if any(ask in legal for ask in asks):
                show(asks, "do-ask", most=most, name=self.name(rich))
                break
        for slot in slots:
            lies = [r for r in roles_in_play(view.players) if r not in view.characters[me]]
            unsaid = CLAIMS - len(view.claims[me][slot])
            show([Claim(slot, role) for role in lies], "do-claim", left=unsaid)
        for character in targets:
            if Threaten(*character) in legal:
                show([Threaten(*character)], "do-threaten", name=self.name(character[0]))
                break
        show([CallTime()], "do-call-time")
        return choices

    def _by_name(self, action: Action) -> str:
        """Return the action as text, with the other player's name if it can be read back."""
        written = self.write(action)
        match action:
            case Offer(seat) | Ask(seat) | Threaten(seat):
                spoken = re.sub(rf"(to|of|threaten) {seat}\b", rf"\1 {self.name(seat)}", written)
            case _:
                return written
        try:
            return spoken if self.read(spoken) == action else written
        except Unclear:
            return written

    def prompt(self, view: MillionsView) -> str:
        if view.phase == "choose":
            key = "ask-choose-two" if places(view.players) == 2 else "ask-choose"
            return self.say(key, round=len(view.loots), **self.loot(view.loots[-1]))
        if view.phase != "negotiate" or view.seat is None:
            return self.say("ask-name" if view.phase == "name" else "ask-over")
        me = view.seat
        roles = self.own(view.characters[me], view.inside[me])
        waiting = sum(deal.answerer == me for deal in view.offers)
        if waiting:
            return self.say("ask-answer", count=waiting, roles=roles)
        alone = sum(map(any, view.inside)) == 1
        key = "ask-alone" if alone else "ask-time" if view.time_called else "ask-negotiate"
        return self.say(key, roles=roles)

    # The table.

    def table(self, view: MillionsView) -> list[str]:
        before = [self.say("money", money=loot.amount) for loot in view.loots[:-1]]
        lines = [
            self.say(
                "table-heist",
                round=len(view.loots),
                name=self.name(view.leader),
                **self.loot(view.loots[-1]),
            ),
            self.say(
                "table-before",
                loots=self.row_of(before) or "–",
                pile=view.threat_pile,
            ),
        ]
        if view.shown:
            lines.append(self.say("table-shown", roles=self.cards(view.shown)))
        if view.time_called:
            lines.append(self.say("table-time"))
        lines += [self._seat(view, seat) for seat in range(view.players)]
        lines += map(self.deal, view.offers)
        lines += [*self.looks(view), *self._known(view)]
        if view.seat is not None:
            lines += self._mine(view, view.seat)
        return [*lines, waiting_for(self, view)]

    def _seat(self, view: MillionsView, seat: int) -> str:
        last = view.last_roles[seat]
        return self.words(
            f"{KEY}table-seat",
            seat=seat,
            money=view.money[seat],
            claims=self.claims(view, seat) or "none",
            last="none" if last is None else self.role(last),
            threats=view.threats[seat],
            **self.state_of(view, seat),
            **self.who(seat),
        )

    def state_of(self, view: MillionsView, seat: int) -> dict[str, str | int]:
        """The values of a player's status: in, out, ready."""
        inside, acts = view.inside[seat], seat in view.to_act
        partly = "all" if all(inside) or not any(inside) else SIDES[inside.index(True)]
        if view.result is not None:
            state = "won" if seat in view.result.winners else "over"
        elif view.phase == "choose":
            state = "choosing" if acts else "chosen"
        elif not any(inside):
            state = "out"
        elif view.phase == "negotiate":
            state = "talking" if acts else "ready"
        else:
            state = "in"
        return {"state": state, "partly": partly}

    def claims(self, view: MillionsView, seat: int) -> str:
        """The claims of a player in this round."""
        return self.list_of(
            self.say("claims-of", roles=self.roles(said), place=self.place(slot))
            for slot, said in enumerate(view.claims[seat])
            if said
        )

    def deal(self, deal: Deal) -> str:
        """An open offer, in the sentence of its event."""
        if deal.maker == deal.payer:
            return self.tell(OfferMade(deal.maker, deal.id, deal.leaver, deal.slot, deal.amount))
        return self.tell(PriceNamed(deal.maker, deal.id, deal.payer, deal.slot, deal.amount))

    def looks(self, view: MillionsView) -> list[str]:
        """The looks of this round: who looked at whom."""
        lines = []
        for looker in dict.fromkeys(look.looker for look in view.looks):
            seen = [(look.seat, look.slot) for look in view.looks if look.looker == looker]
            names = self.characters(seen)
            lines.append(self.say("table-looked", names=names, **self.who(looker)))
        return lines

    def _known(self, view: MillionsView) -> list[str]:
        """The other players' roles that this seat knows."""
        return [
            self.say(
                "table-known", name=self.name(seat), place=self.place(slot), role=self.role(role)
            )
            for seat, roles in enumerate(view.characters)
            for slot, role in enumerate(roles)
            if role is not None and seat != view.seat
        ]

    def _mine(self, view: MillionsView, me: int) -> list[str]:
        lines = []
        for slot, role in enumerate(view.characters[me]):
            if role is not None:
                name = self.say("own-character", role=self.role(role), place=self.place(slot))
                # Before the negotiation the characters are only chosen, and nobody is out yet.
                is_in = view.phase == "choose" or view.inside[me][slot]
                lines.append(self.say("table-yours", role=name, **{"in": "yes" if is_in else "no"}))
        if me in view.to_act and view.phase == "negotiate":
            lines.append(self.say("table-left", offers=OFFERS - view.offers_made[me]))
        return lines


TEXT = MillionsText
