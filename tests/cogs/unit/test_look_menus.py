"""Menus of many pictures: Discord takes 25 entries in one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.host.core.api import Table
from bot.locales import Words
from cogs.ui.kit.screen import Menu
from cogs.ui.screens.boards import Wish, look_rows, wish_of

PARTS = {str(number): f"Island {number}" for number in range(1, 28)}


def table() -> Table:
    """As much of a table as the menus ask for."""
    return cast(Any, SimpleNamespace(id=7, names=("Anna", "Bob", "Cleo", "Dörte")))


def test_more_parts_than_a_menu_takes_are_in_a_second_one() -> None:
    words = Words("en", ("Anna", "Bob", "Cleo", "Dörte"))
    menus = [
        row for row in look_rows(table(), Wish(), PARTS, 0, words, False) if isinstance(row, Menu)
    ]
    assert [len(menu.entries) for menu in menus] == [25, 8]
    keys = [entry.value for menu in menus for entry in menu.entries]
    assert len(keys) == len(set(keys))
    assert {f"near-{key}" for key in PARTS} <= set(keys)
    assert len({menu.custom_id for menu in menus}) == 2
    assert "Island 20 … Island 27" in menus[1].placeholder


def test_the_id_of_the_second_menu_leads_to_the_same_table() -> None:
    wish = Wish("near-3", 12, "day", "de")
    menus = look_rows(table(), wish, PARTS, None, Words("de", ("A", "B", "C", "D")), False)
    second = cast(Menu, menus[1])
    verb, page, place = second.custom_id.split(":", 2)
    assert (verb, page) == ("near", "1")
    assert wish_of(place, "near-3") == (7, wish)
