"""A decision as shown to a player: the question, and the moves in the reader's language.

Moves are chosen in steps: moves that start with the same steps are offered as one choice. A move's
way is the sequence of a person's picks that leads to it. Moves are compared only by their ways, so
that a label is created only when it is shown. A warning precedes moves that reveal hidden
information, because they cannot be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from babel.lists import format_list

from bot.engine.api import Decision
from bot.host.analysis.lessons import Lesson
from bot.host.core.api import Position, Table, View
from bot.host.core.game import Goal
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.table import words_at
from render.api import Label, Renderer, Way


def path(label: Label) -> tuple[str, ...]:
    """Return the texts of a move's steps."""
    return tuple(step.text for step in label.steps) or (label.text,)


@dataclass(frozen=True, slots=True)
class Offered:
    """Moves on offer, by their index in the decision, in the order in which they are shown."""

    indices: Sequence[int]
    way: Callable[[int], Way]
    """Function that returns the way to a move: one key for each step of its label, and different
    keys for different steps."""
    label: Callable[[int], Label]

    def alike(self, depth: int, index: int) -> Offered:
        """Return the moves whose first `depth` steps are those of the move with this index."""
        begun = self.way(index)[:depth]
        return replace(self, indices=[i for i in self.indices if self.way(i)[:depth] == begun])

    @property
    def common_end(self) -> str:
        """The last step of several moves if they all share it, else ""."""
        ends = {self.way(index)[-1] for index in self.indices}
        return path(self.label(self.indices[0]))[-1] if len(ends) == 1 < len(self.indices) else ""

    def merged(self, depth: int, most: int) -> tuple[int, dict[int, Label]]:
        """Return the choices at the first step from `depth` on at which the moves differ.

        The choices are preceded by the depth after that step, which identifies a choice. With up to
        `most` choices, menu names are not needed and are removed.
        """
        groups = self._groups(depth + 1)
        while len(groups) == 1 and len(self.indices) > 1:
            depth += 1
            groups = self._groups(depth + 1)
        common = self.common_end
        labels = {group[0]: self._choice(group, depth, common) for group in groups}
        if len(labels) <= most:
            labels = {index: replace(label, menu="") for index, label in labels.items()}
        return depth + 1, labels

    def _groups(self, depth: int) -> list[list[int]]:
        groups: dict[Way, list[int]] = {}
        for index in self.indices:
            groups.setdefault(self.way(index)[:depth], []).append(index)
        return list(groups.values())

    def _choice(self, group: Sequence[int], depth: int, common: str) -> Label:
        """Return a choice's label: the remaining steps of its only move, or the steps' next one.

        A last step that all choices share is omitted.
        """
        label = self.label(group[0])
        if not label.steps or (len(group) == 1 and depth == 0):
            return replace(label, menu="")
        step, *rest = label.steps[depth:]
        if len(group) > 1:
            return replace(step, text=f"{step.text} …")
        hint = next((one.hint for one in (step, *rest) if one.hint), "")
        effect = next((one.effect for one in (step, *rest) if one.effect), "")
        texts = [step.text, *(one.text for one in rest if one.text != common)]
        return replace(step, text=" · ".join(texts), hint=hint, effect=effect)


MOST_NAMED = 8
"""Maximum number of moves that a warning names; if there are more, it only mentions that."""


def warning(prompt: Prompt) -> str:
    """Return a warning in small print about the moves that cannot be taken back, or "".

    Everyone may read it: it contains nothing that only the player may know.
    """
    position, decision, words = prompt.position, prompt.decision, prompt.words
    final_turn = position.final_turn(prompt.seat)
    if final_turn is not None:
        return f"-# 🔒 {words(f'{position.table.game}-final-turn')}" if final_turn else ""
    final = position.revealing(prompt.seat)
    if not final:
        return ""
    if len(final) == len(decision.moves):
        return f"-# 🔒 {words('final-all')}"
    if len(final) > MOST_NAMED:
        return f"-# 🔒 {words('final-many')}"
    if decision.kind in position.rules.info.secret:
        prompt = PublicPrompt(position, prompt.seat, prompt.renderer, words)
    labels = [prompt.label(index).text for index in final]
    named = limits.clip(format_list(labels, locale=words.locale), limits.ALT)
    return f"-# 🔒 {words('final-some', moves=named)}"


@dataclass(frozen=True)
class Prompt:
    """A seat's decision in a position, as seen by its player.

    Each part is computed only once, and a move's label only when it is needed.
    """

    position: Position
    seat: int
    renderer: Renderer[Any, Any]
    words: Words
    _labels: dict[int, Label] = field(default_factory=dict, init=False, repr=False, compare=False)
    _ways: dict[int, Way] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Put the player names of the position's table into the words."""
        named = words_at(self.position.table, self.words)
        object.__setattr__(self, "words", named)

    @cached_property
    def decision(self) -> Decision[Any]:
        """The decision that the seat has to make."""
        found = self.position.decision_of(self.seat)
        assert found is not None
        return found

    @property
    def view(self) -> View:
        """The view of the position from which the labels are made."""
        return self.position.view(self.seat)

    @property
    def question(self) -> str:
        """The decision's question, as text."""
        return self.renderer.ask(self.decision, self.view, self.words)

    @property
    def stepped(self) -> bool:
        """Whether the moves are chosen in steps."""
        return self.decision.kind in self.position.rules.info.stepped

    @property
    def place(self) -> str:
        """The common part of the custom_ids: the table's id, and the version that asked."""
        return f"{self.position.table.id}:{self.position.asked[self.seat]}"

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The indices of the moves in the order in which they are offered, lightest first."""
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
        """Return the steps in which a move is chosen: those of the game, or its label's texts."""
        if index not in self._ways:
            way = self.renderer.way(self.decision.moves[index], self.view)
            self._ways[index] = path(self.label(index)) if way is None else way
        return self._ways[index]

    @property
    def steps(self) -> Offered:
        """The moves, as they are chosen in steps."""
        return Offered(self.order, self.way, self.label)

    def labelled(self) -> Iterator[tuple[str, Label]]:
        """Yield the notation and label of every move; labels are created one at a time."""
        return ((self.notation(index), self.label(index)) for index in self.order)


class PublicPrompt(Prompt):
    """A seat's decision as everyone may see it."""

    @property
    def view(self) -> View:
        """The view of a spectator."""
        return self.position.view(None)


def hints_offered(table: Table, searched: bool) -> bool:
    """Return whether people may ask for hints at a table; `searched` says if its game has them."""
    return searched and table.status == "running" and table.hints_off is None


# The goals of a lesson ----------------------------------------------------------------


def goal_lines(lesson: Lesson, words: Words) -> Iterator[str]:
    """Yield a lesson's next goal and, if the next move serves it, the reason for it."""
    if lesson.goal is None:
        return
    yield f"🎯 **{_named(lesson, lesson.goal, words)}**"
    if lesson.serving:
        yield words(f"{lesson.game}-story-{lesson.goal.key}-why")
    else:
        yield words("learn-story-lost" if lesson.lost else "learn-story-free")


def judged_lines(lesson: Lesson, words: Words) -> Iterator[str]:
    """Yield lines on the goals that the last move has met or missed."""
    for goal in lesson.met:
        named = _named(lesson, goal, words)
        yield words("learn-story-met", goal=named, met=words(f"{lesson.game}-story-{goal.key}-met"))
    if lesson.astray and not lesson.lost:
        yield words("learn-story-astray", goal=_named(lesson, lesson.astray, words))


def _named(lesson: Lesson, goal: Goal, words: Words) -> str:
    return words(f"{lesson.game}-story-{goal.key}")
