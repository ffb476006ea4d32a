"""Tests that need the machine are listed: the list is right, and all others are refused."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.store.core.copying import copy
from tests.empty_database import put_database
from tests.guard import GUARD, NeedsMachine
from tests.machine import PLACES, folders_alone


@pytest.mark.parametrize("place", PLACES)
def test_what_needs_the_machine_is_there(place: str, root: Path) -> None:
    path, _, name = place.partition("::")
    found = root / path
    assert found.exists()
    assert not name or f"def {name}" in found.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("named", "alone"),
    [
        ("tests", True),
        ("tests/host tests/store", True),
        ("tests/thinking", False),
        ("tests/host tests/processes", False),
        ("tests/test_one_bot.py", False),
        ("tests/test_one_bot.py::test_anything", False),
        ("tests/host tests/host/test_tables.py", False),
    ],
)
def test_folders_are_run_without_what_needs_the_machine(
    named: str, alone: bool, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(root)
    assert folders_alone(named.split()) == alone


@pytest.mark.parametrize(
    ("use", "said"),
    [
        (lambda: subprocess.run([sys.executable, "-V"]), "starts a program"),
        (lambda: multiprocessing.Process(target=print).start(), "starts a process"),
        (os.fork, "forks"),
        (lambda: time.sleep(1), "sleeps"),
    ],
)
def test_a_test_that_is_not_listed_uses_no_machine(use: Callable[[], Any], said: str) -> None:
    with pytest.raises(NeedsMachine, match=rf"this test {said}: list it in tests/machine\.py"):
        use()
    assert GUARD.taken() == [said], "noted, for code under test may catch the error"


async def test_a_test_that_is_not_listed_does_not_wait() -> None:
    with pytest.raises(NeedsMachine, match=r"waits 5\.0 s"):
        await asyncio.sleep(5)
    assert GUARD.taken() == ["waits 5.0 s"]
    await asyncio.sleep(0)
    time.sleep(0)


def test_a_backup_gives_way_for_as_long_as_a_busy_machine_took(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = count(step=0.11)
    monkeypatch.setattr(time, "perf_counter", lambda: next(seconds))
    copy(put_database(tmp_path / "bot.db"), tmp_path / "copy.db")
    assert (tmp_path / "copy.db").exists()
