"""Packages in the environment of this Python, by uv if it is there and by pip otherwise."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from bot.catalogue.packages import GROUP
from bot.locales.installed import entries


def installed() -> Mapping[str, tuple[str, str]]:
    """Return the name and version of each installed package with a game, by the game's key."""
    importlib.invalidate_caches()
    return {entry.name: (entry.package, entry.version) for entry in entries(GROUP)}


def install(what: str) -> bool:
    """Install a wheel, a folder or a package of an index; return whether that went well."""
    place = Path(what)
    return _run("install", str(place.resolve()) if place.exists() else what)


def uninstall(name: str) -> bool:
    """Remove a package, and return whether that went well."""
    return _run("uninstall", name)


def _run(action: str, what: str) -> bool:
    """Run the installer for this environment; what it says goes to the standard error."""
    uv = shutil.which("uv")
    words = (
        [uv, "pip", action, "--python", sys.executable]
        if uv is not None
        else [sys.executable, "-m", "pip", action, *(["--yes"] if action == "uninstall" else [])]
    )
    # The operator names the package, as they would to the installer itself.
    done = subprocess.run([*words, what], stdout=sys.stderr, check=False)  # noqa: S603
    return done.returncode == 0
