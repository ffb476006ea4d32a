"""Games of other packages: their records are entry points of the group `boardgames.games`.

A package runs in processes of its own, unless the operator trusts it by name. One that cannot be
loaded is left out, with its error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from multiprocessing import parent_process
from typing import NamedTuple

from bot.catalogue import api
from bot.catalogue.apart.records import record
from bot.host.core.game import Release
from bot.locales.installed import Entry, entries
from bot.presenting.game import Game

GROUP = "boardgames.games"

KEY = re.compile(r"[a-z][a-z0-9_]{1,31}")
"""Keys of games: they are in custom ids, in stored rows and in names of texts."""
_HERE = f"and this version of the bot has API {api.API}: bring the bot up to date"
"""End of the sentence about a package for newer versions of the bot."""
_MOST_ERROR = 300
"""Characters of an error that are kept."""


class Package(NamedTuple):
    """A package and its game, which is None if it is left out because of an `error`."""

    key: str
    name: str
    version: str
    game: Game | None
    error: str = ""


def packages(taken: Container[str], trusted: Callable[[], Iterable[str]]) -> Iterator[Package]:
    """Yield the games of installed packages in the order of their names, each loaded once.

    The bot's own games, whose keys are `taken`, and those of packages that come earlier go first.
    Packages that are `trusted` are loaded into this process.
    """
    known: set[str] = set()
    found = entries(GROUP)
    here = {canonical(one) for one in trusted()} if found else set()
    for entry in found:
        name, version = entry[:2]
        inside = canonical(name) in here
        if not inside and parent_process() is not None:
            # The processes that draw and think for the bot have nothing to do with such a game.
            continue
        try:
            game = _loaded(entry, taken, known, EntryPoint.load if inside else record)
        # A package may end the process, too.
        except (Exception, SystemExit) as error:
            told = " ".join(f"{type(error).__name__}: {error}".split())[:_MOST_ERROR]
            yield Package(entry.name, name, version, None, told)
        else:
            known.add(game.key)
            yield Package(game.key, name, version, game)


def inside(key: str) -> Game:
    """Return the game of a package, loaded into this process. Raises whatever its package does."""
    found = [entry for entry in entries(GROUP) if entry.name == key]
    return _loaded(found[0], (), (), EntryPoint.load)


def canonical(name: str) -> str:
    """Return the name of a package as all ways to write it are compared (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _loaded(
    entry: Entry,
    taken: Container[str],
    known: Container[str],
    load: Callable[[EntryPoint], object],
) -> Game:
    """Return the record of an entry point. Raises whatever its package raises, and ValueError."""
    if not KEY.fullmatch(entry.name):
        raise ValueError(f"the name {entry.name!r} is no key of a game: {KEY.pattern}")
    if entry.name in taken or entry.name in known:
        raise ValueError(f"there is a game {entry.name} already")
    try:
        game = load(entry.point)
    except ImportError as error:
        if error.name == api.__name__:
            raise ImportError(f"{error.msg}, {_HERE}") from error
        raise
    if not isinstance(game, Game):
        raise TypeError(f"{entry.point.value} is no {Game.__module__}.Game")
    release = Release(entry.package, entry.version)
    return replace(accepted(game, entry.name), release=release)


def accepted(game: Game, key: str) -> Game:
    """Return the record of a game, if it is written for this bot and has that key.

    Raises ValueError.
    """
    if game.key != key:
        raise ValueError(f"the key of its rules is {game.key!r}")
    if game.api > api.API:
        raise ValueError(f"it is written for API {game.api}, {_HERE}")
    return game
