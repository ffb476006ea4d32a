"""Pure functions that batch due outbox rows into posts, and the room that channels have.

Room is expressed as the time until Discord accepts a table's next post, or another edit.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import takewhile
from typing import NamedTuple, Protocol

from bot.host.core.api import Position, Table
from bot.store.posting.outbox import PostRow

_EDITABLE = frozenset({"turn", "phase"})
"""Kinds of posts that the newest post can be edited into."""


class Delays(NamedTuple):
    """Seconds until a post can be sent, or the newest post can be edited into it; 0 = now."""

    send: float = 0.0
    edit: float = 0.0

    def wait(self, kind: str) -> float:
        """Return the seconds until a post of the given kind can be published."""
        return min(self) if kind in _EDITABLE else self.send


class Room(Protocol):
    """Source of the times at which channels have room; later answers may differ."""

    def delays(self, table: Table) -> Delays:
        """Return the delays of the next post of a table."""

    def edit_in(self, place_id: int, message_id: int) -> float:
        """Return the seconds until an older post can be edited without delaying a newer one."""


class Unlimited:
    """Unlimited room, for a bot whose API calls are not counted."""

    def delays(self, _table: Table) -> Delays:
        """Return no delay."""
        return Delays()

    def edit_in(self, _place_id: int, _message_id: int) -> float:
        """Return no delay."""
        return 0.0


class Digest(NamedTuple):
    """The rows of one post; the last one determines its kind.

    `overtaken` means that rows of moves follow, whose post will ask the open question.
    """

    rows: tuple[PostRow, ...]
    overtaken: bool = False

    @property
    def last(self) -> PostRow:
        """The last row; the post shows the position at its version."""
        return self.rows[-1]

    @property
    def kind(self) -> str:
        """The kind of the bulletin."""
        if self.last.kind != "turn":
            return self.last.kind
        if self.rows[0].kind == "start":
            return "start"
        return "turn" if self.phase is None else "phase"

    @property
    def phase(self) -> str | None:
        """The last phase that ended within these rows, or None."""
        return next((row.closes for row in reversed(self.rows) if row.closes is not None), None)


def next_digest(
    rows: Sequence[PostRow], now: Position, automatic: Container[int] = ()
) -> Digest | None:
    """Return the next post from a table's unposted rows, or None if nothing is to be posted yet.

    Rows that were tried together stay together, so that a post that was sent without confirmation
    is the same when it is retried. A notice is a separate post: it waits for earlier rows, but not
    for quiet ones (half-made moves). Quiet rows alone are posted only if no post has the table's
    buttons, because they overtook the post that should have asked. Consecutive moves of house bots
    and standing orders become one post, regardless of how many phases they take; `automatic`
    contains their versions.
    """
    before = tuple(takewhile(lambda row: row.kind != "notice", rows))
    notice = rows[len(before)] if len(before) < len(rows) else None
    if notice is not None and all(row.quiet for row in before):
        return Digest((notice,), any(_is_news(row) for row in rows[len(before) + 1 :]))
    if before[0].kind == "start" and before[0].batch is None:
        beginning = _beginning(before, automatic)
        settled = len(beginning) < len(rows) or not _only_bots_decide(now)
        return Digest(beginning) if settled else None
    for number in range(1, len(before) + 1):
        if _ends(before[:number], before[number:], now, automatic):
            return Digest(before[:number])
    if notice is not None:
        return Digest(before)
    if _only_bots_decide(now):
        return None
    if all(row.quiet for row in rows) and now.table.post_id is not None:
        return None
    return Digest(tuple(rows))


def _beginning(rows: tuple[PostRow, ...], automatic: Container[int]) -> tuple[PostRow, ...]:
    """Return a game's start row and house bots' first moves, which its boards also show."""
    for number, row in enumerate(rows[1:], 1):
        by_person = row.version not in automatic
        if row.kind != "turn" or (by_person and any(one.closes for one in rows[: number + 1])):
            return rows[:number]
    return rows


def _ends(
    rows: Sequence[PostRow], after: Sequence[PostRow], now: Position, automatic: Container[int]
) -> bool:
    """Return whether a post ends with the last of these rows.

    If a phase has ended, the post ends as soon as a person is asked or has moved.
    """
    row = rows[-1]
    if row.batch is not None:
        return row.id == row.batch
    if row.kind != "turn":
        return not row.quiet
    if all(one.closes is None for one in rows):
        return False
    if after:
        return not _goes_on(after[0], automatic) or after[0].version == row.version
    return not _only_bots_decide(now) or all(chair.mover for chair in now.table.chairs)


def _goes_on(row: PostRow, automatic: Container[int]) -> bool:
    """Return whether a row is a further move of a house bot or a standing order."""
    return row.kind in ("turn", "end") and row.version in automatic


def _is_news(row: PostRow) -> bool:
    return row.kind != "notice" and not row.quiet


def _only_bots_decide(position: Position) -> bool:
    chairs = position.table.chairs
    return all(chairs[decision.seat].mover is not None for decision in position.decisions)
