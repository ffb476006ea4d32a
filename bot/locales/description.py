"""The description of a language, `language.toml`: what may stand in it, and what it means."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

SOURCE = "en"
"""The language of the texts that are translated: every message is there."""
FILE = "language.toml"
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}")
"""Codes of languages: they are in addresses, in custom ids and in stored rows."""
_ZONE = re.compile(r"[A-Za-z][\w+-]{1,31}(/[\w+-]{1,31}){0,2}", re.ASCII)
_MOST_ZONES = 10
"""Maximum number of time zones offered first: the menu has room for as many others and more."""
_LONGEST_NAME = 40
"""Maximum number of characters of a language's name, and of what replaces a person's."""


class BadLanguage(ValueError):
    """A `language.toml` that cannot be used; the message names it."""


@dataclass(frozen=True)
class Language:
    """A language, as its `language.toml` describes it."""

    code: str
    folder: Path
    """Folder of its Fluent files; those of games may be in other folders."""
    name: str
    """Name of the language in the language itself."""
    fallback: str = SOURCE
    """Language in which messages appear that this one does not have."""
    discord: tuple[str, ...] = ()
    """Locales of Discord whose people read it (Discord's Reference, "Locales")."""
    complete: bool = False
    """True if it is changed together with English, so that it never lacks a message."""
    beside: str = SOURCE
    """Language whose name of a thing is shown beside the own one, such as on cards."""
    register: str = ""
    """The way people are addressed, for translators."""
    seat: str = "Player"
    """Word that, with a number, replaces the name of an erased person who had a seat."""
    nobody: str = "Somebody"
    """Word that replaces the name of an erased person who had no seat."""
    dates: tuple[str, ...] = ()
    """Forms of dates that people may type besides 2026-12-24, as `strptime` writes them."""
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    """Words in lower case that people type for yes and no, besides the English ones."""
    direction: str = ""
    """Direction of the script, "ltr" or "rtl"; "" = as CLDR says."""
    zones: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Time zones offered first, by Discord's locale."""


def read(folder: Path) -> Language:
    """Return the language of a folder. Raises BadLanguage."""
    file = folder / FILE
    try:
        return _language(folder, tomllib.loads(file.read_text(encoding="utf-8-sig")))
    except (OSError, ValueError) as error:
        raise BadLanguage(f"{file}: {error}") from error


def unknown_keys(folder: Path) -> list[str]:
    """Return the keys of a language's description that mean nothing. Raises OSError, ValueError."""
    data = tomllib.loads((folder / FILE).read_text(encoding="utf-8-sig"))
    return [key for key in data if key not in _KEYS]


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_list(value: object) -> bool:
    return isinstance(value, tuple) and all(map(_is_text, value))


def _is_table(value: object) -> bool:
    return isinstance(value, dict) and all(map(_is_list, value.values()))


_KEYS: Mapping[str, Callable[[object], bool]] = {
    **dict.fromkeys(("name", "fallback", "beside", "register"), _is_text),
    **dict.fromkeys(("seat", "nobody", "direction"), _is_text),
    **dict.fromkeys(("discord", "dates", "yes", "no"), _is_list),
    "complete": lambda value: isinstance(value, bool),
    "zones": _is_table,
}
"""Keys of a `language.toml`, with what their values must be."""


def _language(folder: Path, data: Mapping[str, Any]) -> Language:
    """Return the language that a `language.toml` describes. Raises ValueError."""
    if not CODE.fullmatch(folder.name):
        raise ValueError(f"{folder.name!r} is no code of a language, such as fr or es-MX")
    # A later version of the bot may know more keys.
    values: dict[str, Any] = {key: _frozen(one) for key, one in data.items() if key in _KEYS}
    for key, value in values.items():
        if not _KEYS[key](value):
            raise ValueError(f"{key} = {data[key]!r} has the wrong type")
    if "name" not in values:
        raise ValueError("the name is missing")
    language = Language(folder.name, folder, **values)
    for fault in _faults(language):
        raise ValueError(fault)
    return language


def _faults(one: Language) -> Iterator[str]:
    """Yield what could not be shown, or would be refused by Discord."""
    for key in ("name", "seat", "nobody"):
        text = getattr(one, key)
        if not (text.strip() and text.isprintable() and len(text) <= _LONGEST_NAME):
            yield f"{key} = {text!r} must have 1 to {_LONGEST_NAME} characters"
    if one.direction not in ("", "ltr", "rtl"):
        yield f"direction = {one.direction!r} must be ltr or rtl"
    yield from (f"{form!r} is no form of dates" for form in one.dates if not _is_form(form))
    for locale, zones in one.zones.items():
        if not 1 <= len(zones) <= _MOST_ZONES or not all(map(_ZONE.fullmatch, zones)):
            yield f"the time zones of {locale} must be 1 to {_MOST_ZONES} names: {[*zones]}"


def _is_form(form: str) -> bool:
    """Return whether a day that is written in a form is read as the same day."""
    day = datetime(2026, 12, 24)  # noqa: DTZ001
    try:
        return datetime.strptime(day.strftime(form), form) == day  # noqa: DTZ007
    # Python makes a pattern of a form, which may be none.
    except (ValueError, re.error):
        return False


def _frozen(value: object) -> object:
    """Return a value of TOML with tuples in place of lists."""
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    if isinstance(value, dict):
        return {key: _frozen(one) for key, one in value.items()}
    return value
