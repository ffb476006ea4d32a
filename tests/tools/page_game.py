"""`python -m tests.tools.page_game`: whole games by the page alone, and how many presses they take.

A person plays in a real Chromium at a table with a house bot; another person moves past Discord.
Exit code 1 = something was refused, or a decision took more presses than `--most`.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from playwright.async_api import async_playwright

from bot.web import picture_cache
from tests.browser.test_local_table import QUIET
from tests.catalogue import CATALOGUE
from tests.strict.install import install
from tests.web.fingers import Fingers, Pressed, played
from tests.web.pages import Pages
from tests.web.windows import DESKTOP, PHONE, Windows, drawn

SIZES = {"touch": PHONE, "mouse": DESKTOP, "keyboard": PHONE}
WHOLE = 10_000
"""More decisions than any game has."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play what was asked for and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.page_game", description=__doc__)
    parser.add_argument("--game", choices=tuple(CATALOGUE), action="append", help="these alone")
    parser.add_argument("--how", choices=tuple(SIZES), action="append", help="these ways alone")
    parser.add_argument("--people", type=int, default=2, help="people at the table")
    parser.add_argument("--bots", type=int, default=1, help="house bots at the table")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--most", type=int, default=5, help="presses of a decision at most")
    args = parser.parse_args(argv)
    install()
    picture_cache.AT_ONCE = 600.0
    worst = 0
    for game in args.game or CATALOGUE:
        for how in args.how or SIZES:
            pressed = asyncio.run(_game(game, how, args))
            worst = max(worst, _told(game, how, pressed))
    return int(worst > args.most)


async def _game(game: str, how: str, args: argparse.Namespace) -> Pressed:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder:
        async with Pages.open(Path(folder) / "games.db") as pages, async_playwright() as started:
            browser = await started.chromium.launch(executable_path=chromium, args=QUIET)
            options = dict(one.split("=", 1) for one in args.option)
            await pages.opened(args.people, args.bots, game=game, options=options)
            position = await pages.at_rest()
            user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
            person = [one.id for one in pages.harness.people].index(user_id)
            cookies, path = await pages.pair(person), await pages.link(person)
            pages.unpair()
            touch, windows = how == "touch", Windows(pages, browser)
            async with windows.open(path, SIZES[how], cookies=cookies, has_touch=touch) as page:
                await drawn(page)
                pressed = await played(pages, Fingers(page, how), user_id, WHOLE)
            await browser.close()
    return pressed


def _told(game: str, how: str, pressed: Pressed) -> int:
    """Print a line a kind of decision; return the most presses."""
    for kind, counts in sorted(pressed.items()):
        all_ = [*counts.elements()]
        print(
            f"{game:15} {how:9} {kind:12} {len(all_):4} decisions,"
            f" presses: median {median(all_):g}, most {max(all_)}"
        )
    return max((max(counts) for counts in pressed.values()), default=0)


if __name__ == "__main__":
    sys.exit(main())
