"""What is refused because another process has the table."""

from __future__ import annotations

from bot.host.core.api import HostError


class Elsewhere(HostError):
    """The table's server belongs to another process's shard (`shard`): ask that one."""

    code = "elsewhere"

    @property
    def shard(self) -> int:
        """Return the shard of its server."""
        return int(self.args_["shard"])
