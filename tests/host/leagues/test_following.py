"""A server follows a season that another bot runs, by the signed log of a real season there."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.host import Host
from bot.host.core.api import Person
from bot.host.leagues.api import Season
from bot.host.leagues.following.api import CannotCheck, CannotFollow, Fault, Followed, Request
from bot.host.leagues.following.outcomes import AT_REST, GIVES_UP, INTERVAL, LONGEST, SILENT
from bot.host.leagues.following.reading import MOST_LINES, MOST_NAME, Reading, read_log
from bot.host.leagues.following.service import ASKING, MOST
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.host.people.hours import Hours
from bot.leagues.pairing import Pairing
from bot.leagues.pairing import Request as PairingRequest
from bot.leagues.seasonlog.bodies import Game
from bot.leagues.seasonlog.differences import Difference
from bot.leagues.seasonlog.games import Fault as GameFault
from bot.leagues.seasonlog.lines import public_key, read, sealed, signed
from tests.host.conftest import TestClock
from tests.host.leagues.following import Board, Shelf
from tests.host.leagues.playing import DAY, ORGANISER, LeagueServer, found, look, play_all, settings
from tests.host.leagues.test_season_logs import begun, folk
from tests.host.toy import TOYS
from tests.opening import without_threads

GUILD, CHANNEL = 50, 51
EVA = Person(5_000_000_000, "Eva")
URL = "https://games.example.org/l/secret/log.jsonl"


@dataclass
class Follower:
    """A bot that follows a season which another one runs."""

    host: Host
    clock: TestClock
    running: Host
    running_clock: TestClock
    season: Season
    shelf: Shelf = field(default_factory=Shelf)
    board: Board = field(default_factory=Board)

    def attach(self) -> None:
        self.host.leagues.following.fetcher = self.shelf
        self.host.leagues.following.outbox.publisher = self.board

    async def sign(self) -> bytes:
        """Have the other bot sign its log, and put it on the shelf."""
        exported = await self.running.leagues.season_logs.export(self.season.id)
        self.shelf.content = exported.content
        return exported.content

    async def propose(self, url: str = URL, guild_id: int = GUILD) -> Followed:
        where = {"guild_id": guild_id, "channel_id": CHANNEL, "language": "en"}
        return await self.host.leagues.following.propose(url, EVA, **where)

    async def follow(self) -> Followed:
        """Follow the season, and post its card."""
        await self.sign()
        asked = await self.propose()
        followed = await self.host.leagues.following.confirm(asked.id, GUILD)
        await self.rest()
        return followed

    async def rest(self) -> None:
        await self.host.tick()
        await self.host.leagues.following.settled()

    async def pass_seconds(self, seconds: float) -> None:
        """Pass time at once, and do what is due then."""
        self.clock.pass_seconds(seconds)
        await self.rest()

    async def look(self) -> Followed:
        """Pass the time until the next look, and return the season after it."""
        await self.pass_seconds(INTERVAL * 1.2)
        return await self.now()

    async def now(self) -> Followed:
        (found,) = await self.host.leagues.following.of_server(GUILD)
        return found

    async def play(self) -> None:
        """Have the other bot's season go on to the end of the tables that run."""
        assert await play_all(self.running)
        await look(self.running)
        await look(self.running)

    async def value(self, query: str) -> Any:
        def read(db: Any) -> Any:
            return db.execute(query).fetchone()[0]

        return await self.host._database.read(read)


@pytest_asyncio.fixture
async def other(
    host: Host, clock: TestClock, server: LeagueServer, tmp_path: Path
) -> AsyncIterator[Follower]:
    """A public Swiss event of nine people in its first round, run by another bot."""
    running_clock = TestClock()
    running = await without_threads(tmp_path / "other.db", TOYS, running_clock)
    season = await begun(running, running_clock, server, 9, form="swiss", games=2, up=4)
    await running.leagues.founding.change_league(season.id, ORGANISER, "for all", public=True)
    follower = Follower(host, clock, running, running_clock, season)
    follower.attach()
    yield follower
    await running.close()


