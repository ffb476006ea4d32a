"""Throw Amerigo's cube tower, beside its models' targets: `python -m tests.tools.tower`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass

from bot.cli.command import Games
from bot.engine.rng import Rng
from bot.games.amerigo import tower
from bot.games.amerigo.data import COLOURS, Data, in_use
from bot.runtime.settings import Settings
from tests.tools.command import run_tool

SKIPS_OF = 10_000
HEADS = ("cubes", "AP", "colours", "inside", f"skips in {SKIPS_OF:,}")
WIDTHS = tuple(max(9, len(head) + 2) for head in HEADS)


@dataclass(frozen=True, slots=True)
class Means:
    """Means per phase: cubes out, AP, colours, cubes inside afterwards; skips in 10,000."""

    cubes: float
    points: float
    colours: float
    inside: float
    skips: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the throws."""
    parser.add_argument("--throws", type=_count, default=10_000, help="how many phases to throw")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same throws")


def run(args: argparse.Namespace, _settings: Settings, _games: Games) -> int:
    """Throw, print the table, and return the exit code."""
    sys.stdout.write("\n".join(table(in_use(), args.throws, args.seed)) + "\n")
    return 0


def table(data: Data, throws: int, seed: int) -> Iterator[str]:
    """Yield a line for each model, and one for the figures that it was chosen for."""
    yield _row("per phase", HEADS)
    for model, figures in data.tower_figures.items():
        yield _line(model, measured(data, model, throws, seed))
        yield _line("  expected", Means(**figures))


def measured(data: Data, model: str, throws: int, seed: int) -> Means:
    """Return the means of so many phases, played as whole games."""
    thrown = _phases(data, model, throws, Rng(seed))
    cubes = points = colours = inside = skips = 0
    for one in thrown:
        cubes += one.cubes
        points += one.points
        colours += len(one.fell)
        inside += sum(one.inside.values())
        skips += not one.fell
    sums = (cubes, points, colours, inside, skips * SKIPS_OF)
    return Means(*(total / throws for total in sums))


def _phases(data: Data, model: str, throws: int, rng: Rng) -> Iterator[tower.Thrown]:
    numbers = data.numbers
    length = numbers.rounds * len(COLOURS)
    inside: tower.Cubes = {}
    supply: tower.Cubes = {}
    for number in range(throws):
        colour = COLOURS[number % len(COLOURS)]
        if number % length == 0:
            inside, supply = tower.fill(rng, numbers)
        one = tower.throw(rng, numbers, model, colour, supply[colour], inside)
        inside = one.inside
        supply = {c: numbers.tower.cubes - inside[c] for c in COLOURS}
        yield one


def _line(name: str, means: Means) -> str:
    return _row(name, [f"{mean:.2f}" for mean in astuple(means)])


def _row(name: str, parts: Sequence[str]) -> str:
    cells = (f"{part:>{width}}" for part, width in zip(parts, WIDTHS, strict=True))
    return f"{name:<12}" + "".join(cells)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError("at least one throw")
    return int(text)


def main(words: Sequence[str] | None = None) -> int:
    """Run the tool with the words of its command line, and return the exit code."""
    return run_tool(sys.modules[__name__], "tower", words)


if __name__ == "__main__":
    sys.exit(main())
