"""`python -m tests.tools.bench [TOPIC ...]` prints one table; exit code 1 = a target was missed.

Beside each figure stands what it was before: `former.json` holds the values of an earlier
version, measured on the machine that its first lines name. `--save` replaces those of the topics
that were measured, once a version is out.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.tools.bench import Figure
from tests.tools.bench.keeping import keep_in

FORMER = Path(__file__).with_name("former.json")


def topics() -> list[str]:
    here = [str(Path(__file__).parent)]
    return [m.name for m in pkgutil.iter_modules(here) if m.name.startswith("bench_")]


def former() -> dict[str, float]:
    """Return the earlier values by the names of the figures."""
    values: dict[str, float] = json.loads(FORMER.read_text(encoding="utf-8"))["figures"]
    return values


def save(figures: list[Figure]) -> None:
    """Keep these figures as the ones that later figures are compared with."""
    kept = json.loads(FORMER.read_text(encoding="utf-8"))
    kept["figures"] |= {f.name: float(f"{f.value:.4g}") for f in figures}
    FORMER.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def number(value: float) -> str:
    return f"{value:,.3g}" if value < 1000 else f"{value:,.0f}"


def table(figures: list[Figure], before: Mapping[str, float]) -> str:
    rows = [("figure", "before", "measured", "target", "")]
    rows += [
        (
            f.name,
            number(before[f.name]) if f.name in before else "",
            f"{number(f.value)} {f.unit}",
            f"{f.target} {f.unit}" if f.target else "",
            "" if f.met else "MISSED",
        )
        for f in figures
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [
        "  ".join(cell.ljust(w) for cell, w in zip(row, [*widths, 6], strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join([lines[0], "-" * (sum(widths) + 6), *lines[1:]])


def measured(chosen: list[str]) -> list[Figure]:
    figures: list[Figure] = []
    for topic in chosen or topics():
        print(f"measuring {topic} ...", file=sys.stderr, flush=True)
        figures += importlib.import_module(f"tests.tools.bench.{topic}").figures()
    return figures


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.bench", description=__doc__)
    parser.add_argument("topics", nargs="*", metavar="TOPIC", help=", ".join(topics()))
    parser.add_argument("--save", action="store_true", help="compare with these from now on")
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="where what takes minutes to make is kept"
    )
    chosen = parser.parse_args(args)
    keep_in(chosen.keep)
    figures = measured(chosen.topics)
    print(table(figures, former()))
    if chosen.save:
        save(figures)
    return 0 if all(figure.met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
