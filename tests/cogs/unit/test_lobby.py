"""The lobby: each option of each game has a menu that fits; a card offers what can be done."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.api import GameInfo
from bot.host.core.api import Chair, Table
from bot.host.core.game import Deal
from bot.host.people.commitments import Mark
from bot.locales import Words
from bot.locales.markdown import plain
from bot.presenting import limits
from cogs.ui.context import Context
from cogs.ui.kit.screen import Menu, Screen
from cogs.ui.screens.lobby import (
    ACTIONS,
    PLACES,
    action_id,
    call_screen,
    card,
    level_menus,
    level_names,
    level_typed,
    open_panel,
    open_post,
)
from cogs.ui.screens.options import choices_of, chosen_lines, options_panel, pages_of
from tests.catalogue import BOTS, CATALOGUE, GAMES
from tests.cogs.unit.checks import check, table_of
from tests.cogs.unit.test_many_moves import entries
from tests.empty_database import put_database
from tests.languages import LANGUAGES
from tests.opening import without_threads

PANELS = Context(None, CATALOGUE, searched=frozenset(CATALOGUE))  # type: ignore[arg-type]
"""Panels of options need no host."""


@pytest.fixture
async def context(tmp_path: Path) -> AsyncIterator[Context]:
    host = await without_threads(put_database(tmp_path / "games.sqlite3"), CATALOGUE)
    yield Context(host, CATALOGUE, searched=frozenset(CATALOGUE))
    await host.close()


def lobby(game: str, seats: int = 1, **options: str) -> Table:
    return replace(table_of(seats, "en", "lobby", options), game=game)


def variants(info: GameInfo) -> Iterator[Mapping[str, str]]:
    """Yield the default options, and each needed choice with all others at their defaults."""
    yield {}
    for needs in {option.needs for option in info.options if option.needs}:
        key, choices = needs
        yield from ({key: choice} for choice in choices)


def menus(screen: Screen) -> dict[int, Menu]:
    """Return the menus of options by the number of the option."""
    found = [row for row in screen.rows if isinstance(row, Menu)]
    options = [row for row in found if row.custom_id.startswith("option:")]
    return {int(row.custom_id.split(":")[2]): row for row in options}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_has_a_menu_whose_entries_fit(game: str, language: str) -> None:
    info, shown, words = GAMES[game].info, set[int](), Words(language)
    for chosen in variants(info):
        for page in pages_of(info):
            screen = options_panel(lobby(game, **chosen), PANELS, words, page)
            check(screen)
            for number, menu in menus(screen).items():
                option, now = info.options[number], chosen.get(info.options[number].key)
                assert option.page == page or page not in tabs(screen, info)
                assert len(menu.entries) == len(option.choices)
                taken = [option.choices[int(one.value)] for one in menu.entries if one.chosen]
                assert taken == [now or option.default]
                assert [one.label for one in menu.entries if one.chosen] == [menu.placeholder]
                for entry in menu.entries:
                    assert 0 < len(plain(entry.label)) <= limits.OPTION_LABEL
                    assert 0 < len(plain(entry.hint)) <= limits.OPTION_HINT
                assert len({one.label for one in menu.entries}) == len(menu.entries)
                shown.add(number)
    assert shown == {*range(len(info.options))}


def tabs(screen: Screen, info: GameInfo) -> list[str]:
    """Return the pages to which a panel of options leads."""
    ids = [one for one, _ in entries(screen.rows) if one.startswith("options:")]
    return [pages_of(info)[int(one.split(":")[2])] for one in ids]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_shown_is_the_one_asked_for_and_the_first_has_the_tables_own(game: str) -> None:
    info, words = GAMES[game].info, Words("en")
    table = lobby(game)
    first = options_panel(table, PANELS, words)
    for page in tabs(first, info) or [""]:
        screen = options_panel(table, PANELS, words, page)
        main = [
            b.custom_id
            for row in screen.rows
            if isinstance(row, tuple)
            for b in row
            if b.style == "main" and b.custom_id.startswith("options:")
        ]
        assert main == ([f"options:{table.id}:{pages_of(info).index(page)}"] if page else [])
        ids = {one.split(":")[0] for one, _ in entries(screen.rows)}
        assert ({"pace", "check", "rated"} <= ids) == (screen == first)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_names_each_option_that_is_not_as_usual(game: str, language: str) -> None:
    info, words = GAMES[game].info, Words(language)
    for option in info.options:
        key, needed = option.needs or (option.key, option.choices[-1:])
        table = lobby(game, **{key: needed[0], option.key: option.choices[-1]})
        name = words(f"{game}-option-{option.key}")
        choice = words(f"{game}-option-{option.key}-{option.choices[-1]}")
        assert f"**{name}**: {choice}" in chosen_lines(table, info, words).split("\n")
    assert "**" not in chosen_lines(lobby(game), info, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_option_at_its_default_is_not_said_in_the_plural(language: str) -> None:
    info, words = GAMES["amerigo"].info, Words(language)
    first, *others = info.options
    one = replace(info, options=(first,))
    text = chosen_lines(lobby("amerigo"), one, words)
    assert text == f"-# {words('card-usual', count=1, others=0)}"
    assert "1" not in text or language == "uk"  # Ukrainian counts behind its noun
    changed = {option.key: option.choices[-1] for option in others}
    assert chosen_lines(lobby("amerigo", **changed), info, words).endswith(
        f"-# {words('card-usual', count=1, others=len(others))}"
    )


def test_a_choice_that_is_no_longer_offered_counts_as_never_made() -> None:
    info = GAMES["puerto_rico"].info
    option = info.options[0]
    assert choices_of(lobby("puerto_rico", **{option.key: "gone"}), info)[option.key] == (
        option.default
    )


def actions(screen: Screen) -> list[str]:
    """Return what the card's buttons do."""
    ids = [one for one, _ in entries(screen.rows) if one.startswith("lobby:")]
    return [ACTIONS[int(one.split(":")[2])] for one in ids]


