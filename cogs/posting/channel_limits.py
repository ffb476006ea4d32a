"""Limits of channels as the throttle counts them, except for edits that Discord does not count."""

from __future__ import annotations

from cogs.posting.editor import Editor
from cogs.requests.throttle import Throttle


class CountedCalls:
    """Returns the seconds until Discord takes more calls in a channel, 0 = now."""

    def __init__(self, throttle: Throttle, editor: Editor) -> None:
        self._throttle = throttle
        self._editor = editor

    def send_in(self, place_id: int, spare: int = 0) -> float:
        """Return the seconds until a message can be sent, with room for `spare` more."""
        return self._throttle.opens_in("POST", place_id, spare)

    def edit_in(self, place_id: int, message_id: int, spare: int = 0) -> float:
        """Return the seconds until a message can be edited, with room for `spare` more."""
        if self._editor.is_free(message_id):
            return 0.0
        return self._throttle.opens_in("PATCH", place_id, spare)
