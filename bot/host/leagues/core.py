"""Conversion of stored leagues and seasons to values, and the log of all decisions.

A red card or an organiser can exclude a person until an organiser lifts the exclusion.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from secrets import token_hex
from typing import NamedTuple, TypeAlias, TypeVar

from bot.host.absence.service import Kinds
from bot.host.core.api import Position
from bot.host.core.paces import DAY, known_pace
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import (
    MOVED,
    Entry,
    Excluded,
    Guest,
    League,
    Members,
    Pairer,
    Season,
    UnknownLeague,
)
from bot.host.people.calling import wakes_at
from bot.house_bots.api import house_bot
from bot.leagues.season_standings import OUT
from bot.leagues.settings import Settings, loaded
from bot.store import Connection
from bot.store.leagues import entrants, posts, records, seasons, servers, webhooks
from bot.store.leagues.entrants import EntrantRow
from bot.store.leagues.records import LogRow
from bot.store.leagues.seasons import LeagueRow, SeasonRow
from bot.store.ratings import rated_tables
from bot.store.tables import games
from bot.store.tables.games import Stored

BAN = "ban"
"""The kind of corrections that exclude from a league for good."""
AT_HOME = frozenset({
    *("draft", "obstacle", "disputed", "dispute_overdue", "round_wanted"),
    *("role_gone", "founder_gone", "server_joined", "server_left", MOVED),
    "webhook_off", "events_problem",
})  # fmt: skip
"""Kinds of posts that only the home server gets, mostly because they are for organisers."""
SIGNED = ("in", "waiting", "asked")
"""Statuses of people who want to play."""
HOME_PASSED = "home_passed"
"""Kind of the log lines and posts about a server that became a league's home."""
_DECIDED = ("taken_out", "taken_in", "left")
"""Kinds of log lines that say how a person left a season, or came back."""


def excluded_by(connection: Connection, season_id: int, user_id: int) -> str | None:
    """Return what excludes a person from a season (league | card | organiser), or None.

    A person who left the server is not excluded: they may come back.
    """
    if ban_of(connection, season_id, user_id) is not None:
        return "league"
    row = entrants.load(connection, season_id, user_id)
    if row is None or row.status not in OUT:
        return None
    if row.status == "red":
        return "card"
    newest = records.newest_kind(connection, season_id, user_id, _DECIDED)
    return "organiser" if newest == "taken_out" else None


def ban_of(connection: Connection, season_id: int, user_id: int) -> int | None:
    """Return the id of the correction that bans a person from the whole league, or None."""
    for row in records.of_league(connection, season_id, BAN):
        if row.counts and json.loads(row.data)["person"] == user_id:
            return row.id
    return None


def check_not_excluded(connection: Connection, season_id: int, user_id: int) -> None:
    """Check that a person is not excluded from a season. Raises Excluded."""
    why = excluded_by(connection, season_id, user_id)
    if why is not None:
        raise Excluded(why=why)


LEAD = DAY
"""Seconds before the pairing at which conditions are checked again and divisions are drafted."""


def confirm_by(settings: Settings) -> float:
    """Return when divisions are drafted, which is the deadline for confirming changed rules."""
    return midnight(settings.first_day) - LEAD


def league_of(connection: Connection, row: LeagueRow) -> League:
    """Convert a stored row to a league, with the servers that joined it."""
    guests = servers.joined(connection, row.id)
    return League(
        id=row.id,
        guild_id=row.guild_id,
        name=row.name,
        channel_id=row.channel_id,
        role_id=row.role_id,
        language=row.language,
        founder_id=row.founder_id,
        closed=row.closed_at is not None,
        guests=tuple(Guest(one.guild_id, one.channel_id, one.language, one.name) for one in guests),
    )


