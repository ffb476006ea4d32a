"""Ids and names inside stored words and JSON: found and replaced, nothing else changed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

SMALLEST_ID = 2**22
"""No account of Discord has a smaller id: a smaller number in JSON is something else."""


_NAMED = frozenset(("name", "other", "from", "to", "reason"))
"""The keys of JSON under which people are named.

All other values are codes: a person may be called `left` or `topic`, and text that a program must
read stays as it is.
"""


class Traces(NamedTuple):
    """A person as named in stored texts, and the replacement.

    `names` are looked for as words, `alone` only as a whole text.
    """

    user_id: int
    names: frozenset[str]
    stand_in: int
    called: str
    alone: frozenset[str] = frozenset()

    def marks(self) -> tuple[str, ...]:
        """Return strings of which every stored text about the person has one, JSON or not."""
        known = self.names | self.alone
        escaped = {json.dumps(name)[1:-1] for name in known}
        return (str(self.user_id), *sorted(known | escaped))

    def without_name(self, text: str) -> str:
        """Return a stored name, another one if it is the person's."""
        return self.called if text in self.names | self.alone else text

    def without(self, text: str) -> str:
        """Return words that people wrote, without the person."""
        text = self._without_id(text)
        for name in sorted(self.names, key=len, reverse=True):
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: self.called, text)
        return self.called if text in self.alone else text

    def without_in_data(self, text: str) -> str:
        """Return stored JSON, or a code, without the person."""
        try:
            data = json.loads(text)
        except ValueError:
            return self._without_id(text)
        if not isinstance(data, dict | list):
            return self._without_id(text)
        cleaned = self._data(data)
        return text if cleaned == data else json.dumps(cleaned)

    def _data(self, value: object, key: str = "") -> object:
        if isinstance(value, dict):
            return {self._without_id(k): self._data(v, k) for k, v in value.items()}
        if isinstance(value, list):
            # A person who is not there can no longer be called.
            kept = value if key != "calls" else [v for v in value if v != self.user_id]
            return [self._data(one, key) for one in kept]
        if isinstance(value, str):
            return self.without(value) if key in _NAMED else self._without_id(value)
        is_id = self.user_id >= SMALLEST_ID and value == self.user_id
        return self.stand_in if is_id and not isinstance(value, bool) else value

    def _without_id(self, text: str) -> str:
        if self.user_id < SMALLEST_ID:
            return text
        return re.sub(rf"(?<!\d){self.user_id}(?!\d)", str(self.stand_in), text)


def seat_name(language: str, seat: int | None) -> str:
    """Return the name of a seat whose person is erased; None = they had no seat."""
    word, nobody = _WORDS.get(language, _WORDS["en"])
    return nobody if seat is None else f"{word} {seat + 1}"


_WORDS: Mapping[str, tuple[str, str]] = {
    "en": ("Player", "Somebody"),
    "de": ("Spieler", "Jemand"),
}
"""Stored in the language of the table, as the names of house bots are stored: here are no texts
of the reader's language."""


def named(names: Iterable[str | None]) -> frozenset[str]:
    """Return the names that can be looked for."""
    return frozenset(name for name in names if name and name.strip())
