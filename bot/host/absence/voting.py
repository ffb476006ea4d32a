"""The vote about a player who has run out of time: its voters and its outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from bot.store.tables.games import SeatRow, Stored

CARETAKER, WAIT, END = "caretaker", "wait", "end"
CHOICES = (CARETAKER, WAIT, END)


def others(stored: Stored, seat: int) -> list[SeatRow]:
    """Return the seats of the remaining people when this one is away."""
    return [s for s in stored.seats if s.seat != seat and s.user_id and not s.caretaker]


def present(stored: Stored, seat: int) -> tuple[int, ...]:
    """Return all other people who play: together they may end the table."""
    return tuple(row.user_id for row in others(stored, seat) if row.user_id is not None)


def electorate(stored: Stored, seat: int, on_vacation: Collection[int]) -> tuple[int, ...]:
    """Return the voters: the owner if the table says so, else all other people who play.

    A person on vacation is not asked, unless no one else is left. If the owner is absent, the
    others decide.
    """
    people = present(stored, seat)
    at_home = [user_id for user_id in people if user_id not in on_vacation]
    if stored.game.at_timeout == "owner" and stored.game.owner_id in at_home:
        return (stored.game.owner_id,)
    return tuple(at_home) or people


def verdict(
    votes: Mapping[int, str], asked: Sequence[int], present: Sequence[int], closed: bool
) -> str | None:
    """Return the outcome, None = still open.

    The table ends if all others who are `present` vote for that, never by fewer and never by
    silence. Otherwise more than half of the voters decide at once; when all have voted or the time
    is up, the most votes decide, and on a tie or without votes a house bot plays.
    """
    if present and all(votes.get(user_id) == END for user_id in present):
        return END
    counts = Counter(c for user_id, c in votes.items() if user_id in asked and c != END)
    ranked = counts.most_common()
    if ranked and ranked[0][1] * 2 > len(asked):
        return ranked[0][0]
    if not closed and counts.total() < len(asked) and not votes.keys() >= {*present}:
        return None
    best = [choice for choice, count in ranked if count == ranked[0][1]]
    return best[0] if len(best) == 1 else CARETAKER
