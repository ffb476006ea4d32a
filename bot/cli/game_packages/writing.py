"""A new package with a small, whole game: that of the page `bot/games/README.md`, renamed."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from bot.catalogue.packages import KEY

EXAMPLE = "pebbles"
"""Key of the page's game, and name of its package."""
_TITLES = re.compile(rf"^{EXAMPLE}-title = .*$", re.MULTILINE)
_BLOCK = re.compile(
    r"^```(?:python|fluent|toml|json)\n(?:#|//) ([\w./]+\.\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE
)
_KEY = re.compile(
    rf"""(?<=["_-]){EXAMPLE}(?=[":.]|$) | \b{EXAMPLE}(?=[-./]\w|[ ]import\b|[ ]=[ ]"{EXAMPLE})""",
    re.VERBOSE,
)
"""The example's key as a module, a file, a game, or the beginning of a message's name."""


class BadName(ValueError):
    """The error for a name that a new game cannot have; its text is a sentence."""


@cache
def page() -> Mapping[str, str]:
    """Return the files that the page shows, by their paths in the example's folder."""
    text = files("bot.games").joinpath("README.md").read_text(encoding="utf-8")
    return dict(_BLOCK.findall(text))


def renamed(key: str) -> Mapping[str, str]:
    """Return the files of a package that is the example under another key."""
    title = f"{key}-title = {key.replace('_', ' ').capitalize()}"
    made = {}
    for name, text in page().items():
        own = _KEY.sub(lambda found: found[0].replace(EXAMPLE, key), _TITLES.sub("\0", text))
        made[name.replace(EXAMPLE, key)] = own.replace("\0", title)
    return made


def write(key: str, folder: Path) -> None:
    """Write the package of a new game into a folder that must not exist.

    Raises BadName, OSError.
    """
    check(key, folder)
    folder.mkdir(parents=True)
    for name, text in renamed(key).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def check(key: str, folder: Path) -> None:
    """Raise BadName if a package cannot have this name, or be written to this folder."""
    if not KEY.fullmatch(key):
        raise BadName(f"{key!r} is no key of a game: small letters, digits and _, at most 32.")
    if folder.exists():
        raise BadName(f"{folder} exists already, and was left as it is.")
    if key in sys.stdlib_module_names or find_spec(key) is not None:
        raise BadName(f"There is a module {key} already: choose another name.")
