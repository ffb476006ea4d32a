"""Pages of one process about a table that another process has."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial

import aiohttp
import pytest
import pytest_asyncio

from bot.host.core.cluster.api import CHANGED, Server
from bot.host.core.processes import questions
from bot.locales import Words
from bot.runtime.database_url import DatabaseUrl
from bot.web import stream
from bot.web.league import reading
from bot.web.service import serving
from tests.cogs.processes import Processes
from tests.cogs.test_league import founded, manager, sign
from tests.host.sharing import SOON, cluster_of
from tests.web import test_aids as aids
from tests.web import test_lobby_doors as lobbies
from tests.web import test_log as log
from tests.web import test_mine as mine
from tests.web import test_pages as shown
from tests.web import test_play as play
from tests.web import test_programs as programs
from tests.web import test_proposing as proposing
from tests.web import test_rules as rules
from tests.web.pages import Answer, Pages
from tests.web.test_league import change, link_of
from tests.web.test_play import asked, moved_once, send

SAME = (
    play.test_the_page_offers_what_the_post_offers,
    play.test_a_move_can_be_taken_back_as_in_discord,
    play.test_a_takeback_is_done_once_however_often_it_is_sent,
    play.test_a_draft_begins_once_however_often_that_is_sent,
    play.test_nobody_moves_who_is_not_paired_or_not_the_person,
    play.test_what_no_page_of_ours_sends_is_not_found,
    play.test_colonists_are_put_together_and_sent_at_once,
    play.test_nothing_is_asked_once_the_game_is_over,
    aids.test_aids_are_for_the_paired_person_at_the_seat_alone,
    aids.test_a_note_is_kept_and_not_written_over,
    aids.test_of_two_edits_at_once_one_is_refused,
    aids.test_a_move_is_taken_back_by_agreement,
    aids.test_only_proposals_to_the_table_of_the_page_are_answered,
    aids.test_standing_orders_are_armed_and_ended,
    aids.test_what_happened_since_ones_last_move_is_told_and_outlined,
    aids.test_a_rule_says_why_nothing_can_be_done_with_a_thing_now,
    lobbies.test_a_lobby_is_joined_and_left_and_its_card_shows_it,
    lobbies.test_its_owner_starts_with_house_bots_in_one_press,
    lobbies.test_the_lobby_refuses_with_the_words_of_the_button,
    lobbies.test_whoever_does_not_see_the_channel_cannot_join,
    lobbies.test_only_a_paired_browser_gets_through_a_door,
    log.test_the_log_is_told_page_by_page,
    log.test_a_reader_goes_back_to_any_move,
    log.test_what_was_taken_back_is_gone,
    mine.test_what_waits_is_listed_apart_from_what_runs,
    mine.test_a_page_has_only_what_its_person_belongs_to,
    mine.test_the_next_table_is_the_most_urgent_but_one,
    programs.test_a_move_counts_once,
    programs.test_a_refused_move_says_what_would_be_legal,
    programs.test_what_has_not_changed_is_not_sent_again,
    proposing.test_the_page_offers_what_fits_the_table_in_words,
    proposing.test_clocks_are_paused_and_started_again,
    proposing.test_a_proposal_of_a_page_is_asked_in_discord_and_decided_there,
    shown.test_the_first_paint_has_the_whole_position_in_words,
    shown.test_pictures_are_drawn_once_and_kept,
    rules.test_everything_on_a_picture_has_its_rule_in_both_languages,
)
"""What holds for pages of own tables."""


class Elsewhere:
    """A browser at the pages of the second process; the first one has the tables."""

    def __init__(self, both: Processes, there: Pages, own: Pages) -> None:
        self.both = both
        self.pages = there
        self.own = own
        """The same browser at the pages of the owner."""
        self.owner = both.first.host

    def serve(self, wrapped: Callable[[Server, str], Awaitable[str]]) -> None:
        """Make the owner answer by this function, which gets its usual one."""
        usual = cluster_of(self.owner).handover.questions._server
        assert usual is not None
        self.owner.cluster.serve(partial(wrapped, usual))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a slow machine time to take what is handed over."""
    monkeypatch.setattr(questions, "LOOK", SOON)
    monkeypatch.setattr(questions, "PATIENCE", 5 * SOON)


