"""Sign-up for a season: entries, conditions, waiting list, alternates, people to avoid."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from math import inf
from typing import Any

from bot.host.core.api import Person
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import (
    BEFORE,
    PLAYED,
    RUNNING,
    SIGNUP,
    AvoidsTooMany,
    ConditionUnmet,
    EnoughAtOnce,
    Entry,
    Excluded,
    Member,
    NoHours,
    NotEntered,
    RuleChange,
    RulesChanged,
    Season,
    WrongStage,
)
from bot.host.leagues.core import (
    SIGNED,
    check_not_excluded,
    confirm_by,
    entries,
    entry_of,
    is_entered,
    load_season,
    log_line,
    notify,
    post,
    season_of,
)
from bot.host.leagues.signup.teams import rejoin
from bot.leagues.season_standings import OUT
from bot.leagues.settings import LADDER, MOST_AVOIDED, MUST_CONFIRM, NO, Settings
from bot.store import Connection
from bot.store.leagues import entrants, facts, records, seasons
from bot.store.leagues.entrants import EntrantRow
from bot.store.people import limits
from bot.store.turns import clocks

CHANGED, REMINDED, CONFIRM = "changed", "reminded_to_confirm", "confirm"
"""Kinds of the log lines of changed rules and of a reminder to confirm them, and of its posts."""
NOTICE = DAY / 2
"""Minimum seconds between the reminder and the withdrawal, also if the bot was down."""
TIMEOUT_DAYS = 90


class SignUps:
    """Service for people's entries in seasons."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def entries(self, season_id: int, *statuses: str) -> list[Entry]:
        """Return a season's entries, or only those with the given statuses, in order of sign-up."""
        return await self._registry.database.read(lambda db: entries(db, season_id, *statuses))

    async def entry(self, season_id: int, user_id: int) -> Entry | None:
        """Return a person's entry, or None if they never signed up."""
        row = await self._registry.database.read(lambda db: entrants.load(db, season_id, user_id))
        return None if row is None else entry_of(row)

    async def played_by(self, user_id: int) -> list[Season]:
        """Return the unfinished seasons in which a person plays, wants to, or is an alternate."""

        def read(connection: Connection) -> list[Season]:
            return [
                load_season(connection, one)
                for one in seasons.entered(connection, user_id)
                if (row := entrants.load(connection, one, user_id)) and is_entered(row)
            ]

        return await self._registry.database.read(read)

    async def avoided(self, league_id: int, user_id: int) -> list[int]:
        """Return the people whom a person does not want to be paired with."""
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
        read: int | None = None,
        guild_id: int | None = None,
    ) -> Entry:
        """Sign a person up, or change their entry; people for whom there is no place yet must wait.

        After the pairing this is late entry, in which only people who wait may change their entry.
        `read` is the newest rule change that the person was shown, or None if unknown; then they
        have to confirm changes if the season requires it. `guild_id` is the server where they sign
        up, by default the home server, of which `member` is always one.

        Raises RulesChanged, NoHours, ConditionUnmet, AvoidsTooMany, WrongStage, Excluded,
        UnknownLeague.
        """
        now, wished = self._registry.now(), None if avoids is None else frozenset(avoids)

        def work(connection: Connection) -> Entry:
            season = load_season(connection, season_id)
            _check_read(connection, season_id, read)
            return enter(connection, season, person, member, now, at_once, read, wished, guild_id)

        return await self._registry.write_in(season_id, work)

    async def again(
        self, season_id: int, person: Person, member: Member, guild_id: int | None = None
    ) -> Entry | None:
        """Sign a person up with the same entry as last season, or return None if not possible.

        They are in the same team if it has a place.

        It is not possible if they did not stay in that season until its end, already have an entry,
        or the rules differ. Raises the errors of `sign`.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Entry | None:
            season = load_season(connection, season_id)
            row = _entry_before(connection, season, person.id)
            if row is None:
                return None
            read = newest_change(connection, season_id)
            enter(connection, season, person, member, now, row.at_once, read, guild_id=guild_id)
            return rejoin(connection, season, person.id, row.team, now)

        return await self._registry.write_in(season_id, work)

    async def newest_change(self, season_id: int) -> int:
        """Return the number of the newest change of a season's rules, or 0 if there was none."""
        return await self._registry.database.read(lambda db: newest_change(db, season_id))

    async def to_confirm(self, season_id: int, user_id: int) -> list[RuleChange]:
        """Return the rule changes that a person has to confirm, oldest first."""

        def read(connection: Connection) -> list[RuleChange]:
            season = load_season(connection, season_id)
            if user_id not in unconfirmed(connection, season):
                return []
            agreed = records.agreed(connection, season_id).get(user_id, 0)
            rows = records.logged_since(connection, season_id, CHANGED, agreed)
            told = [(row.id, json.loads(row.data)) for row in rows]
            return [RuleChange(line, data["changes"], data["reason"]) for line, data in told]

        return await self._registry.database.read(read)

    async def confirm(self, season_id: int, user_id: int, read: int) -> None:
        """Confirm rule changes for a person who was shown all of them, up to `read`.

        Raises RulesChanged, NotEntered, WrongStage, UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> None:
            season = load_season(connection, season_id)
            _check_stage(season, *BEFORE)
            _check_read(connection, season_id, read)
            row = entrants.load(connection, season_id, user_id)
            if row is None or row.status not in SIGNED:
                raise NotEntered
            if user_id in unconfirmed(connection, season):
                log_line(connection, season, "confirmed", now, about=user_id, rules=read)

        await self._registry.write_in(season_id, work)

    async def withdraw(self, season_id: int, user_id: int) -> Entry | None:
        """Withdraw a person's entry while this is allowed; return None if they had none.

        It is allowed until the pairing, or while they wait for late entry. Raises WrongStage,
        Excluded.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Entry | None:
            season, row = (
                load_season(connection, season_id),
                entrants.load(connection, season_id, user_id),
            )
            waits = row is not None and row.status in ("waiting", "asked")
            later = PLAYED if waits and is_late(season) else ()
            _check_stage(season, *BEFORE, *later)
            check_not_excluded(connection, season_id, user_id)
            if row is None or row.status in ("withdrawn", "none"):
                return None
            return withdrawn(connection, season, row, now)

        return await self._registry.write_in(season_id, work)

    async def toggle_alternate(
        self, season_id: int, person: Person, guild_id: int | None = None
    ) -> bool:
        """Add a person to the alternates, or remove them; return whether they are one now.

        Raises WrongStage, Excluded, UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> bool:
            season = load_season(connection, season_id)
            _check_stage(season, *BEFORE, *PLAYED)
            check_not_excluded(connection, season_id, person.id)
            row = entrants.load(connection, season_id, person.id)
            if row is None:
                row = EntrantRow(person.id, person.name, "none", 0, 1, 0, now)
                row = row._replace(guild_id=_signs_at(season, guild_id))
            row = row._replace(alternate=int(not row.alternate), name=person.name)
            entrants.keep(connection, season_id, row)
            log_line(connection, season, "alternate", now, about=person.id, on=bool(row.alternate))
            seasons.make_due(connection, season_id, now)
            return bool(row.alternate)

        return await self._registry.write_in(season_id, work)

    async def want(self, season_id: int, user_id: int, wants: bool = True) -> bool:
        """Store whether a person wants a new table of a ladder, and return the stored value.

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
        """Admit or refuse a person who waits for approval; return None if they are not waiting."""
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
            seasons.make_due(connection, season_id, now)
            if status != "waiting":
                notify(connection, season, kind, user_id, now)
            return entry_of(row)

        return await self._registry.write_in(season_id, work)


