"""Buttons, menus and private panels for any decision of any game, and a person's private draft.

A few moves become buttons, up to 25 one menu; more of them, and decisions of many small moves, are
made in a private panel. Moves of a stepped decision are chosen step by step, the first one on the
public post. If there are more choices than a panel holds, the first choice is between parts of
them. The custom_ids:

* `mv:<table>:<version>:<index>`   play the move with that index in that version's decision
* `sel:<table>:<version>:<page>`   play the move picked in a menu, whose values are indices
* `step:<table>:<version>:<depth>:<index>`   offer the moves that share `depth` steps with that move
* `stepsel:<table>:<version>:<depth>:<page>`  do the same from a menu, whose values are indices
* `now:<table>:<version>:<index>`  play that move without further steps, and without a draft
* `part:<table>:<version>:<depth>:<index>:<page>`  offer a part of the choices beginning like
  that move; the values are `<first>.<end>`, positions in their order
* `panel:<table>:<version>`        open the private panel
* `draft:<table>:<version>`        open the draft for the current decision, whatever the version
* `undo:<table>:<version>`         take back the person's last move
* `hint:<table>:<version>`         show a hint for that decision

A draft shows a person's moves and their effects, the next choices, and a send button. A button for
the table applies to the draft instead if its custom_id is part of one of those below. The mark in
each of them, `<begun>.<revision>`, says which draft the person saw:

* `dr:<table>:<mark>:<custom_id>`  do in the draft what that custom_id does at the table
* `drback:<table>:<mark>`          take the last move back
* `drsome:<table>:<mark>`          take back the move picked in a menu of moves' numbers
* `drclear:<table>:<mark>`         take all moves back
* `drsend:<table>:<mark>`          make the moves at the table
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, NamedTuple

from bot.engine.api import Decision
from bot.host.analysis.drafts import Draft, Mark
from bot.host.core.api import Position, StalePrompt
from bot.host.core.moves.endings import ServerLeft
from bot.locales import Words
from bot.locales.markdown import joined
from bot.presenting import limits
from bot.presenting.moves.prompt import (
    Offered,
    Prompt,
    PublicPrompt,
    hints_offered,
    path,
    warning,
)
from bot.presenting.table import people_asked, words_at
from cogs.ui.context import Context, numbers
from cogs.ui.kit.screen import Button, Emojis, Entry, Menu, Row, Screen, button_rows
from render.api import Label, Renderer
from render.text.wording import commas

MOST_BUTTONS = 10
LINE = 40
"""Maximum number of characters on a button; a longer text omits the effect, to fit on a phone."""
MOST_PUBLIC = 2 * limits.OPTIONS
"""Maximum number of moves in the menus of a public post; a private panel offers more moves."""
PANEL_PAGES = 5
"""Maximum number of menus in one panel, because nobody reads more of them on a phone."""
MOST_SHOWN = PANEL_PAGES * limits.OPTIONS
"""Maximum number of choices in one panel; if there are more, a range of them is chosen first."""


@dataclass(frozen=True)
class Choices:
    """The choices of one step; each index stands for all moves that begin with that choice.

    `button`, `menu` and `part` are prefixes of custom_ids.
    """

    button: str
    menu: str
    part: str
    indices: Sequence[int]
    label: Callable[[int], Label]

    @property
    def offered(self) -> list[tuple[int, Label]]:
        """All choices as pairs of index and label."""
        return [(index, self.label(index)) for index in self.indices]


def public_rows(position: Position, renderer: Renderer[Any, Any], words: Words) -> tuple[Row, ...]:
    """Return the choices that the table's public post offers to the people who must act."""
    asked = people_asked(position)
    if not asked:
        return ()
    if in_panels(position):
        version = min(position.asked[decision.seat] for decision in asked)
        return ((_panel_button(position, version, asked, words),),)
    prompt = PublicPrompt(position, asked[0].seat, renderer, words)
    return (*_public_moves(prompt), *_draft_rows(prompt))


