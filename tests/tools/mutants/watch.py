"""Runs tests and notes which lines each of them executes: `python -P watch.py OUT TEST...`.

It stands alone, so that it can be run in any copy of the project.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage, CoverageData


class Watch:
    """Tells coverage which test is running, and keeps how long it took."""

    def __init__(self, coverage: Coverage) -> None:
        self.seconds: dict[str, float] = {}
        self._coverage = coverage

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        forget()
        self._coverage.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began
            self._coverage.switch_context("")


def forget() -> None:
    """Empty the caches of our functions: each test is to execute what it needs itself."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "bot":
            for value in list(vars(module).values()):
                getattr(value, "cache_clear", lambda: None)()


def watched(tests: list[str]) -> dict[str, Any]:
    """Run the tests and return how long each took and the lines that it executed.

    Tests that depend on the machine are left out: they wait, and find what the others find.

    Raises SystemExit when one fails: its lines would mean nothing.
    """
    coverage = Coverage(data_file=None, config_file=False, source=["bot"])
    watch = Watch(coverage)
    coverage.start()
    options = ("-x", "-q", "-n", "0", "--assert=plain", "-m", "not machine")
    code = pytest.main([*options, *tests], plugins=[watch])
    coverage.stop()
    if code != 0:
        raise SystemExit(int(code))
    executed = lines_of(coverage.get_data())
    return {
        test: {"seconds": watch.seconds.get(test, 0), "lines": executed[test]}
        for test in ("", *watch.seconds)
    }


def lines_of(data: CoverageData) -> dict[str, dict[str, list[int]]]:
    """Return the lines that each test executes, by file.

    The test without a name is what happens outside of any test: modules are imported.
    """
    found: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for path in data.measured_files():
        name = Path(path).relative_to(Path.cwd()).as_posix()
        for line, tests in data.contexts_by_lineno(path).items():
            for test in set(tests):
                found[test][name].append(line)
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(watched(sys.argv[2:])), encoding="utf-8")
