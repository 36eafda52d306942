"""The rookie: a casual player."""

from __future__ import annotations

import random
from typing import NamedTuple

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.bots.millions_of_dollars.haggling import (
    makes_winner,
    waits_for_answer,
    warning,
)
from bluffhouse.rules.contract import Action, Game, Legal
from bluffhouse.rules.millions_of_dollars import (
    BOSS_BONUS,
    CALL_TIME,
    LONE_SNITCH_LOSES,
    PICKPOCKET_TAKES,
    READY,
    Accept,
    Ask,
    Character,
    Choose,
    Claim,
    Deal,
    MillionsView,
    Name,
    Offer,
    Refuse,
    Role,
    Threaten,
    Withdraw,
    places,
    roles_in_play,
)

LIKED: dict[Role, float] = {"snitch": 2, "bruiser": 3, "driver": 3, "pickpocket": 3, "boss": 3}
"""Weight of each role in a rookie's choice."""

Odds = dict[Role, float]
"""The chance that a character has each role."""


class Mood(NamedTuple):
    """How the bot plays a round. Drawn once, so that it does not waver."""

    nerve: float
    """Millions added to what staying seems to be worth; negative for a timid mood."""
    claims: bool
    lies: bool
    deals: bool
    waits: bool
    """Whether it names a price before it leaves for nothing."""


