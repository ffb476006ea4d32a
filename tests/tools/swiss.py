"""Hold the rounds of many Swiss events against searches that try everything.

For up to twelve people all tables are tried; for more, pairs that meet again are shown to have to.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from tests.leagues.events import check


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.swiss", description=__doc__)
    parser.add_argument("events", type=int, help="how many events, by seeds from 0")
    events = parser.parse_args(words).events
    total = Counter[str]()
    for seed in range(events):
        total += check(seed)
    print(events, "events,", dict(total))


if __name__ == "__main__":
    main()
