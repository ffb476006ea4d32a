"""`bot league simulate`: a whole season with house bots and simulated people, in fast time."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from time import perf_counter

from bot.host.api import HostError
from bot.host.game import HostedGame
from bot.leagues.settings import Settings
from bot.simulation.plan import DAYS, BadPlan, drawn_up, usual
from bot.simulation.report import table
from bot.simulation.season import Unfinished, play

FAILED = 1
USAGE = 2

PROPOSED = usual("puerto_rico")


def add_parser(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], games: Iterable[str]
) -> None:
    """Add the command to an argparse group of commands."""
    keys = sorted(games)
    parser = commands.add_parser("league", help="simulate a league's season")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    simulate = actions.add_parser("simulate", help="play a whole season with simulated people")
    simulate.add_argument("--people", type=int, default=28, help="people who sign up")
    simulate.add_argument("--divisions", type=int, default=3)
    simulate.add_argument("--seed", type=int, default=1, help="the same seed, the same season")
    simulate.add_argument(
        "--absence",
        type=float,
        default=0.1,
        metavar="SHARE",
        help="the share of them who vanish, are slow or leave",
    )
    simulate.add_argument("--game", default="puerto_rico", help=", ".join(keys))
    simulate.add_argument("--size", type=int, default=PROPOSED.size, help="people at a table")
    simulate.add_argument("--games", type=int, default=PROPOSED.games, help="tables per person")
    simulate.add_argument("--at-once", type=int, default=PROPOSED.at_once, help="of these at once")
    simulate.add_argument("--pace", default=PROPOSED.pace, help="pace of the tables")
    simulate.add_argument("--days", type=int, default=DAYS, help="from the first day to the last")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace, games: Mapping[str, HostedGame]) -> int:
    """Play the season, print what it came to, and return the exit code."""
    started = perf_counter()
    try:
        plan = drawn_up(
            games,
            _settings(args, games),
            people=args.people,
            divisions=args.divisions,
            seed=args.seed,
            absence=args.absence,
        )
        report = asyncio.run(play(plan))
    except BadPlan as error:
        return _complain(str(error), USAGE)
    except HostError as error:
        return _complain(_refusal(error), USAGE)
    except Unfinished as error:
        return _complain(f"The season did not come to its end: {error}.", FAILED)
    text = json.dumps(asdict(report)) if args.json else table(report)
    sys.stdout.write(text + "\n")
    if not args.json:
        sys.stdout.write(f"\nsimulated in {perf_counter() - started:.0f} s\n")
    return FAILED if report.interventions else 0


def _settings(args: argparse.Namespace, games: Mapping[str, HostedGame]) -> Settings:
    if args.game not in games:
        raise BadPlan(f"There is no game {args.game!r}; there is {', '.join(sorted(games))}.")
    if args.days < 1:
        raise BadPlan(f"A season has 1 day or more, not {args.days}.")
    fewer = min(args.at_once, PROPOSED.newcomer_at_once)
    return replace(
        usual(args.game, args.days),
        size=args.size,
        games=args.games,
        at_once=args.at_once,
        newcomer_at_once=fewer,
        pace=args.pace,
    )


def _refusal(error: HostError) -> str:
    """Return the sentence for a season that the league itself refuses."""
    facts = error.args_
    if {"field", "value", "allowed"} <= facts.keys():
        return f"{facts['field']} cannot be {facts['value']}; allowed is {facts['allowed']}."
    told = ", ".join(f"{name} {value}" for name, value in facts.items())
    return f"A season like that is refused ({error.code}{': ' if told else ''}{told})."


def _complain(sentence: str, code: int) -> int:
    sys.stderr.write(sentence + "\n")
    return code
