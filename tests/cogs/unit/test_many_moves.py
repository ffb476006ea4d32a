"""More legal moves than a panel holds: each can be reached, and no screen exceeds the limits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.host.analysis.drafts import Draft, DraftedMove, Mark
from bot.host.core.api import Bulletin, Position
from bot.locales import Words
from cogs.posting.posts import build_post
from cogs.ui.context import Context
from cogs.ui.decisions import (
    MOST_SHOWN,
    Begun,
    draft_panel,
    panel,
    part_panel,
    prompt_of,
    step_panel,
    try_rows,
)
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Menu, Row, Screen
from tests.catalogue import CATALOGUE, RENDERERS
from tests.cogs.unit.checks import check
from tests.cogs.unit.many import FIRST_USER, TilesRenderer, at_once, in_steps
from tests.languages import LANGUAGES

FACES: dict[str, Any] = {
    "puerto_rico": TilesRenderer(),
    "magister_navis": RENDERERS["magister_navis"],
}


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch) -> Context:
    found = Context(None, CATALOGUE)  # type: ignore[arg-type]
    monkeypatch.setattr(Context, "renderer", lambda self, game: FACES[game])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [MOST_SHOWN, MOST_SHOWN + 1, 600])
@pytest.mark.parametrize("offered", [at_once, in_steps])
async def test_every_move_can_be_reached(
    context: Context, offered: Any, count: int, language: str
) -> None:
    position, words = offered(count), Words(language)
    screen = panel(position, FIRST_USER, context, words)
    assert sorted(reached(position, screen, context, words)) == list(range(count))


async def test_a_public_post_leads_to_every_move_in_steps(context: Context) -> None:
    position, words = in_steps(600), Words("en")
    bulletin = Bulletin("1-1", "turn", None, position, (), True, None)
    screen = build_post(bulletin, FACES["magister_navis"], "en").screen
    assert sorted(reached(position, screen, context, words)) == list(range(600))


async def test_what_is_shown_is_labelled_and_nothing_else(context: Context) -> None:
    """Of 600 moves at once a panel names the ends of 24 parts."""
    position, words = at_once(600), Words("en")
    prompt = prompt_of(position, FIRST_USER, context, words)
    assert prompt is not None
    part_panel(prompt, 0, 0, 0, 25)
    assert len(prompt._labels) == 25
    (menu,) = (row for row in panel(position, FIRST_USER, context, words).rows)
    assert isinstance(menu, Menu)
    assert (len(menu.entries), menu.entries[0].value) == (24, "0.25")
    assert " … " in menu.entries[0].label


async def test_a_sandbox_offers_them_in_parts_too(context: Context) -> None:
    prompt = prompt_of(at_once(600), FIRST_USER, context, Words("en"))
    assert prompt is not None
    found = list[int]()
    for custom_id, value in entries(try_rows("7:0", prompt)):
        assert custom_id.startswith("trypart:7:0:")
        begun = Begun.of_part([int(one) for one in custom_id.split(":")[3:]], (value,))
        rows = try_rows("7:0", prompt, begun)
        assert list(entries(rows))[-1] == ("trystep:7:0:0:0", "0"), "there is a way back"
        rows = rows[:-1]
        assert all(custom_id.startswith("trysel:7:0:") for custom_id, _ in entries(rows))
        found += [int(index) for _, index in entries(rows)]
    assert sorted(found) == list(range(600))


@pytest.mark.parametrize("count", [MOST_SHOWN, 600])
async def test_a_draft_has_room_for_all_of_it(context: Context, count: int) -> None:
    """Forty moves, what may follow, and the buttons: nothing is left out."""
    position, words = at_once(count), Words("de")
    moves = tuple(
        DraftedMove(move, move.text, position, ()) for move in position.decisions[0].moves[:40]
    )
    draft = Draft(seat=0, mark=Mark(9, 40), start=position, position=position, moves=moves)
    screen = draft_panel(replace(draft, dropped=("lay 1 1",) * 40), context, words)
    check(screen)
    shown = {one.custom_id for one in layout(screen).walk_children() if hasattr(one, "custom_id")}
    assert {custom_id for custom_id, _ in entries(screen.rows)} <= shown
    assert {"drsend:1:9.40", "drsome:1:9.40"} <= shown


def reached(position: Position, screen: Screen, context: Context, words: Words) -> Iterator[int]:
    """Yield the indices of the moves that a person can make from a screen, click by click."""
    check(screen)
    prompt = prompt_of(position, FIRST_USER, context, words)
    assert prompt is not None
    for custom_id, value in entries(screen.rows):
        verb, *args = custom_id.split(":")
        numbers = list(map(int, args[2:]))
        if verb in ("mv", "sel"):
            yield int(value)
        elif verb == "part":
            first, end = map(int, value.split("."))
            following = part_panel(prompt, numbers[0], numbers[1], first, end)
            yield from reached(position, following, context, words)
        elif verb in ("step", "stepsel"):
            panel_ = step_panel(prompt, numbers[0], int(value))
            if panel_ is None:
                yield int(value)
            else:
                yield from reached(position, panel_, context, words)


def entries(rows: tuple[Row, ...]) -> Iterator[tuple[str, str]]:
    """Yield custom_id and value of everything that can be clicked or picked."""
    for row in rows:
        if isinstance(row, Menu):
            yield from ((row.custom_id, entry.value) for entry in row.entries)
        else:
            yield from ((button.custom_id, button.custom_id.split(":")[-1]) for button in row)
