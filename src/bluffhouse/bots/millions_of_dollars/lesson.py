"""The lesson of Millions of Dollars: two heists, and the learner gets both loots."""

from bluffhouse.bots.contract import Lesson
from bluffhouse.rules.millions_of_dollars.actions import READY, Accept, Ask, Choose, Offer, Withdraw

LESSON = Lesson(
    seats=4,
    secret="lesson 0",
    script=(
        # The same role as the learner, bought out of the heist; two others trip over each other.
        (1, Choose(("driver",))),
        (2, Choose(("pickpocket",))),
        (3, Choose(("pickpocket",))),
        (1, Ask(0, 0, 3)),
        (1, Accept(1)),
        (2, READY),
        (3, READY),
        # Somebody tries to buy the learner out, and leaves.
        (1, Choose(("driver",))),
        (2, Choose(("driver",))),
        (3, Choose(("pickpocket",))),
        (3, Offer(0, 0, 2)),
        (3, Withdraw(0)),
        (1, READY),
        (2, READY),
    ),
)
