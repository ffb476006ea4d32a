"""Scores from what every seat has scored: added up and ranked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import starmap

from bot.engine.api import Score, ScoreLine


def ranked(sheets: Sequence[Mapping[str, int]], tiebreaks: Sequence[int] = ()) -> list[Score]:
    """Return the scores by seat from the lines of each seat's score, in the order of the lines.

    The higher tie-break comes first among equals; without one they share a rank.
    """
    totals = [sum(lines.values()) for lines in sheets]
    results = list(zip(totals, tiebreaks or [0] * len(sheets), strict=True))
    ranking = sorted(results, reverse=True)
    return [
        Score(seat, *result, ranking.index(result) + 1, tuple(starmap(ScoreLine, lines.items())))
        for seat, (lines, result) in enumerate(zip(sheets, results, strict=True))
    ]
