"""Ways to what people look for: help, what can be joined, what to do instead, catching up."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from bot.cli.compose import open_bot
from bot.client.app import COGS
from bot.locales import Words
from cogs.commands import catchup
from cogs.commands.help import SITUATIONS
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.languages import LANGUAGES

__all__ = ["drawn_once"]


def labels(message: object) -> dict[str, str]:
    return {c["label"]: c["custom_id"] for c in components(message) if c.get("label")}


def called(name: str, language: str) -> str:
    """Return a command's name as a reader of that language sees it."""
    words = Words(language)
    parts = (f"name-{part}" for part in name.split())
    return " ".join(words(key) if words.has(key) else key.removeprefix("name-") for key in parts)


async def commands(language: str, path: Path) -> set[str]:
    """Return the commands and groups as a reader of that language sees them."""
    async with open_bot(path) as bot:
        for name in COGS:
            await bot.load_extension(name)
        found = {command.qualified_name for command in bot.tree.walk_commands()}
    return {called(name, language) for name in found}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_names_ten_commands_that_exist(language: str, tmp_path: Path) -> None:
    words = Words(language)
    told = "\n".join(words(f"help-{situation}") for situation in SITUATIONS)
    named = re.findall(r"`/([^`]+)`", told)
    assert len(named) == len(set(named)) == 10
    assert set(named) <= await commands(language, tmp_path / "games.sqlite3")
    assert len(told) < 1200, "no more than a phone's screen and a half"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_way_that_is_named_exists(language: str, tmp_path: Path) -> None:
    words, known = Words(language), await commands(language, tmp_path / "games.sqlite3")
    for key in ("quit", "leave", "join", "substitute", "replace", "takeback", "abandon"):
        for count in (0, 1):
            told = words(f"instead-{key}", count=count, owner="yes" if count else "no")
            named = re.findall(r"/([\w-]+ [\w-]+|[\w-]+)", told)
            assert named, key
            assert all(name in known or name.split()[0] in known - groups(known) for name in named)


def groups(known: set[str]) -> set[str]:
    return {name.split()[0] for name in known if " " in name}


async def test_help_answers_privately_in_the_readers_language(german: Harness) -> None:
    await german.host.people.preferences.keep(german.people[0].id, language="de")
    shown = await german.people[0].slash(german.channel, "help")
    assert shown.response.flags.ephemeral
    assert "/tisch neu" in texts(shown.response)


async def test_who_finds_no_table_is_led_on(harness: Harness) -> None:
    anna = harness.people[0]
    lost = await anna.slash(harness.channel, "table join")
    assert "no matching table here" in texts(lost.response)
    helped = await anna.click(lost.response, custom_id="help:0")
    assert "I am stuck" in texts(helped.response)
    lost = await anna.slash(harness.channel, "table start")
    empty = await anna.click(lost.response, custom_id="list:0")
    assert "/table new" in texts(empty.response)


async def test_leave_in_a_running_game_gives_the_seat_up_by_its_button(harness: Harness) -> None:
    table = await harness.started(people=3)
    anna, _ben, _cleo, dora, _emil = harness.people
    asked = await anna.slash(harness.channel, "table leave")
    assert "/table quit" in texts(asked.response)
    assert (await harness.table()).chair_of(anna.id).caretaker is None, "nothing is done yet"
    closed = await dora.slash(harness.channel, "table join")
    assert "as soon as a house bot plays for somebody" in texts(closed.response)
    await anna.click(asked.response, custom_id=f"away-quit:{table.id}")
    await harness.env.settle()
    assert (await harness.table()).chair_of(anna.id).caretaker is not None
    offered = await dora.slash(harness.channel, "table join")
    assert "/table substitute" in texts(offered.response)
    sure = await dora.click(
        offered.response, custom_id=labels(offered.response)["Take over from anna"]
    )
    assert "take over anna’s seat" in texts(sure.response)
    stranger = await dora.slash(harness.channel, "table leave")
    assert "away-quit" not in str(custom_ids(stranger.response))
    replaced = await harness.people[1].slash(
        harness.channel, "table replace", player="cleo", person=dora.user
    )
    assert "/table substitute" in texts(replaced.response)


