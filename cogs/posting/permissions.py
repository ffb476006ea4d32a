"""The permissions that tables need of a channel, and which of them are missing."""

from __future__ import annotations

from collections.abc import Sequence

import discord

VITAL = ("view_channel", "send_messages", "send_messages_in_threads", "read_message_history")
"""Without one of these, tables in a channel stand still, or may after the next disturbance."""
USEFUL = ("create_public_threads", "create_private_threads", "attach_files", "embed_links")
"""Without one of these, something is missing: a thread of its own, private tables, pictures."""
_NOT_IN_THREADS = frozenset({"send_messages", "create_public_threads", "create_private_threads"})
_IMPLIED = {
    "view_channel": frozenset({*VITAL, *USEFUL}),
    "send_messages": frozenset({"attach_files", "embed_links"}),
}
"""What nobody has without a permission, so that it alone is worth naming."""


def missing(given: discord.Permissions, in_thread: bool = False) -> Sequence[str]:
    """Return the permissions that a table's place lacks, the most important first."""
    wanted = [name for name in (*VITAL, *USEFUL) if not (in_thread and name in _NOT_IN_THREADS)]
    lacking = [name for name in wanted if not getattr(given, name)]
    implied = {other for name in lacking for other in _IMPLIED.get(name, ()) if other != name}
    return [name for name in lacking if name not in implied]
