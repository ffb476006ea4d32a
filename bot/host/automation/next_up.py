"""Prediction of the next person to move: bots play on from a copy with hidden parts resampled."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from bot.engine import batches
from bot.engine.rng import Rng
from bot.host.automation.house_bots import Bots
from bot.host.core.api import Position
from bot.host.core.game import Resample
from bot.host.core.registry import State
from bot.house_bots.api import house_bot

FURTHEST = 60
"""Maximum decisions to look ahead."""


class NextUp:
    """Predictor of the next person to move, from public information only."""

    def __init__(self, bots: Bots, resample: Mapping[str, Resample]) -> None:
        self._bots = bots
        self._resample = resample

    async def next_up(self, position: Position) -> int | None:
        """Return the seat of the person probably asked next, None if it cannot be predicted."""
        resample = self._resample.get(position.table.game)
        if resample is None or not position.decisions:
            return None
        # Resampled for a spectator: the name must not depend on information only some may know.
        state = resample(position._state, None, Rng(position.version))
        return await asyncio.to_thread(self._play_on, position, state)

    def _play_on(self, position: Position, state: State) -> int | None:
        table, rules, rng = position.table, position.rules, Rng(position.version)
        kinds = self._bots[table.game]
        bot = kinds[house_bot(kinds)]
        people = {chair.seat for chair in table.chairs if chair.mover is None}
        later = people - {decision.seat for decision in position.decisions}
        for _ in range(FURTHEST):
            decisions = rules.pending(state)
            found = next((d.seat for d in decisions if d.seat in later), None)
            if found is not None or not decisions:
                return found
            batch = bot.choose(rules, rules.clone(state), decisions[0], rng)
            batches.play(rules, state, decisions[0].seat, batch)
        return None
