"""Shares of the bot's texts that a language has: of the host, and of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.locales import Words, bundle, read_messages
from bot.locales.languages import CLEARED, SOURCE
from bot.locales.reviews import is_reviewed

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
    return _shares(code, tuple(games))


@lru_cache(maxsize=128)
def _shares(code: str, games: tuple[str, ...]) -> Mapping[str, Share]:
    every, done = Counter[str](), Counter[str]()
    own = read_messages(code).names
    for key in bundle(SOURCE).names:
        if not key.startswith("-"):
            group = group_of(key, games)
            every[group] += 1
            done[group] += key in own
    return {group: Share(done[group], every[group]) for group in (HOST, *games)}


CLEARED.append(_shares.cache_clear)


def whole(found: Mapping[str, Share]) -> Share:
    """Return the share of all texts together."""
    return Share(sum(one.done for one in found.values()), sum(one.all for one in found.values()))


def state(code: str, games: Iterable[str], words: Words) -> str:
    """Return how much of the texts a language has, and whether native speakers have read them."""
    share = words("language-share", percent=whole(shares(code, games)).percent)
    return share if is_reviewed(code) else f"{share} · {words('language-unread')}"


def parts(code: str, games: Iterable[str], words: Words) -> Mapping[str, Share]:
    """Return how much a language has of the host's texts and of each game's, by their names."""
    return {
        words("language-host") if group == HOST else words(f"{group}-title"): share
        for group, share in shares(code, games).items()
    }
