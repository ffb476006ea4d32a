"""Walks through the tests in languages, and says what was met, what never, and what was wrong."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.tools.pseudo.walking.record import KINDS, PLACES, Record, table

WALKED = ("tests/cogs", "tests/examples", "tests/mail", "tests/web")
_FAULTS = ("refused", "cut", "in English", "picture")
"""Kinds of faults: each fault begins with its kind."""
_SHOWN = 400
"""Characters of a fault that are printed."""


def walk(codes: Sequence[str], folder: Path) -> int:
    """Walk in each language, write what was met to a folder, and print the rest; 1 = faults."""
    folder.mkdir(parents=True, exist_ok=True)
    records = {code: _walked(code, folder) for code in codes}
    (folder / "met.tsv").write_text("\n".join(table(records)) + "\n", encoding="utf-8")
    for code, record in records.items():
        for line in _told(record):
            print(f"{code}: {line}")
    wrong = any(
        not one.met or one.faults or any(map(one.missed, PLACES)) for one in records.values()
    )
    return 1 if wrong else 0


def _walked(code: str, folder: Path) -> Record:
    for old in folder.glob(f"{code}-*.json"):
        old.unlink()
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-m", "not machine"]
    command += ["-p", "tests.tools.pseudo.walking.plugin", "--engine", "sqlite"]
    command += ["--walked", code, "--record", str(folder), *WALKED]
    subprocess.run(command, check=False)
    whole = Record()
    for path in folder.glob(f"{code}-*.json"):
        whole.add(Record.stored(path))
    return whole


def _told(record: Record) -> Iterator[str]:
    for fault, test in record.faults.items():
        yield f"{' '.join(fault[:_SHOWN].split())} ({test})"
    for kind in KINDS:
        there, missed = record.there.get(kind, set()), record.missed(kind)
        yield f"{kind}: {len(there) - len(missed)} of {len(there)} met"
        yield from (f"{kind} never met: {name}" for name in missed if kind in PLACES)
    yield f"{len(record.early)} tests ended early, since they know a text by its English letters"
    counted = ((kind, sum(one.startswith(kind) for one in record.faults)) for kind in _FAULTS)
    counts = ", ".join(f"{count} {kind}" for kind, count in counted)
    yield f"{len(record.faults)} faults: {counts}"
