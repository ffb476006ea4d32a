"""Application commands and what is offered while they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.strict.refusal import Malformed

Json = Mapping[str, Any]
NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
CHAT = 1
GROUPS = (1, 2)
LARGEST = 8000
"""Characters of a command: of names, descriptions and values, each in its longest language."""


def check(commands: Sequence[Json]) -> None:
    """Refuse commands that Discord does not register. Raises Malformed.

    *Application Commands*: naming; required options first; option names unique, the translated ones
    too; 8,000 characters with options and choices, "the longest localization" of each.
    """
    kinds = [(command.get("type") or CHAT, command["name"]) for command in commands]
    if len(set(kinds)) < len(kinds):
        raise Malformed("commands: a name twice")
    for command in commands:
        for fault in _faults(command):
            raise Malformed(f"{command['name']}: {fault}")


def _faults(command: Json) -> Iterator[str]:
    if (command.get("type") or CHAT) == CHAT:
        yield from _of_names(command)
        if not command.get("description"):
            yield "no description"
        yield from _of_options(command.get("options") or ())
    if size(command) > LARGEST:
        yield f"{size(command)} characters"


def _of_names(one: Json) -> Iterator[str]:
    for name in names(one):
        if NAME.fullmatch(name) is None or name != name.lower():
            yield f"name {name!r}"


def names(one: Json) -> list[str]:
    return [one["name"], *(one.get("name_localizations") or {}).values()]


def _of_options(options: Sequence[Json]) -> Iterator[str]:
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield "an optional option before a required one"
    for locale in {None, *(key for one in options for key in one.get("name_localizations") or ())}:
        called = [(one.get("name_localizations") or {}).get(locale, one["name"]) for one in options]
        if len(set(called)) < len(called):
            yield f"option names twice: {called}"
    for option in options:
        yield from _of_names(option)
        yield from _of_options(option.get("options") or ())


def size(one: Json) -> int:
    """Return the characters of a command, option or choice that count to the limit."""
    texts = sum(_longest(one, key) for key in ("name", "description"))
    value = len(one["value"]) if isinstance(one.get("value"), str) else 0
    inner = (*(one.get("options") or ()), *(one.get("choices") or ()))
    return texts + value + sum(map(size, inner))


def _longest(one: Json, key: str) -> int:
    told = [one.get(key) or "", *(one.get(f"{key}_localizations") or {}).values()]
    return max(map(len, told))


def check_choices(choices: Sequence[Json]) -> None:
    """Refuse what may not be offered while a command is typed. Raises Malformed.

    *Receiving and Responding*, autocomplete: at most 25, in the form of option choices.
    """
    if len(choices) > 25:
        raise Malformed(f"{len(choices)} choices")
    for choice in choices:
        if not choice["name"].strip() or not str(choice["value"]).strip():
            raise Malformed(f"choice: blank: {choice}")
        if len(choice["name"]) > 100 or len(str(choice["value"])) > 100:
            raise Malformed(f"choice: too long: {choice}")
