"""The rounds of a cup's winners can be read, and heard."""

from __future__ import annotations

import pytest

from bot.catalogue.trial.legible import complaints
from bot.locales import Words
from render.art.theme import palettes
from render.league.bracket import (
    MOST_TABLES,
    BracketLine,
    BracketScene,
    BracketTable,
    alt,
    draw,
    picture,
)
from tests.languages import LANGUAGES

LONG = "W" * 32


def scene(tables: int, seats: int, palette: str, language: str, name: str = LONG) -> BracketScene:
    lines = tuple(
        BracketLine(name, place, str(130 - place), place == 1, place == 2)
        for place in range(1, seats + 1)
    )
    words = Words(language)
    title = words("league-bracket-final" if tables == 1 else "league-bracket-round", number=12)
    rows = tuple(BracketTable(f"#{1000 + number}", lines) for number in range(tables))
    return BracketScene(palette, language, LONG * 2, title, tables == 1, rows)


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_tables_can_be_read(language: str, palette: str) -> None:
    for tables in range(1, MOST_TABLES + 1):
        for seats in (2, 5):
            assert not complaints(draw(scene(tables, seats, palette, language)))


def test_who_plays_on_is_seen_and_heard() -> None:
    shown = scene(2, 3, "night", "en", "Zoë")
    heard = alt(shown, Words("en"))
    assert heard.count("1. Zoë 129 (plays on), 2. Zoë 128") == 2
    texts = [one.text for one in draw(shown).written]
    assert {"#1000", "plays on", "finished by a house bot"} <= set(texts)
    assert "has won the cup" in alt(scene(1, 4, "night", "en"), Words("en"))
    waiting = BracketTable("", (BracketLine("Anna"), BracketLine("Ben")))
    open_one = BracketScene("night", "en", "Cup", "Final", True, (waiting,))
    assert picture(open_one).alt == "Final of Cup. Table –: Anna, Ben."
    assert "–" not in [one.text for one in draw(open_one).written]
