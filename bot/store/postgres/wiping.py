"""Wiping of freed bytes of a database on a server: it rewrites the tables with data on people.

Afterwards none of their files contains deleted data. The server's log, its archives and dumps keep
it for as long as they are kept.

A plain VACUUM only lets others write there some day: the bytes stay in the page. VACUUM FULL locks
the table that it rewrites, and every writer waits for all of them. The large tables, states and
events, know only seats and are left out: with 2,000 tables on a machine of two processors that is
1.9 s instead of 5.3, and readers wait at most 0.7 (moves) instead of 2.1. Erasing waits a minute
for other requests, so that they share it (`bot.host.upkeep.privacy`).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.postgres.session import Session

SEATS_ALONE = ("event", "snapshot")
"""Tables without data on people, larger than all others together."""

_TABLES = (
    "SELECT quote_ident(tablename), tablename FROM pg_tables WHERE schemaname = current_schema()"
    " ORDER BY tablename"
)


def wipe(session: Session) -> None:
    """Rewrite the tables with data on people, outside any transaction.

    Raises psycopg.Error; then it has to be called again.
    """
    names = session.execute(_TABLES).fetchall()
    _rewrite(session, [quoted for quoted, name in names if name not in SEATS_ALONE])
    # The planner keeps frequent values of a column. A user who does not own the database only gets
    # a warning.
    session.execute("VACUUM (FULL) pg_catalog.pg_statistic")
    session.execute("UPDATE erased SET wiped = 1 WHERE wiped = 0")


def shrink(session: Session) -> None:
    """Rewrite all tables, outside any transaction, so that the disk gets its space back.

    Raises psycopg.Error.
    """
    wipe(session)
    _rewrite(session, SEATS_ALONE)


def _rewrite(session: Session, tables: Sequence[str]) -> None:
    session.execute(f"VACUUM (FULL, ANALYZE) {', '.join(tables)}")
