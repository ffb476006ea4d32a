"""Twelve malicious packages: each harms its own table alone, and an incident says which it was."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest
import simcord

from bot.catalogue.apart import pool
from bot.catalogue.trial import checks
from bot.host.core.game import PackageFailed
from bot.host.core.registry import FailingGame
from bot.locales import add_words
from bot.presenting.game import Game
from bot.store.upkeep import incidents
from tests.apart.strangers import HERE, KEY, found, install, stranger
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, texts
from tests.pebbles import loaded
from tests.web.pages import Pages

SECRET = "token-of-the-test"
PATIENCE = 4.0
"""Seconds for a call that takes too long."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PATIENCE", PATIENCE)
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)


class Beside:
    """A bad table, a good one of the same package, and one of another game."""

    def __init__(
        self, harness: Harness, tables: Sequence[int], channels: Sequence[simcord.ChannelHandle]
    ) -> None:
        self.harness, self.channels = harness, channels
        self.other, self.good, self.bad = tables

    async def goes_on(self, table: int) -> bool:
        """Return whether a table takes a move."""
        before = await self.harness.host.tables.position(table)
        await self.harness.turn_at(table)
        await self.harness.env.settle()
        return (await self.harness.host.tables.position(table)).version > before.version

    async def waits(self) -> str:
        """Check that the bad table is paused and says so; return what the incident tells."""
        host, history = self.harness.host, self.channels[2].history
        await host.tick()
        await self.harness.env.settle()
        with pytest.raises(FailingGame) as refused:
            await host.tables.position(self.bad)
        number = str(refused.value.args_["number"])
        assert (await host.tables.get(self.bad)).paused_at is not None
        assert f"incident {number}" in "\n".join(map(texts, history()))
        found = await host._database.read(lambda db: incidents.find(db, number))
        assert found is not None and found.game_id == self.bad
        return found.trace


@asynccontextmanager
async def beside(path: Path, game: Game) -> AsyncIterator[Beside]:
    async with Harness.open(path, games={**CATALOGUE, game.key: game}) as harness:
        begun, channels = [], []
        for number, options in enumerate(({}, {"game": KEY}, {"game": KEY, "heap": "30"})):
            harness.channel = harness.channel.guild.create_text_channel(f"table-{number}")
            # Nobody may open three tables at once.
            harness.people = [*harness.people[1:], harness.people[0]]
            begun.append((await harness.started(2, 0, **options)).id)
            channels.append(harness.channel)
        yield Beside(harness, begun, channels)


@pytest.fixture
def game(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Game]:
    """The game of the package with that name."""
    with stranger(tmp_path, request.param, tmp_path / "mark") as game:
        yield game


MOVES = {
    "loops": "no answer in",
    "swells": "MemoryError",
    "exits": "ended with 0",
    "forks": "no answer in",
    "writes": "unable to open database file",
    "sends": "Permission denied",
    "pickles": "no answer",
}


@pytest.mark.parametrize(("game", "told"), MOVES.items(), ids=MOVES, indirect=["game"])
async def test_a_move_does_harm(tmp_path: Path, game: Game, told: str) -> None:
    async with beside(tmp_path / "games.sqlite", game) as tables:
        assert await tables.goes_on(tables.good)
        await tables.harness.turn_at(tables.bad)
        await tables.harness.env.settle()
        trace = await tables.waits()
        assert told in trace and "apply" in trace
        assert await tables.goes_on(tables.good)
        assert await tables.goes_on(tables.other)
    assert not (tmp_path / "mark").exists()


@pytest.mark.parametrize(
    ("game", "told"),
    [("raises", "nothing works"), ("mentions", "'@everyone'")],
    ids=["raises", "mentions"],
    indirect=["game"],
)
async def test_a_table_cannot_even_be_shown(tmp_path: Path, game: Game, told: str) -> None:
    async with beside(tmp_path / "games.sqlite", game) as tables:
        assert told in await tables.waits()
        assert await tables.goes_on(tables.good)
        assert await tables.goes_on(tables.other)
        said = [text for channel in tables.channels for text in map(texts, channel.history())]
        assert said and not [text for text in said if "@everyone" in text]


