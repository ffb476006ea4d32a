"""Pictures of *How to play*, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.host.analysis.examples import Examples
from bot.host.analysis.lessons import LEARNER, Lesson
from bot.host.core.api import Position
from bot.host.core.game import Card
from render.api import Look
from render.jobs import Job

Shown = tuple[str, int | None, Any]
"""Arguments of a job: its kind, the seat whose view it shows (None = public), and its subject."""


def of_card(examples: Examples, game: str, card: Card, look: Look) -> Job:
    """Return the picture of a card. The first call is slow: call off the loop."""
    position = examples.position(game, card)
    kind, seat, about = _CARDS[card.picture](position, card)
    return Job(game, kind, position.view(seat), look, about=about)


def of_lesson(lesson: Lesson, look: Look, table: bool) -> Job:
    """Return the subject of a lesson's question, or the table; at the end all boards."""
    view, decision = lesson.position.view(LEARNER), lesson.decision
    kind = "boards" if decision is None else "table" if table else "asked"
    return Job(lesson.game, kind, view, look, about=decision)


def _question(position: Position, _: Card) -> Shown:
    decision = position.decisions[0]
    return "asked", decision.seat, decision


_CARDS: Mapping[str, Callable[[Position, Card], Shown]] = {
    "overview": lambda _position, _card: ("table", None, None),
    "boards": lambda _position, _card: ("boards", None, None),
    "board": lambda position, _: ("board", None, position.decisions[0].seat),
    "question": _question,
    "result": lambda position, _: ("result", None, position.scores),
    "close-up": lambda _, card: ("part", None, card.part),
}
