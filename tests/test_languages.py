"""A language is a folder: which ones are there, and where a message comes from that one lacks."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import discord
import pytest

from bot.locales import MissingMessage, Words, bundle, forget, languages, spoken, translation
from bot.locales.languages import GROUP, SOURCE, BadLanguage, chain, read
from bot.presenting import limits
from cogs.ui.kit.choices import day_of
from cogs.ui.kit.screen import Menu
from cogs.ui.screens.hours import zone_question
from render.pictures.chart import ChartScene, Line, Section
from tests.languages import LANGUAGES, UNSPOKEN, forgetting_words, write_language

ROOT = Path(__file__).parent.parent
ALL = [*languages()]


@pytest.fixture
def root(tmp_path: Path) -> Iterator[Path]:
    """A folder of languages that the bot knows as long as the test runs."""
    with forgetting_words():
        yield tmp_path


def test_the_languages_that_never_lack_a_message() -> None:
    assert LANGUAGES[:2] == (SOURCE, "de")
    assert ALL[0] == SOURCE


def test_every_language_of_ours_is_one() -> None:
    """A folder without a `language.toml`, or with a faulty one, would be no language."""
    here = languages()[SOURCE].folder.parent
    assert {read(path.parent).code for path in here.glob("*/*.ftl")} == {*ALL}


@pytest.mark.parametrize("code", ALL)
def test_discord_knows_its_locales(code: str) -> None:
    known = {locale.value for locale in discord.Locale}
    one = languages()[code]
    assert one.discord and {*one.discord} <= known
    assert {*one.zones} <= {*one.discord}
    assert {spoken(locale) for locale in one.discord} == {code}
    assert one.fallback in ALL and one.beside in ALL and one.register


@pytest.mark.parametrize("code", ALL)
def test_it_has_no_message_that_english_lacks(code: str) -> None:
    """Such a message is never shown; terms are a language's own."""
    extra = bundle(code).names - bundle(SOURCE).names
    assert {key for key in extra if not key.startswith("-")} == set()


def test_a_message_comes_from_the_region_the_language_the_fallback_or_english(root: Path) -> None:
    write_language(root, "xa", "words-one = xa one\nwords-two = xa two\nwords-three = xa three\n")
    write_language(root, "xb", "words-one = xb one\nwords-two = xb two\n", 'fallback = "xa"')
    write_language(root, "xb-YY", "words-one = xb-YY one\n", f'discord = ["{UNSPOKEN}"]')
    assert chain("xb-YY") == ("xb-YY", "xb", "xa", "en")
    words = Words("xb-YY")
    assert [words(f"words-{key}") for key in ("one", "two", "three")] == [
        "xb-YY one",
        "xb two",
        "xa three",
    ]
    assert words("common-nothing") == Words("en")("common-nothing")
    assert words.has("common-nothing") and not words.has("words-four")
    with pytest.raises(MissingMessage, match="words-four"):
        words("words-four")
    assert [spoken(one) for one in (UNSPOKEN, "XB-yy", "xb-ZZ", "xc", "")] == [
        *("xb-YY", "xb-YY", "xb", None, None)
    ]


@pytest.mark.parametrize(
    "faulty",
    [
        "common-counted = { $nobody } { $thing }",
        "common-counted = { -nowhere } { $thing }",
        "common-counted = { $thing",
        "common-counted = { NUMBER($thing, minimumFractionDigits: 3) } { UNKNOWN() }",
        "common-counted =\n    .attribute = x",
        "common-counted = { common-counted }",
        'common-counted = { "" }',
    ],
)
def test_a_message_that_is_faulty_comes_from_english(root: Path, faulty: str) -> None:
    """A translation can break nothing."""
    write_language(root, "xa", f"{faulty}\n")
    assert Words("xa")("common-counted", count=2, thing="x") == "2 × x"


