"""Any decision of any game as buttons, menus and private panels.

A few moves are buttons, up to 25 one menu; more of them, and decisions of many small
moves, are taken in a private panel. The custom_ids:

* `mv:<table>:<version>:<index>`   play that move of the decision of that version
* `sel:<table>:<version>:<page>`   the same from a menu, whose values are the indices
* `panel:<table>:<version>`        open the private panel
* `undo:<table>:<version>`         take the own last move back
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.api import Decision
from bot.host.api import Position
from bot.locales import Words
from cogs.ui import limits
from cogs.ui.house import House
from cogs.ui.screen import Button, Entry, Menu, Row, Screen, button_rows
from render.api import Label, Renderer

MOST_BUTTONS = 10
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
    return _moves(position, asked[0], renderer, words, position.view(None))


def in_panels(position: Position) -> bool:
    """Tell whether people decide now in private panels, not on the public post itself."""
    asked = people_asked(position)
    return len(asked) > 1 or any(_needs_panel(position, decision) for decision in asked)


def private_rows(
    position: Position, decision: Decision[Any], house: House, words: Words
) -> tuple[Row, ...]:
    """Return the rows of the panel in which this seat decides."""
    renderer = house.renderers[position.table.game]
    shape = house.shapes.get((position.table.game, decision.kind))
    rows = shape(position, decision, renderer, words) if shape else ()
    return rows or _moves(position, decision, renderer, words, position.view(decision.seat))


def panel(position: Position, user_id: int, house: House, words: Words, *first: str) -> Screen:
    """Return a person's private panel: `first`, the question, the own board, the choices."""
    words = words.with_names(position.table.names)
    decision = position.user_decision(user_id)
    if decision is None:
        return Screen(texts=(*first, nothing_to_do(position, words)))
    renderer = house.renderers[position.table.game]
    view = position.view(decision.seat)
    texts = [*first, f"**{renderer.ask(decision, view, words)}**"]
    if decision.kind in position.rules.info.atoms:
        facts = facts_of(decision.seat, view, renderer, words)
        texts.append(limits.fit_lines(facts, limits.TEXT // 2, "…"))
    return Screen(tuple(texts), rows=private_rows(position, decision, house, words))


def facts_of(seat: int, view: object, renderer: Renderer[Any, Any], words: Words) -> Iterator[str]:
    """Yield the facts that name this seat's player and nobody else.

    The names are marks at first, because a player may be called like any word.
    """
    marks = [f"\ue000{number}\ue001" for number in range(len(words.names))]
    for line in renderer.summary(view, words.with_names(marks)):
        if [mark for mark in marks if mark in line] == [marks[seat]]:
            yield line.replace(marks[seat], words.name(seat))


def nothing_to_do(position: Position, words: Words) -> str:
    """Say whom the table waits for."""
    if not position.decisions:
        return words("table-is-over")
    names = position.table.names
    return words("waiting-for", names=", ".join(names[d.seat] for d in position.decisions))


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
    atoms = decision.kind in position.rules.info.atoms
    return atoms or len(decision.moves) > limits.OPTIONS


def _panel_button(
    position: Position, version: int, asked: Sequence[Decision[Any]], words: Words
) -> Button:
    key = f"{position.table.game}-open-{asked[0].kind}"
    label = words(key) if words.has(key) else words("open-panel")
    return Button(f"panel:{position.table.id}:{version}", label, style="main")


def _moves(
    position: Position,
    decision: Decision[Any],
    renderer: Renderer[Any, Any],
    words: Words,
    view: object,
) -> tuple[Row, ...]:
    offered = _offered(position, decision, renderer, words, view)
    place = f"{position.table.id}:{position.asked[decision.seat]}"
    if len(offered) <= MOST_BUTTONS:
        return button_rows(
            tuple(
                Button(f"mv:{place}:{index}", label.text, label.emoji, _style(label))
                for index, label in offered
            )
        )
    return _menus(place, offered, words)


def _style(label: Label) -> str:
    return "plain" if label.quiet else "main"


def _menus(place: str, offered: Sequence[tuple[int, Label]], words: Words) -> tuple[Row, ...]:
    entries = [Entry(str(index), label.text, label.hint, label.emoji) for index, label in offered]
    groups = list(limits.pages(entries))[:PANEL_PAGES]
    return tuple(
        Menu(f"sel:{place}:{page}", tuple(group), _range(group, len(groups), words))
        for page, group in enumerate(groups)
    )


def _range(group: Sequence[Entry], groups: int, words: Words) -> str:
    if groups == 1:
        return words("choose")
    return words("choose-between", first=group[0].label, last=group[-1].label)
