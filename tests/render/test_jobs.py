"""Pictures drawn by another process: a job holds all that it takes."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from bot.locales import Words
from render.api import Final, Look, Picture
from render.jobs import Job
from tests.catalogue import CATALOGUE
from tests.render.views import NAMES


def elsewhere(pickled: bytes) -> Picture | None:
    """Draw a job in a process that knows the catalogue and nothing of this one."""
    job: Job = pickle.loads(pickled)
    return job.draw(CATALOGUE)


def jobs(key: str, seed: int) -> Iterator[Job]:
    """Yield a job of each kind, of a position in a game's middle and of its end."""
    rules, rng = CATALOGUE[key].rules, random.Random(seed)
    state, look = rules.setup(3, {}, seed), Look("de", "day", NAMES[:3], frozenset({1}), "#7")
    early = rules.view(state, None)
    for number in range(10_000):
        if not (pending := rules.pending(state)):
            break
        decision = pending[0]
        if number == 60:
            view = rules.view(state, decision.seat)
            yield Job(key, "table", view, look, early)
            yield Job(key, "boards", view, look, early)
            yield Job(key, "board", view, look, about=decision.seat)
            yield Job(key, "question", view, look, about=decision)
            yield Job(key, "asked", view, look, about=decision)
            if (close_ups := CATALOGUE[key].close_ups) is not None:
                yield Job(
                    key, "part", view, look, early, next(iter(close_ups.names(view, Words("de"))))
                )
        moves = [move for move in decision.moves if rules.notate(move) != "pass"]
        rules.apply(state, decision.seat, rng.choice(moves or decision.moves))
    ended = Look("de", "day", NAMES[:3], finals=tuple(Final(name, None) for name in NAMES[:3]))
    yield Job(key, "result", rules.view(state, None), ended, about=rules.scores(state))


@pytest.fixture(scope="module")
def process() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("key", CATALOGUE)
def test_another_process_draws_the_same(key: str, process: ProcessPoolExecutor) -> None:
    for job in jobs(key, 1):
        there = process.submit(elsewhere, pickle.dumps(job)).result(60)
        here = job.draw(CATALOGUE)
        assert there == here, job.kind
        assert here is not None or job.kind == "question"


def test_a_question_that_the_table_shows_is_the_table_where_that_is_not_in_sight() -> None:
    rules = CATALOGUE["puerto_rico"].rules
    state = rules.setup(3, {}, 1)
    (decision,), view = rules.pending(state), rules.view(state, None)
    question = Job("puerto_rico", "question", view, Look(), about=decision)
    asked = Job("puerto_rico", "asked", view, Look(), about=decision)
    table = Job("puerto_rico", "table", view, Look())
    assert question.draw(CATALOGUE) is None
    assert asked.draw(CATALOGUE) == table.draw(CATALOGUE) is not None
