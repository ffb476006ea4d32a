"""`python -m tests.tools.chaos`: kills and faults, and what came of them."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.runtime.database_url import DatabaseUrl
from tests.postgresql import programs, serving
from tests.tools.chaos import faults
from tests.tools.chaos.burst import burst
from tests.tools.chaos.handed_taps import kill_owners
from tests.tools.chaos.launch import pebbles
from tests.tools.chaos.leagues.faults import PLANTED
from tests.tools.chaos.leagues.run import run_leagues
from tests.tools.chaos.run import run
from tests.tools.chaos.taps import kill_taps
from tests.tools.chaos.thinking import kill_thoughts


@contextmanager
def fresh_database() -> Iterator[DatabaseUrl]:
    """Run a server, and yield a new database there."""
    found = programs()
    assert found is not None, "initdb is missing"
    with serving(found) as server:
        yield server.database()


def main(words: Sequence[str] | None = None) -> int:
    """Run what was asked for and return the exit code: 0 when nothing is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="kills at random instants")
    parser.add_argument("--seed", type=int, default=1, help="repeats the draws of a run")
    parser.add_argument("--faults", action="store_true", help="the faults of the list instead")
    parser.add_argument("--postgres", action="store_true", help="kills on a server of PostgreSQL")
    parser.add_argument("--burst", type=int, help="so many tables that post at once instead")
    parser.add_argument(
        "--leagues", action="store_true", help="a season, a cup, a ladder, a Swiss event instead"
    )
    parser.add_argument("--planted", choices=tuple(PLANTED), help="with a fault in the bot, too")
    parser.add_argument("--thoughts", type=int, help="so many kills while bots think instead")
    parser.add_argument("--taps", type=int, help="so many kills while a page moves instead")
    parser.add_argument("--handed", type=int, help="the same with another process's pages instead")
    parser.add_argument("--only", nargs="+", choices=tuple(faults.FAULTS), help="of the faults")
    parser.add_argument("--keep", type=Path, help="folder for the database and the bot's log")
    args = parser.parse_args(words)
    if args.keep is not None and args.keep.exists():
        parser.error(f"{args.keep} is there already: the tables must be new ones")
    with tempfile.TemporaryDirectory() as scratch, ExitStack() as servers:
        folder = args.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        names = args.only or (tuple(faults.FAULTS) if args.faults else ())
        kills = 0 if names else args.kills
        if args.thoughts:
            told = kill_thoughts(folder, args.seed, args.thoughts)
        elif args.taps:
            told = kill_taps(folder, args.seed, args.taps)
        elif args.handed:
            database = servers.enter_context(fresh_database())
            told = kill_owners(folder, args.seed, args.handed, database)
        elif args.burst:
            told = burst(folder, args.seed, args.burst)
        elif args.leagues:
            program = PLANTED.get(args.planted, pebbles)
            told = run_leagues(folder, args.seed, kills, program=program)
        else:
            database = servers.enter_context(fresh_database()) if args.postgres else None
            told = run(folder, args.seed, kills, names, database=database)
        report = asyncio.run(told)
    print(report)
    if not report.clean:
        print(f"FAILED with seed {args.seed}")
    return not report.clean


if __name__ == "__main__":
    sys.exit(main())
