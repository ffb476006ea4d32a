"""The text twin of the pictures: every fact of a position in words, each beside its picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.host.api import View
from bot.locales import Words
from bot.locales.markdown import unmarked
from render.api import Renderer

_MARKS = "\ue000{}\ue001"
"""Stands for a seat's name while lines are told apart: a player may be called like any word."""


class Twin(NamedTuple):
    """The lines about the table, and by seat those about a board."""

    shared: tuple[str, ...]
    boards: tuple[tuple[str, ...], ...]


def twin(view: View, renderer: Renderer[Any, Any], words: Words) -> Twin:
    """Return the facts of a view, as `Renderer.summary` tells them: each of them once.

    A board's lines come after the table's, seat by seat, and the first begins with the name.
    """
    marks = [_MARKS.format(seat) for seat in range(len(words.names))]
    lines = renderer.summary(view, words.with_names(marks))
    starts = [_start(lines, mark) for mark in marks]
    ends = [*starts[1:], len(lines)]
    shared = lines[: min(starts, default=len(lines))]
    boards = [lines[start:end] for start, end in zip(starts, ends, strict=True)]
    return Twin(_named(shared, marks, words), tuple(_named(one, marks, words) for one in boards))


def _start(lines: Sequence[str], mark: str) -> int:
    """Return where the lines of a board begin: the table's may begin with a name, too."""
    found = (at for at in range(len(lines) - 1, -1, -1) if lines[at].startswith(f"{mark}:"))
    return next(found, len(lines))


def _named(lines: Sequence[str], marks: Sequence[str], words: Words) -> tuple[str, ...]:
    return tuple(_with_names(line, marks, words) for line in lines)


def _with_names(line: str, marks: Sequence[str], words: Words) -> str:
    for mark, name in zip(marks, words.names, strict=True):
        line = line.replace(mark, name)
    return unmarked(line)
