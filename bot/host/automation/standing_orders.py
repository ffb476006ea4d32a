"""Standing orders, which move for their owner after every commit, before it is posted.

An order is carried out as an ordinary move of its seat. It ends automatically when its time is
over, when a single-use order cannot be followed, when the person no longer plays the seat, and when
a move was taken back; decisions that it does not settle are left to the person. Every move that it
makes is a move of the game, so orders cannot continue forever.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from bot.engine.api import GameError
from bot.host.core.api import HostError, Position, StalePrompt, WrongStatus
from bot.host.core.background.worker import Background, KeyedWorker
from bot.host.core.moves.apply import seat_of
from bot.host.core.registry import TableRegistry
from bot.host.core.tables import Tables
from bot.house_bots.orders import ONLY, PASS, SCOPES, OrderBook, Wish
from bot.store import Connection
from bot.store.tables import games
from bot.store.turns import orders
from bot.store.turns.orders import OrderRow

__all__ = [
    "MOST",
    "ONLY",
    "PASS",
    "SCOPES",
    "BadOrder",
    "Books",
    "Order",
    "OrderBook",
    "Orders",
    "Wish",
]

_LOG = logging.getLogger(__name__)

MOST = 10
"""Maximum number of orders that a person may have armed at a table: as many as a screen shows."""
ENDED = 5
"""Number of ended orders that a person is still shown."""

Books: TypeAlias = Mapping[str, OrderBook[Any]]
"""Order books, by game."""


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order: a kind of decision, its preferences, and how long it applies.

    `scope` is one of SCOPES. `ended` is None while it is armed, else done | cancelled | replaced |
    time | over | unfit | left | takeback.
    """

    id: int
    table_id: int
    seat: int
    user_id: int
    wish: str
    decision: str
    prefers: tuple[str, ...]
    scope: str
    span: str | None
    fired: int
    ended: str | None


class BadOrder(HostError):
    """The order cannot be armed or ended (`reason`: full (`most` are armed) | gone | unknown)."""

    code = "bad-order"


class _Fire(NamedTuple):
    """An order to be carried out now, with its moves."""

    order: Order
    moves: tuple[str, ...]
    span: str | None


class _End(NamedTuple):
    """An order that ends now, and why."""

    order: Order
    why: str


class Orders(Background):
    """The follower that arms, ends and carries out standing orders."""

    def __init__(self, registry: TableRegistry, tables: Tables, books: Books) -> None:
        self._registry = registry
        self._tables = tables
        self._books = books
        self._worker = KeyedWorker(self._follow_all, registry.noted)

    def book(self, game: str) -> OrderBook[Any] | None:
        """Return a game's order book, or None if it has no orders."""
        return self._books.get(game)

    async def arm(
        self,
        table_id: int,
        user_id: int,
        wish: str,
        decision: str,
        prefers: Sequence[str] = (),
        scope: str = "once",
    ) -> Order:
        """Add an order, replacing one of the same kind for the same decision.

        It is carried out immediately if it applies. Raises UnknownTable, WrongStatus, NotSeated,
        BadOrder.
        """
        async with self._registry.lock(table_id):
            position = (await self._registry.live(table_id)).position
            seat = seat_of(position.table, user_id)
            book = self._checked(position, seat, wish, decision, prefers, scope)
            span = _first_span(book, position, seat, decision, scope)
            data = json.dumps(list(prefers))
            row = OrderRow(0, table_id, seat, user_id, wish, decision, data, scope, span)
            order_id = await self._registry.database.write(
                lambda db: _arm(db, row, position.version)
            )
        self.run_soon(table_id)
        return _order(row._replace(id=order_id))

    async def cancel(self, order_id: int, user_id: int) -> Order:
        """End a person's own order. Raises BadOrder if they do not have this order."""
        row = await self._registry.database.read(lambda db: orders.load(db, order_id))
        if row is None or row.user_id != user_id:
            raise BadOrder(reason="gone", most=MOST)
        version = (await self._registry.stored(row.game_id)).game.version
        await self._registry.write_at(
            row.game_id, lambda db: orders.end(db, order_id, "cancelled", version)
        )
        return _order(row)

    async def check_own(self, order_id: int) -> None:
        """Check that this process owns the table of an order. Raises OtherShard, BadOrder."""

        def server(connection: Connection) -> int | None:
            row = orders.load(connection, order_id)
            if row is None:
                raise BadOrder(reason="gone", most=MOST)
            return games.server_of(connection, row.game_id)

        await self._registry.cluster.check_found(server)

    async def armed(self, table_id: int, user_id: int) -> list[Order]:
        """Return a person's armed orders at a table, oldest first."""
        rows = await self._registry.database.read(lambda db: orders.armed(db, table_id))
        return [_order(row) for row in rows if row.user_id == user_id]

    async def ended(self, table_id: int, user_id: int) -> list[Order]:
        """Return a person's newest ended orders at a table, newest first."""
        rows = await self._registry.database.read(
            lambda db: orders.ended(db, table_id, user_id, ENDED)
        )
        return [_order(row) for row in rows]

    def has_work(self, connection: Connection, after: Position) -> bool:
        """Return whether an order is armed at the table."""
        return orders.is_armed(connection, after.table.id)

    def run_soon(self, table_id: int) -> None:
        """Start carrying out a table's orders that apply, unless that is already running."""
        self._worker.run_soon(table_id)

    async def resume(self) -> None:
        """Carry out the orders that are due, for example after a restart."""
        for table_id in await self._registry.database.read(orders.tables):
            self.run_soon(table_id)

    def _checked(
        self,
        position: Position,
        seat: int,
        wish: str,
        decision: str,
        prefers: Sequence[str],
        scope: str,
    ) -> OrderBook[Any]:
        """Return the game's order book if it allows the order. Raises BadOrder."""
        book = self._books.get(position.table.game)
        found = None if book is None else book.wish(wish, decision)
        if book is None or found is None or scope not in SCOPES:
            raise BadOrder(reason="unknown", most=MOST)
        known = set(found.values(position.view(seat)))
        distinct = len(set(prefers)) == len(prefers)
        if not (distinct and known >= set(prefers) and found.least <= len(prefers) <= found.most):
            raise BadOrder(reason="unknown", most=MOST)
        return book

    async def _follow_all(self, table_id: int) -> None:
        moving = True
        while moving and not self._worker.closed:
            moving = await self._follow(table_id)

    async def _follow(self, table_id: int) -> bool:
        """Carry out or end one order; return whether another one may follow."""
        rows = await self._registry.database.read(lambda db: orders.armed(db, table_id))
        if not rows:
            return False
        async with self._registry.lock(table_id):
            position = (await self._registry.live(table_id)).position
        book = self._books.get(position.table.game)
        verdicts = (_verdict(_order(row), position, book) for row in rows)
        verdict = next((found for found in verdicts if found is not None), None)
        if isinstance(verdict, _End):
            await self._end(verdict, position.version)
        elif verdict is not None:
            return await self._fire(verdict, position)
        return verdict is not None

    async def _end(self, end: _End, version: int) -> None:
        await self._registry.database.write(
            lambda db: orders.end(db, end.order.id, end.why, version)
        )

    async def _fire(self, fire: _Fire, position: Position) -> bool:
        """Make the moves of an order; return whether to check the table again."""
        order, text = fire.order, "; ".join(fire.moves)

        def also(connection: Connection) -> None:
            orders.follow(connection, order.id, fire.span)
            if order.scope == "once":
                orders.end(connection, order.id, "done", position.version + 1)

        try:
            await self._tables.play_order(
                order.table_id, order.user_id, text, position.asked[order.seat], also
            )
        except (StalePrompt, WrongStatus):
            _LOG.debug("table %s: order %s came too late", order.table_id, order.id)
        except GameError as error:
            _LOG.error("table %s: order %s does not fit: %s", order.table_id, order.id, error.code)
            await self._end(_End(order, "unfit"), position.version)
        except HostError as error:
            _LOG.info("table %s: order %s must wait: %s", order.table_id, order.id, error.code)
            return False
        return True


