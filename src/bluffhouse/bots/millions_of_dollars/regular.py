"""A player who reckons: what staying, leaving and the other's leaving are worth."""

from __future__ import annotations

import random
from math import exp
from typing import NamedTuple

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.bots.millions_of_dollars.beliefs import Beliefs, Memory, World
from bluffhouse.bots.millions_of_dollars.habits import usual
from bluffhouse.bots.millions_of_dollars.heist import (
    NUMBER,
    ONE,
    SNITCH,
    Heist,
    Nerve,
    heist,
    in_play,
    likely,
    nerve,
)
from bluffhouse.bots.millions_of_dollars.outlook import Outlook, Scene, Value, lines, survey
from bluffhouse.rules.contract import Action, Event, Game, Legal
from bluffhouse.rules.millions_of_dollars import (
    CALL_TIME,
    HEISTS,
    OFFERS,
    READY,
    ROLES,
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
    TakeBack,
    Threaten,
    Withdraw,
    places,
)

SPITE = 1.0
"""What a million in all the others' hands together counts against one in mine."""
MANY = 200
"""From so many worlds times ways to stay on, some are drawn instead of thinking of all."""
DRAWN = 40
EAGER, FIRM = -0.8, 0.5
"""How the odds of staying, as a logit, differ from the equilibrium without deals: for those who
are still talking, and for those who have said they are ready. Measured among regulars: more of
them leave than would if nobody could be paid."""
NERVE = 0.3
"""Staying brings a little more than it seems: whoever is left may still be paid to leave."""
PROFIT = 0.25
"""What a deal must promise before it is worth a word."""
LOOK = 0.35
"""What a look must promise before a threat card is spent; in the last round nothing."""
WEARY = 0.8
"""How much less one pays for the leaving of somebody one has paid before: nobody is to make a
living of it."""


class Mood(NamedTuple):
    """Drawn once a round, so that it does not waver, and cannot be worn down by asking again."""

    nerve: float
    """How many millions more than it should it thinks staying is worth."""
    greed: float
    """What it wants of a deal beyond breaking even."""
    claims: int
    """How much it will say."""
    deals: int
    """How often it will propose a deal."""


class Haggling:
    """What was refused this round. As long as nothing has changed, a price I would not pay is
    not paid later, and what I would not leave for is not enough later."""

    def __init__(self) -> None:
        self.round = 0
        self.crowd = -1
        self.too_dear: dict[Character, int] = {}
        self.too_little: dict[int, int] = {}
        self.offered: dict[Character, int] = {}
        self.asked: set[tuple[int, int]] = set()

    def heed(self, view: MillionsView, known: int) -> None:
        """The world has changed if anybody has left or a role has come to light."""
        crowd = known + 16 * sum(map(sum, view.inside))
        if self.round != len(view.loots):
            self.__init__()  # type: ignore[misc]
        elif self.crowd != crowd:
            self.too_dear.clear()
            self.too_little.clear()
        self.round = len(view.loots)
        self.crowd = crowd


def shift(chance: float, by: float) -> float:
    """More or less likely, by so much of a logit."""
    odds = chance * exp(by)
    return odds / (odds + 1 - chance)


