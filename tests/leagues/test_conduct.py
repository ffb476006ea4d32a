"""Warning, yellow, red: by rule, and carried over one season."""

from __future__ import annotations

import pytest

from bot.leagues.conduct import HEED, Event, record, records

DAY = 86400.0


def events(*days: float, season: int = 1, person: int = 1, first: int = 0) -> list[Event]:
    kinds = ("timeout", "left", "no_start")
    return [
        Event(first + n, person, kinds[n % 3], season, 100 * DAY * season + day * DAY)
        for n, day in enumerate(days)
    ]


@pytest.mark.parametrize(
    ("days", "card"), [((), None), ((1,), "warning"), ((1, 3), "yellow"), ((1, 3, 5), "red")]
)
def test_events_bring_cards_in_order(days: tuple[float, ...], card: str | None):
    told = record(1, events(*days), 1)
    assert told.card == card
    assert [step.card for step in told.steps] == ["warning", "yellow", "red"][: len(days)]
    assert told.out == (card == "red")


def test_red_stays_red():
    told = record(1, events(1, 3, 5, 7), 1)
    assert [step.card for step in told.steps] == ["warning", "yellow", "red", "red"]


def test_yellow_takes_one_table_at_once_but_never_the_last():
    yellow, warned = record(1, events(1, 3), 1), record(1, events(1), 1)
    assert [yellow.at_once(tables) for tables in (3, 2, 1)] == [2, 1, 1]
    assert warned.at_once(3) == 3


def test_one_absence_is_one_event_on_however_many_tables():
    told = record(1, events(1, 1.2, 1.9, 1 + HEED / DAY), 1)
    assert [(step.card, step.why) for step in told.steps] == [
        ("warning", None),
        (None, "absence"),
        (None, "absence"),
        ("yellow", None),
    ]


def test_what_an_organiser_forgives_brings_no_card_and_covers_nothing():
    first, second, third = events(1, 1.5, 4)
    forgiven = Event(first.id, 1, first.kind, 1, first.at, forgiven=True)
    told = record(1, [third, second, forgiven], 1)
    assert [(step.card, step.why) for step in told.steps] == [
        (None, "forgiven"),
        ("warning", None),
        ("yellow", None),
    ]


@pytest.mark.parametrize(
    ("before", "carried", "then"),
    [
        ((), None, "warning"),
        ((1,), "warning", "yellow"),
        ((1, 3), "yellow", "red"),
        ((1, 3, 5, 7), "yellow", "red"),
    ],
)
def test_cards_carry_over_one_season(before: tuple[float, ...], carried: str | None, then: str):
    past = events(*before)
    assert record(1, past, 2).carried == record(1, past, 2).card == carried
    assert record(1, past + events(2, season=2, first=50), 2).card == then
    assert record(1, past, 3).card is None


def test_everybody_has_their_own_record():
    mixed = events(1, 3) + events(2, person=2, first=10) + events(4, person=3, season=7, first=20)
    told = records(mixed, 1)
    assert {person: one.card for person, one in told.items()} == {1: "yellow", 2: "warning"}
    assert told[1] == record(1, mixed, 1)
