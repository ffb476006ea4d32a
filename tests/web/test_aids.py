"""Aids to a turn on the page: who gets them, and what is answered."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.web.play.aid_doors import DOORS
from tests.cogs.test_coach import ProcessNumbers, hurried
from tests.web.pages import Pages
from tests.web.test_play import asked, send


@pytest.fixture
def thinkers() -> ProcessNumbers:
    return ProcessNumbers()


@pytest_asyncio.fixture
async def thinking(tmp_path: Path, thinkers: ProcessNumbers) -> AsyncIterator[Pages]:
    async with Pages.open(tmp_path / "thinking.sqlite3", thinkers) as opened:
        hurried(opened.harness)
        yield opened


async def test_a_lost_answer_costs_no_second_hint(
    thinking: Pages, thinkers: ProcessNumbers
) -> None:
    await thinking.opened(1, bots=1)
    _, link, question = await asked(thinking, await thinking.at_rest())
    assert question["hint"]
    what: dict[str, Any] = {"done": "hint", "stamp": question["asked"]}
    first, second = await asyncio.gather(*(send(thinking, link, **what) for _ in range(2)))
    assert first.status == second.status == 200 and first.data == second.data
    assert "first hint" in first.data["said"] and "I would choose" in first.data["said"]
    assert "**" not in first.data["said"] and "-#" not in first.data["said"]
    assert question["text"] not in first.data["said"] and thinkers.asked <= 1


async def test_a_hint_is_for_the_decision_that_the_page_shows(
    thinking: Pages, thinkers: ProcessNumbers
) -> None:
    await thinking.opened(1, bots=1)
    _, link, question = await asked(thinking, await thinking.at_rest())
    stamp = question["asked"]
    stale = await send(thinking, link, done="hint", stamp=stamp + 1)
    assert stale.status == 409 and stale.data["said"]
    thinkers.gate.clear()
    waiting = asyncio.create_task(send(thinking, link, done="hint", stamp=stamp))
    await asyncio.sleep(0.1)
    moved = await send(thinking, link, done="move", stamp=stamp, index=0)
    assert moved.status == 200
    thinkers.gate.set()
    assert (await waiting).status in (200, 409)
    await thinking.ended()
    over = await send(thinking, link, done="hint", stamp=stamp)
    assert over.status == 422 and over.data["said"] and not over.data["hint"]


async def test_no_hint_is_offered_where_several_people_play(thinking: Pages) -> None:
    await thinking.opened(2)
    _, link, question = await asked(thinking, await thinking.at_rest())
    assert not question["hint"]
    refused = await send(thinking, link, done="hint", stamp=question["asked"])
    assert refused.status == 422 and "where several people play" in refused.data["said"]


async def test_no_hint_is_offered_where_nothing_is_searched(pages: Pages) -> None:
    await pages.opened(2)
    _, link, question = await asked(pages, await pages.at_rest())
    assert not question["hint"]
    refused = await send(pages, link, done="hint", stamp=question["asked"])
    assert refused.status == 422 and refused.data["said"]


async def test_aids_are_for_the_paired_person_at_the_seat_alone(pages: Pages) -> None:
    await pages.opened(2)
    person, link, _ = await asked(pages, await pages.at_rest())
    other = await pages.link(1 - person)
    for done in DOORS:
        assert (await send(pages, other, done=done, stamp=0)).status == 404
    spectator = await pages.link(3)
    await pages.pair(3)
    for done in DOORS:
        refused = await send(pages, spectator, done=done, stamp=0)
        assert refused.status == 422 and "seat" in refused.data["said"]
        assert refused.data["asked"] is None and not refused.data["choices"]
        assert (await send(pages, link, done=done, stamp=0)).status == 404


async def test_a_note_is_kept_and_not_written_over(pages: Pages) -> None:
    table = await pages.opened(2)
    person, link, _ = await asked(pages, await pages.at_rest())
    user_id, notes = pages.harness.people[person].id, pages.harness.host.people.notes
    written = "<b>a & b</b>\n" + "🎲" * 1400
    saved = await send(pages, link, done="note", before="", text=written)
    assert saved.status == 200 and saved.data["said"] == "Your note is saved."
    assert (await pages.get(f"{link}/aids")).data["note"] == {"text": written, "most": 1500}
    again = await send(pages, link, done="note", before="", text=written)
    assert again.status == 200
    await notes.add_note(table.id, user_id, "by command")
    late = await send(pages, link, done="note", before=written, text="other")
    assert late.status == 409 and "changed elsewhere" in late.data["said"]
    now = (await pages.get(f"{link}/aids")).data["note"]["text"]
    assert now == f"{written}\nby command"
    too_long = await send(pages, link, done="note", before=now, text="x" * 1501)
    assert too_long.status == 422 and "1500" in too_long.data["said"].replace(",", "")
    assert await notes.note(table.id, user_id) == now
    assert await notes.note(table.id, pages.harness.people[1 - person].id) == ""
    for wrong in ({"text": "x"}, {"before": "", "text": 1}, {"before": None, "text": "x"}):
        assert (await send(pages, link, done="note", **wrong)).status == 404


async def test_of_two_edits_at_once_one_is_refused(pages: Pages) -> None:
    await pages.opened(2)
    _, link, _ = await asked(pages, await pages.at_rest())
    edits = [send(pages, link, done="note", before="", text=text) for text in ("one", "other")]
    assert sorted(one.status for one in await asyncio.gather(*edits)) == [200, 409]


async def test_a_note_of_a_finished_game_can_be_written(pages: Pages) -> None:
    await pages.opened(2)
    _, link, _ = await asked(pages, await pages.at_rest())
    await pages.ended()
    assert (await send(pages, link, done="note", before="", text="well played")).status == 200
    aids = (await pages.get(f"{link}/aids")).data
    assert aids["note"]["text"] == "well played"
    assert (aids["proposals"], aids["askback"], aids["orders"]) == ([], None, None)


async def test_a_move_is_taken_back_by_agreement(pages: Pages) -> None:
    await pages.opened(2)
    position = await pages.at_rest()
    person, link, question = await asked(pages, position)
    await send(pages, link, done="move", stamp=question["asked"], index=0)
    now = await pages.played(
        lambda now: now.decisions[0].seat != position.decisions[0].seat and now.version > 1
    )
    while await pages.harness.host.tables.free_takeback(now.table.id, user_of(pages, person)):
        await pages.move(now)
        now = await pages.at_rest()
    stamp = (await pages.get(f"{link}/aids")).data["askback"]
    assert stamp is not None
    assert (await send(pages, link, done="ask-back", stamp=stamp + 1)).status == 409
    asking = await send(pages, link, done="ask-back", stamp=stamp)
    assert asking.status == 200 and asking.data["said"] == "The others have been asked."
    aids = (await pages.get(f"{link}/aids")).data
    (proposal,) = aids["proposals"]
    assert [one["key"] for one in proposal["answers"]] == ["withdraw"] and aids["askback"] is None
    assert "proposes: take back everything" in proposal["lines"][0]
    vote = {"done": "vote", "proposal": proposal["id"]}
    assert (await send(pages, link, **vote, answer="agree")).status == 422
    assert (await send(pages, link, **vote, answer="maybe")).status == 404
    other = await pages.link(1 - person)
    await pages.pair(1 - person)
    (theirs,) = (await pages.get(f"{other}/aids")).data["proposals"]
    assert [one["key"] for one in theirs["answers"]] == ["agree", "decline"]
    agreed = await send(pages, other, **vote, answer="agree")
    assert agreed.status == 200 and agreed.data["said"].startswith("Agreed")
    late = await send(pages, other, **vote, answer="decline")
    assert late.status == 409 and "already agreed" in late.data["said"]
    assert (await pages.at_rest()).version == now.version + 1


async def test_only_proposals_to_the_table_of_the_page_are_answered(pages: Pages) -> None:
    table = await pages.opened(2)
    owner = pages.harness.people[0].id
    proposal = await pages.harness.host.proposals.propose(table.id, owner, "abandon")
    await pages.opened(2)
    _, link, _ = await asked(pages, await pages.at_rest())
    for answer in ("agree", "decline", "withdraw"):
        what = {"done": "vote", "proposal": proposal.id, "answer": answer}
        assert (await send(pages, link, **what)).status == 404
    unknown = await send(pages, link, done="vote", proposal=10**6, answer="agree")
    assert unknown.status in (404, 409)
    assert (await pages.harness.host.proposals.get(proposal.id)).outcome is None


async def test_standing_orders_are_armed_and_ended(pages: Pages) -> None:
    await pages.opened(2)
    position = await pages.at_rest()
    waiting = 1 - next(
        number
        for number, one in enumerate(pages.harness.people[:2])
        if one.id == position.table.chairs[position.decisions[0].seat].user_id
    )
    link = await pages.link(waiting)
    await pages.pair(waiting)
    orders = (await pages.get(f"{link}/aids")).data["orders"]
    kind = next(one for one in orders["kinds"] if one["values"] and one["least"])
    what: dict[str, Any] = {"done": "order", "wish": kind["wish"], "decision": kind["decision"]}
    what |= {"prefers": [kind["values"][0]["key"]], "scope": "always"}
    armed = await send(pages, link, **what)
    assert armed.status == 200 and armed.data["said"] == "The order is active."
    (order,) = (await pages.get(f"{link}/aids")).data["orders"]["armed"]
    assert order["text"].startswith(kind["text"])
    assert (await send(pages, link, **what | {"prefers": ["no such"]})).status == 422
    assert (await send(pages, link, **what | {"prefers": "x"})).status == 404
    assert (await send(pages, link, **what | {"prefers": [["x"]]})).status == 404
    other = await pages.link(1 - waiting)
    await pages.pair(1 - waiting)
    assert (await pages.get(f"{other}/aids")).data["orders"]["armed"] == []
    foreign = await send(pages, other, done="end-order", order=order["id"])
    assert foreign.status == 422 and "no such standing order" in foreign.data["said"]
    await pages.pair(waiting)
    assert (await send(pages, link, done="end-order", order=order["id"])).status == 200
    again = await send(pages, link, done="end-order", order=order["id"])
    assert again.status == 422
    ended = (await pages.get(f"{link}/aids")).data["orders"]
    assert ended["armed"] == [] and len(ended["ended"]) == 1


async def test_what_happened_since_ones_last_move_is_told_and_outlined(pages: Pages) -> None:
    await pages.opened(2)
    position = await pages.at_rest()
    _, link, question = await asked(pages, position)
    nothing = (await pages.get(f"{link}/since")).data
    assert nothing["lines"] == ["Nothing has happened since your last move."]
    assert nothing["pictures"] == {}
    await send(pages, link, done="move", stamp=question["asked"], index=0)
    while (told := (await pages.get(f"{link}/since")).data)["lines"] == nothing["lines"]:
        await pages.move(await pages.at_rest())
    assert not any("**" in one for one in told["lines"])
    assert set(told["pictures"]) == {"table", f"seat-{position.decisions[0].seat}"}
    for _, light in told["pictures"].values():
        assert (await pages.get(f"/t/{light}")).status == 200
    dark, _ = told["pictures"]["table"]
    plain = re.sub(r"/since/[0-9]+/", "/picture/", dark)
    assert (await pages.get(f"/t/{dark}")).body != (await pages.get(f"/t/{plain}")).body
    broken = dark.replace("/since/", "/since/9999", 1)
    assert (await pages.get(f"/t/{broken}")).status == 404


async def test_many_moves_since_ones_last_one_are_cut_to_the_newest(pages: Pages) -> None:
    await pages.opened(2)
    _, link, _ = await asked(pages, await pages.at_rest())
    pages.harness.rng.seed(3)
    await pages.played(lambda now: not now.decisions)
    told = (await pages.get(f"{link}/since")).data
    assert 0 < len(told["lines"]) <= 61


async def test_aids_are_told_to_nobody_else(pages: Pages) -> None:
    await pages.opened(2)
    person, link, _ = await asked(pages, await pages.at_rest())
    spectator = await pages.link(3)
    for path in (await pages.link(1 - person), spectator):
        assert (await pages.get(f"{path}/aids")).status == 404
        assert (await pages.get(f"{path}/since")).status == 404
    await pages.pair(3)
    assert (await pages.get(f"{spectator}/aids")).status == 404
    pages.unpair()
    assert (await pages.get(f"{link}/aids")).status == 404
    assert (await pages.get(f"{link}/since")).status == 404


def user_of(pages: Pages, person: int) -> int:
    return pages.harness.people[person].id


async def test_a_rule_says_why_nothing_can_be_done_with_a_thing_now(pages: Pages) -> None:
    await pages.opened(2)
    position = await pages.played(
        lambda now: now.decisions[0].kind == "build" and len(now.decisions[0].moves) < 10
    )
    _, link, question = await asked(pages, position)
    legal = {thing for one in question["choices"] for thing in one["things"]}
    assert "building:harbor" not in legal
    rule = (await pages.get(f"{link}/rule/harbor?thing=building:harbor")).data
    assert len(rule["why"]) >= 2 and "Harbor" in rule["why"][0]
    assert not any("**" in line for line in rule["why"])
    offered = next(one for one in legal if one.startswith("building:")).removeprefix("building:")
    assert (await pages.get(f"{link}/rule/{offered}?thing=building:{offered}")).data["why"] == []
    spectator = await pages.link(3)
    assert (await pages.get(f"{spectator}/rule/harbor?thing=building:harbor")).data["why"] == []
    strange = await pages.get(f"{link}/rule/harbor?thing=%3Cb%3E:%00")
    assert strange.status == 200
