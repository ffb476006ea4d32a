"""One person cannot flood a server: what is refused, in which words, and after a restart."""

from __future__ import annotations

from datetime import timedelta

import discord
import simcord

from bot.host.api import Person
from bot.host.core import limits
from tests.cogs.parlour import Parlour, texts

HOUR = timedelta(seconds=limits.HOUR + 1)


async def open_tables(parlour: Parlour, person: simcord.MemberActor, count: int) -> None:
    for _ in range(count):
        await person.slash(parlour.channel, "table new", game="puerto_rico", where="here")


async def test_a_person_has_a_few_lobbies_and_a_manager_an_evening_of_them(
    parlour: Parlour,
) -> None:
    anna, ben = parlour.people[:2]
    await open_tables(parlour, anna, limits.LOBBIES)
    await parlour.restart()
    refused = await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    assert refused.response.ephemeral
    said = texts(refused.response)
    assert f"{limits.LOBBIES} tables that have not started" in said
    assert "#1, #2" in said
    assert len(await parlour.host.tables.open_tables()) == limits.LOBBIES
    await anna.slash(parlour.channel, "table leave", table="2")
    await open_tables(parlour, anna, 1)
    assert len(await parlour.host.tables.open_tables()) == limits.LOBBIES
    await open_tables(parlour, ben, 1)
    role = parlour.env.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = parlour.env.guild.add_member(parlour.env.create_user("boss"), roles=[role])
    await open_tables(parlour, boss, 8)
    assert len(await parlour.host.tables.open_tables()) == limits.LOBBIES + 9


async def test_opening_and_leaving_again_and_again(parlour: Parlour) -> None:
    anna = parlour.people[0]
    for number in range(1, limits.TABLES.most + 1):
        await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
        await anna.slash(parlour.channel, "table leave", table=str(number))
    refused = await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    assert "opened a lot of tables in the last hour" in texts(refused.response)
    parlour.clock.ahead += HOUR
    await open_tables(parlour, anna, 1)
    assert len(await parlour.host.tables.open_tables()) == 1


async def test_nobody_is_invited_again_and_again(parlour: Parlour) -> None:
    anna, ben, cleo = parlour.people[:3]
    await parlour.started(2)
    await anna.slash(parlour.channel, "table invite", person=cleo)
    posts = len(parlour.channel.history())
    await parlour.restart()
    for person in (anna, ben):
        refused = await person.slash(parlour.channel, "table invite", person=cleo)
        assert "was already invited to this table in the last hour" in texts(refused.response)
        assert refused.response.ephemeral
    assert len(parlour.channel.history()) == posts
    parlour.clock.ahead += HOUR
    await ben.slash(parlour.channel, "table invite", person=cleo)
    assert [person.id for person in parlour.channel.last_message.mentions] == [cleo.id]


async def test_who_invites_everybody_must_pause(parlour: Parlour) -> None:
    anna = await opened(parlour)
    guests = [
        parlour.env.guild.add_member(parlour.env.create_user(f"guest{number}"))
        for number in range(limits.INVITES.most + 1)
    ]
    for guest in guests[:-1]:
        await anna.slash(parlour.channel, "table invite", person=guest)
    refused = await anna.slash(parlour.channel, "table invite", person=guests[-1])
    assert "invited a lot of people in the last hour" in texts(refused.response)
    table = await parlour.table()
    assert len(await parlour.host.manners.guests(table.id)) == limits.INVITES.most
    who = await anna.slash(parlour.channel, "table who")
    assert f"Invited ({limits.INVITES.most})" in texts(who.response)


async def test_a_lobby_is_brought_up_again_once_an_hour(parlour: Parlour) -> None:
    anna = await opened(parlour)
    await anna.slash(parlour.channel, "table renew")
    posts = len(parlour.channel.history())
    refused = await anna.slash(parlour.channel, "table renew")
    assert "once an hour" in texts(refused.response)
    assert len(parlour.channel.history()) == posts


async def test_a_long_list_of_spectators_is_cut(parlour: Parlour) -> None:
    anna = await opened(parlour)
    table = await parlour.table()
    for number in range(40):
        person = parlour.env.create_user(f"spectator-with-a-long-name-{number:03}")
        await parlour.host.manners.watch(table.id, Person(person.id, person.name))
    who = await anna.slash(parlour.channel, "table who")
    said = texts(who.response)
    assert "Watching (40): spectator-with-a-long-name-000" in said
    assert "and 10 more" in said


async def opened(parlour: Parlour) -> simcord.MemberActor:
    await open_tables(parlour, parlour.people[0], 1)
    return parlour.people[0]


async def test_two_pictures_at_once_are_drawn_for_one_person(parlour: Parlour) -> None:
    await parlour.started(2)
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "sandbox open")
    draw_limits = parlour.env.bot.context.draw_limits
    with draw_limits.of(anna.id), draw_limits.of(anna.id):
        for command in ("table board", "catchup", "replay"):
            refused = await anna.slash(parlour.channel, command)
            assert "already drawing 2 pictures for you" in texts(refused.response), command
        shown = await anna.slash(parlour.channel, "sandbox show")
        refused = await anna.click(shown.response, label="Picture")
        assert "drawing 2 pictures" in texts(refused.response)
        words = await anna.slash(parlour.channel, "table board", text=True)
        assert "City of ben" in texts(words.response)
        theirs = await ben.slash(parlour.channel, "table board")
        assert theirs.response.attachments
    shown = await anna.slash(parlour.channel, "table board")
    assert shown.response.attachments


async def test_public_films_are_few(parlour: Parlour) -> None:
    await parlour.started(2)
    anna = parlour.people[0]
    for _ in range(limits.FILMS.most):
        await parlour.host.limits.spend(limits.FILMS, anna.id)
    refused = await anna.slash(parlour.channel, "replay", public=True)
    assert "shown several films to everyone" in texts(refused.response)
    assert refused.response.ephemeral
