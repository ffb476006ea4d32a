"""What a person is asked on the page: the decision, its moves, and the draft, as plain values.

The decision layer computes all of it (`bot.presenting.moves.prompt`): the page has no labels and no
rules of its own. It takes the moves that are about all the things that were tapped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, TypedDict

from bot.host.analysis.drafts import Draft, DraftedMove, DraftGone
from bot.host.core.api import HostError, Position
from bot.locales.markdown import unmarked
from bot.presenting.moves.prompt import Prompt, hints_offered, warning
from bot.presenting.moves.refusals import sentence
from bot.web.pictures import QUESTION
from bot.web.site import Seen, Site
from render.api import Label, Renderer


class Step(TypedDict):
    """A step in which a move is chosen, or a whole move: its label."""

    text: str
    hint: str
    emoji: str
    effect: str


class Choice(TypedDict):
    """A legal move by its index: the steps to it, and the things on the pictures it is about.

    Moves of the same `menu` stand together; `quiet` ones, to pass, say, last.
    """

    index: int
    steps: list[Step]
    things: list[str]
    menu: str
    quiet: bool


class Drafted(TypedDict):
    """A draft: its mark, its moves, those that are no longer legal, and why none follows, if so."""

    mark: str
    moves: list[Step]
    dropped: list[str]
    end: str


class Question(TypedDict):
    """What a person may do now; `asked` None = it is not their turn, or nothing is decided here.

    `stamp` is the position's, `asked` that of the decision. `drafts` says how picked moves reach
    the table: "" = at once, "may" = at once or in a draft, "must" = in a draft. `pictures` are the
    addresses of the picture of the question, in the dark and in the light. `takeback` is the stamp
    of the own newest move, None = it cannot be taken back alone. `hint` = a hint may be asked for.
    `said` is the answer to what was sent; `above` is how the head of the page names this decision,
    which need not be read twice.
    """

    stamp: int
    asked: int | None
    text: str
    warning: str
    drafts: str
    choices: list[Choice]
    draft: Drafted | None
    pictures: tuple[str, str] | None
    takeback: int | None
    hint: bool
    said: str
    above: str


@dataclass(frozen=True)
class Asking:
    """A reader at their own page, and their draft if there is one."""

    seen: Seen
    draft: Draft | None = None
    said: str = ""

    @property
    def position(self) -> Position:
        """Return the position in which the next move is picked."""
        return self.seen.position if self.draft is None else self.draft.position

    @property
    def prompt(self) -> Prompt | None:
        """Return the decision of the seat, None = it has none."""
        seat, closed = self.seen.viewer.seat, self.draft is not None and self.draft.closed
        if seat is None or closed or self.position.decision_of(seat) is None:
            return None
        return Prompt(self.position, seat, self.seen.renderer, self.seen.words)


async def asking(site: Site, seen: Seen, said: str = "") -> Asking:
    """Return a reader at their page with their draft, as both are now."""
    seat = seen.viewer.seat
    if seat is None or seen.table.status != "running" or seen.table.left_at is not None:
        return Asking(seen, said=said)
    decision = seen.position.decision_of(seat)
    if decision is None or decision.kind not in seen.position.rules.info.drafted:
        return Asking(seen, said=said)
    try:
        draft = await site.context.host.analysis.drafts.of(seen.table.id, seen.viewer.user_id)
    except DraftGone as gone:
        return Asking(seen, said=said or sentence(gone, seen.words))
    except HostError:
        # The game has ended since it was looked at, say, or the seat is somebody else's.
        return Asking(seen, said=said)
    return Asking(seen, draft, said)


async def question(site: Site, asking: Asking) -> Question:
    """Return what the reader may do now."""
    seen, prompt = asking.seen, asking.prompt
    running = seen.table.status == "running" and seen.table.left_at is None
    asked = _asked(seen) if running else None
    draft, searched = asking.draft, site.context.searched
    picture = f"draft-{mark_text(draft)}" if draft is not None else QUESTION
    return Question(
        stamp=seen.stamp,
        asked=asked,
        text=_text(asking) if asked is not None else "",
        warning=_plain(warning(prompt)) if prompt is not None and asked is not None else "",
        drafts=_drafts(seen) if asked is not None else "",
        choices=[*_choices(prompt)] if prompt is not None and asked is not None else [],
        draft=None if draft is None else _drafted(draft, seen),
        pictures=seen.sources(picture, f"{asked}{_digest(draft)}") if asked is not None else None,
        takeback=await _takeback(site, seen) if running else None,
        hint=asked is not None and hints_offered(seen.table, seen.table.game in searched),
        said=_plain(asking.said),
        above=_above(seen) if asked is not None else "",
    )


def mark_text(draft: Draft) -> str:
    """Return the mark of a draft as a page names it."""
    return f"{draft.mark.begun}-{draft.mark.revision}"


def _digest(draft: Draft | None) -> str:
    """Return what tells drafts of one mark apart: browsers keep their pictures for ever."""
    if draft is None:
        return ""
    return f"-{blake2b('; '.join(draft.texts).encode(), digest_size=6).hexdigest()}"


def _asked(seen: Seen) -> int | None:
    seat = seen.viewer.seat
    if seat is None or seen.position.decision_of(seat) is None:
        return None
    return seen.position.asked[seat]


def _text(asking: Asking) -> str:
    if asking.prompt is not None:
        return _plain(asking.prompt.question)
    closed = asking.draft is not None and asking.draft.closed
    return asking.seen.words("draft-closed" if closed else "draft-complete")


def _above(seen: Seen) -> str:
    """Return the decision of the seat as everyone reads it, without a draft."""
    seat = seen.viewer.seat
    decision = None if seat is None else seen.position.decision_of(seat)
    if decision is None:
        return ""
    return unmarked(seen.renderer.ask(decision, seen.position.view(None), seen.words))


def _drafts(seen: Seen) -> str:
    """Return how the moves of the seat's decision reach the table."""
    seat, info = seen.viewer.seat, seen.position.rules.info
    decision = None if seat is None else seen.position.decision_of(seat)
    if decision is None or decision.kind not in info.drafted:
        return ""
    return "must" if decision.kind in info.atoms else "may"


