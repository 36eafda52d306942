"""What the page weighs, how soon it answers, and how smoothly it moves."""
