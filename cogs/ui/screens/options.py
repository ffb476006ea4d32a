"""The options of a table in the lobby: the non-default ones, and the panel to change them.

The custom_ids are `options:<table>:<page>` (a button for each page), `option:<table>:<number of the
option>` (a menu of its choices), `check:<table>` (a menu of how long people have to confirm their
presence), and `rated:<table>:<0 or 1>`, `hints:<table>:<0 or 1>` and `programs:<table>:<0 or 1>`
(buttons).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.api import VARIANT, GameInfo, Option
from bot.host.core.api import Table
from bot.host.lobby.ready_check import NO_CHECK, READY_HOURS
from bot.host.servers.variants import ServerVariant
from bot.locales import Words
from bot.presenting.table import variant_lines
from cogs.ui.context import Context
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen, button_rows
from cogs.ui.screens.absence import pace_menus
from cogs.ui.screens.variants import variant_menu
from render.text.wording import described

LOCKED = ("league", "rated")
"""Reasons why hints can never be allowed at a table."""


def hints_button(table: Table, words: Words) -> Button:
    """Return the button that allows or forbids hints at a table."""
    allowed = table.hints_off is None
    label = words("button-hints", hints="on" if allowed else "off")
    return Button(f"hints:{table.id}:{int(not allowed)}", label, "💡")


def locked_line(table: Table, words: Words) -> str:
    """Return why hints cannot be allowed at a table, "" if they can."""
    off = table.hints_off
    return words("options-hints-locked", why=off) if off in LOCKED else ""


def card_line(table: Table, words: Words) -> str:
    """Return a card's line about hints, "" if the default applies."""
    if table.hints is None or table.hints_off in LOCKED:
        return ""
    return words("card-hints", hints="on" if table.hints else "off")


def choices_of(table: Table, info: GameInfo) -> Mapping[str, str]:
    """Return the choice for each option, ignoring a choice that is no longer offered."""
    return {option.key: chosen_of(table, option) for option in info.options}


def chosen_of(table: Table, option: Option) -> str:
    """Return the choice for an option, or its default if the choice is no longer offered."""
    chosen = table.options.get(option.key, option.default)
    return chosen if chosen in option.choices else option.default


def mattering(table: Table, info: GameInfo) -> dict[int, Option]:
    """Return the options that make a difference at this table, by number.

    In the lobby, every number of players that the table may still reach is considered.
    """
    chosen, now = choices_of(table, info), len(table.chairs)
    most = info.seats[-1] if table.status == "lobby" else now
    counts = range(now, most + 1)
    return {n: one for n, one in enumerate(info.options) if one.matters(chosen, counts)}


def chosen_lines(table: Table, info: GameInfo, words: Words) -> str:
    """Return a variant's numbers and the non-default options, one per line, then a summary.

    The summary says how many options have their default.
    """
    options, chosen = mattering(table, info).values(), choices_of(table, info)
    other = [option for option in options if chosen[option.key] != option.default]
    lines = variant_lines(table.game, info, table.options, words)
    lines += [
        described(
            f"**{option_name(table, option, words)}**",
            choice_name(table, option, chosen[option.key], words),
            words,
        )
        for option in other
    ]
    usual = len(options) - len(other)
    if usual:
        lines.append(f"-# {words('card-usual', count=usual, others=len(other))}")
    return "\n".join(lines)


def option_name(table: Table, option: Option, words: Words) -> str:
    """Return an option's name in words."""
    return words(f"{table.game}-option-{option.key}")


def choice_name(table: Table, option: Option, choice: str, words: Words) -> str:
    """Return an option's choice in words."""
    return words(f"{table.game}-option-{option.key}-{choice}")


async def options_now(
    table: Table, context: Context, words: Words, page: str | None = None
) -> Screen:
    """Return the panel with a page of options, and the variants that the server has now."""
    variants = await context.host.servers.variants.offered(table.guild_id, table.game)
    return options_panel(table, context, words, page, variants)


def options_panel(
    table: Table,
    context: Context,
    words: Words,
    page: str | None = None,
    variants: Sequence[ServerVariant] = (),
) -> Screen:
    """Return the panel with one page of options, by default the first; each option has a menu."""
    info = context.rules(table.game).info
    options = mattering(table, info)
    pages = list(dict.fromkeys(option.page for option in options.values()))
    shown = page if page in pages else next(iter(pages), "")
    rows: list[Row] = [*_tabs(table, info, pages, shown, words)]
    rows += [
        _menu(table, number, option, words)
        for number, option in options.items()
        if option.page == shown
    ]
    if shown == next(iter(pages), ""):
        rows += variant_menu(table, info, variants, words)
        rows += button_rows(_switches(table, context, words))
        rows += [*pace_menus(table, words), check_menu(table, words)]
    texts = (f"## {words('options-title')}\n{words('options-how')}", locked_line(table, words))
    return Screen(texts if table.game in context.searched else texts[:1], rows=tuple(rows))


def check_menu(table: Table, words: Words) -> Menu:
    """Return the menu of how long people have to confirm their presence before the start."""
    named = {hours: words("check-menu", hours=hours) for hours in READY_HOURS}
    entries = (
        Entry(
            str(hours),
            text,
            words("check-none-about" if hours == NO_CHECK else "check-about"),
            chosen=hours == table.ready_hours,
        )
        for hours, text in named.items()
    )
    return Menu(f"check:{table.id}", tuple(entries), named.get(table.ready_hours, ""))


def _switches(table: Table, context: Context, words: Words) -> tuple[Button, ...]:
    """Return the buttons that switch rating, hints and programs on or off.

    A table with a variant is never rated.
    """
    label = words("button-rated", rated="yes" if table.rated else "no")
    switch = Button(f"rated:{table.id}:{int(not table.rated)}", label, "📈")
    rated = () if table.options.get(VARIANT.key) else (switch,)
    locked = bool(locked_line(table, words))
    hints = () if locked or table.game not in context.searched else (hints_button(table, words),)
    programs = () if locked or not context.programs else (_programs_button(table, words),)
    return (*rated, *hints, *programs)


def _programs_button(table: Table, words: Words) -> Button:
    """Return the button that lets people's programs play at a table, or forbids it."""
    label = words("button-programs", programs="on" if table.programs else "off")
    return Button(f"programs:{table.id}:{int(not table.programs)}", label, "🤖")


def pages_of(info: GameInfo) -> list[str]:
    """Return the keys of all pages, in the order of their numbers."""
    return list(dict.fromkeys(option.page for option in info.options))


def _tabs(
    table: Table, info: GameInfo, pages: list[str], shown: str, words: Words
) -> tuple[Row, ...]:
    """Return a button for each page if there are several, with the current one highlighted."""
    if len(pages) < 2:
        return ()
    return button_rows(
        tuple(
            Button(
                f"options:{table.id}:{pages_of(info).index(page)}",
                words(f"{table.game}-page-{page}"),
                style="main" if page == shown else "plain",
            )
            for page in pages
        )
    )


def _menu(table: Table, number: int, option: Option, words: Words) -> Menu:
    """Return the menu of an option's choices, each with the option's name and description."""
    now = chosen_of(table, option)
    name = option_name(table, option, words)
    about = words(f"{table.game}-option-{option.key}-about")
    named = {
        choice: words(
            "options-choice", option=name, choice=choice_name(table, option, choice, words)
        )
        for choice in option.choices
    }
    entries = tuple(
        Entry(str(index), text, about, chosen=choice == now)
        for index, (choice, text) in enumerate(named.items())
    )
    return Menu(f"option:{table.id}:{number}", entries, named[now])
