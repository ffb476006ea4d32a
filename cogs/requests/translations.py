"""Translations of commands that Discord would refuse, which are dropped before it is told them.

Discord refuses all commands for one name that is too long, or that two options share. A translation
must not cause that: where it is dropped, people read English.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.presenting import limits
from cogs.requests import command_limits
from cogs.requests.command_limits import CHAT_INPUT, walk

Entry: TypeAlias = dict[str, Any]
_NAMES, _DESCRIPTIONS = "name_localizations", "description_localizations"


def drop_faulty(payloads: Sequence[Entry]) -> list[str]:
    """Drop translations that Discord would refuse; return a sentence for each."""
    dropped = [told for payload in payloads for told in _of_command(payload)]
    for kind in {_type(payload) for payload in payloads}:
        dropped += _doubled([one for one in payloads if _type(one) == kind], "/")
    return dropped


def _type(payload: Entry) -> int:
    return int(payload.get("type", CHAT_INPUT))


def _of_command(payload: Entry) -> Iterator[str]:
    in_chat = _type(payload) == CHAT_INPUT
    fits_name = command_limits.fits_name if in_chat else command_limits.fits_menu
    for path, entry in walk(payload):
        assert isinstance(entry, dict)
        yield from _unfit(entry, _NAMES, fits_name, f"the name of /{path}")
        yield from _unfit(
            entry, _DESCRIPTIONS, command_limits.fits_description, f"the description of /{path}"
        )
        for choice in entry.get("choices", ()):
            where = f"the choice {choice['name']!r} of /{path}"
            yield from _unfit(choice, _NAMES, command_limits.fits_choice, where)
        for key in ("options", "choices"):
            yield from _doubled(entry.get(key, ()), f"/{path} ")
    if in_chat:
        yield from _too_long(payload)


def _unfit(entry: Entry, key: str, fits: Callable[[str], bool], where: str) -> Iterator[str]:
    texts = entry.get(key) or {}
    for locale in [one for one, text in texts.items() if not fits(text)]:
        yield f"{locale}: {where} is {texts.pop(locale)!r}"


def _doubled(entries: Sequence[Entry], where: str) -> Iterator[str]:
    """Yield the names that several entries have in a locale, which they lose."""
    for locale in [*{one: None for entry in entries for one in entry.get(_NAMES) or ()}]:
        while alike := _alike(entries, locale):
            for entry in alike:
                yield f"{locale}: {where}{entry['name']} is {entry[_NAMES].pop(locale)!r} as well"


def _alike(entries: Sequence[Entry], locale: str) -> list[Entry]:
    """Return the entries with a translated name that others have, too."""
    counts = Counter(command_limits.called(one, locale) for one in entries)
    translated = (one for one in entries if locale in (one.get(_NAMES) or ()))
    return [one for one in translated if counts[one[_NAMES][locale]] > 1]


def _too_long(payload: Entry) -> Iterator[str]:
    """Yield the locales whose texts make a command too long, longest first, which it loses."""
    while (weight := command_limits.weight(payload)) > limits.COMMAND_TEXT:
        lengths = _lengths(payload)
        if not lengths:
            return
        ((locale, length),) = lengths.most_common(1)
        for entry in _texts(payload):
            for key in (_NAMES, _DESCRIPTIONS):
                (entry.get(key) or {}).pop(locale, None)
        yield (
            f"{locale}: /{payload['name']} is too long: {weight} characters with the longest text "
            f"of any language, and {limits.COMMAND_TEXT} fit; this one has most, {length}"
        )


def _lengths(payload: Entry) -> Counter[str]:
    found = Counter[str]()
    for entry in _texts(payload):
        for key in (_NAMES, _DESCRIPTIONS):
            for locale, text in (entry.get(key) or {}).items():
                found[locale] += len(text)
    return found


def _texts(payload: Entry) -> Iterator[Entry]:
    for _, entry in walk(payload):
        assert isinstance(entry, dict)
        yield entry
        yield from entry.get("choices", ())
