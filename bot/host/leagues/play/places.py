"""Places of a league's tables, if several servers take part.

A table opens on the server where most of its people signed up, if all of them can view the league's
channel there, else on the home server, of which everybody is a member. At equal numbers the home
server comes first, then the server that joined first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.host.core.api import PublishFailed
from bot.host.leagues.api import Guest, League, Season
from bot.host.leagues.core import Parts
from bot.host.leagues.play.tables import absent_of
from bot.store import Connection
from bot.store.leagues import entrants
from bot.store.leagues.fixtures import StoredFixture


def server_of_most(league: League, signed_at: Iterable[int | None]) -> Guest | None:
    """Return the server where most people signed up, given each one's; None is the home server.

    A server that no longer takes part counts as the home server.
    """
    counts = Counter(map(league.guest, signed_at))
    return max((None, *league.guests), key=lambda place: counts[place])


async def place_of(parts: Parts, season: Season, fixture: StoredFixture) -> League:
    """Return the league as the server shows it on which a table is to open."""
    league = season.league
    if not league.guests:
        return league
    people = await parts.registry.database.read(lambda db: _players(db, season, fixture))
    guest = server_of_most(league, people.values())
    is_fit = guest is not None and await can_play(parts, guest, people)
    return league.shown_by(guest if is_fit else None)


async def can_play(parts: Parts, guest: Guest, people: Iterable[int]) -> bool:
    """Return whether a table of these people can be at a guest; False if that is unknown now."""
    guild_id, channel_id = guest.guild_id, guest.channel_id
    if not parts.registry.cluster.owns_server(guild_id):
        return False
    try:
        if await parts.members.obstacle(guild_id, channel_id) is not None:
            return False
        for person in people:
            if not await parts.members.sees(guild_id, channel_id, person):
                return False
    except PublishFailed:
        return False
    return True


def _players(
    connection: Connection, season: Season, fixture: StoredFixture
) -> dict[int, int | None]:
    """Return the people who will play a table, each with the server where they signed up."""
    rows = {row.user_id: row.guild_id for row in entrants.of_season(connection, season.id)}
    absent = absent_of(connection, season.id)
    people = (seat.user_id for seat in fixture.seats)
    return {one: rows.get(one) for one in people if one not in absent}
