"""Estimates of a season's minimal length, from finished tables or from the pace."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date

from bot.engine.rng import Rng
from bot.host.core.paces import PACES
from bot.host.core.registry import AnyRules, TableRegistry
from bot.host.leagues.api import BadSetting
from bot.leagues.duration import ENOUGH, Estimate, first_day_that_would_do, table_days
from bot.leagues.rounds import rounds_of_winners
from bot.leagues.settings import BY_HOST, SWISS, Settings
from bot.store.leagues import facts

_SEED = 1


class Estimates:
    """Service that estimates how long tables take."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._visits: dict[tuple[str, int], float] = {}

    async def table(self, settings: Settings) -> Estimate:
        """Return an estimate of how many days a table of a season takes."""
        game, size = settings.game, settings.size
        finished = await self._registry.database.read(
            lambda db: facts.durations(db, game, size, settings.pace)
        )
        pace = PACES[settings.pace]
        assert pace is not None, "leagues have clocks"
        visits = 0.0 if len(finished) >= ENOUGH else await self._visits_of(game, size)
        return table_days(finished, size, visits, pace.turn)

    async def check(self, settings: Settings) -> Estimate:
        """Check that a season is long enough for its tables, and return the estimate.

        Raises BadSetting.
        """
        estimate = await self.table(settings)
        enough = last_day(settings, estimate, self._registry.rules(settings.game).info.seats)
        if settings.last_day < enough:
            raise BadSetting(
                field="too_short",
                value=str(settings.last_day),
                allowed=str(enough),
                days=estimate.days,
                tables=estimate.tables,
            )
        return estimate

    async def _visits_of(self, game: str, size: int) -> float:
        key = game, size
        if key not in self._visits:
            rules = self._registry.rules(game)
            self._visits[key] = await asyncio.to_thread(visits, rules, size)
        return self._visits[key]


def last_day(settings: Settings, estimate: Estimate, sizes: Sequence[int]) -> date:
    """Return the earliest last day that leaves enough time; the game allows tables of `sizes`.

    The rounds of a Swiss event follow one after another. If an organiser opens them, people play
    together, and one day may be enough.
    """
    if settings.form == SWISS:
        if settings.opening == BY_HOST:
            return settings.first_day
        rounds = settings.games + rounds_of_winners(settings.up, settings.size, sizes)
        return first_day_that_would_do(settings.first_day, rounds, 1, estimate.days)
    return first_day_that_would_do(
        settings.first_day, settings.games, settings.at_once, estimate.days
    )


def visits(rules: AnyRules, seats: int) -> float:
    """Return how often a seat must come back to a table, measured in a game of random moves.

    Consecutive decisions of one seat count as one visit. Decisions that several seats make
    simultaneously count as one visit in total, since no player waits for another.
    """
    state, rng, count = rules.setup(seats, {}, _SEED), Rng(_SEED), 0
    last: int | None = None
    while pending := rules.pending(state):
        decision = pending[0]
        count += decision.seat != last and len(pending) == 1
        last = decision.seat
        moves = decision.moves
        rules.apply(state, decision.seat, moves[rng.below(len(moves), "visits")])
    return count / seats
