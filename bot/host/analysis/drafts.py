"""Drafts: moves that a person has prepared but not sent yet, which do not affect the table.

    state of the table -> what the seat cannot see is dealt again -> the drafted moves, in order

A draft is rebuilt whenever it is needed: only the notation of its moves is stored. It ends where
the next position cannot be known: before hidden information is revealed, or at the game's end.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from bot.engine import batches
from bot.engine.api import BadNotation, Decision, Event, GameError, NotYourDecision
from bot.engine.grammar import LONGEST
from bot.engine.rng import Rng
from bot.host.analysis.trial import foreseen
from bot.host.core.api import HostError, Played, Position, StalePrompt
from bot.host.core.game import Resample
from bot.host.core.moves.apply import carried_on, seat_of, waited_for
from bot.host.core.registry import Move, TableRegistry, position_of
from bot.host.core.tables import Tables
from bot.store.tables import drafts
from bot.store.tables.drafts import DraftRow

_REVISIONS = 10**12
"""Size of the range of revision numbers: none repeats, and each fits into a custom id."""


class Mark(NamedTuple):
    """Identification of the draft that a person saw: its decision's stamp, and a revision number.

    Each change draws another random number; 0 means that nothing has been drafted. A counter would
    start over with each row, so that an old message or page could send moves that it does not show:
    seats change hands and return, and are swapped, while the same decision is open.
    """

    begun: int
    revision: int

    def changed(self) -> Mark:
        """Return the mark of the draft after a change."""
        return Mark(self.begun, 1 + secrets.randbelow(_REVISIONS))


@dataclass(frozen=True, slots=True)
class DraftedMove:
    """A move of a draft, the position before it, and its known effects on its seat."""

    move: Move
    text: str
    before: Position
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """Moves of a seat between two positions in which everything hidden has been dealt again.

    `closed` means that the position after the last move cannot be known, so that `position` is the
    one before it. `dropped` is the notation of drafted moves that are no longer legal. `forced` are
    the moves that the rules made for the seat.
    """

    seat: int
    mark: Mark
    start: Position
    position: Position
    moves: tuple[DraftedMove, ...] = ()
    closed: bool = False
    dropped: tuple[str, ...] = ()
    forced: tuple[str, ...] = ()

    @property
    def table_id(self) -> int:
        """The id of the draft's table."""
        return self.start.table.id

    @property
    def texts(self) -> tuple[str, ...]:
        """The notation of the moves, in order."""
        return tuple(move.text for move in self.moves)

    @property
    def decision(self) -> Decision[Any] | None:
        """The seat's next decision, or None if nothing follows in this draft."""
        return None if self.closed else self.position.decision_of(self.seat)


class DraftGone(HostError):
    """The decision for which the `moves` were drafted is gone, or none of them is still legal."""

    code = "draft-gone"


class DraftEnds(HostError):
    """The draft cannot be continued, because the position after its last move cannot be known."""

    code = "draft-ends"


class DraftChanged(HostError):
    """The draft is not the one that the person saw; `draft` is the current one."""

    code = "draft-changed"
    draft: Draft | None = None

    @classmethod
    def into(cls, draft: Draft) -> DraftChanged:
        """Return the error with the current draft."""
        error = cls()
        error.draft = draft
        return error


