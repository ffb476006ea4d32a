"""Glossaries of the games and of the host: one word for a thing, everywhere.

`glossary.toml` of a language has a table for each game and `[host]`: English terms in lower case,
each with the forms that may stand for it. The glossary of English has the forms by which a term is
found in an English message.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.locales import languages
from bot.locales.languages import SOURCE
from bot.locales.shares import HOST, group_of
from bot.operations.languages.sources import Fault, Message, Written

FILE = "glossary.toml"

_COMMAND = re.compile(r"/[\w-]+(?: [\w-]+)?")
"""Pattern of a command, whose words are no terms."""

Glossary: TypeAlias = Mapping[str, Mapping[str, Sequence[str]]]
"""Forms by game (or `host`) and English term."""


class BadGlossary(ValueError):
    """A `glossary.toml` that cannot be used; the message says why."""


def read(code: str) -> Glossary:
    """Return the glossary of a language, {} if it has none. Raises BadGlossary."""
    path = languages()[code].folder / FILE
    if not path.exists():
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as error:
        raise BadGlossary(str(error)) from error
    for group, terms in found.items():
        if not isinstance(terms, dict) or not all(map(_is_forms, terms.values())):
            raise BadGlossary(f"[{group}] is no table of terms, each with a list of its forms")
    return found


def _is_forms(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) and one for one in value)


def strayed(code: str, english: Written, own: Written, games: Sequence[str]) -> Iterator[Fault]:
    """Yield terms of the glossaries that a message does not say by one of their forms."""
    place = f"{code}/{FILE}"
    try:
        source, target = read(SOURCE), read(code)
    except BadGlossary as error:
        yield Fault(place, "", str(error))
        return
    for group in (HOST, *games):
        for term in source.get(group, {}):
            if term not in target.get(group, {}):
                yield Fault(place, term, f"the term is missing in [{group}]", hint=True)
    for key, message in own.messages.items():
        if key in english.messages and not key.startswith("-"):
            group = group_of(key, games)
            terms = {**source.get(HOST, {}), **source.get(group, {})}
            forms = {**target.get(HOST, {}), **target.get(group, {})}
            yield from _of_message(english.messages[key], message, terms, forms)


def _of_message(
    english: Message,
    own: Message,
    terms: Mapping[str, Sequence[str]],
    forms: Mapping[str, Sequence[str]],
) -> Iterator[Fault]:
    said = own.text.casefold()
    for term in _named(_COMMAND.sub(" ", english.text).casefold(), terms):
        wanted = forms.get(term, ())
        if wanted and not any(form.casefold() in said for form in wanted):
            what = f"{term!r} is not said as {' or '.join(map(repr, wanted[:3]))}"
            yield Fault(own.place, own.key, what, hint=True)


def _named(text: str, terms: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the terms that a text names; a term within a longer one is not named by it."""
    longest = sorted(terms, key=lambda term: max(map(len, terms[term])), reverse=True)
    for term in longest:
        pattern = "|".join(re.escape(form.casefold()) for form in terms[term])
        rest = re.sub(rf"(?<!\w)(?:{pattern})(?!\w)", " ", text)
        if rest != text:
            yield term
            text = rest
