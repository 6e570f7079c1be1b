"""Fixtures for tests in a real browser."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from people import CHROMIUM_FLAGS, PATIENCE, ROOT, Guest, Home
from playwright.sync_api import Browser, expect, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all: Playwright leaves an event loop running, in which no other test could run one of its own."""
    here = Path(__file__).parent
    ours = [item for item in items if here in Path(item.path).parents]
    for item in ours:
        item.add_marker("browser")
    items[:] = [item for item in items if item not in ours] + ours


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("Chromium is not installed")
    if not (ROOT / "src/verbarium/server/assets/index.html").exists():
        pytest.skip("the page is not built: python3 play.py setup")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=found, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    house = Home(tmp_path / "v.sqlite")
    house.open()
    yield house
    house.kill()


@pytest.fixture
def guest(browser: Browser, home: Home) -> Iterator[Callable[..., Guest]]:
    guests: list[Guest] = []

    def make(*args: object, **kwargs: object) -> Guest:
        guests.append(Guest(browser, home, *args, **kwargs))  # type: ignore[arg-type]
        return guests[-1]

    yield make
    for one in guests:
        one.context.close()
