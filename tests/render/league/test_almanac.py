"""The almanac's pictures can be read, and its page is safe and whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import cache
from html.parser import HTMLParser

import pytest

from bot.catalogue.trial.legible import complaints
from bot.leagues.almanac import Chronicle, PlayedSeat, PlayedTable, almanac
from bot.leagues.points import award, scorer
from bot.leagues.records import Fixture, FixtureResult, SeatResult
from bot.leagues.settings import POINTS
from bot.leagues.standings import standings
from bot.locales import Words
from render.art.encoding import MOST_BYTES
from render.art.theme import palettes
from render.league.almanac import duels, glance
from render.league.almanac.page import almanac_page, page_name
from render.league.almanac.scenes import duels_scene, extremes_scene, glance_scene
from render.pictures import chart
from tests.languages import LANGUAGES

LONG = "W" * 32
HOSTILE = (
    "<script>alert(1)</script><img src=x onerror=alert(1)>&amp;\" ' ` url(//x.example) "
    "@import 'https://x.example' </td></table>\u202e\x00\u2028"
)
VOID = {"meta"}


def tables(people: list[int], division: int, start: int) -> Iterator[Fixture]:
    """Yield a table for every four neighbours in a ring, each with another result."""
    for turn in range(len(people)):
        at_table = tuple(people[(turn + step) % len(people)] for step in (0, 1, 3, 6))
        if len(set(at_table)) == 4:
            number = start + turn
            seats = tuple(result(*one, turn) for one in enumerate(at_table))
            yield Fixture(number, division, at_table, FixtureResult(number, seats, 86400.0 * turn))


def told(count: int = 16, divisions: int = 2, name: str = "Anna", **changes: object) -> Chronicle:
    found = season(count, divisions)
    names = {row.person: name for rows in found.divisions.values() for row in rows}
    return replace(found, **{"names": names, **changes})  # type: ignore[arg-type]


def result(seat: int, person: int, turn: int) -> SeatResult:
    behind = (seat + turn) % 4
    bot = 300 if seat == turn % 9 else None
    return SeatResult(
        seat, person, person, 1 + behind, 50 - behind * (turn + 1), 40, 40, 0, bot_from=bot
    )


@cache
def season(count: int, divisions: int) -> Chronicle:
    people = {d: list(range(100 * d, 100 * d + count)) for d in range(1, divisions + 1)}
    played = [one for d, found in people.items() for one in tables(found, d, 1000 * d)]
    awards = [earned for one in played if one.result for earned in award(one.result, POINTS[4])]
    rows = {
        d: standings(found, [a for a in awards if a.fixture // 1000 == d], 1)
        for d, found in people.items()
    }
    length = {one.id: PlayedTable(
        one.id, one.id, one.division,
        tuple(PlayedSeat(scorer(s), s.score, s.rank) for s in one.result.seats),
        0.0, 86400.0 * (one.id % 97 + 2), 321,
    ) for one in played if one.result}  # fmt: skip
    waiting, running = (Fixture(number, 1, tuple(people[1][:4])) for number in (9, 10))
    return Chronicle(
        league=LONG * 3,
        season=12,
        game="puerto_rico",
        form="season",
        days=(date(2026, 12, 7), date(2027, 2, 7)),
        over=False,
        names={},
        divisions=rows,
        fixtures=[*played, waiting, running],
        tables={one.id: one.id for one in (*played, running)},
        awards=awards,
        found=almanac(list(length.values()), awards, rows),
    )


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_can_be_read_with_the_longest_names(language: str, palette: str) -> None:
    words = Words(language)
    for number, divisions in ((7, 16), (16, 1)):
        full = told(number, divisions, LONG)
        scene = glance_scene(full, palette, words)
        assert not complaints(glance.draw(scene))
        extremes = extremes_scene(full, palette, words)
        assert extremes and not complaints(chart.draw(extremes))
        matrix = duels_scene(full, 1, palette, words)
        assert matrix and not complaints(duels.draw(matrix))
        alts = glance.alt(scene, words), duels.alt(matrix, words), extremes.alt
        assert all(len(alt) <= 1024 and not alt.endswith("…") for alt in alts)
        if palette == palettes()[0]:
            assert len(duels.picture(matrix).data) <= MOST_BYTES
            assert len(glance.picture(scene).data) <= MOST_BYTES


def test_alt_texts_say_what_the_pictures_show() -> None:
    full = told(7, 2)
    words = Words("en")
    heard = glance.alt(glance_scene(full, "night", words), words)
    texts = {one.text for one in glance.draw(glance_scene(full, "night", words)).written}
    first = full.divisions[1][0]
    assert f"First by division: 1 Anna: {float(first.points):g}; 2 Anna" in heard
    assert {"Season 12", "14 of 16 tables", "First by division", "Highest score"} <= texts
    matrix = duels_scene(full, 2, "night", words)
    assert matrix is not None
    cells = {one.text for one in duels.draw(matrix).written}
    pairs = [duel for row in matrix.cells for duel in row if duel]
    assert len(pairs) == 7 * 6
    assert {f"{duel.before}:{duel.behind}" for duel in pairs} <= cells
    alt = duels.alt(matrix, words)
    assert alt.count("Anna ") == 7 * 6 // 2 and "Division 2" in alt


def test_a_difference_stands_where_both_numbers_do_not_fit() -> None:
    full = told(16, 1)
    matrix = duels_scene(full, 1, "night", Words("en"))
    assert matrix is not None
    rare = [[d and replace(d, before=112, behind=d.behind) for d in row] for row in matrix.cells]
    drawn = duels.draw(replace(matrix, cells=tuple(map(tuple, rare))))
    assert not complaints(drawn)
    assert any(one.text in "+−" for one in drawn.written)


class Reader(HTMLParser):
    """Notes every tag and its attributes, and that every one is closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    @classmethod
    def of(cls, page: str) -> Reader:
        reader = cls()
        reader.feed(page)
        reader.close()
        assert not reader.open
        return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_asks_for_nothing(language: str) -> None:
    page = almanac_page(told(), language).decode("utf-8")
    for never in ("http", "//", "src=", "url(", "@import", "<script"):
        assert never not in page
    reader = Reader.of(page)
    tags = [tag for tag, _ in reader.seen]
    assert reader.seen[0] == ("html", {"lang": language, "dir": Words(language).direction})
    assert ("meta", {"charset": "utf-8"}) in reader.seen
    assert tags.count("h1") == 1 and {"h2", "h3", "main", "title", "style"} <= set(tags)
    assert all(attrs.get("scope") in ("col", "row") for tag, attrs in reader.seen if tag == "th")
    words = Words(language)
    for key in (
        "standings",
        "records",
        "closest",
        "longest",
        "head-to-head",
        "so-far",
        "open",
        "planned",
    ):
        assert words(f"league-almanac-{key}") in reader.text
    bots = {(one.id, s.seat): 7 for one in told().fixtures if one.result for s in one.result.seats}
    told_from = Reader.of(almanac_page(told(bot_rounds=bots), language).decode()).text
    assert words("league-almanac-bot-from", round=words("puerto_rico-round", round=7)) in told_from
    finished_by_bots = sum(attrs.get("role") == "img" for _, attrs in reader.seen)
    seats = [s for one in told().fixtures if one.result for s in one.result.seats]
    assert finished_by_bots == sum(seat.bot_from is not None for seat in seats) > 0


