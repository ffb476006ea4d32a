"""Clicks about a table of another process are answered by that process, once."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
import simcord
from simcord.enums import InteractionType

from bot.host.core.cluster.api import OtherShard
from bot.host.core.processes.handover import ANSWERED_WITHIN, HANDOVER, STALE, TAKEN_WITHIN
from bot.host.servers.places import GONE
from bot.locales import Words
from bot.runtime.database_url import DatabaseUrl
from bot.store import Connection, StoreError
from bot.store.sharing import handover
from bot.web import stream
from bot.web.service import serving
from cogs.ui.interaction import Request
from tests.cogs.harness import Harness, components, custom_ids
from tests.cogs.harness import texts as said
from tests.cogs.processes import WITHIN, Processes, unhurried
from tests.host.sharing import cluster_of
from tests.postgresql import Server
from tests.store.between import cable
from tests.tools.hostile.interactions import sent
from tests.web.pages import next_told

ELSEWHERE = Words("en")("error-elsewhere")
MAY_COUNT = Words("en")("error-elsewhere-after")


@pytest_asyncio.fixture
async def both(database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Processes]:
    """Two processes; the second one has a running table of Anna and Ben."""
    unhurried(monkeypatch)
    async with Processes.open(database) as opened:
        await opened.second.started(2)
        yield opened


async def turn(both: Processes) -> tuple[simcord.MemberActor, str, str]:
    """Return who must move at the table of the second process, as a member of the first one's
    server; with the button and the notation of the first legal move.
    """
    position = await both.second.position()
    decision = position.decisions[0]
    person = both.first.person(position.table.chairs[decision.seat].user_id or 0)
    button = f"mv:{position.table.id}:{position.asked[decision.seat]}:0"
    return person, button, position.rules.notate(decision.moves[0])


async def version(both: Processes) -> int:
    """Return how many moves are stored at the table of the second process."""
    table = await both.first.host.tables.get((await both.second.table()).id)
    log = await both.first.host.tables.log(table.id)
    assert [entry.version for entry in log] == [*range(1, table.version + 1)]
    return table.version


def button_of(custom_id: str) -> dict[str, object]:
    return {"custom_id": custom_id, "component_type": 2, "type": 2, "style": 2, "label": "press"}


async def clicked(
    harness: Harness, person: simcord.MemberActor, custom_id: str
) -> simcord.InteractionResult:
    """Click a button of that name which stands on the last message of a server."""
    data = button_of(custom_id)
    if not list(harness.channel.history()):
        await person.send(harness.channel, "hello")
    (result,) = await sent(harness, person, InteractionType.MESSAGE_COMPONENT, [data])
    return result


async def waiting(both: Processes) -> int:
    """Return how many interactions are stored."""
    database = both.first.host._database
    rows = await database.read(lambda db: db.execute("SELECT id FROM handover").fetchall())
    return len(rows)


def hurried(patch: pytest.MonkeyPatch) -> None:
    """Make a process wait for another one as long as in earnest."""
    patch.setattr("bot.host.core.processes.handover.TAKEN_WITHIN", TAKEN_WITHIN)
    patch.setattr("bot.host.core.processes.handover.ANSWERED_WITHIN", ANSWERED_WITHIN)


def take_back_once(is_so: Callable[[], bool], both: Processes, patch: pytest.MonkeyPatch) -> None:
    """Make the first process take nothing back before a condition holds: no machine is too slow."""
    database = both.first.host._database
    write = database.write

    async def writes(work: Callable[..., Any]) -> Any:
        while "Handover._may_be_taken" in work.__qualname__ and not is_so():
            await asyncio.sleep(0.01)
        return await write(work)

    patch.setattr(database, "write", writes)


async def hang(both: Processes, patch: pytest.MonkeyPatch) -> None:
    """Make the second process take nothing; that the first one finds out ends its waiting."""
    patch.setattr("bot.host.core.processes.handover.TAKEN_WITHIN", TAKEN_WITHIN)
    await both.second.host.cluster.drain()


async def test_a_click_is_answered_by_the_process_that_has_the_table(both: Processes) -> None:
    person, button, _ = await turn(both)
    result = await clicked(both.first, person, button)
    await both.answered(result)
    assert "Done" in said(result.response)
    assert (await version(both), await waiting(both)) == (1, 0)
    await both.env.advance_time(WITHIN)
    assert (result.followups, await version(both)) == ([], 1)
    # Its own gateway brings it clicks as ever.
    await both.second.turn(both.second.rng)
    assert await version(both) == 2


async def test_two_clicks_at_once_are_one_move(both: Processes) -> None:
    person, button, _ = await turn(both)
    data = button_of(button)
    await person.send(both.first.channel, "hello")
    results = await sent(both.first, person, InteractionType.MESSAGE_COMPONENT, [data] * 2)
    for result in results:
        await both.answered(result)
    assert await version(both) == 1


async def test_a_command_with_the_tables_number(both: Processes) -> None:
    person, _, move = await turn(both)
    table_id = str((await both.second.table()).id)
    result = await person.slash(both.first.channel, "play", move=move, table=table_id)
    await both.answered(result)
    assert "Done" in said(result.response)
    assert await version(both) == 1


async def test_a_command_without_a_number_finds_the_table_that_waits(both: Processes) -> None:
    person, _, move = await turn(both)
    result = await person.slash(both.first.channel, "play", move=move)
    await both.answered(result)
    assert await version(both) == 1


async def test_suggestions_are_read_where_they_are_asked_for(both: Processes) -> None:
    person, _, move = await turn(both)
    await both.kill_second()
    table_id = str((await both.second.table()).id)
    found = await person.autocomplete(both.first.channel, "play", "move", "", table=table_id)
    assert move in [one["value"] for one in found]
    tables = await person.autocomplete(both.first.channel, "play", "table", "", move=move)
    assert table_id in [one["value"] for one in tables]


async def test_my_turns_lists_all_tables_and_each_button_goes_to_its_owner(
    both: Processes,
) -> None:
    """So it is in direct messages, too, which come to whoever has shard 0."""
    table_id = (await both.second.table()).id
    for is_direct in (False, True):
        person, _, _ = await turn(both)
        who = person.user if is_direct else person
        place = () if is_direct else (both.first.channel,)
        listed = await who.slash(*place, "myturns")
        assert f"panel:{table_id}:0" in custom_ids(listed.response)
        opened = await who.click(listed.response, custom_id=f"panel:{table_id}:0")
        await both.answered(opened)
        button = next(one for one in custom_ids(opened.response) if one.startswith("mv:"))
        before = await version(both)
        played = await who.click(opened.response, custom_id=button)
        await both.answered(played)
        assert await version(both) == before + 1


async def test_my_turns_knows_whose_channel_another_process_has_lost(both: Processes) -> None:
    person, _, _ = await turn(both)
    place = f"https://discord.com/channels/{both.second.channel.guild.id}/"
    for is_gone in (False, True):
        if is_gone:
            table = await both.second.table()
            await both.second.host.servers.places.hinder(table, table.place_id, GONE)
        listed = await person.slash(both.first.channel, "myturns")
        assert (place in said(listed.response)) is not is_gone


async def test_a_form_is_asked_for_and_taken_by_the_owner(both: Processes) -> None:
    anna = both.first.people[0]
    await both.second.people[0].slash(
        both.second.channel, "table new", game="amerigo", where="here"
    )
    table = await both.second.table()
    asked = await clicked(both.first, anna, f"salt:{table.id}")
    await both.answered(asked)
    assert asked.modal is not None
    (field,) = [one["component"]["custom_id"] for one in asked.modal["components"]]
    done = await anna.submit_modal(asked, {field: "salt and pepper"})
    await both.answered(done)
    deal = await both.second.host.fairness.of(await both.second.host.tables.get(table.id))
    assert [salt.text for salt in deal.salts] == ["salt and pepper"]


async def test_who_is_dead_is_not_waited_for(both: Processes) -> None:
    person, button, _ = await turn(both)
    await both.kill_second()
    result = await clicked(both.first, person, button)
    assert said(result.response) == ELSEWHERE
    assert (await version(both), await waiting(both)) == (0, 0)


async def test_who_hangs_is_waited_for_no_longer_than_discord_waits(
    both: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, button, _ = await turn(both)
    await hang(both, monkeypatch)
    result = await clicked(both.first, person, button)
    assert said(result.response) == ELSEWHERE
    assert (await version(both), await waiting(both)) == (0, 0)


@pytest.mark.parametrize("hangs", [False, True])
async def test_where_nobody_knows_who_has_it_the_owners_answer_stands(
    both: Processes, hangs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is gone when it is to be taken back: no answer is replaced by a sentence."""
    person, button, _ = await turn(both)
    if hangs:
        hurried(monkeypatch)
        # On a busy machine the rest of the 2.5 s would pass before this.
        monkeypatch.setattr("bot.host.core.processes.handover.TAKEN_WITHIN", 0.1)
        await both.second.host.cluster.drain()
    database = both.first.host._database
    write, failed = database.write, asyncio.Event()

    async def fails(work: Callable[..., Any]) -> Any:
        if "Handover._may_be_taken" in work.__qualname__:
            failed.set()
            raise StoreError("The database is gone.")
        return await write(work)

    with monkeypatch.context() as patch:
        patch.setattr(database, "write", fails)
        result = await clicked(both.first, person, button)
        if not hangs:
            await both.answered(result)
            await both.env.advance_time(WITHIN)
        await both.until(failed.is_set)
        if not hangs:
            await both.env.advance_time(WITHIN)
    await both.answered(result)
    await both.until(lambda: ("Done" in said(result.response)) is not hangs)
    assert (said(result.response) == MAY_COUNT) is hangs
    assert await version(both) == int(not hangs)


