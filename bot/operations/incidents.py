"""Report on a stored incident, as text for the operator."""

from __future__ import annotations

from datetime import datetime

from bot.runtime.database_url import Address
from bot.store.opening.any_engine import looking
from bot.store.upkeep import incidents
from bot.store.upkeep.incidents import IncidentRow
from bot.store.upkeep.inspection import inspect


def find(database: Address, number: str) -> IncidentRow | None:
    """Return an incident of a database; None if it has none of that number.

    Raises MissingDatabase, StoreError.
    """
    if inspect(database, integrity=False).schema < incidents.SINCE:
        return None
    with looking(database) as connection:
        return incidents.find(connection, _written(number))


def report(row: IncidentRow) -> str:
    """Return an incident as lines of text."""
    moment = datetime.fromtimestamp(row.at).astimezone()
    facts = {
        "when": moment.strftime("%Y-%m-%d %H:%M:%S %z"),
        "program": row.program or "unknown",
        "step": row.step,
        "server": row.guild_id,
        "table": row.game_id,
        "version": row.version,
    }
    lines = [f"{name:8} {value}" for name, value in facts.items() if value is not None]
    return "\n".join([f"incident {row.number}", *lines, "", row.trace]) + "\n"


def _written(number: str) -> str:
    """Return a number as it is stored: people copy it in other ways."""
    return number.strip().strip("()#.").upper()
