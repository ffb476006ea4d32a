"""The league services of a host, including those for organisers, put together."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.absence.service import Kinds
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import Members
from bot.host.leagues.calendars import LeagueCalendars
from bot.host.leagues.following.service import Following
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.organising.corrections import Corrections
from bot.host.leagues.organising.disputes import Disputes
from bot.host.leagues.organising.imports import Imports
from bot.host.leagues.organising.log import LeagueLog, check
from bot.host.leagues.organising.oversight import Oversight
from bot.host.leagues.organising.servers import LeagueServers
from bot.host.leagues.organising.why import Explanations
from bot.host.leagues.outbox import LeagueOutbox
from bot.host.leagues.pages import LeaguePages
from bot.host.leagues.pairing.pairings import Pairings
from bot.host.leagues.partners.service import Partners
from bot.host.leagues.play.alternates import Alternates
from bot.host.leagues.play.budget import Budgets
from bot.host.leagues.play.swiss import Rounds
from bot.host.leagues.season_runner import SeasonRunner
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.host.leagues.seasonlog.service import SeasonLogs
from bot.host.leagues.signup.divisions import Divisions
from bot.host.leagues.signup.founding import Founding
from bot.host.leagues.signup.signups import SignUps
from bot.host.leagues.signup.teams import Teams
from bot.host.leagues.standings.quality import Consents
from bot.host.leagues.standings.results import Almanacs, ResultsReader
from bot.host.leagues.webhooks import EventOutbox, Webhooks
from bot.store import Connection
from bot.store.leagues import calendars, posts, seasons


class Organising:
    """Services for organisers of leagues."""

    def __init__(
        self,
        registry: TableRegistry,
        members: Callable[[], Members | None],
        wake_followers: Callable[[int], None],
        tell_onlookers: Callable[[int], None],
    ) -> None:
        self._registry = registry
        self.corrections = Corrections(registry, wake_followers, tell_onlookers)
        self.disputes = Disputes(registry, wake_followers)
        self.imports = Imports(registry, members)
        self.log = LeagueLog(registry)
        self.servers = LeagueServers(registry)
        self.why = Explanations(registry)

    async def check(self, season_id: int, by: Asker, what: str) -> None:
        """Check that a person organises a season; refusals are logged. Raises NotOrganiser."""
        await check(self._registry, season_id, by, what)


class Leagues:
    """The league services of a host: for people, for the steps of due seasons, and for posts."""

    def __init__(
        self, registry: TableRegistry, kinds: Kinds, wake_followers: Callable[[int], None]
    ) -> None:
        self._registry = registry
        self.pages = LeaguePages(registry)
        told = self.pages.onlookers.run_soon
        self.founding = Founding(registry, told)
        self.divisions = Divisions(registry)
        self.teams = Teams(registry)
        self.signups = SignUps(registry)
        self.consents = Consents(registry)
        self.results = ResultsReader(registry)
        self.pairings = Pairings(registry)
        self.almanac = Almanacs(registry)
        self.outbox = LeagueOutbox(registry)
        self.events = EventOutbox(registry)
        self.webhooks = Webhooks(registry)
        self.calendars = LeagueCalendars(registry)
        self.season_runner = SeasonRunner(
            registry, self.outbox, self.events, kinds, wake_followers, told
        )
        self.alternates = Alternates(registry, wake_followers)
        self.oversight = Oversight(registry)
        referee = HostReferee(registry.games)
        self.season_logs = SeasonLogs(registry, referee)
        self.following = Following(registry, referee)
        self.partners = Partners(registry, self.season_logs, lambda: self.season_runner.members)
        self.budgets = Budgets(registry)
        self.rounds = Rounds(registry)
        self.organising = Organising(
            registry, lambda: self.season_runner.members, wake_followers, told
        )

    def wake_readers(self) -> None:
        """Have all public pages and logs read anew, because somebody was erased."""
        self.season_logs.forget()
        self.pages.onlookers.wake_all()

    async def look(self) -> None:
        """Start the steps of every season that is due, and the looks at other bots' files."""
        await self.season_runner.look()
        self.calendars.run_soon()
        await self.following.look()
        await self.partners.look()

    async def look_after_server(self, guild_id: int) -> None:
        """Run the steps of a server's seasons and retry its posts now.

        This is called when a role or channel may have been lost or restored.
        """
        registry, now = self._registry, self._registry.now()

        def work(connection: Connection) -> None:
            seasons.make_due_of_server(connection, guild_id, now)
            posts.hasten(connection, guild_id, now)
            calendars.hasten(connection, guild_id, now)

        await registry.write_on(guild_id, work)
        await self.following.look_after_server(guild_id)
        await self.look()

    async def drain(self) -> None:
        """Start nothing more, and wait until running steps have ended and their posts are sent."""
        await self.following.drain()
        await self.partners.drain()
        await self.calendars.drain()
        await self.season_runner.drain()

    async def close(self) -> None:
        """Start nothing more, and wait until running steps have ended."""
        await self.following.close()
        await self.partners.close()
        await self.calendars.close()
        await self.season_runner.close()