@pytest_asyncio.fixture
async def elsewhere(database: DatabaseUrl) -> AsyncIterator[Elsewhere]:
    async with (
        Processes.open(database) as both,
        AsyncExitStack() as server,
        aiohttp.ClientSession() as session,
    ):
        found = []
        for bot in both.bots:
            bot.context.programs = True
            port = await server.enter_async_context(serving(bot.context, "127.0.0.1", 0))
            bot.context.web_url = f"http://127.0.0.1:{port}"
            found.append(Pages(both.first, port, session, server))
        guild = both.first.channel.guild
        both.first.people += [
            guild.add_member(both.env.create_user(one)) for one in ("dora", "emil")
        ]
        yield Elsewhere(both, found[1], found[0])


async def test_a_move_is_made_by_the_process_that_has_the_table(elsewhere: Elsewhere) -> None:
    question, answers = await moved_once(elsewhere.pages)
    done = next(one for one in answers if one.status == 200)
    assert done.data["takeback"] is not None
    assert all(one.data["stamp"] > question["stamp"] for one in answers)


@pytest.mark.parametrize("test", SAME, ids=lambda test: test.__name__)
async def test_nobody_notices_who_has_the_table(
    elsewhere: Elsewhere, test: Callable[[Pages], Awaitable[None]]
) -> None:
    await test(elsewhere.pages)


