"""Languages that nobody speaks: whatever is cut, covered or refused in them would be in others.

`python -m tests.tools.pseudo` looks at everything; here is a part of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.catalogue.trial.legible import complaints
from bot.catalogue.trial.wording import variables
from bot.locales import Words, add_words, bundle, direction, languages
from bot.locales.languages import SOURCE
from bot.locales.markdown import signs_kept
from bot.presenting import limits
from bot.runtime.database_url import Address
from cogs.requests.command_limits import DESCRIPTION, NAME
from render.api import Look
from render.art.canvas import Canvas
from render.art.theme import palettes
from render.art.typesetting import NARROWEST, measure, runs, set_within, starts_right, wrapped
from render.league import bracket, standings
from render.league.almanac import duels, glance
from render.league.almanac.scenes import duels_scene, glance_scene
from render.scenes import Scene
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, texts
from tests.languages import forgetting_words
from tests.lots import lots
from tests.render import test_boards, views
from tests.render.amerigo import sheets, test_sheets
from tests.render.league import test_almanac, test_bracket, test_standings
from tests.render.magister_navis import test_boards as test_navis
from tests.render.magister_navis.play import middle
from tests.strict.record import RECORD
from tests.tools.pseudo import letters
from tests.tools.pseudo.playing import played, scripts
from tests.tools.pseudo.walking.brought import are_brought
from tests.tools.pseudo.walking.record import COMMAND
from tests.tools.pseudo.walking.walk import walking
from tests.tools.pseudo.writing import PSEUDO, write

__all__ = ["lots"]

CODES = [*PSEUDO]
NAMES = ("Christiane-Alexandra von Hohenstein", "Bob", "Käpt’n Blaubär", "Dörte")


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folders of all of them, which the bot knows meanwhile."""
    root = tmp_path_factory.mktemp("languages")
    write(root)
    with forgetting_words():
        add_words(root)
        yield root


@pytest.mark.parametrize("code", CODES)
def test_it_has_every_message_with_its_variables(code: str, folder: Path) -> None:
    assert bundle(code).names == bundle(SOURCE).names
    for name in ("league_play.ftl", "puerto_rico_boards.ftl", "web.ftl"):
        english = languages()[SOURCE].folder / name
        assert variables(folder / code / name) == variables(english)


@pytest.mark.parametrize("code", CODES)
def test_only_words_become_others(code: str) -> None:
    """Markdown, code, times and commands are what they were; a command has its own name."""
    words = Words(code)
    for key in ("cmd-league", "button-deal", "amerigo-board-field", "web-over"):
        assert not {*Words(SOURCE)(key)} & {*"aeiou"} & {*words(key)}
    assert not {"sugar", "indigo"} & {*words("puerto_rico-rules-sugar_mill").split()}
    facts = {"pace": 1, "where": 2, "options": 3, "rated": "yes", "bots": 1}
    facts |= {"invited": "no", "programs": "no"}
    assert not {"house", "rated"} & {*words("presets-facts", **facts).split()}
    told = words("card-deal", hash="abc")
    assert told.count("🎲") == told.count("`abc`") == told.count(f"/{words('name-verify')}") == 1
    assert "`bot privacy export`" in words("privacy-too-large", megabytes=12)
    assert "<t:5:d>" in words("league-log-line", at=5, text="x", table=0, private="no")


@pytest.mark.parametrize("code", CODES)
def test_names_and_descriptions_of_commands_keep_the_limits_of_discord(code: str) -> None:
    words, keys = Words(code), bundle(code).names
    names = [words(key) for key in keys if key.startswith("name-")]
    assert all(0 < len(one) <= NAME and one == one.lower() for one in names)
    told = [words(key) for key in keys if key.startswith(("cmd-", "arg-"))]
    assert all(0 < len(one) <= DESCRIPTION for one in told)


def test_what_becomes_of_a_text() -> None:
    assert letters.longer("Action field") == "Åçťîöñ fîîîééľđ"
    assert letters.backwards("Captain’s") == "גאעראטנ׳ק"
    assert not any(map(str.isascii, letters.wide("No, (not) you.")))
    assert [direction(code) for code in CODES] == ["ltr", "rtl", "ltr"]


def test_a_long_text_is_40_percent_longer() -> None:
    plain, long = (measure(Words(code)("web-foot"), 31) for code in (SOURCE, "en-XA"))
    assert 1.35 < long / plain < 1.45


def everything(code: str) -> Iterator[tuple[str, Canvas]]:
    """Yield pictures of all games and of leagues, with what they are of."""
    for number, palette in enumerate(palettes()[:2]):
        look = Look(code, palette, NAMES)
        for canvas in test_boards.canvases(views.view(2 + 2 * number), look):
            yield "Puerto Rico", canvas
        for canvas in test_navis.everything(middle(4), look):
            yield "Magister Navis", canvas
        for canvas in test_sheets.everything(sheets.view(4), look):
            yield "Amerigo", canvas
    words = Words(code)
    full = test_almanac.told(16, 1, NAMES[0], league=NAMES[0])
    matrix, found = duels_scene(full, 1, "night", words), glance_scene(full, "night", words)
    assert matrix is not None
    yield "almanac", duels.draw(matrix)
    yield "almanac", glance.draw(found)
    yield "standings", standings.draw(replace(test_standings.scene(16), language=code))
    yield "bracket", bracket.draw(test_bracket.scene(4, 5, "night", code, NAMES[0]))


@pytest.mark.parametrize("code", CODES)
def test_every_picture_can_be_read(code: str) -> None:
    found = {f"{of}: {one}" for of, canvas in everything(code) for one in complaints(canvas)}
    assert found == set()


