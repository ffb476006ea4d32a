"""Forge logs of a real season in every way we know: each must be refused with a sentence.

Somebody has changed the file on its way, or whoever has the key signs what cannot be true.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import cycle, islice

from bot.locales import Words
from bot.presenting.league.season_log import difference_text
from tests.leagues.forgeries import FORGERIES, HARMLESS, refusal
from tests.leagues.real_logs import REFEREE, real_log


def main(words: Sequence[str] | None = None) -> int:
    """Forge logs, print how they were refused, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.forgeries", description=__doc__)
    parser.add_argument("count", type=int, help="how many forgeries")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print each kind's first sentences")
    asked = parser.parse_args(words)
    real = asyncio.run(real_log(asked.seed))
    codes: dict[str, Counter[str]] = {}
    taken = []
    for number, forgery in enumerate(islice(cycle(FORGERIES), asked.count)):
        found = refusal(forgery, real, REFEREE, number)
        if found is None:
            taken.append((forgery.__name__, number))
            continue
        text = difference_text(found, Words("en"))
        counted = codes.setdefault(forgery.__name__, Counter())
        counted[found.code] += 1
        if asked.show and counted[found.code] == 1:
            print(f"{forgery.__name__}: {text}")
    for name, counts in codes.items():
        print(f"{name:28}", ", ".join(f"{code} {n}" for code, n in counts.most_common()))
    refused = asked.count - len(taken)
    print(f"{asked.count} forgeries, {refused} refused, taken: {taken}")
    assert all(refusal(one, real, REFEREE, 0) is None for one in HARMLESS)
    return int(bool(taken))


if __name__ == "__main__":
    sys.exit(main())
