"""Moves from the page: who may make them, what is asked, and what is answered."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.host.core.api import Position
from bot.host.core.moves.apply import carry_out
from bot.presenting.moves.prompt import Prompt
from bot.store import Database, StoreError
from tests.catalogue import RENDERERS
from tests.web.pages import Answer, Pages, bot_of


async def asked(pages: Pages, position: Position) -> tuple[int, str, Any]:
    """Return the number of the person who is asked first, the path of their page, the question."""
    user_id = position.table.chairs[position.decisions[0].seat].user_id
    person = next(n for n, one in enumerate(pages.harness.people) if one.id == user_id)
    link = await pages.link(person)
    await pages.pair(person)
    answer = await pages.get(f"{link}/play")
    assert answer.status == 200
    return person, link, answer.data


async def send(pages: Pages, link: str, **what: Any) -> Answer:
    return await pages.post(f"{link}/play", what)


async def test_the_page_offers_what_the_post_offers(pages: Pages) -> None:
    await pages.opened(3)
    position = await pages.at_rest()
    person, _, question = await asked(pages, position)
    seat, words = position.decisions[0].seat, pages.words(position)
    prompt = Prompt(position, seat, RENDERERS[position.table.game], words)
    assert question["text"] == prompt.question.replace("**", "")
    labels = [prompt.label(index) for index in prompt.order]
    assert [one["steps"][0]["text"] for one in question["choices"]] == [one.text for one in labels]
    assert [one["steps"][0]["effect"] for one in question["choices"]] == [x.effect for x in labels]
    assert [one["index"] for one in question["choices"]] == list(prompt.order)
    assert pages.harness.people[person].id == position.table.chairs[seat].user_id


async def moved_once(pages: Pages) -> tuple[Any, list[Answer]]:
    """Send a move five times at once; return the question before it, and the answers."""
    await pages.opened(3)
    position = await pages.at_rest()
    _, link, question = await asked(pages, position)
    what = {"done": "move", "stamp": question["asked"], "index": question["choices"][0]["index"]}
    answers = await asyncio.gather(*(send(pages, link, **what) for _ in range(5)))
    assert sorted(one.status for one in answers) == [200, 409, 409, 409, 409]
    assert (await pages.at_rest()).version == position.version + 1
    done = next(one for one in answers if one.status == 200)
    assert done.data["said"].startswith("Done: ")
    return question, answers


async def test_a_move_is_made_once_however_often_it_is_sent(pages: Pages) -> None:
    question, answers = await moved_once(pages)
    refused = next(one for one in answers if one.status == 409)
    assert refused.data["said"] and refused.data["stamp"] > question["stamp"]


async def test_a_move_can_be_taken_back_as_in_discord(pages: Pages) -> None:
    await pages.opened(3)
    position = await pages.at_rest()
    _, link, question = await asked(pages, position)
    what = {"stamp": question["asked"], "index": question["choices"][0]["index"]}
    done = (await send(pages, link, done="move", **what)).data
    assert done["takeback"] is not None
    wrong = await send(pages, link, done="takeback", stamp=done["takeback"] + 1)
    assert wrong.status == 409
    back = await send(pages, link, done="takeback", stamp=done["takeback"])
    assert back.status == 200 and back.data["takeback"] is None
    assert back.data["choices"] == question["choices"]
    assert (await pages.at_rest()).version == position.version + 2


async def test_pictures_of_a_move_that_was_taken_back_show_what_is_so_now(pages: Pages) -> None:
    """A page asks for them that was told of the move and not yet of its end."""
    await pages.opened(3)
    position = await pages.at_rest()
    _, link, question = await asked(pages, position)
    what = {"stamp": question["asked"], "index": question["choices"][0]["index"]}
    done = (await send(pages, link, done="move", **what)).data
    shown = await pages.now(link)
    assert shown["stamp"] == done["stamp"]
    assert (await send(pages, link, done="takeback", stamp=done["takeback"])).status == 200
    now = {part["key"]: part for part in (await pages.now(link))["parts"]}
    for part in shown["parts"]:
        for way in ("picture", "areas"):
            gone = await pages.get(f"/t/{part['dark'].replace('/picture/', f'/{way}/')}")
            there = await pages.get(
                f"/t/{now[part['key']]['dark'].replace('/picture/', f'/{way}/')}"
            )
            assert gone.status == there.status == 200
            assert gone.body == there.body
            assert gone.headers["Cache-Control"] == "no-store"
    for way in ("picture", "areas"):
        path = f"{link}/{way}/question/{done['stamp']}"
        assert (await pages.get(path)).status == 200


async def test_a_takeback_is_done_once_however_often_it_is_sent(pages: Pages) -> None:
    """Of two own moves in a row the page has shown the second one alone."""
    await pages.opened(2)
    position = await pages.played(_two_can_be_placed)
    seat = position.decisions[0].seat
    _, link, _ = await asked(pages, position)
    for _ in range(2):
        # Several people place at once: both moves are this one's.
        now = await pages.at_rest()
        decision, user_id = now.decision_of(seat), now.table.chairs[seat].user_id
        assert decision is not None and user_id is not None
        move = now.rules.notate(decision.moves[0])
        await pages.harness.host.tables.play(now.table.id, user_id, move)
    shown = (await pages.get(f"{link}/play")).data["takeback"]
    answers = await asyncio.gather(
        *(send(pages, link, done="takeback", stamp=shown) for _ in range(3))
    )
    assert sorted(one.status for one in answers) == [200, 409, 409]
    now = await pages.at_rest()
    assert now.version == position.version + 3
    assert (now.decisions[0].seat, now.decisions[0].kind) == (seat, "place")


def _two_can_be_placed(now: Position) -> bool:
    """Return whether a seat places colonists, and goes on doing so after any placement."""
    decision, rules = now.decisions[0], now.rules
    if decision.kind != "place" or len(decision.moves) < 3:
        return False
    after = [carry_out(now, decision.seat, [move]).state for move in decision.moves]
    goes_on = [(decision.seat, "place")]
    return all([(one.seat, one.kind) for one in rules.pending(state)] == goes_on for state in after)


async def test_a_draft_begins_once_however_often_that_is_sent(pages: Pages) -> None:
    await pages.opened(2)
    _, link, question = await asked(pages, await pages.played(_two_can_be_placed))
    what = {"stamp": question["asked"], "index": question["choices"][0]["index"]}
    answers = await asyncio.gather(*(send(pages, link, done="draft", **what) for _ in range(2)))
    assert sorted(one.status for one in answers) == [200, 409]
    again = await send(pages, link, done="draft", **what)
    assert again.status == 409 and len(again.data["draft"]["moves"]) == 1


async def test_nobody_moves_who_is_not_paired_or_not_the_person(pages: Pages) -> None:
    await pages.opened(2)
    position = await pages.at_rest()
    person, link, question = await asked(pages, position)
    what = {"done": "move", "stamp": question["asked"], "index": 0}
    other = await pages.link(1 - person)
    assert (await send(pages, other, **what)).status == 404
    assert (await pages.get(f"{other}/play")).data is None
    spectator = await pages.link(3)
    await pages.pair(3)
    looking_on = await send(pages, spectator, **what)
    assert looking_on.status == 422 and looking_on.data["asked"] is None
    assert (await send(pages, link, **what)).status == 404
    pages.unpair()
    assert (await send(pages, link, **what)).status == 404
    assert "turn-first" not in (await pages.get(link)).text
    assert (await pages.at_rest()).version == position.version


async def test_what_no_page_of_ours_sends_is_not_found(pages: Pages) -> None:
    await pages.opened(2)
    position = await pages.at_rest()
    _, link, question = await asked(pages, position)
    stamp = question["asked"]
    for what in (
        {},
        {"done": "move"},
        {"done": "move", "stamp": stamp, "index": "0"},
        {"done": "move", "stamp": stamp, "index": True},
        {"done": "move", "stamp": stamp, "index": -1},
        {"done": "moves", "stamp": stamp, "index": 0},
        {"done": ["move"], "stamp": stamp, "index": 0},
        {"done": "send", "mark": "1"},
        {"done": "send", "mark": "²-1"},
    ):
        assert (await send(pages, link, **what)).status == 404, what
    past = await send(pages, link, done="move", stamp=stamp, index=10_000)
    assert past.status == 409 and past.data["choices"]
    assert (await pages.at_rest()).version == position.version


async def test_colonists_are_put_together_and_sent_at_once(pages: Pages) -> None:
    await pages.opened(2)
    position = await pages.played(
        lambda now: now.decisions[0].kind == "place" and len(now.decisions[0].moves) > 2
    )
    _, link, question = await asked(pages, position)
    assert question["drafts"] == "must" and question["draft"] is None
    first = question["choices"][0]["index"]
    drafted = (await send(pages, link, done="draft", stamp=question["asked"], index=first)).data
    assert len(drafted["draft"]["moves"]) == 1
    stale = await send(pages, link, done="draft", stamp=question["asked"] + 1, index=first)
    assert stale.status == 409
    mark = drafted["draft"]["mark"]
    picture = await pages.get(f"/t/{drafted['pictures'][0]}")
    assert picture.status == 200 and picture.headers["Content-Type"].startswith("image/")
    emptied = (await send(pages, link, done="back", mark=mark)).data
    assert emptied["draft"] is None and emptied["choices"] == question["choices"]
    gone = await send(pages, link, done="send", mark=mark)
    assert gone.status == 409
    again = await send(pages, link, done="draft", stamp=question["asked"], index=first)
    assert again.status == 200
    sent = await send(pages, link, done="send", mark=again.data["draft"]["mark"])
    assert sent.status == 200 and sent.data["said"].startswith("Done: ")
    assert (await pages.at_rest()).version > position.version


async def test_a_bot_that_is_about_to_end_takes_no_move(pages: Pages) -> None:
    await pages.opened(2)
    position = await pages.at_rest()
    _, link, question = await asked(pages, position)
    gate = bot_of(pages.harness).context.gate
    gate.shut = True
    refused = await send(pages, link, done="move", stamp=question["asked"], index=0)
    gate.shut = False
    assert refused.status == 503
    assert (await pages.at_rest()).version == position.version


async def test_nothing_is_asked_once_the_game_is_over(pages: Pages) -> None:
    await pages.opened(2)
    _, link, question = await asked(pages, await pages.at_rest())
    await pages.ended()
    over = await send(pages, link, done="move", stamp=question["asked"], index=0)
    assert over.status == 422
    assert over.data["asked"] is None and not over.data["choices"] and over.data["said"]


@pytest.mark.parametrize("error", [StoreError("The database is gone."), RuntimeError("a mistake")])
async def test_a_move_that_is_made_is_never_said_not_to_be_sent(
    pages: Pages,
    error: Exception,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The script asks what has become of it, unless 503 says that nothing was sent."""
    await pages.opened(2)
    position = await pages.at_rest()
    _, link, question = await asked(pages, position)
    tables = pages.harness.host.tables
    at = tables.position

    async def fails_then(table_id: int, version: int | None = None) -> Position:
        found = await at(table_id, version)
        if found.version > position.version:
            raise error
        return found

    with monkeypatch.context() as patch:
        patch.setattr(tables, "position", fails_then)
        lost = await send(pages, link, done="move", stamp=question["asked"], index=0)
        shown = await pages.get(f"{link}/play")
    assert (lost.status, shown.status) == (500, 503)
    assert (await pages.at_rest()).version == position.version + 1
    caplog.clear()


async def test_a_move_of_a_page_is_few_looks_into_the_database(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reads of the player, link and preferences, the moves that count, what can be undone."""
    await pages.opened(2)
    _, link, question = await asked(pages, await pages.at_rest())
    database, read, looks = pages.harness.host._database, Database.read, list[str]()

    async def counting(self: Database, work: Any) -> Any:
        looks.append(work.__qualname__)
        return await read(self, work)

    monkeypatch.setattr(type(database), "read", counting)
    assert (await send(pages, link, done="move", stamp=question["asked"], index=0)).status == 200
    assert len(looks) <= 4, looks


async def test_the_newest_position_comes_with_what_this_browser_may_play(pages: Pages) -> None:
    """One request less for each change; a link alone is told what everybody is told."""
    await pages.opened(2)
    _, link, question = await asked(pages, await pages.at_rest())
    whole = await pages.now(link)
    assert whole.pop("play") == question
    past = (await pages.get(f"{link}/at/{whole['stamp']}")).data
    assert "play" not in past
    pages.unpair()
    told = await pages.now(link)
    assert told.pop("play") is None and told == whole
