"""The messages of a simulated channel as the client shows them."""

from __future__ import annotations

from typing import Any

from tests.tools.client.layout import PHONE
from tests.tools.client.paint import Painted, Painter


async def painted(message: Any, width: int = PHONE, dark: bool = True) -> Painted:
    """Return a message, a post or a private answer, as it looks."""
    files = {one.filename: await one.read() for one in message.attachments}
    roots = [c if isinstance(c, dict) else c.to_dict() for c in message.components]
    return Painter(width, files, dark).paint(roots)
