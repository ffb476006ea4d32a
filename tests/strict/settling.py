"""SimCord's look whether a bot is at rest, without a second look at what sleeps as it did before.

SimCord asks of each task whether it rests on purpose, at every step of every other task: that took
a quarter of a test. The bot's loops (`discord.ext.tasks`) sleep nearly always. Of one whose wait
and timer are those of the last look nothing has changed.

Nothing here depends on how fast the machine is. A test that jumps over days leaves out tens of
thousands of rounds of these loops, and discord.py makes up for each. On a busy machine they came
with the first answer that took two seconds: its timer then moves the simulated time, and all rounds
before that had to be over within the limit of a test.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from datetime import datetime
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
from discord.ext import tasks
from simcord import _dpy_internals, _settlement, env

LOOP = "discord.ext.tasks loop interval"
"""SimCord's reason why a loop rests between two rounds."""
AT_ONCE = 50
"""Number of looks after each other for which a test does not wait, while a bot comes to rest.

A look by a timer takes two to three milliseconds: a sixth of the time of `tests.cogs` was waiting.
"""
THREAD = 0.05
"""Seconds between two looks while a thread works for the bot."""


class Sleep(NamedTuple):
    """A loop's wait, and the one timer that ends it."""

    waiter: Any
    timer: Any

    def goes_on(self, task: asyncio.Task[Any], now: float) -> bool:
        """Return whether the task sleeps as it did, and its timer is neither due nor cancelled."""
        timer = self.timer
        return (
            getattr(task, "_fut_waiter", None) is self.waiter
            and not self.waiter.done()
            and timer.when > now
            and not timer.handle.cancelled()
        )


_virtualize = _settlement._virtualize_recognized_waits
_reason = _settlement._park_reason
_waits_for = _dpy_internals.is_wait_for_listener
_settle = env.Env._settle_internal
_next_round = tasks.Loop._get_next_sleep_time
_asleep: dict[asyncio.Task[Any], Sleep] = {}
"""Sleeps by their tasks. Each holds its whole bot: those of bots that have ended are dropped."""


def _sleeps_on(state: Any, task: asyncio.Task[Any]) -> bool:
    sleep = _asleep.get(task)
    return sleep is not None and sleep.goes_on(task, state.virtual_time)


def virtualize(state: Any, pending: list[asyncio.Task[Any]]) -> None:
    """Leave timers of intentional waits to `advance_time`: those of a known sleep are already."""
    _virtualize(state, [task for task in pending if not _sleeps_on(state, task)])


def is_parked(state: Any, task: asyncio.Task[Any], deadline: float) -> bool:
    """Return whether a task rests on purpose; remember a loop's sleep."""
    if _sleeps_on(state, task):
        return True
    reason = _reason(state, task, deadline)
    if reason == LOOP:
        waiter = getattr(task, "_fut_waiter", None)
        timers = _settlement._timer_records_waking(state, task, waiter)
        if len(timers) == 1:
            _remember(task, Sleep(waiter, timers[0]))
    return reason is not None


def _remember(task: asyncio.Task[Any], sleep: Sleep) -> None:
    for ended in [one for one in _asleep if one.done()]:
        del _asleep[ended]
    _asleep[task] = sleep


def is_wait_for_listener(client: discord.Client, task: asyncio.Task[Any]) -> bool:
    """Return whether a task waits for an event; none does where no event is waited for."""
    return bool(client._listeners) and _waits_for(client, task)


def next_round(loop: tasks.Loop[Any], *now: datetime) -> datetime:
    """Return when a loop goes on: at once if it has missed rounds, and then as usual."""
    return max(_next_round(loop, *now), discord.utils.utcnow())


class Looks:
    """The looks that may follow each other at once; all others wait for a timer of the system.

    Tasks that wait for each other need some turns of the loop, and no time. Where they wait for a
    thread or a socket, turns without end would only keep that from its work.
    """

    left = AT_ONCE


async def wait(
    fs: Collection[asyncio.Future[Any]],
    *,
    timeout: float,
    return_when: str = asyncio.ALL_COMPLETED,
) -> tuple[set[Any], set[Any]]:
    """Wait as `asyncio.wait` does, but not for a timer where turns of the loop are enough.

    Work of a thread wakes the loop when it is done: no look is needed before.
    """
    if return_when == asyncio.FIRST_COMPLETED:
        if not all(isinstance(one, asyncio.Task) for one in fs):
            timeout = max(timeout, THREAD)
        elif Looks.left:
            Looks.left -= 1
            timeout = 0.0
    return await asyncio.wait(fs, timeout=timeout, return_when=return_when)


async def settle(self: env.Env, *, timeout: float | None = None, **how: Any) -> None:
    """Wait for a bot at rest; its start, to which SimCord gives 5 s, has as long as all else."""
    Looks.left = AT_ONCE
    longest = None if timeout is None else max(timeout, self.settle_timeout)
    await _settle(self, timeout=longest, **how)


def install() -> None:
    tasks.Loop._get_next_sleep_time = next_round
    env.Env._settle_internal = settle
    env.asyncio = SimpleNamespace(**{**vars(asyncio), "wait": wait})
    _dpy_internals.is_wait_for_listener = is_wait_for_listener
    env._virtualize_recognized_waits = virtualize
    env._is_parked = is_parked
