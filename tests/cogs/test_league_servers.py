"""A league of several servers on the simulated Discord: invited, joined, played and left."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import discord
import simcord
from simcord.enums import InteractionType

from bot.host.core.api import Person
from bot.host.people.hours import Hours
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.cogs.test_calls import direct_messages
from tests.cogs.test_league import card, founded, manager, pass_days, posted, press, sign
from tests.tools.hostile.interactions import sent

__all__ = ["drawn_once"]


@dataclass
class Guest:
    """Another server with the bot, German, with a manager and a channel for a league."""

    channel: simcord.ChannelHandle
    boss: simcord.MemberActor
    people: list[simcord.MemberActor]

    @property
    def id(self) -> int:
        return self.channel.guild.id

    def posted(self, wanted: str) -> Any:
        """Return the newest message in the league's channel there that says or offers so."""
        for message in reversed(self.channel.history()):
            if wanted in texts(message) or wanted in " ".join(custom_ids(message)):
                return message
        raise AssertionError([texts(message) for message in self.channel.history()])


def guest_of(harness: Harness, name: str = "gast", people: int = 0) -> Guest:
    """Make a server on which the first of the harness's people are members, too."""
    guild = harness.env.create_guild(name, preferred_locale="de")
    channel = guild.create_text_channel(name)
    role = guild.create_role("chef", permissions=discord.Permissions(manage_guild=True))
    boss = guild.add_member(harness.env.create_user(f"boss-{name}"), roles=[role])
    return Guest(channel, boss, [guild.add_member(p.user) for p in harness.people[:people]])


def code_in(message: Any) -> str:
    return texts(message).split("`")[1]


async def code_of(harness: Harness, olga: simcord.MemberActor) -> str:
    """Return a new code, as an organiser gets it."""
    todo = (await olga.slash(harness.channel, "league todo")).response
    listed = await press(olga, todo, "Servers")
    return code_in(await press(olga, listed, "Invite a server"))


async def joined(harness: Harness, olga: simcord.MemberActor, guest: Guest) -> Any:
    """Have a server join the league by a code; return what its manager reads."""
    code = await code_of(harness, olga)
    result = await guest.boss.slash(guest.channel, "setup league", code=code, channel=guest.channel)
    await harness.env.settle()
    return result.response


async def sign_there(harness: Harness, guest: Guest, person: simcord.MemberActor) -> Any:
    """Sign somebody up on a guest server whose hours are known."""
    hours = Hours("Europe/Berlin", 8 * 60, 23 * 60)
    await harness.host.absence.availability.set_hours(person.id, hours)
    asked = (await person.click(guest.posted("league-join:"), custom_id=join_on(guest))).response
    accept = next(one for one in custom_ids(asked) if one.startswith("league-sign:"))
    return (await person.click(asked, custom_id=accept)).response


def join_on(guest: Guest) -> str:
    ids = custom_ids(guest.posted("league-join:"))
    return next(one for one in ids if one.startswith("league-join:"))


async def tables_of(harness: Harness) -> list[Any]:
    return [table for table in await harness.host.tables.open_tables() if table.of_league]


async def test_from_the_code_to_a_table_on_the_server_where_most_signed_up(
    harness: Harness,
) -> None:
    olga = manager(harness)
    await founded(harness, olga, games=1)
    guest = guest_of(harness, people=3)
    told = await joined(harness, olga, guest)
    assert "Hanse" in texts(told) and "✅" in texts(told)
    assert "takes part in this league now" in texts(harness.channel.last_message)

    # The card there is in its language, and its people sign up there.
    assert "Hanse · Saison 1" in texts(guest.posted("league-join:"))
    for person in guest.people:
        assert "✅" in texts(await sign_there(harness, guest, person))
    assert "👥 3" in texts(guest.posted("league-join:"))
    assert "👥 3 players" in texts(card(harness))

    await pass_days(harness, 9.1)
    assert guest.posted("Die Anmeldung ist geschlossen: 3")
    assert posted(harness, "Sign-up has closed: 3 players")
    await pass_days(harness, 1.5, 0.25)
    assert guest.posted("Die Saison beginnt")
    (table,) = await tables_of(harness)
    assert (table.guild_id, table.channel_id, table.language) == (guest.id, guest.channel.id, "de")
    assert [thread.id for thread in guest.channel.threads] == [table.thread_id]
    assert not harness.channel.threads
    # Organisers' posts stay at home.
    assert posted(harness, "league-draft:")
    assert not any("league-draft:" in " ".join(custom_ids(m)) for m in guest.channel.history())


