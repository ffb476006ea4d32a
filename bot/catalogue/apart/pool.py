"""The processes of a package: two at most, so that a call that takes long holds up no other one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from math import inf
from time import monotonic
from typing import NamedTuple, TypeVar

from bot.catalogue.apart.child import CONTAINED, Start
from bot.catalogue.apart.process import begun
from bot.catalogue.apart.values import FAULTS, BadAnswer, mistake_of
from bot.engine.api import Json
from bot.host.core.game import PackageBusy, PackageFailed
from bot.workers.processes.child import Answer
from bot.workers.processes.pool import REST, Pool
from bot.workers.processes.process import Ended, Hung, Process

T = TypeVar("T")

PATIENCE = 10.0
"""Most seconds that a call may take."""
BRIEF = 1.0
"""Most seconds of a call that the event loop waits for: meanwhile nobody else is answered."""
STARTING = 20.0
"""Most seconds until a package is loaded."""
MOST = 2
"""Processes of a package."""
MOST_REQUESTS = 50_000
"""Number of calls after which a process is replaced: it keeps positions and parts of pictures."""
MOST_DEATHS = 3
"""Processes of a package that may break down in a row until none is started for a while."""
LONGEST_REST = 3600.0


class _Kind(NamedTuple):
    """The processes of a package, for their pool."""

    name: str
    most_memory: float = inf
    most_requests: float = MOST_REQUESTS
    ahead: bool = True


class PackagePool(Pool):
    """The processes that run one package. Thread-safe; every call waits for its answer."""

    def __init__(self, package: str, start: Start) -> None:
        super().__init__(_Kind(package), MOST, partial(begun, package, start))
        self._patience = STARTING
        self._package = package
        self._deaths = 0
        self._why = ""

    def begin(self) -> None:
        """Start the processes, and wait until one has loaded the package. Raises PackageFailed."""
        self._give_back(self._taken(STARTING))
        self.start(MOST)

    def uncontained(self) -> list[str]:
        """Return what this system does not keep the package from. Raises PackageFailed."""
        return self.call(lambda told: [name for name, kept in told.items() if not kept], CONTAINED)

    def call(self, read: Callable[[Json], T], name: str, *arguments: Json) -> T:
        """Call a function of the package, and return what `read` makes of its answer.

        Raises PackageFailed, and the GameError that the function raised.
        """
        hurried = _in_event_loop()
        request = json.dumps([name, arguments]).encode()
        process = self._taken(BRIEF if hurried else STARTING)
        try:
            answer = self._ask(process, request, BRIEF if hurried else PATIENCE)
        except (Ended, Hung, BadAnswer) as error:
            self._broke_down(error)
            raise self._failed(name, str(error)) from error
        self._deaths = 0
        return self._read(name, answer, read)

    def _read(self, name: str, answer: Answer, read: Callable[[Json], T]) -> T:
        """Return the value of an answer. Raises PackageFailed, GameError."""
        if answer.failed:
            raise self._failed(name, *answer.failed.split("\n", 1))
        try:
            mistake = answer.value.get("mistake")
            if mistake is None:
                return read(answer.value["value"])
            error = mistake_of(mistake)
        except FAULTS as fault:
            raise self._failed(name, f"its answer is none: {fault}") from fault
        raise error

    def _failed(self, name: str, what: str, trace: str = "") -> PackageFailed:
        return PackageFailed(self._package, f"failed in `{name}`: {what}", trace)

    def _taken(self, seconds: float) -> Process:
        """Wait up to `seconds` for an idle process, and take it. Raises PackageFailed."""
        until = monotonic() + seconds
        with self._changed:
            while not self._free:
                self._start()
                if self._closed or (self._rests and not self._known):
                    why, _, trace = self._why.partition("\n")
                    raise PackageFailed(self._package, f"cannot be started: {why}", trace)
                if not self._changed.wait(max(0.0, until - monotonic())) and not self._free:
                    raise PackageBusy(self._package, "is busy")
            return self._free.pop()

    def _broke_down(self, error: Exception) -> None:
        """Replace a process that is gone, unless that has happened several times in a row."""
        with self._changed:
            self._deaths += 1
            if self._deaths < MOST_DEATHS:
                self.start(MOST)
                return
            rest = REST * 2.0 ** (self._deaths - MOST_DEATHS)
            self._rest(error, min(rest, LONGEST_REST))

    def _rest(self, why: object, seconds: float = REST) -> None:
        self._why = str(why)
        super()._rest(why, seconds)


def _in_event_loop() -> bool:
    """Return whether an event loop waits for this thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
