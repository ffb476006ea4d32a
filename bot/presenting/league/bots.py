"""Rounds from which house bots played the seats of a league's table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.leagues.records import Fixture, FixtureResult
from bot.presenting.services import Services


async def bot_rounds(
    context: Services, game: str, table_id: int | None, result: FixtureResult
) -> Mapping[int, int]:
    """Return by seat the round from which on a house bot played, 1 if it is not known."""
    seats = [seat.seat for seat in result.seats if seat.bot_from is not None]
    if table_id is None or not seats:
        return dict.fromkeys(seats, 1)
    renderer = context.renderer(game)
    found = await context.host.analysis.history.finishers(table_id)
    rounds = {one.seat: renderer.round(one.began.view(None)) for one in found if one.began}
    return {seat: rounds.get(seat, 1) for seat in seats}


async def all_bot_rounds(
    context: Services, game: str, fixtures: Iterable[Fixture], tables: Mapping[int, int]
) -> Mapping[tuple[int, int], int]:
    """Return the same for many fixtures, by fixture and seat."""
    return {
        (one.id, seat): number
        for one in fixtures
        if one.result is not None
        for seat, number in (
            await bot_rounds(context, game, tables.get(one.id), one.result)
        ).items()
    }
