"""The dates of leagues as scheduled events of a server, which follow the season."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord
from simcord.backend.models import ScheduledEvent

from bot.host.leagues.api import CANCELLED, Season
from bot.host.leagues.calendars import Change, Outcome
from bot.host.leagues.core import midnight
from bot.host.people.hours import Hours
from bot.store.leagues import seasons
from cogs.posting.league_events import LeagueEvents
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_calls import direct_messages
from tests.cogs.test_league import card, day, founded, manager, pass_days, sign
from tests.cogs.test_league_servers import Guest, guest_of, joined
from tests.cogs.test_league_swiss import end_round, entered

CREATE = discord.Permissions(create_events=True).value


@pytest_asyncio.fixture
async def olga(harness: Harness) -> simcord.MemberActor:
    allow(harness, True)
    return manager(harness)


def allow(harness: Harness, may: bool, guild_id: int | None = None) -> None:
    """Give the bot Create Events on a server, or take it."""
    backend = harness.env.backend
    guild = backend.guilds[guild_id or harness.channel.guild.id]
    me = guild.members[backend.bot_user.id]
    for role_id in (guild.id, *me.role_ids):
        given = guild.roles[role_id].permissions
        backend.edit_role(
            guild.id, role_id, {"permissions": given | CREATE if may else given & ~CREATE}
        )


async def switch(
    harness: Harness, who: simcord.MemberActor, season: Season, on: bool = True, where: Any = None
) -> Any:
    """Switch a league's events on or off by the menu; return the answer."""
    shown = (await who.slash(where or harness.channel, "setup league")).response
    chosen = await who.select(
        shown, custom_id="setup-league-dates", values=[f"{season.league.id}:{int(on)}"]
    )
    await settled(harness)
    return chosen.response


async def settled(harness: Harness) -> None:
    harness.env.backend.activate_due_scheduled_events()
    await harness.env.settle()
    await harness.host.leagues.calendars.settled()
    await harness.env.settle()


async def look(harness: Harness) -> None:
    """Pass time until the dates have been compared."""
    await pass_days(harness, 0.01, 0.005)
    await settled(harness)


def events(harness: Harness, guild_id: int | None = None) -> dict[str, ScheduledEvent]:
    """Return a server's events that are not over, by name."""
    guild = harness.env.backend.guilds[guild_id or harness.channel.guild.id]
    return {one.name: one for one in guild.scheduled_events.values() if one.status in (1, 2)}


def ends(event: ScheduledEvent) -> datetime:
    assert event.scheduled_end_time is not None
    return datetime.fromisoformat(event.scheduled_end_time)


def requests(harness: Harness, method: str) -> list[Any]:
    return [
        one for one in harness.env.http_requests
        if one.method == method and "scheduled-events" in one.path
    ]  # fmt: skip


