"""A page tells the log, goes back to any move that counts, and shows the film of a game."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.host.core.api import NothingToTakeBack, Position
from bot.locales import Words
from bot.locales.markdown import plain
from bot.web.log import PAGE
from tests.web.pages import Pages


async def played(pages: Pages, moves: int) -> Position:
    await pages.harness.started(2)
    return await pages.played(lambda now: now.version >= moves)


async def test_the_log_is_told_page_by_page(pages: Pages) -> None:
    now, path = await played(pages, PAGE + 15), await pages.link()
    found = (await pages.now(path))["log"]
    told = found["entries"]
    while found["more"]:
        found = (await pages.get(f"{path}/log/{told[-1]['stamp']}")).data
        told += found["entries"]
    assert [one["number"] for one in told] == [*range(now.version, 0, -1)]
    assert all(line for one in told for line in one["lines"]) and all(one["lines"] for one in told)
    assert [one["round"] for one in told] == sorted((one["round"] for one in told), reverse=True)
    recap = await pages.harness.host.analysis.history.round(now.table.id, 2, _round)
    second = [one["stamp"] for one in told if one["round"] == 2]
    assert second[::-1] == [entry.version for entry in recap.entries]


async def test_a_reader_goes_back_to_any_move(pages: Pages) -> None:
    now, path = await played(pages, 30), await pages.link()
    host, table = pages.harness.host, now.table
    stops = (await pages.get(f"{path}/stops")).data["stops"]
    assert stops == [*range(now.version + 1)]
    renderer, words = pages.harness.games["puerto_rico"].renderer, Words("en", table.names)
    chair = table.chair_of(pages.harness.people[0].id)
    assert chair is not None
    marked = 0
    for number in (0, 1, now.version):
        shown = (await pages.get(f"{path}/at/{stops[number]}")).data
        assert (shown["number"], shown["moves"]) == (number, now.version)
        view = (await host.tables.position(table.id, number)).view(chair.seat)
        lines = {plain(line) for line in renderer.summary(view, words).lines}
        assert {line for part in shown["parts"] for line in part["lines"]} == lines
        assert not shown["asked"] and not shown["clocks"] and shown["log"] is None
        assert (shown["move"] is None) == (not number)
        if not number:
            assert shown["changes"] == []
            continue
        then = (await host.tables.position(table.id, number - 1)).view(chair.seat)
        assert shown["changes"] == [plain(one) for one in renderer.changes(then, view, words)]
        for part in shown["parts"][: 3 if number == 1 else 0]:
            picture = await pages.get(f"/t/{part['dark']}")
            bare = await pages.get(f"/t/{part['dark'].replace('/then/', '/picture/')}")
            assert picture.status == bare.status == 200
            marked += picture.body != bare.body
    assert marked, "what a move has changed is outlined"


async def test_what_was_taken_back_is_gone(pages: Pages) -> None:
    await played(pages, 12)
    path, gone = await pages.link(), await taken_back(pages)
    stood = (await pages.get(f"{path}/at/{gone + 1}")).data
    assert (await pages.get(f"{path}/at/{gone}")).status == 404
    for part in stood["parts"]:
        address = part["dark"].replace(f"/{gone + 1}?", f"/{gone}?")
        assert (await pages.get(f"/t/{address}")).status == 404
    stops = (await pages.get(f"{path}/stops")).data["stops"]
    assert stops == [*range(gone)]
    assert stood["number"] == stood["moves"] == len(stops) - 1
    newest, before = (await pages.now(path))["log"]["entries"][:2]
    assert (newest["stamp"], newest["by"], newest["number"]) == (gone + 1, "undo", 0)
    assert (before["stamp"], before["number"]) == (gone - 1, gone - 1)


async def taken_back(pages: Pages) -> int:
    """Play until a person may take a move back, let them, and return the version that is gone."""
    host = pages.harness.host
    while True:
        position = await pages.harness.position()
        user_id = position.table.chairs[position.decisions[0].seat].user_id or 0
        await pages.move(position)
        with suppress(NothingToTakeBack):
            await host.tables.takeback(position.table.id, user_id)
            return position.version + 1


async def test_the_film_is_that_of_a_game_that_is_over(pages: Pages) -> None:
    await played(pages, 8)
    path = await pages.link()
    assert (await pages.get(f"{path}/film")).status == 404
    now = await pages.played(lambda now: not now.decisions)
    frames = (await pages.get(f"{path}/film")).data["frames"]
    phases = [one.version async for one in pages.harness.host.tables.phases(now.table.id)]
    assert len(frames) == len(phases) > 20
    assert len({one["title"] for one in frames}) > 20
    parts = [one["dark"].split("/frame/")[1].split("/")[0] for one in frames]
    assert parts == [
        *(("table", "boards")[number % 2] for number in range(len(parts) - 1)),
        "boards",
    ]
    for frame in (frames[0], frames[8], frames[9], frames[-1]):
        assert (await pages.get(f"/t/{frame['dark']}")).status == 200
    between = next(one for one in range(now.version) if one not in phases)
    frame = frames[9]["dark"].replace(f"/{phases[9]}?", f"/{between}?")
    assert (await pages.get(f"/t/{frame}")).status == 404


def _round(view: object) -> int:
    return int(getattr(view, "round", 0))


@pytest.mark.parametrize(
    ("game", "word"),
    [("puerto_rico", "Durchgang"), ("magister_navis", "Runde"), ("amerigo", "Durchgang")],
)
async def test_a_round_is_called_as_its_game_calls_it(pages: Pages, game: str, word: str) -> None:
    await pages.harness.started(3, game=game)
    text = (await pages.get(f"{await pages.link()}?language=de")).text
    assert f"&quot;round&quot;: &quot;{word} {{round}}&quot;" in text
