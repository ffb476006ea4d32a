"""Hold the bounds of places in many small seasons against all that can still happen.

In as many others organisers annul tables and exclude people, and as many are Swiss events. As many
seasons and Swiss events again have teams, whose places are held against the same.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from tests.leagues.seasons import check, check_corrected
from tests.leagues.swiss_seasons import check_swiss
from tests.leagues.team_seasons import check as check_teams
from tests.leagues.team_seasons import check_swiss as check_team_events


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.bounds", description=__doc__)
    parser.add_argument("seasons", type=int, help="how many seasons, by seeds from 0")
    seasons = parser.parse_args(words).seasons
    kinds = (("as drawn", check), ("corrected", check_corrected), ("Swiss", check_swiss))
    kinds += (("with teams", check_teams), ("Swiss with teams", check_team_events))
    for name, held in kinds:
        total = Counter[str]()
        for seed in range(seasons):
            total += held(seed)
        print(seasons, f"seasons {name},", dict(total))


if __name__ == "__main__":
    main()
