"""Matrix products in one thread.

NumPy shares out larger products among threads, which wait for each other. Ours are too small to
gain by it, and where other programs use the processors, such as other bots, the waiting takes
twenty times as long as the product.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache

import numpy as np  # noqa: F401  its library is found only once it is loaded
from threadpoolctl import ThreadpoolController


def one_thread() -> AbstractContextManager[object]:
    """Let NumPy use one thread inside a `with` block. That takes 15 µs."""
    limited: AbstractContextManager[object] = _libraries().limit(limits=1, user_api="blas")
    return limited


@cache
def _libraries() -> ThreadpoolController:
    return ThreadpoolController()
