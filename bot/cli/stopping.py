"""Long commands: they begin when the bot before them has ended, and run until stopped."""

from __future__ import annotations

import argparse
import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any


def add_wait(parser: argparse.ArgumentParser) -> None:
    """Add an option to wait for the bot that runs before."""
    parser.add_argument(
        "--wait", action="store_true", help="if a bot runs on the database, wait until it ends"
    )


def waits(args: argparse.Namespace) -> bool:
    """Return whether the bot waits for the one before; without a command it does not."""
    return bool(getattr(args, "wait", False))


class EndedByItself(Exception):
    """The work ended or was cancelled, but nobody stopped it: a mistake of this program."""


def run_until_stopped(work: Coroutine[Any, Any, None]) -> int:
    """Run it on an event loop of its own, and return the exit code.

    Raises EndedByItself: a service manager starts only what ends with an error again.
    """
    asyncio.run(_until_stopped(work))
    return 0


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Make a service manager's SIGTERM close everything as cleanly as Ctrl-C does."""
    task = asyncio.ensure_future(work)

    def stop() -> None:
        # `uv run` passes it on a second time: that must not cut the closing short.
        if not task.cancelling():
            task.cancel()

    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    try:
        await task
    except asyncio.CancelledError as error:
        # Ctrl-C cancels this task, SIGTERM the one that works.
        this = asyncio.current_task()
        if not (task.cancelling() or (this and this.cancelling())):
            raise EndedByItself from error
