"""Every emoji of buttons, menus and moves is one of Unicode's, in each language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.locales import Words
from render.api import Label
from tests.catalogue import GAMES, RENDERERS
from tests.conftest import ROOT
from tests.languages import LANGUAGES
from tests.strict import emojis
from tests.strict.refusal import Malformed, Refused

PLACES = {"Button": 2, "Link": 2, "Entry": 3, "Label": 2}
"""The places of emojis in the parts of screens."""
PUNCTUATION = frozenset("…–—−×{}＝＋＠－\u200d\ufeff\ufffd\uffff\ue000\u2068\u2069")
"""Signs of texts, and marks in them that nobody sees."""
DRAWN = {
    "render/amerigo/text/labels.py": "━┃▬▮",
    "render/amerigo/text/terms.py": "━┃▬▮▙▛▜▟⊔⊓⊏⊐",
    # Where lines break: signs that end none, and the end of Korean syllables.
    "render/art/typesetting.py": "（「『【〔〈《“‘\ud7af",
    # The mark of a text that runs from right to left.
    "bot/locales/scripts.py": "\u200f",
    # Where marked messages begin and end, until they are tags.
    "bot/operations/languages/marking.py": "\ue001\ue002",
}
"""Signs with which a file draws the shapes of tiles in texts, or sets texts of other scripts."""
NAMED = re.compile(rf"\b(?:emoji|{'|'.join(PLACES)})\b")
WRITTEN = re.compile(r"[^\x00-\x7f]|\\[xuUN]")
"""Mark of a source with a sign: a letter beyond ASCII, or an escape that stands for one."""
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


@pytest.mark.parametrize("whole", [False, True], ids=["message", "answer"])
def test_an_emoji_of_the_application_must_be_there(whole: bool) -> None:
    parts = [{"type": 1, "components": [{"type": 2, "emoji": {"id": "7", "name": "own"}}]}]
    body = {"type": 4, "data": {"components": parts}} if whole else {"components": parts}
    emojis.check(parts)
    emojis.check_known(body, {7})
    with pytest.raises(Refused, match="Invalid emoji"):
        emojis.check_known(body, {8})


def test_an_application_has_room_for_2000_emojis_of_different_names() -> None:
    emojis.check_room("new", {"old"})
    with pytest.raises(Refused, match="50035"):
        emojis.check_room("old", {"old"})
    with pytest.raises(Refused, match="30008"):
        emojis.check_room("new", {str(number) for number in range(2000)})


def test_every_sign_of_the_sources_is_an_emoji_or_typography() -> None:
    """By loops, tables, constants and settings any of them may come to a button or a menu."""
    found = _signs()
    assert sum(emojis.is_emoji(sign) for _, sign in found) > 200
    wrong = [(str(path.relative_to(ROOT)), sign) for path, sign in found if not known(path, sign)]
    assert wrong == []


@pytest.mark.parametrize(
    ("path", "sign", "bad"),
    [
        ("cogs/commands/log.py", "◀️", "◀"),
        ("cogs/commands/myturns.py", "➡️", "➜"),
        ("cogs/ui/screens/lobby.py", "✋", "✓"),
        ("cogs/ui/screens/web.py", "🌐", "⊕"),
        ("cogs/ui/screens/absence.py", "🏁", "⚑"),
        ("render/puerto_rico/text/labels.py", "⚙️", "⚙"),
        ("render/amerigo/text/labels.py", "⬛", "█"),
    ],
)
def test_a_sign_in_a_loop_or_a_table_that_is_no_emoji_is_found(
    path: str, sign: str, bad: str
) -> None:
    source = (ROOT / path).read_text()
    assert sign in source
    assert not all(known(ROOT / path, one) for one in signs(ast.parse(source.replace(sign, bad))))


def test_no_emoji_is_made_of_texts() -> None:
    """An emoji is written down literally, or looked up among literals."""
    paths = (path for path in _sources() if NAMED.search(path.read_text()))
    found = [node for path in paths for node in _named(ast.parse(path.read_text()))]
    assert len(found) > 100
    assert [ast.unparse(node) for node in found if not _is_looked_up(node)] == []


def test_every_emoji_has_been_around_for_years() -> None:
    data = emojis.emoji.EMOJI_DATA
    found = {sign for _, sign in _signs()}
    assert [sign for sign in found if emojis.is_emoji(sign) and data[sign]["E"] > NEWEST] == []


def _sources() -> Iterator[Path]:
    """Yield the files of the product."""
    folders = (ROOT / folder for folder in ("bot", "cogs", "render"))
    return (path for folder in folders for path in sorted(folder.rglob("*.py")))


@cache
def _signs() -> list[tuple[Path, str]]:
    """Return all signs of the product with their files; what is written in ASCII has none."""
    texts = ((path, path.read_text()) for path in _sources())
    parsed = ((path, ast.parse(text)) for path, text in texts if WRITTEN.search(text))
    return [(path, sign) for path, tree in parsed for sign in signs(tree)]


def signs(tree: ast.AST) -> Iterator[str]:
    """Yield the texts of a source that are signs alone; of several emojis in a row each."""
    parts = (node.values for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    within = {id(part) for values in parts for part in values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in within and _is_sign(node.value):
            text = str(node.value)
            yield from [text] if emojis.is_emoji(text) else text


def _is_sign(text: object) -> bool:
    if not isinstance(text, str) or text.isascii():
        return False
    return not any(c.isalnum() or c.isspace() for c in text)


def known(path: Path, sign: str) -> bool:
    """Return whether a sign is an emoji, or one that the file writes in texts and tables."""
    drawn = DRAWN.get(str(path.relative_to(ROOT)), "")
    return emojis.is_emoji(sign) or sign in PUNCTUATION or sign in drawn


def _named(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield what calls say of the emoji of a button, an option or a move."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            place = PLACES.get(getattr(node.func, "id", ""))
            yield from (one.value for one in node.keywords if one.arg == "emoji")
            yield from node.args[place : place + 1] if place is not None else ()


def _is_looked_up(node: ast.expr) -> bool:
    if isinstance(node, ast.IfExp):
        return _is_looked_up(node.body) and _is_looked_up(node.orelse)
    if isinstance(node, ast.BoolOp):
        return all(map(_is_looked_up, node.values))
    if isinstance(node, ast.Constant):
        return not node.value or emojis.is_emoji(node.value)
    return isinstance(node, ast.Name | ast.Attribute | ast.Subscript | ast.Starred)


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
