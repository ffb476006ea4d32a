"""A person's private draft: its moves with their effects, the next choices, and how to send it.

A button that decides at the table decides in the draft if its custom_id is inside one of the draft.
The mark of all these, `<begun>.<revision>`, says which draft the person saw:

* `draft:<table>:<version>`            open the draft of what is asked, whatever the version
* `dr:<table>:<mark>:<custom_id>`      do in the draft what that one does at the table
* `drback:<table>:<mark>`              take the last move back
* `drsome:<table>:<mark>`              the same from a menu, whose values are numbers of moves
* `drclear:<table>:<mark>`             take all moves back
* `drsend:<table>:<mark>`              make the moves at the table
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.host.analysis.drafts import Draft, Mark
from bot.host.core.api import StalePrompt
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.moves.prompt import Prompt, warning
from cogs.ui.context import Context
from cogs.ui.decisions.prompts import facts_of, private_rows
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen
from render.api import Label, Renderer

_ARGS = re.compile(r"([0-9]{1,15}):([0-9]{1,15})\.([0-9]{1,15})(?::(.*))?", re.ASCII | re.DOTALL)


def parsed(args: str) -> tuple[int, Mark, str]:
    """Return a custom_id's table, mark and the rest. Raises StalePrompt."""
    match = _ARGS.fullmatch(args)
    if match is None:
        raise StalePrompt
    table, begun, revision, inner = match.groups()
    return int(table), Mark(int(begun), int(revision)), inner or ""


def in_draft(screen: Screen, draft: Draft | None) -> Screen:
    """Return a screen whose choices are made in the draft; without a draft, the screen itself."""
    if draft is None:
        return screen
    return replace(screen, rows=_inside(screen.rows, draft))


def draft_panel(draft: Draft, context: Context, words: Words, *first: str) -> Screen:
    """Return a draft's panel: `first`, its moves, and the next choices."""
    words = words.with_names(draft.start.table.names)
    renderer = context.renderer(draft.start.table.game)
    texts = [*first, *_dropped(draft, words), f"### ✏️ {words('draft-title')}"]
    texts.append(f"-# {words('draft-about')}")
    texts += _moves(draft, renderer, words)
    if not draft.closed:
        texts += facts_of(draft.seat, draft.position.view(draft.seat), renderer, words)
    text = limits.fit_lines(texts, limits.TEXT * 3 // 4, "…")
    controls = _controls(draft, renderer, words)
    if draft.decision is None:
        return Screen((text,), question=_end(draft, words), rows=controls)
    prompt = Prompt(draft.position, draft.seat, renderer, words)
    asked = "\n".join(filter(None, (f"**{prompt.question}**", warning(prompt))))
    return Screen((text,), (), asked, (*_inside(private_rows(prompt, context), draft), *controls))


def _inside(rows: tuple[Row, ...], draft: Draft) -> tuple[Row, ...]:
    """Return rows whose custom_ids mark clicks as made in the draft."""
    key = f"dr:{_place(draft)}"
    return tuple(
        tuple(replace(button, custom_id=f"{key}:{button.custom_id}") for button in row)
        if isinstance(row, tuple)
        else replace(row, custom_id=f"{key}:{row.custom_id}")
        for row in rows
    )


def _place(draft: Draft) -> str:
    return f"{draft.table_id}:{draft.mark.begun}.{draft.mark.revision}"


def _labels(draft: Draft, renderer: Renderer[Any, Any], words: Words) -> list[Label]:
    """Return each move's label in the position where it is made."""
    return [renderer.label(one.move, one.before.view(draft.seat), words) for one in draft.moves]


def _moves(draft: Draft, renderer: Renderer[Any, Any], words: Words) -> Iterator[str]:
    for number, label in enumerate(_labels(draft, renderer, words), 1):
        brings = f" · {label.effect}" if label.effect else ""
        yield f"{number}. {label.emoji} {label.text}{brings}"


def _dropped(draft: Draft, words: Words) -> Iterator[str]:
    if draft.dropped:
        yield words("draft-dropped", moves=", ".join(f"`{text}`" for text in draft.dropped))


def _end(draft: Draft, words: Words) -> str:
    """Return why no move follows, with a warning before a final move is sent."""
    return f"🔒 {words('draft-closed')}" if draft.closed else words("draft-complete")


def _controls(draft: Draft, renderer: Renderer[Any, Any], words: Words) -> tuple[Row, ...]:
    if not draft.moves:
        back = f"panel:{draft.table_id}:{draft.mark.begun}"
        return ((Button(back, words("step-back"), "↩️"),),)
    place, send = _place(draft), "button-draft-send-final" if draft.closed else "button-draft-send"
    buttons = (
        Button(f"drsend:{place}", words(send), "📨", "go"),
        Button(f"drback:{place}", words("button-draft-back"), "↩️"),
        Button(f"drclear:{place}", words("button-draft-clear"), "🗑️"),
    )
    if len(draft.moves) == 1:
        return (buttons,)
    entries = [
        Entry(str(number), f"{number + 1}. {label.text}", emoji=label.emoji)
        for number, label in enumerate(_labels(draft, renderer, words))
    ]
    shown = tuple(entries[-limits.OPTIONS :])
    return (buttons, Menu(f"drsome:{place}", shown, words("draft-take-one-back")))
