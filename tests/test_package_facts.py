"""Answers of packages' processes are checked before the bot uses them."""

from __future__ import annotations

import ast
import inspect
from base64 import b64encode
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue.apart import facts, records, values
from bot.catalogue.apart.values import FAULTS, BadAnswer
from bot.engine.api import IllegalMove
from bot.locales import Words, add_words
from bot.presenting.game import Game
from tests.languages import forgetting_words, write_language

WORDS = "stones-title = Stones\n"


KEPT_INSIDE = {"cases", "cog", "emojis", "guide", "searcher", "stored", "weighed"}
"""Parts of a record that only packages have which the operator trusts; the page names them."""


def test_every_part_of_a_record_is_told_or_left_out_on_purpose() -> None:
    (call,) = (
        node
        for node in ast.walk(ast.parse(inspect.getsource(records)))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Game"
    )
    told = {one.arg for one in call.keywords} | {"release"}
    assert {one.name for one in fields(Game)} - told == KEPT_INSIDE


def told(**changed: Any) -> dict[str, Any]:
    """Return what a package tells of a game."""
    names = ("atoms", "secret", "stepped", "turns", "drafted", "revealing", "draft_first")
    lists: dict[str, Any] = {name: [] for name in (*names, "adjustable", "options", "renamable")}
    return {"key": "stones", "seats": [2, 3, 4], **lists, **changed}


def option(key: str = "heap", choices: int = 2, **changed: Any) -> dict[str, Any]:
    numbers = [f"n{number}" for number in range(choices)]
    return {"key": key, "choices": numbers, "seats": None, "page": "", "needs": None, **changed}


def test_good_facts_are_taken() -> None:
    needs = ["heap", ["n1"]]
    options = [option(), option("other", 25, seats=[2, 3], needs=needs)]
    info = facts.info_of(
        told(options=options, adjustable=[["gold", 3, 1, 5]], renamable=["heap"], atoms=["give"])
    )
    assert (info.key, info.seats, info.atoms) == ("stones", range(2, 5), {"give"})
    assert info.options[1].needs == ("heap", ("n1",))
    assert info.options[1].seats == range(2, 4)
    assert (info.adjustable[0].key, info.adjustable[0].most) == ("gold", 5)
    assert info.renamable == ("heap",)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"options": [option(f"o{n}") for n in range(13)]}, "13 options are on the page"),
        ({"options": [option(f"o{n}", page=str(n)) for n in range(26)]}, "26 options, more than"),
        ({"options": [option(choices=26)]}, "26 choices, not 1 to 25"),
        ({"options": [option("<@&1>")]}, "is no key"),
        ({"options": [option(choices=0)]}, "0 choices"),
        ({"key": "@everyone"}, "is no key"),
        ({"key": "x" * 41}, "is no key"),
        ({"key": 3}, "no text"),
        ({"seats": []}, "1 to"),
        ({"seats": [*range(1, 99)]}, "1 to"),
        ({"seats": [2, 4]}, "1 to"),
        ({"seats": ["2"]}, "no number"),
        ({"atoms": "give"}, "no list"),
        ({"revealing": [1]}, "no text"),
        ({"revealing": ["\ud800"]}, "surrogates"),
    ],
)
def test_bad_facts_are_refused(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(FAULTS, match=why):
        facts.info_of(told(**changed))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            WORDS + "error-incident = Ha\n",
            "error-incident of its words does not begin with stones-",
        ),
        (WORDS + "-stone = Ha\nstones-x = Ha\n", "-stone of its words"),
        ("stones-title = @everyone\n", "'@'"),
        ("stones-title = <#1>\n", "'<#'"),
        ("stones-title = [a](x)\n", "no mentions and links"),
        ("stones-title = https://evil.example\n", "'://'"),
        ('stones-title = {"\\u0040"}everyone\n', "no mentions and links"),
        (WORDS + "# " + "x" * 300_000, "more than"),
    ],
)
def test_words_are_a_games_own_and_only_words(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "en").mkdir()
    file = tmp_path / "en/stones.ftl"
    file.write_text(WORDS)
    assert facts.words_of("stones", str(tmp_path)) == tmp_path
    file.write_text(text)
    with pytest.raises(ValueError, match=why):
        facts.words_of("stones", str(tmp_path))


