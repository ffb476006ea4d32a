"""The command line."""

from bot.cli.exits import FAILED, IN_USE, USAGE
from bot.cli.main import main, parser

__all__ = ["FAILED", "IN_USE", "USAGE", "main", "parser"]
