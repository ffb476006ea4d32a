"""Sign-up for a season: entries, conditions, waiting list, alternates, people not to meet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.host.core.api import Person
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import (
    CLOSED,
    DRAFT,
    PLAYED,
    RUNNING,
    SIGNUP,
    AvoidsTooMany,
    ConditionUnmet,
    EnoughAtOnce,
    Entry,
    Member,
    NoHours,
    NotEntered,
    Season,
    WrongStage,
)
from bot.host.leagues.core import (
    check_not_excluded,
    entries,
    entry_of,
    load_season,
    log_line,
    notify,
    season_of,
)
from bot.leagues.settings import LADDER, MOST_AVOIDED, Settings
from bot.store import Connection
from bot.store.leagues import entrants, facts, seasons
from bot.store.leagues.entrants import EntrantRow
from bot.store.people import limits
from bot.store.turns import clocks

TIMEOUT_DAYS = 90


class SignUps:
    """Entries of people in seasons."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def entries(self, season_id: int, *statuses: str) -> list[Entry]:
        """Return the entries (with these statuses), in the order of signing up."""
        return await self._registry.database.read(lambda db: entries(db, season_id, *statuses))

    async def entry(self, season_id: int, user_id: int) -> Entry | None:
        """Return a person's entry, None = they never signed up."""
        row = await self._registry.database.read(lambda db: entrants.load(db, season_id, user_id))
        return None if row is None else entry_of(row)

    async def avoided(self, league_id: int, user_id: int) -> list[int]:
        """Return the people whom a person need not meet."""
        return await self._registry.database.read(
            lambda db: entrants.avoided(db, league_id, user_id)
        )

    async def sign(
        self,
        season_id: int,
        person: Person,
        member: Member,
        *,
        at_once: int | None = None,
        avoids: Iterable[int] | None = None,
    ) -> Entry:
        """Sign a person up, or change their entry; late or surplus people wait for a place.

        Raises NoHours, ConditionUnmet, AvoidsTooMany, WrongStage, Excluded, UnknownLeague.
        """
        now, wished = self._registry.now(), None if avoids is None else frozenset(avoids)

        def work(connection: Connection) -> Entry:
            season = load_season(connection, season_id)
            return _sign(connection, season, person, member, now, at_once, wished)

        return await self._registry.write_in(season_id, work)

    async def again(self, season_id: int, person: Person, member: Member) -> Entry | None:
        """Sign a person up as for the season before; None = they have to be asked first.

        None if they did not play it to its end, have an entry already, or find other rules. Raises
        what `sign` does.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Entry | None:
            season = load_season(connection, season_id)
            row = _entry_before(connection, season, person.id)
            if row is None:
                return None
            return _sign(connection, season, person, member, now, row.at_once)

        return await self._registry.write_in(season_id, work)

    async def withdraw(self, season_id: int, user_id: int) -> Entry | None:
        """Withdraw a person before the pairing; None = they never signed up.

        Raises WrongStage, Excluded.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Entry | None:
            season, row = (
                load_season(connection, season_id),
                entrants.load(connection, season_id, user_id),
            )
            _check_stage(season, SIGNUP, CLOSED, DRAFT)
            check_not_excluded(connection, season_id, user_id)
            if row is None or row.status in ("withdrawn", "none"):
                return None
            row = row._replace(status="withdrawn", division=None, division_reason=None)
            entrants.keep(connection, season_id, row)
            log_line(connection, season, "withdrew", now, about=user_id)
            seasons.make_due(connection, season_id, now)
            return entry_of(row)

        return await self._registry.write_in(season_id, work)

    async def toggle_alternate(self, season_id: int, person: Person) -> bool:
        """Add a person to the alternates, or remove them; return whether they are one now.

        Raises WrongStage, Excluded, UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> bool:
            season = load_season(connection, season_id)
            _check_stage(season, SIGNUP, CLOSED, DRAFT, *PLAYED)
            check_not_excluded(connection, season_id, person.id)
            row = entrants.load(connection, season_id, person.id)
            row = row or EntrantRow(person.id, person.name, "none", 0, 1, 0, now)
            row = row._replace(alternate=int(not row.alternate), name=person.name)
            entrants.keep(connection, season_id, row)
            log_line(connection, season, "alternate", now, about=person.id, on=bool(row.alternate))
            seasons.make_due(connection, season_id, now)
            return bool(row.alternate)

        return await self._registry.write_in(season_id, work)

    async def want(self, season_id: int, user_id: int, wants: bool = True) -> bool:
        """Make a person of a ladder wait for a table, or stop waiting; return whether they wait.

        Raises WrongStage, NotEntered, EnoughAtOnce, Excluded.
        """
        now = self._registry.now()

        def work(connection: Connection) -> bool:
            season, row = (
                load_season(connection, season_id),
                entrants.load(connection, season_id, user_id),
            )
            _check_stage(season, RUNNING)
            check_not_excluded(connection, season_id, user_id)
            if row is None or row.status != "in" or season.settings.form != LADDER:
                raise NotEntered
            playing = facts.playing(connection, season_id).get(user_id, 0)
            if wants and playing >= row.at_once:
                raise EnoughAtOnce(most=row.at_once)
            since = (row.wants_since or now) if wants else None
            entrants.keep(connection, season_id, row._replace(wants_since=since))
            seasons.make_due(connection, season_id, now)
            return wants

        return await self._registry.write_in(season_id, work)

    async def admit(self, season_id: int, by: Person, user_id: int, lets_in: bool) -> Entry | None:
        """Admit or refuse a person who needs an organiser's approval; None = they had not asked."""
        now = self._registry.now()

        def work(connection: Connection) -> Entry | None:
            season, row = (
                load_season(connection, season_id),
                entrants.load(connection, season_id, user_id),
            )
            if row is None or row.status != "asked":
                return None
            status = place_or_wait(connection, season) if lets_in else "withdrawn"
            row = row._replace(status=status)
            entrants.keep(connection, season_id, row)
            kind = "admitted" if lets_in else "refused"
            log_line(connection, season, kind, now, by=by.id, about=user_id)
            if status != "waiting":
                notify(connection, season, kind, user_id, now)
            return entry_of(row)

        return await self._registry.write_in(season_id, work)


