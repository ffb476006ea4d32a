"""The edition of a game's house bots, which tells results against them apart from older ones."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

_SIGNS = 12
"""Hexadecimal digits of an edition."""


@cache
def edition(game: str) -> str:
    """Return a digest of the numbers by which a game's house bots play; "" if there are none here.

    A change of their code alone does not change it.
    """
    folder = files(__package__).joinpath(game)
    if not folder.is_dir():
        return ""
    read = sha256()
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".json"):
            read.update(file.name.encode() + file.read_bytes())
    return read.hexdigest()[:_SIGNS]
