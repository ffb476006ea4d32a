"""Standing orders that a post offers: if only one move is possible, apart from passing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.api import Decision
from bot.host.automation.standing_orders import Books
from bot.host.core.api import Position
from bot.host.core.registry import TableRegistry
from bot.house_bots.orders import ONLY, PASS, Wish
from bot.store import Connection
from bot.store.tables import moves
from bot.store.turns import orders

_REMEMBERED = 4096
"""Maximum cached decisions that are known to have had an offer before."""
_NEVER = 1 << 62


class Offers:
    """Finder of decisions that are a person's first of their kind an order could have answered."""

    def __init__(self, registry: TableRegistry, books: Books) -> None:
        self._registry = registry
        self._books = books
        self._offered: dict[tuple[int, int, str], int] = {}
        """By table, seat and kind: the version at which an earlier offer was found."""

    async def of(self, position: Position) -> str | None:
        """Return the kind of decision for which an order is offered, None = for none.

        It is offered once a game to each person, but not to one who has given such an order.
        """
        chairs = position.table.chairs
        asked = [one for one in position.decisions if chairs[one.seat].mover is None]
        book = self._books.get(position.table.game)
        if len(asked) != 1 or book is None:
            return None
        (decision,) = asked
        wish = book.wish(ONLY, decision.kind)
        if wish is None or not _is_lone(position, decision, wish):
            return None
        if self._offered.get(_key(position, decision), _NEVER) <= position.version:
            return None
        is_known, alike = await self._registry.database.read(
            lambda db: _past(db, position, decision)
        )
        if is_known or await self._was_offered(position, decision, wish, alike):
            return None
        return decision.kind

    async def _was_offered(
        self, position: Position, decision: Decision[Any], wish: Wish[Any], alike: Sequence[int]
    ) -> bool:
        """Return whether the person had such a decision before one of these moves."""
        for version in alike:
            before = await self._registry.position_at(position, version - 1)
            asked = before.decision_of(decision.seat)
            if asked and asked.kind == decision.kind and _is_lone(before, asked, wish):
                self._remember(position, decision)
                return True
        return False

    def _remember(self, position: Position, decision: Decision[Any]) -> None:
        if len(self._offered) >= _REMEMBERED:
            self._offered.clear()
        self._offered[_key(position, decision)] = position.version


def _past(
    connection: Connection, position: Position, decision: Decision[Any]
) -> tuple[bool, list[int]]:
    """Return whether the person ever gave that order, and their similar moves, newest first."""
    table_id, seat = position.table.id, decision.seat
    user_id = position.table.chairs[seat].user_id or 0
    given = orders.given(connection, table_id, user_id, ONLY)
    if any(order.decision == decision.kind for order in given):
        return True, []
    verbs = {_verb(text) for text in _texts(position, decision)}
    own = moves.own(connection, table_id, seat, position.version)
    return False, [row.version for row in reversed(own) if _verb(row.text) in verbs]


def _key(position: Position, decision: Decision[Any]) -> tuple[int, int, str]:
    return position.table.id, decision.seat, decision.kind


def _is_lone(position: Position, decision: Decision[Any], wish: Wish[Any]) -> bool:
    """Return whether the order would have exactly one move to make."""
    texts = _texts(position, decision)
    # Mostly there is a choice, and then the seat's view need not be computed.
    if sum(text != PASS for text in texts) != 1:
        return False
    return bool(wish.choose((), position.view(decision.seat), texts))


def _texts(position: Position, decision: Decision[Any]) -> list[str]:
    return [position.rules.notate(move) for move in decision.moves]


def _verb(text: str) -> str:
    return text.split(maxsplit=1)[0]