@pytest.mark.parametrize("game", GAMES)
async def test_a_card_offers_a_seat_until_the_table_is_full(context: Context, game: str) -> None:
    words, most = Words("en"), max(GAMES[game].info.seats)
    free, full = (card(lobby(game, count), context, words) for count in (most - 1, most))
    assert actions(free)[0] == "join"
    assert actions(full)[0] == "want"
    assert "join" not in actions(full)
    assert {"leave", "options", "start"} <= {*actions(free)} & {*actions(full)}
    assert free.texts[1].count("\n") == most - 1, "a heading and a line a person"


async def test_who_must_confirm_presence_is_asked_first(context: Context) -> None:
    table, words = lobby("amerigo", 2), Words("de")
    late = replace(table, chairs=(table.chairs[0], replace(table.chairs[1], awaited=True)))
    assert "here" not in actions(card(table, context, words))
    screen = card(late, context, words)
    assert actions(screen)[0] == "here"
    assert screen.texts[1].count("💤") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_card_begins_with_whose_table_it_is_and_what_begins_the_game(
    context: Context, game: str, language: str
) -> None:
    table, words, deal = replace(lobby(game), pace="fast"), Words(language), Deal("a1b2")
    screen = card(table, context, words, deal=deal)
    first, *others = screen.rows
    assert isinstance(first, tuple)
    assert [ACTIONS[int(one.custom_id.split(":")[2])] for one in first] == (
        ["join", "add-bot", "start"]
    )
    assert f"deal:{table.id}" in {one for one, _ in entries(tuple(others))}
    assert f"<@{table.owner_id}>" in screen.texts[0]
    assert words(f"pace-{table.pace}-about") in screen.texts[2]
    assert not any("a1b2" in text for text in screen.texts)
    begun = card(replace(table, status="running"), context, words, deal=deal)
    assert any("`a1b2`" in text for text in begun.texts)


async def test_a_house_bot_can_be_sent_away_if_there_is_one(context: Context) -> None:
    table, words = lobby("amerigo", 1), Words("en")
    bot = Chair(1, "Ines", None, bot="easy")
    with_bot = replace(table, chairs=(*table.chairs, bot))
    assert "remove-bot" not in actions(card(table, context, words))
    assert "remove-bot" in actions(card(with_bot, context, words))


