"""Commands of a game's own that its record names by verbs, as Hearts has them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.locales import add_words
from bot.locales.languages import SOURCE
from bot.presenting.game import Game, command_faults
from cogs.games import verb_commands
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts
from tests.examples.conftest import KEY, hearts
from tests.languages import forgetting_words

__all__ = ["drawn_once", "hearts"]


async def test_a_game_is_played_by_its_own_commands(
    hearts: Game, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    games = {**CATALOGUE, KEY: hearts}
    async with Harness.open(tmp_path / "games.sqlite", "en-US", games) as harness:
        table = await harness.started(3, game=KEY, length="1", passing="none")
        position = await harness.position()
        person = harness.deciders(position)[0]
        offered = await person.autocomplete(harness.channel, f"{KEY} play", "move", "")
        cards = [one["value"] for one in offered]
        legal = map(position.rules.notate, position.decisions[0].moves)
        assert sorted(f"play {card}" for card in cards) == sorted(legal)
        assert await person.autocomplete(harness.channel, f"{KEY} give", "move", "") == []
        await person.slash(harness.channel, f"{KEY} play", move=cards[0])
        assert (await harness.position()).version == 1
        wrong = await person.slash(harness.channel, f"{KEY} play", move="zz", table=str(table.id))
        assert (await harness.position()).version == 1 and texts(wrong.response)
        await verb_commands.setup(harness.env.bot)
        assert "the commands of hearts are left out: Command 'hearts' already" in caplog.text


@pytest.mark.parametrize("verbs", [("give", "give"), ("Give",), ("take",), ("give",) * 26])
def test_commands_that_discord_would_refuse_are_found(hearts: Game, verbs: tuple[str, ...]) -> None:
    assert [*command_faults(hearts)] == []
    assert [*command_faults(replace(hearts, verbs=verbs))]


async def test_commands_with_a_fault_are_left_out(hearts: Game, tmp_path: Path) -> None:
    """The bot's other commands are there, and the game is played with `/play`."""
    games = {**CATALOGUE, KEY: replace(hearts, verbs=("take",))}
    async with Harness.open(tmp_path / "games.sqlite", "en-US", games) as harness:
        names = harness.people[0].available_commands(harness.channel)
        assert "play" in names and not any(name.startswith(KEY) for name in names)


def test_a_description_that_needs_arguments_is_a_fault(hearts: Game, tmp_path: Path) -> None:
    """A package must not keep the bot from starting."""
    (tmp_path / SOURCE).mkdir()
    (tmp_path / SOURCE / "words.ftl").write_text(f"{KEY}-command-odd = {{ $what }}\n")
    with forgetting_words():
        add_words(tmp_path)
        faults = [*command_faults(replace(hearts, verbs=("odd",)))]
    assert f"{SOURCE}: {KEY}-command-odd has 0 characters, not 1 to 100" in faults
