"""A bulletin as a post: what it says and in which order, whom it mentions, what it offers."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

import pytest

from bot.engine.api import Event
from bot.host.core.api import Away, Bulletin, Finisher, Notice, Position
from bot.locales import Words
from bot.presenting import limits
from cogs.posting.posts import (
    EVENTS_TEXT,
    Offers,
    Post,
    build_post,
    illustrated,
    mark_of,
    shown_by,
)
from render.api import Picture
from tests.catalogue import GAMES, RENDERERS
from tests.cogs.unit.checks import check
from tests.cogs.unit.many import FIRST_USER, SEATS, position_of
from tests.cogs.unit.test_many_moves import entries
from tests.languages import LANGUAGES

ALL = Offers(searched=True, pages=True)


@cache
def played(game: str, moves: int = 12) -> tuple[Position, tuple[Event, ...], Position]:
    """Return the start of a game, what happened in some random moves, and the position then."""
    rules, rng = GAMES[game], random.Random(3)
    state, events = rules.setup(SEATS, {}, 3), list[Event]()
    start = position_of(rules, rules.clone(state))
    for _ in range(moves):
        decision = rules.pending(state)[0]
        events += rules.apply(state, decision.seat, rng.choice(decision.moves))
    return start, tuple(events), position_of(rules, state)


def bulletin(game: str, kind: str = "turn") -> Bulletin:
    """Return a bulletin of that position, with what led to it."""
    start, events, now = played(game)
    return Bulletin("1-1", kind, None, now, events, True, None, since=start)


def post_of(one: Bulletin, language: str = "en", offers: Offers = ALL) -> Post:
    return build_post(one, RENDERERS[one.table.game], language, offers)


def asked(one: Bulletin) -> list[int]:
    return [FIRST_USER + decision.seat for decision in one.position.decisions]


def ids(post: Post) -> list[str]:
    return [custom_id for custom_id, _ in entries(post.screen.rows)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_tells_asks_and_mentions(game: str, language: str) -> None:
    one = bulletin(game)
    post = post_of(one, language)
    check(post.screen)
    assert [*post.mentions] == asked(one)
    for decision, user_id in zip(one.position.decisions, asked(one), strict=True):
        assert f"<@{user_id}>" in post.screen.question
        assert words_of(one, language).name(decision.seat) not in post.screen.question
    told = RENDERERS[game].tell(one.events, words_of(one, language))
    assert "\n".join(told)[:500] in "\n".join(post.screen.texts)
    assert ids(post)[-3:-1] == ["boards:1", "web:1"] or ids(post)[-2:] == ["boards:1", "web:1"]


def words_of(one: Bulletin, language: str) -> Words:
    return Words(language, one.table.names)


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_is_named_and_not_mentioned(game: str) -> None:
    one = bulletin(game)
    seat = one.position.decisions[0].seat
    post = post_of(replace(one, mover=seat))
    assert FIRST_USER + seat not in post.mentions
    assert f"<@{FIRST_USER + seat}>" not in post.screen.question
    assert one.table.names[seat] in post.screen.question
    assert ids(post) == ids(post_of(one)), "the buttons are the same"


@pytest.mark.parametrize("game", GAMES)
def test_a_notice_mentions_those_it_means_alone(game: str) -> None:
    notice = Notice("called", {"link": "https://example.org"}, (77,), asks=True)
    one = replace(bulletin(game), kind="notice", notice=notice, calls=frozenset())
    assert post_of(one).mentions == (77,)
    both = replace(one, calls=frozenset(asked(one)))
    assert post_of(both).mentions == (*asked(one), 77)
    silent = replace(one, notice=replace(notice, asks=False))
    post = post_of(silent)
    assert (post.mentions, post.screen.question, post.screen.rows) == ((77,), "", ())


@pytest.mark.parametrize("game", GAMES)
def test_an_old_post_asks_nobody(game: str) -> None:
    post = post_of(replace(bulletin(game), current=False))
    assert (post.mentions, post.screen.question, post.screen.rows) == ((), "", ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_of_many_events_as_many_are_told_as_fit_and_the_question_is_whole(
    game: str, language: str
) -> None:
    one = bulletin(game, "phase")
    post = post_of(replace(one, events=one.events * 60, phase=None), language)
    recap = next(text for text in post.screen.texts if words_of(one, language)("post-more") in text)
    assert EVENTS_TEXT - 200 < len(recap) <= EVENTS_TEXT
    assert post.screen.question == post_of(one, language).screen.question
    assert sum(map(len, post.screen.texts)) + len(post.screen.question) <= limits.TEXT
    check(post.screen)


@pytest.mark.parametrize("game", GAMES)
def test_a_phase_is_told_once_and_below_its_pictures(game: str) -> None:
    """The pictures outline what has changed: small print said it a second time."""
    one = bulletin(game, "phase")
    post = post_of(one)
    told = RENDERERS[game].tell(one.events, words_of(one, "en"))
    lines = [line for text in post.screen.texts[1:] for line in text.splitlines()]
    assert [line for line in lines if not line.startswith("#")] == [*told]
    assert post.screen.above == 1


def finished(game: str) -> Bulletin:
    one = bulletin(game, "end")
    over = replace(one.position, decisions=())
    people = [Finisher(0, "Player 0", FIRST_USER, 1, 1, "", None, 100)]
    people += [
        Finisher(seat, f"B{seat}", None, seat + 1, None, "", None, 100) for seat in (1, 2, 3)
    ]
    scores = tuple(GAMES[game].scores(over._state))
    return replace(one, position=replace(over, scores=scores), finishers=tuple(people))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_offers_another_game_boards_and_review(game: str, language: str) -> None:
    post = post_of(finished(game), language)
    check(post.screen)
    assert ids(post) == ["rematch:1", "boards:1", "web:1", ids(post)[-1]]
    assert ids(post)[-1].startswith("coach")
    assert (post.mentions, post.screen.question) == ((), "")
    assert ids(post_of(finished(game), language, Offers())) == ["rematch:1", "boards:1"]


def test_an_abandoned_game_can_be_taken_up_again() -> None:
    assert ids(post_of(replace(bulletin("amerigo"), kind="abandoned"))) == ["away-up:1"]


def test_what_an_absence_offers_stands_under_the_question() -> None:
    away = (Away(1, "Ben", None, True), Away(2, "Cleo", 5, False))
    post = post_of(replace(bulletin("amerigo"), away=away))
    under = [one for one in ids(post) if one.startswith("away-")]
    assert under == ids(post)[-len(under) :]
    assert [one for one in under if not one.startswith("away-vote:1:5:")] == [
        *("away-back:1:2", "away-take:1:1", "away-back:1:1"),
    ]
    assert len(under) > 4


def test_deadlines_follow_the_question() -> None:
    one = bulletin("amerigo")
    until = {
        one.position.decisions[0].seat: datetime(2026, 11, 21, tzinfo=UTC),
        99: datetime.now(UTC),
    }
    question = post_of(replace(one, until=until)).screen.question
    assert "<t:1795219200:" in question.split("\n")[-1]
    assert question.count("⏳") == 1, "of those who must act alone"


def test_moves_taken_back_are_struck_out_under_who_did_it() -> None:
    one = replace(bulletin("amerigo"), kind="undo", seat=2)
    assert post_of(one).screen.texts[0].startswith("↩️")
    assert "Player 2" in post_of(one).screen.texts[0]


def test_whose_orders_moved_is_said() -> None:
    one = replace(bulletin("amerigo"), by_order=(1, 3), out_of_orders=(2,))
    said = next(text for text in post_of(one).screen.texts if "📜" in text).split("\n")
    assert [[f"Player {seat}" in line for seat in (1, 2, 3)] for line in said] == [
        [True, False, True],
        [False, True, False],
    ]


def test_a_post_is_known_again_by_its_key() -> None:
    one = bulletin("amerigo")
    first, again = post_of(one), post_of(replace(one, mover=1))
    other = post_of(replace(one, key="1-2"))
    assert first.nonce == again.nonce != other.nonce
    assert len(first.nonce) <= limits.NONCE
    assert first.mark == mark_of(first.nonce) != other.mark
    assert 1 << 30 <= first.mark < 1 << 31, "an integer of 32 bits, above Discord's own"
    assert first.table_id == 1


def test_the_boards_button_says_which_version_it_shows() -> None:
    table = bulletin("amerigo").table
    numbers = {shown_by(table, version, epoch) for version in (8, 9) for epoch in (0, 1)}
    assert len(numbers) == 4
    assert all(1 << 28 <= number < 1 << 29 for number in numbers)


def test_pictures_are_put_where_they_belong_and_may_fail() -> None:
    post = post_of(bulletin("puerto_rico", "start"))
    assert len(post.record) > 1
    drawn = [Picture(f"{n}.png", (1, 1), b"x", "") for n in range(len(post.jobs))]
    shown = illustrated(post, drawn)
    assert shown.screen.pictures == tuple(drawn[: len(post.record)])
    assert shown.screen.asking == next(iter(drawn[len(post.record) :]), None)
    assert not shown.lacks
    assert illustrated(post, None).lacks
    assert illustrated(post, [None, *drawn[1:]]).screen.pictures == shown.screen.pictures[1:]
    assert shown.in_words().screen.files() == []
