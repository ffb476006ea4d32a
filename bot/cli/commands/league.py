"""`bot league`: simulate a season, compute the tables of a real one again, and signed logs."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from dataclasses import asdict, replace
from pathlib import Path
from time import perf_counter

from bot.catalogue.games import GAMES
from bot.cli.command import Games, Subparsers
from bot.cli.commands import league_log
from bot.cli.exits import FAILED, USAGE, complain
from bot.host.core.api import HostError
from bot.leagues.pairing import commitment, pair, request_of
from bot.leagues.settings import SEASON, SWISS
from bot.runtime.settings import Settings
from bot.simulation.plan import DAYS, Acts, BadPlan, Plan, drawn_up, usual
from bot.simulation.report import table
from bot.simulation.season import Unfinished, play

PROPOSED = usual("puerto_rico")


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    keys = sorted(GAMES)
    parser = commands.add_parser("league", help="simulate a league's season, or check one")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    again = actions.add_parser("pair", help="compute the tables of a season again")
    again.add_argument("file", type=Path, help="the JSON file posted with its schedule")
    league_log.add_parsers(actions)
    simulate = actions.add_parser("simulate", help="play a whole season with simulated people")
    simulate.add_argument("--people", type=int, default=28, help="people who sign up")
    simulate.add_argument("--divisions", type=int, default=3)
    simulate.add_argument(
        "--form", choices=(SEASON, SWISS), default=SEASON, help="divisions or rounds"
    )
    simulate.add_argument(
        "--up", type=int, metavar="PEOPLE", help="who play on after a Swiss event (one table)"
    )
    simulate.add_argument("--seed", type=int, default=1, help="the same seed, the same season")
    simulate.add_argument(
        "--absence",
        type=float,
        default=0.1,
        metavar="SHARE",
        help="the share of them who vanish, are slow or leave",
    )
    for name, what in (
        ("excluded", "people whom an organiser excludes"),
        ("annulled", "tables that an organiser annuls"),
        ("disputed", "disputes that players raise"),
    ):
        simulate.add_argument(f"--{name}", type=int, default=0, metavar="NUMBER", help=what)
    simulate.add_argument(
        "--late", type=int, default=0, metavar="PEOPLE", help="people who come after the draw"
    )
    simulate.add_argument(
        "--servers", type=int, default=1, metavar="NUMBER", help="servers on which people sign up"
    )
    simulate.add_argument(
        "--bots", type=int, default=1, metavar="NUMBER", help="bots, each with some of the servers"
    )
    simulate.add_argument(
        "--teams", type=int, default=0, metavar="SIZE", help="teams of this size; one division"
    )
    simulate.add_argument("--game", default="puerto_rico", help=", ".join(keys))
    simulate.add_argument("--size", type=int, default=PROPOSED.size, help="people at a table")
    simulate.add_argument("--games", type=int, default=PROPOSED.games, help="tables per person")
    simulate.add_argument("--at-once", type=int, default=PROPOSED.at_once, help="of these at once")
    simulate.add_argument("--pace", default=PROPOSED.pace, help="pace of the tables")
    simulate.add_argument("--days", type=int, default=DAYS, help="from the first day to the last")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Run the action, print the result, and return the exit code."""
    if args.action in ("log", "key"):
        return league_log.run(args, settings, games)
    if args.action == "pair":
        return _pair_again(args.file)
    started = perf_counter()
    try:
        report = asyncio.run(play(_plan(args, games), games))
    except HostError as error:
        return complain(_refusal(error), USAGE)
    except Unfinished as error:
        return complain(f"The season did not come to its end: {error}.", FAILED)
    text = json.dumps(asdict(report)) if args.json else table(report)
    sys.stdout.write(text + "\n")
    if not args.json:
        sys.stdout.write(f"\nsimulated in {perf_counter() - started:.0f} s\n")
    return FAILED if report.interventions else 0


def _pair_again(file: Path) -> int:
    """Print the digest of a season's seed and its tables; return the exit code."""
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        seed, salt = int(told["seed"]), str(told["salt"])
        requests = {
            f"{part} {key}": request_of(recipe, int(recipe.get("seed", seed)))
            for part, found in (("division", "divisions"), ("round", "rounds"))
            for key, recipe in told.get(found, {}).items()
        }
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        requests = {}
    if not requests:
        return complain(f"{file} is no file of a season's schedule.", USAGE)
    lines = [f"SHA-256 of {salt}:{seed}: {commitment(seed, salt)}"]
    for name, request in requests.items():
        tables = (" ".join(map(str, table)) for table in pair(request).tables)
        lines += [name, *tables]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _plan(args: argparse.Namespace, games: Games) -> Plan:
    if args.game not in games:
        raise BadPlan(field="game", value=args.game, least=", ".join(sorted(games)), most="")
    if args.days < 1:
        raise BadPlan(field="days", value=args.days, least=1, most="")
    settings = replace(
        usual(args.game, args.days),
        form=args.form,
        up=PROPOSED.up if args.form == SEASON else args.size if args.up is None else args.up,
        size=args.size,
        games=args.games,
        at_once=args.at_once,
        newcomer_at_once=min(args.at_once, PROPOSED.newcomer_at_once),
        pace=args.pace,
        team_size=args.teams,
    )
    acts = Acts(args.excluded, args.annulled, args.disputed)
    counts = (args.people, args.divisions, args.seed, args.absence)
    return drawn_up(settings, *counts, acts, args.late, args.servers, args.bots)


_SENTENCES = {
    "people": "A season needs {least} to {most} people, not {value}.",
    "divisions": "So many people make {least} to {most} divisions, not {value}.",
    "acts": "An organiser decides {least} to {most} times of each kind, not {value}.",
    "absence": "The share of absent people is from {least} to {most}, not {value}.",
    "late": "After the draw {least} to {most} people come, not {value}.",
    "bots": "Each bot has a server of its own: {least} to {most} bots, not {value}.",
    "servers": "People sign up on {least} to {most} servers, not on {value}.",
    "game": "There is no game {value!r}; there is {least}.",
    "days": "A season has {least} day or more, not {value}.",
    "too_short": "Its tables take about {days} days each: it cannot end before {allowed}.",
}


def _refusal(error: HostError) -> str:
    """Return the sentence for settings that the league refuses."""
    sentence = _SENTENCES.get(str(error.args_.get("field")), "{field} cannot be {value}")
    if error.args_.get("allowed") and "{allowed}" not in sentence:
        sentence += "; allowed is {allowed}."
    return sentence.format(**error.args_)
