"""Proposals, the common mechanism for everything that the players of a table decide together.

    proposed -> posted, with buttons -> votes -> decided -> carried out -> posted

Only `_decide` judges a proposal: after it was made, after every vote, after every move, when its
time is over, and after a restart. It may be called at any time.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Protocol

from bot.engine.api import GameError
from bot.host.absence import table_clocks
from bot.host.absence.queries import Deadline
from bot.host.absence.service import Absence
from bot.host.core import limits
from bot.host.core.api import (
    HostError,
    LeagueDecides,
    NotAllowed,
    NotSeated,
    Position,
    PublishFailed,
    Table,
    WrongStatus,
)
from bot.host.core.background.worker import Background, KeyedWorker
from bot.host.core.moves.endings import check_present
from bot.host.core.registry import TableRegistry, table_of
from bot.host.core.tables import Tables
from bot.host.lobby.calls import VOTE, call
from bot.host.lobby.service import Lobby
from bot.host.people import calling
from bot.host.proposals.actions import Data, NothingToPropose, Powers
from bot.host.proposals.kinds import KINDS, asked_of, outcome
from bot.store import Conflict, Connection
from bot.store.tables import games
from bot.store.turns import proposals
from bot.store.turns.proposals import ProposalRow, VoiceRow

_LOG = logging.getLogger(__name__)

QUESTION, ANSWER = "question", "answer"
"""Parts of a proposal that the table has been shown (`ProposalRow.told`)."""


@dataclass(frozen=True, slots=True)
class Voice:
    """A person who is asked; `agrees` is None until they answer."""

    user_id: int
    name: str
    agrees: bool | None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A person's proposal to a table.

    `data` contains its details: takeback `version`, pause `days`, pace `pace`, swap and away
    `seat`, option `option` and `choice`. `outcome` is None while it is open, else agreed | declined
    | expired | withdrawn | overtaken.
    """

    id: int
    table: Table
    kind: str
    user_id: int
    name: str
    data: Mapping[str, Any]
    version: int
    due_at: datetime
    outcome: str | None
    message_id: int | None
    voices: tuple[Voice, ...]
    made_at: datetime
    decided_at: datetime | None = None
    tried: bool = False
    """True if an earlier attempt may already have posted it, unknown to the bot."""

    @property
    def absentee(self) -> int | None:
        """The person proposed to be absent, or None; any move of theirs settles the proposal."""
        return self.table.chairs[self.data["seat"]].user_id if self.kind == "away" else None

    @property
    def calls(self) -> tuple[int, ...]:
        """The people whom the question notifies."""
        asked = tuple(voice.user_id for voice in self.voices)
        return asked if self.absentee is None else (*asked, self.absentee)


class ProposedAlready(HostError):
    """A proposal of the same kind is already open at the table."""

    code = "proposed-already"


class Decided(HostError):
    """The proposal is already decided (`outcome`), or never existed."""

    code = "decided"


class Announcer(Protocol):
    """Poster of proposals, implemented with Discord in the cogs."""

    async def ask(self, proposal: Proposal) -> int | None:
        """Post the question exactly once, even if it is retried; return the message's id.

        Raises PublishFailed.
        """

    async def answer(self, proposal: Proposal) -> None:
        """Post the outcome exactly once, even if it is retried. Raises PublishFailed."""


