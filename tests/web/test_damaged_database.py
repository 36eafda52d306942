"""A house whose database is deleted, or damaged in places, while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

from serving import Server, guests, seated

PAGE = 4096
LETTERS = 300
"""Letters of each message: ten of them fill a page."""


async def test_a_deleted_database_stops_the_moves_until_it_is_back(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with Server(tmp_path) as server:
        async with guests(server, "Ann", "Bob") as people:
            table = await seated(people, "lie", 2)
            ann = next(seat for seat in table if seat.legal)
            file.rename(tmp_path / "aside.db")
            refused = await ann.act(ann.choices[0])
            assert (refused["type"], refused["reason"]) == ("refused", "house-cannot-write")
            opened = await people[0].post("/api/tables", {"game": "lie", "seats": 2})
            assert (opened.status_code, opened.json()["reason"]) == (503, "house-cannot-write")
            assert (await people[0].get("/readyz")).status_code == 503
            assert not file.exists()
            (tmp_path / "aside.db").rename(file)
            while (await people[0].get("/readyz")).status_code != 200:
                await asyncio.sleep(0.05)
            assert (await ann.act(ann.choices[0]))["type"] == "update"
        assert "deleted or replaced" in server.log.read_text()


async def test_damaged_pages_close_a_table_and_not_the_house(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    server = Server(tmp_path, chat_per_minute=1000)
    with server:
        async with guests(server, "Ann") as (ann,):
            # The journal in between shares pages with both.
            lost, between, sound = [await ann.open_table("lie", 2) for _ in range(3)]
            for code, letter in ((lost, "x"), (between, "y"), (sound, "z")):
                for _ in range(40):
                    said = await ann.ask(code, type="chat", text=letter * LETTERS)
                    assert said.status_code in (200, 201), said.text
    content = bytearray(file.read_bytes())
    for start in range(PAGE, len(content), PAGE):
        if b"x" * LETTERS in content[start : start + PAGE]:
            content[start : start + 8] = b"\xff" * 8
    file.write_bytes(content)
    with server:
        async with guests(server, "Bob") as (bob,):
            answer = await bob.get(f"/api/tables/{lost}")
            assert (answer.status_code, answer.json()["reason"]) == (409, "table-damaged")
            assert (await bob.look(lost)).frames[-1]["reason"] == "table-damaged"
            assert (await bob.look(sound)).frames[-1]["type"] == "snapshot"
            assert (await bob.ask(sound, type="chat", text="hello")).status_code in (200, 201)
            assert (await bob.get("/readyz")).status_code == 200
    assert "xxx" not in server.log.read_text()
