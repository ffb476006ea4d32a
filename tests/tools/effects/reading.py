"""Reads numbers out of labels again, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bot.locales import Words
from render.api import Label
from tests.catalogue import RENDERERS
from tests.languages import LANGUAGES

LONGEST = ("Christiane-Alexandra von Hohenstein",) * 5
READERS = {language: Words(language, LONGEST) for language in LANGUAGES}


def labels(game: str, move: Any, *views: Any) -> Iterator[tuple[Words, Label]]:
    """Yield how a move is offered in either language, to the player first, then to everybody."""
    for view in views:
        for words in READERS.values():
            label = RENDERERS[game].label(move, view, words)
            for part in (label, *label.steps):
                assert 0 < len(part.text) <= 80, part
                assert len(part.hint) <= 100, part
                assert len(part.effect) <= 80, part
            yield words, label


def signed(text: str, names: str) -> int | None:
    """Return the signed number before one of these names, None where there is none."""
    found = re.search(rf"([+−]?)(\d+) (?:{names})(?!\w)", text)
    return None if found is None else _number(found[1], found[2])


def after(text: str, names: str) -> int | None:
    """Return the signed number behind one of these names, None where there is none."""
    found = re.search(rf"(?<!\w)(?:{names}) ([+−]?)(\d+)", text)
    return None if found is None else _number(found[1], found[2])


def _number(sign: str, digits: str) -> int:
    return -int(digits) if sign == "−" else int(digits)


def amounts(text: str, names: Mapping[str, str]) -> dict[str, int]:
    """Return the numbers of things in a list, by key of the things' names."""
    found = {key: re.search(rf"(\d+) {name}(?!\w)", text) for key, name in names.items()}
    return {key: int(match[1]) for key, match in found.items() if match}