def test_a_hostile_name_stays_a_name() -> None:
    """Tags, addresses or marks of direction in a name change nothing else."""
    plain = Reader.of(almanac_page(told(7, 1), "en").decode())
    page = almanac_page(told(7, 1, HOSTILE, league=HOSTILE), "en").decode()
    for never in ("http:", "https:", "//", "src=", "url(", "@import", "<script", "\x00"):
        assert never not in page
    reader = Reader.of(page)
    assert [tag for tag, _ in reader.seen] == [tag for tag, _ in plain.seen]
    assert [sorted(attrs) for _, attrs in reader.seen] == [sorted(a) for _, a in plain.seen]
    assert "<script>alert(1)</script>" in reader.text


def test_somebody_without_a_name_is_a_dash_and_an_empty_season_a_page() -> None:
    page = almanac_page(told(7, 1, names={}), "de").decode()
    assert "<bdi>–</bdi>" in page
    empty = replace(told(7, 1), found=almanac((), (), {}), awards=(), fixtures=(), divisions={})
    assert Words("en")("league-almanac-nothing") in almanac_page(empty, "en").decode()
    assert glance_scene(empty, "night", Words("en")).champions == ()
    assert not complaints(glance.draw(glance_scene(empty, "night", Words("en"))))
    assert extremes_scene(empty, "night", Words("en")) is None
    assert duels_scene(empty, 1, "night", Words("en")) is None


def test_one_table_has_nothing_to_be_compared_with() -> None:
    full = told(7, 1)
    first = replace(full.found, closest=full.found.closest[:1], longest=full.found.longest[:1])
    assert extremes_scene(replace(full, found=first), "night", Words("en")) is None
    two = replace(first, longest=full.found.longest[:2])
    scene = extremes_scene(replace(full, found=two), "night", Words("en"))
    assert scene and [len(one.lines) for one in scene.sections] == [2]


def test_a_cup_names_who_has_won_it() -> None:
    cup = told(7, 2, form="cup", winner=203, over=True, names={203: "Zoë"})
    scene = glance_scene(cup, "night", Words("en"))
    assert scene.champions[0].name == "Zoë" and scene.champions[0].bright
    page = Reader.of(almanac_page(cup, "en").decode())
    assert "Winner of the cupZoë" in page.text and "Group 2" in page.text


def test_the_file_is_named_after_the_league() -> None:
    assert page_name(told(league="Café ../Spiele 2!")) == "caf-spiele-2-12.html"
    assert page_name(told(league="🎲")) == "league-12.html"
