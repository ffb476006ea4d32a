"""Queries of a position that all explanations use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from bot.engine import explain
from bot.games.magister_navis.data import BUILDINGS, SOURCES
from bot.games.magister_navis.moves import Action, Move
from bot.games.magister_navis.options import Options
from bot.games.magister_navis.view import PlayerView, View


class Case(explain.Case[View, PlayerView, Move, Options]):
    """A seat's position: its view, its decision, the options of its table."""

    @property
    def unasked(self) -> str:
        """Return the code of the reason why a seat without a decision is not asked."""
        return "passed" if self.me.passed else "not-asked"

    @cached_property
    def built(self) -> Mapping[str, bool]:
        """Return the own buildings by kind, and whether one of the kind has a free circle."""
        kinds = {building.key for building in self.me.buildings}
        free = {building.key for building in self.me.buildings if not building.active}
        return {key: BUILDINGS[key].circle and key in free for key in kinds}

    @cached_property
    def activated(self) -> frozenset[str]:
        """Return the kinds of own buildings with a disc."""
        return frozenset(building.key for building in self.me.buildings if building.active)

    @cached_property
    def begun(self) -> Action | None:
        """Return a second half that is open now: its source, its action and its place."""
        actions = (move for move in self.legal if isinstance(move, Action))
        return next(actions, None) if self.kind == "second" else None

    def presence(self, region: str) -> int:
        """Return the own discs in a region."""
        return self.view.region[region].presence[self.seat]

    def sources(self, action: str) -> list[str]:
        """Return the seat's sources of an action; a possible one, if it has none."""
        give = [key for key, source in SOURCES.items() if action in source.actions]
        return [key for key in give if key in self.built or key in self.me.tokens] or give[:1]
