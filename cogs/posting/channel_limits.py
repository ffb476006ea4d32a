"""Limits of channels as the throttle counts them, but for edits that Discord does not count."""

from __future__ import annotations

from cogs.posting.editor import Editor
from cogs.requests.throttle import Throttle


class CountedCalls:
    """Tells in how many seconds Discord takes more in a channel, 0 = now."""

    def __init__(self, throttle: Throttle, editor: Editor) -> None:
        self._throttle = throttle
        self._editor = editor

    def send_in(self, place_id: int, spare: int = 0) -> float:
        """Return in how many seconds a message can be sent, and so many others besides."""
        return self._throttle.opens_in("POST", place_id, spare)

    def edit_in(self, place_id: int, message_id: int, spare: int = 0) -> float:
        """Return in how many seconds a message can be edited, and so many others besides."""
        if self._editor.is_free(message_id):
            return 0.0
        return self._throttle.opens_in("PATCH", place_id, spare)
