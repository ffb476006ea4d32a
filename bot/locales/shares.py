"""How much of the bot's texts a language has: of the host, and of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from bot.locales import bundle, read_messages
from bot.locales.languages import SOURCE, roots

HOST = "host"
"""The part of the texts that belongs to no game."""


class Share(NamedTuple):
    """The number of messages that a language has, and of all messages."""

    done: int
    all: int

    @property
    def percent(self) -> int:
        """The share in percent; 100 only if nothing is missing, 0 only if nothing is there."""
        if self.done in (0, self.all):
            return 100 if self.done == self.all else 0
        return min(99, max(1, round(100 * self.done / self.all)))


def group_of(key: str, games: Iterable[str]) -> str:
    """Return the game to which a message belongs, or `HOST`."""
    return next((game for game in games if key.startswith(f"{game}-")), HOST)


def shares(code: str, games: Iterable[str]) -> Mapping[str, Share]:
    """Return how much a language has of the host's texts and of each game's.

    The messages of a fallback do not count. The first time, the language is read: 10 ms.
    """
    return _shares(code, tuple(games), roots())


@lru_cache(maxsize=128)
def _shares(code: str, games: tuple[str, ...], _roots: tuple[Path, ...]) -> Mapping[str, Share]:
    every, done = Counter[str](), Counter[str]()
    own = read_messages(code).names
    for key in bundle(SOURCE).names:
        if not key.startswith("-"):
            group = group_of(key, games)
            every[group] += 1
            done[group] += key in own
    return {group: Share(done[group], every[group]) for group in (HOST, *games)}


def whole(found: Mapping[str, Share]) -> Share:
    """Return the share of all texts together."""
    return Share(sum(one.done for one in found.values()), sum(one.all for one in found.values()))
