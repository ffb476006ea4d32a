"""Whatever a game counts has a name in both languages, and room on its chart."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from bot.catalogue.trial.legible import complaints
from bot.engine.rng import Rng
from bot.host.ratings.against_bots import AgainstLevel
from bot.host.ratings.statistics import GameStatistics, PlayerStatistics, ServerStatistics
from bot.house_bots.statistics import wilson
from bot.locales import Words
from bot.ratings.statistics import Against, Seat, SeatEffect, Taken
from cogs.ui.screens.statistics import of_game, of_player, of_server
from render.pictures.chart import ChartScene, draw
from tests.catalogue import CATALOGUE
from tests.languages import LANGUAGES


@cache
def taken(key: str) -> tuple[Taken, ...]:
    """Return what is taken in two games of house bots, each thing by the first and the third."""
    game, rules = CATALOGUE[key], CATALOGUE[key].rules
    bot, found = game.bots["random"], Counter[tuple[str, str]]()
    for seed in (1, 2):
        state, rng = rules.setup(4, {}, seed), Rng(seed)
        while pending := rules.pending(state):
            decision = pending[0]
            for move in bot.choose(rules, state, decision, rng)[:1]:
                for event in rules.apply(state, decision.seat, move):
                    if event.kind in game.counted:
                        thing = event.data[game.counted[event.kind]]
                        assert "seat" in event.data
                        found[event.kind, str(thing)] += 1
    assert {kind for kind, _ in found} == game.counted.keys()
    return tuple(Taken(*what, rank, times) for what, times in found.items() for rank in (1, 3))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_what_a_game_counts_can_be_read(key: str, language: str) -> None:
    words, seats = Words(language), (Seat(1, key, {}, 0.0, 4, 0, 31, 50, 1, 1),)
    effects = tuple(
        SeatEffect(size, seat, 30, 41.5, 0.2) for size in (4, 5) for seat in range(size)
    )
    found = GameStatistics(seats, 1, effects, (), taken(key), 1, 7200.0, {31: "Anna"})
    told = of_game(CATALOGUE[key], found, None, words)
    assert len(told.charts) == 2
    for sections in told.charts:
        scene = ChartScene("night", language, told.title, sections)
        canvas = draw(scene)
        assert complaints(canvas) == set()
        legends = [one for one in canvas.written if one.text in {s.expected for s in sections}]
        assert len(legends) == len(sections) > 0
        for legend in legends:
            (heading,) = (
                one for one in canvas.written if one.box.y == legend.box.y and one is not legend
            )
            assert heading.ink.right + 30 < legend.ink.x
        assert not any(
            "_" in line.label or not line.label for one in sections for line in one.lines
        )
    assert all(words(f"{key}-counted-{kind}") in told.text for kind in CATALOGUE[key].counted)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                "3 players, strong: people ahead of the house bot in 33% (12–65%) of 9 tables,"
                " still too few to judge",
                "4 players, easy: people ahead of the house bot in 70% (60–78%) of 100 tables\n",
                "study in /me",
            ),
        ),
        (
            "de",
            (
                "Zu 3, stark: Menschen vor dem Hausbot zu 33 % (12–65 %), 9 Tische,"
                " noch zu wenige für ein Urteil",
                "Zu 4, leicht: Menschen vor dem Hausbot zu 70 % (60–78 %), 100 Tische\n",
                "auswertung in /ich",
            ),
        ),
    ],
)
def test_people_against_house_bots_are_told_with_intervals(
    language: str, lines: tuple[str, ...]
) -> None:
    key, words = "puerto_rico", Words(language)
    seats = (Seat(1, key, {}, 0.0, 4, 0, 31, 50, 1, 1),)
    levels = (
        AgainstLevel(3, "strong", 9, 1 / 3, *wilson(3, 9)),
        AgainstLevel(4, "easy", 100, 0.7, *wilson(70, 100)),
        AgainstLevel(4, "easy", 9, 1 / 3, *wilson(3, 9), earlier=True),
    )
    found = GameStatistics(seats, 1, (), (), (), 1, None, {}, levels)
    text = of_game(CATALOGUE[key], found, None, words).text
    assert all(line in text for line in lines)
    assert text.index(lines[1]) < text.index(words("stats-bots-earlier")) < len(text)
    nobody = of_game(CATALOGUE[key], replace(found, against=()), None, words).text
    assert words("stats-bots-none") in nobody


def test_a_bar_ends_at_its_share_and_the_stroke_at_what_equals_would_have() -> None:
    key, words = "puerto_rico", Words("en")
    seats = tuple(
        Seat(table, key, {}, float(table), size, seat, None, 50, 1 + seat, None)
        for table, size in enumerate((2, 4, 4))
        for seat in range(size)
    )
    things = tuple(
        Taken("role", role, rank, 1 + 2 * (rank == 2))
        for role in ("builder", "mayor")
        for rank in (1, 2)
    )
    found = GameStatistics(seats, 3, (), (), things, 2, None, {})
    ((section,),) = of_game(CATALOGUE[key], found, None, words).charts
    assert {(one.end, one.expected) for one in section.lines} == {(0.25, 0.25)}, "newest 2 tables"
    assert section.expected == "expected: 25%"
    own = tuple(Seat(n, key, {}, 0.0, size, 0, 31, 50, 1, 1) for n, size in enumerate((2, 4)))
    against = (Against(32, 1, 1, 0), Against(33, 0, 0, 2))
    player = PlayerStatistics(own, {1: 1, 4: 1}, {}, against, (), None, {32: "Ben", 33: "Cleo"})
    ((places, balance),) = of_player("Anna", None, player, words).charts
    assert [(one.end, one.expected) for one in places.lines] == [(0.5, 0.375), (0.5, 0.125)]
    assert [(one.end, one.expected) for one in balance.lines] == [(0.75, 0.5), (0.0, 0.5)]


def test_one_bar_alone_is_no_chart() -> None:
    seat = Seat(1, "puerto_rico", {}, 0.0, 2, 0, 31, 50, 1, 1)
    player = PlayerStatistics((seat,), {1: 1}, {}, (Against(32, 1, 0, 0),), (), None, {32: "Ben"})
    assert of_player("Anna", None, player, Words("en")).charts == ((),)
    server = ServerStatistics((seat,), {"puerto_rico": 1}, [(31, 1)], {31: 1}, None, {31: "Anna"})
    assert of_server(server, Words("en")).charts == ((),)
