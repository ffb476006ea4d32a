"""Installed by a person alone, in direct messages, and where the bot was removed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import simcord
from simcord import actors
from simcord.backend.command_access import Access

from bot.locales import Words
from cogs.ui.installs import NO_SERVER, NOT_THERE, USES, Use
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, asks, custom_ids, texts
from tests.cogs.test_command_tree import told
from tests.strict.installs import installs_of, remove_bot

__all__ = ["drawn_once"]

ANYWHERE = {"help", "hours", "me", "myturns", "privacy", "vacation"}
DIRECTLY = {"coach", "learn", "rules", "why"}


@pytest.fixture
def outdated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give people commands that Discord does not offer there: their list of commands is old."""
    monkeypatch.setattr(actors, "command_access", lambda *_, **__: Access(True, None))


@pytest.fixture
def away(harness: Harness) -> tuple[Any, simcord.MemberActor]:
    """A person who installed the app, in a channel of a server that does not have the bot."""
    guild = harness.env.create_guild()
    channel, person = guild.create_text_channel("other"), guild.add_member(harness.people[0].user)
    installs_of(harness.env.backend).people.add(person.id)
    remove_bot(harness.env, guild.id)
    return channel, person


async def count(harness: Harness) -> int:
    rows = await harness.host._database.read(
        lambda db: db.execute("SELECT count(*) FROM game").fetchone()
    )
    return int(rows[0])


