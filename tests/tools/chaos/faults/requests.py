"""Requests that fail whatever they ask for: lost, refused, slow, too many."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from tests.strict.refusal import Refused
from tests.tools.chaos import limits
from tests.tools.chaos.faults.case import Scene, fault
from tests.tools.chaos.routes import Call, Dropped, Fault, TooMany


class Requests(Fault):
    """An error at requests that change something, before or after the work is done.

    `only` is their method, or the end of their route, or both; all by default.
    """

    def __init__(self, error: Callable[[], Exception], early: bool, only: str = "") -> None:
        self._error, self._early, self._only = error, early, only

    async def before(self, call: Call) -> None:
        if self._early and self._meets(call):
            raise self._error()

    async def after(self, call: Call) -> None:
        if not self._early and self._meets(call):
            raise self._error()

    def _meets(self, call: Call) -> bool:
        method, _, end = self._only.rpartition(" ")
        return call.method != "GET" and method in ("", call.method) and call.template.endswith(end)


class Slow(Fault):
    """Every answer takes its time."""

    async def after(self, call: Call) -> None:
        await asyncio.sleep(1.5)


def _requests(name: str, make: Callable[[], Fault]) -> None:
    @fault(name)
    async def happens(scene: Scene) -> AsyncIterator[None]:
        made = make()
        scene.stage.server.faults.append(made)
        yield
        scene.stage.server.faults.remove(made)


def _refusals(name: str, status: int, code: int, only: str = "") -> None:
    _requests(name, lambda: Requests(lambda: Refused(status, code, name), True, only))


POSTS = "POST /channels/{channel}/messages"

_requests("dropped-before", lambda: Requests(Dropped, early=True))
_requests("dropped-after", lambda: Requests(Dropped, early=False))
_requests("error-500", lambda: Requests(lambda: Refused(500, 0, "error"), early=True))
_requests("error-500-after", lambda: Requests(lambda: Refused(500, 0, "error"), early=False))
_refusals("error-503", 503, 0)
_requests("rate-limit", lambda: Requests(lambda: TooMany(1.0, "shared"), early=True))
_requests("slow-answers", Slow)
_requests("answer-lost", lambda: Requests(Dropped, early=False, only="callback"))
_refusals("unknown-interaction", 404, 10062, "callback")
# What *Opcodes and Status Codes* lists and passes again, at a move's post.
_refusals("unknown-message-at-a-post", 404, 10008, POSTS)
_refusals("blocked-by-automod", 400, 200000, POSTS)
_refusals("channel-type-at-a-post", 400, 50024, POSTS)
_refusals("sending-disabled", 403, 40004, POSTS)
_refusals("refused-without-a-code", 400, 0, POSTS)


@fault("every-message-is-old")
async def every_message_is_old(scene: Scene) -> AsyncIterator[None]:
    """Messages are older than an hour at once, and edits of them few (30046)."""
    before, limits.OLD = limits.OLD, 0.0
    yield
    limits.OLD = before


_requests(
    "edits-of-old-messages",
    lambda: Requests(lambda: TooMany(2.0, "shared", 30046), True, "PATCH messages/{message}"),
)
