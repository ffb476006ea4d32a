"""The bot's languages: every folder that has a `language.toml` is one, and no module names any.

Such folders lie in `bot/locales`, and in packages that are installed beside the bot: these name
the package that holds them as an entry point of the group `boardgames.languages`. English is the
language in which the bot's texts are written first, and in which those appear that no other has.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError

SOURCE = "en"
"""The language of the texts that are translated: every message is there."""
GROUP = "boardgames.languages"
FILE = "language.toml"
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}")
"""Codes of languages: they are in addresses, in custom ids and in stored rows."""
_LONGEST = 35
"""Maximum number of characters of a locale (RFC 5646, 4.4.1)."""
_HERE = Path(__file__).parent
_added: list[Path] = []
CLEARED: list[Callable[[], None]] = []
"""Functions that clear caches of other modules, which depend on the languages that there are."""


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
    """How people are addressed, for translators."""
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


def roots() -> tuple[Path, ...]:
    """Return all folders that have one folder of Fluent files for each language."""
    return (_HERE, *_installed(), *_added)


def add_root(folder: Path) -> None:
    """Add a folder that has a folder for each language, such as a game's own."""
    if folder not in _added:
        _added.append(folder)


def forget() -> None:
    """Read the languages and their messages again when they are next needed."""
    for known in (_installed, languages, spoken, chain, cldr_name):
        known.cache_clear()
    for clear in CLEARED:
        clear()


@cache
def languages() -> Mapping[str, Language]:
    """Return all languages by their codes, English first; a folder that is faulty is left out."""
    found: dict[str, Language] = {}
    for folder in _folders():
        try:
            found.setdefault(folder.name, read(folder))
        except BadLanguage:
            # `bot language check` says what is wrong; no translation may stop the bot.
            continue
    return dict(sorted(found.items(), key=lambda one: (one[0] != SOURCE, one[0])))


def read(folder: Path) -> Language:
    """Return the language of a folder. Raises BadLanguage."""
    file = folder / FILE
    try:
        return _language(folder, tomllib.loads(file.read_text(encoding="utf-8-sig")))
    except (OSError, ValueError) as error:
        raise BadLanguage(f"{file}: {error}") from error


def left_out() -> list[str]:
    """Return what is wrong with the folders that are no languages, a sentence each."""
    found = []
    for folder in _folders():
        try:
            read(folder)
        except BadLanguage as error:
            found.append(str(error))
    return found


def complete() -> tuple[str, ...]:
    """Return the languages in which every message is there."""
    return tuple(code for code, one in languages().items() if one.complete)


@lru_cache(maxsize=256)
def spoken(locale: str | None) -> str | None:
    """Return the bot's language for a locale such as "en-GB", None if there is none.

    The locale may be one of Discord's, of a browser, or the code of a language.
    """
    wanted = (locale or "").replace("_", "-").lower()
    by_locale = {name.lower(): one.code for one in languages().values() for name in one.discord}
    codes = {code.lower(): code for code in languages()}
    while wanted and len(wanted) <= _LONGEST:
        if found := codes.get(wanted) or by_locale.get(wanted):
            return found
        wanted = wanted.rpartition("-")[0]
    return None


def language_of(locale: str | None) -> str:
    """Return the bot's language for a locale, English by default."""
    return spoken(locale) or SOURCE


@cache
def chain(code: str) -> tuple[str, ...]:
    """Return the languages in which a message is looked for: the own one first, English last.

    A language of a region is followed by the language without the region.
    """
    found: dict[str, None] = {}
    while code in languages() and code not in found:
        found[code] = None
        above = code.rpartition("-")[0]
        code = above if above in languages() else languages()[code].fallback
    found.pop(SOURCE, None)
    return (*found, SOURCE)


@cache
def cldr_name(code: str) -> str:
    """Return the name of the locale whose numbers, dates and lists a language has (CLDR)."""
    return str(_cldr(code))


def direction(code: str) -> str:
    """Return the direction of a language's script: "ltr" or "rtl"."""
    known = languages().get(code)
    return (known and known.direction) or str(_cldr(code).text_direction)


def display_name(code: str, reader: str) -> str:
    """Return a language's name in the reader's language, or else in its own."""
    known = languages().get(code)
    told = _cldr(reader).languages.get(code.replace("-", "_"))
    return told or (known.name if known else code)


def _cldr(code: str) -> Locale:
    for one in chain(code):
        try:
            return Locale.parse(one, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return Locale.parse(SOURCE)


def _folders() -> Iterator[Path]:
    for root in roots():
        for file in sorted(root.glob(f"*/{FILE}")):
            yield file.parent


@cache
def _installed() -> tuple[Path, ...]:
    """Return the folders of the packages that hold languages; nothing of them is run."""
    found: list[Path] = []
    for point in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        package, *inner = point.module.split(".")
        # Only a top-level package can be found without running any.
        spec = find_spec(package) if package.isidentifier() else None
        places = (spec.submodule_search_locations if spec else None) or ()
        found += [Path(place, *inner) for place in places]
    return tuple(found)


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
    values: dict[str, Any] = {key: _frozen(one) for key, one in data.items()}
    for key, value in values.items():
        if key not in _KEYS:
            raise ValueError(f"unknown key {key!r}; known are {', '.join(_KEYS)}")
        if not _KEYS[key](value):
            raise ValueError(f"{key} = {data[key]!r} has the wrong type")
    if not values.get("name"):
        raise ValueError("the name is missing")
    return Language(folder.name, folder, **values)


def _frozen(value: object) -> object:
    """Return a value of TOML with tuples in place of lists."""
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    if isinstance(value, dict):
        return {key: _frozen(one) for key, one in value.items()}
    return value