async def test_quit_in_the_lobby_stands_up_by_its_button(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card, table = harness.channel.last_message, await harness.table()
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    asked = await ben.slash(harness.channel, "table quit")
    assert "/table leave" in texts(asked.response)
    await ben.click(asked.response, custom_id=labels(asked.response)["Leave"])
    assert (await harness.table()).names == ("anna",)
    joins = await cleo.slash(harness.channel, "table substitute")
    done = await cleo.click(joins.response, custom_id=labels(joins.response)["Join"])
    assert "You have a seat" in texts(done.response)
    assert (await harness.table()).names == ("anna", "cleo")
    assert "cleo" in texts(harness.channel.history()[0]), "the public card knows it, too"


async def test_who_asks_for_what_needs_nobody_is_told_so(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    closed = await ben.slash(harness.channel, "propose abandon")
    assert "/table leave" in texts(closed.response)
    closed = await anna.slash(harness.channel, "propose abandon")
    assert "/table abandon" in texts(closed.response)
    await anna.slash(harness.channel, "table abandon")
    await harness.started(people=2)
    mover = harness.deciders(await harness.position())[0]
    await mover.slash(harness.channel, "pr role", role="prospector")
    asked = await mover.slash(harness.channel, "propose takeback")
    assert "/table takeback" in texts(asked.response)
    assert (await harness.position()).version == 1, "nothing is done yet"
    await mover.click(asked.response, custom_id=labels(asked.response)["Take back"])
    assert harness.deciders(await harness.position()) == [mover]


async def test_the_list_shows_what_can_be_joined_and_nothing_else(harness: Harness) -> None:
    anna, ben, cleo, dora, emil = harness.people
    running = await harness.started(people=2)
    await ben.slash(harness.channel, "table quit")
    await harness.env.settle()
    await anna.slash(harness.channel, "table new", game="magister_navis", where="here")
    await anna.slash(harness.channel, "table add-bot", level="easy")
    lobby = await harness.table()
    await cleo.slash(
        harness.channel, "table new", game="puerto_rico", where="here", joining="invited"
    )
    closed = await harness.table()
    shown = (await dora.slash(harness.channel, "table list")).response
    assert shown.flags.ephemeral
    assert f"#{lobby.id}" in texts(shown)
    assert f"so far: anna, {lobby.names[1]} (easy)" in texts(shown)
    assert "You can take over from ben" in texts(shown)
    assert f"table #{closed.id}" not in texts(shown), "only who is invited may join"
    own = (await cleo.slash(harness.channel, "table list")).response
    assert f"table #{closed.id}" not in texts(own), "she sits there"
    sure = await dora.click(shown, custom_id=labels(shown)[f"#{running.id}: take over from ben"])
    assert "take over ben’s seat" in texts(sure.response)
    shown = (await emil.slash(harness.channel, "table list")).response
    done = await emil.click(shown, custom_id=labels(shown)[f"Join #{lobby.id}"])
    assert "You have a seat" in texts(done.response)
    assert (await harness.host.tables.get(lobby.id)).names == (*lobby.names, "emil")


async def test_a_private_lobby_is_listed_only_to_its_guests(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="private")
    table = await harness.table()
    await anna.slash(harness.channel, "table invite", person=ben.user, table=str(table.id))
    for person, sees in ((ben, True), (cleo, False)):
        shown = (await person.slash(harness.channel, "table list")).response
        assert (f"#{table.id}" in texts(shown)) == sees


async def test_a_spectator_catches_up_from_the_last_look(harness: Harness) -> None:
    table = await harness.started(people=2)
    watcher = harness.people[4]
    for _ in range(3):
        await harness.turn_anywhere()
    first = await watcher.slash(harness.channel, "catchup", picture=False)
    assert "The newest" in texts(first.response)
    again = await watcher.slash(harness.channel, "catchup", picture=False)
    assert "The newest" in texts(again.response), "who asks for more of it is told again"
    before = (await harness.host.tables.get(table.id)).version
    await harness.turn_anywhere()
    assert (await harness.host.tables.get(table.id)).version > before
    more = await watcher.slash(harness.channel, "catchup", picture=False)
    assert "since you last looked, the first" in texts(more.response)


@pytest.mark.parametrize("time", ("first", "second"))
async def test_modules_that_a_bot_loads_anew_stay_with_its_test(time: str, tmp_path: Path) -> None:
    """discord.py executes an extension again although it was imported."""
    name = catchup.__name__
    assert sys.modules[name] is catchup, time
    async with open_bot(tmp_path / "games.sqlite3") as bot:
        await bot.load_extension(name)
    assert sys.modules[name] is not catchup
