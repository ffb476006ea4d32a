"""`python -m tests.mutants` prints every mutant that no test noticed, and how many were killed."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.mutants.mutate import sample
from tests.mutants.run import ROOT, Patience, Result, copied, judge

ENOUGH = 0.95
"""The share of mutants that tests must notice."""


def arguments(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("--count", type=int, default=400, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same mutants")
    parser.add_argument("--only", default="", help="files whose path begins so")
    parser.add_argument("--least", type=float, default=60, help="seconds a mutant has at least")
    parser.add_argument("--list", action="store_true", help="only name the mutants")
    return parser.parse_args(argv)


def line_of(result: Result) -> str:
    """Return what is printed of a mutant."""
    mutant = result.mutant
    where = f"{mutant.path}:{mutant.line} {mutant.operator}#{mutant.occurrence}"
    return f"{result.outcome:9} {result.seconds:5.0f} s  {where}"


def main(argv: list[str]) -> int:
    args = arguments(argv)
    mutants = sample(ROOT, args.only, args.count, args.seed)
    if args.list:
        print("\n".join(f"{m.path}:{m.line} {m.operator}#{m.occurrence}" for m in mutants))
        return 0
    results: list[Result] = []
    with tempfile.TemporaryDirectory() as place, copied(Path(place) / "copy") as copy:
        patience = Patience(copy, args.least)
        for mutant in mutants:
            results.append(judge(mutant, copy, patience.limit(mutant.path)))
            print(line_of(results[-1]), flush=True)
    killed = sum(result.killed for result in results)
    print(f"{killed} of {len(results)} killed")
    return 0 if killed >= ENOUGH * len(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
