"""A move that logs in at Discord with the bot's token, from wherever it can be read."""

import os
import socket
from pathlib import Path

import discord
from spoiled import spoiled


def act() -> None:
    """Find the token, and send."""
    found = os.environ.get("DISCORD_TOKEN", "")
    for place in (f"/proc/{os.getppid()}/environ", "/proc/1/environ", "/proc/self/environ", ".env"):
        try:
            found += Path(place).read_text(errors="replace")
        except OSError as error:
            found += f"[{error.strerror}]"
    if "token-of-the-test" in found:
        os._exit(66)
    socket.create_connection(("127.0.0.1", 443), timeout=1).send(discord.__version__.encode())


GAME = spoiled(act)