def test_messages_of_a_file_that_cannot_be_read_come_from_english(root: Path) -> None:
    write_language(root, "xa", "words-one = one\n")
    (root / "xa" / "more.ftl").write_bytes("common-nothing = né\n".encode("latin-1"))
    (root / "xa" / "folder.ftl").mkdir()
    assert [Words("xa")(key) for key in ("words-one", "common-nothing")] == ["one", "nothing"]
    assert translation("xa", "cmd-me") is None


def test_two_languages_may_fall_back_to_each_other(root: Path) -> None:
    write_language(root, "xa", "", 'fallback = "xb"')
    write_language(root, "xb", "", 'fallback = "xa"')
    assert chain("xa") == ("xa", "xb", "en")
    assert Words("xa")("common-nothing") == "nothing"


def test_plural_forms_are_those_of_the_language_of_the_message(root: Path) -> None:
    """Ukrainian has a form for 2 to 4, and a message in English must not be asked for it."""
    forms = "{ $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}"
    write_language(root, "pl", f"words-forms = {forms}\n")
    words = Words("pl")
    assert [words("words-forms", n=n) for n in (1, 2, 5)] == ["one", "few", "many"]
    assert words("time-minutes", count=2) == Words("en")("time-minutes", count=2)


def test_numbers_and_lists_are_those_of_the_nearest_locale_that_is_known(root: Path) -> None:
    write_language(root, "xa", "")
    write_language(root, "de-XA", "", 'direction = "rtl"')
    assert (Words("xa").locale, Words("de-XA").locale) == ("en", "de")
    assert (Words("de-XA").direction, Words("de").direction) == ("rtl", "ltr")
    assert (Words("en").called("de"), Words("de").called("de-XA")) == ("German", "de-XA")


@pytest.mark.parametrize(
    ("described", "fault"),
    [
        ("name = ", "Invalid value"),
        ("name = 5", "name = 5 has the wrong type"),
        ('discord = "fr"', "discord = 'fr' has the wrong type"),
        ('discord = ["x", 1]', "has the wrong type"),
        (f'name = "{"x" * 41}"', "must have 1 to 40 characters"),
        ('seat = " "', "must have 1 to 40 characters"),
        ('direction = "up"', "must be ltr or rtl"),
        ('dates = ["%d/%m"]', "'%d/%m' is no form of dates"),
        ('dates = ["%d/%m/%Y/%d"]', "is no form of dates"),
        ('[zones]\nfr = ["<x>"]', "the time zones of fr must be"),
        ("[zones]\nfr = []", "the time zones of fr must be"),
    ],
)
def test_a_language_that_is_badly_described_is_left_out(
    root: Path, described: str, fault: str
) -> None:
    write_language(root, "xa", "words-one = one\n", described)
    assert "xa" not in languages()
    assert Words("xa").language == SOURCE
    with pytest.raises(BadLanguage, match=fault):
        read(root / "xa")


def test_a_folder_without_the_name_of_a_language_is_left_out(root: Path) -> None:
    write_language(root, "French", "")
    with pytest.raises(BadLanguage, match="'French' is no code of a language"):
        read(root / "French")


