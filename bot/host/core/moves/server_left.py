"""Tables of servers from which the bot was removed: they wait until it is invited back."""

from __future__ import annotations

from datetime import timedelta

from bot.host.core.api import HostError, Table

KEPT = timedelta(days=30)
"""Time for which the tables of a server wait for the bot to be invited back."""


class ServerLeft(HostError):
    """The bot is not on the table's server; the table waits `until` (as a timestamp)."""

    code = "server-left"

    @classmethod
    def of(cls, table: Table) -> ServerLeft:
        """Return the error of a table that waits."""
        assert table.left_at is not None
        return cls(table=table.id, until=f"<t:{int((table.left_at + KEPT).timestamp())}:D>")


def check_present(table: Table) -> None:
    """Check that the bot is on the table's server. Raises ServerLeft."""
    if table.left_at is not None:
        raise ServerLeft.of(table)