def names(followed: Followed) -> list[str]:
    return [place.who.name for one in followed.summary.divisions for place in one.places]


def forged(content: bytes, line: int) -> bytes:
    """Return a log of which a line says something else than what was signed."""
    rows = content.splitlines(keepends=True)
    rows[line - 1] = rows[line - 1].replace(b'"at":"2', b'"at":"3', 1)
    return b"".join(rows)


async def test_a_season_is_followed_from_its_first_round_to_its_winner(other: Follower) -> None:
    await other.sign()
    asked = await other.propose()
    assert asked.stage == "asked" and asked.host == "games.example.org"
    assert (asked.summary.league, asked.summary.form, asked.summary.people) == ("Toys", "swiss", 9)
    await other.rest()
    assert other.board.kinds == [] and await other.host.leagues.following.of_server(GUILD) == []

    await other.host.leagues.following.confirm(asked.id, GUILD)
    await other.rest()
    assert other.board.kinds == ["card"]
    first = other.board.card.summary
    assert first.drawn is not None and (first.drawn.round, first.drawn.count) == (1, 3)
    assert [len(one.people) for one in first.drawn.tables] == [3, 3, 3]
    assert [len(one.places) for one in first.divisions] == [8], "of nine the first eight are shown"
    assert (await other.now()).card_id == 7001

    await other.play()
    await other.sign()
    await other.look()
    assert other.board.kinds == ["card", "round"]
    second = other.board.card.summary
    assert second.drawn is not None and second.drawn.round == 2
    await other.play()
    await other.play()
    await other.sign()
    last = (await other.look()).summary
    assert last.over and last.winner is not None
    assert other.board.kinds == ["card", "round", "round", "over"]
    results = await other.running.leagues.results.of(other.season.id)
    people = {person.id: person.name for person in folk(9)}
    assert last.winner.name == people[results.winner or 0]
    rows = [row for number in sorted(results.divisions) for row in results.divisions[number]]
    assert names(await other.now())[:4] == [people[row.person] for row in rows][:4]


async def test_nothing_is_fetched_before_it_is_due_and_nothing_new_is_not_told(
    other: Follower,
) -> None:
    other.shelf.etag = '"1"'
    await other.follow()
    assert other.shelf.asked == [(URL, "")]
    await other.pass_seconds(INTERVAL / 2)
    assert len(other.shelf.asked) == 1
    await other.look()
    assert other.shelf.asked[1:] == [(URL, '"1"')]
    assert other.board.shown == [] and other.board.kinds == ["card"]
    other.shelf.etag = '"2"'
    await other.look()
    assert len(other.shelf.asked) == 3 and other.board.shown == []
    await other.look()
    assert other.shelf.asked[-1] == (URL, '"2"')


async def test_a_season_that_is_over_is_looked_at_once_a_day(other: Follower) -> None:
    for _ in range(3):
        await other.play()
    await other.follow()
    assert (await other.now()).summary.over
    await other.look()
    asked = len(other.shelf.asked)
    await other.pass_seconds(AT_REST / 2)
    assert len(other.shelf.asked) == asked
    await other.pass_seconds(AT_REST)
    assert len(other.shelf.asked) == asked + 1
    assert other.board.kinds == ["card"]


async def test_what_does_not_fit_is_said_and_the_last_good_state_stays(other: Follower) -> None:
    await other.follow()
    before = await other.now()
    await other.play()
    good = await other.sign()
    other.shelf.content = forged(good, before.lines + 2)
    after = await other.look()
    assert after.fault is not None
    assert (after.fault.line, after.fault.code) == (before.lines + 2, "signature")
    assert (after.lines, after.summary, after.read_at) == (
        before.lines,
        before.summary,
        before.read_at,
    )
    assert other.board.card.fault == after.fault
    assert other.board.kinds == ["card", "fault"]
    assert other.board.posts[-1].person == EVA.id
    # It is told once as long as it lasts, also if the fault is another one.
    other.shelf.content = b"{}"
    await other.look()
    assert (await other.now()).fault == Fault(1, "cut")
    assert other.board.kinds == ["card", "fault"]
    # Once it fits again all that was missed is known, and the next fault is told again.
    other.shelf.content = good
    await other.pass_seconds(INTERVAL * 2)
    mended = await other.now()
    assert mended.fault is None and mended.lines > before.lines
    assert other.board.kinds == ["card", "fault", "round"]
    other.shelf.content = forged(good, 3)
    await other.look()
    assert other.board.kinds == ["card", "fault", "round", "fault"]


