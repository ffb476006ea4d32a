"""Rehearsal of an upgrade on a copy: migration, and replay of all running tables."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bot.host.core.api import DamagedState, MissingGame
from bot.host.core.game import HostedGame
from bot.host.core.registry import OlderGame, missing
from bot.host.core.states import state_at
from bot.operations.replay import NoReplay, first_difference, record_of
from bot.store.core.copying import copy, open_readonly
from bot.store.core.errors import StoreError, explain
from bot.store.opening.sqlite import bring_up_to_date
from bot.store.tables import games as stored_games
from bot.store.tables.games import Stored, played_with
from bot.store.upkeep.inspection import inspect


class Parting(NamedTuple):
    """A difference caused by the upgrade; `MEANINGS` explains its `kind`."""

    kind: str
    what: str


class Meaning(NamedTuple):
    """How much differences of a kind matter, and what to do about them."""

    matters: str
    do: str


MEANINGS: Mapping[str, Meaning] = {
    "lost": Meaning(
        "It does: the upgrade would lose what is stored.",
        "Do not upgrade; report these lines.",
    ),
    "broken": Meaning(
        "It does: the upgraded database would be damaged.",
        "Do not upgrade; report these lines.",
    ),
    "stops": Meaning(
        "It does: after the upgrade nobody could play on there. All other tables could.",
        "Stay with the version that runs until these tables are over, unless CHANGELOG.md names"
        " another way; if it says nothing of it, report these lines.",
    ),
    "damaged": Meaning(
        "Not for the upgrade: it is damaged already. If it is the table's newest version, nobody"
        " can play on there; if not, only those notice who look back or take moves back that far.",
        "Look whether the disk is sound. `bot restore` brings back what a backup has of it, and"
        " every other table as it was then.",
    ),
    "differs": Meaning(
        "Not for those who play: the table goes on from its stored position, and nothing of it is"
        " changed; today's rules count from its next move. Only what plays a game again from its"
        " beginning notices: its review by the coach, and `/verify` after the end.",
        "If CHANGELOG.md announces a change of these rules, upgrade, and tell the tables if you"
        " like; to end them by the old rules, upgrade later. If it does not, report these lines.",
    ),
}
"""Meanings of the differences for an operator, worst first."""

_LACKS: Mapping[str, str] = {
    MissingGame.code: "It is of the game {game!r}, which is not here.",
    OlderGame.code: "It was played with version {played} of its game {game!r}; {version} is here.",
}
"""Sentences about games that are not there, or not new enough."""
_PREFIX = ".upgrade-"
_FORGOTTEN = 3600.0
"""Seconds after which a copy left behind counts as abandoned."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """Result of a rehearsed upgrade: schema before and after, counts, and differences."""

    before: int
    after: int
    tables: int
    moves: int
    replayed: int
    differences: tuple[Parting, ...]


def rehearse(path: Path, games: Mapping[str, HostedGame]) -> Rehearsal:
    """Upgrade a copy of a database, which may be in use, and compare. Raises StoreError."""
    before = inspect(path)
    if before.problems:
        raise StoreError(
            f"{path} is damaged ({before.problems[0]}). Restore a backup: `bot restore FILE`."
        )
    _forget_earlier(path.parent)
    try:
        with tempfile.TemporaryDirectory(prefix=_PREFIX, dir=path.parent) as folder:
            draft = Path(folder) / path.name
            held = copy(path, draft)
            _migrate(draft)
            after = inspect(draft)
            lost = _lost((held.tables, held.moves), (after.tables, after.moves))
            replayed, parted = _replay(draft, games)
    except OSError as error:
        raise StoreError(f"No copy can be made beside {path}: {error.strerror}.") from error
    broken = (Parting("broken", problem) for problem in after.problems)
    found = (*lost, *broken, *parted)
    return Rehearsal(before.schema, after.schema, held.tables, held.moves, replayed, found)


def _forget_earlier(folder: Path) -> None:
    """Delete copies left by rehearsals that were killed: they contain all private data."""
    for left in folder.glob(f"{_PREFIX}*"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > _FORGOTTEN:
                shutil.rmtree(left)


def _migrate(draft: Path) -> None:
    try:
        bring_up_to_date(draft)
    except sqlite3.Error as error:
        raise explain(error, str(draft)) from error


def _lost(before: tuple[int, int], after: tuple[int, int]) -> Iterator[Parting]:
    if before != after:
        yield Parting("lost", "{} tables and {} moves become {} and {}.".format(*before, *after))


def _replay(draft: Path, games: Mapping[str, HostedGame]) -> tuple[int, list[Parting]]:
    """Replay the running tables; return their number, and their differences."""
    with closing(open_readonly(draft)) as connection:
        tables = stored_games.unfinished(connection)
        running = [table for table in tables if table.game.status == "running"]
        found = [(table.game.id, _parting(connection, table, games)) for table in running]
    partings = [
        Parting(one.kind, f"Table {number}: {one.what}") for number, one in found if one is not None
    ]
    return len(running), partings


def _parting(
    connection: sqlite3.Connection, table: Stored, games: Mapping[str, HostedGame]
) -> Parting | None:
    """Return a table's difference: one that stops the game, or else the first in its past."""
    try:
        return _present(connection, table, games) or _past(connection, table, games)
    except StoreError as error:
        return Parting("damaged", str(error))


def _present(
    connection: sqlite3.Connection, table: Stored, games: Mapping[str, HostedGame]
) -> Parting | None:
    """Return why a table could not be played on, None = it can. Raises StoreError."""
    game = table.game
    lack = missing(played_with(game), {key: one.release for key, one in games.items()})
    if lack is not None:
        return Parting("stops", _LACKS[lack.code].format(**lack.args_))
    try:
        state_at(connection, games[game.key].rules, game.id, game.version)
    except DamagedState as error:
        why = error.__cause__
        told = f"its position cannot be read ({type(why).__name__}: {why})"
        return Parting("stops", f"Version {game.version}: {told}.")
    return None


def _past(
    connection: sqlite3.Connection, table: Stored, games: Mapping[str, HostedGame]
) -> Parting | None:
    """Return the first difference between today's rules and a stored game. Raises StoreError."""
    try:
        difference = first_difference(record_of(connection, table.game.id), games)
    except StoreError:
        raise
    except NoReplay as error:
        return Parting("differs", str(error))
    except Exception as error:
        # Rules that cannot even read the stored game: finding these is the purpose.
        told = f"It cannot be played again ({type(error).__name__}: {error})."
        return Parting("differs", told)
    return None if difference is None else Parting("differs", difference.in_words)
