"""Contents of the pictures, measured from the list of what was written where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import islice
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from PIL import Image

import bot.locales
from bot.catalogue.trial.legible import complaints
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    DECKS,
    REGIONS,
    STATUSES,
    TOKENS,
)
from bot.games.magister_navis.view import DeckView, View
from bot.house_bots.easy import sample_views
from bot.locales import Words
from bot.workers.drawing.worker import warm_up
from render.api import Look
from render.art.canvas import Box, Canvas
from render.art.encoding import MOST_BYTES
from render.art.page import SIZE
from render.art.sprites import sprite, sprites_of
from render.art.theme import palettes, theme
from render.magister_navis import RENDERER, Regions, gallery
from render.magister_navis.art import drawings as art
from render.magister_navis.gallery import BARS
from render.magister_navis.pictures import board, boards, chart, question, region
from render.magister_navis.scenes import (
    asking,
    build_scene,
    player_scene,
    region_scene,
    world_scene,
)
from render.pictures import result
from render.pictures.cards import FINGER
from render.scenes import result_scene
from tests.catalogue import CATALOGUE, GAMES
from tests.games import packed
from tests.languages import LANGUAGES, in_turn
from tests.render.magister_navis.play import (
    NAMES,
    RULES,
    game,
    middle,
    questions,
    random_positions,
)

REGION = Regions()
STORED = Path(__file__).parents[2] / "games" / "magister_navis" / "stored"
SHORT = ("Anna", "Bob", "Cleo", "Dörte", "Émile")
LONG = ("W" * 32, "Ä" * 32, "Christiane-Alexandra von Hohen", "i", "🦜🏝️ Pirat")
LOOK = Look(names=SHORT, title="Magister Navis · table #1")
LIMIT_ALT = 1024
FILE = "magister_navis_boards.ftl"


def table(position: View, look: Look, before: View | None = None) -> Canvas:
    """The map, drawn but not encoded."""
    then = None if before is None else world_scene(before, look)
    return chart.draw_table(world_scene(position, look), then)


def strips(position: View, look: Look, before: View | None = None) -> Canvas:
    then = None if before is None else world_scene(before, look)
    return boards.draw(world_scene(position, look), then)


def own(position: View, look: Look, seat: int = 0) -> Canvas:
    return board.draw(player_scene(position, position.players[seat], look))


def near(position: View, key: str, look: Look, before: View | None = None) -> Canvas:
    then = None if before is None else region_scene(before, key, look)
    return region.draw(region_scene(position, key, look), then)


def asked(number: int, look: Look) -> Canvas:
    """One of the questions of a game that have a picture of their own."""
    kinds = ("build", "salary", "discard", "arrange")
    found = [one for one in questions(3 + number % 3) if one[0].kind in kinds]
    decision, view = found[number * 7 % len(found)]
    if decision.kind == "build":
        return question.draw(build_scene(view, decision, look))
    return board.draw(asking(view, decision, look))


def everything(position: View, look: Look) -> Iterator[Canvas]:
    """All pictures; each board and each region in one of the palettes of a position."""
    turn = palettes().index(look.palette)
    yield table(position, look)
    yield strips(position, look)
    yield from (own(position, look, one.seat) for one in position.players[turn // 2 :: 2])
    yield from (near(position, key, look) for key in regions_in(look.palette))


def regions_in(palette: str) -> tuple[str, ...]:
    """The regions of which pictures are drawn in a palette: to begin a map is slow."""
    return tuple(REGIONS)[palettes().index(palette) :: len(palettes())]


def buildings_of_all(position: View, look: Look) -> Iterator[Canvas]:
    """What shows buildings; the rest is as it was without them."""
    yield strips(position, look)
    yield own(position, look)


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
    regions = tuple(
        replace(one, presence=(12,) * position.seats, beside=(0,) * 12 if one.track else ())
        for one in position.regions
    )
    decks = tuple(
        one if number % 2 else replace(one, cards=()) for number, one in enumerate(position.decks)
    )
    return replace(position, players=(first, *others), regions=regions, decks=decks)


def all_built(position: View) -> Iterator[View]:
    """Positions in which the first player has each building once."""
    first, *others = position.players
    kinds = [replace(first.buildings[0], key=key, active=False) for key in BUILDINGS]
    for half in (tuple(kinds[:8]), tuple(kinds[8:])):
        yield replace(position, players=(replace(first, buildings=half), *others))


@pytest.mark.parametrize("palette", palettes())
def test_all_can_be_read_with_the_longest_names(palette: str) -> None:
    """Every position in two palettes, each of its boards in one of them.

    The languages take turns.
    """
    title, first = "A table with a long title " * 3, palettes().index(palette)
    full = [game(5, 3).views[0], *(crowded(middle(seats)) for seats in (3, 4, 5))]
    built = [one for view in full[1:3] for one in all_built(view)]
    shown = [*((everything, one) for one in full[first % 2 :: 2])]
    shown += [(buildings_of_all, one) for one in built[first % 2 :: 2]]
    found = {
        fault
        for number, (draw, one) in enumerate(shown, first // 2)
        for c in draw(one, Look(in_turn(number), palette, LONG, ("strong",), title))
        for fault in complaints(c)
    }
    assert not found


def test_random_positions_can_be_read() -> None:
    """Palettes, languages and names take turns, and so do boards, regions and questions."""
    found = set()
    for number, (position, before) in enumerate(random_positions(8, 2)):
        look = Look(in_turn(number), palettes()[number // 2], (NAMES, LONG)[number // 4])
        regions = regions_in(look.palette)
        drawn = (
            table(position, look, before),
            strips(position, look, before),
            own(position, look, number % position.seats),
            near(position, regions[number % len(regions)], look, before),
            asked(number, look),
        )
        for canvas in drawn:
            found |= {f"{number} {position.phase} {look}: {one}" for one in complaints(canvas)}
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_can_be_asked_for_at_once(language: str) -> None:
    """All that is ever offered together fits, with what each does."""
    look = Look(language, names=LONG)
    for decision, view in questions():
        if decision.kind == "build":
            scene = build_scene(view, decision, look)
            offers = tuple(replace(scene.offers[0], key=key) for key in view.offer)
            canvas = question.draw(replace(scene, offers=offers))
            assert not complaints(canvas)
            assert {
                Words(look.language)(f"magister_navis-building-{key}") for key in view.offer
            } <= {*texts(canvas)}
            break


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_every_building_as_high_as_a_finger_needs(language: str) -> None:
    """A post keeps the shape that Discord shows."""
    look = Look(language, names=LONG)
    asked = [one for one in questions() if one[0].kind == "build"]
    decision, view = max(asked, key=lambda one: len(one[0].moves))
    page, post = (show(decision, view, look) for show in (gallery.choices, gallery.question))
    assert page is not None and post is not None and post.size == SIZE
    heights = [area.box[3] for area in page.areas if area.thing.startswith("offer:")]
    assert len(heights) == len(build_scene(view, decision, look).offers) > 7
    assert min(heights) >= FINGER


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
def test_results_can_be_read(palette: str, language: str) -> None:
    """Few and many players take turns."""
    look = Look(language, palette, LONG, title="A table")
    turn = palettes().index(palette) + LANGUAGES.index(language)
    played = game((3, 5)[turn % 2], 1)
    scene = result_scene(played.views[-1], played.scores, look)
    assert not complaints(result.draw(scene, BARS))


def test_files_are_of_one_size_and_small() -> None:
    for number, (position, before) in enumerate(random_positions(8)):
        look = Look(in_turn(number), palettes()[number // 2], LONG, title="Harbour lights")
        regions = regions_in(look.palette)
        pictures = (
            RENDERER.overview(position, look, before),
            RENDERER.boards(position, look, before),
            RENDERER.board(position, look, number % 3),
            REGION.draw(position, look, regions[number % len(regions)], before),
        )
        for picture in pictures:
            image = Image.open(BytesIO(picture.data))
            assert (picture.size, image.size) == (SIZE, SIZE)
            assert image.format == picture.name.rpartition(".")[2].upper()
            assert len(picture.data) <= MOST_BYTES, picture.name
            assert 40 < len(picture.alt) <= LIMIT_ALT


def test_the_table_shows_every_place_and_whose_turn_it_is() -> None:
    position = middle()
    canvas = table(position, LOOK)
    assert set(CITIES) | set(DECKS) <= set(texts(canvas))
    acting = next(one for one in position.players if one.acting)
    assert SHORT[acting.seat] in large(canvas)
    tops = [CARDS[deck.top] for deck in position.decks if deck.top]
    asked_for = sorted(str(card.value) for card in tops if not card.governor)
    upper = [one.text for one in canvas.written if one.size == 42]
    assert sorted(upper) == asked_for


def test_an_empty_deck_and_one_that_has_left_are_told() -> None:
    decks = tuple(DeckView(key, ()) for key in DECKS)
    shown = texts(table(replace(middle(), decks=decks, abolished=True), LOOK))
    assert (shown.count("–"), shown.count("×")) == (len(DECKS) - 1, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_boards_show_every_player(seats: int) -> None:
    position = middle(seats)
    canvas = strips(position, LOOK)
    for one in position.players:
        kept = len(one.cards) - (one.governor is not None)
        facts = {str(sum(one.score.values())), f"{kept}/{one.limit}", SHORT[one.seat]}
        facts |= {str(one.status[key].value) for key in STATUSES}
        assert facts | {str(one.harbor), str(one.supply)} <= large(canvas)
    named = {
        Words("en")(f"magister_navis-building-{b.key}")
        for p in position.players
        for b in p.buildings
    }
    assert (named <= set(texts(canvas))) is (seats == 3)


@pytest.mark.parametrize("seats", [4, 5])
def test_while_there_are_few_buildings_all_boards_name_them(seats: int) -> None:
    found = (view for view in game(seats, 3).views if view.round == 2 and view.phase == "action")
    position = next(found)
    built = {b.key for one in position.players for b in one.buildings if b.key != "residence"}
    named = {Words("en")(f"magister_navis-building-{key}") for key in built}
    assert named <= set(texts(strips(position, LOOK)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_board_names_all_symbols_and_what_the_tracks_bring(language: str) -> None:
    position, words = middle(), Words(language)
    one = position.players[0]
    canvas = own(position, replace(LOOK, language=language))
    shown = set(texts(canvas))
    names = {words(f"magister_navis-status-{key}") for key in STATUSES}
    names |= {words(f"magister_navis-board-{key}") for key in ("harbor", "supply")}
    names.add(words("magister_navis-board-connections", count=one.connections))
    names |= {words(f"magister_navis-building-{building.key}") for building in one.buildings}
    assert names | {"2", "4", "7", "10", "Anna"} <= shown
    assert {str(one.status[key].value) for key in STATUSES} <= large(canvas)
    rewards = [one.text for one in canvas.written if one.size == 36]
    assert sorted(rewards) == sorted("1234523456" + "1234512345")


@pytest.mark.parametrize(("language", "said"), [("en", "connection"), ("de", "Verbindung")])
def test_one_connection_is_named_in_the_singular(language: str, said: str) -> None:
    position = middle()
    first = replace(position.players[0], connections=1)
    one = replace(position, players=(first, *position.players[1:]))
    assert said in texts(own(one, replace(LOOK, language=language)))


def test_a_region_names_its_cities_and_tells_who_is_there() -> None:
    position, words = middle(), Words("en")
    for key, record in REGIONS.items():
        shown = set(texts(near(position, key, LOOK)))
        named = {words(f"magister_navis-city-{city}") for city in record.cities}
        assert named | {*SHORT, *record.cities} <= shown
        assert any(words(f"magister_navis-region-{key}").upper() in text for text in shown)


def test_alt_texts_tell_what_the_pictures_show() -> None:
    position = game(5, 3).views[-8]
    look = Look("de", names=NAMES, title="Hafen")
    whole = RENDERER.overview(position, look).alt
    acting = next(one.seat for one in position.players if one.acting)
    assert whole.startswith(f"Am Zug: {NAMES[acting][:14]} (Aktionen, Runde 7 von 7).")
    for fact in ("Ferner Osten: BEBBBBEE+D.", "EU1 C", "EU5–EU6 B", "FE-3"):
        assert fact in whole
    assert "Industrie 7" in RENDERER.boards(position, look).alt
    told = RENDERER.board(position, look, 0).alt
    for fact in ("Anna (Platz A)", "Industrie 7: Baut bis Stufe 4, Ruhm 7.", "Festung (besetzt)"):
        assert fact in told
    assert "EU1 London C" in REGION.draw(position, look, "EU").alt


def test_the_alt_text_of_all_boards_has_room_for_everybody() -> None:
    for number, (position, _) in enumerate(random_positions(30)):
        alt = RENDERER.boards(position, Look(in_turn(number), names=LONG)).alt
        assert len(alt) <= LIMIT_ALT
        assert not alt.endswith("…")


def test_a_question_has_a_picture_unless_the_map_shows_it() -> None:
    shown: dict[str, bool] = {}
    for decision, view in questions():
        picture = RENDERER.question(decision, view, LOOK)
        verbs = {move.verb for move in decision.moves}
        assert (picture is None) is bool(verbs & {"ship", "occupy", "attack", "draw"})
        shown[decision.kind] = picture is not None
        if picture is not None:
            assert picture.name.startswith("question.")
            assert picture.alt.startswith(RENDERER.ask(decision, view, Words("en", SHORT)))
    own = dict.fromkeys(("build", "salary", "discard"), True)
    assert shown == {**own, "turn": False, "second": False}


def test_the_question_of_the_governor_space_is_the_own_board() -> None:
    record = packed.read(STORED, "1-arrange")
    state = RULES.load(record["state"], record["schema"])
    (decision,) = RULES.pending(state)
    picture = RENDERER.question(decision, RULES.view(state, None), LOOK)
    assert picture is not None
    assert "governor" in picture.alt.partition("?")[0]


def test_the_question_of_what_to_build_tells_what_it_brings() -> None:
    decision, view = next(one for one in questions() if one[0].kind == "build")
    picture = RENDERER.question(decision, view, Look("en", names=SHORT))
    assert picture is not None
    assert "Workshop ×5: 2 industry: Builds up to level 2, +2 glory." in picture.alt
    assert "Market ×5: Draw." in picture.alt


def test_everything_has_its_own_drawing() -> None:
    colors = theme("night")
    drawings = [*art.SYMBOLS.values(), *art.ACTIONS.values()]
    drawn = {sprite(one, 64, 64, colors).tobytes() for one in drawings}
    assert len(drawn) == len(drawings)
    tokens = {sprite(art.token, 64, 64, colors, kind).tobytes() for kind in TOKENS}
    assert len(tokens) == len(TOKENS)


def test_a_warmed_up_process_has_the_sprites() -> None:
    warm_up(CATALOGUE["magister_navis"], sample_views(GAMES["magister_navis"]), LOOK)
    kept = sprites_of(theme("night"))
    before = len(kept)
    RENDERER.overview(middle(), LOOK)
    RENDERER.boards(middle(), LOOK)
    RENDERER.board(middle(), LOOK, 1)
    assert len(kept) - before < 12


def test_every_word_of_the_boards_is_written_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    say = Words.__call__
    monkeypatch.setattr(
        Words, "__call__", lambda self, key, **args: used.add(key) or say(self, key, **args)
    )
    played, look = game(5, 2), Look("de", "night", SHORT, ("strong",))
    for position in (played.views[0], crowded(middle()), played.views[-1]):
        RENDERER.overview(position, look)
        RENDERER.boards(position, look)
        for key in REGIONS:
            REGION.draw(position, look, key)
        RENDERER.board(position, look, 0)
    for decision, view in questions(5, 2):
        RENDERER.question(decision, view, look)
    RENDERER.result(played.views[-1], played.scores, look)
    text = (Path(bot.locales.__file__).parent / "de" / FILE).read_text(encoding="utf-8")
    keys = {one.id.name for one in FluentResource(text).body if isinstance(one, ast.Message)}
    assert keys <= used


@pytest.mark.parametrize(("turn", "names"), [*enumerate((SHORT, LONG))])
def test_a_difference_lies_beside_what_it_is_about(turn: int, names: tuple[str, ...]) -> None:
    """Neither mark nor number nor the name before them is under it; the names take turns."""
    look, found = replace(LOOK, names=names), 0
    for now, then in islice(random_positions(14, 2), turn, None, 2):
        canvases = [strips(now, look, then), *(near(now, key, look, then) for key in REGIONS)]
        for canvas in canvases:
            marks = [Box(*one.box)._replace(w=38) for one in canvas.areas if one.rule == "score"]
            texts = canvas.written
            for one in (text for text in texts if re.fullmatch(r"[+−]\d+", text.text)):
                found += 1
                others = [*marks, *(other.ink for other in texts if other is not one)]
                shared = [one.box.within(box) for box in others]
                assert not [box for box in shared if box.w and box.h]
    assert found > 10
