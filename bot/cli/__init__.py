"""Command-line interface of the bot."""

from bot.cli.exits import FAILED, IN_USE, USAGE
from bot.cli.main import main, parser

__all__ = ["FAILED", "IN_USE", "USAGE", "main", "parser"]
