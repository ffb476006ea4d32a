"""Questions of every game: each move can be reached, in the order of weight, and labels fit."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from itertools import cycle, pairwise

import pytest

from bot.host.core.api import Position
from bot.locales import Words
from bot.locales.markdown import plain
from bot.presenting import limits
from bot.presenting.moves.prompt import Prompt
from bot.presenting.table import people_asked
from cogs.ui.context import Context
from cogs.ui.decisions import (
    in_panels,
    panel,
    part_panel,
    prompt_of,
    public_rows,
    step_panel,
)
from cogs.ui.kit.screen import Button, Menu, Row, Screen
from tests.catalogue import CATALOGUE, GAMES, RENDERERS
from tests.cogs.unit.checks import check
from tests.cogs.unit.many import FIRST_USER, SEATS, at_once, in_steps, position_of
from tests.cogs.unit.test_many_moves import entries
from tests.languages import LANGUAGES

ENOUGH = 2
"""Positions of a game in which the same is asked."""
CONTEXT = Context(None, CATALOGUE, searched=frozenset(CATALOGUE))  # type: ignore[arg-type]
"""No host, and no panels of a game's own: each question as any game's would be asked."""


@cache
def positions(game: str) -> tuple[Position, ...]:
    """Return positions of a game at random, some of each kind of question."""
    rules, rng = GAMES[game], random.Random(7)
    state, kinds, found = rules.setup(SEATS, {}, 7), Counter[str](), list[Position]()
    while decisions := tuple(rules.pending(state)):
        decision = rng.choice(decisions)
        kinds[decision.kind] += len(decision.moves) > 1
        if len(decision.moves) > 1 and kinds[decision.kind] <= ENOUGH:
            found.append(position_of(rules, rules.clone(state)))
        rules.apply(state, decision.seat, rng.choice(decision.moves))
    return tuple(found)


def prompts(game: str, language: str) -> Iterator[Prompt]:
    """Yield every open question of these positions."""
    for position in positions(game):
        for decision in position.decisions:
            prompt = prompt_of(position, FIRST_USER + decision.seat, CONTEXT, Words(language))
            assert prompt is not None
            yield prompt


def shown(prompt: Prompt) -> Screen:
    """Return the private panel of a question."""
    seat = FIRST_USER + prompt.seat
    return panel(prompt.position, seat, CONTEXT, prompt.words)


def screens(prompt: Prompt, screen: Screen) -> Iterator[Screen]:
    """Yield a screen and all those to which its choices lead; a button back leads nowhere."""
    yield screen
    for verb, numbers, value in choices(screen.rows):
        if (following := following_of(prompt, verb, numbers, value)) is not None:
            yield from screens(prompt, following)


def following_of(prompt: Prompt, verb: str, numbers: Sequence[int], value: str) -> Screen | None:
    """Return the screen after a choice, None = it is a move."""
    if verb == "part":
        first, end = map(int, value.split("."))
        return part_panel(prompt, numbers[0], numbers[1], first, end)
    return step_panel(prompt, numbers[0], int(value)) if verb in ("step", "stepsel") else None


def choices(rows: Sequence[Row]) -> Iterator[tuple[str, list[int], str]]:
    """Yield verb, numbers after the place, and value of what leads to moves."""
    for custom_id, value in entries(tuple(rows)):
        verb, *args = custom_id.split(":")
        if verb in ("mv", "sel", "step", "stepsel", "part"):
            yield verb, [int(number) for number in args[2:]], value


def made(prompt: Prompt, screen: Screen) -> list[int]:
    """Return the moves that a screen leads to, by index."""
    return [
        int(value)
        for one in screens(prompt, screen)
        for verb, numbers, value in choices(one.rows)
        if following_of(prompt, verb, numbers, value) is None
    ]


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, cycle(LANGUAGES), strict=False)])
def test_a_panel_leads_to_every_move_once(game: str, language: str) -> None:
    kinds = set[str]()
    for prompt in prompts(game, language):
        kinds.add(prompt.decision.kind)
        found = made(prompt, shown(prompt))
        assert sorted(found) == list(range(len(prompt.decision.moves))), prompt.decision.kind
    assert len(kinds) > 4


@pytest.mark.parametrize("game", GAMES)
def test_a_public_post_leads_to_every_move_or_to_the_panel(game: str) -> None:
    for position in positions(game):
        rows = public_rows(position, RENDERERS[game], Words("en"))
        asked = people_asked(position)
        ids = [custom_id for custom_id, _ in entries(rows)]
        opens = f"panel:1:{position.asked[asked[0].seat]}"
        if in_panels(position):
            assert ids == [opens]
            continue
        prompt = prompt_of(position, FIRST_USER + asked[0].seat, CONTEXT, Words("en"))
        assert prompt is not None
        found = made(prompt, Screen(rows=rows))
        private = {i for i in prompt.order if prompt.label(i).private}
        assert {*found} == {*prompt.order} - private
        assert len(found) == len({*found})
        assert (opens in ids) == bool(private)
        drafted = prompt.decision.kind in GAMES[game].info.drafted
        assert ("draft:1:9" in ids) == drafted


def test_what_must_stay_secret_is_never_asked_in_public() -> None:
    kinds = {game: {one.decisions[0].kind for one in positions(game)} for game in GAMES}
    assert any(kinds[game] & GAMES[game].info.atoms for game in GAMES)
    for game in GAMES:
        hidden = GAMES[game].info.atoms | GAMES[game].info.secret
        for position in positions(game):
            if {one.kind for one in position.decisions} & hidden:
                (row,) = public_rows(position, RENDERERS[game], Words("en"))
                assert isinstance(row, tuple)
                assert [one.custom_id for one in row] == ["panel:1:9"]


@pytest.mark.parametrize("game", GAMES)
def test_moves_stand_in_the_order_of_their_weight(game: str) -> None:
    weighty = 0
    for prompt in prompts(game, "en"):
        weights = [
            prompt.renderer.weight(prompt.decision.moves[index], prompt.view)
            for index in prompt.order
        ]
        assert all(before <= after for before, after in pairwise(weights))
        weighty += prompt.order != tuple(sorted(prompt.order))
        place = {index: number for number, index in enumerate(prompt.order)}
        groups = dict[str, list[int]]()
        for _, _, value in choices(shown(prompt).rows):
            index = int(value)
            named = prompt.label(index).menu if not prompt.stepped else ""
            groups.setdefault(named, []).append(place[index])
        if prompt.stepped:
            assert min(groups[""]) == 0, "the first choice leads to the lightest move"
        else:
            assert all(group == sorted(group) for group in groups.values())
    assert weighty or game != "amerigo", "where moves are ranked, weights differ"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_on_the_way_to_a_move_keeps_the_limits(game: str, language: str) -> None:
    for prompt in prompts(game, language):
        for screen in screens(prompt, shown(prompt)):
            check(screen)
            for row in screen.rows:
                fits(row)


def fits(row: Row) -> None:
    """Check that no label of a choice is cut: two that are cut may look the same."""
    if isinstance(row, Menu):
        assert all(0 < len(plain(one.label)) <= limits.OPTION_LABEL for one in row.entries)
        assert all(len(plain(one.hint)) <= limits.OPTION_HINT for one in row.entries)
        assert len({(one.label, one.hint) for one in row.entries}) == len(row.entries)
    elif isinstance(row, tuple):
        assert all(0 < len(plain(one.label)) <= limits.BUTTON_LABEL for one in row)


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].info.stepped])
def test_a_panel_of_steps_says_what_was_chosen_and_goes_back(game: str) -> None:
    steps = 0
    for prompt in prompts(game, "en"):
        for screen in list(screens(prompt, shown(prompt)))[1:]:
            last = screen.rows[-1]
            assert isinstance(last, tuple)
            assert last[-1] == Button(f"panel:{prompt.place}", prompt.words("step-back"), "↩️")
            assert screen.texts[0] == f"**{prompt.question}**"
            assert screen.texts[1]
            steps += 1
    assert steps


def test_the_best_move_is_offered_at_once_where_moves_are_ranked() -> None:
    """It is the first one in the order of weight to which the panel leads."""
    found = 0
    for prompt in prompts("amerigo", "en"):
        for screen in list(screens(prompt, shown(prompt)))[1:]:
            for custom_id, value in entries(screen.rows):
                if custom_id.startswith(f"now:{prompt.place}:"):
                    found += 1
                    assert int(value) == min(made(prompt, screen), key=prompt.order.index)
                    assert screen.texts[-1].startswith("✨")
    assert found


def test_somebody_who_is_not_asked_learns_whom_the_table_waits_for() -> None:
    position, words = at_once(3), Words("en")
    (text,) = panel(position, FIRST_USER + 1, CONTEXT, words).texts
    assert "Player 0" in text
    over = replace(position, decisions=())
    assert panel(over, FIRST_USER, CONTEXT, words).texts == (words("table-is-over"),)
    left = replace(position, table=replace(position.table, left_at=datetime.now(UTC)))
    assert "Player 0" not in panel(left, FIRST_USER + 1, CONTEXT, words).texts[0]


def test_what_is_said_first_stands_above_the_question() -> None:
    position, words = in_steps(3), Words("de")
    screen = panel(position, FIRST_USER, CONTEXT, words, "Zuerst")
    prompt = prompt_of(position, FIRST_USER, CONTEXT, words)
    assert prompt is not None
    assert screen.texts[:2] == ("Zuerst", f"**{prompt.question}**")


def test_a_hint_is_offered_only_where_hints_are_allowed() -> None:
    position, words = in_steps(3), Words("en")
    off, on = (replace(position, table=replace(position.table, hints=x)) for x in (False, True))
    for one, context, offered in (
        (on, CONTEXT, True),
        (off, CONTEXT, False),
        (on, replace(CONTEXT, searched=frozenset()), False),
    ):
        ids = [custom_id for custom_id, _ in entries(panel(one, FIRST_USER, context, words).rows)]
        assert ("hint:1:9" in ids) == offered
