"""Discord's limits on commands; if one command breaks one, Discord refuses all of them.

They apply in every language. From Discord's developer documentation, "Application Commands": a name
must match `^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$` (Application Command Naming), and a
command can have "a maximum of 8000 characters for combined name, description, and value properties
for each command, its options (including subcommands and groups), and choices. When localization
fields are present, only the longest localization for each field (including the default value) is
counted towards the size limit" (Slash Commands).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from bot.presenting import limits

ENGLISH = "in English"
"""Stands for the texts that are no translations."""
COMMANDS = 100
MENUS = 5
"""Commands in the menu of people, or of messages: Discord's clients show no more of an app."""
NAME, DESCRIPTION = 32, 100
LONGEST_TEXT = 6000
USER, MESSAGE = 2, 3
"""Types of commands in menus, which have a name of any kind, and nothing to fill in."""
CHAT_INPUT, SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 1, 2, 3, 4, 10
TYPES = range(1, 12)
HOMES = {0: (SUBCOMMAND, GROUP), GROUP: (SUBCOMMAND,), SUBCOMMAND: ()}
"""Types of groups and subcommands allowed in a command (0), in a group and in a subcommand."""
_WITH_MARKS = ("DEVANAGARI", "THAI")
"""Scripts whose names may contain marks as well as letters."""
_MOST = {CHAT_INPUT: COMMANDS, USER: MENUS, MESSAGE: MENUS}
_KNOWN = {"contexts": {0, 1, 2}, "integration_types": {0, 1}}

Payload: TypeAlias = Mapping[str, Any]


def faults_together(payloads: Sequence[Payload]) -> Iterator[str]:
    """Yield the faults of the commands as a whole, and of each of them."""
    for kind, most in _MOST.items():
        found = [payload for payload in payloads if payload.get("type", CHAT_INPUT) == kind]
        if len(found) > most:
            yield f"{len(found)} commands, Discord takes {most}"
        yield from (f"two commands of one name ({locale})" for locale in alike(found))
    for payload in payloads:
        yield from faults(payload)


def faults(payload: Payload) -> Iterator[str]:
    """Yield the faults for which Discord would refuse a command."""
    kind = payload.get("type", CHAT_INPUT)
    if kind in (USER, MESSAGE):
        yield from _in_menu(payload)
        return
    if kind != CHAT_INPUT:
        yield f"/{payload['name']}: a command of the type {kind}"
        return
    if weight(payload) > limits.COMMAND_TEXT:
        yield f"/{payload['name']}: {weight(payload)} characters, not {limits.COMMAND_TEXT}"
    for key, known in _KNOWN.items():
        if (held := payload.get(key)) is not None and not (held and {*held} <= known):
            yield f"/{payload['name']}: the {key} {held}"
    yield from (f"/{payload['name']}: {fault}" for fault in _nested(payload, 0))
    for path, entry in walk(payload):
        for fault in (*_texts(entry), *_options(entry), *_choices(entry), *_ranges(entry)):
            yield f"/{path}: {fault}"


def _in_menu(payload: Payload) -> Iterator[str]:
    """Yield the faults of a command in a menu: spaces and capitals are allowed in its name."""
    for name in names(payload):
        if not fits_menu(name):
            yield f"{payload['name']}: the name {name!r}"
    if payload.get("options") or payload.get("description"):
        yield f"{payload['name']}: a command in a menu has nothing to fill in"
    for key, known in _KNOWN.items():
        if (held := payload.get(key)) is not None and not (held and {*held} <= known):
            yield f"{payload['name']}: the {key} {held}"


def weight(payload: Payload) -> int:
    """Return how many characters of a command Discord counts: each text in its longest language.

    The texts are all names, descriptions and values.
    """
    total = 0
    for _, entry in walk(payload):
        for key in ("name", "description"):
            total += max(map(len, (entry[key], *localized(entry, key))))
        for choice in entry.get("choices", []):
            total += max(map(len, names(choice))) + len(str(choice["value"]))
    return total


def walk(payload: Payload, above: str = "") -> Iterator[tuple[str, Payload]]:
    """Yield a command and its options, recursively, each with the names that lead to it."""
    path = f"{above} {payload['name']}".strip()
    yield path, payload
    for option in payload.get("options", []):
        yield from walk(option, path)


