"""The guard of the deterministic suite: its tests start no process and wait for no real time."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import wraps
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from bot.store.core import copying

LONGEST = 0.1
"""Seconds that may be waited between two looks at a thread."""
BACKUP = copying.__file__
"""The module whose copy sleeps as long as the disk took: longer on a busy machine, never long."""


class NeedsMachine(AssertionError):
    """A test that tests/machine.py does not list needs the machine."""

    def __init__(self, what: str) -> None:
        super().__init__(f"this test {what}: list it in tests/machine.py, or wait for an event")


class Guard:
    """The machine as one test may use it, and what a test that may not has tried."""

    def __init__(self) -> None:
        self.open = True
        self.tried: list[str] = []

    def refuse(self, what: str) -> None:
        """Note it, for the code under test may catch the error. Raises NeedsMachine."""
        self.tried.append(what)
        raise NeedsMachine(what)

    def taken(self) -> list[str]:
        """Return what was tried since the last time."""
        tried, self.tried = self.tried, []
        return tried


GUARD = Guard()


def install() -> None:
    """Guard this process as long as it runs."""
    for owner, name, what in (
        (subprocess.Popen, "__init__", "starts a program"),
        (BaseProcess, "start", "starts a process"),
        (os, "fork", "forks"),
    ):
        setattr(owner, name, _guarded(getattr(owner, name), what))
    time.sleep = _sleeping(time.sleep)
    asyncio.sleep = asyncio.tasks.sleep = _waiting(asyncio.sleep)


def _guarded(original: Callable[..., Any], what: str) -> Callable[..., Any]:
    @wraps(original)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        if not GUARD.open:
            GUARD.refuse(what)
        return original(*args, **kwargs)

    return guarded


def _sleeping(original: Callable[[float], None]) -> Callable[[float], None]:
    @wraps(original)
    def sleep(seconds: float) -> None:
        long = seconds > LONGEST and sys._getframe(1).f_code.co_filename != BACKUP
        if long and not GUARD.open:
            GUARD.refuse("sleeps")
        original(seconds)

    return sleep


def _waiting(original: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(original)
    async def sleep(delay: float, result: Any = None) -> Any:
        if delay > LONGEST and not GUARD.open and _in_a_test_by_a_real_clock():
            GUARD.refuse(f"waits {delay:.1f} s")
        return await original(delay, result)

    return sleep


def _in_a_test_by_a_real_clock() -> bool:
    """Return whether the test itself waits; tasks of the bot may, for they delay no test."""
    real = type(asyncio.get_running_loop()).time is asyncio.BaseEventLoop.time
    task = asyncio.current_task()
    code = getattr(task and task.get_coro(), "cr_code", None)
    return real and code is not None and Path(code.co_filename).name.startswith("test_")
