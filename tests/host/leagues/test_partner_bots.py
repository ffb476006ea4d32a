"""Two real bots: people sign up with one of them for a season that the other one runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host import Host
from bot.host.core.api import Person
from bot.host.leagues.api import NoHours, Season
from bot.host.leagues.following.api import Fetched, Followed, Unreachable
from bot.host.leagues.following.entering import CannotEnter, EntryState
from bot.host.leagues.following.outbox import edit_card
from bot.host.leagues.following.outcomes import INTERVAL
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.partners.entering import EVERY
from bot.host.people.hours import Hours
from bot.leagues.seasonlog.exchange import read_entries
from bot.simulation.partners import RUNNING, Network
from tests.host.conftest import TestClock, open_host
from tests.host.leagues.following import Board
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    settings,
    sign_up,
)

BY = Asker(ORGANISER, True)
EVA = Person(500_000_000_000_000_000, "Eva")
GUILD, CHANNEL = 50, 51
HOURS = Hours("Europe/Berlin", 8 * 60, 23 * 60)


def folk(count: int) -> list[Person]:
    return [Person(EVA.id + 1000 * number, f"Guest {number}") for number in range(1, count + 1)]


@dataclass
class Two:
    """The bot that runs the season, and the one with which people sign up."""

    running: Host
    server: LeagueServer
    host: Host
    clock: TestClock
    board: Board = field(default_factory=Board)
    lost: bool = False
    name: str = "taking.example"
    """The host where people's bot has its files."""

    async def fetch(self, url: str, etag: str) -> Fetched:
        """Return what either bot serves at an address, as the pages do."""
        if self.lost:
            raise Unreachable("gone")
        network = Network(self.running)
        network.add(self.name, self.host)
        fetched = await network.fetch(url, etag)
        assert fetched is not None
        return fetched

    def attach(self) -> None:
        attach(self.running, self.server)
        self.running.leagues.partners.fetcher = self
        self.host.leagues.following.fetcher = self
        self.host.leagues.following.outbox.publisher = self.board

    async def follow(self, season: Season) -> Followed:
        token = await self.running.leagues.partners.invite(season.id, BY, "Eva's club")
        url = f"https://{RUNNING}/x/{token}/season.jsonl"
        following = self.host.leagues.following
        asked = await following.propose(url, EVA, guild_id=GUILD, channel_id=CHANNEL, language="en")
        return await following.confirm(asked.id, GUILD)

    async def agree(self, season: Season, followed: Followed) -> None:
        """Give the organisers of the season the address of entries, and have them accept it."""
        token = await self.host.leagues.following.entries.address(followed.id, GUILD)
        partners = self.running.leagues.partners
        address = f"https://{self.name}/x/{token}/entries.jsonl"
        proposed = await partners.propose(season.id, BY, address)
        key = await self.host.leagues.following.entries.key(GUILD)
        assert proposed.key == key
        await partners.accept(season.id, proposed.id, key, BY)

    async def exchange(self) -> None:
        """Pass time until each has read what the other one has."""
        for _ in range(3):
            self.clock.pass_seconds(max(INTERVAL * 1.2, EVERY))
            await look(self.running)
            await self.host.tick()
            await self.host.leagues.following.settled()

    async def sign(self, followed: Followed, *folk: Person) -> list[EntryState]:
        entries = self.host.leagues.following.entries
        for person in folk:
            await self.host.absence.availability.set_hours(person.id, HOURS)
        return [await entries.sign(followed.id, GUILD, one, 2) for one in folk]

    async def state(self, followed: Followed, person: Person) -> EntryState | None:
        return await self.host.leagues.following.entries.state(followed.id, person.id)

    def told(self, person: Person) -> list[str]:
        posts = [post for post in self.board.posts if post.person == person.id]
        return [post.data["state"] for post in posts if post.kind == "answered"]


@pytest_asyncio.fixture
async def two(
    host: Host, clock: TestClock, server: LeagueServer, tmp_path: Path
) -> AsyncIterator[Two]:
    async with _other(tmp_path, clock) as other:
        made = Two(host, server, other, clock)
        made.attach()
        yield made


@asynccontextmanager
async def _other(folder: Path, clock: TestClock) -> AsyncIterator[Host]:
    opened = await open_host(folder / "taking.db", clock, None)
    yield opened
    await opened.close()


