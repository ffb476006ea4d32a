"""The first game of somebody who knows no rules: its goals, spotlights, wrong moves and its end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.engine.api import Event
from bot.host.analysis.lessons import LEARNER, Lesson
from bot.host.core.api import Person
from bot.host.core.game import Story
from bot.locales import Words
from cogs.commands.learn import of_lesson
from render.api import Look
from render.art.encoding import MOST_BYTES
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import draw_once, drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_learn import PLACES, SIZE, button, lesson_of, moves, press
from tests.languages import LANGUAGES
from tests.test_locales import FILES, messages

__all__ = ["drawn_once"]

STORIES: Mapping[str, Story] = {
    key: game.first_game.story
    for key, game in CATALOGUE.items()
    if game.first_game is not None and game.first_game.story is not None
}
SPOKEN = {"puerto_rico": "de", "magister_navis": "en", "amerigo": "de"}
"""The language in which each game's story is played; `test_learn` plays it in the other one."""
BACK, TABLE, SKIP, REWIND = ":1", ":2", ":4", ":5"
"""Ends of the buttons below the moves."""


async def begin(harness: Harness, game: str, language: str) -> Any:
    anna = harness.people[0]
    await anna.slash(harness.channel, "me", language=language)
    card = await anna.slash(harness.channel, "learn", game=game)
    assert Words(language)("button-lesson-story") in str(card.response.components)
    return (await anna.click(card.response, custom_id=f"lesson:{game}:1")).response


def said(lesson: Lesson, number: int, words: Words, end: str = "") -> str:
    assert lesson.story is not None
    return words(f"{lesson.game}-story-{lesson.story.goals[number].key}{end}")


async def towards(harness: Harness, shown: Any, lesson: Lesson, words: Words) -> tuple[Any, Lesson]:
    """Press buttons and menus until the move is made that serves the goal, or any."""
    anna, now = harness.people[0], lesson
    if not lesson.serving:
        clicked = await anna.click(shown, custom_id=button(shown, "lessondo", ":0"))
        return clicked.response, await lesson_of(harness, lesson.game)
    while len(now.moves) == len(lesson.moves):
        chosen = next(one for one in moves(shown) if leads(one, lesson, words))
        shown = await press(anna, shown, chosen)
        now = await lesson_of(harness, lesson.game)
    return shown, now


def leads(chosen: str, lesson: Lesson, words: Words) -> bool:
    """Return whether a button, or an option, is the serving move or its next step."""
    assert lesson.decision is not None
    pressed, _, value = chosen.partition(" ")
    verb, _game, _count, *rest = pressed.split(":")
    index = int(value or rest[-1])
    if "step" not in verb:
        return lesson.decision.moves[index] == lesson.serving[0]
    renderer, view = CATALOGUE[lesson.game].renderer, lesson.position.view(LEARNER)
    named = words.with_names(lesson.position.table.names)
    labels = (
        renderer.label(move, view, named)
        for move in (lesson.decision.moves[index], lesson.serving[0])
    )
    first, second = ([step.text for step in label.steps or (label,)] for label in labels)
    depth = int(rest[0])
    return first[:depth] == second[:depth]


@pytest.mark.parametrize(("game", "language"), SPOKEN.items())
async def test_a_story_to_its_end_goal_by_goal(game: str, language: str, tmp_path: Path) -> None:
    async with Harness.open(tmp_path / "games.sqlite", PLACES[language]) as harness:
        draw_once(harness.env.bot)
        words, goals = Words(language), len(STORIES[game].goals)
        shown = await begin(harness, game, language)
        lesson, met, decided = await lesson_of(harness, game), [], 0
        assert words(f"{game}-story-begin") in texts(shown)
        while not lesson.over:
            told, title = texts(shown), words(f"{game}-title")
            number = words("learn-story-title", game=title, goal=lesson.reached + 1, of=goals)
            assert number in told
            assert f"**{said(lesson, lesson.reached, words)}**" in told
            why = said(lesson, lesson.reached, words, "-why")
            assert (why if lesson.serving else words("learn-story-free")) in told
            assert (why in told) == bool(lesson.serving)
            assert shown.attachments
            assert not re.search(r"\d[.,]\d", told), "no decimals"
            shown, lesson = await towards(harness, shown, lesson, words)
            decided += 1
            assert lesson.astray is None
            assert "✅" not in texts(shown).splitlines(), "it says what was done"
            for goal in lesson.met:
                assert words(f"{game}-story-{goal.key}-met") in texts(shown)
            met += [goal.key for goal in lesson.met]
        assert met == [goal.key for goal in STORIES[game].goals], "each in its order"
        assert goals <= decided <= 4 * goals
        assert words("learn-story-end", goals=goals, of=goals) in texts(shown)
        assert words(f"{game}-story-end") in texts(shown)
        anna, seats = harness.people[0], CATALOGUE[game].first_game
        assert seats is not None
        card = (await anna.click(shown, custom_id=f"open-easy:{game}")).response
        await anna.click(card, label=words("button-start"))
        table = await harness.table()
        assert [chair.bot for chair in table.chairs].count("easy") == seats.seats - 1
        assert (table.game, table.status) == (game, "running")


