"""Ids and names inside stored words and JSON: found and replaced, nothing else changed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

SMALLEST_ID = 2**22
"""No account of Discord has a smaller id: a smaller number in JSON is something else."""


class Traces(NamedTuple):
    """A person as stored texts tell of them, and what is to be read there instead."""

    user_id: int
    names: frozenset[str]
    stand_in: int
    called: str

    def marks(self) -> tuple[str, ...]:
        """Return what a stored text must have somewhere to tell of the person, JSON or not."""
        escaped = {json.dumps(name)[1:-1] for name in self.names}
        return (str(self.user_id), *sorted(self.names | escaped))

    def without(self, text: str) -> str:
        """Return a stored text, JSON or words, without the person."""
        try:
            data = json.loads(text)
        except ValueError:
            return self._words(text)
        if not isinstance(data, dict | list):
            return self._words(text)
        cleaned = self._data(data)
        return text if cleaned == data else json.dumps(cleaned)

    def _data(self, value: object, key: str = "") -> object:
        if isinstance(value, dict):
            return {self._words(k): self._data(v, k) for k, v in value.items()}
        if isinstance(value, list):
            # Nobody can be called any more who is not there.
            kept = value if key != "calls" else [v for v in value if v != self.user_id]
            return [self._data(one, key) for one in kept]
        if isinstance(value, str):
            return self._words(value)
        is_id = self.user_id >= SMALLEST_ID and value == self.user_id
        return self.stand_in if is_id and not isinstance(value, bool) else value

    def _words(self, text: str) -> str:
        if self.user_id >= SMALLEST_ID:
            text = re.sub(rf"(?<!\d){self.user_id}(?!\d)", str(self.stand_in), text)
        for name in sorted(self.names, key=len, reverse=True):
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: self.called, text)
        return text


def seat_name(language: str, seat: int | None) -> str:
    """Return what a seat is called whose person is forgotten; None = they had no seat."""
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
