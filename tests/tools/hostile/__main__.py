"""`python -m tests.tools.hostile --count 100000`: hostile inputs of every kind, and their table.

Exit code 1 = somebody would have got a traceback or an incident number, or something changed that
nobody may change, or the memory grew by more than a tenth.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import logging
import sys
import time
from collections import Counter
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
PARTS = 10
"""Parts of a run, all alike; what is loaded and kept for ever is there after the first one.

A bot that gets more inputs than another needs more memory while it runs, and not all of that goes
back to the system: so no part has larger sessions than the first one.
"""
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
    """Try all kinds in each part; return what became of them, and the growth since the first."""
    whole = sum(KINDS[kind][0] for kind in kinds)
    outcomes, seconds, memory = {kind: Outcome(kind) for kind in kinds}, Counter[str](), []
    for part in range(PARTS):
        for kind in kinds:
            share, tries = KINDS[kind]
            number, since = max(1, round(count * share / whole / PARTS)), time.monotonic()
            outcomes[kind].add(tries(number, seed * 10_000 + 1_000 * part))
            seconds[kind] += time.monotonic() - since
        gc.collect()
        memory.append(_resident())
        print(f"part {part + 1} of {PARTS}: {memory[-1] / 2**20:.1f} MiB", flush=True)
    print(f"{'kind':<18}{'tried':>9}{'refused':>9}{'faults':>8}{'seconds':>9}")
    for kind, found in outcomes.items():
        figures = f"{found.tried:>9,}{found.refused:>9,}{len(found.faults):>8}"
        print(f"{kind:<18}{figures}{seconds[kind]:>9.1f}")
    return list(outcomes.values()), memory[-1] / memory[0] - 1


def _resident() -> int:
    """Return the bytes of memory that this process has, without what it only keeps in reserve.

    Each part starts four bots and ends them: between what is left lies more and more free memory,
    6 MiB after five parts. What leaks is not free, and stays.
    """
    ctypes.CDLL(None).malloc_trim(0)
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * _PAGE


if __name__ == "__main__":
    sys.exit(main())
