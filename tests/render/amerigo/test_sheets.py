"""Contents of sheets, of the central board and of the questions beside the map."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.catalogue.trial.legible import complaints
from bot.engine.api import Decision, Score, ScoreLine
from bot.games.amerigo.data import COLOURS, DATA, GOODS
from bot.games.amerigo.moves import AnyMove, Pick
from bot.games.amerigo.scoring import LINES
from bot.games.amerigo.view import PlayerView, View
from bot.locales import Words
from bot.locales.scripts import RIGHT_TO_LEFT
from render.amerigo import gallery
from render.amerigo.art.palette_sheet import colors
from render.amerigo.gallery import BARS
from render.amerigo.parts import tokens
from render.amerigo.pictures import board, central, choice, strip
from render.amerigo.pictures.choice import choice_scene
from render.amerigo.sheet_scenes import central_scene, sheet_scene, sheet_since
from render.amerigo.text.terms import token_about, token_name
from render.api import Look
from render.art.canvas import Canvas
from render.art.encoding import MOST_BYTES
from render.art.page import SIZE
from render.art.sprites import sprite
from render.art.theme import palettes
from render.pictures import result
from render.pictures.cards import FINGER
from render.scenes import result_scene
from tests.languages import LANGUAGES, in_turn
from tests.render.amerigo.play import game
from tests.render.amerigo.sheets import NAMES, view
from tests.render.colors import pixels

LONG = ("W" * 32, "Ä" * 32, "Christiane-Alexandra von Hohen", "🦜🏝️ Pirat")
LOOK = Look(names=NAMES, title="Amerigo · table #1")
LIMIT_ALT = 1024
BESIDE = ("turn", "plan", "goods", "progress", "pick")
"""Kinds of decisions that are not about the map."""


def strips(position: View, look: Look, before: View | None = None) -> Canvas:
    """All sheets, drawn but not encoded."""
    scenes = tuple(sheet_scene(position, player, look) for player in position.players)
    return strip.draw_all(scenes, tuple(sheet_since(scene, before, look) for scene in scenes))


def alone(position: View, look: Look, seat: int = 0) -> Canvas:
    return board.draw(sheet_scene(position, position.players[seat], look))


def centre(position: View, look: Look, before: View | None = None) -> Canvas:
    then = None if before is None else central_scene(before, look)
    return central.draw(central_scene(position, look), then)


def everything(position: View, look: Look, before: View | None = None) -> Iterator[Canvas]:
    yield strips(position, look, before)
    yield centre(position, look, before)
    yield from (alone(position, look, player.seat) for player in position.players)


def changed(position: View, seat: int, **more: object) -> View:
    """The position with another sheet of one player."""
    players = list(position.players)
    players[seat] = replace(players[seat], **more)  # type: ignore[arg-type]
    return replace(position, players=tuple(players))


def texts(canvas: Canvas) -> list[str]:
    return [one.text for one in canvas.written]


def crowded(seats: int) -> View:
    """A position with as much of everything as there can be."""
    position, words = view(seats, seats, 1.0), Words("de")
    longest = sorted(DATA.tokens, key=lambda key: len(token_about(key, words)))
    for player in position.players:
        position = changed(
            position,
            player.seat,
            points=288,
            gold=12,
            cannons=12,
            progress=19,
            tokens=tuple(longest[-5:]),
            used=(),
            resources=dict.fromkeys(GOODS, 8),
            goods=dict.fromkeys(GOODS, 10),
            hand={tile.key: tile.count for tile in (*DATA.numbers.villages, *DATA.numbers.neutral)},
            villages={tile.shape: tile.count for tile in DATA.numbers.villages},
            posts=12,
            placed=12,
            chests=5,
        )
    stack = (tuple(range(seats)), *((),) * DATA.numbers.order.length)
    longest = sorted(DATA.tokens, key=lambda key: tokens.wide(key, 58))
    return replace(
        position,
        order=stack,
        left=tuple(longest[-4:]),
        right=tuple(longest[-8:-4]),
        pirates=(4,),
        pirates_hidden=4,
        pirates_unseen=(0, 0, 1, 2, 3),
        action_field=dict.fromkeys(COLOURS, 7),
        supply=dict.fromkeys(COLOURS, 7),
        inside=dict.fromkeys(COLOURS, 7),
        action_points=12,
    )


def asked(kind: str) -> Iterator[tuple[Decision[AnyMove], View]]:
    """Decisions of a kind in two games, with their positions."""
    for seats, seed in ((4, 1), (2, 2)):
        played = game(seats, seed)
        for decision, position in zip(played.asked, played.views, strict=False):
            if decision.kind == kind:
                yield decision, position


# What can be read ---------------------------------------------------------------------


def _language(palette: str, number: int) -> str:
    return in_turn(palettes().index(palette) + number // 2)


@pytest.mark.parametrize("palette", palettes())
def test_all_can_be_read_with_the_longest_names(palette: str) -> None:
    """Full and empty positions in every palette, each in two; the languages take turns."""
    positions = [one for seats in (2, 3, 4) for one in (crowded(seats), view(seats, 5, 0.0))]
    turn = palettes().index(palette) % 2
    mine = ((n, one) for n, one in enumerate(positions) if (n + n // 2) % 2 == turn)
    found = {
        fault
        for number, one in mine
        for c in everything(one, Look(_language(palette, number), palette, LONG))
        for fault in complaints(c)
    }
    assert not found


def test_random_positions_can_be_read() -> None:
    """Palettes, languages, names and numbers of players take turns."""
    found = set()
    for number in range(8):
        position, before = (view(2 + number % 3, number, share) for share in (0.8, 0.6))
        look = Look(in_turn(number), palettes()[number // 2], (NAMES, LONG)[number // 4])
        drawn = (
            strips(position, look, before),
            centre(position, look, before),
            alone(position, look, number % position.seats),
        )
        for canvas in drawn:
            found |= {f"{number}: {one}" for one in complaints(canvas)}
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", BESIDE)
def test_questions_can_be_read(kind: str, language: str) -> None:
    look = Look(language, names=LONG)
    ranked = sorted(asked(kind), key=lambda one: -len(one[0].moves))
    for decision, position in (*ranked[:4], *ranked[-2:]):
        scene = choice_scene(decision, position, look)
        assert scene is not None
        assert not complaints(choice.draw(scene))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", BESIDE)
def test_a_page_shows_every_card_as_high_as_a_finger_needs(kind: str, language: str) -> None:
    """A post keeps the shape that Discord shows; both can be read."""
    look = Look(language, names=LONG)
    decision, position = max(asked(kind), key=lambda one: len(one[0].moves))
    scene = choice_scene(decision, position, look, FINGER)
    assert scene is not None
    found = complaints(choice.draw(scene))
    assert not [one for one in found if not one.startswith("the picture is")]
    page, post = (show(decision, position, look) for show in (gallery.choices, gallery.question))
    assert page is not None and post is not None and post.size == SIZE
    names = {card.thing for card in scene.cards}
    heights = [area.box[3] for area in page.areas if area.thing in names]
    assert sum(high >= FINGER for high in heights) >= len(scene.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_tokens_can_be_chosen_from(language: str) -> None:
    words, position = Words(language), crowded(4)
    for told in (token_name, token_about):
        longest = sorted(DATA.tokens, key=lambda key: len(told(key, words)))[-8:]
        decision = Decision(1, "pick", tuple(map(Pick, longest)))
        scene = choice_scene(decision, position, Look(language, names=LONG))
        assert scene is not None
        canvas = choice.draw(scene)
        assert not complaints(canvas)
        shown = " ".join(texts(canvas)).casefold()
        assert all(
            token_name(key, words).strip(RIGHT_TO_LEFT).casefold() in shown for key in longest
        )


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("language", LANGUAGES)
def test_results_can_be_read(palette: str, language: str) -> None:
    """Few and many players take turns."""
    turn = palettes().index(palette) + LANGUAGES.index(language)
    played = game((2, 4)[turn % 2], 1)
    scene = result_scene(played.views[-1], played.scores, Look(language, palette, LONG))
    assert not complaints(result.draw(scene, BARS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_names_every_line_of_the_score(language: str) -> None:
    lines = tuple(ScoreLine(key, 21) for key in LINES)
    few = (ScoreLine("points", 1), ScoreLine("order", 6))
    scores = [Score(seat, 231, 0, 1, lines) for seat in range(3)] + [Score(3, 7, 0, 4, few)]
    canvas = result.draw(result_scene(view(), scores, Look(language, names=LONG)), BARS)
    assert not complaints(canvas)
    words = Words(language)
    shown = Counter(texts(canvas))
    assert {words(f"amerigo-score-{key}") for key in LINES} <= set(shown)
    assert shown["21"] == 3 * len(LINES)
    assert (shown["1"], shown["6"]) == (1, 1)


def test_files_are_of_one_size_and_small() -> None:
    for number, seats in enumerate((2, 3, 4, 4)):
        look = Look(in_turn(number), palettes()[number], LONG)
        position = crowded(seats)
        pictures = (
            gallery.boards(position, look, view(seats, number)),
            gallery.board(position, look, number % seats),
            gallery.close_up(position, look, gallery.CENTRAL),
        )
        for picture in pictures:
            image = Image.open(BytesIO(picture.data))
            assert (picture.size, image.size) == (SIZE, SIZE)
            assert len(picture.data) <= MOST_BYTES, picture.name
            assert 40 < len(picture.alt) <= LIMIT_ALT
            assert not picture.alt.endswith("…")


def test_the_longest_tracks_of_a_corrected_data_file_can_be_read() -> None:
    position = crowded(4)
    numbers, spaces = DATA.numbers, ("white", *("blue", "red", "green") * 13, "any")
    for points in (((4, 1), (40, 30)), tuple((space, 4 * space) for space in range(1, 41))):
        track = replace(numbers.progress, length=40, points=points)
        order = (position.order[0], *((),) * 40)
        longer = replace(numbers, progress=track, order=track, order_spaces=spaces)
        for one in everything(replace(position, numbers=longer, order=order), LOOK):
            assert not complaints(one)


# What is shown ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_strips_show_every_player(seats: int) -> None:
    position = view(seats, 4)
    shown = Counter(texts(strips(position, LOOK)))
    for player in position.players:
        scene = sheet_scene(position, player, LOOK)
        facts = [str(player.points), str(player.cannons), str(player.posts)]
        facts += [str(sum(player.villages.values())), str(player.gold)]
        facts += [str(scene.strength)] if seats > 2 else []
        facts += [text for good in GOODS for text in _good(player, good)]
        assert not Counter(facts) - shown, player.seat


def _good(player: PlayerView, good: str) -> tuple[str, ...]:
    """Return the texts of a good on a sheet: resources and their VP, or the VP that one counts."""
    held, factor = player.resources[good], player.goods[good] + 1
    return (str(held), str(held * factor)) if held else (f"{factor} each",)


def test_no_picture_of_sheets_is_a_sum_to_work_out() -> None:
    for seats in (2, 3, 4):
        position = view(seats, 4)
        shown = texts(strips(position, LOOK)) + texts(alone(position, LOOK, 1))
        assert not [text for text in shown if re.search(r"[×=]|\d/", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_board_tells_what_the_next_step_of_each_track_brings(language: str) -> None:
    look, (first, *_, last) = Look(language, names=NAMES), DATA.numbers.progress.points

    def told(**more: object) -> list[str]:
        return texts(alone(changed(replace(view(), pirates=(1, 2)), 0, tokens=(), **more), look))

    one, several, end, enough, full = {
        "en": ("1 step: 1 VP, a token", "4 steps: 1 VP, a token", "at the end", "enough: pirates 3",
               "full: more gold makes VP"),
        "de": ("1 Schritt: 1 SP, Marker", "4 Schritte: 1 SP, Marker", "am Ende",
               "genug: Piraten 3", "voll: mehr Gold wird SP"),
    }[language]  # fmt: skip
    assert one in told(progress=first[0] - 1)
    assert several in told(progress=0)
    assert end in told(progress=last[0])
    assert enough in told(cannons=3)
    assert enough not in told(cannons=2)
    assert full in told(gold=DATA.numbers.gold_track)


def test_what_stands_on_a_track_hides_no_number() -> None:
    """The disc has a place of its own behind the space that it has reached."""
    worths = [str(points) for _, points in DATA.numbers.progress.points]
    for progress in range(DATA.numbers.progress.length + 1):
        canvas = alone(changed(view(), 0, progress=progress), LOOK)
        marks = [one for one in canvas.written if one.text in worths and 76 < one.ink.y < 120]
        assert [one.text for one in marks] == worths
        behind = {colors("night")[key] for key in ("chip", "now", "ghost")}
        assert {one.behind for one in marks} <= behind


def test_the_pirates_are_stronger_for_all_but_the_owner_of_the_token() -> None:
    position = replace(view(3, 2), pirates=(1, 2))
    position = changed(position, 0, tokens=("pirates_plus2",))
    for seat in (1, 2):
        position = changed(position, seat, tokens=())
    found = [sheet_scene(position, player, LOOK).strength for player in position.players]
    assert found == [3, 5, 5]


def test_the_own_board_names_tokens_and_tells_what_they_do() -> None:
    words = Words("en")
    for number, key in enumerate(DATA.tokens):
        position = changed(view(), 0, tokens=(key,), used=("gold3",) if number % 2 else ())
        told = " ".join(texts(alone(position, LOOK)))
        assert token_name(key, words).casefold() in told.casefold()
        assert token_about(key, words) in told


def test_every_token_has_its_own_drawing() -> None:
    theme = colors("night")
    drawn = {
        (sprite(tokens.emblem, 64, 64, theme, key).tobytes(), tokens.code(key))
        for key in DATA.tokens
    }
    assert len(drawn) == len(set(DATA.tokens))


def test_the_central_board_shows_all_that_lies_there() -> None:
    position = crowded(4)
    shown = Counter(texts(centre(position, LOOK)))
    facts = ["= 4", "12 AP", *(good.split()[1] for good in position.goods)]
    facts += [str(position.neutral[tile.shape]) for tile in DATA.numbers.neutral]
    assert not Counter(facts) - shown
    assert any("0, 0, 1, 2, 3" in text and "7" in text and "10" in text for text in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_central_board_says_in_words_what_its_tokens_do(language: str) -> None:
    for position in (crowded(4), view(2, 1, 0.2), view(3, 2, 0.5), view(4, 3, 0.8)):
        scene, words = central_scene(position, Look(language)), Words(language)
        shown = [one.text for one in central.draw(scene).written]
        for key in (*scene.left, *scene.right):
            assert tokens.said(key, words).strip(RIGHT_TO_LEFT) in shown


def test_how_strong_the_pirates_become_leaves_out_the_one_that_is_not_in_the_game() -> None:
    position = replace(view(), pirates=(1, 3), pirates_unseen=(0, 0, 2, 4), pirates_hidden=3)
    assert central_scene(position, LOOK).strongest == (6, 10)


def test_what_can_be_chosen_is_bright() -> None:
    position, bright = view(4, 3), colors("night")["now"]
    token = position.left[0]

    def count(open_now: tuple[str, ...]) -> int:
        canvas = centre(changed(position, 1, open=open_now), LOOK)
        return pixels(canvas.image, bright)

    assert count((f"pick {token}",)) - count(()) > 2000
    assert count((f"buy {position.goods[0]}",)) - count(()) > 1000


def test_what_is_new_is_outlined() -> None:
    position, outline = view(4, 3), colors("night")["changed"]
    before = changed(position, 2, cannons=position.players[2].cannons + 1)
    for canvas, expected in (
        (strips(position, LOOK, position), False),
        (strips(position, LOOK, before), True),
        (centre(position, LOOK, position), False),
        (centre(position, LOOK, replace(position, goods=())), True),
    ):
        assert bool(pixels(canvas.image, outline)) is expected


# Alt texts ----------------------------------------------------------------------------


def numbers(text: str) -> Counter[int]:
    return Counter(map(int, re.findall(r"\d+", text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_tell_every_number(language: str) -> None:
    for seats in (2, 3, 4):
        position = crowded(seats)
        look = Look(language, names=NAMES)
        told = gallery.boards(position, look).alt
        assert len(told) <= LIMIT_ALT
        for player in position.players:
            own = (player.points, player.gold, player.cannons, player.progress, player.order)
            goods = [n for good in GOODS for n in (player.resources[good], player.goods[good] + 1)]
            wanted = Counter((*own, *goods, player.posts))
            assert not wanted + Counter((sum(player.villages.values()),)) - numbers(told)
            alone = gallery.board(position, look, player.seat).alt
            more = (player.placed, player.chests, *player.villages.values(), *player.hand.values())
            assert not (wanted + Counter(one for one in more if one > 1)) - numbers(alone)


def test_the_alt_text_of_the_central_board_tells_everything() -> None:
    position = crowded(4)
    told = gallery.close_up(position, LOOK, gallery.CENTRAL).alt
    words = Words("en")
    assert len(told) <= LIMIT_ALT
    for key in (*position.left, *position.right):
        assert token_name(key, words) in told
    for fact in ("0 (white) DCBA", "n5U×", "7 to 10", "12 AP"):
        assert fact in told


@pytest.mark.parametrize("kind", BESIDE)
def test_the_alt_text_of_a_question_tells_the_answers(kind: str) -> None:
    decision, position = max(asked(kind), key=lambda one: len(one[0].moves))
    picture = gallery.question(decision, position, LOOK)
    assert picture is not None
    assert picture.name.startswith("question.")
    assert NAMES[decision.seat][:14] in picture.alt
    assert len(picture.alt) <= LIMIT_ALT
    for move in decision.moves:
        if isinstance(move, Pick):
            assert token_name(move.token, Words("en")).casefold() in picture.alt.casefold()


def test_every_kind_of_question_has_a_picture() -> None:
    for seats in (2, 4):
        played = game(seats, 1)
        asked = [*zip(played.asked, played.views, strict=False)]
        kinds = {decision.kind: (decision, position) for decision, position in asked}
        assert {*BESIDE, "sail", "build"} >= set(kinds)
        for decision, position in (*kinds.values(), *asked[::40]):
            assert gallery.question(decision, position, LOOK) is not None
