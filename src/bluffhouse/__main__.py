"""Run the command `bluffhouse` by `python -m bluffhouse`."""

from bluffhouse.cli import main

main()