def withdrawn(connection: Connection, season: Season, row: EntrantRow, now: float) -> Entry:
    """Withdraw a person's entry, and return it."""
    row = row._replace(status="withdrawn", division=None, division_reason=None)
    entrants.keep(connection, season.id, row)
    log_line(connection, season, "withdrew", now, about=row.user_id)
    seasons.make_due(connection, season.id, now)
    return entry_of(row)


def enter(
    connection: Connection,
    season: Season,
    person: Person,
    member: Member,
    now: float,
    at_once: int | None,
    read: int | None,
    avoids: frozenset[int] | None = None,
    guild_id: int | None = None,
) -> Entry:
    """Store a person's new or changed entry. Raises the errors of `SignUps.sign`."""
    if not takes_entries(season):
        raise WrongStage(stage=season.stage)
    check_not_excluded(connection, season.id, person.id)
    if is_late(season):
        _check_outside(connection, season, person.id)
    _check_person(connection, season, person.id, member, now)
    if avoids is not None:
        _avoid(connection, season, person.id, avoids)
    old = entrants.load(connection, season.id, person.id)
    row = _row(connection, season, person, old, at_once, now, guild_id)
    entrants.keep(connection, season.id, row)
    told: dict[str, Any] = {"status": row.status}
    if read is not None and (old is None or old.status not in SIGNED):
        told |= {"rules": read}
    if row.status != "withdrawn":
        log_line(connection, season, "signed", now, about=person.id, **told)
    seasons.make_due(connection, season.id, now)
    if old is None or old.status not in SIGNED:
        return rejoin(connection, season, person.id, row.team, now)
    return entry_of(row)


