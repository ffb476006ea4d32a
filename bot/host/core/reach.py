"""How far the bot reaches: which of its connections to Discord, its shards, are linked."""

from __future__ import annotations

from typing import NamedTuple

from bot.realm import shard_of

_ONLY = frozenset((0,))


class Reach(NamedTuple):
    """Of so many shards those that are linked now, and those whose servers are known.

    Where a shard is not linked nobody can move, so no clock runs at the tables of its servers.
    """

    shards: int = 1
    linked: frozenset[int] = _ONLY
    known: frozenset[int] = _ONLY

    def knows(self, guild_id: int) -> bool:
        """Return whether Discord has told since the start if the bot is on a server."""
        return shard_of(guild_id, self.shards) in self.known


ALL = Reach()
"""That of a bot with a single shard, while it is linked."""
