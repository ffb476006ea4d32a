"""Every emoji of buttons, menus and moves is one of Unicode's, in each language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.locales import LANGUAGES, Words
from render.api import Label
from tests.catalogue import GAMES, RENDERERS
from tests.conftest import ROOT
from tests.strict import emojis
from tests.strict.refusal import Malformed

PLACES = {"Button": 2, "Link": 2, "Entry": 3, "Label": 2}
"""Where emojis stand in what screens are made of."""
EVERY = 7
NEWEST = 14
"""The version of Unicode's list that every client of Discord shows."""


@pytest.mark.parametrize("text", ["🎲", "➡️", "◀️", "👤", "🏳️‍🌈", "🇩🇪"])
def test_what_unicode_recommends_is_an_emoji(text: str) -> None:
    assert emojis.is_emoji(text)


@pytest.mark.parametrize("text", ["➜", "→", "x", "", "🎲🎲", "◀", "━", "…"])
def test_other_signs_are_none(text: str) -> None:
    assert not emojis.is_emoji(text)


@pytest.mark.parametrize("where", ["button", "option"])
def test_components_with_other_signs_are_refused(where: str) -> None:
    sign: dict[str, Any] = {"emoji": {"id": None, "name": "➜"}}
    shown = {"type": 2, **sign} if where == "button" else {"type": 3, "options": [sign]}
    with pytest.raises(Malformed):
        emojis.check([{"type": 17, "components": [{"type": 1, "components": [shown]}]}])
    emojis.check([{"type": 2, "emoji": {"id": "7", "name": "own"}}])


def test_every_emoji_of_the_sources_is_one() -> None:
    found = list(_written())
    assert len(found) > 50
    assert [(place, sign) for place, sign in found if sign and not emojis.is_emoji(sign)] == []


def test_every_emoji_has_been_around_for_years() -> None:
    data = emojis.emoji.EMOJI_DATA
    assert [sign for _, sign in _written() if sign and data[sign]["E"] > NEWEST] == []


def _written() -> Iterator[tuple[str, str]]:
    """Yield the emojis that stand in sources, each with its place."""
    for folder in ("cogs", "render"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(), str(path))
            for node in ast.walk(tree):
                for sign in _signs(node):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", sign  # type: ignore[attr-defined]


def _signs(node: ast.AST) -> Iterator[str]:
    """Yield what a call or a table of emojis names."""
    if isinstance(node, ast.Call):
        place = PLACES.get(getattr(node.func, "id", ""))
        named = [one.value for one in node.keywords if one.arg == "emoji"]
        placed = node.args[place : place + 1] if place is not None else []
        for value in (*named, *placed):
            yield from _texts(value)
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any("EMOJI" in getattr(target, "id", "") for target in targets):
            yield from _values(node.value)


def _texts(value: ast.AST) -> Iterator[str]:
    """Yield the texts that an expression may come to."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _texts(value.body)
        yield from _texts(value.orelse)


def _values(value: ast.AST) -> Iterator[str]:
    if isinstance(value, ast.Dict):
        for one in value.values:
            yield from _texts(one)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_an_emoji_or_none(game: str, language: str) -> None:
    renderer, words = RENDERERS[game], Words(language)
    signs = {
        sign
        for view, moves in _positions(game)
        for move in moves
        for sign in _of_label(renderer.label(move, view, words))
    }
    assert len(signs) > 2
    assert [sign for sign in signs if sign and not emojis.is_emoji(sign)] == []


def _of_label(label: Label) -> Iterator[str]:
    yield label.emoji
    for step in label.steps:
        yield from _of_label(step)


def _positions(game: str) -> Iterator[tuple[Any, Any]]:
    """Yield views and moves of a random game."""
    rules, rng = GAMES[game], Rng(5)
    state, number = rules.setup(max(rules.info.seats), {}, 5), 0
    while pending := rules.pending(state):
        decision = pending[0]
        number += 1
        if number % EVERY == 0:
            yield rules.view(state, decision.seat), decision.moves
        rules.apply(state, decision.seat, decision.moves[rng.below(len(decision.moves), "moves")])
