"""Edits of the bot's messages, one at a time per message, based on Discord's last report of it.

`CountedCalls` gives the limits of channels as the throttle counts them, except for edits that
Discord does not count.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Container, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from weakref import WeakValueDictionary

import discord
from cachetools import FIFOCache

from cogs.posting.messages import NOBODY, Change, keep_only
from cogs.posting.obstacles import opened
from cogs.requests import refusals
from cogs.requests.refusals import ERRORS
from cogs.requests.throttle import Throttle
from cogs.ui.context import Context
from cogs.ui.kit.files import files_of


class CountedCalls:
    """Estimates when Discord will accept more calls in a channel."""

    def __init__(self, throttle: Throttle, editor: Editor) -> None:
        self._throttle = throttle
        self._editor = editor

    def send_in(self, place_id: int, spare: int = 0) -> float:
        """Return the seconds until a message can be sent while leaving room for `spare` more."""
        return self._throttle.opens_in("POST", place_id, spare)

    def edit_in(self, place_id: int, message_id: int, spare: int = 0) -> float:
        """Return the seconds until a message can be edited while leaving room for `spare` more."""
        if self._editor.is_free(message_id):
            return 0.0
        return self._throttle.opens_in("PATCH", place_id, spare)


MOST_CLICKS = 500
"""Maximum number of clicks remembered so that posts can be edited through them."""
PATIENCE = 3.0
"""Maximum seconds that an edit waits for clicks; Discord takes no first answer after that."""

Make = Callable[[discord.Message], Change | None]
"""Function that returns a message's new content, given its current one; None means no change."""

