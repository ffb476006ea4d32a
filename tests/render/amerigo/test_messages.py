"""Every word of Amerigo's boards is written somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import bot.locales
from bot.games.amerigo.data import DATA
from bot.games.amerigo.view import View
from bot.locales import Words
from render.amerigo import gallery
from render.api import Drafted, Look
from tests.render.amerigo.play import NAMES, game, questions
from tests.render.amerigo.positions import position

FILE = "amerigo_boards.ftl"
_MOST = 3
"""So many questions of a kind are drawn."""
_OFTEN = ("turn", "goods", "progress")
"""Kinds of which one in five is, too: some of their words are rare."""
LOOK = Look("de", "night", NAMES, title="Amerigo · #7")


def test_every_word_of_the_boards_is_written_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    say = Words.__call__
    monkeypatch.setattr(
        Words, "__call__", lambda self, key, **args: used.add(key) or say(self, key, **args)
    )
    text = (Path(bot.locales.__file__).parent / "de" / FILE).read_text(encoding="utf-8")
    keys = {one.id.name for one in FluentResource(text).body if isinstance(one, ast.Message)}
    for _ in _draw_everything():
        if keys <= used:
            break
    assert sorted(keys - used) == []


def _draw_everything() -> Iterator[object]:
    """Draw one picture after the other, until no more are wanted."""
    played = game(4, 3)
    first, middle, last = played.views[0], position(4, 0.7, 2), played.views[-1]
    for view in (first, middle, replace(middle, phase="white"), last):
        yield gallery.overview(view, LOOK)
        yield gallery.boards(view, LOOK)
        yield from (gallery.board(view, LOOK, player.seat) for player in view.players)
    yield from _tokens(middle)
    yield gallery.result(last, played.scores, LOOK)
    for seed in range(12):
        yield gallery.close_ups(position(4, 0, seed), Words("de"))
    for key in gallery.close_ups(middle, Words("de")):
        yield gallery.close_up(middle, LOOK, key)
    asked: Counter[str] = Counter()
    for decision, view in (*questions(), *questions(2, 1)):
        asked[decision.kind] += 1
        count = asked[decision.kind]
        if count <= _MOST or (decision.kind in _OFTEN and count % 5 == 0):
            yield gallery.question(decision, view, LOOK)
        if decision.kind == "sail" and count in (12, 20, 30):
            one = tuple(move for move in decision.moves if getattr(move, "ship", 2) == 2)
            yield gallery.question(decision._replace(moves=one), view, LOOK)
        if decision.kind == "build" and asked["build"] <= _MOST:
            drafted = Drafted(decision.seat, view, view, decision.moves[:1], decision)
            yield gallery.draft(drafted, LOOK)


def _tokens(view: View) -> Iterator[object]:
    """Draw each token on the sheet of somebody who has come to the end of the track."""
    tokens, seats = tuple(DATA.tokens), len(view.players)
    for some in (tokens[first : first + seats] for first in range(0, len(tokens), seats)):
        owners = (
            replace(one, tokens=(key,), used=(), progress=20)
            for one, key in zip(view.players, some, strict=False)
        )
        other = replace(view, players=(*owners, *view.players[len(some) :]))
        yield gallery.boards(other, LOOK)
        yield gallery.board(other, LOOK, 0)
