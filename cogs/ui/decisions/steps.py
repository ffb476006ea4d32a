"""Moves that are chosen in steps: those that go on alike are offered as one.

The steps of a label are what a person picks one after the other; a label without any is one step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from render.api import Label

Offered = Sequence[tuple[int, Label]]
"""Moves by their index, with their labels."""


def path(label: Label) -> tuple[str, ...]:
    """Return the texts of a move's steps."""
    return tuple(step.text for step in label.steps) or (label.text,)


def alike(offered: Offered, depth: int, index: int) -> Offered:
    """Return the moves that begin with the same `depth` steps as the one of that index."""
    first = next(path(label)[:depth] for number, label in offered if number == index)
    return [(number, label) for number, label in offered if path(label)[:depth] == first]


def common_end(offered: Offered) -> str:
    """Return the last step where it is the same for all of several moves, "" otherwise."""
    ends = {path(label)[-1] for _, label in offered}
    return ends.pop() if len(ends) == 1 and len(offered) > 1 else ""


def merged(offered: Offered, depth: int, most: int) -> tuple[int, Offered]:
    """Return the first step from `depth` on at which the moves part, and a label for each choice.

    The depth returned is what a choice is known by. No more than `most` need no menus by name.
    """
    groups = _groups(offered, depth + 1)
    while len(groups) == 1 and len(offered) > 1:
        depth += 1
        groups = _groups(offered, depth + 1)
    common = common_end(offered)
    labels = [(group[0][0], _choice(group, depth, common)) for group in groups]
    if len(labels) <= most:
        labels = [(index, replace(label, menu="")) for index, label in labels]
    return depth + 1, labels


def _groups(offered: Offered, depth: int) -> list[list[tuple[int, Label]]]:
    groups: dict[tuple[str, ...], list[tuple[int, Label]]] = {}
    for index, label in offered:
        groups.setdefault(path(label)[:depth], []).append((index, label))
    return list(groups.values())


def _choice(group: Offered, depth: int, common: str) -> Label:
    """Return the label of a choice: the rest of the only move, or a step that leads on.

    What is common to all choices need not be on each of them.
    """
    _, label = group[0]
    if not label.steps or (len(group) == 1 and depth == 0):
        return replace(label, menu="")
    step, *rest = label.steps[depth:]
    if len(group) > 1:
        return replace(step, text=f"{step.text} …")
    hint = next((one.hint for one in (step, *rest) if one.hint), "")
    effect = next((one.effect for one in (step, *rest) if one.effect), "")
    texts = [step.text, *(one.text for one in rest if one.text != common)]
    return replace(step, text=" · ".join(texts), hint=hint, effect=effect)