class Rookie(Bot):
    """Counts the cards in the middle, believes half of what is claimed, makes one claim and one
    deal a round, and leaves when too many seem to have its role."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self._round = 0
        self._mood = Mood(0, False, False, False, False)

    def act(self, view: MillionsView, legal: Legal, seconds: float) -> Action:
        if view.phase == "choose":
            return self._choose(view)
        if view.phase == "name":
            return self._name(view, legal)
        if self._round != len(view.loots):
            self._round = len(view.loots)
            self._mood = self._new_mood(view.players)
        return self._negotiate(view, legal)

    def _new_mood(self, players: int) -> Mood:
        rng, temperament = self.rng, self.temperament
        return Mood(
            nerve=rng.gauss(0.4, 0.8) * temperament.boldness,
            claims=rng.random() < 0.5 * temperament.talk,
            lies=rng.random() < 0.4 * temperament.boldness,
            deals=rng.random() < 3 / players * temperament.talk,  # a few offers a round in all
            waits=rng.random() < 0.5,
        )

    def _choose(self, view: MillionsView) -> Choose:
        icon, last = view.loots[-1].icon, view.last_roles[self.seat]
        # An exponential race: a role with twice the weight wins twice as often.
        race = {
            role: self.rng.expovariate(LIKED[role] + (role == icon))
            for role in roles_in_play(view.players)
            if role != last
        }
        best = sorted(race, key=lambda role: race[role])
        chosen = best[: places(view.players)]
        self.rng.shuffle(chosen)  # so that the slots reveal nothing
        return Choose(tuple(chosen))

    def _name(self, view: MillionsView, legal: Legal) -> Action:
        """Name the role that most of those inside seem to have."""
        odds = self._odds(view)

        def catch(action: Action) -> float:
            assert isinstance(action, Name)
            mine = action.role in view.characters[self.seat]
            return sum(o[action.role] for o in odds.values()) + self.rng.gauss(-2 * mine, 0.3)

        return max(legal, key=catch)

    # The negotiation: answer, leave, make one claim and one deal, be ready.

    def _negotiate(self, view: MillionsView, legal: Legal) -> Action:
        odds = self._odds(view)
        for deal in view.offers:
            if deal.answerer == self.seat:
                return self._answer(view, legal, deal, odds)
        own = [s for s, is_in in enumerate(view.inside[self.seat]) if is_in]
        worth = {slot: self._worth(view, odds, slot) for slot in own}
        worst = min(own, key=lambda slot: worth[slot])
        if worth[worst] + self._mood.nerve < 0 and not waits_for_answer(view, self.seat):
            price = self._price(view, legal, worst, odds) if self._mood.waits else None
            # After naming a price it sometimes stays out of spite when nobody pays it.
            spite = 2 * (price is not None and self.rng.random() < 0.3)
            self._mood = self._mood._replace(waits=False, nerve=self._mood.nerve + spite)
            return price or Withdraw(worst)
        best = max(own, key=lambda slot: worth[slot])
        return self._talk(view, legal, odds, best) or warning(view, legal, self.seat) or READY

    def _answer(
        self, view: MillionsView, legal: Legal, deal: Deal, odds: dict[Character, Odds]
    ) -> Action:
        if Accept(deal.id) not in legal:
            return Refuse(deal.id)
        if deal.leaver == self.seat:
            # The money is certain; staying is worth a little more to a bold mood.
            good = deal.amount > self._worth(view, odds, deal.slot) + self._mood.nerve
        else:
            gain = self._gain(view, odds, (deal.leaver, deal.slot))
            good = deal.amount < gain + self.rng.gauss(0, 0.5)
            good = good and not makes_winner(view, deal.leaver, deal.amount)
        return Accept(deal.id) if good else Refuse(deal.id)

    def _talk(
        self, view: MillionsView, legal: Legal, odds: dict[Character, Odds], slot: int
    ) -> Action | None:
        """Return a claim, a look, an offer or a call for time, if the mood has one left."""
        mood, rng = self._mood, self.rng
        role = view.characters[self.seat][slot]
        others = [other for other in odds if other[0] != self.seat]
        if not others or role is None or view.time_called:
            return None
        if mood.claims:
            self._mood = mood._replace(claims=False)
            lies = [r for r in view.shown if r not in view.characters[self.seat]]
            claim = Claim(slot, rng.choice(lies) if mood.lies and lies else role)
            return claim if claim in legal else None
        rival = max(others, key=lambda other: odds[other][role] + 0.01 * rng.random())
        if view.threats[self.seat] and 0.1 < odds[rival][role] < 0.9:
            look = Threaten(*rival)
            if look in legal and rng.random() < 0.5:
                return look
        if mood.deals:
            self._mood = mood._replace(deals=False)
            gain = self._gain(view, odds, rival)
            offer = Offer(*rival, max(1, round(gain * rng.uniform(0.4, 0.9))))
            foolish = makes_winner(view, rival[0], offer.amount)
            return offer if gain > 0.4 and not foolish and offer in legal else None
        if CALL_TIME in legal and rng.random() < 0.1:
            return CALL_TIME
        return None

    def _price(
        self, view: MillionsView, legal: Legal, slot: int, odds: dict[Character, Odds]
    ) -> Action | None:
        """Ask a player who may have the same role to pay for leaving, which it would do anyway."""
        role = view.characters[self.seat][slot]
        others = [(s, slot) for s, slot in odds if s != self.seat and view.money[s] > 0]
        if not others or role is None:
            return None
        payer, _ = max(others, key=lambda other: odds[other][role] + self.rng.random())
        ask = Ask(payer, slot, min(view.money[payer], self.rng.choice((1, 2, 2, 3))))
        return ask if ask in legal else None

    # What it believes about the others, and what staying is worth.

    def _odds(self, view: MillionsView) -> dict[Character, Odds]:
        """Return the odds of every character inside."""
        roles = roles_in_play(view.players)
        known = [role for row in view.characters for role in row if role is not None]
        cards: Odds = {role: float(view.shown.count(role)) for role in roles}
        unknown = len(view.shown) + 1 - len(known)
        missing = False  # whether the hidden card is one that is known
        for role in known:
            if cards[role] >= 1:
                cards[role] -= 1
            else:
                missing = True
        if not missing:
            cards = {role: count + 1 / len(roles) for role, count in cards.items()}
        odds: dict[Character, Odds] = {}
        for seat, row in enumerate(view.characters):
            for slot, own in enumerate(row):
                if not view.inside[seat][slot]:
                    continue
                if own is not None:
                    odds[seat, slot] = {role: float(role == own) for role in roles}
                    continue
                # A claim may be true, and a player who wants a deal with me may be my rival.
                hints = list(view.claims[seat][slot][-1:])
                if any({deal.maker, deal.answerer} == {seat, self.seat} for deal in view.offers):
                    hints += [role for role in view.characters[self.seat] if role is not None]
                trust = 1 + 1.2 * self.temperament.trust
                weights = {r: cards[r] * trust ** hints.count(r) for r in roles}
                total = sum(weights.values()) or 1
                spread = min(1.0, sum(cards.values()) / max(1, unknown))
                odds[seat, slot] = {r: w / total * spread for r, w in weights.items()}
        return odds

    def _worth(
        self,
        view: MillionsView,
        odds: dict[Character, Odds],
        slot: int,
        without: Character | None = None,
    ) -> float:
        """Return about how many millions staying brings a character of mine, compared with leaving,
        if the character `without` leaves."""
        me = (self.seat, slot)
        role = view.characters[self.seat][slot]
        assert role is not None
        others = [o for other, o in odds.items() if other not in (me, without)]
        loot = view.loots[-1]
        alone = 1.0
        for o in others:
            alone *= 1 - o[role]
        # A role that one character is expected to have survives; two of them do not.
        there = {
            r: max(0.0, 1 - abs(sum(o[r] for o in others) - 1))
            for r in roles_in_play(view.players)
            if r != role
        }
        if role != "snitch":
            alone *= 1 - there.get("snitch", 0) / len(set(view.shown) | {"boss"})
        partners = sum(there.values())
        if role == "snitch" and partners < 0.5:
            return -LONE_SNITCH_LOSES * alone - loot.stake * (1 - alone)
        bonus = BOSS_BONUS * (1 if role == "boss" else there.get("boss", 0))
        share = (loot.amount + bonus) / (1 + partners) + (role == loot.icon)
        share += partners if role == "driver" else -there.get("driver", 0)
        if role == "pickpocket":
            share += PICKPOCKET_TAKES * there.get("bruiser", 0)
        if role == "bruiser":
            # The threat card is worth a little, too.
            share += 0.7 - PICKPOCKET_TAKES * there.get("pickpocket", 0)
        lost = 0 if role == "bruiser" else loot.stake
        return alone * share - (1 - alone) * lost

    def _gain(self, view: MillionsView, odds: dict[Character, Odds], leaver: Character) -> float:
        """Return what my characters gain if this one leaves."""
        own = [slot for slot, is_in in enumerate(view.inside[self.seat]) if is_in]
        return sum(
            self._worth(view, odds, slot, leaver) - self._worth(view, odds, slot) for slot in own
        )
