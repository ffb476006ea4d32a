"""Players of a finished game, by the moves they made."""

from __future__ import annotations

from collections import Counter

from bot.host.analysis.coaching.api import Player
from bot.host.core.api import Table
from bot.host.core.moves.takebacks import all_standing
from bot.store import Connection
from bot.store.tables import coaching
from bot.store.turns import absence


def players_of(connection: Connection, table: Table, reader: int) -> tuple[Player, ...]:
    """Return the players of each seat: by seat, then those with the most moves first.

    Moves of a person's standing order count as theirs; moves of a house bot for them do not.
    """
    made = Counter(
        (row.seat, row.user_id)
        for row in all_standing(connection, table.id)
        if row.user_id is not None
    )
    names = {(row.seat, row.user_id): row.name for row in absence.tenures(connection, table.id)}
    shared = {(r.seat, r.user_id) for r in coaching.reviews_of(connection, table.id) if r.shared}
    found = (
        Player(
            seat=seat,
            user_id=user_id,
            name=names.get((seat, user_id), table.names[seat]),
            own=user_id == reader,
            shared=(seat, user_id) in shared,
            moves=count,
        )
        for (seat, user_id), count in made.items()
    )
    return tuple(sorted(found, key=lambda player: (player.seat, -player.moves, player.user_id)))
