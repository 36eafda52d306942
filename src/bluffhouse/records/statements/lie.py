"""LIE: every bid states that at least so many cards show a value. A call doubts it, a higher bid on
the same value relies on it; a bid on another value only passes over it."""

from __future__ import annotations

from bluffhouse.records.statements.statement import Answer, Statement, statement
from bluffhouse.rules.contract import Record
from bluffhouse.rules.lie import BidPlaced, Called, Dealt, Lie, Shown, Turned


def said(record: Record) -> tuple[Statement, ...]:
    wild_ones = Lie(**record.options).options.wild_ones
    found: list[Statement] = []
    up: list[int] = []
    bids: list[tuple[int, BidPlaced]] = []
    for number, event in enumerate(record.events):
        if isinstance(event, Dealt):
            up, bids = [], []
        elif isinstance(event, Turned):
            up += event.up or ()
        elif isinstance(event, BidPlaced | Called):
            if bids:
                found.append(_bid(bids, up, wild_ones, _answers(bids[-1][1], number, event)))
            if isinstance(event, BidPlaced):
                bids.append((number, event))
            else:
                bids = []
    if bids:
        found.append(_bid(bids, up, wild_ones, []))
    return tuple(found)


def _answers(bid: BidPlaced, number: int, event: BidPlaced | Called) -> list[Answer]:
    """The next player's answer, if it shows what they believed. Nobody else answers."""
    if isinstance(event, BidPlaced) and event.value != bid.value:
        return []
    return [Answer(number, event.seat, isinstance(event, BidPlaced))]


def _bid(
    bids: list[tuple[int, BidPlaced]], up: list[int], wild_ones: bool, answers: list[Answer]
) -> Statement:
    """The statement of the last of these bids, in a round in which all cards together show `up`."""
    number, bid = bids[-1]
    matching = up.count(bid.value)
    if wild_ones and bid.value != 1 and bids[0][1].value != 1:  # LI-10
        matching += up.count(1)
    return statement(number, bid.seat, max(0, bid.count - matching), answers)


def proof(record: Record, statement: Statement) -> Shown:
    """The event that shows all cards at the end of the statement's round."""
    return next(event for event in record.events[statement.event :] if isinstance(event, Shown))
