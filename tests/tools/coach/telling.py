"""Screens of the coach about a review as text, to be read as its player reads them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.catalogue.games import GAMES
from bot.host.analysis.coaching.api import Player, Reviewed
from bot.host.analysis.lessons import sample_table
from bot.host.core.api import Chair, Position, Table
from bot.house_bots.findings import Review
from bot.locales import Words
from bot.presenting.table import words_at
from cogs.ui.screens.coach import ShownReview, moment_page, moments_of, overview
from tests.tools.coach.reviewing import Turn

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve")


def pages(
    game: str, seats: int, review: Review, turns: Sequence[Turn], language: str = "en"
) -> Iterator[str]:
    """Yield the overview and each moment's page as text, with the table at that point in words.

    `turns` are the reviewed decisions in their order: the version of a moment is the number of its.
    """
    table = _table(game, seats)
    reviewed = Reviewed(table, Player(review.seat, 1, NAMES[review.seat], True, False, 1), review)
    positions = {
        one.version: _position(table, turns[one.version - 1]) for one in moments_of(reviewed)
    }
    words = words_at(table, Words(language))
    shown = ShownReview(reviewed, positions, GAMES[game].renderer, words)
    yield "\n".join(filter(None, overview(shown, (), True).texts))
    for page in range(1, len(positions) + 1):
        yield "\n".join(moment_page(shown, page, (), True).texts)


def _table(game: str, seats: int) -> Table:
    """Return a finished table of people."""
    table = sample_table(game, (), datetime(2026, 11, 1, tzinfo=UTC))
    chairs = tuple(Chair(seat, NAMES[seat], seat + 1) for seat in range(seats))
    return replace(table, status="over", chairs=chairs)


def _position(table: Table, turn: Turn) -> Position:
    rules = GAMES[table.game].rules
    return Position(table, rules, turn.number, (turn.decision,), {}, (), turn.state)
