"""The page: its size, how soon it responds and how smoothly it moves."""
