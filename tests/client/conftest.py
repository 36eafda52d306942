"""Fixtures for tests in a browser: the browser, a house, and visitors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from client.browsers import FLAGS, NotInstalledError, Visitor, build_client, chromium
from serving import Server

HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()

Visit = Callable[..., Coroutine[Any, Any, Visitor]]

expect.set_options(timeout=60_000)  # milliseconds; the machine may be busy


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give each test in a browser a second try.

    A browser on a starved machine now and then loses a page or a frame. If a test needs its second
    try, the summary shows why: read it. One that fails twice fails.
    """
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, None]:
    report = (yield).get_result()
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed


@pytest.fixture(scope="session")
def built() -> None:
    """Build the client from its current sources, where the house serves it from."""
    try:
        build_client()
    except NotInstalledError as error:
        pytest.fail(str(error))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    try:
        program = chromium()
    except NotInstalledError as error:
        pytest.fail(str(error))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), mcp=True) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def visit(
    browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> AsyncIterator[Visit]:
    """Return a function that makes visitors, each with their own browser context.

    Their browsers keep no pages for a time without the house, which would cost every test a third
    of a second: tests about that ask for `service_workers="allow"`. When a test fails, screenshots
    of what they saw are kept.
    """
    came: list[Visitor] = []

    async def visit(server: Server, size: tuple[int, int], **how: Any) -> Visitor:
        width, height = size
        usual = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        how = usual | how
        context = await browser.new_context(viewport={"width": width, "height": height}, **how)
        context.set_default_timeout(60_000)
        came.append(Visitor(server, context, await context.new_page()))
        return came[-1]

    yield visit
    for number, visitor in enumerate(came):
        if request.node.stash.get(FAILED, False):
            await visitor.page.screenshot(path=tmp_path / f"visitor-{number}.png", full_page=True)
            (tmp_path / f"visitor-{number}.txt").write_text("\n".join(visitor.troubles))
        await visitor.context.close()
