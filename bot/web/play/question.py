"""The question to the reader of a page: decision, legal moves and draft, as plain values.

The decision layer computes them (`bot.presenting.moves.prompt`); the page has no labels or rules of
its own. It selects the moves that involve everything the reader has tapped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypedDict

from bot.engine.api import Decision, GameInfo
from bot.host.analysis.drafts import Draft, DraftGone
from bot.host.core.api import HostError, Position
from bot.locales.markdown import unmarked
from bot.presenting.moves.prompt import Prompt, hints_offered, warning
from bot.presenting.moves.refusals import sentence
from bot.web.pictures import QUESTION
from bot.web.site import Seen, Site
from render.api import Label, Trace


class Step(TypedDict):
    """The label of one step in choosing a move, or of a whole move."""

    text: str
    hint: str
    emoji: str
    effect: str


class Traced(TypedDict):
    """The cells that the page draws a move on before it is sent: see `render.api.Trace`."""

    piece: str
    cells: tuple[str, ...]
    turn: int | None


class Choice(TypedDict):
    """A legal move by its index: the steps to it, and the things in the pictures it involves.

    `trace` are the cells that it covers or crosses, None = it involves none. Moves with the same
    `menu` are listed together; `quiet` moves, such as passing, come last.
    """

    index: int
    steps: list[Step]
    things: list[str]
    trace: Traced | None
    menu: str
    quiet: bool


class Drafted(TypedDict):
    """A draft: its mark, its moves, those no longer legal, and why no decision follows, if so."""

    mark: str
    moves: list[Step]
    dropped: list[str]
    end: str


class Task(TypedDict):
    """The question to the reader; `asked` is the decision's stamp, None = none, as in `NO_TASK`.

    `drafts` says how picked moves reach the table: "" = immediately, "may" = immediately or in a
    draft, "must" = in a draft. `pictures` are the addresses of the question's picture for dark and
    light mode, None = the table's picture is used. `hint` = a hint is available. `above` is the
    text by which the page's header already names this decision, so that the page need not repeat
    it.
    """

    asked: int | None
    text: str
    warning: str
    drafts: str
    choices: list[Choice]
    draft: Drafted | None
    pictures: tuple[str, str] | None
    hint: bool
    above: str


class Question(Task):
    """The reader's current choices; `stamp` is the position's.

    `takeback` is the stamp of their newest move, None = it cannot be taken back without consent.
    `said` is the answer to the last request.
    """

    stamp: int
    takeback: int | None
    said: str


NO_TASK = Task(
    asked=None,
    text="",
    warning="",
    drafts="",
    choices=[],
    draft=None,
    pictures=None,
    hint=False,
    above="",
)
"""Task of a person who has no decision to make."""


@dataclass(frozen=True)
class Asking:
    """A reader at their own page, and their draft if there is one."""

    seen: Seen
    draft: Draft | None = None
    said: str = ""

    @property
    def position(self) -> Position:
        """Return the position in which the next move is picked: after the draft, if any."""
        return self.seen.position if self.draft is None else self.draft.position

    @property
    def prompt(self) -> Prompt | None:
        """Return the seat's decision after the draft, None = it has none."""
        seat, closed = self.seen.viewer.seat, self.draft is not None and self.draft.closed
        if seat is None or closed or self.position.decision_of(seat) is None:
            return None
        return Prompt(self.position, seat, self.seen.renderer, self.seen.words)


async def asking(site: Site, seen: Seen, said: str = "") -> Asking:
    """Return the reader of a page with their current draft."""
    decision = _decision(seen)
    if decision is None or decision.kind not in seen.position.rules.info.drafted:
        return Asking(seen, said=said)
    try:
        draft = await site.context.host.analysis.drafts.of(seen.table.id, seen.viewer.user_id)
    except DraftGone as gone:
        return Asking(seen, said=said or sentence(gone, seen.words))
    except HostError:
        # The game may have ended meanwhile, or the seat may now be somebody else's.
        return Asking(seen, said=said)
    return Asking(seen, draft, said)