def _public_moves(prompt: PublicPrompt) -> tuple[Row, ...]:
    """Return the moves, with a button that opens the panel if some must be chosen privately."""
    choices = _choices(prompt)
    if len(choices.indices) > MOST_SHOWN:
        return _rows(choices, prompt.words)
    private = {index: label for index, label in choices.offered if label.private}
    public = [index for index in choices.indices if index not in private]
    rows = _rows(replace(choices, indices=public), prompt.words)
    menus = dict.fromkeys(label.menu for label in private.values())
    panel = f"panel:{prompt.place}"
    return (*rows, *((Button(panel, menu, style="main"),) for menu in list(menus)[:1]))


def in_panels(position: Position) -> bool:
    """Return whether decisions are now made in private panels rather than on the public post."""
    asked = people_asked(position)
    return len(asked) > 1 or any(_needs_panel(position, decision) for decision in asked)


def private_rows(prompt: Prompt, context: Context) -> tuple[Row, ...]:
    """Return the rows of the private panel in which this seat decides."""
    shape = context.shapes.get((prompt.position.table.game, prompt.decision.kind))
    seen = (prompt.position, prompt.decision, prompt.renderer, prompt.words)
    rows = shape(*seen) if shape else ()
    return rows or _rows(_choices(prompt), prompt.words)


