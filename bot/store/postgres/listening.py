"""Messages between processes by PostgreSQL's LISTEN and NOTIFY, on a session of their own.

psycopg keeps a session locked while a caller waits for notifications on it. So this session is
neither the writer's nor the reader's, and has its own thread. It holds no locks. If it is lost,
another one is opened, and subscribers are notified of the gap, since they may have missed messages.
"""

from __future__ import annotations

import asyncio
import logging
import selectors
import socket
import threading
from collections import defaultdict
from collections.abc import Callable

import psycopg

from bot.runtime.database_url import DatabaseUrl
from bot.store.core.connection import Connection
from bot.store.core.database import Database
from bot.store.core.errors import StoreError
from bot.store.postgres.errors import explained
from bot.store.postgres.locking import lock_class
from bot.store.postgres.session import Session
from bot.store.postgres.sharing import is_owned
from bot.store.sharing.listening import Handler

_LOG = logging.getLogger(__name__)

_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 15.0
"""Shortest and longest pause (seconds) between attempts to reconnect; each is twice the last."""

_PATIENCE = 2.0
"""Maximum seconds that closing takes."""

LONGEST = 1000
"""Maximum characters of a message: PostgreSQL accepts less than 8000 bytes; ours are short."""


class ServerListening:
    """The messages within one schema of a database; bots in other schemas do not receive them."""

    def __init__(self, database: Database, url: DatabaseUrl, session: Session, schema: int) -> None:
        self.on_gap: list[Callable[[], object]] = []
        self._database = database
        self._url = url
        self._channel = f"boardgame_bot_{schema:08x}"
        self._handlers: defaultdict[str, list[Handler]] = defaultdict(list)
        self._loop = asyncio.get_running_loop()
        self._session = session
        self._ours, self._theirs = socket.socketpair()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="postgresql-listener", daemon=True)

    @classmethod
    async def open(cls, database: Database, url: DatabaseUrl) -> ServerListening:
        """Open the session; from now on no message is lost except in a gap. Raises StoreError."""
        with explained(url):
            session = await asyncio.to_thread(Session, url)
            try:
                schema = await asyncio.to_thread(lock_class, session)
                listening = cls(database, url, session, schema)
                await asyncio.to_thread(listening._listen, session)
            except BaseException:
                session.close()
                raise
        listening._thread.start()
        return listening

    def tell(self, connection: Connection, topic: str, payload: str) -> None:
        """Send a message when the transaction commits."""
        message = f"{topic}:{payload}"
        if len(message) > LONGEST:
            raise ValueError(f"a message has {LONGEST} characters at most: store the rest")
        connection.execute("SELECT pg_notify(?, ?)", (self._channel, message))

    async def notify(self, topic: str, payload: str) -> None:
        """Send a message immediately through the writer. Raises StoreError."""
        await self._database.write(lambda db: self.tell(db, topic, payload))

    def subscribe(self, topic: str, handler: Handler) -> None:
        """Call the handler for every future message on a topic."""
        self._handlers[topic].append(handler)

    async def is_owned(self, shard: int) -> bool:
        """Return whether a live process owns a shard. Raises StoreError."""
        return await self._database.read(lambda session: is_owned(session, shard))

    async def close(self) -> None:
        """End the session; messages already received are no longer passed on."""
        if not self._closing:
            self._closing = True
            self._ours.close()
            # Only the thread waits for a server that does not answer.
            await asyncio.to_thread(self._thread.join, _PATIENCE)

    def _listen(self, session: Session) -> None:
        session.raw.execute(f"LISTEN {self._channel}".encode())

    def _run(self) -> None:
        """Receive messages, in the session's thread, until this object is closed."""
        with self._theirs:
            while not self._closing:
                try:
                    self._hear(self._session)
                except (psycopg.Error, OSError, ValueError) as error:
                    _LOG.warning("messages of other processes are not heard: %s", self._said(error))
                    self._session.close()
                    self._come_back()
            self._session.close()

    def _hear(self, session: Session) -> None:
        """Pass on messages until the session is lost or this is closed. Raises psycopg.Error."""
        with selectors.DefaultSelector() as selector:
            selector.register(session.raw.fileno(), selectors.EVENT_READ)
            selector.register(self._theirs, selectors.EVENT_READ)
            while not self._closing:
                for message in session.raw.notifies(timeout=0):
                    self._in_loop(self._hand_on, message.payload)
                selector.select()

    def _come_back(self) -> None:
        """Open another session, retrying until that succeeds or this object is closed."""
        pause = _FIRST_PAUSE
        while not self._closed_within(pause):
            try:
                self._session = Session(self._url)
                self._listen(self._session)
            except (psycopg.Error, StoreError) as error:
                _LOG.debug("still not heard: %s", self._said(error))
                self._session.close()
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                _LOG.warning("messages of other processes are heard again")
                self._in_loop(self._tell_of_gap)
                return

    def _closed_within(self, seconds: float) -> bool:
        with selectors.DefaultSelector() as selector:
            selector.register(self._theirs, selectors.EVENT_READ)
            return bool(selector.select(seconds))

    def _said(self, error: Exception) -> str:
        return self._url.hide(" ".join(str(error).split()))

    def _in_loop(self, work: Callable[..., None], *arguments: str) -> None:
        try:
            self._loop.call_soon_threadsafe(work, *arguments)
        except RuntimeError:
            # The event loop has ended: there are no more handlers to call.
            self._closing = True

    def _hand_on(self, message: str) -> None:
        topic, _, payload = message.partition(":")
        for handler in self._handlers.get(topic, ()):
            self._call(handler, payload)

    def _tell_of_gap(self) -> None:
        for handler in self.on_gap:
            self._call(handler)

    def _call(self, handler: Callable[..., object], *arguments: str) -> None:
        if self._closing:
            return
        try:
            handler(*arguments)
        except Exception:
            _LOG.exception("a message of another process was not understood: %r", arguments)
