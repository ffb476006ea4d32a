"""Queries of a position that all explanations use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from bot.engine import explain
from bot.games.amerigo.actions import open_actions
from bot.games.amerigo.ground import Ground
from bot.games.amerigo.map.geography import Geography
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.options import Options
from bot.games.amerigo.view import PlayerView, TurnView, View


class Case(explain.Case[View, PlayerView, AnyMove, Options]):
    """A seat's position: its view, its decision, the options of its table."""

    @property
    def unasked(self) -> str:
        """Return the code of the reason why a seat without a decision is not asked."""
        return "acted" if self.me.acted else "not-asked"

    @property
    def geo(self) -> Geography:
        """Return the map."""
        return self.view.geo

    @property
    def ground(self) -> Ground:
        """Return the covered and free land."""
        return self.view.ground

    @cached_property
    def begun(self) -> TurnView | None:
        """Return the own action that is under way."""
        turn = self.view.turn
        return turn if turn is not None and turn.seat == self.seat else None

    @cached_property
    def open(self) -> Mapping[str, int]:
        """Return the actions that may be chosen, or the one under way, with their AP."""
        if self.begun is not None:
            return {self.begun.action: self.begun.points}
        return open_actions(self.view, self.seat)