def _entry_before(connection: Connection, season: Season, user_id: int) -> EntrantRow | None:
    """Return a person's entry in the previous season, or None if it cannot be reused.

    It can be reused if both seasons have the same rules, and they have no entry in the new one.
    """
    rows = seasons.seasons_of(connection, season.league.id)
    before = next((season_of(connection, r) for r in rows if r.number == season.number - 1), None)
    if before is None or not _same_rules(before.settings, season.settings):
        return None
    known = entrants.load(connection, season.id, user_id) is not None
    row = entrants.load(connection, before.id, user_id)
    return row if row is not None and row.status == "in" and not known else None


def _same_rules(before: Settings, after: Settings) -> bool:
    """Return whether two seasons' settings differ only in their dates."""
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
    """Return the first condition of a season that a person does not meet, or None."""
    wanted, servers = season.settings.conditions, season.league.servers
    if wanted.role is not None and wanted.role not in roles:
        return ConditionUnmet(condition="role", needed=f"<@&{wanted.role}>")
    finished = facts.finished(connection, servers, user_id)
    if finished < wanted.finished:
        return ConditionUnmet(condition="finished", needed=wanted.finished, have=finished)
    since = now - TIMEOUT_DAYS * DAY
    timeouts = facts.timeouts(connection, servers, user_id, since)
    if wanted.timeouts is not None and timeouts > wanted.timeouts:
        return ConditionUnmet(condition="timeouts", needed=wanted.timeouts, have=timeouts)
    return None


def unconfirmed(connection: Connection, season: Season) -> list[int]:
    """Return the people who signed up but have not confirmed the newest rule change."""
    newest = newest_change(connection, season.id)
    if season.settings.after_change != MUST_CONFIRM or season.stage not in BEFORE or not newest:
        return []
    agreed = records.agreed(connection, season.id)
    signed = entries(connection, season.id, *SIGNED)
    return [one.person for one in signed if agreed.get(one.person, 0) < newest]


def withdrawn_at(connection: Connection, season: Season) -> float:
    """Return when people who have not confirmed changed rules are withdrawn.

    They are always reminded first: before the reminder, this is infinite.
    """
    newest = newest_change(connection, season.id)
    reminded = records.logged_since(connection, season.id, REMINDED, newest)
    return max((confirm_by(season.settings), reminded[0].at + NOTICE)) if reminded else inf


