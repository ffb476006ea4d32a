"""The outbox of leagues, which posts every message once, in order, and retries after a failure."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial

from bot.host.core.background.delivery import Delivery, Sweep
from bot.host.leagues.api import League, LeaguePost, LeaguePublisher, Season, Sent
from bot.host.leagues.core import (
    free_after,
    load_league,
    load_season,
    moment,
    move_card,
    shown_by,
)
from bot.host.leagues.organising.teams import CHANGED, RENAMED
from bot.host.leagues.play.weeks import GAME_OF_WEEK, may_be_shown
from bot.host.leagues.signup.signups import CONFIRM, unconfirmed
from bot.host.leagues.signup.teams import ANSWERED, ASKED, wishes_of
from bot.store import Connection
from bot.store.leagues import entrants, posts, seasons
from bot.store.leagues.posts import LeaguePostRow
from bot.store.tables import restores


class LeagueOutbox(Sweep[LeaguePostRow]):
    """Sender of queued league posts."""

    publisher: LeaguePublisher | None = None
    due = staticmethod(posts.posts_due)

    def begin(
        self, connection: Connection, row: LeaguePostRow, now: float
    ) -> Delivery[Sent] | None:
        """Store that an attempt to send a post begins, and return the delivery.

        A message to a person is postponed if they are asleep now, or have just received another
        one. An outdated message is dropped.
        """
        assert self.publisher is not None
        if _is_outdated(connection, row):
            posts.settle(connection, row.id, None, None)
            return None
        if row.user_id is not None:
            newest = posts.newest_sent_to(connection, row.user_id)
            free_at = free_after(connection, row.user_id, newest, now)
            if free_at > now:
                posts.put_off(connection, row.id, free_at)
                return None
        posts.begin(connection, row.id, now)
        return Delivery(
            tries=row.tries,
            facts={"what": f"league {row.kind}", "league": row.league_id, "season": row.season_id},
            send=partial(self.publisher.send, _post(connection, row, now)),
            settle=lambda db, sent: _settle(db, row, sent, now),
            put_off=lambda db, due_at: posts.put_off(db, row.id, due_at),
            counted="league",
        )


def _has_to_confirm(connection: Connection, season: Season, row: LeaguePostRow) -> bool:
    """Return whether the person reminded still has to confirm changed rules."""
    return row.user_id in unconfirmed(connection, season)


def _is_hindered(_db: Connection, season: Season, row: LeaguePostRow) -> bool:
    """Return whether the obstacle reported by a message still exists."""
    return bool(json.loads(row.data)["what"] == season.obstacle)


def _plays_for(connection: Connection, season: Season, row: LeaguePostRow, *, field: str) -> bool:
    """Return whether the person plays for the team that this field of a message's data names."""
    teams = entrants.teams_of(connection, season.id)
    return bool(json.loads(row.data)[field] == teams.get(row.user_id or 0, "none"))


def _is_asked(connection: Connection, season: Season, row: LeaguePostRow) -> bool:
    """Return whether the person still has to decide about a wish to join their team."""
    waiting = (one for one in wishes_of(connection, season) if one.founder == row.user_id)
    return any(str(one.line) in row.mark.split(":") for one in waiting)


def _is_fit(connection: Connection, season: Season, row: LeaguePostRow) -> bool:
    """Return whether a table may still be shown as the game of the week."""
    return may_be_shown(connection, season, json.loads(row.data)["fixture"])


_TO_ALL = frozenset({GAME_OF_WEEK})
"""Kinds of posts to everybody for which there may be no reason any more."""
_HOLDS: Mapping[str, Callable[[Connection, Season, LeaguePostRow], bool]] = {
    ASKED: _is_asked,
    ANSWERED: partial(_plays_for, field="other"),
    CONFIRM: _has_to_confirm,
    "obstacle": _is_hindered,
    CHANGED: partial(_plays_for, field="team"),
    RENAMED: partial(_plays_for, field="team"),
    GAME_OF_WEEK: _is_fit,
}
"""Functions that return whether a message that waited still holds, by its kind."""


def _is_outdated(connection: Connection, row: LeaguePostRow) -> bool:
    """Return whether the reason for a message to a person, a server or all no longer exists."""
    is_guest = row.guild_id is not None
    if is_guest and load_league(connection, row.league_id).guest(row.guild_id) is None:
        return True
    if row.season_id is None or row.kind not in _HOLDS:
        return False
    if row.user_id is None and row.kind not in _TO_ALL:
        return False
    return not _HOLDS[row.kind](connection, load_season(connection, row.season_id), row)


def _post(connection: Connection, row: LeaguePostRow, now: float) -> LeaguePost:
    # A decision repeated after a restore has the same mark as before.
    tried = row.tried_at or restores.lost_since(connection, now)
    league = load_league(connection, row.league_id)
    guest = league.guest(row.guild_id)
    season = None if row.season_id is None else load_season(connection, row.season_id)
    return LeaguePost(
        id=row.id,
        league=league.shown_by(guest),
        season=None if season is None else shown_by(season, guest),
        kind=row.kind,
        mark=row.mark,
        person=row.user_id,
        data=json.loads(row.data),
        tried=None if tried is None else moment(tried),
        language=_language(connection, league, row),
    )


def _language(connection: Connection, league: League, row: LeaguePostRow) -> str:
    """Return the language of the server where the person of a message signed up."""
    if row.user_id is None or row.season_id is None:
        return league.language
    entrant = entrants.load(connection, row.season_id, row.user_id)
    guest = None if entrant is None else league.guest(entrant.guild_id)
    return league.shown_by(guest).language


def _settle(connection: Connection, row: LeaguePostRow, sent: Sent, now: float) -> None:
    """Store where a post is; a card follows if the league has moved while it was being sent."""
    posts.settle(connection, row.id, sent.place_id or None, sent.message_id or None, sent_at=now)
    # A server may have become the home while its card was being sent.
    is_guest = posts.server_of(connection, row.id) is not None
    if row.kind != "card" or row.season_id is None or is_guest:
        return
    season = load_season(connection, row.season_id)
    if sent.place_id in (0, season.league.channel_id):
        seasons.change_season(connection, season.id, card_id=sent.message_id)
    else:
        move_card(connection, season, sent.place_id, sent.message_id, f"sent{row.id}", now)
