"""Facts about this computer for `bot doctor`."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from bot.catalogue.apart.records import uncontained
from bot.catalogue.drawing import memory, processors
from bot.catalogue.games import GAMES, PACKAGES
from bot.catalogue.packages import Package
from bot.host.core.game import Release
from bot.locales.languages import left_out


class Machine:
    """This computer; tests can replace it by another object."""

    sqlite: tuple[int, ...] = sqlite3.sqlite_version_info
    packages: tuple[Package, ...] = PACKAGES
    releases: Mapping[str, Release | None] = MappingProxyType(
        {key: game.release for key, game in GAMES.items()}
    )
    """Releases of the packages of all games, by game; None = the game is the bot's own."""

    @property
    def faulty_languages(self) -> Sequence[str]:
        """Return what is wrong with the languages that the bot leaves out."""
        return left_out()

    @property
    def processors(self) -> int:
        """Return how many processors this account may use."""
        return processors()

    @property
    def memory(self) -> int | None:
        """Return the bytes of memory of this computer, or None if unknown."""
        return memory()

    def uncontained(self, package: Package) -> list[str]:
        """Return what this system does not keep a package from, [] if it is trusted or left out."""
        return [] if package.game is None else uncontained(package.game)

    def now(self) -> float:
        """Return this computer's time (POSIX seconds)."""
        return time.time()

    def free(self, folder: Path) -> int:
        """Return how many bytes can still be written in a folder. Raises OSError."""
        return shutil.disk_usage(folder).free

    def writable(self, path: Path) -> bool:
        """Return whether this account may write to a file, or into a folder."""
        return os.access(path, os.W_OK)

    def open_to_others(self, path: Path) -> bool:
        """Return whether other accounts may read a file; False on systems without file modes."""
        return os.name == "posix" and bool(stat.S_IMODE(path.stat().st_mode) & 0o077)