def season_of(connection: Connection, row: SeasonRow) -> Season:
    """Convert a stored row to a season with its league."""
    league = seasons.league(connection, row.league_id)
    assert league is not None
    return Season(
        id=row.id,
        league=league_of(connection, league),
        number=row.number,
        stage=row.stage,
        settings=_valid(loaded(row.settings)),
        card_id=row.card_id,
        signup_ends_at=moment(row.signup_ends_at),
        starts_at=moment(row.starts_at),
        ends_at=moment(row.ends_at),
        obstacle=row.obstacle,
    )


def _valid(settings: Settings) -> Settings:
    """Return stored rules, with the default pace if theirs no longer exists."""
    return replace(settings, pace=known_pace(settings.pace))


def load_league(connection: Connection, league_id: int, guild_id: int | None = None) -> League:
    """Return a league; a server that is given must be one of its servers. Raises UnknownLeague."""
    row = seasons.league(connection, league_id)
    if row is None:
        raise UnknownLeague(league=league_id)
    league = league_of(connection, row)
    if guild_id not in (None, *league.servers):
        raise UnknownLeague(league=league_id)
    return league


def shown_by(season: Season, guest: Guest | None) -> Season:
    """Return a season as a guest shows it; None is the home server."""
    return replace(season, league=season.league.shown_by(guest))


def load_season(connection: Connection, season_id: int) -> Season:
    """Return a season. Raises UnknownLeague."""
    row = seasons.season(connection, season_id)
    if row is None:
        raise UnknownLeague(league=season_id)
    return season_of(connection, row)


def season_of_fixture(connection: Connection, fixture_id: int) -> Season:
    """Return the season of a fixture; the fixture must exist."""
    row = seasons.of_fixture(connection, fixture_id)
    assert row is not None
    return season_of(connection, row)


def newest_season(connection: Connection, league_id: int) -> Season:
    """Return the newest season of a league. Raises UnknownLeague."""
    rows = seasons.seasons_of(connection, league_id)
    if not rows:
        raise UnknownLeague(league=league_id)
    return season_of(connection, rows[0])


def is_entered(row: EntrantRow | Entry) -> bool:
    """Return whether a person wants to play in a season, or to be an alternate."""
    return row.status in SIGNED or bool(row.alternate)


def entry_of(row: EntrantRow) -> Entry:
    """Convert a stored row to an entry."""
    return Entry(
        person=row.user_id,
        name=row.name,
        status=row.status,
        alternate=bool(row.alternate),
        at_once=row.at_once,
        newcomer=bool(row.newcomer),
        division=row.division,
        reason=row.division_reason,
        team=row.team,
    )


def entries(connection: Connection, season_id: int, *statuses: str) -> list[Entry]:
    """Return a season's entries, or only those with the given statuses, in order of sign-up."""
    return [
        entry_of(row)
        for row in entrants.of_season(connection, season_id)
        if not statuses or row.status in statuses
    ]


def moment(at: float) -> datetime:
    """Convert a stored time to a datetime in UTC."""
    return datetime.fromtimestamp(at, UTC)


def midnight(day: date, days: int = 0) -> float:
    """Return the stored time of midnight (UTC) at the start of a day, moved by `days` days."""
    return datetime.combine(day + timedelta(days), time(), UTC).timestamp()


class Times(NamedTuple):
    """Times at which a season's sign-up ends, and at which the season starts and ends."""

    signup_ends_at: float
    starts_at: float
    ends_at: float


def times_of(settings: Settings) -> Times:
    """Return a season's times, as its settings define them."""
    return Times(
        midnight(settings.closing_day, 1),
        midnight(settings.first_day),
        midnight(settings.last_day, 1),
    )


class Lot(NamedTuple):
    """Seed of all draws of a season; `salt` keeps its published digest from revealing it."""

    seed: int
    salt: str


def new_lot(randbits: Callable[[int], int]) -> str:
    """Return a new lot as it is stored: 16 hexadecimal digits of salt, then 16 of the seed."""
    return f"{randbits(128):032x}"


