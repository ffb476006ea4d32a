"""`python -m tests.tools.hostile --count 100000`: hostile inputs of every kind, and their table.

Exit code 1 = somebody would have got a traceback or an incident number, or something changed that
nobody may change, or the memory grew by more than a tenth.
"""

from __future__ import annotations

import argparse
import gc
import logging
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.tools.hostile import (
    Outcome,
    Tries,
    discord_side,
    notation,
    page_requests,
    settings_files,
    sheets,
    states,
)

KINDS: Mapping[str, tuple[int, Tries]] = {
    "custom ids": (20, discord_side.clicks_tries),
    "command options": (8, discord_side.commands_tries),
    "typing": (5, discord_side.typing_tries),
    "page requests": (5, page_requests.tries),
    "notation": (32, notation.tries),
    "stored states": (18, states.tries),
    ".env files": (6, settings_files.tries),
    "CSV": (6, sheets.tries),
}
"""By kind its share in percent."""
WARM_UP = 0.1
"""Share of each kind that comes first: what is loaded and kept for ever is there then."""
MOST_GROWTH = 0.1
SHOWN = 10
_PAGE = 4096


def main(argv: Sequence[str] | None = None) -> int:
    """Try what was asked for and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.hostile", description=__doc__)
    parser.add_argument("--count", type=int, default=100_000, help="inputs of the kinds together")
    parser.add_argument("--seed", type=int, default=1, help="of all that is drawn")
    parser.add_argument("--only", choices=tuple(KINDS), action="append", help="these kinds alone")
    args = parser.parse_args(argv)
    logging.getLogger().setLevel(logging.ERROR)
    logging.getLogger("dotenv").setLevel(logging.CRITICAL)
    outcomes, growth = run(args.count, args.seed, args.only or list(KINDS))
    faults = [fault for outcome in outcomes for fault in outcome.faults]
    print("\n".join(faults[:SHOWN]), file=sys.stderr)
    grown = growth > MOST_GROWTH
    print(f"memory {growth:+.1%}{'  TOO MUCH' if grown else ''}")
    return int(bool(faults) or grown)


def run(count: int, seed: int, kinds: list[str]) -> tuple[list[Outcome], float]:
    """Try all kinds, first a part as a warm-up; return what became of them, and the growth."""
    outcomes, whole = {}, sum(KINDS[kind][0] for kind in kinds)
    print(f"{'kind':<18}{'tried':>9}{'refused':>9}{'faults':>8}{'seconds':>9}", flush=True)
    for part, offset in ((WARM_UP, 1_000), (1 - WARM_UP, 2_000)):
        for kind in kinds:
            share, tries = KINDS[kind]
            since, number = time.monotonic(), max(1, round(count * part * share / whole))
            found = tries(number, seed * 10_000 + offset)
            print(
                f"{kind:<18}{found.tried:>9,}{found.refused:>9,}{len(found.faults):>8}"
                f"{time.monotonic() - since:>9.1f}",
                flush=True,
            )
            outcomes[part, kind] = found
        gc.collect()
        if part == WARM_UP:
            before = _resident()
    return list(outcomes.values()), _resident() / before - 1


def _resident() -> int:
    """Return the bytes of memory that this process has."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * _PAGE


if __name__ == "__main__":
    sys.exit(main())
