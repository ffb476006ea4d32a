"""The draft of a season's divisions, in which organisers move people before publishing it."""

from __future__ import annotations

from bot.host.core.api import Person
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import (
    DRAFT,
    UNPOSTABLE,
    BadSetting,
    DraftPublished,
    Entry,
    NotEntrant,
    Season,
    WrongStage,
)
from bot.host.leagues.core import entry_of, load_season, log_line, post
from bot.store import Connection
from bot.store.leagues import entrants, records, seasons

PUBLISHED = "published"
"""Kind of the log line of published divisions."""


class Divisions:
    """Service for organisers' changes to a draft; people they moved stay put in the next draft."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def published(self, season_id: int) -> bool:
        """Return whether the divisions are published and not blocked by a pairing failure."""
        return await self._registry.database.read(
            lambda db: _is_final(db, load_season(db, season_id))
        )

    async def move(self, season_id: int, by: Person, user_id: int, division: int) -> Entry:
        """Move a person to a division of the draft, or to a new one below all others.

        Raises WrongStage, DraftPublished, NotEntrant, BadSetting, UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Entry:
            season = _draft(connection, season_id)
            row = entrants.load(connection, season_id, user_id)
            if row is None or row.status != "in":
                raise NotEntrant(person=str(user_id))
            known = [one.division or 0 for one in entrants.of_season(connection, season_id)]
            lowest = 1 if season.settings.undivided else max(known) + 1
            if division not in range(1, lowest + 1):
                allowed = f"1-{lowest}" if lowest > 1 else "1"
                raise BadSetting(field="division", value=division, allowed=allowed)
            moved = row._replace(division=division, division_reason="by_hand")
            entrants.keep(connection, season_id, moved)
            line = log_line(
                connection, season, "moved", now, by=by.id, about=user_id, division=division
            )
            seasons.make_due(connection, season_id, now)
            if records.is_logged(connection, season_id, PUBLISHED):
                post(connection, season, "divisions", now, mark=str(line))
            return entry_of(moved)

        return await self._registry.write_in(season_id, work)

    async def publish(self, season_id: int, by: Person) -> None:
        """Publish the divisions. Raises WrongStage, DraftPublished, UnknownLeague."""
        now = self._registry.now()

        def work(connection: Connection) -> None:
            season = _draft(connection, season_id)
            log_line(connection, season, PUBLISHED, now, by=by.id)
            post(connection, season, "divisions", now)

        await self._registry.write_in(season_id, work)


def _draft(connection: Connection, season_id: int) -> Season:
    """Return a season whose draft may still be changed. Raises WrongStage, DraftPublished."""
    season = load_season(connection, season_id)
    if season.stage != DRAFT:
        raise WrongStage(stage=season.stage)
    if _is_final(connection, season):
        raise DraftPublished
    return season


def _is_final(connection: Connection, season: Season) -> bool:
    """Return whether divisions are published; False if they cannot be paired as they are."""
    can_be_paired = season.obstacle in (None, *UNPOSTABLE)
    return records.is_logged(connection, season.id, PUBLISHED) and can_be_paired
