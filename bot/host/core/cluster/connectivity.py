"""Connectivity: which of the bot's shards (connections to Discord) are connected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.runtime.shard_range import ShardRange, shard_of

_ONLY = frozenset((0,))


class Connectivity(NamedTuple):
    """The connected shards among all `shards`, and those whose servers are known.

    On servers of a shard that is not connected no player can move, so no clock runs at their
    tables. The shards from `first` to `last` belong to this process, and the others to other
    processes. `away` are servers of connected shards that an outage of Discord makes unavailable:
    no player can move there either (Gateway Events, Guild Delete).
    """

    shards: int = 1
    linked: frozenset[int] = _ONLY
    known: frozenset[int] = _ONLY
    first: int = 0
    last: int = 0
    away: frozenset[int] = frozenset()

    @classmethod
    def at_start(cls, shards: int, shard_range: ShardRange) -> Connectivity:
        """Return the connectivity of a process that has these shards and is not yet connected."""
        last = shards - 1 if shard_range.is_all else shard_range.last
        return cls(shards, frozenset(), frozenset(), shard_range.first, last)

    @property
    def shard_range(self) -> ShardRange:
        """The shards of this process."""
        return ShardRange(self.first, self.last, self.shards)

    @property
    def missing(self) -> Sequence[int]:
        """The shards of this process that are not connected."""
        return [shard for shard in self.shard_range.shard_ids if shard not in self.linked]

    def link(self, shard: int) -> Connectivity:
        """Return the connectivity after a shard has connected; its servers then remain known."""
        return self._replace(linked=self.linked | {shard}, known=self.known | {shard})

    def cut(self, shard: int) -> Connectivity:
        """Return the connectivity after a shard has lost its connection."""
        return self._replace(linked=self.linked - {shard})

    def knows(self, guild_id: int) -> bool:
        """Return whether Discord has reported since the start whether the bot is on a server."""
        return shard_of(guild_id, self.shards) in self.known


ALL = Connectivity()
"""Connectivity of a bot with a single shard that is linked."""
