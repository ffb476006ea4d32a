"""Presets of a server: made from a table, offered everywhere, removed; what the post shows."""

from __future__ import annotations

import json
from typing import Any

import pytest
import simcord

from bot.host.servers.presets import ON_POST
from bot.store.servers import presets
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts, told
from tests.cogs.test_people import boss
from tests.cogs.test_setup import demote, roles_of

__all__ = ["drawn_once"]


async def chosen(harness: Harness, name: str = "Evening") -> simcord.MemberActor:
    """Have an admin open a table, choose everything on it, and store that as a preset."""
    admin = await boss(harness)
    await admin.slash(
        harness.channel, "table new", game="puerto_rico", where="here", pace="fast", rated=True
    )
    table = await harness.table()
    await admin.slash(harness.channel, "table option", option="placing", choice="in_turn")
    await admin.slash(harness.channel, "table add-bot", level="easy")
    await harness.host.lobby.set_check(table.id, admin.id, 6)
    await admin.slash(harness.channel, "setup presets", name=name, table=str(table.id))
    return admin


async def test_a_table_starts_with_all_that_its_preset_holds(harness: Harness) -> None:
    await chosen(harness)
    ben = harness.people[1]
    offered = await ben.autocomplete(harness.channel, "table new", "preset", "even")
    assert [one["name"] for one in offered] == ["Evening"]
    await ben.slash(harness.channel, "table new", preset=offered[0]["value"])
    made, table = await harness.host.tables.get(1), await harness.table()
    assert table.id == 2 and table.owner_id == ben.id
    for what in ("game", "options", "pace", "rated", "hints", "ready_hours", "absentees", "where"):
        assert getattr(table, what) == getattr(made, what), what
    assert table.options and table.ready_hours == 6 and table.pace == "fast"
    assert [chair.bot for chair in table.chairs] == [None, "easy"]


async def test_a_preset_keeps_that_programs_may_play(harness: Harness) -> None:
    admin, harness.env.bot.context.programs = await boss(harness), True
    await admin.slash(harness.channel, "table new", game="puerto_rico", where="here")
    await harness.host.lobby.set_programs(1, admin.id, True)
    await admin.slash(harness.channel, "setup presets", name="Machines", table="1")
    shown = await admin.slash(harness.channel, "setup presets")
    assert "programs allowed" in texts(shown.response)
    await harness.people[1].slash(harness.channel, "table new", preset="machines")
    assert (await harness.table()).programs
    assert "may let programs play here" in texts(harness.channel.last_message)


async def test_what_is_named_takes_precedence_over_the_preset(harness: Harness) -> None:
    await chosen(harness)
    ben = harness.people[1]
    await ben.slash(harness.channel, "table new", preset="evening", pace="relaxed", rated=False)
    table = await harness.table()
    assert (table.pace, table.rated, table.ready_hours) == ("relaxed", False, 6)
    other = await ben.slash(harness.channel, "table new", preset="Evening", game="amerigo")
    assert "for another game" in texts(other.response)
    nothing = await ben.slash(harness.channel, "table new", preset="Morning")
    assert "It has: Evening" in texts(nothing.response)
    assert (await harness.table()).id == 2


async def test_without_game_and_preset_one_is_asked(harness: Harness) -> None:
    await chosen(harness)
    asked = await harness.people[1].slash(harness.channel, "table new")
    assert "Evening" in texts(asked.response)
    assert custom_ids(asked.response)[-2:] == ["open-game:0", "open-preset:1"]


async def hung_up(harness: Harness, admin: simcord.MemberActor) -> Any:
    await admin.slash(harness.channel, "setup open-post", channel=harness.channel)
    return harness.channel.last_message


def offered(harness: Harness, post: Any) -> list[str]:
    """Return the presets that the permanent post offers now."""
    now = next(one for one in harness.channel.history() if one.id == post.id)
    return [c["label"] for c in components(now) if c.get("custom_id", "").startswith("open-preset")]


async def test_the_permanent_post_follows_the_presets(harness: Harness) -> None:
    admin = await chosen(harness)
    post = await hung_up(harness, admin)
    assert offered(harness, post) == ["Evening"]
    for number in range(ON_POST):
        name = f"Preset {number}"
        await admin.slash(harness.channel, "setup presets", name=name, table="1")
    assert offered(harness, post) == ["Evening", *(f"Preset {n}" for n in range(ON_POST - 1))]
    shown = told(await admin.slash(harness.channel, "setup presets"))
    assert "Preset 4" in texts(shown)
    await admin.select(shown, ["1"], custom_id="setup-preset-drop:0")
    assert offered(harness, post) == [f"Preset {n}" for n in range(ON_POST)]
    ben = harness.people[1]
    await ben.click(post, custom_id="open-preset:2")
    assert (await harness.table()).owner_id == ben.id and (await harness.table()).pace == "fast"