def _verdict(order: Order, position: Position, book: OrderBook[Any] | None) -> _Fire | _End | None:
    """Return whether an order is carried out or ends in this position, or None if it waits."""
    if position.table.left_at is not None:
        return None
    if position.table.status != "running":
        return _End(order, "over")
    chair = position.table.chairs[order.seat]
    if chair.user_id != order.user_id or chair.mover is not None:
        return _End(order, "left")
    wish = None if book is None else book.wish(order.wish, order.decision)
    if book is None or wish is None:
        return _End(order, "unfit")
    span = book.span(order.scope, position.view(order.seat))
    if order.span not in (None, span):
        return _End(order, "time")
    decision = position.decision_of(order.seat)
    if decision is None or decision.kind != order.decision:
        return None
    moves = _chosen(wish, order, position)
    if moves:
        return _Fire(order, moves, span)
    return _End(order, "unfit") if order.scope == "once" else None


def _chosen(wish: Wish[Any], order: Order, position: Position) -> tuple[str, ...]:
    decision = position.decision_of(order.seat)
    assert decision is not None
    legal = [position.rules.notate(move) for move in decision.moves]
    try:
        return wish.choose(order.prefers, position.view(order.seat), legal)
    except Exception:
        # A game must never stop because of an order; the person decides.
        _LOG.exception("table %s: order %s failed", order.table_id, order.id)
        return ()


def _first_span(
    book: OrderBook[Any], position: Position, seat: int, decision: str, scope: str
) -> str | None:
    """Return the phase or round to which a new order is bound immediately.

    An order for a phase whose decision is not open yet is bound when it is first carried out.
    """
    asked = position.decision_of(seat)
    if scope == "phase" and (asked is None or asked.kind != decision):
        return None
    return book.span(scope, position.view(seat))


def _arm(connection: Connection, row: OrderRow, version: int) -> int:
    own = [old for old in orders.armed(connection, row.game_id) if old.user_id == row.user_id]
    same = [old for old in own if (old.kind, old.decision) == (row.kind, row.decision)]
    for old in same:
        orders.end(connection, old.id, "replaced", version)
    if len(own) - len(same) >= MOST:
        raise BadOrder(reason="full", most=MOST)
    return orders.insert(connection, row)


def _order(row: OrderRow) -> Order:
    return Order(
        id=row.id,
        table_id=row.game_id,
        seat=row.seat,
        user_id=row.user_id,
        wish=row.kind,
        decision=row.decision,
        prefers=tuple(json.loads(row.data)),
        scope=row.scope,
        span=row.span,
        fired=row.fired,
        ended=row.ended,
    )
