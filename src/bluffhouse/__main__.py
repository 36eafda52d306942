"""`python -m bluffhouse` is the command `bluffhouse`."""

from bluffhouse.cli import main

main()
