"""Every button, menu, form and command about a table of another process is for that process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
import psycopg
import pytest
import pytest_asyncio
import simcord
from psycopg import sql
from simcord.enums import InteractionType

from bot.host.core.api import Person
from bot.host.leagues.organising.api import Asker
from bot.host.people.hours import Hours
from bot.locales import Words
from bot.runtime.database_url import DatabaseUrl
from bot.store.leagues import entrants, fixtures, vacancies
from bot.store.turns import orders, proposals
from bot.store.turns.orders import OrderRow
from bot.store.turns.proposals import ProposalRow
from tests.cogs.harness import custom_ids, texts
from tests.cogs.processes import Processes, unhurried
from tests.cogs.test_league import founded
from tests.host.sharing import cluster_of
from tests.tools.hostile.interactions import leaves, sent

ELSEWHERE = Words("en")("error-elsewhere")
FREE = {
    *("open", "open-game", "list", "turns", "help", "privacy-erase", "weball", "weboffall"),
    *("webend", "webendall", "open-easy"),
    *("hours-zone", "hours-wakes", "hours-sleeps", "hours-later"),
    *("learn", "learn-games", "lesson", "lessonmv", "lessonsel", "lessonpart", "lessondo"),
    *("lessonstep", "lessonstepsel", "trystep", "trystepsel"),
    *("try", "trymv", "trysel", "trypart", "setup-tables", "setup-pick", "setup-end"),
    *("setup-league", "setup-league-leave", "setup-preset-drop", "open-preset"),
    *("setup-variant-drop", "me-language"),
    "setup-league-dates",
    *("setup-follow", "setup-unfollow", "setup-unfollow-now"),
    *("follow-join", "follow-sign", "follow-leave", "setup-partner"),
    *("ways", "way", "wayopen", "wayadd", "waynew", "waytest", "wayon", "waywait", "waygone"),
    *("waydaily", "waypicture"),
    *("calendar", "calendardraw", "calendaroff"),
    *("list-filter", "list-choose", "wish", "wish-drop"),
    *("seek", "seek-choose", "seek-near", "seek-go"),
}
"""Verbs about no table of another server: a person's own things, and the server of the click."""
PASSING = {"seen", "lease", "pulse", "downtime", "handover", "identify", "shard_count"}
"""Requests that only say that a person is there."""


@pytest_asyncio.fixture
async def both(database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Processes]:
    """Two processes; the second one has a table, a proposal, an order and a league."""
    unhurried(monkeypatch)
    async with Processes.open(database) as opened:
        await opened.second.started(2)
        yield opened


def admin(both: Processes, shard: int) -> simcord.MemberActor:
    """Return somebody who manages the server of a process."""
    guild = (both.first, both.second)[shard].channel.guild
    role = guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(both.env.create_user(f"boss{shard}"), roles=[role])


async def numbers(both: Processes) -> dict[str, int]:
    """Return the number that each verb of something else than a table begins with."""
    there, table = both.second, await both.second.table()
    season = await founded(there, admin(both, 1))
    chair = table.chairs[0]
    user_id, now = chair.user_id or 0, both.env.now().timestamp()
    proposal = ProposalRow(
        id=0,
        game_id=table.id,
        kind="pause",
        user_id=user_id,
        name=chair.name,
        data='{"days": 1}',
        version=table.version,
        made_at=now,
        due_at=now + 9e5,
    )
    order = OrderRow(0, table.id, chair.seat or 0, user_id, "skip", "", "[]", "once", None)

    def planted(db: Any) -> dict[str, int]:
        fixture = fixtures.plan(db, season.id, 1, 1, [user_id])
        vacancies.open_vacancy(db, fixture, 0, user_id, now)
        (vacancy,) = vacancies.open_of(db, season.id)
        return {
            "vote": proposals.insert(db, proposal, ()),
            "ordend": orders.insert(db, order),
            "league-seat": vacancy.id,
        }

    found = await there.host._database.write(planted)
    verbs = both.bots[0].handlers
    return {verb: season.id for verb in verbs if verb.startswith("league-")} | found


def pressed(both: Processes, table_id: int, others: dict[str, int]) -> Iterator[dict[str, Any]]:
    """Yield a click of every verb that is about a table, a proposal, an order or a league."""
    for verb in sorted(both.bots[0].handlers.keys() - FREE):
        args = f"{others.get(verb, table_id)}:0:0"
        if verb == "near":
            args = f"0:{args}"
        data = {"custom_id": f"{verb}:{args}", "component_type": 3, "type": 3, "values": ["0"]}
        if verb == "webopen":
            data |= {"custom_id": verb, "values": [str(table_id)]}
        yield data | {"options": []}


def stored(url: DatabaseUrl) -> dict[str, list[tuple[Any, ...]]]:
    """Return all that is stored, but for what says only that somebody is there."""
    with psycopg.connect(url.secret) as connection:
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        return {
            name: connection.execute(
                sql.SQL("SELECT * FROM {} AS row ORDER BY row").format(sql.Identifier(name))
            ).fetchall()
            for (name,) in names.fetchall()
            if name not in PASSING
        }


