"""Notifications that lobbies send to people, each stored as a row until it is sent.

Nobody is notified while asleep or on vacation, or when the reason no longer exists. A notification
that was tried earlier may have been sent, so its sender looks for that message first. Invitations
to tables also cause such notifications.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bot.host.core import limits
from bot.host.core.api import NotAllowed, Person, Table
from bot.host.core.registry import TableRegistry, table_of
from bot.host.lobby.presence import is_here
from bot.host.people.calling import callable_at
from bot.host.people.guests import check_avoided
from bot.store import Connection
from bot.store.people import guests, seekers, wishes
from bot.store.tables import games
from bot.store.tables.games import SeatRow, Stored
from bot.store.turns import proposals, ready
from bot.store.turns.ready import LobbyCallRow

TIME_TO_POST = 60.0
"""Seconds an invitation's post has to notify its guest, before a separate call does."""


class Invitations:
    """Service that stores invitations and their pending notifications."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def invite(self, table_id: int, by: int, guest: Person) -> None:
        """Invite a person; they are notified once awake, unless `called` is called first.

        Raises UnknownTable, NotAllowed (who="player"), NotWelcome, TooOften.
        """
        async with self._registry.lock(table_id):
            stored = await self._registry.stored(table_id)
            host = next((row for row in stored.seats if row.user_id == by), None)
            if host is None:
                raise NotAllowed(who="player")
            now = self._registry.now()

            def work(connection: Connection) -> None:
                self._registry.cluster.check_unchanged(connection, table_of(stored))
                _invite(connection, stored, host, guest, now)

            await self._registry.database.write(work)

    async def called(self, table_id: int, user_id: int) -> None:
        """Store that an invitation was posted and has notified the guest."""
        await self._registry.write_at(
            table_id, lambda db: ready.drop_call(db, table_id, user_id, INVITED)
        )


def _invite(
    connection: Connection, stored: Stored, host: SeatRow, guest: Person, now: float
) -> None:
    by, table_id = host.user_id or 0, stored.game.id
    check_avoided(connection, guest.id, [by])
    limits.spend(connection, limits.INVITES_OF_ONE, now, table_id, guest.id)
    limits.spend(connection, limits.INVITES, now, by)
    guests.invite(connection, table_id, guest.id, guest.name)
    call(connection, stored, guest.id, INVITED, now + TIME_TO_POST, host.name)


HERE, ENOUGH, FREE, SEAT = "here", "enough", "free", "seat"
INVITED, VOTE, CLOSED, WISHED = "invited", "vote", "closed", "wished"
"""Reasons for which a lobby calls a person: see `LobbyCallRow`."""


class LobbyCall(NamedTuple):
    """A notification of a person; those of one table, `tried_at` and kind share a post.

    `again` means that it was tried before. `name` is the inviter's, and `message_id` is the linked
    message.
    """

    table: Table
    user_id: int
    kind: str
    name: str
    tried_at: float
    again: bool
    message_id: int | None
    found: bool = False
    """True if the bot opened the table for people who look for a game."""


def call(
    connection: Connection,
    stored: Stored,
    user_id: int,
    kind: str,
    since: float,
    name: str = "",
) -> None:
    """Schedule a notification for when the person is awake and available, if they want any."""
    due_at = callable_at(connection, user_id, since)
    if due_at is not None:
        ready.call(connection, LobbyCallRow(stored.game.id, user_id, kind, due_at, name))


def calls_due(connection: Connection, now: float) -> list[LobbyCall]:
    """Return the notifications that are due, marked as tried; drop those no longer needed."""
    found = []
    for row in ready.due_calls(connection, now):
        stored = games.reload(connection, row.game_id)
        due_at = callable_at(connection, row.user_id, now)
        if due_at is None or not _OPEN[row.kind](connection, stored, row, now):
            ready.drop_call(connection, row.game_id, row.user_id, row.kind)
        elif due_at > now:
            # The person fell asleep, or went on vacation, before the notification was sent.
            ready.call(connection, row._replace(due_at=due_at, tried_at=None))
        else:
            tried_at = now if row.tried_at is None else row.tried_at
            ready.call(connection, row._replace(tried_at=tried_at))
            found.append(_lobby_call(connection, stored, row, tried_at))
    return found


def _lobby_call(
    connection: Connection, stored: Stored, row: LobbyCallRow, tried_at: float
) -> LobbyCall:
    table = table_of(stored)
    message_id = _question(connection, row) if row.kind == VOTE else table.card_id
    again = row.tried_at is not None
    found = bool(seekers.of_table(connection, table.id))
    return LobbyCall(table, row.user_id, row.kind, row.name, tried_at, again, message_id, found)


def _sits(stored: Stored, user_id: int) -> bool:
    return any(seat.user_id == user_id for seat in stored.seats)


def _is_awaited(connection: Connection, stored: Stored, row: LobbyCallRow, now: float) -> bool:
    awaited = any(seat.user_id == row.user_id and seat.awaited is not None for seat in stored.seats)
    return awaited and _is_away(connection, stored, row, now)


def _is_away(connection: Connection, stored: Stored, row: LobbyCallRow, now: float) -> bool:
    in_lobby = stored.game.status == "lobby"
    return in_lobby and not is_here(connection, stored, row.user_id, now)


def _is_free(connection: Connection, stored: Stored, row: LobbyCallRow, now: float) -> bool:
    if seekers.of_table(connection, stored.game.id):
        # The bot opened the table, closes it, and looks for others.
        return False
    return stored.game.status == "lobby" and stored.game.owner_id == row.user_id


def _has_seat(connection: Connection, stored: Stored, row: LobbyCallRow, now: float) -> bool:
    return _sits(stored, row.user_id)


def _is_guest(connection: Connection, stored: Stored, row: LobbyCallRow, now: float) -> bool:
    return not _sits(stored, row.user_id)


def _is_asked(connection: Connection, stored: Stored, row: LobbyCallRow, now: float) -> bool:
    return stored.game.status == "lobby" and _question(connection, row) is not None


def _is_closed(connection: Connection, stored: Stored, row: LobbyCallRow, now: float) -> bool:
    return stored.game.status == "abandoned" and _sits(stored, row.user_id)


def _is_wished(connection: Connection, stored: Stored, row: LobbyCallRow, now: float) -> bool:
    wishes_on = any(
        one.guild_id == stored.game.guild_id for one in wishes.of_person(connection, row.user_id)
    )
    return wishes_on and not _sits(stored, row.user_id)


_OPEN: Mapping[str, Callable[[Connection, Stored, LobbyCallRow, float], bool]] = {
    HERE: _is_awaited,
    ENOUGH: _is_away,
    FREE: _is_free,
    SEAT: _has_seat,
    INVITED: _is_guest,
    VOTE: _is_asked,
    CLOSED: _is_closed,
    WISHED: _is_wished,
}
"""The check of whether there is still a reason for a call, by kind of call."""


def _question(connection: Connection, row: LobbyCallRow) -> int | None:
    """Return the message of a proposal that a person has yet to answer, or None."""
    for proposal in proposals.open_ones(connection, row.game_id):
        voices = proposals.voices(connection, proposal.id)
        if any(voice.user_id == row.user_id and voice.agrees is None for voice in voices):
            return proposal.message_id
    return None
