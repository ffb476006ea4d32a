"""Organisers' corrections, applied when results are read; the stored rows of results stay."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from bot.leagues.records import FixtureResult, PointsCorrection, SeatResult
from bot.store import Connection
from bot.store.leagues import records
from bot.store.leagues.records import CorrectionRow

RESULT, SEAT, POINTS = "result", "seat", "points"
"""The kinds of corrections that change results."""


class Overlay(NamedTuple):
    """The corrections of a season that count, the oldest first."""

    rows: tuple[CorrectionRow, ...]

    def result(self, result: FixtureResult) -> FixtureResult:
        """Return a fixture's result with the organisers' corrections."""
        for row in self.rows:
            if row.fixture_id == result.fixture and row.kind in (RESULT, SEAT):
                change = _scored if row.kind == RESULT else _seated
                seats = tuple(change(seat, json.loads(row.data)) for seat in result.seats)
                result = replace(result, seats=seats)
        return result

    def points(self) -> tuple[PointsCorrection, ...]:
        """Return the league points that organisers set."""
        return tuple(
            PointsCorrection(row.fixture_id, data["person"], Fraction(data["points"]))
            for row in self.rows
            if row.kind == POINTS and row.fixture_id is not None
            for data in (json.loads(row.data),)
        )


def overlay_of(connection: Connection, season_id: int) -> Overlay:
    """Return the corrections of a season that count."""
    return Overlay(tuple(row for row in records.corrections(connection, season_id) if row.counts))


def ranks_of(scores: Sequence[int]) -> list[int]:
    """Return places by points of the game, in the order of the seats; equal points share one."""
    return [1 + sum(other > score for other in scores) for score in scores]


def _scored(seat: SeatResult, data: dict[str, Any]) -> SeatResult:
    """Return a seat with the corrected points and place."""
    score, rank = data["scores"][seat.seat], data["ranks"][seat.seat]
    return replace(seat, score=score, rank=rank)


def _seated(seat: SeatResult, data: dict[str, Any]) -> SeatResult:
    """Return a seat with its corrected player; one swapped before the start stays as it is."""
    if seat.seat != data["seat"] or "swapped" in data:
        return seat
    return replace(
        seat, finisher=data["person"], own=seat.decisions, by_bot=0, left=False, bot_from=None
    )