def test_a_package_brings_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no module: nothing of it is run."""
    with forgetting_words():
        write_language(tmp_path / "boardgames_xa", "xa", "words-one = x\n")
    data = tmp_path / "boardgames_xa-1.dist-info"
    data.mkdir()
    (data / "METADATA").write_text("Metadata-Version: 2.1\nName: boardgames_xa\nVersion: 1\n")
    (data / "entry_points.txt").write_text(f"[{GROUP}]\nxa = boardgames_xa\nno = no_such_thing\n")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    forget()
    assert Words("xa")("words-one") == "x"
    monkeypatch.undo()
    forget()
    assert Words("xa").language == SOURCE


def test_only_what_is_translated_is_told_to_discord(root: Path) -> None:
    write_language(root, "xa", "name-join = x\nname-table = { -nowhere }\n")
    assert translation("xa", "name-join") == "x"
    assert translation("xa", "name-table") is None
    assert translation("xa", "name-leave") is None
    assert translation(SOURCE, "name-join") is None


def test_dates_are_read_as_in_any_language_unless_they_mean_two_days(root: Path) -> None:
    day = date(2026, 12, 24)
    assert [day_of(text, "en") for text in ("2026-12-24", "24.12.2026", "12/24/2026")] == [day] * 3
    write_language(root, "xa", "", 'dates = ["%d/%m/%Y"]')
    assert day_of("24/12/2026", "en") == day
    assert [day_of("04/03/2026", code) for code in ("en", "de")] == [None, None]
    assert day_of("03/03/2026", "en") == date(2026, 3, 3)


def test_a_date_is_read_as_in_the_language_of_who_typed_it(root: Path) -> None:
    write_language(root, "xa", "", 'dates = ["%d/%m/%Y"]')
    write_language(root, "xb", "", 'dates = ["%m/%d/%Y", "%d/%m/%Y"]')
    assert day_of("04/03/2026", "xa") == date(2026, 3, 4)
    assert day_of("12/24/2026", "xa") == date(2026, 12, 24), "no day in that language"
    assert day_of("04/03/2026", "xb") is None


def test_a_menu_of_time_zones_holds_those_of_a_language_and_the_nearest(root: Path) -> None:
    own = ["America/Mexico_City", "America/Bogota", "America/Lima", "America/Santiago"]
    described = f'discord = ["{UNSPOKEN}"]\n[zones]\n{UNSPOKEN} = {json.dumps(own)}'
    write_language(root, "xa", "", described)
    screen = zone_question(UNSPOKEN, datetime(2026, 12, 24, 12, tzinfo=UTC), Words("xa"))
    menu, _ = screen.rows
    assert isinstance(menu, Menu)
    offered = [entry.value for entry in menu.entries]
    assert offered[:4] == own and len(offered) == limits.OPTIONS
    assert {"America/New_York", "Europe/Berlin", "Pacific/Honolulu"} <= {*offered}


def test_no_module_names_a_language_but_english() -> None:
    """A language is data; English is the one in which the texts are written."""
    codes = {code for code in LANGUAGES if code != SOURCE}
    names = {one.name for one in languages().values()} | {"German"}
    for top in ("bot", "cogs", "render"):
        for path in (ROOT / top).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not names & {*re.findall(r"\w+", text)} - {"English"}, path
            quoted = {*re.findall(r"""(?<!else )["']([a-z]{2})["']""", text)}
            assert not codes & quoted, path


JOINS = re.compile(r"""\}\**[:;,] \{|["'][:;,] ["']\.join""")
"""Pattern of texts that Python joins."""
NO_TEXTS = ("fairness.py", "results.py", "message.py", "game.py", "pictures.py", "boards.py")
"""Files that join what has to stay as it is: salts, options, headers, words for programmers and in
the log, and names in refusals, which the host makes without a language, too."""


def test_texts_are_joined_as_in_their_language() -> None:
    """French has a space before colons and semicolons, Chinese has other ones and commas, too."""
    for top in ("render", "cogs/commands", "cogs/ui", "bot/presenting"):
        for path in (ROOT / top).rglob("*.py"):
            joined = JOINS.search(path.read_text(encoding="utf-8"))
            assert joined is None or path.name in NO_TEXTS, path
    section = Section("Rôles", (Line("A", "1", 0, 1), Line("B", "2", 0, 1)))
    assert ChartScene("night", "en", "X", (section,)).alt == "X. Rôles: A: 1; B: 2"
    assert re.search(r"Rôles\s: A\s: 1", ChartScene("night", "fr", "X", (section,)).alt)


def test_a_package_takes_neither_a_name_nor_a_locale(root: Path) -> None:
    """Discord would refuse two choices of one name, and who reads English goes on reading it."""
    write_language(root, "aa", "", f'name = "English"\ndiscord = ["en-US", "{UNSPOKEN}"]')
    assert (languages()["aa"].name, languages()["en"].name) == ("English (aa)", "English")
    assert (spoken("en-US"), spoken(UNSPOKEN)) == ("en", "aa")
    write_language(root, "de", "", 'name = "Mine"')
    assert languages()["de"].name == "Deutsch"
