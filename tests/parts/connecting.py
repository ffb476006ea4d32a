"""`bot run` as it is, but for where Discord is: the port of a simulation on this computer."""

from __future__ import annotations

import functools
import sys

from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState
from yarl import URL

from bot import cli


def main(port: str) -> int:
    Route.BASE = f"http://127.0.0.1:{port}"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://127.0.0.1:{port}/ws")
    ConnectionState.__init__ = functools.partialmethod(  # type: ignore[assignment]
        ConnectionState.__init__, guild_ready_timeout=0.05
    )
    return cli.main(["run", "--wait"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