async def test_a_card_has_drawings_of_its_game_at_the_top(context: Context) -> None:
    table, words = lobby("amerigo", 1), Words("en")
    plain = card(table, context, words)
    sugar, corn = "<:bg_sugar_00000000:1>", "<:bg_corn_00000000:2>"
    context.emojis.signs = {"puerto_rico-corn": corn, "amerigo-sugar": sugar}
    shown = card(table, context, words)
    assert shown.texts[0] == f"# {sugar}\n{plain.texts[0]}"
    assert shown.texts[1:] == plain.texts[1:]


@pytest.mark.parametrize("status", ["running", "over", "abandoned"])
async def test_a_card_has_buttons_only_in_the_lobby(context: Context, status: str) -> None:
    table = replace(lobby("amerigo", 2), status=status)
    screen = card(table, context, Words("en"))
    assert screen.rows == ()
    assert screen.texts[-1] == Words("en")(f"card-{status}", place=f"<#{table.place_id}>")


async def test_a_card_shows_how_reliable_each_person_is(context: Context) -> None:
    screen = card(lobby("amerigo", 2), context, Words("en"), {1001: Mark(18, 20)})
    lines = screen.texts[1].split("\n")
    assert ["⏱️ 18/20" in line for line in lines[1:3]] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_every_house_bot_of_a_table_has_a_menu_of_its_levels(
    context: Context, game: str, language: str
) -> None:
    table, levels = lobby(game, 1), tuple(BOTS[game])
    bots = (Chair(1, "Ines", None, bot=levels[0]), Chair(2, "Rui", None, bot=levels[-1]))
    table = replace(table, chairs=(*table.chairs, *bots))
    words = Words(language)
    check(card(table, context, words))
    found = level_menus(table, levels, 30, words)
    assert [one.custom_id for one in found] == [f"level:{table.id}:{bot.name}" for bot in bots]
    for menu, bot in zip(found, bots, strict=True):
        assert [one.value for one in menu.entries if one.chosen] == [bot.bot]
        assert [one.value for one in menu.entries] == list(levels)
        assert all(0 < len(one.hint) <= limits.OPTION_HINT for one in menu.entries)
    assert level_menus(table, levels[:1], 30, words) == (), "no choice, no menu"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_level_is_found_by_its_name_as_people_type_it(game: str, language: str) -> None:
    words = Words(language)
    for level, name in level_names(BOTS[game], words).items():
        assert level_typed(f" {name.upper()} ", BOTS[game], words) == level
    assert level_typed("Nothing", BOTS[game], words) == "nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_opened_at_every_place(language: str) -> None:
    words, infos = Words(language), {key: rules.info for key, rules in GAMES.items()}
    for place in range(len(PLACES)):
        screen = open_panel(infos, place, words)
        check(screen)
        where, menu = screen.rows
        assert isinstance(menu, Menu) and isinstance(where, tuple)
        assert menu.custom_id == f"open-game:{place}"
        assert [one.value for one in menu.entries] == list(GAMES)
        assert all(str(max(infos[one.value].seats)) in one.hint for one in menu.entries)
        assert [b.style == "main" for b in where] == [n == place for n in range(len(PLACES))]


def test_the_name_of_a_server_stays_a_name() -> None:
    (text,) = open_post("**Loud** _one_", Words("en")).texts
    assert "**Loud**" not in text
    assert r"\*\*Loud\*\*" in text


@pytest.mark.parametrize(("kind", "action"), [("here", "here"), ("invited", "join")])
def test_a_call_to_a_lobby_has_the_one_button_that_answers_it(kind: str, action: str) -> None:
    table, words = lobby("amerigo", 2), Words("en")
    screen = call_screen(table, kind, (1000, 1001), "Anna", 9, words)
    assert [one for one, _ in entries(screen.rows)] == [action_id(table, action)]
    assert "<@1000>" in screen.texts[0] and "<@1001>" in screen.texts[0]
    begun = replace(table, status="running")
    assert call_screen(begun, kind, (1000,), "Anna", 9, words).rows == ()
