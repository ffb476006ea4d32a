"""Hints for a player's current decision, and reviews of finished games."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from bot.host.analysis.coaching import replay
from bot.host.analysis.coaching.api import (
    Hint,
    HintsOff,
    NoCoach,
    NotFinished,
    NothingToReview,
    NoThinking,
    NotShared,
    Player,
    Progress,
    Report,
    Restarting,
    Reviewed,
    ThinkingBroke,
    TooOld,
    read_hint,
    read_review,
    written,
)
from bot.host.analysis.coaching.replay import players_of
from bot.host.automation.thinking import NoThinkers, Thinkers, ThinkingFailed
from bot.host.core.api import Position, StalePrompt, Table
from bot.host.core.moves.apply import decision_of, seat_of
from bot.host.core.registry import TableRegistry, table_of
from bot.host.core.tables import Tables
from bot.house_bots import coach
from bot.house_bots.coach import Advised, HintJob, MomentJob, Verdict
from bot.house_bots.findings import NO_MISTAKES, Mistakes, Review
from bot.house_bots.searcher import Effort, Job, Searcher, Searchers
from bot.store import Connection
from bot.store.tables import coaching, moves
from bot.store.tables.coaching import ReviewRow
from bot.store.tables.games import Stored
from bot.store.tables.moves import MoveRow

_LOG = logging.getLogger(__name__)

HINT_SECONDS = 10.0
"""Time limit of the search for a hint, in seconds, because a player is waiting; the best options
found by then are returned."""

LOOK = 0.1
"""Seconds between two checks of whether a hint is still wanted."""

A = TypeVar("A")
Wanted: TypeAlias = Callable[[], bool]


def _always() -> bool:
    return True


async def _nobody(progress: Progress) -> None:
    """Ignore the progress of a review."""


class Coaching:
    """Service for advice on players' moves: hints before them, and reviews afterwards."""

    def __init__(
        self, registry: TableRegistry, tables: Tables, searchers: Searchers, thinkers: Thinkers
    ) -> None:
        self._registry = registry
        self._database = registry.database
        self._tables = tables
        self._searchers = searchers
        self._thinkers = thinkers
        # Each person gets one hint and one review searched at a time.
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        self._searches: set[asyncio.Future[Any]] = set()
        self._closed = False
        self.hinted: Effort | None = None
        """Effort of each hint, None = the game's usual one; `reviewed` is that of reviews."""
        self.reviewed: Effort | None = None

    async def hint(self, table_id: int, user_id: int, stamp: int | None = None) -> Hint:
        """Return the two best options for a person's decision; repeated calls return the same hint.

        `stamp` belongs to the decision that the person saw, or is None for the open one. Raises
        UnknownTable, WrongStatus, NotSeated, NotYourDecision, StalePrompt (also if the position
        changed meanwhile), HintsOff, NoCoach, NoThinking, ThinkingBroke, Restarting.
        """
        async with self._lock("hint", user_id):
            position = await self._tables.position(table_id)
            seat, why = seat_of(position.table, user_id), position.table.hints_off
            if why is not None:
                raise HintsOff(why=why)
            decision_of(position, seat, stamp)
            version = Table.version_of(position.asked[seat])
            found = await self._database.read(
                lambda db: coaching.load_hint(db, table_id, seat, version)
            )
            advised = read_hint(found) if found else await self._advised(position, seat, version)
            return Hint(version, *advised, number=(await self.hints(table_id))[seat])

    async def hints(self, table_id: int) -> Mapping[int, int]:
        """Return the number of hints given to each seat of a table, for seats with any."""
        return await self._database.read(lambda db: coaching.hint_counts(db, table_id))

    async def players(self, table_id: int, user_id: int) -> tuple[Player, ...]:
        """Return the players of a finished game: by seat, then those with the most moves first.

        Raises UnknownTable, NotFinished.
        """
        table = await self._finished(table_id)
        return await self._database.read(lambda db: players_of(db, table, user_id))

    async def review(
        self,
        table_id: int,
        user_id: int,
        seat: int | None = None,
        told: Report = _nobody,
    ) -> Reviewed:
        """Return the coach's review of a seat, by default the one where the person moved most.

        For a seat at which the person played, it covers their moves; for another seat it is the
        shared review. A stored review is returned immediately; a new one takes a minute or more,
        and `told` receives its progress. Only one review per person is made at a time. Cancelling
        the call discards the review. Raises UnknownTable, NotFinished, MissingGame, NoCoach,
        NothingToReview, NotShared, NoThinking, TooOld, ThinkingBroke, Restarting.
        """
        table, searcher = await self._judged(table_id)
        if self._lock("review", user_id).locked():
            await told(Progress("queued", 0, 0))
        async with self._lock("review", user_id):
            player = _chosen(await self.players(table_id, user_id), seat)
            review = await self._kept(table, player, searcher)
            if review is None:
                review = await self._made(table, player, searcher, told)
        return Reviewed(table, player, review)

    async def stored(self, table_id: int) -> list[Reviewed]:
        """Return the stored reviews of a finished game, one per player; none if one is missing.

        Whoever shows them asks the players first. Raises UnknownTable, NotFinished.
        """
        table = await self._finished(table_id)

        def read(connection: Connection) -> list[tuple[Player, str | None]]:
            rows = coaching.reviews_of(connection, table_id)
            kept = {(row.seat, row.user_id): row.data for row in rows}
            players = players_of(connection, table, 0)
            return [(player, kept.get((player.seat, player.user_id))) for player in players]

        found = await self._database.read(read)
        reviewed = [Reviewed(table, one, read_review(text)) for one, text in found if text]
        return reviewed if len(reviewed) == len(found) else []

    async def mistakes(self, table_id: int, people: Collection[int]) -> Mapping[int, Mistakes]:
        """Return the mistakes of these people at a finished table, by person.

        Their reviews are made, or made anew, if not all mistakes have been counted. People are
        missing who made no move; so is everybody if the coach cannot judge the game. Raises
        UnknownTable, NotFinished, MissingGame, NoThinking, ThinkingBroke, Restarting.
        """
        found = dict[int, Mistakes]()
        try:
            table, searcher = await self._judged(table_id)
            for player in await self.players(table_id, 0):
                if player.user_id not in people:
                    continue
                review = await self._kept(table, player, searcher)
                if review is None or review.mistakes is None:
                    review = await self._made(table, player, searcher, _nobody, coach.COUNTED)
                others = found.get(player.user_id, NO_MISTAKES)
                found[player.user_id] = others.and_of(review.mistakes or NO_MISTAKES)
        except (NoCoach, TooOld):
            return {}
        return found

    async def share(self, table_id: int, user_id: int, seat: int, shared: bool) -> None:
        """Share a person's own review, or stop sharing it. Raises NothingToReview."""
        there = await self._database.write(
            lambda db: coaching.share_review(db, table_id, seat, user_id, shared)
        )
        if not there:
            raise NothingToReview(who="own")

    async def drain(self) -> None:
        """Start no more searches, and cancel running ones; their callers get an error."""
        self._closed = True
        for search in tuple(self._searches):
            search.cancel()

    def _lock(self, what: str, user_id: int) -> asyncio.Lock:
        return self._locks.setdefault((what, user_id), asyncio.Lock())

    def _searcher(self, game: str) -> Searcher[Any, Any, Any]:
        if game not in self._searchers:
            raise NoCoach(game=game)
        return self._searchers[game]

    async def _advised(self, position: Position, seat: int, version: int) -> Advised:
        """Search for a hint and store it, which counts as a hint given. Raises StalePrompt."""
        table, asked = position.table, position.asked[seat]
        seed = replay.lots(table.id, version)
        searcher = self._searcher(table.game)
        text = replay.dealt(searcher, position._state, seat, seed)
        effort = self.hinted or searcher.hinted
        job = HintJob(table.game, text, seat, seed, HINT_SECONDS, effort)

        def wanted() -> bool:
            live = self._registry.known(table.id)
            return live is None or live.position.asked.get(seat) == asked

        advised = await self._searched(job, table.id, urgent=True, wanted=wanted)
        answer = written(advised)
        async with self._registry.lock(table.id):
            now = (await self._registry.live(table.id)).position
            if now.asked.get(seat) != asked:
                raise StalePrompt(version=position.version, newest=now.version)
            await self._database.write(
                lambda db: coaching.keep_hint(db, table.id, seat, version, answer)
            )
        return advised

    async def _finished(self, table_id: int) -> Table:
        return _over(await self._registry.stored(table_id))

    async def _judged(self, table_id: int) -> tuple[Table, Searcher[Any, Any, Any]]:
        """Return a finished table, and what the coach needs of its game.

        Raises UnknownTable, NotFinished, MissingGame, NoCoach.
        """
        stored = await self._registry.stored(table_id)
        table = _over(stored)
        self._registry.rules_at(stored)
        return table, self._searcher(table.game)

    async def _kept(
        self, table: Table, player: Player, searcher: Searcher[Any, Any, Any]
    ) -> Review | None:
        """Return the stored review, or None if there is none made with the current settings."""
        rows = await self._database.read(lambda db: coaching.reviews_of(db, table.id))
        by = self._judged_by(searcher)
        of_player = (row for row in rows if (row.seat, row.user_id) == player[:2])
        return next((read_review(row.data) for row in of_player if row.judged_by == by), None)

    async def _made(
        self,
        table: Table,
        player: Player,
        searcher: Searcher[Any, Any, Any],
        told: Report,
        measured: Mapping[str, float] = coach.MEASURED,
    ) -> Review:
        """Make a review and store it, unless its person was erased meanwhile."""
        if not self._thinkers.offered:
            raise NoThinking
        jobs = await self._jobs(table, player, searcher)
        verdicts: list[Verdict] = []
        for job in jobs:
            await told(Progress("decisions", len(verdicts), len(jobs)))
            verdicts.append(await self._searched(job, table.id, urgent=False))
        promising = coach.promising(verdicts, measured)
        for done, at in enumerate(promising):
            await told(Progress("moments", done, len(promising)))
            again = jobs[at].measuring(verdicts[at])
            verdicts[at] = await self._searched(again, table.id, urgent=False)
        review = coach.review(player.seat, verdicts)
        row = ReviewRow(
            table.id,
            player.seat,
            player.user_id,
            self._judged_by(searcher),
            written(review),
            self._registry.now(),
        )

        def keep(connection: Connection) -> None:
            if coaching.has_moved(connection, table.id, player.user_id):
                coaching.keep_review(connection, row)

        await self._database.write(keep)
        return review

    async def _jobs(
        self, table: Table, player: Player, searcher: Searcher[Any, Any, Any]
    ) -> Sequence[MomentJob]:
        now = await self._tables.position(table.id)
        first = await self._tables.position(table.id, 0)
        rows = await self._database.read(lambda db: moves.everything(db, table.id))

        def whose(row: MoveRow) -> bool:
            return (row.seat, row.user_id) == player[:2]

        effort = self.reviewed or searcher.reviewed
        return await asyncio.to_thread(
            replay.jobs, searcher, first._state, now._state, rows, whose, effort
        )

    def _judged_by(self, searcher: Searcher[Any, Any, Any]) -> str:
        return coach.mark(searcher, self.reviewed or searcher.reviewed)

    async def _searched(
        self, job: Job[A], table_id: int, *, urgent: bool, wanted: Wanted = _always
    ) -> A:
        """Return the result of a job. Raises NoThinking, Restarting, StalePrompt, ThinkingBroke."""
        if self._closed:
            raise Restarting
        search = asyncio.ensure_future(self._thinkers.think(job, table_id, urgent))
        self._searches.add(search)
        try:
            while not search.done():
                await asyncio.wait((search,), timeout=LOOK)
                if not wanted():
                    raise StalePrompt
            return search.result()
        except asyncio.CancelledError:
            if self._closed:
                raise Restarting from None
            raise
        except NoThinkers as error:
            raise NoThinking from error
        except ThinkingFailed as error:
            _LOG.exception("table %s: a search of the coach broke down", table_id)
            raise ThinkingBroke from error
        finally:
            search.cancel()
            self._searches.discard(search)


def _over(stored: Stored) -> Table:
    table = table_of(stored)
    if table.status != "over":
        raise NotFinished(status=table.status)
    return table


def _chosen(players: Sequence[Player], seat: int | None) -> Player:
    """Return the player whose review is requested. Raises NothingToReview, NotShared."""
    own = [player for player in players if player.own and seat in (None, player.seat)]
    if own:
        return max(own, key=lambda player: player.moves)
    if seat is None:
        raise NothingToReview(who="own")
    there = [player for player in players if player.seat == seat]
    if not there:
        raise NothingToReview(who="seat")
    shared = next((player for player in there if player.shared), None)
    if shared is None:
        raise NotShared(name=there[0].name)
    return shared
