"""A league's table on the simulated Discord: what its people are refused, and free seats."""

from __future__ import annotations

from typing import Any

import discord
import simcord
from simcord.builders import UserHandle

from bot.host.core.api import Table
from bot.host.leagues.api import RUNNING
from bot.host.leagues.play.overtime import ends_of
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, seasons
from bot.store.leagues.entrants import EntrantRow
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_calls import user
from tests.cogs.test_league import founded, manager, pass_days
from tests.cogs.test_lost_places import delete
from tests.cogs.test_places import forbid, told

__all__ = ["drawn_once"]

REFUSED: dict[str, dict[str, str]] = {
    "propose pace": {"pace": "fast"},
    "propose swap": {"player": "2"},
    "propose end": {},
    "propose abandon": {},
    "table abandon": {},
}


async def begun(harness: Harness, organisers: Any) -> Table:
    """Begin a season in which three people play a table and two others are alternates."""
    season = await founded(harness, manager(harness), organisers=organisers)

    def work(connection: Connection) -> None:
        at = season.starts_at.timestamp()
        for number, person in enumerate(harness.people):
            plays = number < 3
            status, division = ("in", 1) if plays else ("none", None)
            row = EntrantRow(
                person.id, person.name, status, int(not plays), 2, 0, at + number, division, None
            )
            entrants.keep(connection, season.id, row)
        fixtures.plan(connection, season.id, 1, 0, [person.id for person in harness.people[:3]])
        seasons.change_season(connection, season.id, stage=RUNNING, due_at=at)

    await harness.host._database.write(work)
    await pass_days(harness, 10, step=10)
    await pass_days(harness, 0.01)
    (table,) = [one for one in await harness.host.tables.open_tables() if one.of_league]
    return table


def newest_direct(harness: Harness, person: simcord.MemberActor) -> Any:
    return user(harness, person).dm_channel.history()[-1]


async def refused(person: simcord.MemberActor, place: Any, command: str, **options: Any) -> str:
    return texts((await person.slash(place, command, **options)).response)


async def test_a_league_owns_its_tables(harness: Harness) -> None:
    guild = harness.channel.guild
    boss = guild.create_role("other boss", permissions=discord.Permissions(manage_guild=True))
    organisers = guild.create_role("organisers")
    manager = guild.add_member(harness.env.create_user("max"), roles=[boss])
    otto = guild.add_member(harness.env.create_user("otto"), roles=[boss, organisers])
    table = await begun(harness, organisers)
    people = [chair.user_id for chair in table.chairs]
    assert (table.owner_id, people) == (0, [person.id for person in harness.people[:3]])
    await its_people_are_refused(harness, table)
    await vacation_has_a_budget(harness, table)
    await organisers_step_in(harness, table, otto, manager)
    await a_seat_goes_to_an_alternate(harness, table)
    await organisers_hear_of_obstacles(harness, table, f"<@&{organisers.id}>")
    await the_founder_hears_of_a_lost_channel(harness)


async def vacation_has_a_budget(harness: Harness, table: Table) -> None:
    ben, (thread,) = harness.people[1], harness.channel.threads
    assert "Hanse" not in texts((await ben.slash(thread, "vacation", days=10)).response)
    await ben.slash(thread, "vacation", stop=True)
    said = texts((await ben.slash(thread, "vacation", days=12)).response)
    assert "In Hanse, vacation stops your clocks for 10 days of a season: from" in said
    await ben.slash(thread, "vacation", stop=True)


async def its_people_are_refused(harness: Harness, table: Table) -> None:
    anna, (thread,) = harness.people[0], harness.channel.threads
    assert thread.id == table.place_id
    for command, options in REFUSED.items():
        said = await refused(anna, thread, command, **options)
        assert "only the league’s organisers can decide that" in said, (command, said)
    assert "from 1 to 7 days" in await refused(anna, thread, "propose pause", days=8)


