"""Hosted tables: lobby, moves, takebacks, posts and house bots on top of the store.

`Host` is imported only when it is first used: a process that only draws needs nothing but the
records of the games, and so saves half a second and thirty megabytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.host.host import Host

__all__ = ["Host"]


def __getattr__(name: str) -> type[Host]:
    if name != "Host":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from bot.host.host import Host

    return Host