def test_a_language_may_have_the_words_of_a_package(tmp_path: Path) -> None:
    """Its author does not speak it; who translates the bot may translate the game as well."""
    with forgetting_words():
        write_language(tmp_path / "language", "xa", "stones-title = Ha\n")
        (tmp_path / "game/en").mkdir(parents=True)
        (tmp_path / "game/en/stones.ftl").write_text(WORDS)
        assert facts.words_of("stones", str(tmp_path / "game")) == tmp_path / "game"
        add_words(tmp_path / "game")
        assert Words("xa")("stones-title") == "Ha"


def test_words_take_no_name_of_the_bots_own_and_no_language(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    with pytest.raises(ValueError, match="the bot has words"):
        facts.words_of("league", str(tmp_path))
    (tmp_path / "en/language.toml").write_text('name = "Mine"')
    with pytest.raises(ValueError, match="a language of their own"):
        facts.words_of("stones", str(tmp_path))
    assert facts.words_of("stones", None) is None


IMAGE = b64encode(b"\x89PNG...").decode()


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (values.said, "@everyone, look"),
        (values.said, "<@&12> look"),
        (values.said, "[free](https://evil.example)"),
        (values.said, "x" * 4001),
        (values.said, None),
        (values.lines, ["fine", "@here"]),
        (values.whole, True),
        (values.truth, 1),
        (values.label_of, ["x" * 401, "", ["", ""], False, "", False, [], "", ""]),
        (values.label_of, ["x"]),
        (values.label_of, ["x", "", ["no emoji", ""], False, "", False, [], "", ""]),
        (values.move_of, ["take 1"]),
        (values.move_of, ["take 1", 5]),
        (values.decision_of, ["0", "take", []]),
        (values.event_of, ["took", {"seat": [1]}, None, False]),
        (values.score_of, [0, 1, 2]),
        (values.picture_of, ["a.exe", [1, 1], IMAGE, "", []]),
        (values.picture_of, ["../a.png", [1, 1], IMAGE, "", []]),
        (values.picture_of, ["a.png", [1, 1], b64encode(b"<script>").decode(), "", []]),
        (values.picture_of, ["a.png", [1, 1], "no base64!", "", []]),
        (values.picture_of, ["a.png", [1, 1], IMAGE, "x" * 1025, []]),
        (values.mistake_of, ["IllegalMove", "Not a code", [], {}]),
        (values.mistake_of, ["IllegalMove", "code", [], {"x": {}}]),
        (values.state_of, {"at": "{}"}),
    ],
)
def test_an_answer_that_is_none_is_refused(read: Callable[[Any], object], value: Any) -> None:
    with pytest.raises(FAULTS):
        read(value)


def test_good_answers_are_read() -> None:
    assert values.said("\\@everyone <@12> took 2\\: \\/\\/") == "\\@everyone <@12> took 2\\: \\/\\/"
    error = values.mistake_of(["IllegalMove", "illegal-move", ["take 1"], {"text": "x"}])
    assert type(error) is IllegalMove
    assert (error.legal, error.args_) == (("take 1",), {"text": "x"})
    assert type(values.mistake_of(["SystemExit", "code", [], {}])).__name__ == "GameError"
    label = values.label_of(["Take", "", ["🪨", "stone"], True, "", False, [], "", ""])
    assert (label.text, label.emoji, label.quiet) == ("Take", "🪨", True)
    assert values.move_of(["take 1", "a"]) == values.move_of(["take 1", "b"])
    assert issubclass(BadAnswer, ValueError)
