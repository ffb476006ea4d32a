"""Reasons why Discord refuses the bot's connection, as sentences for the operator."""

from __future__ import annotations

import aiohttp
import discord

from bot.runtime.settings import TOKEN_VARIABLE

BAD_TOKEN = (
    f"Discord does not accept the token in {TOKEN_VARIABLE}: copy it again from your"
    " application's page (Bot, Reset Token)."
)
NO_DISCORD = "Discord cannot be reached ({}). Check this computer's network, then start again."
TOO_MANY = (
    "Discord asks this computer to wait, because too many requests came from its address (429)."
    " Start again in an hour; a service that restarts the bot all the time makes it worse."
)
BROKEN = "Discord itself has a fault right now ({}); see discordstatus.com, and start again later."
REFUSED = "Discord refuses a request that the bot needs to start ({})."
CLOSED = "Discord closed the connection ({}): {}"
_BY_CODE = {
    4004: f"it does not accept the token in {TOKEN_VARIABLE} any more. Copy the new one from your"
    " application's page (Bot, Reset Token).",
    4010: "the number of the shard is wrong, which is a mistake of this program.",
    4011: "the bot is on too many servers for so few connections. Start it again: it then asks"
    " Discord how many it needs. Several processes need a larger number in BOT_SHARDS.",
    4012: "the version of the gateway is not offered any more. Install a newer version of this"
    " bot.",
    4013: "the intents are wrong, which is a mistake of this program.",
    4014: "the application may not use an intent. This bot needs none that must be allowed, so"
    " another program may be using its token; see your application's page (Bot, Intents).",
}
"""Meanings of the gateway's close codes after which a bot must not reconnect on its own."""

FAULTS = (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError)
"""Errors raised if Discord cannot be reached, or refuses the bot."""


def explain(error: BaseException) -> str:
    """Return a sentence on the meaning of one of `FAULTS`, and on what to do about it."""
    if isinstance(error, discord.LoginFailure):
        return BAD_TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return CLOSED.format(4014, _BY_CODE[4014])
    if isinstance(error, discord.ConnectionClosed):
        return CLOSED.format(error.code, _BY_CODE.get(error.code, "it does not say why."))
    if isinstance(error, discord.RateLimited):
        return TOO_MANY
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        # The library's own text for any unexpected answer.
        error = error.__cause__
    if isinstance(error, discord.HTTPException):
        return _answered(error)
    reason = str(error) or type(error).__name__
    if isinstance(error, discord.DiscordException):
        return REFUSED.format(_one_line(reason))
    return NO_DISCORD.format(_one_line(reason))


def _answered(error: discord.HTTPException) -> str:
    if error.status == 429:
        return TOO_MANY
    if error.status >= 500:
        return BROKEN.format(error.status)
    return REFUSED.format(_one_line(str(error)))


def _one_line(reason: str) -> str:
    return " ".join(reason.split())