PAINTS = """
from dataclasses import replace
import pebbles

DRAWN = pebbles.GAME.renderer.pictures


class Overview:
    mark = staticmethod(DRAWN.overview.mark)

    def __call__(self, view, look, since=None):
        if view.heap + sum(one.taken for one in view.players) >= 30:
            raise RuntimeError("no picture")
        return DRAWN.overview(view, look, since)


class Pictures:
    overview = Overview()

    def __getattr__(self, name):
        return getattr(DRAWN, name)


GAME = replace(pebbles.GAME, renderer=replace(pebbles.GAME.renderer, pictures=Pictures()))
"""


async def test_a_table_cannot_be_drawn(tmp_path: Path) -> None:
    with ExitStack() as held:
        painting = stranger(tmp_path, "paints", text=PAINTS)
        game = await asyncio.to_thread(held.enter_context, painting)
        async with beside(tmp_path / "games.sqlite", game) as tables:
            assert "no picture" in await tables.waits()
            assert await tables.goes_on(tables.good)


SUMS_UP = """
from dataclasses import replace
import pebbles


def broken(view, words):
    raise RuntimeError("no facts")


GAME = replace(pebbles.GAME, renderer=replace(pebbles.GAME.renderer, facts=broken))
"""


async def test_a_page_cannot_be_shown(tmp_path: Path) -> None:
    with ExitStack() as held:
        summing = stranger(tmp_path, "sums", text=SUMS_UP)
        game = await asyncio.to_thread(held.enter_context, summing)
        games = {**CATALOGUE, KEY: game}
        async with Pages.open(tmp_path / "games.sqlite", games=games) as pages:
            await pages.opened(2, 0, game=KEY, options={})
            link = await pages.link(0)
            assert (await pages.get(f"{link}/now")).status != 200
            with pytest.raises(FailingGame):
                await pages.harness.position()


MENDED = (HERE / "upcasts.py").read_text().replace('data["bag"]', "data")
"""A version that can load what both versions before it stored."""


@pytest.mark.parametrize("game", [KEY], indirect=True)
async def test_a_new_version_cannot_load_a_table(tmp_path: Path, game: Game) -> None:
    with ExitStack() as later:
        async with beside(tmp_path / "games.sqlite", game) as tables:
            harness = tables.harness
            assert await tables.goes_on(tables.bad) and await tables.goes_on(tables.good)
            new = stranger(tmp_path, "upcasts")
            harness.games = {**CATALOGUE, KEY: await asyncio.to_thread(later.enter_context, new)}
            await harness.restart()
            with pytest.raises(PackageFailed):
                await harness.host.tables.position(tables.bad)
            person = harness.people[0]
            await person.slash(tables.channels[2], "table board", table=str(tables.bad))
            assert "KeyError: 'bag'" in await tables.waits()
            assert await tables.goes_on(tables.good)
            assert await tables.goes_on(tables.other)
            new = stranger(tmp_path, "upcasts", text=MENDED)
            harness.games = {**CATALOGUE, KEY: await asyncio.to_thread(later.enter_context, new)}
            await harness.restart()
            assert (await harness.host.tables.get(tables.bad)).paused_at is None
            assert await tables.goes_on(tables.bad), "nothing is lost"


@pytest.mark.parametrize(
    ("module", "told"),
    [("options", "26 options are on the page '', more than 12")],
)
def test_a_package_is_left_out(tmp_path: Path, module: str, told: str) -> None:
    with found(install(tmp_path, module)) as one:
        assert (one.name, one.game, one.error) == (module, None, f"ValueError: {told}")


@pytest.mark.parametrize("game", ["leaks"], indirect=True)
async def test_what_a_package_shows_is_its_own_affair(tmp_path: Path, game: Game) -> None:
    """Nothing finds a leak while people play: the trial does, before."""
    async with beside(tmp_path / "games.sqlite", game) as tables:
        for table in (tables.bad, tables.good, tables.other):
            assert await tables.goes_on(table)
    with (
        loaded(tmp_path / "site-packages", KEY),
        loaded(tmp_path / "site-packages", "leaks") as inside,
    ):
        assert inside.words is not None
        add_words(inside.words)
        found = {one.title: one.wrong for one in checks.outcomes(inside, 4) if one.wrong}
    assert [*found] == ["hidden information"]
