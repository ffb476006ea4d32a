"""The lobby card, and the permanent post from which tables are opened.

The custom_ids are `lobby:<table>:<number of the action>`, `options:<table>` (a menu of the option
keys), `option:<table>:<number of the option>` (a menu of its choices), `level:<table>:<name of the
house bot>` (a menu of levels), `rematch:<table>` when the game is over, and `renew:<table>` when
nobody joined.

On the permanent post, `open:<where>` shows the private panel, and `open-game:<where>` is that
panel's menu of games; `<where>` is the number of the table's place in `PLACES`. On both,
`open-preset:<id>` opens a table with a preset.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

import discord
from babel.lists import format_list
from discord import ui

from bot.engine.api import GameInfo
from bot.host.core.api import Chair, Table
from bot.host.core.game import Deal
from bot.host.core.paces import PACES
from bot.host.links.programs import programs_off
from bot.host.people.commitments import Mark
from bot.host.servers.presets import ON_POST, Preset
from bot.locales import Words
from bot.locales.markdown import escaped, joined, mention
from bot.presenting.pictures import cover_of
from bot.presenting.table import NO_LEVEL, pace_name, player
from cogs.ui.context import Context
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen, button_rows
from cogs.ui.lookup import title
from cogs.ui.screens.fairness import deal_button, promise
from cogs.ui.screens.options import card_line, chosen_lines
from render.api import Picture

PLACES = ("thread", "private", "here")
"""Places in which a table can be played; the first one is the default."""


def open_post(server: str, words: Words, presets: Sequence[Preset] = ()) -> Screen:
    """Return the permanent post of a channel, from which tables are opened."""
    row = (
        Button("open:0", words("button-open-table"), "🎲", "go"),
        Button("list:0", words("button-open-list"), "✋", "main"),
        Button("turns:0", words("button-my-turns"), "➡️"),
        Button("learn-games:0", words("button-learn"), "📖"),
        Button("seek:0", words("button-seek"), "🧭"),
    )
    texts = (words("open-post", server=escaped(server)),)
    return Screen(texts, rows=(row, *_preset_rows(presets[:ON_POST])))


def is_open_post(message: discord.Message) -> bool:
    """Return whether a message is a permanent post, recognised by two of its buttons."""
    items = ui.LayoutView.from_message(message, timeout=None).walk_children()
    found = {item.custom_id for item in items if isinstance(item, ui.Button)}
    return not message.flags.ephemeral and {"open:0", "turns:0"} <= found


def open_panel(
    games: Mapping[str, GameInfo], place: int, words: Words, presets: Sequence[Preset] = ()
) -> Screen:
    """Return the private panel: where to play, a menu of games that opens a table, and presets."""
    looks = {place: "main"}
    where = tuple(
        Button(f"open:{number}", words(f"open-where-{name}"), style=looks.get(number, "plain"))
        for number, name in enumerate(PLACES)
    )
    entries = tuple(
        Entry(game, words.title(game), _players(info, words)) for game, info in games.items()
    )
    menu = Menu(f"open-game:{place}", entries, words("open-game"))
    texts = [words("open-which")]
    if presets:
        texts.append(words("open-presets", names=joined(one.name for one in presets)))
    return Screen(("\n".join(texts),), rows=(where, menu, *_preset_rows(presets)))


def _preset_rows(presets: Sequence[Preset]) -> tuple[Row, ...]:
    return button_rows(tuple(Button(f"open-preset:{one.id}", one.name, "⭐") for one in presets))


def _players(info: GameInfo, words: Words) -> str:
    return words("open-players", least=min(info.seats), most=max(info.seats))


ACTIONS = (
    *("join", "leave", "add-bot", "remove-bot", "options", "start"),
    *("here", "want", "absentees"),
)
_LOOKS = {
    "join": ("✋", "main"),
    "leave": ("🚪", "plain"),
    "add-bot": ("🤖", "plain"),
    "remove-bot": ("➖", "plain"),
    "options": ("⚙️", "plain"),
    "start": ("▶️", "go"),
    "here": ("🙋", "go"),
    "want": ("⏳", "main"),
    "absentees": ("💤", "plain"),
}


async def card_now(table: Table, context: Context) -> Screen:
    """Return a table's current public card, with its cover and its players' reliability marks."""
    marks = await context.host.people.commitments.at(table)
    deal = await context.host.fairness.of(table)
    words = Words(table.language)
    return card(table, context, words, marks, deal, await cover_of(context, table.game, words))


def card(
    table: Table,
    context: Context,
    words: Words,
    marks: Mapping[int, Mark] = MappingProxyType({}),
    deal: Deal | None = None,
    cover: tuple[Picture, ...] = (),
) -> Screen:
    """Return the public card of a table, with buttons while it is in the lobby.

    Without a cover, emojis of the game are shown at the top.
    """
    info = context.rules(table.game).info
    about, owner = words(f"{table.game}-about"), words("card-owner", owner=mention(table.owner_id))
    whose = "" if table.status == "abandoned" else f"\n-# {owner}"
    drawings = "" if cover else context.emojis.cover(table.game)
    texts = [f"{drawings}## {title(table, words)}\n{about}{whose}"]
    texts.append(_chairs(table, info, marks, words))
    texts.append("\n".join((chosen_lines(table, info, words), *_pace(table, words))).strip())
    if table.status == "lobby":
        texts.append("\n".join(_presence(table, words)))
    texts += [
        words(f"card-{key}") for key in ("rated", "invited", "private") if getattr(table, key)
    ]
    if context.programs and programs_off(table) is None:
        texts.append(words("card-programs"))
    if table.game in context.searched:
        texts.append(card_line(table, words))
    if table.status != "lobby":
        if deal is not None:
            texts.append("\n".join(promise(deal, words)))
        texts.append(words(f"card-{table.status}", place=f"<#{table.place_id}>"))
        return Screen(tuple(texts), cover, above=0)
    learn = how_to_play(table.game, context, words)
    host = context.host
    levels = level_menus(
        table, host.lobby.levels(table.game), host.automation.thinkers.seconds, words
    )
    rows = (*_buttons(table, info, words, learn), *levels)
    return Screen(tuple(texts), cover, rows=rows, above=0)


def _pace(table: Table, words: Words) -> Iterator[str]:
    """Yield a table's pace and, if decisions are timed, how long each may take."""
    yield pace_name(table, words)
    if PACES.get(table.pace) is not None and table.haste == 1:
        yield f"-# {words(f'pace-{table.pace}-about')}"


