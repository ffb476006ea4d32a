"""Moves chosen in steps: moves that continue alike are offered as one.

The way to a move is the sequence of a person's picks. Moves are compared only by their ways, so
that no move has a label before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from render.api import Label, Way


def path(label: Label) -> tuple[str, ...]:
    """Return the texts of a move's steps."""
    return tuple(step.text for step in label.steps) or (label.text,)


@dataclass(frozen=True, slots=True)
class Offered:
    """Moves by their index, in the order of the offer."""

    indices: Sequence[int]
    way: Callable[[int], Way]
    """Returns the way to a move: as many steps as its label, differing where the label does."""
    label: Callable[[int], Label]

    def alike(self, depth: int, index: int) -> Offered:
        """Return the moves that begin with the same `depth` steps as the one of that index."""
        begun = self.way(index)[:depth]
        return replace(self, indices=[i for i in self.indices if self.way(i)[:depth] == begun])

    @property
    def common_end(self) -> str:
        """Return the last step if several moves share it, "" otherwise."""
        ends = {self.way(index)[-1] for index in self.indices}
        return path(self.label(self.indices[0]))[-1] if len(ends) == 1 < len(self.indices) else ""

    def merged(self, depth: int, most: int) -> tuple[int, dict[int, Label]]:
        """Return the first step from `depth` on at which the moves differ, and its choices.

        The depth returned identifies a choice. Up to `most` choices need no menus by name.
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
        """Return the label of a choice: the rest of the only move, or a step that leads on.

        A part common to all choices is left out.
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