async def test_a_fault_is_told_by_day_and_only_if_it_is_still_there(other: Follower) -> None:
    await other.follow()
    minute = other.clock().hour * 60
    awake = Hours("UTC", (minute + 120) % 1440, (minute + 720) % 1440)
    await other.host.absence.availability.set_hours(EVA.id, awake)
    good = other.shelf.content
    other.shelf.content = forged(good, 2)
    await other.look()
    assert other.board.kinds == ["card"]
    other.shelf.content = good
    await other.pass_seconds(INTERVAL * 1.5)
    assert (await other.now()).fault is None
    await other.pass_seconds(DAY)
    assert other.board.kinds == ["card"]
    other.shelf.content = forged(good, 2)
    await other.pass_seconds(INTERVAL * 1.5)
    assert other.board.kinds == ["card"]
    await other.pass_seconds(DAY / 12)
    assert other.board.kinds == ["card", "fault"]


async def test_a_key_that_contradicts_itself_is_found(other: Follower) -> None:
    """The other bot has signed another line with a number that is known here."""
    await other.follow()
    before = await other.now()
    await other.play()
    await other.sign()
    await other.host._database.write(
        lambda db: db.execute(
            "UPDATE followed_line SET at = '2020-01-01T00:00:00Z' WHERE number = 2"
        )
    )
    after = await other.look()
    assert after.fault is not None and after.fault.code == "contradiction"
    assert after.summary == before.summary


async def test_a_log_that_is_older_than_what_is_known_is_refused(other: Follower) -> None:
    old = await other.sign()
    await other.play()
    await other.follow()
    other.shelf.content = old
    after = await other.look()
    assert after.fault is not None and after.fault.code == "older"


async def test_names_go_when_they_are_erased_at_the_other_bot(other: Follower) -> None:
    await other.follow()
    gone = folk(9)[0]
    assert gone.name in names(await other.now()) or gone.name in str(await other.now())
    await other.running.upkeep.privacy.erase(gone.id)
    await other.sign()
    await other.look()
    assert gone.name not in str(other.board.card)
    told = await other.value("SELECT count(*) FROM followed_line WHERE opened LIKE '%Player 0%'")
    assert told == 0
    assert (await other.now()).fault is None
    # Names come with the pages, and go with them.
    founding = other.running.leagues.founding
    await founding.change_league(other.season.id, ORGANISER, "enough", public=False)
    await other.sign()
    await other.look()
    assert await other.value("SELECT count(*) FROM followed_line WHERE opened LIKE '%Player%'") == 0
    await founding.change_league(other.season.id, ORGANISER, "again", public=True)
    await other.sign()
    after = await other.look()
    assert folk(9)[1].name in str(after.summary)


async def test_games_are_not_stored(other: Follower) -> None:
    await other.play()
    await other.follow()
    assert await other.value("SELECT count(*) FROM followed_line WHERE kind = 'result'") == 3
    assert await other.value("SELECT count(*) FROM followed_line WHERE opened LIKE '%game%'") == 0


async def test_the_network_may_fail_for_a_day_before_the_card_says_so(other: Follower) -> None:
    await other.follow()
    other.shelf.why = "failed"
    since = other.clock().timestamp() + INTERVAL
    while other.clock().timestamp() < since + SILENT * 0.9:
        await other.pass_seconds(INTERVAL)
    assert other.board.shown == []
    assert len(other.shelf.asked) < 12
    await other.pass_seconds(LONGEST * 1.2)
    assert other.board.shown[-1].silent_at is not None
    asked = len(other.shelf.asked)
    for _ in range(4):
        await other.pass_seconds(LONGEST * 1.2)
    assert len(other.shelf.asked) == asked + 4
    assert other.board.kinds == ["card"]
    other.shelf.why = ""
    await other.pass_seconds(LONGEST * 1.2)
    assert other.board.shown[-1].silent_at is None
    assert (await other.now()).silent_at is None


