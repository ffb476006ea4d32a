"""Drawn pictures, each drawn once for all who ask for the same, off the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Hashable
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple

from bot.web.guard import Later
from cogs.posting.pictures import drawn
from cogs.ui.context import Context
from cogs.ui.kit.draw_pool import DrawPool
from render.jobs import Drawable

ROOM = 24 << 20
"""Bytes of pictures that are kept for the next who asks."""
SHARE = 0.2
"""Share of the time in which pages may be drawn in the long run: posts need the processors."""
AT_ONCE = 2.0
"""Seconds of drawing before that counts: whoever reads alone waits for nothing."""
WAITING = 400
"""Pictures that may wait to be drawn."""


class Shown(NamedTuple):
    """A drawn picture: its type, its bytes, and a digest that tells them apart."""

    kind: str
    data: bytes
    mark: str


class Thrift:
    """Lets one draw after the other, for a share of the time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._spent, self._at = 0.0, 0.0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until something may be drawn, and count how long it takes."""
        async with self._turn:
            self._forget()
            await asyncio.sleep(max(0.0, self._spent - AT_ONCE) / SHARE)
            self._forget()
            begun = monotonic()
            try:
                yield
            finally:
                self._spent += monotonic() - begun

    def _forget(self) -> None:
        now = monotonic()
        self._spent = max(0.0, self._spent - (now - self._at) * SHARE)
        self._at = now


class Shelf:
    """Draws pictures, each once, and keeps the last ones."""

    def __init__(self, context: Context, pool: DrawPool) -> None:
        self._context = context
        self._pool = pool
        self._kept: OrderedDict[Hashable, Shown] = OrderedDict()
        self._held = 0
        self._under_way: dict[Hashable, asyncio.Task[Shown]] = {}
        self._thrift = Thrift()

    async def shown(
        self,
        key: Hashable,
        job: Drawable,
        allowed: AbstractContextManager[None] | None = None,
    ) -> Shown:
        """Return the picture of that key, drawn if need be. Raises Later.

        `allowed` lasts as long as it is drawn: who asks for a kept one costs nothing.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._under_way.get(key)
        if task is None:
            if len(self._under_way) >= WAITING:
                raise Later
            held = ExitStack()
            held.enter_context(allowed or nullcontext())
            task = self._under_way[key] = asyncio.create_task(self._draw(key, job))
            held.callback(self._under_way.pop, key)
            task.add_done_callback(lambda _: held.close())
        # Whoever goes away leaves the drawing to the others who wait for it.
        return await asyncio.shield(task)

    async def _draw(self, key: Hashable, job: Drawable) -> Shown:
        async with self._thrift.turn():
            pictures = await drawn(self._context, job, pool=self._pool)
        if not pictures:
            raise Later
        (picture,) = pictures
        kind = picture.name.rpartition(".")[2]
        mark = blake2b(picture.data, digest_size=9).hexdigest()
        shown = Shown(f"image/{kind}", picture.data, mark)
        self._kept[key] = shown
        self._held += len(shown.data)
        while self._held > ROOM:
            self._held -= len(self._kept.popitem(last=False)[1].data)
        return shown
