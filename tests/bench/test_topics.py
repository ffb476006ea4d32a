"""Topics of the benchmarks run at their smallest: a figure that nobody measures breaks unseen.

No time is judged. What starts processes or waits in real time is in `test_topics_of_the_machine`.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import pytest

from bot.games.magister_navis.data import REGIONS
from bot.workers.drawing import pool as drawing
from tests.tools.bench.__main__ import topics
from tests.tools.bench.bench_boards import MOMENTS
from tests.tools.bench.bench_upgrade import FILES
from tests.tools.strangers.life import Plan

Sizes = Mapping[str, Any]
PATIENCE = 300.0
"""Seconds: processes that draw let all others on a machine go before them."""


def at_the_start(rules: Any) -> tuple[Any]:
    """Return the view with which a process is warmed up."""
    return (rules.view(rules.setup(max(rules.info.seats), {}, 0), None),)


def none() -> int:
    """Return how many processes draw: a start of one takes seconds."""
    return 0


FEW: Sizes = {"TABLES": 5, "PLAYED": (3, 6)}
"""A database of a thousand tables."""
SMALLEST: Mapping[str, Sizes] = {
    "bench_boards": {
        "ROUNDS": 1,
        "SEATS": 2,
        "MOMENTS": MOMENTS[2:3],
        "BOX": "none",
        "POST": 200,
        "FRAMES": 2,
        "sample_views": at_the_start,
    },
    "bench_boards_amerigo": {
        "ROUNDS": 1,
        "SEATS": 2,
        "NEAREST": 2,
        "drawing.MOVES": 60,
        "sample_views": at_the_start,
    },
    "bench_boards_navis": {
        "ROUNDS": 1,
        "SEATS": 3,
        "REGIONS": [*REGIONS][:2],
        "FRAME": 60,
        "drawing.MOVES": 30,
        "sample_views": at_the_start,
    },
    "bench_budget": {"CALLS": 200, "QUEUE": 10, "SECONDS": 5.0},
    "bench_engine": {
        "REPEATS": 1,
        "GAMES_EACH": 1,
        "SENSIBLE_EACH": 1,
        "MID_GAME": 30,
        "CLONES": 5,
        "SETUPS": 1,
        "LISTED": 1,
    },
    "bench_history": {"TABLES": 2, "PLAYED": 1, "MOVES": 5, "TRIES": 1},
    "bench_league_pairing": {"DIVISIONS": range(5, 6), "PEOPLE": 8},
    "bench_league_standings": {"TABLES": 20, "OPEN": 2, "ROUNDS": 1},
    "bench_league_starts": {"PEOPLE": 16, "TABLES": 16},
    "bench_prompts": {"MOST": 30, "ROUNDS": 1, "GAMES_EACH": 1},
    "bench_requests": {"PLAN": Plan(1, most_days=3)},
    "bench_restore": FEW,
    "bench_timers": {"TABLES": 3, "LOOKS": 2},
    "bench_upgrade": {"FILES": FILES[-1:], "TABLES": 5},
}
"""Sizes of each topic, by the names of its constants; those of a helper have its name before."""
OF_THE_MACHINE: Mapping[str, Sizes] = {
    "bench_backup": FEW | {"BACKUPS": 2, "QUIET": 0.2, "PAUSE": 0.1},
    "bench_cold_start": {"TABLES": 6, "TEMPLATES": 3, "DUE": 1, "REPEATS": 1},
    "bench_doctor": FEW,
    "bench_floors": {"ANSWERS": 2, "COMMITS": 3, "ROUNDS": 1, "bench_boards_amerigo.SEATS": 2},
    "bench_hundred_backups": {"COPIES": 2, "TABLES": 2},
    "bench_choices": {"GAMES": ("amerigo",), "LOOPS": 0, "CHOICES": 3, "MOVES": 1, "STARTS": 1},
    "bench_pace": {"GAMES": ("amerigo",), "SECONDS": 2.0},
    "bench_packages": {"TABLES": 1, "WARM": 1, "MOVES": 3},
    "bench_pipeline": {"RATE": 8, "SECONDS": 1.0, "RATES": (8,), "SECONDS_EACH": 1.0},
    "bench_play": {
        "TABLES": 3,
        "PER_SECOND": 10.0,
        "SECONDS": 1.0,
        "ROUNDS": 1,
        "ALONE": 3,
        "FLUSHES": 3,
    },
    "bench_push": {"NOTICES": 4},
    "bench_servers": {
        "SERVERS": 4,
        "SHARDS": 2,
        "TABLES": 60,
        "PLAYED": (3, 6),
        "LOADS": ((10.0, 2.0, "10 moves/s"),),
        "LOOKS": 1,
        "usual_processes": none,
    },
    "bench_smallest": {"PROCESSES": 0, "SECONDS": 2.0, "PAGES": 2, "PLAYED": (3,), "TABLES": 3},
    "bench_ways": {"MOVES": 3, "ROUNDS": 1, "FAULTS": ("404",)},
    "bench_thinking": {"TABLES": 2, "STRONG_TABLES": 1, "SECONDS": 1.0, "MOVES": 1, "DROPS": 1},
    "bench_page_moves": {
        "TABLES": 4,
        "PAGES": 4,
        "SECONDS": 1.0,
        "WARM": 0.5,
        "ROUNDS": 1,
        "PICTURES": 1,
        "usual_processes": none,
    },
    "bench_web": {
        "TABLES": 4,
        "PAGES": 4,
        "SECONDS": 1.0,
        "WARM": 0.5,
        "ROUNDS": 1,
        "PAINTS": 1,
        "NICENESS": 0,
        "usual_processes": none,
    },
    "bench_workers": {"POSTS": 3, "PROCESSES": (1,), "PATIENCE": PATIENCE},
}


def test_every_topic_is_here() -> None:
    assert sorted([*SMALLEST, *OF_THE_MACHINE]) == topics()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a busy machine time for pictures: at a load of 27 some took longer than 10 s."""
    monkeypatch.setattr(drawing, "PATIENCE", PATIENCE)
    monkeypatch.setattr("bot.workers.processes.pool.STARTING", PATIENCE)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Make threads of the other tests yield as often as before a topic."""
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


def measured(topic: str, sizes: Sizes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure a topic at these sizes, and look at the form of its figures."""
    for name, value in sizes.items():
        owner, _, constant = name.rpartition(".")
        module = import_module(f"tests.tools.bench.{owner or topic}")
        monkeypatch.setattr(module, constant, value)
    figures = import_module(f"tests.tools.bench.{topic}").figures()
    assert figures and len({figure.name for figure in figures}) == len(figures)
    assert all(figure.name and math.isfinite(figure.value) for figure in figures)


@pytest.mark.parametrize("topic", SMALLEST)
def test_a_topic_runs_at_its_smallest(topic: str, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(topic, SMALLEST[topic], monkeypatch)


@pytest.mark.parametrize("topic", OF_THE_MACHINE)
def test_topics_of_the_machine(topic: str, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(topic, OF_THE_MACHINE[topic], monkeypatch)
