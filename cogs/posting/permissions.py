"""Permissions that the bot needs in a channel, and those that are missing."""

from __future__ import annotations

from collections.abc import Sequence

import discord

VITAL = ("view_channel", "send_messages", "send_messages_in_threads", "read_message_history")
"""Without one of these, tables in a channel stop, or may after the next disturbance."""
USEFUL = ("create_public_threads", "create_private_threads", "attach_files", "embed_links")
"""Without one of these, a feature is missing: threads, private tables, pictures."""
TABLES = (*VITAL, *USEFUL)
"""Permissions that tables need in their channel, the most important first."""
IN_THREAD = (*VITAL[:1], *VITAL[2:], *USEFUL[2:])
"""Permissions that a table needs if it lives in a thread without its channel."""
LINES = (*VITAL[:2], *VITAL[3:])
"""Permissions to post lines that belong to no table."""
_BESIDE_WORDS = frozenset({"attach_files", "embed_links"})
"""Permissions that nobody has without the permission to write."""


def missing(given: discord.Permissions, needed: Sequence[str] = TABLES) -> list[str]:
    """Return the permissions that are needed and not given, the most important first.

    A permission that is missing because of another one named is left out.
    """
    lacking = [name for name in needed if not getattr(given, name)]
    if "view_channel" in lacking:
        return ["view_channel"]
    writing = "send_messages" if "send_messages" in needed else "send_messages_in_threads"
    return [name for name in lacking if writing not in lacking or name not in _BESIDE_WORDS]
