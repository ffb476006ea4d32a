"""Discord's limits: cards, options, and what is cut to them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.core.api import Bulletin
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.pictures import draw
from cogs.posting.posts import build_post, illustrated
from cogs.ui.context import Context
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen
from cogs.ui.screens.lobby import card
from cogs.ui.screens.options import options_panel, pages_of
from render.api import Picture
from render.jobs import here
from tests.catalogue import CATALOGUE, GAMES
from tests.cogs.unit.checks import check, positions, table_of
from tests.empty_database import put_database
from tests.languages import LANGUAGES
from tests.opening import without_threads


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_lobby_screens(game: str, language: str, tmp_path: Path) -> None:
    host = await without_threads(put_database(tmp_path / "games.sqlite3"), CATALOGUE)
    context = Context(host, CATALOGUE, searched=frozenset(CATALOGUE))
    for status in ("lobby", "running", "over", "abandoned"):
        table = replace(table_of(5, language, status), game=game)
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
    table = table_of(seats, language, "lobby", {"expansions": expansions})
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
    position, _ = next(iter(positions(3, 1, "en", {})))
    bulletin = Bulletin("1-1", "start", None, position, (), True, None)
    post = build_post(bulletin, broken, "en")
    assert len(post.jobs) > 1
    post = illustrated(post, draw(post.jobs, here({game.key: replace(game, renderer=broken)})))
    assert (post.screen.pictures, post.lacks) == ((), True)
    assert post.screen.texts
    assert "no font" in caplog.text
