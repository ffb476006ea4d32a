"""A process as the bot sees it, whoever asks for it at the same moment."""

from __future__ import annotations

import os
import signal
import time
from threading import Thread

import pytest

from bot.workers.processes.child import Kind
from bot.workers.processes.process import Ended, begun
from tests.thinking.tricks import nothing

PATIENCE = 60.0


def sleep(*_: object) -> None:
    time.sleep(PATIENCE)


def test_two_who_ask_at_once_hear_the_same_of_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = begun(Kind("sleeping", 0, nothing, sleep))
    worker.ready(PATIENCE)
    asked = os.waitpid

    def slowly(*which: int) -> tuple[int, int]:
        """Ask as a thread does that has to wait for the interpreter before it has the answer."""
        found = asked(*which)
        if found[0]:
            time.sleep(0.2)
        return found

    monkeypatch.setattr(os, "waitpid", slowly)
    codes: list[int | None] = []

    def ask() -> None:
        try:
            worker.ask(b"", PATIENCE)
        except Ended as ended:
            codes.append(ended.code)

    thread = Thread(target=ask)
    thread.start()
    worker.kill()
    assert not worker.runs
    thread.join(PATIENCE)
    assert codes == [-signal.SIGKILL]
