"""The part of the bot's work that a process does: the shards that it connects.

A server belongs to the shard `(guild_id >> 22) % shards` (Discord's documentation: Gateway,
Sharding), and all data stored for it belongs to the process that connects this shard. Data that
belongs to no server is handled by the process with shard 0.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_WRITTEN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII).fullmatch


def shard_of(guild_id: int, shards: int) -> int:
    """Return the shard of a server (Discord's documentation: Gateway, Sharding)."""
    return (guild_id >> 22) % shards


class ShardRange(NamedTuple):
    """The shards from `first` to `last` of a bot's `shards`; by default all of them."""

    first: int = 0
    last: int = 0
    shards: int = 1

    @classmethod
    def parse(cls, text: str) -> ShardRange:
        """Parse a range as in BOT_SHARDS, such as `0-3/16` or `4/16`. Raises ValueError."""
        found = _WRITTEN(text.strip())
        if found is None:
            raise ValueError("allowed is FIRST-LAST/COUNT, such as 0-3/16 for four of 16 shards")
        first, last, shards = int(found[1]), int(found[2] or found[1]), int(found[3])
        if not first <= last < shards:
            raise ValueError(
                f"the shards of {shards} are 0 to {shards - 1}, and the first one is named first"
                if shards
                else "a bot has at least one shard"
            )
        return cls(first, last, shards)

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.shards}"

    @property
    def is_all(self) -> bool:
        """Whether the range contains all shards of the bot."""
        return self.last - self.first + 1 == self.shards

    @property
    def has_rest(self) -> bool:
        """Whether data that belongs to no server is handled by the range's process."""
        return self.first == 0

    @property
    def shard_ids(self) -> range:
        """Return the numbers of the shards."""
        return range(self.first, self.last + 1)

    @property
    def part(self) -> list[int] | None:
        """Return the numbers of the shards, None = all shards of the bot."""
        return None if self.is_all else [*self.shard_ids]

    @property
    def share(self) -> float:
        """Return the range's share of all shards, a fraction above 0 and up to 1."""
        return len(self.shard_ids) / self.shards

    @property
    def own(self) -> tuple[int, int, int]:
        """Return the number of all shards, and the first and last shard of the range."""
        return self.shards, self.first, self.last

    def has(self, shard: int) -> bool:
        """Return whether a shard is in the range."""
        return self.first <= shard <= self.last

    def owns(self, guild_id: int) -> bool:
        """Return whether a server's shard is in the range."""
        return self.has(shard_of(guild_id, self.shards))


ALL = ShardRange()
"""Range of a bot with a single process."""
