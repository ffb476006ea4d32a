"""Founding and reading of leagues, and organisers' decisions about seasons."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from datetime import timedelta
from typing import NamedTuple, TypeAlias

from bot.engine.options import check_choice
from bot.host.core.api import Person
from bot.host.core.paces import DAY, PACES
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import (
    BEFORE,
    CANCELLED,
    DRAFT,
    OVER,
    SIGNUP,
    BadSetting,
    League,
    LeagueClosed,
    NameTaken,
    NotHandedOver,
    ReasonNeeded,
    Season,
    WrongStage,
    not_organiser,
)
from bot.host.leagues.core import (
    LEAD,
    SIGNED,
    confirm_by,
    entries,
    league_of,
    load_league,
    load_season,
    log_line,
    midnight,
    moment,
    move_card,
    new_lot,
    newest_season,
    post,
    season_of,
    shown_by,
    times_of,
)
from bot.host.leagues.signup.estimates import Estimates
from bot.host.links.service import NUMBER
from bot.leagues.settings import (
    MAY_LEAVE,
    MUST_CONFIRM,
    BadSettings,
    Settings,
    check,
    dumped,
    fixed_in,
    rebased,
)
from bot.runtime.shard_range import shard_of
from bot.store import Connection
from bot.store.leagues import entrants, posts, records, seasons
from bot.store.leagues.seasons import LeagueRow, SeasonRow

_LATELY = 30 * DAY
"""Seconds for which the card of a season that should be over may still be out of date."""


class Card(NamedTuple):
    """A posted card of a season, as its server shows it, with its channel and message."""

    season: Season
    place_id: int
    message_id: int


class Founding:
    """Service for the leagues of servers, and the rules of their seasons."""

    def __init__(self, registry: TableRegistry, tell_onlookers: Callable[[int], None]) -> None:
        self.estimates = Estimates(registry)
        self._registry = registry
        self._tell_onlookers = tell_onlookers

    async def of_server(self, guild_id: int) -> list[League]:
        """Return a server's own leagues and those that it joined, newest first."""

        def read(connection: Connection) -> list[League]:
            rows = seasons.leagues_at(connection, guild_id)
            return [league_of(connection, row) for row in rows]

        return await self._registry.database.read(read)

    async def get(self, league_id: int, guild_id: int) -> League:
        """Return a league of a server. Raises UnknownLeague."""
        return await self._registry.database.read(lambda db: load_league(db, league_id, guild_id))

    async def season(self, league_id: int) -> Season:
        """Return the newest season of a league. Raises UnknownLeague."""
        return await self._registry.database.read(lambda db: newest_season(db, league_id))

    async def by_id(self, season_id: int, guild_id: int | None = None) -> Season:
        """Return a season, which must be on the server if one is given. Raises UnknownLeague."""

        def read(connection: Connection) -> Season:
            season = load_season(connection, season_id)
            load_league(connection, season.league.id, guild_id)
            return season

        return await self._registry.database.read(read)

    async def check_own(self, season_id: int) -> None:
        """Check that this process runs a season's league. Raises OtherShard, UnknownLeague."""
        await self._registry.cluster.check_found(
            lambda db: load_season(db, season_id).league.guild_id
        )

    async def cards(self, season_id: int) -> list[Card]:
        """Return a season's cards: at home, and on the servers that joined and have not left."""

        def read(connection: Connection) -> list[Card]:
            season = load_season(connection, season_id)
            sent = posts.cards(connection, season_id)
            guests = [guest for guest in season.league.guests if guest.guild_id in sent]
            found = [Card(shown_by(season, one), *sent[one.guild_id]) for one in guests]
            if season.card_id is None:
                return found
            return [Card(season, season.league.channel_id, season.card_id), *found]

        return await self._registry.database.read(read)

    async def seasons(self, league_id: int) -> list[Season]:
        """Return the seasons of a league, newest first."""

        def read(connection: Connection) -> list[Season]:
            rows = seasons.seasons_of(connection, league_id)
            return [season_of(connection, row) for row in rows]

        return await self._registry.database.read(read)

    async def with_card(self, shard_id: int) -> list[Season]:
        """Return a shard's seasons whose cards may have to change, or had to recently."""
        shards = self._registry.connectivity.shards
        since = self._registry.now() - _LATELY

        def read(connection: Connection) -> list[Season]:
            found = (load_season(connection, one) for one in seasons.with_card(connection, since))
            return [one for one in found if shard_of(one.league.guild_id, shards) == shard_id]

        return await self._registry.database.read(read)

    async def found(
        self,
        founder: Person,
        name: str,
        settings: Settings,
        *,
        guild_id: int,
        channel_id: int,
        role_id: int | None,
        language: str,
    ) -> Season:
        """Found a league, whose first season is open for sign-up immediately.

        Raises BadSetting, BadOption, UnknownGame, NameTaken.
        """
        self.check(settings)
        now = self._registry.now()
        _check_ahead(settings, now)
        await self.estimates.check(settings)
        lot = new_lot(self._registry.randbits)
        row = LeagueRow(0, guild_id, name, channel_id, role_id, language, founder.id, now)

        def work(connection: Connection) -> Season:
            if any(other.name == name for other in seasons.leagues_of(connection, guild_id)):
                raise NameTaken(name=name)
            league_id = seasons.insert_league(connection, row)
            return open_season(connection, league_id, 1, settings, lot, now, founder.id)

        return await self._registry.write_on(guild_id, work)

    async def change(
        self,
        season_id: int,
        by: Person,
        settings: Settings,
        reason: str = "",
        seen: Settings | None = None,
    ) -> Season:
        """Change a season's rules; after the first sign-up, this needs a reason and is announced.

        Until the season starts, people may withdraw after such a change, or have to confirm it;
        later, settings that its pairing depends on cannot be changed. If `seen` contains the rules
        that the organiser was shown, only settings that differ from them are changed, so that other
        organisers' recent changes are kept. Raises BadSetting, BadOption, ReasonNeeded, WrongStage,
        UnknownLeague.
        """
        self.check(settings)
        wanted, now = settings, self._registry.now()
        season = await self.by_id(season_id)
        if season.stage == SIGNUP:
            await self.estimates.check(settings)
            if settings.closing_day != season.settings.closing_day:
                _check_ahead(settings, now)

        def work(connection: Connection) -> Season:
            season = load_season(connection, season_id)
            settings = wanted if seen is None else rebased(season.settings, seen, wanted)
            self.check(settings)
            changed = differences(season.settings, settings)
            if season.stage in (OVER, CANCELLED):
                raise WrongStage(stage=season.stage)
            is_told = _is_told(connection, season)
            if is_told and not reason:
                raise ReasonNeeded
            if not changed:
                return season
            check = _check_before if season.stage in BEFORE else _check_after
            check(connection, season, settings, now)
            seasons.change_season(
                connection,
                season_id,
                settings=dumped(settings),
                due_at=now,
                **times_of(settings)._asdict(),
            )
            if season.stage == DRAFT and changed.keys() & _DRAFTED_BY:
                entrants.forget_divisions(connection, season_id)
            _keep_limits(connection, season_id, settings)
            line = log_line(
                connection, season, "changed", now,
                by=by.id, reason=reason, changes=changed, game=settings.game,
            )  # fmt: skip
            if is_told:
                told = {"changes": changed, "reason": reason, "by": by.id}
                told |= {"may_leave": season.stage in BEFORE}
                if season.stage in BEFORE and settings.after_change == MUST_CONFIRM:
                    told |= {"confirm_by": confirm_by(settings)}
                post(connection, season, "changed", now, mark=str(line), data=told)
            return load_season(connection, season_id)

        changed = await self._registry.write_in(season_id, work)
        self._tell_onlookers(season_id)
        return changed

    async def change_league(
        self,
        season_id: int,
        by: Person,
        reason: str = "",
        *,
        channel_id: int | None = None,
        role_id: int | None = None,
        public: bool | None = None,
    ) -> None:
        """Change a league's channel, its organisers' role, or whether its pages are public.

        After the first sign-up, this needs a reason and is announced. Raises UnknownLeague,
        ReasonNeeded.
        """
        now = self._registry.now()
        given = {"channel_id": channel_id, "role_id": role_id}

        def work(connection: Connection) -> None:
            season = load_season(connection, season_id)
            check_reason(connection, season, reason)
            changes: dict[str, list[int]] = {
                key: [getattr(season.league, key), value]
                for key, value in given.items()
                if value not in (None, getattr(season.league, key))
            }
            league_id = season.league.id
            if changes:
                values = {key: new for key, (_, new) in changes.items()}
                seasons.change_league(connection, league_id, **values)
            if public is not None and public != is_public(connection, league_id):
                changes["public"] = [not public, public]
                _set_public(connection, league_id, public, now)
            if not changes:
                return
            seasons.make_due(connection, season_id, now)
            line = log_change(connection, season, by, reason, changes, now)
            if "channel_id" in changes:
                _move(connection, season, line, now)
            tell_change(connection, season, by, reason, changes, line, now)

        await self._registry.write_in(season_id, work)
        season = await self.by_id(season_id)
        for one in await self.seasons(season.league.id):
            self._tell_onlookers(one.id)

    async def hand_over(
        self, season_id: int, by: Person, manages: bool, to: Person, reason: str
    ) -> None:
        """Make another person the founder of a league; announce it, and notify them.

        Only the founder and people who manage the server (`manages`) may do this. Raises
        NotHandedOver, ReasonNeeded, UnknownLeague.
        """
        if not reason:
            raise ReasonNeeded
        now = self._registry.now()

        def work(connection: Connection) -> None:
            season = load_season(connection, season_id)
            founder_id = season.league.founder_id
            if not (manages or by.id == founder_id):
                raise NotHandedOver(why="rights")
            if to.id == founder_id:
                raise NotHandedOver(why="founder")
            seasons.change_league(connection, season.league.id, founder_id=to.id)
            line = log_line(
                connection, season, "handed_over", now, by=by.id, about=to.id, reason=reason
            )
            data = {"by": by.id, "about": to.id, "reason": reason}
            post(connection, season, "handed_over", now, mark=str(line), data=data)
            if to.id != by.id:
                told, mark = {"by": by.id}, str(line)
                post(connection, season, "founder", now, mark=mark, person=to.id, data=told)

        await self._registry.write_in(season_id, work)

    async def close(self, season_id: int, by: Person, reason: str) -> Season:
        """Close a league: a season that has not begun is cancelled, and a running one is the last.

        Raises UnknownLeague, ReasonNeeded, LeagueClosed.
        """
        if not reason:
            raise ReasonNeeded
        now = self._registry.now()

        def work(connection: Connection) -> Season:
            season = load_season(connection, season_id)
            if season.league.closed:
                raise LeagueClosed
            seasons.change_league(connection, season.league.id, closed_at=now)
            if season.stage in BEFORE:
                seasons.change_season(connection, season_id, stage=CANCELLED, obstacle=None)
            data = {"reason": reason, "by": by.id, "stage": season.stage}
            log_line(connection, season, "league_closed", now, by=by.id, reason=reason)
            post(connection, season, "league_closed", now, data=data)
            return load_season(connection, season_id)

        return await self._registry.write_in(season_id, work)

    def check(self, settings: Settings) -> None:
        """Check a season's rules. Raises BadSetting, BadOption, UnknownGame."""
        info = self._registry.rules(settings.game).info
        for key, value in settings.options.items():
            check_choice(info.options, key, value)
        if PACES.get(settings.pace) is None:
            allowed = ", ".join(key for key, pace in PACES.items() if pace is not None)
            raise BadSetting(field="pace", value=settings.pace, allowed=allowed)
        try:
            check(settings, info.seats)
        except BadSettings as error:
            raise BadSetting(field=error.field, value=error.value, allowed=error.allowed) from error