def names(entry: Payload) -> list[str]:
    """Return the names of a command, an option or a choice in all languages."""
    return [entry["name"], *localized(entry, "name")]


def localized(entry: Payload, key: str) -> list[str]:
    """Return the translations of an entry's "name" or "description"."""
    return list((entry.get(f"{key}_localizations") or {}).values())


def called(entry: Payload, locale: str | None) -> str:
    """Return the name of a command, an option or a choice in a language."""
    return str((entry.get("name_localizations") or {}).get(locale, entry["name"]))


def alike(entries: Sequence[Payload]) -> Iterator[str]:
    """Yield the locales in which two of the entries have the same name."""
    locales = {locale: None for one in entries for locale in one.get("name_localizations") or ()}
    for locale in (None, *locales):
        if len({called(one, locale) for one in entries}) < len(entries):
            yield locale or ENGLISH


def _nested(entry: Payload, kind: int) -> Iterator[str]:
    """Yield groups in the wrong place, and entries that mix options and commands."""
    inner = [o for o in entry.get("options", []) if o["type"] in (SUBCOMMAND, GROUP)]
    if inner and len(inner) != len(entry["options"]):
        yield f"{entry['name']} mixes commands and options"
    for option in inner:
        if option["type"] not in HOMES[kind]:
            yield f"{option['name']} is nested too deep"
        else:
            yield from _nested(option, option["type"])


def _texts(entry: Payload) -> Iterator[str]:
    for name in names(entry):
        if not fits_name(name):
            yield f"the name {name!r}"
    for text in (entry["description"], *localized(entry, "description")):
        if not fits_description(text):
            yield f"a description of {len(text)} characters, {text[:40]!r}"


def fits_name(text: str) -> bool:
    """Return whether a text may be the name of a command or an option."""
    return 1 <= len(text) <= NAME and text == text.lower() and all(map(_in_name, text))


def fits_menu(text: str) -> bool:
    """Return whether a text may be the name of a command in a menu."""
    return 1 <= len(text) <= NAME and text == text.strip()


def fits_description(text: str) -> bool:
    """Return whether a text may be the description of a command or an option."""
    return 1 <= len(text) <= DESCRIPTION and text != "…"


def fits_choice(text: str) -> bool:
    """Return whether a text may be the name of a choice."""
    return 1 <= len(text) <= limits.CHOICE


def _in_name(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").partition(" ")[0] in _WITH_MARKS


def _options(entry: Payload) -> Iterator[str]:
    held = entry.get("options", [])
    if len(held) > limits.OPTIONS:
        yield f"{len(held)} options"
    yield from (f"two options of one name ({locale})" for locale in alike(held))
    required = [option.get("required", False) for option in held]
    if required != sorted(required, reverse=True):
        yield "a required option after an optional one"
    if any(option["type"] not in TYPES for option in held):
        yield "an unknown type"


def _choices(entry: Payload) -> Iterator[str]:
    held = entry.get("choices", [])
    if len(held) > limits.OPTIONS or (held and entry.get("autocomplete")):
        yield "too many choices, or choices and autocomplete"
    yield from (f"two choices of one name ({locale})" for locale in alike(held))
    kind = {STRING: str, INTEGER: int, NUMBER: float}.get(entry.get("type", 0), str)
    for choice in held:
        if not all(map(fits_choice, names(choice))):
            yield f"the choice {choice['name']!r}"
        value = choice["value"]
        fits = len(value) <= limits.CHOICE if isinstance(value, str) else _in_range(value)
        if not isinstance(value, kind) or not fits:
            yield f"the value {value!r}"


def _ranges(entry: Payload) -> Iterator[str]:
    numbers = [entry[key] for key in ("min_value", "max_value") if entry.get(key) is not None]
    if not all(map(_in_range, numbers)) or numbers != sorted(numbers):
        yield f"the range {numbers}"
    lengths = [entry[key] for key in ("min_length", "max_length") if entry.get(key) is not None]
    if not all(0 <= n <= LONGEST_TEXT for n in lengths) or lengths != sorted(lengths):
        yield f"the lengths {lengths}"


def _in_range(number: float) -> bool:
    return abs(number) <= limits.INTEGER
