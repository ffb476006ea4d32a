"""Every word for sheets and central board stands on a picture or in its text."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import bot.locales
from bot.locales import Words
from render.amerigo import gallery
from render.api import Look
from tests.render.amerigo.play import NAMES, game
from tests.render.amerigo.test_sheets import BESIDE, asked, changed, crowded, view

FILE, BLOCK = "amerigo_boards.ftl", "# --- Spielertafeln und Zentralplan"


def test_every_word_of_the_sheets_is_written_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    say = Words.__call__
    monkeypatch.setattr(
        Words, "__call__", lambda self, key, **args: used.add(key) or say(self, key, **args)
    )
    look = Look("de", names=NAMES, title="Hafen")
    for kind in BESIDE:
        for decision, position in list(asked(kind))[::8]:
            gallery.question(decision, position, look)
    spent = changed(view(4, 6), 0, used=("gold3",), tokens=(), acted=True, acting=False)
    for position in (view(4, 1, 0.1), crowded(4), spent):
        gallery.boards(position, look)
        gallery.board(position, look, 0)
        gallery.close_up(position, look, gallery.CENTRAL)
    played = game(2, 2)
    gallery.close_ups(played.views[-1], Words("de"))
    gallery.result(played.views[-1], played.scores, look)
    text = (Path(bot.locales.__file__).parent / "de" / FILE).read_text(encoding="utf-8")
    block = FluentResource(text.partition(BLOCK)[2]).body
    keys = {one.id.name for one in block if isinstance(one, ast.Message)}
    assert len(keys) > 30
    assert keys <= used
