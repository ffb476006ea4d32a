"""The data file by which an operator corrects numbers of a game; only Amerigo has one."""

from __future__ import annotations

from pathlib import Path

from bot.games.amerigo.data import BadDataFile, read, use

__all__ = ["BadDataFile", "correct"]


def correct(file: Path) -> None:
    """Have this process play with an operator's numbers. Raises BadDataFile."""
    use(read(file))
