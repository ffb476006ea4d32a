"""A proxy between the bot and its PostgreSQL server that cuts the line at a chosen moment."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.runtime.database_url import DatabaseUrl
from tests.postgresql import Server

_SOCKET = ".s.PGSQL.5432"
_COMMITTED = b"COMMIT\0"
"""The server's message that a transaction is durable."""


class Cable:
    """All connections that go through here; cut at a commit, they are ended at once.

    `cut` is None | before (the server hears nothing any more, from what has `sent` in it) | after
    (it has heard that and committed, and nobody hears of it).
    """

    def __init__(self, there: Path) -> None:
        self.cut: str | None = None
        self.cuts = 0
        self.sent = b""
        self._there = there
        self._ends: set[asyncio.StreamWriter] = set()
        self._heard = False

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what two say to each other until one of them ends, or the cable is cut."""
        from_server, to_server = await asyncio.open_unix_connection(self._there)
        self._ends |= {writer, to_server}
        await asyncio.gather(
            self._pass(reader, to_server, self._is_cut_before),
            self._pass(from_server, writer, self._is_cut_after),
        )

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        is_cut: Callable[[bytes], bool],
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                if is_cut(data):
                    self.cut, self.cuts, self._heard = None, self.cuts + 1, False
                    self.end()
                    return
                writer.write(data)
                await writer.drain()
        writer.close()

    def _is_cut_before(self, said: bytes) -> bool:
        is_meant = self.cut is not None and self.sent in said
        self._heard |= is_meant
        return is_meant and self.cut == "before"

    def _is_cut_after(self, told: bytes) -> bool:
        return self.cut == "after" and self._heard and _COMMITTED in told

    def end(self) -> None:
        """End all connections."""
        for writer in self._ends:
            writer.transport.abort()
        self._ends.clear()


@asynccontextmanager
async def cable(server: Server, url: DatabaseUrl) -> AsyncIterator[tuple[Cable, DatabaseUrl]]:
    """Lay a cable to a database; return it with the address at its near end."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    laid = Cable(server.folder / _SOCKET)
    try:
        async with await asyncio.start_unix_server(laid.join, folder / _SOCKET):
            yield laid, DatabaseUrl(url.secret.replace(str(server.folder), str(folder)))
            laid.end()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
