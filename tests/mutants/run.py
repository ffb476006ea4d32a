"""Runs the tests of what a mutant changes, in a copy of the project."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.mutate import Mutant

ROOT = Path(__file__).resolve().parent.parent.parent
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "*.sqlite*")
RELATED = {
    "bot/engine": ("tests/engine", "tests/games"),
    "bot/games/puerto_rico": ("tests/games/puerto_rico", "tests/players/test_orders.py"),
    "bot/games/magister_navis": ("tests/games/magister_navis",),
    "bot/host/absence": ("tests/host/absence", "tests/host", "tests/cogs/test_absence.py"),
    "bot/host/proposals": ("tests/host/test_proposals.py", "tests/host"),
    "bot/host": ("tests/host", "tests/cogs/test_calls.py", "tests/cogs/test_commands.py"),
    "bot": ("tests/engine", "tests/games", "tests/host"),
}
"""The tests of a folder; the longest name that fits counts."""


@dataclass(frozen=True)
class Result:
    """What became of a mutant, and after how many seconds."""

    mutant: Mutant
    outcome: str
    seconds: float

    @property
    def killed(self) -> bool:
        return self.outcome != "survived"


def folder_of(path: str) -> str:
    """Return the folder whose tests are those of a file."""
    return max((key for key in RELATED if path.startswith(key)), key=len)


def related(path: str, root: Path = ROOT) -> list[str]:
    """Return the tests of a file: those that bear its name first, then those of its folder."""
    places = [place for place in RELATED[folder_of(path)] if (root / place).exists()]
    named = [
        found.relative_to(root).as_posix()
        for place in places
        for found in sorted((root / place).glob(f"**/test_{Path(path).stem}*.py"))
    ]
    return list(dict.fromkeys([*named, *places]))


@contextmanager
def copied(folder: Path, root: Path = ROOT) -> Iterator[Path]:
    """Copy the project, and put it away in the end."""
    shutil.copytree(root, folder, ignore=LEFT_OUT)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


class Patience:
    """Knows how long the tests of a folder take when nothing is wrong."""

    def __init__(self, copy: Path, least: float) -> None:
        self._copy = copy
        self._least = least
        self._usual: dict[str, float] = {}

    def limit(self, path: str) -> float:
        """Return the seconds after which a mutant of a file counts as one that hangs.

        Raises RuntimeError where the tests fail without any mutant.
        """
        folder = folder_of(path)
        if folder not in self._usual:
            began = time.monotonic()
            if _outcome(self._copy, related(path, self._copy), None) != "survived":
                raise RuntimeError(f"the tests of {folder} fail as they are")
            self._usual[folder] = time.monotonic() - began
        return max(self._least, 3 * self._usual[folder])


def judge(mutant: Mutant, copy: Path, limit: float) -> Result:
    """Make a mutant in the copy, run its tests and undo it."""
    path = copy / mutant.path
    before, began = path.read_text(encoding="utf-8"), time.monotonic()
    path.write_text(mutant.text(copy), encoding="utf-8")
    try:
        outcome = _outcome(copy, related(mutant.path, copy), limit)
    finally:
        path.write_text(before, encoding="utf-8")
    return Result(mutant, outcome, time.monotonic() - began)


def _outcome(copy: Path, tests: list[str], limit: float | None) -> str:
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-n", "0", *tests]
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy)},
            capture_output=True,
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        return "timeout"
    return "survived" if done.returncode == 0 else "killed"
