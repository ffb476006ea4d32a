"""`python -m tests.bench [TOPIC ...]` prints one table; exit code 1 = a target was missed."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path

from tests.bench import Figure


def topics() -> list[str]:
    here = [str(Path(__file__).parent)]
    return [m.name for m in pkgutil.iter_modules(here) if m.name.startswith("bench_")]


def table(figures: list[Figure]) -> str:
    rows = [("figure", "measured", "target", "")]
    rows += [
        (
            f.name,
            f"{f.value:,.3g} {f.unit}" if f.value < 1000 else f"{f.value:,.0f} {f.unit}",
            f"{f.target} {f.unit}" if f.target else "",
            "" if f.met else "MISSED",
        )
        for f in figures
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [
        "  ".join(cell.ljust(w) for cell, w in zip(row, [*widths, 6], strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join([lines[0], "-" * (sum(widths) + 4), *lines[1:]])


def main(chosen: list[str]) -> int:
    figures: list[Figure] = []
    for topic in chosen or topics():
        print(f"measuring {topic} ...", file=sys.stderr, flush=True)
        figures += importlib.import_module(f"tests.bench.{topic}").figures()
    print(table(figures))
    return 0 if all(figure.met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
