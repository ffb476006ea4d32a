"""The kinds of proposals, and the counting of votes: data and pure functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.host.core.api import Table
from bot.store.turns.proposals import ProposalRow, VoiceRow

HOUR = 3600.0


def everybody(asked: int) -> int:
    """Require the agreement of all people asked."""
    return asked


def most(asked: int) -> int:
    """Require the agreement of more than half, the proposer included."""
    return (asked + 1) // 2


class Kind(NamedTuple):
    """Requirements of a kind of proposal: votes needed, table status, time limit.

    If a proposal is about the position, any move at the table overtakes it.
    """

    needs: Callable[[int], int]
    statuses: tuple[str, ...] = ("running",)
    seconds: float = 16 * HOUR
    """Waking time in seconds until it is decided: about a day."""
    position: bool = False
    silence: bool = False
    """True if silent people leave the decision to the others, the proposer included."""
    league: bool = False
    """True if the players of a league's table may also decide it."""


KINDS: Mapping[str, Kind] = {
    "takeback": Kind(everybody, seconds=8 * HOUR, position=True, league=True),
    "pause": Kind(most, league=True),
    "resume": Kind(most, league=True),
    "pace": Kind(everybody),
    "away": Kind(most, silence=True),
    "abandon": Kind(everybody),
    "end": Kind(everybody),
    "swap": Kind(everybody),
    # The rules of a running game cannot be changed: its state was set up by them.
    "option": Kind(everybody, statuses=("lobby",)),
}


def asked_of(
    table: Table, proposer: int, kind: str = "", data: Mapping[str, Any] = MappingProxyType({})
) -> list[VoiceRow]:
    """Return the people whom a proposal asks: the others who play; house bots always agree.

    A player who is proposed to be absent is not asked about that.
    """
    absentee = data["seat"] if kind == "away" else None
    return [
        VoiceRow(chair.user_id, chair.name)
        for chair in table.chairs
        if chair.user_id not in (None, proposer)
        and chair.mover is None
        and (absentee is None or chair.seat != absentee)
    ]


def outcome(row: ProposalRow, voices: Sequence[VoiceRow], table: Table, now: float) -> str | None:
    """Return the outcome of a proposal, or None if it is still open.

    Votes of players who have left the table, or who are replaced by a house bot, are not awaited.
    While the bot is not on the server, proposals stay open.
    """
    if table.left_at is not None:
        return None
    kind = KINDS[row.kind]
    moved = kind.position and table.version != row.version
    if table.status not in kind.statuses or moved or table.chair_of(row.user_id) is None:
        return "overtaken"
    here = {voice.user_id for voice in asked_of(table, row.user_id)}
    counted = [voice.agrees for voice in voices if voice.user_id in here]
    needed = kind.needs(len(counted))
    if counted.count(1) >= needed:
        return "agreed"
    if counted.count(0) > len(counted) - needed:
        return "declined"
    if now < row.due_at:
        return None
    yes = 1 + counted.count(1)
    return "agreed" if kind.silence and yes > counted.count(0) else "expired"