def leaves(entry: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every command that can be used, with what must be filled in."""
    name, inner = f"{path} {entry['name']}".strip(), entry.get("options") or []
    subcommands = [one for one in inner if one["type"] in (1, 2)]
    for one in subcommands:
        yield from leaves(one, name)
    if not subcommands:
        yield name, {one["name"]: one for one in inner if one.get("required")}


async def typed(harness: Harness) -> list[dict[str, Any]]:
    """Return the commands that are typed; those in menus have tests of their own."""
    return [payload for payload in await told(harness) if payload["type"] == 1]


def filled(option: dict[str, Any], person: simcord.MemberActor) -> Any:
    """Return something that can be filled in."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    found: Any = {3: "x" * option.get("min_length", 1), 4: option.get("min_value", 1), 5: True}
    found[11] = ("list.csv", b"x")
    return found.get(option["type"], person)


async def test_every_command_states_who_installs_it_and_where_it_works(harness: Harness) -> None:
    """Application Commands, structure: without them the application's settings count."""
    for payload in await told(harness):
        name = payload["name"]
        by_people, direct = name in ANYWHERE, name in ANYWHERE | DIRECTLY
        assert payload["integration_types"] == ([0, 1] if by_people else [0]), name
        contexts = [0, 1, 2] if by_people else [0, 1] if direct else [0]
        assert payload["contexts"] == contexts, name


async def test_no_command_of_the_table_is_unknown(harness: Harness) -> None:
    assert USES.keys() <= {payload["name"] for payload in await told(harness)}


@pytest.mark.parametrize("external_apps", [False, True])
async def test_no_table_begins_on_a_server_without_the_bot(
    harness: Harness, away: Any, external_apps: bool
) -> None:
    channel, person = away
    installs_of(harness.env.backend).external_apps = external_apps
    for language in ("en", "de"):
        await person.slash(channel, "me", language=language)
        for where in ("here", "thread", "private"):
            refused = await person.slash(channel, "table new", game="amerigo", where=where)
            assert refused.ephemeral
            assert texts(refused.response) == Words(language)(NOT_THERE)
            assert await count(harness) == 0


@pytest.mark.parametrize("by", ["nobody knows", "the server, without the bot"])
async def test_it_is_refused_whoever_is_said_to_have_installed_it(
    harness: Harness, away: Any, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Servers can have the commands alone (OAuth2, scope applications.commands)."""
    channel, person = away
    owners = {} if by == "nobody knows" else {"0": str(channel.guild.id)}
    monkeypatch.setattr(installs_of(harness.env.backend), "of", lambda *_: owners)
    refused = await person.slash(channel, "table new", game="amerigo", where="here")
    assert texts(refused.response) == Words("en")(NOT_THERE)
    assert await count(harness) == 0


@pytest.mark.usefixtures("outdated")
async def test_every_command_is_refused_or_works_on_a_server_without_the_bot(
    harness: Harness, away: Any
) -> None:
    channel, person = away
    seen = set()
    for payload in await typed(harness):
        for name, options in leaves(payload):
            if any(option["type"] in (7, 8) for option in options.values()):
                continue
            given = {key: filled(option, person) for key, option in options.items()}
            result = await person.slash(channel, name, **given)
            assert result.ephemeral, name
            personal = USES.get(payload["name"]) is Use.PERSONAL
            assert (texts(result.response) != Words("en")(NOT_THERE)) is personal, name
            seen.add(payload["name"])
    assert len(seen) > 25
    assert await count(harness) == 0


@pytest.mark.usefixtures("outdated")
@pytest.mark.parametrize("between_people", [False, True])
async def test_every_command_is_refused_or_works_in_direct_messages(
    harness: Harness, between_people: bool
) -> None:
    installs_of(harness.env.backend).between_people = between_people
    user = harness.people[0].user
    installs_of(harness.env.backend).people.add(user.id)
    for payload in await typed(harness):
        for name, options in leaves(payload):
            if any(option["type"] in (6, 7, 8) for option in options.values()):
                continue
            given = {key: filled(option, harness.people[0]) for key, option in options.items()}
            result = await user.slash(name, **given)
            needs_server = USES.get(payload["name"], Use.SERVER) is Use.SERVER
            assert (texts(result.response) == Words("en")(NO_SERVER)) is needs_server, name
    assert await count(harness) == 0


async def test_who_types_there_gets_no_suggestions(harness: Harness, away: Any) -> None:
    channel, person = away
    assert await harness.people[0].autocomplete(harness.channel, "table new", "game", "")
    assert list(await person.autocomplete(channel, "table new", "game", "")) == []


async def test_my_turns_lead_to_moves_from_a_server_without_the_bot(
    harness: Harness, away: Any
) -> None:
    """Such an interaction has five follow-ups, and all that it is answered is private."""
    channel, _ = away
    await harness.started(2)
    await harness.until(asks("role"))
    known = installs_of(harness.env.backend)
    for _ in range(4):
        position = await harness.position()
        user = harness.deciders(position)[0].user
        known.people.add(user.id)
        person = channel.guild.add_member(user)
        for custom_id in custom_ids((await panel(person, channel)).response):
            if not custom_id.startswith(("mv:", "sel:")):
                await person.click((await panel(person, channel)).response, custom_id=custom_id)
        opened = await panel(person, channel)
        done = await person.click(opened.response, custom_id=offered(opened.response, "mv:"))
        assert all(answer.ephemeral for answer in (done.response, *done.followups) if answer)
        assert (await harness.position()).version > position.version
        await harness.until(asks("role"))


async def panel(person: simcord.MemberActor, channel: Any) -> simcord.InteractionResult:
    """Open a decision from the list of the person's turns."""
    listed = await person.slash(channel, "myturns")
    return await person.click(listed.response, custom_id="panel:1:0")


def offered(message: Any, *verbs: str) -> str:
    return next(one for one in custom_ids(message) if one.startswith(verbs))


async def test_old_posts_of_a_server_that_removed_the_bot_say_so(harness: Harness) -> None:
    await harness.started(2)
    post, person = await harness.post(), harness.people[0]
    before = await harness.position()
    remove_bot(harness.env, harness.channel.guild.id)
    await harness.env.settle()
    for custom_id in custom_ids(post)[:4]:
        refused = await person.click(post, custom_id=custom_id)
        assert texts(refused.response) == Words("en")(NOT_THERE), custom_id
    assert (await harness.position()).version == before.version


async def test_a_server_that_is_out_of_reach_has_the_bot(harness: Harness) -> None:
    guild_id = harness.channel.guild.id
    harness.env.backend.emit("GUILD_DELETE", {"id": str(guild_id), "unavailable": True})
    await harness.person(harness.people[0].id).slash(
        harness.channel, "table new", game="amerigo", where="here"
    )
    assert await count(harness) == 1


async def test_a_server_of_a_shard_that_is_not_ready_is_not_refused(harness: Harness) -> None:
    """Nor is one of another process, which hands the interaction over."""
    guild_id = harness.channel.guild.id
    bot: Any = harness.env.bot
    bot._connection._guilds.pop(guild_id)
    harness.host.connectivity = harness.host.connectivity._replace(known=frozenset())
    result = await harness.people[0].slash(harness.channel, "table list")
    assert texts(result.response) != Words("en")(NOT_THERE)
