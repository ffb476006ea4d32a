"""Runs the tests that execute what a mutant changes, in a copy of the project."""

from __future__ import annotations

import compileall
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from types import TracebackType

from tests.tools.mutants.explained import Explained
from tests.tools.mutants.mutate import Change, Mutant
from tests.tools.mutants.reach import Reach, environment

ROOT = Path(__file__).resolve().parents[3]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "out", "__pycache__", ".*_cache", "*.sqlite*")
NOTICED = ("killed", "timeout")
_SERVE = Path(__file__).with_name("serve.py")
_UNKNOWN_TEST = 4
"""Pytest's exit code when it does not find a test by its name."""


@dataclass(frozen=True)
class Result:
    """The outcome of a mutant, and after how many seconds."""

    mutant: Mutant
    change: Change
    outcome: str
    seconds: float

    @property
    def killed(self) -> bool:
        return self.outcome in NOTICED


@contextmanager
def copied(folder: Path, root: Path = ROOT) -> Iterator[Path]:
    """Copy the project, and put it away in the end."""
    shutil.copytree(root, folder, ignore=LEFT_OUT)
    for name in ("bot", "tests"):
        compileall.compile_dir(folder / name, quiet=2)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


class Server:
    """Another process that runs tests in a copy of the project, see `serve.py`."""

    def __init__(self, copy: Path) -> None:
        command = (sys.executable, "-B", "-P", str(_SERVE))
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, cwd=copy, env=environment(copy), stdin=pipe, stdout=pipe, text=True
        )

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def run(self, tests: list[str], limit: float) -> int | None:
        """Return the exit code of pytest, or None when the limit has passed."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({"tests": tests, "limit": limit}) + "\n")
        self._process.stdin.flush()
        code: int | None = json.loads(self._process.stdout.readline())
        return code


@dataclass(frozen=True)
class Judge:
    """Makes mutants in a copy, one at a time, and sees whether a test notices.

    `least` are the seconds after which tests may be said to hang, `most` those of a mutant's tests:
    what lies beyond is not run, and counts as not having noticed anything.
    """

    copy: Path
    reach: Reach
    server: Server
    least: float = 20
    most: float = 60
    explained: Explained = field(default_factory=Explained)

    def judge(self, mutant: Mutant) -> Result:
        """Make a mutant, run the tests that reach it and undo it."""
        began, change = time.monotonic(), mutant.change(self.copy)
        tests = self._affordable(self.reach.tests(self.copy, mutant.path, mutant.line))
        with changed(self.copy / mutant.path, mutant.text(self.copy)):
            outcome = self._outcome(tests) if tests else "not reached"
        if outcome not in NOTICED and change in self.explained:
            outcome = "explained"
        return Result(mutant, change, outcome, time.monotonic() - began)

    def _affordable(self, tests: list[str]) -> list[str]:
        """Return the first tests, as many as take no longer than a mutant is worth."""
        spent = accumulate(self.reach.usual([test]) for test in tests)
        return [test for test, seconds in zip(tests, spent, strict=True) if seconds <= self.most]

    def _outcome(self, tests: list[str]) -> str:
        limit = max(self.least, 3 * self.reach.usual(tests))
        code = self.server.run(tests, limit)
        if code == _UNKNOWN_TEST:
            # The mutant changes what tests are called, or their file cannot be imported at all.
            code = self.server.run(files_of(tests), limit)
        if code is None:
            return "timeout"
        return "survived" if code == 0 else "killed"


def files_of(tests: list[str]) -> list[str]:
    """Return the files of tests, each once."""
    return list(dict.fromkeys(test.partition("::")[0] for test in tests))


@contextmanager
def changed(path: Path, text: str) -> Iterator[None]:
    """Give a file another text for a while; in the end its compiled form is valid again."""
    before, status = path.read_text(encoding="utf-8"), path.stat()
    path.write_text(text, encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(before, encoding="utf-8")
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
