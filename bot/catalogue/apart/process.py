"""A process that runs a package, as seen from the bot: it gets no environment, and sends JSON."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from io import FileIO
from multiprocessing.connection import Connection

from bot.catalogue.apart import child
from bot.catalogue.apart.child import Start
from bot.catalogue.apart.values import FAULTS, BadAnswer
from bot.workers.processes.child import Answer
from bot.workers.processes.process import Process, Program

POSSIBLE = hasattr(select, "poll") and hasattr(os, "killpg")
"""True if this system has what it takes to begin such processes; Windows has not."""
LONGEST = 16 << 20
"""Bytes of an answer that are read."""
_PROGRAM = f"""
import json, sys
start = json.loads(sys.argv[1])
sys.path[:] = start["path"]
from {child.__name__} import main
main(start)
"""


def begun(name: str, start: Start) -> PackageProcess:
    """Start a process that runs a package. Raises OSError."""
    ours, theirs = socket.socketpair()
    life, other = os.pipe()
    held = FileIO(other, "w")
    told = {**start, "pipe": theirs.fileno(), "life": life}
    try:
        program = _Begun(json.dumps(told), (theirs.fileno(), life))
    except BaseException:
        ours.close()
        held.close()
        raise
    finally:
        theirs.close()
        os.close(life)
    return PackageProcess(name, Connection(ours.detach()), program, held)


class PackageProcess(Process):
    """A process that runs a package, which handles one request at a time."""

    def __init__(self, name: str, pipe: Connection, program: Program, life: FileIO) -> None:
        super().__init__(name, pipe, program)
        # The process ends when this end of a pipe is closed, even if it is busy.
        self._life = life

    def kill(self) -> None:
        """Kill the process and all that it has started."""
        super().kill()
        self._life.close()

    def _answers(self, seconds: float) -> bool:
        """Wait up to `seconds`; return whether there is an answer, or there can never be one."""
        waiting = select.poll()
        try:
            waiting.register(self._pipe, select.POLLIN)
            return bool(waiting.poll(seconds * 1000))
        except OSError:
            return True

    def _received(self) -> Answer:
        """Receive an answer, which is no pickle. Raises Ended, BadAnswer."""
        try:
            number, answer = json.loads(self._pipe.recv_bytes(LONGEST))
            failed = "\n".join(map(str, answer.get("failed", ())))
        except (EOFError, OSError):
            raise self._ended() from None
        except FAULTS as error:
            raise BadAnswer(f"no answer: {error}") from error
        if number != self.requests:
            raise BadAnswer(f"answer {number!r} to request {self.requests}")
        return Answer(answer, failed)


class _Begun:
    """A Python program that was begun without an environment, in a session of its own."""

    def __init__(self, told: str, keep: tuple[int, ...]) -> None:
        nowhere = subprocess.DEVNULL
        self._program = subprocess.Popen(  # noqa: S603  (it is this Python)
            [sys.executable, "-I", "-B", "-c", _PROGRAM, told],
            stdin=nowhere,
            stdout=nowhere,
            stderr=nowhere,
            env={},
            cwd=tempfile.gettempdir(),
            pass_fds=keep,
            start_new_session=True,
        )

    @property
    def exitcode(self) -> int | None:
        """The exit code, None while it runs."""
        return self._program.poll()

    def is_alive(self) -> bool:
        """Return whether it runs."""
        return self.exitcode is None

    def kill(self) -> None:
        """Kill it and the processes of its session."""
        if self.is_alive():
            with suppress(OSError):
                os.killpg(self._program.pid, signal.SIGKILL)

    def join(self, timeout: float) -> None:
        """Wait until it has ended, up to so many seconds."""
        with suppress(subprocess.TimeoutExpired):
            self._program.wait(timeout)
