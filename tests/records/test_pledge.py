"""The pledge: the dealer cannot choose the seed once the players have added to it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bluffhouse
from bluffhouse.records import Player, RecordError, read, save, verify, write
from bluffhouse.rules.chance import commitment
from bluffhouse.rules.contract import Record
from worlds import play_on

SECRET = "5ec4e7" * 10
NUMBERS = ("c0ffee", "", "0badcafe")
PLAYERS = (Player("Ann"), Player("Olga", "rookie"), Player("Bob"))
DOCUMENT = Path(__file__).parents[2] / "docs" / "records.md"


def a_record(secret: str = SECRET, numbers: tuple[str, ...] = NUMBERS) -> Record:
    """A game dealt from that secret and those numbers, whatever was pledged before."""
    seed = "+".join([secret, *numbers])
    played = play_on(bluffhouse.game("lie").start(3, seed), random.Random(1)).record
    return msgspec.structs.replace(played, pledge=commitment(SECRET))


def test_an_honest_pledge_survives_the_file_and_is_verified() -> None:
    text = write(a_record(), PLAYERS)
    assert json.loads(text.splitlines()[0])["pledge"] == commitment(SECRET)
    record = read(text).record
    assert record == a_record()
    assert verify(record).outcome == "honest"


def test_a_record_without_a_pledge_reads_and_verifies_as_before() -> None:
    old = msgspec.structs.replace(a_record(), pledge=None)
    text = write(old, PLAYERS)
    assert "pledge" not in text
    assert read(text).record == old
    assert verify(old).outcome == "honest"


@pytest.mark.parametrize(
    ("secret", "numbers", "reason"),
    [
        ("another secret", NUMBERS, "not the pledged one"),
        (SECRET[:-1], NUMBERS, "not the pledged one"),
        ("", NUMBERS, "not the pledged one"),
        (SECRET, NUMBERS[:2], "one number for each seat"),
        (SECRET, (*NUMBERS, "found by trying"), "one number for each seat"),
        (SECRET, (), "one number for each seat"),
    ],
)
def test_another_seed_than_the_pledged_one_is_found(
    secret: str, numbers: tuple[str, ...], reason: str
) -> None:
    """The luck and the commitment are right in all of them."""
    record = a_record(secret, numbers)
    assert verify(msgspec.structs.replace(record, pledge=None)).outcome == "honest"
    verdict = verify(record)
    assert verdict.outcome == "dishonest"
    assert reason in verdict.reason


def test_what_is_no_hash_is_no_pledge() -> None:
    text = write(a_record(), PLAYERS)
    for wrong in ("", "0" * 63, "0" * 65, "G" * 64, "0" * 64 + "\\n"):
        with pytest.raises(RecordError, match=r"line 1: .*pledge"):
            read(text.replace(commitment(SECRET), wrong, 1))


def test_a_player_checks_his_own_number_as_the_manual_says(tmp_path: Path) -> None:
    code = re.search(r"```python\n(import json.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert code is not None
    manual: dict[str, Any] = {}
    exec(code[1], manual)
    is_mine = manual["is_mine"]
    file = tmp_path / "game.bluff"
    save(file, a_record(), PLAYERS)
    pledge = commitment(SECRET)
    assert is_mine(file, pledge, 0, "c0ffee")
    assert is_mine(file, pledge, 2, "0badcafe")
    assert not is_mine(file, pledge, 2, "c0ffee")
    assert not is_mine(file, commitment("another"), 0, "c0ffee")
    save(file, a_record(numbers=("c0ffee", "7", "0badcafe")), PLAYERS)
    assert not is_mine(file, pledge, 0, "c0ffee"), "the dealer tried numbers for his bot"
