"""Partner bots on the simulated Discord: organisers accept one, and people sign up with another."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.enums import InteractionType

from bot.host import Host
from bot.host.leagues.api import Season
from bot.host.leagues.following.outcomes import INTERVAL
from bot.host.leagues.following.reading import ReadHere
from bot.host.leagues.partners.api import digest_of
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.host.people.hours import Hours
from bot.leagues.seasonlog.exchange import Entries
from bot.leagues.seasonlog.lines import fingerprint, public_key, read
from bot.simulation.partners import RUNNING
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import CATALOGUE, Harness, custom_ids, texts
from tests.cogs.test_calls import direct_messages
from tests.cogs.test_league import founded, manager, pass_days, posted, press
from tests.host.leagues.playing import LeagueServer, attach, found, settings
from tests.host.leagues.test_partner_bots import BY, Two
from tests.host.leagues.test_partners import ADDRESS, Other
from tests.opening import without_threads
from tests.tools.hostile.interactions import sent

__all__ = ["drawn_once"]


@pytest.fixture
def with_pages(harness: Harness) -> None:
    harness.env.bot.context.web_url = "https://here.example"


async def partners_of(harness: Harness, olga: simcord.MemberActor) -> Any:
    todo = (await olga.slash(harness.channel, "league todo")).response
    listed = await press(olga, todo, "Servers")
    return (await olga.click(listed, custom_id=_id(listed, "league-partners:"))).response


async def invited(harness: Harness, olga: simcord.MemberActor, other: Other) -> Any:
    """Invite the other bot by the organisers' screens; return what they read."""
    shown = await partners_of(harness, olga)
    asked = await olga.click(shown, custom_id=_id(shown, "league-partner-invite:"))
    told = (await olga.submit_modal(asked, {"line": "Berlin *club*"})).response
    (token,) = re.findall(r"https://here\.example/x/([^/]+)/season\.jsonl", texts(told))
    log = await harness.host.leagues.partners.season_log(token)
    assert log is not None
    other.token, mark = token, read(log)[0].digest
    other.say(Entries(key=public_key(other.key), log=mark, invitation=digest_of(token).hex()))
    harness.host.leagues.partners.fetcher = other
    return told


async def typed(harness: Harness, olga: simcord.MemberActor, address: str) -> Any:
    shown = await partners_of(harness, olga)
    asked = await olga.click(shown, custom_id=_id(shown, "league-partner-address:"))
    return (await olga.submit_modal(asked, {"line": address})).response


def _id(message: Any, beginning: str) -> str:
    found = [one for one in custom_ids(message) if one.startswith(beginning)]
    assert found, (custom_ids(message), texts(message))
    return found[0]


@pytest.mark.usefixtures("with_pages")
async def test_organisers_invite_a_bot_compare_its_key_and_end_the_partnership(
    harness: Harness,
) -> None:
    olga, clock = manager(harness), harness.clock
    season = await founded(harness, olga)
    other = Other(clock)
    told = await invited(harness, olga, other)
    assert told.ephemeral and "Berlin \\*club\\*" in texts(told)
    assert "invited; nobody has sent its address yet" in texts(await partners_of(harness, olga))

    sure = await typed(harness, olga, ADDRESS)
    key = fingerprint(public_key(other.key))
    assert key in texts(sure)
    yes = _id(sure, "league-partner-yes:")
    accepted = (await olga.click(sure, custom_id=yes)).response
    assert "is a partner now" in texts(accepted) and "0 people signed up there" in texts(accepted)
    await harness.env.settle()
    assert posted(harness, "People can sign up for this season on the servers of Berlin")

    person = harness.people[0]
    other.enter(0, id=str(person.id))
    await pass_days(harness, 0.1, 0.05)
    (entry,) = await harness.host.leagues.signups.entries(season.id, "in")
    assert entry.person == person.id
    await pass_days(harness, 1.0, 0.25)
    (told,) = direct_messages(harness, person)
    assert "you did that on a server of Berlin" in told

    shown = await partners_of(harness, olga)
    (partner,) = await harness.host.leagues.partners.of_season(season.id)
    menu = _id(shown, "league-partner-end:")
    ending = (await olga.select(shown, [str(partner.id)], custom_id=menu)).response
    ended = (await olga.click(ending, custom_id=_id(ending, "league-partner-end-now:"))).response
    assert "is no longer a partner" in texts(ended)
    data = {"custom_id": yes, "component_type": 2, "type": 2, "style": 2, "label": "x"}
    (again,) = await sent(harness, olga, InteractionType.MESSAGE_COMPONENT, [data])
    assert "do not belong to an invitation" in texts(again.response)


@pytest.mark.usefixtures("with_pages")
async def test_only_organisers_have_partners(harness: Harness) -> None:
    olga, anna = manager(harness), harness.people[0]
    season = await founded(harness, olga)
    for pressed in ("partners", "partner-invite", "partner-address", "partner-end-now"):
        named = f"league-{pressed}:{season.id}" + (":1" if pressed.endswith("now") else "")
        data = {"custom_id": named, "component_type": 2, "type": 2, "style": 2, "label": "x"}
        (result,) = await sent(harness, anna, InteractionType.MESSAGE_COMPONENT, [data])
        assert result.modal is None
        assert "organise" in texts(result.response).casefold(), (pressed, texts(result.response))


