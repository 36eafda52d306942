"""The command `bluffhouse`."""

from bluffhouse.cli.app import main

__all__ = ["main"]
