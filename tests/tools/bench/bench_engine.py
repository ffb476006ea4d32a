"""The engines alone: random games in one process, and the copy of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from statistics import median
from time import process_time
from timeit import timeit
from typing import NamedTuple

from bot.cli.commands.selfplay import Result, play
from bot.engine.rng import Rng
from tests.catalogue import CATALOGUE, GAMES
from tests.tools.bench import Figure

REPEATS = 5
GAMES_EACH = 60
SENSIBLE_EACH = 10
SETUPS = 50
LISTED = 3
"""Games in which every decision is listed."""
MID_GAME = 300
"""Moves of a random five-player game after which about half of it is played."""
CLONES = 2000


BOTH = {"expansions": "both"}


class Kind(NamedTuple):
    """The game played, and the games a second wanted with four players, at random and sensible."""

    name: str
    game: str
    options: Mapping[str, str]
    random: str
    sensible: str = ""


KINDS = (
    Kind("Puerto Rico", "puerto_rico", {}, ">= 140", ">= 45"),
    Kind("Puerto Rico, both expansions", "puerto_rico", BOTH, ">= 95"),
    Kind("Magister Navis", "magister_navis", {}, ">= 400"),
    Kind("Amerigo", "amerigo", {}, ">= 40", ">= 3"),
)


def figures() -> list[Figure]:
    """Measure games a second by kind and number of players, and a clone."""
    speeds = [figure for kind in KINDS for figure in _speeds(kind)]
    return [*speeds, *map(_sensible, KINDS), *_amerigo(), _clone()]


def _speeds(kind: Kind) -> Iterator[Figure]:
    for seats in GAMES[kind.game].info.seats:
        runs = [_run(kind, seats, "random", GAMES_EACH, seed) for seed in range(REPEATS)]
        games = median(run.games_per_second for run in runs)
        target = kind.random if seats == 4 else ""
        yield Figure(f"random games, {seats} players: {kind.name}", games, "games/s", target)


def _sensible(kind: Kind) -> Figure:
    runs = [_run(kind, 4, "sensible", SENSIBLE_EACH, seed) for seed in range(REPEATS)]
    games = median(run.games_per_second for run in runs)
    return Figure(f"sensible games, 4 players: {kind.name}", games, "games/s", kind.sensible)


def _run(kind: Kind, seats: int, player: str, games: int, seed: int) -> Result:
    return play(CATALOGUE[kind.game], seats, games, seed * 1000, [player], kind.options)


def _amerigo() -> Iterator[Figure]:
    """Measure how long a set-up takes, and the decision that takes longest to be listed."""
    rules = GAMES["amerigo"]
    setups = [_milliseconds(lambda seed=seed: rules.setup(4, {}, seed)) for seed in range(SETUPS)]
    yield Figure("set-up, 4 players: Amerigo", median(setups), "ms of CPU", "<= 5")
    listed = [spent for seed in range(LISTED) for spent in _listings(seed)]
    yield Figure("slowest list of moves: Amerigo", max(listed), "ms of CPU", "<= 5")


def _listings(seed: int) -> Iterator[float]:
    """Yield how long every decision of a sensible game takes to be listed, met for the first time.

    The moves of a loaded state are listed already: its step is asked once more, in a state that
    knows nothing of the board yet. Whatever is known of the map is known from the moves before.
    """
    rules, bot, rng = GAMES["amerigo"], CATALOGUE["amerigo"].bots["sensible"], Rng(seed)
    state = rules.setup(4, {}, seed)
    while pending := rules.pending(state):
        copy = rules.clone(state)
        yield _milliseconds(lambda copy=copy: copy.stack[-1].options(copy))
        for move in bot.choose(rules, state, pending[0], rng)[:1]:
            rules.apply(state, pending[0].seat, move)


def _milliseconds(work: Callable[[], object]) -> float:
    begin = process_time()
    work()
    return (process_time() - begin) * 1000


def _clone() -> Figure:
    rules, rng = GAMES["puerto_rico"], Rng(5)
    state = rules.setup(5, {}, 5)
    for _ in range(MID_GAME):
        decision = rules.pending(state)[0]
        rules.apply(state, decision.seat, decision.moves[rng.below(len(decision.moves), "r")])
    runs = (timeit(lambda: rules.clone(state), number=CLONES) for _ in range(REPEATS))
    return Figure("clone, 5 players", median(runs) / CLONES * 1e6, "us", "<= 20")
