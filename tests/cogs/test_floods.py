"""One person cannot flood a server: what is refused, in which words, and after a restart."""

from __future__ import annotations

from datetime import timedelta

import discord
import simcord

from bot.host.core import limits
from bot.host.core.api import Person
from tests.cogs.harness import Harness, texts

HOUR = timedelta(seconds=limits.HOUR + 1)


async def open_tables(harness: Harness, person: simcord.MemberActor, count: int) -> None:
    for _ in range(count):
        await person.slash(harness.channel, "table new", game="puerto_rico", where="here")


async def test_a_person_has_a_few_lobbies_and_a_manager_an_evening_of_them(
    harness: Harness,
) -> None:
    anna, ben = harness.people[:2]
    await open_tables(harness, anna, limits.LOBBIES)
    await harness.restart()
    refused = await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    assert refused.response.ephemeral
    said = texts(refused.response)
    assert f"{limits.LOBBIES} tables that have not started" in said
    assert "#1, #2" in said
    assert len(await harness.host.tables.open_tables()) == limits.LOBBIES
    await anna.slash(harness.channel, "table leave", table="2")
    await open_tables(harness, anna, 1)
    assert len(await harness.host.tables.open_tables()) == limits.LOBBIES
    await open_tables(harness, ben, 1)
    role = harness.env.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = harness.env.guild.add_member(harness.env.create_user("boss"), roles=[role])
    await open_tables(harness, boss, 8)
    assert len(await harness.host.tables.open_tables()) == limits.LOBBIES + 9


async def test_opening_and_leaving_again_and_again(harness: Harness) -> None:
    anna = harness.people[0]
    for number in range(1, limits.TABLES.most + 1):
        await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
        await anna.slash(harness.channel, "table leave", table=str(number))
    refused = await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    assert "opened a lot of tables in the last hour" in texts(refused.response)
    harness.clock.ahead += HOUR
    await open_tables(harness, anna, 1)
    assert len(await harness.host.tables.open_tables()) == 1


async def test_nobody_is_invited_again_and_again(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    await harness.started(2)
    await anna.slash(harness.channel, "table invite", person=cleo)
    posts = len(harness.channel.history())
    await harness.restart()
    for person in (anna, ben):
        refused = await person.slash(harness.channel, "table invite", person=cleo)
        assert "was already invited to this table in the last hour" in texts(refused.response)
        assert refused.response.ephemeral
    assert len(harness.channel.history()) == posts
    harness.clock.ahead += HOUR
    await ben.slash(harness.channel, "table invite", person=cleo)
    assert [person.id for person in harness.channel.last_message.mentions] == [cleo.id]


async def test_who_invites_everybody_must_pause(harness: Harness) -> None:
    anna = await opened(harness)
    guests = [
        harness.env.guild.add_member(harness.env.create_user(f"guest{number}"))
        for number in range(limits.INVITES.most + 1)
    ]
    for guest in guests[:-1]:
        await anna.slash(harness.channel, "table invite", person=guest)
    refused = await anna.slash(harness.channel, "table invite", person=guests[-1])
    assert "invited a lot of people in the last hour" in texts(refused.response)
    table = await harness.table()
    assert len(await harness.host.people.guests.of_table(table.id)) == limits.INVITES.most
    who = await anna.slash(harness.channel, "table who")
    assert f"Invited ({limits.INVITES.most})" in texts(who.response)


async def test_a_lobby_is_brought_up_again_once_an_hour(harness: Harness) -> None:
    anna = await opened(harness)
    await anna.slash(harness.channel, "table renew")
    posts = len(harness.channel.history())
    refused = await anna.slash(harness.channel, "table renew")
    assert "once an hour" in texts(refused.response)
    assert len(harness.channel.history()) == posts


async def test_a_long_list_of_spectators_is_cut(harness: Harness) -> None:
    anna = await opened(harness)
    table = await harness.table()
    for number in range(40):
        person = harness.env.create_user(f"spectator-with-a-long-name-{number:03}")
        await harness.host.people.guests.watch(table.id, Person(person.id, person.name))
    who = await anna.slash(harness.channel, "table who")
    said = texts(who.response)
    assert "Watching (40): spectator-with-a-long-name-000" in said
    assert "and 10 more" in said


async def opened(harness: Harness) -> simcord.MemberActor:
    await open_tables(harness, harness.people[0], 1)
    return harness.people[0]


async def test_two_pictures_at_once_are_drawn_for_one_person(harness: Harness) -> None:
    await harness.started(2)
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "sandbox open")
    draw_limits = harness.env.bot.context.draw_limits
    with draw_limits.of(anna.id), draw_limits.of(anna.id):
        for command in ("table board", "catchup", "replay"):
            refused = await anna.slash(harness.channel, command)
            assert "already drawing 2 pictures for you" in texts(refused.response), command
        shown = await anna.slash(harness.channel, "sandbox show")
        refused = await anna.click(shown.response, label="Picture")
        assert "drawing 2 pictures" in texts(refused.response)
        words = await anna.slash(harness.channel, "table board", text=True)
        assert "City of ben" in texts(words.response)
        theirs = await ben.slash(harness.channel, "table board")
        assert theirs.response.attachments
    shown = await anna.slash(harness.channel, "table board")
    assert shown.response.attachments


async def test_public_films_are_few(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    for _ in range(limits.FILMS.most):
        await harness.host.core.limits.spend(limits.FILMS, anna.id)
    refused = await anna.slash(harness.channel, "replay", public=True)
    assert "shown several films to everyone" in texts(refused.response)
    assert refused.response.ephemeral
