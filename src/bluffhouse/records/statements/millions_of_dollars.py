"""Millions of Dollars: "this character of mine is the driver". It matters to the others who hold
that role, because two of them in the heist lose each other: who then leaves acts as if it were
true, and who stays as if it were not."""

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


class Said:
    """A claim of this round, with those who have to act on it."""

    def __init__(self, number: int, claim: Claimed, true: bool, asked: set[Character]) -> None:
        self.number = number
        self.claim = claim
        self.true = true
        self.asked = asked
        self.answers: list[Answer] = []

    def answered(self, number: int, who: Character, believed: bool) -> None:
        if who in self.asked:
            self.asked.discard(who)
            self.answers.append(Answer(number, who[0], believed))


def said(record: Record) -> tuple[Statement, ...]:
    found: list[Said] = []
    this_round: list[Said] = []
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
                for who in event.characters:
                    claim.answered(number, who, False)
    return tuple(statement(c.number, c.claim.seat, 0 if c.true else 1, c.answers) for c in found)


def _heard(number: int, claim: Claimed, inside: dict[Character, Role]) -> Said:
    """It is put to everybody else in the negotiation who holds the claimed role himself."""
    others = {who for who, role in inside.items() if role == claim.role and who[0] != claim.seat}
    return Said(number, claim, inside[claim.seat, claim.slot] == claim.role, others)


def proof(record: Record, statement: Statement) -> Chosen:
    """The roles chosen at the beginning of the round."""
    before = reversed(record.events[: statement.event])
    return next(e for e in before if isinstance(e, Chosen) and e.seat == statement.seat)
