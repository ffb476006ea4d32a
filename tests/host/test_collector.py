"""Garbage is collected when nobody waits, and never much later."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

import pytest

from bot.cli import collector
from bot.cli.collector import FEW, collecting
from bot.host import Host
from tests.host.storing import storing

LONG = 3600.0


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self, size: int = 2 * FEW) -> None:
        self.rest = [[self] for _ in range(size)]


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "EVERY", 0.001)


async def _collected(found: ref[Ring], seconds: float = 60.0) -> bool:
    """Return whether something is collected within a time."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while found() is not None and loop.time() < until:
        await asyncio.sleep(0.001)
    return found() is None


async def test_garbage_waits_while_something_is_stored(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "PATIENCE", LONG)
    gc.collect()
    async with collecting(host):
        async with storing(host):
            found = ref(Ring())
            assert not await _collected(found, 0.2)
        assert await _collected(found)


async def test_garbage_does_not_wait_for_long(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "PATIENCE", 0.0)
    async with collecting(host), storing(host):
        assert await _collected(ref(Ring()))


@pytest.mark.parametrize(("everything", "generation"), [(LONG, 1), (0.0, 2)])
async def test_everything_is_looked_at_now_and_then(
    host: Host, monkeypatch: pytest.MonkeyPatch, everything: float, generation: int
) -> None:
    monkeypatch.setattr(collector, "EVERYTHING", everything)
    seen: set[int] = set()

    def see(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.add(info["generation"])

    async with collecting(host):
        gc.callbacks.append(see)
        try:
            assert await _collected(ref(Ring()))
        finally:
            gc.callbacks.remove(see)
    assert seen == {generation}


async def test_an_idle_bot_collects_nothing(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "FEW", 10_000)
    gc.collect()
    async with collecting(host):
        assert not await _collected(ref(Ring()), 0.2)


async def test_the_interpreter_collects_as_before_when_it_ends(host: Host) -> None:
    before = gc.get_threshold()
    async with collecting(host):
        assert gc.get_threshold()[0] > before[0]
    assert gc.get_threshold() == before