def _set_public(connection: Connection, league_id: int, public: bool, now: float) -> None:
    """Publish a league's pages, each time with a new link, or withdraw them."""
    if public:
        seasons.publish_page(connection, league_id, secrets.token_bytes(NUMBER), now)
    else:
        seasons.withdraw_page(connection, league_id)


def is_public(connection: Connection, league_id: int) -> bool:
    """Return whether a league's pages are public."""
    return seasons.page_number(connection, league_id) is not None


def _move(connection: Connection, season: Season, line: int, now: float) -> None:
    """Send waiting posts, and a new card for the season, to the league's new channel.

    The card in the former channel is edited to name the new one.
    """
    posts.hasten(connection, season.league.guild_id, now)
    if season.card_id is not None and season.stage not in (OVER, CANCELLED):
        place_id, card_id = season.league.channel_id, season.card_id
        move_card(connection, season, place_id, card_id, str(line), now)


def check_reason(connection: Connection, season: Season, reason: str) -> None:
    """Check that a change of a league has a reason if it will be announced. Raises ReasonNeeded."""
    if _is_told(connection, season) and not reason:
        raise ReasonNeeded


Changes: TypeAlias = Mapping[str, Sequence[str | int]]
"""The old and the new value of each changed column of a league, by column."""


def log_change(
    connection: Connection, season: Season, by: Person, reason: str, changes: Changes, now: float
) -> int:
    """Log a change of a league, and return the log line."""
    return log_line(
        connection, season, "league_changed", now, by=by.id, reason=reason, changes=changes
    )