@pytest.mark.parametrize("game", STORIES)
async def test_a_wrong_move_is_told_and_free_to_take_back(harness: Harness, game: str) -> None:
    """Once at each goal: the last other move, the way back, and the goal is as it was."""
    draw_once(harness.env.bot)
    anna, words = harness.people[0], Words("en")
    shown = await begin(harness, game, "en")
    lesson, strayed = await lesson_of(harness, game), set[str]()
    lessons, person = harness.host.analysis.lessons, Person(anna.id, anna.name)
    while not lesson.over:
        assert lesson.decision is not None
        count = len(lesson.moves)
        others = [n for n, m in enumerate(lesson.decision.moves) if m not in lesson.serving]
        if lesson.serving and others and lesson.goal is not None and lesson.goal.key not in strayed:
            lost = (await lessons.play(person, game, count, others[-1])).lost
            astray = (await anna.click(shown, custom_id=button(shown, "lessondo", TABLE))).response
            goal = said(lesson, lesson.reached, words)
            told = "learn-story-lost" if lost else "learn-story-astray"
            assert words(told, goal=goal) in texts(astray)
            assert words("learn-story-free") not in texts(astray) or not lost
            way = REWIND if lost else BACK
            shown = (await anna.click(astray, custom_id=button(astray, "lessondo", way))).response
            again = await lessons.unjudged(person, game)
            assert again is not None and not texts(shown).count(words(told, goal=goal))
            assert (again.moves, again.goal) == (lesson.moves, lesson.goal)
            strayed.add(lesson.goal.key)
        lesson = await lessons.follow(person, game, count)
    assert len(strayed) >= len(STORIES[game].goals) // 2
    assert lesson.reached == len(STORIES[game].goals)


@pytest.mark.parametrize("game", STORIES)
async def test_goals_can_be_skipped_and_the_lesson_left_and_resumed(
    harness: Harness, game: str
) -> None:
    draw_once(harness.env.bot)
    anna, words = harness.people[0], Words("en")
    shown = await begin(harness, game, "en")
    shown = (await anna.click(shown, custom_id=button(shown, "lessondo", SKIP))).response
    lesson = await lesson_of(harness, game)
    assert f"**{said(lesson, 1, words)}**" in texts(shown)
    await harness.restart()
    card = await anna.slash(harness.channel, "learn", game=game)
    again = (await anna.click(card.response, custom_id=f"lesson:{game}:0")).response
    assert texts(again) == texts(shown)
    for _ in STORIES[game].goals[1:]:
        again = (await anna.click(again, custom_id=button(again, "lessondo", SKIP))).response
    goals = len(STORIES[game].goals)
    assert words("learn-story-end", goals=0, of=goals) in texts(again)
    assert not [one for one in custom_ids(again) if one.endswith(SKIP) and "lessondo" in one]


_WALKED: dict[str, list[Lesson]] = {}
"""The lessons of a story as they are before each move, and at its end."""


async def walked(harness: Harness, game: str) -> list[Lesson]:
    """Follow a story to its end, once for all tests."""
    if game not in _WALKED:
        person, lessons = Person(1, "Anna"), harness.host.analysis.lessons
        walk = [await lessons.begin(person, game)]
        while not walk[-1].over:
            walk.append(await lessons.follow(person, game, len(walk[-1].moves)))
        _WALKED[game] = walk
    return _WALKED[game]


