"""A league whose founder, organisers' role or channel is gone, in English and in German."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.host.people.hours import Hours
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_calls import user
from tests.cogs.test_league import card, direct, founded, manager, pass_days, posted, sign
from tests.cogs.test_league_calls import role_of
from tests.cogs.test_lost_places import delete
from tests.cogs.test_places import forbid

__all__ = ["drawn_once"]


async def said(
    harness: Harness, by: simcord.MemberActor, command: str, place: Any = None, **options: Any
) -> str:
    place = place or harness.channel
    return texts((await by.slash(place, f"league {command}", **options)).response)


async def settled(harness: Harness) -> None:
    """Let the events of Discord, and what follows from them, come to an end."""
    await harness.env.settle()
    await harness.host.leagues.season_runner.settled()
    await harness.env.settle()


def told(harness: Harness, wanted: str, channel: Any = None) -> int:
    """Return how many messages of a channel say so."""
    history = (channel or harness.channel).history()
    return sum(wanted in texts(message) for message in history)


@pytest.mark.parametrize("seen", [True, False])
async def test_a_deleted_role_is_noticed_by_the_event_or_at_the_next_look(
    harness: Harness, seen: bool
) -> None:
    olga, role = manager(harness), role_of(harness, mentionable=True)
    await founded(harness, olga, organisers=role)
    backend = harness.env.backend
    if not seen:
        emit, backend.emit = backend.emit, lambda *_: None
        backend.delete_role(harness.channel.guild.id, role.id)
        backend.emit = emit
        await harness.restart()
        await pass_days(harness, 1.1, 0.5)
    else:
        backend.delete_role(harness.channel.guild.id, role.id)
        await settled(harness)
    gone = "The organisers’ role has been deleted."
    assert told(harness, gone) == 1
    assert f"this league is organised by <@{olga.id}> and whoever" in texts(posted(harness, gone))
    assert "The organisers’ role was deleted" in await said(harness, harness.people[0], "log")
    todo = "The organisers’ role is gone: choose another with /league set organisers"
    assert (await said(harness, olga, "todo")).count(todo) == 1
    refused = await said(harness, harness.people[0], "todo")
    assert f"Only organisers of this league can do that: <@{olga.id}>" in refused
    fine = role_of(harness, mentionable=True)
    await harness.env.settle()
    await said(harness, olga, "set", organisers=fine)
    assert todo not in await said(harness, olga, "todo")
    assert told(harness, gone) == 1


async def test_a_founder_who_left_is_followed_by_somebody_whom_a_manager_names(
    harness: Harness,
) -> None:
    olga, (anna, ben) = manager(harness), harness.people[:2]
    season = await founded(harness, olga)
    guild = harness.channel.guild
    boss = guild.create_role("other boss", permissions=discord.Permissions(manage_guild=True))
    max_ = guild.add_member(harness.env.create_user("max"), roles=[boss])
    await pass_days(harness, 1.5, 0.5)
    harness.env.backend.remove_member(guild.id, olga.id)
    await pass_days(harness, 2, 0.5)
    gone = "The founder of this league is no longer here"
    assert told(harness, gone) == 1
    assert "Whoever has the Manage Server permission organises it now" in texts(
        posted(harness, gone)
    )
    assert f"<@{olga.id}>" not in texts(posted(harness, gone)) + texts(card(harness))
    assert "Organisers: the server’s admins" in texts(card(harness))
    assert "has neither a founder nor a role" in await said(harness, max_, "todo")
    given = {"person": ben, "reason": "he knows the game"}
    assert "Only the founder of this league" in await said(harness, anna, "hand-over", **given)
    assert "✅ The league has been handed over." in await said(harness, max_, "hand-over", **given)
    handed = f"<@{max_.id}> has handed the league over: <@{ben.id}> is its founder now."
    assert f"{handed} Reason: he knows the game" in texts(posted(harness, handed))
    assert any("has handed this league over to you" in text for text in direct(harness, ben))
    assert "has neither a founder" not in await said(harness, ben, "todo")
    # Olga comes back: nothing changes by that.
    guild.add_member(user(harness, olga))
    await pass_days(harness, 2, 0.5)
    assert (await harness.host.leagues.founding.by_id(season.id)).league.founder_id == ben.id
    log = await said(harness, anna, "log")
    assert f"<@{max_.id}> handed the league over to <@{ben.id}>. Reason: he knows" in log
    assert f"<@{olga.id}>, the founder, is no longer on the server" in log
    again = await said(harness, max_, "hand-over", **given)
    assert "This person is already the founder." in again
    given["person"] = user(harness, harness.people[2])
    harness.env.backend.remove_member(guild.id, harness.people[2].id)
    assert "Only somebody on this server" in await said(harness, max_, "hand-over", **given)


async def test_a_lost_channel_is_told_to_the_founder_and_posts_follow_to_another(
    harness: Harness,
) -> None:
    olga, guild = manager(harness), harness.channel.guild
    other = guild.create_text_channel("elsewhere")
    season = await founded(harness, olga)
    for person in harness.people[:3]:
        await sign(harness, person)
    await delete(harness, harness.channel.id, seen=True)
    await settled(harness)
    lost = "I cannot post anything and no table can start: the league’s channel is gone"
    assert sum(lost in text for text in direct(harness, olga)) == 1
    assert lost in await said(harness, olga, "todo", other)
    await pass_days(harness, 9.5, 0.5)
    assert sum(lost in text for text in direct(harness, olga)) == 1
    await said(harness, olga, "set", other, channel=other, reason="The old one is gone")
    await settled(harness)
    shown = [texts(message) for message in other.history()]
    at = [
        next(n for n, text in enumerate(shown) if wanted in text)
        for wanted in ("Sign-up has closed", "The draft of the divisions", "👥 3 players", "gone")
    ]
    assert at == sorted(at), shown
    card_id = (await harness.host.leagues.founding.by_id(season.id)).card_id
    assert card_id == other.history()[at[2]].id
    assert "cannot post" not in await said(harness, olga, "todo", other)
    await pass_days(harness, 1, 0.25)
    assert len(other.threads) == 1


async def move(harness: Harness, by: simcord.MemberActor, other: Any) -> None:
    await said(harness, by, "set", other, channel=other, reason="It is quieter")
    await settled(harness)


async def test_the_card_of_the_channel_before_says_where_the_league_is_now(
    harness: Harness,
) -> None:
    olga, guild = manager(harness), harness.channel.guild
    others = [guild.create_text_channel(name) for name in ("quiet", "quieter")]
    await founded(harness, olga)
    await sign(harness, harness.people[0])
    old, before = card(harness), len(harness.channel.history())
    await move(harness, olga, others[0])
    assert len(harness.channel.history()) == before, "it is edited: nobody is told there"
    (left,) = [one for one in harness.channel.history() if one.id == old.id]
    assert texts(left) == f"**🏆 Hanse · season 1**\n➡️ This league is now in <#{others[0].id}>."
    assert custom_ids(left) == [] and left.attachments == []
    assert told(harness, "👥 1 player", others[0]) == 1
    # The second move leaves the first card alone.
    await move(harness, olga, others[1])
    assert told(harness, f"now in <#{others[1].id}>", others[0]) == 1
    assert told(harness, f"now in <#{others[0].id}>") == 1


async def test_a_card_that_nobody_can_edit_stays_and_hinders_nothing(harness: Harness) -> None:
    olga, guild = manager(harness), harness.channel.guild
    other = guild.create_text_channel("quiet")
    await founded(harness, olga)
    await sign(harness, harness.people[0])
    forbid(harness, harness.channel, view_channel=False)
    await move(harness, olga, other)
    assert told(harness, "👥 1 player", other) == 1
    assert told(harness, "It is quieter", other) == 1
    assert "🔧" not in await said(harness, olga, "todo", other)
    assert await due(harness) == []


async def test_a_card_is_edited_later_if_discord_fails(harness: Harness) -> None:
    olga, guild = manager(harness), harness.channel.guild
    other = guild.create_text_channel("quiet")
    await founded(harness, olga)
    await sign(harness, harness.people[0])
    path = f"/channels/{harness.channel.id}/messages/{card(harness).id}"
    harness.env.inject_error("PATCH", path, status=500, code=0, times=2)
    await move(harness, olga, other)
    assert told(harness, "This league is now in") == 0
    assert told(harness, "It is quieter", other) == 1, "no other post waits for it"
    await pass_days(harness, 0.5, 0.1)
    assert told(harness, "This league is now in") == 1


async def due(harness: Harness) -> list[str]:
    """Return the kinds of posts that are still to be sent."""
    return await harness.host._database.read(
        lambda db: [
            kind for (kind,) in db.execute("SELECT kind FROM league_post WHERE status <> 'done'")
        ]
    )


async def test_a_channel_in_which_the_bot_may_not_write_waits_for_the_right(
    harness: Harness,
) -> None:
    olga, anna = manager(harness), harness.people[0]
    await founded(harness, olga)
    await harness.host.absence.availability.set_hours(olga.id, Hours("UTC", 0, 0))
    await sign(harness, anna)
    forbid(harness, harness.channel, send_messages=False)
    await settled(harness)
    (lost,) = [text for text in direct(harness, olga) if "I may not write in" in text]
    assert f"<#{harness.channel.id}>" in lost
    assert "I may not write in" in await said(harness, olga, "todo")
    await said(harness, olga, "set", what="up", value="1", reason="We are few")
    assert told(harness, "We are few") == 0
    forbid(harness, harness.channel, send_messages=True)
    await settled(harness)
    assert told(harness, "Reason: We are few") == 1
    assert "I may not write" not in await said(harness, olga, "todo")


async def test_a_german_league_is_handed_on_in_german(german: Harness) -> None:
    harness, olga = german, manager(german)
    role = role_of(harness, mentionable=True)
    for person in (olga, *harness.people):
        await person.slash(harness.channel, "me", language="de")
    other = harness.channel.guild.create_text_channel("woanders")
    result = await olga.slash(
        harness.channel, "league new", name="Hanse", game="puerto_rico", size=3, games=2,
        organisers=role, **{"first-day": "2026-01-11", "last-day": "2026-05-11"},
    )  # fmt: skip
    assert "✅" in texts(result.response)
    harness.env.backend.delete_role(harness.channel.guild.id, role.id)
    await settled(harness)
    assert told(harness, "Die Rolle der Leitung wurde gelöscht. Bis mit /liga setzen leitung") == 1
    anna = harness.people[0]
    shown = await said(harness, olga, "hand-over", person=anna, reason="Ich ziehe um")
    assert "✅ Die Liga ist übergeben." in shown
    handed = f"<@{olga.id}> hat die Liga an <@{anna.id}> übergeben. Grund: Ich ziehe um"
    assert told(harness, handed) == 1
    assert any("Du führst sie jetzt" in text for text in direct(harness, anna))
    harness.env.backend.remove_member(harness.channel.guild.id, anna.id)
    await pass_days(harness, 2.5, 0.5)
    assert told(harness, "Wer diese Liga führte, ist nicht mehr da. Jetzt leitet sie, wer") == 1
    assert "Niemand führt die Liga" in await said(harness, olga, "todo")
    await delete(harness, harness.channel.id, seen=True)
    await settled(harness)
    assert "Den Kanal der Liga gibt es nicht mehr" in await said(harness, olga, "todo", other)


async def test_a_founder_who_takes_no_messages_reads_of_a_lost_channel_elsewhere(
    harness: Harness,
) -> None:
    olga, guild = manager(harness), harness.channel.guild
    hall = guild.create_text_channel("hall")
    await founded(harness, olga)
    harness.env.backend.guilds[guild.id].system_channel_id = hall.id
    await harness.restart()
    harness.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=9)
    await delete(harness, harness.channel.id, seen=True)
    await settled(harness)
    assert told(harness, "the league’s channel is gone", hall) == 1