class Drafts:
    """Service for the drafts of all seats; `mark` is always that of the draft a person saw."""

    def __init__(
        self, registry: TableRegistry, tables: Tables, resample: Mapping[str, Resample]
    ) -> None:
        self._registry = registry
        self._tables = tables
        self._resample = resample
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def of(self, table_id: int, user_id: int) -> Draft | None:
        """Return a person's draft after updating it, or None if there is none.

        Raises the errors of `open`, except NotYourDecision.
        """
        async with self._lock(user_id):
            position = await self._tables.position(table_id)
            row = await self._row(position, user_id)
            return None if row is None else await self._up_to_date(position, row)

    async def open(self, table_id: int, user_id: int) -> Draft:
        """Return a person's draft, which may have no moves yet.

        Raises UnknownTable, WrongStatus, NotSeated, ServerLeft, NotYourDecision, DraftGone;
        StalePrompt if the game has no `resample`.
        """
        async with self._lock(user_id):
            return await self._read(table_id, user_id)

    async def add(self, table_id: int, user_id: int, text: str, mark: Mark | None = None) -> Draft:
        """Add a move, or a batch, given as text.

        Raises the errors of `open`, DraftChanged, DraftEnds, BadNotation, IllegalMove,
        AmbiguousMove.
        """
        async with self._lock(user_id):
            return await self._add(await self._read(table_id, user_id, mark), user_id, text)

    async def add_once(self, table_id: int, user_id: int, text: str) -> Draft:
        """Add a move picked at the table, unless it is already the last one (a double click).

        Raises the errors of `add`.
        """
        async with self._lock(user_id):
            draft = await self._read(table_id, user_id)
            twice = draft.texts[-1:] == (text,)
            return draft if twice else await self._add(draft, user_id, text)

    async def add_index(self, table_id: int, user_id: int, index: int, mark: Mark) -> Draft:
        """Add the move that a button identifies by its index. Raises the errors of `add`."""
        async with self._lock(user_id):
            draft = await self._read(table_id, user_id, mark)
            moves = _open(draft).moves
            if not 0 <= index < len(moves):
                raise DraftChanged.into(draft)
            return await self._kept(_with(draft, moves[index]), user_id)

    async def take_back(
        self, table_id: int, user_id: int, mark: Mark, number: int | None = None
    ) -> Draft:
        """Take back a move by its number, by default the last, and later moves that require it.

        Raises the errors of `open`, DraftChanged.
        """
        async with self._lock(user_id):
            draft = await self._read(table_id, user_id, mark)
            gone = len(draft.moves) - 1 if number is None else number
            if not 0 <= gone < len(draft.moves):
                raise DraftChanged.into(draft)
            left = draft.texts[:gone] + draft.texts[gone + 1 :]
            return await self._keep(_played_again(_emptied(draft), left), user_id)

    async def clear(self, table_id: int, user_id: int, mark: Mark) -> Draft:
        """Take back all moves. Raises the errors of `open`, DraftChanged."""
        async with self._lock(user_id):
            return await self._keep(_emptied(await self._read(table_id, user_id, mark)), user_id)

    async def send(self, table_id: int, user_id: int, mark: Mark) -> Played:
        """Make the drafted moves at the table, all or none; on success, delete the draft.

        Raises the errors of `open` and `Tables.play`, DraftChanged.
        """
        async with self._lock(user_id):
            draft = await self._read(table_id, user_id, mark)
            if not draft.moves:
                raise DraftChanged.into(draft)
            batch = [move.move for move in draft.moves]
            return await self._tables.play_batch(
                table_id,
                user_id,
                batch,
                draft.mark.begun,
                lambda db: drafts.delete_of_seats(db, table_id, (draft.seat,)),
            )

    def _lock(self, user_id: int) -> asyncio.Lock:
        return self._locks.setdefault(user_id, asyncio.Lock())

    async def _row(self, position: Position, user_id: int) -> DraftRow | None:
        """Return the stored draft, or None. Raises NotSeated, WrongStatus, ServerLeft."""
        table, seat = position.table, seat_of(position.table, user_id)
        return await self._registry.database.read(
            lambda db: drafts.load(db, table.id, seat, user_id)
        )

    async def _read(self, table_id: int, user_id: int, mark: Mark | None = None) -> Draft:
        """Return the current draft. Raises DraftChanged if the person saw a different one."""
        position = await self._tables.position(table_id)
        row = await self._row(position, user_id)
        draft = None if row is None else await self._up_to_date(position, row)
        if draft is None:
            revision = 0 if row is None else row.revision
            draft = self._begun(position, seat_of(position.table, user_id), revision)
        if mark not in (None, draft.mark):
            raise DraftChanged.into(draft)
        return draft

    async def _up_to_date(self, position: Position, row: DraftRow) -> Draft | None:
        """Return a stored draft's moves that are still legal, or None if it is empty.

        Any process that shows the draft updates the row, unless it has been changed meanwhile.
        """
        texts = tuple(json.loads(row.moves))
        if not texts:
            return None
        draft = None
        if position.decision_of(row.seat) is not None:
            draft = _played_again(self._begun(position, row.seat, row.revision), texts)
        if draft is None or not draft.moves:
            await self._registry.database.write(lambda db: drafts.renew(db, row, None))
            raise DraftGone(moves="; ".join(texts))
        if draft.dropped or row.begun != draft.mark.begun:
            draft, new = _changed(draft, row.user_id)
            await self._registry.database.write(lambda db: drafts.renew(db, row, new))
        return draft

    def _begun(self, position: Position, seat: int, revision: int) -> Draft:
        """Return a draft without moves. Raises NotYourDecision, StalePrompt."""
        resample = self._resample.get(position.table.game)
        if resample is None:
            raise StalePrompt(version=position.version, newest=position.version)
        if position.decision_of(seat) is None:
            raise NotYourDecision("not-your-decision", waiting=waited_for(position))
        state = resample(position._state, seat, Rng(position.version))
        dealt = position_of(position.table, position.rules, state, position.version, position.asked)
        mark = Mark(position.asked[seat], revision)
        return Draft(seat=seat, mark=mark, start=dealt, position=dealt)

    async def _add(self, draft: Draft, user_id: int, text: str) -> Draft:
        for number, part in enumerate(batches.parts(text), 1):
            try:
                draft = _with(draft, _read(draft, part))
            except GameError as error:
                after = "".join(draft.texts[-1:])
                raise batches.later(error, part.strip(), after, number) from None
        return await self._kept(draft, user_id)

    async def _kept(self, draft: Draft, user_id: int) -> Draft:
        """Store a draft that has grown. Raises BadNotation if it is too long."""
        if len("; ".join(draft.texts)) > LONGEST:
            raise BadNotation("too-long", limit=LONGEST)
        return await self._keep(draft, user_id)

    async def _keep(self, draft: Draft, user_id: int) -> Draft:
        """Store a draft that has changed."""
        draft, row = _changed(draft, user_id)
        await self._registry.write_at(row.game_id, lambda db: drafts.keep(db, row))
        return draft


