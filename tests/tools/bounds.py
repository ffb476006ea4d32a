"""Hold the bounds of places in many small seasons against all that can still happen.

In as many others organisers annul tables and exclude people, and as many are Swiss events.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from tests.leagues.seasons import check, check_corrected
from tests.leagues.swiss_seasons import check_swiss


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.bounds", description=__doc__)
    parser.add_argument("seasons", type=int, help="how many seasons, by seeds from 0")
    seasons = parser.parse_args(words).seasons
    kinds = (("as drawn", check), ("corrected", check_corrected), ("Swiss", check_swiss))
    for name, held in kinds:
        total = Counter[str]()
        for seed in range(seasons):
            total += held(seed)
        print(seasons, f"seasons {name},", dict(total))


if __name__ == "__main__":
    main()
