"""`python -m tests.tools.coach`: does the coach find mistakes, and is what it names one?

`validate GAME --games N`: a seat of N games of mixed players is reviewed, and every mistake that
is named is measured on fresh deals under policies that took no part in the coach. The pages of the
reviews are printed as players read them, without pictures.
`planted GAME --games N`: in N games of house bots one seat makes a move that costs 4 VP or more,
measured on many deals. Which of them does the coach name?
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from time import process_time

from bot.catalogue.games import GAMES
from bot.engine.rng import Rng
from tests.tools.coach.planted import Measured, plant, share
from tests.tools.coach.validating import Checked, check, table


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.coach",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=("validate", "planted"))
    parser.add_argument("game", choices=[key for key, one in GAMES.items() if one.searcher])
    parser.add_argument("--games", type=int, default=1, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    seeds = [Rng(args.seed).below(1 << 40, f"game {n}") for n in range(1000)]
    {"validate": _validate, "planted": _planted}[args.what](args.game, args.games, seeds)


def _validate(key: str, games: int, seeds: Sequence[int]) -> None:
    game, found = GAMES[key], list[Checked]()
    assert game.searcher is not None
    for number, seed in enumerate(seeds[:games]):
        found.append(check(game, game.searcher, number, seed))
        print(f"{process_time():.0f} s, {found[-1]}", file=sys.stderr, flush=True)
    told = ("\n\n".join(checked.pages) for checked in found)
    sys.stdout.write("\n\n".join([*told, "\n".join(table(found)), ""]))


def _planted(key: str, games: int, seeds: Sequence[int]) -> None:
    game, found = GAMES[key], list[Measured]()
    assert game.searcher is not None
    for seed in seeds:
        if len(found) == games:
            break
        found += filter(None, [plant(game, game.searcher, seed)])
        print(f"{process_time():.0f} s, {found[-1:]}", file=sys.stderr, flush=True)
    for one in found:
        sys.stdout.write(f"{json.dumps(one._asdict())}\n")
    sys.stdout.write(f"{share(found, 'planted mistakes found')}\n")


if __name__ == "__main__":
    main()
