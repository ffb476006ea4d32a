"""Notifications of a post, by person and in order: the real host's people, and no Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.host.core.api import CALLED, Bulletin, Notice
from bot.host.host import Host
from bot.host.people.audience import Audience, Direct
from bot.host.people.hours import Hours
from cogs.posting.notifications import Notifications, text_of
from tests.catalogue import CATALOGUE
from tests.cogs.unit.many import FIRST_USER, position_of
from tests.empty_database import put_database
from tests.opening import without_threads

ANNA, BEN, CLEO, DORA = (FIRST_USER + seat for seat in range(4))
CHOICES = {ANNA: "thread", BEN: "dm", CLEO: "both", DORA: "none"}
NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
AT_NIGHT = Hours("UTC", 22 * 60, 8 * 60)
POSITION = position_of(CATALOGUE["puerto_rico"].rules)
"""Four people at the start of a game: the first one must act, the second is next."""
ASKED = Bulletin("1-1", "turn", None, POSITION, (), True, None)


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """A host whose four people want to be notified in four ways; Ben reads German."""
    host = await without_threads(put_database(tmp_path / "bot.db"), CATALOGUE, lambda: NOON)
    for user_id, pings in CHOICES.items():
        await host.people.preferences.keep(user_id, pings=pings)
    await host.people.preferences.keep(BEN, language="de")
    yield host
    await host.close()


def about(topic: str, asks: bool = False) -> Bulletin:
    return replace(ASKED, kind="notice", notice=Notice(topic, asks=asks))


@pytest.mark.parametrize("bulletin", [ASKED, about(CALLED)], ids=["a turn", "a reminder"])
async def test_a_post_that_asks_calls_each_person_as_they_want(
    host: Host, bulletin: Bulletin
) -> None:
    told = await Notifications(host).of_post(bulletin, (DORA, CLEO, BEN, ANNA))
    assert told == Audience(
        mentions=(CLEO, ANNA),
        direct=(
            Direct(CLEO, "dm-turn", None, False, asks=True),
            Direct(BEN, "dm-turn", "de", True, asks=True),
        ),
    )


async def test_an_announcement_writes_only_to_those_it_would_not_mention(host: Host) -> None:
    told = await Notifications(host).of_post(about("absence-called"), (ANNA, BEN, CLEO, DORA))
    assert told == Audience((ANNA, CLEO), (Direct(BEN, "dm-asked", "de", True, asks=True),))


async def test_what_has_a_message_of_its_own_is_not_written_twice(host: Host) -> None:
    told = await Notifications(host).of_post(about("absence-again", True), (ANNA, BEN, CLEO, DORA))
    assert told == Audience((ANNA, CLEO))


async def test_an_announcement_to_people_alone_is_not_mentioned(host: Host) -> None:
    told = await Notifications(host).of_private((ANNA, BEN, CLEO, DORA))
    assert told.mentions == ()
    assert [one.user_id for one in told.direct] == [BEN, CLEO]


async def test_a_question_calls_nobody_who_sleeps_and_a_turn_does_not_ask_again(
    host: Host,
) -> None:
    """A turn's call was already put off by the host: `called` has no sleeper in it."""
    for user_id in (ANNA, BEN):
        await host.absence.availability.set_hours(user_id, AT_NIGHT)
    notifications = Notifications(host)
    told = await notifications.of_question((ANNA, BEN, CLEO))
    assert (told.mentions, [one.user_id for one in told.direct]) == ((CLEO,), [CLEO])
    turn = await notifications.of_post(ASKED, (ANNA, BEN))
    assert (turn.mentions, [one.user_id for one in turn.direct]) == ((ANNA,), [BEN])


async def test_only_the_called_are_called_also_if_they_sit_at_no_table(host: Host) -> None:
    guest = 77
    assert await Notifications(host).of_post(ASKED, ()) == Audience()
    assert await Notifications(host).of_post(ASKED, (guest,)) == Audience((guest,))


async def test_who_is_next_and_wants_it_is_told_once_until_asked(host: Host) -> None:
    await host.people.preferences.keep(BEN, heads_up=True)
    notifications, told = Notifications(host), Direct(BEN, "dm-next", "de", False, asks=False)
    assert await notifications.of_post(ASKED, ()) == Audience((), (told,))
    assert await notifications.of_post(ASKED, ()) == Audience(), "not twice"
    bens = replace(POSITION, decisions=(POSITION.decisions[0]._replace(seat=1),))
    await notifications.of_post(replace(ASKED, position=bens), (BEN,))
    assert await notifications.of_post(ASKED, ()) == Audience((), (told,)), "for the next turn"


async def test_who_is_next_is_mentioned_apart_from_those_asked(host: Host) -> None:
    await host.people.preferences.keep(BEN, heads_up=True, pings="thread")
    told = await Notifications(host).of_post(ASKED, (ANNA,))
    assert told == Audience((ANNA,), (), ahead=BEN)


async def test_nobody_is_told_to_be_next_by_what_is_no_turn_or_while_asleep(host: Host) -> None:
    await host.people.preferences.keep(BEN, heads_up=True)
    notifications = Notifications(host)
    assert await notifications.of_post(about("absence-call", True), ()) == Audience()
    assert await notifications.of_post(replace(ASKED, current=False), ()) == Audience()
    await host.absence.availability.set_hours(BEN, AT_NIGHT)
    assert await notifications.of_post(ASKED, ()) == Audience()


def test_a_direct_message_is_in_the_readers_language_else_the_tables() -> None:
    table, link = POSITION.table, "https://discord.com/channels/1/2/3"
    english, german = (text_of("dm-turn", one, table, link) for one in (None, "de"))
    assert "is waiting for you" in english
    assert "wartet auf dich" in german
    assert all(link in text and "Puerto Rico" in text for text in (english, german))
