"""A pooler as PgBouncer is one: it lends sessions of the server, for a transaction or for good.

Of those that nobody uses it lends the one used last, or in turn (`server_round_robin`).

It speaks as much of PostgreSQL's protocol (Frontend/Backend Protocol, Message Formats) as to know
when a transaction is over; what clients ask and hear goes through unread.
"""

from __future__ import annotations

import socket
import socketserver
import struct
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Thread

from bot.runtime.database_url import DatabaseUrl
from tests.postgresql import USER, Server, name_of

_NAME = ".s.PGSQL.5432"
_WELCOME = b"R" + struct.pack("!ii", 8, 0)
_ENDS_WITH_ANSWER = (b"Q", b"S")
"""Messages after which the server says when it is ready again: a query, and the end of several."""


class Wire:
    """One side of a connection, message by message."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self._file = connection.makefile("rb")

    def startup(self) -> bytes:
        """Return the first message, which has no kind. Raises EOFError."""
        head = self._read(4)
        return head + self._read(struct.unpack("!i", head)[0] - 4)

    def message(self) -> tuple[bytes, bytes]:
        """Return the kind of the next message, and all of it. Raises EOFError."""
        head = self._read(5)
        return head[:1], head + self._read(struct.unpack("!i", head[1:])[0] - 4)

    def _read(self, count: int) -> bytes:
        data = self._file.read(count)
        if len(data) < count:
            raise EOFError
        return data


class Pooler(socketserver.ThreadingUnixStreamServer):
    """Sessions of one server, and the clients to which it lends them."""

    daemon_threads = True

    def __init__(self, folder: Path, server: Server, for_good: bool, in_turn: bool) -> None:
        self.for_good = for_good
        self._next = 0 if in_turn else -1
        self.idle: list[Wire] = []
        self.held = ExitStack()
        self._server = server
        super().__init__(str(folder / _NAME), Client)

    def lend(self, startup: bytes) -> Wire:
        """Return a session that nobody uses, a new one if there is none."""
        if self.idle:
            return self.idle.pop(self._next)
        connection = socket.socket(socket.AF_UNIX)
        self.held.callback(connection.close)
        connection.connect(str(self._server.folder / _NAME))
        connection.sendall(startup)
        session = Wire(connection)
        while session.message()[0] != b"Z":
            pass
        return session


class Client(socketserver.BaseRequestHandler):
    """A client that takes the pooler for the server."""

    server: Pooler

    def handle(self) -> None:
        with suppress(EOFError, OSError):
            self._serve(Wire(self.request))

    def _serve(self, client: Wire) -> None:
        startup = client.startup()
        version = b"server_version\x0015.0\0"
        parameters = b"".join(
            b"S" + struct.pack("!i", 4 + len(text)) + text
            for text in (version, b"client_encoding\0UTF8\0", b"standard_conforming_strings\0on\0")
        )
        key = b"K" + struct.pack("!iii", 12, 99_999_999, 0)
        client.connection.sendall(_WELCOME + parameters + key + b"Z" + struct.pack("!i", 5) + b"I")
        session: Wire | None = None
        while (asked := client.message())[0] != b"X":
            session = session or self.server.lend(startup)
            session.connection.sendall(asked[1])
            if asked[0] in _ENDS_WITH_ANSWER:
                session = self._answer(session, client)

    def _answer(self, session: Wire, client: Wire) -> Wire | None:
        """Hand on what the server says until it is ready; return the session if it is kept."""
        while True:
            kind, message = session.message()
            kept = self.server.for_good or message[-1:] != b"I"
            if kind == b"Z" and not kept:
                # Before the client knows: whoever asks next may have it.
                self.server.idle.append(session)
            client.connection.sendall(message)
            if kind == b"Z":
                return session if kept else None


@contextmanager
def pooled(
    server: Server, database: DatabaseUrl, *, for_good: bool = False, in_turn: bool = False
) -> Iterator[DatabaseUrl]:
    """Yield the address of a database behind a pooler."""
    with (
        tempfile.TemporaryDirectory(prefix="pool-") as name,
        Pooler(Path(name), server, for_good, in_turn) as pooler,
        pooler.held,
    ):
        serving = Thread(target=pooler.serve_forever, kwargs={"poll_interval": 0.01})
        serving.start()
        try:
            yield DatabaseUrl(f"postgresql://{USER}@/{name_of(database)}?host={name}")
        finally:
            pooler.shutdown()
            serving.join()
