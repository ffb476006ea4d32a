"""Lines that each test executes: measured once, and kept for as long as nothing changes."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

MEASURED = (
    *("tests/engine", "tests/games", "tests/house_bots", "tests/host", "tests/test_records.py"),
    *("tests/tools/effects", "tests/render/test_effects.py"),
)
"""Files and folders: the tests, and all that they use beside the program."""
_WATCH = Path(__file__).with_name("watch.py")
_IMPORT = ""
"""The name for lines executed outside of any test."""


class Reach:
    """Knows how long each test takes, and which tests execute a line."""

    def __init__(self, measured: Iterable[Mapping[str, Any]]) -> None:
        self._seconds: dict[str, float] = {}
        self._lines: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
        for test, found in (item for tests in measured for item in tests.items()):
            self._seconds[test] = found["seconds"]
            for path, lines in found["lines"].items():
                for line in lines:
                    self._lines[path][line].add(test)

    def tests(self, root: Path, path: str, line: int) -> list[str]:
        """Return the tests that execute the statement at a line, the quickest first.

        Of what happens at import, first of all those that do nothing but look at it.
        """
        span, inside = statement((root / path).read_text(encoding="utf-8"), line)
        found, looking = {test for line in span for test in self._lines[path][line]}, set()
        if _IMPORT in found or not inside:
            found, looking = self._of_folder(path.rpartition("/")[0] + "/"), self._looking()
        return self._sorted(looking) + self._sorted(found - looking - {_IMPORT})

    def _sorted(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=self._seconds.__getitem__)

    def usual(self, tests: Iterable[str]) -> float:
        """Return how long tests took when nothing was wrong."""
        return sum(self._seconds[test] for test in tests)

    def _of_folder(self, folder: str) -> set[str]:
        return self._executing(path for path in self._lines if path.startswith(folder))

    def _looking(self) -> set[str]:
        """Return the tests that execute nothing: they look at what was imported."""
        return set(self._seconds) - self._executing(self._lines)

    def _executing(self, paths: Iterable[str]) -> set[str]:
        return {
            test for path in list(paths) for tests in self._lines[path].values() for test in tests
        }


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
    """Return who executes what in a copy of the project; what is known is not measured again."""
    places = {file: kept / f"{digest}.json" for file, digest in _digests(copy).items()}
    unknown = [file for file, place in places.items() if not place.exists()]
    if unknown:
        kept.mkdir(parents=True, exist_ok=True)
        found = _watched(copy, unknown)
        for file in unknown:
            tests = {
                test: what for test, what in found.items() if _file_of(test) in (file, _IMPORT)
            }
            places[file].write_text(json.dumps(tests), encoding="utf-8")
    return Reach(json.loads(place.read_text(encoding="utf-8")) for place in places.values())


def _watched(copy: Path, files: list[str]) -> dict[str, Any]:
    """Run tests. Raises RuntimeError where they fail without any mutant."""
    with tempfile.NamedTemporaryFile() as out:
        command = (sys.executable, "-P", str(_WATCH), out.name, *files)
        done = subprocess.run(
            command, cwd=copy, env=environment(copy), stdout=subprocess.PIPE, text=True
        )
        if done.returncode != 0:
            raise RuntimeError(f"the tests fail as they are:\n{done.stdout[-2000:]}")
        found: dict[str, Any] = json.loads(out.read())
    return found


def _file_of(test: str) -> str:
    return test.partition("::")[0]


def environment(copy: Path) -> dict[str, str]:
    """Return the environment in which a copy of the project is found before the project itself.

    That bytecode is not written is for `-B` to say: to `tests.conftest` the variable says more.
    """
    kept = {name: v for name, v in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(copy)}


def _digests(copy: Path) -> dict[str, str]:
    """Return for each file of tests what changes whenever it or anything it may use does."""
    paths = [path for name in ("bot", *MEASURED) for path in _below(copy / name)]
    tests = {path.relative_to(copy).as_posix(): path for path in paths if _is_test(path)}
    used = hashlib.sha256()
    for path in paths:
        if not _is_test(path):
            used.update(f"{path.relative_to(copy)}\0".encode() + path.read_bytes())
    return {
        name: hashlib.sha256(used.digest() + name.encode() + path.read_bytes()).hexdigest()[:24]
        for name, path in tests.items()
    }


def _is_test(path: Path) -> bool:
    return path.name.startswith("test_")


def _below(place: Path) -> list[Path]:
    found = [place, *sorted(place.rglob("*"))]
    return [path for path in found if path.is_file() and path.suffix != ".pyc"]
