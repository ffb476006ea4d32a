"""`/setup check`: what the bot may do on a server, told to those who can change it."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.locales import Words
from bot.operations.doctor.checks.servers import given
from bot.operations.doctor.remote import Guild
from cogs.commands.setup.check import CLOSED, GONE, Place, shown
from cogs.posting.channels import TABLES, missing
from tests.cogs.harness import Harness, texts
from tests.cogs.test_places import close, forbid
from tests.languages import LANGUAGES

NARROW = 44
"""Characters of a line that a phone of 350 px shows."""


def admin(harness: Harness) -> simcord.MemberActor:
    guild = harness.channel.guild
    role = guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(harness.env.create_user("boss"), roles=[role])


async def checked(
    harness: Harness, person: simcord.MemberActor, place: simcord.ChannelHandle, **options: Any
) -> str:
    result = await person.slash(place, "setup check", **options)
    return texts(result.response)


async def test_every_place_of_a_server_is_told_with_what_is_missing(harness: Harness) -> None:
    boss, guild = admin(harness), harness.channel.guild
    chat, log, office = (guild.create_text_channel(name) for name in ("chat", "log", "office"))
    await harness.started(2, where="thread")
    (thread,) = harness.channel.threads
    await boss.slash(office, "setup change", channel=chat)
    await boss.slash(office, "setup audit", channel=log)
    well = await checked(harness, boss, office)
    for place in (office, harness.channel, chat, log):
        assert f"<#{place.id}>" in well.partition("✅")[2]
    assert "All is well here." in well and "🛑" not in well and "⚠️" not in well

    forbid(harness, harness.channel, attach_files=False, manage_threads=False)
    forbid(harness, chat, send_messages=False)
    forbid(harness, log, create_private_threads=False, embed_links=False)
    close(harness, thread, True)
    await harness.env.settle()
    told = await checked(harness, boss, office)
    lines = told.splitlines()
    assert lines[lines.index(f"🛑 <#{chat.id}>") + 1] == (
        "- **Send Messages**: nothing can be posted"
    )
    assert lines[lines.index(f"🛑 <#{thread.id}>") + 1].startswith("- **Manage Threads**")
    assert lines[lines.index(f"⚠️ <#{harness.channel.id}>") + 1] == (
        "- **Attach Files**: posts come without pictures"
    )
    fine = told.partition("✅")[2]
    assert f"<#{office.id}>" in fine and f"<#{log.id}>" in fine, "a log needs no threads"
    assert told.count("**") == 2 * 3 and "All is well" not in told


async def test_a_chosen_channel_is_told_by_what_discord_says_of_it(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    boss, ben = admin(harness), harness.people[1]
    chat = harness.channel.guild.create_text_channel("chat")
    command = next(c for c in await harness.env.bot.tree.fetch_commands() if c.name == "setup")
    harness.channel.guild.set_command_permissions(command, {ben: True})
    refused = await checked(harness, ben, harness.channel, channel=chat)
    assert "need the Manage Server permission" in refused
    forbid(harness, chat, view_channel=False)
    await harness.env.settle()
    hidden = await checked(harness, boss, harness.channel, channel=chat)
    assert f"🛑 <#{chat.id}>\n- **View Channel**" in hidden
    assert f"<#{harness.channel.id}>" not in hidden and hidden.count("**") == 2

    resolve = interactions.resolve_handle

    def resolved(actor: Any, value: Any, into: dict[str, Any], **more: Any) -> None:
        resolve(actor, value, into, **more)
        given = discord.Permissions(**dict.fromkeys(TABLES, True)) & ~discord.Permissions(
            embed_links=True
        )
        for channel in into.get("channels", {}).values():
            channel["app_permissions"] = str(given.value)

    monkeypatch.setattr(interactions, "resolve_handle", resolved)
    told = await checked(harness, boss, harness.channel, channel=chat)
    assert f"⚠️ <#{chat.id}>\n- **Embed Links**" in told and told.count("**") == 2


async def test_here_is_where_the_command_was_used(harness: Harness) -> None:
    boss = admin(harness)
    await harness.started(2, where="thread")
    (thread,) = harness.channel.threads
    forbid(harness, harness.channel, send_messages_in_threads=False, create_private_threads=False)
    await harness.env.settle()
    told = await checked(harness, boss, thread, channel=thread)
    assert told.count("**") == 2 and "**Send Messages in Threads**" in told
    both = await checked(harness, boss, thread)
    assert "**Create Private Threads**" in both and "**Send Messages in Threads**" in both


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_lines_and_never_too_many(language: str) -> None:
    words = Words(language)
    every = Place(1, (*TABLES, "manage_threads", GONE, CLOSED))
    for line in shown([every], False, words).splitlines()[2:-1]:
        assert len(line) <= 2 * NARROW, line
    names = [words("setup-check-lack", name=name) for name in (*TABLES, "manage_threads")]
    assert len(set(names)) == len(names), "each has its own sentence"
    assert len({words("permission", name=name) for name in (*TABLES, "manage_threads")}) == 9
    many = [Place(10**18 + number, TABLES) for number in range(60)]
    assert len(shown(many, True, words)) <= 4000


async def test_the_doctor_computes_permissions_as_discord_py_does(harness: Harness) -> None:
    """From the raw payloads alone, over every kind of change of a channel's permissions."""
    guild, backend, rng = harness.channel.guild, harness.env.backend, harness.rng
    me = harness.env.bot.user
    role = guild.create_role("players", permissions=discord.Permissions(attach_files=True))
    backend.guilds[guild.id].members[me.id].role_ids.append(role.id)
    targets = [(guild.id, OverwriteType.ROLE), (role.id, OverwriteType.ROLE)]
    targets.append((me.id, OverwriteType.MEMBER))
    every = discord.Permissions(**dict.fromkeys(TABLES, True)).value
    for number in range(40):
        channel = guild.create_text_channel(f"channel-{number}")
        for target, kind in rng.sample(targets, rng.randint(0, 3)):
            allow = rng.getrandbits(50) & every
            deny = rng.getrandbits(50) & every & ~allow
            backend.set_overwrite(channel.id, Overwrite(target, kind, allow, deny))
    await harness.restart()
    known = harness.env.bot.get_guild(guild.id)
    assert known is not None
    payload = serializers.guild_create_payload(backend, backend.guilds[guild.id])
    member = serializers.member_payload(
        backend, backend.guilds[guild.id], backend.guilds[guild.id].members[me.id]
    )
    seen = Guild(payload, member, {}, {}, ())
    told: set[tuple[str, ...]] = set()
    for raw in payload["channels"]:
        theirs = missing(known.get_channel(int(raw["id"])).permissions_for(known.me))
        assert missing(given(seen, raw, discord.utils.utcnow())) == theirs
        told.add(tuple(theirs))
    assert len(told) > 10 and () in told, "there were many cases"
