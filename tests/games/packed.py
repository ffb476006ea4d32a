"""Stored states of games, packed: whoever searches the tests for a key does not find them all."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ENDING = ".json.gz"


def path_of(folder: Path, name: str) -> Path:
    """Return the file of a stored state."""
    return folder / f"{name}{ENDING}"


def names(folder: Path) -> list[str]:
    """Return the names of all that a folder holds."""
    return sorted(path.name.removesuffix(ENDING) for path in folder.glob(f"*{ENDING}"))


def read(folder: Path, name: str) -> Any:
    """Return what is stored under a name."""
    return json.loads(gzip.decompress(path_of(folder, name).read_bytes()))


def write(folder: Path, name: str, data: Mapping[str, Any]) -> None:
    """Store it: the same bytes whenever it is written."""
    text = json.dumps(data) + "\n"
    path_of(folder, name).write_bytes(gzip.compress(text.encode(), mtime=0))
