"""*How to play* and the guided first game, as somebody meets them who has never played."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import simcord
from babel.numbers import format_decimal

from bot.host.analysis.lessons import LEARNER, Examples, Lesson
from bot.host.core.api import Person
from bot.locales import Words
from cogs.commands.learn import of_card
from cogs.ui.screens.learn import TOLD
from render.api import Look
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import draw_once, drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.cogs.test_without_commands import hung_up
from tests.languages import LANGUAGES
from tests.test_locales import FILES, messages

__all__ = ["drawn_once"]

ROUNDS = {"amerigo": 1}
"""Rounds of a lesson, else two: one of Amerigo asks more often than two of another game."""
PLAIN = {
    key: replace(
        game,
        first_game=game.first_game
        and replace(game.first_game, story=None, rounds=ROUNDS.get(key, 2)),
    )
    for key, game in CATALOGUE.items()
}
"""Games whose lessons have no story, as those of earlier versions have none."""
GAMES = [key for key, game in CATALOGUE.items() if game.first_game is not None]
PLACES = {"en": "en-US", "de": "de"}
SPOKEN = {"puerto_rico": "en", "magister_navis": "de", "amerigo": "en"}
"""A language for each game: `test_no_card_is_left_over` and the locales' tests know of both."""
EXAMPLES = Examples(CATALOGUE)
"""Positions of the cards, which lessons without a story have, too: each game is played once."""
LEAF = "▶️"
SIZE = (1100, 700)


@pytest.fixture
async def spoken(game: str, tmp_path: Path) -> AsyncIterator[tuple[Harness, str]]:
    """A bot and people of the language in which this game is learnt here."""
    language = SPOKEN[game]
    async with Harness.open(tmp_path / "games.sqlite", PLACES[language], games=PLAIN) as harness:
        harness.host.analysis.lessons.examples = EXAMPLES
        await harness.people[0].slash(harness.channel, "me", language=language)
        yield harness, language


def leaves(message: Any) -> dict[str, str]:
    """Return what the arrows of a card lead to."""
    found = [c for c in components(message) if c.get("custom_id", "").startswith("learn:")]
    return {c["emoji"]["name"]: c["custom_id"] for c in found}


def button(message: Any, start: str, end: str = "") -> str:
    return next(i for i in custom_ids(message) if i.startswith(start) and i.endswith(end))


def follow(message: Any) -> str | None:
    """Return the button that does what the house bot would do."""
    ids = custom_ids(message)
    return next((i for i in ids if i.startswith("lessondo") and i.endswith(":0")), None)


