"""Caches of pictures: all kinds share one budget of bytes, in this process and others."""

from __future__ import annotations

import functools
import sys

import pytest

import bot.client.app  # noqa: F401  (loads all that draws)
from bot.catalogue.drawing import LEAST_KEPT, MOST_KEPT, drawing, usual_kept
from bot.catalogue.games import GAMES
from bot.games.amerigo.data import in_use
from bot.house_bots.easy import sample_views
from bot.workers.drawing.worker import warm_up
from render.api import Look
from render.art.kept import BUDGET, Kept, keeping

MEBI = 1 << 20


@pytest.fixture
def room():
    """Give a test another budget, and restore the former one afterwards."""
    before = BUDGET.room
    yield BUDGET.resize
    BUDGET.resize(before)


def test_all_kinds_make_room_for_each_other(room) -> None:
    room(0)
    room(100)
    first, second = Kept[str](), Kept[str]()
    first.put("a", "A", 40)
    second.put("b", "B", 40)
    assert first.get("a") == "A"
    first.put("c", "C", 40)
    assert second.get("b") is None, "nobody used it for longest"
    assert (first.get("a"), first.get("c"), BUDGET.held) == ("A", "C", 80)
    room(50)
    assert (first.get("a"), first.get("c"), BUDGET.held) == (None, "C", 40)


def test_what_is_kept_again_takes_its_room_once() -> None:
    kept = Kept[str](100)
    for _ in range(3):
        kept.put("a", "A", 40)
    kept.put("b", "B", 60)
    assert (kept.get("a"), kept.get("b")) == ("A", "B")
    kept.clear()
    kept.put("c", "C", 100)
    assert (len(kept), kept.get("c")) == (1, "C")


def test_what_was_used_longest_ago_makes_room_for_its_kind() -> None:
    kept = Kept[str](100)
    kept.put("a", "A", 40)
    kept.put("b", "B", 40)
    assert kept.get("a") == "A"
    kept.put("c", "C", 40)
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == ("A", None, "C")
    kept.clear()


def test_a_function_makes_again_what_there_was_no_room_for(room) -> None:
    made = []

    @keeping(len)
    def twice(text: str, times: int = 2) -> str:
        made.append(text)
        return text * times

    room(1000)
    assert [twice("a"), twice("a"), twice("a", times=3)] == ["aa", "aa", "aaa"]
    twice("b" * 500)
    twice("a")
    assert made == ["a", "a", "b" * 500, "a"]


def test_nothing_drawn_is_kept_beside_the_budget() -> None:
    caches = {
        id(value): value.__wrapped__
        for name, module in list(sys.modules.items())
        if name.partition(".")[0] in ("render", "bot", "cogs")
        for value in list(vars(module).values())
        if isinstance(value, functools._lru_cache_wrapper)
    }
    drawn = {"Image.Image", "Canvas", "Indexed", "Plate", "Ink", "Picture", "Sprite"}
    assert len(caches) > 20
    assert [one for one in caches.values() if one.__annotations__.get("return") in drawn] == []


def test_however_much_is_drawn_it_stays_in_the_budget(room) -> None:
    room(4 * MEBI)
    game = GAMES["puerto_rico"]
    warm_up(game, sample_views(game.rules), Look())
    assert MEBI < BUDGET.held <= 4 * MEBI


@pytest.mark.parametrize(
    ("memory", "kept"),
    [(512 * MEBI, 64 * MEBI), (128 * MEBI, LEAST_KEPT), (1 << 40, MOST_KEPT), (None, LEAST_KEPT)],
)
def test_a_computer_keeps_as_much_as_its_memory_allows(memory: int | None, kept: int) -> None:
    assert usual_kept(memory) == kept


@pytest.mark.parametrize("processes", [0, 3])
def test_the_bot_and_its_processes_share_what_somebody_chose(room, processes: int) -> None:
    with drawing(processes, 64 * MEBI) as workers:
        assert BUDGET.room == 64 * MEBI // (processes + 1)
        assert workers is None or workers._kind.load.args == (in_use(), BUDGET.room)