_NO_WAY = (refusals.TOO_LATE, refusals.NO_MESSAGE, refusals.ACCOUNT, refusals.UNKNOWN)
"""Discord's refusals of an edit through a click that is too old, or whose message was deleted."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Clicks:
    """Pending clicks on one message that may still be answered by editing it."""

    count: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Editor:
    """Editor of the bot's messages, which remembers their content as last reported by Discord.

    After a click that made a move, the answer to the click removes the post's buttons; Discord does
    not count such an edit against its limits. Further edits of that post within a quarter of an
    hour also go through the click.
    """

    def __init__(self, client: discord.Client, context: Context) -> None:
        self._client = client
        self._known = context.messages
        self._ways: FIFOCache[int, discord.Interaction] = FIFOCache(MOST_CLICKS)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._clicks: dict[int, _Clicks] = {}

    def remember(self, message: discord.Message) -> None:
        """Remember a message that Discord has just returned."""
        self._known[message.id] = message

    def forget(self, message_id: int) -> None:
        """Forget the content of a message, because it is no longer certain."""
        self._known.pop(message_id, None)

    def existed_since(self, message_id: int, since: datetime) -> bool:
        """Return whether a message is known to have existed at `since` or later."""
        known = self._known.get(message_id)
        return known is not None and (known.edited_at or known.created_at) >= since

    def is_free(self, message_id: int) -> bool:
        """Return whether a message can be edited through a click, which Discord does not count."""
        way = self._ways.get(message_id)
        return way is not None and not way.is_expired()

    async def change(
        self, place_id: int, message_id: int, make: Make, seen: discord.Message | None = None
    ) -> bool:
        """Edit a message, whose latest state may be `seen`; return whether it had to be fetched.

        Raises discord.py's errors.
        """
        async with self._alone(message_id):
            known = seen or self._known.get(message_id)
            message = known or await self._partial(place_id, message_id).fetch()
            self.remember(message)
            await self._edit(place_id, message_id, lambda: make(message))
        return known is None

    async def strip(
        self,
        place_id: int,
        message_id: int,
        offered: Container[str] = (),
        seen: discord.Message | None = None,
    ) -> bool:
        """Remove the buttons that are not `offered`; return whether the message had to be fetched.

        If Discord refuses this because a file of the message is gone, the pictures keep their URLs
        and the buttons are removed nevertheless. Raises discord.py's errors.
        """
        try:
            return await self.change(
                place_id, message_id, partial(keep_only, offered=offered), seen
            )
        except discord.HTTPException as error:
            if not _is_malformed(error):
                raise
            _log.warning("message %s shows a file that it has not: %s", message_id, error)
        self.forget(message_id)
        bare = partial(keep_only, offered=offered, by_name=False)
        return await self.change(place_id, message_id, bare)

    async def rewrite(
        self, place_id: int, message_id: int, make: Callable[[discord.Message | None], Change]
    ) -> None:
        """Replace a message's content, given its known content. Raises discord.py's errors."""
        async with self._alone(message_id):
            known = self._known.get(message_id)
            try:
                await self._edit(place_id, message_id, lambda: make(known))
            except discord.HTTPException as error:
                if known is None or not _is_malformed(error):
                    raise
                # A file that was to be kept is gone.
                await self._edit(place_id, message_id, lambda: make(None))

    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete a message. Raises discord.py's errors."""
        self.forget(message_id)
        await self._partial(place_id, message_id).delete()

    @contextmanager
    def clicked(self, message_id: int) -> Iterator[None]:
        """Make edits of a message wait until a click on it has been answered."""
        clicks = self._clicks.setdefault(message_id, _Clicks())
        clicks.count += 1
        try:
            yield
        finally:
            clicks.count -= 1
            if not clicks.count:
                del self._clicks[message_id]
                clicks.over.set()

    async def answer(self, interaction: discord.Interaction) -> bool:
        """Answer a click on a post by removing its buttons, unless the post is being edited.

        Return whether that was tried; if it failed, the buttons are removed later, as after a
        command.
        """
        message, done = interaction.message, interaction.response.is_done()
        if message is None or done or self._lock(message.id).locked():
            return False
        known = self._known.get(message.id) or message
        change = keep_only(known, ())
        if change is None:
            return False
        # An answer that does not name the files deletes them (discord-api-docs #6277).
        files = files_of(known) if change.files is None else change.files
        if files is None:
            return False
        async with self._lock(message.id):
            try:
                self.forget(message.id)
                told = await interaction.response.edit_message(
                    view=change.view, attachments=files, allowed_mentions=NOBODY
                )
            except ERRORS as error:
                _log.info("message %s keeps its buttons for now: %s", message.id, error)
                return True
            self._ways[message.id] = interaction
            if told is not None and isinstance(told.resource, discord.Message):
                self.remember(told.resource)
        return True

    @asynccontextmanager
    async def _alone(self, message_id: int) -> AsyncIterator[None]:
        """Wait for pending clicks on a message and for other edits of it, then lock it."""
        clicks = self._clicks.get(message_id)
        if clicks is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await clicks.over.wait()
        async with self._lock(message_id):
            yield

    def _lock(self, message_id: int) -> asyncio.Lock:
        return self._locks.setdefault(message_id, asyncio.Lock())

    def _partial(self, place_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(place_id).get_partial_message(message_id)

    async def _edit(
        self, place_id: int, message_id: int, make: Callable[[], Change | None]
    ) -> None:
        """Send an edit, reopening a closed thread for it, and remember the result."""

        async def send() -> None:
            change = make()
            if change is None:
                return
            # The content is unknown until Discord has answered.
            self.forget(message_id)
            message = await self._through_click(message_id, change)
            if message is None:
                change = make() or change
                message = await self._partial(place_id, message_id).edit(
                    view=change.view, attachments=change.attachments, allowed_mentions=NOBODY
                )
            self.remember(message)

        await opened(self._client, place_id, send)

    async def _through_click(self, message_id: int, change: Change) -> discord.Message | None:
        """Send an edit through a recent click; return None if no click works any more."""
        way = self._ways.get(message_id)
        if way is None or way.is_expired():
            return None
        try:
            return await way.edit_original_response(
                view=change.view, attachments=change.attachments, allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            self._ways.pop(message_id, None)
            if refusals.of(error) not in _NO_WAY:
                raise
            return None


def _is_malformed(error: discord.HTTPException) -> bool:
    """Return whether an edit was refused because of its content."""
    return refusals.of(error) in (refusals.PAYLOAD, refusals.UNKNOWN)