async def question(site: Site, asking: Asking) -> Question:
    """Return what the reader may do now."""
    seen, decision = asking.seen, _decision(asking.seen)
    return {
        **(NO_TASK if decision is None else _task(site, asking, decision)),
        "stamp": seen.stamp,
        "takeback": await _takeback(site, seen) if _goes_on(seen) else None,
        "said": _plain(asking.said),
    }


def _goes_on(seen: Seen) -> bool:
    return seen.table.status == "running" and seen.table.left_at is None


def _decision(seen: Seen) -> Decision[Any] | None:
    """Return the decision that the table expects of the reader's seat, or None."""
    seat = seen.viewer.seat
    return seen.position.decision_of(seat) if seat is not None and _goes_on(seen) else None


def _task(site: Site, asking: Asking, decision: Decision[Any]) -> Task:
    """Return the question to the reader: the decision of their seat, and their draft of it."""
    seen, prompt, draft = asking.seen, asking.prompt, asking.draft
    asked = seen.position.asked[decision.seat]
    picture = QUESTION if draft is None else f"draft-{mark_text(draft)}"
    # The page has the table's picture already: this one is neither drawn nor fetched.
    is_there = draft is None and seen.renderer.at_table(decision)
    return Task(
        asked=asked,
        text=_end(asking) if prompt is None else _plain(prompt.question),
        warning="" if prompt is None else _plain(warning(prompt)),
        drafts=_drafts(decision, seen.position.rules.info),
        choices=[] if prompt is None else [*_choices(prompt)],
        draft=None if draft is None else _drafted(draft, asking),
        pictures=None if is_there else seen.sources(picture, str(asked)),
        hint=hints_offered(seen.table, seen.table.game in site.context.searched),
        # The text that everyone sees, without the draft.
        above=unmarked(seen.renderer.ask(decision, seen.position.view(None), seen.words)),
    )


def mark_text(draft: Draft) -> str:
    """Return a draft's mark in the form that pages use."""
    return f"{draft.mark.begun}-{draft.mark.revision}"


def _end(asking: Asking) -> str:
    """Return the text that says why no decision follows the draft."""
    closed = asking.draft is not None and asking.draft.closed
    return asking.seen.words("draft-closed" if closed else "draft-complete")


def _drafts(decision: Decision[Any], info: GameInfo) -> str:
    """Return how the moves of a decision reach the table: the value of `Task.drafts`."""
    if decision.kind not in info.drafted:
        return ""
    return "must" if decision.kind in info.atoms else "may"


def _choices(prompt: Prompt) -> Iterator[Choice]:
    for index in prompt.order:
        label, move = prompt.label(index), prompt.decision.moves[index]
        yield Choice(
            index=index,
            steps=[*map(_step, label.steps or (label,))],
            things=sorted(prompt.renderer.things(move, prompt.view)),
            trace=_traced(prompt.renderer.trace(move, prompt.view)),
            menu=label.menu,
            quiet=label.quiet,
        )


def _traced(trace: Trace | None) -> Traced | None:
    return None if trace is None else Traced(piece=trace[0], cells=trace[1], turn=trace[2])


def _step(label: Label) -> Step:
    return Step(
        text=_plain(label.plain or label.text),
        hint=_plain(label.hint),
        emoji=label.emoji,
        effect=_plain(label.effect),
    )


def _drafted(draft: Draft, asking: Asking) -> Drafted:
    label, words = asking.seen.renderer.label, asking.seen.words
    return Drafted(
        mark=mark_text(draft),
        moves=[_step(label(one.move, one.before.view(draft.seat), words)) for one in draft.moves],
        dropped=[*draft.dropped],
        end=_end(asking) if draft.decision is None else "",
    )


async def _takeback(site: Site, seen: Seen) -> int | None:
    """Return the stamp of the move that the reader may take back without consent, or None."""
    if seen.viewer.seat is None:
        return None
    version = await site.context.host.tables.free_takeback(seen.table.id, seen.viewer.user_id)
    return None if version is None else seen.table.stamp(version)


def _plain(text: str) -> str:
    return "\n".join(unmarked(line.removeprefix("-# ")) for line in text.split("\n"))