async def lesson_of(harness: Harness, game: str) -> Lesson:
    anna = harness.people[0]
    found = await harness.host.analysis.lessons.find(Person(anna.id, anna.name), game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_all_cards_can_be_leafed_through(spoken: tuple[Harness, str], game: str) -> None:
    harness, language = spoken
    anna, words = harness.people[0], Words(language)
    shown = await anna.slash(harness.channel, "learn", game=words(f"{game}-title"))
    first_game = CATALOGUE[game].first_game
    assert first_game is not None
    for page, card in enumerate(first_game.cards):
        assert shown.response.ephemeral
        told = texts(shown.response)
        assert words(f"{game}-learn-{card.key}-title") in told
        assert words(f"{game}-learn-{card.key}") in told
        pictures = shown.response.attachments
        assert len(pictures) == (1 if page else 2), "the first card has the game's cover, too"
        assert all(one.description for one in pictures), "a card is told in words, too"
        assert ("cover" in pictures[0].filename) == (page == 0)
        ways = leaves(shown.response)
        assert ("◀️" in ways, LEAF in ways) == (page > 0, page < len(first_game.cards) - 1)
        if LEAF in ways:
            shown = await anna.click(shown.response, custom_id=ways[LEAF])
    back = await anna.click(shown.response, custom_id=leaves(shown.response)["◀️"])
    before = first_game.cards[-2].key
    assert words(f"{game}-learn-{before}-title") in texts(back.response)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_picture_of_the_usual_size(game: str) -> None:
    examples, record = EXAMPLES, CATALOGUE[game]
    assert record.first_game is not None
    seen = set()
    for card in record.first_game.cards:
        position = examples.position(game, card)
        assert bool(position.scores) == (card.picture == "result"), "each found what it looks for"
        picture = of_card(examples, game, card, Look(title=game)).draw(CATALOGUE)
        assert picture is not None
        assert picture.size == SIZE
        assert picture.alt
        seen.add(picture.data)
    assert len(seen) == len(record.first_game.cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_two_sentences(game: str, language: str) -> None:
    first_game = CATALOGUE[game].first_game
    assert first_game is not None
    for card in first_game.cards:
        text = Words(language)(f"{game}-learn-{card.key}")
        assert len(re.findall(r"[.!?](?=\s|$)", text)) == 2, text
        assert len(text) <= 330, text


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_left_over(game: str) -> None:
    first_game = CATALOGUE[game].first_game
    assert first_game is not None
    keys = {key for file in FILES for key in messages("en", file) if f"{game}-learn-" in key}
    shown = {f"{game}-learn-{card.key}" for card in first_game.cards}
    assert keys == shown | {f"{key}-title" for key in shown}


@pytest.mark.parametrize("game", GAMES)
async def test_the_guided_rounds_to_their_end(spoken: tuple[Harness, str], game: str) -> None:
    """Every hint names what the bot then does, with numbers of its own count."""
    harness, language = spoken
    draw_once(harness.env.bot)
    anna, words = harness.people[0], Words(language)
    shown = await anna.click(
        (await anna.slash(harness.channel, "learn", game=game)).response,
        custom_id=f"lesson:{game}:1",
    )
    asked, lesson = 0, await lesson_of(harness, game)
    while (press := follow(shown.response)) is not None:
        told, advice = texts(shown.response), lesson.advice
        assert advice is not None
        assert shown.response.attachments
        assert words("learn-hint", move="§").split("§")[0] in told
        planned = "; ".join(map(lesson.position.rules.notate, advice.moves))
        for term in advice.terms:
            if term.name and abs(term.value) >= TOLD and len(advice.terms) <= 3:
                assert format_decimal(abs(term.value), "0.0", locale=language) in told
        shown = await anna.click(shown.response, custom_id=press)
        lesson = await lesson_of(harness, game)
        assert lesson.last is not None
        assert planned.startswith(lesson.last.move), "the hint is what the bot does"
        assert words("learn-same") in texts(shown.response)
        asked += 1
    assert asked >= 5
    assert lesson.over
    assert lesson.round == ROUNDS.get(game, 2) + 1
    assert words("learn-end", game=words(f"{game}-title")) in texts(shown.response)
    opened = await anna.click(shown.response, custom_id="open:0")
    assert words("open-which") in texts(opened.response)
    again = await anna.click(
        (await anna.slash(harness.channel, "learn", game=game)).response,
        custom_id=f"lesson:{game}:1",
    )
    assert (await lesson_of(harness, game)).last is None
    assert follow(again.response)


def moves(message: Any) -> list[str]:
    """Return the moves of a lesson, or their next step: what to press, which value of a menu."""
    found = []
    for c in components(message):
        verb = c.get("custom_id", "").partition(":")[0]
        if verb in ("lessonmv", "lessonstep") and not c["custom_id"].endswith(":0:0"):
            found.append(c["custom_id"])
        elif verb in ("lessonsel", "lessonstepsel"):
            found += [f"{c['custom_id']} {option['value']}" for option in c["options"]]
    return found


async def press(person: simcord.MemberActor, message: Any, chosen: str) -> Any:
    name, _, value = chosen.partition(" ")
    if value:
        return (await person.select(message, [value], custom_id=name)).response
    return (await person.click(message, custom_id=name)).response


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_somebody_does_it_is_told_in_numbers(
    spoken: tuple[Harness, str], game: str
) -> None:
    """Other moves than the bot's: what they count for, how much less, and all of it is kept."""
    harness, language = spoken
    draw_once(harness.env.bot)
    anna, words, rng = harness.people[0], Words(language), random.Random(game)
    begun = await anna.slash(harness.channel, "learn", game=game)
    shown = (await anna.click(begun.response, custom_id=f"lesson:{game}:1")).response
    others, before = 0, await lesson_of(harness, game)
    while moves(shown):
        if others == 2 and before.round == ROUNDS.get(game, 2):
            await harness.restart()
            card = await anna.slash(harness.channel, "learn", game=game)
            name = words(f"{game}-round", round=before.round)
            going_on = words("button-lesson-go-on", round=name)
            assert going_on in str([*components(card.response)])
            again = (await anna.click(card.response, custom_id=f"lesson:{game}:0")).response
            assert texts(again) == texts(shown), "it goes on where it was left"
            shown, others = again, others + 1
            continue
        after = before
        while len(after.moves) == len(before.moves):
            shown = await press(anna, shown, rng.choice(moves(shown)))
            assert shown.attachments
            after = await lesson_of(harness, game)
        before = after
        assert after.last is not None
        advice = after.last.advice
        assert advice is not None
        rules = after.position.rules
        move = next(m for m in after.last.decision.moves if rules.notate(m) == after.last.move)
        if move in advice.moves or move not in advice.ratings:
            continue
        others += 1
        if (behind := advice.behind(move)) >= TOLD:
            assert format_decimal(behind, "0.0", locale=language) in texts(shown)
    assert others >= 2
    assert (await lesson_of(harness, game)).over


async def test_a_move_can_be_taken_back(harness: Harness) -> None:
    anna, game = harness.people[0], "puerto_rico"
    begun = await anna.slash(harness.channel, "learn", game=game)
    first = (await anna.click(begun.response, custom_id=f"lesson:{game}:1")).response
    second = (await anna.click(first, custom_id=follow(first))).response
    back = (await anna.click(second, custom_id=button(second, "lessondo", ":1"))).response
    assert texts(back) == texts(first)
    table = (await anna.click(back, custom_id=button(back, "lessondo", ":2"))).response
    assert table.attachments
    cards = (await anna.click(table, custom_id=button(table, "lessondo", ":3"))).response
    assert Words("en")("puerto_rico-learn-aim-title") in texts(cards)


async def test_a_stale_button_shows_the_lesson_as_it_is(harness: Harness) -> None:
    anna, game = harness.people[0], "puerto_rico"
    begun = await anna.slash(harness.channel, "learn", game=game)
    first = (await anna.click(begun.response, custom_id=f"lesson:{game}:1")).response
    others = []
    for _ in range(3):
        card = await anna.slash(harness.channel, "learn", game=game)
        others.append((await anna.click(card.response, custom_id=f"lesson:{game}:0")).response)
    shown = (await anna.click(first, custom_id=follow(first))).response
    now = (await lesson_of(harness, game)).moves
    for message, end in zip(others, (":0:0", ":0:1", ":0:4"), strict=True):
        stale = next(i for i in custom_ids(message) if i.endswith(end) and i.startswith("lesson"))
        assert texts((await anna.click(message, custom_id=stale)).response) == texts(shown)
    assert (await lesson_of(harness, game)).moves == now


async def test_everybody_has_a_lesson_of_their_own(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    for person in (anna, ben):
        begun = await person.slash(harness.channel, "learn", game="puerto_rico")
        await person.click(begun.response, custom_id="lesson:puerto_rico:1")
    lesson = await harness.host.analysis.lessons.find(Person(ben.id, ben.name), "puerto_rico")
    assert lesson is not None
    assert lesson.position.table.names[LEARNER] == ben.name
    assert not harness.channel.history(), "nobody else sees any of it"
    assert await harness.host.analysis.sandboxes.of(anna.id) == []


async def test_the_lobby_card_leads_there(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="magister_navis", where="here")
    card = harness.channel.last_message
    shown = await ben.click(card, label=Words("en")("button-learn"))
    assert shown.response.ephemeral
    assert Words("en")("magister_navis-learn-aim") in texts(shown.response)
    here = await ben.slash(harness.channel, "learn")
    assert texts(here.response) == texts(shown.response), "what is played here is meant"


async def test_the_permanent_post_leads_there(harness: Harness) -> None:
    post = await hung_up(harness)
    ben = harness.people[1]
    shown = await ben.click(post, label=Words("en")("button-learn"))
    card = await ben.click(shown.response, custom_id="learn:puerto_rico:0")
    assert Words("en")("puerto_rico-learn-aim") in texts(card.response)


async def test_whoever_names_no_game_may_choose(harness: Harness) -> None:
    anna = harness.people[0]
    shown = await anna.slash(harness.channel, "learn")
    assert custom_ids(shown.response) == [f"learn:{game}:0" for game in GAMES]
    offered = await anna.autocomplete(harness.channel, "learn", "game", "navis")
    assert [one["value"] for one in offered] == ["magister_navis"]
    none = await anna.slash(harness.channel, "learn", game="chess")
    assert Words("en")("error-no-lesson") in texts(none.response)
