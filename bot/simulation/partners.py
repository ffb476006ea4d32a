"""A simulated season under several bots: people sign up with others than the one that runs it."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias
from urllib.parse import urlsplit

from bot.host.core.api import Person
from bot.host.core.game import HostedGame
from bot.host.core.paces import DAY, HOUR
from bot.host.core.registry import TableRegistry
from bot.host.host import Host
from bot.host.leagues.api import Season, Sent
from bot.host.leagues.following.api import Fetched, FollowedPost, Unreachable
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.leagues.records import Row
from bot.leagues.seasonlog.verifying import check_log
from bot.simulation.life import Life
from bot.simulation.people import Simulated
from bot.simulation.server import GUILD, Clock
from bot.store import Database
from bot.store.leagues import signed_lines
from bot.store.opening.sqlite import open_fleeting

EXCHANGED = HOUR
"""Seconds of the season between two rounds of exchange while people can sign up."""
FOLLOWED = 5 * DAY
"""Seconds between two of them while tables are played."""
ADMIN = Person(2, "Admin")
RUNNING = "running"
"""The name of the host where the bot that runs the season has its files."""
_CHANNEL = 30
Standings: TypeAlias = list[list[list[Any]]]
"""By division the people, in the order of their accounts, with points, tables and floor."""


class Address(NamedTuple):
    """The address where another bot serves its entries, and its public key."""

    url: str
    key: str


class Computed(NamedTuple):
    """The end of a season as another bot has computed it.

    `entered` are the people who signed up with it and are in the season. With a `fault`, what it
    shows is not the whole log.
    """

    standings: Standings
    entered: int
    fault: bool


class OtherBot(Protocol):
    """A bot that takes entries for a season which it does not run."""

    async def follow(self, url: str) -> Address:
        """Follow the season at an address, and take entries for it."""

    async def sign(self, who: Simulated) -> None:
        """Sign a person up with this bot."""

    async def pass_to(self, now: float) -> None:
        """Pass the time until then, and look at the other bot's files as far as that is due."""

    async def computed(self) -> Computed:
        """Compute the season again from the other bot's newest log."""


def standings_of(divisions: Mapping[int, Sequence[Row]]) -> Standings:
    """Return standings in a form that all bots have in common: each numbers people by itself."""
    order = sorted((row.person for rows in divisions.values() for row in rows), key=abs)
    return [
        [[order.index(row.person), str(row.points), row.games, row.below] for row in rows]
        for _, rows in sorted(divisions.items())
    ]


class Partnership:
    """The bots of a season, and who signs up with which of the `others`; `base` has its files."""

    def __init__(self, life: Life, others: Sequence[OtherBot], base: str, by: Asker) -> None:
        self.life = life
        self._others = others
        self._base = base
        self._by = by
        self._with: dict[int, OtherBot] = {}

    def signs_with(self, person: int, number: int) -> None:
        """Store with which of the other bots a person signs up."""
        self._with[person] = self._others[number]

    @property
    def elsewhere(self) -> int:
        """Return the number of people who sign up with other bots."""
        return len(self._with)

    def plan(self) -> None:
        """Plan that the bots become partners at once, and exchange files from then on."""
        self.life.plan(self.life.now, self._make)
        self.life.plan(self.life.now + 1, self.exchange)

    async def sign_up(self, who: Simulated) -> bool:
        """Sign a person up with another bot; return whether they use one."""
        other = self._with.get(who.id)
        if other is None:
            return False
        await other.sign(who)
        return True

    async def exchange(self) -> None:
        """Have all bots read each other's files, and plan the next time."""
        life = self.life
        await life.host.leagues.look()
        await life.host.leagues.partners.settled()
        for other in self._others:
            await other.pass_to(life.now)
        season = await self._season()
        is_early = life.now < season.starts_at.timestamp() + DAY
        life.plan(life.now + (EXCHANGED if is_early else FOLLOWED), self.exchange)

    async def computed(self) -> list[Computed]:
        """Return what every other bot has computed in the end."""
        await self.exchange()
        return [await other.computed() for other in self._others]

    async def _make(self) -> None:
        season, partners = await self._season(), self.life.host.leagues.partners
        for number, other in enumerate(self._others, 2):
            token = await partners.invite(season.id, self._by, f"Bot {number}")
            address = await other.follow(f"{self._base}/x/{token}/season.jsonl")
            proposed = await partners.propose(season.id, self._by, address.url)
            await partners.accept(season.id, proposed.id, address.key, self._by)

    async def _season(self) -> Season:
        (league,) = await self.life.host.leagues.founding.of_server(GUILD)
        return await self.life.host.leagues.founding.season(league.id)


