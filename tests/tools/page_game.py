"""`python -m tests.tools.page_game`: whole games by the page alone, and how many presses they take.

A person plays in a real Chromium at a table with a house bot; another person moves past Discord.
With `--kind`, only decisions of that kind are made, each in a position of another random game.
Exit code 1 = something was refused, or a decision took more presses than `--most`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.async_api import Browser, Page, async_playwright, expect

from bot.engine.api import Rules
from bot.web import picture_cache
from tests.browser.test_local_table import QUIET
from tests.catalogue import CATALOGUE, GAMES
from tests.strict.install import install
from tests.web.fingers import Decided, Fingers, Pressed, played
from tests.web.pages import Pages, put
from tests.web.windows import DESKTOP, PHONE, Windows

SIZES = {"touch": PHONE, "mouse": DESKTOP, "keyboard": PHONE}
MOST_PEOPLE = 3
"""At most so many play where single decisions are made: fewer boards are drawn sooner."""
TRIED = 20
"""Random games for each decision, among which some have its kind of question."""
WHOLE = 10_000
"""More decisions than any game has."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play what was asked for and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.page_game", description=__doc__)
    parser.add_argument("--game", choices=tuple(CATALOGUE), action="append", help="these alone")
    parser.add_argument("--how", choices=tuple(SIZES), action="append", help="these ways alone")
    parser.add_argument("--games", type=int, default=1, help="games of each, counted together")
    parser.add_argument("--people", type=int, default=2, help="people at the table")
    parser.add_argument("--bots", type=int, default=1, help="house bots at the table")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--kind", action="append", help="decisions of these kinds alone")
    parser.add_argument("--count", type=int, default=200, help="decisions of each of these kinds")
    parser.add_argument("--most", type=int, default=5, help="presses of a decision at most")
    args = parser.parse_args(argv)
    install()
    picture_cache.AT_ONCE = 600.0
    worst = 0
    for game in args.game or CATALOGUE:
        for how in args.how or SIZES:
            pressed = asyncio.run(_games(game, how, args))
            worst = max(worst, _told(game, how, pressed))
    return int(worst > args.most)


async def _games(game: str, how: str, args: argparse.Namespace) -> Pressed:
    """Play games one after the other in one browser."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    pressed: Pressed = defaultdict(list)
    async with async_playwright() as started:
        browser = await started.chromium.launch(executable_path=chromium, args=QUIET)
        for number in () if args.kind else range(args.games):
            for kind, decided in (await _game(game, how, args, browser, number)).items():
                pressed[kind] += decided
        for kind in args.kind or ():
            pressed[kind] = await _decisions(game, how, args, browser, kind)
        await browser.close()
    return pressed


async def _decisions(
    game: str, how: str, args: argparse.Namespace, browser: Browser, kind: str
) -> list[Decided]:
    """Make decisions of one kind, each at a table of its own."""
    found, options = list[Decided](), dict(one.split("=", 1) for one in args.option)
    positions = islice(_asked(GAMES[game], options, kind, TRIED * args.count), args.count)
    with tempfile.TemporaryDirectory() as folder:
        async with Pages.open(Path(folder) / "games.db") as pages:
            for number, (state, seats, seat) in enumerate(positions):
                await pages.opened(seats, game=game, options=options)
                await put(pages, replace(await pages.at_rest(), _state=state))
                user_id = (await pages.at_rest()).table.chairs[seat].user_id or 0
                async with _window(pages, browser, how, user_id) as page:
                    await expect(page.locator("#turn-list button").first).to_be_attached()
                    found.append(await Fingers(page, how, random.Random(number)).decide())
    return found


def _asked(
    rules: Rules[Any, Any, Any], options: Mapping[str, str], kind: str, games: int
) -> Iterator[tuple[Any, int, int]]:
    """Yield states of random games in which that is asked, how many play, and the seat: one a game.

    It is any of the game's, with the same chance.
    """
    for seed in range(games):
        chance, found = random.Random(seed), list[tuple[Any, int, int]]()
        seats = min(chance.choice(rules.info.seats), MOST_PEOPLE)
        state = rules.setup(seats, options, seed)
        while decisions := rules.pending(state):
            decision = chance.choice(decisions)
            if decision.kind == kind:
                found.append((rules.clone(state), seats, decision.seat))
            rules.apply(state, decision.seat, chance.choice(decision.moves))
        yield from found and [chance.choice(found)]


@asynccontextmanager
async def _window(pages: Pages, browser: Browser, how: str, user_id: int) -> AsyncIterator[Page]:
    """Open the page of a person, once all its pictures are there."""
    person = [one.id for one in pages.harness.people].index(user_id)
    async with Windows(pages, browser).of(person, SIZES[how], has_touch=how == "touch") as page:
        yield page


async def _game(
    game: str, how: str, args: argparse.Namespace, browser: Browser, number: int
) -> Pressed:
    options = dict(one.split("=", 1) for one in args.option)
    with tempfile.TemporaryDirectory() as folder:
        async with Pages.open(Path(folder) / "games.db") as pages:
            await pages.opened(args.people, args.bots, game=game, options=options)
            pages.harness.rng.seed(number)
            position = await pages.at_rest()
            user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
            async with _window(pages, browser, how, user_id) as page:
                return await played(pages, Fingers(page, how), user_id, WHOLE)


def _told(game: str, how: str, pressed: Pressed) -> int:
    """Print a line a kind of decision, and what took the most; return the most presses."""
    print(f"{game}, {how}: presses besides one for each thing placed")
    print(
        f"{'':14} {'count':>5} {'median':>6} {'p95':>5} {'most':>4}  placed at most, then pressed"
    )
    for kind, decided in sorted(pressed.items()):
        counts = [one.presses for one in decided]
        worst = max(decided, key=lambda one: one.presses)
        print(
            f"{kind:14} {len(counts):5} {median(counts):6g} {_p95(counts):5g} {max(counts):4}"
            f"  {max(one.placed for one in decided)}: {_in_words(worst)}"
        )
    return max((one.presses for all_ in pressed.values() for one in all_), default=0)


def _p95(counts: list[int]) -> float:
    return quantiles(counts, n=20, method="inclusive")[-1] if len(counts) > 1 else counts[0]


def _in_words(decided: Decided) -> str:
    return " > ".join(decided.pressed)


if __name__ == "__main__":
    sys.exit(main())
