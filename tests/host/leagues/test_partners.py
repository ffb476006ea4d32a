"""Partner bots of a season: people sign up with another bot, whose signed entries are read here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from secrets import token_hex
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.host import Host
from bot.host.leagues.api import NotOrganiser, Season
from bot.host.leagues.following.api import Fetched, Unreachable
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.partners.api import BadPartner, PartnerDiffers, PartnerUnreached, digest_of
from bot.host.leagues.partners.entering import EVERY, MOST_TRIED
from bot.host.leagues.partners.service import MOST
from bot.leagues.seasonlog.bodies import Body
from bot.leagues.seasonlog.exchange import (
    Answer,
    Entries,
    Entry,
    Withdrawn,
    continued,
    read_answers,
)
from bot.leagues.seasonlog.lines import Line, file_of, public_key, read, sealed
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
    settings,
    sign_up,
)

BY = Asker(ORGANISER, True)
FIRST = 300_000_000_000_000_000
ADDRESS = "https://partner.example/x/secret/entries.jsonl"


@dataclass
class Other:
    """Another bot: its key, and the file of entries that it serves."""

    clock: Callable[[], datetime]
    key: Ed25519PrivateKey = field(default_factory=Ed25519PrivateKey.generate)
    lines: list[Line] = field(default_factory=list)
    sealed: bool = False
    failure: str | None = None
    edited: bytes | None = None
    token: str = ""

    def say(self, body: Body, opened: dict[str, list[Any]] | None = None) -> int:
        last = self.lines[-1] if self.lines else None
        line = continued(last, body, self.key, self.clock(), opened)
        self.lines.append(line)
        return line.number

    def enter(self, number: int, rules: int = 2, **changes: Any) -> int:
        """Enter a person; return the line."""
        signer = {
            "id": str(FIRST + number), "name": f"Guest {number}",
            "zone": "Europe/Berlin", "wakes": 480, "sleeps": 1380, "at_once": 1, **changes,
        }  # fmt: skip
        nonce = token_hex(16)
        body = Entry(person=sealed(nonce, signer), rules=rules)
        return self.say(body, {"person": [nonce, signer]})

    async def fetch(self, url: str, etag: str) -> Fetched:
        assert (url, etag) == (ADDRESS, "")
        if self.failure is not None:
            raise Unreachable(self.failure)
        return Fetched(self.content if self.edited is None else self.edited, "")

    @property
    def content(self) -> bytes:
        lines = [
            Line(**{**_fields(one), "opened": {}}) if self.sealed else one for one in self.lines
        ]
        return file_of(lines)


def _fields(line: Line) -> dict[str, Any]:
    return {name: getattr(line, name) for name in Line.__dataclass_fields__}


@pytest.fixture
def other(clock: TestClock) -> Other:
    return Other(clock)


async def invited(host: Host, server: LeagueServer, other: Other, **changes: object) -> Season:
    """Return a season for which the other bot is invited; its file has its first line."""
    attach(host, server)
    host.leagues.partners.fetcher = other
    season = await found(host, settings(**changes))
    token = await host.leagues.partners.invite(season.id, BY, "Berlin club")
    log = await host.leagues.partners.season_log(token)
    assert log is not None
    mark = read(log)[0].digest
    other.say(Entries(key=public_key(other.key), log=mark, invitation=digest_of(token).hex()))
    other.token = token
    return season


async def accepted(host: Host, server: LeagueServer, other: Other, **changes: object) -> Season:
    season = await invited(host, server, other, **changes)
    proposed = await host.leagues.partners.propose(season.id, BY, ADDRESS)
    await host.leagues.partners.accept(season.id, proposed.id, proposed.key, BY)
    return season


async def read_again(host: Host, clock: TestClock) -> None:
    clock.pass_seconds(EVERY)
    await host.leagues.look()
    await host.leagues.partners.settled()
    await look(host)


async def answers(host: Host, other: Other) -> dict[int, Answer]:
    content = await host.leagues.partners.answers(other.token)
    assert content is not None
    key = await host.leagues.season_logs.key()
    return dict(read_answers(content, key).answers)


async def test_people_sign_up_with_another_bot(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    lines = [other.enter(number) for number in (1, 2)]
    await read_again(host, clock)
    entries = await host.leagues.signups.entries(season.id, "in")
    assert [(one.person, one.at_once) for one in entries] == [(FIRST + 1, 1), (FIRST + 2, 1)]
    found = await answers(host, other)
    assert [(found[line].state, found[line].why) for line in lines] == [("in", None)] * 2
    hours = await host.absence.availability.hours(FIRST + 1)
    assert hours is not None and hours.zone == "Europe/Berlin"
    (partner,) = await host.leagues.partners.of_season(season.id)
    assert (partner.signed_up, partner.refused, partner.trouble) == (2, 0, None)
    told = [post.person for post in server.posts if post.kind == "partner_entered"]
    assert not told or set(told) == {FIRST + 1, FIRST + 2}
    await go_to(host, clock, clock.time.timestamp() + DAY)
    told = [post.person for post in server.posts if post.kind == "partner_entered"]
    assert sorted(told) == [FIRST + 1, FIRST + 2]


async def test_nobody_is_read_before_the_organisers_accept_the_key(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await invited(host, server, other)
    other.sealed = True
    other.enter(1)
    await host.leagues.partners.propose(season.id, BY, ADDRESS)
    await read_again(host, clock)
    assert await host.leagues.signups.entries(season.id) == []
    assert await host.leagues.partners.answers(other.token) is None


async def test_a_sealed_entry_is_signed_up_when_it_is_opened(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    other.sealed = True
    other.enter(1)
    await read_again(host, clock)
    assert await host.leagues.signups.entries(season.id) == []
    other.sealed = False
    await read_again(host, clock)
    assert len(await host.leagues.signups.entries(season.id, "in")) == 1


async def test_who_is_not_on_the_server_is_told_how_to_join_and_waits(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    server.gone, server.invitation = {FIRST + 1}, "https://discord.gg/abcdef"
    line = other.enter(1)
    await read_again(host, clock)
    answer = (await answers(host, other))[line]
    assert (answer.state, answer.why, answer.invite) == ("waits", "join", server.invitation)
    server.gone = set()
    await read_again(host, clock)
    assert len(await host.leagues.signups.entries(season.id, "in")) == 1
    answer = (await answers(host, other))[line]
    assert (answer.state, answer.why, answer.invite) == ("in", None, None)


@pytest.mark.parametrize(
    ("changes", "why"),
    [({"zone": "Mars/Base"}, "hours"), ({"sleeps": 500}, "hours"), ({"rules": 1}, "rules")],
)
async def test_who_cannot_be_signed_up_is_answered_why(
    host: Host, clock: TestClock, server: LeagueServer, other: Other, changes: Any, why: str
) -> None:
    season = await accepted(host, server, other)
    line = other.enter(1, **changes)
    await read_again(host, clock)
    answer = (await answers(host, other))[line]
    assert (answer.state, answer.why) == ("refused", why)
    assert await host.leagues.signups.entries(season.id) == []
    assert await host.absence.availability.hours(FIRST + 1) is None


async def test_who_withdraws_there_is_withdrawn_here_once(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    line = other.enter(1)
    await read_again(host, clock)
    other.say(Withdrawn(entry=line))
    await read_again(host, clock)
    assert await host.leagues.signups.entries(season.id, "in") == []
    assert (await answers(host, other))[line].state == "out"
    guest = people(1)[0].__class__(FIRST + 1, "Guest 1")
    await sign_up(host, season, [guest])
    await read_again(host, clock)
    assert len(await host.leagues.signups.entries(season.id, "in")) == 1


async def test_who_withdrew_here_is_not_signed_up_again_by_the_same_entry(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    line = other.enter(1)
    await read_again(host, clock)
    await host.leagues.signups.withdraw(season.id, FIRST + 1)
    await read_again(host, clock)
    assert await host.leagues.signups.entries(season.id, "in") == []
    assert (await answers(host, other))[line].state == "out"
    newer = other.enter(1)
    await read_again(host, clock)
    found = await answers(host, other)
    assert (found[line].state, found[newer].state) == ("out", "in")


async def test_who_is_erased_is_not_signed_up_again(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    server.gone = {FIRST + 1}
    waits, plays = other.enter(1), other.enter(2)
    await read_again(host, clock)
    for number in (1, 2):
        await host.upkeep.privacy.erase(FIRST + number)
    server.gone = set()
    await read_again(host, clock)
    found = await answers(host, other)
    assert [found[line].state for line in (waits, plays)] == ["out", "out"]
    known = {one.person for one in await host.leagues.signups.entries(season.id)}
    assert known.isdisjoint({FIRST + 1, FIRST + 2})


async def test_a_changed_line_is_not_read_and_organisers_are_told_once(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    other.enter(1)
    await read_again(host, clock)
    kept, other.lines = other.lines, other.lines[:1]
    other.enter(3)
    for _ in range(3):
        await go_to(host, clock, clock.time.timestamp() + DAY / 2)
    assert [one.person for one in await host.leagues.signups.entries(season.id)] == [FIRST + 1]
    told = [post for post in server.posts if post.kind == "partner_problem"]
    assert [post.data["code"] for post in told] == ["contradiction"]
    (partner,) = await host.leagues.partners.of_season(season.id)
    assert partner.trouble is not None and partner.trouble.difference is not None
    other.lines = kept
    await go_to(host, clock, clock.time.timestamp() + DAY / 2)
    (partner,) = await host.leagues.partners.of_season(season.id)
    assert partner.trouble is None


async def test_organisers_are_told_after_a_day_that_a_partner_cannot_be_reached(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    other.failure = "failed"
    await go_to(host, clock, clock.time.timestamp() + DAY / 2)
    assert "partner_problem" not in server.kinds
    await go_to(host, clock, clock.time.timestamp() + 2 * DAY)
    assert server.kinds.count("partner_problem") == 1
    other.failure = None
    other.enter(1)
    await go_to(host, clock, clock.time.timestamp() + DAY / 2)
    assert len(await host.leagues.signups.entries(season.id, "in")) == 1


async def test_a_stranger_with_an_address_is_no_partner(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await invited(host, server, other)
    stranger = Other(clock)
    header = read(other.content)[0].data
    stranger.say(Entries(**{**header, "key": public_key(stranger.key), "invitation": "ab" * 32}))
    host.leagues.partners.fetcher = stranger
    with pytest.raises(BadPartner, match="unknown"):
        await host.leagues.partners.propose(season.id, BY, ADDRESS)
    stranger.lines.clear()
    stranger.say(Entries(**{**header, "key": public_key(stranger.key), "log": "ab" * 32}))
    with pytest.raises(BadPartner, match="season"):
        await host.leagues.partners.propose(season.id, BY, ADDRESS)
    with pytest.raises(NotOrganiser):
        await host.leagues.partners.propose(season.id, Asker(people(1)[0], False), ADDRESS)


async def test_a_key_that_changed_since_it_was_shown_is_not_accepted(
    host: Host, server: LeagueServer, other: Other
) -> None:
    season = await invited(host, server, other)
    proposed = await host.leagues.partners.propose(season.id, BY, ADDRESS)
    other.key, lines = Ed25519PrivateKey.generate(), [*other.lines]
    other.lines.clear()
    other.say(Entries(**{**lines[0].data, "key": public_key(other.key)}))
    await host.leagues.partners.propose(season.id, BY, ADDRESS)
    with pytest.raises(BadPartner, match="key"):
        await host.leagues.partners.accept(season.id, proposed.id, proposed.key, BY)


async def test_files_that_are_no_entries_are_refused(
    host: Host, server: LeagueServer, other: Other
) -> None:
    season = await invited(host, server, other)
    other.edited = b"<html>not found</html>\n"
    with pytest.raises(PartnerDiffers) as refused:
        await host.leagues.partners.propose(season.id, BY, ADDRESS)
    assert (refused.value.difference.line, refused.value.difference.code) == (1, "json")
    other.edited, other.failure = None, "gone"
    with pytest.raises(PartnerUnreached):
        await host.leagues.partners.propose(season.id, BY, ADDRESS)


async def test_a_partnership_ends_and_its_people_stay_in(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    other.enter(1)
    await read_again(host, clock)
    (partner,) = await host.leagues.partners.of_season(season.id)
    await host.leagues.partners.end(season.id, partner.id, BY)
    other.enter(2)
    await read_again(host, clock)
    assert [one.person for one in await host.leagues.signups.entries(season.id)] == [FIRST + 1]
    assert await host.leagues.partners.season_log(other.token) is None
    assert await host.leagues.partners.of_season(season.id) == []


async def test_there_are_not_more_partners_than_allowed(
    host: Host, server: LeagueServer, other: Other
) -> None:
    season = await invited(host, server, other)
    for number in range(MOST - 1):
        await host.leagues.partners.invite(season.id, BY, f"Club {number}")
    with pytest.raises(BadPartner, match="many"):
        await host.leagues.partners.invite(season.id, BY, "One more")


async def test_the_pseudonym_follows_after_the_draw(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    await sign_up(host, season, people(3))
    line = other.enter(1)
    await read_again(host, clock)
    assert (await answers(host, other))[line].person is None
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    exported = await host.leagues.season_logs.export(season.id)
    drawn = next(one for one in read(exported.content) if one.kind == "draw")
    person = (await answers(host, other))[line].person
    assert person in drawn.data["recipe"]["people"]


async def test_a_partner_with_countless_people_costs_few_requests(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    total = MOST_TRIED + 20
    server.gone = {FIRST + number for number in range(total)}
    for number in range(total):
        other.enter(number)
    for _ in range(3):
        server.looked_up.clear()
        await read_again(host, clock)
        assert len([one for one in server.looked_up if one >= FIRST]) <= MOST_TRIED
    server.gone = set()
    for _ in range(3):
        await read_again(host, clock)
    assert len(await host.leagues.signups.entries(season.id, "in")) == total


async def test_a_partner_has_another_address_of_the_same_key(
    host: Host, clock: TestClock, server: LeagueServer, other: Other
) -> None:
    season = await accepted(host, server, other)
    other.failure = "gone"
    await read_again(host, clock)
    other.failure = None
    again = await host.leagues.partners.propose(season.id, BY, ADDRESS)
    assert again.accepted
    other.enter(1)
    await read_again(host, clock)
    assert len(await host.leagues.signups.entries(season.id, "in")) == 1
    other.key, header = Ed25519PrivateKey.generate(), other.lines[0].data
    other.lines.clear()
    other.say(Entries(**{**header, "key": public_key(other.key)}))
    with pytest.raises(BadPartner, match="taken"):
        await host.leagues.partners.propose(season.id, BY, ADDRESS)


async def test_a_button_without_a_key_accepts_nothing(
    host: Host, server: LeagueServer, other: Other
) -> None:
    season = await invited(host, server, other)
    proposed = await host.leagues.partners.propose(season.id, BY, ADDRESS)
    for key in ("", proposed.key[:8], "x" * 64):
        with pytest.raises(BadPartner, match="key"):
            await host.leagues.partners.accept(season.id, proposed.id, key, BY)
