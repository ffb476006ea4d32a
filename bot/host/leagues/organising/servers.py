"""Servers that take part in a league: invited by its organisers, joined and left by admins."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from bot.host.core.api import Person
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import (
    CANCELLED,
    OVER,
    Guest,
    League,
    LeagueClosed,
    LeagueError,
    Season,
    UnknownLeague,
)
from bot.host.leagues.core import (
    AT_HOME,
    HOME_PASSED,
    Parts,
    SeasonChanged,
    is_entered,
    load_league,
    load_season,
    log_line,
    newest_season,
    post,
    season_of,
)
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.organising.log import check
from bot.leagues.settings import dumped, loaded
from bot.store import Connection
from bot.store.leagues import entrants, posts, seasons, servers
from bot.store.leagues.servers import InvitationRow, ServerRow

CODE_LASTS = 7 * DAY
"""Seconds for which a code lets a server join."""
JOINED, LEFT = "server_joined", "server_left"
"""Kinds of the log lines, and of the posts at home, about a server that joins or leaves."""
BY_ADMIN, BY_ORGANISER, REMOVED = "admin", "organiser", "removed"
"""Why a server left: its admin or an organiser decided so, or it removed the bot."""
_BYTES = 12
_CODE = re.compile(r"[A-Za-z0-9_-]{16}", re.ASCII)


class BadInvitation(LeagueError):
    """A server cannot join by this code.

    `why` is unknown (or used, withdrawn or expired) | home (it is the league's own) | joined.
    """

    code = "league-invitation"


class LeagueServers:
    """Service for the servers that take part in a league besides its home server.

    A server that joins or leaves is stored by the process that serves it, which may not be the
    league's: only these rows and the league's log and posts change, in one transaction.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def invite(self, season_id: int, by: Asker) -> str:
        """Return a code with which one server can join the league; its earlier code ends.

        Raises NotOrganiser, LeagueClosed, UnknownLeague.
        """
        season = await check(self._registry, season_id, by, "server")
        if season.league.closed:
            raise LeagueClosed
        code = secrets.token_urlsafe(_BYTES)
        now = self._registry.now()
        row = InvitationRow(season.league.id, _digest(code), by.person.id, now + CODE_LASTS)

        def work(connection: Connection) -> None:
            servers.invite(connection, row)
            season = load_season(connection, season_id)
            log_line(connection, season, "server_invited", now, by=by.person.id, public=False)

        await self._registry.write_in(season_id, work)
        return code

    async def withdraw(self, season_id: int, by: Asker) -> bool:
        """Make the league's code invalid; return whether it had one. Raises NotOrganiser."""
        season = await check(self._registry, season_id, by, "server")
        now, kind = self._registry.now(), "server_uninvited"

        def work(connection: Connection) -> bool:
            if not servers.withdraw(connection, season.league.id):
                return False
            log_line(connection, season, kind, now, by=by.person.id, public=False)
            return True

        return await self._registry.write_in(season_id, work)

    async def join(
        self,
        code: str,
        by: Person,
        *,
        guild_id: int,
        channel_id: int,
        name: str,
        language: str,
    ) -> Season:
        """Have a server join a league by a code, which is used up. Return its newest season.

        The seasons that are not over get a card on the server. Raises BadInvitation, LeagueClosed.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Season:
            invited = _invitation(connection, code, now)
            league = load_league(connection, invited.league_id)
            _check_may_join(league, guild_id)
            servers.withdraw(connection, league.id)
            row = ServerRow(
                league.id, guild_id, channel_id, name, language, invited.invited_by, now
            )
            servers.join(connection, row)
            season = newest_season(connection, league.id)
            line = log_line(connection, season, JOINED, now, by=by.id, guild=guild_id, server=name)
            _post_cards(connection, season, guild_id, str(line), now)
            post(connection, season, JOINED, now, mark=str(line), data={"server": name})
            return season

        return await self._registry.write_on(guild_id, work)

    async def leave(self, league_id: int, guild_id: int, by: Person) -> League:
        """Have a server leave a league; its people stay in. Return the league as it was.

        Raises UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> League:
            league = load_league(connection, league_id)
            season, guest = newest_season(connection, league_id), _guest(league, guild_id)
            take_off(connection, season, guest, BY_ADMIN, now, by.id)
            return league

        return await self._registry.write_on(guild_id, work)

    async def take_off(self, season_id: int, guild_id: int, by: Asker) -> Guest:
        """Take a server off the league; its people stay in. Return it.

        Raises NotOrganiser, UnknownLeague.
        """
        await check(self._registry, season_id, by, "server")
        now = self._registry.now()

        def work(connection: Connection) -> Guest:
            season = load_season(connection, season_id)
            guest = _guest(season.league, guild_id)
            take_off(connection, season, guest, BY_ORGANISER, now, by.person.id)
            return guest

        return await self._registry.write_in(season_id, work)


async def look_for_servers(parts: Parts, season: Season, now: float) -> None:
    """Take servers off a league that removed the bot, and give it another home if its own did.

    If no other server is left, the league waits for its home server. Raises SeasonChanged if
    anything was changed.
    """
    if not season.league.guests:
        return
    owns_server = parts.registry.cluster.owns_server

    def work(connection: Connection) -> bool:
        found = load_season(connection, season.id)
        removed = servers.removed(connection, found.league.servers)
        for guest in found.league.guests:
            if guest.guild_id in removed:
                take_off(connection, found, guest, REMOVED, now, None)
        if found.league.guild_id not in removed:
            return bool(removed)
        left = load_season(connection, season.id)
        heirs = [one for one in left.league.guests if owns_server(one.guild_id)]
        if heirs:
            pass_home(connection, left, heirs, now)
        return True

    if await parts.write(season, work):
        raise SeasonChanged


def pass_home(connection: Connection, season: Season, heirs: Sequence[Guest], now: float) -> None:
    """Make the server where most people signed up the home of a league, and announce it.

    The `heirs` are those in question: servers of the same process as the former home, which has the
    tables that run there. Conditions lose their role, which is none of the new home. Until others
    are chosen, the founder and those who manage that server organise the league.
    """
    league, before = season.league, season.league.guild_id
    rows = entrants.of_season(connection, season.id)
    counts = Counter(row.guild_id for row in rows if is_entered(row))
    guest = max(heirs, key=lambda one: counts[one.guild_id])
    servers.leave(connection, league.id, guest.guild_id, now)
    posts.pass_home(connection, league.id, guest.guild_id, (*AT_HOME, posts.EVENT))
    entrants.pass_home(connection, league.id, before, guest.guild_id)
    seasons.change_league(
        connection,
        league.id,
        guild_id=guest.guild_id,
        channel_id=guest.channel_id,
        language=guest.language,
        role_id=None,
    )
    for row in seasons.seasons_of(connection, league.id):
        if row.stage not in (OVER, CANCELLED):
            card = posts.cards(connection, row.id).get(guest.guild_id)
            settings = loaded(row.settings)
            open_to_all = replace(settings.conditions, role=None)
            seasons.change_season(
                connection,
                row.id,
                card_id=card and card[1],
                settings=dumped(replace(settings, conditions=open_to_all)),
            )
            _tell_new_home(connection, load_season(connection, row.id), guest, now)
    seasons.make_due_of_league(connection, league.id, now)


def _tell_new_home(connection: Connection, season: Season, guest: Guest, now: float) -> None:
    """Announce a season's new home, to everybody who signed up elsewhere directly, by day."""
    line = log_line(connection, season, HOME_PASSED, now, guild=guest.guild_id, server=guest.name)
    told = {"server": guest.name}
    post(connection, season, HOME_PASSED, now, mark=str(line), data=told)
    people = {*season.league.founders}
    for row in entrants.of_season(connection, season.id):
        if row.guild_id is not None and is_entered(row):
            people.add(row.user_id)
    for person in sorted(people):
        post(connection, season, HOME_PASSED, now, mark=str(line), person=person, data=told)


def take_off(
    connection: Connection, season: Season, guest: Guest, why: str, now: float, by: int | None
) -> None:
    """Store that a server leaves the league of a season, and announce it at home."""
    league_id, guild_id = season.league.id, guest.guild_id
    servers.leave(connection, league_id, guild_id, now)
    posts.forget(connection, league_id, guild_id)
    line = log_line(
        connection, season, LEFT, now, by=by, guild=guild_id, server=guest.name, why=why
    )
    told = {"server": guest.name, "why": why}
    post(connection, season, LEFT, now, mark=str(line), data=told)
    seasons.make_due_of_league(connection, league_id, now)


def _guest(league: League, guild_id: int) -> Guest:
    """Return a server that takes part in a league besides its home. Raises UnknownLeague."""
    guest = league.guest(guild_id)
    if guest is None:
        raise UnknownLeague(league=league.id)
    return guest


def _invitation(connection: Connection, code: str, now: float) -> InvitationRow:
    """Return the invitation with a code. Raises BadInvitation."""
    found = None
    if _CODE.fullmatch(code.strip()):
        found = servers.invitation(connection, _digest(code.strip()))
    if found is None or found.expires_at <= now:
        raise BadInvitation(why="unknown")
    return found


def _check_may_join(league: League, guild_id: int) -> None:
    """Check that a server can join a league. Raises BadInvitation, LeagueClosed."""
    if guild_id in league.servers:
        raise BadInvitation(why="home" if guild_id == league.guild_id else "joined")
    if league.closed:
        raise LeagueClosed


def _post_cards(
    connection: Connection, season: Season, guild_id: int, mark: str, now: float
) -> None:
    """Queue the cards of the league's open seasons on a server that joined, oldest first."""
    guest = season.league.guest(guild_id)
    for row in reversed(seasons.seasons_of(connection, season.league.id)):
        if row.stage not in (OVER, CANCELLED):
            one = season_of(connection, row)
            post(connection, one, "card", now, mark=mark, servers=(guest,))


def _digest(code: str) -> bytes:
    return sha256(code.encode()).digest()
