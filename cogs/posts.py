"""A bulletin as a post: pure, so that benchmarks can build posts without Discord."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.api import Event
from bot.host.api import Bulletin, Position
from bot.locales import Words
from cogs.ui import limits
from cogs.ui.lobby import rematch_row
from cogs.ui.prompts import people_asked, public_rows
from cogs.ui.screen import Screen
from render.api import Look, Picture, Renderer

WITH_BOARDS = frozenset({"start", "phase", "end"})
EVENTS_TEXT = 2800
"""Characters for what happened, so that the question always has room."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Post:
    """A public message: what it shows, whom it calls, and its key over retries."""

    screen: Screen
    mentions: tuple[int, ...]
    nonce: str


def build_post(bulletin: Bulletin, renderer: Renderer[Any, Any], language: str) -> Post:
    """Return the post of a bulletin. Slow where boards are drawn: call off the loop."""
    position, table = bulletin.position, bulletin.table
    words = Words(language, table.names)
    texts = [_headline(bulletin, renderer, words), _story(bulletin.events, renderer, words)]
    if bulletin.kind == "end":
        texts.append("\n".join(renderer.score_lines(position.scores, words)))
    pictures = boards(position, None, renderer, words) if bulletin.kind in WITH_BOARDS else ()
    if bulletin.kind == "end":
        screen = Screen(tuple(texts), pictures, rows=(rematch_row(table, words),))
        return Post(screen, (), _nonce(bulletin.key))
    if not bulletin.current:
        return Post(Screen(tuple(texts), pictures), (), _nonce(bulletin.key))
    called = {
        decision.seat: _user_id(position, decision.seat)
        for decision in people_asked(position)
        if decision.seat != bulletin.mover
    }
    question = _questions(position, called, renderer, words)
    screen = Screen(tuple(texts), pictures, question, public_rows(position, renderer, words))
    return Post(screen, tuple(called.values()), _nonce(bulletin.key))


def boards(
    position: Position, seat: int | None, renderer: Renderer[Any, Any], words: Words
) -> tuple[Picture, ...]:
    """Return the pictures that fit a message; none at all where drawing fails.

    A picture must never stop a game: the same facts are in the text.
    """
    table = position.table
    bots = frozenset(c.seat for c in table.chairs if c.bot is not None and c.seat is not None)
    title = words("table-title", game=words(f"{table.game}-title"), table=table.id)
    look = Look(words.language, names=table.names, bots=bots, title=title)
    try:
        pictures = renderer.boards(position.view(seat), look)
    except Exception:
        _log.exception("boards of table %s, version %s failed", table.id, position.version)
        return ()
    fitting = [picture for picture in pictures if len(picture.data) <= limits.FILE_BYTES]
    return tuple(fitting[: limits.GALLERY])


def _headline(bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words) -> str:
    if bulletin.kind == "turn":
        return ""
    if bulletin.kind == "phase" and bulletin.phase is not None:
        return f"## {renderer.phase(bulletin.phase, words)}"
    if bulletin.kind == "undo":
        who = "" if bulletin.seat is None else words.name(bulletin.seat)
        return f"↩️ {words('post-undo', name=who)}"
    game = words(f"{bulletin.table.game}-title")
    return "## " + words(f"post-{bulletin.kind}", game=game)


def _story(events: tuple[Event, ...], renderer: Renderer[Any, Any], words: Words) -> str:
    sentences = (renderer.say(event, words) for event in events)
    return limits.fit_lines(filter(None, sentences), EVENTS_TEXT, words("post-more"))


def _questions(
    position: Position, called: Mapping[int, int], renderer: Renderer[Any, Any], words: Words
) -> str:
    """Return the questions to the people who must act, by real mentions of who is called."""
    names = list(position.table.names)
    for seat, user_id in called.items():
        names[seat] = f"<@{user_id}>"
    calling, view = words.with_names(names), position.view(None)
    asked = people_asked(position)
    return "\n".join(f"➜ {renderer.ask(decision, view, calling)}" for decision in asked)


def _user_id(position: Position, seat: int) -> int:
    found = next(c.user_id for c in position.table.chairs if c.seat == seat)
    assert found is not None
    return found


def _nonce(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[: limits.NONCE]
