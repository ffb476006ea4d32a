"""`bot coach`: print the coach's review of a seat of a finished game, computed in this process."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from typing import TypeVar

from bot.cli.command import Games, Subparsers, add_database, existing_database
from bot.cli.exits import FAILED, USAGE, complain
from bot.engine.api import Json
from bot.host.analysis.coaching.api import NoCoach, NotFinished
from bot.host.analysis.coaching.replay import jobs
from bot.host.core.api import HostError
from bot.host.core.game import HostedGame
from bot.house_bots.coach import promising, review
from bot.house_bots.findings import Moment, Review
from bot.house_bots.playouts import never
from bot.house_bots.styles import LEAST
from bot.locales import Words
from bot.locales.markdown import plain
from bot.operations.replay import NoReplay, Record, read
from bot.presenting.moves.reasons import Compared, why
from bot.runtime.settings import Settings
from bot.store.opening.any_engine import is_outdated
from bot.store.opening.lock import hold

T = TypeVar("T")


def add_parser(commands: Subparsers) -> None:
    """Add the command's parser to argparse's subparsers."""
    parser = commands.add_parser("coach", help="review a seat of a finished game")
    parser.add_argument("table", type=int, metavar="TABLE", help="number of the table")
    parser.add_argument("seat", type=int, metavar="SEAT", help="number of the seat, from 1")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_database(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Compute the review, print its findings, and return the exit code."""
    try:
        database = existing_database(args, settings)
        # A bot running on an older schema could not use the newer one.
        with hold(database) if is_outdated(database) else nullcontext():
            record = asyncio.run(read(database, args.table))
        found = reviewed(record, games, args.seat - 1)
    except NoReplay as error:
        return complain(str(error), USAGE)
    except HostError as error:
        return complain(plain(Words("en")(f"error-{error.code}", **error.args_)), FAILED)
    told = json.dumps(_as_json(found)) if args.json else "\n".join(_text(record, found))
    sys.stdout.write(f"{told}\n")
    return 0


def reviewed(record: Record, games: Games, seat: int) -> Review:
    """Return the coach's review of all moves of a seat, whoever made them.

    Raises NoReplay, NotFinished, NoCoach, TooOld.
    """
    game, seats = record.table
    if game.status != "over":
        raise NotFinished(status=game.status)
    if not 0 <= seat < len(seats):
        raise NoReplay(f"Table {game.id} has the seats 1 to {len(seats)}.")
    hosted = games.get(game.key)
    if hosted is None or hosted.searcher is None:
        raise NoCoach(game=game.key)
    first, last = (_state(record, hosted, version) for version in (0, game.version))
    searchers, effort = {game.key: hosted.searcher}, hosted.searcher.reviewed
    asked = jobs(hosted.searcher, first, last, record.moves, lambda row: row.seat == seat, effort)
    verdicts = [job.run(searchers, never) for job in _shown(asked, "decisions")]
    for at in _shown(promising(verdicts), "moments"):
        verdicts[at] = asked[at].measuring(verdicts[at]).run(searchers, never)
    return review(seat, verdicts)


def _shown(steps: Sequence[T], what: str) -> Iterator[T]:
    """Yield the steps, and show the progress if the output is a terminal."""
    for number, step in enumerate(steps, 1):
        if sys.stderr.isatty():
            end = "\n" if number == len(steps) else ""
            sys.stderr.write(f"\r{number} of {len(steps)} {what}{end}")
        yield step


def _state(record: Record, game: HostedGame, version: int) -> object:
    schema, data = record.states[version]
    return game.rules.load(data, schema)


def _text(record: Record, found: Review) -> Iterator[str]:
    """Yield the lines of a review."""
    game, seats = record.table
    words = Words("en", tuple(row.name for row in seats))
    yield f"Table {game.id}, {words(f'{game.key}-title')}: {seats[found.seat].name}"
    yield f"{found.judged} decisions were judged, {found.clear} of them without a search."
    unit = words.of(game.key, "coach-unit")
    if not found.costly:
        yield f"No mistake of more than {LEAST:g} {unit} was found."
    for intro, moments in (("Better", found.costly), ("Well played; next best", found.best)):
        for one in moments:
            apart = f"{one.points:.1f} ± {one.error:.1f} {unit}"
            yield f"Round {one.round}: {one.played}. {intro}: {one.other}, {apart}."
            yield from _why(one, one in found.best, game.key, found.seat, words)
    for one in found.depends:
        styles = "; ".join(f"{s.whose} {s.key}: {s.points:+.1f}" for s in one.styles)
        yield f"Round {one.round}: {one.played}. Depends: {one.other}, by style {styles} {unit}."
    for turn in found.turning_points:
        margins = f"{turn.before:+.1f} to {turn.after:+.1f} {unit}"
        yield f"Turning point from round {turn.since} to {turn.round}: {margins}"
    for number, ahead, error in found.curve:
        yield f"Expected in round {number}: {ahead:+.1f} ± {error:.1f} {unit}"


def _why(moment: Moment, good: bool, game: str, seat: int, words: Words) -> Iterator[str]:
    moves = moment.played, moment.other
    better, other = moves if good else moves[::-1]
    compared = Compared(moment.kind, better, other, "better" if good else "other")
    for line in why(moment.reasons, compared, game, seat, own=False, words=words):
        yield f"  {plain(line)}"


def _as_json(value: object) -> Json:
    """Return a value with named tuples turned into dicts, recursively."""
    if isinstance(value, tuple):
        if hasattr(value, "_asdict"):
            return {key: _as_json(inner) for key, inner in value._asdict().items()}
        return [_as_json(inner) for inner in value]
    return value