def is_card(message: discord.Message, table_id: int) -> bool:
    """Return whether a message is a table's public card, recognised by its start button."""
    start = f"lobby:{table_id}:{ACTIONS.index('start')}"
    items = ui.LayoutView.from_message(message, timeout=None).walk_children()
    return not message.flags.ephemeral and any(
        isinstance(item, ui.Button) and item.custom_id == start for item in items
    )


async def expired_card(table: Table, context: Context, words: Words) -> Screen:
    """Return the card of an expired lobby, which asks its owner to renew it."""
    deal = await context.host.fairness.of(table)
    cover = await cover_of(context, table.game, words)
    text = words("card-expired", owner=mention(table.owner_id))
    row = (Button(f"renew:{table.id}", words("button-renew"), "🔄", "go"),)
    return replace(card(table, context, words, deal=deal, cover=cover), question=text, rows=(row,))


def rematch_row(table: Table, words: Words) -> tuple[Button, ...]:
    """Return the button that opens a new table with the same settings."""
    return (Button(f"rematch:{table.id}", words("button-rematch"), "🔁", "go"),)


async def rematch_card(old: Table, table: Table, context: Context) -> Screen:
    """Return the first card of a rematch, which invites the previous players."""
    screen, words = await card_now(table, context), Words(table.language)
    # An erased person has a negative id, which is not an account's.
    people = [c for c in old.chairs if c.user_id is not None and c.user_id > 0]
    others = [escaped(c.name) for c in people if c.user_id != table.owner_id]
    texts = [*screen.texts]
    if others:
        names = format_list(others, locale=words.locale)
        texts.append(words("card-rematch", names=names, count=len(others)))
    if programs := [escaped(c.name) for c in people if c.program]:
        allowed = "yes" if programs_off(table) is None else "no"
        names = format_list(programs, locale=words.locale)
        texts.append(words("rematch-programs", names=names, allowed=allowed))
    return replace(screen, texts=tuple(texts))


def _chairs(table: Table, info: GameInfo, marks: Mapping[int, Mark], words: Words) -> str:
    least, most = min(info.seats), max(info.seats)
    lines = [f"**{words('card-chairs', least=least, most=most, seating=table.seating)}**"]
    for number, chair in enumerate(table.chairs, 1):
        mark = marks.get(chair.user_id) if chair.user_id is not None else None
        lines.append(f"{number}. {_sitter(chair, words)}{mark_text(mark)}")
    if marks:
        lines.append(f"-# {words('card-marks')}")
    return "\n".join(lines if table.chairs else [*lines, words("card-nobody")])


def _sitter(chair: Chair, words: Words) -> str:
    sleeps = " 💤" if chair.awaited else ""
    return f"{'🤖 ' if chair.bot else ''}{player(chair, words)}{sleeps}"


def mark_text(mark: Mark | None) -> str:
    """Return how many of a person's last decisions were in time, "" if that is unknown."""
    return "" if mark is None else f" ⏱️ {mark.answered}/{mark.decisions}"


