"""Disputes at league tables: a player raises one, players state their sides, organisers decide.

The table's clocks are stopped until the decision or the deadline, whichever comes first. The
deadline is counted in waking hours, so that no player's night is included.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from bot.host.absence import table_clocks
from bot.host.core.api import PLAYED_OUT, HostError, Notice, Person, StalePrompt
from bot.host.core.moves.announcing import announce
from bot.host.core.paces import DAY, HOUR
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import PLAYED, Season
from bot.host.leagues.core import (
    Parts,
    load_season,
    log_line,
    moment,
    post,
    season_of_fixture,
)
from bot.host.leagues.organising.api import (
    UPHELD,
    WITHDRAWN,
    Asker,
    BadDispute,
    Dispute,
    Statement,
)
from bot.host.leagues.organising.log import refused
from bot.host.leagues.standings.overlay import people_of
from bot.host.people.hours import coming_schedule, reached
from bot.store import Connection
from bot.store.leagues import fixtures, records, seasons
from bot.store.leagues.records import DisputeRow, StatementRow
from bot.store.tables import games
from bot.store.tables.games import Stored

HEARD_FOR = 16 * HOUR
"""Waking time in seconds that everybody at the table has to state their side: about a day."""
DECIDED_FOR = 48 * HOUR
"""Waking time in seconds of the table's players after which the game goes on without a decision."""
MOST = 7 * DAY
"""Maximum seconds for which a dispute stops a table: somebody may be on vacation for weeks."""

_OVERDUE = "dispute_overdue"


class Disputes:
    """Service for disputes at league tables."""

    def __init__(
        self,
        registry: TableRegistry,
        wake_followers: Callable[[int], None],
    ) -> None:
        self._registry = registry
        self._wake_followers = wake_followers

    async def check_of(self, season_id: int, fixture_id: int) -> None:
        """Check that a fixture belongs to a season. Raises StalePrompt."""
        found = await self._registry.database.read(lambda db: fixtures.load(db, fixture_id))
        if found is None or found.fixture.season_id != season_id:
            raise StalePrompt

    async def at(self, fixture_id: int, viewer: Asker) -> Dispute | None:
        """Return the newest dispute at a table, or None if there is none.

        Only players of the table and organisers may read it. Raises BadDispute.
        """
        now = self._registry.now()
        return await self._registry.database.read(lambda db: _newest(db, fixture_id, viewer, now))

    async def open(self, fixture_id: int, by: Person, text: str) -> Dispute:
        """Raise a dispute at a table, and stop its clocks. Raises BadDispute, UnknownLeague."""
        return await self._change(
            fixture_id, Asker(by, False), lambda db, now: _open(db, fixture_id, by, text, now)
        )

    async def state(self, fixture_id: int, number: int, by: Person, text: str) -> Dispute:
        """Store a player's statement, replacing any earlier one. Raises BadDispute."""

        def work(connection: Connection, now: float) -> None:
            row = _still_open(connection, fixture_id, number)
            _check_plays(connection, fixture_id, by.id)
            records.state(connection, row.id, StatementRow(by.id, now, _worded(text)))

        return await self._change(fixture_id, Asker(by, False), work)

    async def withdraw(self, fixture_id: int, number: int, by: Person) -> Dispute:
        """Withdraw a dispute on behalf of the player who raised it. Raises BadDispute."""

        def work(connection: Connection, now: float) -> None:
            row = _still_open(connection, fixture_id, number)
            if row.raised_by != by.id:
                raise BadDispute("not-yours")
            _close(connection, row, by.id, WITHDRAWN, "", now)

        return await self._change(fixture_id, Asker(by, False), work)

    async def decide(
        self, fixture_id: int, number: int, by: Asker, outcome: str, reason: str
    ) -> Dispute:
        """Uphold or dismiss a dispute for a public reason; the table's clocks run again.

        A dispute can be upheld only after all players have stated their side or had time to do so.
        Any consequence is a separate correction by an organiser. Raises NotOrganiser, BadDispute.
        """

        def work(connection: Connection, now: float) -> HostError | None:
            season = season_of_fixture(connection, fixture_id)
            if not by.organises:
                return refused(connection, season, by, "dispute", fixture_id, now)
            row = _still_open(connection, fixture_id, number)
            if by.person.id in people_of(connection, fixture_id):
                log_line(connection, season, "attempt", now, fixture=fixture_id,
                     by=by.person.id, what="dispute", why="own")  # fmt: skip
                return BadDispute("own")
            if outcome == UPHELD and (until := _heard_at(connection, row, now)) > now:
                raise BadDispute("unheard", round(until))
            _close(connection, row, by.person.id, outcome, _worded(reason), now)
            return None

        return await self._change(fixture_id, by, work)

    async def _change(
        self, fixture_id: int, by: Asker, work: Callable[[Connection, float], HostError | None]
    ) -> Dispute:
        """Do the work as a change of the fixture's table, and return the dispute as it is then.

        A refusal that the work returns is raised once it is in the log.
        """
        now, registry = self._registry.now(), self._registry

        def change(connection: Connection) -> Dispute | HostError | None:
            return work(connection, now) or _newest(connection, fixture_id, by, now)

        table_id = await registry.database.read(lambda db: _table_of(db, fixture_id))
        async with registry.lock(table_id):
            found = await registry.database.write(change)
            registry.forget(table_id)
        self._wake_followers(table_id)
        if isinstance(found, HostError):
            raise found
        assert found is not None
        return found


