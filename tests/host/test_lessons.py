"""Guided first games: what the person does, what house bots answer, and what is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.host import Host
from bot.host.analysis import trial
from bot.host.analysis.lessons import KEPT, LEARNER, Examples, Lesson, NoLesson
from bot.host.core.api import Position, StalePrompt
from bot.host.core.game import Card, FirstGame
from bot.host.core.moves.apply import Outcome, carry_out
from bot.host.lobby.rows import BOT_NAMES
from bot.house_bots.api import house_bot
from tests.catalogue import CATALOGUE
from tests.host.conftest import ANNA, BOB, TestClock
from tests.host.toy import TOY
from tests.opening import without_threads

GAME = "puerto_rico"
PLAIN = {
    key: replace(game, first_game=game.first_game and replace(game.first_game, story=None))
    for key, game in CATALOGUE.items()
}
"""Games whose lessons have no story, as those of earlier versions have none."""


@pytest.fixture
async def host(path: Path, clock: TestClock) -> AsyncIterator[Host]:
    host = await without_threads(path, PLAIN, clock)
    yield host
    await host.close()


def first_game(game: str = GAME) -> FirstGame:
    found = CATALOGUE[game].first_game
    assert found is not None
    return found


def planned(lesson: Lesson) -> str:
    """Return the moves that the house bot would make, as they are stored."""
    assert lesson.advice is not None
    return "; ".join(map(lesson.position.rules.notate, lesson.advice.moves))


@pytest.mark.parametrize("game", sorted(CATALOGUE))
async def test_a_lesson_begins_with_the_persons_first_decision(host: Host, game: str) -> None:
    lesson, first = await host.analysis.lessons.begin(ANNA, game), first_game(game)
    chairs = lesson.position.table.chairs
    assert [chair.name for chair in chairs] == ["Anna", *BOT_NAMES[: first.seats - 1]]
    assert [(chair.user_id, chair.bot) for chair in chairs] == [
        (ANNA.id, None),
        *([(None, "sensible")] * (first.seats - 1)),
    ]
    assert lesson.position.table.owner_id == ANNA.id
    assert lesson.decision is not None and lesson.decision.seat == LEARNER
    assert (lesson.round, lesson.last, lesson.over) == (1, None, False)
    assert lesson.position.version == len(lesson.moves)
    assert all(seat != LEARNER for seat, _ in lesson.moves)


@pytest.mark.parametrize("game", sorted(CATALOGUE))
async def test_it_ends_after_its_rounds_and_not_before(host: Host, game: str) -> None:
    lesson, first = await host.analysis.lessons.begin(ANNA, game), first_game(game)
    rounds = set()
    while lesson.decision is not None:
        rounds.add(lesson.round)
        lesson = await host.analysis.lessons.follow(ANNA, game, len(lesson.moves))
    assert rounds == {*range(1, first.rounds + 1)}
    assert lesson.over and lesson.advice is None and lesson.others is None
    assert lesson.position.view(None).round == first.rounds + 1
    newest = len(lesson.moves)
    with pytest.raises(StalePrompt) as caught:
        await host.analysis.lessons.follow(ANNA, game, newest)
    assert caught.value.args_ == {"version": newest, "newest": newest}


async def test_a_hint_is_what_the_bot_does_and_the_last_move_is_told_apart(host: Host) -> None:
    lesson = await host.analysis.lessons.begin(ANNA, GAME)
    for _ in range(4):
        before, hint = lesson, planned(lesson)
        lesson = await host.analysis.lessons.follow(ANNA, GAME, len(before.moves))
        assert lesson.last is not None
        assert lesson.last.move == hint
        assert lesson.last.before.version == len(before.moves)
        assert lesson.last.after.version == len(before.moves) + 1
        assert before.position.rules.notate(lesson.last.chosen) == hint.partition("; ")[0]
        assert lesson.last.decision == before.decision
        assert lesson.last.advice is not None and lesson.last.advice.moves
        assert all(seat != LEARNER for seat, _ in lesson.moves[len(before.moves) + 1 :])
        told = lesson.last.events + lesson.events
        # Whoever is the next governor is named where a round ends.
        own = [event for event in lesson.last.events if event.kind != "round"]
        assert {event.data.get("seat") for event in own} <= {LEARNER, None}
        assert told


async def test_any_other_move_may_be_made_too(host: Host) -> None:
    lesson = await host.analysis.lessons.begin(ANNA, GAME)
    assert lesson.decision is not None
    notate, count = lesson.position.rules.notate, len(lesson.moves)
    for index, move in enumerate(lesson.decision.moves):
        await host.analysis.lessons.begin(ANNA, GAME)
        after = await host.analysis.lessons.play(ANNA, GAME, count, index)
        assert after.moves[count] == (LEARNER, notate(move))
    for index in (-1, len(lesson.decision.moves)):
        await host.analysis.lessons.begin(ANNA, GAME)
        with pytest.raises(StalePrompt) as caught:
            await host.analysis.lessons.play(ANNA, GAME, count, index)
        assert caught.value.args_ == {"version": count, "newest": count}


async def test_who_presses_an_old_button_changes_nothing(host: Host) -> None:
    await host.analysis.lessons.begin(ANNA, GAME)
    lesson = await host.analysis.lessons.follow(ANNA, GAME, 0)
    newest = len(lesson.moves)
    for old in (
        host.analysis.lessons.follow(ANNA, GAME, 0),
        host.analysis.lessons.play(ANNA, GAME, newest - 1, 0),
        host.analysis.lessons.back(ANNA, GAME, newest + 1),
    ):
        with pytest.raises(StalePrompt) as caught:
            await old
        assert caught.value.args_["newest"] == newest
    assert (await host.analysis.lessons.find(ANNA, GAME) or lesson).moves == lesson.moves


async def test_a_move_is_undone_with_what_it_led_to(host: Host) -> None:
    begun = await host.analysis.lessons.begin(ANNA, GAME)
    once = await host.analysis.lessons.follow(ANNA, GAME, len(begun.moves))
    twice = await host.analysis.lessons.follow(ANNA, GAME, len(once.moves))
    back = await host.analysis.lessons.back(ANNA, GAME, len(twice.moves))
    assert (back.moves, back.events) == (once.moves, once.events)
    assert back.last is not None and once.last is not None
    assert (back.last.move, back.last.events) == (once.last.move, once.last.events)
    start = await host.analysis.lessons.back(ANNA, GAME, len(back.moves))
    assert (start.moves, start.last) == (begun.moves, None)
    still = await host.analysis.lessons.back(ANNA, GAME, len(start.moves))
    assert still.moves == begun.moves, "nothing is left to be undone"


async def test_the_same_lesson_comes_out_the_same_and_two_games_do_not_meet(host: Host) -> None:
    """House bots draw from the lesson's own numbers: the first game's seed, and the moves."""
    other = "magister_navis"
    await host.analysis.lessons.begin(ANNA, other)
    lessons = {}
    for person in (ANNA, BOB):
        await host.analysis.lessons.begin(person, GAME)
        await host.analysis.lessons.follow(person, GAME, 0)
        lessons[person] = await host.analysis.lessons.find(person, GAME)
    one, two = lessons[ANNA], lessons[BOB]
    assert one is not None and two is not None
    assert one.moves == two.moves
    assert one.position.table.names[LEARNER] == "Anna"
    assert two.position.table.names[LEARNER] == "Bob"
    beside = await host.analysis.lessons.find(ANNA, other)
    assert beside is not None and beside.last is None


async def test_it_is_kept_for_ninety_days_after_the_last_move(host: Host, clock: TestClock) -> None:
    assert await host.analysis.lessons.find(ANNA, GAME) is None
    await host.analysis.lessons.begin(ANNA, GAME)
    clock.pass_seconds(KEPT - 1)
    lesson = await host.analysis.lessons.follow(ANNA, GAME, 0)
    clock.pass_seconds(KEPT - 1)
    found = await host.analysis.lessons.find(ANNA, GAME)
    assert found is not None and found.moves == lesson.moves
    clock.pass_seconds(1)
    assert KEPT == 90 * 24 * 3600
    assert await host.analysis.lessons.find(ANNA, GAME) is None
    with pytest.raises(NoLesson) as caught:
        await host.analysis.lessons.follow(ANNA, GAME, 0)
    assert caught.value.args_ == {"game": GAME}


async def test_a_restart_leaves_it_where_it_was(path: Path, clock: TestClock) -> None:
    host = await without_threads(path, CATALOGUE, clock)
    begun = await host.analysis.lessons.begin(ANNA, GAME)
    lesson = await host.analysis.lessons.follow(ANNA, GAME, len(begun.moves))
    await host.close()
    host = await without_threads(path, CATALOGUE, clock)
    again = await host.analysis.lessons.find(ANNA, GAME)
    assert again is not None and again.last is not None and lesson.last is not None
    assert (again.moves, again.events) == (lesson.moves, lesson.events)
    assert again.last.move == lesson.last.move
    await host.close()


@pytest.mark.parametrize("game", ["toy", "chess"])
async def test_there_is_no_lesson_of_a_game_without_a_first_one(
    path: Path, clock: TestClock, game: str
) -> None:
    host = await without_threads(path, {"toy": TOY}, clock)
    for ask in (host.analysis.lessons.begin(ANNA, game), host.analysis.lessons.find(ANNA, game)):
        with pytest.raises(NoLesson) as caught:
            await ask
        assert caught.value.args_ == {"game": game}
    await host.close()


async def test_a_house_bot_that_tells_no_reasons_gives_no_hints(
    path: Path, clock: TestClock
) -> None:
    dumb = {"random": CATALOGUE[GAME].bots["random"]}
    host = await without_threads(path, {GAME: replace(CATALOGUE[GAME], bots=dumb)}, clock)
    lesson = await host.analysis.lessons.begin(ANNA, GAME)
    assert lesson.decision is not None and lesson.advice is None
    after = await host.analysis.lessons.follow(ANNA, GAME, 0)
    assert after.last is not None and after.last.advice is None
    await host.close()


# Lessons with a story -----------------------------------------------------------------


async def test_a_lesson_of_an_earlier_version_goes_on_without_goals(
    path: Path, clock: TestClock
) -> None:
    host = await without_threads(path, PLAIN, clock)
    begun = await host.analysis.lessons.begin(ANNA, GAME)
    before = await host.analysis.lessons.follow(ANNA, GAME, len(begun.moves))
    await host.close()
    host = await without_threads(path, CATALOGUE, clock)
    found = await host.analysis.lessons.find(ANNA, GAME)
    assert found is not None and found.moves == before.moves
    assert (found.story, found.goal, found.rounds) == (None, None, first_game().rounds)
    assert found.advice is not None and found.last is not None and found.last.advice is not None
    after = await host.analysis.lessons.follow(ANNA, GAME, len(found.moves))
    assert after.last is not None and after.last.move == planned(found)
    anew = await host.analysis.lessons.begin(ANNA, GAME)
    assert anew.goal is not None
    await host.close()


@pytest.mark.parametrize("game", sorted(CATALOGUE))
def test_no_lesson_of_an_earlier_version_has_the_deal_of_a_story(game: str) -> None:
    """Else it would get goals that lie behind it."""
    first = first_game(game)
    assert first.story is None or first.story.seed != first.seed


STORIES = [key for key, game in CATALOGUE.items() if game.first_game and game.first_game.story]


@pytest.fixture
async def telling(path: Path, clock: TestClock) -> AsyncIterator[Host]:
    host = await without_threads(path, CATALOGUE, clock)
    yield host
    await host.close()


_FOLLOWED: dict[str, list[Lesson]] = {}


async def _followed(host: Host, game: str) -> list[Lesson]:
    """Return a lesson after each move of the way that was prepared, played once."""
    if game not in _FOLLOWED:
        found = [await host.analysis.lessons.begin(ANNA, game)]
        while not found[-1].over:
            count = len(found[-1].moves)
            found.append(await host.analysis.lessons.follow(ANNA, game, count))
        _FOLLOWED[game] = found
    return _FOLLOWED[game]


@pytest.mark.parametrize("game", STORIES)
async def test_house_bots_do_in_a_story_what_was_prepared(telling: Host, game: str) -> None:
    *_, lesson = await _followed(telling, game)
    story = first_game(game).story
    assert story is not None and lesson.reached == len(story.goals) and not lesson.skipped
    assert [goal for one in await _followed(telling, game) for goal in one.met] == [*story.goals]
    for seat, prepared in story.others.items():
        made = [move for by, move in lesson.moves if by == int(seat)]
        assert made == [*prepared][: len(made)], "nothing depends on how a house bot plays"


@pytest.mark.parametrize("game", STORIES)
async def test_skipped_goals_are_stored_and_come_back_with_the_move(
    telling: Host, game: str
) -> None:
    lessons = telling.analysis.lessons
    begun = await lessons.begin(ANNA, game)
    assert begun.story is not None
    skipped = await lessons.skip(ANNA, game, len(begun.moves))
    assert (skipped.reached, skipped.skipped, skipped.met) == (1, (0,), ())
    found = await lessons.find(ANNA, game)
    assert found is not None and (found.moves, found.reached) == (skipped.moves, 1)
    with pytest.raises(StalePrompt):
        await lessons.skip(ANNA, game, len(begun.moves))
    moved = await lessons.follow(ANNA, game, len(skipped.moves))
    assert moved.skipped == (0,)
    back = await lessons.back(ANNA, game, len(moved.moves))
    assert (back.moves, back.reached) == (skipped.moves, 1)
    for _ in begun.story.goals[1:]:
        back = await lessons.skip(ANNA, game, len(back.moves))
    assert back.over and back.decision is None
    with pytest.raises(StalePrompt):
        await lessons.follow(ANNA, game, len(back.moves))


@pytest.mark.parametrize("game", STORIES)
async def test_after_a_wrong_move_the_house_bots_play_on_legally(telling: Host, game: str) -> None:
    """The same goal stays, and the story can be told from any move."""
    lessons = telling.analysis.lessons
    begun = await lessons.begin(ANNA, game)
    decision = begun.decision
    assert decision is not None
    numbered = [*enumerate(decision.moves)]
    for index, move in numbered[:: -(-len(numbered) // 12)]:
        after = await lessons.play(ANNA, game, len(begun.moves), index)
        assert (after.astray is None) == (move in begun.serving)
        assert after.astray in (None, after.goal)
        back = await lessons.back(ANNA, game, len(after.moves))
        assert back.moves == begun.moves


PASSES_BY = {"amerigo": 0, "magister_navis": -1, "puerto_rico": -1}
"""Which of the moves that do not lead to the goal loses it soonest when it is always made."""


async def _lost(host: Host, game: str) -> Lesson:
    """Return a lesson whose goals were passed by until one was lost."""
    lessons = host.analysis.lessons
    lesson = await lessons.begin(ANNA, game)
    while not lesson.lost:
        assert lesson.decision is not None and len(lesson.moves) < 200
        moves, good = lesson.decision.moves, lesson.serving
        others = [n for n, move in enumerate(moves) if move not in good] or [0]
        lesson = await lessons.play(ANNA, game, len(lesson.moves), others[PASSES_BY[game]])
    return lesson


@pytest.mark.parametrize("game", STORIES)
async def test_a_goal_that_was_lost_is_named_and_the_way_back_leads_to_it(
    telling: Host, game: str
) -> None:
    lessons, lost = telling.analysis.lessons, await _lost(telling, game)
    assert lost.goal is not None and not lost.serving
    back = await lessons.rewind(ANNA, game, len(lost.moves))
    assert not back.lost and len(back.moves) < len(lost.moves)
    reached = back.reached
    while back.reached == reached:
        back = await lessons.follow(ANNA, game, len(back.moves))
    with pytest.raises(StalePrompt):
        await lessons.rewind(ANNA, game, len(lost.moves) + 1)


@pytest.mark.parametrize("game", STORIES)
async def test_nothing_is_called_lost_on_the_way_that_was_prepared(
    telling: Host, game: str
) -> None:
    assert not any(lesson.lost for lesson in await _followed(telling, game))


async def test_a_prepared_move_is_made_once(telling: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    lessons, made = telling.analysis.lessons, list[int]()

    def counted(before: Position, *args: Any, **kinds: Any) -> Outcome:
        made.append(before.version)
        return carry_out(before, *args, **kinds)

    monkeypatch.setattr(trial, "carry_out", counted)
    begun = await lessons.begin(ANNA, "amerigo")
    # Once when it is made, and once when the stored lesson is read.
    assert made == 2 * [*range(len(begun.moves))]


# Example positions of *How to play* ---------------------------------------------------


@pytest.mark.parametrize("game", sorted(CATALOGUE))
def test_a_card_shows_a_position_that_fits_and_the_result_the_end(game: str) -> None:
    examples, first = Examples(CATALOGUE), first_game(game)
    for card in first.cards:
        shown = examples.position(game, card)
        assert examples.position(game, card) is shown, "each game is played once"
        assert bool(shown.scores) == (card.picture == "result")
        if card.picture == "result":
            assert (shown.table.status, shown.table.version) == ("over", shown.version)
            continue
        assert shown.table.status == "running"
        assert shown.view(None).round >= card.round
        assert card.decision in ("", shown.decisions[0].kind)


@pytest.mark.parametrize("game", sorted(CATALOGUE))
def test_house_bots_play_the_example_game(game: str) -> None:
    examples, first = Examples(CATALOGUE), first_game(game)
    table = examples.table(game)
    assert [chair.name for chair in table.chairs] == list(BOT_NAMES[: first.crowd])
    assert {chair.user_id for chair in table.chairs} == {None}
    assert {chair.bot for chair in table.chairs} == {house_bot(CATALOGUE[game].bots)}
    shown = examples.position(game, first.cards[0])
    assert shown.table.names == table.names
    assert (shown.table.id, shown.table.owner_id) == (0, 0)


def test_a_game_without_a_first_one_has_no_example_table() -> None:
    assert Examples({"toy": TOY}).table("toy").chairs == ()


def test_of_all_positions_that_fit_a_card_shows_the_first() -> None:
    late = Card("late", decision="nothing of the kind")
    begin, second = Card("begin"), Card("second", round=2)
    first = replace(first_game(), cards=(late, begin, second))
    examples = Examples({GAME: replace(CATALOGUE[GAME], first_game=first)})
    assert examples.position(GAME, late).scores, "it fits nowhere: the end"
    assert examples.position(GAME, begin).version == 0
    assert examples.position(GAME, second).view(None).round == 2