class Network:
    """The addresses of the bots in this process: each is a host named by its number."""

    def __init__(self, running: Host) -> None:
        self._hosts = {RUNNING: running}

    def add(self, name: str, host: Host) -> None:
        """Give a bot an address."""
        self._hosts[name] = host

    async def fetch(self, url: str, _etag: str) -> Fetched | None:
        """Return the file at an address. Raises Unreachable."""
        parts = urlsplit(url)
        leagues = self._hosts[parts.hostname or ""].leagues
        _, _, token, name = parts.path.split("/")
        read = {
            "season.jsonl": leagues.partners.season_log,
            "answers.jsonl": leagues.partners.answers,
            "entries.jsonl": leagues.following.entries.published,
        }[name]
        content = await read(token)
        if content is None:
            raise Unreachable("gone")
        return Fetched(content, "")


class _Channel:
    """The channel of another bot's server, which keeps nothing."""

    async def send(self, post: FollowedPost) -> Sent:
        """Return where a post would be."""
        return Sent(post.followed.channel_id, post.followed.id)


class BotHere:
    """Another bot in this process, with a database and a server of its own."""

    def __init__(
        self,
        name: str,
        host: Host,
        database: Database,
        games: Mapping[str, HostedGame],
        net: Network,
    ) -> None:
        self._name = name
        self._host = host
        self._database = database
        self._referee = HostReferee({key: game.rules for key, game in games.items()})
        self._net = net
        self._guild_id = GUILD + 1000
        self._url = ""
        self._number = 0
        self._people: list[int] = []

    async def follow(self, url: str) -> Address:
        """Follow the season at an address, and take entries for it."""
        following, self._url = self._host.leagues.following, url
        asked = await following.propose(
            url, ADMIN, guild_id=self._guild_id, channel_id=_CHANNEL, language="en"
        )
        self._number = (await following.confirm(asked.id, self._guild_id)).id
        token = await following.entries.address(self._number, self._guild_id)
        key = await following.entries.key(self._guild_id)
        return Address(f"https://{self._name}/x/{token}/entries.jsonl", key)

    async def sign(self, who: Simulated) -> None:
        """Sign a person up with this bot."""
        entries = self._host.leagues.following.entries
        await self._host.absence.availability.set_hours(who.id, who.hours)
        rules = await entries.rules(self._number, self._guild_id)
        person = Person(who.id, who.name)
        await entries.sign(self._number, self._guild_id, person, rules.at_once)
        self._people.append(who.id)

    async def pass_to(self, _now: float) -> None:
        """Look at the other bot's files as far as that is due; the clock is everybody's."""
        await self._host.leagues.following.look()
        await self._host.leagues.following.settled()

    async def computed(self) -> Computed:
        """Compute the season again from the other bot's newest log."""
        leagues = self._host.leagues
        (shown,) = await leagues.following.of_server(self._guild_id)
        stored = await self._database.read(
            lambda db: signed_lines.lines(db, "followed_line", shown.id)
        )
        fetched = await self._net.fetch(self._url, "")
        assert fetched is not None
        checked = check_log(fetched.content, self._referee)
        states = [await leagues.following.entries.state(shown.id, one) for one in self._people]
        return Computed(
            standings_of(checked.ledger.outcome().divisions),
            sum(one is not None and one.state == "in" for one in states),
            shown.fault is not None or len(stored) != len(checked.lines),
        )


@asynccontextmanager
async def others_here(
    running: Host, games: Mapping[str, HostedGame], clock: Clock, count: int
) -> AsyncIterator[list[BotHere]]:
    """Open other bots in this process, which reach the running one and are reached by it."""
    net = Network(running)
    running.leagues.partners.fetcher = net
    async with AsyncExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory()))
        found = []
        for number in range(count):
            name = f"bot{number + 2}"
            rules = {key: game.rules for key, game in games.items()}
            database = open_fleeting(folder / f"{name}.db")
            host = Host(TableRegistry(database, rules, clock), games)
            held.push_async_callback(host.close)
            host.leagues.following.fetcher = net
            host.leagues.following.outbox.publisher = _Channel()
            net.add(name, host)
            found.append(BotHere(name, host, database, games, net))
        yield found
