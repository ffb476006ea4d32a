"""Pending edits of posts: removing buttons and reminders, adding pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.core.api import Posted, Publisher
from bot.host.core.background.delivery import Delivery
from bot.host.core.registry import TableRegistry
from bot.host.posting.batching import Digest, Room
from bot.host.posting.bulletins import Bulletins
from bot.store.posting import edits, outbox
from bot.store.posting.edits import EditRow

FIRST_DELAY = 15.0


class Edits:
    """Worker that carries out pending edits; messages that were deleted need none."""

    def __init__(self, registry: TableRegistry, bulletins: Bulletins) -> None:
        self._registry = registry
        self._bulletins = bulletins

    async def catch_up(
        self, table_id: int, due: Sequence[EditRow], publisher: Publisher, room: Room
    ) -> float:
        """Try each due edit of a table once; return the seconds until there is room for the rest.

        Deleting messages does not require room.
        """
        for row in due:
            if not row.gone and (wait := room.edit_in(row.place_id, row.message_id)):
                return wait
            await self._delivery(table_id, row, publisher).run(self._registry)
        return 0.0

    def _delivery(self, table_id: int, row: EditRow, publisher: Publisher) -> Delivery[None]:
        facts = {"table": table_id, "channel": row.place_id, "message": row.message_id}
        return Delivery(
            tries=row.tries,
            facts={"what": "edit", **facts},
            send=lambda: self._edit(table_id, row, publisher),
            settle=lambda db, _: edits.put_off(db, row.id, None),
            put_off=lambda db, due_at: edits.put_off(db, row.id, due_at),
            first_delay=FIRST_DELAY,
        )

    async def _edit(self, table_id: int, row: EditRow, publisher: Publisher) -> None:
        if row.gone:
            await publisher.delete(row.place_id, row.message_id)
            return
        batch = row.pictures_of
        if batch is None:
            await publisher.strip(row.place_id, row.message_id)
            return
        async with self._registry.lock(table_id):
            now = (await self._registry.live(table_id)).position
        rows = await self._registry.database.read(lambda db: outbox.of_post(db, batch))
        bulletin = await self._bulletins.build(Digest(tuple(rows)), now)
        await publisher.illustrate(bulletin, Posted(row.place_id, row.message_id, lacks=True))
