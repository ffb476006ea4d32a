"""Time that the machine kept a process from running: what comes late then is not its fault."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

NANOSECONDS = 1e9


class Thread(NamedTuple):
    """The scheduler's counts of a thread: nanoseconds on a processor, and waiting for one."""

    ran: int
    waited: int


Snapshot = dict[str, Thread]


def look(pids: Iterable[int | None]) -> Snapshot:
    """Return what every thread of these processes had by now; nothing where no kernel tells."""
    found: Snapshot = {}
    for pid in pids:
        for task in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            try:
                ran, waited, _ = map(int, task.read_text().split())
            except (OSError, ValueError):
                continue
            found[task.parent.name] = Thread(ran, waited)
    return found


def hunger(before: Snapshot, after: Snapshot) -> float:
    """Return for how many seconds more the threads waited for a processor than they had one.

    As long as they only wait for each other that is at most nothing.
    """
    none = Thread(0, 0)
    gone = ((now, before.get(name, none)) for name, now in after.items())
    return sum(now.waited - old.waited - now.ran + old.ran for now, old in gone) / NANOSECONDS
