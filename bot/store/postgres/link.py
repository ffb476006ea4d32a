"""A session with a thread of its own; the next caller reopens it after it was lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import Any, TypeVar

from bot.store.postgres.session import Session

T = TypeVar("T")

_LOG = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds after a failed try without another one: callers meanwhile get the same error."""


class Link:
    """A connection as `bot.store.core.database` expects it."""

    def __init__(self, name: str, opener: Callable[[], Session]) -> None:
        self._name = name
        self._opener = opener
        self._session: Session | None = None
        self._refused: tuple[float, Exception] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"postgresql-{name}")
        self._closed = False
        self.losses = 0
        """The number of lost sessions."""

    async def run(self, work: Callable[[Session], T]) -> T:
        """Run the function on the session, in the order of the calls, and return its result.

        It runs even if the caller is cancelled meanwhile. Raises psycopg.Error.
        """
        if self._closed:
            raise ValueError("no active connection")
        return await self._on_thread(lambda: self._work(work))

    async def close(self) -> None:
        """Finish the work that was begun, and end the session."""
        if not self._closed:
            self._closed = True
            await self._on_thread(self._end)
            self._thread.shutdown(wait=False)

    async def _on_thread(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def answer() -> None:
            try:
                outcome = work()
            except BaseException as error:
                loop.call_soon_threadsafe(_fail, future, error)
            else:
                loop.call_soon_threadsafe(_succeed, future, outcome)

        self._thread.submit(answer)
        return await future

    def _work(self, work: Callable[[Session], T]) -> T:
        session = self._open()
        try:
            return work(session)
        finally:
            self._look(session)

    def _look(self, session: Session) -> None:
        """Drop a session that is lost."""
        if self._session is session and session.is_lost:
            self._session = None
            self.losses += 1
            session.close()
            _LOG.warning("the server of the database has ended the %s's session", self._name)

    def _open(self) -> Session:
        """Return the session, another one if it was lost. Raises psycopg.Error, StoreError."""
        if self._session is not None:
            self._look(self._session)
        if self._session is None:
            self._session = self._opened()
        return self._session

    def _opened(self) -> Session:
        if self._refused is not None and time.monotonic() < self._refused[0]:
            raise copy(self._refused[1])
        try:
            session = self._opener()
        except Exception as error:
            self._refused = (time.monotonic() + PAUSE, error)
            raise
        if self.losses:
            _LOG.warning("the %s has a session on the server of the database again", self._name)
        self._refused = None
        return session

    def _end(self) -> None:
        if self._session is not None:
            self._session.close()
            self._session = None


def _succeed(future: asyncio.Future[Any], outcome: object) -> None:
    if not future.done():
        future.set_result(outcome)


def _fail(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
