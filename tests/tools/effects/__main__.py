"""Check the claims of moves in many random games; the first that differs ends it."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from time import monotonic

from tests.tools.effects.check import CHECKS, check_game


def main(words: Sequence[str] | None = None) -> None:
    """Go through the games, and count what was compared."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.effects", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", choices=CHECKS, action="append")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--share", type=int, default=6, help="look at one in so many positions")
    asked = parser.parse_args(words)
    for game in asked.game or CHECKS:
        checked, begin = Counter[str](), monotonic()
        for seed in range(asked.seed, asked.seed + asked.games):
            try:
                checked += check_game(game, seed, asked.share)
            except Exception:
                print(f"{game}, seed {seed}:", flush=True)
                raise
        taken = monotonic() - begin
        print(f"{game}: {asked.games} games, {checked.total()} moves in {taken:.0f} s", flush=True)
        print("  " + ", ".join(f"{verb} {count}" for verb, count in checked.most_common()))


if __name__ == "__main__":
    main()
