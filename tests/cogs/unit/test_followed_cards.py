"""The card of a followed season, whose log may say anything that has the right form."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.host.leagues.following.api import (
    DivisionTop,
    Drawn,
    DrawnTable,
    Fault,
    Followed,
    FollowedPost,
    Place,
    Summary,
    Who,
)
from bot.host.leagues.following.reading import (
    MOST_DIVISIONS,
    MOST_NAME,
    MOST_PLACES,
    MOST_SEATS,
    MOST_TABLES,
)
from bot.leagues.seasonlog.differences import MOST_CHARACTERS
from bot.locales import Words
from bot.presenting import limits
from cogs.ui.screens.league.following import asking, card, posted
from tests.languages import LANGUAGES

NOW = datetime(2026, 12, 1, tzinfo=UTC)
WHO = Who("*" * MOST_NAME, 999)
DIVISIONS = (DivisionTop(1, 900, (Place(WHO, "999999999/7", 999, "few"),) * MOST_PLACES),)
TABLES = (DrawnTable(9999, (WHO,) * MOST_SEATS, True),) * MOST_TABLES
LONGEST = Summary(
    league="*" * MOST_NAME,
    season=99999,
    form="swiss",
    game="puerto_rico",
    people=999,
    over=True,
    winner=WHO,
    divisions=DIVISIONS * MOST_DIVISIONS,
    count=99,
    drawn=Drawn(1, 99, 999, TABLES),
)


def followed(stage: str) -> Followed:
    quoted = "*" * MOST_CHARACTERS
    return Followed(
        id=1,
        guild_id=1,
        channel_id=2**60,
        language="en",
        stage=stage,
        added_by=1,
        key="0" * 64,
        lines=20_000,
        read_at=NOW,
        summary=LONGEST,
        fault=Fault(20_000, "contradiction", quoted, quoted),
        fault_at=NOW,
        silent_at=NOW - timedelta(days=9),
        gone_at=NOW - timedelta(days=8),
    )


@pytest.mark.parametrize("stage", ["followed", "ended", "stopped"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_card_fits_into_a_message(stage: str, language: str) -> None:
    shown = card(followed(stage), NOW, Words(language))
    assert sum(map(len, shown.texts)) <= limits.TEXT


@pytest.mark.parametrize("kind", ["round", "over", "gone", "fault", "moved"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_posts_fit_into_a_message(kind: str, language: str) -> None:
    shown = posted(FollowedPost(followed("followed"), kind, "m", None), NOW, Words(language))
    assert sum(map(len, shown.texts)) <= limits.TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_question_fits_into_a_message(language: str) -> None:
    assert sum(map(len, asking(followed("asked"), Words(language)).texts)) <= limits.TEXT


def test_all_divisions_and_the_newest_tables_are_on_the_card() -> None:
    who = Who("Anna of Hamburg", 1)
    tops = tuple(DivisionTop(n, 8, (Place(who, "34/3", 3, None),) * 8) for n in range(1, 11))
    drawn = Drawn(1, None, 120, (DrawnTable(1, (who,) * 4, False),) * MOST_TABLES)
    summary = Summary("Hanse", 1, "season", "puerto_rico", 80, False, None, tops, 10, drawn)
    shown = "\n".join(card(replaced(summary), NOW, Words("en")).texts)
    assert shown.count("Division") == 10 and "3. Anna of Hamburg · 11.33 (3 games)" in shown
    assert "**Newest tables** · 120" in shown and "1. Anna of Hamburg, Anna" in shown


@pytest.mark.parametrize(("round_", "said"), [(3, "Round 3"), (0, "winners"), (None, "Newest")])
def test_a_draw_is_called_as_what_it_is(round_: int | None, said: str) -> None:
    drawn = Drawn(1, round_, 1, (DrawnTable(1, (Who("", 3),), False),))
    summary = Summary("Hanse", 1, "swiss", "puerto_rico", 3, drawn=drawn)
    shown = "\n".join(card(replaced(summary), NOW, Words("en")).texts)
    assert said in shown and "1. Player 3" in shown


def replaced(summary: Summary) -> Followed:
    return Followed(1, 1, 2, "en", "followed", 1, "0" * 64, 3, NOW, summary)
