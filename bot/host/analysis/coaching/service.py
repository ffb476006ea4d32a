"""Hints for one's own decision, and reviews of finished games."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.analysis.coaching.api import Hint, NoThinking, Player, Progress, Reviewed, Told
from bot.host.automation.thinking import Thinkers
from bot.host.core.registry import TableRegistry
from bot.host.core.tables import Tables
from bot.players.searcher import Searchers


async def _nobody(progress: Progress) -> None:
    """Tell nobody."""


class Coaching:
    """What people are told about their moves: before them by hints, afterwards by reviews."""

    def __init__(
        self, registry: TableRegistry, tables: Tables, searchers: Searchers, thinkers: Thinkers
    ) -> None:
        self._registry = registry
        self._tables = tables
        self._searchers = searchers
        self._thinkers = thinkers

    async def hint(self, table_id: int, user_id: int, stamp: int | None = None) -> Hint:
        """Return the two best options of the person's decision; asked again, the same ones.

        `stamp` is that of the decision which the person saw, None = whatever is open now.
        Raises UnknownTable, WrongStatus, NotSeated, NotYourDecision, StalePrompt (also where the
        position changed meanwhile), HintsOff, NoCoach, NoThinking, ThinkingBroke.
        """
        raise NoThinking

    async def hints(self, table_id: int) -> Mapping[int, int]:
        """Return how many hints the seats of a table had: those that had any."""
        return {}

    async def players(self, table_id: int, user_id: int) -> tuple[Player, ...]:
        """Return who made moves in a finished game, by seat; in a seat who came first first.

        Raises UnknownTable, NotFinished.
        """
        return ()

    async def review(
        self,
        table_id: int,
        user_id: int,
        seat: int | None = None,
        told: Told = _nobody,
    ) -> Reviewed:
        """Return what the coach says of a seat, by default the one at which the person moved most.

        A seat of theirs is about their own moves; of somebody else's, about what was shared. It is
        kept with the table; else it takes a minute or more, and `told` hears how far it is. Two
        of one person are made one after the other. Whoever is cancelled drops it.

        Raises UnknownTable, NotFinished, NothingToReview, NotShared, NoCoach, NoThinking, TooOld,
        ThinkingBroke.
        """
        raise NoThinking

    async def share(self, table_id: int, user_id: int, seat: int, shared: bool) -> None:
        """Let others read a person's own review, or no longer. Raises NothingToReview."""