async def test_the_button_of_a_preset_that_is_gone_says_what_there_is(harness: Harness) -> None:
    admin = await chosen(harness)
    post = await hung_up(harness, admin)
    await harness.host.servers.presets.keep(harness.env.guild.id, admin.id, "Late", 1)
    await harness.host.servers.presets.remove(harness.env.guild.id, admin.id, 1)
    gone = await harness.people[1].click(post, custom_id="open-preset:1")
    assert "It has: Late" in texts(gone.response)
    assert offered(harness, post) == ["Evening"], "it was not told yet"
    await harness.host.tick()
    assert offered(harness, post) == ["Late"]


async def test_a_change_is_shown_after_a_restart(harness: Harness) -> None:
    admin = await chosen(harness)
    post = await hung_up(harness, admin)
    await harness.host.servers.presets.remove(harness.env.guild.id, admin.id, 1)
    await harness.restart()
    await harness.host.tick()
    assert offered(harness, post) == []


async def test_a_post_of_an_earlier_version_gets_its_presets_by_a_click(harness: Harness) -> None:
    admin = await boss(harness)
    post = await hung_up(harness, admin)
    await harness.host._database.write(lambda db: presets.forget_post(db, post.id))
    await chosen(harness)
    assert offered(harness, post) == []
    panel = await harness.people[1].click(post, custom_id="open:0")
    assert "open-preset:1" in custom_ids(panel.response)
    await harness.host.tick()
    assert offered(harness, post) == ["Evening"]


async def test_without_presets_a_click_brings_it_the_buttons_of_today(harness: Harness) -> None:
    admin = await boss(harness)
    post = await hung_up(harness, admin)
    await harness.host._database.write(lambda db: presets.forget_post(db, post.id))
    await harness.people[1].click(post, custom_id="open:0")
    assert await harness.host.servers.presets.look() == 1
    assert await harness.host.servers.presets.look() == 0


async def test_a_deleted_post_is_forgotten(harness: Harness) -> None:
    admin = await boss(harness)
    post = await hung_up(harness, admin)
    await post.delete()
    await chosen(harness)
    await harness.host.tick()
    assert not await harness.host._database.read(lambda db: presets.knows_post(db, post.id))


async def test_only_who_manages_the_server_makes_and_removes_presets(harness: Harness) -> None:
    admin = await chosen(harness)
    shown = told(await admin.slash(harness.channel, "setup presets"))
    roles = roles_of(harness, admin)
    demote(harness, admin)
    refused = await admin.select(shown, ["1"], custom_id="setup-preset-drop:0")
    assert "Manage Server" in texts(refused.response)
    demote(harness, admin, *roles)
    long = await admin.slash(harness.channel, "setup presets", name="x" * 41, table="1")
    assert "at most 40 characters" in texts(long.response)
    unnamed = await admin.slash(harness.channel, "setup presets", table="1")
    assert "A preset needs a name" in texts(unnamed.response)
    found = await harness.host.servers.presets.of_server(harness.env.guild.id)
    assert [one.name for one in found] == ["Evening"]


async def test_the_audit_log_tells_of_presets(harness: Harness) -> None:
    admin = await boss(harness)
    log = harness.env.guild.create_text_channel("log")
    await admin.slash(harness.channel, "setup audit", channel=log)
    await chosen(harness, "Tea *time*")
    line = texts(log.last_message)
    assert "saved the preset" in line and "Puerto Rico" in line and r"Tea \*time\*" in line


@pytest.mark.parametrize("language", ["de"])
async def test_a_choice_that_is_no_longer_offered_lapses(harness: Harness, language: str) -> None:
    """A stored preset of any version opens a table with what is left of it."""
    guild_id, ben = harness.env.guild.id, harness.people[1]
    await harness.host.people.preferences.keep(ben.id, language=language)
    choices = {"options": {"placing": "gone"}, "pace": "gone", "bots": ["gone"] * 9, "new": 1}
    row = presets.PresetRow(0, guild_id, "Alt", "puerto_rico", json.dumps(choices))
    other = row._replace(name="Weg", key="chess")
    await harness.host._database.write(lambda db: (presets.add(db, row), presets.add(db, other)))
    await ben.slash(harness.channel, "table new", preset="Alt")
    table = await harness.table()
    assert (dict(table.options), table.pace, len(table.chairs)) == ({}, "standard", 5)
    assert table.language == "de"
    gone = await ben.slash(harness.channel, "table new", preset="Weg")
    assert "Er hat: Alt" in texts(gone.response)
