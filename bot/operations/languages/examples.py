"""Messages with example values: each choice that English makes, and some numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.locales import bundle
from bot.operations.languages.sources import Message, Parts, Written

PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""The plural forms of CLDR besides "other"."""
_NUMBERS = (1, 2, 5)


def texts(code: str, key: str, parts: Parts) -> Iterator[tuple[str, str]]:
    """Yield a message of a language with example values, each time after the values in words."""
    for values in _values(parts):
        told = ", ".join(f"{name} = {value}" for name, value in values.items())
        yield told, _said(code, key, values)


def _said(code: str, key: str, values: Mapping[str, str | int]) -> str:
    text, errors = bundle(code).format(key, dict(values))
    return text if text is not None and not errors else f"⚠ {errors[0] if errors else ''}"


def all_parts(message: Message, english: Written) -> Parts:
    """Return the parts of a message with those of the messages that it refers to."""
    found, left = Parts(), [message]
    while left:
        one = left.pop()
        found.visit(one.entry)
        left += [english.messages[key] for key in one.parts.references if key[0] != "-"]
    return found


def _values(parts: Parts) -> Iterator[Mapping[str, str | int]]:
    usual: dict[str, str | int] = {name: f"‹{name}›" for name in sorted(parts.variables)}
    choices: dict[str, list[str | int]] = {}
    usual |= dict.fromkeys(sorted(parts.numbers), _NUMBERS[-1])
    for one in parts.selects:
        exact = [int(key) for key in one.keys if key.isdecimal()]
        counts = bool(exact or {*one.keys} & PLURALS) or one.by in parts.numbers
        usual_key = f"‹{one.by}›" if one.default == "other" else one.default
        numbers = dict.fromkeys((*exact, *_NUMBERS))
        offered: list[str | int] = [*numbers] if counts else [*one.keys, usual_key]
        choices[one.by] = offered
        usual[one.by] = offered[-1]
    yield usual
    for by, offered in choices.items():
        yield from ({**usual, by: value} for value in offered[:-1])