@pytest.mark.parametrize("path", ["{link}/events", "/tables/events"])
async def test_a_change_is_told_at_once_whoever_has_the_table(
    elsewhere: Elsewhere, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a move, and of what is no move (a clock that stops, say): not with the next heartbeat."""
    monkeypatch.setattr(stream, "HEARTBEAT", 9 * SOON)
    pages = elsewhere.pages
    table = await pages.opened(2)
    link = await pages.link()
    await pages.pair()
    url = f"http://127.0.0.1:{pages.port}{path.format(link=link)}"
    async with pages.session.get(url, headers={"Cookie": pages.cookie}) as line:
        await told(line)
        await pages.move(await pages.at_rest())
        await told(line)
        pages.harness.host.core.wake_followers(table.id)
        await told(line)


async def told(line: aiohttp.ClientResponse) -> None:
    """Wait for the next event that tells of a change."""
    async with asyncio.timeout(SOON):
        while await line.content.readline() != b"event: moved\n":
            pass


async def test_a_change_of_ones_own_is_told_once(elsewhere: Elsewhere) -> None:
    """Its process hears of it, too."""
    table = await elsewhere.own.opened(2)
    woken, heard = list[int](), list[str]()
    host = elsewhere.both.first.host
    cluster_of(host).messages.subscribe(CHANGED, heard.append)
    with host.links.onlookers.looking(table.id, lambda: woken.append(table.id)):
        await elsewhere.own.move(await elsewhere.own.at_rest())
        await elsewhere.both.until(lambda: bool(heard))
    assert woken == [table.id]


async def tapped(elsewhere: Elsewhere) -> tuple[Answer, int]:
    """Send a move; return the answer, and how many moves it has made."""
    pages = elsewhere.pages
    await pages.opened(3)
    position = await pages.at_rest()
    _, link, question = await asked(pages, position)
    answer = await send(pages, link, done="move", stamp=question["asked"], index=0)
    return answer, (await pages.at_rest()).version - position.version


@pytest.mark.parametrize("moves", [0, 1])
async def test_where_the_owner_does_not_answer_the_page_says_so_and_shows_what_is_true(
    elsewhere: Elsewhere, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asks, waits = cluster_of(elsewhere.both.second.host).handover.questions, asyncio.Event()

    async def hangs(usual: Server, question: str) -> str:
        if moves:
            await usual(question)
        monkeypatch.setattr(questions, "PATIENCE", 0.0)
        for told in asks._open.values():
            told.set()
        await waits.wait()
        return ""

    elsewhere.serve(hangs)
    answer, made = await tapped(elsewhere)
    waits.set()
    assert (answer.status, made) == (202, moves)
    assert answer.data["said"] == Words("en")("web-play-perhaps")
    assert (answer.data["takeback"] is not None) == bool(moves)


async def test_a_mistake_of_the_owner_may_have_done_it(
    elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def breaks(*_: object) -> str:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(elsewhere.owner.tables, "play_index", breaks)
    answer, made = await tapped(elsewhere)
    assert (answer.status, made) == (202, 0)
    assert answer.data["said"] == Words("en")("web-play-perhaps")
    assert "a mistake" in caplog.text
    caplog.clear()


async def test_a_pairing_that_ends_on_the_way_moves_nothing(elsewhere: Elsewhere) -> None:
    async def ended(usual: Server, question: str) -> str:
        for person in elsewhere.pages.harness.people:
            await elsewhere.owner.pairings.revoke(person.id)
        return await usual(question)

    elsewhere.serve(ended)
    answer, made = await tapped(elsewhere)
    assert (answer.status, made) == (404, 0)


async def test_a_link_that_is_revoked_on_the_way_moves_nothing(elsewhere: Elsewhere) -> None:
    async def ended(usual: Server, question: str) -> str:
        for person in elsewhere.pages.harness.people:
            await elsewhere.owner.links.revoke(person.id)
        return await usual(question)

    elsewhere.serve(ended)
    answer, made = await tapped(elsewhere)
    assert (answer.status, made) == (404, 0)


async def test_no_secret_of_the_browser_is_handed_over(elsewhere: Elsewhere) -> None:
    sent: list[str] = []

    async def noted(usual: Server, question: str) -> str:
        sent.append(question)
        return await usual(question)

    elsewhere.serve(noted)
    answer, made = await tapped(elsewhere)
    secret = elsewhere.pages.cookie.partition("=")[2]
    assert (answer.status, made, len(sent)) == (200, 1, 1)
    assert secret and secret not in sent[0]


async def test_it_is_never_passed_on_again(elsewhere: Elsewhere) -> None:
    """The table has moved on the way, or the two do not agree on who has it."""
    there = cluster_of(elsewhere.owner)

    async def disagrees(usual: Server, question: str) -> str:
        check = there.check
        there.check = elsewhere.both.second.host.cluster.check  # type: ignore[method-assign]
        answer = await usual(question)
        there.check = check  # type: ignore[method-assign]
        return answer

    elsewhere.serve(disagrees)
    answer, made = await tapped(elsewhere)
    assert (answer.status, made) == (422, 0)
    assert answer.data["said"] == Words("en")("error-elsewhere")


@pytest.mark.parametrize("which", [0, 1])
async def test_neither_of_the_two_moves_once_it_is_about_to_end(
    elsewhere: Elsewhere, which: int
) -> None:
    gate = elsewhere.both.bots[which].context.gate
    gate.shut = True
    answer, made = await tapped(elsewhere)
    gate.shut = False
    assert (answer.status, made) == (503, 0)


async def test_where_nobody_has_the_table_nothing_is_done(database: DatabaseUrl) -> None:
    """Its page is shown all the same."""
    async with (
        Processes.open(database) as both,
        serving(both.bots[0].context, "127.0.0.1", 0) as port,
        aiohttp.ClientSession() as session,
    ):
        both.bots[0].context.web_url = f"http://127.0.0.1:{port}"
        await both.second.started(2)
        position = await both.second.position()
        pages = Pages(both.second, port, session, AsyncExitStack())
        _, link, question = await asked(pages, position)
        before = await both.second.host.links.token(position.table.id, position.table.owner_id)
        await both.kill_second()
        answer = await send(pages, link, done="move", stamp=question["asked"], index=0)
        assert answer.status == 422 and answer.data["said"] == Words("en")("error-elsewhere")
        assert answer.data["choices"] == question["choices"]
        for path in (link, f"{link}/now", f"{link}/aids", f"/t/{before}"):
            assert (await pages.get(path)).status == 200


async def test_several_processes_may_have_one_address(elsewhere: Elsewhere) -> None:
    """A proxy chooses between them: the browser is paired with all."""
    home = elsewhere.both.bots[0].context.web_url
    elsewhere.both.bots[1].context.web_url = home
    await elsewhere.own.opened(3)
    position = await elsewhere.own.at_rest()
    _, link, question = await asked(elsewhere.own, position)
    elsewhere.pages.cookie = elsewhere.own.cookie
    what = {"done": "move", "stamp": question["asked"], "index": 0}
    moved = await elsewhere.pages.post(f"{link}/play", what, Origin=home)
    assert moved.status == 200 and moved.data["takeback"] is not None
    what = {"done": "takeback", "stamp": moved.data["takeback"]}
    back = await elsewhere.own.post(f"{link}/play", what)
    assert back.status == 200 and back.data["choices"] == question["choices"]


async def test_a_page_of_a_league_follows_it_at_each_heartbeat(
    elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "HEARTBEAT", 0.2)
    monkeypatch.setattr(reading, "LASTS", 0.1)
    harness = elsewhere.own.harness
    olga = manager(harness)
    await founded(harness, olga)
    path = link_of(elsewhere.own, await change(elsewhere.own, olga, public=True))
    assert (await elsewhere.pages.get(path)).status == 200
    url = f"http://127.0.0.1:{elsewhere.pages.port}{path.replace('?', '/events?')}"
    async with elsewhere.pages.session.get(url) as line:
        await told(line)
        await sign(harness, harness.people[0])
        await told(line)
