"""`python -m tests.tools.mutants` prints what became of each mutant, and how many were killed."""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.tools.mutants.explained import explained
from tests.tools.mutants.mutate import Mutant, sample
from tests.tools.mutants.reach import measured
from tests.tools.mutants.run import NOTICED, ROOT, Judge, Result, Server, copied

ENOUGH = 0.95
"""The share of mutants that tests must notice, of those that anyone could."""
_JUDGED = re.compile(r"^(\w+(?: \w+)?) +[\d.]+ s  (\S+):(\d+) (\S+)#(\d+)$", re.MULTILINE)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=400, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same mutants")
    parser.add_argument("--only", default="", help="files whose path begins so")
    parser.add_argument("--least", type=float, default=20, help="seconds a mutant has at least")
    parser.add_argument("--most", type=float, default=60, help="seconds of its tests at most")
    parser.add_argument("--list", action="store_true", help="only name the mutants")
    parser.add_argument("--again", type=Path, metavar="LOG", help="those that LOG says survived")
    parser.add_argument("--rest", type=Path, metavar="LOG", help="those that LOG does not name")
    return parser.parse_args(argv)


def judged(log: str) -> dict[Mutant, str]:
    """Return what became of mutants, by what was printed then."""
    return {
        Mutant(path, int(line), operator, int(occurrence)): outcome
        for outcome, path, line, operator, occurrence in _JUDGED.findall(log)
    }


def unnoticed(log: str) -> list[Mutant]:
    """Return the mutants that no test noticed."""
    return [m for m, outcome in judged(log).items() if outcome in ("survived", "not reached")]


def wanted(args: argparse.Namespace) -> list[Mutant]:
    """Return the mutants to judge."""
    if args.again is not None:
        return unnoticed(args.again.read_text(encoding="utf-8"))
    known = judged(args.rest.read_text(encoding="utf-8")) if args.rest is not None else {}
    drawn = sample(ROOT, args.only, args.count, args.seed)
    return [mutant for mutant in drawn if mutant not in known]


def named(mutant: Mutant) -> str:
    return f"{mutant.path}:{mutant.line} {mutant.operator}#{mutant.occurrence}"


def lines_of(result: Result) -> Iterator[str]:
    """Return what is printed of a mutant: its change, too, unless a test noticed."""
    yield f"{result.outcome:11} {result.seconds:5.1f} s  {named(result.mutant)}"
    if not result.killed:
        yield from (f"    - {line}" for line in result.change.line.splitlines())
        yield from (f"    + {line}" for line in result.change.becomes.splitlines())


def results(mutants: list[Mutant], least: float, most: float) -> Iterator[Result]:
    """Judge mutants, one after the other."""
    with tempfile.TemporaryDirectory() as place, copied(Path(place) / "copy") as copy:
        reach = measured(copy, ROOT / "out" / "reach")
        with Server(copy) as server:
            judge = Judge(copy, reach, server, least, most, explained())
            yield from map(judge.judge, mutants)


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    mutants = wanted(args)
    if args.list:
        print("\n".join(map(named, mutants)))
        return 0
    outcomes: Counter[str] = Counter()
    for result in results(mutants, args.least, args.most):
        outcomes[result.outcome] += 1
        print("\n".join(lines_of(result)), flush=True)
    killed = sum(outcomes[outcome] for outcome in NOTICED)
    print(
        f"killed {killed} of {len(mutants)}, {outcomes['explained']} explained,"
        f" {outcomes['not reached']} not reached"
    )
    return 0 if killed >= ENOUGH * (len(mutants) - outcomes["explained"]) else 1


if __name__ == "__main__":
    sys.exit(main())
