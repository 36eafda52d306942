"""What a training continues from: the nets, in half precision, and how far it had got."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bluffhouse.learn.net import Net, load_arrays, no_net

KEPT = 4
"""Most rivals in a checkpoint."""


@dataclass
class Checkpoint:
    """The state of a training, interrupted or just beginning. The optimiser's memory is not kept:
    it recovers within a few rounds."""

    net: Net
    average: Net
    rivals: list[Net]
    """Earlier selves and exploiters."""
    imitations: Net | None
    rounds: int = 0
    played: int = 0
    """Choices made so far."""
    seconds: float = 0.0
    version: int = 0
    """Counts the nets that have played in real games."""


def save_checkpoint(at: Checkpoint, path: Path) -> None:
    """Write a checkpoint. An older one is replaced only when the new one is complete."""
    parts: dict[str, Any] = {}
    # Spread evenly over the training, including the latest.
    chosen = np.unique(np.linspace(0, len(at.rivals) - 1, KEPT).round().astype(int))
    nets = {"net": at.net, "average": at.average}
    nets |= {f"rival{place}": at.rivals[kept] for place, kept in enumerate(chosen)}
    if at.imitations is not None:
        nets["imitations"] = at.imitations
    for name, net in nets.items():
        for key, part in net.items():
            parts[f"{name}/{key}"] = np.asarray(part, np.float16)
    parts["at"] = np.array([at.rounds, at.played, at.seconds, at.version], np.float64)
    part = path.with_name(f"{path.name}.part")
    with open(part, "wb") as file:
        np.savez_compressed(file, **parts)
    os.replace(part, path)


def load_checkpoint(path: Path) -> Checkpoint:
    """Return the checkpoint in a file. Raises OptionError if it is damaged, and OSError."""
    nets: dict[str, Net] = {}
    parts = load_arrays(path)
    if not {"at", "net/w0", "average/w0"} <= parts.keys():
        raise no_net(path)
    rounds, played, seconds, version = parts.pop("at")
    for name, part in parts.items():
        net, _, key = name.partition("/")
        nets.setdefault(net, {})[key] = jnp.asarray(part, jnp.float32)
    rivals = [nets[name] for name in sorted(nets) if name.startswith("rival")]
    return Checkpoint(
        jax.tree.map(jnp.copy, nets["net"]),
        nets["average"],
        rivals,
        nets.get("imitations"),
        int(rounds),
        int(played),
        float(seconds),
        int(version),
    )
