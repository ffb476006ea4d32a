"""Packages that nobody trusts: laid into a folder as an installer does, and found by the bot."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from bot.catalogue.apart.pool import PackagePool
from bot.catalogue.apart.records import FOLDERS
from bot.catalogue.apart.rules import PackageRules
from bot.catalogue.games import OWN
from bot.catalogue.packages import GROUP, Package, packages
from bot.locales import forget
from bot.locales.languages import _added
from bot.presenting.game import Game
from tests import pebbles
from tests.languages import forgetting_words

KEY = pebbles.KEY
HERE = Path(__file__).parent / "malicious"


def pool_of(game: Game) -> PackagePool:
    """Return the processes of a game."""
    assert isinstance(game.rules, PackageRules)
    return game.rules.pool


def install(
    folder: Path, module: str = KEY, target: Path | None = None, text: str | None = None
) -> Path:
    """Lay Pebbles, or one that a malicious `module` changed, into a folder; tell it its target.

    The module has this `text`, by default that of one of the twelve.
    """
    site = folder / FOLDERS[0]
    shutil.rmtree(site, ignore_errors=True)
    pebbles.write(site)
    if module != KEY:
        shutil.copy(HERE / "spoiled.py", site)
        (site / f"{module}.py").write_text(text or (HERE / f"{module}.py").read_text())
    (site / "target.txt").write_text(str(target))
    data = site / f"{module}-1.0.dist-info"
    data.mkdir()
    (data / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (data / "entry_points.txt").write_text(f"[{GROUP}]\n{KEY} = {module}:GAME\n")
    return site


@contextmanager
def found(site: Path) -> Iterator[Package]:
    """Yield the package that is installed in a folder; this process never imports it."""
    path = [*sys.path]
    sys.path.insert(0, str(site))
    invalidate_caches()
    one = None
    try:
        with forgetting_words():
            # A new version comes with a new process, which knows nothing of the one before.
            _added[:] = [folder for folder in _added if not folder.is_relative_to(site)]
            forget()
            (one,) = packages(OWN, tuple)
            yield one
    finally:
        if one is not None and one.game is not None:
            pool_of(one.game).close()
        sys.path[:] = path
    assert not {KEY, "spoiled"} & sys.modules.keys()


@contextmanager
def stranger(
    folder: Path, module: str = KEY, target: Path | None = None, text: str | None = None
) -> Iterator[Game]:
    """Yield the game of a package that is installed in a folder."""
    with found(install(folder, module, target, text)) as one:
        assert one.game is not None, one.error
        yield one.game