@pytest.mark.usefixtures("with_pages")
async def test_what_is_no_file_of_entries_is_named_by_its_line(harness: Harness) -> None:
    olga = manager(harness)
    await founded(harness, olga)
    other = Other(harness.clock)
    await invited(harness, olga, other)
    other.edited = b"hello\n"
    assert "Line 1: This is not a line" in texts(await typed(harness, olga, ADDRESS))
    other.failure = "host"
    assert "BOT_OUTGOING_HOSTS" in texts(await typed(harness, olga, ADDRESS))


async def test_without_pages_no_bot_can_be_invited(harness: Harness) -> None:
    olga = manager(harness)
    await founded(harness, olga)
    shown = await partners_of(harness, olga)
    asked = await olga.click(shown, custom_id=_id(shown, "league-partner-invite:"))
    assert asked.modal is None and "page" in texts(asked.response)


@asynccontextmanager
async def another_bot(harness: Harness, folder: Path) -> AsyncIterator[tuple[Two, Season]]:
    """Run a season with another bot, which has no Discord, and reach it from this one."""
    running = await without_threads(folder / "running.db", CATALOGUE, harness.clock)
    two = Two(running, LeagueServer(), harness.host, harness.clock)
    two.name = "here.example"
    attach(running, two.server)
    running.leagues.partners.fetcher = harness.host.leagues.following.fetcher = two
    harness.host.leagues.following.reader = ReadHere(
        HostReferee({key: game.rules for key, game in CATALOGUE.items()})
    )
    try:
        yield two, await found(running, settings(game="puerto_rico"))
    finally:
        await running.close()


async def pass_time(harness: Harness, running: Host, seconds: float) -> None:
    """Pass time until each bot has read what the other one has."""
    await pass_days(harness, seconds / 86400)
    await running.tick()
    await running.leagues.partners.settled()
    await running.leagues.season_runner.settled()
    await harness.host.leagues.following.settled()
    await harness.env.settle()


@pytest.mark.usefixtures("with_pages")
async def test_people_sign_up_on_the_card_of_another_bots_season(
    harness: Harness, tmp_path: Path
) -> None:
    olga, anna = manager(harness), harness.people[0]
    async with another_bot(harness, tmp_path) as (two, season):
        token = await two.running.leagues.partners.invite(season.id, BY, "This club")
        url = f"https://{RUNNING}/x/{token}/season.jsonl"
        asked = await olga.slash(harness.channel, "setup league", code=url, channel=harness.channel)
        await olga.click(asked.response, custom_id=_id(asked.response, "setup-follow:"))
        await harness.env.settle()
        card = harness.channel.last_message
        assert "Run by another bot" in texts(card)
        assert not any(one.startswith("follow-join:") for one in custom_ids(card))

        shown = (await olga.slash(harness.channel, "setup league")).response
        given = (await olga.click(shown, custom_id=_id(shown, "setup-partner:"))).response
        await harness.env.settle()
        (address,) = re.findall(r"https://here\.example/x/[^/]+/entries\.jsonl", texts(given))
        key = await harness.host.leagues.season_logs.key()
        assert given.ephemeral and fingerprint(key) in texts(given)
        card = harness.channel.last_message
        join = _id(card, "follow-join:")

        partners = two.running.leagues.partners
        proposed = await partners.propose(season.id, BY, address)
        await partners.accept(season.id, proposed.id, key, BY)

        zone = (await anna.click(card, custom_id=join)).response
        assert any(one.startswith("hours-zone") for one in custom_ids(zone))
        hours = Hours("Europe/Berlin", 8 * 60, 23 * 60)
        await harness.host.absence.availability.set_hours(anna.id, hours)
        rules = (await anna.click(card, custom_id=join)).response
        assert "your id on Discord" in texts(rules) and "Europe/Berlin" in texts(rules)
        done = (await anna.click(rules, custom_id=_id(rules, "follow-sign:"))).response
        assert "You are signed up here" in texts(done)
        for _ in range(3):
            await pass_time(harness, two.running, INTERVAL * 1.2)
        (entry,) = await two.running.leagues.signups.entries(season.id, "in")
        assert entry.person == anna.id
        now = (await anna.click(done, custom_id=join)).response
        assert "You are in the season" in texts(now)
        for _ in range(4):
            await pass_time(harness, two.running, 6 * 3600.0)
        assert "You are in the season" in direct_messages(harness, anna)[-1]

        left = (await anna.click(now, custom_id=_id(now, "follow-leave:"))).response
        assert "You are not in the season" in texts(left)
        for _ in range(3):
            await pass_time(harness, two.running, INTERVAL * 1.2)
        assert await two.running.leagues.signups.entries(season.id, "in") == []