async def test_operators_read_what_is_wrong_with_a_log(
    other: Follower, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await other.follow()
    good = other.shelf.content
    other.shelf.why = "failed"
    for _ in range(3):
        await other.pass_seconds(LONGEST)
    other.shelf.why, other.shelf.content = "", forged(good, 4)
    for _ in range(2):
        await other.pass_seconds(LONGEST * 1.2)
    other.shelf.content = good
    await other.pass_seconds(LONGEST * 1.2)
    told = [one.msg for one in caplog.records if isinstance(one.msg, dict)]
    events = [one for one in told if str(one["event"]).startswith("log_")]
    assert [one["event"] for one in events] == ["log_unreachable", "log_wrong", "log_back"]
    assert [one.get("why") for one in events] == ["failed", "signature", None]
    assert events[1]["line"] == 4 and {one["guild"] for one in events} == {GUILD}


async def test_a_server_that_wants_to_wait_is_asked_when_it_says(other: Follower) -> None:
    await other.follow()
    other.shelf.why, other.shelf.retry_after = "failed", 2 * LONGEST
    await other.look()
    asked = len(other.shelf.asked)
    await other.pass_seconds(LONGEST)
    assert len(other.shelf.asked) == asked
    await other.pass_seconds(LONGEST * 1.2)
    assert len(other.shelf.asked) == asked + 1


async def test_a_log_that_is_gone_for_a_week_is_not_looked_for(other: Follower) -> None:
    await other.follow()
    other.shelf.why = "gone"
    for _ in range(int(GIVES_UP / DAY) + 2):
        await other.pass_seconds(DAY)
    assert other.board.kinds == ["card", "gone"]
    assert other.board.shown[-1].stage == "ended"
    asked = len(other.shelf.asked)
    await other.pass_seconds(3 * DAY)
    assert len(other.shelf.asked) == asked
    # Another address brings it back, and the card says so.
    other.shelf.why = ""
    asked_again = await other.propose("https://elsewhere.example.org/log.jsonl")
    again = await other.host.leagues.following.confirm(asked_again.id, GUILD)
    await other.look()
    assert (await other.now()).stage == "followed" and again.id != asked_again.id
    assert other.board.shown[-1].stage == "followed"
    assert other.board.kinds == ["card", "gone"] and other.shelf.asked[-1][0].startswith(
        "https://e"
    )


async def test_a_log_that_comes_back_in_time_goes_on(other: Follower) -> None:
    await other.follow()
    other.shelf.why = "gone"
    for _ in range(6):
        await other.pass_seconds(DAY)
    other.shelf.why = "failed"
    await other.pass_seconds(DAY)
    other.shelf.why = "gone"
    for _ in range(6):
        await other.pass_seconds(DAY)
    assert (await other.now()).stage == "followed"


async def test_a_check_that_takes_too_long_is_a_fault_and_one_that_breaks_is_none(
    other: Follower,
) -> None:
    await other.follow()
    why = ["slow", "broken"]

    async def read(_: Request) -> Reading:
        raise CannotCheck(why.pop(0))

    other.host.leagues.following.reader = read
    slow = await other.look()
    assert slow.fault == Fault(0, "slow")
    assert other.board.kinds == ["card", "fault"]
    await other.pass_seconds(INTERVAL * 2)
    broken = await other.now()
    assert not why and broken.fault == Fault(0, "slow") and broken.silent_at is not None


async def test_a_mistake_of_ours_does_not_repeat_at_every_tick(
    other: Follower, caplog: pytest.LogCaptureFixture
) -> None:
    await other.follow()
    made: list[None] = []

    async def read(_: Request) -> Reading:
        made.append(None)
        raise KeyError("x")

    other.host.leagues.following.reader = read
    await other.look()
    await other.pass_seconds(60)
    assert len(made) == 1 and (await other.now()).silent_at is not None
    assert "secret" not in caplog.text


async def test_who_stops_has_the_card_say_so_and_all_rows_gone(other: Follower) -> None:
    followed = await other.follow()
    await other.host.leagues.following.stop(followed.id, GUILD)
    assert await other.host.leagues.following.of_server(GUILD) == []
    other.board.broken = True
    await other.rest()
    url, summary = [
        await other.value(f"SELECT {column} FROM followed") for column in ("url", "summary")
    ]
    assert url == "" and "Player" not in summary
    assert await other.value("SELECT count(*) FROM followed_line") == 0
    other.board.broken = False
    await other.pass_seconds(DAY)
    assert other.board.kinds == ["card", "stopped"]
    assert other.board.posts[-1].followed.card_id == 7001
    assert await other.value("SELECT count(*) FROM followed") == 0
    assert await other.value("SELECT count(*) FROM followed_post") == 0
    with pytest.raises(CannotFollow):
        await other.host.leagues.following.stop(followed.id, GUILD)


async def test_who_stops_after_a_kill_has_the_posted_card_found_and_edited(
    other: Follower,
) -> None:
    """The bot was killed after Discord had the card, and before that was stored."""
    other.board.broken = True
    followed = await other.follow()
    await other.host.leagues.following.stop(followed.id, GUILD)
    other.board.broken = False
    await other.pass_seconds(DAY)
    assert other.board.kinds == ["card", "stopped"]
    assert other.board.posts[-1].followed.card_id == 7001
    assert other.board.posts[0].tried is not None


async def test_an_export_has_no_address_and_no_names_of_others(other: Follower) -> None:
    await other.follow()
    export = (await other.host.upkeep.privacy.export(EVA.id)).decode()
    assert "secret" not in export and "Player" not in export and '"channel_id"' in export


async def test_who_stops_while_a_log_is_read_is_not_followed_after_it(other: Follower) -> None:
    followed = await other.follow()
    reader = other.host.leagues.following.reader

    async def read(request: Request) -> Reading:
        found = await reader(request)
        await other.host.leagues.following.stop(followed.id, GUILD)
        return found

    other.host.leagues.following.reader = read
    await other.play()
    await other.sign()
    await other.pass_seconds(INTERVAL * 1.2)
    assert await other.value("SELECT count(*) FROM followed") == 0
    assert other.board.kinds == ["card", "stopped"]


async def test_a_proposal_that_nobody_confirms_goes(other: Follower) -> None:
    await other.sign()
    asked = await other.propose()
    await other.pass_seconds(ASKING + 1)
    with pytest.raises(CannotFollow) as refused:
        await other.host.leagues.following.confirm(asked.id, GUILD)
    assert refused.value.args_ == {"why": "unknown"}
    assert await other.value("SELECT count(*) FROM followed") == 0


async def test_only_the_server_that_was_asked_may_confirm_or_stop(other: Follower) -> None:
    await other.sign()
    asked = await other.propose()
    following = other.host.leagues.following
    for act in (following.confirm, following.stop, following.get):
        with pytest.raises(CannotFollow):
            await act(asked.id, GUILD + 1)


async def test_two_servers_follow_the_same_season(other: Follower) -> None:
    await other.follow()
    asked = await other.propose(guild_id=GUILD + 1)
    await other.host.leagues.following.confirm(asked.id, GUILD + 1)
    await other.rest()
    assert other.board.kinds == ["card", "card"]
    assert len(await other.host.leagues.following.of_server(GUILD + 1)) == 1


async def test_pressing_twice_follows_once(other: Follower) -> None:
    followed = await other.follow()
    again = await other.host.leagues.following.confirm(followed.id, GUILD)
    await other.rest()
    assert again.id == followed.id and other.board.kinds == ["card"]


async def test_a_server_follows_a_few_seasons(other: Follower) -> None:
    await other.follow()
    await other.host._database.write(
        lambda db: [
            db.execute(
                "INSERT INTO followed (guild_id, channel_id, language, url, stage, added_by,"
                " added_at, key, mark, etag, lines, read_at, summary) SELECT guild_id, channel_id,"
                " language, url, stage, added_by, added_at, key, ?, etag, lines, read_at, summary"
                " FROM followed WHERE id = 1",
                (str(number),),
            )
            for number in range(MOST)
        ]
    )
    await other.host._database.write(lambda db: db.execute("DELETE FROM followed_line"))
    await other.host._database.write(lambda db: db.execute("DELETE FROM followed_post"))
    await other.host._database.write(lambda db: db.execute("DELETE FROM followed WHERE id = 1"))
    asked = await other.propose()
    with pytest.raises(CannotFollow) as refused:
        await other.host.leagues.following.confirm(asked.id, GUILD)
    assert refused.value.args_ == {"why": "most", "most": MOST}


@pytest.mark.parametrize("why", ["off", "form", "scheme", "host", "private", "gone", "failed"])
async def test_an_address_that_gives_no_log_is_refused(why: str, other: Follower) -> None:
    other.shelf.why = why
    with pytest.raises(CannotFollow) as refused:
        await other.propose()
    assert refused.value.args_ == {"why": why}


async def test_a_log_that_does_not_fit_is_not_followed(other: Follower) -> None:
    other.shelf.content = forged(await other.sign(), 2)
    with pytest.raises(Difference):
        await other.propose()
    assert await other.value("SELECT count(*) FROM followed") == 0


async def test_a_deleted_card_is_posted_again_once(other: Follower) -> None:
    await other.follow()
    other.board.deleted = True
    await other.play()
    await other.sign()
    await other.look()
    assert other.board.kinds == ["card", "round", "card"]
    assert (await other.now()).card_id == 7003
    await other.look()
    assert other.board.kinds == ["card", "round", "card"]


async def test_an_edit_that_fails_is_made_later_and_shows_what_is_then(other: Follower) -> None:
    await other.follow()
    other.board.broken = True
    good = await other.sign()
    for content in (forged(good, 2), forged(good, 3), good):
        other.shelf.content = content
        await other.pass_seconds(INTERVAL * 2)
    other.board.broken = False
    await other.pass_seconds(DAY)
    assert other.board.card.fault is None
    assert await other.value("SELECT count(*) FROM followed_post WHERE kind = 'edit'") == 0


async def test_a_post_that_fails_is_sent_later_in_order(other: Follower) -> None:
    other.board.broken = True
    await other.follow()
    await other.play()
    await other.sign()
    await other.look()
    assert other.board.kinds == []
    other.board.broken = False
    await other.host.leagues.look_after_server(GUILD)
    await other.host.leagues.following.settled()
    assert other.board.kinds == ["card", "round"]


async def test_nothing_is_fetched_for_a_server_that_removed_the_bot(other: Follower) -> None:
    await other.follow()
    await other.host._database.write(
        lambda db: db.execute("INSERT INTO left_server (guild_id, at) VALUES (?, 0)", (GUILD,))
    )
    asked = len(other.shelf.asked)
    await other.pass_seconds(DAY)
    assert len(other.shelf.asked) == asked
    await other.host._database.write(lambda db: db.execute("DELETE FROM left_server"))
    await other.pass_seconds(60)
    assert len(other.shelf.asked) == asked + 1


async def test_what_was_computed_before_is_not_computed_again(other: Follower) -> None:
    class Counting(HostReferee):
        """A referee that counts what it is asked."""

        asked = 0

        def fault(self, game: Game, options: Mapping[str, str]) -> GameFault | None:
            self.asked += 1
            return super().fault(game, options)

        def paired(self, request: PairingRequest) -> Pairing:
            self.asked += 1
            return super().paired(request)

    await other.play()
    content = await other.sign()
    referee = Counting({key: game.rules for key, game in TOYS.items()})
    first = read_log(Request(content), referee)
    assert referee.asked == 5
    assert read_log(Request(content, first.lines), referee) == first
    assert referee.asked == 5
    await other.play()
    later = read_log(Request(await other.sign(), first.lines), referee)
    assert len(later.lines) > len(first.lines) and referee.asked == 8


async def test_before_the_draw_a_season_has_no_people(other: Follower) -> None:
    later = {"first_day": date(2027, 6, 1), "last_day": date(2027, 9, 1)}
    season = await found(other.running, settings(**later), "Hanse")
    other.shelf.content = (await other.running.leagues.season_logs.export(season.id)).content
    asked = await other.propose()
    summary = asked.summary
    assert (summary.league, summary.people, summary.divisions, summary.drawn) == (
        *("Hanse", 0, ()),
        None,
    )
    await other.host.leagues.following.confirm(asked.id, GUILD)
    await other.rest()
    assert other.board.kinds == ["card"]


async def test_the_same_season_with_another_channel_moves_its_card(other: Follower) -> None:
    await other.follow()
    where = {"guild_id": GUILD, "channel_id": CHANNEL + 1, "language": "de"}
    following = other.host.leagues.following
    again = await following.propose("https://other.example.org/log.jsonl", EVA, **where)
    await following.confirm(again.id, GUILD)
    await other.rest()
    assert other.board.kinds == ["card", "card", "moved"]
    assert other.board.posts[-1].data == {"place": CHANNEL, "message": 7001}
    moved = await other.now()
    assert (moved.channel_id, moved.language, moved.host) == (
        *(CHANNEL + 1, "de"),
        "other.example.org",
    )
    assert moved.card_id == 7002


async def test_another_address_must_have_the_same_history(other: Follower) -> None:
    await other.play()
    await other.follow()
    good = other.shelf.content
    other.shelf.content = b"".join(good.splitlines(keepends=True)[:20])
    older = await other.propose()
    with pytest.raises(Difference) as refused:
        await other.host.leagues.following.confirm(older.id, GUILD)
    assert refused.value.code == "older"
    assert other.shelf.asked[-1][0] == URL and (await other.now()).lines > 20


async def test_an_admin_who_asks_again_confirms_only_the_newest(other: Follower) -> None:
    await other.sign()
    first, second = await other.propose(), await other.propose()
    following = other.host.leagues.following
    with pytest.raises(CannotFollow):
        await following.confirm(first.id, GUILD)
    assert (await following.confirm(second.id, GUILD)).stage == "followed"


async def test_whoever_has_a_key_may_write_long_names_which_are_cut(other: Follower) -> None:
    real, name = read(await other.sign())[:2], "x" * 100_000
    key = Ed25519PrivateKey.generate()
    data = {**real[0].data, "key": public_key(key), "name": sealed("n", name)}
    head = signed(replace(real[0], data=data, opened={"name": ["n", name]}), key)
    rules = signed(replace(real[1], before=head.digest), key)
    other.shelf.content = b"".join(line.text + b"\n" for line in (head, rules))
    asked = await other.propose()
    assert asked.summary.league == "x" * MOST_NAME
    other.shelf.content = head.text + b"\n"
    with pytest.raises(Difference) as refused:
        await other.propose()
    assert (refused.value.line, refused.value.code) == (1, "no-rules")


async def test_a_log_of_too_many_lines_is_refused_before_it_is_computed(other: Follower) -> None:
    other.shelf.content = b"{}\n" * (MOST_LINES + 1)
    with pytest.raises(Difference) as refused:
        await other.propose()
    assert (refused.value.line, refused.value.code) == (0, "lines")


async def test_who_is_erased_here_is_told_nothing(other: Follower) -> None:
    await other.follow()
    await other.host.upkeep.privacy.erase(EVA.id)
    other.shelf.content = forged(other.shelf.content, 2)
    await other.look()
    assert (await other.now()).fault is not None
    assert other.board.kinds == ["card"]
    assert await other.value("SELECT added_by FROM followed") < 0
