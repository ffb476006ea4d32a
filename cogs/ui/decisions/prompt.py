"""A decision as shown to a player: the question, and the moves in the reader's words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.engine.api import Decision
from bot.host.core.api import Position, View
from bot.locales import Words
from cogs.ui.decisions.steps import Offered, path
from render.api import Label, Renderer, Way


@dataclass(frozen=True)
class Prompt:
    """A seat's decision in a position, as this seat sees it.

    Each part is computed once, and no move has a label before it is shown.
    """

    position: Position
    seat: int
    renderer: Renderer[Any, Any]
    words: Words
    _labels: dict[int, Label] = field(default_factory=dict, init=False, repr=False, compare=False)
    _ways: dict[int, Way] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Use the names of the position's table."""
        named = self.words.with_names(self.position.table.names)
        object.__setattr__(self, "words", named)

    @cached_property
    def decision(self) -> Decision[Any]:
        """Return the decision."""
        found = self.position.decision_of(self.seat)
        assert found is not None
        return found

    @property
    def view(self) -> View:
        """Return the view that the labels are made from."""
        return self.position.view(self.seat)

    @property
    def question(self) -> str:
        """Return the question."""
        return self.renderer.ask(self.decision, self.view, self.words)

    @property
    def stepped(self) -> bool:
        """Return whether the moves are chosen in steps."""
        return self.decision.kind in self.position.rules.info.stepped

    @property
    def place(self) -> str:
        """Return the shared part of the custom_ids: the table, and when this was asked."""
        return f"{self.position.table.id}:{self.position.asked[self.seat]}"

    @cached_property
    def order(self) -> tuple[int, ...]:
        """Return the indices of the moves in the order of the offer, lightest first."""
        moves, weight, view = self.decision.moves, self.renderer.weight, self.view
        return tuple(sorted(range(len(moves)), key=lambda index: weight(moves[index], view)))

    def label(self, index: int) -> Label:
        """Return a move's label."""
        if index not in self._labels:
            move = self.decision.moves[index]
            self._labels[index] = self.renderer.label(move, self.view, self.words)
        return self._labels[index]

    def notation(self, index: int) -> str:
        """Return a move's notation."""
        return self.position.rules.notate(self.decision.moves[index])

    def way(self, index: int) -> Way:
        """Return the steps in which a move is chosen: the game's way, or its label's texts."""
        if index not in self._ways:
            way = self.renderer.way(self.decision.moves[index], self.view)
            self._ways[index] = path(self.label(index)) if way is None else way
        return self._ways[index]

    @property
    def steps(self) -> Offered:
        """Return the moves as they are chosen in steps."""
        return Offered(self.order, self.way, self.label)

    def labelled(self) -> Iterator[tuple[str, Label]]:
        """Yield notation and label of every move; a caller that needs few labels stops early."""
        return ((self.notation(index), self.label(index)) for index in self.order)


class PublicPrompt(Prompt):
    """The same prompt as everyone may see it."""

    @property
    def view(self) -> View:
        """Return the view of a spectator."""
        return self.position.view(None)
