"""Cache of pictures, drawn off the event loop; requests for the same picture share a drawing.

Pictures that a player needs for a move are drawn as they are requested, one at a time. Onlookers'
pictures are drawn meanwhile, also one at a time, for each person in turn, and only for a share of
the time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple

from bot.host.core.api import PackageFailed
from bot.presenting.pictures import draw
from bot.presenting.services import Services
from bot.web.background import BackgroundWork
from bot.web.rate_limit import Later, TooMany
from bot.web.responses import kind_of
from render.api import PictureArea
from render.art.kept import Kept, picture_bytes
from render.jobs import Drawable

SHARE = 0.2
"""Maximum share of time spent drawing for onlookers, on average: posts need the processors, too."""
AT_ONCE = 2.0
"""Seconds of drawing before the limit applies, so that a single reader does not wait."""
WAITING = 400
"""Maximum number of onlookers' pictures in the queue."""
EACH = 100
"""Maximum number of pictures queued for one person: those of some large tables, with close-ups."""


class Shown(NamedTuple):
    """A drawn picture: its media type, its bytes, a digest that identifies it, and its areas."""

    kind: str
    data: bytes
    mark: str
    areas: tuple[PictureArea, ...]


class _Wish(NamedTuple):
    """A requested picture that is not drawn yet, in the queue of the first person to request it."""

    user_id: int
    key: Hashable
    job: Drawable
    drawn: asyncio.Future[Shown]


class Price:
    """Debt of drawing time: each drawing adds the time it took, and delays the next one."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._owed, self._at = 0.0, now()

    def pay(self, seconds: float) -> float:
        """Add `seconds` to the debt; return the seconds until the next picture may be drawn."""
        now = self._now()
        self._owed = max(0.0, self._owed - (now - self._at) * SHARE) + seconds
        self._at = now
        return max(0.0, self._owed - AT_ONCE) / SHARE


class PictureCache:
    """Cache that draws each picture once, and keeps those used most recently."""

    def __init__(self, context: Services, background: BackgroundWork) -> None:
        self._context, self._background = context, background
        self._kept = Kept[Shown]()
        self._wished: dict[Hashable, _Wish] = {}
        self._queue: OrderedDict[int, deque[_Wish]] = OrderedDict()
        self._price, self._rest_until = Price(), 0.0
        self._drawing: asyncio.Task[None] | None = None
        self._urgent = set[asyncio.Task[None]]()

    async def shown(
        self, key: Hashable, job: Drawable, user_id: int = 0, first: bool = False
    ) -> Shown:
        """Return the picture with this key; draw it if necessary, for a person (0 = for anyone).

        A picture that a player needs for a move is drawn `first`, before all onlookers' pictures,
        even if they were requested earlier. Raises Later, TooMany.
        """
        if (found := self._kept.get(key)) is not None:
            return found
        if key not in self._wished and len(self._wished) >= WAITING and not first:
            raise Later
        wish = self._wished.get(key) or self._wish(key, job, user_id)
        if first and self._left(wish):
            task = asyncio.create_task(self._draw_first(wish))
            self._urgent.add(task)
            task.add_done_callback(self._urgent.discard)
        # If this reader disconnects, the drawing goes on for the others that wait for it.
        return await asyncio.shield(wish.drawn)

    def _wish(self, key: Hashable, job: Drawable, user_id: int) -> _Wish:
        own = self._queue.setdefault(user_id, deque())
        if len(own) >= EACH:
            raise TooMany
        drawn: asyncio.Future[Shown] = asyncio.get_running_loop().create_future()
        wish = self._wished[key] = _Wish(user_id, key, job, drawn)
        own.append(wish)
        if self._drawing is None:
            self._drawing = asyncio.create_task(self._draw_all())
        return wish

    def _left(self, wish: _Wish) -> bool:
        """Remove a picture from its queue; return whether it was there, that is, not yet drawn."""
        own = self._queue.get(wish.user_id, deque())
        if wish not in own:
            return False
        own.remove(wish)
        if not own:
            del self._queue[wish.user_id]
        return True

    async def _draw_first(self, wish: _Wish) -> None:
        """Draw a picture that a player waits for, before posts and onlookers' pictures."""
        async with self._context.player_pool.turn():
            await self._draw(wish)

    async def _draw_all(self) -> None:
        """Draw onlookers' pictures; each is chosen only when the drawing pool has room for it."""
        while self._queue:
            await asyncio.sleep(self._rest_until - monotonic())
            # A thread of this process pickles the job for the drawing process.
            await self._background.piece()
            begun = monotonic()
            async with self._context.page_pool.turn():
                if self._queue:
                    await self._draw(self._next())
            now = monotonic()
            self._rest_until = now + self._price.pay(now - begun)
        self._drawing = None

    def _next(self) -> _Wish:
        """Remove and return the next picture to draw; people take turns."""
        user_id, own = self._queue.popitem(last=False)
        wish = own.popleft()
        if own:
            self._queue[user_id] = own
        return wish

    async def _draw(self, wish: _Wish) -> None:
        """Draw a requested picture; if that fails, its requests raise Later or PackageFailed."""
        fault: Exception = Later()
        try:
            pictures = await asyncio.to_thread(draw, (wish.job,), self._context.drawer)
        except PackageFailed as error:
            pictures, fault = None, error
        picture = pictures[0] if pictures else None
        del self._wished[wish.key]
        if picture is None:
            wish.drawn.set_exception(fault)
            # Mark the exception as retrieved: a request may no longer wait for it.
            wish.drawn.exception()
            return
        kind = kind_of(picture)
        mark = blake2b(picture.data, digest_size=9).hexdigest()
        shown = Shown(kind, picture.data, mark, picture.areas)
        self._kept.put(wish.key, shown, picture_bytes(picture))
        wish.drawn.set_result(shown)