async def test_a_table_opens_at_home_unless_all_its_people_see_the_guests_channel(
    harness: Harness,
) -> None:
    olga = manager(harness)
    await founded(harness, olga, games=1)
    guest = guest_of(harness, people=2)
    await joined(harness, olga, guest)
    for person in guest.people:
        await sign_there(harness, guest, person)
    await sign(harness, harness.people[2])
    await pass_days(harness, 10.6, 0.25)
    (table,) = await tables_of(harness)
    assert (table.guild_id, table.language) == (harness.channel.guild.id, "en")


async def test_who_is_no_member_of_the_home_server_is_told_where_to_go(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    guest = guest_of(harness)
    await joined(harness, olga, guest)
    stranger = guest.channel.guild.add_member(harness.env.create_user("stranger"))
    pressed = guest.posted("league-join:")
    told = texts((await stranger.click(pressed, custom_id=join_on(guest))).response)
    assert (
        "member of its home server" in told
        and "discord.gg" in told
        and harness.channel.guild.name in told
    ), told
    assert await harness.host.leagues.signups.entries(season.id) == []


async def test_a_code_works_once_and_only_as_long_as_it_is_not_withdrawn(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    guest, other = guest_of(harness), guest_of(harness, "other")

    async def tries(where: Guest, code: str) -> str:
        options = {"code": code, "channel": where.channel}
        return texts((await where.boss.slash(where.channel, "setup league", **options)).response)

    code = await code_of(harness, olga)
    newer = await code_of(harness, olga)
    assert "does not work" in await tries(guest, code)
    assert "✅" in await tries(guest, f" {newer} ")
    assert "does not work" in await tries(other, newer)
    assert "does not work" in await tries(other, "x")
    last = await code_of(harness, olga)
    assert "already takes part in that league" in await tries(guest, last)
    todo = (await olga.slash(harness.channel, "league todo")).response
    listed = await press(olga, todo, "Servers")
    assert "gast" in texts(listed)
    assert "no longer works" in texts(await press(olga, listed, "Withdraw the code"))
    assert "does not work" in await tries(other, last)
    league = await harness.host.leagues.founding.get(season.league.id, guest.id)
    assert [one.guild_id for one in league.guests] == [guest.id]


FORBIDDEN = (
    ("league set", {"what": "at_once", "value": "1", "reason": "because"}),
    ("league close", {"reason": "because"}),
    ("league todo", {}),
    ("league draft", {}),
    ("league approve", {}),
    ("league simulate", {}),
)


async def test_who_manages_another_server_organises_nothing(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    guest = guest_of(harness, people=1)
    await joined(harness, olga, guest)
    attacker = guest.boss
    harness.env.guild.add_member(attacker.user)
    for command, options in FORBIDDEN:
        answer = texts((await attacker.slash(guest.channel, command, **options)).response)
        assert "Only organisers of this league" in answer, (command, answer)
    options = {"person": attacker, "reason": "because"}
    answer = texts((await attacker.slash(guest.channel, "league hand-over", **options)).response)
    assert "✅" not in answer
    there, number = replace(harness, channel=guest.channel), season.id
    for custom_id in (
        *(f"league-servers:{number}", f"league-code:{number}:1", f"league-code:{number}:0"),
        *(f"league-off-now:{number}:{guest.id}", f"league-draft:{number}"),
        *(f"league-publish:{number}", f"league-move:{number}"),
    ):
        data = {"custom_id": custom_id, "component_type": 2, "type": 2, "style": 2, "label": "x"}
        (result,) = await sent(there, attacker, InteractionType.MESSAGE_COMPONENT, [data])
        assert "Only organisers of this league" in texts(result.response), custom_id
    league = await harness.host.leagues.founding.get(season.league.id, guest.id)
    assert (league.founder_id, league.closed, len(league.guests)) == (olga.id, False, 1)
    lines = await harness.host.leagues.organising.log.whole(season.id, organises=True)
    assert "attempt" in {line.kind for line in lines}


async def test_the_founder_organises_from_any_server_of_the_league(harness: Harness) -> None:
    olga = manager(harness)
    role = harness.env.guild.create_role("lead", mentionable=True)
    season = await founded(harness, olga, organisers=role)
    guest = guest_of(harness)
    await joined(harness, olga, guest)
    there = guest.channel.guild.add_member(olga.user)
    # What it says of the league is what can be read there: no role and no channel of the home.
    listed = texts((await there.slash(guest.channel, "league list")).response)
    assert f"<#{guest.channel.id}>" in listed
    shown = texts((await there.slash(guest.channel, "league show")).response)
    assert f"<#{guest.channel.id}>" in shown and f"<@{olga.id}>" in shown and "<@&" not in shown
    todo = await there.slash(guest.channel, "league todo")
    assert "To do in Hanse" in texts(todo.response)
    changed = await there.slash(guest.channel, "league set", what="at_once", value="1")
    assert "✅" in texts(changed.response)
    # A channel or a role of another server is none of the league's.
    refused = await there.slash(guest.channel, "league set", channel=guest.channel)
    assert "home server" in texts(refused.response)
    # Nothing of a command that is refused is done.
    options = {"what": "at_once", "value": "2", "channel": guest.channel}
    refused = await there.slash(guest.channel, "league set", **options)
    assert "home server" in texts(refused.response)
    assert (await harness.host.leagues.founding.by_id(season.id)).settings.at_once == 1
    league = await harness.host.leagues.founding.get(season.league.id, guest.id)
    assert league.channel_id == harness.channel.id


async def running_there(harness: Harness) -> tuple[simcord.MemberActor, Guest, Any]:
    """Return an organiser, a server that joined, and the season's only table, which is there."""
    olga = manager(harness)
    await founded(harness, olga, games=1)
    guest = guest_of(harness, people=3)
    await joined(harness, olga, guest)
    for person in guest.people:
        await sign_there(harness, guest, person)
    await pass_days(harness, 10.6, 0.25)
    (table,) = await tables_of(harness)
    assert table.guild_id == guest.id
    return olga, guest, table


async def goes_on_at_home(harness: Harness, table: Any) -> None:
    """Check that a table has a new thread at home, in which its people are asked once."""
    await harness.host.leagues.season_runner.settled()
    await harness.host.posting.outbox.resume()
    await harness.env.settle()
    moved = await harness.host.tables.get(table.id)
    assert (moved.guild_id, moved.paused_at) == (harness.channel.guild.id, None)
    (thread,) = harness.channel.threads
    assert moved.thread_id == thread.id
    said = [texts(message) for message in thread.history()]
    assert sum("Heimserver der Liga umgezogen" in one for one in said) == 1, said
    await harness.turn(harness.rng)


async def test_a_server_leaves_and_its_table_goes_on_at_home(harness: Harness) -> None:
    _, guest, table = await running_there(harness)
    listed = (await guest.boss.slash(guest.channel, "setup league")).response
    assert "Hanse" in texts(listed)
    sure = await press(guest.boss, listed, "Leave Hanse")
    left = await press(guest.boss, sure, "Leave the league")
    assert "no longer takes part" in texts(left)
    await goes_on_at_home(harness, table)
    assert posted(harness, "no longer takes part in this league: it has left")
    # Its card there no longer leads into the league.
    ben = guest.people[1]
    pressed = guest.posted("league-rules:")
    rules = next(one for one in custom_ids(pressed) if one.startswith("league-rules:"))
    told = texts((await ben.click(pressed, custom_id=rules)).response)
    assert "no such league on this server" in told


async def test_only_who_manages_a_server_makes_it_leave(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    guest = guest_of(harness, people=1)
    await joined(harness, olga, guest)
    there, league_id = replace(harness, channel=guest.channel), season.league.id
    for custom_id in (f"setup-league:{league_id}", f"setup-league-leave:{league_id}"):
        data = {"custom_id": custom_id, "component_type": 2, "type": 2, "style": 2, "label": "x"}
        kind = InteractionType.MESSAGE_COMPONENT
        (result,) = await sent(there, guest.people[0], kind, [data])
        assert "Manage Server" in texts(result.response)
    league = await harness.host.leagues.founding.get(league_id, guest.id)
    assert len(league.guests) == 1


async def test_organisers_take_a_server_off(harness: Harness) -> None:
    olga, guest, table = await running_there(harness)
    todo = (await olga.slash(harness.channel, "league todo")).response
    listed = await press(olga, todo, "Servers")
    sure = (await olga.select(listed, [str(guest.id)])).response
    assert "Remove gast" in texts(sure)
    assert "no longer takes part" in texts(await press(olga, sure, "Remove it"))
    await goes_on_at_home(harness, table)
    log = texts((await olga.slash(harness.channel, "league log")).response)
    assert "gast no longer takes part" in log and "gast joined the league" in log
    assert "moved to the league’s home server" in log


async def test_a_server_removes_the_bot_and_its_table_goes_on_at_home(harness: Harness) -> None:
    _, guest, table = await running_there(harness)
    await remove(harness, guest.id)
    await harness.host.tick()
    await goes_on_at_home(harness, table)
    assert posted(harness, "no longer takes part in this league: it removed me")


async def test_a_channel_is_deleted_and_its_table_goes_on_at_home(harness: Harness) -> None:
    _, guest, table = await running_there(harness)
    direct = [direct_messages(harness, person) for person in harness.people[:3]]
    backend = harness.env.backend
    for channel_id in (*(thread.id for thread in guest.channel.threads), guest.channel.id):
        backend.delete_channel(channel_id)
    await harness.env.settle()
    await goes_on_at_home(harness, table)
    # Nobody is told that they should move the table.
    assert [direct_messages(harness, person) for person in harness.people[:3]] == direct


async def test_the_home_removes_the_bot_and_another_server_becomes_the_home(
    harness: Harness,
) -> None:
    _, guest, table = await running_there(harness)
    invite = harness.env.bot.league_posts.invite
    former = await invite((await harness.host.leagues.founding.season(1)).league)
    await remove(harness, harness.channel.guild.id)
    await harness.host.tick()
    await harness.host.leagues.season_runner.settled()
    await harness.env.settle()
    season = await harness.host.leagues.founding.season(1)
    assert (season.league.guild_id, season.league.is_home) == (guest.id, True)
    assert guest.posted("Ihr Heimserver ist jetzt gast")
    assert await invite(season.league) not in ("none", former)
    same = await harness.host.tables.get(table.id)
    assert (same.guild_id, same.thread_id, same.left_at) == (guest.id, table.thread_id, None)
    # Who manages the new home organises the league, and its card stays where it is.
    todo = await guest.boss.slash(guest.channel, "league todo")
    assert "To do in Hanse" in texts(todo.response)
    assert season.card_id == guest.posted("league-rules:").id


async def remove(harness: Harness, guild_id: int) -> None:
    event = {"id": str(guild_id), "unavailable": False}
    harness.env.backend.emit("GUILD_DELETE", event)
    await harness.env.settle()


async def test_a_card_leads_to_pages_in_the_language_of_its_server(harness: Harness) -> None:
    harness.env.bot.context.web_url = "https://games.example"
    olga = manager(harness)
    season = await founded(harness, olga)
    by = Person(olga.id, "olga")
    await harness.host.leagues.founding.change_league(season.id, by, public=True)
    guest = guest_of(harness)
    await joined(harness, olga, guest)
    await harness.env.bot.league_posts.show_card(season)
    await harness.env.advance_time(5)
    for message, spoken in ((guest.posted("league-join:"), True), (card(harness), False)):
        (address,) = [c["url"] for c in components(message) if c.get("url")]
        assert ("language=de" in address) == spoken, address
