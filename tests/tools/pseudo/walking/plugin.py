"""A plugin of pytest that walks its tests in a language and records what they met.

`-p tests.tools.pseudo.walking.plugin --walked en-XA --record FOLDER`
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests import conftest
from tests.tools import pseudo
from tests.tools.pseudo.walking.walk import walking


class Walker:
    """Walks from the first test to the last, and stores the record."""

    def __init__(self, code: str, folder: Path) -> None:
        pseudo.know([code])
        self._file = folder / f"{code}-{os.getpid()}.json"
        self._stack = ExitStack()
        self._walk = self._stack.enter_context(walking(code))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if self._walk.begin(item.nodeid):
            self._store()
        self._walk.may_be_refused = item.get_closest_marker(conftest.PROVOKES) is not None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            told = crash.message.splitlines()[0] if crash else ""
            self._walk.record.early.append(f"{report.nodeid}: {told}")

    def pytest_sessionfinish(self) -> None:
        self._stack.close()
        if self._walk.place:
            self._store()

    def _store(self) -> None:
        self._walk.said()
        self._walk.record.store(self._file)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--walked", help="the language")
    parser.addoption("--record", type=Path, help="the folder that gets the records")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Walker(config.option.walked, config.option.record))
