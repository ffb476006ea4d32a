"""Compare a game's fast playouts with those by its rules: `python -m tests.tools.playouts GAME`.

Positions are those of every tenth decision in games of random and of sensible players. Each is
played to the end, and for as many rounds as a search plays. Positions, scores, predicted leads and
draws must be the same; `decided` counts the positions on the way in which both have decided. Times
are medians of processor time over the positions of sensible games.
If you stop it (Ctrl+C), it prints what it has found so far.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import count, islice
from math import inf
from statistics import median
from typing import Any, NamedTuple

from bot.catalogue.games import GAMES
from bot.cli.command import Games
from bot.cli.exits import DONE, FAILED, USAGE, complain
from bot.engine import batches
from bot.engine.rng import Rng
from bot.host.core.game import HostedGame
from bot.house_bots.playouts import Deal, deal, margins, never, play_by_rules
from bot.house_bots.searcher import PlayOn, Searcher
from bot.runtime.settings import Settings
from tests.tools.command import run_tool

EVERY = 10
"""Number of decisions between two positions of a game."""

TOLD = 1000
"""Number of positions between two lines about the progress."""

HEADS = (
    *("players", "positions", "decided", "differ"),
    *("end: rules ms", "fast ms", "factor", "rounds: rules ms", "fast ms", "factor"),
)

Game = Searcher[Any, Any, Any]


class Table(NamedTuple):
    """A number of players with options; `choices` is None if they are drawn for each game."""

    name: str
    seats: int
    choices: tuple[tuple[str, str], ...] | None


class Start(NamedTuple):
    """A position of a game, and how to find it again."""

    table: Table
    choices: Mapping[str, str]
    sensible: bool
    seed: int
    decision: int
    deal: Deal[Any, Any]

    @property
    def name(self) -> str:
        """Return how to find the position again."""
        play = "sensible" if self.sensible else "random"
        return (
            f"{play} game of {self.table.seats} with seed {self.seed} and {self.choices}, "
            f"decision {self.decision}"
        )


class Times(NamedTuple):
    """Seconds of a playout by the rules and by the fast state."""

    rules: float
    fast: float


class Trial(NamedTuple):
    """The playouts from a position: what was different, and how long they took.

    `decided` is the number of decisions from the position to the end.
    """

    differences: Sequence[str]
    decided: int
    whole: Times
    short: Times | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the comparison."""
    parser.add_argument("game", metavar="GAME", help=_comparable(GAMES))
    parser.add_argument("--positions", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same positions")


def run(args: argparse.Namespace, _settings: Settings, games: Games) -> int:
    """Compare, print the table, and return the exit code."""
    game = games.get(args.game)
    searcher = game.searcher if game else None
    if game is None or searcher is None or searcher.play_on is None:
        return complain(f"{args.game!r} has no fast playouts, only {_comparable(games)}.", USAGE)
    found: dict[Table, list[tuple[bool, Trial]]] = {table: [] for table in tables(game)}
    with suppress(KeyboardInterrupt):
        _compare(searcher, found, args.seed, args.positions)
    _say("\n".join(report(found)))
    return FAILED if any(trial.differences for one in found.values() for _, trial in one) else DONE


def _compare(
    searcher: Game, found: dict[Table, list[tuple[bool, Trial]]], seed: int, positions: int
) -> None:
    """Add the trials of so many positions."""
    different = 0
    for number, start in enumerate(islice(starts(searcher, list(found), seed), positions), 1):
        try:
            trial = tried(searcher, start.deal)
        except Exception as error:
            error.add_note(start.name)
            raise
        found[start.table].append((start.sensible, trial))
        if trial.differences:
            different += 1
            _say(f"{', '.join(trial.differences)}: {start.name}")
        if number % TOLD == 0:
            _say(f"{number} positions, {different} different")


def tables(game: HostedGame) -> list[Table]:
    """Return the tables of a game: options of its mix, all other choices, and choices by lot."""
    options = game.rules.info.options
    mix = game.weighed.mix if game.weighed else ({},)
    named: dict[str, tuple[tuple[str, str], ...] | None] = {
        " ".join(f"{key}={choice}" for key, choice in choices.items()) or "as usual": (
            *choices.items(),
        )
        for choices in mix
    }
    named["all otherwise"] = tuple((option.key, option.choices[-1]) for option in options)
    named["by lot"] = None
    return [
        Table(name, seats, choices)
        for name, choices in named.items()
        for seats in game.rules.info.seats
    ]


def starts(searcher: Game, among: Sequence[Table], seed: int) -> Iterator[Start]:
    """Yield positions without end: of random and of sensible games at each table in turn."""
    for number in count():
        for table in among:
            for sensible in (False, True):
                yield from _game(searcher, table, sensible, seed=(seed << 32) + number)


def _game(searcher: Game, table: Table, sensible: bool, seed: int) -> Iterator[Start]:
    rules, rng = searcher.rules, Rng(seed)
    choices = dict(table.choices or ())
    if table.choices is None:
        for option in rules.info.options:
            choices[option.key] = option.choices[rng.below(len(option.choices), option.key)]
    state = rules.setup(table.seats, choices, seed)
    first = rng.below(EVERY, "first")
    for number in count():
        if not (pending := rules.pending(state)):
            return
        decision = pending[rng.below(len(pending), "asked")]
        if number % EVERY == first:
            dealt = deal(searcher, state, decision.seat, seed, number)
            yield Start(table, choices, sensible, seed, number, dealt)
        if sensible:
            moves = searcher.quick(state, decision, searcher.weights(state), rng)
        else:
            moves = (decision.moves[rng.below(len(decision.moves), "move")],)
        batches.play(rules, state, decision.seat, moves)


def tried(searcher: Game, dealt: Deal[Any, Any]) -> Trial:
    """Play a deal by the rules and by the fast state, and compare both."""
    assert searcher.play_on is not None
    by_rules, fast = _Player(searcher, partial(play_by_rules, searcher), dealt), None
    short, differences = None, []
    if searcher.value is not None and searcher.rounds is not None:
        last = searcher.round(dealt.state) + searcher.rounds
        fast = _Player(searcher, searcher.play_on, dealt)
        short = Times(by_rules.play(last), fast.play(last))
        differences += by_rules.differences(fast, "after some rounds")
    by_rules.play(inf)
    whole = _Player(searcher, searcher.play_on, dealt)
    whole.play(inf)
    differences += by_rules.differences(whole, "at the end")
    if fast is not None:
        fast.play(inf)
        differences += by_rules.differences(fast, "at the end, played in two parts")
    return Trial(differences, by_rules.decided, Times(by_rules.seconds, whole.seconds), short)


class _Player:
    """A playout of a deal, which may be made in several parts."""

    def __init__(self, searcher: Game, play_on: PlayOn[Any, Any], dealt: Deal[Any, Any]) -> None:
        self._searcher, self._play_on, self._weights = searcher, play_on, dealt.weights
        self._state, self._rng = searcher.rules.clone(dealt.state), Rng(dealt.seed)
        self.seconds, self.decided = 0.0, 0

    def play(self, last: float) -> float:
        """Play on until the round exceeds `last`; return the seconds of all parts so far."""
        before = time.process_time()
        self._play_on(self._state, self._weights, self._rng, last, self._count)
        self.seconds += time.process_time() - before
        return self.seconds

    def _count(self) -> bool:
        """Count a decision. A playout asks before each one if the time is up."""
        self.decided += 1
        return never()

    def differences(self, other: _Player, when: str) -> list[str]:
        """Return the names of what differs from another playout of the deal."""
        mine, theirs = self._seen(), other._seen()
        return [f"other {key} {when}" for key in mine if mine[key] != theirs[key]]

    def _seen(self) -> dict[str, object]:
        searcher, rules, state = self._searcher, self._searcher.rules, self._state
        return {
            "position": rules.dump(state),
            "moves": rules.pending(state),
            "scores": margins(rules, state),
            "lead": searcher.value and rules.pending(state) and searcher.value(state),
            "draws": self._rng.drawn,
        }


def report(found: Mapping[Table, Sequence[tuple[bool, Trial]]]) -> Iterator[str]:
    """Yield the lines of the table of results."""
    width = max(len(table.name) for table in found)
    yield " " * width + "".join(f"{head:>{len(head) + 2}}" for head in HEADS)
    for table, trials in found.items():
        yield _row(f"{table.name:<{width}}", str(table.seats), trials)
    yield _row(f"{'all':<{width}}", "", [trial for trials in found.values() for trial in trials])


def _row(name: str, seats: str, trials: Sequence[tuple[bool, Trial]]) -> str:
    different = sum(bool(trial.differences) for _, trial in trials)
    sensible = [trial for sensible, trial in trials if sensible]
    shorts = [trial.short for trial in sensible if trial.short is not None]
    decided = sum(trial.decided for _, trial in trials)
    cells = [seats, str(len(trials)), str(decided), str(different)]
    cells += [*_figures([trial.whole for trial in sensible]), *_figures(shorts)]
    return name + "".join(
        f"{cell:>{len(head) + 2}}" for cell, head in zip(cells, HEADS, strict=True)
    )


def _figures(times: Sequence[Times]) -> tuple[str, str, str]:
    """Return the medians in ms by the rules and by the fast state, and their factor."""
    if not times:
        return ("-", "-", "-")
    rules, fast = (median(column) for column in zip(*times, strict=True))
    return (f"{rules * 1e3:.2f}", f"{fast * 1e3:.2f}", f"{rules / fast:.1f}" if fast else "-")


def _comparable(games: Games) -> str:
    there = sorted(key for key, game in games.items() if game.searcher and game.searcher.play_on)
    return ", ".join(there) or "none yet"


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main(words: Sequence[str] | None = None) -> int:
    """Run the tool with the words of its command line, and return the exit code."""
    return run_tool(sys.modules[__name__], "playouts", words)


if __name__ == "__main__":
    sys.exit(main())
