"""A league's table on the simulated Discord: what its people are refused, and free seats."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.host.api import Table
from bot.host.leagues.api import RUNNING
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, seasons
from bot.store.leagues.entrants import EntrantRow
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_calls import user
from tests.cogs.test_league import founded, manager, pass_days

REFUSED = {
    "propose pace": {"pace": "fast"},
    "propose swap": {"player": "2"},
    "propose end": {},
    "propose abandon": {},
    "table abandon": {},
}


async def begun(harness: Harness, organisers: Any) -> Table:
    """Let a season begin in which three people play a table and two others are alternates."""
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


async def refused(person: simcord.MemberActor, place: Any, command: str, **options: str) -> str:
    return texts((await person.slash(place, command, **options)).response)


async def test_seats_of_a_league_go_to_its_alternates_and_other_powers_to_its_organisers(
    harness: Harness,
) -> None:
    anna, ben, _, dora, emil = harness.people
    guild = harness.channel.guild
    boss = guild.create_role("other boss", permissions=discord.Permissions(manage_guild=True))
    organisers = guild.create_role("organisers")
    table = await begun(harness, organisers)
    (thread,) = harness.channel.threads
    assert thread.id == table.place_id
    assert (table.owner_id, [chair.user_id for chair in table.chairs][:2]) == (0, [anna.id, ben.id])
    for command, options in REFUSED.items():
        said = await refused(anna, thread, command, **options)
        assert "only the league’s organisers can decide that" in said, (command, said)
    said = await refused(anna, thread, "propose pause", days=8)
    assert "from 1 to 7 days" in said

    manager = guild.add_member(harness.env.create_user("max"), roles=[boss])
    step_in = {"action": "pace", "pace": "relaxed", "reason": "too fast for us"}
    assert "with /league rescue" in await refused(manager, thread, "rescue end")
    said = await refused(manager, thread, "league rescue", **step_in)
    assert "Only organisers of this league" in said
    otto = guild.add_member(harness.env.create_user("otto"), roles=[boss, organisers])
    assert "Done." in await refused(otto, thread, "league rescue", **step_in)
    assert (await harness.host.tables.get(table.id)).pace == "relaxed"
    said = texts((await anna.slash(thread, "league log")).response)
    assert f"<@{otto.id}> stepped in as organiser: the pace was changed. Reason: too fast" in said
    assert f"Refused: <@{manager.id}> tried" in said

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
    assert not user(harness, emil).dm_channel.history()
    yes, no = custom_ids(asked)
    await user(harness, dora).click(asked, custom_id=no)
    assert "I will ask somebody else" in texts(newest_direct(harness, dora))
    await pass_days(harness, 0.01)
    asked = newest_direct(harness, emil)
    await user(harness, emil).click(asked, custom_id=yes)
    told = newest_direct(harness, emil)
    assert "The seat is yours" in texts(told)
    assert custom_ids(told) == []
    assert (await harness.host.tables.get(table.id)).chairs[0].user_id == emil.id
