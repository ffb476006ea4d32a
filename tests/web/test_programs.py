"""Programs that play by the pages: they get what their seat sees, and play whole games."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.engine.api import plain_values
from bot.engine.rng import Rng
from bot.host.core.api import HostError, Person, Position, Table
from bot.host.links.programs import ProgramsOff, programs_off
from bot.presenting.table import players
from bot.web import service, site
from bot.web.play.programs import FORMAT, Player, Scored, Seated, seated
from bot.web.rate_limit import PROGRAM_BURST, RateLimit
from bot.web.service import serving
from cogs.ui.screens.lobby import rematch_card
from tests.catalogue import CATALOGUE
from tests.cogs.harness import custom_ids, texts, told
from tests.web.pages import Answer, Pages, bot_of

SAMPLE = Path(__file__).parents[2] / "docs" / "program.py"
LINES = 60


def sample() -> Any:
    spec = importlib.util.spec_from_file_location("program", SAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
async def offered(pages: Pages) -> None:
    """Start the pages again as an operator has them who offers programs."""
    await again(pages, programs=True)


async def again(pages: Pages, programs: bool) -> None:
    await pages.server.aclose()
    context = bot_of(pages.harness).context
    context.programs = programs
    pages.port = await pages.server.enter_async_context(serving(context, "127.0.0.1", 0))
    context.web_url = f"http://127.0.0.1:{pages.port}"


async def unlimited(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the pages again without limits: a game of weeks is played in seconds here."""
    monkeypatch.setattr(service, "RateLimit", partial(RateLimit, rate=1e6, burst=1e6))
    monkeypatch.setattr(site, "PROGRAM_RATE", 1e6)
    monkeypatch.setattr(site, "PROGRAM_BURST", 1e6)
    await again(pages, programs=True)


async def drawn(pages: Pages, table: Table, person: int = 0) -> str:
    return await pages.harness.host.programs.draw(table.id, pages.harness.people[person].id)


async def look(pages: Pages, token: str, **headers: str) -> Answer:
    return await pages.get("/program/seat", Authorization=f"Bearer {token}", **headers)


async def move(pages: Pages, token: str, body: object) -> Answer:
    """Send a move as a program does: it has no origin and no cookie."""
    return await pages.post(
        "/program/move",
        body,
        Authorization=f"Bearer {token}",
        Origin=None,
        **{"Sec-Fetch-Site": None},
    )


async def asked(pages: Pages, programs: int = 2) -> tuple[Table, list[str], int]:
    """Start a table, draw a token for everybody, and return who is asked."""
    table = await pages.opened(programs, programs=True)
    tokens = [await drawn(pages, table, person) for person in range(programs)]
    position = await pages.at_rest()
    ids = [one.id for one in pages.harness.people]
    user_id = position.table.chairs[position.decisions[0].seat].user_id
    return table, tokens, ids.index(user_id or 0)


