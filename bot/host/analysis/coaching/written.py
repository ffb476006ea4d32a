"""Hints and reviews as they are stored: JSON lists in the order of their fields."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.house_bots.coach import Advised
from bot.house_bots.findings import Moment, Reason, Review


def written(value: Advised | Review) -> str:
    """Return a hint or a review in its stored form."""
    return json.dumps(value, separators=(",", ":"))


def read_hint(text: str) -> Advised:
    """Return a stored hint."""
    hint = Advised(*json.loads(text))
    return hint._replace(reasons=_reasons(hint.reasons))


def read_review(text: str) -> Review:
    """Return a stored review."""
    review = Review(*json.loads(text))
    curve = tuple((number, points, error) for number, points, error in review.curve)
    costly, best = _moments(review.costly), _moments(review.best)
    return review._replace(costly=costly, best=best, curve=curve)


def _moments(rows: Sequence[Sequence[Any]]) -> tuple[Moment, ...]:
    moments = (Moment(*row) for row in rows)
    return tuple(moment._replace(reasons=_reasons(moment.reasons)) for moment in moments)


def _reasons(rows: Sequence[Sequence[Any]]) -> tuple[Reason, ...]:
    return tuple(Reason(*row) for row in rows)
