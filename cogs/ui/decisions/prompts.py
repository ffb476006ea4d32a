"""Any decision of any game as buttons, menus and private panels.

A few moves are buttons, up to 25 one menu; more of them, and decisions of many small
moves, are taken in a private panel. Moves of a stepped decision are chosen step by step, the
first one on the public post. The custom_ids:

* `mv:<table>:<version>:<index>`   play that move of the decision of that version
* `sel:<table>:<version>:<page>`   the same from a menu, whose values are the indices
* `step:<table>:<version>:<depth>:<index>`   offer what goes on like that move for `depth` steps
* `stepsel:<table>:<version>:<depth>:<page>`  the same from a menu, whose values are the indices
* `panel:<table>:<version>`        open the private panel
* `undo:<table>:<version>`         take the own last move back
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any

from bot.engine.api import Decision
from bot.host.api import Position
from bot.host.core.server_left import ServerLeft
from bot.locales import Words
from bot.locales.markdown import joined
from cogs.ui.context import Context
from cogs.ui.decisions.irreversible import warning
from cogs.ui.decisions.steps import alike, common_end, merged, path
from cogs.ui.kit import limits
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen, button_rows
from render.api import Label, Renderer

MOST_BUTTONS = 10
MOST_PUBLIC = 2 * limits.OPTIONS
"""Moves that a public post offers in menus; more of them are taken in a private panel."""
PANEL_PAGES = 15
"""Menus of one panel: two components each, with room for the texts."""


def people_asked(position: Position) -> tuple[Decision[Any], ...]:
    """Return the pending decisions of people (not of house bots)."""
    chairs = {chair.seat: chair for chair in position.table.chairs}
    return tuple(d for d in position.decisions if chairs[d.seat].mover is None)


def public_rows(position: Position, renderer: Renderer[Any, Any], words: Words) -> tuple[Row, ...]:
    """Return what the table's public post offers to those who must act."""
    asked = people_asked(position)
    if not asked:
        return ()
    if in_panels(position):
        version = min(position.asked[decision.seat] for decision in asked)
        return ((_panel_button(position, version, asked, words),),)
    return _public_moves(position, asked[0], renderer, words)


