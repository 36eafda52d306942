"""The waiting room: the invitation, the seats, and how the table is run."""

from __future__ import annotations

import base64
import re
from itertools import combinations

import pytest
import zxingcpp
from playwright.async_api import Locator, Page, expect

from client.browsers import DESKTOP, LONG_NAMES, NARROW, PHONE, WORDS, Visitor
from client.conftest import Visit
from client.inspection import LIGHTS, Findings
from serving import Server, guests

pytestmark = pytest.mark.asyncio(loop_scope="session")


# A picture that was taken of the page, pixel by pixel, in grey.
PIXELS = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas.drawImage(image, 0, 0)
    const { data, width, height } = canvas.getImageData(0, 0, image.width, image.height)
    const grey = Array.from({ length: width * height }, (_, at) => data[4 * at + 1])
    return [width, height, grey]
}"""


async def scanned(page: Page) -> list[str]:
    """Return what a camera reads that sees the whole window."""
    picture = base64.b64encode(await page.screenshot()).decode()
    width, height, grey = await page.evaluate(PIXELS, picture)
    seen = memoryview(bytes(grey)).cast("B", (height, width))
    return [barcode.text for barcode in zxingcpp.read_barcodes(seen)]


def radio(visitor: Visitor, group: str, name: str) -> Locator:
    return visitor.page.get_by_role("radiogroup", name=WORDS(group), exact=True).get_by_role(
        "radio", name=name, exact=True
    )


async def pick(visitor: Visitor, group: str, key: str, **values: int) -> None:
    """The host taps it, and sees it held once the house agrees."""
    wanted = radio(visitor, group, WORDS(key, **values) if values or "-" in key else key)
    await wanted.click()
    await expect(wanted).to_be_checked()


async def test_the_code_leads_to_the_table_by_day_and_by_night(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    code = await ann.open_table("lie", "Ann")
    picture = ann.page.get_by_role("img", name=WORDS("waiting-code"))
    for light in LIGHTS:
        await ann.page.emulate_media(color_scheme=light)
        await picture.scroll_into_view_if_needed()
        assert await scanned(ann.page) == [f"{house.url}/t/{code}?lang=en"]
    ben = await visit(house, PHONE)
    await ben.go(f"/t/{code}?lang=en")
    await ben.come_in("Ben")
    await ben.until(lambda: ben.table.get("code") == code)
    assert [*ann.troubles, *ben.troubles] == []


async def test_the_link_is_copied(house: Server, visit: Visit) -> None:
    ann = await visit(house, DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    code = await ann.open_table("lie", "Ann")
    await ann.press("waiting-copy")
    await expect(
        ann.page.get_by_role("button", name=WORDS("waiting-copied"), exact=True)
    ).to_be_visible()
    copied = await ann.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{house.url}/t/{code}?lang=en"


async def drag(page: Page, what: Locator, where: Locator) -> None:
    """With a mouse, not all at once."""
    for number, spot in enumerate((what, where)):
        box = await spot.bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await page.mouse.move(*middle, steps=1 if number == 0 else 8)
        if number == 0:
            await page.mouse.down()
    await page.mouse.up()


async def test_a_face_is_dragged_to_an_empty_seat(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await ann.open_table("lie", "Ann")
    face = ann.page.locator(".mine [data-occupant]")
    seat = ann.page.get_by_role("button", name=WORDS("waiting-empty", seat=3), exact=True)
    await drag(ann.page, face, seat)
    await ann.until(lambda: ann.table["seats"][2])
    assert ann.table["seats"][0] is None
    assert await ann.page.get_by_role("dialog").count() == 0, "a drag is no tap"
    # Let go beside every seat, it is back where it was.
    await drag(ann.page, face, ann.page.get_by_role("heading", level=1))
    await expect(ann.page.locator(".mine")).to_have_attribute("style", "")
    assert ann.table["seats"][2]["name"] == "Ann"
    assert ann.troubles == []


async def test_a_face_is_dragged_by_a_finger(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE, has_touch=True)
    await ann.open_table("lie", "Ann")
    finger = await ann.context.new_cdp_session(ann.page)
    seat = ann.page.get_by_role("button", name=WORDS("waiting-empty", seat=2), exact=True)
    face = ann.page.locator(".mine [data-occupant]")
    start, end = await face.bounding_box(), await seat.bounding_box()
    assert start is not None
    assert end is not None
    path = [
        {side: start[side] + 30 + part / 6 * (end[side] - start[side]) for side in ("x", "y")}
        for part in range(7)
    ]
    await finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": path[:1]})
    for point in path:
        await finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await ann.until(lambda: ann.table["seats"][1])
    assert ann.table["seats"][0] is None
    assert await ann.page.evaluate("scrollY") == 0, "the page stays where it is"
    assert ann.troubles == []


async def test_a_seat_by_tap_and_by_keyboard(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    ben = await visit(house, PHONE)
    code = await ann.open_table("lie", "Ann")
    await ben.go(f"/t/{code}")
    await ben.come_in("Ben")
    await ben.press("waiting-empty", seat=3)
    await ben.until(lambda: ben.table["seats"][2])
    empty = ben.page.get_by_role("button", name=WORDS("waiting-empty", seat=4), exact=True)
    await empty.focus()
    await ben.page.keyboard.press("Enter")
    await ben.until(lambda: ben.table["seats"][3] and ben.table["seats"][2] is None)
    await ben.page.get_by_role("button", name=re.compile("^Ben ")).click()
    await ben.press("waiting-leave-seat")
    await ben.until(lambda: ben.table["seats"][3] is None)
    await ben.press("waiting-sit")
    await ann.until(lambda: ann.table["seats"][1])
    await ann.page.get_by_role("button", name=re.compile("^Ben ")).click()
    await ann.press("waiting-remove")
    await ann.until(lambda: ann.table["seats"][1] is None)
    assert [*ann.troubles, *ben.troubles] == []


async def test_bots_are_described_in_words(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await ann.open_table("lie", "Ann")
    await ann.press("waiting-empty", seat=2)
    await ann.page.get_by_label(WORDS("waiting-strength")).select_option("shark")
    await ann.page.get_by_label(WORDS("waiting-temperament")).select_option("bold")
    await ann.press("waiting-add-bot")
    await expect(ann.page.get_by_text("bot: shark, bold")).to_be_visible()
    await ann.press("waiting-fill-with-bots")
    await ann.until(lambda: all(ann.table["seats"]))
    await expect(ann.page.get_by_text("bot: regular", exact=True)).to_have_count(2)
    await ann.press("waiting-start")
    await ann.until(lambda: ann.table["phase"] != "waiting")
    assert ann.troubles == []


async def test_the_host_sets_the_table_up_and_the_others_read_it(
    house: Server, visit: Visit
) -> None:
    ann = await visit(house, PHONE)
    code = await ann.open_table("lie", "Ann")
    ben = await visit(house, PHONE)
    await ben.follow(code, "Ben")

    await pick(ann, "waiting-seats", "5")
    await pick(ann, "waiting-doors", "waiting-doors-public")
    await pick(ann, "waiting-clock", "waiting-clock-game")
    await pick(ann, "waiting-clock-how-long", "waiting-clock-minutes", minutes=20)
    await pick(ann, "waiting-clock-increment", "waiting-clock-seconds", seconds=10)
    await pick(ann, "waiting-absence", "waiting-absence-wait")
    await pick(ann, "lie-option-raise-order", "lie-option-raise-order-value-first")
    wild = ann.page.get_by_role("switch", name=WORDS("lie-option-wild-ones"), exact=True)
    await wild.click()
    await expect(wild).to_be_checked()

    await ben.until(lambda: ben.table["options"].get("wild_ones"))
    assert len(ben.table["seats"]) == 5
    assert ben.table["public"] is True
    assert ben.table["clock"] == {"kind": "game", "seconds": 1200, "increment": 10}
    assert ben.table["absence"] == "wait"
    assert ben.table["options"] == {"raise_order": "value_first", "wild_ones": True}
    for key in ("doors-public", "doors-public-says", "clock-game", "clock-game-says", "host-sets"):
        await expect(ben.page.get_by_text(WORDS(f"waiting-{key}"), exact=True)).to_be_visible()
    assert await ben.page.locator("main").locator("input[type=radio], [role=switch]").count() == 0
    # What the house refuses does not look as if it held.
    await pick(ann, "waiting-clock", "waiting-clock-days")
    await radio(ann, "waiting-seats", "2").click()
    await ann.until(lambda: len(ann.table["seats"]) == 2)
    assert [*ann.troubles, *ben.troubles] == []


async def test_a_table_with_more_people_than_seats_says_no(house: Server, visit: Visit) -> None:
    ann = await visit(house, PHONE)
    await ann.open_table("lie", "Ann")
    await ann.press("waiting-fill-with-bots")
    await ann.until(lambda: all(ann.table["seats"]))
    await radio(ann, "waiting-seats", "3").click()
    await expect(ann.page.get_by_role("alert")).to_have_text(WORDS("too-few-seats", people=4))
    await expect(radio(ann, "waiting-seats", "4")).to_be_checked()


async def test_eight_long_names_on_a_narrow_phone(house: Server, visit: Visit) -> None:
    found = Findings()
    ann = await visit(house, NARROW)
    async with guests(house, *LONG_NAMES[:-1]) as people:
        code = await people[0].open_table("millions_of_dollars", 8)
        for seat, person in enumerate(people):
            answer = await person.ask(code, type="sit", seat=seat)
            assert answer.status_code == 200, answer.text
        await ann.follow(code, "Ann")
        await ann.until(lambda: all(ann.table["seats"]))
        seats = ann.page.locator(".seat")
        await expect(seats).to_have_count(8)
        await found.look(ann.page, "eight")
        boxes = [await seat.bounding_box() for seat in await seats.all()]
        for one, other in combinations([box for box in boxes if box], 2):
            beside = abs(one["x"] - other["x"]) >= min(one["width"], other["width"]) - 2
            above, below = sorted((one, other), key=lambda box: box["y"])
            assert beside or above["y"] + above["height"] <= below["y"] + 2, (one, other)
    assert not found, str(found)
    assert ann.troubles == []
