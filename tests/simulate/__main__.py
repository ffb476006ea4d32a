"""`python -m tests.simulate --seeds 1000`: prints which seeds fail and why; exit code 1 then."""

from __future__ import annotations

import argparse
import sys
import time

from tests.simulate.world import Result, simulate


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulate", description=__doc__)
    parser.add_argument("--seeds", type=int, default=200, help="how many seeds, from 0")
    parser.add_argument("--seed", type=int, help="this seed alone, again")
    parser.add_argument("--faults", action="store_true", help="which seed finds each planted fault")
    args = parser.parse_args(words)
    if args.faults:
        from tests.simulate.faults import hunt

        return hunt(args.seeds)
    began = time.perf_counter()
    seeds = range(args.seeds) if args.seed is None else [args.seed]
    results = [told(simulate(seed)) for seed in seeds]
    failed = sum(bool(result.findings) for result in results)
    print(
        f"{len(results)} seeds, {sum(r.tables for r in results)} games,"
        f" {sum(r.cuts for r in results)} cuts, {sum(r.moves for r in results)} moves,"
        f" {time.perf_counter() - began:.1f} s: {failed} failed"
    )
    return 1 if failed else 0


def told(result: Result) -> Result:
    for finding in result.findings:
        print(f"seed {result.seed}: {finding}", flush=True)
    return result


if __name__ == "__main__":
    sys.exit(main())