def _sign(
    connection: Connection,
    season: Season,
    person: Person,
    member: Member,
    now: float,
    at_once: int | None,
    avoids: frozenset[int] | None = None,
) -> Entry:
    """Store a person's entry, new or changed. Raises what `SignUps.sign` raises."""
    _check_stage(season, SIGNUP, CLOSED, DRAFT, *_open_later(season))
    check_not_excluded(connection, season.id, person.id)
    _check_person(connection, season, person.id, member, now)
    if avoids is not None:
        _avoid(connection, season, person.id, avoids)
    row = _row(connection, season, person, at_once, now)
    entrants.keep(connection, season.id, row)
    if row.status != "withdrawn":
        log_line(connection, season, "signed", now, about=person.id, status=row.status)
    seasons.make_due(connection, season.id, now)
    return entry_of(row)


def _entry_before(connection: Connection, season: Season, user_id: int) -> EntrantRow | None:
    """Return a person's entry for the season before if its rules still hold for them."""
    rows = seasons.seasons_of(connection, season.league.id)
    before = next((season_of(connection, r) for r in rows if r.number == season.number - 1), None)
    if before is None or not _same_rules(before.settings, season.settings):
        return None
    known = entrants.load(connection, season.id, user_id) is not None
    row = entrants.load(connection, before.id, user_id)
    return row if row is not None and row.status == "in" and not known else None


def _same_rules(before: Settings, after: Settings) -> bool:
    """Return whether two seasons differ only in their days."""
    moved = replace(
        before,
        first_day=after.first_day,
        last_day=after.last_day,
        signup_until=after.signup_until,
    )
    return moved == after


def unmet(
    connection: Connection, season: Season, user_id: int, roles: frozenset[int], now: float
) -> ConditionUnmet | None:
    """Return the condition of a season that a person does not meet, None = all are met."""
    wanted, guild_id = season.settings.conditions, season.league.guild_id
    if wanted.role is not None and wanted.role not in roles:
        return ConditionUnmet(condition="role", needed=f"<@&{wanted.role}>")
    finished = facts.finished(connection, guild_id, user_id)
    if finished < wanted.finished:
        return ConditionUnmet(condition="finished", needed=wanted.finished, have=finished)
    since = now - TIMEOUT_DAYS * DAY
    timeouts = facts.timeouts(connection, guild_id, user_id, since)
    if wanted.timeouts is not None and timeouts > wanted.timeouts:
        return ConditionUnmet(condition="timeouts", needed=wanted.timeouts, have=timeouts)
    return None


def place_or_wait(connection: Connection, season: Season) -> str:
    """Return whether there is a place in a season: in | waiting."""
    places = season.settings.conditions.places
    taken = len(entries(connection, season.id, "in"))
    is_open = season.stage in (SIGNUP, *_open_later(season))
    return "in" if is_open and not (places and taken >= places) else "waiting"


def _open_later(season: Season) -> tuple[str, ...]:
    """Return the stages in which sign-up stays open after the pairing; only a ladder has them."""
    return (RUNNING,) if season.settings.form == LADDER else ()


def _check_stage(season: Season, *stages: str) -> None:
    if season.stage not in stages:
        raise WrongStage(stage=season.stage)


def _check_person(
    connection: Connection, season: Season, user_id: int, member: Member, now: float
) -> None:
    if clocks.hours(connection, user_id) is None:
        raise NoHours
    refused = unmet(connection, season, user_id, member.roles, now)
    if refused is not None:
        raise refused


def _avoid(connection: Connection, season: Season, user_id: int, others: frozenset[int]) -> None:
    others -= {user_id}
    if len(others) > MOST_AVOIDED:
        raise AvoidsTooMany(most=MOST_AVOIDED)
    entrants.set_avoided(connection, season.league.id, user_id, others)


def _row(
    connection: Connection, season: Season, person: Person, at_once: int | None, now: float
) -> EntrantRow:
    """Return a person's entry to store; a person who is in already stays in."""
    old = entrants.load(connection, season.id, person.id)
    is_new = _is_newcomer(connection, season, person.id)
    settings = season.settings
    most = settings.newcomer_at_once if is_new else settings.at_once
    wanted = at_once if at_once is not None else (old.at_once if old else most)
    if old is not None and old.status in ("in", "waiting", "asked"):
        status, signed_at = old.status, old.signed_at
    else:
        asks = settings.conditions.approval
        status = "asked" if asks else place_or_wait(connection, season)
        signed_at = now
    row = old or EntrantRow(person.id, person.name, status, 0, 1, 0, signed_at)
    division = 1 if settings.form == LADDER else row.division
    return row._replace(
        name=person.name,
        status=status,
        at_once=min(most, max(1, wanted)),
        newcomer=int(is_new),
        signed_at=signed_at,
        division=division if status == "in" else None,
    )


def _is_newcomer(connection: Connection, season: Season, user_id: int) -> bool:
    known = entrants.history(connection, season.league.id, season.number)
    guild_id = season.league.guild_id
    return user_id not in known and not limits.has_finished(connection, guild_id, user_id)
