"""Comparison of a language's messages with the English ones: keys, variables, choices, plurals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

from babel import Locale

from bot.locales import Words, bundle
from bot.locales.languages import SOURCE, cldr_name
from bot.operations.languages.examples import PLURALS, all_parts, texts
from bot.operations.languages.places import places
from bot.operations.languages.sources import Fault, Message, Select, Written
from render.art.typesetting import measure, wrapped

_ENGLISH_FORMS = frozenset({"one", "other"})
_COUNTED = 200
"""Numbers up to this one have to have a plural form: larger ones hardly ever occur."""
_TYPED = re.compile(r"(?:(?<=[\s`„“«»'\"(])|^)/([^\W\d_][\w-]*)")
"""Pattern of a command in a sentence."""
_EFFECT = re.compile(r"@|<#|://|\]\(|\\u", re.IGNORECASE)
"""Pattern of what Discord turns into a mention or a link, and of escapes that could hide it."""
_PAGES = "web-"
"""Beginning of the keys of messages on pages."""
_PHONE, _LETTERS, _SHORT = 300, 19, 15
"""Width of a line of a page on a phone of 350 px, size of letters of ours that are about as wide as
a browser's of 16 px, and number of letters that always fit."""
_UNTRANSLATED = frozenset({"pr", "mn", "am"})

Found: TypeAlias = Iterator[Fault]


def compared(code: str, english: Written, own: Written) -> Found:
    """Yield the faults of a language's messages, in the order in which they are written."""
    yield from own.faults
    names = _names(code)
    for key, message in own.messages.items():
        source = english.messages.get(key)
        yield from _references(message, own)
        if source is None:
            if not key.startswith("-"):
                yield Fault(message.place, key, "no such message is in English: it is never shown")
            continue
        for look in _CHECKS:
            yield from look(code, source, message)
        yield from _commands(message, names)
        yield from _lengths(code, english, message)


def missing(english: Written, own: Written) -> Sequence[Message]:
    """Return the English messages that a language does not have."""
    return [
        one
        for key, one in english.messages.items()
        if key not in own.messages and not key.startswith("-")
    ]


def plural_forms(code: str) -> frozenset[str]:
    """Return the plural forms that a language has for whole numbers that occur."""
    return forms_of(Locale.parse(cldr_name(code)))


@cache
def forms_of(locale: Locale) -> frozenset[str]:
    """Return the plural forms of a locale for whole numbers that occur."""
    return frozenset(map(locale.plural_form, range(_COUNTED)))


def _references(message: Message, own: Written) -> Found:
    for key in sorted(message.parts.references):
        if key not in own.messages:
            yield Fault(message.place, message.key, f"{{ {key} }} is not there")


def _variables(_code: str, source: Message, message: Message) -> Found:
    theirs, ours = source.parts.variables, message.parts.variables
    if message.key.startswith("-"):
        return
    for name in sorted(ours - theirs):
        known = ", ".join(f"${one}" for one in sorted(theirs)) or "none"
        yield Fault(message.place, message.key, f"${name} is unknown; there is {known}")
    for name in sorted(theirs - ours):
        yield Fault(message.place, message.key, f"${name} is not said", hint=True)


def _choices(_code: str, source: Message, message: Message) -> Found:
    """Yield choices that are lost, or never made."""
    theirs, ours = _by_name(source.parts.selects), _by_name(message.parts.selects)
    for by, chosen in ours.items():
        known = theirs.get(by)
        for key in sorted(chosen.keys() - PLURALS - {"other"}):
            if known is None or key in known or _is_number(key):
                continue
            offered = ", ".join(sorted(known))
            yield Fault(message.place, message.key, f"[{key}] is never chosen; there is {offered}")
    for by, known in theirs.items():
        lost = {key for key, usual in known.items() if not usual} - PLURALS - {"other"}
        for key in sorted(lost - ours.get(by, {}).keys()):
            what = f"[{key}] of ${by} is not told apart"
            yield Fault(message.place, message.key, what, hint=True)


def _by_name(selects: Sequence[Select]) -> dict[str, dict[str, bool]]:
    """Return the keys of all choices by what they are made by; True for defaults."""
    found: dict[str, dict[str, bool]] = {}
    for one in selects:
        keys = found.setdefault(one.by, {})
        keys.setdefault(one.default, True)
        keys |= dict.fromkeys(one.keys, False)
    return found