def tell_change(
    connection: Connection,
    season: Season,
    by: Person,
    reason: str,
    changes: Changes,
    line: int,
    now: float,
) -> None:
    """Announce a change of a league, after the first sign-up."""
    if _is_told(connection, season):
        data = {"changes": changes, "reason": reason, "by": by.id}
        post(connection, season, "changed", now, mark=str(line), data=data)


def _is_told(connection: Connection, season: Season) -> bool:
    """Return whether changes need a reason and are announced: from the first sign-up on."""
    return season.stage != SIGNUP or records.is_logged(connection, season.id, "signed")


def _check_before(connection: Connection, season: Season, settings: Settings, now: float) -> None:
    """Check that people who signed up have time to withdraw after a change, or to confirm it.

    Whoever signed up was told whether the coach counts mistakes, so that stays. Raises BadSetting.
    """
    if settings.coached != season.settings.coached and _is_told(connection, season):
        raise BadSetting(field="coached", value="", allowed="")
    signed = entries(connection, season.id, *SIGNED)
    before, after = season.settings.after_change, settings.after_change
    if signed and before == MUST_CONFIRM != after:
        raise BadSetting(field="promised", value=after, allowed="")
    field, notice = _NOTICES[after]
    if signed and midnight(settings.first_day) < now + notice:
        first = moment(now + notice).date() + timedelta(days=1)
        raise BadSetting(field=field, value=str(settings.first_day), allowed=str(first))


