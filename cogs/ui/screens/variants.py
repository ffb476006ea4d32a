"""The screens of variants: the list of a server, what is wrong with a file, a file to begin with.

The custom_ids are `setup-variant-drop:0`, the menu that removes a variant, and `variant:<table>`,
the menu in a table's options; both have the ids of variants.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.api import VARIANT, Adjustable, GameInfo, Renamable
from bot.host.core.api import Table
from bot.host.servers.variants import MOST, Fault, ServerVariant, played_with
from bot.locales import Words
from bot.locales.markdown import escaped, plain
from bot.presenting import limits
from bot.presenting.table import variant_lines
from cogs.ui.kit.screen import Document, Entry, Menu, Row, Screen
from render.text.wording import commas

RULES = "0"
"""Value of the menu's entry for the rules without a variant; ids begin with 1."""


def variants_screen(
    found: Sequence[ServerVariant], games: Mapping[str, GameInfo], words: Words
) -> Screen:
    """Return a server's variants with their numbers, and a menu to remove one."""
    lines = [f"## {words('variants-title')}"]
    for one in found:
        game, name = one.variant[:2]
        lines.append(f"**{escaped(name)}** · {words.title(game)}")
        told = [words("variant-lapsed")]
        if one.fits:
            told = variant_lines(game, games[game], one.variant.choices, words)
        if one.fits and one.lapsed:
            told.append(words("variant-less", what=escaped(commas(one.lapsed, words))))
        lines += [f"-# {line}" for line in told]
    lines += [] if found else [words("variants-none")]
    how = f"-# {words('variants-about', most=MOST)}"
    entries = tuple(
        Entry(str(one.id), one.variant.name, words.title(one.variant.game), "🗑️") for one in found
    )
    rows = (Menu("setup-variant-drop:0", entries, words("variants-drop")),) if entries else ()
    return Screen((*limits.fill(lines), how), rows=rows)


def faults_screen(faults: Sequence[Fault], words: Words) -> Screen:
    """Return what is wrong with a file, each fault with its line and what would be right."""
    lines = [words("variant-bad"), *(f"- {_fault(one, words)}" for one in faults)]
    return Screen((*limits.fill(lines),))


def _fault(fault: Fault, words: Words) -> str:
    shown = {
        key: escaped(value) if isinstance(value, str) else value
        for key, value in fault.args.items()
    }
    said = words(f"variant-fault-{fault.code}", **shown)
    return words("variant-line", line=fault.line, fault=said) if fault.line else said


def template_screen(info: GameInfo, words: Words) -> Screen:
    """Return a file for a game to begin with, which says what each number is."""
    if len(info.settings) == len(info.options):
        return Screen((words("variant-nothing-adjustable", game=words.title(info.key)),))
    text = "\n".join(_template(info, words))
    document = Document(f"{info.key}.toml", f"{text}\n".encode())
    game = words.title(info.key)
    return Screen((words("variant-template-sent", game=game),), documents=(document,))


def _template(info: GameInfo, words: Words) -> Iterator[str]:
    yield f'game = "{info.key}"'
    yield f'name = "{plain(words("variant-template-name"))}"'
    yield ""
    yield "[numbers]"
    for one in info.adjustable:
        yield from (f"# {line}" for line in _about(info.key, one, words))
        yield f"{one.key} = {one.usual}"
    if info.renamable:
        yield from ("", "[names]")
        yield f"# {plain(words('variant-template-names', most=Renamable('').most))}"
    for thing in info.renamable:
        yield f'# {thing} = "{plain(words(f"{info.key}-{thing}"))}"'


def _about(game: str, number: Adjustable, words: Words) -> Iterator[str]:
    name = plain(words(f"{game}-number-{number.key}"))
    yield plain(words("variant-template-number", number=name, least=number.least, most=number.most))
    yield plain(words(f"{game}-number-{number.key}-about"))


def variant_menu(
    table: Table, info: GameInfo, offered: Sequence[ServerVariant], words: Words
) -> tuple[Row, ...]:
    """Return the menu of the variants that a table can play, or () if there are none.

    The table's own variant is named as its placeholder, even if the server no longer has it.
    """
    name = table.options.get(VARIANT.key, "")
    if not offered and not name:
        return ()
    rules = Entry(RULES, words("variant-none"), words("variant-none-about"), chosen=not name)
    entries = (
        Entry(
            str(one.id),
            one.variant.name,
            words("variant-entry"),
            chosen=table.options == played_with(info, table.options, one.variant.choices),
        )
        for one in offered
    )
    shown = words("variant-menu", variant=name) if name else words("variant-none")
    return (Menu(f"variant:{table.id}", (rules, *entries), shown),)