async def test_nothing_is_made_before_an_admin_chooses_it(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await founded(harness, olga)
    await look(harness)
    assert events(harness) == {} and requests(harness, "GET") == []
    shown = await switch(harness, olga, season)
    assert "become events of this server" in texts(shown) and "Hanse: on" in texts(shown)
    assert "setup-league-dates" in custom_ids(shown)
    found = events(harness)
    assert set(found) == {"Hanse: sign-up ends", "Hanse: the season ends"}
    signup = found["Hanse: sign-up ends"]
    assert ends(signup) == season.signup_ends_at
    assert ends(signup) - datetime.fromisoformat(signup.scheduled_start_time) == timedelta(hours=1)
    place = f"{season.league.guild_id}/{season.league.channel_id}/{card(harness).id}"
    assert signup.entity_metadata == {"location": f"https://discord.com/channels/{place}"}
    assert f"channels/{place}" in (signup.description or "")
    await look(harness)
    assert len(requests(harness, "POST")) == 2 and requests(harness, "PATCH") == []


async def test_somebody_without_the_right_changes_nothing(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await founded(harness, olga)
    shown = (await olga.slash(harness.channel, "setup league")).response
    anna = harness.people[0]
    with pytest.raises(Exception, match="real user"):
        await anna.select(shown, custom_id="setup-league-dates", values=[f"{season.league.id}:1"])
    assert (await harness.host.leagues.calendars.of_server(harness.channel.guild.id,
            [season.league]))[0].wanted is False  # fmt: skip


async def test_a_date_that_moves_moves_its_event(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await founded(harness, olga)
    await switch(harness, olga, season)
    before = {one.id: ends(one) for one in events(harness).values()}
    what = {"what": "last_day", "value": day(harness, 110), "reason": "more time"}
    await olga.slash(harness.channel, "league set", **what)
    await look(harness)
    after = {one.id: ends(one) for one in events(harness).values()}
    last = events(harness)["Hanse: the season ends"].id
    assert after.keys() == before.keys()
    assert after[last] - before[last] == timedelta(days=10)
    assert len(requests(harness, "PATCH")) == 1


async def test_events_end_by_themselves_and_go_with_a_cancelled_season(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await founded(harness, olga)
    await switch(harness, olga, season)
    await pass_days(harness, 9)
    await settled(harness)
    guild = harness.env.backend.guilds[season.league.guild_id]
    statuses = {one.name: one.status for one in guild.scheduled_events.values()}
    assert statuses["Hanse: sign-up ends"] == 3 and requests(harness, "DELETE") == []
    await olga.slash(harness.channel, "league close", reason="nobody came")
    assert (await harness.host.leagues.founding.by_id(season.id)).stage == CANCELLED
    await look(harness)
    assert events(harness) == {} and len(requests(harness, "DELETE")) == 1


async def test_switched_off_they_are_removed(harness: Harness, olga: simcord.MemberActor) -> None:
    season = await founded(harness, olga)
    await switch(harness, olga, season)
    told = await switch(harness, olga, season, on=False)
    assert "are removed from this server" in texts(told) and "Hanse: off" in texts(told)
    assert events(harness) == {}
    await switch(harness, olga, season)
    assert len(events(harness)) == 2


async def test_what_somebody_removed_is_not_made_again(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await founded(harness, olga)
    await switch(harness, olga, season)
    last = events(harness)["Hanse: the season ends"]
    harness.env.backend.delete_scheduled_event(season.league.guild_id, last.id)
    what = {"what": "last_day", "value": day(harness, 110), "reason": "more time"}
    await olga.slash(harness.channel, "league set", **what)
    await look(harness)
    await look(harness)
    assert set(events(harness)) == {"Hanse: sign-up ends"}
    log = (await olga.slash(harness.channel, "league log")).response
    assert texts(log).count("Somebody removed an event") == 1
    signup = events(harness)["Hanse: sign-up ends"]
    harness.env.backend.delete_scheduled_event(season.league.guild_id, signup.id)
    await put_off(harness, season)
    await look(harness)
    await pass_days(harness, (season.signup_ends_at - harness.env.now()) / timedelta(days=1) + 0.1)
    await look(harness)
    assert events(harness) == {}, "neither at its first date nor at another"


async def put_off(harness: Harness, season: Season) -> None:
    """Have sign-up end a day later."""
    ends_at = season.signup_ends_at.timestamp() + 86400
    await harness.host._database.write(
        lambda db: seasons.change_season(db, season.id, signup_ends_at=ends_at)
    )


async def test_without_the_permission_the_founder_is_told_once_by_day(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await founded(harness, olga)
    allow(harness, False)
    now = harness.env.now()
    wakes = (now.hour * 60 + now.minute + 120) % 1440
    await harness.host.absence.availability.set_hours(
        olga.id, Hours("UTC", wakes, (wakes + 600) % 1440)
    )
    shown = await switch(harness, olga, season)
    assert events(harness) == {} and requests(harness, "POST") == []
    await pass_days(harness, 0.05, 0.01)
    assert not [one for one in direct_messages(harness, olga) if "Create Events" in one], "asleep"
    for _ in range(3):
        await pass_days(harness, 0.2, 0.05)
        await settled(harness)
    told = [one for one in direct_messages(harness, olga) if "Create Events" in one]
    assert len(told) == 1 and "/setup league" in told[0]
    todo = (await olga.slash(harness.channel, "league todo")).response
    assert "I do not have the “Create Events” permission" in texts(todo)
    shown = (await olga.slash(harness.channel, "setup league")).response
    assert "Hanse: on, but I do not have the" in texts(shown)
    allow(harness, True)
    await pass_days(harness, 0.05, 0.01)
    await settled(harness)
    assert len(events(harness)) == 2
    todo = (await olga.slash(harness.channel, "league todo")).response
    assert "Create Events" not in texts(todo)


async def test_a_server_with_a_hundred_events_is_told_so(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await founded(harness, olga)
    for number in range(100):
        harness.env.guild.create_scheduled_event(
            f"Event {number}", start_time=(harness.env.now() + timedelta(days=300)).isoformat()
        )
    await switch(harness, olga, season)
    await pass_days(harness, 1, 0.25)
    assert len(events(harness)) == 100
    told = [one for one in direct_messages(harness, olga) if "100 events" in one]
    assert len(told) == 1
    harness.env.backend.delete_scheduled_event(
        season.league.guild_id, events(harness)["Event 7"].id
    )
    await pass_days(harness, 0.1, 0.05)
    await settled(harness)
    assert len([one for one in events(harness) if one.startswith("Hanse")]) == 1


async def test_a_kill_after_discord_has_an_event_makes_no_second_one(
    harness: Harness, olga: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends between Discord's answer and what is stored of it."""
    season = await founded(harness, olga)
    carried = LeagueEvents.carry_out

    async def killed(self: LeagueEvents, change: Change) -> Outcome:
        await carried(self, change)
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(LeagueEvents, "carry_out", killed)
        await switch(harness, olga, season)
    assert len(events(harness)) == 1
    await harness.restart()
    await look(harness)
    await look(harness)
    assert len(events(harness)) == 2 and len(requests(harness, "POST")) == 2


async def test_each_round_is_an_event_when_it_has_begun(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await entered(harness, olga, opening="automatic")
    await switch(harness, olga, season)
    assert set(events(harness)) == {"Hanse: Round 1 ends", "Hanse: the final"}
    until = await harness.host.leagues.rounds.ends(season.id)
    assert until is not None
    assert abs(ends(events(harness)["Hanse: Round 1 ends"]).timestamp() - until) < 1
    await end_round(harness, season)
    await look(harness)
    assert set(events(harness)) == {"Hanse: Round 2 ends", "Hanse: the final"}


async def test_another_server_decides_for_itself_in_its_language(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season, guest = await founded(harness, olga), guest_of(harness)
    await joined(harness, olga, guest)
    allow(harness, True, guest.id)
    await switch(harness, guest.boss, season, where=guest.channel)
    assert events(harness) == {}
    assert set(events(harness, guest.id)) == {"Hanse: Anmeldeschluss", "Hanse: Ende der Saison"}
    await left(harness, guest)
    assert events(harness, guest.id) == {}


async def left(harness: Harness, guest: Guest) -> None:
    """Have a server leave its league."""
    shown = (await guest.boss.slash(guest.channel, "setup league")).response
    leave = next(one for one in custom_ids(shown) if one.startswith("setup-league:"))
    asked = await guest.boss.click(shown, custom_id=leave)
    leave = next(one for one in custom_ids(asked.response) if "leave" in one)
    await guest.boss.click(asked.response, custom_id=leave)
    await look(harness)


async def test_the_longest_name_fits(harness: Harness, olga: simcord.MemberActor) -> None:
    season = await founded(harness, olga, name="Ä" * 40)
    name = "دوري\nالأصدقاء " * 20
    await harness.host._database.write(
        lambda db: db.execute("UPDATE league SET name = ? WHERE id = ?", (name, season.league.id))
    )
    await switch(harness, olga, season)
    assert len(events(harness)) == 2
    assert midnight(season.settings.last_day, 1) == season.ends_at.timestamp()


async def test_a_date_that_is_too_near_is_no_event(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await founded(harness, olga)
    left_over = season.signup_ends_at - harness.env.now() - timedelta(minutes=30)
    await pass_days(harness, left_over / timedelta(days=1))
    await switch(harness, olga, season)
    assert set(events(harness)) == {"Hanse: the season ends"}
    await sign(harness, harness.people[0])


async def test_an_event_that_has_begun_is_not_moved_but_removed(
    harness: Harness, olga: simcord.MemberActor
) -> None:
    season = await founded(harness, olga)
    await switch(harness, olga, season)
    signup = events(harness)["Hanse: sign-up ends"]
    left_over = season.signup_ends_at - harness.env.now() - timedelta(minutes=30)
    await pass_days(harness, left_over / timedelta(days=1))
    await settled(harness)
    assert events(harness)["Hanse: sign-up ends"].status == 2
    await put_off(harness, season)
    await look(harness)
    await look(harness)
    moved = events(harness)["Hanse: sign-up ends"]
    assert moved.id != signup.id and ends(moved) == season.signup_ends_at + timedelta(days=1)


async def test_switched_off_while_one_is_made_leaves_none(
    harness: Harness, olga: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    season, calendars = await founded(harness, olga), harness.host.leagues.calendars
    carried, guild_id = LeagueEvents.carry_out, harness.channel.guild.id

    async def slow(self: LeagueEvents, change: Change) -> Outcome:
        made = await carried(self, change)
        if not change.removed:
            await calendars.switch(season.league.id, guild_id, olga.id, False)
        return made

    monkeypatch.setattr(LeagueEvents, "carry_out", slow)
    await switch(harness, olga, season)
    await look(harness)
    assert len(requests(harness, "POST")) == 1 and events(harness) == {}