async def test_people_sign_up_with_one_bot_and_play_with_the_other(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    await two.agree(season, followed)
    guests = folk(2)
    assert await two.sign(followed, *guests) == [EntryState("sent")] * 2
    await two.exchange()
    assert [await two.state(followed, one) for one in guests] == [EntryState("in")] * 2
    await sign_up(two.running, season, people(2))
    assert two.told(guests[0]) == ["in"]
    await go_to(two.running, two.clock, season.starts_at.timestamp() + DAY / 2)
    tables = [one for one in await two.running.tables.open_tables() if one.of_league]
    assert {chair.user_id for table in tables for chair in table.chairs} >= {g.id for g in guests}


async def test_the_card_names_people_who_signed_up_here_and_nobody_else(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    await two.agree(season, followed)
    guests = folk(2)
    await two.sign(followed, *guests)
    await two.exchange()
    await sign_up(two.running, season, people(2))
    await go_to(two.running, two.clock, season.starts_at.timestamp() + DAY / 2)
    for _ in range(2):
        await two.exchange()
    shown = two.board.card.summary
    assert shown.drawn is not None
    names = {who.name for table in shown.drawn.tables for who in table.people}
    assert names == {"Guest 1", "Guest 2", ""}
    standings = {one.who.name for division in shown.divisions for one in division.places}
    assert standings == {"Guest 1", "Guest 2", ""}
    await two.host.upkeep.privacy.erase(guests[0].id)
    now = two.clock.time.timestamp()
    await two.host._database.write(lambda db: edit_card(db, followed.id, now))
    await two.exchange()
    shown = two.board.card.summary
    assert {one.who.name for one in shown.divisions[0].places} == {"Guest 2", ""}


async def test_entries_go_as_soon_as_the_season_is_followed_no_more(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    await two.agree(season, followed)
    await two.sign(followed, *folk(1))
    await two.exchange()
    entries = two.host.leagues.following.entries
    token = await entries.address(followed.id, GUILD)
    assert await entries.published(token)
    two.board.broken = True
    await two.host.leagues.following.stop(followed.id, GUILD)
    assert await entries.published(token) is None
    assert await entries.count(followed.id) == 0
    await two.exchange()
    assert len(await two.running.leagues.signups.entries(season.id, "in")) == 1


async def test_who_is_sealed_until_the_organisers_accept_the_key(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    entries = two.host.leagues.following.entries
    token = await entries.address(followed.id, GUILD)
    await two.sign(followed, *folk(1))
    content = await entries.published(token)
    assert content is not None
    assert str(folk(1)[0].id).encode() not in content and b"Guest" not in content
    (applicant,) = read_entries(content, None).applicants.values()
    assert applicant.signer is None


async def test_who_is_not_on_the_other_server_is_sent_there_by_day(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    await two.agree(season, followed)
    (guest,) = folk(1)
    two.server.gone, two.server.invitation = {guest.id}, "https://discord.gg/abcdef"
    await two.sign(followed, guest)
    await two.exchange()
    waits = EntryState("waits", "join", "https://discord.gg/abcdef")
    assert await two.state(followed, guest) == waits
    two.server.invitation = "https://discord.gg/another"
    await two.exchange()
    two.server.gone = set()
    await two.exchange()
    assert await two.state(followed, guest) == EntryState("in")
    two.clock.pass_seconds(DAY)
    await two.exchange()
    assert two.told(guest) == ["waits", "in"]


async def test_nobody_is_told_at_night(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    await two.agree(season, followed)
    (guest,) = folk(1)
    while not 0 <= two.clock.time.hour < 1:
        two.clock.pass_seconds(1800)
    await two.sign(followed, guest)
    await two.exchange()
    assert await two.state(followed, guest) == EntryState("in")
    assert two.told(guest) == []
    two.clock.pass_seconds(DAY / 2)
    await two.exchange()
    assert two.told(guest) == ["in"]


async def test_an_entry_is_withdrawn_and_made_again(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    await two.agree(season, followed)
    (guest,) = folk(1)
    await two.sign(followed, guest)
    await two.exchange()
    entries = two.host.leagues.following.entries
    await entries.withdraw(followed.id, GUILD, guest.id)
    assert await two.state(followed, guest) == EntryState("out")
    await two.exchange()
    assert await two.running.leagues.signups.entries(season.id, "in") == []
    await two.sign(followed, guest)
    await two.exchange()
    assert await two.state(followed, guest) == EntryState("in")
    assert len(await two.running.leagues.signups.entries(season.id, "in")) == 1
    assert await two.sign(followed, guest) == [EntryState("in")]
    assert await entries.count(followed.id) == 1


async def test_who_is_erased_here_is_withdrawn_there(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    await two.agree(season, followed)
    (guest,) = folk(1)
    await two.sign(followed, guest)
    await two.exchange()
    await two.host.upkeep.privacy.erase(guest.id)
    await two.exchange()
    assert await two.running.leagues.signups.entries(season.id, "in") == []
    token = await two.host.leagues.following.entries.address(followed.id, GUILD)
    content = await two.host.leagues.following.entries.published(token)
    assert content is not None
    assert str(guest.id).encode() not in content and b"Guest 1" not in content


async def test_sign_up_needs_an_invitation_hours_and_an_open_season(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    entries, (guest,) = two.host.leagues.following.entries, folk(1)
    with pytest.raises(CannotEnter, match="invitation"):
        await two.sign(followed, guest)
    await two.agree(season, followed)
    with pytest.raises(NoHours):
        await entries.sign(followed.id, GUILD, folk(2)[1], 1)
    await sign_up(two.running, season, people(4))
    await go_to(two.running, two.clock, season.signup_ends_at.timestamp() + 60)
    await two.exchange()
    with pytest.raises(CannotEnter, match="closed"):
        await entries.sign(followed.id, GUILD, guest, 1)
    await go_to(two.running, two.clock, season.starts_at.timestamp() + 60)
    await two.exchange()
    with pytest.raises(CannotEnter, match="drawn"):
        await entries.withdraw(followed.id, GUILD, guest.id)


async def test_answers_are_read_again_after_the_other_bot_was_away(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    await two.agree(season, followed)
    (guest,) = folk(1)
    await two.sign(followed, guest)
    two.lost = True
    await two.exchange()
    assert await two.state(followed, guest) == EntryState("sent")
    two.lost = False
    two.clock.pass_seconds(DAY)
    await two.exchange()
    assert await two.state(followed, guest) == EntryState("in")


async def test_changed_rules_have_to_be_read_again(two: Two) -> None:
    season = await found(two.running, settings())
    followed = await two.follow(season)
    await two.agree(season, followed)
    await sign_up(two.running, season, people(1))
    founding = two.running.leagues.founding
    await founding.change(season.id, ORGANISER, settings(games=3), "more games")
    (guest,) = folk(1)
    await two.sign(followed, guest)
    two.clock.pass_seconds(EVERY)
    await two.running.leagues.season_logs.export(season.id)
    await two.exchange()
    state = await two.state(followed, guest)
    assert state == EntryState("refused", "rules")
    await two.sign(followed, guest)
    await two.exchange()
    assert await two.state(followed, guest) == EntryState("in")
