"""The course of a table is the same whether it is read whole or carried on from move to move."""

from __future__ import annotations

import random
from functools import reduce

import pytest

from bot.host.analysis.history import Timeline, timeline_of


def passed(rng: random.Random, moves: int) -> list[tuple[int, int | None]]:
    """Return versions as a table passes through them, each with the one that it restored."""
    found: list[tuple[int, int | None]] = []
    for version in range(1, moves + 1):
        earlier = [0, *(one for one, _ in found)]
        stands = [one for one in earlier if timeline_of(found).stands(one)]
        back = len(stands) > 1 and rng.random() < 0.3
        # Mostly one move is taken back, at times the table goes back far.
        found.append((version, rng.choice([stands[-2], *stands[:-1]]) if back else None))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_a_course_is_carried_on_as_it_is_read(seed: int) -> None:
    rng = random.Random(seed)
    whole = passed(rng, 40)
    timelines = [Timeline((0,))]
    for version, restores in whole:
        timelines.append(timelines[-1].then(version, restores))
    assert timelines == [timeline_of(whole[:end]) for end in range(len(whole) + 1)]
    first = rng.randrange(len(whole))
    assert (
        reduce(lambda one, step: one.then(*step), whole[first:], timelines[first]) == timelines[-1]
    )
