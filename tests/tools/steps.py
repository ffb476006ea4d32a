"""`uv run python -m tests.tools.steps` writes, for each game, a page of all its steps.

A step runs by itself or asks somebody; what it does and why is what its code says of itself, so
that the page cannot tell anything else than the rules do. `--check` only compares.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.engine.steps import Choice, Script, Step, Together
from bot.locales import Words
from tests.catalogue import GAMES

ROOT = Path(__file__).resolve().parents[2]
HEAD = """# {title}: every step

Written by `uv run python -m tests.tools.steps` from the code; do not edit it by hand. A part of the
sequence of play runs by itself, because the rules leave no choice there. A question is put only
to a seat that has two moves at least: a lone move is taken by itself (forced), and where there is
none the game goes on as the last column says.

| Step | Automatic or asked | What happens, or what may be chosen | If there is nothing to choose |
| --- | --- | --- | --- |
"""
FACE = ("moves", "options")
"""The words that say what a question offers; the game's own word first."""


def steps_of(game: str) -> list[type[Step]]:
    """Return the steps of a game as they stand in its files."""
    registry = importlib.import_module(f"bot.games.{game}.state").STEPS
    found = [step for step in registry.steps.values() if step is not Together]
    return sorted(found, key=lambda step: (step.__module__, inspect.getsourcelines(step)[1]))


def page(game: str) -> str:
    """Return the page of a game."""
    rows = "\n".join(row for step in steps_of(game) for row in rows_of(step))
    return HEAD.format(title=Words("en")(f"{game}-title")) + rows + "\n"


def path_of(game: str) -> Path:
    """Return where the page of a game lies: beside its rules."""
    return ROOT / "bot" / "games" / game / "STEPS.md"


def rows_of(step: type[Step]) -> Iterator[str]:
    """Yield the rows of one step: the step itself, then the parts of a sequence."""
    if issubclass(step, Choice):
        yield _row(step.__name__, f"asked: `{step.kind}`", _question(step), _skipped(step))
    elif issubclass(step, Script):
        yield _row(step.__name__, "automatic", said(step), "")
        for part in step.parts:
            yield _row(f"&nbsp;&nbsp;{part.__name__}", "automatic", said(part), "")


def said(thing: object) -> str:
    """Return the first paragraph of what something says of itself."""
    return " ".join((inspect.getdoc(thing) or "").partition("\n\n")[0].split())


def _question(step: type[Choice]) -> str:
    """Return what is asked, and what may be answered."""
    offers = next(getattr(step, name) for name in FACE if hasattr(step, name))
    return f"{said(step)} {said(offers)}"


def _skipped(step: type[Choice]) -> str:
    own = step.skip is not Choice.skip
    return said(step.skip) if own else "The game goes on."


def _row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def main(words: Sequence[str] | None = None) -> int:
    """Write the pages, or compare them; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.steps", description=__doc__)
    parser.add_argument("--check", action="store_true", help="name the pages that differ")
    check = parser.parse_args(words).check
    pages = {path_of(game): page(game) for game in GAMES}
    if check:
        old = [str(path) for path, text in pages.items() if path.read_text("utf-8") != text]
        print("\n".join(old) or "up to date")
        return int(bool(old))
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
