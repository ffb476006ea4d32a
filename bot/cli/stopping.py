"""Long-running commands: they may wait for another bot to end, and run until stopped."""

from __future__ import annotations

import argparse
import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any


def add_wait(parser: argparse.ArgumentParser) -> None:
    """Add the option `--wait`, to wait for a bot that is running."""
    parser.add_argument(
        "--wait", action="store_true", help="if a bot runs on the database, wait until it ends"
    )


def waits(args: argparse.Namespace) -> bool:
    """Return whether `--wait` was given."""
    return bool(getattr(args, "wait", False))


class EndedByItself(Exception):
    """The work ended or was cancelled although nobody stopped it: a bug in this program."""


def run_until_stopped(work: Coroutine[Any, Any, None]) -> int:
    """Run the work on its own event loop until stopped; return the exit code.

    Raises EndedByItself, because a service manager restarts only programs that end with an error.
    """
    asyncio.run(_until_stopped(work))
    return 0


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run the work; close everything as cleanly on SIGTERM as on Ctrl-C."""
    task = asyncio.ensure_future(work)

    def stop() -> None:
        # `uv run` sends it a second time: that must not interrupt closing.
        if not task.cancelling():
            task.cancel()

    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    try:
        await task
    except asyncio.CancelledError as error:
        # Ctrl-C cancels this task, SIGTERM the task that does the work.
        this = asyncio.current_task()
        if not (task.cancelling() or (this and this.cancelling())):
            raise EndedByItself from error
