"""Simulation of a season in a process of its own, while the bot hosts games."""

from __future__ import annotations

import asyncio
from multiprocessing import get_context
from multiprocessing.connection import Connection

from bot.host.core.api import HostError
from bot.simulation.plan import Plan
from bot.simulation.report import Report
from bot.simulation.season import Unfinished, play


async def simulate_in_process(plan: Plan) -> Report:
    """Play a season in a process of its own, which ends with this one.

    Raises HostError as the founding of such a season does, Unfinished.
    """
    context = get_context("spawn")
    answers, sender = context.Pipe(duplex=False)
    process = context.Process(target=_answer, args=(plan, sender), daemon=True)
    process.start()
    sender.close()
    try:
        answer = await asyncio.to_thread(answers.recv)
    except EOFError:
        raise Unfinished("its process ended") from None
    finally:
        process.terminate()
        answers.close()
    if isinstance(answer, Report):
        return answer
    code, facts = answer
    raise _refused(code, facts)


def _refused(code: str, facts: dict[str, str | int]) -> HostError:
    """Return the refusal of another process: its code selects the sentence."""
    error = HostError(**facts)
    error.code = code
    return error


def _answer(plan: Plan, sender: Connection) -> None:
    """Play a season in this process, and send the result."""
    from bot.catalogue.games import GAMES

    try:
        sender.send(asyncio.run(play(plan, GAMES)))
    except HostError as error:
        sender.send((error.code, error.args_))
