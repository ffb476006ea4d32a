"""Conversion of the choices made in the lobby to a game's options.

This module is a library for games. Each field of a game's `Options`, a frozen dataclass, states
from which options of the lobby it is read, and how.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, fields
from typing import Any, TypeVar

from bot.engine.api import (
    RENAMED,
    VARIANT,
    Adjustable,
    BadOption,
    GameInfo,
    Option,
    Setting,
    settings_of,
)
from bot.engine.codec import LATER

T = TypeVar("T")
Read = Callable[[Mapping[str, str]], T]
"""A function that converts the choices by option key to the value they stand for."""


def check_choice(settings: Sequence[Setting], key: str, choice: str) -> None:
    """Check that the game offers this choice. Raises BadOption."""
    offered = {one.key: one for one in settings}
    if key not in offered:
        raise BadOption("bad-option", legal=sorted(offered), option=key)
    if not offered[key].allows(choice):
        raise BadOption("bad-choice", legal=offered[key].legal, option=key, choice=choice)


def valid(settings: Sequence[Setting], choices: Mapping[str, str]) -> dict[str, str]:
    """Drop stored choices that the game no longer offers, so that the defaults apply.

    A variant keeps what is still offered of it; one of which nothing is loses its name, too.
    """
    offered = {one.key: one for one in settings}
    kept = {key: one for key, one in choices.items() if key in offered and offered[key].allows(one)}
    varied = [key for key in kept if not isinstance(offered[key], Option)]
    if kept != choices and varied == [VARIANT.key]:
        del kept[VARIANT.key]
    return kept


def chosen(options: Sequence[Setting], choices: Mapping[str, str]) -> dict[str, str]:
    """Return the choice for every setting, using defaults where missing. Raises BadOption.

    A game with numbers that variants may change gives all `settings` of its `GameInfo`.
    """
    for key, choice in choices.items():
        check_choice(options, key, choice)
    return {one.key: one.default for one in options} | dict(choices)


def without_variant(info: GameInfo, choices: Mapping[str, str]) -> dict[str, str]:
    """Return the choices without the name of a variant and what it changes."""
    changed = {one.key for one in info.settings if not isinstance(one, Option)}
    return {key: one for key, one in choices.items() if key not in changed}


def read_from(read: Read[T], *options: Setting, later: bool = False) -> T:
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


def adjusted(number: Adjustable) -> int:
    """Return a field with a number that variants may change; it is stored if one has changed it."""
    return read_from(lambda taken: int(taken[number.key]), number, later=True)


def _settings(cls: Any) -> list[Setting]:  # noqa: ANN401
    return [*dict.fromkeys(one for f in fields(cls) for one in f.metadata["options"])]


def adjustable(cls: Any) -> tuple[Adjustable, ...]:  # noqa: ANN401
    """Return all numbers of a class that variants may change."""
    return tuple(one for one in _settings(cls) if isinstance(one, Adjustable))


def offered(cls: Any) -> tuple[Option, ...]:  # noqa: ANN401
    """Return all options of a class, grouped by page."""
    found = [one for one in _settings(cls) if isinstance(one, Option)]
    pages = list(dict.fromkeys(option.page for option in found))
    return tuple(sorted(found, key=lambda option: pages.index(option.page)))


def settled(cls: type[T], choices: Mapping[str, str]) -> T:
    """Build a game's options from choices; missing ones take their defaults, names are left out.

    Raises BadOption for an unknown key or choice.
    """
    kind: Any = cls
    played = {key: one for key, one in choices.items() if not key.startswith(RENAMED)}
    taken = chosen((*settings_of(offered(kind), adjustable(kind)), VARIANT), played)
    return cls(**{f.name: f.metadata["read"](taken) for f in fields(kind)})