@pytest.mark.parametrize("key", CATALOGUE)
async def test_the_sample_plays_a_whole_game(
    pages: Pages, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two programs, each in a thread of its own: as fast as they can, without limits."""
    await unlimited(pages, monkeypatch)
    least = CATALOGUE[key].rules.info.seats[0]
    table = await pages.opened(2, max(0, least - 2), game=key, programs=True)
    tokens = [await drawn(pages, table, person) for person in (0, 1)]
    client, address = sample(), f"http://127.0.0.1:{pages.port}/program"
    assert len(SAMPLE.read_text().splitlines()) <= LINES
    ended = await asyncio.gather(
        *(asyncio.to_thread(client.play, address, token, 0.0) for token in tokens)
    )
    position = await pages.harness.host.tables.position(table.id)
    assert position.table.status == "over"
    for final in ended:
        assert final["status"] == "over" and final["moves"] == final["waiting"] == []
        assert [one["points"] for one in final["scores"]] == [one.points for one in position.scores]
    assert len({one["seat"] for one in ended}) == 2


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("seats", [3])
def test_a_seat_gets_its_view_and_nothing_that_is_hidden_from_it(key: str, seats: int) -> None:
    """What a seat may not see is dealt anew at every position: the answer stays the same."""
    game, rules, rng = CATALOGUE[key], CATALOGUE[key].rules, Rng(5)
    state, looks = rules.setup(seats, {}, 5), 0
    while pending := rules.pending(state):
        for seat in range(seats):
            told = plain_values(rules.view(state, seat))
            assert json.loads(json.dumps(told)) == told, "plain values"
            if game.resample is not None:
                other = game.resample(state, seat, Rng(looks))
                assert plain_values(rules.view(other, seat)) == told
        looks += 1
        decision = pending[rng.below(len(pending), "seat")]
        rules.apply(state, decision.seat, decision.moves[rng.below(len(decision.moves), "move")])
    assert looks > 20


async def test_the_answer_is_what_the_page_of_the_seat_shows(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    await unlimited(pages, monkeypatch)
    table, tokens, _ = await asked(pages)
    for _ in range(40):
        position = await pages.at_rest()
        for person, token in enumerate(tokens):
            chair = position.table.chair_of(pages.harness.people[person].id)
            assert chair is not None and chair.seat is not None
            found = (await look(pages, token)).data
            assert found == json.loads(json.dumps(seated(position, chair.seat)))
            assert found["view"] == plain_values(position.view(chair.seat))
            decision = position.decision_of(chair.seat)
            moves = [] if decision is None else [*map(position.rules.notate, decision.moves)]
            assert (found["seat"], found["moves"]) == (chair.seat, moves)
            now = await pages.now(await pages.link(person))
            assert found["version"] == now["stamp"]
        if not position.decisions:
            break
        await pages.move(position)
    assert (await pages.harness.host.tables.get(table.id)).version > 20


async def test_a_move_counts_once(pages: Pages) -> None:
    _, tokens, who = await asked(pages)
    seen = (await look(pages, tokens[who])).data
    body = {"version": seen["version"], "move": seen["moves"][0]}
    done = await move(pages, tokens[who], body)
    assert done.status == 200 and done.data["version"] > seen["version"]
    again = await move(pages, tokens[who], body)
    assert again.status == 409 and again.data["version"] == done.data["version"]
    assert "error" in again.data and "error" not in done.data
    position = await pages.harness.position()
    assert position.table.stamp(position.version) == done.data["version"]


async def test_a_refused_move_says_what_would_be_legal(pages: Pages) -> None:
    _, tokens, who = await asked(pages)
    seen = (await look(pages, tokens[who])).data
    for text in ("build everything", "", "x" * 5000):
        refused = await move(pages, tokens[who], {"version": seen["version"], "move": text})
        assert refused.status == 422 and refused.data["error"]
        assert refused.data["moves"] == seen["moves"]
    waits = tokens[1 - who]
    version = (await look(pages, waits)).data["version"]
    refused = await move(pages, waits, {"version": version, "move": seen["moves"][0]})
    assert refused.status == 422 and refused.data["moves"] == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        {"version": "1", "move": "pass"},
        {"version": 1},
        {"version": -1, "move": "pass"},
        {"version": 1, "move": "x" * 30_000},
        {"version": 1.5, "move": "pass"},
    ],
)
async def test_a_body_of_another_form_is_refused_with_a_sentence(
    pages: Pages, body: object
) -> None:
    _, tokens, who = await asked(pages)
    refused = await move(pages, tokens[who], body)
    assert refused.status == 400 and "version" in refused.data["error"]


async def test_an_unknown_token_is_answered_like_an_unknown_address(pages: Pages) -> None:
    table, tokens, _ = await asked(pages)
    nowhere = await pages.get("/program/nothing")
    assert nowhere.status == 404
    for token in ("", "x", "A" * 43, "é", tokens[0][:-1]):
        answer = await look(pages, token)
        assert (answer.status, answer.body) == (nowhere.status, nowhere.body)
        answer = await move(pages, token, {"version": 0, "move": "pass"})
        assert (answer.status, answer.body) == (nowhere.status, nowhere.body)
    assert (await pages.get("/program/seat")).body == nowhere.body
    assert (await look(pages, tokens[0])).status == 200
    fresh = await drawn(pages, table)
    assert (await look(pages, tokens[0])).status == 404, "a new one ends it"
    assert (await look(pages, fresh)).status == 200
    assert await pages.harness.host.programs.end(table.id, pages.harness.people[0].id)
    assert (await look(pages, fresh)).status == 404, "it was taken back"


async def test_who_leaves_the_seat_takes_the_program_along(pages: Pages) -> None:
    table, tokens, _ = await asked(pages)
    await pages.harness.host.upkeep.privacy.erase(pages.harness.people[0].id)
    assert (await look(pages, tokens[0])).status == 404
    assert (await look(pages, tokens[1])).status == 200
    position = await pages.harness.position()
    assert [chair.program for chair in position.table.chairs].count(True) == 1
    rows = await pages.harness.host._database.read(
        lambda db: db.execute("SELECT user_id FROM program").fetchall()
    )
    assert [row[0] for row in rows] == [pages.harness.people[1].id]
    assert position.table.id == table.id


async def test_what_has_not_changed_is_not_sent_again(pages: Pages) -> None:
    _, tokens, who = await asked(pages)
    first = await look(pages, tokens[who])
    headers = {"If-None-Match": first.headers["ETag"]}
    same = await look(pages, tokens[who], **headers)
    assert (same.status, same.body) == (304, b"")
    await pages.move(await pages.at_rest())
    assert (await look(pages, tokens[who], **headers)).status == 200


async def test_a_fast_program_is_told_when_to_come_back(pages: Pages) -> None:
    _, tokens, who = await asked(pages)
    answers = [await look(pages, tokens[who]) for _ in range(int(PROGRAM_BURST) * 2)]
    slow = next(one for one in answers if one.status == 429)
    assert int(slow.headers["Retry-After"]) > 0 and slow.data["error"]
    assert (await look(pages, tokens[1 - who])).status == 200, "others are not slowed"


async def test_programs_play_only_where_operator_and_owner_allow_it(pages: Pages) -> None:
    table, tokens, who = await asked(pages)
    await again(pages, programs=False)
    assert (await look(pages, tokens[who])).status == 404
    await again(pages, programs=True)
    assert (await look(pages, tokens[who])).status == 200
    closed = await pages.opened(2)
    with pytest.raises(ProgramsOff) as refused:
        await drawn(pages, closed)
    assert refused.value.args_ == {"why": "owner"}
    assert programs_off(await pages.harness.host.tables.get(table.id)) is None


async def test_no_program_plays_at_a_rated_table(pages: Pages) -> None:
    host, anna = pages.harness.host, pages.harness.people[0]
    at = {"guild_id": bot_of(pages.harness).guilds[0].id, "channel_id": pages.harness.channel.id}
    owner = Person(anna.id, anna.name)
    table = await host.lobby.new(
        owner, "puerto_rico", **at, where="here", language="en", rated=True, manages=True
    )
    await host.lobby.set_programs(table.id, anna.id, True)
    for _ in range(2):
        await host.lobby.add_bot(table.id, anna.id)
    await host.lobby.start(table.id, anna.id)
    with pytest.raises(ProgramsOff) as refused:
        await host.programs.draw(table.id, anna.id)
    assert refused.value.args_ == {"why": "rated"}


async def test_everybody_sees_who_lets_a_program_play(pages: Pages) -> None:
    table = await pages.opened(2, programs=True)
    await drawn(pages, table, 1)
    ben = pages.harness.people[1]
    position: Position = await pages.harness.position()
    (named,) = (one for one in players(position.table, pages.words(position)) if ben.name in one)
    assert named.endswith("(program)")
    kinds = {one["name"]: one["kind"] for one in seated(position, 0)["players"]}
    assert kinds[ben.name] == "program" and sorted(kinds.values()) == ["person", "program"]
    notices = "SELECT count(*) FROM outbox WHERE data LIKE '%\"program\"%'"
    (told,) = await pages.harness.host._database.read(lambda db: db.execute(notices).fetchone())
    await drawn(pages, table, 1)
    (now,) = await pages.harness.host._database.read(lambda db: db.execute(notices).fetchone())
    assert (told, now) == (1, 1), "told once"
    await pages.harness.host.programs.end(table.id, ben.id)
    position = await pages.harness.position()
    assert not any(chair.program for chair in position.table.chairs)


async def test_only_somebody_at_a_running_table_gets_a_token(pages: Pages) -> None:
    table = await pages.opened(2, programs=True)
    with pytest.raises(HostError):
        await drawn(pages, table, 2)
    await pages.ended()
    with pytest.raises(HostError):
        await drawn(pages, table)


async def test_from_the_lobby_to_the_token_and_back_on_discord(pages: Pages) -> None:
    harness, (anna, ben) = pages.harness, pages.harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    table = await harness.table()
    await ben.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:0")
    panel = await anna.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:4")
    own = await ben.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:4")
    refused = await ben.click(own.response, custom_id=f"programs:{table.id}:1")
    assert "owner" in texts(refused.response)
    await anna.click(panel.response, custom_id=f"programs:{table.id}:1")
    assert "Players may let programs play here" in texts(harness.channel.last_message)
    await anna.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:5")
    await harness.env.settle()
    answer = told(await ben.click(await harness.post(), custom_id=f"web:{table.id}"))
    shown = told(await ben.click(answer, custom_id=f"program:{table.id}"))
    assert shown.flags.ephemeral
    (token,) = re.findall("`([A-Za-z0-9_-]{43})`", texts(shown))
    assert (await look(pages, token)).status == 200
    await harness.env.settle()
    assert any("ben lets a program play here" in texts(one) for one in harness.channel.history())
    assert not any(token in texts(one) for one in harness.channel.history())
    gone = told(await ben.click(shown, custom_id=f"programend:{table.id}"))
    assert "does not work any more" in texts(gone)
    assert (await look(pages, token)).status == 404


async def rematch(pages: Pages, person: int) -> tuple[Table, str]:
    """Play a table of Anna's at which Ben has a program; return its rematch and the card."""
    table = await pages.opened(2, programs=True)
    await drawn(pages, table, person=1)
    old = (await pages.ended()).table
    owner = pages.harness.people[person]
    again = await pages.harness.host.lobby.rematch(old.id, Person(owner.id, owner.name))
    screen = await rematch_card(old, again, bot_of(pages.harness).context)
    return again, "\n".join(screen.texts)


async def test_a_rematch_says_that_a_program_needs_a_new_token(pages: Pages) -> None:
    (table, card), (anna, ben) = await rematch(pages, 0), pages.harness.people[:2]
    assert "ben: a token of your program is for one table only" in card
    assert "Players may let programs play" in card and "if the owner allows" not in card
    await pages.harness.host.lobby.join(table.id, Person(ben.id, ben.name))
    await pages.harness.host.lobby.start(table.id, anna.id)
    assert (await look(pages, await drawn(pages, table, person=1))).status == 200


async def test_a_rematch_of_another_owner_allows_no_programs(pages: Pages) -> None:
    table, card = await rematch(pages, 1)
    assert "if the owner allows programs" in card and not table.programs


async def test_no_button_leads_to_programs_that_are_not_offered(pages: Pages) -> None:
    harness, anna = pages.harness, pages.harness.people[0]
    await again(pages, programs=False)
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    table = await harness.table()
    panel = await anna.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:4")
    assert not [key for key in custom_ids(panel.response) if key.startswith("program")]
    table = await harness.started(2)
    answer = told(await anna.click(await harness.post(), custom_id=f"web:{table.id}"))
    assert not [key for key in custom_ids(answer) if key.startswith("program")]


def test_the_page_describes_every_field() -> None:
    page = (SAMPLE.parent / "programs.md").read_text()
    names = (*Seated.__annotations__, *Player.__annotations__, *Scored.__annotations__, "error")
    assert [name for name in names if f"`{name}`" not in page] == []
    assert f"| `format` | {FORMAT};" in page