async def organisers_step_in(
    harness: Harness, table: Table, otto: simcord.MemberActor, manager: simcord.MemberActor
) -> None:
    (thread,) = harness.channel.threads
    step_in = {"action": "pace", "pace": "relaxed", "reason": "too fast for us"}
    assert "with /league rescue" in await refused(manager, thread, "rescue end")
    listed = (await manager.slash(thread, "setup tables")).response
    picked = await manager.select(listed, [str(table.id)], custom_id="setup-pick:0")
    assert "with /league rescue" in texts(picked.response)
    said = await refused(manager, thread, "league rescue", **step_in)
    assert "Only organisers of this league" in said
    assert "Done." in await refused(otto, thread, "league rescue", **step_in)
    assert (await harness.host.tables.get(table.id)).pace == "relaxed"
    said = await refused(harness.people[0], thread, "league log")
    assert f"<@{otto.id}> stepped in as organiser: the pace was changed. Reason: too fast" in said
    assert f"Refused: <@{manager.id}> tried" in said


async def a_seat_goes_to_an_alternate(harness: Harness, table: Table) -> None:
    anna, _, _, dora, emil = harness.people
    (thread,) = harness.channel.threads
    await anna.slash(thread, "table quit")
    await pass_days(harness, 0.01)
    said = [texts(message) for message in thread.history()]
    assert any("otto organises this league and is stepping in" in text for text in said)
    assert any("until one of the league’s alternates takes the seat" in text for text in said)
    offered = [one for message in thread.history() for one in custom_ids(message)]
    assert any(one.startswith("away-back") for one in offered)
    assert not any(one.startswith("away-take") for one in offered)
    assert "alternates" in await refused(emil, thread, "table substitute")

    asked = newest_direct(harness, dora)
    assert "anna cannot go on playing" in texts(asked)
    assert f"<#{thread.id}>" in texts(asked)
    assert told(emil) == []
    await user(harness, dora).click(asked, label="No, thanks")
    assert "I will ask somebody else" in told(dora)[-1]
    await pass_days(harness, 0.01)
    await user(harness, emil).click(newest_direct(harness, emil), label="Take the seat")
    assert "The seat is yours" in told(emil)[-1]
    assert custom_ids(newest_direct(harness, emil)) == []
    assert (await harness.host.tables.get(table.id)).chairs[0].user_id == emil.id


async def organisers_hear_of_obstacles(harness: Harness, table: Table, role: str) -> None:
    forbid(harness, harness.channel, send_messages_in_threads=False)
    await harness.turn_at(table.id)
    await pass_days(harness, 0.01)
    alarms = [texts(message) for message in harness.channel.history()]
    (alarm,) = [text for text in alarms if f"I cannot post at table #{table.id}" in text]
    assert role in alarm
    assert "Send Messages in Threads" in alarm
    assert not any("Send Messages" in text for person in harness.people for text in told(person))


async def the_founder_hears_of_a_lost_channel(harness: Harness) -> None:
    (league,) = await harness.host.leagues.founding.of_server(harness.channel.guild.id)
    for thread in harness.channel.threads:
        await delete(harness, thread.id, seen=False)
    await delete(harness, harness.channel.id, seen=True)
    await harness.host.tick()
    await harness.host.leagues.season_runner.settled()
    await harness.env.settle()
    founder = UserHandle(harness.env, harness.env.backend.users[league.founder_id])
    said = [texts(message) for message in founder.dm_channel.history()]
    assert sum("the league’s channel is gone" in text for text in said) == 1, said


async def test_a_clock_in_haste_says_so(harness: Harness) -> None:
    table = await begun(harness, harness.channel.guild.create_role("organisers"))
    ends = ends_of(await harness.host.leagues.founding.season(1))
    later = ends.hasty_at - harness.clock().timestamp()
    await pass_days(harness, later / 86400, step=100)
    (thread,) = harness.channel.threads
    said = await refused(harness.people[1], thread, "table clock")
    assert "4 times as fast because time is running out" in said
    assert "it is the season’s last day" in " ".join(map(texts, thread.history())).lower()
    assert (await harness.host.tables.get(table.id)).haste == 4
