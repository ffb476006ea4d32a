"""Rate limits over SimCord, for tests that ask for them: by itself it counts nothing.

They are those of the small Discord of `tests.tools.chaos`: buckets of routes, and of edits of
messages older than an hour (code 30046 with status 429). discord.py, which would try again, is not
there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from discord.utils import snowflake_time
from simcord.http import router

from tests.strict.install import Injected
from tests.tools.chaos.limits import BUCKETS, Limits

OLD_EDIT = 30046
_EDIT = ("PATCH", "/channels/{channel}/messages/{message}")
_ROUTES = {route: re.compile(re.sub(r"\{\w+\}", r"(\\d+)", route[1])) for route in BUCKETS}


@contextmanager
def enforced() -> Iterator[list[str]]:
    """Refuse what is too many for its route, or an edit too many of old messages; yield which."""
    limits, refused, before = Limits(), list[str](), router._check_faults

    def check(backend: Any, method: str, path: str) -> None:
        before(backend, method, path)
        code = _code(limits, backend, method, path)
        if code is not None:
            refused.append(f"{code} {method} {path}")
            raise Injected(429, code, "You are being rate limited.")

    router._check_faults = check
    try:
        yield refused
    finally:
        router._check_faults = before


def _code(limits: Limits, backend: Any, method: str, path: str) -> int | None:
    """Return the code with which a call is refused, 0 = none but the status; None = it is not."""
    for route, pattern in _ROUTES.items():
        found = pattern.fullmatch(path) if route[0] == method else None
        if found is None:
            continue
        ids = [int(one) for one in found.groups()]
        if limits.take(*route, ids[0] if ids else None).wait:
            return 0
        if route == _EDIT and limits.old_edit(ids[0], _age(backend, ids[1])):
            return OLD_EDIT
    return None


def _age(backend: Any, message_id: int) -> float:
    """Return how many seconds ago a message was sent, by the simulated clock."""
    return float((backend.clock.now() - snowflake_time(message_id)).total_seconds())
