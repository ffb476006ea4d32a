"""`python -m tests.tools.simulate --seeds 1000`: prints which seeds fail and why (exit code 1)."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping, Sequence

from tests.tools.simulate.leagues.world import simulate_league
from tests.tools.simulate.world import Result, simulate

WORLDS: Mapping[str, Callable[[int], Result]] = {"tables": simulate, "leagues": simulate_league}


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.simulate", description=__doc__)
    parser.add_argument("--seeds", type=int, default=200, help="how many seeds, from 0")
    parser.add_argument("--seed", type=int, help="this seed alone, again")
    parser.add_argument("--only", choices=[*WORLDS], help="tables alone, or leagues alone")
    parser.add_argument("--faults", action="store_true", help="which seed finds each planted fault")
    args = parser.parse_args(words)
    if args.faults:
        from tests.tools.simulate.faults import hunt

        return hunt(args.seeds)
    seeds = range(args.seeds) if args.seed is None else [args.seed]
    return max([run(name, seeds) for name in WORLDS if args.only in (None, name)])


def run(name: str, seeds: Sequence[int]) -> int:
    """Run seeds of tables or of leagues; exit code 1 where one fails."""
    began = time.perf_counter()
    results = [told(WORLDS[name](seed)) for seed in seeds]
    failed = sum(bool(result.findings) for result in results)
    print(
        f"{len(results)} seeds, {name}: {sum(r.tables for r in results)} games,"
        f" {sum(r.cuts for r in results)} cuts, {sum(r.moves for r in results)} moves,"
        f" {time.perf_counter() - began:.1f} s: {failed} failed",
        flush=True,
    )
    return 1 if failed else 0


def told(result: Result) -> Result:
    for finding in result.findings:
        print(f"seed {result.seed}: {finding}", flush=True)
    return result


if __name__ == "__main__":
    sys.exit(main())
