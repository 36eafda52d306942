"""The net: what a seat knows goes in, a choice and every seat's chance to win come out.

A plain perceptron. `apply` runs it in JAX for training; `bluffhouse.bots.champion` runs the same
weights in NumPy at a real table.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from bluffhouse.rules.contract import OptionError

Net = dict[str, Any]
"""The weights: `w0`, `b0`, `w1` ... of the hidden layers, then of the heads `choice` and `wins`."""

NEVER = -1e9
"""Stands for the logit of an illegal number."""


def new_net(
    key: jax.Array, width: int, actions: int, seats: int, hidden: Sequence[int] = (512, 512, 512)
) -> Net:
    """Return a net with random weights that chooses almost evenly."""
    net: Net = {}
    sizes = [width, *hidden]
    keys = iter(jax.random.split(key, len(hidden) + 2))
    orthogonal = jax.nn.initializers.orthogonal
    for at, (here, there) in enumerate(zip(sizes, hidden, strict=False)):
        net[f"w{at}"] = orthogonal(2**0.5)(next(keys), (here, there), jnp.float32)
        net[f"b{at}"] = jnp.zeros(there)
    for head, size in (("choice", actions), ("wins", seats)):
        net[f"w_{head}"] = orthogonal(0.01)(next(keys), (sizes[-1], size), jnp.float32)
        net[f"b_{head}"] = jnp.zeros(size)
    return net


def apply(net: Net, seen: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the logits of all action numbers and of every seat's chance to win.

    The hidden layers run in bfloat16 where the device is made for it.
    """
    layer = seen.astype(KIND)
    at = 0
    while f"w{at}" in net:
        layer = jax.nn.relu(layer @ net[f"w{at}"].astype(KIND) + net[f"b{at}"].astype(KIND))
        at += 1
    choice, wins = (
        (layer @ net[f"w_{head}"].astype(KIND)).astype(jnp.float32) + net[f"b_{head}"]
        for head in ("choice", "wins")
    )
    return choice, wins


KIND = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32


def legal_only(logits: jax.Array, mask: jax.Array) -> jax.Array:
    """Return the logits with illegal numbers made impossible."""
    return jnp.where(mask, logits, NEVER)


def at_the_table(logits: jax.Array, players: int) -> jax.Array:
    """Return the logits of the chances to win with those of missing seats made impossible."""
    return jnp.where(jnp.arange(logits.shape[-1]) < players, logits, NEVER)


def save_net(net: Net, path: Path) -> None:
    """Write the weights in half precision."""
    parts: dict[str, Any] = {name: np.asarray(part, np.float16) for name, part in net.items()}
    np.savez_compressed(path, **parts)


def load_net(path: Path) -> Net:
    """Return the weights of a file. Raises OptionError if it holds no net, and OSError."""
    parts = load_arrays(path)
    return {name: jnp.asarray(part, jnp.float32) for name, part in parts.items()}


def load_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """Return the arrays of a file. Raises OptionError if it is damaged or of another kind, and
    OSError."""
    try:
        with open(path, "rb") as file, np.load(file) as parts:
            arrays = dict(parts)
            if all(_is_numeric(part) for part in arrays.values()):
                return arrays
    except (ValueError, TypeError, EOFError, BadZipFile, zlib.error):
        pass
    raise no_net(path)


def _is_numeric(part: object) -> bool:
    return isinstance(part, np.ndarray) and part.dtype.kind in "fiu"


def no_net(path: Path) -> OptionError:
    """Return the refusal of a file that is damaged or of another kind."""
    message = f"{path}: this file is damaged or does not hold a net"
    return OptionError(message, "learn-no-net", file=str(path))
