"""Millions of Dollars in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bluffhouse.locales import Words
from bluffhouse.rules.contract import Action, Ended, Event, IllegalAction, Legal
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

MillionsEvent = (
    RolesLaidOpen
    | LootRevealed
    | Chosen
    | StakesPlaced
    | RolesShown
    | Withdrew
    | OfferMade
    | PriceNamed
    | Accepted
    | Refused
    | TookBack
    | Left
    | Claimed
    | Looked
    | TimeCalled
    | SaidReady
    | HeistBegun
    | Revealed
    | Named
    | OnlyRoleNamed
    | NobodyLeft
    | SnitchAlone
    | LootSplit
    | DriverPaid
    | PocketPicked
    | IconPaid
)

KEY = "millions-of-dollars-"
SIDES = ("left", "right")
ALWAYS = (
    Phrase("choose {roles}", Choose),
    Phrase("accept {offer}", Accept),
    Phrase("refuse {offer}", Refuse),
    Phrase("take back {offer}", TakeBack),
    Phrase("call time", CallTime),
    Phrase("ready", Ready),
    Phrase("stay", Ready),
    Phrase("name {role}", Name),
)


def about(side: str, slot: int) -> tuple[Phrase, ...]:
    """The phrases about one character: its side is said where there are two (MD-12)."""
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


def key_of(event: MillionsEvent) -> str:
    """The sentence of an event: named as the event is, and where it matters by how it went."""
    key = str(event.__struct_config__.tag).replace("_", "-")
    match event:
        case Accepted():
            return f"{key}-{'money' if event.seat == event.leaver else 'price'}"
        case Revealed():
            return f"{key}-{event.fate.replace('_', '-')}"
    return key


class MillionsText(GameText):
    def __init__(self, words: Words, names: Sequence[str], seat: int | None = None) -> None:
        super().__init__(words, names, seat)
        self.phrases = TWO if places(len(self.names)) == 2 else ONE

    def refusal(self, refused: IllegalAction | Unclear) -> str:
        values = dict(refused.values)
        if "role" in values:
            values["role"] = self.role(values["role"])
        if "seat" in values:
            values |= self.who(int(values["seat"]))
        return self.words(refused.reason, **values)

    # What its sentences are made of.

    def say(self, key: str, **values: str | int) -> str:
        return self.words(KEY + key, **values)

    def role(self, role: object) -> str:
        return self.say(f"role-{role}")

    def roles(self, roles: Iterable[Role]) -> str:
        return self.list_of(map(self.role, roles)) or "none"

    def cards(self, roles: Sequence[Role]) -> str:
        """Role cards, counted: `2 × driver, boss`."""
        counts = [(role, roles.count(role)) for role in ROLES if role in roles]
        return self.list_of(self.say("cards", role=self.role(r), count=n) for r, n in counts)

    def place(self, slot: int) -> str:
        return SIDES[slot] if places(len(self.names)) == 2 else "only"

    def characters(self, characters: Iterable[Character]) -> str:
        said = [
            self.say("character", name=self.name(seat), place=self.place(slot))
            for seat, slot in characters
        ]
        return self.list_of(said) or "none"

    def own(self, roles: Sequence[Role | None], inside: Sequence[bool] | None = None) -> str:
        """A seat's characters by role; with `inside` only those that are in."""
        said = [
            self.say("own-character", role=self.role(role), place=self.place(slot))
            for slot, role in enumerate(roles)
            if role is not None and (inside is None or inside[slot])
        ]
        return self.list_of(said) or "none"

    def loot(self, loot: Loot) -> dict[str, str | int]:
        """The values of a sentence about a loot card."""
        icon = "none" if loot.icon is None else self.role(loot.icon)
        return {"amount": loot.amount, "stake": loot.stake, "icon": icon}

    def purses(self, money: Sequence[int], seats: Iterable[int] | None = None) -> str:
        """What some seats have, or all of them."""
        seats = range(len(money)) if seats is None else dict.fromkeys(seats)
        return self.list_of(
            self.say("purse", name=self.name(seat), money=money[seat]) for seat in seats
        )

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
        """Every role once, with what it does; of two the left one."""
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
            meaning = self.say("do-take-back", count=len(mine), offers=self.list_of(mine))
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
            offers = self.list_of(deal.id for deal in deals)
            meaning = self.say("do-refuse", count=len(deals), offers=offers)
            choices.append(Choice(self.write(Refuse(deals[0].id)), meaning))
        return choices

    def _talk(
        self, view: MillionsView, legal: Legal, me: int, others: Sequence[int]
    ) -> list[Choice]:
        """One example of each thing to say that is legal."""
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
        # Whoever has most can pay a price best.
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
        for who in targets:
            if Threaten(*who) in legal:
                show([Threaten(*who)], "do-threaten", name=self.name(who[0]))
                break
        show([CallTime()], "do-call-time")
        return choices

    def _by_name(self, action: Action) -> str:
        """The action as text, the other player called by name where that reads back."""
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

    def rule(self, view: MillionsView) -> str:
        match view.phase:
            case "choose":
                return "MD-12" if places(view.players) == 2 else "MD-3"
            case "negotiate":
                return "MD-5" if view.time_called else "MD-4"
            case "name":
                return "MD-7"
            case "over":
                return "MD-11"

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
        """The values of what a player is about: in, out, ready."""
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
        """What a player has said this round."""
        return self.list_of(
            self.say("claims-of", roles=self.roles(said), place=self.place(slot))
            for slot, said in enumerate(view.claims[seat])
            if said
        )

    def deal(self, deal: Deal) -> str:
        """An open offer, as it was told when it was made."""
        if deal.maker == deal.payer:
            return self.tell(OfferMade(deal.maker, deal.id, deal.leaver, deal.slot, deal.amount))
        return self.tell(PriceNamed(deal.maker, deal.id, deal.payer, deal.slot, deal.amount))

    def looks(self, view: MillionsView) -> list[str]:
        """Who has looked at whom this round."""
        lines = []
        for looker in dict.fromkeys(look.looker for look in view.looks):
            seen = [(look.seat, look.slot) for look in view.looks if look.looker == looker]
            names = self.characters(seen)
            lines.append(self.say("table-looked", names=names, **self.who(looker)))
        return lines

    def _known(self, view: MillionsView) -> list[str]:
        """The roles of others that this seat knows."""
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
                # Before the negotiation they lie ready, and nobody is out yet.
                is_in = view.phase == "choose" or view.inside[me][slot]
                lines.append(self.say("table-yours", role=name, **{"in": "yes" if is_in else "no"}))
        if me in view.to_act and view.phase == "negotiate":
            lines.append(self.say("table-left", offers=OFFERS - view.offers_made[me]))
        return lines

    # The story.

    def tell(self, event: MillionsEvent) -> str:
        told = [self.say(key_of(event), **self._facts(event))]
        match event:
            case StakesPlaced(_, reserve) if any(reserve):
                helped = [seat for seat, paid in enumerate(reserve) if paid]
                told.append(self.say("reserve", purses=self.purses(reserve, helped)))
            case Left(lapsed=lapsed) if lapsed:
                offers = self.list_of(lapsed)
                told.append(self.say("lapsed", count=len(lapsed), offers=offers))
            case Revealed(characters=[(seat, _)], threat_card=True):
                told.append(self.say("threat-card", **self.who(seat)))
        return " ".join(told)

    def _facts(self, event: MillionsEvent) -> dict[str, str | int]:
        """The values of an event's sentence: its fields, and what they mean to the reader."""
        facts = self._plain_facts(event)
        match event:
            case RolesLaidOpen(roles):
                facts["roles"] = self.list_of(
                    self.say("laid-open-one", name=self.name(seat), role=self.role(role))
                    for seat, role in enumerate(roles)
                )
            case LootRevealed(_, leader, loot):
                facts |= {**self.loot(loot), **self.who(leader)}
            case Chosen(_, roles):
                facts["roles"] = self.own(roles or ())
            case RolesShown(shown):
                facts["roles"] = self.cards(shown)
            case StakesPlaced():
                facts |= {"purses": self.purses(event.money), "place": self.place(0)}
            case Accepted(seat, _, payer, leaver):
                facts |= self.whom(payer if seat == leaver else leaver)
            case PocketPicked(seat, _, victim):
                facts["same"] = "yes" if seat == victim else "no"
        return facts

    def _plain_facts(self, event: Event) -> dict[str, str | int]:
        """What fields say by their names alone."""
        facts: dict[str, str | int] = {}
        concerned: list[int] = []
        for field in event.__struct_fields__:
            value = getattr(event, field)
            match field:
                case "seat":
                    facts |= self.who(value)
                    concerned.append(value)
                case "to" | "of" | "at" | "victim":
                    facts |= self.whom(value)
                    concerned.append(value)
                case "slot":
                    facts["place"] = self.place(value)
                case "role" | "hidden":
                    facts[field] = "none" if value is None else self.role(value)
                case "characters" | "payers":
                    facts |= {"names": self.characters(value), "count": len(value)}
                    concerned += [seat for seat, _ in value]
                case "money":
                    facts["purses"] = self.purses(value, concerned)
                case _ if isinstance(value, int):
                    facts[field] = value
        return facts

    def ending(self, ended: Ended) -> str:
        result = ended.result
        by_money = sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat])
        return self.say(
            "ended",
            reason=result.reason,
            winners=len(result.winners),
            names=self.list_of(map(self.name, result.winners)),
            most=max(result.scores),
            purses=self.purses(result.scores, by_money),
            you="yes" if self.seat in result.winners else "no",
        )


TEXT = MillionsText