def _open(connection: Connection, fixture_id: int, by: Person, text: str, now: float) -> None:
    """Store a dispute, stop the table's clocks, and tell organisers and players."""
    season = season_of_fixture(connection, fixture_id)
    table = games.reload(connection, _table_of(connection, fixture_id))
    _check_may_raise(connection, season, fixture_id, by.id)
    others = people_of(connection, fixture_id) - {by.id}
    due_at = min(now + MOST, _reached(connection, {*others, by.id}, DECIDED_FOR, now))
    row = DisputeRow(0, season.id, fixture_id, by.id, now, due_at)
    row = row._replace(id=records.dispute(connection, row))
    records.state(connection, row.id, StatementRow(by.id, now, _worded(text)))
    _stop(connection, row, table, now)
    log_line(connection, season, "disputed", now, fixture=fixture_id, by=by.id, number=row.id)
    data: dict[str, str | int] = {
        "table": table.game.id,
        "fixture": fixture_id,
        "until": round(due_at),
    }
    post(connection, season, "disputed", now, mark=str(row.id), data=data)
    for other in sorted(others):
        post(connection, season, "heard", now, mark=str(row.id), person=other, data=data)
    told: dict[str, str | int] = {"name": by.name, "until_at": round(due_at), "season": season.id}
    announce(connection, table, Notice("league-disputed", told), now)
    seasons.make_due(connection, season.id, now)


def _check_may_raise(connection: Connection, season: Season, fixture_id: int, user_id: int) -> None:
    """Check that a person may raise a dispute at a table. Raises BadDispute."""
    if season.stage not in PLAYED:
        raise BadDispute("season")
    _check_plays(connection, fixture_id, user_id)
    earlier = records.disputes_at(connection, fixture_id)
    if any(row.outcome is None for row in earlier):
        raise BadDispute("open")
    if any(row.raised_by == user_id and row.outcome != UPHELD for row in earlier):
        raise BadDispute("again")


def _check_plays(connection: Connection, fixture_id: int, user_id: int) -> None:
    if user_id not in people_of(connection, fixture_id):
        raise BadDispute("player")


def _still_open(connection: Connection, fixture_id: int, number: int) -> DisputeRow:
    """Return an open dispute. Raises BadDispute."""
    for row in records.disputes_at(connection, fixture_id):
        if row.id == number and row.outcome is None:
            return row
    raise BadDispute("closed")


def _worded(text: str) -> str:
    if not text.strip():
        raise BadDispute("words")
    return text.strip()


def _table_of(connection: Connection, fixture_id: int) -> int:
    """Return the id of a fixture's table. Raises BadDispute."""
    found = fixtures.load(connection, fixture_id)
    if found is None or found.fixture.game_id is None:
        raise BadDispute("table")
    return found.fixture.game_id


def _reached(connection: Connection, people: Iterable[int], seconds: float, since: float) -> float:
    """Return when all of the people have been awake for a number of seconds since a time."""
    schedules = [coming_schedule(connection, one, since) for one in people if one > 0]
    return max((reached(one, since, seconds) for one in schedules), default=since + seconds)


def _heard_at(connection: Connection, row: DisputeRow, now: float) -> float:
    """Return when all players have stated their side, or have had time to do so."""
    stated = {one.user_id for one in records.statements(connection, row.id)}
    silent = {one for one in people_of(connection, row.fixture_id) - stated if one > 0}
    if not silent:
        return now
    return min(row.due_at, _reached(connection, silent, HEARD_FOR, row.raised_at))


def _close(
    connection: Connection, row: DisputeRow, by: int, outcome: str, reason: str, now: float
) -> None:
    """Store a dispute's outcome, announce and log it, and restart the table's clocks."""
    season = load_season(connection, row.season_id)
    table = games.reload(connection, _table_of(connection, row.fixture_id))
    records.close_dispute(connection, row.id, by, now, outcome, reason or None)
    log_line(connection, season, "dispute_closed", now, fixture=row.fixture_id, by=by,
         number=row.id, what=outcome, reason=reason)  # fmt: skip
    told: dict[str, str | int] = {"outcome": outcome, "reason": reason or "none"}
    announce(connection, table, Notice("league-dispute-closed", told), now)
    _go_on(connection, row, table, now)
    seasons.make_due(connection, season.id, now)


