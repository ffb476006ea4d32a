"""Requests from pages about tables that another process owns: the owner carries each out once.

    here: person, pairing, language and request body -> the process that owns the table
    there: current person, seat and pairing -> the same handler -> status and sentence -> here

The answer shows the table as this process reads it afterwards. If the owner received the request
but does not answer, this process cannot know whether it took effect: the page gets status 202.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from bot.host.core.cluster.api import OtherShard, Server, Unanswered
from bot.host.links.pairings import Paired
from bot.locales import Words
from bot.presenting.moves.refusals import sentence
from bot.store import StoreError
from bot.web.rate_limit import Later, NotFound
from bot.web.responses import packed
from bot.web.site import Site

Sent: TypeAlias = Mapping[str, Any]


class Done(NamedTuple):
    """The result of a request: the status of the answer, and a sentence about the result."""

    status: int
    said: str


class Handed(NamedTuple):
    """A request for the owner; it contains no secret of the browser, only the pairing's `mark`
    or that of a program's token.

    `kind` selects the handler there; `about` is the token of a table's link or the number of a
    lobby or table.
    """

    kind: str
    about: str
    language: str | None
    user_id: int
    mark: str
    sent: Sent


Doors: TypeAlias = Callable[[Site, Handed], Awaitable[Done]]
"""Function that carries out a request that another process received.

Raises NotFound, Later, OtherShard.
"""
PageDoors: TypeAlias = Callable[[Site, Paired, Handed], Awaitable[Done]]
"""Function that carries out a request from a page of another process, for a paired browser."""

PERHAPS = 202
"""Status of a request that the owner did not answer.

It "might or might not eventually be acted upon" (RFC 9110, "202 Accepted").
"""
_REFUSED: Mapping[int, type[Exception]] = {404: NotFound, 503: Later}
"""Exceptions raised here, by the status with which the owner reports that it did nothing."""

_log = logging.getLogger(__name__)


async def done_by_owner(site: Site, error: OtherShard, handed: Handed, words: Words) -> Done:
    """Have the table's owner carry out a request from a page here. Raises NotFound, Later."""
    try:
        answer = await site.context.host.cluster.ask(error.shard, packed(handed).decode())
    except OtherShard as nobody:
        return Done(422, sentence(nobody, words))
    except Unanswered:
        return Done(PERHAPS, words("web-play-perhaps"))
    status, said = json.loads(answer) if answer else (503, "")
    if status in _REFUSED:
        raise _REFUSED[status]
    return Done(status, words("web-play-perhaps") if status == PERHAPS else said)


def server(site: Site, doors: Mapping[str, Doors]) -> Server:
    """Return the function that carries out requests from other processes' pages."""

    async def serve(question: str) -> str:
        try:
            handed = Handed(*json.loads(question))
            answer = await _done(site, doors[handed.kind], handed)
        except NotFound:
            answer = Done(404, "")
        except Later:
            answer = Done(503, "")
        except StoreError:
            answer = Done(PERHAPS, "")
        except Exception:
            _log.exception("what another process was sent could not be done")
            answer = Done(PERHAPS, "")
        return packed(answer).decode()

    return serve


def of_browsers(doors: PageDoors) -> Doors:
    """Return a function that carries out a request if its browser is still paired."""

    async def checked(site: Site, handed: Handed) -> Done:
        browsers = await site.context.host.pairings.of_user(handed.user_id)
        who = next((one for one in browsers if one.mark == handed.mark), None)
        if who is None:
            raise NotFound
        return await doors(site, who, handed)

    return checked


async def _done(site: Site, doors: Doors, handed: Handed) -> Done:
    """Carry out a request. Raises NotFound, Later.

    It is never passed on again: the table has moved meanwhile, or the two processes disagree on
    which of them owns it.
    """
    try:
        return await doors(site, handed)
    except OtherShard as error:
        return Done(422, sentence(error, Words(handed.language)))
