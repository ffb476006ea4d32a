"""A package in processes of its own is played as if it ran inside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.locales import Words
from bot.operations import replay
from bot.presenting.game import Game
from bot.store.opening.any_engine import open_database
from render.api import Look
from tests.apart.strangers import KEY, stranger
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, texts


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    with stranger(tmp_path) as game:
        yield game


async def test_a_game_is_played_on_discord(tmp_path: Path, game: Game) -> None:
    path, games = tmp_path / "games.sqlite", {**CATALOGUE, game.key: game}
    async with Harness.open(path, "en-US", games) as harness:
        anna = harness.people[0]
        table = await harness.started(2, 1, game=KEY, heap="30")
        log = []
        while (await harness.position()).decisions:
            log.append(texts(harness.channel.last_message))
            await harness.turn(harness.rng)
            await harness.env.settle()
        last = harness.channel.last_message
        assert all(one.description for m in harness.channel.history() for one in m.attachments)
        assert any(m.attachments for m in harness.channel.history())
        log.append(texts(last))
        for command in ("table board", "log", "table scores"):
            said = await anna.slash(harness.channel, command, table=str(table.id))
            log.append(texts(said.response))
    database = await open_database(path)
    record = await database.read(lambda db: replay.record_of(db, table.id))
    await database.close()
    assert replay.first_difference(record, games) is None
    print("\n".join(log))


def test_things_are_called_as_a_variant_says(game: Game) -> None:
    assert game.rules.info.renamable == ("heap",)
    state = game.rules.setup(2, {"variant": "Stones", "name-heap": "Stones left"}, 1)
    view, named = game.rules.view(state, None), {f"{KEY}-heap": "Stones left"}
    told = [
        " ".join(game.renderer.changes(view, view, words) or [])
        + str(game.renderer.summary(view, words))
        for words in (Words("en"), Words("en").with_texts(named))
    ]
    assert "Stones left" in told[1] and "Stones left" not in told[0]
    looks = (Look(), Look(texts=tuple(named.items())))
    alts = [game.renderer.overview(view, look).alt for look in looks]
    assert "Stones left" in alts[1] and "Stones left" not in alts[0]
