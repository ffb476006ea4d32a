"""Files of variants: what they change, and what is said of one that is wrong."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.engine.api import Adjustable, BadOption, GameInfo, Option
from bot.engine.codec import encode
from bot.engine.options import adjustable, adjusted, chosen, settled, valid, without_variant
from bot.engine.variants import MOST_BYTES, BadVariant, Variant, read

PRICE = Adjustable("price", usual=3, least=-2, most=9)
SIZE = Option("size", ("small", "large"))
HEAP = Adjustable("heap", usual=20, least=10, most=30)


@dataclass(frozen=True, slots=True)
class Options:
    price: int = adjusted(PRICE)
    heap: int = adjusted(HEAP)


INFO = GameInfo("toy", range(2, 5), adjustable=adjustable(Options), renamable=("thing-mill",))
GAMES = {"toy": INFO, "fixed": GameInfo("fixed", range(2, 5))}
WHOLE = """# Ours.
game = "toy"
name = " Cheap "

[numbers]
price = -2  # a gift
"""


def faults(text: str | bytes) -> list[tuple[int, str]]:
    with pytest.raises(BadVariant) as raised:
        read(text if isinstance(text, bytes) else text.encode(), GAMES)
    return [(one.line, one.code) for one in raised.value.faults]


def test_a_file_is_read_as_choices_of_a_table() -> None:
    found = read(WHOLE.encode(), GAMES)
    assert found == Variant("toy", "Cheap", {"price": -2})
    assert found.choices == {"variant": "Cheap", "price": "-2"}
    assert settled(Options, found.choices) == Options(price=-2)
    assert encode(settled(Options, found.choices)) == {"price": -2}, "only what differs is stored"
    assert encode(settled(Options, {})) == {}


def test_a_file_of_another_system_is_read() -> None:
    data = b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").encode()
    assert read(data, GAMES).name == "Cheap"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("price = -2", "price = 10", [(6, "bounds")]),
        ("price = -2", "price = true", [(6, "bounds")]),
        ("price = -2", "price = 2.5", [(6, "bounds")]),
        ("price = -2", 'price = "2"', [(6, "bounds")]),
        ("price = -2", "prize = 2", [(6, "number")]),
        ("price = -2", "price = 3", [(5, "nothing")]),
        ("price = -2", "", [(5, "nothing")]),
        ("price = -2", "price = ", [(6, "toml")]),
        ("[numbers]", "[number]", [(0, "nothing"), (5, "key")]),
        ('"toy"', '"toys"', [(2, "game")]),
        ('"toy"', '"fixed"', [(2, "game")]),
        ('" Cheap "', '"  "', [(3, "name")]),
        ('" Cheap "', f'"{"x" * 31}"', [(3, "name")]),
        ('" Cheap "', '"a\\nb"', [(3, "name")]),
        ('name = " Cheap "', "", [(0, "name")]),
        ("[numbers]\nprice = -2", "numbers = 5", [(5, "numbers")]),
        ("[numbers]\nprice = -2", "numbers.price = 99", [(5, "bounds")]),
        ("price = -2", "price = 99\nheap = 1", [(6, "bounds"), (7, "bounds")]),
        ("price = -2", "price = 4\nmore = 1", [(7, "number")]),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line(
    old: str, new: str, expected: list[tuple[int, str]]
) -> None:
    assert faults(WHOLE.replace(old, new)) == expected


def test_what_is_no_file_of_ours_is_refused() -> None:
    assert faults(b"game = '\xff'") == [(1, "text")]
    assert faults(b"#" * (MOST_BYTES + 1)) == [(0, "size")]
    assert faults("[" * 9000)[0][1] == "toml"
    assert len(faults(WHOLE + "\n".join(f"x{n} = 1" for n in range(50)))) == 10


NAMED = (
    WHOLE
    + """
[names]
thing-mill = "Old mill"
"""
)


def test_names_are_choices_that_the_rules_do_not_read() -> None:
    found = read(NAMED.encode(), GAMES)
    assert found.names == {"thing-mill": "Old mill"}
    assert found.choices == {"variant": "Cheap", "price": "-2", "name-thing-mill": "Old mill"}
    assert settled(Options, found.choices) == Options(price=-2)
    names = NAMED.replace("[numbers]\nprice = -2  # a gift\n", "")
    assert read(names.encode(), GAMES).choices == {
        "variant": "Cheap",
        "name-thing-mill": "Old mill",
    }
    assert without_variant(INFO, {**found.choices, "size": "large"}) == {"size": "large"}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *((f'"{name}"', "") for name in ("Müller’s", "St. Paul-Hof", "Д 7")),
        *((f'"{name}"', "called") for name in ("", " a", "a*b", "<@1>", "@all", "a_b", "x" * 21)),
        ("7", "called"),
        ('["a"]', "called"),
    ],
)
def test_names_have_no_signs_that_mean_something(name: str, code: str) -> None:
    text = NAMED.replace('"Old mill"', name)
    if code:
        assert faults(text) == [(9, code)]
    else:
        assert read(text.encode(), GAMES).names


def test_things_that_have_no_name_to_change_are_named() -> None:
    assert faults(NAMED.replace("thing-mill =", "thing-inn =")) == [(9, "thing")]
    assert faults("names = 5\n" + WHOLE) == [(1, "names")]


def test_a_file_of_much_space_is_read_at_once() -> None:
    space = " " * (MOST_BYTES - 500)
    assert read(f"{WHOLE}{space}\n".encode(), GAMES).name == "Cheap"
    assert faults(f'{WHOLE}more = """\n[{space}"""') == [(7, "number")]


def test_a_number_that_is_too_long_to_be_shown_is_refused() -> None:
    for wrong in ("0x" + "f" * 5000, "[0x" + "f" * 5000 + "]", "9" * 5000):
        assert [code for _, code in faults(WHOLE.replace("-2", wrong))] == ["toml"]


def test_choices_of_a_variant_are_checked_and_lapse() -> None:
    usual = {"price": "3", "heap": "20", "name-thing-mill": "", "variant": ""}
    assert chosen(INFO.settings, {}) == usual
    for wrong in ("10", "-3", "03", "+3", "3 ", "", "٣", "1e1", "-0"):
        with pytest.raises(BadOption):
            chosen(INFO.settings, {"price": wrong})
    with pytest.raises(BadOption):
        chosen(INFO.settings, {"variant": "x" * 31})
    with pytest.raises(BadOption):
        chosen(GAMES["fixed"].settings, {"variant": "Cheap"})
    kept = {"price": "99", "heap": "10", "variant": "Cheap", "gone": "1"}
    left = {"heap": "10", "variant": "Cheap", "size": "large"}
    assert valid((*INFO.settings, SIZE), {**kept, "size": "large"}) == left
    lapsed = {"price": "99", "variant": "Cheap", "size": "large"}
    assert valid((*INFO.settings, SIZE), lapsed) == {"size": "large"}
    whole = {"heap": "10", "variant": "Cheap"}
    assert valid((*INFO.settings, SIZE), {**whole, "size": "huge"}) == whole
    assert without_variant(INFO, {**kept, "other": "yes"}) == {"gone": "1", "other": "yes"}
