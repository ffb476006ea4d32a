"""Calls of a league's posts: the organisers' role where that notifies anybody, else its founder.

Discord, Message page, "Allowed Mentions Object": a role is notified if it is mentionable, or where
the bot has MENTION_EVERYONE; and what is not in the text notifies nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.host.core.api import Person
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import founded, manager, pass_days, posted, sign
from tests.cogs.test_places import forbid

__all__ = ["drawn_once"]


async def called(harness: Harness) -> tuple[list[int], list[int]]:
    """Call the organisers to the draft; return the roles and people that were notified."""
    for person in harness.people[:3]:
        await sign(harness, person)
    await pass_days(harness, 9.1)
    message_id = posted(harness, "league-draft:").id
    message = harness.env.backend.messages[harness.channel.id][message_id]
    return message.ping_role_ids, message.ping_user_ids


@pytest.fixture(autouse=True)
def ordinary(harness: Harness) -> None:
    """Give the bot the permissions that README asks for, so not MENTION_EVERYONE."""
    forbid(harness, harness.channel, mention_everyone=False)


def role_of(harness: Harness, people: Iterable[Any] = (), **given: Any) -> Any:
    role = harness.channel.guild.create_role("organisers", **given)
    for person in people:
        harness.env.backend.add_member_role(harness.channel.guild.id, person.id, role.id)
    return role


async def test_a_role_that_cannot_be_mentioned_calls_the_founder(harness: Harness) -> None:
    olga, role = manager(harness), role_of(harness)
    await founded(harness, olga, organisers=role)
    assert await called(harness) == ([], [olga.id])
    text = texts(posted(harness, "league-draft:"))
    assert f"<@&{role.id}>" in text and f"<@{olga.id}>" in text


async def test_a_role_that_can_be_mentioned_is_called_alone(harness: Harness) -> None:
    olga, role = manager(harness), role_of(harness, mentionable=True)
    await founded(harness, olga, organisers=role)
    assert await called(harness) == ([role.id], [])


async def test_who_may_mention_all_calls_every_role(harness: Harness) -> None:
    olga, role = manager(harness), role_of(harness)
    forbid(harness, harness.channel, mention_everyone=True)
    await founded(harness, olga, organisers=role)
    assert await called(harness) == ([role.id], [])


async def test_a_role_that_was_deleted_calls_the_founder(harness: Harness) -> None:
    olga, role = manager(harness), role_of(harness, mentionable=True)
    await founded(harness, olga, organisers=role)
    harness.env.backend.delete_role(harness.channel.guild.id, role.id)
    await harness.env.settle()
    assert await called(harness) == ([], [olga.id])


async def test_the_role_of_everybody_calls_the_founder(harness: Harness) -> None:
    """`<@&id>` of @everyone is no `@everyone`."""
    olga, guild = manager(harness), harness.channel.guild
    season = await founded(harness, olga)
    everyone = harness.env.backend.guilds[guild.id].roles[guild.id]
    everyone.mentionable = True
    work = harness.host.leagues.founding.change_league
    await work(season.id, Person(olga.id, olga.name), "", role_id=guild.id)
    assert await called(harness) == ([], [olga.id])


async def test_a_role_that_does_not_see_the_channel_calls_the_founder_too(
    harness: Harness,
) -> None:
    olga, role = manager(harness), role_of(harness, mentionable=True)
    hidden = Overwrite(role.id, OverwriteType.ROLE, 0, discord.Permissions(view_channel=True).value)
    await founded(harness, olga, organisers=role)
    harness.env.backend.set_overwrite(harness.channel.id, hidden)
    await harness.env.settle()
    assert await called(harness) == ([role.id], [olga.id])


@pytest.mark.parametrize("how", ["left", "hidden"])
async def test_a_founder_who_is_not_reached_is_replaced_by_the_owner(
    harness: Harness, how: str
) -> None:
    olga, role = manager(harness), role_of(harness)
    await founded(harness, olga, organisers=role)
    backend, guild_id = harness.env.backend, harness.channel.guild.id
    if how == "left":
        backend.remove_member(guild_id, olga.id)
    else:
        denied = discord.Permissions(view_channel=True).value
        overwrite = Overwrite(olga.id, OverwriteType.MEMBER, 0, denied)
        backend.set_overwrite(harness.channel.id, overwrite)
    await harness.env.settle()
    assert await called(harness) == ([], [backend.guilds[guild_id].owner_id])


async def test_organisers_are_told_that_their_role_cannot_be_mentioned(harness: Harness) -> None:
    olga, role = manager(harness), role_of(harness)
    warns = "cannot be mentioned"
    fine = role_of(harness, mentionable=True)
    given = {"name": "Hanse", "game": "puerto_rico", "size": 3, "games": 2}
    given |= {"first-day": "2026-01-11", "last-day": "2026-04-11", "organisers": role}
    await harness.env.settle()
    assert warns in await said(harness, olga, "new", **given)
    assert warns in await said(harness, olga, "todo")
    assert warns not in await said(harness, olga, "set", organisers=fine)
    assert warns not in await said(harness, olga, "todo")
    assert warns in await said(harness, olga, "set", organisers=role)
    forbid(harness, harness.channel, mention_everyone=True)
    await harness.env.settle()
    assert warns not in await said(harness, olga, "todo")


async def said(harness: Harness, person: simcord.MemberActor, command: str, **options: Any) -> str:
    return texts((await person.slash(harness.channel, f"league {command}", **options)).response)
