"""`python -m tests.tools.strangers`: four strangers play a game; `--games` many of drawn habits.

`--quartets` plays games of people who overlook a quarter of what they are asked on Discord: with
and without a second way to be called for half of them.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from tests.catalogue import GAMES
from tests.tools.strangers import classic, quartets
from tests.tools.strangers.figures import table_of
from tests.tools.strangers.hundred import MISSED, play_all
from tests.tools.strangers.life import Plan


def main(words: Sequence[str] | None = None) -> int:
    """Run what was asked for and return the exit code: 0 when nothing is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.strangers", description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="games of drawn habits")
    parser.add_argument("--quartets", type=int, default=0, help="games with and without a way")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--missed", type=float, default=MISSED, help="share of deadlines missed")
    parser.add_argument("--game", default="puerto_rico", choices=tuple(GAMES), help="which game")
    parser.add_argument("--words", action="store_true", help="the four without pictures")
    parser.add_argument("--typed", action="store_true", help="the four, who press no buttons")
    parser.add_argument("--stay", action="store_true", help="the four, and all play to the end")
    parser.add_argument("--jobs", type=int, default=2, help="games at a time")
    args = parser.parse_args(words)
    if args.quartets:
        found = quartets.compare(range(args.seed, args.seed + args.quartets), args.jobs)
        print(*quartets.lines_of(found), sep="\n")
        return any(one.night for one in found.values())
    if args.games:
        seeds = range(args.seed, args.seed + args.games)
        outcomes = list(play_all(seeds, args.missed, args.game, args.jobs))
    else:
        plan = Plan(args.seed, game=args.game)
        game = classic.play(plan, not args.words, args.stay, args.typed)
        outcomes = [asyncio.run(game)]
    print(table_of(outcomes))
    return any(outcome.violations for outcome in outcomes)


if __name__ == "__main__":
    sys.exit(main())
