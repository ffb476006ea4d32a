"""A league of the toy game on a real host: its server, its people, and days that pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from bot.host import Host
from bot.host.core.api import Person, PublishFailed
from bot.host.leagues.api import NO_LINK, League, LeaguePost, Member, Season, Sent
from bot.host.people.hours import Hours
from bot.leagues.settings import Settings
from tests.host.conftest import TestClock

GUILD, CHANNEL, ROLE = 1, 20, 77
DAY = 24 * 3600.0
SETTINGS = Settings(
    "toy",
    first_day=date(2026, 12, 7),
    last_day=date(2027, 2, 7),
    size=4,
    games=2,
    at_once=2,
    newcomer_at_once=2,
    division_size=8,
    up=2,
    down=2,
)
ORGANISER = Person(2999, "Olga")


class LeagueServer:
    """The people on the server and the bot's permissions there; keeps the posts of leagues."""

    def __init__(self) -> None:
        self.gone: set[int] = set()
        self.unknown = False
        self.deleted_roles: set[int] = set()
        self.missing: str | None = None
        self.invitation = NO_LINK
        self.looked_up: list[int] = []
        self.posts: list[LeaguePost] = []

    async def find(self, guild_id: int, user_id: int) -> Member | None:
        if self.unknown:
            raise PublishFailed("Discord does not answer")
        self.looked_up.append(user_id)
        return None if user_id in self.gone else Member(f"P{user_id}", frozenset())

    async def obstacle(self, guild_id: int, channel_id: int) -> str | None:
        return self.missing

    async def sees(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        return await self.find(guild_id, user_id) is not None

    async def has_role(self, guild_id: int, role_id: int) -> bool:
        if self.unknown:
            raise PublishFailed("Discord does not answer")
        return role_id not in self.deleted_roles

    async def invite(self, league: League) -> str:
        return self.invitation

    async def send(self, post: LeaguePost) -> Sent:
        self.posts.append(post)
        return Sent(post.league.channel_id, 9000 + len(self.posts))

    @property
    def kinds(self) -> list[str]:
        return [post.kind for post in self.posts]


def attach(host: Host, server: LeagueServer) -> None:
    """Connect a host's leagues to a server."""
    host.leagues.outbox.publisher = server
    host.leagues.season_runner.members = server


def people(count: int) -> list[Person]:
    return [Person(3000 + number, f"P{3000 + number}") for number in range(count)]


async def found(host: Host, settings: Settings = SETTINGS, name: str = "Toys") -> Season:
    return await host.leagues.founding.found(
        ORGANISER, name, settings, guild_id=GUILD, channel_id=CHANNEL, role_id=ROLE, language="en"
    )


async def sign_up(host: Host, season: Season, signing: Sequence[Person]) -> None:
    for person in signing:
        await host.absence.availability.set_hours(person.id, Hours("UTC", 0, 0))
        await host.leagues.signups.sign(season.id, person, Member(person.name, frozenset()))


async def look(host: Host) -> None:
    """Carry out everything that is due."""
    await host.tick()
    await host.leagues.partners.settled()
    await host.leagues.season_runner.settled()
    await host.automation.orders.settled()
    await host.automation.house_bots.settled()
    await host.posting.outbox.resume()


async def go_to(host: Host, clock: TestClock, at: float) -> None:
    """Pass days until then, the bot being awake."""
    while (left := at - clock.time.timestamp()) > 0:
        clock.pass_seconds(min(left, DAY / 4))
        await look(host)


async def started(
    host: Host,
    clock: TestClock,
    server: LeagueServer,
    signing: Sequence[Person],
    **changes: object,
) -> Season:
    """Return a season whose first day has come, and for which these people have signed up."""
    attach(host, server)
    season = await found(host, settings(**changes))
    await sign_up(host, season, signing)
    await look(host)
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    return season


async def play_all(host: Host, lost_to: Sequence[int] = ()) -> int:
    """Play every running table to its end; return how many there were.

    Whoever comes first in `lost_to` wins: the others let them eat first.
    """
    tables = [table for table in await host.tables.open_tables() if table.of_league]
    for table in tables:
        await play_table(host, table.id)
    await look(host)
    return len(tables)


async def play_table(host: Host, table_id: int) -> None:
    await host.automation.house_bots.settled()
    while (position := await host.tables.position(table_id)).decisions:
        decision = position.decisions[0]
        user_id = position.table.chairs[decision.seat].user_id
        assert user_id is not None
        await host.tables.play(table_id, user_id, position.rules.notate(decision.moves[0]))
        await host.automation.house_bots.settled()


def settings(**changes: object) -> Settings:
    return replace(SETTINGS, **changes)  # type: ignore[arg-type]
