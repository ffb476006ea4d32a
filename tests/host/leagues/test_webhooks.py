"""Events of leagues, as the host queues them for a webhook."""

from __future__ import annotations

import asyncio

import pytest

from bot.host import Host
from bot.host.core.api import PublishFailed
from bot.host.leagues.api import OVER, Season
from bot.host.leagues.core import log_line
from bot.host.leagues.webhooks import Event, NotPublic, Receipt
from bot.leagues.settings import CUP, SWISS
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    play_all,
    settings,
    sign_up,
)

URL = "https://hooks.example.org/in"


class Recorder:
    """Keeps the events that a receiver would get."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    async def send(self, event: Event) -> Receipt:
        self.events.append(event)
        return Receipt()

    @property
    def kinds(self) -> list[str]:
        return [one.kind for one in self.events]


@pytest.fixture
def told_to(host: Host, server: LeagueServer) -> Recorder:
    attach(host, server)
    recorder = Recorder()
    host.leagues.events.publisher = recorder
    return recorder


async def hooked(host: Host, count: int = 4, name: str = "Toys", **rules: object) -> Season:
    """Return a season of a public league with a webhook, for which people have signed up."""
    season = await found(host, settings(**rules), name)
    await host.leagues.founding.change_league(season.id, ORGANISER, public=True)
    await host.leagues.webhooks.choose(season.id, ORGANISER, URL, "")
    await sign_up(host, season, people(count))
    return season


async def played(host: Host, clock: TestClock, season: Season) -> None:
    """Play a season to its end."""
    await go_to(host, clock, season.starts_at.timestamp() + 1)
    while (await host.leagues.founding.by_id(season.id)).stage != OVER:
        await play_all(host)
        clock.pass_seconds(DAY / 4)
        await look(host)


async def test_a_whole_season_is_told(host: Host, clock: TestClock, told_to: Recorder) -> None:
    season = await hooked(host)
    await played(host, clock, season)
    kinds = told_to.kinds
    assert kinds[:2] == ["signup.closed", "draw.published"]
    assert kinds[-2:] == ["season.over", "signup.opened"]
    results = await host.leagues.results.of(season.id)
    for kind in ("table.started", "table.finished"):
        told = [one.fixture for one in told_to.events if one.kind == kind]
        assert sorted(filter(None, told)) == sorted(one.id for one in results.fixtures)
    ends = [n for n, kind in enumerate(kinds) if kind == "table.finished"]
    assert {kinds[n + 1] for n in ends} == {"standings.changed"}
    assert len({one.id for one in told_to.events}) == len(kinds)


@pytest.mark.parametrize("form", [CUP, SWISS])
async def test_rounds_are_told_with_their_numbers(
    host: Host, clock: TestClock, told_to: Recorder, form: str
) -> None:
    rules: dict[str, object] = {"form": form, "at_once": 1, "newcomer_at_once": 1, "down": 0}
    rules |= {"games": 1, "division_size": 4} if form == CUP else {"up": 4}
    season = await hooked(host, 8, **rules)
    await played(host, clock, season)
    results = await host.leagues.results.of(season.id)
    told = [(one.round, one.winners) for one in told_to.events if one.kind == "round.published"]
    rounds = [(number, False) for number in results.swiss]
    assert told == rounds + [(number + 1, True) for number in range(len(results.rounds))]
    assert told


class Held(Recorder):
    """Receivers, of which the one of a league does not answer until it may."""

    def __init__(self, league_id: int) -> None:
        super().__init__()
        self.league_id, self.asked, self.may = league_id, asyncio.Event(), asyncio.Event()

    async def send(self, event: Event) -> Receipt:
        if event.season.league.id == self.league_id:
            self.asked.set()
            await self.may.wait()
        return await super().send(event)


async def logged(host: Host, clock: TestClock, season: Season) -> None:
    """Log what an event tells of."""
    now = clock.time.timestamp()
    await host._database.write(lambda db: log_line(db, season, "opened", now))


async def until(recorder: Recorder, count: int) -> None:
    async with asyncio.timeout(20):
        while len(recorder.events) < count:
            await asyncio.sleep(0.01)


async def test_a_receiver_that_does_not_answer_delays_no_other_league(
    host: Host, clock: TestClock, told_to: Recorder
) -> None:
    slow, quick = await hooked(host), await hooked(host, name="Others")
    host.leagues.events.publisher = held = Held(slow.league.id)
    for season in (slow, quick):
        await logged(host, clock, season)
    await host.tick()
    await held.asked.wait()
    await until(held, 1)
    await logged(host, clock, quick)
    await host.tick()
    await until(held, 2)
    assert {one.season.league.id for one in held.events} == {quick.league.id}
    held.may.set()
    await look(host)
    assert len(held.events) == 3


class Busy:
    """Counts the events that it asks to have later."""

    def __init__(self) -> None:
        self.asked = 0

    async def send(self, event: Event) -> Receipt:
        self.asked += 1
        raise PublishFailed("busy", DAY)


async def test_a_change_of_a_channel_brings_no_event_forward(
    host: Host, clock: TestClock, told_to: Recorder
) -> None:
    """A receiver may have asked for a day; whoever edits channels must not drive the bot there."""
    season = await hooked(host)
    host.leagues.events.publisher = busy = Busy()
    await logged(host, clock, season)
    await look(host)
    assert busy.asked == 1
    clock.pass_seconds(60)
    await host.leagues.look_after_server(season.league.guild_id)
    await look(host)
    assert busy.asked == 1


async def test_days_in_which_the_bot_was_down_are_no_failures(
    host: Host, clock: TestClock, told_to: Recorder
) -> None:
    season = await hooked(host)
    host.leagues.events.publisher = busy = Busy()
    await logged(host, clock, season)
    await look(host)
    for days, asked in ((6, 2), (2, 3)):
        clock.pass_seconds(days * DAY)
        await look(host)
        assert busy.asked == asked, "it is not removed"


async def test_without_public_pages_there_is_no_webhook(host: Host, told_to: Recorder) -> None:
    season = await found(host)
    with pytest.raises(NotPublic):
        await host.leagues.webhooks.choose(season.id, ORGANISER, URL, "")


async def test_the_address_is_in_no_log_and_the_secret_in_no_export(
    host: Host, told_to: Recorder
) -> None:
    season = await hooked(host)
    lines = await host.leagues.organising.log.whole(season.id, organises=True)
    (line,) = (one for one in lines if "webhook" in one.data.get("changes", {}))
    assert line.data["changes"] == {"webhook": ["", "hooks.example.org"]}
