"""The commands in the menus of messages and people: on any message and on anybody."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from bot.locales import Words
from bot.store.upkeep import incidents
from cogs.ui.installs import NOT_THERE
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts, told
from tests.cogs.test_people import boss
from tests.host.finished_tables import NAMES, Sat, insert
from tests.strict.installs import remove_bot

__all__ = ["drawn_once"]

HAPPENED, HINT = "What happened here", "My hint"
REPORT = "Report a problem with this post"
INVITE, RECORD = "Invite to my table", "Our record"


async def asked(
    harness: Harness, person: simcord.MemberActor, name: str, message: Any, channel: Any = None
) -> str:
    """Use a command in the menu of a message; return the private answer."""
    result = await person.context_menu(channel or harness.channel, name, message)
    answer = told(result)
    assert answer.flags.ephemeral
    return texts(answer)


async def test_each_menu_has_at_most_five_commands_in_both_languages(harness: Harness) -> None:
    bot: Any = harness.env.bot
    tree = bot.tree
    for kind in (discord.AppCommandType.message, discord.AppCommandType.user):
        found = tree.get_commands(type=kind)
        assert 1 < len(found) <= 5
        for command in found:
            payload = await command.get_translated_payload(tree, tree.translator)
            german = payload["name_localizations"]["de"]
            assert german != payload["name"] and len(german) <= 32


async def test_what_happened_up_to_a_post(harness: Harness) -> None:
    """An older post tells what was then, the newest one what is now."""
    await harness.started(2)
    cleo, first = harness.people[2], await harness.post()
    assert "Nobody had moved yet" in await asked(harness, cleo, HAPPENED, first)
    await harness.turn(harness.rng)
    old = await harness.post()
    harness.clock.ahead += timedelta(hours=1)
    for _ in range(12):
        await harness.turn(harness.rng)
    harness.clock.ahead -= timedelta(hours=1)
    table = await harness.table()
    text = await asked(harness, cleo, HAPPENED, old)
    assert "Puerto Rico · table #1, up to this post" in text
    assert re.findall(r"`(\d+)`", text) == ["1"], "what came later is not of this post"
    assert "/table board version:1." in text and f"now at move {table.version}" in text


async def test_of_a_long_game_the_last_moves_are_told(harness: Harness) -> None:
    await harness.started(2)
    for _ in range(16):
        await harness.turn(harness.rng)
    text = await asked(harness, harness.people[2], HAPPENED, await harness.post())
    versions = [int(one) for one in re.findall(r"`(\d+)`", text)]
    assert len(versions) == 12 and versions == sorted(versions)


async def test_a_card_and_a_post_in_a_thread_lead_to_their_table(harness: Harness) -> None:
    anna, cleo = harness.people[0], harness.people[2]
    await anna.slash(harness.channel, "table new", game="amerigo")
    card = harness.channel.history()[-1]
    assert "has not started yet" in await asked(harness, cleo, HAPPENED, card)
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    other = harness.channel.history()[-1]
    assert "#2 has not started" in await asked(harness, cleo, HAPPENED, other)
    await harness.people[1].click(card, custom_id="lobby:1:0")
    await anna.click(card, custom_id="lobby:1:5")
    await harness.env.settle()
    (thread,) = harness.channel.threads
    post = await harness.host.tables.get(1)
    message = next(one for one in thread.history() if one.id == post.post_id)
    assert "Amerigo" in await asked(harness, anna, HAPPENED, message, thread)


async def test_other_messages_get_a_sentence(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    said = await ben.send(harness.channel, "Who wants to play #1?")
    admin = await boss(harness)
    await admin.slash(harness.channel, "setup open-post", channel=harness.channel)
    lasting = harness.channel.history()[-1]
    for name in (HAPPENED, HINT):
        assert "I did not write this message" in await asked(harness, anna, name, said)
        assert "is not about a table that I know here" in await asked(harness, anna, name, lasting)
    assert "I did not write this message" in await asked(harness, anna, REPORT, said)


async def test_an_old_post_of_one_of_several_tables_asks_which(harness: Harness) -> None:
    """What has no button and names no table is one of those that were open then."""
    anna = harness.people[0]
    for _ in range(2):
        await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    bot: Any = harness.env.bot
    channel = bot.get_channel(harness.channel.id)
    plain = await channel.send("An old post")
    text = await asked(harness, anna, HAPPENED, plain)
    assert "#1" in text and "#2" in text


async def test_a_private_table_tells_strangers_nothing(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="private")
    await anna.slash(harness.channel, "table invite", person=ben, table="1")
    card = next(one for one in harness.channel.history() if "lobby:1:5" in custom_ids(one))
    assert "There is no such table" in await asked(harness, cleo, HAPPENED, card)


async def test_a_hint_for_the_table_of_a_post(harness: Harness) -> None:
    await harness.started(2)
    text = await asked(harness, harness.people[0], HINT, await harness.post())
    assert "no hints where several people play" in text, "the answer of /hint"


async def test_elsewhere_the_menus_say_why_they_do_nothing(harness: Harness) -> None:
    """Where the bot was removed, a menu is there until Discord has noticed."""
    await harness.started(2)
    anna, post = harness.people[0], await harness.post()
    remove_bot(harness.env, harness.env.guild.id)
    for name, target in ((HAPPENED, post), (REPORT, post), (RECORD, harness.people[1])):
        refused = await anna.context_menu(harness.channel, name, target)
        assert texts(refused.response) == Words("en")(NOT_THERE), name


async def test_a_report_is_an_incident_that_says_nothing_private(harness: Harness) -> None:
    await harness.started(2)
    anna, post = harness.people[0], await harness.post()
    text = await asked(harness, anna, REPORT, post)
    number = re.search(r"\*\*([0-9A-F]{8})\*\*", text)
    assert number is not None
    found = await harness.host._database.read(lambda db: incidents.find(db, number[1]))
    assert found is not None
    assert (found.game_id, found.step, found.guild_id) == (1, "report", harness.env.guild.id)
    assert "buttons {'mv'" in found.trace
    for private in (anna.name, str(anna.id), str(post.id), "role", "mayor"):
        assert private not in found.trace.lower(), private
    for _ in range(4):
        await asked(harness, anna, REPORT, post)
    assert "reported several posts" in await asked(harness, anna, REPORT, post)


async def test_a_person_is_invited_to_the_only_table_of_ones_own(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    none = told(await anna.context_menu(harness.channel, INVITE, ben))
    assert "You are not at any open table" in texts(none)
    await anna.slash(harness.channel, "table new", game="amerigo", joining="invited", where="here")
    await anna.context_menu(harness.channel, INVITE, ben)
    said = harness.channel.history()[-1]
    assert f"<@{ben.id}>" in texts(said) and "lobby:1:0" in custom_ids(said)
    await ben.click(said, custom_id="lobby:1:0")
    assert ben.id in {chair.user_id for chair in (await harness.host.tables.get(1)).chairs}
    assert "You are not at any open table" in texts(
        told(await anna.context_menu(harness.channel, INVITE, ben))
    )
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    which = told(await anna.context_menu(harness.channel, INVITE, cleo))
    assert custom_ids(which) == [f"invite-to:2:{cleo.id}", f"invite-to:1:{cleo.id}"]
    await anna.click(which, custom_id=f"invite-to:2:{cleo.id}")
    guests = await harness.host.people.guests.of_table(2)
    assert [guest.person.id for guest in guests] == [cleo.id]


async def test_oneself_is_no_guest(harness: Harness) -> None:
    anna = harness.people[0]
    for name in (INVITE, RECORD):
        assert "This is you" in texts(told(await anna.context_menu(harness.channel, name, anna)))


async def test_the_record_of_two_people(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, cleo = harness.people[:3]
    for one in (anna, ben):
        monkeypatch.setitem(NAMES, one.id, one.name)
    empty = told(await anna.context_menu(harness.channel, RECORD, ben))
    assert "not finished a game together" in texts(empty)
    guild = harness.env.guild.id
    sat = (Sat(anna.id, 9, 1), Sat(ben.id, 7, 2))

    def played(db: Any) -> None:
        for number, seats in enumerate((sat, sat, tuple(reversed(sat)))):
            insert(db, seats, 1.8e9 + number, key="amerigo")
        db.execute("UPDATE game SET guild_id = ?", (guild,))

    await harness.host._database.write(played)
    shown = texts(told(await anna.context_menu(harness.channel, RECORD, ben)))
    assert "3 tables together; you were ahead 3 times" in shown
    other = texts(told(await ben.context_menu(harness.channel, RECORD, anna)))
    assert "behind 3 times" in other
    await harness.host.people.preferences.keep(ben.id, stats="hidden")
    hidden = texts(told(await anna.context_menu(harness.channel, RECORD, ben)))
    assert "3 tables" not in hidden and hidden
    assert "not finished a game" in texts(
        told(await anna.context_menu(harness.channel, RECORD, cleo))
    )


async def test_a_choice_of_a_table_that_is_over_is_refused(harness: Harness) -> None:
    anna, cleo = harness.people[0], harness.people[2]
    for _ in range(2):
        await anna.slash(harness.channel, "table new", game="amerigo", where="here")
    which = told(await anna.context_menu(harness.channel, INVITE, cleo))
    await anna.slash(harness.channel, "table abandon", table="1")
    late = await anna.click(which, custom_id=f"invite-to:1:{cleo.id}")
    assert "There is no such table" in texts(late.response)
    assert await harness.host.people.guests.of_table(1) == []
