"""Rubbish that points at itself is not looked for while people play, but it is found."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAYED = """
import asyncio, gc, time, weakref
from bluffhouse.web import gc_policy

class Node:
    def __init__(self):
        self.me = [self]

async def tick(busy):
    house._quiet()  # from now on
    worked = time.process_time()
    if busy:
        while time.process_time() - worked < 0.5:
            pass
    else:
        time.sleep(0.5)
    await house.tick()

house = gc_policy.Collector()
house.begin()
asyncio.run(tick(busy=True))
nodes = [Node() for _ in range({nodes})]
first = weakref.ref(nodes[0])
gc.collect()
assert gc.get_freeze_count() > len(nodes), "what is there is left alone"
del nodes
gc.collect()
assert first() is not None, "nobody looks at it again"
asyncio.run(tick(busy={busy}))
print("found" if first() is None else "left")
house.end()
"""


@pytest.mark.parametrize(
    ("nodes", "busy", "outcome"),
    [
        (200_000, False, "found"),
        (200_000, True, "left"),
        (1_000_000, True, "found"),
        (10, False, "left"),
    ],
)
def test_what_was_left_alone_is_looked_at_when_it_pays(
    nodes: int, busy: bool, outcome: str
) -> None:
    script = PLAYED.replace("{nodes}", str(nodes)).replace("{busy}", str(busy))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == (outcome, "")