async def test_a_lost_message_is_made_up_for_by_the_next_look(both: Processes) -> None:
    person, button, _ = await turn(both)
    host = both.second.host
    handlers = cluster_of(host).messages._handlers  # type: ignore[attr-defined]
    handlers.clear()
    result = await clicked(both.first, person, button)
    assert await waiting(both) == 1
    with both.env._bot_scope():
        await cluster_of(host).handover.look()
    await both.answered(result)
    assert "Done" in said(result.response)


async def test_what_a_process_that_ended_has_left_is_deleted(both: Processes) -> None:
    host = both.first.host
    now = both.env.now().timestamp()
    for shard, age in ((0, 0.0), (0, STALE + 1), (1, STALE + 1)):
        await host._database.write(lambda db, s=shard, a=age: handover.put(db, s, now - a, "{}"))
    taken: list[str] = []
    cluster_of(host).handover._receive = taken.append
    await cluster_of(host).handover.look()
    await both.until(lambda: bool(taken))
    assert (taken, await waiting(both)) == (["{}"], 0)


async def test_what_comes_too_late_for_an_answer_is_not_carried_out(both: Processes) -> None:
    """Such as what somebody stored who was killed then, once its owner hangs no more."""
    host, now = both.second.host, both.env.now().timestamp()
    taken: list[str] = []
    cluster_of(host).handover._receive = taken.append

    def work(connection: Connection) -> None:
        for age, payload in ((STALE + 1, "late"), (0.0, "in time")):
            handover.put(connection, 1, now - age, payload)
        host.cluster.tell(connection, HANDOVER, "1")

    await both.first.host._database.write(work)
    await both.until(lambda: bool(taken))
    assert (taken, await waiting(both)) == (["in time"], 0)


