"""What the house carries, side by side with boardgame.io: `make bench-house`."""
