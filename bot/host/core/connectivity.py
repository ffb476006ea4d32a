"""How far the bot reaches: which of its connections to Discord, its shards, are linked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.runtime.shard_range import ShardRange, shard_of

_ONLY = frozenset((0,))


class Connectivity(NamedTuple):
    """Of so many shards those that are linked now, and those whose servers are known.

    Where a shard is not linked nobody can move, so no clock runs at the tables of its servers.
    Those from `first` to `last` are ours; the others belong to other processes. `away` are the
    servers of linked shards that an outage of Discord makes unavailable: nobody can move there
    either (Gateway Events, Guild Delete).
    """

    shards: int = 1
    linked: frozenset[int] = _ONLY
    known: frozenset[int] = _ONLY
    first: int = 0
    last: int = 0
    away: frozenset[int] = frozenset()

    @classmethod
    def at_start(cls, shards: int, shard_range: ShardRange) -> Connectivity:
        """Return that of a bot which is not linked yet, with the shards of `shard_range`."""
        last = shards - 1 if shard_range.is_all else shard_range.last
        return cls(shards, frozenset(), frozenset(), shard_range.first, last)

    @property
    def shard_range(self) -> ShardRange:
        """Return our shards."""
        return ShardRange(self.first, self.last, self.shards)

    @property
    def missing(self) -> Sequence[int]:
        """Return those of our shards that are not linked."""
        return [shard for shard in self.shard_range.shard_ids if shard not in self.linked]

    def link(self, shard: int) -> Connectivity:
        """Return the reach once a shard is linked: its servers are known from then on."""
        return self._replace(linked=self.linked | {shard}, known=self.known | {shard})

    def cut(self, shard: int) -> Connectivity:
        """Return the reach once a shard is linked no more."""
        return self._replace(linked=self.linked - {shard})

    def knows(self, guild_id: int) -> bool:
        """Return whether Discord has told since the start if the bot is on a server."""
        return shard_of(guild_id, self.shards) in self.known


ALL = Connectivity()
"""That of a bot with a single shard, while it is linked."""
