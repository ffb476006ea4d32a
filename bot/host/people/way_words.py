"""Direct messages to people whose way to be called the bot has switched off."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Protocol

from bot.host.core.background.delivery import Delivery, Sweep
from bot.host.people import calling
from bot.host.people.ways import Way
from bot.store import Connection
from bot.store.people import ways
from bot.store.people.ways import WayRow


@dataclass(frozen=True, slots=True)
class WayWord:
    """A direct message that a way was switched off; `tried` is the time of the first try."""

    way: Way
    tried: datetime | None


class WordPublisher(Protocol):
    """Sender of these direct messages, implemented in the cogs."""

    async def send(self, word: WayWord) -> None:
        """Send a message exactly once, even if it is retried. Raises PublishFailed."""


class WayWords(Sweep[WayRow]):
    """Sender of the messages that are due, each when its person is awake."""

    publisher: WordPublisher | None = None
    due = staticmethod(ways.untold)

    async def look(self) -> int:
        """Try to send the messages that are due; return how many were sent."""
        if not self._registry.cluster.shard_range.has_rest:
            # A way belongs to no server, so only one process does this.
            return 0
        return await super().look()

    def begin(self, connection: Connection, row: WayRow, now: float) -> Delivery[None] | None:
        """Store that a message is tried now, or until when its person sleeps."""
        assert self.publisher is not None
        way = ways.load(connection, row.id)
        if way is None or way.told:
            return None
        wakes_at = calling.wakes_at(connection, way.user_id, now)
        if wakes_at > now:
            ways.change(connection, way.id, due_at=wakes_at)
            return None
        ways.begin_telling(connection, way.id, now)
        tried = None if way.tried_at is None else datetime.fromtimestamp(way.tried_at, UTC)
        return Delivery(
            tries=way.tries,
            facts={"what": "way off"},
            send=partial(self.publisher.send, WayWord(way, tried)),
            settle=lambda db, _: ways.change(db, way.id, told=1),
            put_off=lambda db, due_at: _put_off(db, way, due_at),
        )


def _put_off(connection: Connection, way: Way, due_at: float | None) -> None:
    """Store when a message is tried again, None = never; nothing, if the way is on again."""
    now = ways.load(connection, way.id)
    if now is None or now.told:
        return
    if due_at is None:
        ways.change(connection, way.id, told=1)
    else:
        ways.change(connection, way.id, due_at=due_at)
