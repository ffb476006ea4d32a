"""Conversion of the choices made in the lobby to a game's options.

This module is a library for games. Each field of a game's `Options`, a frozen dataclass, states
from which options of the lobby it is read, and how.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, fields
from typing import Any, TypeVar

from bot.engine.api import BadOption, Option
from bot.engine.codec import LATER

T = TypeVar("T")
Read = Callable[[Mapping[str, str]], T]
"""A function that converts the choices by option key to the value they stand for."""


def check_choice(options: Sequence[Option], key: str, choice: str) -> None:
    """Check that the game offers this choice. Raises BadOption."""
    offered = {option.key: option.choices for option in options}
    if key not in offered:
        raise BadOption("bad-option", legal=sorted(offered), option=key)
    if choice not in offered[key]:
        raise BadOption("bad-choice", legal=offered[key], option=key, choice=choice)


def valid(options: Sequence[Option], choices: Mapping[str, str]) -> dict[str, str]:
    """Drop stored choices that the game no longer offers, so that the defaults apply."""
    offered = {option.key: option.choices for option in options}
    return {key: one for key, one in choices.items() if one in offered.get(key, ())}


def chosen(options: Sequence[Option], choices: Mapping[str, str]) -> dict[str, str]:
    """Return the choice for every option, using defaults where missing. Raises BadOption."""
    for key, choice in choices.items():
        check_choice(options, key, choice)
    return {option.key: option.default for option in options} | dict(choices)


def read_from(read: Read[T], *options: Option, later: bool = False) -> T:
    """Return a dataclass field that is read from the choices for these options.

    If the field is added `later`, when games have already been stored, it is stored only if it
    differs from the default.
    """
    defaults = {option.key: option.default for option in options}
    metadata = {"options": options, "read": read, **(LATER if later else {})}
    return field(default_factory=lambda: read(defaults), metadata=metadata)


def switch(on: str, option: Option, *, later: bool = False) -> bool:
    """Return a boolean field that is true if `on` is chosen for the option."""
    return read_from(lambda taken: taken[option.key] == on, option, later=later)


def offered(cls: Any) -> tuple[Option, ...]:  # noqa: ANN401
    """Return all options of a class, grouped by page."""
    found = dict.fromkeys(option for f in fields(cls) for option in f.metadata["options"])
    pages = list(dict.fromkeys(option.page for option in found))
    return tuple(sorted(found, key=lambda option: pages.index(option.page)))


def settled(cls: type[T], choices: Mapping[str, str]) -> T:
    """Build a game's options from choices; missing ones take their defaults.

    Raises BadOption for an unknown key or choice.
    """
    kind: Any = cls
    taken = chosen(offered(kind), choices)
    return cls(**{f.name: f.metadata["read"](taken) for f in fields(kind)})
