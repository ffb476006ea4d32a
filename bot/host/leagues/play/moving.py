"""Running tables that move to the league's home server, where all their people can see them.

A table moves if its server no longer takes part or the bot can no longer post there, or if somebody
who plays cannot view it: an alternate, or a person who has left that server. Its clocks stand still
until its first post in the new place was sent.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.host.absence import table_clocks
from bot.host.core.api import Notice, PublishFailed
from bot.host.core.moves.announcing import announce
from bot.host.core.paces import DAY
from bot.host.leagues.api import UNPOSTABLE, League, Season
from bot.host.leagues.core import Parts, log_line
from bot.host.leagues.play.tables import Playing, playing
from bot.store import Connection
from bot.store.posting import edits, game_waits, obstacles, outbox
from bot.store.tables import games
from bot.store.tables.games import Stored
from bot.store.turns import absence

MOVED_HOME = "league-moved"
"""Topic of the notice of a table that moved to the home server."""
NO_LAPSE = 0


class _Away(NamedTuple):
    """A running table that is not on the home server, and those who may not see it there.

    `people` are alternates and people who ran out of time, each with their newest time-out.
    """

    table_id: int
    guild_id: int
    people: tuple[tuple[int, int], ...]


async def move_tables(parts: Parts, season: Season, now: float) -> float:
    """Move running tables home that cannot stay where they are; return when to look again.

    Raises SeasonChanged.
    """
    database, league = parts.registry.database, season.league
    away = await database.read(lambda db: _away(db, season))
    for one in away:
        if parts.registry.cluster.owns_server(one.guild_id) and not await _stays(
            parts, league, one
        ):
            await _move_home(parts, season, one, now)
    return now + DAY


def _away(connection: Connection, season: Season) -> list[_Away]:
    home = season.league.guild_id
    found = [one for one in playing(connection, season.id) if one.table.game.guild_id != home]
    return [_away_of(connection, one) for one in found]


def _away_of(connection: Connection, one: Playing) -> _Away:
    game_id, paired = one.table.game.id, {seat.user_id for seat in one.fixture.seats}
    newest = {row.user_id: row.id for row in absence.lapses(connection, game_id)}
    people = [seat.user_id for seat in table_clocks.present(one.table) if seat.user_id is not None]
    unsure = [user_id for user_id in people if user_id in newest or user_id not in paired]
    asked = tuple((user_id, newest.get(user_id, NO_LAPSE)) for user_id in unsure)
    return _Away(game_id, one.table.game.guild_id, asked)


async def _stays(parts: Parts, league: League, away: _Away) -> bool:
    """Return whether a table can stay where it is, or whether that is unknown now."""
    guest = league.guest(away.guild_id)
    if guest is None:
        return False
    members, place = parts.members, (guest.guild_id, guest.channel_id)
    try:
        if await members.obstacle(*place) in UNPOSTABLE:
            return False
        for user_id, lapse in away.people:
            known = away.table_id, user_id, lapse
            if known not in parts.known_there and not await members.sees(*place, user_id):
                return False
            parts.known_there.add(known)
    except PublishFailed:
        return True
    return True


async def _move_home(parts: Parts, season: Season, away: _Away, now: float) -> None:
    league = season.league

    def work(connection: Connection, stored: Stored) -> None:
        game = stored.game
        if game.status != "running" or game.guild_id != away.guild_id:
            return
        obstacles.leave(connection, game.id)
        game_waits.tell_again(connection, game.id, now)
        table_clocks.hold(connection, stored, now)
        if game.post_id is not None:
            place_id = game.thread_id or game.channel_id
            edits.strip(connection, game.id, place_id, game.post_id, now)
        games.update(
            connection,
            game.id,
            game.version,
            guild_id=league.guild_id,
            channel_id=league.channel_id,
            lives="thread",
            thread_id=None,
            card_id=None,
            post_id=None,
        )
        people = (seat.user_id for seat in table_clocks.present(stored))
        calls = tuple(user_id for user_id in people if user_id is not None)
        announce(connection, stored, Notice(MOVED_HOME, calls=calls, asks=True), now)
        outbox.hasten(connection, game.id, now)
        fixture_id = game.fixture_id
        log_line(connection, season, "table_moved", now, fixture=fixture_id, table=game.id)

    await parts.change(season, away.table_id, work)
