"""Results folded into ratings, one table after the other, for each game and for all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.ratings.model import Change, Field, Skill, TableResult, field_of, rate

ALL_GAMES = ""
"""The scope of the rating over all games; that of a game is its key."""
PROVISIONAL = 5
"""Tables before which a rating is provisional."""


class Rating(NamedTuple):
    """A person's rating, and the number of tables behind it."""

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
    """Rating changes of a table, by scope; `reason` says why it changed nothing (`Field`)."""

    table: int
    changes: Mapping[str, tuple[Change, ...]]
    reason: str | None = None


def fold(book: Book, result: TableResult) -> Folded:
    """Fold one table into the ratings, which must hold all tables before it."""
    field = field_of(result)
    if field.reason is not None:
        return Folded(result.table, {}, field.reason)
    changes = {scope: _rate(book, scope, field) for scope in (result.game, ALL_GAMES)}
    return Folded(result.table, changes)


def fold_all(book: Book, results: Iterable[TableResult]) -> Iterator[Folded]:
    """Fold tables in their order, and yield the changes of each."""
    for result in results:
        yield fold(book, result)


def _rate(book: Book, scope: str, field: Field) -> tuple[Change, ...]:
    changes = rate(field, lambda person: _of(book, scope, person).skill)
    for one in changes:
        book[scope, one.person] = Rating(one.after, _of(book, scope, one.person).tables + 1)
    return changes


def _of(book: Book, scope: str, person: int) -> Rating:
    return book.get((scope, person), Rating())
