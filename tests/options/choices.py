"""Choices of a lobby to compare tables under: every option alone, and drawn combinations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from bot.engine.api import GameInfo, Option


class Lobby(NamedTuple):
    """A table to be set up: its seats and what is chosen; a short name for both."""

    name: str
    seats: int
    options: Mapping[str, str]


def alone(info: GameInfo) -> Iterator[Lobby]:
    """Yield every choice of every option, with all else as usual, and tables with no choice made.

    What an option needs to matter is chosen with it; without it, too.
    """
    usual = dict[tuple[tuple[str, str], ...], Lobby]()
    for option in info.options:
        needed, seats = _needed(option), _seats(info, option)[-1]
        lobby = Lobby(f"{option.key}={option.choices[0]}", seats, needed)
        usual.setdefault((*needed.items(), ("seats", str(seats))), lobby)
        for choice in option.choices[1:]:
            options = {**needed, option.key: choice}
            yield Lobby(f"{option.key}={choice}", seats, options)
    yield from usual.values()


def _needed(option: Option) -> dict[str, str]:
    return {option.needs[0]: option.needs[1][-1]} if option.needs else {}


def _seats(info: GameInfo, option: Option) -> range:
    return option.seats or info.seats


def drawn(info: GameInfo, count: int) -> Iterator[Lobby]:
    """Yield so many combinations, each option drawn by lot, always the same ones."""
    random = Random(info.key)
    for number in range(count):
        options = {option.key: random.choice(option.choices) for option in info.options}
        yield Lobby(f"drawn {number}", random.choice(info.seats), options)
