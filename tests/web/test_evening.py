"""An evening of a family behind one address meets no limit of the house; a flood meets all."""

from __future__ import annotations

from typing import Any

import pytest

from bluffhouse.house.refusal import Refusal
from bluffhouse.house.settings import Settings
from bluffhouse.web import budgets as budgets_module
from bluffhouse.web import guard as guard_module
from bluffhouse.web.app import INVITATIONS_PER_MINUTE, RECORDS_PER_MINUTE
from bluffhouse.web.budgets import (
    CONNECTION_COST,
    FILE_SECONDS,
    FILES_PER_MESSAGE,
    MISSED_PER_TOKEN,
    REPLAY_COST,
    Budget,
    Budgets,
)
from bluffhouse.web.new_tables import NewTables
from bluffhouse.web.table_codes import TableCodes

FAMILY = range(1, 9)
HOME: dict[str, Any] = {"client": ("192.168.1.7", 1), "headers": []}
HOURS = 5
REQUESTS_PER_PAGE = 15
"""Requests to the API when a page is opened."""
FILES_PER_PAGE = 200
"""Files of the client that a browser loads when it opens a page for the first time."""
CONNECTIONS_PER_BROWSER = 6
"""Connections that a browser opens to one host at once."""
LIVE_PER_PERSON = 3
"""A table, the list of open tables, and a TV view."""


class Clock:
    at = 1000.0

    def monotonic(self) -> float:
        return self.at


class HouseLimits:
    """The limits of a house with default settings, as the people of one address meet them."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.budgets = Budgets(self.settings)
        self.new_tables = NewTables(self.settings)
        self.codes = TableCodes(self.settings, registry=None)  # type: ignore[arg-type]
        self.budget_of: dict[int, Budget] = {
            person: self.budgets.of(HOME, person) for person in FAMILY
        }

    def ask(self, person: int | None, times: int = 1) -> bool:
        return sum(self.budgets.admit(HOME, person) for _ in range(times)) == times

    def open_page(self, person: int, missed: int) -> None:
        """Reload a table's page and read its whole journal again."""
        assert self.ask(person, REQUESTS_PER_PAGE + 1)
        self.budget_of[person].spend(CONNECTION_COST)
        assert self.budget_of[person].pay_for(missed, MISSED_PER_TOKEN) == missed

    def open_table(self, person: int) -> None:
        assert self.ask(person)
        self.new_tables.check(HOME, self.budget_of[person])

    def read_journal(self, person: int) -> None:
        assert self.ask(person)
        self.budget_of[person].spend(REPLAY_COST)

    def mistype(self, code: str) -> None:
        with pytest.raises(Refusal, match="no-such-table"), self.codes.guessing(HOME, code):
            raise Refusal("no-such-table")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(budgets_module, "monotonic", clock.monotonic)
    monkeypatch.setattr(guard_module, "time", clock)
    return clock


def test_an_evening_of_eight_people_at_home_meets_no_limit(clock: Clock) -> None:
    limits = HouseLimits()
    assert limits.ask(None, len(FAMILY) * REQUESTS_PER_PAGE), "all of them come in at once"
    for minute in range(HOURS * 60):
        if minute % 4 == 0:  # two tables of four people, a rematch as soon as a game is over
            for person in FAMILY:
                limits.read_journal(person)  # who lied?
                limits.read_journal(person)  # once more, with all hands
            limits.open_table(1)
            limits.open_table(5)
            clock.at += 2
            for person in FAMILY:
                limits.open_page(person, missed=150)
        if minute % 2 == 0:  # four of them play short games against bots
            for person in list(FAMILY)[:4]:
                limits.open_table(person)
        if minute % 10 == 0:  # they play alone, and mistype the code of the next table
            for person in FAMILY:
                limits.open_table(person)
                limits.mistype(f"WRONG{minute // 10 % 10}{person}")
        limits.mistype("GONE2345")  # a forgotten page asks for a table that is gone
        for _ in range(60):
            clock.at += 1
            for person in FAMILY:  # moves, chat, pings and polls
                assert limits.ask(person, 2)


def test_a_home_has_enough_connections() -> None:
    settings = Settings()
    assert len(FAMILY) * CONNECTIONS_PER_BROWSER <= settings.max_requests_per_address / 2
    assert len(FAMILY) * LIVE_PER_PERSON <= settings.max_connections_per_address / 2
    assert len(FAMILY) < INVITATIONS_PER_MINUTE / 2
    assert len(FAMILY) < RECORDS_PER_MINUTE / 2
    files = settings.messages_per_second_per_address * FILES_PER_MESSAGE * FILE_SECONDS
    assert len(FAMILY) * FILES_PER_PAGE <= files / 2
    everybody = len(FAMILY) * settings.messages_per_second
    assert everybody <= settings.messages_per_second_per_address


def test_a_flood_of_requests_is_refused(clock: Clock) -> None:
    limits = HouseLimits()
    assert not limits.ask(1, 3 * limits.settings.messages_per_second)
    assert not limits.ask(None, 2 * limits.settings.messages_per_second_per_address)


def test_a_flood_of_tables_is_refused(clock: Clock) -> None:
    limits = HouseLimits()

    def open_many() -> None:
        for number in range(limits.settings.max_tables_per_address + 1):
            clock.at += 1
            limits.open_table(1 + number % 8)

    with pytest.raises(Refusal, match="too-many-tables"):
        open_many()


def test_a_flood_of_codes_is_refused(clock: Clock) -> None:
    limits = HouseLimits()
    for number in range(limits.settings.max_wrong_codes_per_address):
        limits.mistype(f"CODE{number}")
    with pytest.raises(Refusal, match="too-many-codes"), limits.codes.guessing(HOME, "RIGHT"):
        pass


def test_one_address_cannot_fill_the_house() -> None:
    settings = Settings()
    opened = settings.max_tables_per_address * 24 * settings.archive_after_days
    assert opened < settings.max_tables
