"""Proposals as text: what is proposed, what it would undo, and how many must agree."""

from __future__ import annotations

from collections.abc import Iterator

from bot.host.absence.service import PAUSE_DAYS
from bot.host.core.api import LogEntry, Table
from bot.host.core.paces import PACES
from bot.host.core.tables import Tables
from bot.host.proposals.actions import Data
from bot.host.proposals.kinds import KINDS, asked_of
from bot.host.proposals.service import Proposal
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting import limits
from bot.presenting.services import Services
from render.text.wording import described

MOST_UNDONE = 15
"""Maximum number of moves that a proposal to take them back lists."""
PAUSES = (1, 3, PAUSE_DAYS)
"""Lengths of a pause, in days, that a page offers."""
MARKS = {None: "…", True: "✅", False: "❌"}
"""Marks of the votes: none yet, yes, and no."""


def asks(proposal: Proposal, words: Words) -> str:
    """Return a sentence saying who proposes what."""
    return words("proposal-asks", name=escaped(proposal.name), what=what(proposal, words))


def what(proposal: Proposal, words: Words) -> str:
    """Return what is proposed, as the end of a sentence."""
    return meaning(proposal.table, proposal.name, proposal.kind, proposal.data, words)


def meaning(table: Table, name: str, kind: str, data: Data, words: Words) -> str:
    """Return what a proposal of this kind by a person means, as the end of a sentence."""
    if kind == "takeback":
        return words("proposal-takeback", first=data["version"] + 1)
    if kind == "swap":
        other = table.names[data["seat"]]
        return words("proposal-swap", name=escaped(name), other=escaped(other))
    if kind == "pause":
        return words("proposal-pause", days=data.get("days", PAUSE_DAYS))
    if kind == "away":
        return words("proposal-away", name=escaped(table.names[data["seat"]]))
    if kind == "pace":
        return words("proposal-pace", pace=words(f"pace-{data['pace']}"))
    if kind == "option":
        option = f"{table.game}-option-{data['option']}"
        choice = words(f"{option}-{data['choice']}")
        return words("proposal-option", option=words(option), choice=choice)
    return words(f"proposal-{kind}")


async def proposable(context: Services, table: Table, user_id: int) -> list[tuple[str, Data]]:
    """Return the kinds and details of proposals that a person can make at a running table.

    Takebacks are not included, since the move to take back is chosen elsewhere.
    """
    proposals = context.host.proposals
    open_kinds = {one.kind for one in await proposals.open_at(table.id)}
    return [
        (kind, data)
        for kind, data in _imaginable(table, user_id)
        if kind not in open_kinds and await proposals.fits(table, user_id, kind, data)
    ]


def _imaginable(table: Table, user_id: int) -> Iterator[tuple[str, Data]]:
    others = [one.seat for one in table.chairs if one.seat is not None and one.user_id != user_id]
    yield from (("pause", {"days": days}) for days in PAUSES)
    yield "resume", {}
    yield from (("pace", {"pace": pace}) for pace in PACES)
    yield from (("away", {"seat": seat}) for seat in others)
    yield from (("swap", {"seat": seat}) for seat in others)
    yield from (("end", {}), ("abandon", {}))


def decided(proposal: Proposal, words: Words) -> str:
    """Return a sentence on the outcome of a proposal."""
    return words(
        "proposal-outcome",
        outcome=proposal.outcome or "",
        name=escaped(proposal.name),
        what=what(proposal, words),
    )


def quorum(proposal: Proposal, words: Words) -> str:
    """Return how many people must agree, or "" if only one is asked."""
    here = {voice.user_id for voice in asked_of(proposal.table, proposal.user_id)}
    count = sum(voice.user_id in here for voice in proposal.voices)
    needed = KINDS[proposal.kind].needs(count)
    return words("proposal-needs", needed=needed, count=count) if count > 1 else ""


async def details(context: Services, proposal: Proposal, absentee: str, words: Words) -> str:
    """Return the moves that would be taken back, or what an absent player can do, as text."""
    if proposal.outcome is None and proposal.kind == "away":
        return words("proposal-away-details", person=absentee)
    if proposal.kind != "takeback" or proposal.outcome is not None:
        return ""
    table, since = proposal.table, proposal.data["version"]
    entries = await context.host.tables.standing(table.id, MOST_UNDONE, since)
    lines = [f"- {said(context, table, entry, words)}" for entry in entries]
    return limits.fit_lines(lines, limits.TEXT // 2, "- …")


def said(context: Services, table: Table, entry: LogEntry, words: Words) -> str:
    """Return a move as one line: its first effect, or else its notation."""
    told = context.renderer(table.game).tell(entry.events, words)
    name = "" if entry.seat is None else words.name(entry.seat)
    return told[0] if told else described(name, f"`{entry.text}`", words)


async def own_last(tables: Tables, table: Table, user_id: int) -> int | None:
    """Return the version of a person's newest move not taken back, or None."""
    chair = table.chair_of(user_id)
    entries = await tables.standing(table.id, table.version)
    own = [one.version for one in entries if chair is not None and one.seat == chair.seat]
    return own[-1] if own else None