def lot_of(connection: Connection, season: Season) -> Lot:
    """Return the lot of a season."""
    row = seasons.season(connection, season.id)
    assert row is not None
    return Lot(int(row.seed[16:], 16), row.seed[:16])


def log_line(
    connection: Connection,
    season: Season,
    kind: str,
    now: float,
    *,
    fixture: int | None = None,
    by: int | None = None,
    about: int | None = None,
    public: bool = True,
    **data: object,
) -> int:
    """Write a line into the league's log and return its id; `by` is None if the bot decided."""
    line = records.log(
        connection,
        LogRow(
            0, season.league.id, season.id, fixture, now, kind, json.dumps(data), by, about,
            int(public),
        ),
    )  # fmt: skip
    for event in _LOGGED.get(kind, ()):
        _queue_event(connection, season, event, now, {"fixture": fixture})
    return line


def post(
    connection: Connection,
    season: Season,
    kind: str,
    now: float,
    *,
    mark: str = "",
    person: int | None = None,
    data: Mapping[str, object] | None = None,
    servers: Sequence[Guest | None] | None = None,
) -> None:
    """Queue a message once per season, kind, mark and person, or server of the league.

    `servers` are those that get it, None being the home; by default the kind decides.

    A message to a `person` waits until they may receive another one; an erased person gets none.
    """
    if person is not None and person < 0:
        return
    facts = {key: (data or {}).get(key) for key in ("fixture", "round", "winners")}
    for event in _POSTED.get(kind, ()) if person is None else ():
        _queue_event(connection, season, event, now, facts)
    whole = mark_of(season, kind, mark, person)
    text = json.dumps(dict(data or {}))
    due_at = now if person is None else next_message_at(connection, person, now)
    if servers is None:
        is_everywhere = person is None and kind not in AT_HOME
        servers = (None, *season.league.guests) if is_everywhere else (None,)
    league_id = season.league.id
    for one in servers:
        at, guild_id = (whole, None) if one is None else (f"{whole}@{one.guild_id}", one.guild_id)
        posts.insert(connection, league_id, season.id, kind, at, text, due_at, person, guild_id)


def mark_of(season: Season, kind: str, mark: str, person: int | None = None) -> str:
    """Return the mark of a message in the whole database."""
    return ":".join(filter(None, (str(season.id), kind, mark, str(person or ""))))


_STANDINGS = "standings.changed"
_LOGGED: Mapping[str, Sequence[str]] = {
    "opened": ("signup.opened",),
    "started": ("table.started",),
    "finished": ("table.finished", _STANDINGS),
    **dict.fromkeys(("void", "left", "taken_out", "taken_in"), (_STANDINGS,)),
}
"""Events that a league's webhook gets, by kind of log line."""
_POSTED: Mapping[str, Sequence[str]] = {
    "closed": ("signup.closed",),
    "schedule": ("draw.published", _STANDINGS),
    **dict.fromkeys(("round", "swiss_round"), ("round.published",)),
    **dict.fromkeys(("corrected", "undone"), ("correction.made", _STANDINGS)),
    "over": ("season.over",),
}
"""Events that a league's webhook gets, by kind of post."""


def _queue_event(
    connection: Connection, season: Season, event: str, now: float, facts: Mapping[str, object]
) -> None:
    """Queue an event of a public league that has a webhook; its content is read when it is sent."""
    league_id = season.league.id
    if webhooks.load(connection, league_id) is None:
        return
    if seasons.page_number(connection, league_id) is None:
        return
    mark = f"evt_{token_hex(12)}"
    text = json.dumps({"event": event, "at": now, **facts})
    posts.insert(connection, league_id, season.id, posts.EVENT, mark, text, now)


def move_card(
    connection: Connection, season: Season, place_id: int, card_id: int, mark: str, now: float
) -> None:
    """Queue a new card in the league's channel, and the edit of the card in another one."""
    seasons.change_season(connection, season.id, card_id=None)
    post(connection, season, "card", now, mark=mark, servers=(None,))
    post(connection, season, MOVED, now, mark=mark, data={"place": place_id, "message": card_id})


