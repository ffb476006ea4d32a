"""Statements about a move by topic and speaker, and disagreements between two speakers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, TypeAlias

from tests.options.choices import Lobby

Said: TypeAlias = Iterator[tuple[str, str, object]]
"""A topic, who speaks, and what they say of it."""

Heard: TypeAlias = Counter[tuple[str, str]]
"""The number of times a speaker was heard on a topic."""


class Compared(NamedTuple):
    """A game whose tables are compared."""

    key: str
    positions: Callable[[Lobby, Random], Iterator[tuple[Any, int, Any]]]
    """Yields states with a seat and one of its moves, at a table of that lobby."""
    said: Callable[[Any, int, Any], Said]
    """Yields what everybody says of that move."""
    topics: Mapping[str, str]
    """Speakers on each topic, at one table or another."""

    @classmethod
    def of(cls, key: str) -> Compared:
        """Return what the module here says that has the game's name."""
        module = import_module(f"tests.options.{key}")
        return cls(key, module.positions, module.said, module.TOPICS)


class Disagreement(AssertionError):
    """Two speakers say different things of the same move at the same table."""


def compare(game: Compared, lobbies: Iterable[Lobby]) -> Heard:
    """Listen to everybody at tables of these lobbies. Raises Disagreement."""
    heard = Heard()
    for lobby in lobbies:
        for state, seat, move in game.positions(lobby, Random(f"{game.key} {lobby.name}")):
            for topic, by in _by_topic(game.said(state, seat, move)).items():
                if len({repr(one) for one in by.values()}) > 1:
                    raise Disagreement(f"{topic}: {by}; seat {seat}, {move.text}; {lobby}")
                heard.update((topic, speaker.split()[0]) for speaker in by)
    return heard


def _by_topic(said: Said) -> Mapping[str, Mapping[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for topic, speaker, what in said:
        found.setdefault(topic, {})[speaker] = what
    return found


def speakers(heard: Heard) -> dict[str, set[str]]:
    """Return who was heard on each topic."""
    found: dict[str, set[str]] = {}
    for topic, speaker in heard:
        found.setdefault(topic, set()).add(speaker)
    return found
