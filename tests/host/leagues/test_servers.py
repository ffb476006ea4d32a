"""Leagues of several servers: where tables open and move, and posts on each server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import pytest

from bot.host import Host
from bot.host.core.api import Bulletin, Person, Posted, PublishFailed, Table
from bot.host.leagues.api import Guest, League, LeaguePost, Member, Season, Sent
from bot.host.leagues.core import post
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.organising.servers import BadInvitation, pass_home
from bot.host.leagues.play.moving import MOVED_HOME
from bot.host.leagues.play.places import server_of_most
from bot.host.people.hours import Hours
from bot.host.servers.places import FILES
from bot.leagues.settings import Conditions, dumped
from bot.store import Connection
from bot.store.leagues import entrants, facts, posts, seasons
from tests.host.conftest import ANNA, BOB, CARL, DORA, EVE, Recorder, TestClock
from tests.host.leagues.playing import (
    CHANNEL,
    DAY,
    GUILD,
    ORGANISER,
    LeagueServer,
    look,
    play_table,
)
from tests.host.leagues.season import begin, fill, log_kinds, pass_hours, season_of, see, tables_of

PEOPLE = [ANNA, BOB, CARL, DORA]
GUEST, OTHER = 2, 3
HERE = [GUILD, GUEST, OTHER]
"""The servers that the bot is on."""
DAYS = 24.0


class Servers(LeagueServer):
    """Several servers; `absent` are people who do not see a server's channel."""

    def __init__(self) -> None:
        super().__init__()
        self.absent: set[tuple[int, int]] = set()
        self.lost: dict[int, str] = {}
        self.away: set[int] = set()
        self.meanwhile: Callable[[LeaguePost], Awaitable[object]] | None = None

    async def find(self, guild_id: int, user_id: int) -> Member | None:
        is_here = (guild_id, user_id) not in self.absent
        return await super().find(guild_id, user_id) if is_here else None

    async def sees(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        assert channel_id == guild_id * CHANNEL
        return await self.find(guild_id, user_id) is not None

    async def obstacle(self, guild_id: int, channel_id: int) -> str | None:
        if guild_id in self.away:
            raise PublishFailed("there is no such server")
        return self.lost.get(guild_id)

    async def send(self, post: LeaguePost) -> Sent:
        if post.person is None and post.league.guild_id in self.lost:
            raise PublishFailed("there is no such channel")
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile(post)
        return await super().send(post)

    def told(self, guild_id: int) -> list[str]:
        """Return the kinds of posts in the channel on a server."""
        return [
            post.kind
            for post in self.posts
            if post.person is None and post.league.guild_id == guild_id
        ]


class Interrupted(Recorder):
    """A publisher; something happens while its next post is being sent."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Callable[[Bulletin], Awaitable[object]] | None = None
        self.cleared: list[tuple[int, int]] = []

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile(bulletin)
        return await super().publish(bulletin)

    async def strip(self, place_id: int, message_id: int) -> None:
        self.cleared.append((place_id, message_id))
        await super().strip(place_id, message_id)


@pytest.fixture
def server() -> Servers:
    return Servers()


@pytest.fixture
def recorder() -> Interrupted:
    return Interrupted()


async def join(host: Host, season: Season, guild_id: int) -> None:
    code = await host.leagues.organising.servers.invite(season.id, Asker(ORGANISER, True))
    await join_by(host, code, guild_id)


async def join_by(host: Host, code: str, guild_id: int) -> None:
    await host.leagues.organising.servers.join(
        code,
        Person(4000 + guild_id, "Admin"),
        guild_id=guild_id,
        channel_id=guild_id * CHANNEL,
        name=f"Server {guild_id}",
        language="de",
    )


async def test_a_code_invites_for_seven_days(host: Host, clock: TestClock, server: Servers) -> None:
    season = await season_at(host, server, PEOPLE, guests=())
    invite = partial(host.leagues.organising.servers.invite, season.id, Asker(ORGANISER, True))
    for code in ("", "no code", "A" * 16, late := await invite()):
        clock.pass_seconds(7 * DAY if code == late else 0)
        with pytest.raises(BadInvitation) as refused:
            await join_by(host, code, GUEST)
        assert refused.value.args_["why"] == "unknown"
    code = await invite()
    clock.pass_seconds(7 * DAY - 1)
    await join_by(host, f" {code}\n", GUEST)
    assert (await host.leagues.founding.by_id(season.id)).league.guest(GUEST) is not None


async def signed_at(host: Host, season: Season, guild_id: int, *people: Person) -> None:
    """Store where people have signed up."""

    def work(connection: Connection) -> None:
        for person in people:
            row = entrants.load(connection, season.id, person.id)
            assert row is not None
            entrants.keep(connection, season.id, row._replace(guild_id=guild_id))

    await host._database.write(work)


async def season_at(
    host: Host,
    server: LeagueServer,
    there: Sequence[Person],
    tables: Sequence[Sequence[Person]] = (PEOPLE,),
    guests: Sequence[int] = (GUEST,),
    alternates: Sequence[Person] = (),
) -> Season:
    """Store a season of several servers; `there` signed up on the first that joined."""
    season = await season_of(host, server, tables, alternates)
    for guild_id in guests:
        await join(host, season, guild_id)
    if guests:
        await signed_at(host, season, guests[0], *there)
    await look(host)
    return await host.leagues.founding.by_id(season.id)


async def open_there(host: Host, clock: TestClock, server: LeagueServer) -> tuple[Season, Table]:
    """Begin a season whose only table opens on the server that joined."""
    season = await season_at(host, server, PEOPLE[:3], alternates=[EVE])
    (table,) = await begin(host, clock, season)
    assert (table.guild_id, table.channel_id, table.language) == (GUEST, GUEST * CHANNEL, "de")
    return season, table


LEAGUE = League(
    1, GUILD, "Toys", CHANNEL, None, "en", 1,
    guests=(Guest(GUEST, 40, "de", "B"), Guest(OTHER, 60, "de", "C")),
)  # fmt: skip


@pytest.mark.parametrize(
    ("signed", "wanted"),
    [
        ((None, None, GUEST), None),
        ((None, GUEST, GUEST), GUEST),
        ((None, GUEST), None),
        ((GUEST, OTHER), GUEST),
        ((OTHER, OTHER, GUEST, None), OTHER),
        ((OTHER, OTHER, GUEST, GUEST, None), GUEST),
        ((99, 99, GUEST), None),
        ((), None),
    ],
)
def test_a_table_opens_where_most_signed_up(
    signed: Sequence[int | None], wanted: int | None
) -> None:
    found = server_of_most(LEAGUE, signed)
    assert (found and found.guild_id) == wanted


@pytest.mark.parametrize("why", ["somebody", "channel", "unknown"])
async def test_it_opens_at_home_if_it_cannot_be_there(
    host: Host, clock: TestClock, server: Servers, why: str
) -> None:
    season = await season_at(host, server, PEOPLE)
    if why == "somebody":
        server.absent.add((GUEST, DORA.id))
    elif why == "channel":
        server.lost[GUEST] = "gone"
    else:
        server.away.add(GUEST)
    (table,) = await begin(host, clock, season)
    assert (table.guild_id, table.channel_id) == (GUILD, CHANNEL)


async def test_it_moves_home_when_the_server_leaves_and_clocks_wait_for_its_first_post(
    host: Host, clock: TestClock, server: Servers, recorder: Recorder
) -> None:
    season, table = await open_there(host, clock, server)
    await pass_hours(host, clock, 2)
    before = {time.seat: time.left for time in await host.absence.times(table.id)}
    recorder.failures = [PublishFailed("no thread", 7200.0)]
    guild = host.leagues.organising.servers
    await guild.leave(season.league.id, GUEST, Person(4002, "Admin"))
    await look(host)
    moved = await host.tables.get(table.id)
    assert (moved.guild_id, moved.channel_id, moved.thread_id) == (GUILD, CHANNEL, None)
    assert moved.paused_at is not None
    await pass_hours(host, clock, 1)
    assert {t.seat: t.left for t in await host.absence.times(table.id)} == before
    await pass_hours(host, clock, 2)
    moved = await host.tables.get(table.id)
    assert moved.paused_at is None
    (told,) = [p for p in recorder.posts if p.notice and p.notice.topic == MOVED_HOME]
    assert told.asks and told.table.guild_id == GUILD
    assert told.calls == {person.id for person in PEOPLE}
    await pass_hours(host, clock, 1)
    assert all(t.left < before[t.seat] for t in await host.absence.times(table.id))
    # Nobody is called a second time, and the game goes on.
    assert not [p for p in recorder.posts if p.notice and p.notice.topic == "called"]
    await play_table(host, table.id)
    await look(host)
    assert (await host.tables.get(table.id)).status == "over"
    statuses = {entry.status for entry in await host.leagues.signups.entries(season.id)}
    assert "left" not in statuses


async def leave(host: Host, season: Season) -> None:
    """Have the first server that joined leave, and move its tables."""
    servers = host.leagues.organising.servers
    await servers.leave(season.league.id, GUEST, Person(4002, "Admin"))
    await host.tick()
    await host.leagues.season_runner.settled()


async def test_clocks_go_on_at_home_even_if_its_channel_takes_no_pictures(
    host: Host, clock: TestClock, server: Servers, recorder: Interrupted
) -> None:
    season, table = await open_there(host, clock, server)
    recorder.meanwhile = lambda it: host.servers.places.hinder(it.table, it.table.place_id, FILES)
    await leave(host, season)
    await look(host)
    moved = await host.tables.get(table.id)
    assert (moved.guild_id, moved.paused_at) == (GUILD, None)
    assert await host.servers.places.of_table(table.id) == FILES


async def test_the_post_that_a_moved_table_leaves_behind_loses_its_buttons(
    host: Host, clock: TestClock, server: Servers, recorder: Interrupted
) -> None:
    season, table = await open_there(host, clock, server)
    assert table.post_id is not None
    await leave(host, season)
    await look(host)
    assert recorder.cleared == [(table.place_id, table.post_id)]


async def test_a_post_sent_while_its_table_moves_is_none_of_the_new_place(
    host: Host, clock: TestClock, server: Servers, recorder: Interrupted
) -> None:
    season, table = await open_there(host, clock, server)
    recorder.meanwhile = lambda _: leave(host, season)
    await fill(host, table)
    await look(host)
    (told,) = [p for p in recorder.posts if p.notice and p.notice.topic == MOVED_HOME]
    assert (told.replaces, told.table.guild_id) == (None, GUILD)
    late = 5000 + recorder.posts.index(told)
    assert set(recorder.cleared) == {(table.place_id, table.post_id), (table.place_id, late)}
    moved = await host.tables.get(table.id)
    assert moved.paused_at is None and moved.post_id not in (None, table.post_id, late)


async def test_a_thread_opened_while_its_table_moves_is_not_its_thread(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season, table = await open_there(host, clock, server)
    await leave(host, season)
    with pytest.raises(PublishFailed) as failed:
        await host.lobby.set_thread(table.id, 33, table)
    assert failed.value.retry_after
    moved = await host.tables.get(table.id)
    assert (moved.guild_id, moved.thread_id) == (GUILD, None)
    assert (await host.lobby.set_thread(table.id, 34, moved)).thread_id == 34


async def test_a_paused_table_that_moves_stays_paused(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season, table = await open_there(host, clock, server)
    await host.absence.pause(table.id, 3)
    until = (await host.tables.get(table.id)).pause_ends_at
    by = Asker(ORGANISER, True)
    await host.leagues.organising.servers.take_off(season.id, GUEST, by)
    await look(host)
    moved = await host.tables.get(table.id)
    assert (moved.guild_id, moved.pause_ends_at) == (GUILD, until)
    assert moved.paused_at is not None


async def test_it_moves_home_once_an_alternate_plays_who_does_not_see_it(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season, table = await open_there(host, clock, server)
    server.absent.add((GUEST, EVE.id))
    await host.absence.leave(table.id, DORA.id)
    await see(host)
    assert (await host.tables.get(table.id)).guild_id == GUEST
    (asked,) = [post for post in server.posts if post.kind == "seat"]
    await host.leagues.alternates.accept(asked.data["vacancy"], EVE)
    await see(host)
    moved = await host.tables.get(table.id)
    assert moved.guild_id == GUILD and moved.chair_of(EVE.id) is not None
    assert "table_moved" in await log_kinds(host, season)


async def test_who_has_left_only_the_server_where_they_signed_up_stays_in(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season, table = await open_there(host, clock, server)
    asked = (await host.tables.position(table.id)).decisions[0].seat
    user_id = table.chairs[asked].user_id or 0
    server.absent.add((GUEST, user_id))
    await pass_hours(host, clock, 4 * DAYS, step=6)
    assert (await host.tables.get(table.id)).guild_id == GUILD
    entry = await host.leagues.signups.entry(season.id, user_id)
    assert entry is not None and entry.status == "in"


async def test_a_server_that_removes_the_bot_is_taken_off_and_its_people_stay_in(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season, table = await open_there(host, clock, server)
    await host.servers.departures.compare([GUILD, OTHER])
    server.away.add(GUEST)
    await look(host)
    moved = await host.tables.get(table.id)
    assert (moved.guild_id, moved.left_at) == (GUILD, None)
    season = await host.leagues.founding.by_id(season.id)
    assert season.league.guests == ()
    assert server.told(GUILD)[-1] == "server_left"
    left = [post for post in server.posts if post.kind == "server_left"]
    assert [post.data["why"] for post in left] == ["removed"]
    assert {e.status for e in await host.leagues.signups.entries(season.id)} <= {"in", "none"}
    # Being invited again brings the server no part in the league without a new code.
    await host.servers.departures.compare(HERE)
    await look(host)
    assert not (await host.leagues.founding.by_id(season.id)).league.guests


async def test_the_home_passes_to_the_server_of_most_people_if_it_removes_the_bot(
    host: Host, clock: TestClock, server: Servers
) -> None:
    tables = (PEOPLE, [EVE, DORA, CARL, ANNA])
    season = await season_at(host, server, PEOPLE[:2], tables, guests=(GUEST, OTHER))
    await signed_at(host, season, OTHER, CARL)
    opened = await begin(host, clock, season)
    assert {table.guild_id for table in opened} == {GUEST, GUILD}
    await host.servers.departures.compare([GUEST, OTHER])
    server.away.add(GUILD)
    # People of the former home are not on the new one yet, and neither is the founder.
    server.absent |= {(GUEST, DORA.id), (GUEST, EVE.id), (GUEST, ORGANISER.id)}
    await look(host)
    season = await host.leagues.founding.by_id(season.id)
    league = season.league
    assert (league.guild_id, league.channel_id, league.language) == (GUEST, GUEST * CHANNEL, "de")
    assert [one.guild_id for one in league.guests] == [OTHER]
    assert (league.role_id, league.founder_id) == (None, ORGANISER.id)
    assert {table.guild_id for table in await tables_of(host)} == {GUEST}
    assert server.told(GUEST).count("home_passed") == server.told(OTHER).count("home_passed") == 1
    direct = {post.person for post in server.posts if post.kind == "home_passed" and post.person}
    assert {ORGANISER.id, CARL.id, DORA.id, EVE.id} >= direct
    # For three days nobody counts as gone.
    await pass_hours(host, clock, 2 * DAYS, step=6)
    statuses = [entry.status for entry in await host.leagues.signups.entries(season.id)]
    assert statuses == ["in"] * 5
    server.absent.clear()
    await pass_hours(host, clock, 2 * DAYS, step=6)
    assert "founder_gone" not in await log_kinds(host, season)
    # The card on the new home is the season's card now.
    (card,) = [one for one in await host.leagues.founding.cards(season.id)
               if one.season.league.guild_id == GUEST]  # fmt: skip
    assert card.place_id == GUEST * CHANNEL and card.season.league.is_home


async def test_a_card_sent_while_its_server_becomes_the_home_is_the_seasons_card(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season = await season_of(host, server, [PEOPLE])
    await look(host)
    await join(host, season, GUEST)

    async def pass_it(sent: LeaguePost) -> None:
        assert (sent.kind, sent.league.guild_id) == ("card", GUEST)
        found, now = await host.leagues.founding.by_id(season.id), clock().timestamp()
        heirs = found.league.guests
        await host._database.write(lambda db: pass_home(db, found, heirs, now))

    server.meanwhile = pass_it
    await look(host)
    season = await host.leagues.founding.by_id(season.id)
    cards = [one.message_id for one in await host.leagues.founding.cards(season.id)]
    assert season.league.guild_id == GUEST and season.card_id is not None
    assert season.card_id in cards


async def test_a_league_without_another_server_waits_for_its_home(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season = await season_at(host, server, PEOPLE)
    await host.servers.departures.compare([])
    await pass_hours(host, clock, 3 * DAYS, step=6)
    league = (await host.leagues.founding.by_id(season.id)).league
    assert (league.guild_id, len(league.guests)) == (GUILD, 1)
    await host.servers.departures.compare([GUILD])
    await look(host)
    league = (await host.leagues.founding.by_id(season.id)).league
    assert (league.guild_id, len(league.guests)) == (GUILD, 0)


async def test_posts_come_to_each_server_by_themselves(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season = await season_at(host, server, PEOPLE, guests=(GUEST, OTHER))
    assert server.told(GUEST) == server.told(OTHER) == ["card"]
    server.lost[GUEST] = "gone"
    await begin(host, clock, season)
    await host.leagues.founding.close(season.id, ORGANISER, "it is over")
    await look(host)
    # The others have it, in their language; the one whose channel is gone has nothing new.
    assert server.told(GUILD)[-1] == server.told(OTHER)[-1] == "league_closed"
    assert server.told(GUEST) == ["card"]
    sent = [post for post in server.posts if post.kind == "league_closed"]
    assert [(post.league.guild_id, post.league.language) for post in sent] == [
        (GUILD, "en"),
        (OTHER, "de"),
    ]
    assert len({post.mark for post in sent}) == 2
    del server.lost[GUEST]
    await host.leagues.look_after_server(GUEST)
    await look(host)
    assert server.told(GUEST) == ["card", "league_closed"]
    assert "disputed" not in server.told(GUEST)


async def test_a_server_that_left_gets_nothing_that_was_still_to_be_sent(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season = await season_at(host, server, PEOPLE)
    server.lost[GUEST] = "gone"
    await host.leagues.founding.close(season.id, ORGANISER, "it is over")
    await look(host)
    await host.leagues.organising.servers.leave(season.league.id, GUEST, ORGANISER)
    del server.lost[GUEST]
    await pass_hours(host, clock, 3 * DAYS, step=6)
    assert server.told(GUEST) == ["card"]
    failed = await host._database.read(lambda db: posts.failed(db, season.id))
    assert failed == []


async def test_tables_of_all_servers_count_for_conditions(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season, table = await open_there(host, clock, server)
    await play_table(host, table.id)
    servers, home = season.league.servers, (season.league.guild_id,)
    assert servers == (GUILD, GUEST)
    read = host._database.read
    assert await read(lambda db: facts.finished(db, servers, ANNA.id)) == 1
    assert await read(lambda db: facts.finished(db, home, ANNA.id)) == 0
    assert ANNA.name in dict(await read(lambda db: facts.people(db, servers))).values()


async def test_everybodys_clock_runs_in_their_own_hours_wherever_the_table_is(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season = await season_at(host, server, PEOPLE)
    for number, person in enumerate(PEOPLE):
        wakes = number * 6 * 60
        hours = Hours("UTC", wakes, (wakes + 8 * 60) % 1440)
        await host.absence.availability.set_hours(person.id, hours)
    (table,) = await begin(host, clock, season)
    assert table.guild_id == GUEST
    before = {time.seat: time.left for time in await host.absence.times(table.id)}
    await pass_hours(host, clock, DAYS)
    after = {time.seat: time.left for time in await host.absence.times(table.id)}
    assert [round((before[seat] - after[seat]) / 3600) for seat in before] == [8] * len(before)


async def test_a_role_of_the_former_home_keeps_nobody_out_of_the_new_one(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season = await season_at(host, server, PEOPLE[:3])
    wanted = replace(season.settings, conditions=Conditions(role=77, finished=1))
    await host._database.write(
        lambda db: seasons.change_season(db, season.id, settings=dumped(wanted))
    )
    await host.servers.departures.compare([GUEST])
    await look(host)
    season = await host.leagues.founding.by_id(season.id)
    assert season.league.guild_id == GUEST
    assert season.settings.conditions == Conditions(finished=1)


async def test_a_message_to_a_person_has_the_language_of_the_server_where_they_signed_up(
    host: Host, clock: TestClock, server: Servers
) -> None:
    season = await season_at(host, server, PEOPLE[:1])

    def work(connection: Connection) -> None:
        for person in PEOPLE[:2]:
            post(connection, season, "moved_up", clock().timestamp(), person=person.id)

    await host._database.write(work)
    await look(host)
    told = {one.person: one.language for one in server.posts if one.kind == "moved_up"}
    assert told == {ANNA.id: "de", BOB.id: "en"}
