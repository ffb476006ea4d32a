"""German texts: numbers with the right noun and verb, and one word for a thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from typing import NamedTuple

from fluent.syntax import ast

from tests.test_locales import FILES, FOLDERS, resource

_NOUN = re.compile(r" ([A-ZÄÖÜ][\wäöüß-]+)")
_SINGULAR = re.compile(r"\[(?:one|1)\][^\n]*?(?:\} |\b(?:1|eine?[mnr]?) )([A-ZÄÖÜ][\wäöüß-]+)")
_VERB_BEFORE = re.compile(
    r"\b(fehlen|sind|kosten|liegen|bleiben|kommen|stehen|werden|gehen|warten|verfallen|entgehen) $"
)
_VERB_AFTER = re.compile(r" (fehlen|sind|liegen|bleiben|kommen|stehen|werden|warten|verfallen)\b")
_ONE = ("one", "1")
_NEVER_ONE = {
    "error-table-full",  # Seats of a game: two or more.
    "puerto_rico-why-role-absent",  # Players: two or more.
    "puerto_rico-why-island-full",  # Twelve spaces.
    "puerto_rico-why-house-full",  # Four stalls.
    "puerto_rico-why-draft-full",  # A cost.
    "error-league-plan",  # The verb is of the people.
    "amerigo-event-raided-nothing",  # A name.
    "league-post-webhook_off",  # Days until a webhook is given up: five.
    "league-code",  # Days for which a code holds: seven.
}
"""Messages whose number is never 1, or is no number of what they name."""


class Written(NamedTuple):
    """A placeable of a message, with the text before and after it.

    `plural` = it stands in the form for other numbers than 1, or in that for 1.
    """

    message: str
    name: str
    before: str
    after: str
    plural: bool


def _walked(pattern: ast.Pattern, message: str, plural: bool) -> Iterator[Written]:
    elements = pattern.elements
    for at, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            counts = any(_key(one) in _ONE for one in inner.variants)
            for variant in inner.variants:
                yield from _walked(variant.value, message, plural or counts)
        elif isinstance(inner, ast.VariableReference):
            sides = (elements[at - 1] if at else None, (*elements, None)[at + 1])
            before, after = (x.value if isinstance(x, ast.TextElement) else "" for x in sides)
            yield Written(message, inner.id.name, before, after, plural)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _all() -> list[Written]:
    return [
        one
        for file in FILES
        for entry in resource("de", file).body
        if isinstance(entry, ast.Message | ast.Term) and entry.value
        for one in _walked(entry.value, entry.id.name, plural=False)
    ]


def _plurals(written: list[Written]) -> Set[str]:
    """Return the nouns that stand after other numbers only, never after 1."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDERS["de"].glob("*.ftl"))
    several = {found[1] for one in written if one.plural and (found := _NOUN.match(one.after))}
    return several - set(_SINGULAR.findall(text))


def test_one_thing_is_singular_in_german() -> None:
    """It said "Dir fehlen 1 Dublone", "1 Kanonen", "1 Tische"."""
    written = _all()
    plurals = _plurals(written)
    assert {"Dublonen", "Kanonen", "Tische", "Karten"} <= plurals, "nothing would be found"
    faults = [
        f"{one.message}: {one.before[-20:]}{{ ${one.name} }}{one.after[:20]}"
        for one in written
        if not one.plural
        and one.message not in _NEVER_ONE
        and (
            ((noun := _NOUN.match(one.after)) and noun[1] in plurals)
            or _VERB_BEFORE.search(one.before)
            or (_VERB_AFTER.match(one.after) and one.name not in ("name", "names", "place"))
        )
    ]
    assert faults == []


def test_a_thing_has_one_name_in_german() -> None:
    """The same ship was a Transportschiff in one sentence and a Frachtschiff in the next."""
    for file in FILES:
        text = (FOLDERS["de"] / file).read_text(encoding="utf-8")
        assert "Transportschiff" not in text, file
