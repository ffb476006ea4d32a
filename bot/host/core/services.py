"""The services for tables on which all other packages of the host are built."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.core.background.incidents import Incidents
from bot.host.core.background.timers import Timers
from bot.host.core.limits import Limits
from bot.host.core.moves.commit import Commit
from bot.host.core.moves.hooks import Followers, Hooks
from bot.host.core.registry import TableRegistry
from bot.host.core.tables import Tables


class Core:
    """Tables and their followers, timers, limits and incidents."""

    def __init__(
        self, registry: TableRegistry, hooks: Hooks, witness: Callable[[Commit], None]
    ) -> None:
        self.followers = Followers(registry.cluster.announce)
        registry.cluster.begin(self.followers.wake)
        self.wake_followers = registry.cluster.wake
        """Function that wakes the followers of a table, whichever process has it."""
        self.tables = Tables(registry, hooks, self.followers, witness)
        self.timers = Timers(registry)
        self.limits = Limits(registry)
        self.incidents = Incidents(registry)
