"""The local table: the real bot on a simulated Discord, played in the browser without a token."""

from bot.preview.table import LocalTable

__all__ = ["LocalTable"]
