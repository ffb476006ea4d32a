"""Taps that a move of Amerigo takes from the public post, and every screen on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.host.core.api import Bulletin, Position
from bot.locales import Words
from bot.presenting.moves.prompt import Prompt
from cogs.posting.posts import build_post
from cogs.ui.context import Context
from cogs.ui.decisions import (
    WHOLE,
    Begun,
    begun_with,
    decision_at,
    part_panel,
    prompt_of,
    step_panel,
    try_rows,
)
from cogs.ui.kit.screen import Menu, Screen
from render.amerigo.ask_scenes import ask_scene
from render.api import Look
from tests.catalogue import BOTS, CATALOGUE, GAMES, RENDERERS
from tests.cogs.unit.checks import check
from tests.cogs.unit.many import FIRST_USER, SEATS, position_of
from tests.cogs.unit.test_many_moves import entries
from tests.languages import LANGUAGES

GAME = "amerigo"
MOST = {"build": 4, "sail": 3}
"""Taps that lead to a move; two for whatever else. A tile is sent with one more."""
MOST_MENUS = 5
EVERY = 16
"""One in so many positions is looked at."""


@cache
def positions(seed: int) -> tuple[Position, ...]:
    """Return positions of a sensible game."""
    rules, bot, rng = GAMES[GAME], BOTS[GAME]["sensible"], Rng(seed)
    state, count, found = rules.setup(SEATS, {}, seed), 0, list[Position]()
    while pending := rules.pending(state):
        count += 1
        if count % EVERY == 0:
            found.append(position_of(rules, rules.clone(state)))
        for move in bot.choose(rules, state, pending[0], rng)[:1]:
            rules.apply(state, pending[0].seat, move)
    return tuple(found)


def taps(prompt: Prompt, screen: Screen, count: int = 1) -> Iterator[tuple[int, int, str]]:
    """Yield every move that a screen leads to, with the taps it takes, and the last one's verb."""
    check(screen)
    assert sum(isinstance(row, Menu) for row in screen.rows) <= MOST_MENUS
    for custom_id, value in entries(screen.rows):
        verb, *args = custom_id.split(":")
        if verb in ("mv", "sel", "now"):
            yield int(value), count, verb
        elif verb in ("step", "stepsel"):
            panel = step_panel(prompt, int(args[2]), int(value))
            if panel is None:
                yield int(value), count, verb
            else:
                yield from taps(prompt, panel, count + 1)
        elif verb == "part":
            first, end = map(int, value.split("."))
            part = part_panel(prompt, int(args[2]), int(args[3]), first, end)
            yield from taps(prompt, part, count + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_taps_for_a_simple_action_and_four_to_a_tile(language: str) -> None:
    context: Any = Context(None, CATALOGUE)  # type: ignore[arg-type]
    longest, suggested = dict[str, int](), set[str]()
    for position in positions(5):
        (decision,) = position.decisions
        prompt = prompt_of(position, FIRST_USER + decision.seat, context, Words(language))
        assert prompt is not None
        bulletin = Bulletin("1-1", "turn", None, position, (), True, None)
        screen = build_post(bulletin, RENDERERS[GAME], language).screen
        reached = Counter[int]()
        for index, count, verb in taps(prompt, screen):
            move = decision.moves[index].verb
            if verb == "now":
                suggested.add(move)
                continue
            reached[index] += 1
            longest[move] = max(count, longest.get(move, 0))
        assert reached == Counter(range(len(decision.moves))), "each move is reached once"
    assert {verb: count for verb, count in longest.items() if count > MOST.get(verb, 2)} == {}
    assert "build" in suggested
    assert len(longest) > 8


def test_a_copy_of_a_position_is_played_in_the_same_steps() -> None:
    context: Any = Context(None, CATALOGUE)  # type: ignore[arg-type]
    sailed = 0
    for position in positions(5)[:12]:
        (decision,) = position.decisions
        prompt = prompt_of(position, FIRST_USER + decision.seat, context, Words("en"))
        assert prompt is not None
        reached = Counter(tried(prompt, WHOLE))
        assert reached == Counter(range(len(decision.moves)))
        sailed += any(move.verb == "sail" for move in decision.moves)
    assert sailed


def tried(prompt: Prompt, begun: Begun) -> Iterator[int]:
    """Yield the moves to which a sandbox leads from a step, without the way back."""
    rows = try_rows("7:0", prompt, begun)
    check(Screen(("?",), rows=rows))
    assert sum(isinstance(row, Menu) for row in rows) <= MOST_MENUS
    for custom_id, value in entries(rows):
        verb, _, _, *args = custom_id.split(":")
        if verb in ("trymv", "trysel"):
            yield int(value)
        elif verb in ("trystep", "trystepsel") and int(args[0]):
            found = begun_with(prompt, Begun(int(args[0]), int(value)))
            if isinstance(found, Begun):
                yield from tried(prompt, found)
            else:
                yield found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_buttons_are_those_of_the_picture(language: str) -> None:
    context: Any = Context(None, CATALOGUE)  # type: ignore[arg-type]
    seen = set[str]()
    for position in positions(5)[:40]:
        (decision,) = position.decisions
        prompt = prompt_of(position, FIRST_USER + decision.seat, context, Words(language))
        assert prompt is not None
        for index, move in enumerate(decision.moves):
            if move.verb not in ("sail", "build"):
                continue
            way = prompt.way(index)
            about = decision_at(prompt, len(way) - 1, index)
            scene = ask_scene(about, prompt.view, Look(language))
            if scene is None or len(about.moves) < 2:
                continue
            pins = {pin.thing: pin.letter for pin in scene.pins}
            letter = pins.get(f"move:{move.text}")
            last = prompt.label(index).steps[-1].text
            assert last.startswith(f"{letter} · ") if letter else " · " not in last[:5]
            seen |= {move.verb} if letter else set()
    assert seen == {"sail", "build"}
