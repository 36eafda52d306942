"""A record from a file: laid on the page, and the game is played again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

import bluffhouse
from bluffhouse.records import Player, save
from client.browsers import DESKTOP, GAMES, PHONE, WORDS
from client.conftest import Visit
from client.inspection import Findings
from serving import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ("Ann", "Wolfeschlegelsteinhausen", "Brzęczyszczykiewiczowski", "Dot", "Eve")

# What a browser does when somebody lets a file go over the page.
DROP = """([name, text]) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], name))
    const how = { dataTransfer, bubbles: true, cancelable: true }
    for (const type of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, how))
}"""


def saved(folder: Path, game: str) -> Path:
    """A game at random, as the terminal saves it."""
    players = min(4, bluffhouse.games()[game].seats[-1])
    state = bluffhouse.game(game).start(players, seed="in a file")
    rng = random.Random(game)
    while state.result is None:
        seat = state.to_act[0]
        state.play(seat, state.legal(seat).sample(rng))
    path = folder / f"{game}.bluff"
    people = [Player(name) for name in NAMES[: players - 1]]
    save(path, state.record, (*people, Player("Olga", "rookie")))
    return path


async def choose(page: Page, file: Path) -> None:
    button = page.get_by_role("button", name=WORDS("replay-record-choose"), exact=True)
    async with page.expect_file_chooser() as chooser:
        await button.click()
    await (await chooser.value).set_files(file)


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_is_chosen_and_played_again(
    house: Server, visit: Visit, tmp_path: Path, game: str
) -> None:
    found = Findings()
    ann = await visit(house, PHONE)
    page = ann.page
    await ann.go("/replay")
    await choose(page, saved(tmp_path, game))
    scrubber = page.get_by_role("slider", name=WORDS("replay-scrub"))
    await expect(scrubber).to_have_value("0")
    await expect(page.get_by_text(WORDS("replay-record-luck", luck="honest")).first).to_be_visible()

    # From every seat, to the end, at the moment where one was.
    eyes = page.get_by_label(WORDS("replay-from"))
    names = await eyes.locator("option:enabled").all_inner_texts()
    assert names[:3] == [WORDS("replay-outside"), WORDS("replay-all-hands"), "Ann"]
    assert names[-1] == "Olga"
    last = await scrubber.get_attribute("max")
    assert last is not None
    await page.get_by_role("button", name=WORDS("replay-step"), exact=True).click()
    await expect(scrubber).to_have_value("1")
    await eyes.select_option("Olga")
    await expect(scrubber).to_have_value("1")
    await scrubber.focus()
    await scrubber.press("End")
    await expect(scrubber).to_have_value(last)
    end = WORDS("replay-at", at=int(last), of=int(last))
    await expect(page.get_by_text(end, exact=True)).to_be_visible()
    assert await page.locator("footer .caption").inner_text()
    await found.look(page, f"{game} from a file, at its end")

    await ann.press("replay-record-another")
    await page.get_by_text(WORDS("replay-record-drop")).wait_for()
    assert not found, str(found)
    assert ann.troubles == []


async def test_a_record_is_dropped_on_the_page(house: Server, visit: Visit, tmp_path: Path) -> None:
    found = Findings()
    ann = await visit(house, DESKTOP)
    await ann.go("/")
    await ann.page.get_by_role("link", name=WORDS("door-record"), exact=True).click()
    await ann.page.get_by_role("heading", name=WORDS("replay-record-title"), exact=True).wait_for()
    await found.look(ann.page, "no record yet")
    file = saved(tmp_path, "lie")
    await ann.page.evaluate(DROP, [file.name, file.read_text(encoding="utf-8")])
    await ann.page.get_by_role("slider", name=WORDS("replay-scrub")).wait_for()
    assert not found, str(found)
    assert ann.troubles == []


async def test_what_is_no_record_is_said_with_its_line(
    house: Server, visit: Visit, tmp_path: Path
) -> None:
    found = Findings()
    ann = await visit(house, PHONE)
    await ann.go("/replay")
    good = saved(tmp_path, "lie").read_text(encoding="utf-8")
    header, *lines = good.splitlines()
    said = ann.page.locator(".no")

    letter = tmp_path / "letter.txt"
    letter.write_text('{"dear": "diary"}')
    await choose(ann.page, letter)
    reason = WORDS("record-foreign")
    await expect(said).to_contain_text(
        WORDS("record-wrong", file="letter.txt", line=1, reason=reason)
    )

    forged = tmp_path / "a record that somebody has changed.bluff"
    forged.write_text("\n".join([header, *lines[:3], *lines[2:]]))
    await choose(ann.page, forged)
    await expect(said).to_contain_text(f"{forged.name}: line 5: ")
    await found.look(ann.page, "a refusal")

    long = tmp_path / "long.bluff"
    long.write_text(good + " " * 300 * 1024)
    await choose(ann.page, long)
    await expect(said).to_contain_text(WORDS("record-too-long", most=256))
    assert not found, str(found)
    # The house said no, twice; the third was not even sent.
    assert [one.partition(":")[0] for one in ann.troubles if "/api/" in one] == ["409", "409"]


async def test_the_record_of_a_game_is_saved_from_its_reveal(
    house: Server, visit: Visit, tmp_path: Path
) -> None:
    ann = await visit(house, DESKTOP)
    await ann.play_against_bots("lie", "Ann")
    await ann.play_on(random.Random(1))
    save_it = ann.page.get_by_role("link", name=WORDS("reveal-save"), exact=True)
    async with ann.page.expect_download() as download:
        await save_it.click()
    file = tmp_path / (await download.value).suggested_filename
    await (await download.value).save_as(file)
    assert file.name == f"lie-{ann.table['code']}.bluff"
    await ann.page.get_by_role("link", name=WORDS("replay-record-title"), exact=True).click()
    await choose(ann.page, file)
    await ann.page.get_by_role("slider", name=WORDS("replay-scrub")).wait_for()
    assert ann.troubles == []
