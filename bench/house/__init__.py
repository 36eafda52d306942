"""The capacity of the house, side by side with boardgame.io: `make bench-house`."""
