"""What the pictures show, measured from the list of what was written where."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from math import hypot
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from PIL import Image

import bot.locales
from bot.engine.api import Score, ScoreLine
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    CONNECTIONS,
    DECKS,
    REGIONS,
    STATUSES,
    TOKENS,
)
from bot.games.magister_navis.view import DeckView, View
from bot.locales import LANGUAGES, Words
from render.api import Look
from render.art.canvas import Box, Canvas
from render.art.sprites import sprite
from render.art.theme import palettes, theme
from render.magister_navis import RENDERER, Regions
from render.magister_navis.art import drawings as art
from render.magister_navis.art.atlas import code_box
from render.magister_navis.pictures import chart, overview, player, region, supply
from render.magister_navis.pictures.result import BARS
from render.magister_navis.scenes import (
    player_scene,
    player_since,
    region_scene,
    world_scene,
)
from render.pictures import result
from render.scenes import result_scene
from tests.render.magister_navis.play import NAMES, game, middle, random_positions
from tests.render.test_boards import complaints

REGION = Regions()
SHORT = ("Anna", "Bob", "Cleo", "Dörte", "Émile")
LONG = ("W" * 32, "Ä" * 32, "Christiane-Alexandra von Hohen", "i", "🦜🏝️ Pirat")
LOOK = Look(names=SHORT, title="Magister Navis · table #1")
SIZES = {"full": 1600, "phone": 800}
MOST = {"table": 100 * 1024}
USUAL_MOST = 60 * 1024
LIMIT_ALT = 1024
FILE = "magister_navis_boards.ftl"


def canvases(position: View, look: Look, before: View | None = None) -> list[Canvas]:
    """Table, supply and boards, drawn but not encoded."""
    scene = world_scene(position, look)
    then = None if before is None else world_scene(before, look)
    seats = [player_scene(position, one, look) for one in position.players]
    boards = (player.draw(seat, player_since(seat, before, look)) for seat in seats)
    return [overview.draw(scene, then), supply.draw(scene, then), *boards]


def near(position: View, key: str, look: Look, before: View | None = None) -> Canvas:
    then = None if before is None else region_scene(before, key, look)
    return region.draw(region_scene(position, key, look), then)


def texts(canvas: Canvas) -> list[str]:
    return [one.text for one in canvas.written]


def large(canvas: Canvas) -> set[str]:
    return {one.text for one in canvas.written if one.size >= 36}


def crowded(position: View) -> View:
    """A position with more of everything than most games see."""
    first, *others = position.players
    cards = tuple(key for key in CARDS if key.endswith(("-3", "-4")))[:10]
    first = replace(
        first,
        supply=30,
        harbor=29,
        cards=("AF-G", *cards),
        governor="AF-G",
        set_aside=("SL-0", "SL-1"),
        tokens={key: min(12, token.count) for key, token in TOKENS.items()},
        status={key: replace(one, value=23, marker=15) for key, one in first.status.items()},
        acting=True,
    )
    others = [replace(one, passed=True, acting=True) for one in others]
    regions = tuple(replace(one, presence=(12,) * position.seats) for one in position.regions)
    return replace(position, players=(first, *others), regions=regions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("palette", palettes())
def test_words_stay_in_their_boxes_and_can_be_read(palette, language, size) -> None:
    look = Look(language, palette, LONG, frozenset({0}), "A table with a long title " * 3, size)
    positions = (game(5, 3).views[0], crowded(middle()))
    found = {one for p in positions for c in canvases(p, look) for one in complaints(c)}
    found |= {one for key in REGIONS for one in complaints(near(middle(), key, look))}
    assert not found


def test_200_random_positions_stay_in_their_boxes() -> None:
    """Languages and names take turns; palettes and sizes come one after the other."""
    looks = [
        Look(language, "", names, frozenset({1}), "Magister Navis · table #12")
        for language in LANGUAGES
        for names in (NAMES, LONG)
    ]
    sizes = tuple(SIZES)
    found = set()
    for number, (position, before) in enumerate(random_positions(200)):
        palette, size = palettes()[number // 50], sizes[number // 25 % 2]
        look = replace(looks[number % len(looks)], palette=palette, size=size)
        drawn = canvases(position, look, before)
        if number % 2:
            drawn.append(near(position, tuple(REGIONS)[number % len(REGIONS)], look, before))
        for canvas in drawn:
            found |= {f"{number} {position.phase} {look}: {one}" for one in complaints(canvas)}
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_names_of_things_are_never_cut(language, size) -> None:
    look = Look(language, "night", ("A", "B", "C", "D", "E"), title="T", size=size)
    pictures = [c for one in (middle(), crowded(middle())) for c in canvases(one, look)]
    pictures += [near(middle(), key, look) for key in REGIONS]
    pictures += [player.draw(player_scene(view, view.players[0], look)) for view in _all_built()]
    assert not [one.text for canvas in pictures for one in canvas.written if "…" in one.text]


def _all_built() -> list[View]:
    """Positions in which the first player has each building once."""
    kinds = [replace(middle().players[0].buildings[0], key=key, active=False) for key in BUILDINGS]
    halves = (tuple(kinds[:8]), tuple(kinds[8:]))
    first, *others = middle().players
    return [replace(middle(), players=(replace(first, buildings=h), *others)) for h in halves]


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_results_stay_in_their_boxes(palette, language, size) -> None:
    look = Look(language, palette, LONG, title="A table", size=size)
    for seats in (3, 5):
        played = game(seats, 1)
        scene = result_scene(played.views[-1], played.scores, look)
        assert not complaints(result.draw(scene, BARS))


def test_pictures_of_random_games_keep_the_limits() -> None:
    for number, (position, before) in enumerate(random_positions(12)):
        language = LANGUAGES[number % 2]
        look = Look(language, palettes()[number // 3], LONG, title="Harbour lights")
        key = tuple(REGIONS)[number % len(REGIONS)]
        pictures = RENDERER.after_phase(position, look, before, "action")
        for picture in (*pictures, REGION.draw(position, look, key, before)):
            name = picture.name.partition(".")[0]
            assert len(picture.data) <= MOST.get(name, USUAL_MOST), picture.name
            assert 40 < len(picture.alt) <= LIMIT_ALT


@pytest.mark.parametrize("size", SIZES)
def test_a_gallery_is_the_table_the_supply_and_every_board(size) -> None:
    look = replace(LOOK, size=size)
    played = game(3, 1)
    pictures = [
        *RENDERER.after_phase(middle(3), look, None, "prepare"),
        RENDERER.result(played.views[-1], played.scores, look),
        REGION.draw(middle(3), look, "FE"),
    ]
    names = [picture.name.partition(".")[0] for picture in pictures]
    boards = ["player-a", "player-b", "player-c"]
    assert names == ["table", "supply", *boards, "result", "region-fe"]
    for picture in pictures:
        image = Image.open(BytesIO(picture.data))
        assert image.size == picture.size
        assert image.size[0] == SIZES[size]
        assert image.format == picture.name.rpartition(".")[2].upper()


@pytest.mark.parametrize("size", SIZES)
def test_the_table_shows_every_place_and_every_player(size) -> None:
    position = middle()
    canvas = canvases(position, replace(LOOK, size=size))[0]
    shown = texts(canvas)
    assert set(CITIES) <= set(shown)
    assert {"Europe", "Africa", "South America", "Caribbean", "North America"} <= set(shown)
    assert {"India", "Far East"} <= set(shown)
    acting = next(one for one in position.players if one.acting)
    assert {"to act", SHORT[acting.seat]} <= large(canvas)
    for one in position.players:
        kept = len(one.cards) - (one.governor is not None)
        facts = {str(sum(one.score.values())), f"{kept}/{one.limit}"}
        facts |= {str(one.status[key].value) for key in STATUSES}
        assert facts | {str(one.harbor), str(one.supply)} <= large(canvas)


def test_every_top_card_can_be_read_on_the_map() -> None:
    values = {"0", "1", "2", "3", "4", "5"}
    drawn = canvases(middle(), LOOK)[0]
    tops = [deck.top for deck in middle().decks if deck.top]
    sizes = [one.size for one in drawn.written if one.text in values]
    plain = [CARDS[top].value for top in tops if not CARDS[top].governor]
    written = [int(one.text) for one in drawn.written if one.text in values and one.size >= 40]
    assert len(sizes) >= len(plain) > 0
    assert sorted(set(plain)) == sorted(set(plain) & set(written))


def test_things_on_the_map_do_not_lie_on_each_other() -> None:
    """Cities, spaces and tokens keep apart, on both sizes of the map."""
    for here in (overview.WORLD, overview.SMALL):
        cities = [(here.at(city.at), here.city / 2) for city in CITIES.values()]
        tokens = [(here.at(one.token), here.token / 2) for one in CONNECTIONS.values()]
        spaces = [(here.at(at), here.space / 2) for one in REGIONS.values() for at in one.track]
        things = [*cities, *tokens, *spaces]
        for index, ((x, y), radius) in enumerate(things):
            for (a, b), other in things[index + 1 :]:
                assert hypot(x - a, y - b) >= (radius + other) * 0.93


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_and_cards_are_covered_by_nothing(language) -> None:
    words = Words(language)
    for here in (overview.WORLD, overview.SMALL):
        decks = [here.around(spot, *here.card) for _, _, spot in chart.deck_spots()]
        codes = [code_box(here, city) for city in CITIES]
        tokens = [here.around(one.token, here.token).inset(4) for one in CONNECTIONS.values()]
        names = [
            chart.name_box(here, key, words(f"magister_navis-deck-{key}"), here.names)
            for key in REGIONS
        ]
        for boxes in ((*decks, *codes, *names), (*decks, *tokens, *names)):
            for index, box in enumerate(boxes):
                for other in boxes[index + 1 :]:
                    assert not _meet(box, other), (box, other)


def _meet(one: Box, other: Box) -> bool:
    shared = one.within(other)
    return shared.w > 3 and shared.h > 3


def test_the_supply_shows_all_buildings_and_all_cards() -> None:
    position = middle()
    canvas = canvases(position, LOOK)[1]
    words = Words("en")
    names = {words(f"magister_navis-building-{key}") for key in position.offer}
    assert names <= set(texts(canvas))
    assert [text for text in texts(canvas) if text.startswith("×")] == [
        f"×{count}" for count in position.offer.values()
    ]
    left = [CARDS[key].value for deck in position.decks for key in deck.cards]
    piles = [one for one in canvas.written if 520 < one.ink.x < 1116 and one.ink.y > 160]
    numbers = [int(one.text) for one in piles if one.size > 30]
    assert sorted(numbers) == sorted(value for value in left if value is not None)


def test_a_board_shows_tracks_discs_and_cards_against_the_limit() -> None:
    position = middle()
    one = position.players[0]
    canvas = canvases(position, LOOK)[2]
    facts = {str(one.harbor), str(one.supply), str(sum(one.score.values()))}
    facts |= {str(one.status[key].value) for key in STATUSES}
    kept = len(one.cards) - (one.governor is not None)
    assert facts | {f"{kept}/{one.limit}", "Anna"} <= large(canvas)
    reward = one.status["finance"].reward
    assert any(text.startswith(f"{reward} payment") for text in texts(canvas))


def test_a_region_names_its_cities_and_tells_who_is_there() -> None:
    position = middle()
    for key, record in REGIONS.items():
        canvas = near(position, key, LOOK)
        words = Words("en")
        named = {words(f"magister_navis-city-{city}") for city in record.cities}
        assert named | {words(f"magister_navis-region-{key}"), *SHORT} <= set(texts(canvas))
        links = {link for city in record.cities for link in CITIES[city].connections}
        assert {"–".join(CONNECTIONS[link].cities) for link in links} <= set(texts(canvas))


def test_an_empty_deck_and_one_that_has_left_are_told() -> None:
    decks = tuple(DeckView(key, ()) for key in DECKS)
    shown = texts(canvases(replace(middle(), decks=decks, abolished=True), LOOK)[0])
    assert (shown.count("–"), shown.count("×")) == (len(DECKS) - 1, 1)


def test_alt_text_tells_what_the_picture_shows() -> None:
    position = game(5, 3).views[-8]
    look = Look("de", names=NAMES, title="Hafen")
    table, stock, *boards = RENDERER.after_phase(position, look, None, "action")
    for fact in ("Hafen, Runde 7: Aktionen", "Am Zug: Christiane-Ale", "B Bob: 23 Ruhm"):
        assert fact in table.alt
    for fact in ("Ferner Osten: BEBBBBEE+D.", "EU1 C", "EU5–EU6 B", "FE-3"):
        assert fact in table.alt
    assert "Europa (offen), Steine A3 B3 C3 D1 E0, Karten 1 4 5." in stock.alt
    for fact in ("Anna (Platz A)", "Industrie 7: Baut bis Stufe 4, Ruhm 7.", "Festung (besetzt)"):
        assert fact in boards[0].alt
    assert "EU1 London C" in REGION.draw(position, look, "EU").alt


def test_an_unchanged_board_is_not_drawn_again() -> None:
    position = middle(4)
    before = RENDERER.boards(position, LOOK)
    first, *others = position.players
    moved = replace(position, players=(replace(first, supply=29), *others))
    after = RENDERER.boards(moved, LOOK)
    same = [old is new for old, new in zip(before, after, strict=True)]
    assert same == [False, False, True, True, True]


def test_the_result_has_the_winner_on_top_and_all_parts() -> None:
    def score(seat: int, rank: int, **parts: int) -> Score:
        lines = tuple(ScoreLine(key, points) for key, points in parts.items())
        return Score(seat, sum(parts.values()), 0, rank, lines)

    scores = (
        score(0, 2, cities=10, culture=7, harbor=1),
        score(1, 1, cities=16, connections=9, industry=10, slavery=-2),
        score(2, 2, cities=11, politics=7),
    )
    shown = texts(result.draw(result_scene(middle(3), scores, LOOK), BARS))
    assert [text for text in shown if text in LOOK.names] == ["Bob", "Anna", "Cleo"]
    assert [text for text in shown if text.endswith(".")] == ["1.", "2.", "2."]
    assert {"33", "18", "16", "9", "10"} <= set(shown)
    told = [text.replace("\u00a0", " ") for text in shown]
    assert "cities 16 · connections 9 · industry 10 · slavery −2" in told
    alt = RENDERER.result(middle(3), scores, LOOK).alt
    assert alt.startswith("1. Bob: 33 glory (cities 16, connections 9, industry 10, slavery -2")


def test_everything_has_its_own_drawing() -> None:
    colors = theme("night")
    drawings = [*art.SYMBOLS.values(), *art.ACTIONS.values()]
    drawn = {sprite(one, 64, 64, colors).tobytes() for one in drawings}
    assert len(drawn) == len(drawings)
    tokens = {sprite(art.token, 64, 64, colors, kind).tobytes() for kind in TOKENS}
    assert len(tokens) == len(TOKENS)


@pytest.mark.parametrize("size", SIZES)
def test_a_warmed_up_process_has_the_sprites(size) -> None:
    look = replace(LOOK, size=size)
    RENDERER.warm_up(look)
    before = sprite.cache_info().misses
    RENDERER.after_phase(middle(), look, None, "action")
    assert sprite.cache_info().misses - before < 12


def test_letters_on_a_phone_are_larger_than_on_a_desktop() -> None:
    """At 350 px every letter of a phone's picture is at least 9 px high, where 800 are drawn."""
    look = replace(LOOK, size="phone")
    pictures = [*canvases(middle(), look), *(near(middle(), key, look) for key in REGIONS)]
    for canvas in pictures:
        assert min(one.size for one in canvas.written) * 350 / 800 >= 9


def test_every_word_of_the_boards_is_written_somewhere(monkeypatch) -> None:
    used: set[str] = set()
    say = Words.__call__
    monkeypatch.setattr(
        Words, "__call__", lambda self, key, **args: used.add(key) or say(self, key, **args)
    )
    played = game(5, 2)
    for size in SIZES:
        look = Look("de", "night", SHORT, frozenset({0}), "", size)
        for position in (played.views[0], crowded(middle()), played.views[-1]):
            RENDERER.after_phase(position, look, None, "action")
            for key in REGIONS:
                REGION.draw(position, look, key)
        RENDERER.result(played.views[-1], played.scores, look)
    text = (Path(bot.locales.__file__).parent / "de" / FILE).read_text(encoding="utf-8")
    keys = {one.id.name for one in FluentResource(text).body if isinstance(one, ast.Message)}
    assert keys <= used


def test_a_film_of_a_game_has_frames_of_one_size() -> None:
    sizes = {overview.draw(world_scene(view, LOOK)).image.size for view in game(3, 1).views[::25]}
    assert sizes == {(1600, 1120)}