def next_message_at(connection: Connection, user_id: int, now: float) -> float:
    """Return when a person is awake and a day has passed since their last league message."""
    return free_after(connection, user_id, posts.newest_to(connection, user_id), now)


def free_after(connection: Connection, user_id: int, newest: float | None, now: float) -> float:
    """Return when a person is awake and a day has passed since their message at `newest`."""
    free_at = now if newest is None else max(now, newest + DAY)
    return wakes_at(connection, user_id, free_at)


def notify(
    connection: Connection, season: Season, kind: str, user_id: int, now: float, **data: object
) -> None:
    """Queue a message about a decision to the person it concerns."""
    due_at = next_message_at(connection, user_id, now)
    post(connection, season, kind, due_at, mark=f"{now:.0f}", person=user_id, data=data)


def skills_of(connection: Connection, season: Season) -> dict[int, float]:
    """Return the ratings in the season's game by person: at home, or else on another server."""
    rows = [
        row for one in season.league.servers[::-1] for row in rated_tables.load(connection, one)
    ]
    return {row.user_id: row.mu for row in rows if row.scope == season.settings.game}


def sizes_in(registry: TableRegistry, season: Season) -> frozenset[int]:
    """Return the numbers of people that tables of a season's game may have."""
    return frozenset(registry.rules(season.settings.game).info.seats)


T = TypeVar("T")


class SeasonChanged(Exception):
    """A season was changed since a step read it: nothing was written, and the step repeats."""


def check_unchanged(connection: Connection, season: Season) -> None:
    """Check that a season's stage, rules and league are still as a step read them.

    The season's card and obstacle are ignored, since no step depends on them. Raises SeasonChanged.
    """
    stored = load_season(connection, season.id)
    if replace(stored, card_id=season.card_id, obstacle=season.obstacle) != season:
        raise SeasonChanged


Stops: TypeAlias = Callable[[int], AsyncIterator[Position]]
"""Function that yields a table's positions from its start, one after each move.

Raises HostError if they are damaged.
"""


@dataclass(frozen=True, slots=True)
class Parts:
    """The host's services that the steps of seasons use."""

    registry: TableRegistry
    members: Members
    pairer: Pairer
    wake_followers: Callable[[int], None]
    kinds: Kinds
    """Kinds of house bots by game."""
    stops: Stops | None = None
    known_here: set[int] = field(default_factory=set)
    """Ids of time-outs after which the bot looked up whether the person is on the server."""
    known_there: set[tuple[int, int, int]] = field(default_factory=set)
    """Tables on servers that joined, with people of whom it is known that they see them.

    The third number is that of the person's newest time-out there.
    """
    founders_due: dict[tuple[int, int], float] = field(default_factory=dict)
    """Time to look up again whether a founder is on the server, by league and founder."""

    def house_bot(self, season: Season) -> str:
        """Return the kind of house bot that plays for absent people."""
        return house_bot(self.kinds.get(season.settings.game, ()))

    async def write(self, season: Season, work: Callable[[Connection], T]) -> T:
        """Write a step's decision in one transaction. Raises SeasonChanged."""

        def checked(connection: Connection) -> T:
            check_unchanged(connection, season)
            return work(connection)

        return await self.registry.database.write(checked)

    async def change(
        self, season: Season, table_id: int, work: Callable[[Connection, Stored], T]
    ) -> T:
        """Change a table in one transaction, other than by a move. Raises SeasonChanged."""
        async with self.registry.lock(table_id):
            result = await self.write(season, lambda db: work(db, games.reload(db, table_id)))
            self.registry.forget(table_id)
        self.wake_followers(table_id)
        return result


Step: TypeAlias = Callable[[Parts, Season, float], Awaitable[float]]
"""Function that does what is due and returns when to look again.

The time of the call means at once, because the stage has changed.
"""
