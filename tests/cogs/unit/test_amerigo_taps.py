"""Taps that a move of Amerigo takes from the public post, and every screen on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.host.core.api import Bulletin, Position
from bot.locales import LANGUAGES, Words
from bot.presenting.moves.prompt import Prompt
from cogs.posting.posts import build_post
from cogs.ui.context import Context
from cogs.ui.decisions import part_panel, prompt_of, step_panel
from cogs.ui.kit.screen import Screen
from tests.catalogue import BOTS, CATALOGUE, GAMES, RENDERERS
from tests.cogs.unit.checks import check
from tests.cogs.unit.many import FIRST_USER, SEATS, position_of
from tests.cogs.unit.test_many_moves import entries

GAME = "amerigo"
MOST = {"build": 4, "sail": 3}
"""Taps that lead to a move; two for whatever else. A tile is sent with one more."""
EVERY = 16
"""One in so many positions is looked at."""


def positions(seed: int) -> Iterator[Position]:
    """Yield positions of a sensible game."""
    rules, bot, rng = GAMES[GAME], BOTS[GAME]["sensible"], Rng(seed)
    state, count = rules.setup(SEATS, {}, seed), 0
    while pending := rules.pending(state):
        count += 1
        if count % EVERY == 0:
            yield position_of(rules, rules.clone(state))
        for move in bot.choose(rules, state, pending[0], rng)[:1]:
            rules.apply(state, pending[0].seat, move)


def taps(prompt: Prompt, screen: Screen, count: int = 1) -> Iterator[tuple[int, int, str]]:
    """Yield every move that a screen leads to, with the taps it takes, and the last one's verb."""
    check(screen)
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
    for position in positions(LANGUAGES.index(language)):
        (decision,) = position.decisions
        prompt = prompt_of(position, FIRST_USER + decision.seat, context, Words(language))
        assert prompt is not None
        bulletin = Bulletin("1-1", "turn", None, position, (), True, None)
        screen = build_post(bulletin, RENDERERS[GAME], language).screen
        fewest = dict[int, int]()
        for index, count, verb in taps(prompt, screen):
            fewest[index] = min(count, fewest.get(index, count))
            if verb == "now" and count == 2:
                suggested.add(decision.moves[index].verb)
        assert sorted(fewest) == list(range(len(decision.moves))), "every move can be reached"
        for index, count in fewest.items():
            move = decision.moves[index].verb
            longest[move] = max(count, longest.get(move, 0))
    assert {verb: count for verb, count in longest.items() if count > MOST.get(verb, 2)} == {}
    assert suggested == {"build", "sail"}
    assert len(longest) > 8
