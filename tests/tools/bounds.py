"""Hold the bounds of places in many small seasons against all that can still happen."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from tests.leagues.seasons import check


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.bounds", description=__doc__)
    parser.add_argument("seasons", type=int, help="how many seasons, by seeds from 0")
    seasons = parser.parse_args(words).seasons
    total = Counter[str]()
    for seed in range(seasons):
        total += check(seed)
    print(seasons, "seasons,", dict(total))


if __name__ == "__main__":
    main()
