"""Places of messages on Discord and in mails: what they are, and how many characters fit there.

Screens, menus and forms are made of a few classes (`cogs/ui/kit/screen.py`), which the program's
sources call with messages: so the sources say what a message is for.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import NamedTuple

from bot.catalogue.games import GAMES
from bot.operations.languages.modules import ANY, ROOT, Module, module
from bot.presenting import limits
from cogs.requests.command_limits import DESCRIPTION, NAME

SUBJECT = 78
"""Maximum number of characters of a line of an email's header (RFC 5322, 2.1.1)."""
EVENT, ABOUT_EVENT = 100, 1000
"""Maximum numbers of characters in name and description of a server's event."""


class Place(NamedTuple):
    """A place of a message: what it is, how many characters fit, and which source puts it there."""

    what: str
    most: int
    source: str = ""


class _Part(NamedTuple):
    """An argument of a class, by position and name, and the place that it becomes."""

    position: int
    name: str
    place: Place


_BUTTON = _Part(1, "label", Place("button", limits.BUTTON_LABEL))
_FIELD = (
    Place("label in a form", limits.FORM_TITLE),
    Place("line below the label in a form", limits.OPTION_HINT),
)
_PLACEHOLDER = Place("menu", limits.PLACEHOLDER)
_MADE_OF: Mapping[str, Sequence[_Part]] = {
    "Button": (_BUTTON,),
    "Link": (_BUTTON,),
    "Entry": (
        _Part(1, "label", Place("entry of a menu", limits.OPTION_LABEL)),
        _Part(2, "hint", Place("line below an entry of a menu", limits.OPTION_HINT)),
    ),
    "Menu": (_Part(2, "placeholder", _PLACEHOLDER),),
    "PeopleMenu": (_Part(1, "placeholder", _PLACEHOLDER),),
    "Form": (
        _Part(1, "title", Place("title of a form", limits.FORM_TITLE)),
        _Part(2, "label", _FIELD[0]),
        _Part(3, "hint", _FIELD[1]),
    ),
    "Field": (_Part(0, "label", _FIELD[0]), _Part(1, "hint", _FIELD[1])),
    "Choice": (_Part(0, "name", Place("choice of a command", limits.CHOICE)),),
}
_CLASSES = ("cogs.ui.kit.screen", "discord")
"""Modules that the classes are from."""
_BY_KEY: Mapping[str, Place] = {
    "name-*": Place("name of a command or option", NAME),
    "cmd-*": Place("description of a command", DESCRIPTION),
    "arg-*": Place("description of an option", DESCRIPTION),
    "button-*": _BUTTON.place,
    "way-title": Place("subject of an email", SUBJECT),
    "way-*-title": Place("subject of an email", SUBJECT),
    "league-event-*-about": Place("description of an event", ABOUT_EVENT),
    "league-event-*": Place("name of an event", EVENT),
    "web-*": Place("text of a page", limits.TEXT),
    "*-alt": Place("alternative text of a picture", limits.ALT),
    "*-alt-*": Place("alternative text of a picture", limits.ALT),
}
_POST = Place("text", limits.TEXT)


def places(key: str) -> Sequence[Place]:
    """Return the places of a message; one that has none of its own is a text in a post."""
    found = _exact().get(key) or [one for pattern, one in _patterns() if pattern.fullmatch(key)]
    found = found or [one for pattern, one in _BY_KEY.items() if fnmatchcase(key, pattern)][:1]
    return [*{one.what: one for one in found[::-1]}.values()] or [_POST]


@cache
def _patterns() -> Sequence[tuple[re.Pattern[str], Place]]:
    return [(_pattern(key), one) for key, one in _in_sources() if ANY in key]


def _pattern(key: str) -> re.Pattern[str]:
    """Return the pattern of keys; one that begins with ANY begins with the key of a game."""
    begin = f"(?:{'|'.join(GAMES)})" if key.startswith(ANY) else ""
    return re.compile(begin + ".+".join(map(re.escape, key.removeprefix(ANY).split(ANY))))


@cache
def _exact() -> Mapping[str, Sequence[Place]]:
    found: dict[str, list[Place]] = {}
    for key, place in _in_sources():
        found.setdefault(key, []).append(place)
    return found


@cache
def _in_sources() -> Sequence[tuple[str, Place]]:
    """Return keys of messages, also with ANY in them, with the places that sources give them."""
    return [
        found
        for path in sorted((ROOT / "cogs").rglob("*.py"))
        if any(one in path.read_text(encoding="utf-8") for one in _CLASSES)
        for found in _of_module(module(path))
    ]


def _of_module(one: Module) -> Iterator[tuple[str, Place]]:
    for name, parts in _MADE_OF.items():
        for call in one.calls[name]:
            source = f"{one.path.relative_to(ROOT).as_posix()}:{call.lineno}"
            for part in parts:
                for key in one.messages(argument) if (argument := _argument(call, part)) else ():
                    # A key of which nothing is known would be any.
                    if key.strip(ANY + "-"):
                        yield key, part.place._replace(source=source)


def _argument(call: ast.Call, part: _Part) -> ast.expr | None:
    """Return an argument of a call, None if it is not given or may stand elsewhere."""
    for one in call.keywords:
        if one.arg == part.name:
            return one.value
    before = call.args[: part.position + 1]
    spread = any(isinstance(one, ast.Starred) for one in before)
    return before[part.position] if len(before) > part.position and not spread else None
