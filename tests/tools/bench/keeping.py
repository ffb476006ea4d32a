"""Databases that take minutes to make, kept from run to run where somebody says where."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.core.sql import migrations

_folder: Path | None = None


def keep_in(folder: Path | None) -> None:
    """Say where databases are kept from now on, None = nowhere."""
    global _folder
    _folder = folder


@contextmanager
def place() -> Iterator[Path]:
    """Give a folder for the files of one run."""
    if _folder is not None:
        _folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_folder) as folder:
        yield Path(folder)


async def database(folder: Path, name: str, make: Callable[[Path], Awaitable[None]]) -> Path:
    """Make a database in a run's folder, or copy the one that an earlier run has kept.

    What a run does to it is not kept. Whoever changes `make` gives another name.
    """
    path = folder / "bench.db"
    if _folder is None:
        await make(path)
        return path
    kept = _folder / f"{name}-schema-{len(migrations())}.db"
    if not kept.exists():
        # Interrupted, there is none.
        await make(path)
        path.replace(kept)
    shutil.copyfile(kept, path)
    return path
