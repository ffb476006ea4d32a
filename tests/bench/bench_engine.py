"""The engine alone: random base games in one process, and the copy of a position."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from timeit import timeit

from bot.engine.rng import Rng
from bot.games import GAMES
from bot.selfplay import Result, play
from tests.bench import Figure

REPEATS = 5
GAMES_EACH = 60
MID_GAME = 300
"""Moves of a random five-player game after which about half of it is played."""
CLONES = 2000


def figures() -> list[Figure]:
    """Measure games and decisions a second by number of players, and a clone."""
    return [*_speeds(), _sensible(), _clone()]


def _speeds() -> Iterator[Figure]:
    for seats in GAMES["puerto_rico"].info.seats:
        runs = [_run(seats, "random", GAMES_EACH, seed) for seed in range(REPEATS)]
        target = ">= 100" if seats == 4 else ""
        games = median(run.games_per_second for run in runs)
        decisions = median(run.decisions_per_second for run in runs)
        yield Figure(f"random games, {seats} players", games, "games/s", target)
        yield Figure(f"random decisions, {seats} players", decisions, "decisions/s")


def _sensible() -> Figure:
    runs = [_run(4, "sensible", 10, seed) for seed in range(REPEATS)]
    games = median(run.games_per_second for run in runs)
    return Figure("sensible games, 4 players", games, "games/s", ">= 20")


def _run(seats: int, player: str, games: int, seed: int) -> Result:
    return play("puerto_rico", seats, games, seed * 1000, [player], {})


def _clone() -> Figure:
    rules, rng = GAMES["puerto_rico"], Rng(5)
    state = rules.setup(5, {}, 5)
    for _ in range(MID_GAME):
        decision = rules.pending(state)[0]
        rules.apply(state, decision.seat, decision.moves[rng.below(len(decision.moves), "r")])
    runs = (timeit(lambda: rules.clone(state), number=CLONES) for _ in range(REPEATS))
    return Figure("clone, 5 players", median(runs) / CLONES * 1e6, "us", "<= 20")
