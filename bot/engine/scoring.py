"""Computation of scores: totals and ranks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import starmap

from bot.engine.api import Score, ScoreLine


def ranked(sheets: Sequence[Mapping[str, int]], tiebreaks: Sequence[int] = ()) -> list[Score]:
    """Add up and rank the score lines of each seat; return the scores by seat.

    If totals are equal, the higher tie-break ranks first; seats with equal tie-breaks share a rank.
    """
    totals = [sum(lines.values()) for lines in sheets]
    results = list(zip(totals, tiebreaks or [0] * len(sheets), strict=True))
    ranking = sorted(results, reverse=True)
    return [
        Score(seat, *result, ranking.index(result) + 1, tuple(starmap(ScoreLine, lines.items())))
        for seat, (lines, result) in enumerate(zip(sheets, results, strict=True))
    ]
