"""Signs of life for a service manager, so that a bot that hangs is restarted.

A service manager gets them as datagrams (sd_notify(3)). If there is none, as in a container, a bot
that hangs ends itself, so that whatever started it can restart it.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

from bot.runtime.log_events import logger

EVERY = 5.0
"""Seconds between two checks, and between two signs of life of a bot that waits to begin."""
MOST = 24
"""Successive checks without a sign of life after which the bot counts as hung: two minutes."""
MANAGERS_PATIENCE = 180
"""Seconds without a sign of life after which a service manager kills the bot."""
_READY, _ALIVE = "READY=1", "WATCHDOG=1"
_TELLING = 5.0
"""Maximum seconds to wait for the log, which may itself be what hangs."""
_STDERR, _FAILED = 2, 1

_events = logger(__name__)


class Watchdog:
    """Receiver of the bot's signs of life, which ends the bot if they stop."""

    def __init__(self) -> None:
        self._looks = 0
        self._ready = False
        self._starting: asyncio.Task[None] | None = None

    def waits(self) -> None:
        """Report that the bot is waiting to begin, which may take weeks but is not a hang."""
        if self._starting is None:
            self._tell_ready()
            self._starting = asyncio.create_task(_feed())

    def alive(self) -> None:
        """Report that a sign of life was stored, or that there is a good reason for none."""
        self._looks = 0
        if self._starting is not None:
            self._starting.cancel()
        self._tell_ready()
        notify(_ALIVE)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """End the bot if it hangs during the block."""
        over = Event()
        Thread(target=self._watch, args=(over,), name="watchdog", daemon=True).start()
        try:
            yield
        finally:
            over.set()

    def _tell_ready(self) -> None:
        if not self._ready:
            self._ready = True
            notify(_READY)

    def _watch(self, over: Event) -> None:
        """End the bot after `MOST` checks without a sign of life.

        Checks are counted, not seconds, because a computer may sleep, or its clock be set.
        """
        while not over.wait(EVERY):
            self._looks += 1
            if self._looks > MOST:
                _end()


async def _feed() -> None:
    while True:
        notify(_ALIVE)
        await asyncio.sleep(EVERY)


def _end() -> None:
    """Log the stacks of all threads, and end the process without waiting for any."""
    telling = Thread(target=_tell, daemon=True)
    telling.start()
    telling.join(_TELLING)
    os._exit(_FAILED)


def _tell() -> None:
    _events.critical("hung", seconds=MOST * EVERY)
    faulthandler.dump_traceback(_STDERR)


def notify(state: str) -> None:
    """Send a state to the service manager, if there is one; a failed message is dropped."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address[:1] not in ("/", "@"):
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.setblocking(False)
        # An address in the abstract namespace: unix(7).
        out.sendto(state.encode(), f"\0{address[1:]}" if address[0] == "@" else address)