async def test_what_was_handed_over_is_not_passed_on(both: Processes) -> None:
    """Two that do not agree on who has a table do not play ball with it."""
    person, button, _ = await turn(both)
    first = both.bots[0]
    parsers = first._connection.parsers
    parsers["INTERACTION_CREATE"] = lambda payload: first.take_over(json.dumps(payload))
    result = await clicked(both.first, person, button)
    assert said(result.response) == ELSEWHERE
    assert (await version(both), await waiting(both)) == (0, 0)


@pytest.mark.parametrize("killed", ["after taking it", "before the move", "after the move"])
async def test_who_is_killed_at_it_has_made_the_whole_move_or_none(
    both: Processes, killed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, button, _ = await turn(both)
    database = both.second.host._database
    write, dead = database.write, asyncio.Event()

    async def dies(work: Callable[..., Any]) -> Any:
        """Store what is stored until the process dies, and nothing then."""
        if dead.is_set():
            raise asyncio.CancelledError
        is_move = "Tables._write" in work.__qualname__
        if is_move and killed == "before the move":
            dead.set()
            raise asyncio.CancelledError
        found = await write(work)
        is_taken = "Handover._take" in work.__qualname__
        if (is_taken and killed == "after taking it") or (is_move and killed == "after the move"):
            dead.set()
            raise asyncio.CancelledError
        return found

    hurried(monkeypatch)
    take_back_once(dead.is_set, both, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(database, "write", dies)
        result = await clicked(both.first, person, button)
        await both.until(dead.is_set)
        await both.answered(result)
    assert (await waiting(both), await version(both)) == (0, int(killed == "after the move"))
    assert said(result.response) == MAY_COUNT, "who may have made a move is not told otherwise"


async def test_who_takes_it_and_loses_its_server_in_that_moment_has_done_nothing(
    server: Server, database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The interaction is deleted, and no process has it.

    The sender cannot know that, and says so.
    """
    unhurried(monkeypatch)
    async with (
        cable(server, database) as (laid, url),
        Processes.open(database, url) as both,
    ):
        await both.second.started(2)
        person, button, _ = await turn(both)
        hurried(monkeypatch)
        take_back_once(lambda: laid.cuts == 1, both, monkeypatch)
        laid.cut, laid.sent = "after", b"DELETE FROM handover"
        result = await clicked(both.first, person, button)
        await both.until(lambda: laid.cuts == 1)
        assert await waiting(both) == 0
        await both.answered(result)
        assert said(result.response) == MAY_COUNT
        assert await version(both) == 0


async def test_what_was_deferred_already_is_answered_with_a_sentence(both: Processes) -> None:
    """A table may move to another process while somebody is answered about it."""
    person, button, _ = await turn(both)

    async def late(request: Request, _args: str, _values: tuple[str, ...]) -> None:
        await request.defer()
        raise OtherShard(shard=1)

    both.bots[0].handlers["mv"] = late
    result = await clicked(both.first, person, button)
    assert said(result.response) == ELSEWHERE
    assert (await version(both), await waiting(both)) == (0, 0)


async def test_an_interaction_comes_over_with_its_server_and_unchanged(both: Processes) -> None:
    """Its owner has not that server in memory: what it is called there is in the payload."""
    person, button, _ = await turn(both)
    first, second = both.bots
    guild = {"id": str(both.first.channel.guild.id), "locale": "de", "features": []}
    came: list[dict[str, Any]] = []
    over: list[str] = []
    parse, take_over = first._connection.parsers["INTERACTION_CREATE"], second.take_over

    def brought(payload: dict[str, Any]) -> None:
        payload |= {"guild": guild, "guild_locale": "de"}
        came.append(copy.deepcopy(payload))
        parse(payload)

    def taken(payload: str) -> None:
        over.append(payload)
        take_over(payload)

    first._connection.parsers["INTERACTION_CREATE"] = brought
    cluster_of(both.second.host).handover._receive = taken
    result = await clicked(both.first, person, button)
    await both.answered(result)
    assert [json.loads(payload) for payload in over] == came
    assert second.get_guild(both.first.channel.guild.id) is None
    assert "Done" in said(result.response)


async def test_a_link_leads_to_the_pages_of_the_owner(both: Processes) -> None:
    person, _, _ = await turn(both)
    for bot, name in zip(both.bots, ("first", "second"), strict=True):
        bot.context.web_url = f"https://{name}.example"
    table = await both.second.table()
    listed = await person.user.slash("myturns")
    shown = await person.user.click(listed.response, custom_id=f"web:{table.id}")
    await both.answered(shown)
    await both.until(lambda: bool(shown.response and components(shown.response)))
    found = next(one["url"] for one in components(shown.response) if one.get("url"))
    assert found.startswith("https://second.example/t/")


async def test_a_page_of_anothers_table_follows_it_all_the_same(
    both: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a link lasts when its table gets another process: it asks now and then."""
    monkeypatch.setattr(stream, "HEARTBEAT", 0.05)
    person, button, _ = await turn(both)
    token = await both.second.host.links.token((await both.second.table()).id, person.id)
    async with (
        serving(both.bots[0].context, "127.0.0.1", 0) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/t/{token}/events") as line,
    ):
        assert (await next_told(line))["stamp"] == 0
        result = await clicked(both.first, person, button)
        await both.answered(result)
        told = await next_told(line)
    assert told["stamp"] == 1
    assert len(told["entries"]) == 1


async def test_a_private_answer_at_one_table_may_come_from_two_processes(
    both: Processes,
) -> None:
    """Each forgets only what it has said itself; nothing depends on it."""
    person, button, _ = await turn(both)
    second = both.second.person(person.id)
    table_id = (await both.second.table()).id
    here = await clicked(both.second, second, f"panel:{table_id}:0")
    there = await clicked(both.first, person, f"panel:{table_id}:0")
    await both.answered(there)
    await both.until(lambda: here.response is None)
    result = await clicked(both.first, person, button)
    await both.answered(result)
    assert await version(both) == 1
