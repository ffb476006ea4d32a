"""A founder who has left, a role or channel that is gone: the league goes on, and says so once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.host import Host
from bot.host.core.api import Person, PublishFailed
from bot.host.leagues.api import DRAFT, LeaguePost, Member, NotHandedOver, Season, Sent
from bot.host.people.hours import Hours
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    CHANNEL,
    DAY,
    GUILD,
    ORGANISER,
    ROLE,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    sign_up,
)

ANNA = Person(3100, "Anna")
OTHER = 21
"""A channel to which the league moves."""


class Places(LeagueServer):
    """A server whose channels may be gone; counts how often each person was looked up."""

    def __init__(self) -> None:
        super().__init__()
        self.lost: dict[int, str] = {}
        self.looked: list[int] = []
        self.failing: list[str] = []
        self.while_sending: dict[str, Callable[[], Awaitable[object]]] = {}
        """What happens, once, while a post of a kind is being sent."""

    async def find(self, guild_id: int, user_id: int) -> Member | None:
        self.looked.append(user_id)
        return await super().find(guild_id, user_id)

    async def obstacle(self, guild_id: int, channel_id: int) -> str | None:
        if self.unknown:
            raise PublishFailed("Discord does not answer")
        return self.lost.get(channel_id)

    async def send(self, post: LeaguePost) -> Sent:
        if post.person is None and post.league.channel_id in self.lost:
            raise PublishFailed("there is no such channel")
        if post.kind in self.failing:
            self.failing.remove(post.kind)
            raise PublishFailed("Discord does not answer")
        sent = await super().send(post)
        if post.kind in self.while_sending:
            await self.while_sending.pop(post.kind)()
        return sent

    def of(self, kind: str) -> list[LeaguePost]:
        return [post for post in self.posts if post.kind == kind]


@pytest.fixture
def server() -> Places:
    return Places()


@pytest.fixture
async def season(host: Host, server: Places) -> Season:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, people(8))
    await look(host)
    return season


async def now(host: Host, season: Season) -> Season:
    return await host.leagues.founding.by_id(season.id)


async def todo(host: Host, season: Season) -> list[str]:
    return [fact.key for fact in await host.leagues.organising.log.todo(season.id)]


async def kinds(host: Host, season: Season) -> list[str]:
    lines = await host.leagues.organising.log.page(season.id, organises=False)
    return [line.kind for line in lines]


async def test_a_deleted_role_is_said_once_and_named_until_another_is_set(
    host: Host, clock: TestClock, server: Places, season: Season
) -> None:
    server.deleted_roles.add(ROLE)
    server.unknown = True
    await go_to(host, clock, clock().timestamp() + DAY)
    assert (await now(host, season)).league.role_id == ROLE, "nothing is known now"
    server.unknown = False
    await go_to(host, clock, clock().timestamp() + 3 * DAY)
    league = (await now(host, season)).league
    assert (league.role_id, league.organisers) == (None, f"<@{ORGANISER.id}>")
    assert len(server.of("role_gone")) == (await kinds(host, season)).count("role_gone") == 1
    assert await todo(host, season) == ["role"]
    await host.leagues.founding.change_league(season.id, ORGANISER, "a new one", role_id=78)
    await go_to(host, clock, clock().timestamp() + 2 * DAY)
    assert await todo(host, season) == []
    assert len(server.of("role_gone")) == 1


async def test_a_deleted_role_is_noticed_at_once_if_the_server_is_looked_after(
    host: Host, server: Places, season: Season
) -> None:
    server.deleted_roles.add(ROLE)
    await look(host)
    assert (await now(host, season)).league.role_id == ROLE, "it was not due"
    await host.leagues.look_after_server(GUILD)
    await look(host)
    assert (await now(host, season)).league.role_id is None


async def test_a_league_is_handed_on_once_its_founder_has_left(
    host: Host, clock: TestClock, server: Places, season: Season
) -> None:
    server.looked.clear()
    await go_to(host, clock, clock().timestamp() + 5 * DAY)
    assert 4 <= server.looked.count(ORGANISER.id) <= 6, "once a day"
    server.gone.add(ORGANISER.id)
    server.unknown = True
    await go_to(host, clock, clock().timestamp() + 2 * DAY)
    assert (await now(host, season)).league.founder_id == ORGANISER.id, "not known is not gone"
    server.unknown = False
    await go_to(host, clock, clock().timestamp() + 2 * DAY)
    league = (await now(host, season)).league
    assert (league.founders, league.organisers) == ((), f"<@&{ROLE}>")
    assert await todo(host, season) == [], "the role organises it"
    # Whoever comes back is not the founder again by that alone.
    server.gone.clear()
    await go_to(host, clock, clock().timestamp() + 2 * DAY)
    assert (await now(host, season)).league.founders == ()
    assert len(server.of("founder_gone")) == 1
    assert (await kinds(host, season)).count("founder_gone") == 1


async def test_a_league_whose_founder_was_erased_is_handed_on(
    host: Host, clock: TestClock, server: Places, season: Season
) -> None:
    server.deleted_roles.add(ROLE)
    await host.upkeep.privacy.erase(ORGANISER.id)
    await go_to(host, clock, clock().timestamp() + 2 * DAY)
    league = (await now(host, season)).league
    assert (league.founder_id, league.organisers) == (0, "")
    assert len(server.of("founder_gone")) == 1
    assert await todo(host, season) == ["role", "founder"]
    await host.leagues.founding.hand_over(season.id, Person(9, "Max"), True, ANNA, "she will")
    assert await todo(host, season) == ["role"]


async def test_a_founder_hands_over_with_a_reason_that_everybody_reads(
    host: Host, server: Places, season: Season
) -> None:
    hand_over = host.leagues.founding.hand_over
    with pytest.raises(NotHandedOver) as refused:
        await hand_over(season.id, ANNA, False, ANNA, "I want to")
    assert refused.value.args_["why"] == "rights"
    await hand_over(season.id, ORGANISER, False, ANNA, "I move away")
    await look(host)
    assert (await now(host, season)).league.founder_id == ANNA.id
    (told,) = server.of("handed_over")
    assert told.data == {"by": ORGANISER.id, "about": ANNA.id, "reason": "I move away"}
    (own,) = server.of("founder")
    assert own.person == ANNA.id
    with pytest.raises(NotHandedOver):
        await hand_over(season.id, ORGANISER, False, ORGANISER, "I am back")
    with pytest.raises(NotHandedOver) as refused:
        await hand_over(season.id, ORGANISER, True, ANNA, "again")
    assert refused.value.args_["why"] == "founder"


async def test_what_cannot_be_posted_waits_for_another_channel_in_its_order(
    host: Host, clock: TestClock, server: Places, season: Season
) -> None:
    await host.absence.availability.set_hours(ORGANISER.id, Hours("UTC", 9 * 60, 21 * 60))
    await go_to(host, clock, season.starts_at.timestamp() - 3 * DAY + 3600)
    server.lost[CHANNEL] = "gone"
    await host.leagues.look_after_server(GUILD)
    await look(host)
    assert server.of("obstacle") == [], "the founder sleeps"
    await go_to(host, clock, clock().timestamp() + 10 * 3600)
    (told,) = server.of("obstacle")
    assert (told.person, told.data["what"]) == (ORGANISER.id, "gone")
    assert await todo(host, season) == ["obstacle"]
    before, card_id = len(server.posts), (await now(host, season)).card_id
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    assert (await now(host, season)).stage == DRAFT
    assert [post.kind for post in server.posts[before:] if post.person is None] == []
    await host.leagues.founding.change_league(
        season.id, ORGANISER, "it was deleted", channel_id=OTHER
    )
    await look(host)
    (left,) = server.of("moved")
    assert left.data == {"place": CHANNEL, "message": card_id}
    posts = [post for post in server.posts[before:] if post.person is None and post != left]
    assert [post.kind for post in posts] == ["closed", "draft", "card", "changed"]
    assert {post.league.channel_id for post in posts} == {OTHER}
    assert (await now(host, season)).obstacle is None
    assert (await now(host, season)).card_id == 9000 + 1 + server.posts.index(posts[2])
    assert await todo(host, season) == []


async def test_a_card_that_is_sent_while_the_league_moves_follows_to_the_new_channel(
    host: Host, server: Places
) -> None:
    attach(host, server)
    season = await found(host)
    move = partial(host.leagues.founding.change_league, season.id, ORGANISER, "It is full")
    server.while_sending["card"] = partial(move, channel_id=OTHER)
    await look(host)
    cards = server.of("card")
    assert [post.league.channel_id for post in cards] == [CHANNEL, OTHER]
    (left,) = server.of("moved")
    assert left.data == {"place": CHANNEL, "message": 9001 + server.posts.index(cards[0])}
    assert (await now(host, season)).card_id == 9001 + server.posts.index(cards[1])


async def test_a_post_that_fails_holds_up_those_of_its_own_league_alone(
    host: Host, clock: TestClock, server: Places, season: Season
) -> None:
    second = await host.leagues.founding.found(
        ANNA, "Others", season.settings, guild_id=GUILD, channel_id=OTHER, role_id=None,
        language="en",
    )  # fmt: skip
    server.lost[CHANNEL] = "send_messages"
    for league in (season, second):
        await host.leagues.founding.close(league.id, ORGANISER, "no more")
    await look(host)
    assert [(post.league.name, post.kind) for post in server.posts[-2:]] == [
        ("Others", "card"),
        ("Others", "league_closed"),
    ]
    server.lost.clear()
    await host.leagues.look_after_server(GUILD)
    await look(host)
    assert (server.posts[-1].league.name, server.posts[-1].kind) == ("Toys", "league_closed")


async def test_what_is_posted_later_waits_for_a_post_that_failed_once(
    host: Host, clock: TestClock, server: Places, season: Season
) -> None:
    server.failing = ["changed"]
    await host.leagues.founding.change_league(season.id, ORGANISER, "for all", public=True)
    await look(host)
    await host.leagues.founding.close(season.id, ORGANISER, "too few")
    await look(host)
    assert server.kinds[-1] == "card"
    clock.pass_seconds(60)
    await look(host)
    assert server.kinds[-2:] == ["changed", "league_closed"]


async def test_a_founder_is_not_told_by_day_of_what_was_mended_at_night(
    host: Host, clock: TestClock, server: Places, season: Season
) -> None:
    await host.absence.availability.set_hours(ORGANISER.id, Hours("UTC", 9 * 60, 21 * 60))
    await go_to(host, clock, season.starts_at.timestamp() - 3 * DAY + 3600)
    server.lost[CHANNEL] = "view_channel"
    await host.leagues.look_after_server(GUILD)
    await look(host)
    server.lost.clear()
    await host.leagues.look_after_server(GUILD)
    await go_to(host, clock, clock().timestamp() + DAY)
    assert server.of("obstacle") == []
    assert await todo(host, season) == []
