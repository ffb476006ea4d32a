"""The local table as a newcomer meets it: the real program, a real browser, only the mouse."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    FrameLocator,
    Locator,
    Page,
    Request,
    TimeoutError,
    expect,
    sync_playwright,
)

from bot import cli

ROOT = Path(__file__).resolve().parents[2]
QUIET = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60.0
"""Seconds for anything on a busy machine."""
SOON = 5.0
"""Seconds in which a page sends what was pressed."""
DESKTOP, PHONE = (1280, 900), (390, 844)

expect.set_options(timeout=PATIENCE * 1000)


@contextmanager
def local_table(database: Path) -> Iterator[str]:
    """Start the program, yield the address that it prints, and stop it.

    By SIGTERM: a runner in the background hands down an ignored SIGINT.
    """
    command = [sys.executable, "-m", "bot", "preview", "--port", "0", "--database", str(database)]
    log = database.with_suffix(".log")
    with log.open("w") as output:
        process = subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=output)
        try:
            until(lambda: "http://" in log.read_text() or process.poll() is not None)
            address = re.search(r"http://\S+", log.read_text())
            assert address, log.read_text()
            yield address.group()
        finally:
            process.terminate()
            try:
                code = process.wait(PATIENCE)
            finally:
                process.kill()
    assert code == 0, log.read_text()
    assert "Traceback" not in log.read_text()


def until(fact: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < deadline, "waited too long"
        time.sleep(0.1)


@pytest.fixture
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium, args=QUIET)


def request(browser: Browser, address: str, size: tuple[int, int] = DESKTOP) -> Page:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(address)
    expect(posts(page)).not_to_have_count(0)
    return page


def posts(page: Page) -> Locator:
    return page.locator("article.channel-message")


def pictures(page: Page) -> int:
    """Return how many boards are shown; every one must have arrived whole."""
    images = page.locator("article.channel-message img.gallery-image")
    loaded = "all => all.every(image => image.complete && image.naturalWidth > 500)"
    until(lambda: bool(images.evaluate_all(loaded)))
    return images.count()


def act(page: Page, kinds: str, do: Callable[[], object]) -> None:
    """Do something until the page sends it, and wait until the server has carried it out.

    A click is lost if the page draws its posts anew between the press and the release, or is not
    idle. What it says of an action in the end may be of another one, of which the server has told
    meanwhile.
    """

    def is_it(sent: Request) -> bool:
        body = sent.post_data or ""
        kind = re.search(r'"kind":"(\w+)"', body)
        return sent.url.endswith("/api/action") and kind is not None and kind[1] in kinds.split()

    status, until = page.locator("#action-status"), time.monotonic() + PATIENCE
    while True:
        expect(status).not_to_contain_text("…")
        try:
            with page.expect_request(is_it, timeout=SOON * 1000) as sent:
                do()
            break
        except TimeoutError:
            assert time.monotonic() < until, "the page sends nothing"
    response = sent.value.response()
    assert response is not None and not response.json()["rejected"], response
    expect(status).not_to_contain_text("…")


def press(page: Page, button: Locator) -> None:
    """Click and wait until everything that follows is done."""
    act(page, "click select", button.click)


def look_as(page: Page, name: str) -> None:
    """Become another person at the table."""
    viewers = page.locator("#viewer-picker")
    if viewers.locator("option:checked").inner_text() != name:
        act(page, "viewer", lambda: viewers.select_option(label=name))


def lobby(page: Page, name: str) -> Locator:
    return posts(page).first.get_by_role("button", name=name)


def answers(page: Page) -> Locator:
    """Return the buttons of the newest post that has any."""
    asking = posts(page).filter(has=page.locator("button.component-button"))
    return asking.last.locator("button.component-button")


def open_menu(page: Page) -> bool:
    return bool(posts(page).last.locator(".select-trigger").count())


def move(page: Page) -> None:
    """Answer what is asked last with its first answer, be it a button or a menu."""
    pictures(page)
    if open_menu(page):
        posts(page).last.locator(".select-trigger").last.click()
        press(page, page.locator("[role=option]:visible").first)
    else:
        press(page, answers(page).first)


def size(picture: Locator) -> tuple[int, int]:
    box = picture.bounding_box()
    assert box is not None
    return round(box["width"]), round(box["height"])


def fits(picture: Locator, width: int) -> bool:
    """Return whether a picture is on the screen, neither tiny nor wider than it."""
    box = picture.bounding_box()
    return box is not None and 200 < box["width"] <= width


def test_a_newcomer_plays_against_house_bots(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "local.sqlite"
    with local_table(database) as address:
        page = request(browser, address)
        expect(posts(page)).to_have_count(1)
        for _ in range(2):
            press(page, lobby(page, "Add house bot"))
        press(page, lobby(page, "Start"))
        at_start = pictures(page)
        assert at_start >= 3, "the cover of the lobby, the table and the boards"
        assert size(page.locator("img.gallery-image").first) == (550, 200)
        assert size(page.locator("img.gallery-image").nth(1)) == (550, 350)
        shown = posts(page).count()
        for _ in range(3):
            move(page)
        assert posts(page).count() > shown
        assert pictures(page) > at_start
        page.close()
    with local_table(database) as address:
        page = request(browser, address, PHONE)
        assert pictures(page) >= 2
        expect(answers(page)).not_to_have_count(0)
        until(lambda: fits(page.locator("img.gallery-image").first, PHONE[0]))
        before = posts(page).count()
        move(page)
        assert posts(page).count() > before


def test_people_take_seats_in_turn(browser: Browser, tmp_path: Path) -> None:
    with local_table(tmp_path / "local.sqlite") as address:
        page = request(browser, address)
        look_as(page, "Ben")
        press(page, lobby(page, "Join"))
        expect(posts(page).first).to_contain_text("Anna")
        expect(posts(page).first).to_contain_text("Ben")


def test_the_local_table_offers_its_page_in_the_browser(browser: Browser, tmp_path: Path) -> None:
    """A second tab has the table as a page of its own, and follows what is played in the first."""
    with local_table(tmp_path / "local.sqlite") as address:
        page = request(browser, address)
        look_as(page, "Ben")
        press(page, lobby(page, "Join"))
        look_as(page, "Anna")
        press(page, lobby(page, "Start"))
        press(page, answers(page).filter(has_text="Boards"))
        press(page, answers(page).filter(has_text="Open in browser"))
        way = page.locator("a[href*='/t/']").get_attribute("href")
        assert way is not None
        tab = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
        tab.goto(way)
        expect(tab.get_by_role("heading", level=1)).to_have_text("Puerto Rico · table #1")
        expect(tab.locator("#log li")).to_have_count(0)
        asked = tab.locator("#asked li").inner_text()
        look_as(page, asked.partition(",")[0])
        begun = posts(page).filter(has_text="the game begins")
        press(page, begun.locator("button.component-button").first)
        expect(tab.locator("#log li")).to_have_count(1)
        expect(tab.locator("#asked li")).not_to_have_text(asked)


def beside(page: Page) -> FrameLocator:
    return page.frame_locator("#beside")


def question(page: Page) -> Locator:
    return beside(page).locator("#turn-text")


def started(page: Page) -> str:
    """Begin a game of Anna and Ben by the chat, and return who is asked first."""
    look_as(page, "Ben")
    press(page, lobby(page, "Join"))
    look_as(page, "Anna")
    press(page, lobby(page, "Start"))
    asked = beside(page).locator("#asked li")
    expect(asked).to_have_count(1)
    return asked.inner_text().partition(",")[0]


def test_the_playable_page_stands_beside_the_chat(browser: Browser, tmp_path: Path) -> None:
    """Paired already with the person who is played in the chat, also once that is another one."""
    with local_table(tmp_path / "local.sqlite") as address:
        page = request(browser, address)
        expect(beside(page).get_by_role("heading", level=1)).to_have_text("My tables")
        first = started(page)
        second = {"Anna": "Ben", "Ben": "Anna"}[first]
        look_as(page, second)
        expect(question(page)).not_to_contain_text(first)
        look_as(page, first)
        expect(question(page)).to_contain_text(first)
        chat, board = page.locator("#preview-shell").bounding_box(), page.locator("#beside")
        box = board.bounding_box()
        assert chat is not None and box is not None
        assert chat["x"] + chat["width"] <= box["x"] and box["x"] + box["width"] <= DESKTOP[0]

        before = posts(page).count()
        beside(page).locator("#turn-all > summary").click()
        beside(page).locator("#turn-list button").first.click()
        beside(page).locator("#turn-bar").get_by_role("button", name="Send").click()
        expect(posts(page)).not_to_have_count(before)
        log = beside(page).locator("#log li")
        expect(log).to_have_count(1)
        asked = beside(page).locator("#asked li").inner_text().partition(",")[0]
        look_as(page, asked)
        move(page)
        expect(log).not_to_have_count(1)


def test_on_a_phone_chat_and_page_are_one_tap_apart(browser: Browser, tmp_path: Path) -> None:
    with local_table(tmp_path / "local.sqlite") as address:
        page = request(browser, address, PHONE)
        title = beside(page).get_by_role("heading", level=1)
        expect(posts(page).first).to_be_visible()
        expect(page.locator("#beside")).not_to_be_visible()
        page.get_by_role("button", name="Board", exact=True).click()
        expect(title).to_be_visible()
        expect(title).to_have_text("My tables")
        expect(posts(page).first).not_to_be_visible()
        assert fits(page.locator("#beside"), PHONE[0])
        # One tap more, and one is in a game.
        beside(page).get_by_role("button", name="Start with house bots").click()
        expect(title).to_have_text("Puerto Rico · table #1")
        page.get_by_role("button", name="Chat", exact=True).click()
        expect(posts(page).first).to_be_visible()
        expect(posts(page)).not_to_have_count(1)


def test_two_tabs_play_as_whom_each_of_them_shows(browser: Browser, tmp_path: Path) -> None:
    """They share the browser's cookie: the tab that is used plays."""
    with local_table(tmp_path / "local.sqlite") as address:
        page = request(browser, address)
        first = started(page)
        second = {"Anna": "Ben", "Ben": "Anna"}[first]
        look_as(page, first)
        expect(question(page)).to_contain_text(first)
        other = page.context.new_page()
        other.goto(address)
        expect(posts(other)).not_to_have_count(0)
        look_as(other, second)
        expect(beside(other).locator("#ways")).to_be_visible()
        page.bring_to_front()
        with page.expect_event("framenavigated", lambda frame: "/t/" in frame.url):
            page.locator("#beside").hover(position={"x": 5, "y": 5})
        expect(question(page)).to_contain_text(first)
        beside(page).locator("#turn-all > summary").click()
        beside(page).locator("#turn-list button").first.click()
        beside(page).locator("#turn-bar").get_by_role("button", name="Send").click()
        expect(beside(page).locator("#log li")).to_have_count(1)


def test_the_port_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        code = cli.main(["preview", "--port", port, "--database", str(tmp_path / "two.sqlite")])
    assert code == cli.FAILED
    said = capsys.readouterr().err
    assert "--port 0" in said and "Traceback" not in said
