"""Know how you played: reviews of finished games (docs/review.md), and hints (docs/hints.md)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

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
from bluffhouse.study.hints import Hint

if TYPE_CHECKING:
    from bluffhouse.study.adviser import hint
    from bluffhouse.study.reviewer import NotOver, review

__all__ = [
    "Balance",
    "Belief",
    "Decision",
    "Hint",
    "Moment",
    "NotOver",
    "Option",
    "Review",
    "TurningPoint",
    "Verdict",
    "hint",
    "review",
]


def __getattr__(name: str) -> Any:
    """Import the reviewer and the adviser when they are first needed: a house that only shows what
    they found does without NumPy."""
    if name in ("NotOver", "review"):
        from bluffhouse.study import reviewer

        return getattr(reviewer, name)
    if name == "hint":
        from bluffhouse.study import adviser

        return adviser.hint
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
