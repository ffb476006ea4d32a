"""`python -m tests.tools.other_browsers`: games on the page in Firefox and in WebKit, as in Safari.

A person presses at random what the page offers, by touch in Firefox and by mouse in WebKit, while
others move past Discord. Debian has the programs (firefox-esr; webkit2gtk-driver, xvfb). The page
of each kind of question is kept as a picture in the folder. Exit code 1 = a script of the page
failed, or a move could not be made.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

import aiohttp

from tests.catalogue import CATALOGUE
from tests.strict.install import install
from tests.tools.chaos.taps import free_port
from tests.web.fingers import _NOW, MOST, _asked
from tests.web.pages import PATIENCE, Pages

T = TypeVar("T")
SIZE = (390, 844)
"""Pixels of a phone's page; WebKit's window is never narrower than 447."""
MINI_BROWSER = Path("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser")
_LISTEN = """(window.wrong = [],
    addEventListener("error", event => wrong.push(event.message)),
    addEventListener("unhandledrejection", event => wrong.push(String(event.reason))), 0)"""
_PRESS = """(() => {
    const seen = one => one.offsetParent && !one.closest("details:not([open])");
    const any = all => all[Math.floor(%f * all.length)];
    const send = document.querySelector("#turn-bar .go");
    const list = [...document.querySelectorAll("#turn-list button")];
    const drafting = document.querySelector("#turn-draft:not([hidden]) li") && list.length;
    const found = (send?.offsetParent && !drafting && send)
        || any([...document.querySelectorAll("#field svg > rect:not(.on)")])
        || any(list.filter(seen))
        || document.querySelector("#turn-keys button:not(:last-child), #turn-all > summary");
    if (!found) return null;
    found.scrollIntoView({block: "center", inline: "center"});
    const box = found.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
})()"""
"""Brings into sight one thing that may be pressed next, and returns its middle."""


class Browser(Protocol):
    """A browser with one page, driven by its own protocol."""

    async def sign_in(self, home: str, name: str, value: str) -> None:
        """Set a cookie."""

    async def open(self, url: str) -> None:
        """Open a page and wait for it."""

    async def value(self, script: str) -> Any:
        """Return the value of an expression of the page."""

    async def press(self, x: float, y: float) -> None:
        """Press at a place of the page."""

    async def picture(self) -> bytes:
        """Return what is seen of the page, as PNG."""


class Firefox:
    """Firefox by WebDriver BiDi (https://w3c.github.io/webdriver-bidi)."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self._count, self._page = socket, 0, ""

    @classmethod
    @asynccontextmanager
    async def running(cls, session: aiohttp.ClientSession) -> AsyncIterator[Firefox]:
        """Start it without a screen."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            port = free_port()
            command = ("firefox-esr", "--headless", "--no-remote", "--profile", profile)
            with _program(*command, "--remote-debugging-port", str(port)):
                url = f"ws://127.0.0.1:{port}/session"
                one = cls(await _patiently(lambda: session.ws_connect(url)))
                await one._send("session.new", capabilities={})
                (page,) = (await one._send("browsingContext.getTree"))["contexts"]
                one._page = page["context"]
                viewport = dict(zip(("width", "height"), SIZE, strict=True))
                await one._send_to_page("setViewport", viewport=viewport)
                yield one
                await one._socket.close()

    async def _send(self, method: str, **params: Any) -> Any:
        self._count += 1
        await self._socket.send_json({"id": self._count, "method": method, "params": params})
        while (answer := await self._socket.receive_json()).get("id") != self._count:
            # Events come in between.
            continue
        if answer["type"] == "error":
            raise RuntimeError(answer["message"])
        return answer["result"]

    async def _send_to_page(self, method: str, **params: Any) -> Any:
        return await self._send(f"browsingContext.{method}", context=self._page, **params)

    async def sign_in(self, home: str, name: str, value: str) -> None:
        text = {"type": "string", "value": value}
        cookie = {"name": name, "value": text, "domain": "127.0.0.1", "path": "/"}
        await self._send("storage.setCookie", cookie=cookie)

    async def open(self, url: str) -> None:
        await self._send_to_page("navigate", url=url, wait="complete")

    async def value(self, script: str) -> Any:
        answer = await self._send(
            "script.evaluate",
            expression=f"JSON.stringify({script})",
            target={"context": self._page},
            awaitPromise=True,
        )
        return json.loads(answer["result"]["value"])

    async def press(self, x: float, y: float) -> None:
        await self._send("input.performActions", context=self._page, actions=_press("touch", x, y))

    async def picture(self) -> bytes:
        return base64.b64decode((await self._send_to_page("captureScreenshot"))["data"])


class WebKit:
    """WebKit's smallest browser by WebDriver (https://www.w3.org/TR/webdriver2)."""

    def __init__(self, session: aiohttp.ClientSession, port: int) -> None:
        self._session, self._url = session, f"http://127.0.0.1:{port}"

    @classmethod
    @asynccontextmanager
    async def running(cls, session: aiohttp.ClientSession) -> AsyncIterator[WebKit]:
        """Start it on a screen of its own."""
        options = {"binary": str(MINI_BROWSER), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        port = free_port()
        command = ("xvfb-run", "--auto-servernum", "WebKitWebDriver", f"--port={port}")
        with _program(*command):
            one = cls(session, port)
            made = await _patiently(lambda: one._send("POST", "/session", wanted))
            one._url += f"/session/{made['sessionId']}"
            width, height = SIZE
            await one._send("POST", "/window/rect", {"width": width, "height": height})
            yield one
            await one._send("DELETE", "")

    async def _send(self, method: str, path: str, body: object = None) -> Any:
        async with self._session.request(method, f"{self._url}{path}", json=body) as answer:
            value = (await answer.json())["value"]
            if answer.status != 200:
                raise RuntimeError(value)
            return value

    async def sign_in(self, home: str, name: str, value: str) -> None:
        await self.open(f"{home}/")
        await self._send("POST", "/cookie", {"cookie": {"name": name, "value": value, "path": "/"}})

    async def open(self, url: str) -> None:
        await self._send("POST", "/url", {"url": url})

    async def value(self, script: str) -> Any:
        body = {"script": f"return {script}", "args": []}
        return await self._send("POST", "/execute/sync", body)

    async def press(self, x: float, y: float) -> None:
        await self._send("POST", "/actions", {"actions": _press("mouse", x, y)})

    async def picture(self) -> bytes:
        return base64.b64decode(await self._send("GET", "/screenshot"))


BROWSERS = {"firefox": Firefox.running, "webkit": WebKit.running}


def _press(pointer: str, x: float, y: float) -> list[dict[str, Any]]:
    """Return the actions of a press, which both protocols write alike."""
    steps = [
        {"type": "pointerMove", "x": int(x), "y": int(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    kind = {"pointerType": pointer}
    return [{"type": "pointer", "id": "finger", "parameters": kind, "actions": steps}]


@contextmanager
def _program(*command: str) -> Iterator[None]:
    """Run a program and all that it starts until the end of the block."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True) as running:
        try:
            yield
        finally:
            os.killpg(running.pid, signal.SIGTERM)


async def _patiently(connect: Callable[[], Awaitable[T]]) -> T:
    """Connect to a program that may not listen yet."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(aiohttp.ClientError):
                return await connect()
            await asyncio.sleep(0.2)


async def _until_ready(browser: Browser, stamp: int | None = None) -> None:
    """Wait until the page waits for a person, about the question of a stamp if one is given."""
    async with asyncio.timeout(PATIENCE):
        while True:
            asked, busy = await browser.value(f"({_NOW})()")
            if not busy and stamp in (None, asked):
                return
            await asyncio.sleep(0.05)


async def _decide(browser: Browser, pages: Pages, rng: random.Random, version: int) -> None:
    """Press until a move is made. Raises AssertionError if none comes of it."""
    for _ in range(MOST):
        place = await browser.value(_PRESS % rng.random())
        assert place is not None, "nothing can be pressed"
        await browser.press(*place)
        # What a press changes is shown before the answer comes.
        await asyncio.sleep(0.2)
        await _until_ready(browser)
        if (await pages.at_rest()).version != version:
            return
    raise AssertionError(await browser.value("document.getElementById('turn').innerText"))


async def _play(browser: Browser, pages: Pages, most: int, pictures: Path) -> Counter[str]:
    """Play the person who is asked first by the page; return how many moves of each kind."""
    position, rng, made = await pages.at_rest(), random.Random(1), Counter[str]()
    user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
    person = [one.id for one in pages.harness.people].index(user_id)
    ((name, value),) = (await pages.pair(person)).items()
    pages.unpair()
    home = f"http://127.0.0.1:{pages.port}"
    await browser.sign_in(home, name, value)
    await browser.open(f"{home}{await pages.link(person)}")
    await browser.value(_LISTEN)
    while made.total() < most and (position := await pages.at_rest()).decisions:
        asked = _asked(position, user_id)
        if asked is None:
            await pages.move(position)
            continue
        kind, stamp = asked
        await _until_ready(browser, stamp)
        if kind not in made:
            await asyncio.sleep(1)
            await browser.value("scrollTo(0, 0) ?? 0")
            (pictures / f"{position.table.game}-{kind}.png").write_bytes(await browser.picture())
        await _decide(browser, pages, rng, position.version)
        made[kind] += 1
    assert not (wrong := await browser.value("wrong")), wrong
    return made


async def _game(name: str, game: str, most: int, folder: Path) -> Counter[str]:
    pictures = folder / name
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        async with (
            Pages.open(Path(place) / "games.db") as pages,
            aiohttp.ClientSession() as session,
            BROWSERS[name](session) as browser,
        ):
            await pages.opened(2, bots=1, game=game)
            return await _play(browser, pages, most, pictures)


def main(argv: Sequence[str] | None = None) -> int:
    """Play what was asked for and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.other_browsers", description=__doc__
    )
    parser.add_argument("folder", type=Path, help="folder for the pictures")
    parser.add_argument("--browser", choices=tuple(BROWSERS), action="append", help="these alone")
    parser.add_argument("--game", choices=tuple(CATALOGUE), action="append", help="these alone")
    parser.add_argument("--most", type=int, default=10_000, help="moves of each game at most")
    args = parser.parse_args(argv)
    install()
    failed = 0
    for name in args.browser or BROWSERS:
        for game in args.game or CATALOGUE:
            try:
                made = asyncio.run(_game(name, game, args.most, args.folder))
                said = ", ".join(f"{kind} {count}" for kind, count in sorted(made.items()))
            except AssertionError as error:
                failed, said = 1, f"failed: {error}"
            print(f"{name}, {game}: {said}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
