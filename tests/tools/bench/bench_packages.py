"""A move at a table of a package: in processes of its own, and inside of the bot.

The package is Hearts, of `examples/hearts`. A move is made by `Tables.play`; then its post is put
into words, and the table is drawn as for a post. The processes of the package are warm.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bot.catalogue.apart.records import record
from bot.catalogue.apart.rules import PackageRules
from bot.host import Host
from bot.host.core.api import Person, Position
from bot.locales import Words, add_words
from bot.presenting.game import Game
from bot.presenting.moves.prompt import Prompt
from render.api import Look
from tests.catalogue import CATALOGUE
from tests.conftest import ROOT
from tests.host.playing import let_newcomers_play, percentile
from tests.pebbles import loaded
from tests.tools.bench import Figure

KEY = "hearts"
FOLDER = ROOT / "examples/hearts"
SEATS = 4
TABLES = 3
WARM = 20
"""Moves at the first table that are not measured."""
MOVES = 45
"""Moves at each table."""


class Taken(NamedTuple):
    """Seconds that each move, its words and its picture took."""

    moves: list[float]
    words: list[float]
    pictures: list[float]


def figures() -> list[Figure]:
    """Measure Hearts both ways, and how much longer a move takes in processes of its own."""
    with loaded(FOLDER, KEY) as game:
        inside = asyncio.run(_played(game))
    begin = time.perf_counter()
    with _apart() as game:
        started = time.perf_counter() - begin
        apart = asyncio.run(_played(game))
    more = (median(apart.moves) - median(inside.moves)) * 1000
    return [
        *_of("inside of the bot", inside),
        *_of("in processes of its own", apart),
        Figure("a move, p50: more in processes of its own", more, "ms", "<= 3"),
        Figure("start of a package's first process", started, "s"),
    ]


def _of(where: str, taken: Taken) -> Iterator[Figure]:
    for what, seconds in zip(("a move", "words", "a picture"), taken, strict=True):
        yield Figure(f"{what} {where}, p50", median(seconds) * 1000, "ms")
        yield Figure(f"{what} {where}, p99", percentile(seconds, 99) * 1000, "ms")


@contextmanager
def _apart() -> Iterator[Game]:
    path = [*sys.path]
    sys.path.insert(0, str(FOLDER))
    game = record(EntryPoint(KEY, f"{KEY}:GAME", ""))
    try:
        yield game
    finally:
        sys.path[:] = path
        assert isinstance(game.rules, PackageRules)
        game.rules.pool.close()


async def _played(game: Game) -> Taken:
    assert game.words is not None
    add_words(game.words)
    taken = Taken([], [], [])
    with tempfile.TemporaryDirectory() as folder:
        host = await Host.open(Path(folder) / "bench.db", {**CATALOGUE, KEY: game})
        try:
            await let_newcomers_play(host)
            for number in range(TABLES):
                await _table(host, game, number, taken)
        finally:
            await host.close()
    return taken._replace(moves=taken.moves[WARM:], words=taken.words[WARM:])


async def _table(host: Host, game: Game, number: int, taken: Taken) -> None:
    people = [Person(number * SEATS + seat + 1, f"Player {seat}") for seat in range(SEATS)]
    table = await host.lobby.new(
        people[0], KEY, guild_id=1, channel_id=2, where="here", language="en", manages=True
    )
    for person in people[1:]:
        await host.lobby.join(table.id, person)
    table = await host.lobby.start(table.id, people[0].id)
    look = Look(names=table.names, title=KEY)
    for _ in range(MOVES):
        position = await host.tables.position(table.id)
        decision = position.decisions[0]
        user_id = table.chairs[decision.seat].user_id
        assert user_id is not None
        text = position.rules.notate(decision.moves[0])
        begin = time.perf_counter()
        played = await host.tables.play(table.id, user_id, text, position.version)
        taken.moves.append(time.perf_counter() - begin)
        taken.words.append(await _timed(_put_into_words, game, played.position))
        view: Any = played.position.view(None)
        taken.pictures.append(await _timed(game.renderer.overview, view, look))


async def _timed(work: Callable[..., object], *arguments: object) -> float:
    begin = time.perf_counter()
    await asyncio.to_thread(work, *arguments)
    return time.perf_counter() - begin


def _put_into_words(game: Game, position: Position) -> None:
    """Ask for all that the post of a move says: questions, and labels of moves in their order."""
    words = Words("en", position.table.names)
    for decision in position.decisions:
        prompt = Prompt(position, decision.seat, game.renderer, words)
        game.renderer.ask(decision, position.view(None), words)
        for index in prompt.order:
            prompt.label(index)
