"""The statements of Millions of Dollars: claims such as "this character of mine is the driver".

A claim concerns the other players with the same role, because two of a role eliminate each other.
Leaving counts as believing the claim, staying as not believing it."""

from __future__ import annotations

from bluffhouse.records.statements.statement import Answer, Statement, statement
from bluffhouse.rules.contract import Record
from bluffhouse.rules.millions_of_dollars import (
    Character,
    Chosen,
    Claimed,
    HeistBegun,
    Left,
    LootRevealed,
    Role,
)


class PendingClaim:
    """A claim of this round, and the characters whose players have not answered it yet."""

    def __init__(self, number: int, claim: Claimed, true: bool, asked: set[Character]) -> None:
        self.number = number
        self.claim = claim
        self.true = true
        self.asked = asked
        self.answers: list[Answer] = []

    def answered(self, number: int, character: Character, believed: bool) -> None:
        """Note, if this character was asked, how its player answered with event `number`."""
        if character in self.asked:
            self.asked.discard(character)
            self.answers.append(Answer(number, character[0], believed))


def said(record: Record) -> tuple[Statement, ...]:
    """Return every claim of a record with its truth and the answers to it."""
    found: list[PendingClaim] = []
    this_round: list[PendingClaim] = []
    inside: dict[Character, Role] = {}
    for number, event in enumerate(record.events):
        if isinstance(event, LootRevealed):
            inside, this_round = {}, []
        elif isinstance(event, Chosen):
            inside |= {(event.seat, slot): role for slot, role in enumerate(event.roles or ())}
        elif isinstance(event, Claimed):
            this_round.append(_heard(number, event, inside))
            found.append(this_round[-1])
        elif isinstance(event, Left):
            del inside[event.seat, event.slot]
            for claim in this_round:
                claim.answered(number, (event.seat, event.slot), True)
        elif isinstance(event, HeistBegun):
            for claim in this_round:
                for character in event.characters:
                    claim.answered(number, character, False)
    return tuple(statement(c.number, c.claim.seat, 0 if c.true else 1, c.answers) for c in found)


def _heard(number: int, claim: Claimed, inside: dict[Character, Role]) -> PendingClaim:
    """Put a claim to everybody else in the negotiation with the same role."""
    rivals = {
        (seat, slot)
        for (seat, slot), role in inside.items()
        if role == claim.role and seat != claim.seat
    }
    return PendingClaim(number, claim, inside[claim.seat, claim.slot] == claim.role, rivals)


def proof(record: Record, statement: Statement) -> Chosen:
    """Return the event that proves or disproves a claim: the choice of roles in its round."""
    before = reversed(record.events[: statement.event])
    return next(e for e in before if isinstance(e, Chosen) and e.seat == statement.seat)
