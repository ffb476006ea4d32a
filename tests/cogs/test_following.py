"""A server follows a season that another bot runs: two real bots and a server between them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord
from simcord.enums import InteractionType

from bot.host import Host
from bot.host.leagues.api import Season
from bot.host.leagues.following.outcomes import INTERVAL
from bot.host.leagues.following.reading import ReadHere
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.leagues.seasonlog.lines import fingerprint
from bot.locales import add_words
from bot.locales.markdown import plain
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from tests.catalogue import GAMES
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, texts
from tests.cogs.test_calls import direct_messages
from tests.cogs.test_league import founded, manager, pass_days, posted, press
from tests.cogs.test_league_servers import guest_of
from tests.host.conftest import TestClock
from tests.host.leagues.playing import ORGANISER, LeagueServer, look, play_all
from tests.host.leagues.test_following import forged
from tests.host.leagues.test_season_logs import begun, folk
from tests.host.toy import TOYS
from tests.languages import forgetting_words
from tests.opening import without_threads
from tests.receiver import Receiver, receiving
from tests.tools.hostile.interactions import sent
from tests.web.pages import bot_of

__all__ = ["drawn_once"]

PATH = "/x/secret/season.jsonl"


@dataclass(repr=False)
class Other:
    """A bot that runs a season, with the server that has its log, and the bot that follows it."""

    harness: Harness
    running: Host
    season: Season
    receiver: Receiver
    olga: simcord.MemberActor

    def attach(self) -> None:
        """Have the bot of now read logs here, from the server of the other bot."""
        rules = {key: game.rules for key, game in TOYS.items()}
        self.harness.host.leagues.following.reader = ReadHere(HostReferee(rules))
        context = bot_of(self.harness).context
        context.outgoing = OutgoingClient(self.receiver.rules)

    async def sign(self) -> bytes:
        exported = await self.running.leagues.season_logs.export(self.season.id)
        self.put(exported.content)
        return exported.content

    def put(self, content: bytes) -> None:
        self.receiver.body = content
        self.receiver.headers = {"ETag": f'"{len(self.receiver.asked)}"'}

    async def play(self) -> None:
        assert await play_all(self.running)
        await look(self.running)
        await look(self.running)

    async def enter(self, url: str | None = None, **options: Any) -> Any:
        """Have an admin enter the address; return what they read."""
        given = {"code": url or self.receiver.url(PATH), "channel": self.harness.channel} | options
        asked = await self.olga.slash(self.harness.channel, "setup league", **given)
        return asked.response

    async def follow(self) -> Any:
        """Follow the season; return what the admin reads then."""
        await self.sign()
        done = await press(self.olga, await self.enter(), "Follow")
        await self.rest()
        return done

    async def rest(self) -> None:
        await self.harness.host.tick()
        await self.harness.host.leagues.following.settled()
        await self.harness.env.settle()

    async def look(self) -> None:
        """Pass the time until the next look at the log."""
        self.harness.env.backend.advance_clock(INTERVAL * 1.2)
        await self.rest()

    def card(self) -> Any:
        return posted(self.harness, "Run by another bot")

    def told(self) -> list[str]:
        return [texts(message) for message in self.harness.channel.history()]


@pytest_asyncio.fixture
async def other(harness: Harness, tmp_path: Path) -> AsyncIterator[Other]:
    words = tmp_path / "words"
    for language, title in (("en", "Toy"), ("de", "Spielzeug")):
        (words / language).mkdir(parents=True)
        (words / language / "toy.ftl").write_text(f"toy-title = {title}\n")
    with forgetting_words():
        add_words(words)
        clock = TestClock()
        running = await without_threads(tmp_path / "other.db", TOYS, clock)
        season = await begun(running, clock, LeagueServer(), 9, form="swiss", games=2, up=4)
        await running.leagues.founding.change_league(season.id, ORGANISER, "all", public=True)
        async with receiving() as receiver:
            found = Other(harness, running, season, receiver, manager(harness))
            found.attach()
            yield found
        await running.close()


async def test_an_admin_follows_a_season_from_its_address_to_its_end(other: Other) -> None:
    await other.sign()
    asked = await other.enter()
    key = fingerprint(await other.running.leagues.season_logs.key())
    said = texts(asked)
    assert key in said and "Compare it with the organisers there" in said
    assert "Toys · season 1" in said and "9 players" in said and "everything checks out" in said
    assert not other.told()

    done = await press(other.olga, asked, "Follow")
    await other.rest()
    assert "This server follows Toys · season 1 now" in texts(done).replace("🏆 ", "")
    card = texts(other.card())
    assert "**Toy** · 9 players" in card and "**Round 1** · 3 tables" in card
    assert key[:9] in card and key not in card
    assert "Player 3" in card and "Computed here again from" in card

    await other.play()
    await other.sign()
    await other.look()
    assert "Round 2 is drawn: 3 tables" in other.told()[-1]
    card = texts(other.card())
    assert "**Round 2**" in card and "1. Player" in card
    await other.play()
    await other.play()
    await other.sign()
    await other.look()
    results = await other.running.leagues.results.of(other.season.id)
    winner = next(one.name for one in folk(9) if one.id == results.winner)
    assert f"🥇 {winner} wins" in other.told()[-1] and f"🥇 {winner} wins" in texts(other.card())
    # Nothing public names the address.
    assert not [said for said in other.told() if "secret" in said or "127.0.0.1" in plain(said)]
    methods = {(one.method, one.path) for one in other.receiver.asked}
    assert methods == {("GET", PATH)}


async def test_what_has_not_changed_is_not_sent_again(other: Other) -> None:
    await other.follow()
    await other.look()
    assert len(other.receiver.asked) == 2
    assert other.receiver.asked[-1].headers["If-None-Match"] == other.receiver.headers["ETag"]


async def test_what_does_not_fit_stands_on_the_card_and_the_admin_is_told_once(
    other: Other, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await other.follow()
    good = await other.sign()
    for _ in range(3):
        other.put(forged(good, 5))
        await other.look()
    card = texts(other.card())
    assert (
        "the log there does not check out: Line 5" in card and "how things stood as of line" in card
    )
    listed = (await other.olga.slash(other.harness.channel, "setup league")).response
    assert "the log there does not check out: Line 5" in texts(listed)
    (told,) = direct_messages(other.harness, other.olga)
    assert "Toys · season 1" in told and "no longer checks out: Line 5" in told
    other.put(good)
    await pass_days(other.harness, 1)
    await other.rest()
    assert "does not check out" not in texts(other.card())
    ours = [one for one in caplog.records if one.name != "aiohttp.access"]
    assert ours and not [one for one in ours if "secret" in one.getMessage()]


async def test_admins_see_at_once_that_a_log_cannot_be_reached(other: Other) -> None:
    await other.follow()
    other.receiver.status, other.receiver.headers = 503, None
    await other.look()
    listed = (await other.olga.slash(other.harness.channel, "setup league")).response
    assert "The log has been unreachable since" in texts(listed)
    assert "unreachable" not in texts(other.card())
    await pass_days(other.harness, 1.5, 0.1)
    await other.rest()
    assert "The log has been unreachable since" in texts(other.card())


async def test_a_log_that_does_not_fit_is_not_offered(other: Other) -> None:
    other.put(forged(await other.sign(), 7))
    said = await other.enter()
    assert "does not check out, so nothing was changed. Line 7" in texts(said)
    assert not [one for one in components(said) if "custom_id" in one]


async def test_the_operator_allows_hosts(other: Other) -> None:
    await other.sign()
    context = bot_of(other.harness).context
    context.outgoing = OutgoingClient(parse_hosts("games.example.org"))
    assert "begin with https://" in texts(await other.enter())
    assert "`BOT_OUTGOING_HOSTS`" in texts(await other.enter("https://elsewhere.example.org/x"))
    assert "Choose a channel, too" in texts(
        (
            await other.olga.slash(other.harness.channel, "setup league", code="https://x.y/")
        ).response
    )


async def test_a_season_that_this_bot_runs_is_joined_by_a_code(other: Other) -> None:
    season = await founded(other.harness, other.olga)
    leagues = other.harness.host.leagues
    leagues.following.reader = ReadHere(HostReferee(GAMES))
    other.put((await leagues.season_logs.export(season.id)).content)
    assert "This bot runs that season itself" in texts(await other.enter())


async def test_a_deleted_card_is_posted_again(other: Other) -> None:
    await other.follow()
    before = other.card()
    other.harness.env.backend.delete_message(other.harness.channel.id, before.id)
    await other.play()
    await other.sign()
    await other.look()
    await other.rest()
    assert other.card().id != before.id and "**Round 2**" in texts(other.card())
    assert len([said for said in other.told() if "Run by another bot" in said]) == 1


async def test_a_card_is_brought_up_to_date_after_a_start(other: Other) -> None:
    """The bot is killed after the news were stored, and before they were posted."""
    await other.follow()
    other.harness.host.leagues.following.outbox.publisher = None
    await other.play()
    await other.sign()
    await other.look()
    assert "**Round 1**" in texts(other.card())
    await other.harness.restart()
    await other.rest()
    assert "**Round 2**" in texts(other.card())
    assert len([said for said in other.told() if "Round 2 is drawn" in said]) == 1


async def test_what_was_posted_before_a_kill_is_not_posted_again(other: Other) -> None:
    """The bot is killed after Discord has the posts, and before that was stored."""

    async def killed() -> None:
        def forget(db: Any) -> None:
            db.execute("UPDATE followed_post SET status = 'due' WHERE id = 1 OR kind = 'round'")
            db.execute("UPDATE followed SET card_id = NULL WHERE lines < 26")

        before = other.told()
        await other.harness.host._database.write(forget)
        await other.harness.restart()
        await other.rest()
        assert other.told() == before

    await other.follow()
    card = other.card()
    await killed()
    (followed,) = await other.harness.host.leagues.following.of_server(card.guild.id)
    assert followed.card_id == card.id
    await other.harness.host._database.write(lambda db: db.execute("DELETE FROM followed_post"))
    other.attach()
    await other.play()
    await other.sign()
    await other.look()
    assert "Round 2 is drawn" in other.told()[-1]
    await killed()


async def test_names_take_no_effect_as_markdown(other: Other) -> None:
    await other.running._database.write(
        lambda db: db.execute(
            "UPDATE entrant SET name = ? WHERE name = 'Player 3'", ("@everyone\n# [x](http://y)",)
        )
    )
    await other.play()
    await other.follow()
    card = texts(other.card())
    assert "everyone" in card and "\n# " not in card
    assert "\\@everyone" in card and "[x](http" not in card


async def test_a_german_server_reads_german(other: Other) -> None:
    guest = guest_of(other.harness)
    other.olga, there = guest.boss, guest.channel
    await other.sign()
    options = {"code": other.receiver.url(PATH), "channel": there}
    asked = (await guest.boss.slash(there, "setup league", **options)).response
    await guest.boss.click(asked, custom_id="setup-follow:1")
    await other.rest()
    card = texts(guest.posted("Ein anderer Bot leitet sie"))
    assert "**1. Runde** · 3 Tische" in card and "9 Personen" in card and "Zeilen" in card


async def test_another_channel_gets_a_new_card(other: Other) -> None:
    await other.follow()
    there = other.harness.env.guild.create_text_channel("news")
    await press(other.olga, await other.enter(channel=there), "Follow")
    await other.rest()
    assert "Run by another bot" in texts(there.last_message)
    (old,) = other.told()
    assert f"The card is in <#{there.id}> now" in old


async def test_an_admin_sees_what_is_followed_and_stops_it(other: Other) -> None:
    await other.follow()
    listed = (await other.olga.slash(other.harness.channel, "setup league")).response
    assert "follows these seasons of other bots" in texts(listed)
    assert "127.0.0.1" in plain(texts(listed)) and "secret" not in texts(listed)
    label = next(one["label"] for one in components(listed) if "Stop" in one.get("label", ""))
    sure = await press(other.olga, listed, label)
    assert "what is stored of the season is deleted" in texts(sure)
    done = await press(other.olga, sure, "Stop following")
    await other.rest()
    assert "no longer follows" in texts(done)
    card = posted(other.harness, "This server no longer follows this season")
    assert "Player" not in texts(card)
    again = (await other.olga.slash(other.harness.channel, "setup league")).response
    assert "takes part in no league" in texts(again) and "address of its signed log" in texts(again)


async def test_only_admins_follow(other: Other) -> None:
    await other.follow()
    harness, ben = other.harness, other.harness.people[1]
    await other.enter()
    for custom_id in ("setup-follow:2", "setup-unfollow:1", "setup-unfollow-now:1"):
        data = {"custom_id": custom_id, "component_type": 2, "type": 2, "style": 2, "label": "x"}
        (result,) = await sent(harness, ben, InteractionType.MESSAGE_COMPONENT, [data])
        assert "Manage Server" in texts(result.response)
    following = harness.host.leagues.following
    assert [one.id for one in await following.of_server(harness.channel.guild.id)] == [1]


async def test_an_address_that_answers_late_does_not_hold_the_bot(other: Other) -> None:
    """Other commands are answered while a log is being checked."""
    held = asyncio.Event()
    following = other.harness.host.leagues.following
    reader = following.reader

    async def read(request: Any) -> Any:
        await held.wait()
        return await reader(request)

    await other.follow()
    following.reader = read
    await other.play()
    await other.sign()
    other.harness.env.backend.advance_clock(INTERVAL * 1.2)
    await other.harness.host.tick()
    listed = (await other.olga.slash(other.harness.channel, "setup league")).response
    assert "follows these seasons" in texts(listed)
    held.set()
    await other.rest()
    assert "**Round 2**" in texts(other.card())
