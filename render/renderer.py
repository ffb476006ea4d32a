"""An implementation of `render.api.Renderer` for any game, assembled from the game's modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from bot.engine.api import Decision, Event, Score
from bot.locales import Words
from render.api import (
    Detail,
    Drafted,
    Final,
    Growth,
    Label,
    Look,
    Overview,
    Picture,
    Result,
    Summary,
    Trace,
    Way,
)
from render.scenes import Rounds
from render.text.finals import ScoreWords
from render.text.wording import Sentences

V = TypeVar("V", bound=Rounds)
V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)


class Pictures(Protocol[V_contra, M_contra]):
    """The module of a game's pictures; `render.api.Renderer` describes their content."""

    @property
    def overview(self) -> Overview[V_contra]:
        """Return the function that draws the table."""

    @property
    def boards(self) -> Overview[V_contra]:
        """Return the function that draws the boards of all players."""

    @property
    def board(self) -> Detail[V_contra, int]:
        """Return the function that draws one player's board on its own."""

    def question(self, decision: Decision[M_contra], view: V_contra, look: Look) -> Picture | None:
        """Return a picture of the choices, None if the table shows them."""

    @property
    def result(self) -> Result[V_contra]:
        """Return the function that draws the final scores."""


class Questions(Protocol[V_contra, M_contra]):
    """The module of a game's questions and scores."""

    def ask(self, decision: Decision[M_contra], view: V_contra, words: Words) -> str:
        """Return the question of a decision."""

    def standing(self, view: V_contra, words: Words) -> Sequence[str]:
        """Return the scores of a running game, as far as a view reveals them."""


class Labels(Protocol[V_contra, M_contra]):
    """The module with the labels of a game's moves."""

    def label(self, move: M_contra, view: V_contra, words: Words) -> Label:
        """Return the label of a legal move."""

    def weight(self, move: M_contra, view: V_contra) -> int:
        """Return the weight of a move: smaller ones come first."""


def by_list(move: object, view: object) -> frozenset[str]:
    """Return no things, because the moves are chosen from the list."""
    return frozenset()


def untraced(move: object, view: object) -> None:
    """Return None, because no move places anything on cells or moves along them."""


def elsewhere(decision: object) -> bool:
    """Return False, because all choices have a picture of their own."""
    return False


def by_label(move: object, view: object) -> None:
    """Return None, because a move's steps are taken from its label."""


@dataclass(frozen=True)
class GameRenderer(Generic[V, M]):
    """A `render.api.Renderer` for one game."""

    pictures: Pictures[V, M]
    questions: Questions[V, M]
    labels: Labels[V, M]
    sentences: Sentences
    scores: ScoreWords
    facts: Callable[[V, Words], Summary]
    differences: Callable[[V, V, Words], Sequence[str]]
    phase_kind: Callable[[str], str] = str
    """Function that returns the common part of phases with the same name: the end of the message
    key `<game>-phase-<kind>`."""
    ways: Callable[[M, V], Way | None] = by_label
    """Function that returns the steps of a move's label as keys, for games with very many moves."""
    touched: Callable[[M, V], frozenset[str]] = by_list
    """Function that returns the things on the pictures to which a move refers."""
    traces: Callable[[M, V], Trace | None] = untraced
    """Function that returns the cells that a piece covers or crosses."""
    drafts: Callable[[Drafted[V, M], Look], Picture] | None = None
    """Function that draws a draft, None to draw the next question or, without one, the board."""
    tappable: Callable[[Decision[M], V, Look], Picture | None] | None = None
    """Function that draws a question for a page next to the table, None = as everywhere else."""
    tabled: Callable[[Decision[M]], bool] = elsewhere
    """Function that returns whether only the picture of the table shows a decision's choices."""
    points: Growth | None = None
    """Function that draws how the points developed, None if there is no such picture."""
    ranked: bool = False
    """True if moves are sorted by their gain, so that the first one is a suggestion."""

    @property
    def overview(self) -> Overview[V]:
        """Return the function that draws the table."""
        return self.pictures.overview

    @property
    def boards(self) -> Overview[V]:
        """Return the function that draws the boards of all players."""
        return self.pictures.boards

    @property
    def board(self) -> Detail[V, int]:
        """Return the function that draws one player's board on its own."""
        return self.pictures.board

    def question(self, decision: Decision[M], view: V, look: Look) -> Picture | None:
        """Return a picture of the choices, None if the table shows them."""
        return self.pictures.question(decision, view, look)

    def choices(self, decision: Decision[M], view: V, look: Look) -> Picture | None:
        """Return a picture of the choices for a page, None if the table shows them."""
        return (self.tappable or self.question)(decision, view, look)

    def at_table(self, decision: Decision[M]) -> bool:
        """Return whether the table shows the choices, so that they have no picture."""
        return self.tabled(decision)

    def draft(self, drafted: Drafted[V, M], look: Look) -> Picture:
        """Return the picture of a draft, and of the decision that may follow."""
        if self.drafts is not None:
            return self.drafts(drafted, look)
        decision, view = drafted.decision, drafted.after
        asked = None if decision is None else self.question(decision, view, look)
        return asked or self.board(view, look, drafted.seat)

    @property
    def result(self) -> Result[V]:
        """Return the function that draws the final scores."""
        return self.pictures.result

    def changes(self, since: V, view: V, words: Words) -> Sequence[str]:
        """Return the differences from `since` in short lines."""
        return self.differences(since, view, words)

    def ask(self, decision: Decision[M], view: V, words: Words) -> str:
        """Return the question of a decision."""
        return self.questions.ask(decision, view, words)

    def label(self, move: M, view: V, words: Words) -> Label:
        """Return the label of a legal move."""
        return self.labels.label(move, view, words)

    def way(self, move: M, view: V) -> Way | None:
        """Return a key for each step of a move's label, None if only the label gives the steps."""
        return self.ways(move, view)

    def things(self, move: M, view: V) -> frozenset[str]:
        """Return the things on the pictures to which a move refers."""
        return self.touched(move, view)

    def trace(self, move: M, view: V) -> Trace | None:
        """Return the cells on which a page previews a move, None if there are none."""
        return self.traces(move, view)

    def weight(self, move: M, view: V) -> int:
        """Return the weight of a legal move: smaller ones come first."""
        return self.labels.weight(move, view)

    def tell(self, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return events as sentences."""
        return self.sentences.tell(events, words)

    def reason(self, name: str, facts: Mapping[str, str | int], words: Words) -> str:
        """Return a term of a house bot's rating of a move as a reason for or against it."""
        args = {field: self.sentences.named(field, value, words) for field, value in facts.items()}
        return words.of(self.sentences.game, f"term-{name}", **args)

    def round(self, view: V) -> int:
        """Return the number of the current round, from 1."""
        return view.round

    def phase(self, phase: str, words: Words) -> str:
        """Return the name of a phase as a headline."""
        game, kind = self.sentences.game, self.phase_kind(phase)
        return words.signed(f"{game}-{kind}", words.of(game, f"phase-{kind}"))

    def summary(self, view: V, words: Words) -> Summary:
        """Return every public fact of the position in lines of text."""
        return self.facts(view, words)

    def standing(self, view: V, words: Words) -> Sequence[str]:
        """Return the scores of a running game, as far as a view reveals them."""
        return self.questions.standing(view, words)

    def score_lines(
        self, scores: Sequence[Score], words: Words, finals: Sequence[Final] = ()
    ) -> Sequence[str]:
        """Return the final scores, best first, one line per player."""
        return self.scores.lines(scores, words, finals)
