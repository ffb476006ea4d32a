"""Faults to plant: each a small wrong twin of something in host or store, to be found by a seed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from typing import Any, TypeAlias
from unittest.mock import patch

from bot.host.absence import table_clocks
from bot.host.analysis import drafts
from bot.host.automation.house_bots import HouseBots
from bot.host.automation.standing_orders import Orders
from bot.host.core import tables
from bot.host.core.background.worker import KeyedWorker
from bot.host.core.moves import commit
from bot.host.core.moves.takebacks import all_standing
from bot.host.core.registry import TableRegistry
from bot.host.core.tables import Tables
from bot.host.posting import batching
from bot.host.posting.bulletins import Bulletins
from bot.host.posting.outbox import Outbox
from bot.host.proposals.actions import Powers
from bot.store.posting import outbox
from bot.store.tables import games
from bot.store.turns import clocks
from bot.store.turns.clocks import ClockRow
from bot.web.play import routes
from tests.tools.simulate.leagues.faults import FAULTS as LEAGUE_FAULTS
from tests.tools.simulate.leagues.world import simulate_league
from tests.tools.simulate.world import Result, simulate

Fault: TypeAlias = Callable[[], AbstractContextManager[Any]]

FAULTS: dict[str, Fault] = {}
MOST_SEEDS = 1000


def plant(fault: Fault) -> Fault:
    FAULTS[fault.__name__] = fault
    return fault


def first_found(
    fault: Fault, seeds: int = MOST_SEEDS, world: Callable[[int], Result] = simulate
) -> Result | None:
    """Return what the first seed says that finds a fault."""
    with fault():
        results = (world(seed) for seed in range(seeds))
        return next((result for result in results if result.findings), None)


def hunt(seeds: int) -> int:
    """Print which seed finds each fault; exit code 1 where none does."""
    missed = 0
    planted = {name: (fault, simulate) for name, fault in FAULTS.items()}
    planted |= {name: (fault, simulate_league) for name, fault in LEAGUE_FAULTS.items()}
    for name, (fault, world) in planted.items():
        found = first_found(fault, seeds, world)
        missed += found is None
        seed, what = ("-", "NOT FOUND") if found is None else (found.seed, found.findings[0])
        print(f"{name:<34} {seed:>4}  {str(what).splitlines()[0][:100]}", flush=True)
    print(f"{len(planted) - missed} of {len(planted)} found")
    return 1 if missed else 0


async def _nothing(*_: object, **__: object) -> None:
    """Do nothing where something should be done."""


@plant
def no_table_lock():
    return patch.object(TableRegistry, "lock", lambda self, table_id: asyncio.Lock())


@plant
def old_buttons_still_move():
    real = tables.decision_of
    return patch.object(tables, "decision_of", lambda at, seat, version: real(at, seat, None))


@plant
def a_double_click_moves_twice():
    real = commit.asked_since
    return patch.object(commit, "asked_since", lambda at, mover, asked: real(at, -1, asked))


@plant
def acknowledged_before_stored():
    async def write(self: Tables, live: Any, made: Any, also: Any) -> None:
        def work(connection: Any) -> None:
            made.write(connection, self._hooks)
            also(connection)

        self.late = asyncio.ensure_future(self._registry.database.write(work))  # type: ignore
        self._registry.keep(live._replace(position=made.after))
        self._followers.wake(made.after.table.id)

    return patch.object(Tables, "_write", write)


@contextmanager
def _after_the_move(module: Any, name: str) -> Iterator[None]:
    """Store a part of every move in a transaction of its own, after it."""
    late: dict[int, list[Callable[[Any], None]]] = {}
    real, store, write = getattr(module, name), commit.Commit.write, Tables._write

    def without(self: commit.Commit, connection: Any, hooks: Any) -> None:
        parts: list[Callable[[Any], None]] = []
        put_off = lambda _, *values: parts.append(lambda db: real(db, *values))  # noqa: E731
        with patch.object(module, name, put_off):
            store(self, connection, hooks)
        late[id(self)] = parts

    async def both(self: Tables, live: Any, made: Any, also: Any) -> None:
        await write(self, live, made, also)
        for part in late.pop(id(made)):
            await self._registry.database.write(part)

    with patch.object(commit.Commit, "write", without), patch.object(Tables, "_write", both):
        yield


@plant
def news_stored_after_the_move():
    return _after_the_move(outbox, "insert")


@plant
def state_stored_after_the_move():
    return _after_the_move(commit, "write_state")


@plant
def answered_questions_stay():
    real = games.set_asked

    def some(connection: Any, game_id: int, asked: Any, at: float) -> None:
        still = {seat: version for seat, version in asked.items() if version is not None}
        real(connection, game_id, still, at)

    return patch.object(games, "set_asked", some)


@plant
def memory_is_never_forgotten():
    return patch.object(TableRegistry, "forget", lambda self, table_id: None)


@plant
def takes_back_what_others_did():
    return patch.object(tables, "own_last", lambda db, table, user: all_standing(db, table)[-1:])


@plant
def settled_before_sent():
    real = Outbox._publish

    async def publish(self: Outbox, told: Any, bulletin: Any) -> bool:
        await self._registry.database.write(lambda db: outbox.settle(db, told.rows, "done"))
        return await real(self, told, bulletin)

    return patch.object(Outbox, "_publish", publish)


@plant
def sent_before_stored_as_one_post():
    return patch.object(outbox, "begin", lambda connection, rows, at: None)


@plant
def old_buttons_are_left():
    return patch.object(Outbox, "_strip_old", _nothing)


@plant
def buttons_that_failed_to_go_are_left():
    real = Outbox._strip_old

    async def strip(self: Outbox, *told: Any) -> None:
        await real(self, *told)

    return patch.object(Outbox, "_strip_old", strip)


@plant
def each_try_is_another_post():
    real = Bulletins.build

    async def build(self: Bulletins, told: Any, now: Any) -> Any:
        bulletin = await real(self, told, now)
        return replace(bulletin, key=f"{bulletin.key}-{told.last.tries}")

    return patch.object(Bulletins, "build", build)


@plant
def the_last_post_is_not_known():
    real = TableRegistry.change

    async def change(
        self: TableRegistry, table_id: int, also: Any = lambda db: None, **values: Any
    ) -> Any:
        values.pop("post_id", None)
        return await real(self, table_id, also, **values)

    return patch.object(TableRegistry, "change", change)


@plant
def phases_are_told_together():
    real = batching._ends
    return patch.object(
        batching,
        "_ends",
        lambda rows, *more: real([row._replace(closes=None) for row in rows], *more),
    )


@plant
def news_are_told_again():
    return patch.object(outbox, "announced_before", lambda db, table_id, row_id: -1)


@plant
def kicked_while_it_runs():
    real = KeyedWorker.run_soon

    def run_soon(self: KeyedWorker, table_id: int) -> None:
        if table_id not in self._tasks:
            real(self, table_id)

    return patch.object(KeyedWorker, "run_soon", run_soon)


@plant
def posts_are_not_resumed():
    async def resume(self: Outbox) -> None:
        await self._worker.settled()

    return patch.object(Outbox, "resume", resume)


@plant
def house_bots_are_not_resumed():
    return patch.object(HouseBots, "resume", _nothing)


@plant
def orders_are_not_resumed():
    return patch.object(Orders, "resume", _nothing)


@plant
def followed_after_the_move():
    real = Tables.play_order

    async def play(self: Tables, table: int, user: int, text: str, seen: int, also: Any) -> Any:
        played = await real(self, table, user, text, seen, lambda connection: None)
        await self._registry.database.write(also)
        return played

    return patch.object(Tables, "play_order", play)


@plant
def agreed_after_the_takeback():
    async def take_back(self: Powers, row: Any, data: Any, also: Any) -> None:
        version = data["version"]
        await self._tables.restore(row.game_id, row.user_id, version, row.version, lambda db: None)
        await self._registry.database.write(also)

    return patch.object(Powers, "_take_back", take_back)


@plant
def clocks_without_timers():
    def save(connection: Any, stored: Any, seat: Any, clock: Any) -> None:
        clocks.save(connection, stored.game.id, seat.seat, ClockRow(*clock))

    return patch.object(table_clocks, "save", save)


@plant
def clocks_run_on():
    return patch.object(table_clocks, "turned", lambda *values: None)


@plant
def a_page_that_checks_no_stamp():
    real = routes.DOORS["move"]

    async def move(site: Any, seen: Any, sent: Any) -> str:
        asked = seen.position.asked.get(seen.viewer.seat, sent["stamp"])
        return await real(site, seen, {**sent, "stamp": asked})

    return patch.dict(routes.DOORS, move=move)


@plant
def a_page_that_acknowledges_before_the_commit():
    real = routes.DOORS["move"]

    async def move(site: Any, seen: Any, sent: Any) -> str:
        late = asyncio.ensure_future(real(site, seen, sent))
        late.add_done_callback(lambda task: task.cancelled() or task.exception())
        return ""

    return patch.dict(routes.DOORS, move=move)


@plant
def a_page_that_takes_back_what_is_last_by_then():
    real = Tables.takeback

    async def takeback(self: Tables, table: int, user: int, stamp: int | None = None) -> Any:
        version = await self.free_takeback(table, user)
        if stamp is not None and version != stamp:
            raise routes.NothingToTakeBack(reason="moved")
        return await real(self, table, user)

    return patch.object(Tables, "takeback", takeback)


@plant
def a_page_that_begins_a_draft_twice():
    async def begun(site: Any, seen: Any, stamp: int) -> Any:
        draft = await site.context.host.analysis.drafts.open(seen.table.id, seen.viewer.user_id)
        return draft.mark

    return patch.object(routes, "_begun", begun)


@plant
def a_draft_that_is_sent_whatever_it_is_by_then():
    real = drafts.Drafts.send

    async def send(self: Any, table: int, user: int, mark: Any) -> Any:
        return await real(self, table, user, (await self.open(table, user)).mark)

    return patch.object(drafts.Drafts, "send", send)


@plant
def anybody_moves_by_a_page():
    return patch.object(routes, "may_move", lambda who, seen: seen.viewer.seat is not None)
