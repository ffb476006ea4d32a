"""The freed bytes of a database on a server: its tables are written anew.

What was deleted is in none of their files then. The server's log, its archives and dumps know of it
for as long as they are kept.
"""

from __future__ import annotations

from bot.store.postgres.session import Session
from bot.store.upkeep.census import CENSUS

_TABLES = sorted({place.table for place in CENSUS})
"""Those that can tell of anybody."""


def wipe(session: Session) -> None:
    """Write the tables with people anew, in no transaction. Raises psycopg.Error; then it is to be done again.

    Each is locked meanwhile: whoever reads it waits.
    """
    session.execute(f"VACUUM (FULL, ANALYZE) {', '.join(_TABLES)}")
    # The planner keeps what is frequent in a column. Who does not own the database is warned only.
    session.execute("VACUUM (FULL) pg_catalog.pg_statistic")
    session.execute("UPDATE erased SET wiped = 1 WHERE wiped = 0")
