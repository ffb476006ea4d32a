"""Hosted tables: lobby, moves, takebacks, posts and house bots on top of the store."""

from bot.host.host import Host

__all__ = ["Host"]
