"""A screen as Discord's components: everything that fits is there, in order, and nothing more.

The limits are those of Discord's documentation (Component Reference: 40 components a message,
five buttons a row, 25 options; Message: ten attachments).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from bot.presenting import limits
from cogs.ui.kit.layout import ASKING, QUESTION, layout, modal
from cogs.ui.kit.screen import (
    Button,
    Document,
    Entry,
    Form,
    Link,
    Menu,
    PeopleMenu,
    Portrait,
    Row,
    Screen,
    button_rows,
    file_name,
)
from render.api import Picture
from tests.cogs.unit.checks import check

ROW, BUTTON, MENU, TEXT, GALLERY, FILE, PEOPLE, SECTION = 1, 2, 3, 10, 12, 13, 5, 9
"""Discord's numbers of the kinds of components."""


def picture(number: int) -> Picture:
    return Picture(f"{number}.png", (1, 1), str(number).encode(), f"Picture {number}")


def menu(number: int, entries: int = 2) -> Menu:
    return Menu(f"sel:{number}", tuple(Entry(str(n), f"Entry {n}") for n in range(entries)))


def buttons(count: int) -> tuple[Row, ...]:
    return button_rows(tuple(Button(f"mv:{n}", f"Move {n}") for n in range(count)))


def parts(screen: Screen, kind: int | None = None) -> list[dict[str, Any]]:
    """Return the components of that kind, all without one, in the order shown."""

    def walk(components: list[Any]) -> Iterator[dict[str, Any]]:
        for one in components:
            yield one
            yield from walk(one.get("components", []))

    found = walk(cast(Any, layout(screen).to_components()))
    return [one for one in found if kind in (None, one["type"])]


def test_forty_components_are_shown_and_of_one_more_no_row_is_torn() -> None:
    """A container, a text, and 19 menus of two components each are 40."""
    whole = Screen(("a",), rows=tuple(menu(number) for number in range(19)))
    assert len(parts(whole)) == limits.COMPONENTS == 40
    more = Screen(("a", "b"), rows=whole.rows)
    assert len(parts(more, MENU)) == 18
    assert len(parts(more, ROW)) == 18, "no row is left empty"
    check(more)


def test_no_row_behind_one_that_finds_no_room_is_shown() -> None:
    rows = (*(menu(number) for number in range(18)), *buttons(5), menu(99))
    screen = Screen(("a",), rows=rows)
    assert len(parts(screen, MENU)) == 18, "what follows would stand in the wrong place"
    assert parts(screen, BUTTON) == []


@pytest.mark.parametrize("count", [1, 5, 6, 10, 11])
def test_buttons_stand_in_rows_of_five_in_their_order(count: int) -> None:
    rows = parts(Screen(rows=buttons(count)), ROW)
    assert [len(row["components"]) for row in rows[:-1]] == [5] * (len(rows) - 1)
    shown = [one["custom_id"] for row in rows for one in row["components"]]
    assert shown == [f"mv:{n}" for n in range(count)]


def test_a_menu_has_its_first_25_entries() -> None:
    for entries, shown in ((25, 25), (26, 25)):
        (found,) = parts(Screen(rows=(menu(0, entries),)), MENU)
        assert [one["value"] for one in found["options"]] == [str(n) for n in range(shown)]


def test_a_menu_says_how_many_are_picked_and_which_are_chosen() -> None:
    entries = (Entry("a", "A", "about", "🎲", chosen=True), Entry("b", "B"))
    (found,) = parts(Screen(rows=(Menu("sel:1", entries, "Which?", 0, 2),)), MENU)
    assert (found["min_values"], found["max_values"], found["placeholder"]) == (0, 2, "Which?")
    first, second = found["options"]
    assert (first["default"], first["description"], first["emoji"]["name"]) == (True, "about", "🎲")
    assert not second.get("default")


def test_people_are_picked_from_those_of_the_server() -> None:
    (found,) = parts(Screen(rows=(PeopleMenu("who:1", "Who?", (5, 6), 1, 3),)), PEOPLE)
    assert [one["id"] for one in found["default_values"]] == [5, 6]
    assert (found["min_values"], found["max_values"]) == (1, 3)


def test_a_text_of_4000_characters_is_whole_and_the_question_has_room_first() -> None:
    whole = parts(Screen(("a" * 3000, "b" * 1000)), TEXT)
    assert [len(one["content"]) for one in whole] == [3000, 1000]
    told, last, question = parts(Screen(("a" * 3000, "b" * 1000, "c"), question="q" * 10), TEXT)
    assert question["content"] == "q" * 10
    assert last["content"] == "b" * 989 + "…"
    assert told["content"] == "a" * 3000


def test_a_portrait_stands_beside_the_first_lines_and_the_rest_has_the_whole_width() -> None:
    portrait = Portrait("https://example.com/anna.png", "Anna")
    screen = Screen(("## Anna\none\ntwo\nthree\nfour", "five"), portrait=portrait)
    (section,) = parts(screen, SECTION)
    assert [one["content"] for one in section["components"]] == ["## Anna\none"]
    thumbnail = section["accessory"]
    assert (thumbnail["media"]["url"], thumbnail["description"]) == (portrait.address, "Anna")
    told = [one["content"] for one in parts(screen, TEXT)]
    assert told == ["## Anna\none", "two\nthree\nfour", "five"]
    check(screen)
    assert not parts(Screen(rows=buttons(1), portrait=portrait), SECTION), "no text, no portrait"
    check(Screen(("x" * 5000,), portrait=portrait))


