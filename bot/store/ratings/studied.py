"""Finished tables whose people have all agreed that their games are studied.

What people chose is read with every query: whoever takes it back takes all their tables out.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection

STUDIED = (
    "game.status = 'over' AND game.private = 0 AND game.programs = 0"
    # The table ended by the rules, not with the scores of the moment when all agreed to end it.
    " AND NOT EXISTS (SELECT 1 FROM proposal WHERE proposal.game_id = game.id"
    " AND proposal.kind = 'end' AND proposal.outcome = 'agreed')"
    # Everybody played from beginning to end; no house bot or person took over a seat.
    " AND NOT EXISTS (SELECT 1 FROM tenure WHERE tenure.game_id = game.id"
    " AND tenure.reason <> 'start')"
    # An erased person is nobody who agrees.
    " AND NOT EXISTS (SELECT 1 FROM result AS other LEFT JOIN person"
    " ON person.user_id = other.user_id WHERE other.game_id = game.id AND other.bot IS NULL"
    " AND coalesce(person.study, 0) = 0)"
)
"""Condition on a row of `game`: the table ended by its rules, in public, with the players who began
it; all of them have agreed, and no program could play for them."""
_UNAIDED = "game.strong_missed = 0 AND NOT EXISTS (SELECT 1 FROM hint WHERE hint.game_id = game.id)"
"""Condition that strong house bots always had time to think, and nobody got a hint from one."""
_BY_THE_RULES = """replace(game.options, '"variant": ', '') = game.options"""
"""Condition that the table played no variant: its options, as JSON, name none."""


class FinishRow(NamedTuple):
    """A seat's rank at a table of `size` seats; `bot` is None for a person.

    The table was played with this version of a package or, of a game of the bot's own (package ""),
    with this edition of house bots.
    """

    game_id: int
    size: int
    bot: str | None
    rank: int
    package: str = ""
    version: str = ""


def against_bots(connection: Connection, guild_id: int, key: str) -> list[FinishRow]:
    """Return the seats of a server's tables that count for how people do against house bots."""
    rows = connection.execute(
        "SELECT game.id, count(*) OVER (PARTITION BY game.id), result.bot, result.rank,"
        " game.package, game.package_version"
        " FROM game JOIN result ON result.game_id = game.id"
        f" WHERE game.guild_id = ? AND game.key = ? AND {STUDIED} AND {_UNAIDED}"
        f" AND {_BY_THE_RULES}"
        " AND EXISTS (SELECT 1 FROM result AS one WHERE one.game_id = game.id"
        " AND one.bot IS NOT NULL)"
        " ORDER BY game.id, result.seat",
        (guild_id, key),
    )
    return [FinishRow._make(row) for row in rows]


def tables(connection: Connection) -> list[int]:
    """Return the tables of all servers whose games may be studied."""
    rows = connection.execute(f"SELECT game.id FROM game WHERE {STUDIED} ORDER BY game.id")
    return [row[0] for row in rows]