def _changed(draft: Draft, user_id: int) -> tuple[Draft, DraftRow]:
    """Return a changed draft with a new mark, and its row."""
    mark = draft.mark.changed()
    row = DraftRow(draft.table_id, draft.seat, user_id, *mark, json.dumps(draft.texts))
    return replace(draft, mark=mark), row


def _open(draft: Draft) -> Decision[Any]:
    """Return the decision that follows a draft. Raises DraftEnds."""
    if draft.decision is None:
        raise DraftEnds
    return draft.decision


def _emptied(draft: Draft) -> Draft:
    return Draft(seat=draft.seat, mark=draft.mark, start=draft.start, position=draft.start)


def _played_again(draft: Draft, texts: Iterable[str]) -> Draft:
    """Return a draft with those of the moves that are still legal, made one after another."""
    for text in texts:
        notate, decision = draft.position.rules.notate, draft.decision
        legal = () if decision is None else decision.moves
        # Compare the whole notation: parsing might take an illegal move for another one.
        move = next((move for move in legal if notate(move) == text), None)
        if move is not None:
            draft = _with(draft, move)
        elif text in draft.forced:
            draft = _without_forced(draft, text)
        else:
            draft = replace(draft, dropped=(*draft.dropped, text))
    return draft


def _read(draft: Draft, text: str) -> Move:
    """Return the move that a text names, in the position after a draft.

    Raises the errors of `Rules.parse`.
    """
    decision = draft.decision or Decision(draft.seat, "", ())
    previous = draft.moves[-1].move if draft.moves else None
    return batches.read(draft.position.rules, decision, text, previous)


def _with(draft: Draft, move: Move) -> Draft:
    """Return a draft with one more move. Raises DraftEnds, IllegalMove."""
    before, rules, decision = draft.position, draft.position.rules, draft.decision
    text = rules.notate(move)
    # A move that answers the open question is made, even if the rules forced an equal one before.
    if text in draft.forced and (decision is None or move not in decision.moves):
        return _without_forced(draft, text)
    _open(draft)
    outcome = carried_on(before, draft.seat, [move])
    # A move that ends the game reveals all that was hidden.
    closed = any(event.reveals for event in outcome.events) or not rules.pending(outcome.state)
    after = position_of(before.table, rules, outcome.state, before.version)
    events = tuple(foreseen(outcome.events, draft.seat))
    # Moves that follow automatically count as forced, because older drafts contain them as moves.
    forced = [*map(rules.notate, outcome.moves[1:])]
    forced += [rules.notate(one) for by, one in rules.forced(outcome.state) if by == draft.seat]
    return replace(
        draft,
        position=before if closed else after,
        moves=(*draft.moves, DraftedMove(move, text, before, events)),
        closed=closed,
        forced=(*draft.forced, *forced),
    )


def _without_forced(draft: Draft, text: str) -> Draft:
    forced = list(draft.forced)
    forced.remove(text)
    return replace(draft, forced=tuple(forced))
