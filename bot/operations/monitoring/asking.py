"""Client of the health check; it loads neither the games nor discord.py."""

from __future__ import annotations

import http.client
import json
from ipaddress import ip_address
from typing import NamedTuple

from bot.runtime.settings import Settings

WELL = "The bot is well."
MISSING = "Some of its servers are out of reach; shards without a link: {}."
PATIENCE = 8.0
"""Maximum seconds for the complete answer."""


class NoPort(Exception):
    """No port is configured on which the bot could be asked."""


class Answer(NamedTuple):
    """A sentence for each fault of the bot, and the shards that are disconnected."""

    wrong: list[str]
    missing_shards: list[int]

    @property
    def told(self) -> str:
        """Return the sentence about a bot without faults."""
        if not self.missing_shards:
            return WELL
        return f"{WELL} {MISSING.format(', '.join(map(str, self.missing_shards)))}"


def ask(settings: Settings) -> Answer:
    """Ask the running bot for its health. Raises NoPort."""
    port, host = settings.metrics_port, _reachable(settings.metrics_host)
    if not port:
        raise NoPort(
            "`bot health` asks the running bot at BOT_METRICS_PORT: set it to a port, the same for"
            " the bot and for this command (0 is a port that nobody can know)."
        )
    try:
        return _ask(host, port)
    except (OSError, http.client.HTTPException, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error) or type(error).__name__
        sentence = (
            f"No bot answers on {host}, port {port} ({why}): start it, or look whether it was"
            " started with the same BOT_METRICS_PORT and BOT_METRICS_HOST."
        )
        return Answer([sentence], [])


def _ask(host: str, port: int) -> Answer:
    """Request the bot's report on itself. Raises OSError, HTTPException, ValueError."""
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        text = connection.getresponse().read()
    finally:
        connection.close()
    try:
        answer = json.loads(text)
    except ValueError:
        answer = None
    if not isinstance(answer, dict) or not isinstance(answer.get("wrong"), list):
        raise ValueError("something else does")
    missing = answer.get("missing_shards")
    return Answer(
        [str(sentence) for sentence in answer["wrong"]],
        missing if isinstance(missing, list) else [],
    )


def _reachable(host: str) -> str:
    """Return an address at which the bot can be reached; for "all addresses", loopback."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not address.is_unspecified:
        return host
    return "127.0.0.1" if address.version == 4 else "::1"
