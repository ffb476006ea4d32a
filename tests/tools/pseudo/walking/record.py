"""The record of a walk: what was met, what there is, and what was wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

COMMAND, VERB, PAGE, CALL, MESSAGE = "command", "button, menu or form", "page", "call", "message"
PLACES = (COMMAND, VERB, PAGE, CALL)
"""Kinds of places at which people meet texts: a walk must meet all of them.

Messages have tests of their own, too.
"""
KINDS = (*PLACES, MESSAGE)


@dataclass
class Record:
    """Names of what there is and of what was met, by kind, and faults with the test of each."""

    there: dict[str, set[str]] = field(default_factory=dict)
    met: dict[str, set[str]] = field(default_factory=dict)
    faults: dict[str, str] = field(default_factory=dict)
    early: list[str] = field(default_factory=list)
    """Tests that ended early: they know the English text in a form that is not put back."""

    def meet(self, kind: str, name: str) -> None:
        self.met.setdefault(kind, set()).add(name)

    def list(self, kind: str, *names: str) -> None:
        self.there.setdefault(kind, set()).update(names)

    def add(self, other: Record) -> None:
        """Add what another process has recorded."""
        for mine, theirs in ((self.there, other.there), (self.met, other.met)):
            for kind, names in theirs.items():
                mine.setdefault(kind, set()).update(names)
        self.faults = {**other.faults, **self.faults}
        self.early += other.early

    def missed(self, kind: str) -> list[str]:
        """Return what there is and was not met."""
        return sorted(self.there.get(kind, set()) - self.met.get(kind, set()))

    def store(self, path: Path) -> None:
        """Write the record to a file."""
        stored = {
            "there": {kind: sorted(names) for kind, names in self.there.items()},
            "met": {kind: sorted(names) for kind, names in self.met.items()},
            "faults": self.faults,
            "early": self.early,
        }
        path.write_text(json.dumps(stored, ensure_ascii=False), encoding="utf-8")

    @classmethod
    def stored(cls, path: Path) -> Record:
        """Read a record from a file."""
        read = json.loads(path.read_text("utf-8"))
        there, met = (
            {kind: set(names) for kind, names in read[part].items()} for part in ("there", "met")
        )
        return cls(there, met, read["faults"], read["early"])


def table(records: Mapping[str, Record]) -> Iterator[str]:
    """Yield a line for each thing there is: its kind, its name, and the languages it was met in."""
    for kind in KINDS:
        names = set().union(*(one.there.get(kind, set()) for one in records.values()))
        for name in sorted(names):
            codes = [code for code, one in records.items() if name in one.met.get(kind, set())]
            yield f"{kind}\t{name}\t{' '.join(codes) or 'never met'}"
