"""The lobby card and its private panel of options.

The custom_ids: `lobby:<table>:<number of the action>`, `options:<table>` (a menu of the
option keys), `option:<table>:<number of the option>` (a menu of its choices) and, when the
game is over, `rematch:<table>`.
"""

from __future__ import annotations

from dataclasses import replace

from babel.lists import format_list

from bot.engine.api import GameInfo, Option
from bot.host.api import Chair, Table
from bot.locales import Words
from cogs.ui.absence import pace_menus, pace_name
from cogs.ui.house import House
from cogs.ui.screen import Button, Entry, Menu, Row, Screen, button_rows

ACTIONS = ("join", "leave", "add-bot", "remove-bot", "options", "start")
_LOOKS = {
    "join": ("✋", "main"),
    "leave": ("🚪", "plain"),
    "add-bot": ("🤖", "plain"),
    "remove-bot": ("➖", "plain"),
    "options": ("⚙️", "plain"),
    "start": ("▶️", "go"),
}


def card(table: Table, house: House, words: Words) -> Screen:
    """Return the public card of a table, with buttons as long as it is in the lobby."""
    info = house.rules(table.game).info
    title = words("table-title", game=words(f"{table.game}-title"), table=table.id)
    texts = [f"## {title}\n{words(f'{table.game}-about')}"]
    texts.append(_chairs(table, info, words))
    texts.append(f"{_chosen(table, info, words)}\n{pace_name(table, words)}".strip())
    if table.status != "lobby":
        texts.append(words(f"card-{table.status}", place=f"<#{table.place_id}>"))
        return Screen(tuple(texts))
    return Screen(tuple(texts), rows=_buttons(table, words))


def rematch_row(table: Table, words: Words) -> Row:
    """Return the button that opens a table like this one again."""
    return (Button(f"rematch:{table.id}", words("button-rematch"), "🔁", "go"),)


def rematch_card(old: Table, table: Table, house: House, words: Words) -> Screen:
    """Return the first card of a rematch, which names those who played before."""
    screen = card(table, house, words)
    others = [c.name for c in old.chairs if c.user_id not in (None, table.owner_id)]
    if not others:
        return screen
    names = format_list(others, locale=words.language)
    invitation = words("card-rematch", names=names, count=len(others))
    return replace(screen, texts=(*screen.texts, invitation))


def options_panel(table: Table, house: House, words: Words, chosen: int | None = None) -> Screen:
    """Return the panel that shows every option and changes the chosen one."""
    info = house.rules(table.game).info
    texts = [f"## {words('options-title')}", _options(table, info, words)]
    rows: list[Row] = [_which(table, info, words, chosen)] if info.options else []
    if chosen is not None:
        option = info.options[chosen]
        texts.append(f"**{_name(table, option, words)}**: {_about(table, option, words)}")
        rows.append(_choices(table, option, chosen, words))
    return Screen(tuple(texts), rows=(*rows, *pace_menus(table, words)))


def choice_name(table: Table, option: Option, choice: str, words: Words) -> str:
    """Return a choice of an option in words."""
    return words(f"{table.game}-option-{option.key}-{choice}")


def _name(table: Table, option: Option, words: Words) -> str:
    return words(f"{table.game}-option-{option.key}")


def _about(table: Table, option: Option, words: Words) -> str:
    return words(f"{table.game}-option-{option.key}-about")


def _chairs(table: Table, info: GameInfo, words: Words) -> str:
    lines = [f"**{words('card-chairs', least=min(info.seats), most=max(info.seats))}**"]
    lines += [f"{number}. {_sitter(chair)}" for number, chair in enumerate(table.chairs, 1)]
    return "\n".join(lines if table.chairs else [*lines, words("card-nobody")])


def _sitter(chair: Chair) -> str:
    return f"🤖 {chair.name}" if chair.bot else chair.name


def _chosen(table: Table, info: GameInfo, words: Words) -> str:
    """Return the options that are not as usual, one a line, and how many are."""
    other = [o for o in info.options if table.options.get(o.key, o.default) != o.default]
    lines = [_picked(table, option, words) for option in other]
    usual = len(info.options) - len(other)
    if usual:
        lines.append(f"-# {words('card-usual', count=usual, others=len(other))}")
    return "\n".join(lines)


def _options(table: Table, info: GameInfo, words: Words) -> str:
    return "\n".join(
        f"{_picked(table, option, words)}\n-# {_about(table, option, words)}"
        for option in info.options
    )


def _picked(table: Table, option: Option, words: Words) -> str:
    choice = table.options.get(option.key, option.default)
    return f"**{_name(table, option, words)}**: {choice_name(table, option, choice, words)}"


def _buttons(table: Table, words: Words) -> tuple[Row, ...]:
    return button_rows(
        tuple(
            Button(f"lobby:{table.id}:{number}", words(f"button-{action}"), *_LOOKS[action])
            for number, action in enumerate(ACTIONS)
        )
    )


def _which(table: Table, info: GameInfo, words: Words, chosen: int | None) -> Menu:
    entries = tuple(
        Entry(
            str(number),
            _name(table, option, words),
            _about(table, option, words),
            chosen=number == chosen,
        )
        for number, option in enumerate(info.options)
    )
    return Menu(f"options:{table.id}", entries, words("options-which"))


def _choices(table: Table, option: Option, number: int, words: Words) -> Menu:
    now = table.options.get(option.key, option.default)
    entries = tuple(
        Entry(str(index), choice_name(table, option, choice, words), chosen=choice == now)
        for index, choice in enumerate(option.choices)
    )
    return Menu(f"option:{table.id}:{number}", entries, words("options-choose"))
