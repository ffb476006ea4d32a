"""One drawing process as the bot sees it: a pipe, and what may happen to whom is at its end."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context

from render.workers.worker import Answer, Load, serve

_FAULTS = frozenset(
    -getattr(signal, name)
    for name in ("SIGSEGV", "SIGBUS", "SIGABRT", "SIGFPE", "SIGILL")
    if hasattr(signal, name)
)
"""How a process ends that its own work has broken."""


class Ended(Exception):
    """The process has ended, with that exit code."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"a drawing process ended with {code}")
        self.code = code

    @property
    def by_its_work(self) -> bool:
        """Return whether what it drew has broken it: that must not be drawn in the bot."""
        return self.code in _FAULTS

    @property
    def by_itself(self) -> bool:
        """Return whether it had nothing to do any more."""
        return self.code == 0


class Hung(Exception):
    """The process did not answer in time."""


class Worker:
    """A process that draws; it takes one request at a time."""

    def __init__(self, load: Load, idle: float) -> None:
        """Start it. Slow, and it is not `ready` for long after. Raises OSError."""
        context = get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(
            target=serve, args=(other, load, idle), name="drawing", daemon=True
        )
        try:
            with _undisturbed():
                self._process.start()
        finally:
            other.close()
        self.memory = 0
        """Bytes that it held after its last answer."""
        self.requests = 0

    def ready(self, seconds: float) -> Answer:
        """Wait until it can draw. Raises Ended, Hung."""
        return self._answer(seconds)

    def ask(self, request: bytes, seconds: float) -> Answer:
        """Let it draw, and wait for it. Raises Ended, Hung."""
        self.requests += 1
        try:
            self._pipe.send_bytes(request)
        except OSError:
            raise self._ended() from None
        return self._answer(seconds)

    @property
    def runs(self) -> bool:
        """Return whether the process is there."""
        return self._process.is_alive()

    def kill(self) -> None:
        """End the process at once: it has nothing to lose."""
        self._process.kill()
        self._process.join(1)

    def _answer(self, seconds: float) -> Answer:
        try:
            if not self._pipe.poll(seconds):
                raise Hung(f"a drawing process gave no answer in {seconds:g} s")
            answer: Answer = pickle.loads(self._pipe.recv_bytes())
        except (EOFError, OSError):
            raise self._ended() from None
        self.memory = answer.memory
        return answer

    def _ended(self) -> Ended:
        self._process.join(1)
        return Ended(self._process.exitcode)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let a new process be born deaf to Ctrl-C, which goes to all processes of a terminal.

    It decides for itself what it hears, but only once Python runs there.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # It starts with the first process, and would undo what follows.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
