"""Live tables: seats, clocks, talk, bots in seats, and a journal that loses nothing."""