def awaited(table: Table, words: Words) -> str:
    """Return the names of the players who must still confirm their presence, "" if none must."""
    names = [escaped(chair.name) for chair in table.chairs if chair.awaited]
    return format_list(names, locale=words.locale) if names else ""


def _presence(table: Table, words: Words) -> Iterator[str]:
    """Yield who must confirm their presence, and what happens to seats of those who do not."""
    if names := awaited(table, words):
        yield words("card-awaits", names=names, hours=table.ready_hours)
    if table.ready_hours:
        yield words("card-absentees", absentees=table.absentees)
    else:
        yield words("card-no-check")


def how_to_play(game: str, context: Context, words: Words) -> tuple[Button, ...]:
    """Return the button that explains a game, if there are cards for it."""
    if context.games[game].first_game is None:
        return ()
    return (Button(f"learn:{game}:0", words("button-learn"), "📖"),)


def _buttons(
    table: Table, info: GameInfo, words: Words, learn: tuple[Button, ...]
) -> tuple[Row, ...]:
    """Return the lobby's buttons: those that lead to a game in the first row, others below."""

    def buttons(actions: Iterable[str]) -> Iterator[Button]:
        for action in actions:
            yield Button(action_id(table, action), words(f"button-{action}"), *_LOOKS[action])

    main, others = buttons(_offered(table, info)), buttons(_changes(table))
    return (tuple(main), *button_rows((*others, *learn, deal_button(table, words))))


def action_id(table: Table, action: str) -> str:
    """Return the custom_id of the button for an action in the lobby."""
    return f"lobby:{table.id}:{ACTIONS.index(action)}"


def _offered(table: Table, info: GameInfo) -> Iterator[str]:
    """Yield a card's main actions: "here" if players are awaited, "want" if the table is full."""
    if any(chair.awaited for chair in table.chairs):
        yield "here"
    yield "join" if len(table.chairs) < max(info.seats) else "want"
    yield from ("add-bot", "start")


def _changes(table: Table) -> Iterator[str]:
    """Yield a card's other actions; a house bot can be removed only if there is one."""
    yield "leave"
    if any(chair.bot is not None for chair in table.chairs):
        yield "remove-bot"
    yield from ("options", "absentees")


def call_screen(
    table: Table,
    kind: str,
    user_ids: Sequence[int],
    name: str,
    message_id: int | None,
    words: Words,
    found: bool = False,
) -> Screen:
    """Return a lobby's call to people; `kind` is one of the kinds in `bot.host.lobby.calls`.

    `found` means that the bot opened the table for people who look for a game.
    """
    mentions = format_list([f"<@{user_id}>" for user_id in user_ids], locale=words.locale)
    place = f"https://discord.com/channels/{table.guild_id}/{table.place_id}"
    text = words(
        f"lobby-call-{kind}",
        mentions=mentions,
        count=len(user_ids),
        name=escaped(name),
        table=title(table, words),
        status=table.status,
        found="yes" if found else "no",
        players=len(table.chairs),
        hours=table.ready_hours,
        link=place if message_id is None else f"{place}/{message_id}",
    )
    here = Button(action_id(table, "here"), words("button-here"), *_LOOKS["here"])
    join = Button(action_id(table, "join"), words("button-join"), *_LOOKS["join"])
    buttons = {"here": here, "invited": join, "wished": join} if table.status == "lobby" else {}
    return Screen((text,), rows=((buttons[kind],),) if kind in buttons else ())


def level_names(levels: Iterable[str], words: Words) -> dict[str, str]:
    """Return the names of a game's levels, by level."""
    return {level: words("house-bot-level", level=level) for level in levels}


def level_typed(text: str, levels: Iterable[str], words: Words) -> str:
    """Return the level whose name was typed, or the typed text if it is not a name."""
    names = {name.casefold(): level for level, name in level_names(levels, words).items()}
    wanted = text.strip().casefold()
    return names.get(wanted, wanted)


def level_menus(
    table: Table, levels: Sequence[str], seconds: float, words: Words
) -> tuple[Menu, ...]:
    """Return a menu of levels for each house bot, if the game has several levels.

    Strong house bots think for at most `seconds` per move.
    """
    bots = [chair for chair in table.chairs if chair.bot is not None]
    return tuple(_menu(table, chair, levels, seconds, words) for chair in bots if len(levels) > 1)


def _menu(table: Table, chair: Chair, levels: Sequence[str], seconds: float, words: Words) -> Menu:
    name = escaped(chair.name)
    entries = tuple(
        Entry(
            level,
            words("house-bot-menu", name=name, level=level),
            words("house-bot-level-about", level=level, seconds=round(seconds)),
            "🤖",
            chosen=level == chair.bot,
        )
        for level in levels
    )
    placeholder = words("house-bot-menu", name=name, level=chair.bot or NO_LEVEL)
    return Menu(f"level:{table.id}:{chair.name}", entries, placeholder)
