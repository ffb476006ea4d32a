"""The engines alone: random games in one process, and the copy of a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import median
from timeit import timeit

from bot.engine.rng import Rng
from bot.selfplay import Result, play
from tests.bench import Figure
from tests.catalogue import CATALOGUE, GAMES

REPEATS = 5
GAMES_EACH = 60
MID_GAME = 300
"""Moves of a random five-player game after which about half of it is played."""
CLONES = 2000


BOTH = {"expansions": "both"}
KINDS: tuple[tuple[str, str, Mapping[str, str], str], ...] = (
    ("Puerto Rico", "puerto_rico", {}, ">= 100"),
    ("Puerto Rico, both expansions", "puerto_rico", BOTH, ">= 60"),
    ("Magister Navis", "magister_navis", {}, ">= 60"),
)
"""What is played: its name, game, options, and how many games a second four players want."""


def figures() -> list[Figure]:
    """Measure games a second by kind and number of players, and a clone."""
    speeds = [figure for kind in KINDS for figure in _speeds(*kind)]
    return [*speeds, *map(_sensible, KINDS), _clone()]


def _speeds(name: str, game: str, options: Mapping[str, str], wanted: str) -> Iterator[Figure]:
    for seats in GAMES[game].info.seats:
        runs = [_run(game, seats, "random", GAMES_EACH, options, s) for s in range(REPEATS)]
        games = median(run.games_per_second for run in runs)
        target = wanted if seats == 4 else ""
        yield Figure(f"random games, {seats} players: {name}", games, "games/s", target)


def _sensible(kind: tuple[str, str, Mapping[str, str], str]) -> Figure:
    name, game, options, _ = kind
    runs = [_run(game, 4, "sensible", 10, options, seed) for seed in range(REPEATS)]
    games = median(run.games_per_second for run in runs)
    return Figure(f"sensible games, 4 players: {name}", games, "games/s")


def _run(
    game: str, seats: int, player: str, games: int, options: Mapping[str, str], seed: int
) -> Result:
    return play(CATALOGUE[game], seats, games, seed * 1000, [player], options)


def _clone() -> Figure:
    rules, rng = GAMES["puerto_rico"], Rng(5)
    state = rules.setup(5, {}, 5)
    for _ in range(MID_GAME):
        decision = rules.pending(state)[0]
        rules.apply(state, decision.seat, decision.moves[rng.below(len(decision.moves), "r")])
    runs = (timeit(lambda: rules.clone(state), number=CLONES) for _ in range(REPEATS))
    return Figure("clone, 5 players", median(runs) / CLONES * 1e6, "us", "<= 20")