@pytest.mark.parametrize("code", CODES)
def test_the_rim_of_a_cover_goes_around_the_letters_it_has(code: str) -> None:
    """It was that of the usual font at the usual size."""
    cover: Any = CATALOGUE["amerigo"].cover
    canvas = cover.draw(Scene("night", code))
    (name,), colors = canvas.written, {canvas.theme[color] for color, _ in cover._name.rims}
    for x in (name.ink.x - 4, name.ink.right + 3):
        beside = {canvas.pixel(x, y) for y in range(name.ink.y, name.ink.bottom)}
        assert beside & colors


SHORT = ((0, 3), (30, 3))
"""Moves that are skipped and then pressed, before the rest is played at once."""


def test_a_game_is_played_on_discord() -> None:
    """Discord takes all, all pictures can be read, and nothing is cut or left in English."""
    (script,) = (one for one in scripts("en-XB", SHORT) if one.game == "magister_navis")
    assert [*played(script, "en-XB")] == []


@pytest.mark.parametrize("code", CODES)
def test_every_game_is_played_in_each(code: str) -> None:
    assert {script.name: [*played(script, code)] for script in scripts(code, SHORT)} == {
        script.name: [] for script in scripts(code)
    }


async def test_a_walk_reads_in_english_and_finds_what_is_cut_missing_or_refused(
    store: Address,
) -> None:
    with walking("en-XA") as walk:
        async with Harness.open(store) as harness:
            anna, channel = harness.people[0], harness.channel
            await anna.slash(channel, "table new", game="amerigo", where="here")
            assert "## Amerigo · table #1" in texts(channel.last_message)
            written = await anna.slash(channel, "note", text="The harbor is full")
            assert "The harbor is full" in texts(written.response)
            assert walk.record.faults == {}
            assert {"note", "table new"} <= walk.record.met[COMMAND]
            place = harness.env.bot.get_partial_messageable(channel.id)
            for text in ("The trader is waiting", "⟦Öpéñ", "x" * 2001):
                with suppress(discord.HTTPException):
                    await place.send(text)
            limits.clip(Words("en-XA")("note-empty"), len(Words("en")("note-empty")))
    found = [one.partition(":")[0].partition(" |")[0] for one in walk.record.faults]
    assert (found, len(RECORD.taken())) == (["in English", "cut", "refused", "cut"], 1)


def test_words_are_a_tests_own_if_it_brings_them_and_the_bot_has_none_of_them() -> None:
    here, other = "tests/test_pseudo.py::test_a", "tests/test_lots.py"
    assert are_brought(["constantinople"], here) and not are_brought(["constantinople"], other)
    # A trader waits in this file, too, but the bot could say so.
    assert not are_brought(["constantinople", "trader"], here)


def test_what_somebody_typed_is_theirs_until_the_next_file() -> None:
    with walking("en-XA") as walk:
        for test, typed in (("a.py::one", "trader"), ("a.py::two", ""), ("b.py::one", "")):
            walk.begin(test)
            walk.judge.hear(typed)
            assert bool(walk.judge.english("The trader")) == (test == "b.py::one")


def test_a_text_that_is_too_wide_is_set_smaller_lighter_and_narrower_before_it_is_cut() -> None:
    text = "Construction hut"
    whole, least = measure(text, 40), measure(text, 31, bold=False)
    assert set_within(text, whole, 40, True, 31) == (text, 40, True, None)
    assert set_within(text, whole - 1, 40, True, 31)[1:] == (39, True, None)
    assert set_within(text, least, 40, True, 31) == (text, 31, False, None)
    assert set_within(text, least - 1, 40, True, 31) == (text, 31, False, least - 1)
    cut = set_within(text, int(least * NARROWEST) - 1, 40, True, 31)
    assert cut.text.endswith("…") and cut.squeezed is None


def test_a_sign_stands_before_its_number_from_right_to_left_too() -> None:
    """It stood behind it, as in "2+": on Discord, in alt texts and in pictures."""
    for number in ("+2", "−12", "+1,5"):
        text = Words("en-XB")("amerigo-effect-points", change=number)
        assert f"\u2068{number}\u2069" in text
        assert number in [one.text for one in runs(text)]
        assert measure(text, 31) == measure(text.replace("\u2068", "").replace("\u2069", ""), 31)
        assert Words(SOURCE)("amerigo-effect-points", change=number) == f"{number} VP"
    assert signs_kept("1+2 `+2` /+2") == "1+2 `+2` /+2", "no sign of a number, or notation"


def test_lines_break_between_ideographs_but_not_before_a_stop() -> None:
    text = "船長は商品を、全部（少し）積む。Captain 12"
    lines = wrapped(text, 100, 31)
    assert len(lines) > 3 and "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert not [one for one in lines if one[0] in "、）。" or one[-1] in "（"]
    assert all(measure(one, 31) <= 100 for one in lines)
    assert wrapped("김민준 배를", 60, 31) == ("김민준", "배를")


def test_lines_do_not_break_at_a_space_that_allows_none() -> None:
    for space in "\u00a0\u202f":
        assert wrapped(f"Le bateau{space}: plein", 60, 31) == ("Le", f"bateau{space}:", "plein")


def test_all_lines_of_a_text_run_in_the_direction_of_its_first_letter() -> None:
    lines = wrapped("שלום Anna עולם Bob", 70, 31)
    assert len(lines) == 4 and all(map(starts_right, lines))
    assert measure(lines[1], 31) == measure("Anna", 31)
    assert wrapped("Anna שלום", 40, 31) == ("Anna", "שלום")
