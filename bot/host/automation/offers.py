"""Standing orders that a question offers: where one move alone is left, beside passing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.api import Decision
from bot.host.api import Position
from bot.host.automation.standing_orders import Books
from bot.host.core.registry import TableRegistry
from bot.players.orders import ONLY, Wish
from bot.store import Connection, moves, orders


class Offers:
    """Knows which questions are the first of their kind that an order could have answered."""

    def __init__(self, registry: TableRegistry, books: Books) -> None:
        self._registry = registry
        self._books = books

    async def of(self, position: Position) -> str | None:
        """Return the kind of decision for which an order is offered, None = for none.

        It is offered once a game to each person, and to nobody who knows it already.
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
        if await self._is_known(position, decision):
            return None
        return None if await self._was_offered(position, decision, wish) else decision.kind

    async def _is_known(self, position: Position, decision: Decision[Any]) -> bool:
        table = position.table
        user_id = table.chairs[decision.seat].user_id or 0
        given = await self._registry.database.read(
            lambda db: orders.given(db, table.id, user_id, ONLY)
        )
        return any(order.decision == decision.kind for order in given)

    async def _was_offered(
        self, position: Position, decision: Decision[Any], wish: Wish[Any]
    ) -> bool:
        """Return whether the person was asked like this before: the newest first."""
        verbs = {_verb(text) for text in _texts(position, decision)}

        def read(connection: Connection) -> list[int]:
            own = moves.own(connection, position.table.id, decision.seat, position.version)
            return [row.version for row in own if _verb(row.text) in verbs]

        for version in reversed(await self._registry.database.read(read)):
            before = await self._registry.past(position, version - 1)
            asked = before.decision_of(decision.seat)
            if asked and asked.kind == decision.kind and _is_lone(before, asked, wish):
                return True
        return False


def _is_lone(position: Position, decision: Decision[Any], wish: Wish[Any]) -> bool:
    """Return whether the order would know what to do."""
    return bool(wish.choose((), position.view(decision.seat), [*_texts(position, decision)]))


def _texts(position: Position, decision: Decision[Any]) -> Iterable[str]:
    return map(position.rules.notate, decision.moves)


def _verb(text: str) -> str:
    return text.split(maxsplit=1)[0]
