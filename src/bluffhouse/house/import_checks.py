"""Checks of an imported house beyond the rules of its games, because a backup may be forged.

At a live table the judge refuses all of this, but a backup's journals never pass the judge.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from bluffhouse.house.journal_entries import (
    AnyEntry,
    BotSat,
    Chair,
    Changed,
    Chatted,
    Followed,
    HostReturned,
    Muted,
    Opened,
    Played,
    Sat,
    SpectatorRemoved,
)
from bluffhouse.house.judge import check_bot
from bluffhouse.house.names import BLANK, MAX_NAME
from bluffhouse.house.refusal import Refusal
from bluffhouse.house.table import Table
from bluffhouse.house.table_registry import CODE_LENGTH, CODE_LETTERS
from bluffhouse.rules.contract import OptionError

UNSHOWN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Unicode categories of characters that are invisible or change how others are shown. Characters
unknown to this Python are not included: a newer Python may have accepted them."""


class NotAllowed(ValueError):
    """An imported value that the house would never have accepted."""


def check_name(name: str) -> None:
    """Check the name of a person or a bot. Raises NotAllowed."""
    shown = not any(c in BLANK or unicodedata.category(c) in UNSHOWN for c in name)
    if not shown or name != " ".join(name.split()) or not 1 <= len(name) <= MAX_NAME:
        raise NotAllowed(f"{name[:100]!a} is not a name")


def check_code(code: str) -> None:
    """Check the code of a table. Raises NotAllowed."""
    if len(code) != CODE_LENGTH or not set(code) <= set(CODE_LETTERS):
        raise NotAllowed(f"{code[:100]!a} is not the code of a table")


def check_entry(entry: AnyEntry, seats: int) -> None:
    """Check the names, codes and seats in an entry, at a table with this many seats. Raises
    NotAllowed."""
    if isinstance(entry, Opened | Changed):
        _check_chairs(entry.chairs)
    if isinstance(entry, Sat | BotSat | Chatted | Muted | HostReturned | SpectatorRemoved):
        check_name(entry.name)
    if isinstance(entry, Opened) and entry.before:
        check_code(entry.before)
    if isinstance(entry, Followed):
        check_code(entry.code)
    named: list[int | None] = [getattr(entry, "seat", None), *getattr(entry, "seats", ())]
    if not isinstance(entry, Played):  # there, `by` is no seat
        named.append(getattr(entry, "by", None))
    for seat in named:
        if seat is not None and not 0 <= seat < seats:
            raise NotAllowed(f"there is no seat {seat}")


def check_table(table: Table) -> None:
    """Check the seats of a table after its last entry, and the bots it still needs. Raises
    NotAllowed."""
    try:
        table.game.check_players(table.seats)
        if table.phase not in ("over", "closed"):
            for chair in table.chairs:
                if chair is not None and chair.bot is not None:
                    check_bot(chair.bot, table.game)
    except OptionError as error:
        raise NotAllowed(str(error)) from None
    except Refusal as refusal:
        raise NotAllowed(str(refusal.values.get("details", refusal.reason))) from None


def _check_chairs(chairs: Iterable[Chair | None]) -> None:
    people = set()
    for chair in chairs:
        if chair is None:
            continue
        check_name(chair.name)
        if chair.person is None and chair.bot is None:
            raise NotAllowed(f"nobody sits in the chair of {chair.name!a}")
        if chair.person is not None and chair.person in people:
            raise NotAllowed(f"person {chair.person} sits twice")
        people.add(chair.person)
