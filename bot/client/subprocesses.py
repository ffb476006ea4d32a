"""Long computations for leagues, each in its own process while the bot hosts games.

Each process imports this module first, so it imports little: pairing needs only a tenth of what a
simulated season needs.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, TypeVar

from bot.leagues.pairing import CannotPair, Pairing, Request, pair
from bot.workers.processes.child import Answer, Kind
from bot.workers.processes.pool import STARTING
from bot.workers.processes.process import Ended, Hung, Process, begun, tell

if TYPE_CHECKING:
    from bot.host.leagues.following.api import Request as LogRequest
    from bot.host.leagues.following.reading import Reading
    from bot.simulation.plan import Plan
    from bot.simulation.report import Report

A = TypeVar("A")
T = TypeVar("T")

NICE = 10
"""Niceness of a subprocess, the same as a thinking process's: the bot itself has priority."""

PATIENCE = 86_400.0
"""Maximum seconds that a subprocess may work: a small computer may simulate whole seasons."""
CHECKING = 600.0
"""Maximum seconds for the check of another bot's log, after which its process is killed.

A season of 200 people and 244 games of Puerto Rico takes one to two minutes on a busy core.
"""

_log = logging.getLogger(__name__)


class Failed(Exception):
    """The function gave no result; the text says why."""


class TooSlow(Failed):
    """The function gave no result in time, and its process was killed."""


async def once(
    name: str,
    function: Callable[[A], T],
    argument: A,
    refusal: type[Exception] = Failed,
    seconds: float = PATIENCE,
) -> T:
    """Call a function in a process that ends after this call, or with the bot.

    The function, its argument and its result must be picklable, and so must an error of the type
    `refusal`, which is raised again here. Raises TooSlow if it takes more than `seconds`, and
    Failed for any other error.
    """
    try:
        process = begun(Kind(name, NICE, dict, partial(_call, function, refusal)))
    except OSError as error:
        raise Failed(str(error)) from error
    try:
        answer = await asyncio.to_thread(_answer, process, argument, seconds)
    except Hung as error:
        raise TooSlow(str(error)) from error
    except Ended as error:
        raise Failed(str(error)) from error
    finally:
        process.kill()
    tell(answer.lines)
    if answer.failed:
        raise Failed(answer.failed)
    if isinstance(answer.value, refusal):
        raise answer.value
    result: T = answer.value
    return result


def _answer(process: Process, argument: object, seconds: float) -> Answer:
    """Wait until the process is ready, and return its answer. Raises Failed, Ended, Hung."""
    try:
        process.ready(STARTING)
    except Hung as error:
        raise Failed(str(error)) from error
    return process.ask(pickle.dumps(argument, pickle.HIGHEST_PROTOCOL), seconds)


def _call(
    function: Callable[[A], T],
    refusal: type[Exception],
    _pipe: Connection,
    request: bytes,
    _loaded: object,
) -> T | Exception:
    try:
        return function(pickle.loads(request))
    except refusal as error:
        return error


async def pair_in_process(request: Request) -> Pairing:
    """Pair a division in its own process. Raises CannotPair, Failed."""
    return await once("pairing", pair, request, CannotPair)


async def simulate_in_process(plan: Plan) -> Report:
    """Simulate a season in its own process.

    Raises Unfinished, and HostError like founding such a season.
    """
    from bot.host.core.api import HostError
    from bot.simulation.season import Unfinished

    try:
        return await once("simulating", _played, plan, HostError)
    except Failed as failed:
        _log.warning("a season could not be simulated: %s", failed)
        raise Unfinished("its process ended") from failed


async def read_in_process(request: LogRequest) -> Reading:
    """Check another bot's log in its own process. Raises Difference, CannotCheck."""
    from bot.host.leagues.following.api import CannotCheck
    from bot.leagues.seasonlog.differences import Difference

    try:
        return await once("checking", _read, request, Difference, CHECKING)
    except TooSlow as slow:
        raise CannotCheck("slow") from slow
    except Failed as failed:
        _log.warning("another bot's log could not be checked: %s", failed)
        raise CannotCheck("broken") from failed


def _read(request: LogRequest) -> Reading:
    from bot.catalogue.games import GAMES
    from bot.host.leagues.following.reading import read_log
    from bot.host.leagues.seasonlog.referee import HostReferee

    return read_log(request, HostReferee({key: game.rules for key, game in GAMES.items()}))


def _played(plan: Plan) -> Report:
    from bot.catalogue.games import GAMES
    from bot.simulation.season import play

    return asyncio.run(play(plan, GAMES))
