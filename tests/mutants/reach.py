"""Which tests execute which lines: measured once, and kept for as long as nothing changes."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MEASURED = ("tests/engine", "tests/games", "tests/players", "tests/host")
_WATCH = Path(__file__).with_name("watch.py")
_IMPORTED = -1


@dataclass(frozen=True)
class Reach:
    """The seconds that each test takes, and the tests that execute a line, by their numbers."""

    seconds: Mapping[str, float]
    lines: Mapping[str, Mapping[str, list[int]]]

    def tests(self, root: Path, path: str, line: int) -> list[str]:
        """Return the tests that execute the statement at a line, the quickest first."""
        span, inside = statement((root / path).read_text(encoding="utf-8"), line)
        found = self._executing(path, span)
        if _IMPORTED in found or not inside:
            found |= self._of_folder(path.rpartition("/")[0] + "/")
        names = list(self.seconds)
        return sorted((names[n] for n in found - {_IMPORTED}), key=self.seconds.__getitem__)

    def usual(self, tests: Iterable[str]) -> float:
        """Return how long tests took when nothing was wrong."""
        return sum(self.seconds[test] for test in tests)

    def _executing(self, path: str, span: Iterable[int]) -> set[int]:
        lines = self.lines.get(path, {})
        return {number for line in span for number in lines.get(str(line), ())}

    def _of_folder(self, folder: str) -> set[int]:
        inside = [lines for path, lines in self.lines.items() if path.startswith(folder)]
        return {n for lines in inside for numbers in lines.values() for n in numbers}


def statement(source: str, line: int) -> tuple[range, bool]:
    """Return the lines of the statement at a line, and whether it is inside of a function.

    Of a statement with a body, these are only the lines before it.
    """
    nodes = list(ast.walk(ast.parse(source)))
    spans = [span for node in nodes if (span := _span(node)) is not None and line in span]
    functions = [n for n in nodes if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = any(f.body[0].lineno <= line <= (f.end_lineno or 0) for f in functions)
    return min(spans, key=len), inside


def _span(node: ast.AST) -> range | None:
    if not isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
        return None
    first = min((part.lineno for part in _parts(node)), default=0)
    bodies = [getattr(node, name) for name in ("body", "cases") if hasattr(node, name)]
    below = [_span(body[0]) for body in bodies]
    last = below[0].start - 1 if below and below[0] else getattr(node, "end_lineno", first)
    return range(first, max(first, last) + 1)


def _parts(node: Any) -> Iterator[Any]:
    """Return what a statement may begin with."""
    if isinstance(node, ast.match_case):
        yield node.pattern
    else:
        yield node
        yield from getattr(node, "decorator_list", ())


def measured(copy: Path, kept: Path) -> Reach:
    """Return who executes what in a copy of the project, measured unless that is known."""
    place = kept / f"reach-{_key(copy)}.json"
    if not place.exists():
        kept.mkdir(parents=True, exist_ok=True)
        _measure(copy, place)
    return Reach(**json.loads(place.read_text(encoding="utf-8")))


def _measure(copy: Path, place: Path) -> None:
    """Run all tests. Raises RuntimeError where they fail without any mutant."""
    tests = [name for name in MEASURED if (copy / name).exists()]
    command = (sys.executable, "-P", str(_WATCH), str(place), *tests)
    done = subprocess.run(
        command, cwd=copy, env=environment(copy), stdout=subprocess.PIPE, text=True
    )
    if done.returncode != 0:
        raise RuntimeError(f"the tests fail as they are:\n{done.stdout[-2000:]}")


def environment(copy: Path) -> dict[str, str]:
    """Return the environment in which a copy of the project is found before the project itself."""
    return {**os.environ, "PYTHONPATH": str(copy)}


def _key(copy: Path) -> str:
    """Return what changes whenever the program or its measured tests do."""
    digest = hashlib.sha256()
    for folder in ("bot", *MEASURED):
        for path in sorted((copy / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(f"{path.relative_to(copy)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
