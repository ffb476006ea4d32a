"""Accounts of Discord as the host knows people."""

from __future__ import annotations

import discord

from bot.host.core.api import Person
from bot.locales.markdown import visible


def person_of(account: discord.User | discord.Member) -> Person:
    """Return a person with their display name."""
    return Person(account.id, name_of(account))


def name_of(account: discord.User | discord.Member) -> str:
    """Return a person's name on their server, or else everywhere.

    Discord limits only some characters that show nothing (resources/user, "Usernames and
    Nicknames"): a nickname or display name may have no others.
    """
    shown = account.display_name, account.global_name, account.name
    return next((name for name in shown if name and visible(name).strip()), account.display_name)