def remind_to_confirm(connection: Connection, season: Season, now: float) -> float:
    """Remind people to confirm changed rules, a day before they are withdrawn.

    If a downtime delays the reminder, the withdrawal is delayed as well. Return when to look again.
    """
    people, remind_at = unconfirmed(connection, season), confirm_by(season.settings) - DAY
    if not people:
        return inf
    if now < remind_at:
        return remind_at
    if withdrawn_at(connection, season) == inf:
        line = log_line(connection, season, REMINDED, now, count=len(people))
        data = {"until": withdrawn_at(connection, season)}
        for person in people:
            post(connection, season, CONFIRM, now, mark=str(line), person=person, data=data)
    return withdrawn_at(connection, season)


def newest_change(connection: Connection, season_id: int) -> int:
    """Return the number of the newest change of a season's rules, or 0 if there was none."""
    return records.newest_of_kind(connection, season_id, CHANGED)


def _check_read(connection: Connection, season_id: int, read: int | None) -> None:
    """Check that a person was shown the newest rule change. Raises RulesChanged."""
    if read not in (None, newest_change(connection, season_id)):
        raise RulesChanged


def place_or_wait(connection: Connection, season: Season) -> str:
    """Return the status of a new entry: "in" if the season has a free place, else "waiting"."""
    places = season.settings.conditions.places
    taken = len(entries(connection, season.id, "in"))
    is_open = season.stage in (SIGNUP, *_open_later(season)) and not is_late(season)
    return "in" if is_open and not (places and taken >= places) else "waiting"


def is_late(season: Season) -> bool:
    """Return whether people who sign up now enter late, and wait for vacated seats."""
    return season.settings.late != NO and season.stage in PLAYED


def takes_entries(season: Season) -> bool:
    """Return whether people can sign up or withdraw now."""
    return season.stage in (*BEFORE, *_open_later(season))


def _open_later(season: Season) -> tuple[str, ...]:
    """Return the stages after the pairing in which sign-up is open: for a ladder or late entry."""
    if season.settings.form == LADDER:
        return (RUNNING,)
    return PLAYED if is_late(season) else ()


def _check_outside(connection: Connection, season: Season, user_id: int) -> None:
    """Check that a person neither has a place in a season nor has left it.

    Raises WrongStage, Excluded.
    """
    row = entrants.load(connection, season.id, user_id)
    if row is not None and row.status == "in":
        raise WrongStage(stage=season.stage)
    if row is not None and row.status in OUT:
        raise Excluded(why="left")


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
    connection: Connection,
    season: Season,
    person: Person,
    old: EntrantRow | None,
    at_once: int | None,
    now: float,
    guild_id: int | None,
) -> EntrantRow:
    """Return a person's entry to be stored; who has signed up keeps their status and server."""
    is_new = _is_newcomer(connection, season, person.id)
    settings = season.settings
    most = settings.newcomer_at_once if is_new else settings.at_once
    wanted = at_once if at_once is not None else (old.at_once if old else most)
    if old is not None and old.status in SIGNED:
        status, signed_at, signs_at = old.status, old.signed_at, old.guild_id
    else:
        asks = settings.conditions.approval
        status = "asked" if asks else place_or_wait(connection, season)
        signed_at, signs_at = now, _signs_at(season, guild_id)
    row = old or EntrantRow(person.id, person.name, status, 0, 1, 0, signed_at)
    division = 1 if settings.form == LADDER else row.division
    return row._replace(
        name=person.name,
        status=status,
        at_once=min(most, max(1, wanted)),
        newcomer=int(is_new),
        signed_at=signed_at,
        division=division if status == "in" else None,
        guild_id=signs_at,
    )


def _signs_at(season: Season, guild_id: int | None) -> int | None:
    """Return the server that is stored of a person who signs up there: None = the home server."""
    return None if season.league.guest(guild_id) is None else guild_id


def _is_newcomer(connection: Connection, season: Season, user_id: int) -> bool:
    known = entrants.history(connection, season.league.id, season.number)
    return user_id not in known and not any(
        limits.has_finished(connection, one, user_id) for one in season.league.servers
    )
