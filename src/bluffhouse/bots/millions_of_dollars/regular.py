"""The regular: works out what staying, leaving and another's leaving are worth."""

from __future__ import annotations

import random
from math import exp
from time import perf_counter
from typing import NamedTuple

from bluffhouse.bots.contract import TEMPERAMENTS, Bot, Temperament
from bluffhouse.bots.millions_of_dollars.beliefs import Beliefs, Memory
from bluffhouse.bots.millions_of_dollars.habits import usual
from bluffhouse.bots.millions_of_dollars.haggling import (
    Haggling,
    Mood,
    certain_clash,
    makes_winner,
    waits_for_answer,
    warning,
)
from bluffhouse.bots.millions_of_dollars.heist import (
    NUMBER,
    ONE,
    SNITCH,
    SPITE,
    Nerve,
    Takings,
    crowd_of,
    heist,
    in_play,
    likely,
    nerve,
)
from bluffhouse.bots.millions_of_dollars.outlook import Outlook, Scene, Value, lines, survey
from bluffhouse.bots.millions_of_dollars.tells import Tells
from bluffhouse.rules.contract import Action, Event, Game, Legal
from bluffhouse.rules.millions_of_dollars import (
    CALL_TIME,
    HEISTS,
    OFFERS,
    READY,
    ROLES,
    WINNING_MONEY,
    Accept,
    Ask,
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

MANY = 200
"""Worlds, times combinations of those who stay, up to which all are considered."""
DRAWN = 40
"""Worlds drawn at random beyond that."""
EAGER, FIRM = -0.5, 0.0
"""Difference of the odds of staying, as a logit, from the equilibrium without deals: for those who
are still talking, and for those who were ready when somebody left. Measured among regulars: more of
them leave than would if nobody could be paid."""
HOLD_OUT = 1.5
"""Millions that others want for leaving beyond what staying seems to be worth to them. Fitted to
what regulars accept, for they know their own role better than the table does."""
PINCHING = 0.5
"""Millions that others want to keep of what another's leaving seems to bring them."""
PROFIT = 0.25
"""Millions that a deal must promise before it is proposed."""
REGRET = -0.2
"""Millions that an open offer of mine must bring at least, or it is taken back if there is news."""
HELD = 0.5
"""How often a price is answered too late for its maker to leave after all."""
TOLL = 0.3
"""Millions that a payment for leaving counts extra for every time the same player was paid before,
so that nobody can make a living of it."""
LYING = 0.35
"""Chance that the claims of a round are lies, for a steady temperament."""
LOOK = 0.35
"""Millions that a look must promise before a threat card is spent; almost none in the last
round."""
DEAREST = 6
"""The highest price considered: no loot is worth more."""


class Standing(NamedTuple):
    """A moment of the negotiation, as the bot sees it."""

    view: MillionsView
    legal: Legal
    outlook: Outlook
    worth: list[float]
    """What it is worth to me, in this mood, if the slots in this mask stay."""
    own: int
    """The mask of my slots that are in."""
    best: int
    """The mask of my slots that had better stay."""
    common: Nerve
    """What everybody can work out about everybody."""


def shift(chance: float, by: float) -> float:
    """Return a chance whose logit is changed by this much."""
    odds = chance * exp(by)
    return odds / (odds + 1 - chance)


class Regular(Bot):
    """Counts cards, values every deal by what it brings, remembers lies and payments."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        temperament: Temperament = TEMPERAMENTS["steady"],
    ) -> None:
        super().__init__(game, seat, rng, temperament)
        self._memory = Memory()
        self._haggling: Haggling | None = None
        self._mood = Mood(0, 0, 0, False, 0)
        self._tells: Tells | None = None
        """What it reads from the deals that others propose; a regular reads nothing."""
        self._until = 0.0
        """When it must have decided, by `perf_counter`."""

    def see(self, event: Event) -> None:
        self._memory.see(event, self.seat)

    def act(self, view: MillionsView, legal: Legal, seconds: float) -> Action:
        self._until = perf_counter() + 0.7 * seconds
        if view.phase == "choose":
            return self._choose(view)
        if view.phase == "name":
            return self._name(view, legal)
        if self._haggling is None or self._haggling.round != len(view.loots):
            self._haggling = Haggling(view)
            self._mood = self._new_mood()
        self._haggling.heed(view)
        action = self._negotiate(self._standing(view, legal, seconds), self._haggling)
        return action if action in legal else READY

    def _new_mood(self) -> Mood:
        rng, temperament = self.rng, self.temperament
        return Mood(
            nerve=rng.gauss(temperament.boldness - 1, 0.3),
            greed=rng.uniform(0.6, 1.5) * temperament.boldness,
            claims=(rng.random() < 0.55 * temperament.talk) + (rng.random() < 0.2),
            lies=rng.random() < LYING * temperament.boldness,
            deals=int(rng.uniform(1, 3.2) * temperament.talk),
        )

    # Choosing roles (MD-3): with the usual weights, whatever the others like, because a player
    # who makes way for another's habit is ruled by it.

    def _choose(self, view: MillionsView) -> Choose:
        mix = usual(view.players, view.loots[-1])
        last = view.last_roles[self.seat]
        # An exponential race: a role with twice the weight wins twice as often.
        race = {
            role: self.rng.expovariate(mix[NUMBER[role]])
            for role in ROLES
            if mix[NUMBER[role]] > 0 and role != last
        }
        chosen = sorted(race, key=lambda role: race[role])[: places(view.players)]
        self.rng.shuffle(chosen)  # so that the slots reveal nothing
        return Choose(tuple(chosen))

    # Naming a role (MD-7): the one whose elimination is worth most.

    def _name(self, view: MillionsView, legal: Legal) -> Action:
        beliefs = self._beliefs(view)
        few = beliefs.how_many() <= MANY
        worlds = beliefs.worlds() if few else beliefs.some_worlds(DRAWN, self.rng)
        seats = [seat for seat, _ in beliefs.inside]
        row = zip(view.characters[self.seat], view.inside[self.seat], strict=True)
        mine = [(self.seat, NUMBER[role]) for role, is_in in row if role is not None and is_in]
        table = heist(view.loots[-1], view.players, view.shown)

        def worth(action: Action) -> float:
            assert isinstance(action, Name)
            total = 0.0
            for weight, roles in worlds:
                if SNITCH not in roles:  # otherwise I would not be the single snitch
                    present = mine + list(zip(seats, roles, strict=True))
                    crowd = crowd_of([role for _, role in present])
                    takings = table.if_named(crowd, NUMBER[action.role])
                    total += weight * self._after(view, present, takings)
            return total

        return max(legal, key=worth)

    def _after(self, view: MillionsView, present: list[tuple[int, int]], takings: Takings) -> float:
        """Return what a heist of these seats with these roles is worth to me."""
        own = sum([takings.gains[role] for seat, role in present if seat == self.seat])
        return own - SPITE * (takings.total - own) / (view.players - 1)

    # What it believes, and what that is worth.

    def _standing(self, view: MillionsView, legal: Legal, seconds: float) -> Standing:
        inside = sum(map(sum, view.inside))
        common = nerve(view.loots[-1], view.players, view.shown, inside)
        outlook = survey(self._scene(view, common, seconds), self._value(view))
        masks = outlook.scene.masks
        worth = [w + self._mood.nerve * m.bit_count() for m, w in enumerate(outlook.now)]
        best = max(masks, key=lambda mask: worth[mask])
        return Standing(view, legal, outlook, worth, max(masks), best, common)

    def _beliefs(self, view: MillionsView) -> Beliefs:
        everybody = view.players * places(view.players)
        loot = view.loots[-1]
        return Beliefs(
            view,
            self.seat,
            self._memory,
            nerve(loot, view.players, view.shown, everybody),
            usual(view.players, loot),
            self.temperament.trust,
            self._tells,
        )

    def _scene(self, view: MillionsView, common: Nerve, seconds: float) -> Scene:
        beliefs = self._beliefs(view)
        inside = beliefs.inside
        many, drawn = self._thoroughness(seconds)
        few = beliefs.how_many() << len(inside) <= many
        worlds = beliefs.worlds() if few else beliefs.some_worlds(drawn, self.rng)
        eager = [shift(p, EAGER) for p in common.stay]
        firm = [shift(p, FIRM) for p in common.stay]
        ready = sum([1 << at for at, (seat, _) in enumerate(inside) if seat not in view.to_act])
        return Scene(
            inside=inside,
            lines=lines(worlds, eager, firm, ready, None if few else self.rng.random),
            masks=own_masks(view.inside[self.seat]),
        )

    def _thoroughness(self, seconds: float) -> tuple[int, int]:
        """Return how many worlds and combinations to consider, and how many to draw beyond."""
        return MANY, DRAWN

    def _value(self, view: MillionsView) -> Value:
        """Value my money against what the others have on average."""
        table = heist(view.loots[-1], view.players, view.shown)
        own_roles = [list(roles) for roles in roles_by_mask(view, self.seat)]
        own_crowd = [crowd_of(roles) for roles in own_roles]
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
        """Return what it is worth to a player to get this much from one other player."""
        return amount * (1 + SPITE / (view.players - 1))

    # The negotiation (MD-4): answer, take back, look, deal, claim, and leave or be ready.

    def _negotiate(self, now: Standing, haggling: Haggling) -> Action:
        view, legal = now.view, now.legal
        for deal in view.offers:
            if deal.answerer == self.seat:
                return self._answer(now, haggling, deal)
        for deal in view.offers:
            mine = deal.maker == self.seat and haggling.news_since(deal)
            if mine and self._margin(now, deal) < REGRET:
                return TakeBack(deal.id)
        if not view.time_called and now.outlook.inside:
            action = self._look(now) or self._propose(now, haggling) or self._claim(now)
            if action is not None:
                return action
        if now.best != now.own and not waits_for_answer(view, self.seat):
            return Withdraw((now.own & ~now.best).bit_length() - 1)
        claim = warning(view, legal, self.seat)
        if claim is not None:
            return claim
        if CALL_TIME in legal and self._wants_quiet(now):
            return CALL_TIME
        return READY

    def _answer(self, now: Standing, haggling: Haggling, deal: Deal) -> Action:
        if Accept(deal.id) not in now.legal:
            return Refuse(deal.id)
        margin = self._margin(now, deal)
        if deal.leaver == self.seat:
            going = not now.best >> deal.slot & 1  # any money is better than leaving for nothing
            if going or (
                margin > self._mood.greed and not haggling.too_little(deal.slot, deal.amount)
            ):
                return Accept(deal.id)
            haggling.refuse_to_leave(deal.slot, deal.amount)
            return Refuse(deal.id)
        leaving = (deal.leaver, deal.slot)
        if margin > 0.5 * self._mood.greed and not haggling.too_dear(leaving, deal.amount):
            return Accept(deal.id)
        haggling.refuse_to_pay(leaving, deal.amount)
        return Refuse(deal.id)

    def _margin(self, now: Standing, deal: Deal) -> float:
        """Return what the deal would bring me, in millions."""
        if deal.leaver == self.seat:
            return self._paid(now, deal.slot, deal.payer, deal.amount) - now.worth[now.best]
        if (deal.leaver, deal.slot) not in now.outlook.inside:
            return 0.0
        if makes_winner(now.view, deal.leaver, deal.amount):
            return -float(WINNING_MONEY)
        at = now.outlook.inside.index((deal.leaver, deal.slot))
        gain, willing = self._buying(now, at, deal.amount)
        return gain / willing if willing else 0.0

    # What deals are worth.

    def _paid(self, now: Standing, slot: int, payer: int, amount: int) -> float:
        """Return what it is worth to be paid and leave."""
        rest = [mask for mask in now.outlook.scene.masks if not mask >> slot & 1]
        return self._cash(now.view, amount) + max([now.worth[mask] for mask in rest])

    def _paying(self, now: Standing, at: int, mask: int, amount: int) -> dict[int, float]:
        """Return what it is worth to pay this character to leave, by its role, times the role's
        chance."""
        cash = self._cash(now.view, amount)
        cases = now.outlook.others[at].items()
        return {role: case.without[mask] - case.chance * cash for role, case in cases}

    def _buying(self, now: Standing, at: int, amount: int) -> tuple[float, float]:
        """Return what it brings me to pay this character to leave, and the chance that its player
        agrees. Agreeing says something about the role, so the gain is summed over the roles."""
        outlook = now.outlook
        mask = max(outlook.scene.masks, key=lambda mask: outlook.without(at, mask))
        toll = TOLL * self._memory.paid[outlook.inside[at][0]]
        cash = self._cash(now.view, amount)
        gain = willing = 0.0
        for role, worth in self._paying(now, at, mask, amount).items():
            case = outlook.others[at][role]
            will = likely(cash - max(0.0, now.common.worth[role]) - HOLD_OUT)
            gain += will * (worth - case.now[now.best] - case.chance * toll)
            willing += will * case.chance
        return gain, willing

    # Proposing deals.

    def _propose(self, now: Standing, haggling: Haggling) -> Action | None:
        made = now.view.offers_made[self.seat]
        # A player who is certain to clash talks about it, in any mood and even for a small profit.
        urgent = not made and certain_clash(now.view, self.seat) is not None
        if made >= OFFERS or (self._mood.deals <= 0 and not urgent):
            return None
        proposals = (self._best_offer(now, haggling), self._best_ask(now, haggling))
        profit, action = max(proposals, key=lambda proposal: proposal[0])
        if (profit < PROFIT and not urgent) or action not in now.legal:
            return None
        self._mood = self._mood._replace(deals=self._mood.deals - 1)
        if isinstance(action, Offer):
            haggling.offered[action.to, action.slot] = action.amount
            haggling.propose(self.seat, action.to, action.slot)
        elif isinstance(action, Ask):
            haggling.asked.add((action.of, action.slot))
            haggling.propose(action.of, self.seat, action.slot)
        return action

    def _best_offer(self, now: Standing, haggling: Haggling) -> tuple[float, Action | None]:
        """Return the offer that promises most, and its profit. Refused offers are only raised."""
        most, found = 0.0, None
        for at, character in enumerate(now.outlook.inside):
            cases = now.outlook.others[at].values()
            if all(max(case.without) <= case.now[now.best] for case in cases):
                continue
            tried = haggling.offered.get(character, 0)
            for amount in range(tried + 1, min(now.view.money[self.seat], tried + DEAREST) + 1):
                if makes_winner(now.view, character[0], amount):
                    break
                gain, _ = self._buying(now, at, amount)
                if gain > most:
                    most, found = gain, Offer(*character, amount)
                if perf_counter() > self._until:
                    break
        return most, found

    def _best_ask(self, now: Standing, haggling: Haggling) -> tuple[float, Action | None]:
        """Return the price that promises most, and its profit."""
        view = now.view
        inside = sum(map(sum, view.inside))
        fewer = nerve(view.loots[-1], view.players, view.shown, inside - 1)
        most, found = 0.0, None
        for slot, is_in in enumerate(view.inside[self.seat]):
            said = (view.claims[self.seat][slot] or view.characters[self.seat][slot : slot + 1])[-1]
            for at, (payer, _) in enumerate(now.outlook.inside):
                if not is_in or (payer, slot) in haggling.asked:
                    continue
                gains = []
                for role, case in now.outlook.others[at].items():
                    gain = max(0.0, fewer.worth[role]) - max(0.0, now.common.worth[role])
                    if ROLES[role] == said:  # the payer believes the claim, or at least fears it
                        gain = max(gain, 0.5 * fewer.worth[role])
                    gains.append((case.chance, gain))
                for price in range(1, min(DEAREST, view.money[payer]) + 1):
                    cash = self._cash(view, price)
                    takes = sum(
                        [chance * likely(gain - cash - PINCHING, 0.6) for chance, gain in gains]
                    )
                    if takes < 0.05 or perf_counter() > self._until:
                        break
                    profit = takes * (self._paid(now, slot, payer, price) - now.worth[now.best])
                    profit -= HELD * (1 - takes) * (now.worth[now.best] - now.worth[now.own])
                    if profit > most:
                        most, found = profit, Ask(payer, slot, price)
        return most, found

    # Looking, claiming, calling time.

    def _look(self, now: Standing) -> Action | None:
        """Return the look (MD-8) that improves my decision most, if it is worth a threat card."""
        view, outlook = now.view, now.outlook
        if not view.threats[self.seat]:
            return None
        price = LOOK if len(view.loots) < HEISTS else 0.02
        found: Action | None = None
        for at, character in enumerate(outlook.inside):
            cases = outlook.others[at].values()
            told = sum([max([case.now[m] for m in outlook.scene.masks]) for case in cases])
            look = Threaten(*character)
            if told - max(outlook.now) > price and look in now.legal:
                price = told - max(outlook.now)
                found = look
        return found

    def _claim(self, now: Standing) -> Action | None:
        """Return a claim: the truth to warn rivals, or a lie to drive others away. It says so once:
        repeating it makes nobody believe it more."""
        said = now.view.claims[self.seat]
        slots = [slot for slot in range(len(said)) if now.best >> slot & 1 and not said[slot]]
        if not self._mood.claims or not slots:
            return None
        self._mood = self._mood._replace(claims=self._mood.claims - 1)
        slot = slots[-1]
        mine = now.view.characters[self.seat][slot]
        best, most = None, 0.0
        for role in in_play(now.view.players):
            if (ROLES[role] == mine) == self._mood.lies:
                continue
            cases = [cases[role] for cases in now.outlook.others if role in cases]
            benefit = sum([case.without[now.best] - case.now[now.best] for case in cases])
            benefit *= self.rng.uniform(0.5, 1.5)
            if benefit > most:
                best, most = role, benefit
        return None if best is None else Claim(slot, ROLES[best])

    def _wants_quiet(self, now: Standing) -> bool:
        """Return whether to call time (MD-5): when the others collide to my advantage, they should
        not come to terms."""
        outlook, own = now.outlook, now.own
        hurt = [outlook.without(at, own) - outlook.now[own] for at in range(len(outlook.inside))]
        return min(hurt, default=0.0) < -0.3 and outlook.now[own] > outlook.now[0] + 2


def own_masks(row: tuple[bool, ...]) -> list[int]:
    """Return the masks of my slots that may stay."""
    own = sum([1 << slot for slot, is_in in enumerate(row) if is_in])
    return [mask for mask in range(own + 1) if not mask & ~own]


def roles_by_mask(view: MillionsView, seat: int) -> list[tuple[int, ...]]:
    """Return the roles that stay with each mask of a seat's slots."""
    mine = [0 if role is None else NUMBER[role] for role in view.characters[seat]]
    return [
        tuple([role for slot, role in enumerate(mine) if mask >> slot & 1])
        for mask in range(1 << len(mine))
    ]
