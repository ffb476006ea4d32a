"""Runs tests again and again, each time in a fork: `python -B -P serve.py`.

Reads a line of JSON, `{"tests": [...], "limit": seconds}`, and answers with a line: the exit code
of pytest, or null when the limit has passed. The limit is of processor time, so that a machine
with much to do kills no mutants; what only waits has four times as long.

It stands alone, so that it can be run in any copy of the project. What takes long to import and
never changes is imported once.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import math
import os
import resource
import signal
import sys
import time

import pytest

ONCE = ("aiosqlite", "babel", "fluent.runtime", "hypothesis", "pydantic_settings", "simcord")
WAITING = 4
MEMORY = 6 << 30
"""A loop without end is not to take all memory before its time is over."""


def run(tests: list[str], limit: float) -> int | None:
    """Run tests in a fork and return its exit code, or None when it took too long."""
    began, pid = time.monotonic(), os.fork()
    if pid == 0:
        os._exit(_pytest(tests, math.ceil(limit)))
    try:
        while time.monotonic() - began < WAITING * limit:
            done, status = os.waitpid(pid, os.WNOHANG)
            if done:
                code = os.waitstatus_to_exitcode(status)
                return None if code == -signal.SIGXCPU else code
            time.sleep(0.02)
        return None
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


def _pytest(tests: list[str], limit: int) -> int:
    """Be the fork: leave the server's input and output alone, and run the tests."""
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    return int(pytest.main(["-x", "-q", "-n", "0", "--assert=plain", *tests]))


if __name__ == "__main__":
    for name in ONCE:
        importlib.import_module(name)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(run(asked["tests"], asked["limit"])), flush=True)
