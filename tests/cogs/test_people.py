"""Guests, chairs, notes, expired lobbies and personal settings."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import discord
import pytest
import simcord

from bot.client.app import TIDY
from bot.host.lobby.changing import KEPT
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.languages import forgetting_words, write_language
from tests.web.pages import bot_of

__all__ = ["drawn_once"]


async def opened(harness: Harness, **options: str) -> simcord.MemberActor:
    owner = harness.people[0]
    await owner.slash(harness.channel, "table new", game="puerto_rico", **options)
    return owner


async def test_a_table_for_those_who_are_invited(harness: Harness) -> None:
    anna = await opened(harness, where="here", joining="invited")
    ben, cleo = harness.people[1:3]
    card = harness.channel.last_message
    assert "By invitation only" in texts(card)
    refused = await ben.click(card, label="Join")
    assert "by invitation only" in texts(refused.response)
    stranger = await cleo.slash(harness.channel, "table invite", person=ben)
    assert "Only the players" in texts(stranger.response)
    await anna.slash(harness.channel, "table invite", person=ben)
    call = harness.channel.last_message
    assert f"<@{ben.id}>: anna invites you" in texts(call)
    assert [person.id for person in call.mentions] == [ben.id]
    await ben.click(call, label="Join")
    assert len((await harness.table()).chairs) == 2
    who = await cleo.slash(harness.channel, "table who")
    assert "Playing (2): anna ★, ben" in texts(who.response)


async def test_who_only_watches_is_not_invited(harness: Harness) -> None:
    anna = await opened(harness, where="here", joining="invited")
    ben, cleo = harness.people[1:3]
    card = harness.channel.last_message
    await ben.slash(harness.channel, "table watch")
    for _ in range(2):
        refused = await ben.click(card, label="Join")
        assert "by invitation only" in texts(refused.response)
        await ben.slash(harness.channel, "table watch", stop=True)
    who = await anna.slash(harness.channel, "table who")
    assert "Invited" not in texts(who.response)
    assert "ben" not in texts(who.response)
    await anna.slash(harness.channel, "table invite", person=cleo)
    await cleo.slash(harness.channel, "table watch")
    await cleo.slash(harness.channel, "table watch", stop=True)
    await cleo.click(card, label="Join")
    assert len((await harness.table()).chairs) == 2


async def test_spectators_are_listed(harness: Harness) -> None:
    await harness.started(2)
    dora = harness.people[3]
    await dora.slash(harness.channel, "table watch")
    who = await harness.people[0].slash(harness.channel, "table who")
    assert "Watching (1): dora" in texts(who.response)
    await dora.slash(harness.channel, "table watch", stop=True)
    who = await harness.people[0].slash(harness.channel, "table who")
    assert "Watching" not in texts(who.response)


async def test_a_private_thread_and_who_may_look_in(harness: Harness) -> None:
    anna = await opened(harness, where="private")
    ben, cleo, dora = harness.people[1:4]
    card, table = harness.channel.last_message, await harness.table()
    assert "private thread" in texts(card)
    await ben.click(card, label="Join")
    await anna.slash(harness.channel, "table invite", person=cleo, table=str(table.id))
    await anna.click(card, label="Start")
    (thread,) = harness.channel.threads
    table = await harness.host.tables.get(table.id)
    assert table.thread_id == thread.id
    channel = await harness.env.bot.fetch_channel(thread.id)
    assert channel.type is discord.ChannelType.private_thread
    members = {member.id for member in await channel.fetch_members()}
    assert {anna.id, ben.id, cleo.id} <= members
    assert dora.id not in members
    seen = await cleo.slash(harness.channel, "table board", table=str(table.id), text=True)
    assert "City of ben" in texts(seen.response)
    for command in ("table board", "catchup", "log", "sandbox open", "table watch"):
        refused = await dora.slash(harness.channel, command, table=str(table.id))
        assert "no such table" in texts(refused.response), command


async def test_no_private_table_where_the_bot_may_open_no_private_thread(harness: Harness) -> None:
    bot = harness.env.bot.user
    closed = discord.PermissionOverwrite(create_private_threads=False)
    quiet = harness.channel.guild.create_text_channel("quiet", overwrites={bot: closed})
    anna = harness.people[0]
    refused = await anna.slash(quiet, "table new", game="puerto_rico", where="private")
    assert "Create Private Threads" in texts(refused.response)
    assert await harness.host.tables.at(quiet.id) == []
    await anna.slash(quiet, "table new", game="puerto_rico")
    assert len(await harness.host.tables.at(quiet.id)) == 1


async def test_chairs_change_hands_and_places(harness: Harness) -> None:
    anna = await opened(harness, where="here")
    ben, cleo = harness.people[1:3]
    await ben.slash(harness.channel, "table join")
    await anna.slash(harness.channel, "table replace", player="ben", person=cleo)
    assert (await harness.table()).names == ("anna", "cleo")
    refused = await cleo.slash(harness.channel, "table swap", first="1", second="2")
    assert "owner" in texts(refused.response)
    swapped = await anna.slash(harness.channel, "table swap", first="anna", second="cleo")
    assert "cleo, anna" in texts(swapped.response)
    assert "in this order" in texts(harness.channel.last_message)
    await anna.slash(harness.channel, "table swap")
    assert "drawn by lot" in texts(harness.channel.last_message)
    await anna.slash(harness.channel, "table swap", first="1", second="2")
    await anna.slash(harness.channel, "table swap", first="1", second="2")
    await anna.slash(harness.channel, "table start")
    assert (await harness.table()).names == ("cleo", "anna")


async def test_people_who_avoid_each_other(harness: Harness) -> None:
    anna = await opened(harness, where="here")
    ben = harness.people[1]
    said = await anna.slash(harness.channel, "me", avoid=ben)
    assert "On your avoid list: ben" in texts(said.response)
    refused = await ben.slash(harness.channel, "table join")
    assert texts(refused.response) == "You cannot join this table."
    invited = await anna.slash(harness.channel, "table invite", person=ben)
    assert "cannot join" in texts(invited.response) or "avoid" in texts(invited.response)
    forgiven = await anna.slash(harness.channel, "me", avoid=ben)
    assert "On your avoid list" not in texts(forgiven.response)
    await ben.slash(harness.channel, "table join")
    assert len((await harness.table()).chairs) == 2


async def test_games_are_studied_only_for_who_says_so(harness: Harness) -> None:
    anna, off = harness.people[0], "neither counted against house bots nor published"
    assert off in texts((await anna.slash(harness.channel, "me")).response)
    on = texts((await anna.slash(harness.channel, "me", study=True)).response)
    assert off not in on and "count for how often people beat house bots" in on
    kept = texts((await anna.slash(harness.channel, "me", language="en")).response)
    assert "count for how often people beat house bots" in kept
    exported = json.loads(await harness.host.upkeep.privacy.export(anna.id))
    assert [row["study"] for row in exported["data"]["settings"]["person"]] == [1]
    assert off in texts((await anna.slash(harness.channel, "me", study=False)).response)


async def test_notes_are_private(harness: Harness) -> None:
    await harness.started(2)
    anna, ben = harness.people[:2]
    for text in ("corn first", "watch ben"):
        shown = await anna.slash(harness.channel, "note", text=text)
    assert shown.response.ephemeral
    assert "corn first\nwatch ben" in texts(shown.response)
    theirs = await ben.slash(harness.channel, "note")
    assert "no note" in texts(theirs.response)
    afresh = await anna.slash(harness.channel, "note", text="sugar", clear=True)
    assert "corn" not in texts(afresh.response)
    await anna.slash(harness.channel, "note", text="x" * 1490)
    full = await anna.slash(harness.channel, "note", text="y" * 100)
    assert "at most 1500" in texts(full.response).replace(",", "")


async def test_a_forgotten_lobby_is_put_away_and_renewed(harness: Harness) -> None:
    anna = await opened(harness, where="here")
    ben = harness.people[1]
    first = (await harness.table()).card_id
    now = harness.clock()
    harness.host.lobby._registry.clock = lambda: now + timedelta(seconds=KEPT + 1)
    for loop in (harness.env.bot.tick, harness.env.bot.sweep):
        loop.cancel()  # Nothing is due for them in these minutes.
    await harness.env.advance_time(TIDY)
    card = harness.channel.last_message
    assert (await harness.table()).status == "abandoned"
    assert "one tap reopens it" in texts(card)
    assert [person.id for person in card.mentions] == [anna.id]
    assert first not in [message.id for message in harness.channel.history()]
    await harness.env.advance_time(TIDY)
    assert harness.channel.last_message.id == card.id, "told once"
    refused = await ben.click(card, label="Keep it open")
    assert "not have a seat" in texts(refused.response)
    await anna.click(card, label="Keep it open")
    table = await harness.table()
    assert (table.status, table.card_id) == ("lobby", card.id)
    await ben.click(harness.channel.last_message, label="Join")
    assert len((await harness.table()).chairs) == 2


async def test_what_admins_decide(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    admin = await boss(harness)
    await allow_setup(harness, anna)
    refused = await anna.slash(harness.channel, "setup change", limit=1)
    assert "need the Manage Server permission" in texts(refused.response)
    other = harness.env.guild.create_text_channel("elsewhere")
    role = harness.env.guild.create_role("players")
    shown = await admin.slash(
        harness.channel,
        "setup change",
        language="de",
        pace="fast",
        limit=1,
        channel=other,
        role=role,
    )
    assert "German" in texts(shown.response)
    assert "fast" in texts(shown.response)
    here = await ben.slash(harness.channel, "table new", game="puerto_rico", where="here")
    assert f"opened in <#{other.id}>" in texts(here.response)
    there = await ben.slash(other, "table new", game="puerto_rico", where="here")
    assert f"only these roles can open tables: <@&{role.id}>" in texts(there.response)
    await admin.slash(other, "table new", game="puerto_rico", where="here")
    assert "Plätze" in texts(other.last_message), "in the server's language"
    again = await admin.slash(other, "table new", game="puerto_rico", where="here")
    assert "allows only one open table" in texts(again.response)
    lifted = await admin.slash(harness.channel, "setup change", limit=0, channel=other, role=role)
    assert "Open tables: no limit" in texts(lifted.response)
    shown = await admin.slash(harness.channel, "setup show")
    assert texts(shown.response) == texts(lifted.response)
    await ben.slash(harness.channel, "table new", game="puerto_rico", where="here")
    assert len(await harness.host.tables.open_tables()) == 2


async def allow_setup(harness: Harness, person: simcord.MemberActor) -> None:
    """Allow the command to a person who may not manage the server, as its admins can."""
    commands = await harness.env.bot.tree.fetch_commands()
    setup = next(command for command in commands if command.name == "setup")
    harness.env.guild.set_command_permissions(setup, {person: True})


async def boss(harness: Harness) -> simcord.MemberActor:
    guild = harness.env.guild
    role = guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(harness.env.create_user("boss"), roles=[role])


@pytest.mark.parametrize("language", ["en", "de"])
async def test_people_in_both_languages(harness: Harness, language: str) -> None:
    anna = await opened(harness, where="here")
    await allow_setup(harness, anna)
    await anna.slash(harness.channel, "me", language=language)
    expected = {
        "note": {"en": "You have no note", "de": "keine Notiz"},
        "table who": {"en": "Playing (1)", "de": "Es spielen (1)"},
        "table watch": {"en": "You are now watching", "de": "Du siehst jetzt"},
        "me": {"en": "When it is your turn", "de": "Wenn du dran bist"},
        "setup show": {"en": "Manage Server permission", "de": "Server verwalten"},
    }
    for command, said in expected.items():
        result = await anna.slash(harness.channel, command)
        assert said[language] in texts(result.response), command
    assert custom_ids(harness.channel.last_message)


async def test_languages_are_chosen_in_a_menu_that_says_how_much_they_have(
    harness: Harness, tmp_path: Path
) -> None:
    anna, context = harness.people[0], bot_of(harness).context
    with forgetting_words():
        write_language(tmp_path, "xa", "me-language-menu = x\n")
        me = (await anna.slash(harness.channel, "me")).response
        assert "🌐" not in texts(me), "English has all texts"
        (menu,) = (one for one in components(me) if one.get("custom_id") == "me-language")
        hints = {one["value"]: one["description"] for one in menu["options"]}
        assert hints["de"] == "100% translated"
        assert hints["xa"] == "1% translated · not reviewed by a native speaker yet"
        chosen = (await anna.select(me, ["xa"], custom_id="me-language")).response
        assert "🌐 xa: 1% translated · not reviewed" in texts(chosen)
        assert (await harness.host.people.preferences.get(anna.id)).language == "xa"
        context.web_url = "https://games.example.org"
        me = (await anna.slash(harness.channel, "me")).response
        (link,) = (one for one in components(me) if "url" in one)
        assert link["url"] == "https://games.example.org/languages?language=xa"
    gone = (await anna.slash(harness.channel, "me")).response
    assert "When it is your turn" in texts(gone), "a language that is gone is English"
