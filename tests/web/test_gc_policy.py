"""Reference cycles are not searched for while people play, but they are found later."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import asyncio, gc, time, weakref
from bluffhouse.web import gc_policy

class Node:
    def __init__(self):
        self.me = [self]

async def tick(busy):
    policy._idle()  # measure from now on
    worked = time.process_time()
    if busy:
        while time.process_time() - worked < 0.5:
            pass
    else:
        time.sleep(0.5)
    await policy.tick()

policy = gc_policy.GcPolicy()
policy.start()
asyncio.run(tick(busy=True))
nodes = [Node() for _ in range({nodes})]
first = weakref.ref(nodes[0])
gc.collect()
assert gc.get_freeze_count() > len(nodes), "survivors are frozen"
del nodes
gc.collect()
assert first() is not None, "a frozen cycle is not scanned again"
asyncio.run(tick(busy={busy}))
print("found" if first() is None else "left")
policy.stop()
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
def test_frozen_objects_are_scanned_again_when_it_pays(
    nodes: int, busy: bool, outcome: str
) -> None:
    script = SCRIPT.replace("{nodes}", str(nodes)).replace("{busy}", str(busy))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == (outcome, "")
