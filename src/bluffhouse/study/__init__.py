"""Know how you played: reviews of finished games (docs/review.md)."""

import os

# A house reviews beside its tables, and the matrices are small: one thread is enough. NumPy reads
# this when it is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from bluffhouse.study.findings import (
    Balance,
    Belief,
    Decision,
    Moment,
    Option,
    Review,
    TurningPoint,
    Verdict,
)
from bluffhouse.study.review import NotOver, review

__all__ = [
    "Balance",
    "Belief",
    "Decision",
    "Moment",
    "NotOver",
    "Option",
    "Review",
    "TurningPoint",
    "Verdict",
    "review",
]
