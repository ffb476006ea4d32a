"""Starting the bot's process and killing it, without a warning."""

from __future__ import annotations

import asyncio
import multiprocessing
from pathlib import Path

from bot.runtime.database_url import Address
from tests.tools.chaos.launch import PRELOADED, Program, Start, main

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(PRELOADED)


def in_full(address: Address) -> str:
    """Return an address with its password, as settings have it."""
    return str(address) if isinstance(address, Path) else address.secret


class Bot:
    """The bot's process; `log` gathers what all its lives had to say."""

    def __init__(
        self,
        port: int,
        folder: Path,
        program: Program = main,
        database: Address | None = None,
    ) -> None:
        self.database: Address = database or folder / "games.sqlite3"
        self.log = folder / "bot.log"
        self._port = port
        self._program = program
        self._process: multiprocessing.process.BaseProcess | None = None
        self.token = "chaos"
        # Without a lock, which a kill could leave locked; nobody but this process writes.
        self._clock = _CONTEXT.RawValue("d", 0.0)
        self.ended: list[int | None] = []
        """Exit codes other than our kills."""

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.is_alive()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        where = (self._port, in_full(self.database), str(self.log))
        start = Start(*where, self.token, self._clock)
        self._process = _CONTEXT.Process(target=self._program, args=(start,), daemon=True)
        self._process.start()

    def turn_clock(self, seconds: float) -> None:
        """Set its machine's clock ahead, or back, while it runs."""
        self._clock.value += seconds

    def terminate(self) -> None:
        """Tell it to end, as a service manager does."""
        assert self._process is not None
        self._process.terminate()

    async def exit_code(self, seconds: float) -> int | None:
        """Wait until it has ended by itself, and return its exit code; None = it has not."""
        assert self._process is not None
        await asyncio.to_thread(self._process.join, seconds)
        return self._process.exitcode

    def kill(self) -> None:
        """End it at once, as a power cut would; what it wrote to files stays."""
        process, self._process = self._process, None
        if process is None:
            return
        if not process.is_alive():
            self.ended.append(process.exitcode)
        process.kill()
        process.join(10)
