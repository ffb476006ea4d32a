"""Drawings that become emojis: every one that labels and texts name is there."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from PIL import Image

from bot.engine.rng import Rng
from bot.locales import Words
from render.api import Emoji, Label
from tests.catalogue import CATALOGUE, RENDERERS
from tests.languages import LANGUAGES

GAMES = tuple(CATALOGUE)
SIGN = re.compile(r"<:[^>]+> ")
NAMES = ("Anna", "Bob", "Cleo", "Dora", "Emil")
OPTIONS: Mapping[str, Mapping[str, str]] = {
    "puerto_rico": {"expansions": "both", "draft": "random"},
    "magister_navis": {},
    "amerigo": {},
}
"""Options with which each game has the most things."""


class Noted(dict[str, str]):
    """Emojis for all drawings; it remembers which were looked up."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def get(self, drawing: str, default: Any = None) -> Any:
        self.asked.add(drawing)
        return f"<:{drawing.replace('-', '_')}:1>"


@cache
def drawn(game: str) -> Mapping[str, Image.Image]:
    return dict(CATALOGUE[game].emojis())


@cache
def played(game: str) -> list[tuple[Any, Any, Any]]:
    """Return views, decisions and new events of a random game of many people."""
    rules, rng = CATALOGUE[game].rules, Rng(7)
    state, seen = rules.setup(max(rules.info.seats), OPTIONS[game], 7), []
    while pending := rules.pending(state):
        decision = pending[rng.below(len(pending), "seat")]
        view = rules.view(state, decision.seat)
        move = decision.moves[rng.below(len(decision.moves), "moves")]
        seen.append((view, decision, rules.apply(state, decision.seat, move)))
    return seen


def labels(label: Label) -> Iterator[Label]:
    yield label
    for step in label.steps:
        yield from labels(step)


@pytest.mark.parametrize("game", GAMES)
def test_every_emoji_of_a_move_has_its_drawing(game: str) -> None:
    found = {
        one.emoji.drawing
        for view, decision, _ in played(game)[::5]
        for move in decision.moves
        for one in labels(RENDERERS[game].label(move, view, Words("en")))
        if isinstance(one.emoji, Emoji)
    }
    assert len(found) > 5
    assert found <= drawn(game).keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_fills_a_square_of_128(game: str) -> None:
    for name, image in drawn(game).items():
        assert name.startswith(f"{game}-")
        assert (image.mode, image.size) == ("RGBA", (128, 128))
        left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert max(right - left, bottom - top) > 60, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_emojis_are_added_to_sentences_and_change_nothing_else(game: str, language: str) -> None:
    renderer, signs = RENDERERS[game], Noted()
    words = Words(language, NAMES)
    signed, told = words.with_signs(signs), 0
    for view, decision, events in played(game):
        for line, plain in zip(
            (*renderer.tell(events, signed), renderer.ask(decision, view, signed)),
            (*renderer.tell(events, words), renderer.ask(decision, view, words)),
            strict=True,
        ):
            assert SIGN.sub("", line) == plain
            told += line != plain
    assert told > 50
    assert len(signs.asked & drawn(game).keys()) > 8


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_that_sentences_name_is_there_or_never(game: str) -> None:
    """A name that is looked up in vain is one of a thing without a drawing, such as a phase."""
    signs = Noted()
    words = Words("en", NAMES).with_signs(signs)
    for _, _, events in played(game):
        RENDERERS[game].tell(events, words)
    assert signs.asked - drawn(game).keys() == WITHOUT[game]


WITHOUT: Mapping[str, set[str]] = {
    "puerto_rico": set(),
    "magister_navis": set(),
    "amerigo": set(),
}


def test_an_emoji_keeps_its_drawing_in_another_process() -> None:
    emoji = Emoji("🌽", "puerto_rico-corn")
    copy = pickle.loads(pickle.dumps(emoji))
    assert (copy, copy.drawing) == ("🌽", "puerto_rico-corn")
