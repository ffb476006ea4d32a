"""Every screen of random games keeps Discord's limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice

import pytest

from bot.host.analysis.coaching.api import Player, Reviewed
from bot.host.core.api import Bulletin, Position
from bot.house_bots.findings import Moment, Reason, Review
from bot.locales import Words
from cogs.games.magister_navis import SHAPES as NAVIS_SHAPES
from cogs.games.puerto_rico import SHAPES
from cogs.posting.posts import Offers, build_post
from cogs.ui.context import Context
from cogs.ui.decisions import panel, prompt_of, step_panel
from cogs.ui.kit.screen import Menu, Screen
from cogs.ui.screens.coach import ShownReview, moment_page, overview
from tests.catalogue import CATALOGUE, GAMES, RENDERERS
from tests.cogs.drawing import drawn_once
from tests.cogs.unit.checks import LONG_NAME, check, positions
from tests.languages import LANGUAGES

__all__ = ["drawn_once"]

ENOUGH = 8
"""Positions of a game in which the same is asked whose screens are checked."""
ALL = Offers(searched=True, pages=True)


@pytest.mark.parametrize(
    ("language", "seats", "expansions"),
    [("en", 2, "none"), ("de", 5, "none"), ("de", 2, "both"), ("en", 5, "both")],
)
async def test_screens_of_random_games(language: str, seats: int, expansions: str) -> None:
    context = Context(None, CATALOGUE, searched=frozenset(CATALOGUE))  # type: ignore[arg-type]
    context.shapes |= {("puerto_rico", kind): shape for kind, shape in SHAPES.items()}
    words = Words(language)
    kinds = Counter[str]()
    for position, events in positions(seats, seats, language, {"expansions": expansions}):
        kinds[position.decisions[0].kind] += 1
        if kinds[position.decisions[0].kind] > ENOUGH:
            continue
        for decision in position.decisions:
            check(panel(position, 1000 + decision.seat, context, words, "x" * 300))
        bulletin = Bulletin("1-1", "turn", None, position, events * 50, True, None)
        check(build_post(bulletin, RENDERERS["puerto_rico"], language, ALL).screen)
    assert len(kinds) >= (8 if expansions == "none" else 12), kinds


@pytest.mark.parametrize(("language", "seats"), [("en", 3), ("de", 5)])
async def test_screens_of_random_games_in_steps(language: str, seats: int) -> None:
    """Every move can be reached step by step, and every step keeps the limits."""
    context = Context(None, CATALOGUE, searched=frozenset(CATALOGUE))  # type: ignore[arg-type]
    context.shapes |= {("magister_navis", kind): shape for kind, shape in NAVIS_SHAPES.items()}
    words, kinds, longest = Words(language), Counter[str](), 0
    for position, events in positions(seats, 1, language, {}, "magister_navis", "pass"):
        (decision,) = position.decisions
        longest = max(longest, len(decision.moves))
        kinds[decision.kind] += 1
        if kinds[decision.kind] > ENOUGH and len(decision.moves) < longest:
            continue
        check(panel(position, 1000 + decision.seat, context, words, "x" * 300))
        bulletin = Bulletin("1-1", "turn", None, position, events * 50, True, None)
        screen = build_post(bulletin, RENDERERS["magister_navis"], language, ALL).screen
        check(screen)
        if decision.kind in ("turn", "second"):
            reached = _reached(position, screen, context, words)
            assert sorted(reached) == list(range(len(decision.moves)))
    assert kinds.keys() >= {"build", "salary", "turn", "second", "discard"}
    assert longest > 25


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_screens_of_reviews(game: str, language: str) -> None:
    """The longest ones, of the longest names."""
    moments, asked_at = [], {}
    asked = (one for one, _ in positions(3, 1, language, {}, game) if one.decision_of(0))
    for version, position in enumerate(islice(asked, 9)):
        decision, notate = position.decision_of(0), position.rules.notate
        assert decision is not None
        moves = (notate(decision.moves[0]), notate(decision.moves[-1]))
        lines = tuple(line.key for line in position.rules.scores(position._state)[0].lines)
        reasons = [Reason("line", key, 1, 111.1, -111.1) for key in lines[:3]]
        told = (version, 9, decision.kind, *moves, 111.1, 99.9, -111.1, tuple(reasons))
        moments.append(Moment(*told))
        asked_at[version] = deepcopy(position)
    curve = tuple((number, -111.1, 99.9) for number in range(1, 31))
    review = Review(0, tuple(moments[:6]), tuple(moments[6:]), curve, 999, 99)
    reviewed = Reviewed(position.table, Player(0, 1, LONG_NAME, True, True, 99), review)
    words = Words(language, position.table.names)
    shown = ShownReview(reviewed, asked_at, RENDERERS[game], words)
    for spoken in (False, True):
        check(overview(shown, (), spoken))
        for page in range(1, 10):
            check(moment_page(shown, page, (), spoken))


def _reached(position: Position, screen: Screen, context: Context, words: Words) -> list[int]:
    """Return the indices of the moves that somebody can make from a screen, step by step."""
    (decision,), found = position.decisions, list[int]()
    prompt = prompt_of(position, 1000 + decision.seat, context, words)
    assert prompt is not None
    for depth, index in _steps(screen):
        following = step_panel(prompt, depth, index)
        if following is None:
            found.append(index)
        else:
            check(following)
            found += _reached(position, following, context, words)
    return found


def _steps(screen: Screen) -> Iterator[tuple[int, int]]:
    """Yield depth and index of every step that a screen offers."""
    for row in screen.rows:
        buttons = row if isinstance(row, tuple) else ()
        for button in buttons:
            verb, *numbers = button.custom_id.split(":")
            if verb == "step":
                yield int(numbers[2]), int(numbers[3])
        if isinstance(row, Menu):
            depth = int(row.custom_id.split(":")[3])
            yield from ((depth, int(entry.value)) for entry in row.entries)
