"""Live tables: seats, clocks, chat, bots, and a journal that loses nothing."""