def _check_after(_db: Connection, season: Season, settings: Settings, now: float) -> None:
    """Check that a change after the draw does not affect its basis. Raises BadSetting."""
    _check_fixed(season, differences(season.settings, settings))
    _check_notice(season.settings, settings, now)


def _check_ahead(settings: Settings, now: float) -> None:
    """Check that sign-up does not end in the past. Raises BadSetting."""
    if midnight(settings.closing_day, 1) <= now:
        field = "first_day" if settings.signup_until is None else "closing"
        day = settings.signup_until or settings.first_day
        raise BadSetting(field=field, value=str(day), allowed="")


def _check_notice(before: Settings, after: Settings, now: float) -> None:
    """Check that an earlier last day is at least `NOTICE_DAYS` away. Raises BadSetting."""
    first = moment(now).date() + timedelta(days=NOTICE_DAYS)
    if after.last_day < min(before.last_day, first):
        allowed = str(min(before.last_day, first))
        raise BadSetting(field="notice", value=str(after.last_day), allowed=allowed)


def organises(league: League, user_id: int, roles: frozenset[int], manages: bool) -> bool:
    """Return whether a person organises a league: by role, as its founder, or as server manager."""
    return manages or user_id == league.founder_id or league.role_id in roles


def check_organiser(league: League, user_id: int, roles: frozenset[int], manages: bool) -> None:
    """Check that a person organises a league. Raises NotOrganiser."""
    if not organises(league, user_id, roles, manages):
        raise not_organiser(league)