def labelled(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> list[tuple[str, Label]]:
    """Return the notation and label of every legal move, in the order in which they are offered."""
    return list(Prompt(position, decision.seat, renderer, words).labelled())


def private_moves(
    position: Position,
    decision: Decision[Any],
    renderer: Renderer[Any, Any],
    words: Words,
    without: Container[str] = (),
) -> tuple[Row, ...]:
    """Return the seat's moves as buttons and menus, except moves whose verb is in `without`."""
    prompt = Prompt(position, decision.seat, renderer, words)
    choices = _choices(prompt)
    if without:
        left = [i for i in choices.indices if prompt.notation(i).split()[0] not in without]
        choices = replace(choices, indices=left)
    return _rows(choices, prompt.words)


def _choices(prompt: Prompt, depth: int = 0, index: int = 0) -> Choices:
    """Return the choices among the moves that share their first `depth` steps with move `index`."""
    return _choices_at(prompt.place, "", prompt, depth, index)


def _choices_at(place: str, kind: str, prompt: Prompt, depth: int, index: int) -> Choices:
    """Return the same choices as `_choices`, with custom_ids that begin with `kind`."""
    part = f"{kind}part:{place}:{depth}:{index}"
    if not prompt.stepped:
        return Choices(f"{kind}mv:{place}", f"{kind}sel:{place}", part, prompt.order, prompt.label)
    offered = prompt.steps.alike(depth, index) if depth else prompt.steps
    depth, labels = offered.merged(depth, MOST_BUTTONS)
    ways = (f"{kind}step:{place}:{depth}", f"{kind}stepsel:{place}:{depth}", part)
    return Choices(*ways, tuple(labels), labels.__getitem__)


class Begun(NamedTuple):
    """The steps chosen so far in a copy of a position, and the part of the choices that is shown.

    They are the first `depth` steps of `move`, an index. `first` and `end` are positions in the
    order of the choices; both are 0 if all are shown.
    """

    depth: int = 0
    move: int = 0
    first: int = 0
    end: int = 0

    @classmethod
    def of_part(cls, found: Sequence[int], values: tuple[str, ...]) -> Begun:
        """Return the part that a person chose in a menu of parts.

        `found` holds the numbers at the end of the menu's custom_id: depth, move and page, or only
        the page in menus of earlier versions. Raises StalePrompt.
        """
        first, end = numbers(":".join(values).replace(".", ":"), 2)
        if len(found) not in (1, 3):
            raise StalePrompt
        depth, index = found[:2] if len(found) == 3 else (0, 0)
        return cls(depth, index, first, end)


def begun_with(prompt: Prompt, begun: Begun) -> Begun | int:
    """Return the steps, or the index of the only move that begins with them. Raises StalePrompt."""
    if begun.move >= len(prompt.decision.moves):
        raise StalePrompt
    if not prompt.stepped:
        return begun
    indices = prompt.steps.alike(begun.depth, begun.move).indices
    return begun if len(indices) > 1 else indices[0]


def chosen_so_far(prompt: Prompt, begun: Begun) -> str:
    """Return the steps chosen so far as text."""
    if not prompt.stepped or not begun.depth:
        return ""
    offered = prompt.steps.alike(begun.depth, begun.move)
    chosen = " → ".join(path(prompt.label(begun.move))[: begun.depth])
    return " · ".join(filter(None, (chosen, offered.common_end)))


def decision_at(prompt: Prompt, depth: int, index: int) -> Decision[Any]:
    """Return the decision limited to moves that begin like move `index`, for its picture."""
    if not prompt.stepped or not depth:
        return prompt.decision
    indices = sorted(prompt.steps.alike(depth, index).indices)
    moves = tuple(prompt.decision.moves[i] for i in indices)
    return Decision(prompt.decision.seat, prompt.decision.kind, moves)


def step_panel(prompt: Prompt, depth: int, index: int) -> Screen | None:
    """Return the panel for moves sharing `depth` steps with move `index`, None if none does."""
    offered = prompt.steps.alike(depth, index)
    if len(offered.indices) == 1:
        return None
    chosen = chosen_so_far(prompt, Begun(depth, index))
    choices = _choices(prompt, depth, index)
    best, rows = _best(prompt, offered, choices), _rows(choices, prompt.words)
    texts = (f"**{prompt.question}**", chosen, *(text for text, _ in best))
    buttons = tuple(button for _, button in best)
    return Screen(texts, rows=(*rows, (*buttons, _back(prompt))))


def _best(prompt: Prompt, offered: Offered, choices: Choices) -> tuple[tuple[str, Button], ...]:
    """Return the best move as text and as a button, if choosing it would take more steps.

    Return nothing if the renderer does not rank the moves by their value.
    """
    index, depth = offered.indices[0], int(choices.button.rpartition(":")[2])
    if not prompt.renderer.ranked or len(offered.alike(depth, index).indices) == 1:
        return ()
    label = prompt.label(index)
    told = " · ".join(filter(None, (label.text, label.effect)))
    text = prompt.words("step-best", move=told)
    button = Button(f"now:{prompt.place}:{index}", prompt.words("button-best"), "✨", "go")
    return ((f"✨ {text}", button),)


def part_panel(prompt: Prompt, depth: int, index: int, first: int, end: int) -> Screen:
    """Return a panel with choices `first` to `end` among the moves that begin like move `index`."""
    choices = _choices(prompt, depth, index)
    some = replace(choices, indices=choices.indices[first:end])
    chosen = " → ".join(path(prompt.label(index))[:depth])
    rows = _rows(some, prompt.words)
    return Screen((f"**{prompt.question}**", chosen), rows=(*rows, (_back(prompt),)))


def _back(prompt: Prompt) -> Button:
    return Button(f"panel:{prompt.place}", prompt.words("step-back"), "↩️")


def _draft_rows(prompt: Prompt) -> tuple[tuple[Button, ...], ...]:
    """Return the button that opens the seat's draft, if moves can be drafted."""
    if prompt.decision.kind not in prompt.position.rules.info.drafted:
        return ()
    return ((Button(f"draft:{prompt.place}", prompt.words("button-draft"), "✏️"),),)


def prompt_of(position: Position, user_id: int, context: Context, words: Words) -> Prompt | None:
    """Return a person's prompt, None if they have nothing to decide."""
    decision = position.user_decision(user_id)
    if decision is None:
        return None
    return Prompt(position, decision.seat, context.renderer(position.table.game), words)


def panel(position: Position, user_id: int, context: Context, words: Words, *first: str) -> Screen:
    """Return a person's private panel: the texts `first`, the question, and the choices."""
    prompt = prompt_of(position, user_id, context, words)
    if prompt is None:
        return Screen(texts=(*first, nothing_to_do(position, words)))
    texts = [*first, f"**{prompt.question}**", warning(prompt)]
    if prompt.decision.kind in position.rules.info.atoms:
        facts = facts_of(prompt.seat, prompt.view, prompt.renderer, prompt.words)
        texts.append(limits.fit_lines(facts, limits.TEXT // 2, "…"))
    return Screen(tuple(texts), rows=(*private_rows(prompt, context), *_help(prompt, context)))


def _help(prompt: Prompt, context: Context) -> tuple[Row, ...]:
    """Return a row with the draft button and the hint button, as far as either is available."""
    table, buttons = prompt.position.table, [*chain(*_draft_rows(prompt))]
    if hints_offered(table, table.game in context.searched):
        buttons.append(hint_button(prompt.place, prompt.words))
    return (tuple(buttons),) if buttons else ()


def facts_of(seat: int, view: object, renderer: Renderer[Any, Any], words: Words) -> Iterator[str]:
    """Yield the facts that name this seat's player and no other."""
    return lines_about(seat, lambda marked: renderer.summary(view, marked).lines, words)


def lines_about(seat: int, tell: Callable[[Words], Sequence[str]], words: Words) -> Iterator[str]:
    """Yield the lines that name this seat's player and no other.

    Placeholders stand for the names while comparing, because a player's name may be any word.
    """
    marks = [f"\ue000{number}\ue001" for number in range(len(words.names))]
    for line in tell(words.with_names(marks)):
        if [mark for mark in marks if mark in line] == [marks[seat]]:
            yield line.replace(marks[seat], words.name(seat))


def nothing_to_do(position: Position, words: Words) -> str:
    """Return a sentence saying whom the table is waiting for, or why it waits for nobody."""
    if position.table.left_at is not None:
        return words("error-server-left", **ServerLeft.of(position.table).args_)
    if not position.decisions:
        return words("table-is-over")
    names = position.table.names
    return words("waiting-for", names=joined(names[d.seat] for d in position.decisions))


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


WHOLE = Begun()
"""State in which nothing has been chosen yet and all choices are shown."""


def try_rows(
    place: str, prompt: Prompt, begun: Begun = WHOLE, verb: str = "try"
) -> tuple[Row, ...]:
    """Return the rows for a copy of a position, whose custom_ids begin with `verb`."""
    choices = _choices_at(place, verb, prompt, begun.depth, begun.move)
    if begun.end:
        choices = replace(choices, indices=choices.indices[begun.first : begun.end])
    rows = _rows(choices, prompt.words)
    if begun == WHOLE:
        return rows
    return *rows, (Button(f"{verb}step:{place}:0:0", prompt.words("step-back"), "↩️"),)


def _rows(choices: Choices, words: Words) -> tuple[Row, ...]:
    """Return buttons or menus, with separate menus for moves whose label names a menu.

    If there are more choices than the panel holds, return menus of parts.
    """
    if len(choices.indices) > MOST_SHOWN:
        return _parts(choices, words)
    offered = choices.offered
    plain = [(index, label) for index, label in offered if not label.menu]
    rows: tuple[Row, ...] = ()
    if len(plain) > MOST_BUTTONS:
        rows = _menus(choices.menu, _entries(plain), words)
    else:
        rows = button_rows(
            tuple(
                Button(f"{choices.button}:{index}", button_text(label), label.emoji, _style(label))
                for index, label in plain
            )
        )
    for name in dict.fromkeys(label.menu for _, label in offered if label.menu):
        group = [(index, label) for index, label in offered if label.menu == name]
        rows += _menus(choices.menu, _entries(group), words, name, len(rows))
    return rows if len(rows) <= PANEL_PAGES else _menus(choices.menu, _entries(offered), words)


def _parts(choices: Choices, words: Words) -> tuple[Row, ...]:
    """Return menus of parts, each named after its first and its last move."""
    count = len(choices.indices)
    size = limits.OPTIONS * -(-count // (limits.OPTIONS * MOST_SHOWN))
    entries = []
    for start in range(0, count, size):
        end = min(start + size, count)
        first, last = (choices.label(choices.indices[at]).text for at in (start, end - 1))
        name = words("choose-between", first=first, last=last)
        entries.append(
            Entry(f"{start}.{end}", name, emoji=choices.label(choices.indices[start]).emoji)
        )
    return _menus(choices.part, entries, words)


def button_text(label: Label) -> str:
    """Return a button's text: the move, and its effect if there is room."""
    text = f"{label.text} · {label.effect}" if label.effect else label.text
    return text if len(text) <= LINE else label.text


def _style(label: Label) -> str:
    return "plain" if label.quiet else "main"


def _entries(offered: Sequence[tuple[int, Label]]) -> list[Entry]:
    return [Entry(str(index), label.text, label.hint, label.emoji) for index, label in offered]


def _menus(
    menu: str, entries: Sequence[Entry], words: Words, name: str = "", first: int = 0
) -> tuple[Row, ...]:
    """Return menus numbered from `first`, because a message's custom_ids must all differ."""
    groups = list(limits.pages(entries))
    return tuple(
        Menu(f"{menu}:{page}", tuple(group), _range(group, len(groups), words, name))
        for page, group in enumerate(groups, first)
    )


def _range(group: Sequence[Entry], groups: int, words: Words, name: str) -> str:
    """Return the placeholder of a menu."""
    if groups == 1:
        return name or words("choose")
    between = words("choose-between", first=group[0].label, last=group[-1].label)
    return words("choose-of", menu=name, between=between) if name else between


def hint_button(place: str, words: Words) -> Button:
    """Return the hint button; `place` is the table and the version in its custom_id."""
    return Button(f"hint:{place}", words("button-hint"), "💡")


_ARGS = re.compile(r"([0-9]{1,15}):([0-9]{1,15})\.([0-9]{1,15})(?::(.*))?", re.ASCII | re.DOTALL)


def parsed(args: str) -> tuple[int, Mark, str]:
    """Return the table, the mark and the rest of a draft's custom_id. Raises StalePrompt."""
    match = _ARGS.fullmatch(args)
    if match is None:
        raise StalePrompt
    table, begun, revision, inner = match.groups()
    return int(table), Mark(int(begun), int(revision)), inner or ""


def in_draft(screen: Screen, draft: Draft | None) -> Screen:
    """Return a screen whose choices apply to the draft, or the same screen without a draft."""
    if draft is None:
        return screen
    return replace(screen, rows=_inside(screen.rows, draft))


def draft_panel(draft: Draft, context: Context, words: Words, *first: str) -> Screen:
    """Return a draft's panel: the texts `first`, the draft's moves, and the next choices."""
    words = words_at(draft.start.table, words)
    renderer = context.renderer(draft.start.table.game)
    texts = [*first, *_dropped(draft, words), f"### ✏️ {words('draft-title')}"]
    texts.append(f"-# {words('draft-about')}")
    texts += _moves(draft, renderer, context.emojis, words)
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
    """Return rows whose custom_ids mark a click as made in the draft."""
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
    """Return the label of each drafted move, in the position in which it is made."""
    return [renderer.label(one.move, one.before.view(draft.seat), words) for one in draft.moves]


def _moves(
    draft: Draft, renderer: Renderer[Any, Any], emojis: Emojis, words: Words
) -> Iterator[str]:
    for number, label in enumerate(_labels(draft, renderer, words), 1):
        brings = f" · {label.effect}" if label.effect else ""
        yield f"{number}. {emojis.sign(label.emoji)} {label.text}{brings}"


def _dropped(draft: Draft, words: Words) -> Iterator[str]:
    if draft.dropped:
        yield words("draft-dropped", moves=commas((f"`{text}`" for text in draft.dropped), words))


def _end(draft: Draft, words: Words) -> str:
    """Return why the draft takes no more moves, with a warning if the last move is final."""
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
