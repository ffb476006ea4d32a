"""The freed bytes of a database on a server: its tables are written anew.

What was deleted is in none of their files then. The server's log, its archives and dumps know of it
for as long as they are kept.
"""

from __future__ import annotations

from bot.store.postgres.session import Session

_TABLES = (
    "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema()"
    " ORDER BY tablename"
)


def wipe(session: Session) -> None:
    """Write all tables anew, in no transaction. Raises psycopg.Error; then it is to be done again.

    Each is locked meanwhile: whoever reads it waits.
    """
    tables = [name for (name,) in session.execute(_TABLES).fetchall()]
    session.execute(f"VACUUM (FULL, ANALYZE) {', '.join(tables)}")
    # The planner keeps what is frequent in a column. Who does not own the database is warned only.
    session.execute("VACUUM (FULL) pg_catalog.pg_statistic")
    session.execute("UPDATE erased SET wiped = 1 WHERE wiped = 0")
