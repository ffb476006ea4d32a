"""`bot language`: what translators are told of a language, and what it is that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from bot import cli
from bot.cli.exits import DONE
from bot.locales import add_words, forget, languages
from bot.locales.languages import read
from bot.locales.reviews import is_reviewed
from bot.operations.languages import (
    check,
    comparing,
    drawn,
    examples,
    glossary,
    previewing,
    sources,
)
from bot.operations.languages.sources import Fault
from render.api import Picture
from tests.catalogue import CATALOGUE
from tests.languages import LANGUAGES, UNSPOKEN, forgetting_words, write_language


@pytest.fixture
def root(tmp_path: Path) -> Iterator[Path]:
    with forgetting_words():
        yield tmp_path


@cache
def written(code: str) -> sources.Written:
    """Return a language as its files have it: those of the project stay as they are."""
    return sources.read(code)


def english() -> sources.Written:
    return written("en")


def compared(root: Path, text: str, code: str = "xa") -> list[Fault]:
    """Return the faults of a language with these messages."""
    write_language(root, code, text)
    return [*comparing.compared(code, english(), sources.read(code))]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("common-counted = { $count } { $thing", "this cannot be read"),
        ("common-nothing = a\ncommon-nothing = b", "it is in xa/words.ftl:1 already"),
        ("common-nothin = a", "no such message is in English"),
        ("common-counted = { $number } { $thing }", "$number is unknown; there is $count, $thing"),
        ("common-counted = { -times } { $count } { $thing }", "{ -times } is not there"),
        ("common-nothing = /opne a table", "no command is called /opne here"),
        ("common-nothing = @everyone", "'@' is not in the English text"),
        ("common-nothing = [x](https://example.org)", "'://' is not in the English text"),
        (f"button-boards = {'x' * 81}", "81 characters, and 80 fit"),
        (f"name-join = {'x' * 33}", "33 characters, and 32 fit"),
        (f"salt-title = {'x' * 46}", "46 characters, and 45 fit (title of a form cogs/ui/screens/"),
        (f"hours-zone-which = {'x' * 151}", "151 characters, and 150 fit (menu "),
        (f"pace-live-about = {'x' * 101}", "and 100 fit (line below an entry of a menu "),
        (f"button-take = {'x' * 76} {{ $name }}", "83 characters with name = ‹name›, and 80 fit"),
        (f"amerigo-option-tower-about = {'x' * 101}", "and 100 fit (line below an entry of a"),
        (f"stats-shown = {'x' * 101}", "101 characters, and 100 fit (choice of a command "),
        (f"way-digest-title = {'x' * 79}", "and 78 fit (subject of an email)"),
        (
            "setup-language = { $language ->\n    [noone] a\n   *[other] { $name }\n}",
            "[noone] is never chosen; there is none, other",
        ),
        (
            "wanted-players = { $count ->\n    [few] a\n   *[other] { $count } b\n}",
            "the language has no plural form [few]",
        ),
    ],
)
def test_a_fault_is_found_with_its_place(root: Path, text: str, what: str) -> None:
    found = [one for one in compared(root, text) if not one.hint]
    assert any(what in one.what for one in found), found
    assert all(one.place.startswith("xa/words.ftl:") for one in found)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("common-counted = { $thing }", "$count is not said"),
        (
            "wanted-players = { $count } players",
            "$count has plural forms in English, and none here",
        ),
        ("setup-language = { $language } { $name }", "[none] of $language is not told apart"),
        ("common-nothing = **nothing", "** begins and does not end"),
        (f"web-begin = {'x' * 50}", "a phone's page has no room for a line of this"),
    ],
)
def test_what_may_be_meant_is_a_hint(root: Path, text: str, what: str) -> None:
    found = compared(root, text)
    assert [one.hint for one in found if what in one.what] == [True]


def test_a_language_needs_its_own_plural_forms(root: Path) -> None:
    text = "wanted-players = { $count ->\n    [one] a\n   *[other] { $count } b\n}"
    found = {one.what for one in compared(root, text, "pl")}
    wanted = {f"the plural form [{form}] of $count is missing" for form in ("few", "many")}
    assert found == wanted
    assert comparing.plural_forms("pl") == {"one", "few", "many"}
    assert comparing.plural_forms("ja") == {"other"} or "ja" not in languages()


def test_a_word_that_is_no_plural_form_may_look_like_one(root: Path) -> None:
    """Reasons are chosen by words, of which one is [few]."""
    german = written("de").messages["error-not-rated"]
    assert "few" in {key for one in german.parts.selects for key in one.keys}
    assert [*comparing._plurals("de", english().messages["error-not-rated"], german)] == []


@pytest.mark.parametrize("code", [*languages()])
def test_our_languages_have_no_faults(code: str) -> None:
    found = comparing.compared(code, english(), written(code))
    assert [str(one) for one in found if not one.hint] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_complete_languages_lack_nothing(code: str) -> None:
    assert comparing.missing(english(), written(code)) == []


def test_discord_is_asked_of_all_languages_at_once(root: Path) -> None:
    """Two names of a command are alike, and its texts are 8,000 characters with those of others."""
    told = "".join(
        f"{key} = {'x' * 99}\n"
        for key in english().messages
        if key.startswith(("cmd-league", "arg-"))
    )
    names = "name-show = close\nname-close = close\n"
    write_language(root, "xa", f"{names}{told}", f'discord = ["{UNSPOKEN}"]')
    found = [one for one in check.faults("xa", {}, whole=False) if "Discord" in one.what]
    places = {one.place for one in found if "is 'close' as well" in one.what}
    assert places and places <= {"xa/words.ftl:1", "xa/words.ftl:2"}
    (league,) = (one for one in found if "/league is too long" in one.what)
    assert league.place == f"xa: commands ({UNSPOKEN})" and "8000 fit" in league.what


def test_a_term_of_the_glossary_is_said_by_one_of_its_forms(root: Path) -> None:
    write_language(root, "xa", "table-new = x\ncommon-nothing = x\n")
    (root / "xa" / "glossary.toml").write_text('[host]\n"table" = ["mesa", "mesas"]\n')
    some = sources.Written(
        {
            key: one
            for key, one in english().messages.items()
            if key in ("error-already-seated", "common-nothing")
        },
        (),
    )
    write_language(root, "xa", "error-already-seated = Esta mesa está llena\n")
    assert _strayed(some) == []
    write_language(root, "xa", "error-already-seated = Todo está lleno\n")
    assert _strayed(some) == ["'table' is not said as 'mesa' or 'mesas'"]
    (root / "xa" / "glossary.toml").write_text("[host]\ntable = 1\n")
    assert "no table of terms" in _strayed(some)[0]


def _strayed(some: sources.Written) -> list[str]:
    found = glossary.strayed("xa", some, sources.read("xa"), [])
    return [one.what for one in found if "the term is missing" not in one.what]


def test_the_command_says_what_is_wrong(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_language(root, "xa", "common-nothing = { $x }\n", 'title = "x"')
    assert "xa" in languages(), "a later version of the bot may know that key"
    assert cli.main(["language", "check", str(root / "xa"), "--quick", "--missing"]) == cli.FAILED
    told = capsys.readouterr().out
    assert "xa/words.ftl:1: common-nothing: $x is unknown; there is none" in told
    assert "missing: en/common.ftl" in told and "host: 1 of " in told and "\n2 faults" in told
    assert "xa/language.toml: title: this key means nothing" in told


def test_the_command_lists_languages(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["language", "list"]) == DONE
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("en: English: host 100 %, puerto_rico 100 %")
    write_language(root, "xa", "", "name = 1")
    assert cli.main(["language", "list"]) == cli.FAILED
    assert "xa/language.toml: name = 1 has the wrong type" in capsys.readouterr().out
    assert cli.main(["language", "check", "tlh"]) == cli.USAGE
    assert "There is no language 'tlh'; there is en, de" in capsys.readouterr().err


def test_texts_that_fit_no_menu_and_no_picture_are_found_at_tables(root: Path) -> None:
    long = {"building": "x" * 90, "rules": "long " * 160}
    texts = (f"magister_navis-{kind}-market = {text}\n" for kind, text in long.items())
    write_language(root, "xa", "".join(texts))
    games = {"magister_navis": CATALOGUE["magister_navis"]}
    found = [*drawn.unfit("xa", sources.read("xa"), games)]
    for line, kind, where in (
        (1, "building", "on Discord: the move 'build market' has 96 characters"),
        (1, "building", "in pictures, the question 'build': 'xxx"),
        (2, "rules", "in pictures, the card of 'market': 'long"),
    ):
        told = [one for one in found if one.what.startswith(f"magister_navis {where}")]
        assert {one.place for one in told} == {f"xa/words.ftl:{line}"}
        assert {one.key for one in told} == {f"magister_navis-{kind}-market"}


def test_a_new_language_has_all_messages_as_comments(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "package"
    assert cli.main(["language", "new", "pl", "--package", str(folder)]) == DONE
    assert "bot language check" in capsys.readouterr().out
    own = folder / "boardgames_pl" / "pl"
    described = (own / "language.toml").read_text(encoding="utf-8")
    assert 'name = "Polski"' in described and 'discord = ["pl"]' in described
    text = (own / "openings.ftl").read_text(encoding="utf-8")
    assert "# wanted-players = { $count ->" in text and "[few], [many], [one]" in text
    assert 'pl = "boardgames_pl"' in (folder / "pyproject.toml").read_text()
    with forgetting_words():
        add_words(own.parent)
        assert read(own).name == "Polski" and sources.read("pl") == sources.Written({}, [])
        uncommented = text.replace("# wanted-", "wanted-").replace("\n#  ", "\n  ")
        uncommented = uncommented.replace("\n# }", "\n}").replace("\n#    ", "\n    ")
        (own / "openings.ftl").write_text(uncommented, encoding="utf-8")
        forget()
        assert "wanted-players" in sources.read("pl").messages
    assert cli.main(["language", "new", "pl", "--package", str(folder)]) == cli.USAGE
    assert cli.main(["language", "new", "Polish"]) == cli.USAGE


def test_what_changed_in_english_since_a_file_was_read(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = str(root / "xa")
    write_language(root, "xa", "")
    (root / "xa" / "common.ftl").write_text("common-nothing = x\ncommon-gone = x\n")
    assert not is_reviewed("xa")
    assert cli.main(["language", "reviewed", code, "common.ftl"]) == DONE
    assert cli.main(["language", "reviewed", code, "none.ftl"]) == cli.USAGE
    assert "xa has no none.ftl; it has common.ftl, words.ftl" in capsys.readouterr().err
    assert cli.main(["language", "diff", code]) == cli.FAILED
    told = capsys.readouterr().out
    assert "common.ftl: common-gone is gone in English" in told
    assert "common-nothing is" not in told
    file = root / "xa" / "reviewed.json"
    file.write_text(file.read_text().replace('"common-nothing": "', '"common-nothing": "0'))
    assert cli.main(["language", "diff", code]) == cli.FAILED
    assert (
        "common.ftl: common-nothing is changed in English\n  English: " in capsys.readouterr().out
    )
    (root / "xa" / "words.ftl").unlink()
    forget()
    assert is_reviewed("xa")


def test_a_page_shows_every_message_with_examples(root: Path) -> None:
    write_language(root, "xa", "wanted-players = { $count ->\n   *[other] x{ $count }\n}\n")
    with forgetting_words():
        page = unescape(previewing.preview("xa", {}, ["openings.ftl"]).html)
    names = [one.key for one in english().messages.values() if one.path.name == "openings.ftl"]
    assert page.count("<article") == len(names) > 10
    assert page.count('<dt class="as-') >= len(names) and 'class="as-button"' in page
    assert "menu · " in page, "each says what it is, then what its section is about"
    assert "count = 1" in page and "one player</span></dt>" in page and ">x1</span></dd>" in page
    assert "plural form" not in page and 'class="missing"' in page
    assert "Unknown external" not in page


@pytest.mark.parametrize(
    ("key", "count", "said"),
    [
        ("order-fired", 0, "– not used yet"),
        ("order-fired", 1, "– used once"),
        ("orders-prefer", 1, "What first?"),
        ("orders-prefer", 5, "And if that is not possible?"),
    ],
)
def test_a_number_with_a_text_of_its_own_is_an_example(key: str, count: int, said: str) -> None:
    parts = examples.all_parts(english().messages[key], english())
    assert dict(examples.texts("en", key, parts))[f"count = {count}"] == said


def test_a_picture_is_named_for_the_messages_in_it() -> None:
    picture = Picture("x.png", (1, 1), b"", "x")
    shown = [
        drawn.Shown(str(number), picture, frozenset(keys))
        for number, keys in enumerate(("ab", "abc", "d", ""))
    ]
    needed = previewing._needed(shown)
    assert [(one.where, "".join(sorted(one.keys))) for one in needed] == [("1", "abc"), ("2", "d")]


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("check", "tlh"), "There is no language 'tlh'; there is en, de"),
        (
            ("check", "nowhere/fr"),
            "There is no folder nowhere/fr; `bot language new CODE` writes one",
        ),
        (("check", "{root}"), "language.toml: [Errno 2] No such file or directory"),
        (("preview", "{root}/xa", "tabel.ftl"), "xa has no tabel.ftl; it has absence.ftl, amerigo"),
        (
            ("preview", "{root}/xa", "--quick", "--out", "{root}/no/x.html"),
            "cannot be written: No such",
        ),
        (("reviewed", "{root}/xa", "words.ftl"), "xa/reviewed.json cannot be read: Expecting"),
        (("new", "fr"), "fr exists already"),
    ],
)
def test_what_cannot_be_done_is_said_with_what_can(
    root: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], what: str
) -> None:
    write_language(root, "xa", "common-nothing = x\n")
    (root / "xa" / "reviewed.json").write_text("{", encoding="utf-8")
    assert cli.main(["language", *(word.format(root=root) for word in words)]) != DONE
    assert what in capsys.readouterr().err
    assert (root / "xa" / "reviewed.json").read_text() == "{"


def test_a_description_that_means_nothing_is_found(root: Path) -> None:
    write_language(root, "xa", "", 'fallback = "zz"\ndiscord = ["xx", "fr"]\n')
    (root / "xa" / "reviewed.json").write_text("[]", encoding="utf-8")
    assert [fault.key for fault in check._described("xa")] == ["fallback", "discord, zones", ""]