def _is_number(key: str) -> bool:
    return key.lstrip("-").replace(".", "", 1).isdigit()


def _plurals(code: str, source: Message, message: Message) -> Found:
    """Yield plural forms that the language does not have, and those that it has and are missing."""
    forms, known = plural_forms(code), _by_name(source.parts.selects)
    for one in message.parts.selects:
        if any(key not in _ENGLISH_FORMS and not _is_number(key) for key in known.get(one.by, ())):
            # A choice by a word, such as [few].
            continue
        used = {*one.keys, one.default} & PLURALS
        for key in sorted(used - _known_forms(code)):
            yield Fault(message.place, message.key, f"the language has no plural form [{key}]")
        lacking = forms - {"other", one.default, *one.keys} if used else ()
        for key in sorted(lacking):
            what = f"the plural form [{key}] of ${one.by} is missing"
            yield Fault(message.place, message.key, what)
    said = message.parts.variables - {one.by for one in message.parts.selects}
    for by in dict.fromkeys(one.by for one in source.parts.selects if "one" in one.keys):
        if by in said and len(forms) > 1:
            what = f"${by} has plural forms in English, and none here"
            yield Fault(message.place, message.key, what, hint=True)


def _known_forms(code: str) -> frozenset[str]:
    return frozenset(Locale.parse(cldr_name(code)).plural_form.tags) | {"other"}


def _marks(_code: str, source: Message, message: Message) -> Found:
    """Yield texts in which bold type or code does not end."""
    for mark in ("**", "`"):
        if message.source.count(mark) % 2 > source.source.count(mark) % 2:
            yield Fault(message.place, message.key, f"{mark} begins and does not end", hint=True)


def _effects(_code: str, source: Message, message: Message) -> Found:
    """Yield mentions and links that English does not have: a text must not call people."""
    for effect in sorted({*_EFFECT.findall(message.source)} - {*_EFFECT.findall(source.source)}):
        yield Fault(message.place, message.key, f"{effect!r} is not in the English text")


def _words(_code: str, source: Message, message: Message) -> Found:
    """Yield words of pages that a phone would break within, as no line has room for them."""
    for text in message.parts.texts if source.key.startswith(_PAGES) else ():
        for line in wrapped(text, _PHONE, _LETTERS):
            if len(line) > _SHORT and measure(line, _LETTERS) > _PHONE:
                what = f"a phone's page has no room for a line of this: {line!r}"
                yield Fault(message.place, message.key, what, hint=True)


_CHECKS: tuple[Callable[[str, Message, Message], Found], ...] = (
    _variables,
    _choices,
    _plurals,
    _marks,
    _effects,
    _words,
)


def _names(code: str) -> frozenset[str]:
    """Return the names of commands and options as Discord shows them in a language."""
    words = Words(code)
    return frozenset(words(key) for key in bundle(SOURCE).names if key.startswith("name-"))


def _commands(message: Message, names: frozenset[str]) -> Found:
    """Yield commands in a sentence that have another name in this language."""
    for text in message.parts.texts:
        for name in _TYPED.findall(text):
            if name not in names | _UNTRANSLATED:
                yield Fault(message.place, message.key, f"no command is called /{name} here")


def _lengths(code: str, english: Written, message: Message) -> Found:
    """Yield texts, with example values, that are longer than Discord takes where they are shown."""
    tightest = min(places(message.key), key=lambda one: one.most)
    source = english.messages[message.key]
    # Most messages are far too short: no text of theirs is made.
    longest = len(message.source) + sum(len(name) + 2 for name in source.parts.variables)
    if longest <= tightest.most and not message.parts.references:
        return
    found = texts(code, message.key, all_parts(source, english))
    values, text = max(found, key=lambda one: len(one[1]))
    if len(text) > tightest.most:
        where = " ".join(part for part in (tightest.what, tightest.source) if part)
        told = f" with {values}" if values else ""
        what = f"{len(text)} characters{told}, and {tightest.most} fit ({where}): {text[:40]!r}"
        yield Fault(message.place, message.key, what)
