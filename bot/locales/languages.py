"""The bot's languages: every folder that has a `language.toml` is one, and no module names any.

Such folders lie in `bot/locales`, and in packages that are installed beside the bot: these name
the package that holds them as an entry point of the group `boardgames.languages`. English is the
language in which the bot's texts are written first, and in which those appear that no other has.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from babel import Locale, UnknownLocaleError

from bot.locales.description import CODE, FILE, SOURCE, BadLanguage, Language, read
from bot.locales.installed import entries

__all__ = [
    "CLEARED",
    "CODE",
    "FILE",
    "GROUP",
    "SOURCE",
    "BadLanguage",
    "Language",
    "add_root",
    "chain",
    "cldr_name",
    "complete",
    "direction",
    "display_name",
    "forget",
    "language_of",
    "languages",
    "left_out",
    "read",
    "roots",
    "spoken",
]

GROUP = "boardgames.languages"
_LONGEST = 35
"""Maximum number of characters of a locale (RFC 5646, 4.4.1)."""
_HERE = Path(__file__).parent
_LOG = logging.getLogger(__name__)
_added: list[Path] = []
CLEARED: list[Callable[[], None]] = []
"""Functions that clear caches of other modules, which depend on the languages that there are."""


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
    names = set[str]()
    for folder in _folders():
        # `bot language list` and `bot doctor` say what is wrong; no translation may stop the bot.
        with suppress(BadLanguage):
            one = read(folder)
            if one.code not in found:
                # Discord refuses two choices of one name.
                name = f"{one.name} ({one.code})" if one.name in names else one.name
                found[one.code] = replace(one, name=name)
                names.add(name)
    return dict(sorted(found.items(), key=lambda one: (one[0] != SOURCE, one[0])))


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
    # Packages take no locale from a language of the bot's own.
    late = sorted(languages().values(), key=lambda one: one.folder.parent == _HERE)
    by_locale = {name.lower(): one.code for one in late for name in one.discord}
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
    for entry in sorted(entries(GROUP), key=lambda one: (one.name, one.point.value)):
        try:
            package, *inner = entry.point.module.split(".")
            # Only a top-level package can be found without running any.
            spec = find_spec(package)
            places = [*((spec.submodule_search_locations if spec else None) or ())]
        # What finds packages may be a package's, too.
        except Exception as error:
            _LOG.warning("the languages of %s cannot be found: %r", entry.package, error)
        else:
            found += [Path(place, *inner) for place in places]
    return tuple(found)
