"""Reads which changes nobody could notice: single ones, and kinds of them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.tools.mutants.mutate import Change

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


@dataclass(frozen=True)
class Kind:
    """Changes that read like each other: what `line -> becomes` must match entirely."""

    pattern: re.Pattern[str]
    reason: str
    path: str = ""
    """The beginning of the paths of their files."""

    def fits(self, change: Change) -> bool:
        text = f"{change.line} -> {change.becomes}"
        return change.path.startswith(self.path) and self.pattern.fullmatch(text) is not None


@dataclass(frozen=True)
class Explained:
    """The changes that are explained."""

    single: Mapping[Change, str] = field(default_factory=dict)
    kinds: tuple[Kind, ...] = ()

    def __contains__(self, change: Change) -> bool:
        return change in self.single or any(kind.fits(change) for kind in self.kinds)


def explained(file: Path = EQUIVALENT) -> Explained:
    """Return the changes that a file explains."""
    entries = tomllib.loads(file.read_text(encoding="utf-8"))
    single = entries.get("mutant", [])
    return Explained(
        {Change(e["path"], e["line"], e["becomes"]): e["reason"] for e in single},
        tuple(_kind(**e) for e in entries.get("kind", [])),
    )


def _kind(change: str, reason: str, path: str = "") -> Kind:
    return Kind(re.compile(change), reason, path)
