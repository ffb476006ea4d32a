"""`python -m tests.tools.ladder [WORD ...]` plays the rungs whose names have all these words.

Prints a line a rung, with 95 % intervals; exit code 1 = one of them missed what is wanted. The
whole ladder takes hours: `--processes` plays several games at once, `--share 0.01` a hundredth
of the games, which tells whether everything plays and not how well. What is known so far is told
on the standard error, and is in the JSON of a ladder that was ended: its number of games says so.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from tests.catalogue import CATALOGUE
from tests.tools.ladder import Rung
from tests.tools.ladder.climb import Climbed, Play, climb
from tests.tools.ladder.players import offered
from tests.tools.ladder.rungs import rungs
from tests.tools.ladder.tables import play

OFTEN = 10
"""Games after which is told what is known so far."""


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.ladder", description=__doc__)
    parser.add_argument("words", nargs="*", metavar="WORD", help="only rungs that are named so")
    parser.add_argument("--share", type=float, default=1.0, help="share of the games to play")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same deals")
    parser.add_argument("--processes", type=int, default=1, help="games at once")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where all figures go")
    chosen = parser.parse_args(args)
    climbed: list[Climbed] = []
    with playing(chosen.processes) as together:
        for rung in named(chosen.words):
            games = max(rung.seats, round(rung.games * chosen.share))
            for so_far in climb(rung, games, chosen.seed, together):
                if not len(so_far.played) % OFTEN:
                    print(f"... {line(so_far.counted())}", file=sys.stderr, flush=True)
                    save(chosen.json, [*climbed, so_far.counted()])
            climbed.append(so_far.counted())
            print(line(climbed[-1]), flush=True)
            save(chosen.json, climbed)
    return 0 if all(one.met for one in climbed) else 1


def named(words: list[str]) -> list[Rung]:
    """Return the rungs with all these words in their names, of players that there are."""
    return [
        rung
        for rung in rungs()
        if all(word in rung.name for word in words)
        and all(offered(CATALOGUE[rung.game], word) for word in (rung.tried, rung.others))
    ]


@contextmanager
def playing(processes: int) -> Iterator[Play]:
    if processes == 1:
        yield lambda tables: map(play, tables)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield lambda tables: pool.map(play, tables)


def line(one: Climbed) -> str:
    """Return a rung as a line to read."""
    low, high = one.interval
    wanted = f", wanted {one.least:.0%}" * bool(one.least)
    if one.within != (0.0, 1.0):
        wanted = f", wanted {one.within[0]:.0%} to {one.within[1]:.0%}"
    searched = f", {one.search_seconds:.2f} s a search, {one.game_seconds:.1f} s a game"
    return (
        f"{one.name}: {one.share:.1%} [{low:.1%}, {high:.1%}] of {one.games} games{wanted}"
        f" (in its place {one.other_share:.1%}; {one.gain:+.2f} points"
        f" [{one.gain_interval[0]:+.2f}, {one.gain_interval[1]:+.2f}])"
        f"{searched * bool(one.search_seconds)}{'' if one.met else '  MISSED'}"
    )


def save(file: Path | None, climbed: list[Climbed]) -> None:
    """Write all figures as JSON, if they are wanted."""
    if file is None:
        return
    data = [one.json() for one in climbed]
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
