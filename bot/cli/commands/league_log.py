"""`bot league log` and `bot league key`: signed logs of seasons, and the key that signs them."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from bot.cli.command import Games, Subparsers, add_database, existing_database
from bot.cli.exits import DONE, FAILED, IN_USE, USAGE, complain
from bot.host.host import Host
from bot.host.leagues.core import load_season
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.host.leagues.seasonlog.service import NoSeasonLog, content_of, public_key_of
from bot.leagues.seasonlog.differences import Difference
from bot.leagues.seasonlog.lines import MOST_BYTES, fingerprint, read
from bot.leagues.seasonlog.verifying import Checked, Known, check_log
from bot.locales import Words, languages
from bot.locales.languages import SOURCE
from bot.locales.markdown import plain
from bot.presenting.league.season_log import difference_text
from bot.runtime.database_url import Address
from bot.runtime.outgoing.client import OutgoingClient, RequestFailed
from bot.runtime.outgoing.hosts import AddressRefused, AllowedHosts
from bot.runtime.settings import Settings
from bot.store import Connection
from bot.store.core.errors import DatabaseInUse
from bot.store.leagues import season_logs, seasons
from bot.store.leagues.seasons import SeasonRow
from bot.store.opening.any_engine import looking
from bot.store.opening.lock import hold
from bot.store.upkeep.inspection import inspect

_NOT_SIGNED = (
    "A bot runs on this database, and has signed nothing of this season yet: /league export signs"
    " it, or stop the bot and repeat this."
)
_NO_DEALS = "This season has no log: its tables were dealt before the bot began to publish hashes."
_T = TypeVar("_T")


class Unknown(Exception):
    """There is no such league or season, or several leagues have that name."""


def add_parsers(actions: Subparsers) -> None:
    """Add the parsers of `log` and `key` to those of `bot league`."""
    log = actions.add_parser("log", help="sign a season for other bots, or check what one signed")
    steps = log.add_subparsers(dest="step", metavar="STEP", required=True)
    export = steps.add_parser("export", help="write the signed log of a season to a file")
    export.add_argument("league", help="the league's name or number")
    export.add_argument("season", type=int, nargs="?", help="default: the newest")
    export.add_argument("--file", type=Path, help="default: league-NUMBER-season-NUMBER.jsonl")
    verify = steps.add_parser("verify", help="compute everything that a log says again")
    verify.add_argument("file", type=Path, metavar="FILE", help="a log, of any bot")
    fetch = steps.add_parser("fetch", help="get a log from another bot, and keep it if it fits")
    fetch.add_argument("address", help="the address, such as https://HOST/l/.../log.jsonl")
    fetch.add_argument("file", type=Path, metavar="FILE", help="where it is kept")
    for parser in (verify, fetch):
        parser.add_argument("--key", help="the public key that must have signed it")
        parser.add_argument("--language", choices=[*languages()], default=SOURCE)
    key = actions.add_parser("key", help="show the public key with which this bot signs logs")
    for parser in (export, key):
        add_database(parser)


def run(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Export or check a log, or show the key; return the exit code. Raises StoreError."""
    if args.action == "key":
        return _show_key(existing_database(args, settings), games)
    if args.step == "verify":
        return _verify(args, games)
    if args.step == "fetch":
        return _fetch(args, settings, games)
    return _export(existing_database(args, settings), args, games)


def _show_key(database: Address, games: Games) -> int:
    key = _read(database, public_key_of)
    if key is None:
        key = _with_host(database, games, lambda host: host.leagues.season_logs.key())
    sys.stdout.write(f"Public key:  {key}\nFingerprint: {fingerprint(key)}\n")
    return DONE


def _read(database: Address, work: Callable[[Connection], _T | None]) -> _T | None:
    """Return what is stored, also while a bot runs; None in a database of an earlier version.

    Raises StoreError.
    """
    if inspect(database, integrity=False).schema < season_logs.SINCE:
        return None
    with looking(database) as connection:
        return work(connection)


def _with_host(
    database: Address, games: Games, work: Callable[[Host], Coroutine[None, None, _T]]
) -> _T:
    """Do something while no bot runs. Raises StoreError, DatabaseInUse."""

    async def opened() -> _T:
        host = await Host.open(database, games)
        try:
            return await work(host)
        finally:
            await host.close()

    with hold(database):
        return asyncio.run(opened())


def _export(database: Address, args: argparse.Namespace, games: Games) -> int:
    """Sign what is new, unless a bot runs, and write the log to a file; return the exit code."""
    try:
        with looking(database) as connection:
            season = _season(connection, args.league, args.season)
        content = _content(database, season, games)
    except NoSeasonLog:
        return complain(_NO_DEALS, FAILED)
    except Unknown as error:
        return complain(str(error), USAGE)
    if content is None:
        return complain(_NOT_SIGNED, IN_USE)
    file = args.file or Path(f"league-{season.league_id}-season-{season.number}.jsonl")
    try:
        with file.open("xb") as target:
            target.write(content)
    except FileExistsError:
        return complain(f"{file} exists already and was left as it is: name another file.", FAILED)
    except OSError as error:
        return complain(f"{file} cannot be written: {error.strerror}.", FAILED)
    lines = content.count(b"\n")
    sys.stdout.write(f"The signed log of the season is in {file} ({lines} lines).\n")
    return DONE


