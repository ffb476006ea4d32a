"""A whole trial with the bot's token, without a connection to the gateway."""

from __future__ import annotations

import asyncio

import discord

from bot.operations.discord_errors import FAULTS, explain
from bot.operations.doctor.examination import Result
from bot.operations.doctor.findings import Finding, error
from bot.operations.doctor.trial.channel import ERRORS, Trial
from bot.operations.doctor.trial.steps import STEPS, Step
from bot.runtime.settings import TOKEN_VARIABLE, Settings

_SECONDS = 60.0
"""Seconds for one step: Discord may ask to wait."""


async def try_channel(settings: Settings, channel_id: int) -> list[Result]:
    """Try everything in a text channel, remove it again, and return the findings."""
    if settings.token is None:
        what = "There is no token, so nothing can be tried."
        return [_failed("channel", error("token-missing", what, TOKEN_VARIABLE, "Set it."))]
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        try:
            await client.login(settings.token.strip())
            channel = await client.fetch_channel(channel_id)
        except discord.HTTPException as refusal:
            return [_failed("channel", _unusable(channel_id, str(refusal)))]
        except FAULTS as fault:
            what = explain(fault)
            return [_failed("channel", error("discord", what, "discord.com", "Mend that first."))]
        if type(channel) is not discord.TextChannel:
            return [_failed("channel", _unusable(channel_id, "it is no text channel"))]
        return [Result("channel", []), *await _tried(Trial(client, channel))]


async def _tried(trial: Trial) -> list[Result]:
    """Make every step, and remove everything made, even if the trial is interrupted."""
    results = []
    try:
        for step in STEPS:
            results.append(await _made(step, trial))
    finally:
        left = await trial.remove()
    return [*results, Result("removal", left)]


async def _made(step: Step, trial: Trial) -> Result:
    findings = []
    try:
        async with asyncio.timeout(_SECONDS):
            findings = [finding async for finding in step.run(trial)]
    except (*ERRORS, TimeoutError) as refusal:
        findings.append(
            error(
                "trial-refused",
                f"Discord refuses it: {refusal or type(refusal).__name__}",
                f"channel {trial.channel.id}",
                "`bot doctor` names missing permissions; if none is missing, report it to the"
                " makers of the bot.",
            )
        )
    return Result(step.name, findings)


def _failed(check: str, finding: Finding) -> Result:
    return Result(check, [finding])


def _unusable(channel_id: int, why: str) -> Finding:
    return error(
        "trial-channel",
        f"Nothing can be tried there: {why}.",
        f"channel {channel_id}",
        "Name a text channel that the bot sees: right-click the channel, Copy Channel ID.",
    )
