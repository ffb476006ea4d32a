"""What is sent from a page about a table that another process has: its owner does it, once.

    here: link, person, pairing, language and what was sent -> the owner of the table
    there: link, seat and pairing as they are now -> the same doors -> status and sentence -> here

The answer shows the table as this process reads it then. Where the owner took what was sent, and
does not answer, nobody here knows whether it counts: the page is told so, with status 202.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from bot.host.core.cluster.api import OtherShard, Server, Unanswered
from bot.host.links.pairings import Paired
from bot.presenting.moves.refusals import sentence
from bot.store import StoreError
from bot.web.play.sent import Done, Sent
from bot.web.rate_limit import Later, NotFound
from bot.web.responses import packed
from bot.web.site import Seen, Site

Doors = Callable[[Site, Paired, Seen, Sent], Awaitable[Done]]
"""Does what a person sent from a page. Raises NotFound, Later."""

PERHAPS = 202
"""Status where the owner did not answer: it "might or might not eventually be acted upon" (RFC
9110, "202 Accepted")."""
_REFUSED: Mapping[int, type[Exception]] = {404: NotFound, 503: Later}
"""Statuses with which the owner did nothing, and what is raised here."""

_log = logging.getLogger(__name__)


class _Sent(NamedTuple):
    """What goes to the owner: no secret of the browser, only the pairing's `mark`."""

    token: str
    language: str | None
    user_id: int
    mark: str
    sent: Mapping[str, Any]


async def done(site: Site, error: OtherShard, who: Paired, seen: Seen, sent: Sent) -> Done:
    """Have the owner of a table do what was sent from a page here. Raises NotFound, Later."""
    handed = _Sent(seen.token, seen.words.language, who.user_id, who.mark, sent)
    try:
        answer = await site.context.host.cluster.ask(error.shard, packed(handed).decode())
    except OtherShard as nobody:
        return Done(422, sentence(nobody, seen.words))
    except Unanswered:
        return Done(PERHAPS, seen.words("web-play-perhaps"))
    status, said = json.loads(answer) if answer else (503, "")
    if status in _REFUSED:
        raise _REFUSED[status]
    return Done(status, said or seen.words("web-play-perhaps") if status == PERHAPS else said)


def server(site: Site, doors: Doors) -> Server:
    """Return what does here what was sent from pages of other processes, through these doors."""

    async def serve(question: str) -> str:
        try:
            answer = await _done_for_another(site, doors, _Sent(*json.loads(question)))
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


async def _done_for_another(site: Site, doors: Doors, handed: _Sent) -> Done:
    """Look at everything anew, and do what was sent. Raises NotFound, Later."""
    browsers = await site.context.host.pairings.of_user(handed.user_id)
    who = next((one for one in browsers if one.mark == handed.mark), None)
    if who is None:
        raise NotFound
    seen = await site.opened(handed.token, handed.language)
    return await doors(site, who, seen, handed.sent)
