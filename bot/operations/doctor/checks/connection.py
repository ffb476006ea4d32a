"""Checks of the connection to Discord: token, application, intents, and clock."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import discord

from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, warning
from bot.operations.doctor.remote import UNAUTHORIZED
from bot.runtime.settings import TOKEN_VARIABLE

PORTAL = "discord.com/developers/applications"
_PRIVILEGED = {
    "Presence": ("presences", "gateway_presence"),
    "Server Members": ("members", "gateway_guild_members"),
    "Message Content": ("message_content", "gateway_message_content"),
}
"""Field of `discord.Intents`, and granting flag, by the intent's name on the application's page."""
_BY_SERVER, _BY_PERSON = "0", "1"
"""Installation types of an application (Application, Integration Types)."""
_LIMITED = 429
_ALARMING, _UNPLEASANT = 600.0, 30.0
"""Differences between the clocks (seconds) from which there is an error, or a warning.

From `_ALARMING` on, posts are not found again; from `_UNPLEASANT` on, people notice.
"""


def token(facts: Facts) -> Iterator[Finding]:
    """Check whether there is a token, and whether Discord accepts it."""
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
    """Check whether Discord answers."""
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
        f"Discord could not be asked: {failure}.",
        "discord.com",
        "Look at discordstatus.com. If all is well there, check this computer's network,"
        " firewall and proxy.",
    )


def application(facts: Facts) -> Iterator[Finding]:
    """Check the application for settings that keep interactions or invitations from the bot."""
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
    yield from _installed(held.get("integration_types_config"), f"{where}/installation")


def _installed(kinds: Mapping[str, object] | None, where: str) -> Iterator[Finding]:
    """Check who can install the application (Application, "Integration Types Config").

    If Discord does not say, there is no finding.
    """
    if kinds is not None and _BY_SERVER not in kinds:
        yield error(
            "application-guild-install",
            '"Guild Install" is off: nobody can add the bot to a server.',
            where,
            "Switch it on and save.",
        )
    if kinds is not None and _BY_PERSON in kinds:
        yield warning(
            "application-user-install",
            '"User Install" is on: people can use /myturns and what else is about themselves'
            " everywhere; where the bot is not, all else is refused.",
            where,
            "Leave it so if you want that, else switch it off and save.",
        )


def intents(facts: Facts) -> Iterator[Finding]:
    """Compare the application's privileged intents with those that the bot requests."""
    assert facts.remote is not None and facts.remote.application is not None
    assert facts.program is not None
    held = discord.ApplicationFlags._from_value(int(facts.remote.application.get("flags") or 0))
    where = f"{PORTAL}/{facts.remote.application['id']}/bot"
    for name, (intent, flag) in _PRIVILEGED.items():
        granted = getattr(held, flag) or getattr(held, f"{flag}_limited")
        needed = getattr(facts.program.intents, intent)
        if needed and not granted:
            what = f"The bot asks for the {name} Intent, and Discord refuses it."
            yield error("intents-lacking", what, where, f"Switch the {name} Intent on and save.")
        elif granted and not needed:
            what = f"The {name} Intent is on, and the bot needs none."
            do = f"Switch the {name} Intent off and save: what the bot cannot read, it cannot leak."
            yield warning("intents-unneeded", what, where, do)


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
