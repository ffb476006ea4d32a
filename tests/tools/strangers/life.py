"""A whole game of strangers: everybody does what they do when they would, and time jumps there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

from bot.engine.api import GameError
from bot.engine.rng import Rng
from bot.host.core.api import HostError, Position, Table, TableFull, TooFewPlayers
from bot.host.core.paces import DAY, HOUR
from bot.host.proposals.service import Proposal
from bot.simulation.people import AT_ONCE
from bot.store.tables import moves
from bot.store.turns import absence
from tests.catalogue import BOTS
from tests.tools.strangers.figures import Moved, Outcome, live_peak, pings_at_rest
from tests.tools.strangers.people import Stranger
from tests.tools.strangers.stage import Lots, Stage

MOST_STEPS = 30_000
AT_ALL = 96 * HOUR
"""The time a person waits without a running clock before asking whether the other is away."""

Deed = Callable[[], Awaitable[Any]]


@dataclass(frozen=True)
class Plan:
    """A table that shall be played; `bots` fill it up."""

    seed: int
    pace: str = "standard"
    at_timeout: str = "vote"
    game: str = "puerto_rico"
    pauses_at: float | None = None
    """After how many seconds somebody proposes a pause."""
    most_days: float = 250


@dataclass
class Life:
    """One table and its people."""

    stage: Stage
    plan: Plan
    people: Sequence[Stranger]
    table: Table = field(init=False)
    moved: list[Moved] = field(default_factory=list)
    begins: float = 0.0
    asked_away: int = 0
    questions: int = 0
    agreed: bool = False

    def __post_init__(self) -> None:
        self.rng = Random(self.plan.seed)
        self.by_id = {who.id: who for who in self.people}
        self._agenda: list[tuple[float, int, Stranger, Deed]] = []
        self._heard: list[Moved] = []
        self._asked_at: float | None = None
        self._known: set[Hashable] = set()
        self._numbers = count()

    async def live(self) -> Outcome:
        """Play from the lobby to whatever end there is, and return what it came to."""
        self.begins = self.stage.now
        with patch("bot.host.lobby.rows.secrets", Lots(self.plan.seed)):
            await self._gather()
            await self._live_until(self.begins + self.plan.most_days * DAY)
        return await self._outcome()

    async def _gather(self) -> None:
        """Open a table and sit down one after the other; then the owner starts."""
        owner, plan = self.people[0], self.plan
        await self._pass_to(owner.answers_at(self.stage.now, self.rng))
        self.table = await self.stage.open(owner, plan.game, plan.pace, plan.at_timeout)
        await self._do(owner, lambda: self._tell_hours(owner))
        self._intend_by_the_calendar()
        for who in self.people[1:]:
            # Who never comes sat down all the same.
            if not who.absent(self.stage.now):
                await self._pass_to(who.answers_at(self.stage.now, self.rng))
            await self._do(who, lambda w=who: self._sit_down(w))

    async def _live_until(self, end: float) -> None:
        for _ in range(MOST_STEPS):
            self.table = await self.stage.host.tables.get(self.table.id)
            await self._intend()
            at = await self._next()
            if at is None or at > end:
                return
            await self._pass_to(at)

    async def _pass_to(self, at: float) -> None:
        """Pass time, then do what everybody planned to do by then."""
        await self.stage.pass_to(at)
        while self._agenda and self._agenda[0][0] <= self.stage.now:
            _, _, who, deed = heappop(self._agenda)
            await self._do(who, deed)

    async def _sit_down(self, who: Stranger) -> None:
        """Join, or wait for a seat at a full table; then tell the hours, if that is their way."""
        try:
            await self.stage.join(self.table, who)
        except TableFull:
            await self.stage.want(self.table, who)
        await self._tell_hours(who)

    async def _tell_hours(self, who: Stranger) -> None:
        if who.tells_hours:
            await self.stage.set_hours(who, who.hours)

    def _intend_to_start(self) -> None:
        """Plan that those who are asked say that they are there, or that the owner starts."""
        awaited = [self.by_id[c.user_id or 0] for c in self.table.chairs if c.awaited]
        for who in awaited:
            self._once(("here", who.id), who, lambda w=who: self._say_here(w))
        if awaited:
            return
        seated = [self.by_id[c.user_id] for c in self.table.chairs if c.user_id in self.by_id]
        for who in seated:
            # The others wait for the owner, and try where days pass without a word.
            wait = 0.0 if who.id == self.table.owner_id else 2 * DAY
            self._once(("start", who.id), who, lambda w=who: self._start(w), wait)

    async def _say_here(self, who: Stranger) -> None:
        self._known.discard(("here", who.id))
        await self.stage.here(self.table, who)

    async def _start(self, owner: Stranger) -> None:
        """Start, with house bots where people are missing."""
        self._known.discard(("start", owner.id))
        try:
            await self.stage.start(self.table, owner)
        except TooFewPlayers:
            await self.stage.add_bot(self.table, owner)

    def _intend_by_the_calendar(self) -> None:
        """Plan what happens on a certain day: vacations, leaving, a pause."""
        for who in self.people:
            if who.vacation is not None:
                rest, days, bot = who.vacation
                self._at(rest, who, lambda w=who, d=days, b=bot: self.stage.rest(w, d, b))
            if who.leaves_at is not None:
                self._at(who.leaves_at, who, lambda w=who: self.stage.leave(self.table, w))
        if self.plan.pauses_at is not None:
            proposer = self.rng.choice(self.people)
            deed = lambda: self.stage.propose(self.table, proposer, "pause")  # noqa: E731
            self._at(self.begins + self.plan.pauses_at, proposer, deed)

    async def _next(self) -> float | None:
        """Return when anything can happen at all, None = never again."""
        waits = [at for at, *_ in self._agenda[:1]]
        database = self.stage.host._database
        for query in (
            "SELECT min(due_at) FROM timer",
            "SELECT min(due_at) FROM proposal WHERE outcome IS NULL",
            "SELECT min(due_at) FROM lobby_call",
            "SELECT min(due_at) FROM way_call WHERE sent_at IS NULL",
        ):
            row = await database.read(lambda db, query=query: db.execute(query).fetchone())
            waits += [row[0]] if row[0] is not None else []
        return max(min(waits), self.stage.now + 1) if waits else None

    async def _do(self, who: Stranger, deed: Deed) -> None:
        """Act as a person; by now the act may be pointless."""
        self._heard.append(Moved(self.stage.now, who.id))
        await self.stage.see(who)
        with suppress(HostError, GameError):
            await deed()
        await self.stage.settle()
        if self.table.status == "lobby":
            await self._look_at_the_lobby()

    async def _look_at_the_lobby(self) -> None:
        """Remember since when people are asked whether they are there."""
        self.table = await self.stage.host.tables.get(self.table.id)
        if self.table.status == "lobby":
            awaits = any(chair.awaited for chair in self.table.chairs)
            self._asked_at = (self._asked_at or self.stage.now) if awaits else None

    def _at(self, at: float, who: Stranger, deed: Deed) -> None:
        heappush(self._agenda, (at, next(self._numbers), who, deed))

    def bring_forward(self, who: Stranger, at: float) -> None:
        """Have a person do at a time what they planned to do later: they look at the table then."""
        self._agenda = [
            (min(due, at) if one.id == who.id else due, number, one, deed)
            for due, number, one, deed in self._agenda
        ]
        heapify(self._agenda)

    def _once(self, key: Hashable, who: Stranger, deed: Deed, wait: float = 0.0) -> None:
        """Plan that somebody does something when they get round to it, if not planned yet."""
        if key not in self._known:
            self._known.add(key)
            self._at(who.answers_at(self.stage.now + wait, self.rng), who, deed)

    async def _intend(self) -> None:
        """Plan what everybody would do about the table as it is now."""
        if self.table.status == "abandoned":
            for who in self.people:
                if who.takes_up:
                    key = ("up", who.id, self.table.ended_at)
                    self._once(key, who, lambda w=who: self.stage.take_up(self.table, w))
        if self.table.status == "lobby":
            self._intend_to_start()
        if self.table.status != "running":
            return
        position = await self.stage.host.tables.position(self.table.id)
        await self._intend_votes()
        await self._intend_answers()
        self._intend_returns()
        if self.table.paused_at is None:
            self._intend_moves(position)

    def _intend_moves(self, position: Position) -> None:
        for decision in position.decisions:
            chair, asked = position.table.chairs[decision.seat], position.asked[decision.seat]
            who = self.by_id.get(chair.user_id or 0)
            if who is None or chair.mover is not None:
                continue
            key = ("move", who.id, asked)
            if key not in self._known:
                self._known.add(key)
                self._at(self._decides_at(who), who, lambda w=who, a=asked: self._move(w, a))
            if position.table.pace == "none":
                self._intend_to_ask(decision.seat, asked)

    def _decides_at(self, who: Stranger) -> float:
        """Return when somebody decides: at once who has just moved."""
        now, last = self.stage.now, self.moved[-1] if self.moved else None
        looking = last is not None and last.user_id == who.id and now - last.at < 2 * AT_ONCE
        if looking and not who.sleeps(now):
            return now + self.rng.expovariate(1 / AT_ONCE)
        self.questions += 1
        return who.answers_at(now, self.rng)

    def _intend_to_ask(self, seat: int, asked: int) -> None:
        """Plan that the others ask in time whether somebody is away where no clock runs."""
        for who in self.people:
            chair = self.table.chair_of(who.id)
            if chair is not None and chair.seat != seat and chair.mover is None:
                key = ("away", who.id, seat, asked)
                deed = lambda w=who: self._ask_away(w, seat, asked)  # noqa: E731
                self._once(key, who, deed, AT_ALL)

    async def _ask_away(self, who: Stranger, seat: int, asked: int) -> None:
        """Propose that somebody is away; whoever has not waited long enough asks again."""
        position = await self.stage.host.tables.position(self.table.id)
        if position.asked.get(seat) != asked or position.table.chairs[seat].mover is not None:
            return
        try:
            await self.stage.propose(self.table, who, "away", seat=seat)
            self.asked_away += 1
        except HostError:
            self._known.discard(("away", who.id, seat, asked))

    async def _move(self, who: Stranger, asked: int) -> None:
        """Make the move that the steady house bot would make."""
        position = await self.stage.host.tables.position(self.table.id)
        decision = position.user_decision(who.id)
        if position.table.paused_at is not None:
            self._known.discard(("move", who.id, asked))
        elif decision is not None and position.asked[decision.seat] == asked:
            bot = BOTS[position.table.game]["sensible"]
            state = position.rules.clone(position._state)
            batch = bot.choose(position.rules, state, decision, Rng(position.version))
            text = "; ".join(map(position.rules.notate, batch))
            self.moved.append(Moved(self.stage.now, who.id))
            await self.stage.play(position.table, who, text)

    async def _intend_votes(self) -> None:
        for away in await self.stage.host.absence.away(self.table.id):
            for who in self.people if away.lapse is not None else ():
                chair, lapse = self.table.chair_of(who.id), away.lapse
                if who.votes and chair is not None and chair.seat != away.seat and not chair.mover:
                    choice = self.rng.choices(("caretaker", "wait", "end"), (6, 3, 1))[0]
                    deed = lambda w=who, n=lapse, c=choice: self.stage.vote(self.table, w, n, c)  # noqa: E731
                    self.questions += ("vote", who.id, lapse) not in self._known
                    self._once(("vote", who.id, lapse), who, deed)

    async def _intend_answers(self) -> None:
        for proposal in await self.stage.host.proposals.open_at(self.table.id):
            for voice in proposal.voices:
                who = self.by_id.get(voice.user_id)
                if who is not None and who.votes and voice.agrees is None:
                    deed = lambda p=proposal, w=who: self._answer(p, w)  # noqa: E731
                    self.questions += ("voice", proposal.id, who.id) not in self._known
                    self._once(("voice", proposal.id, who.id), who, deed)

    async def _answer(self, proposal: Proposal, who: Stranger) -> None:
        await self.stage.answer(proposal, who, self.rng.random() < 0.85)

    def _intend_returns(self) -> None:
        """Plan that those come back for whom a house bot plays, if that is their way."""
        for who in self.people:
            chair = self.table.chair_of(who.id)
            played = chair is not None and chair.caretaker is not None
            key = ("back", who.id)
            if not played:
                self._known.discard(key)
            elif who.returns and who.willing(self.stage.now):
                self._once(key, who, lambda w=who: self._come_back(w))

    async def _come_back(self, who: Stranger) -> None:
        self._known.discard(("back", who.id))
        await self.stage.come_back(self.table, who)

    async def _outcome(self) -> Outcome:
        database, table, people = self.stage.host._database, self.table, self.by_id
        rows = await database.read(lambda db: moves.everything(db, table.id))
        lapses = await database.read(lambda db: absence.lapses(db, table.id))
        made = [row for row in rows if row.actor in ("user", "auto")]
        seats = {chair.seat: people[chair.user_id] for chair in table.chairs if chair.user_id}
        auto = [row for row in made if row.actor == "auto" and seats[row.seat].absent(row.at)]
        pings = self.stage.ledger.pings
        night, unset, vacation = pings_at_rest(pings, people)
        ended = self.stage.now if table.ended_at is None else table.ended_at.timestamp()
        without, vanished = await self._absent_at_the_start()
        return Outcome(
            seed=self.plan.seed,
            pace=self.plan.pace,
            ending=await self._ending(ended),
            days=(ended - self.begins) / DAY,
            ledger=self.stage.ledger,
            decisions=len(made),
            waited=len(lapses) + self.asked_away,
            questions=self.questions,
            missed=len(auto) + sum(people[lapse.user_id].absent(lapse.at) for lapse in lapses),
            started_without=without,
            vanished=vanished,
            night=night,
            night_unset=unset,
            vacation=vacation,
            live_peak=live_peak(self.moved, pings),
        )

    async def _absent_at_the_start(self) -> tuple[int, int]:
        """Return how many were absent as the cards were dealt: unasked, and vanished since.

        Who had been heard of within the hour before all were asked, or later, was there.
        """
        tenures = await self.stage.host.absence.tenures(self.table.id)
        dealt = {t.user_id: t.at.timestamp() for t in tenures if t.reason == "start"}
        absent = [who for who in self.people if who.id in dealt and who.absent(dealt[who.id])]
        vanished = sum(self._was_there(who, dealt[who.id]) for who in absent)
        return len(absent) - vanished, vanished

    def _was_there(self, who: Stranger, dealt_at: float) -> bool:
        since = (self._asked_at or dealt_at) - HOUR
        return any(m.user_id == who.id and since <= m.at <= dealt_at for m in self._heard)

    async def _ending(self, ended: float) -> str:
        """Return how it ended; who is willing must never be left at a dead table."""
        table = self.table
        willing = [w.name for w in self.people if w.willing(ended) and table.chair_of(w.id)]
        if table.status == "over":
            return "finished"
        if not await self.stage.host.absence.tenures(table.id):
            waited = f"dead: never dealt though {', '.join(willing)} would play"
            return waited if len(willing) > 1 else "never dealt"
        if table.status == "abandoned" and await self._was_agreed():
            return "agreed"
        if not willing:
            return "deserted"
        return f"dead: {table.status} though {', '.join(willing)} would play"

    async def _was_agreed(self) -> bool:
        database, table_id = self.stage.host._database, self.table.id
        lapses = await database.read(lambda db: absence.lapses(db, table_id))
        return any(lapse.outcome == "end" for lapse in lapses)
