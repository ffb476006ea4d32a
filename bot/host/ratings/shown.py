"""People's choice to show their ratings and statistics to others, or not."""

from __future__ import annotations

from collections.abc import Collection

from bot.host.core.api import HostError
from bot.store import Connection
from bot.store.ratings import rated_tables as rows


class StatsHidden(HostError):
    """The person keeps their statistics to themselves."""

    code = "stats-hidden"


def check_shown(connection: Connection, person: int, reader: int) -> None:
    """Check that a person shows their statistics to that reader. Raises StatsHidden."""
    if person != reader and rows.hidden(connection, (person,)):
        raise StatsHidden


def shown_names(
    connection: Connection, people: Collection[int], reader: int | None = None
) -> dict[int, str]:
    """Return the names of those of these people who do not hide them from that reader."""
    hidden = rows.hidden(connection, people) - {reader}
    return {
        person: name
        for person, name in rows.names(connection, people).items()
        if person not in hidden
    }