def _choices(prompt: Prompt) -> Iterator[Choice]:
    for index in prompt.order:
        label, move = prompt.label(index), prompt.decision.moves[index]
        yield Choice(
            index=index,
            steps=[*map(_step, label.steps or (label,))],
            things=sorted(prompt.renderer.things(move, prompt.view)),
            menu=label.menu,
            quiet=label.quiet,
        )


def _step(label: Label) -> Step:
    return Step(
        text=_plain(label.text),
        hint=_plain(label.hint),
        emoji=label.emoji,
        effect=_plain(label.effect),
    )


def _drafted(draft: Draft, seen: Seen) -> Drafted:
    words, renderer = seen.words, seen.renderer
    end = ""
    if draft.decision is None:
        end = words("draft-closed" if draft.closed else "draft-complete")
    return Drafted(
        mark=mark_text(draft),
        moves=[_of_draft(move, draft, renderer, seen) for move in draft.moves],
        dropped=[*draft.dropped],
        end=end,
    )


def _of_draft(move: DraftedMove, draft: Draft, renderer: Renderer[Any, Any], seen: Seen) -> Step:
    return _step(renderer.label(move.move, move.before.view(draft.seat), seen.words))


async def _takeback(site: Site, seen: Seen) -> int | None:
    """Return the stamp of the move that the reader may take back alone."""
    if seen.viewer.seat is None:
        return None
    version = await site.context.host.tables.free_takeback(seen.table.id, seen.viewer.user_id)
    return None if version is None else seen.table.stamp(version)


def _plain(text: str) -> str:
    return "\n".join(unmarked(line.removeprefix("-# ")) for line in text.split("\n"))
