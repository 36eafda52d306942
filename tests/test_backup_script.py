"""The script that copies the house's file: a copy taken in mid-game is a house that plays on."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
import websockets

from bluffhouse.records import read, verify
from serving import Guest, Server, guests, seated

SCRIPT = Path(__file__).parents[1] / "deploy" / "backup.sh"
SOME_FRAMES = 40
"""Frames that a player gets in a few rounds of LIE."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is a shell script")


def copied(file: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    folder.mkdir(exist_ok=True)
    return subprocess.run(
        ["sh", str(SCRIPT), str(file), str(folder)],
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


async def test_a_game_goes_on_from_a_copy(tmp_path: Path) -> None:
    first, second, backup = (tmp_path / name for name in ("first", "second", "backup"))
    for folder in (first, second):
        folder.mkdir()
    with Server(first) as server:
        async with guests(server, "Ann", "Bob") as people:
            looking = await seated(people, "lie", 3, options={"longer_game": True})
            code = looking[0].code
            ann, bob = looking
            other = asyncio.create_task(bob.play_on(random.Random(1)))
            await ann.play_on(random.Random(2), lambda: len(ann.frames) >= SOME_FRAMES)
            done = await asyncio.to_thread(copied, first / "house.db", backup)
            assert done.returncode == 0, done.stderr
            server.kill()  # the disk breaks
            with suppress(websockets.ConnectionClosed):
                await other
            before = server.journal(code)
            (copy,) = backup.iterdir()
            assert copy.stat().st_mode & 0o077 == 0
            copy.rename(second / "house.db")
            with Server(second) as restored:
                kept = restored.journal(code)
                assert kept.items() <= before.items()
                again = [Guest(restored, one.http, one.name, one.token) for one in people]
                seats = [await guest.look(code) for guest in again]
                assert [seat.you for seat in seats] == [seat.you for seat in looking]
                assert {seat.table["phase"] for seat in seats} == {"playing"}
                await asyncio.gather(*[seat.play_on(random.Random(7)) for seat in seats])
                record = read((await again[0].get(f"/api/tables/{code}/record")).text).record
                assert verify(record).outcome == "honest"
                for seat in seats:
                    await seat.close()


def test_what_is_no_database_is_not_copied(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.write_text("Once upon a time, " * 1000)
    done = copied(file, tmp_path / "backup")
    assert done.returncode != 0
    assert "not a database" in done.stderr
    assert not list((tmp_path / "backup").glob("*.db"))


def test_a_missing_house_is_not_made(tmp_path: Path) -> None:
    done = copied(tmp_path / "house.db", tmp_path / "backup")
    assert done.returncode != 0
    assert not (tmp_path / "house.db").exists()


def test_old_copies_are_deleted(tmp_path: Path) -> None:
    with Server(tmp_path):
        backup = tmp_path / "backup"
        backup.mkdir()
        old, other = backup / "house-20200101-000000.db", backup / "letter.txt"
        for file in (old, other):
            file.touch()
            os.utime(file, (0, 0))
        done = copied(tmp_path / "house.db", backup)
    assert done.returncode == 0, done.stderr
    assert not old.exists()
    assert other.exists()
    assert len(list(backup.glob("house-*.db"))) == 1
