"""Tools that take their settings as the bot's commands do."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Protocol

from bot.cli.command import Runnable
from bot.cli.running import run


class Tool(Runnable, Protocol):
    """A module that is such a tool."""

    __doc__: str | None

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Add the tool's options."""


def run_tool(tool: Tool, name: str, words: Sequence[str] | None = None) -> int:
    """Run a tool with the words of its command line, and return the exit code."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.tools.{name}", description=tool.__doc__)
    tool.add_arguments(parser)
    return run(parser.parse_args(words, argparse.Namespace(command=name)), lambda _name: tool)