class Proposals(Background):
    """Service for people's proposals to their tables."""

    def __init__(
        self, registry: TableRegistry, tables: Tables, lobby: Lobby, absence: Absence
    ) -> None:
        self.announcer: Announcer | None = None
        self._registry = registry
        self._powers = Powers(registry, tables, lobby, absence).by_kind()
        self._deadline = absence.availability.deadline
        self._worker = KeyedWorker(self._look)
        self._untried: set[tuple[int, str]] = set()
        """Questions and answers that cannot be posted yet: this process has not tried them."""

    async def propose(self, table_id: int, user_id: int, kind: str, **data: str | int) -> Proposal:
        """Make a proposal to a table; it is carried out immediately if nobody has to be asked.

        Raises UnknownTable, WrongStatus, NotSeated, NothingToPropose, UnknownVersion,
        ProposedAlready, TooOften, ServerLeft, LeagueDecides, BadPause.
        """
        async with self._registry.lock(table_id):
            table = table_of(await self._registry.stored(table_id))
            await self._check(table, user_id, kind, data)
            row = await self._row(table, user_id, kind, data)
            asked = asked_of(table, user_id, kind, data)

            def work(connection: Connection) -> int:
                self._registry.cluster.check_unchanged(connection, table)
                return _propose(connection, row, asked)

            number = await self._registry.database.write(work)
            self._untried.add((number, QUESTION))
        await self._decide(number)
        self.run_soon(table_id)
        return await self.get(number)

    async def fits(self, table: Table, user_id: int, kind: str, data: Data) -> bool:
        """Return whether a person may currently make this proposal at a table."""
        try:
            await self._check(table, user_id, kind, data)
        except HostError:
            return False
        return True

    async def vote(self, proposal_id: int, user_id: int, agrees: bool) -> Proposal:
        """Vote on an open proposal; until it is decided, a person's last vote counts.

        Raises Decided, NotAllowed (who="asked").
        """
        await self.check_own(proposal_id)
        now = self._registry.now()
        await self._registry.database.write(lambda db: _vote(db, proposal_id, user_id, agrees, now))
        return await self._decided(proposal_id)

    async def withdraw(self, proposal_id: int, user_id: int) -> Proposal:
        """Withdraw a person's own proposal. Raises Decided, NotAllowed (who="proposer")."""
        await self.check_own(proposal_id)
        now = self._registry.now()

        def work(connection: Connection) -> None:
            if _open(connection, proposal_id).user_id != user_id:
                raise NotAllowed(who="proposer")
            proposals.decide(connection, proposal_id, "withdrawn", now)

        await self._registry.database.write(work)
        return await self._decided(proposal_id)

    async def get(self, proposal_id: int) -> Proposal:
        """Return a proposal. Raises Decided if it does not exist."""
        row, voices = await self._registry.database.read(lambda db: _load(db, proposal_id))
        return _proposal(row, voices, table_of(await self._registry.stored(row.game_id)))

    async def check_own(self, proposal_id: int) -> None:
        """Check that this process owns the table of a proposal. Raises OtherShard, Decided."""
        await self._registry.cluster.check_found(
            lambda db: games.server_of(db, _load(db, proposal_id)[0].game_id)
        )

    async def open_at(self, table_id: int) -> list[Proposal]:
        """Return a table's open proposals, oldest first."""
        rows = await self._registry.database.read(lambda db: proposals.open_ones(db, table_id))
        return [await self.get(row.id) for row in rows]

    async def deadlines(self, user_id: int) -> list[Deadline]:
        """Return when the proposals are decided that wait for a person's answer."""
        return await self._registry.database.read(lambda db: _deadlines(db, user_id))

    def has_work(self, connection: Connection, after: Position) -> bool:
        """Return whether a proposal is open, or not announced yet."""
        return proposals.is_unsettled(connection, after.table.id)

    def run_soon(self, table_id: int) -> None:
        """Start deciding and announcing a table's proposals, unless that is already running."""
        self._worker.run_soon(table_id)

    async def resume(self) -> None:
        """Check all proposals that are open or not posted, since some may be overdue."""
        for table_id in await self._registry.database.read(proposals.tables):
            self.run_soon(table_id)

    async def _check(self, table: Table, user_id: int, kind: str, data: Data) -> None:
        if kind not in self._powers:
            raise NothingToPropose
        if table.status not in KINDS[kind].statuses:
            raise WrongStatus(status=table.status)
        if table.of_league and not KINDS[kind].league:
            raise LeagueDecides(what=kind)
        check_present(table)
        if table.chair_of(user_id) is None:
            raise NotSeated(table=table.id)
        await self._powers[kind].check(table, user_id, data)

    async def _row(self, table: Table, user_id: int, kind: str, data: Data) -> ProposalRow:
        asked = tuple(voice.user_id for voice in asked_of(table, user_id, kind, data))
        due_at = await self._deadline(asked, KINDS[kind].seconds)
        chair = table.chair_of(user_id)
        return ProposalRow(
            id=0,
            game_id=table.id,
            kind=kind,
            user_id=user_id,
            name="" if chair is None else chair.name,
            data=json.dumps(dict(data), sort_keys=True),
            version=table.version,
            made_at=self._registry.now(),
            due_at=due_at.timestamp(),
        )

    async def _decided(self, proposal_id: int) -> Proposal:
        await self._decide(proposal_id)
        proposal = await self.get(proposal_id)
        if proposal.outcome is not None:
            self.run_soon(proposal.table.id)
        return proposal

    async def _look(self, table_id: int) -> None:
        rows = await self._registry.database.read(lambda db: proposals.unsettled(db, table_id))
        for row in rows:
            await self._decide(row.id)
        for row in rows:
            await self._announce(row.id)

    async def _decide(self, proposal_id: int) -> None:
        """Decide a proposal if it can be decided now, and carry it out if it is agreed."""
        row, voices = await self._registry.database.read(lambda db: _load(db, proposal_id))
        if row.outcome is not None:
            return
        table, now = table_of(await self._registry.stored(row.game_id)), self._registry.now()
        due_at = await self._registry.database.read(lambda db: _closes_at(db, row, table.guild_id))
        found = outcome(row._replace(due_at=due_at), voices, table, now)
        if found is None:
            return
        try:
            if found == "agreed":
                found = await self._act(row, now)
            if found != "agreed":
                await self._store(row, found, now)
        except Conflict:
            _LOG.debug("proposal %s was decided meanwhile", proposal_id)
        else:
            self._untried.add((row.id, ANSWER))

    async def _act(self, row: ProposalRow, now: float) -> str:
        """Carry out an agreed proposal; return the final outcome."""

        def also(connection: Connection) -> None:
            proposals.decide(connection, row.id, "agreed", now)

        try:
            await self._powers[row.kind].act(row, json.loads(row.data), also)
        except (HostError, GameError) as error:
            _LOG.info("proposal %s cannot be done any more: %s", row.id, error.code)
            return "overtaken"
        return "agreed"

    async def _store(self, row: ProposalRow, found: str, now: float) -> None:
        await self._registry.database.write(lambda db: proposals.decide(db, row.id, found, now))

    async def _announce(self, proposal_id: int) -> None:
        """Post whatever the table has not been shown yet; failures are retried later."""
        row, voices = await self._registry.database.read(lambda db: _load(db, proposal_id))
        known = QUESTION if row.outcome is None else ANSWER
        if self.announcer is None or row.told == known:
            return
        # The proposal is not read again: a decision made meanwhile is announced in the next round.
        proposal = _proposal(row, voices, table_of(await self._registry.stored(row.game_id)))
        message_id = None
        if proposal.table.left_at is not None:
            return
        proposal = replace(proposal, tried=self._try(row, known))
        try:
            if proposal.outcome is None:
                message_id = await self.announcer.ask(proposal)
            else:
                await self.announcer.answer(proposal)
        except PublishFailed as failure:
            _LOG.warning("proposal %s is not announced yet: %s", row.id, failure.reason)
            # An open question is posted as soon as that is possible.
            if failure.retry_after is not None or proposal.outcome is None:
                return
        now = self._registry.now()

        def work(connection: Connection) -> None:
            proposals.set_announced(connection, row.id, known, message_id)
            if proposal.outcome is None:
                _store_calls(connection, proposal, now)

        await self._registry.database.write(work)

    def _try(self, row: ProposalRow, known: str) -> bool:
        """Record an attempt; return whether an earlier one may have reached Discord."""
        unannounced = {(row.id, known)} | ({(row.id, QUESTION)} if row.told == "nothing" else set())
        tried = not unannounced <= self._untried
        self._untried -= {(row.id, QUESTION), (row.id, ANSWER)}
        return tried