class Regular(Bot):
    """Counts cards, weighs every deal by what it brings, remembers who lied and whom it paid."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self._memory: Memory | None = None
        self._haggling = Haggling()
        self._mood = Mood(0, 0, 0, 0)

    def see(self, event: Event) -> None:
        if self._memory is None:
            self._memory = Memory(game_seats())
        self._memory.see(event, self.seat)

    def act(self, view: MillionsView, legal: Legal, seconds: float) -> Action:
        if self._memory is None:
            self._memory = Memory(game_seats())
        if view.phase == "choose":
            return self._choose(view)
        if view.phase == "name":
            return self._name(view, legal)
        if self._haggling.round != len(view.loots):
            self._mood = self._new_mood(view)
        known = sum(role is not None for row in view.characters for role in row)
        self._haggling.heed(view, known)
        action = self._negotiate(view, legal, seconds)
        return action if action in legal else READY

    def _new_mood(self, view: MillionsView) -> Mood:
        rng, temperament = self.rng, self.temperament
        return Mood(
            nerve=rng.gauss(NERVE + temperament.boldness - 1, 0.3),
            greed=rng.uniform(0.2, 0.9) * temperament.boldness,
            claims=int(rng.random() < 0.55 * temperament.talk) + (rng.random() < 0.2),
            deals=int(rng.uniform(1, 3.2) * temperament.talk),
        )

    # Choosing a role.

    def _choose(self, view: MillionsView) -> Choose:
        mix = self._mix(view)
        last = view.last_roles[self.seat]
        race = {
            role: self.rng.expovariate(mix[NUMBER[role]])
            for role in ROLES
            if mix[NUMBER[role]] > 0 and role != last
        }
        chosen = sorted(race, key=lambda role: race[role])[: places(view.players)]
        self.rng.shuffle(chosen)  # so that left and right tell nothing
        return Choose(tuple(chosen))

    def _mix(self, view: MillionsView) -> tuple[float, ...]:
        """Whoever gives way to the others' habits is ruled by those who have one."""
        return usual(view.players, view.loots[-1])

    # The snitch names the role that is worth most to be rid of.

    def _name(self, view: MillionsView, legal: Legal) -> Action:
        beliefs = self._beliefs(view)
        few = beliefs.how_many() <= MANY
        worlds = beliefs.worlds() if few else beliefs.some_worlds(DRAWN, self.rng)
        worlds = [world for world in worlds if SNITCH not in world.roles]
        mine = [
            NUMBER[role]
            for role, is_in in zip(
                view.characters[self.seat], view.inside[self.seat], strict=True
            )
            if is_in and role is not None
        ]
        table = self._heist(view)

        def worth(action: Action) -> float:
            assert isinstance(action, Name)
            named = NUMBER[action.role]
            total = 0.0
            for weight, roles in worlds:
                crowd = sum([ONE[role] for role in roles]) + sum([ONE[role] for role in mine])
                gains, everybody, _ = table.if_named(crowd, named)
                own = sum([gains[role] for role in mine])
                total += weight * (own - SPITE * (everybody - own) / (view.players - 1))
            return total

        return max(legal, key=worth)

    # What it believes and reckons.

    def _heist(self, view: MillionsView) -> Heist:
        return heist(view.loots[-1], view.players, view.shown)

    def _nerve(self, view: MillionsView) -> Nerve:
        inside = sum(map(sum, view.inside))
        return nerve(view.loots[-1], view.players, view.shown, inside)

    def _beliefs(self, view: MillionsView) -> Beliefs:
        assert self._memory is not None
        everybody = view.players * places(view.players)
        first = nerve(view.loots[-1], view.players, view.shown, everybody)
        return Beliefs(
            view,
            self.seat,
            self._memory,
            first,
            usual(view.players, view.loots[-1]),
            self.temperament.trust,
        )

    def _stay(self, view: MillionsView, beliefs: Beliefs, common: Nerve) -> list[list[float]]:
        """How likely each other character stays, by its role."""
        eager = [shift(p, EAGER) for p in common.stay]
        firm = [shift(p, FIRM) for p in common.stay]
        return [eager if seat in view.to_act else firm for seat, _ in beliefs.inside]

    def _scene(self, view: MillionsView, seconds: float) -> Scene:
        beliefs = self._beliefs(view)
        few = beliefs.how_many() << len(beliefs.inside) <= self._many(seconds)
        drawn = self._drawn(seconds)
        worlds = beliefs.worlds() if few else beliefs.some_worlds(drawn, self.rng)
        stay = self._stay(view, beliefs, self._nerve(view))
        return Scene(
            inside=beliefs.inside,
            lines=lines(worlds, stay, None if few else self.rng.random),
            masks=self._masks(view),
        )

    def _many(self, seconds: float) -> int:
        return MANY

    def _drawn(self, seconds: float) -> int:
        return DRAWN

    def _masks(self, view: MillionsView) -> list[int]:
        """The ways my own characters may stay."""
        if len(view.inside[self.seat]) == 1:
            return [0, 1]
        own = sum(1 << slot for slot, is_in in enumerate(view.inside[self.seat]) if is_in)
        return [mask for mask in range(own + 1) if mask & ~own == 0]

    def _value(self, view: MillionsView) -> Value:
        """Money: mine, and a little of what the others do not get."""
        table = self._heist(view)
        mine = [0 if role is None else NUMBER[role] for role in view.characters[self.seat]]
        own_roles = [[r for s, r in enumerate(mine) if mask >> s & 1] for mask in range(4)]
        own_crowd = [sum([ONE[r] for r in roles]) for roles in own_roles]
        spite = SPITE / (view.players - 1)

        def value(roles: tuple[int, ...], there: int, mask: int) -> float:
            crowd = own_crowd[mask]
            for role in roles:
                if there & 1:
                    crowd += ONE[role]
                there >>= 1
            gains, total, _ = table[crowd]
            own = 0.0
            for role in own_roles[mask]:
                own += gains[role]
            return own - spite * (total - own)

        return value

    def _cash(self, view: MillionsView, amount: float) -> float:
        """What it is worth to get so much from one other player."""
        return amount * (1 + SPITE / (view.players - 1))

    # The negotiation.

    def _negotiate(self, view: MillionsView, legal: Legal, seconds: float) -> Action:
        own = sum(1 << slot for slot, is_in in enumerate(view.inside[self.seat]) if is_in)
        scene = self._scene(view, seconds)
        outlook = survey(scene, self._value(view))
        worth = outlook.now.copy()
        for mask in range(1, own + 1):
            worth[mask] += self._mood.nerve * mask.bit_count()
        masks = self._masks(view)
        best = max(masks, key=lambda mask: worth[mask])
        for deal in view.offers:
            if deal.answerer == self.seat:
                return self._answer(view, legal, outlook, worth, best, deal)
        for deal in view.offers:
            if deal.maker == self.seat and self._regrets(view, outlook, worth, best, deal):
                return TakeBack(deal.id)
        if not view.time_called and outlook.inside:
            action = (
                self._look(view, legal, outlook, masks, best)
                or self._propose(view, legal, outlook, worth, best, own)
                or self._claim(view, legal, outlook, own, best)
            )
            if action is not None:
                return action
        if best != own:
            return Withdraw((own & ~best).bit_length() - 1)
        if CALL_TIME in legal and self._wants_quiet(view, outlook, own):
            return CALL_TIME
        return READY

    # Answers.

    def _answer(
        self,
        view: MillionsView,
        legal: Legal,
        outlook: Outlook,
        worth: list[float],
        best: int,
        deal: Deal,
    ) -> Action:
        haggling = self._haggling
        if Accept(deal.id) not in legal:
            return Refuse(deal.id)
        margin = self._margin(view, outlook, worth, best, deal)
        if deal.leaver == self.seat:
            good = margin > self._mood.greed and deal.amount > haggling.too_little.get(deal.slot, 0)
            if not good:
                most = max(deal.amount, haggling.too_little.get(deal.slot, 0))
                haggling.too_little[deal.slot] = most
        else:
            thing = (deal.leaver, deal.slot)
            dear = haggling.too_dear.get(thing, 99)
            good = margin > 0.5 * self._mood.greed and deal.amount < dear
            if not good:
                haggling.too_dear[thing] = min(dear, deal.amount)
        return Accept(deal.id) if good else Refuse(deal.id)

    def _margin(
        self, view: MillionsView, outlook: Outlook, worth: list[float], best: int, deal: Deal
    ) -> float:
        """What the deal would bring me."""
        assert self._memory is not None
        cash = self._cash(view, deal.amount)
        if deal.leaver == self.seat:
            rest = [mask for mask in self._masks(view) if not mask >> deal.slot & 1]
            return cash + max(worth[mask] for mask in rest) - worth[best]
        if (deal.leaver, deal.slot) not in outlook.inside:
            return -cash
        at = outlook.inside.index((deal.leaver, deal.slot))
        after = max(outlook.without(at, mask) for mask in self._masks(view))
        gain = after - max(outlook.now[mask] for mask in self._masks(view))
        return gain * WEARY ** self._memory.paid[deal.leaver] - cash

    def _regrets(
        self, view: MillionsView, outlook: Outlook, worth: list[float], best: int, deal: Deal
    ) -> bool:
        return self._margin(view, outlook, worth, best, deal) < -0.2

    # Looking, talking, calling time.

    def _look(
        self, view: MillionsView, legal: Legal, outlook: Outlook, masks: list[int], best: int
    ) -> Action | None:
        """A look is worth what it lets me do better."""
        if not view.threats[self.seat]:
            return None
        price = LOOK if len(view.loots) < HEISTS else 0.02
        found: Action | None = None
        for at, who in enumerate(outlook.inside):
            cases = outlook.others[at].values()
            told = sum(max(case.now[mask] for mask in masks) for case in cases)
            look = Threaten(*who)
            if told - outlook.now[best] > price and look in legal:
                price = told - outlook.now[best]
                found = look
        return found

    def _claim(
        self, view: MillionsView, legal: Legal, outlook: Outlook, own: int, best: int
    ) -> Action | None:
        """Say what drives away those whom I would like to see go."""
        if not self._mood.claims or best == 0:
            return None
        self._mood = self._mood._replace(claims=self._mood.claims - 1)
        slot = best.bit_length() - 1
        mine = view.characters[self.seat][slot]
        assert mine is not None
        rng, bold = self.rng, self.temperament.boldness
        best_role, most = None, 0.1
        for role in in_play(view.players):
            benefit = 0.0
            for cases in outlook.others:
                case = cases.get(role)
                if case is not None:
                    benefit += case.without[best] - case.now[best]
            benefit *= rng.uniform(0.5, 1.5)
            if ROLES[role] != mine:
                benefit *= 0.7 * bold
            if benefit > most:
                best_role, most = role, benefit
        return None if best_role is None else Claim(slot, ROLES[best_role])

    def _wants_quiet(self, view: MillionsView, outlook: Outlook, own: int) -> bool:
        """Time is called by whoever lives well by the others' being too many: they shall not
        come to terms."""
        hurt = 0.0
        for at in range(len(outlook.inside)):
            hurt = min(hurt, outlook.without(at, own) - outlook.now[own])
        return hurt < -0.3 and outlook.now[own] > 2

    # Proposing deals.

    def _propose(
        self,
        view: MillionsView,
        legal: Legal,
        outlook: Outlook,
        worth: list[float],
        best: int,
        own: int,
    ) -> Action | None:
        if self._mood.deals <= 0 or view.offers_made[self.seat] >= OFFERS:
            return None
        proposals = [
            self._best_offer(view, outlook, worth, best),
            self._best_ask(view, outlook, worth, best, own),
        ]
        profit, action = max(proposals, key=lambda proposal: proposal[0])
        if profit < PROFIT or action is None or action not in legal:
            return None
        self._mood = self._mood._replace(deals=self._mood.deals - 1)
        if isinstance(action, Offer):
            self._haggling.offered[action.to, action.slot] = action.amount
        elif isinstance(action, Ask):
            self._haggling.asked.add((action.of, action.slot))
        return action

    def _best_offer(
        self, view: MillionsView, outlook: Outlook, worth: list[float], best: int
    ) -> tuple[float, Action | None]:
        """The offer with most to expect of, over what the other may be and would leave for."""
        assert self._memory is not None
        common = self._nerve(view)
        most, found = 0.0, None
        for at, who in enumerate(outlook.inside):
            weary = WEARY ** self._memory.paid[who[0]]
            tried = self._haggling.offered.get(who, 0)
            mask = best or 1
            gains = []
            for role, case in outlook.others[at].items():
                gain = (case.without[mask] - case.now[best]) / case.chance
                gains.append((case.chance, gain * weary, common.worth[role]))
            for amount in range(tried + 1, min(view.money[self.seat], tried + 6) + 1):
                cash = self._cash(view, amount)
                expected = 0.0
                for chance, gain, stays in gains:
                    expected += chance * likely(cash - max(0.0, stays) - 0.4) * (gain - cash)
                if expected > most:
                    most, found = expected, Offer(*who, amount)
        return most, found

    def _best_ask(
        self, view: MillionsView, outlook: Outlook, worth: list[float], best: int, own: int
    ) -> tuple[float, Action | None]:
        """The price with most to expect of: what would it be worth to each of the others?"""
        inside = sum(map(sum, view.inside))
        common = self._nerve(view)
        fewer = nerve(view.loots[-1], view.players, view.shown, inside - 1)
        most, found = 0.0, None
        for slot in range(len(view.inside[self.seat])):
            if not own >> slot & 1:
                continue
            role = view.characters[self.seat][slot]
            said = view.claims[self.seat][slot][-1:] or (role,)
            rest = [mask for mask in self._masks(view) if not mask >> slot & 1]
            loss = worth[best] - max(worth[mask] for mask in rest)
            for at, (payer, _) in enumerate(outlook.inside):
                if (payer, slot) in self._haggling.asked:
                    continue
                gains = []
                for other, case in outlook.others[at].items():
                    gain = max(0.0, fewer.worth[other]) - max(0.0, common.worth[other])
                    if ROLES[other] == said[0]:
                        gain = max(gain, 0.5 * fewer.worth[other])
                    gains.append((case.chance, gain))
                for price in range(1, min(6, view.money[payer]) + 1):
                    cash = self._cash(view, price)
                    chance = sum(c * likely(gain - cash, 0.6) for c, gain in gains)
                    if chance * (cash - loss) > most:
                        most, found = chance * (cash - loss), Ask(payer, slot, price)
        return most, found


def game_seats() -> int:
    """Memory has a place for as many as can ever sit at a table."""
    return 8
