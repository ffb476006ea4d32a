"""Buttons of lobbies on the page *My tables*: they count as the click on the card in Discord."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.host.core import limits
from bot.host.core.api import Person, Table
from bot.host.servers.settings import Server
from bot.locales import Words
from bot.presenting.services import NotThere
from tests.cogs.harness import texts
from tests.host.playing import GAME
from tests.web.pages import Answer, Pages, bot_of
from tests.web.test_mine import mine, paired, section

MEMBERS = "/guilds/*/members/*"
WORDS = Words("en")


async def opened(pages: Pages, **options: str) -> Table:
    """Open a lobby as a person does, by command; all people are known on the server."""
    harness = pages.harness
    servers = harness.host.servers.settings
    guild = bot_of(harness).guilds[0]
    await servers.decide(guild.id, Server(newcomers=0))
    options = {"where": "here", **options}
    await harness.people[0].slash(harness.channel, "table new", game=GAME, **options)
    for one in harness.people:
        await harness.host.lobby.presence.see(guild.id, one.id)
    return await harness.table()


async def press(pages: Pages, person: int, door: str, table: Table | int) -> Answer:
    number = table if isinstance(table, int) else table.id
    cookie = await paired(pages, person)
    answer = await pages.post(f"/tables/lobby/{number}", {"done": door}, Cookie=cookie)
    await pages.harness.env.settle()
    return answer


async def card(pages: Pages) -> discord.Message:
    table = await pages.harness.table()
    posts = pages.harness.channel.history()
    return next(one for one in posts if one.id == table.card_id)


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


async def test_a_lobby_is_joined_and_left_and_its_card_shows_it(pages: Pages) -> None:
    table = await opened(pages)
    shown = section(await mine(pages, await paired(pages, 1)), "lobbies")
    assert f'data-door="join" data-lobby="{table.id}"' in shown and "free seats." in shown
    answer = await press(pages, 1, "join", table)
    assert (answer.status, answer.data) == (200, {"said": WORDS("done-join")})
    ben = pages.harness.people[1].name
    assert names(await pages.harness.table()) == [pages.harness.people[0].name, ben]
    assert ben in texts(await card(pages))
    shown = section(await mine(pages, await paired(pages, 1)), "lobbies")
    assert 'data-door="leave"' in shown and 'data-door="join"' not in shown
    answer = await press(pages, 1, "leave", table)
    assert (answer.status, answer.data) == (200, {"said": WORDS("done-leave")})
    assert ben not in texts(await card(pages))


async def test_its_owner_starts_with_house_bots_in_one_press(pages: Pages) -> None:
    table = await opened(pages)
    shown = section(await mine(pages, await paired(pages)), "lobbies")
    assert 'data-door="fill"' in shown and 'data-door="start"' not in shown
    answer = await press(pages, 0, "fill", table)
    assert (answer.status, answer.data) == (200, {"said": WORDS("done-start")})
    begun = await pages.harness.table()
    assert begun.status == "running" and len(begun.chairs) == 3
    assert sum(chair.bot is not None for chair in begun.chairs) == 2


async def test_house_bots_sit_down_once_however_often_that_is_sent(pages: Pages) -> None:
    table = await opened(pages)
    cookie, path = await paired(pages), f"/tables/lobby/{table.id}"
    sent = (pages.post(path, {"done": "fill"}, Cookie=cookie) for _ in range(4))
    answers = await asyncio.gather(*sent)
    assert sorted(one.status for one in answers) == [200, 422, 422, 422]
    await pages.harness.env.settle()
    begun = await pages.harness.table()
    assert begun.status == "running" and len(begun.chairs) == 3


async def test_a_full_enough_lobby_is_started_by_its_owner_alone(pages: Pages) -> None:
    table = await opened(pages)
    await press(pages, 1, "join", table)
    refused = await press(pages, 1, "start", table)
    assert refused.status == 422 and refused.data["said"] == WORDS("error-not-allowed", who="owner")
    assert 'data-door="start"' in section(await mine(pages, await paired(pages)), "lobbies")
    assert (await press(pages, 0, "start", table)).status == 200
    assert (await pages.harness.table()).status == "running"


async def test_members_are_looked_up_by_the_name_they_have_on_the_server(pages: Pages) -> None:
    table = await opened(pages)
    backend, ben = pages.harness.env.backend, pages.harness.people[1]
    backend.get_member(table.guild_id, ben.id).nick = "Benny"
    await press(pages, 1, "join", table)
    assert names(await pages.harness.table())[1] == "Benny"


async def test_whoever_has_left_the_server_cannot_join(pages: Pages) -> None:
    """Get Guild Member answers 404 with 10007 then, and the lobby is not told of it."""
    table = await opened(pages)
    ben = pages.harness.people[1]
    cookie = await paired(pages, 1)
    ben.guild.remove_member(ben)
    answer = await pages.post(f"/tables/lobby/{table.id}", {"done": "join"}, Cookie=cookie)
    assert (answer.status, answer.data) == (422, {"said": WORDS("error-not-there")})
    assert len((await pages.harness.table()).chairs) == 1


async def test_whoever_does_not_see_the_channel_cannot_join(pages: Pages) -> None:
    """By an overwrite for the person, and by one for a role of theirs."""
    table = await opened(pages)
    backend, ben = pages.harness.env.backend, pages.harness.people[1]
    for lacking in ("view_channel", "read_message_history"):
        denied = discord.Permissions(**{lacking: True}).value
        hidden = Overwrite(ben.id, OverwriteType.MEMBER, 0, denied)
        backend.set_overwrite(pages.harness.channel.id, hidden)
        await pages.harness.env.settle()
        answer = await press(pages, 1, "join", table)
        assert (answer.status, answer.data) == (422, {"said": WORDS("error-not-there")})
    assert len((await pages.harness.table()).chairs) == 1


async def test_whoever_is_timed_out_or_not_admitted_yet_cannot_join(pages: Pages) -> None:
    table = await opened(pages)
    member = pages.harness.env.backend.get_member(table.guild_id, pages.harness.people[1].id)
    until = datetime.now(UTC) + timedelta(days=1)
    for field, value, usual in (
        ("timed_out_until", until.isoformat(), None),
        ("pending", True, False),
    ):
        setattr(member, field, value)
        answer = await press(pages, 1, "join", table)
        assert (answer.status, answer.data) == (422, {"said": WORDS("error-not-there")}), field
        setattr(member, field, usual)
    assert (await press(pages, 1, "join", table)).status == 200


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10004), (500, 0), (429, 0)])
async def test_if_discord_does_not_say_the_buttons_there_are_named(
    pages: Pages, status: int, code: int
) -> None:
    table = await opened(pages)
    pages.harness.env.inject_error("GET", MEMBERS, status=status, code=code, times=None)
    answer = await press(pages, 1, "join", table)
    assert (answer.status, answer.data) == (422, {"said": WORDS("error-only-on-discord")})
    assert len((await pages.harness.table()).chairs) == 1
    shown = section(await mine(pages, await paired(pages, 1)), "lobbies")
    assert f'href="https://discord.com/channels/{table.guild_id}/' in shown


async def test_without_discord_only_leaving_would_need_none(pages: Pages) -> None:
    """A process that serves pages and has not logged in says where to do it."""
    table = await opened(pages)
    bot_of(pages.harness).context.lobbies = None
    answer = await press(pages, 1, "join", table)
    assert (answer.status, answer.data) == (422, {"said": WORDS("error-only-on-discord")})


async def test_the_lobby_refuses_with_the_words_of_the_button(pages: Pages) -> None:
    table = await opened(pages, joining="invited")
    answer = await press(pages, 1, "join", table)
    assert (answer.status, answer.data["said"]) == (
        422,
        WORDS("error-not-welcome", who="invited"),
    )
    for door, person in (("join", 0), ("leave", 1)):
        before = names(await pages.harness.table())
        assert (await press(pages, person, door, table)).status == 422
        assert names(await pages.harness.table()) == before


async def test_somebody_avoided_cannot_join(pages: Pages) -> None:
    table, host = await opened(pages), pages.harness.host
    anna, ben = pages.harness.people[:2]
    await host.people.avoid_lists.toggle_avoided(anna.id, Person(ben.id, ben.name))
    answer = await press(pages, 1, "join", table)
    said = WORDS("error-not-welcome", who="avoided")
    assert (answer.status, answer.data["said"]) == (422, said)


async def test_a_started_table_and_a_full_one_are_refused_in_words(pages: Pages) -> None:
    table, host = await opened(pages), pages.harness.host
    anna = pages.harness.people[0]
    for _ in range(4):
        await host.lobby.add_bot(table.id, anna.id)
    assert (await press(pages, 1, "join", table)).data["said"] == WORDS("error-table-full", seats=5)
    await host.lobby.start(table.id, anna.id)
    for door in ("join", "leave", "start", "fill"):
        answer = await press(pages, 0, door, table)
        assert answer.status == 422 and answer.data["said"]


async def test_private_lobbies_and_foreign_servers_are_as_if_they_did_not_exist(
    pages: Pages,
) -> None:
    """The same words for all, and Discord is not asked."""
    table, host = await opened(pages), pages.harness.host
    anna = pages.harness.people[0]
    about = {"where": "here", "language": "en", "manages": True}
    private = await host.lobby.new(
        Person(anna.id, anna.name),
        GAME,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        private=True,
        **about,
    )
    foreign = await host.lobby.new(
        Person(anna.id, anna.name), GAME, guild_id=77, channel_id=78, **about
    )
    said = WORDS("error-unknown-table")
    pages.harness.env.inject_error("GET", MEMBERS, status=500, times=None)
    for number in (private.id, foreign.id, 999_999, 10**14):
        answer = await press(pages, 1, "join", number)
        assert (answer.status, answer.data) == (422, {"said": said})
    await host.lobby.invitations.invite(
        private.id, anna.id, Person(pages.harness.people[1].id, "ben")
    )
    answer = await press(pages, 1, "join", private)
    assert answer.data["said"] == WORDS("error-only-on-discord")


async def test_only_a_paired_browser_gets_through_a_door(pages: Pages) -> None:
    table = await opened(pages)
    path = f"/tables/lobby/{table.id}"
    assert (await pages.post(path, {"done": "join"})).status == 404
    cookie = await paired(pages, 1)
    for body in ({"done": "nothing"}, {}, {"done": ["join"]}, []):
        assert (await pages.post(path, body, Cookie=cookie)).status == 404
    answer = await pages.post(path, {"done": "join"}, Cookie=cookie, Origin="https://a.example")
    assert answer.status == 404
    assert (await pages.get(path, Cookie=cookie)).status in (404, 405)
    assert len((await pages.harness.table()).chairs) == 1


async def test_discord_is_not_asked_more_often_than_a_person_presses(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.web.mine.doors.MEMBERSHIPS", limits.MEMBERSHIPS._replace(most=2))
    table = await opened(pages)
    for door in ("join", "leave", "join", "leave"):
        assert (await press(pages, 1, door, table)).status == 200
    answer = await press(pages, 1, "join", table)
    assert answer.status == 422 and "<t:" not in answer.data["said"]
    assert "You have done that a lot" in answer.data["said"]


async def test_a_bot_that_is_about_to_end_joins_nobody(pages: Pages) -> None:
    table = await opened(pages)
    bot_of(pages.harness).context.gate.shut = True
    assert (await press(pages, 1, "join", table)).status == 503
    assert len((await pages.harness.table()).chairs) == 1


async def test_a_table_whose_server_removed_the_bot_offers_nothing(pages: Pages) -> None:
    await opened(pages)
    await pages.harness.host.servers.departures.compare([])
    shown = section(await mine(pages, await paired(pages, 0)), "lobbies")
    assert "data-door" not in shown


async def test_in_a_private_thread_only_its_members_join(pages: Pages) -> None:
    """Get Thread Member answers 404 for anybody else."""
    table = await opened(pages)
    lobbies = bot_of(pages.harness).context.lobbies
    assert lobbies is not None
    channel = bot_of(pages.harness).get_channel(pages.harness.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="private", type=discord.ChannelType.private_thread)
    there = replace(table, channel_id=thread.id)
    ben, cleo = pages.harness.people[1:3]
    await thread.add_user(discord.Object(ben.id))
    await pages.harness.env.settle()
    assert (await lobbies.person(there, ben.id)).id == ben.id
    with pytest.raises(NotThere):
        await lobbies.person(there, cleo.id)
