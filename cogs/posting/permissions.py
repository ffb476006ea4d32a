"""The permissions that the bot needs in a channel, and which of them are missing."""

from __future__ import annotations

from collections.abc import Sequence

import discord

VITAL = ("view_channel", "send_messages", "send_messages_in_threads", "read_message_history")
"""Without one of these, tables in a channel stand still, or may after the next disturbance."""
USEFUL = ("create_public_threads", "create_private_threads", "attach_files", "embed_links")
"""Without one of these, something is missing: a thread of its own, private tables, pictures."""
TABLES = (*VITAL, *USEFUL)
"""What tables need of their channel, the most important first."""
IN_THREAD = (*VITAL[:1], *VITAL[2:], *USEFUL[2:])
"""What a table needs that lives in a thread without its channel."""
LINES = (*VITAL[:2], *VITAL[3:])
"""What it takes to post lines without a table."""
_BESIDE_WORDS = frozenset({"attach_files", "embed_links"})
"""What nobody has who may not write."""


def missing(given: discord.Permissions, needed: Sequence[str] = TABLES) -> list[str]:
    """Return the permissions that are needed and not given, the most important first.

    What nobody has without one that is named is not named, too.
    """
    lacking = [name for name in needed if not getattr(given, name)]
    if "view_channel" in lacking:
        return ["view_channel"]
    writing = "send_messages" if "send_messages" in needed else "send_messages_in_threads"
    return [name for name in lacking if writing not in lacking or name not in _BESIDE_WORDS]
