"""Sessions with Discord, begun by several processes: one after the other."""

from __future__ import annotations

from bot.host.core.registry import TableRegistry
from bot.store.sharing import lease


class Sessions:
    """Queue of the shards of a bucket, across all processes."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def book(self, bucket: int, pause: float) -> float:
        """Take the next place in the queue; return in how many seconds it is due.

        An unused place costs the next one the pause. Raises StoreError.
        """
        now = self._registry.now()
        begins_at = await self._registry.database.write(
            lambda db: lease.book(db, bucket, now, pause)
        )
        return begins_at - now
