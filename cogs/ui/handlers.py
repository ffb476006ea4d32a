"""Handlers of clicks, which cogs register by the verb of a custom_id.

If several processes share the bot, one of them owns the object that a verb acts on. `of_tables` and
the similar functions let a handler run only in that process. In any other process it raises
OtherShard before anything is done or answered, and `cogs.ui.arrivals` decides what happens to the
click.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.host.host import Host
from cogs.ui.interaction import Request

Handler: TypeAlias = Callable[[Request, str, tuple[str, ...]], Awaitable[None]]
"""Function that handles a click, given the request, the custom_id's rest, and a menu's values."""

Handlers: TypeAlias = dict[str, Handler]
"""Handlers of clicks, by verb."""

Check: TypeAlias = Callable[[Host, int], Awaitable[None]]
"""Function that raises OtherShard if another process owns the object with a given number."""

_FIRST = re.compile(r"([0-9]{1,15})(?::|\Z)", re.ASCII)


def _check_table(host: Host, number: int) -> Awaitable[None]:
    return host.cluster.check(number)


def is_of_table(handler: Handler | None) -> bool:
    """Return whether a handler's custom_ids begin with a table's number."""
    return isinstance(handler, partial) and handler.args[:1] == (_check_table,)


def of_tables(handlers: Handlers) -> Handlers:
    """Restrict handlers to tables of this process; their custom_ids begin with a table's number."""
    return _checked(_check_table, handlers)


def of_proposals(handlers: Handlers) -> Handlers:
    """Restrict handlers to proposals of this process, whose numbers begin the custom_ids."""
    return _checked(lambda host, number: host.proposals.check_own(number), handlers)


def of_orders(handlers: Handlers) -> Handlers:
    """Restrict handlers to standing orders of this process, whose numbers begin the custom_ids."""
    return _checked(lambda host, number: host.automation.orders.check_own(number), handlers)


def of_seasons(handlers: Handlers) -> Handlers:
    """Restrict handlers to league seasons of this process, whose numbers begin the custom_ids."""
    return _checked(lambda host, number: host.leagues.founding.check_own(number), handlers)


def of_vacancies(handlers: Handlers) -> Handlers:
    """Restrict handlers to free league seats of this process, whose numbers begin custom_ids."""
    return _checked(lambda host, number: host.leagues.alternates.check_own(number), handlers)


def _checked(check: Check, handlers: Handlers) -> Handlers:
    return {verb: partial(_begin, check, handler) for verb, handler in handlers.items()}


async def _begin(
    check: Check, handler: Handler, request: Request, args: str, values: tuple[str, ...]
) -> None:
    """Run a handler if this process owns the numbered object, else raise OtherShard.

    A custom_id without a number is left to the handler to refuse.
    """
    match = _FIRST.match(args)
    if match is not None:
        await check(request.context.host, int(match[1]))
    await handler(request, args, values)
