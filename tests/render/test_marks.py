"""A picture's mark tells whether it is another one, without drawing it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from bot.locales import Words
from render.api import Look, Picture
from render.jobs import Job
from tests.catalogue import CATALOGUE

NAMES = ("Anna", "Bob", "Cleo")
LOOKS = (Look(names=NAMES, title="1"), Look("de", "day", names=NAMES, title="1"))
APART = {"puerto_rico": 150, "magister_navis": 61, "amerigo": 130}
"""Moves between two positions."""
NEAR = 2
"""Close-ups that are compared: a map has many."""
FAITHFUL = 0.9
"""Share of equal pictures, at least, that have equal marks: others are sent once too often."""


def views(game: str, seed: int, apart: int) -> Iterator[tuple[Any, Any]]:
    """Yield what a player sees during a whole game, with the scores, which are () until its end."""
    rules, rng = CATALOGUE[game].rules, random.Random(seed)
    state = rules.setup(len(NAMES), {}, seed)
    for number in range(10_000):
        decisions = rules.pending(state)
        if number % apart == 0 or not decisions:
            yield rules.view(state, 0), rules.scores(state) if not decisions else ()
        if not decisions:
            return
        decision = rng.choice(decisions)
        rules.apply(state, decision.seat, rng.choice(decision.moves))


def jobs(game: str, view: Any, scores: Any, look: Look, since: Any = None) -> Iterator[Job]:
    """Yield what a page shows of a position."""
    yield Job(game, "table", view, look, since)
    yield Job(game, "boards", view, look, since)
    for seat in range(len(NAMES)):
        yield Job(game, "board", view, look, since, about=seat)
    near = CATALOGUE[game].close_ups
    for key in list(near.names(view, Words(look.language, NAMES)) if near else ())[:NEAR]:
        yield Job(game, "part", view, look, since, about=key)
    if scores:
        yield Job(game, "result", view, look, about=scores)


@pytest.mark.parametrize("game", CATALOGUE)
def test_pictures_that_differ_never_have_the_same_mark(game: str) -> None:
    """Through a whole game; in turn in two looks, and plain and with what has changed outlined."""
    drawn: dict[str, bytes] = {}
    marks: dict[bytes, set[str]] = {}
    before = None
    for number, (view, scores) in enumerate(views(game, 3, APART[game])):
        look, other = LOOKS
        for since, shown in ((None, look), (before, look) if number % 2 else (None, other)):
            for job in jobs(game, view, scores, shown, since):
                picture = job.draw(CATALOGUE)
                assert isinstance(picture, Picture)
                mark = job.mark(CATALOGUE)
                assert drawn.setdefault(mark, picture.data) == picture.data, job.kind
                marks.setdefault(picture.data, set()).add(mark)
        before = view
    assert len(marks) > 30
    assert len(marks) / len(drawn) > FAITHFUL


def test_a_mark_is_the_same_in_another_process() -> None:
    """Pages that stay open over a restart keep their pictures, in another order of hashes, too."""
    code = (
        "from tests.render.test_marks import first_marks; print(*first_marks(), sep='\\n', end='')"
    )
    own = os.environ.get("PYTHONHASHSEED")
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONHASHSEED": "2" if own == "1" else "1", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert found == "\n".join(first_marks())


def first_marks() -> list[str]:
    """Return the marks of what the first positions of all games show."""
    return [
        job.mark(CATALOGUE)
        for game in CATALOGUE
        for view, _ in islice(views(game, 1, 7), 9)
        for job in jobs(game, view, (), LOOKS[0])
    ]


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_mark_depends_on_the_reader(game: str) -> None:
    view = CATALOGUE[game].rules.view(CATALOGUE[game].rules.setup(len(NAMES), {}, 1), None)
    looks = (*LOOKS, replace(LOOKS[0], names=("Dora", *NAMES[1:])))
    marks = {job.mark(CATALOGUE) for look in looks for job in jobs(game, view, (), look)}
    assert len(marks) >= sum(1 for look in LOOKS for _ in jobs(game, view, (), look)) + 2
