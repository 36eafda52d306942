"""The statements of Millions of Dollars: claims such as "this character of mine is the driver".

A claim threatens the other players with the same role, because two of a role eliminate each other.
They believe it if they leave unpaid, or pay the claimed character to leave. A player who looks at
the character (MD-8) sees through a lie. Saying "ready" shows nothing."""

from __future__ import annotations

from bluffhouse.records.statements.statement import Answer, Statement, statement
from bluffhouse.rules.contract import Event, Record
from bluffhouse.rules.millions_of_dollars import (
    Accepted,
    Character,
    Chosen,
    Claimed,
    DriverPaid,
    HeistBegun,
    IconPaid,
    Left,
    Looked,
    LootRevealed,
    LootSplit,
    Named,
    NobodyLeft,
    OnlyRoleNamed,
    PocketPicked,
    Revealed,
    Role,
    RolesShown,
    SnitchAlone,
    Withdrew,
)

ROUND_EVENTS = (
    LootRevealed,
    Chosen,
    RolesShown,
    Accepted,
    Withdrew,
    HeistBegun,
    Revealed,
    Named,
    OnlyRoleNamed,
    NobodyLeft,
    SnitchAlone,
    LootSplit,
    DriverPaid,
    PocketPicked,
    IconPaid,
)
"""The events that tell of a heist who was what, which deals were made, and what came of it."""


class PendingClaim:
    """A claim of this round, and the characters of the players whom it threatens."""

    def __init__(self, number: int, claim: Claimed, true: bool, rivals: set[Character]) -> None:
        self.number = number
        self.claim = claim
        self.true = true
        self.rivals = rivals
        self.answers: list[Answer] = []

    def left_unpaid(self, number: int, character: Character) -> None:
        """A rival that leaves on its own believes the claim."""
        if character in self.rivals:
            self._answered(number, character[0], True)

    def paid_off(self, number: int, deal: Accepted) -> None:
        """A rival's player who pays the claimed character to leave believes the claim."""
        bought = (deal.leaver, deal.slot) == (self.claim.seat, self.claim.slot)
        if bought and any(seat == deal.payer for seat, _ in self.rivals):
            self._answered(number, deal.payer, True)

    def looked_at(self, number: int, look: Looked) -> None:
        """A player who has looked at the character knows: a lie is caught."""
        if (look.at, look.slot) != (self.claim.seat, self.claim.slot):
            return
        if not self.true:
            self._answered(number, look.seat, False)
        self.rivals = {rival for rival in self.rivals if rival[0] != look.seat}

    def gone(self, character: Character) -> None:
        self.rivals.discard(character)

    def _answered(self, number: int, seat: int, believed: bool) -> None:
        if all(answer.seat != seat for answer in self.answers):
            self.answers.append(Answer(number, seat, believed))


def said(record: Record) -> tuple[Statement, ...]:
    """Return every claim of a record with its truth and the answers to it."""
    found: list[PendingClaim] = []
    this_round: list[PendingClaim] = []
    inside: dict[Character, Role] = {}
    looks: set[tuple[int, Character]] = set()
    for number, event in enumerate(record.events):
        if isinstance(event, LootRevealed):
            inside, this_round, looks = {}, [], set()
        elif isinstance(event, Chosen):
            inside |= {(event.seat, slot): role for slot, role in enumerate(event.roles or ())}
        elif isinstance(event, Claimed):
            this_round.append(_heard(number, event, inside, looks))
            found.append(this_round[-1])
        elif isinstance(event, Withdrew):
            for claim in this_round:
                claim.left_unpaid(number, (event.seat, event.slot))
        elif isinstance(event, Accepted):
            for claim in this_round:
                claim.paid_off(number, event)
        elif isinstance(event, Looked):
            looks.add((event.seat, (event.at, event.slot)))
            for claim in this_round:
                claim.looked_at(number, event)
        elif isinstance(event, Left):
            del inside[event.seat, event.slot]
            for claim in this_round:
                claim.gone((event.seat, event.slot))
    return tuple(statement(c.number, c.claim.seat, 0 if c.true else 1, c.answers) for c in found)


def _heard(
    number: int,
    claim: Claimed,
    inside: dict[Character, Role],
    looks: set[tuple[int, Character]],
) -> PendingClaim:
    """Put a claim to everybody else in the negotiation with the same role, but for those who have
    looked at the character."""
    character = claim.seat, claim.slot
    rivals = {
        (seat, slot)
        for (seat, slot), role in inside.items()
        if role == claim.role and seat != claim.seat and (seat, character) not in looks
    }
    return PendingClaim(number, claim, inside[character] == claim.role, rivals)


def proof(record: Record, statement: Statement) -> Chosen:
    """Return the event that proves or disproves a claim: the choice of roles in its round."""
    before = reversed(record.events[: statement.event])
    return next(e for e in before if isinstance(e, Chosen) and e.seat == statement.seat)


def rounds(record: Record) -> tuple[tuple[Event, ...], ...]:
    """Return the events of each heist that tell who was what and which deals were made."""
    found: list[list[Event]] = []
    for event in record.events:
        if isinstance(event, LootRevealed):
            found.append([])
        if found and isinstance(event, ROUND_EVENTS):
            found[-1].append(event)
    return tuple(map(tuple, found))


def deals(record: Record) -> tuple[tuple[int, ...], ...]:
    """The payer and the leaver of every deal."""
    accepted = [event for event in record.events if isinstance(event, Accepted)]
    return tuple((event.payer, event.leaver) for event in accepted)
