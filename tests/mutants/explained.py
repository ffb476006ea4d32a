"""Reads which changes nobody could notice."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from tests.mutants.mutate import Change

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def explained(file: Path = EQUIVALENT) -> Mapping[Change, str]:
    """Return the reason of every change that is explained."""
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
    return {Change(e["path"], e["line"], e["becomes"]): e["reason"] for e in entries}
