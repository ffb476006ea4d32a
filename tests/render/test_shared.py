"""The parts that every game's renderer is made of, without any game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import product

import pytest
from PIL import Image

from bot.engine.api import Event, Score, ScoreLine
from bot.locales import Words
from render.api import Look
from render.art.canvas import Canvas
from render.art.page import KEY, WIDTH
from render.art.palette import SIDE, palette, plain, sheet
from render.art.palette import WIDTH as SHEET_WIDTH
from render.art.shapes import BARS, badge, pointer
from render.art.sprites import sprite
from render.art.theme import palettes, theme
from render.gallery import Gallery, of_seat
from render.pictures.cards import Card, Chip, Value, bottom
from render.pictures.layout import planned
from render.scenes import Scene, name_of, numbered, result_scene, targets
from render.text.finals import ScoreWords
from render.text.wording import ALT, Sentences, actor, counted, joined, listed, signed, within


@dataclass(frozen=True)
class Player:
    seat: int
    acting: bool


@dataclass(frozen=True)
class View:
    seat: int | None
    players: tuple[Player, ...]
    round: int = 3


@dataclass(frozen=True, slots=True)
class Board(Scene):
    seat: int


PHONE = 350
"""The width of a picture on a phone, in px."""
EN, NIGHT = Words("en", ("Anna", "Bob")), theme("night")
SENTENCES = Sentences(
    "magister_navis",
    {"passed": lambda data, words: ("over", {})},
    lambda field, value, words: f"<{value}>" if field == "building" else value,
    frozenset({"prepared"}),
    lambda events: events,
)


@pytest.mark.parametrize(
    ("reader", "acting", "found"), [(1, (0, 1), 1), (1, (0,), 0), (None, (1,), 1), (1, (), 1)]
)
def test_moves_are_those_of_the_reader_who_must_act(
    reader: int | None, acting: tuple[int, ...], found: int
) -> None:
    players = tuple(Player(seat, seat in acting) for seat in range(2))
    assert actor(View(reader, players)).seat == found


def test_lists_numbers_and_texts() -> None:
    assert listed([], EN) == "nothing"
    assert counted([("Market", 2), ("Dock", 1), ("Port", 0)], EN) == "2 × Market and Dock"
    assert [signed(2), signed(-2)] == ["+2", "−2"]
    assert joined("One.", "", "Two.") == "One. Two."
    assert len(joined("x" * ALT, "y")) == ALT
    assert within(["One.", "", "Two."], 9) == "One. Two."
    assert within(["One.", "Two is long.", "3."], 9) == "One. 3."
    assert within([], 9) == ""


def test_an_event_is_told_from_its_data_unless_a_sentence_says_otherwise() -> None:
    idled = Event("idled", {"seat": 1, "building": "dock"})
    passed = Event("passed", {"seat": 1})
    over, told = SENTENCES.tell((Event("prepared", {}), passed, idled), EN)
    assert over == "The game is over."
    assert told.startswith("Bob") and "<dock>" in told


def test_a_picture_is_drawn_once_and_knows_what_it_is_called() -> None:
    drawn: list[Board] = []

    def draw(scene: Board, _: Board | None) -> Canvas:
        drawn.append(scene)
        return Canvas(Image.new("RGB", (40, 20)), NIGHT)

    gallery = Gallery(partial(palette, lambda colors: sheet(plain(pointer), colors, {"paper": ()})))
    board = gallery.picture(of_seat, draw, lambda scene, words: words.language)
    scene = Board("night", "de", 2)
    first, second = board(scene), board(Board("night", "de", 2))
    assert first is second
    assert drawn == [scene]
    assert (first.name, first.size, first.alt) == ("player-c.png", (40, 20), "de")


def test_the_sheet_shows_every_drawing_on_every_ground() -> None:
    below = Image.new("RGB", (SHEET_WIDTH, 10), NIGHT["now"])
    found = sheet([*plain(pointer)] * 17, NIGHT, {"paper": (), "table": (below,)})
    assert found.size == (SHEET_WIDTH, 4 * SIDE + 10)
    assert [found.getpixel((0, y)) for y in (0, 2 * SIDE, 4 * SIDE + 5)] == [
        NIGHT["paper"],
        NIGHT["table"],
        NIGHT["now"],
    ]


def test_scores_are_told_best_first() -> None:
    scores = [
        Score(0, 5, 1, 2, (ScoreLine("cities", 5), ScoreLine("cards", 0))),
        Score(1, 5, 2, 1, (ScoreLine("cities", 5),)),
    ]
    lines = ScoreWords("magister_navis").lines(scores, EN)
    assert [line.split(":")[0] for line in lines] == ["**1.** Bob", "**2.** Anna"]
    assert "cards" not in lines[1], "what is worth nothing is not told"
    scene = result_scene(View(None, ()), scores, Look(names=("Anna", "Bob")))
    assert [(line.seat, line.tied) for line in scene.lines] == [(1, True), (0, True)]
    assert scene.round == 3


def test_what_moves_name_first() -> None:
    moves = ("place corn", "place harbor", "load sugar 6", "pass")
    assert targets(moves, "place", "pass") == {"corn", "harbor"}
    assert numbered(["a", "b", "a"]) == [("a", 0), ("b", 0), ("a", 1)]
    assert name_of(1, Look(names=("Anna",))) == "B"


@pytest.mark.parametrize("name", palettes())
def test_a_phone_shows_by_the_badge_how_well_a_house_bot_plays(name: str) -> None:
    colors = theme(name)
    for seat, (level, bars) in product(range(5), BARS.items()):
        ground = Image.new("RGB", (KEY, KEY), colors["paper"])
        mark = sprite(badge, KEY, KEY, colors, seat, level)
        ground.paste(mark, mask=mark)
        side = KEY * PHONE // WIDTH
        small = ground.convert("L").resize((side, side), Image.Resampling.LANCZOS)
        shades = [small.getpixel((side * place // 6, side * 4 // 5)) for place in (1, 3, 5)]
        assert all(shade > 150 for shade in shades[:bars]), (seat, level, shades)
        assert all(shade < 90 for shade in shades[bars:]), (seat, level, shades)


@pytest.mark.parametrize("number", range(1, 13))
def test_the_own_strip_covers_no_choice(number: int) -> None:
    """Cards with chips that had room only in its place were below it."""
    about = "One tile. " * 8
    chips = tuple(Chip((Value("12 AP"),), f"thing {n}") for n in range(number))
    for others, least in product(range(1, 6), (0, 88)):
        offered = (
            Card((), "Plan", about=about, chips=chips),
            *[Card((), "Gold", about=about)] * others,
        )
        plan = planned(offered, 70, least)
        assert plan.own is None or bottom(plan.laid) < plan.own.y
