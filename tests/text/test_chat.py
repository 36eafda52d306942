"""The client offers the reactions and phrases that the house accepts."""

from __future__ import annotations

import re
from pathlib import Path

from bluffhouse.text.chat import PHRASES, REACTIONS

CLIENT = Path(__file__).parents[2] / "client" / "src" / "house" / "chat.ts"


def test_the_client_offers_what_the_house_accepts() -> None:
    source = CLIENT.read_text(encoding="utf-8")
    phrases = re.findall(r"^  '(phrase-[a-z-]+)',$", source, re.MULTILINE)
    assert tuple(phrases) == PHRASES
    reactions = re.search(r"REACTIONS = \[([^\]]*)\]", source)
    assert reactions is not None
    assert tuple(re.findall(r"'(\w+)'", reactions[1])) == REACTIONS