def test_a_portrait_takes_the_room_of_three_components() -> None:
    """A section counts with its text and its accessory: 1 + 3 + 18 * 2 = 40."""
    portrait = Portrait("https://example.com/anna.png", "Anna")
    screen = Screen(("a",), rows=tuple(menu(number) for number in range(19)), portrait=portrait)
    assert len(parts(screen, MENU)) == 18
    check(screen)


def test_an_empty_text_is_no_component() -> None:
    assert [one["content"] for one in parts(Screen(("", "a", "")), TEXT)] == ["a"]
    assert Screen(("", "")).empty
    assert not Screen(rows=buttons(1)).empty


def test_a_label_is_cut_at_its_own_limit_and_plain() -> None:
    entries = (Entry("1", "l" * 101, "h" * 101),)
    rows = ((Button("mv:1", "b" * 81),), Menu("sel:1", entries, "p" * 151))
    screen = Screen(rows=rows)
    (button,), (found,) = parts(screen, BUTTON), parts(screen, MENU)
    assert button["label"] == "b" * 79 + "…"
    assert found["placeholder"] == "p" * 149 + "…"
    assert found["options"][0]["label"] == "l" * 99 + "…"
    assert found["options"][0]["description"] == "h" * 99 + "…"
    (escaped,) = parts(Screen(rows=((Button("mv:1", r"Anna\_B"),),)), BUTTON)
    assert escaped["label"] == "Anna_B"


def test_texts_pictures_files_question_link_and_rows_follow_each_other() -> None:
    screen = Screen(
        ("told",),
        (picture(1),),
        "Which?",
        buttons(1),
        asking=picture(2),
        documents=(Document("a.txt", b"x"),),
        link=Link("https://example.org", "Page"),
    )
    kinds = [one["type"] for one in parts(screen)][1:]
    assert kinds == [TEXT, GALLERY, GALLERY, FILE, TEXT, ROW, BUTTON, ROW, BUTTON]
    galleries = parts(screen, GALLERY)
    assert [one.get("id") == ASKING for one in galleries] == [False, True]
    assert [one.get("id") == QUESTION for one in parts(screen, TEXT)] == [False, True]
    assert parts(screen, BUTTON)[0]["url"] == "https://example.org"


def test_texts_stand_above_and_below_the_pictures() -> None:
    screen = Screen(("Head", "", "Story"), (picture(1),), "Who?", asking=picture(2), above=1)
    order = [TEXT, GALLERY, TEXT, GALLERY, TEXT]
    assert [one["type"] for one in parts(screen)][1:] == order
    assert [one["content"] for one in parts(screen, TEXT)] == ["Head", "Story", "Who?"]
    headed = [one["type"] for one in parts(screen.headed("On top"))][1:]
    assert headed == [TEXT, *order]


def test_every_picture_is_uploaded_and_shown_by_the_same_name() -> None:
    screen = Screen(pictures=tuple(map(picture, range(12))), asking=picture(99))
    shown = [one["items"][0]["media"]["url"] for one in parts(screen, GALLERY)]
    assert shown == [f"attachment://{one.filename}" for one in screen.files()]
    assert len(shown) == limits.GALLERY == 10
    assert shown[-1].endswith(file_name(picture(99))), "the question's picture always has room"
    assert parts(screen, GALLERY)[0]["items"][0]["description"] == "Picture 0"


def test_documents_count_among_the_ten_files() -> None:
    documents = tuple(Document(f"{n}.txt", b"x") for n in range(3))
    screen = Screen(pictures=tuple(map(picture, range(12))), documents=documents)
    assert len(screen.files()) == 10
    assert [one.filename for one in screen.files()][-3:] == ["0.txt", "1.txt", "2.txt"]


def test_a_picture_that_changes_has_another_name() -> None:
    one, other = Picture("a.png", (1, 1), b"1"), Picture("a.png", (1, 1), b"2")
    assert file_name(one) != file_name(other)
    assert file_name(one).startswith("a.") and file_name(one).endswith(".png")


def test_without_its_question_a_screen_keeps_what_was_told() -> None:
    asked = Screen(("told",), (picture(1),), "Which?", buttons(2), asking=picture(2))
    left = asked.without_question()
    assert [one["type"] for one in parts(left)][1:] == [TEXT, GALLERY]
    assert len(left.files()) == 1


def test_a_form_keeps_the_limits_of_its_texts_and_what_was_written() -> None:
    form = Form("note:1", "t" * 60, "l" * 60, "h" * 120, 300, "before")
    sent: dict[str, Any] = modal(form).to_dict()
    (label,) = sent["components"]
    assert (sent["custom_id"], sent["title"]) == ("note:1", "t" * 44 + "…")
    assert label["label"] == "l" * 44 + "…"
    assert label["description"] == "h" * 99 + "…"
    line = label["component"]
    assert (line["custom_id"], line["value"], line["max_length"]) == ("line", "before", 300)
    assert line["required"] is False


def test_texts_too_long_for_one_message_go_on_in_the_next() -> None:
    texts = tuple(letter * 1500 for letter in "abcd")
    long = Screen(texts, question="e" * 1500, rows=buttons(1))
    shown = long.parts()
    assert [one.texts for one in shown] == [texts[:1], texts[1:2], texts[2:3], texts[3:]]
    assert [one.rows for one in shown] == [(), (), (), long.rows]
    assert all("…" not in part["content"] for one in shown for part in parts(one, TEXT))
    short = Screen(("f", "", "g"), rows=long.rows, above=1)
    assert short.parts() == (short,) and Screen().parts() == (Screen(),)
