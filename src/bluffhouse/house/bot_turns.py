"""Which bots may move now, and what the script of a lesson has them do."""

from __future__ import annotations

from bluffhouse.bots import lesson as lesson_of
from bluffhouse.bots.contract import LEARNER
from bluffhouse.house.table import Table
from bluffhouse.rules.contract import Action


def bots_that_move(table: Table) -> tuple[int, ...]:
    """Return the seats whose bots may move now. In a lesson they wait for the learner, and the
    script says which of them is next; where it does not fit, the learner goes first."""
    seats = table.to_act
    if table.opened.lesson:
        scripted = None if table.held else _script(table)
        if scripted is not None:
            seats = (scripted[0],)
        elif table.held or LEARNER in seats:
            seats = ()
    chairs = table.chairs
    return tuple([seat for seat in seats if (chair := chairs[seat]) and chair.bot])


def scripted_move(table: Table, seat: int) -> Action | None:
    """Return the seat's move if it is the next one in the script of a lesson and legal now."""
    scripted = _script(table)
    return scripted[1] if scripted is not None and scripted[0] == seat else None


def _script(table: Table) -> tuple[int, Action] | None:
    lesson = lesson_of(table.game.name) if table.opened.lesson else None
    return None if lesson is None or table.state is None else lesson.move(table.state)
