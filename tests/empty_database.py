"""Databases that nobody has used yet: made once by the store itself, then copied.

A bot that makes its own brings it through every migration, which takes longer than many a test.
How that goes is tested in `tests.store`.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from bot.store.core.copying import OWNER_ONLY
from bot.store.opening.sqlite import _prepare


def put_database(path: Path) -> Path:
    """Put an empty database of today's schema where there is none, and return its path."""
    if not path.exists():
        path.touch(OWNER_ONLY)
        path.write_bytes(_empty())
    return path


def is_unused(path: Path) -> bool:
    """Return whether a file is as it was put there: to open it, nothing needs migrating."""
    return path.is_file() and path.read_bytes() == _empty()


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "empty.sqlite3")
        _prepare(path)
        return path.read_bytes()
