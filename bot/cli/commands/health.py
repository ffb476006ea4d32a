"""`bot health`: ask the running bot whether it is well, as a container's health check does."""

from __future__ import annotations

import argparse
import http.client
import json
import sys
from ipaddress import ip_address

from bot.cli.command import Games, Subparsers
from bot.cli.exits import FAILED, USAGE, complain
from bot.settings import Settings

NO_PORT = (
    "`bot health` asks the running bot at BOT_METRICS_PORT: set it to a port, the same for the bot"
    " and for this command (0 is a port that nobody can know)."
)
PATIENCE = 8.0
"""Seconds for the whole answer."""


def add_parser(commands: Subparsers) -> None:
    """Add the command to an argparse group of commands."""
    commands.add_parser("health", help="tell whether the running bot is well (exit code 0 or 1)")


def run(_args: argparse.Namespace, settings: Settings, _games: Games) -> int:
    """Ask, and say what is wrong."""
    port, host = settings.metrics_port, _reachable(settings.metrics_host)
    if not port:
        return complain(NO_PORT, USAGE)
    try:
        found = _ask(host, port)
    except (OSError, http.client.HTTPException, ValueError) as error:
        why = str(error) or type(error).__name__
        return complain(f"No bot answers on {host}, port {port}: {why}.", FAILED)
    if found:
        return complain(" ".join(found), FAILED)
    sys.stdout.write("The bot is well.\n")
    return 0


def _ask(host: str, port: int) -> list[str]:
    """Return what the bot says is wrong with it. Raises OSError, HTTPException, ValueError."""
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        answer = json.loads(connection.getresponse().read())
    finally:
        connection.close()
    if not isinstance(answer, dict) or not isinstance(answer.get("wrong"), list):
        raise ValueError("something else does")
    return [str(sentence) for sentence in answer["wrong"]]


def _reachable(host: str) -> str:
    """Return where to ask a bot that listens there: on all addresses means on this one, too."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not address.is_unspecified:
        return host
    return "127.0.0.1" if address.version == 4 else "::1"