def _content(database: Address, season: SeasonRow, games: Games) -> bytes | None:
    """Return a season's log; if a bot runs what is signed already, None if nothing is.

    Raises StoreError, NoSeasonLog.
    """
    try:
        return _with_host(
            database, games, lambda host: host.leagues.season_logs.export(season.id)
        ).content
    except DatabaseInUse:
        return _read(database, lambda db: content_of(db, load_season(db, season.id))) or None


def _season(connection: Connection, named: str, number: int | None) -> SeasonRow:
    """Return a season by its league's name or number. Raises Unknown."""
    leagues = seasons.named(connection, named)
    if not leagues:
        raise Unknown(f"There is no league {named!r}.")
    if len(leagues) > 1:
        numbers = ", ".join(str(one.id) for one in leagues)
        raise Unknown(f"Several leagues have the name {named!r}: give a number ({numbers}).")
    found = seasons.seasons_of(connection, leagues[0].id)
    wanted = [one for one in found if number in (None, one.number)]
    if not wanted:
        raise Unknown(f"The league has no season {number}.")
    return wanted[0]


_REFUSED: Mapping[str, str] = {
    "off": "The setting BOT_OUTGOING_HOSTS allows no hosts: name this one there.",
    "form": "This is no address that can be asked.",
    "scheme": "Only https is allowed.",
    "host": "The setting BOT_OUTGOING_HOSTS does not allow this host: name it there.",
    "private": "The host is not a public address of the internet.",
}
"""Sentences for addresses that are not asked, by the reason."""


def _fetch(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    """Get a log from an address, and keep it if it goes on from the file; return the exit code."""
    words = Words(args.language)
    try:
        before = args.file.read_bytes() if args.file.exists() else b""
        lines = read(before) if before else []
        content = asyncio.run(_got(args.address, settings.outgoing_hosts))
        checked = check_log(content, _referee(games), Known(lines, args.key))
        _keep(args.file, content)
    except AddressRefused as error:
        return complain(_REFUSED[error.why], USAGE)
    except RequestFailed as error:
        return complain(f"There was no usable answer ({error.reason}). Try again later.", FAILED)
    except Difference as difference:
        return complain(plain(difference_text(difference, words)), FAILED)
    except OSError as error:
        return complain(f"{args.file} cannot be read or written: {error.strerror}.", FAILED)
    news = len(checked.lines) - len(lines)
    sys.stdout.write("\n".join([*_report(checked), "", f"New lines: {news}"]) + "\n")
    return DONE


async def _got(address: str, allowed: AllowedHosts) -> bytes:
    """Return what is at an address. Raises AddressRefused, RequestFailed."""
    answer = await OutgoingClient(allowed).get(address, MOST_BYTES)
    if not answer.is_success:
        raise RequestFailed(f"status {answer.status}")
    return answer.body


def _keep(file: Path, content: bytes) -> None:
    """Replace a file at once, so that it is never half of a log. Raises OSError."""
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_bytes(content)
    fresh.replace(file)


def _referee(games: Games) -> HostReferee:
    return HostReferee({key: game.rules for key, game in games.items()})


def _verify(args: argparse.Namespace, games: Games) -> int:
    """Compute a log again, and print the standings or the first difference; return the code."""
    try:
        with args.file.open("rb") as source:
            content = source.read(MOST_BYTES + 1)
    except OSError as error:
        return complain(f"{args.file} cannot be read: {error.strerror}.", USAGE)
    words = Words(args.language)
    try:
        checked = check_log(content, _referee(games), Known(key=args.key))
    except Difference as difference:
        return complain(plain(difference_text(difference, words)), FAILED)
    sys.stdout.write("\n".join(_report(checked)) + "\n")
    return DONE


def _report(checked: Checked) -> Iterator[str]:
    """Yield what was computed, line by line."""
    ledger = checked.ledger
    over = sum(one.finished is not None for one in ledger.tables.values())
    yield f"{checked.league}, season {ledger.season}: everything checks out."
    yield f"Lines: {len(checked.lines)}, the last of {checked.lines[-1].at}"
    yield f"Tables: {len(ledger.tables)}, of which {over} were played again"
    yield f"Corrections that count: {len(ledger.corrections)}"
    if checked.undrawn:
        yield f"Draws that nobody else can repeat (people avoid each other): {checked.undrawn}"
    yield f"Signed by: {checked.key}"
    yield f"Fingerprint: {fingerprint(checked.key)}"
    for number, rows in checked.standings.divisions if checked.standings else ():
        yield f"\nDivision {number}"
        for place, row in enumerate(rows, 1):
            name = checked.names.get(row.person, row.person)
            marks = " ".join(filter(None, (row.below, "guest" if row.guest else None)))
            yield f"{place:3}. {name}  {row.points} points, {row.games} tables {marks}".rstrip()
    if checked.standings and checked.standings.winner:
        winner = checked.standings.winner
        yield f"\nWinner: {checked.names.get(winner, winner)}"