async def test_nothing_is_done_where_the_table_is_not(
    both: Processes, database: DatabaseUrl
) -> None:
    """Its owner is gone: every click says so and changes nothing."""
    table, others = await both.second.table(), await numbers(both)
    person = both.first.people[0]
    await person.send(both.first.channel, "hello")
    await both.kill_second()
    before, datas = stored(database), [*pressed(both, table.id, others)]
    results = await sent(both.first, person, InteractionType.MESSAGE_COMPONENT, datas)
    for data, result in zip(datas, results, strict=True):
        assert result.acknowledged, data
        assert texts(result.response) == ELSEWHERE, data
    assert stored(database) == before


async def test_what_is_about_no_table_is_answered_where_it_comes(
    both: Processes, database: DatabaseUrl
) -> None:
    """A number in it is none of a table: nobody else has it, and no table changes."""
    table, person = await both.second.table(), both.first.people[0]
    await person.send(both.first.channel, "hello")
    await both.kill_second()
    before = stored(database)["game"]
    for verb in sorted(FREE):
        data = {"custom_id": f"{verb}:{table.id}:0:0", "component_type": 3, "type": 3}
        data |= {"values": ["0"], "options": []}
        (result,) = await sent(both.first, person, InteractionType.MESSAGE_COMPONENT, [data])
        assert result.acknowledged, verb
        assert ELSEWHERE not in texts(result.response), verb
    assert stored(database)["game"] == before


async def test_every_click_is_taken_and_answered_by_the_owner(both: Processes) -> None:
    table, others = await both.second.table(), await numbers(both)
    person, taken = both.first.people[0], list[str]()
    await person.send(both.first.channel, "hello")
    receive = cluster_of(both.second.host).handover._receive
    assert receive is not None

    def noting(payload: str) -> None:
        taken.append(payload)
        receive(payload)

    cluster_of(both.second.host).handover._receive = noting
    datas = [*pressed(both, table.id, others)]
    # A settle has a limit of real time, so a busy machine gets few clicks at once.
    for data in datas:
        (result,) = await sent(both.first, person, InteractionType.MESSAGE_COMPONENT, [data])
        await both.answered(result)
        said = "" if result.response is None else texts(result.response)
        assert "incident" not in said, (data, said)
        assert said != ELSEWHERE, data
    assert len(taken) == len(datas)


def given(option: dict[str, Any], both: Processes, table_id: int) -> Any:
    """Return a value that an option takes."""
    if option["name"] == "table":
        return table_id if option["type"] == 4 else str(table_id)
    if option.get("choices"):
        return option["choices"][0]["value"]
    values: dict[int, Any] = {3: "1", 4: option.get("min_value", 1), 5: True}
    return values.get(option["type"], both.first.people[2])


async def test_every_command_with_a_tables_number_is_for_the_owner(
    both: Processes, database: DatabaseUrl
) -> None:
    """Those of leagues mean tables of the own server's leagues."""
    table, boss = await both.second.table(), admin(both, 0)
    await both.kill_second()
    before, walked = stored(database), 0
    for root, path, leaf in await leaves(both.first):
        options = leaf.get("options", ())
        if root["name"] == "league" or "table" not in {one["name"] for one in options}:
            continue
        wanted = {
            one["name"]: given(one, both, table.id)
            for one in options
            if one.get("required") or one["name"] == "table"
        }
        name = " ".join([root["name"], *path])
        result = await boss.slash(both.first.channel, name, **wanted)
        assert result.acknowledged, name
        assert texts(result.response) == ELSEWHERE, name
        walked += 1
    assert walked > 60
    assert stored(database) == before


async def test_a_league_of_servers_of_two_processes(both: Processes) -> None:
    """Each posts on its own server; sign-up is the home's, and tables open there."""
    home, guest = both.second, both.first
    olga = admin(both, 1)
    season = await founded(home, olga, games=1)
    by = Asker(Person(olga.id, "olga"), True)
    code = await home.host.leagues.organising.servers.invite(season.id, by)
    boss = admin(both, 0)
    joined = await boss.slash(guest.channel, "setup league", code=code, channel=guest.channel)
    assert "✅" in texts(joined.response)
    await guest.host.tick()
    await guest.host.leagues.season_runner.settled()
    await both.env.settle()
    card = guest.channel.last_message
    join = next(one for one in custom_ids(card) if one.startswith("league-join:"))
    assert "Hanse · season 1" in texts(card)

    # What is pressed there is answered by the process of the home.
    stranger = guest.channel.guild.add_member(both.env.create_user("stranger"))
    result = await stranger.click(card, custom_id=join)
    await both.answered(result)
    assert "must be a member of its home server" in texts(result.response)
    for person in guest.people:
        await home.host.absence.availability.set_hours(person.id, Hours("UTC", 0, 0))
        result = await person.click(card, custom_id=join)
        await both.answered(result)
        sign = next(one for one in custom_ids(result.response) if one.startswith("league-sign:"))
        result = await person.click(result.response, custom_id=sign)
        await both.answered(result)
        assert "You are signed up" in texts(result.response)
    rows = await home.host._database.read(lambda db: entrants.of_season(db, season.id))
    assert {row.guild_id for row in rows} == {guest.channel.guild.id}
