"""Optional driver for PostgreSQL, installed only on request."""

from __future__ import annotations

from importlib.util import find_spec

from bot.runtime.database_url import DatabaseUrl
from bot.store.core.errors import StoreError


def check_driver(url: DatabaseUrl) -> None:
    """Check that the driver for PostgreSQL is installed. Raises StoreError."""
    if find_spec("psycopg") is None:
        raise StoreError(
            f"{url} is on a PostgreSQL server, for which this installation has no driver: install"
            " it with `uv sync --extra postgresql`."
        )