@pytest.mark.parametrize("game", STORIES)
async def test_what_a_goal_is_about_is_lit_and_the_rest_is_dim(harness: Harness, game: str) -> None:
    lit = set()
    for lesson in await walked(harness, game):
        if lesson.serving and lesson.goal is not None and lesson.goal.key not in lit:
            job = replace(of_lesson(lesson, Look(title=game), table=False), areas=True)
            picture = job.draw(CATALOGUE)
            assert picture is not None and picture.size == SIZE
            assert len(picture.data) <= MOST_BYTES
            assert job.spot == lesson.goal.look
            boxes = [a.box for a in picture.areas if {a.thing, a.rule} & {*job.spot}]
            assert boxes, (lesson.goal.key, sorted({a.thing for a in picture.areas}))
            plain = replace(job, spot=()).draw(CATALOGUE)
            assert plain is not None
            bright, dim = (_grey(one.data) for one in (plain, picture))
            inside = [middle for box in boxes for middle in [_middle(box)]]
            assert all(bright.getpixel(at) == dim.getpixel(at) for at in inside)
            mean = [sum(n * c for n, c in enumerate(i.histogram())) for i in (bright, dim)]
            assert mean[1] < mean[0] * 0.8
            lit.add(lesson.goal.key)
    assert lit == {goal.key for goal in STORIES[game].goals}


def _grey(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB").convert("L")


def _middle(box: tuple[int, int, int, int]) -> tuple[int, int]:
    x, y, width, height = box
    return x + width // 2, y + height // 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", STORIES)
def test_no_text_of_a_story_is_left_over_or_too_long(game: str, language: str) -> None:
    keys = {key for file in FILES for key in messages("en", file) if f"{game}-story-" in key}
    goals = [f"{game}-story-{goal.key}" for goal in STORIES[game].goals]
    wanted = {f"{key}{end}" for key in goals for end in ("", "-why", "-met")}
    assert keys == wanted | {f"{game}-story-begin", f"{game}-story-end"}
    assert 6 <= len(goals) <= 10
    words = Words(language)
    for key in goals:
        assert len(words(key)) <= 60 and not words(key).endswith("."), key
        assert len(words(f"{key}-why")) <= 260, key
        assert len(words(f"{key}-met")) <= 260, key
        assert not re.search(r"\d[.,]\d", words(f"{key}-why") + words(f"{key}-met"))


NUMBERS: Mapping[str, Sequence[tuple[str, str, str, Mapping[str, int]]]] = {
    "puerto_rico": [
        ("plant", "plant", "built", {"price": 1}),
        ("captain", "captain", "role", {"doubloons": 3}),
        ("ship", "ship", "loaded", {"amount": 2, "points": 3}),
    ],
    "magister_navis": [
        ("shipyard", "shipyard", "grown", {"discs": 2}),
        ("first", "open", "shipped", {"space": 6}),
    ],
    "amerigo": [
        ("post", "post", "posted", {"points": 3}),
        ("load", "load", "loaded", {"cannons": 5}),
        ("complete", "complete", "completed", {"points": 3}),
        ("complete", "complete", "counted", {"points": 5}),
    ],
}
"""By game: whose texts say numbers, and which event counts them, at which goal."""


@pytest.mark.parametrize("game", STORIES)
async def test_the_numbers_of_a_story_are_those_of_its_game(harness: Harness, game: str) -> None:
    found: dict[str, list[Event]] = {}
    for lesson in (await walked(harness, game))[1:]:
        assert lesson.last is not None
        events = [*lesson.last.events, *lesson.events]
        found |= {goal.key: events for goal in lesson.met}
    for key, at, kind, counted in NUMBERS[game]:
        own = [e.data for e in found[at] if e.kind == kind and e.data.get("seat") == LEARNER]
        assert any(counted.items() <= data.items() for data in own), (key, own)
        for language in LANGUAGES:
            text = "".join(Words(language)(f"{game}-story-{key}{e}") for e in ("-why", "-met"))
            for number in counted.values():
                assert str(number) in text, (key, number)
