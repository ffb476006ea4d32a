"""The way to Discord: token, application, intents, and whose clock is right."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, warning
from bot.operations.doctor.remote import UNAUTHORIZED
from bot.settings import TOKEN_VARIABLE

PORTAL = "discord.com/developers/applications"
_LIMITED = 429
_ALARMING, _UNPLEASANT = 600.0, 30.0
"""Seconds that clocks may differ: more, and posts are not found again; or people wonder."""


def token(facts: Facts) -> Iterator[Finding]:
    """Look at whether there is a token, and whether Discord accepts it."""
    if facts.settings.token is None:
        yield error(
            "token-missing",
            "There is no token: the bot cannot connect to Discord.",
            TOKEN_VARIABLE,
            f'Copy it from {PORTAL} (Bot, Reset Token) into .env: README, "Connect it to'
            ' Discord". The local table (`bot preview`) needs none.',
        )
    elif facts.remote is not None and facts.remote.status == UNAUTHORIZED:
        yield error(
            "token-refused",
            "Discord does not accept the token.",
            TOKEN_VARIABLE,
            f"Copy it again from {PORTAL} (Bot, Reset Token).",
        )


def reachable(facts: Facts) -> Iterator[Finding]:
    """Look at whether Discord answers."""
    assert facts.remote is not None
    failure, status = facts.remote.failure, facts.remote.status
    if not failure or status == UNAUTHORIZED:
        return
    if status == _LIMITED:
        yield warning(
            "discord-limited",
            "Discord limits this bot's calls just now.",
            "discord.com",
            "Ask again in a minute. If it stays so, look whether two bots use the same token.",
        )
        return
    yield error(
        "discord-unreachable",
        f"Discord did not tell what was asked: {failure}.",
        "discord.com",
        "Look at discordstatus.com. If all is well there, check this computer's network,"
        " firewall and proxy.",
    )


def application(facts: Facts) -> Iterator[Finding]:
    """Look at the application's settings that keep clicks or invitations from the bot."""
    assert facts.remote is not None and facts.remote.application is not None
    held = facts.remote.application
    where = f"{PORTAL}/{held['id']}"
    if held.get("interactions_endpoint_url"):
        yield error(
            "application-endpoint",
            "An Interactions Endpoint URL is set: Discord sends clicks and commands there, and"
            " never to the bot.",
            f"{where}/information",
            "Empty that field and save.",
        )
    if held.get("bot_require_code_grant"):
        yield error(
            "application-code-grant",
            '"Requires OAuth2 Code Grant" is on: nobody can invite the bot.',
            f"{where}/bot",
            "Switch it off and save.",
        )


def intents(facts: Facts) -> Iterator[Finding]:
    """Compare the privileged intents of the application with those that the bot asks for."""
    assert facts.remote is not None and facts.remote.application is not None
    assert facts.program is not None
    held = discord.ApplicationFlags._from_value(int(facts.remote.application.get("flags") or 0))
    wanted, where = facts.program.intents, f"{PORTAL}/{facts.remote.application['id']}/bot"
    pairs = {
        "Presence": (wanted.presences, held.gateway_presence, held.gateway_presence_limited),
        "Server Members": (
            wanted.members,
            held.gateway_guild_members,
            held.gateway_guild_members_limited,
        ),
        "Message Content": (
            wanted.message_content,
            held.gateway_message_content,
            held.gateway_message_content_limited,
        ),
    }
    for name, (needed, *granted) in pairs.items():
        if needed and not any(granted):
            yield error(
                "intents-lacking",
                f"The bot asks for the {name} Intent, and Discord refuses it.",
                where,
                f"Switch the {name} Intent on and save.",
            )
        elif any(granted) and not needed:
            yield warning(
                "intents-unneeded",
                f"The {name} Intent is on, and the bot needs none.",
                where,
                f"Switch the {name} Intent off and save: what the bot cannot read, it cannot leak.",
            )


def clock(facts: Facts) -> Iterator[Finding]:
    """Compare this computer's clock with Discord's."""
    assert facts.remote is not None and facts.remote.ahead is not None
    ahead = facts.remote.ahead
    if abs(ahead) < _UNPLEASANT:
        return
    kind = error if abs(ahead) >= _ALARMING else warning
    yield kind(
        "clock",
        f"This computer's clock is {_span(abs(ahead))} {'ahead' if ahead > 0 else 'behind'}.",
        "this computer",
        "Let it be set by the network: `timedatectl set-ntp true`.",
    )


def _span(seconds: float) -> str:
    minutes = round(seconds / 60)
    if minutes < 2:
        return f"{seconds:.0f} s"
    return f"{minutes} min" if minutes < 120 else f"{minutes / 60:.0f} h"
