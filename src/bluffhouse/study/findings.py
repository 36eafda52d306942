"""What a review finds. All of it can be written as JSON: a page draws it, a house keeps it."""

from __future__ import annotations

from typing import Literal

import msgspec

from bluffhouse.records.statements import Kind

FORMAT = 2
"""The format of a review. A kept review of another format is computed again, and so is what was
judged by it. It rises whenever a field changes its meaning.

1. The first one. `adjusted` was a sum of gains.
2. `adjusted` is a part of the win, from what each decision kept. Decisions that a bot or the clock
   made for a person count for nobody.
"""

Verdict = Literal["best", "good", "mistake", "blunder"]
Source = Literal["champion", "solver"]
"""Where the values of options come from."""
Decider = Literal["player", "bot", "clock"]
"""What decided: the player of the seat; a bot that stood in for an absent person; or the clock,
which lets a bot decide when a person's time is up. A bot in a seat of its own is its player."""

MISTAKE = 0.05
"""The chance to win thrown away from which a decision is a mistake."""
BLUNDER = 0.12
"""The chance to win thrown away from which a decision is a blunder."""
BEST = 0.01
"""The chance to win thrown away up to which a decision is as good as the best one."""
USUAL = 0.25
"""A decision that the champion takes this often is never called a mistake: where its choices and
its chances disagree, nobody knows better."""


def verdict_of(lost: float) -> Verdict:
    """Return the verdict on a decision that threw away this chance to win.

    >>> verdict_of(0.0), verdict_of(0.03), verdict_of(0.05), verdict_of(0.3)
    ('best', 'good', 'mistake', 'blunder')
    """
    if lost >= BLUNDER:
        return "blunder"
    if lost >= MISTAKE:
        return "mistake"
    return "good" if lost > BEST else "best"


class Moment(msgspec.Struct, frozen=True):
    """The chances after a move, or after the deal."""

    event: int
    """The number of the last event of the move in the record, from 0."""
    chances: tuple[float, ...]
    """Each seat's chance to win; they add up to 1. After the end, its part of the win."""


class Option(msgspec.Struct, frozen=True):
    """Something that a seat could have done."""

    action: msgspec.Raw
    value: float
    """The seat's chance to win with it, from what the seat knew."""
    likely: float
    """How likely the champion, or the solved game, chooses it."""


class Belief(msgspec.Struct, frozen=True):
    """How likely a statement was true, from what a seat knew. The three add up to 1."""

    event: int
    """The number of the statement's event in the record, from 0."""
    true: float
    lie: float
    trap: float
    kind: Kind
    """What it was; nobody else knew that then."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of a seat, judged only from what the seat knew."""

    event: int
    """The number of the decision's event in the record, from 0."""
    seat: int
    options: tuple[Option, ...]
    """The best first. Of many possible actions, the likeliest ones and the one that was played."""
    played: int
    """Index of the option that was played."""
    lost: float
    """The chance to win thrown away, less the uncertainty of the comparison."""
    gain: float
    """The chance to win with it, less that with the champion's choice on average, with the
    uncertainty of the comparison taken off."""
    error: float
    """The standard error of the comparison of the option played with the best one."""
    verdict: Verdict
    source: Source
    belief: Belief | None = None
    """What to believe of the last statement of another seat that was still open."""
    decider: Decider = "player"
    """Only the player's own decisions count in the seat's balance."""

    def made_by(self, seat: int) -> bool:
        """Whether the player of that seat made it."""
        return self.seat == seat and self.decider == "player"


class Balance(msgspec.Struct, frozen=True):
    """Where a seat's result came from: `start + chance + own + others = result`."""

    seat: int
    start: float
    """Its chance to win before the deal: a fair share."""
    chance: float
    """What cards and dice gave it."""
    own: float
    """What the moves of its player changed."""
    others: float
    """What the moves of the others changed, and those of a bot or the clock in the player's
    place."""
    result: float
    """Its part of the win."""
    adjusted: float
    """Its part of the win without luck: how much of its chance its decisions kept, compared with
    the champion's usual choices and judged from what it knew; all seats' parts add up to 1."""
    lost: float
    """The chance to win that its player threw away, all decisions together."""


Turn = Literal["luck", "bad_luck", "caught", "wrong_call", "believed", "mistake", "move"]
"""What kind of moment turned the game."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that moved the chances most."""

    event: int
    """The number in the record of the event that did it, from 0."""
    kind: Turn
    seat: int
    """The seat that the sentence is about."""
    before: float
    """That seat's chance to win before the move."""
    after: float
    other: int | None = None
    """The other seat of the sentence: the liar who was caught, or the player who believed."""
    decider: Decider = "player"
    """What made the move."""


class Review(msgspec.Struct, frozen=True):
    """A finished game, reviewed."""

    game: str
    players: int
    seed: str
    """The seed of the reviewer's own random numbers."""
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    """Those with more than one legal action, in the order of the record."""
    balances: tuple[Balance, ...]
    """By seat."""
    turning_points: tuple[TurningPoint, ...]
    """In the order of the record."""
    format: int = FORMAT
