"""Draw what *How to play* shows: one picture at a time. Slow: call off the event loop."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from bot.host.analysis.examples import Examples
from bot.host.analysis.lessons import LEARNER, Lesson
from bot.host.api import Position
from bot.host.game import Card
from cogs.game import Game
from cogs.ui.kit import limits
from render.api import Look, Picture

Draw = Callable[[Position, Card, Game, Look], Picture | None]

_log = logging.getLogger(__name__)


def of_card(examples: Examples, game: Game, card: Card, look: Look) -> tuple[Picture, ...]:
    """Return the picture of a card, () where it fails."""
    try:
        position = examples.position(game.key, card)
        return _one(_CARDS[card.picture](position, card, game, look))
    except Exception:
        _log.exception("the picture of %s, card %s, failed", game.key, card.key)
        return ()


def of_lesson(lesson: Lesson, game: Game, look: Look, table: bool) -> tuple[Picture, ...]:
    """Return what the question of a lesson is about, or the table; at the end all boards."""
    view, renderer, decision = lesson.position.view(LEARNER), game.renderer, lesson.decision
    try:
        if decision is None:
            return _one(renderer.boards(view, look))
        picture = None if table else renderer.question(decision, view, look)
        return _one(picture or renderer.overview(view, look))
    except Exception:
        _log.exception("the picture of a lesson of %s failed", lesson.game)
        return ()


def _one(picture: Picture | None) -> tuple[Picture, ...]:
    return () if picture is None or len(picture.data) > limits.FILE_BYTES else (picture,)


def _overview(position: Position, _: Card, game: Game, look: Look) -> Picture:
    return game.renderer.overview(position.view(None), look)


def _boards(position: Position, _: Card, game: Game, look: Look) -> Picture:
    return game.renderer.boards(position.view(None), look)


def _board(position: Position, _: Card, game: Game, look: Look) -> Picture:
    return game.renderer.board(position.view(None), look, position.decisions[0].seat)


def _question(position: Position, card: Card, game: Game, look: Look) -> Picture:
    decision = position.decisions[0]
    asked = game.renderer.question(decision, position.view(decision.seat), look)
    return asked or _overview(position, card, game, look)


def _result(position: Position, _: Card, game: Game, look: Look) -> Picture:
    return game.renderer.result(position.view(None), position.scores, look)


def _close_up(position: Position, card: Card, game: Game, look: Look) -> Picture | None:
    parts = game.close_ups
    return None if parts is None else parts.draw(position.view(None), look, card.part)


_CARDS: Mapping[str, Draw] = {
    "overview": _overview,
    "boards": _boards,
    "board": _board,
    "question": _question,
    "result": _result,
    "close-up": _close_up,
}