def _propose(connection: Connection, row: ProposalRow, asked: Sequence[VoiceRow]) -> int:
    if any(other.kind == row.kind for other in proposals.open_ones(connection, row.game_id)):
        raise ProposedAlready
    if asked:
        limits.spend(connection, limits.PROPOSALS, row.made_at, row.game_id, row.user_id)
    return proposals.insert(connection, row, asked)


def _vote(connection: Connection, proposal_id: int, user_id: int, agrees: bool, now: float) -> None:
    row = _open(connection, proposal_id)
    if user_id not in {voice.user_id for voice in proposals.voices(connection, proposal_id)}:
        raise NotAllowed(who="asked")
    proposals.answer(connection, proposal_id, user_id, agrees, now)
    calling.answered(connection, row.game_id, calling.PROPOSAL, proposal_id, user_id, now)


def _open(connection: Connection, proposal_id: int) -> ProposalRow:
    row, _ = _load(connection, proposal_id)
    if row.outcome is not None:
        raise Decided(outcome=row.outcome)
    return row


def _store_calls(connection: Connection, proposal: Proposal, now: float) -> None:
    """Store calls for the people whom a proposal asks; its post has called those awake.

    In a lobby, the lobby calls the others.
    """
    table_id = proposal.table.id
    asleep = [user for user in proposal.calls if not calling.is_awake(connection, user, now)]
    is_running = proposal.table.status == "running"
    called = {*proposal.calls} - {*asleep} if is_running else proposal.calls
    matter = (calling.PROPOSAL, proposal.id)
    calling.ask(connection, table_id, *matter, proposal.calls, now, called=called)
    if is_running:
        return
    stored = games.reload(connection, table_id)
    for user_id in asleep:
        call(connection, stored, user_id, VOTE, now)


def _closes_at(connection: Connection, row: ProposalRow, guild_id: int) -> float:
    """Return when a proposal is decided without silent people, not counting downtime."""
    return table_clocks.passed(connection, guild_id, row.made_at, row.due_at - row.made_at)


def _deadlines(connection: Connection, user_id: int) -> list[Deadline]:
    return [
        Deadline(
            row.game_id,
            row.id,
            _moment(row.made_at),
            _moment(_closes_at(connection, row, guild_id)),
        )
        for row, guild_id in proposals.unanswered(connection, user_id)
    ]


def _load(connection: Connection, proposal_id: int) -> tuple[ProposalRow, list[VoiceRow]]:
    row = proposals.load(connection, proposal_id)
    if row is None:
        raise Decided(outcome="unknown")
    return row, proposals.voices(connection, proposal_id)


def _proposal(row: ProposalRow, voices: list[VoiceRow], table: Table) -> Proposal:
    return Proposal(
        id=row.id,
        table=table,
        kind=row.kind,
        user_id=row.user_id,
        name=row.name,
        data=json.loads(row.data),
        version=row.version,
        due_at=_moment(row.due_at),
        made_at=_moment(row.made_at),
        decided_at=None if row.decided_at is None else _moment(row.decided_at),
        outcome=row.outcome,
        message_id=row.message_id,
        voices=tuple(
            Voice(v.user_id, v.name, None if v.agrees is None else bool(v.agrees)) for v in voices
        ),
    )


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
