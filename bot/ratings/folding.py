"""The folding of tables' results into ratings, one by one, per game and over all games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.ratings.model import Change, Field, Skill, TableResult, field_of, rate

ALL_GAMES = ""
"""The scope of the rating over all games; the scope of a single game's rating is the game's key."""
PROVISIONAL = 5
"""Number of tables below which a rating is provisional."""


class Rating(NamedTuple):
    """A person's rating, and the number of tables on which it is based."""

    skill: Skill = Skill()
    tables: int = 0

    @property
    def provisional(self) -> bool:
        """Return whether there are too few tables for a reliable rating."""
        return self.tables < PROVISIONAL


Book: TypeAlias = dict[tuple[str, int], Rating]
"""Ratings by scope and person."""


@dataclass(frozen=True, slots=True)
class Folded:
    """A table's rating changes by scope; `reason` is why there are none (see `Field`)."""

    table: int
    changes: Mapping[str, tuple[Change, ...]]
    reason: str | None = None


def fold(book: Book, result: TableResult) -> Folded:
    """Update the ratings with one table; they must already include all earlier tables."""
    field = field_of(result)
    if field.reason is not None:
        return Folded(result.table, {}, field.reason)
    changes = {scope: _rate(book, scope, field) for scope in (result.game, ALL_GAMES)}
    return Folded(result.table, changes)


def fold_all(book: Book, results: Iterable[TableResult]) -> Iterator[Folded]:
    """Update the ratings with tables in this order, and yield the changes of each."""
    for result in results:
        yield fold(book, result)


def _rate(book: Book, scope: str, field: Field) -> tuple[Change, ...]:
    changes = rate(field, lambda person: _of(book, scope, person).skill)
    for one in changes:
        book[scope, one.person] = Rating(one.after, _of(book, scope, one.person).tables + 1)
    return changes


def _of(book: Book, scope: str, person: int) -> Rating:
    return book.get((scope, person), Rating())
