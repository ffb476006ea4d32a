"""`bot/games/README.md` is followed to the letter: its files make a game that people can play."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from simcord import SetupError

from bot.catalogue.trial.games import RandomGame, check_game
from bot.catalogue.trial.played import Trial
from bot.catalogue.trial.stored import examples, unplayable
from bot.catalogue.trial.wording import differences
from bot.engine.cases import problems
from bot.locales import complete
from bot.operations import replay
from bot.presenting.game import Game
from bot.store.opening.any_engine import open_database
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, custom_ids, texts
from tests.pebbles import FILES, KEY, PAGE, built

MOST_LINES = 400


async def play(path: Path, game: Game, locale: str) -> str:
    """Play a game to its end by buttons and return all that was posted."""
    games = {**CATALOGUE, game.key: game}
    async with Harness.open(path, locale, games) as harness:
        anna = harness.people[0]
        table = await harness.started(2, 1, game=KEY, heap="30")
        tried = await anna.slash(harness.channel, "sandbox open")
        ids = [i for i in custom_ids(tried.response) if i.startswith("trymv")]
        tried = await anna.click(tried.response, custom_id=ids[0])
        assert len((await harness.host.analysis.sandboxes.get(anna.id, 1)).moves) > 1
        log = []
        while (await harness.position()).decisions:
            log.append(texts(harness.channel.last_message))
            await harness.turn(harness.rng)
            await harness.env.settle()
        last = harness.channel.last_message
        assert all(one.description for m in harness.channel.history() for one in m.attachments)
        assert any(m.attachments for m in harness.channel.history())
        log.append(texts(last))
        await anna.slash(harness.channel, "me", language=locale[:2])
        log.append(await learn(harness))
        for command in ("table board", "log", "table scores"):
            await anna.slash(harness.channel, command, table=str(table.id))
        assert len((await harness.host.tables.get(table.id)).chairs) == 3
    database = await open_database(path)
    record = await database.read(lambda db: replay.record_of(db, table.id))
    await database.close()
    assert record.moves
    assert replay.first_difference(record, games) is None
    return "\n".join(log)


async def learn(harness: Harness, key: str = KEY) -> str:
    """Leaf through the cards, play the guided rounds and return all that was told."""
    anna = harness.people[0]
    shown = (await anna.slash(harness.channel, "learn", game=key)).response
    told = [texts(shown)]
    shown = (await anna.click(shown, custom_id=f"learn:{key}:1")).response
    told.append(texts(shown))
    shown = (await anna.click(shown, custom_id=f"lesson:{key}:1")).response
    while ids := [i for i in custom_ids(shown) if re.match("lessonmv|lessondo.*:0$", i)]:
        shown = (await anna.click(shown, custom_id=ids[0])).response
        assert shown.attachments
        told.append(texts(shown))
    return "\n".join(told)


def conforms(game: Game) -> None:
    """Play its cases, and at random with every number of players, as the game promises."""
    assert game.cases is not None
    assert game.cases.folder.is_dir()
    assert [problems(game.cases, case) for case in game.cases.cases] == [[]]
    assert game.words is not None and [*differences(game.words, complete())] == []
    assert game.stored is not None and examples(game.stored)
    assert [*unplayable(Trial(game, 0))] == []
    for seats in game.rules.info.seats:
        for seed in range(5):
            check_game(RandomGame(game.rules, seats, {}, seed, game.resample))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en-US",
            ("take one or two of", "takes 2", "The aim", "Your turn", "two rounds of Pebbles"),
        ),
        ("de", ("nimm einen oder zwei", "nimmt 2", "Das Ziel", "Dein Zug", "Einstieg in Kiesel")),
    ],
)
async def test_the_game_of_the_page_is_whole(
    tmp_path: Path, locale: str, said: tuple[str, ...]
) -> None:
    with built(tmp_path) as game:
        conforms(game)
        log = await play(tmp_path / "games.sqlite", game, locale)
    assert [words for words in said if words not in log] == []


@pytest.mark.parametrize("name", FILES)
async def test_no_step_can_be_left_out(tmp_path: Path, name: str) -> None:
    async def follow() -> Any:
        with built(tmp_path, without=name) as game:
            conforms(game)
            for locale in sorted(("en-US", "de"), key=lambda one: not name.startswith(one[:2])):
                await play(tmp_path / f"{locale}.sqlite", game, locale)

    with pytest.raises((ImportError, AttributeError, AssertionError, SetupError)):
        await follow()


def test_a_whole_game_is_short() -> None:
    """Rules, pictures, words in two languages, house bot, lesson and a rule case."""
    assert sum(len(text.splitlines()) for text in FILES.values()) <= MOST_LINES


def test_the_page_has_every_part() -> None:
    assert len(FILES) == len(re.findall(r"^## \d+\.", PAGE, re.MULTILINE)) - 1, "the last is a run"