def _stop(connection: Connection, row: DisputeRow, table: Stored, now: float) -> None:
    """Stop a running table's clocks until a decision is due; extend a pause that ends sooner."""
    game = table.game
    if game.status != "running" or game.haste == PLAYED_OUT:
        return
    if game.paused_at is None:
        table_clocks.pause(connection, table, row.due_at, now)
    elif game.pause_ends_at is not None and game.pause_ends_at < row.due_at:
        records.set_paused_until(connection, row.id, game.pause_ends_at)
        table_clocks.pause_until(connection, table, row.due_at)


def _go_on(connection: Connection, row: DisputeRow, table: Stored, now: float) -> None:
    """Restart the clocks, or restore the table's earlier pause if it has not ended."""
    game = table.game
    if game.status != "running" or game.paused_at is None or game.pause_ends_at != row.due_at:
        return
    if row.paused_until is not None and row.paused_until > now:
        table_clocks.pause_until(connection, table, row.paused_until)
    else:
        table_clocks.resume(connection, table, now)


def _newest(connection: Connection, fixture_id: int, viewer: Asker, now: float) -> Dispute | None:
    """Return a table's newest dispute if the viewer may read it. Raises BadDispute."""
    people, table_id = people_of(connection, fixture_id), _table_of(connection, fixture_id)
    plays = viewer.person.id in people
    if not (plays or viewer.organises):
        raise BadDispute("reader")
    rows = records.disputes_at(connection, fixture_id)
    if not rows:
        if not plays:
            raise BadDispute("none")
        return None
    row, stated = rows[-1], records.statements(connection, rows[-1].id)
    return Dispute(
        id=row.id,
        fixture=fixture_id,
        season=row.season_id,
        table=table_id,
        raised_by=row.raised_by,
        raised_at=moment(row.raised_at),
        due_at=moment(due_of(connection, load_season(connection, row.season_id), row)),
        heard_at=moment(_heard_at(connection, row, now)),
        statements=tuple(Statement(one.user_id, moment(one.at), one.text) for one in stated),
        silent=tuple(sorted(people - {one.user_id for one in stated})),
        outcome=row.outcome,
        decided_by=row.closed_by,
        reason=row.reason or "",
        plays=plays,
        organises=viewer.organises,
    )


async def keep_disputes(parts: Parts, season: Season, now: float) -> float:
    """Keep the clocks of disputed tables stopped, and remind organisers of overdue decisions.

    Return when the next decision is due. The clocks are checked because another step may have
    restarted them: at the season's last day, for example, or when the bot could post to a channel
    again.
    """
    coming = [now + DAY]
    for row in await parts.registry.database.read(partial(_with_due, season=season)):
        if row.due_at <= now:
            await parts.write(season, partial(_remind, season=season, row=row, now=now))
            continue
        coming.append(row.due_at)
        if row.runs:
            await parts.change(season, row.table_id, partial(_hold, row=row, now=now))
    return min(coming)


class _Open(NamedTuple):
    """An open dispute, its table, when its decision is due, and whether the clocks run."""

    dispute: DisputeRow
    table_id: int
    due_at: float
    runs: bool


def _with_due(connection: Connection, season: Season) -> list[_Open]:
    found = []
    for row in records.open_disputes(connection, season.id):
        game = games.reload(connection, _table_of(connection, row.fixture_id)).game
        due_at = due_of(connection, season, row)
        runs = game.status == "running" and game.paused_at is None
        found.append(_Open(row, game.id, due_at, runs))
    return found


def due_of(connection: Connection, season: Season, row: DisputeRow) -> float:
    """Return when a decision is due, extended by the bot's downtime."""
    seconds = row.due_at - row.raised_at
    return table_clocks.passed(connection, season.league.guild_id, row.raised_at, seconds)


def _hold(connection: Connection, table: Stored, row: _Open, now: float) -> None:
    """Stop the clocks of a disputed table again, unless the dispute has been decided meanwhile."""
    newest = records.disputes_at(connection, row.dispute.fixture_id)[-1]
    if newest.outcome is None and table.game.paused_at is None:
        _stop(connection, newest, table, now)


def _remind(connection: Connection, season: Season, row: _Open, now: float) -> None:
    """Notify organisers once that a decision is overdue and the game goes on."""
    dispute, told = row.dispute, json.dumps({"number": row.dispute.id})
    newest = records.disputes_at(connection, dispute.fixture_id)[-1]
    if newest.outcome is None and not records.is_logged(connection, season.id, _OVERDUE, told):
        log_line(connection, season, _OVERDUE, now, fixture=dispute.fixture_id, number=dispute.id)
        data = {"table": row.table_id, "fixture": dispute.fixture_id}
        post(connection, season, _OVERDUE, now, mark=str(dispute.id), data=data)