def open_season(
    connection: Connection,
    league_id: int,
    number: int,
    settings: Settings,
    lot: str,
    now: float,
    by: int | None,
) -> Season:
    """Store a season that is open for sign-up, and queue its card."""
    row = SeasonRow(
        0, league_id, number, SIGNUP, dumped(settings), lot, None, *times_of(settings), now
    )
    season = load_season(connection, seasons.insert_season(connection, row))
    log_line(connection, season, "opened", now, by=by)
    post(connection, season, "card", now)
    return season


OPTION = "option-"
"""Prefix of the key of a game's option."""


def differences(before: Settings, after: Settings) -> dict[str, list[str]]:
    """Return the old and the new value of each changed field, by field, as text.

    Each option of the game and each sign-up condition is a separate field.
    """
    old, new = _values(before), _values(after)
    return {
        key: [old.get(key, ""), new.get(key, "")]
        for key in {**old, **new}
        if old.get(key) != new.get(key)
    }


def _values(settings: Settings) -> dict[str, str]:
    """Return the values of all settings, by field."""
    parts = (settings, settings.conditions)
    plain = {one.name: str(getattr(part, one.name)) for part in parts for one in fields(part)}
    del plain["options"], plain["conditions"]
    options = {f"{OPTION}{key}": choice for key, choice in settings.options.items()}
    points = "-".join(map(str, settings.points_for(settings.size)))
    return {**plain, "points": points, **options}


_DRAFTED_BY = frozenset(("size", "division_size", "up", "down", "team_size"))
"""Settings that change drafted divisions."""
NOTICE_DAYS = 8
"""Number of days that a season with an earlier last day must still last.

Its tables get a notice a week before their end.
"""
TIME_TO_CONFIRM = 2 * DAY
"""Minimum seconds that people have to confirm a change; a day before the end they are reminded."""
TIME_TO_LEAVE = DAY
"""Minimum seconds that people have to withdraw after a change."""
_NOTICES = {
    MAY_LEAVE: ("leave", TIME_TO_LEAVE),
    MUST_CONFIRM: ("confirm", TIME_TO_CONFIRM + LEAD),
}
"""The field of the `BadSetting` that refuses a late change, and how early one must come.

That is in seconds before the draw. The keys are what people may do about a change.
"""


def _keep_limits(connection: Connection, season_id: int, settings: Settings) -> None:
    """Lower people's limits of simultaneous tables to what the rules now allow."""
    for row in entrants.of_season(connection, season_id):
        most = settings.newcomer_at_once if row.newcomer else settings.at_once
        if row.at_once > most:
            entrants.keep(connection, season_id, row._replace(at_once=most))


def _check_fixed(season: Season, changed: Iterable[str]) -> None:
    """Check that no setting has changed on which the season's pairings depend.

    Raises BadSetting.
    """
    for key in sorted(changed):
        if key in fixed_in(season.settings) or key.startswith(OPTION):
            raise BadSetting(field="fixed", value=key, allowed="")
