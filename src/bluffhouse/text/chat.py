"""What can be said at a table without typing: reactions, and phrases that every reader sees in
their own language. A game may add phrases of its own (`GameText.chat_phrases`)."""

from __future__ import annotations

from typing import Literal, get_args

Reaction = Literal["laugh", "gasp", "doubt", "applause", "tears", "cheers"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
"""Each has a drawing in the client and its name in the locales, `reaction-…`."""

PHRASES = (
    "phrase-good-luck",
    "phrase-thinking",
    "phrase-trust-me",
    "phrase-not-believing",
    "phrase-oops",
    "phrase-nice-one",
    "phrase-thanks",
    "phrase-good-game",
)
"""Keys of the locales, in the order in which they are offered at every table."""
