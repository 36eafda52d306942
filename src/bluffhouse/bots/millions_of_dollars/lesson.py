"""The lesson of Millions of Dollars: three heists. Five players, because four have no snitch."""

from bluffhouse.bots.contract import Lesson
from bluffhouse.rules.millions_of_dollars.actions import (
    READY,
    Ask,
    Choose,
    Refuse,
    Withdraw,
)

LESSON = Lesson(
    seats=5,
    secret="lesson 573",
    script=(
        # The learner's lie drives one out. Another has the learner's role and is bought out; the
        # last two trip over each other.
        (1, Choose(("bruiser",))),
        (2, Choose(("pickpocket",))),
        (3, Choose(("pickpocket",))),
        (4, Choose(("driver",))),
        (4, Withdraw(0)),
        (1, Ask(0, 0, 3)),
        (1, Ask(0, 0, 2)),
        (2, READY),
        (3, READY),
        # The learner sees that another has the same role, and leaves when their price gets no
        # answer.
        (1, Choose(("bruiser",))),
        (2, Choose(("pickpocket",))),
        (3, Choose(("bruiser",))),
        (4, Choose(("driver",))),
        (1, READY),
        (2, READY),
        (3, READY),
        (4, READY),
        # The learner leads, and is the only snitch.
        (1, Choose(("pickpocket",))),
        (2, Choose(("driver",))),
        (3, Choose(("driver",))),
        (4, Choose(("bruiser",))),
        (1, Refuse(0)),
        (1, READY),
        (2, READY),
        (3, READY),
        (4, READY),
    ),
)