def _public_moves(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return the moves, and a button that opens the panel where some are taken in private."""
    offered = _offered(position, decision, renderer, words, position.view(None))
    place = _place(position, decision)
    rows = _moves(position, decision, [o for o in offered if not o[1].private], words)
    doors = dict.fromkeys(label.menu for _, label in offered if label.private)
    return (*rows, *((Button(f"panel:{place}", door, style="main"),) for door in list(doors)[:1]))


def in_panels(position: Position) -> bool:
    """Tell whether people decide now in private panels, not on the public post itself."""
    asked = people_asked(position)
    return len(asked) > 1 or any(_needs_panel(position, decision) for decision in asked)


def private_rows(
    position: Position, decision: Decision[Any], context: Context, words: Words
) -> tuple[Row, ...]:
    """Return the rows of the panel in which this seat decides."""
    renderer = context.renderer(position.table.game)
    shape = context.shapes.get((position.table.game, decision.kind))
    rows = shape(position, decision, renderer, words) if shape else ()
    return rows or private_moves(position, decision, renderer, words)


def private_moves(
    position: Position,
    decision: Decision[Any],
    renderer: Renderer[Any, Any],
    words: Words,
    without: Container[str] = (),
) -> tuple[Row, ...]:
    """Return the seat's moves as buttons and menus, without those of some verbs."""
    offered = [
        (index, label)
        for index, label in _offered(
            position, decision, renderer, words, position.view(decision.seat)
        )
        if position.rules.notate(decision.moves[index]).split()[0] not in without
    ]
    return _moves(position, decision, offered, words)


def _moves(
    position: Position,
    decision: Decision[Any],
    offered: Sequence[tuple[int, Label]],
    words: Words,
    depth: int = 0,
) -> tuple[Row, ...]:
    """Return the moves as buttons and menus, those of a stepped decision by their next step."""
    place = _place(position, decision)
    if decision.kind not in position.rules.info.stepped:
        return _rows(f"mv:{place}", f"sel:{place}", offered, words)
    depth, steps = merged(offered, depth, MOST_BUTTONS)
    return _rows(f"step:{place}:{depth}", f"stepsel:{place}:{depth}", steps, words)


def step_panel(
    position: Position,
    decision: Decision[Any],
    depth: int,
    index: int,
    context: Context,
    words: Words,
) -> Screen | None:
    """Return the choice between the moves that begin like one, None where it is the only one."""
    words, renderer = words.with_names(position.table.names), context.renderer(position.table.game)
    view = position.view(decision.seat)
    offered = alike(_offered(position, decision, renderer, words, view), depth, index)
    if len(offered) == 1:
        return None
    question = f"**{renderer.ask(decision, view, words)}**"
    chosen = " → ".join(path(offered[0][1])[:depth])
    chosen = " · ".join(filter(None, (chosen, common_end(offered))))
    back = Button(f"panel:{_place(position, decision)}", words("step-back"), "↩️")
    rows = _moves(position, decision, offered, words, depth)
    return Screen((question, chosen), rows=(*rows, (back,)))


def panel(position: Position, user_id: int, context: Context, words: Words, *first: str) -> Screen:
    """Return a person's private panel: `first`, the question, the own board, the choices."""
    words = words.with_names(position.table.names)
    decision = position.user_decision(user_id)
    if decision is None:
        return Screen(texts=(*first, nothing_to_do(position, words)))
    renderer = context.renderer(position.table.game)
    view = position.view(decision.seat)
    texts = [*first, f"**{renderer.ask(decision, view, words)}**"]
    texts.append(warning(position, decision.seat, renderer, words))
    if decision.kind in position.rules.info.atoms:
        facts = facts_of(decision.seat, view, renderer, words)
        texts.append(limits.fit_lines(facts, limits.TEXT // 2, "…"))
    return Screen(tuple(texts), rows=private_rows(position, decision, context, words))


def facts_of(seat: int, view: object, renderer: Renderer[Any, Any], words: Words) -> Iterator[str]:
    """Yield the facts that name this seat's player and nobody else.

    The names are marks at first, because a player may be called like any word.
    """
    marks = [f"\ue000{number}\ue001" for number in range(len(words.names))]
    for line in renderer.summary(view, words.with_names(marks)):
        if [mark for mark in marks if mark in line] == [marks[seat]]:
            yield line.replace(marks[seat], words.name(seat))


def nothing_to_do(position: Position, words: Words) -> str:
    """Say whom the table is waiting for."""
    if position.table.left_at is not None:
        return words("error-server-left", **ServerLeft.of(position.table).args_)
    if not position.decisions:
        return words("table-is-over")
    names = position.table.names
    return words("waiting-for", names=joined(names[d.seat] for d in position.decisions))


def labelled(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> list[tuple[str, Label]]:
    """Return every legal move's notation and label, as they are offered."""
    view = position.view(decision.seat)
    offered = _offered(position, decision, renderer, words, view)
    return [(position.rules.notate(decision.moves[index]), label) for index, label in offered]


def _offered(
    position: Position,
    decision: Decision[Any],
    renderer: Renderer[Any, Any],
    words: Words,
    view: object,
) -> list[tuple[int, Label]]:
    """Return the index and label of every move, lightest first."""
    words = words.with_names(position.table.names)
    labels = [renderer.label(move, view, words) for move in decision.moves]
    return sorted(enumerate(labels), key=lambda numbered: numbered[1].weight)


def _needs_panel(position: Position, decision: Decision[Any]) -> bool:
    info, kind = position.rules.info, decision.kind
    many = len(decision.moves) > MOST_PUBLIC and kind not in info.stepped
    return many or kind in info.atoms or kind in info.secret


def _panel_button(
    position: Position, version: int, asked: Sequence[Decision[Any]], words: Words
) -> Button:
    key = f"{position.table.game}-open-{asked[0].kind}"
    label = words(key) if words.has(key) else words("open-panel")
    return Button(f"panel:{position.table.id}:{version}", label, style="main")


def _place(position: Position, decision: Decision[Any]) -> str:
    """Return what the custom_ids of a decision share: the table and when it was asked."""
    return f"{position.table.id}:{position.asked[decision.seat]}"


def try_rows(
    place: str,
    position: Position,
    decision: Decision[Any],
    renderer: Renderer[Any, Any],
    words: Words,
) -> tuple[Row, ...]:
    """Return the choices of a prompt for a sandbox, under verbs of its own."""
    offered = _offered(position, decision, renderer, words, position.view(decision.seat))
    return _rows(f"trymv:{place}", f"trysel:{place}", offered, words)


def _rows(
    button: str, menu: str, offered: Sequence[tuple[int, Label]], words: Words
) -> tuple[Row, ...]:
    """Return buttons or menus, and menus of their own for the moves that name one."""
    plain = [(index, label) for index, label in offered if not label.menu]
    if len(plain) > MOST_BUTTONS:
        rows = _menus(menu, plain, words)
    else:
        rows = button_rows(
            tuple(
                Button(f"{button}:{index}", label.text, label.emoji, _style(label))
                for index, label in plain
            )
        )
    for name in dict.fromkeys(label.menu for _, label in offered if label.menu):
        group = [(index, label) for index, label in offered if label.menu == name]
        rows += _menus(menu, group, words, name, len(rows))
    return rows


def _style(label: Label) -> str:
    return "plain" if label.quiet else "main"


def _menus(
    menu: str, offered: Sequence[tuple[int, Label]], words: Words, name: str = "", first: int = 0
) -> tuple[Row, ...]:
    """Return menus that are numbered from `first`, as no two of a message may be the same."""
    entries = [Entry(str(index), label.text, label.hint, label.emoji) for index, label in offered]
    groups = list(limits.pages(entries))[:PANEL_PAGES]
    return tuple(
        Menu(f"{menu}:{page}", tuple(group), _range(group, len(groups), words, name))
        for page, group in enumerate(groups, first)
    )


def _range(group: Sequence[Entry], groups: int, words: Words, name: str) -> str:
    """Return what a menu says as long as nothing is chosen."""
    if groups == 1:
        return name or words("choose")
    between = words("choose-between", first=group[0].label, last=group[-1].label)
    return words("choose-of", menu=name, between=between) if name else between
