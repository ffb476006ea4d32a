"""Discord's limits: every screen of random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.engine.api import Event
from bot.host.analysis.coaching.api import Player, Reviewed
from bot.host.core.api import Bulletin, Chair, Position, Table
from bot.host.host import Host
from bot.house_bots.findings import Moment, Reason, Review
from bot.locales import LANGUAGES, Words
from bot.presenting import limits
from bot.presenting.pictures import draw
from cogs.games.magister_navis import SHAPES as NAVIS_SHAPES
from cogs.games.puerto_rico_panels import SHAPES
from cogs.posting.posts import Offers, build_post, illustrated
from cogs.ui.context import Context
from cogs.ui.decisions.prompts import panel, prompt_of, step_panel
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen
from cogs.ui.screens.coach import ShownReview, moment_page, overview
from cogs.ui.screens.lobby import card
from cogs.ui.screens.options import options_panel, pages_of
from render.api import Picture
from render.jobs import here
from tests.catalogue import CATALOGUE, GAMES, RENDERERS
from tests.empty_database import put_database

ENOUGH = 12
"""Positions of a game in which the same is asked whose screens are checked."""
ALL = Offers(searched=True, pages=True)
LONG_NAME = "Maximiliana-Wilhelmine von Hohenzoll"[:32]


@pytest.mark.parametrize(
    ("language", "seats", "expansions"),
    [("en", 2, "none"), ("de", 5, "none"), ("de", 2, "both"), ("en", 5, "both")],
)
async def test_screens_of_random_games(language: str, seats: int, expansions: str) -> None:
    context = Context(None, CATALOGUE, searched=frozenset(CATALOGUE))  # type: ignore[arg-type]
    context.shapes |= {("puerto_rico", kind): shape for kind, shape in SHAPES.items()}
    words = Words(language)
    kinds = Counter[str]()
    for position, events in _positions(seats, seats, language, {"expansions": expansions}):
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
    for position, events in _positions(seats, 1, language, {}, "magister_navis", "pass"):
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
    moments, positions = [], {}
    asked = (one for one, _ in _positions(3, 1, language, {}, game) if one.decision_of(0))
    for version, position in enumerate(islice(asked, 9)):
        decision, notate = position.decision_of(0), position.rules.notate
        assert decision is not None
        moves = (notate(decision.moves[0]), notate(decision.moves[-1]))
        lines = tuple(line.key for line in position.rules.scores(position._state)[0].lines)
        reasons = [Reason("line", key, 1, 111.1, -111.1) for key in lines[:3]]
        told = (version, 9, decision.kind, *moves, 111.1, 99.9, -111.1, tuple(reasons))
        moments.append(Moment(*told))
        positions[version] = deepcopy(position)
    curve = tuple((number, -111.1, 99.9) for number in range(1, 31))
    review = Review(0, tuple(moments[:6]), tuple(moments[6:]), curve, 999, 99)
    reviewed = Reviewed(position.table, Player(0, 1, LONG_NAME, True, True, 99), review)
    words = Words(language, position.table.names)
    shown = ShownReview(reviewed, positions, RENDERERS[game], words)
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_lobby_screens(game: str, language: str, tmp_path: Path) -> None:
    host = await Host.open(put_database(tmp_path / "games.sqlite3"), CATALOGUE)
    context = Context(host, CATALOGUE, searched=frozenset(CATALOGUE))
    for status in ("lobby", "running", "over", "abandoned"):
        table = replace(_table(5, language, status), game=game)
        check(card(table, context, Words(language)))
        for page in pages_of(GAMES[game].info):
            check(options_panel(table, context, Words(language), page))
    await host.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("expansions", ["none", "buildings", "nobles", "both"])
async def test_every_option_that_matters_is_on_a_page(
    language: str, seats: int, expansions: str
) -> None:
    context = Context(None, CATALOGUE)  # type: ignore[arg-type]
    table = _table(seats, language, "lobby", {"expansions": expansions})
    info, shown = GAMES["puerto_rico"].info, set[int]()
    for page in pages_of(info):
        screen = options_panel(table, context, Words(language), page)
        check(screen)
        for row in screen.rows:
            assert str(layout(screen).to_components()).count(_custom_id(row)) == 1
            if isinstance(row, Menu) and row.custom_id.startswith("option:"):
                shown.add(int(row.custom_id.split(":")[2]))
                assert all(entry.hint for entry in row.entries)
    keys = {info.options[number].key for number in shown}
    assert ("draft" in keys) == (expansions in ("buildings", "both"))
    assert ("land_office_noble" in keys) == (expansions in ("nobles", "both"))
    assert ("vp_exhaustion" in keys) == (expansions != "none")
    assert ("library_2p" in keys) == (expansions in ("buildings", "both") and seats <= 2)
    assert "vp_chips_5p" in keys


def _custom_id(row: Row) -> str:
    return repr((row[0] if isinstance(row, tuple) else row).custom_id)


async def test_a_screen_is_cut_to_what_discord_takes() -> None:
    entries = tuple(Entry(str(n), "l" * 200, "h" * 200) for n in range(60))
    rows = tuple(Menu(f"sel:1:1:{n}", entries, "p" * 300) for n in range(60))
    buttons = ((Button("mv:1:1:1", "b" * 200),),)
    pictures = tuple(Picture(f"{n}.png", (1, 1), b"x", "a" * 3000) for n in range(20))
    screen = Screen(("t" * 3999, "u" * 3999, "v"), pictures, "?" * 500, rows + buttons)
    check(screen)
    check(replace(screen, question="?" * 5000))
    assert "?" * 500 in str(layout(screen).to_components())
    assert len(screen.files()) == limits.GALLERY


def test_texts_are_cut_at_lines() -> None:
    assert limits.clip("abc", 3) == "abc"
    assert limits.clip("abcd", 3) == "ab…"
    assert limits.fit_lines(["a" * 10] * 3, 100, "more") == "\n".join(["a" * 10] * 3)
    cut = limits.fit_lines(["a" * 10] * 30, 100, "more")
    assert cut.endswith("\nmore")
    assert len(cut) <= 100


def test_a_failing_picture_never_stops_a_post(caplog: pytest.LogCaptureFixture) -> None:
    game = CATALOGUE["puerto_rico"]

    class Broken(type(game.renderer)):  # type: ignore[misc]
        def boards(self, *_: object) -> None:
            raise OSError("no font")

    broken = Broken(**vars(game.renderer))
    position, _ = next(iter(_positions(3, 1, "en", {})))
    bulletin = Bulletin("1-1", "start", None, position, (), True, None)
    post = build_post(bulletin, broken, "en")
    assert len(post.jobs) > 1
    post = illustrated(post, draw(post.jobs, here({game.key: replace(game, renderer=broken)})))
    assert (post.screen.pictures, post.lacks) == ((), True)
    assert post.screen.texts
    assert "no font" in caplog.text


def _positions(
    seats: int,
    seed: int,
    language: str,
    options: Mapping[str, str],
    game: str = "puerto_rico",
    without: str = "",
) -> Iterator[tuple[Position, tuple[Event, ...]]]:
    rules, rng = GAMES[game], random.Random(seed)
    state = rules.setup(seats, options, seed)
    table = replace(_table(seats, language, "running"), game=game)
    events: tuple[Event, ...] = ()
    while decisions := tuple(rules.pending(state)):
        asked = {decision.seat: 10**9 for decision in decisions}
        yield Position(table, rules, 10**9, decisions, asked, (), state), events
        decision = rng.choice(decisions)
        moves = [move for move in decision.moves if rules.notate(move) != without]
        events = tuple(rules.apply(state, decision.seat, rng.choice(moves or decision.moves)))


def _table(
    seats: int, language: str, status: str, options: Mapping[str, str] | None = None
) -> Table:
    chairs = tuple(Chair(seat, LONG_NAME, 1000 + seat) for seat in range(seats))
    return Table(
        id=10**9,
        game="puerto_rico",
        status=status,
        options=options or {},
        guild_id=1,
        channel_id=2,
        where="here",
        thread_id=None,
        card_id=3,
        post_id=None,
        owner_id=1000,
        language=language,
        version=0,
        chairs=chairs,
        created_at=datetime.now(UTC),
        hints=True,
    )


def check(screen: Screen) -> None:
    """Compare a screen with what Discord's documentation allows."""
    view = layout(screen)
    parts = list(_parts(view.to_components()))
    assert len(parts) <= 40
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert sum(map(len, texts)) <= 4000
    assert all(texts)
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids))
    assert all(0 < len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= 5
        elif part["type"] == 2:
            assert 0 < len(part["label"]) <= 80
        elif part["type"] == 3:
            _check_select(part)
        elif part["type"] == 12:
            assert 1 <= len(part["items"]) <= 10


def _check_select(part: dict[str, Any]) -> None:
    options = part["options"]
    assert 1 <= len(options) <= 25
    assert len(part.get("placeholder") or "") <= 150
    assert 0 <= part["min_values"] <= part["max_values"] <= len(options)
    values = [option["value"] for option in options]
    assert len(values) == len(set(values))
    for option in options:
        assert 0 < len(option["label"]) <= 100
        assert 0 < len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def _parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _parts(component.get("components", []))
