"""Search that tolerates other case, prefixes, typos and spelled-out umlauts."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping
from difflib import get_close_matches
from math import log
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T", bound=Hashable)

Texts: TypeAlias = Iterable[tuple[float, str]]
"""Texts under which an item is found, with the weight of each; the first is its name."""

_WORD = re.compile(r"[a-z0-9]+(?:[.-][0-9]+)*")
_SPELLINGS = (("ae", "a"), ("oe", "o"), ("ue", "u"))
"""Umlauts written out, folded like the umlauts themselves."""

_WHOLE, _BEGUN, _TYPO = 1.0, 0.8, 0.6
_CLOSE = 0.74
"""Likeness of words that are taken for each other: one typo in five letters."""
_SHORTEST = 3
"""Letters from which on a word may be only begun, or mistyped."""
_STEM = 4
"""Letters beyond which the last one may be an ending: quarry, quarries."""


class Index(Generic[T]):
    """Items by the words of their texts."""

    def __init__(self, items: Iterable[tuple[T, Texts]]) -> None:
        self._holders: dict[str, dict[T, float]] = defaultdict(dict)
        self._ranks: dict[T, tuple[int, int]] = {}
        for place, (item, texts) in enumerate(items):
            for weight, text in texts:
                found = words(text)
                self._ranks.setdefault(item, (len(found), place))
                for word in found:
                    self._holders[word][item] = max(weight, self._holders[word].get(item, 0.0))

    def weigh(self, text: str) -> Mapping[T, float]:
        """Return how well items fit the words; those that fit none are left out."""
        found: dict[T, float] = defaultdict(float)
        for word in words(text):
            for item, weight in self._weights(word).items():
                found[item] += weight
        return found

    def ranked(self, weights: Mapping[T, float]) -> list[T]:
        """Return items best first; of equals the shorter name, then the order given, wins."""
        return sorted(weights, key=lambda item: (-round(weights[item], 6), *self._ranks[item]))

    def search(self, text: str) -> list[T]:
        """Return the items that fit any of the words, best first."""
        return self.ranked(self.weigh(text))

    def _weights(self, word: str) -> Mapping[T, float]:
        """Return how well items fit one word; a word that few of them hold says more.

        A longer word that it begins says no more than the word itself, if that is known.
        """
        found: dict[T, float] = defaultdict(float)
        least = len(self._holders.get(word, ()))
        for likeness, known in self._alike(word):
            holders = self._holders[known]
            rare = 1 / (1 + log(max(least, len(holders))))
            for item, weight in holders.items():
                found[item] = max(found[item], likeness * weight * rare)
        return found

    def _alike(self, word: str) -> Iterable[tuple[float, str]]:
        """Return the known words that a word may mean, with their likeness."""
        whole = [(_WHOLE, word)] if word in self._holders else []
        if len(word) < _SHORTEST or not word.isalpha():
            return whole
        stem = word[:-1] if len(word) > _STEM else word
        begun = [known for known in self._holders if known.startswith(stem) and known != word]
        if whole or begun:
            return [*whole, *((_BEGUN, known) for known in begun)]
        close = get_close_matches(word, self._holders, n=5, cutoff=_CLOSE)
        return [(_TYPO, known) for known in close]


def words(text: str) -> list[str]:
    """Return the words of a text as they are compared."""
    return _WORD.findall(folded(text))


def folded(text: str) -> str:
    """Return the text without case and accents, and with umlauts in one spelling."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    for long, short in _SPELLINGS:
        plain = plain.replace(long, short)
    return plain
