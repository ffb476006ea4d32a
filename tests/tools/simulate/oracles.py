"""Conditions that must hold once a table has come to rest."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.host import Host
from bot.host.absence import table_clocks
from bot.host.absence.table_clocks import OUT
from bot.host.automation.standing_orders import _order, _verdict
from bot.host.core.moves.commit import event_of
from bot.host.core.moves.takebacks import standing
from bot.operations import replay
from bot.store import Connection
from bot.store.tables import moves
from bot.store.tables.games import Stored, reload
from bot.store.tables.moves import MoveRow
from bot.store.turns import absence, clocks, orders
from tests.catalogue import CATALOGUE
from tests.host.toy import TOYS
from tests.tools.simulate.chat import Message
from tests.tools.simulate.deeds import Deed

if TYPE_CHECKING:
    from tests.tools.simulate.world import World

PAGE = ("page", "page_takeback")
"""The deeds of a page: its answer does not tell the version."""
TAKEBACKS = ("take_back", "page_takeback")
LATE = 8.0
"""Seconds after which a post is late that nothing was in the way of."""


def untold(connection: Connection) -> bool:
    """Return whether anything is still to be posted or told."""
    loud = "SELECT 1 FROM outbox WHERE status = 'due' AND (NOT quiet OR batch IS NOT NULL)"
    open_ = "SELECT 1 FROM proposal WHERE told = 'nothing' OR told = 'question' AND outcome <> ''"
    edits = "SELECT 1 FROM pending_edit"
    return any(connection.execute(query).fetchone() for query in (loud, open_, edits))


def count_moves(connection: Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM move").fetchone()[0])


def fingerprint(connection: Connection) -> str:
    """Return a hash of everything that is stored."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    rows = [
        (name, connection.execute(f"SELECT * FROM {name}").fetchall())
        for (name,) in tables.fetchall()
    ]
    return hashlib.sha256(repr(rows).encode()).hexdigest()


async def check(world: World, host: Host) -> None:
    """Look at every table."""
    if world.disk.look(untold):
        world.find("something is never told")
    for table_id in world.tables:
        if table_id is not None:
            stored = world.disk.look(lambda db, i=table_id: reload(db, i))
            if stored.game.status != "lobby" and stored.game.seed:
                await _Look(world, host, stored).all()
    if world.disk.look(lambda db: _overdue(db, host.tables._registry.now())):
        world.find("a timer is overdue")


def _overdue(connection: Connection, now: float) -> bool:
    query = "SELECT 1 FROM timer WHERE due_at < ?"
    return connection.execute(query, (now - 100,)).fetchone() is not None


class _Look:
    """One table at rest."""

    def __init__(self, world: World, host: Host, stored: Stored) -> None:
        self.world = world
        self.host = host
        self.stored = stored
        self.id = stored.game.id
        self.posts: list[Message] = world.chat.at(self.id)
        self.moves: list[MoveRow] = self.look(moves.everything)

    def look(self, work: Any, *more: Any) -> Any:
        return self.world.disk.look(lambda db: work(db, self.id, *more))

    def find(self, what: str, *about: object) -> None:
        self.world.find(what, f"table {self.id}", *about)

    async def all(self) -> None:
        self.moves_are_those_of_people()
        self.takebacks_are_allowed()
        self.state_is_a_replay()
        self.questions_are_stored()
        self.news_are_told()
        self.boards_are_posted()
        self.posts_are_prompt()
        self.orders_are_followed()
        self.clocks_run()
        self.seats_are_recorded()
        self.proposals_are_done_once()
        await self.memory_is_true()

    def moves_are_those_of_people(self) -> None:
        """Check that no acknowledged move is lost, and none is stored twice or without a person."""
        if [row.version for row in self.moves] != [*range(1, self.stored.game.version + 1)]:
            self.find("versions are missing", [row.version for row in self.moves])
        mine = [d for d in self.world.deeds if d.table_id == self.id]
        played = {row.version: row for row in self.moves}
        used: Counter[tuple[int, int]] = Counter()
        for deed in mine:
            if deed.version is not None:
                row = played.pop(deed.version, None)
                if row is None or row.user_id != deed.user_id or not _is_of(row, deed):
                    self.find("an acknowledged move is lost or was played twice", deed, row)
                else:
                    used[_place(deed)] += deed.decision is not None
        for deed in mine:
            if deed.kind in PAGE and deed.outcome == "done":
                version = next((v for v, row in played.items() if self._may_be(deed, row)), None)
                if version is None:
                    self.find("a move acknowledged on the page is lost", deed)
                else:
                    del played[version]
                    used[_place(deed)] += deed.decision is not None
        doubled = [key for key, count in used.items() if count > 1]
        if doubled:
            self.find("a double click moved twice", doubled)
        unknown = [d for d in mine if d.outcome is None]
        for row in played.values():
            if row.actor == "user" or (row.actor == "undo" and not self._agreed(row)):
                some = (d for d in unknown if _explains(d, row) and not used[_place(d)])
                deed = next(some, None)
                if deed is None:
                    self.find("nobody made this move", row)
                else:
                    unknown.remove(deed)
                    used[_place(deed)] += deed.decision is not None

    def _may_be(self, deed: Deed, row: MoveRow) -> bool:
        """Return whether a deed explains a row that the table did not agree to."""
        return _explains(deed, row) and not (row.actor == "undo" and self._agreed(row))

    def _agreed(self, undo: MoveRow) -> bool:
        """Return whether the table agreed to a takeback that this may be."""
        query = "SELECT 1 FROM proposal WHERE game_id = ? AND kind = 'takeback' AND version = ?"
        query += " AND outcome = 'agreed' AND user_id = ?"
        values = (self.id, undo.version - 1, undo.user_id)
        return bool(self.world.disk.look(lambda db: db.execute(query, values).fetchone()))

    def takebacks_are_allowed(self) -> None:
        for index, undo in enumerate(self.moves):
            if undo.restores is not None and not self._agreed(undo):
                last = standing(self.moves[:index])[-1:]
                own = [row.version - 1 for row in last if row.user_id == undo.user_id]
                seen = self.look(moves.reveals, last[0].version) if last else True
                if own != [undo.restores] or seen:
                    self.find("a takeback went too far", undo, last)

    def state_is_a_replay(self) -> None:
        record = self.look(replay.record_of)
        difference = replay.first_difference(record, {**CATALOGUE, **TOYS})
        if difference is not None:
            self.find("the state is not what the moves lead to", difference)
        if len(record.states) != self.stored.game.version + 1:
            self.find("states are missing")

    def questions_are_stored(self) -> None:
        """Check that questions are stored, and are over when nobody is asked."""
        rules = self.host.tables._registry.rules(self.stored.game.key)
        schema, data = self.look(moves.load_state, self.stored.game.version)
        pending = {d.seat for d in rules.pending(rules.load(data, schema))}
        status = self.stored.game.status
        if status == "running":
            asked = {s.seat for s in self.stored.seats if s.asked is not None}
            if asked != pending or not pending:
                self.find("others are asked than those who must decide", asked, pending)
        elif status == "over" and not self.look(moves.results):
            self.find("a game is over without a result")
        movers = [s for s in self.stored.seats if s.asked is not None and (s.bot or s.caretaker)]
        # Where no person is left, a table stands still.
        if status == "running" and movers and table_clocks.present(self.stored):
            self.find("a house bot does not move", movers)

    def news_are_told(self) -> None:
        """Every event is told once and in order, but what was taken back may be left out."""
        told = [event for post in self.posts for event in post.bulletin.events]
        gone = self.look(moves.undone, 0, self.stored.game.version)
        gone |= self._given_up()
        ends = {0}
        for version in range(1, self.stored.game.version + 1):
            events = [event_of(row) for row in self.look(moves.events, version, version)]
            steps = {e + len(events) for e in ends if told[e : e + len(events)] == events}
            ends = (ends if version in gone else set()) | steps
        left = self._left_over()
        if not any(len(told) == end for end in ends) and not left:
            self.find("events are not told once and in order", f"{len(told)} told", sorted(ends))

    def _left_over(self) -> list[Any]:
        """Return the quiet rows that wait for the next loud one: their events are not told yet."""
        query = "SELECT version FROM outbox WHERE game_id = ? AND status = 'due'"
        return list(self.world.disk.look(lambda db: db.execute(query, (self.id,)).fetchall()))

    def _given_up(self) -> set[int]:
        query = "SELECT version FROM outbox WHERE game_id = ? AND status = 'failed'"
        rows = self.world.disk.look(lambda db: db.execute(query, (self.id,)).fetchall())
        return {version for (version,) in rows}

    def boards_are_posted(self) -> None:
        """Every phase has its one post; one post has buttons, and asks what is asked now."""
        query = "SELECT DISTINCT last.version, last.id FROM outbox AS row"
        query += " JOIN outbox AS last ON last.id = row.batch"
        query += " WHERE row.game_id = ? AND row.status = 'done'"
        query += " AND (row.kind IN ('start', 'end') OR row.closes IS NOT NULL)"
        rows = self.world.disk.look(lambda db: db.execute(query, (self.id,)).fetchall())
        kinds = ("start", "phase", "end")
        posted = Counter(
            p.bulletin.position.version for p in self.posts if p.bulletin.kind in kinds
        )
        if posted != Counter(version for version, _ in rows):
            self.find("boards are not posted once", sorted(posted.items()), sorted(rows))
        self._phases_of_people()
        live = [post for post in self.posts if post.live]
        if any(post.lacks for post in self.posts):
            self.find("a post never got its pictures")
        if len(live) > 1:
            self.find("more than one post has buttons", [post.id for post in live])
        running = self.stored.game.status == "running"
        if running and not self._given_up():
            self._asks(live)
        elif live and not running:
            self.find("a game that is over has buttons")

    def _phases_of_people(self) -> None:
        """Check that people's acts after a phase stand apart; house bots may go on in one post."""
        query = "SELECT row.version FROM outbox AS row JOIN outbox AS before"
        query += " ON before.batch = row.batch AND before.game_id = row.game_id"
        query += " AND before.version = row.version - 1 AND before.closes IS NOT NULL"
        query += " JOIN move ON move.game_id = row.game_id AND move.version = row.version"
        query += " WHERE row.game_id = ? AND move.actor = 'user'"
        rows = self.world.disk.look(lambda db: db.execute(query, (self.id,)).fetchall())
        if rows:
            self.find("phases of people are told together", rows)

    def _asks(self, live: Sequence[Message]) -> None:
        query = "SELECT max(version) FROM outbox WHERE game_id = ? AND NOT quiet"
        query += " AND (kind <> 'notice' OR json_extract(data, '$.asks'))"
        (newest,) = self.world.disk.look(lambda db: db.execute(query, (self.id,)).fetchone())
        if [post for post in live if post.bulletin.position.version >= newest] == []:
            self.find("the newest question is not posted", [p.bulletin.key for p in live], newest)
        elif live[-1].id != self.stored.game.post_id:
            self.find("the post with the buttons is not known")

    def posts_are_prompt(self) -> None:
        """Check that nothing waits for the next sweep if nothing fails."""
        scenario = self.world.scenario
        if scenario.ends or not scenario.weather.fair:
            return
        epoch, before = self.host.tables._registry.now() - self.world._loop.time(), 0.0
        query = "SELECT game_id || '-' || id, due_at FROM outbox WHERE game_id = ?"
        at = dict(self.world.disk.look(lambda db: db.execute(query, (self.id,)).fetchall()))
        for post in self.posts:
            ready = max(at[post.bulletin.key] - epoch, before)
            if post.bulletin.kind != "notice" and post.at > ready + LATE:
                self.find("a post came late", post.bulletin.key, f"{post.at - ready:.1f} s")
            before = max(before, post.at)

    def orders_are_followed(self) -> None:
        fired: Counter[int] = Counter()
        query = "SELECT user_id, sum(fired) FROM standing_order WHERE game_id = ? GROUP BY user_id"
        rows = self.world.disk.look(lambda db: db.execute(query, (self.id,)).fetchall())
        for row in self.moves:
            if row.actor == "auto" and row.user_id is not None:
                fired[row.user_id] += 1
        if +fired != +Counter(dict(rows)):
            self.find("orders moved more or less often than they were followed", fired, rows)
        query = "SELECT id FROM standing_order WHERE game_id = ? AND scope = 'once' AND fired > 1"
        if self.world.disk.look(lambda db: db.execute(query, (self.id,)).fetchone()):
            self.find("an order for once was followed twice")

    def clocks_run(self) -> None:
        """Exactly those clocks run that must, and each has its timer."""
        pace, game = table_clocks.pace_of(self.stored), self.stored.game
        here = table_clocks.present(self.stored)
        runs = game.status == "running" and game.paused_at is None and len(here) > 1
        running = self.look(clocks.of_table)
        for seat in self.stored.seats if pace is not None else ():
            clock = running.get(seat.seat)
            wanted = runs and seat.asked is not None and table_clocks.is_present(seat)
            if wanted != (clock is not None and clock.since is not None):
                self.find("a clock runs that must not, or the other way round", seat, clock)
            elif wanted and clock.stage < OUT and not self._timer(table_clocks.CLOCK, seat.seat):
                self.find("a clock has lost its timer", seat, clock)
        for lapse in self.look(absence.open_lapses):
            if not self._timer(table_clocks.BALLOT, lapse.id):
                self.find("a vote has lost its timer", lapse)

    def _timer(self, topic: str, number: int | None) -> bool:
        query = "SELECT 1 FROM timer WHERE topic = ? AND game_id = ? AND number = ?"
        values = (topic, self.id, number)
        return bool(self.world.disk.look(lambda db: db.execute(query, values).fetchone()))

    def seats_are_recorded(self) -> None:
        """The newest record of each seat names who plays it."""
        newest = {row.seat: row for row in self.look(absence.tenures)}
        for seat in self.stored.seats:
            row = newest[seat.seat]
            if (row.user_id, row.bot) != (seat.user_id, seat.bot or seat.caretaker):
                self.find("the record of a seat names somebody else", seat, row)

    def proposals_are_done_once(self) -> None:
        query = "SELECT outcome FROM proposal WHERE game_id = ? AND kind = ?"
        for kind, done in (
            ("takeback", sum(row.restores is not None and self._agreed(row) for row in self.moves)),
        ):
            rows = self.world.disk.look(
                lambda db, k=kind: db.execute(query, (self.id, k)).fetchall()
            )
            agreed = sum(outcome == "agreed" for (outcome,) in rows)
            if agreed != done:
                self.find("a proposal was not done exactly once", kind, agreed, done)

    async def memory_is_true(self) -> None:
        """Check that the bot's memory of a table is what is stored."""
        position = await self.host.tables.position(self.id)
        table = await self.host.tables.get(self.id)
        if position.table != table:
            self.find("the bot remembers another table than the stored one")
        asked = {s.seat: s.asked for s in self.stored.seats if s.asked is not None}
        if position.version == self.stored.game.version and table.status == "running":
            if dict(position.asked) != asked:
                self.find("the bot remembers other questions", dict(position.asked), asked)
            book = self.host.automation.orders.book(table.game)
            for row in self.look(orders.armed):
                verdict = _verdict(_order(row), position, book)
                if verdict is not None:
                    self.find("an order is not followed", verdict)


def _place(deed: Deed) -> tuple[int, int]:
    """Return whose decision a deed answers; -1 = it names none."""
    return deed.user_id, -1 if deed.decision is None else deed.decision


def _is_of(row: MoveRow, deed: Deed) -> bool:
    if deed.kind in TAKEBACKS:
        return row.restores is not None
    return row.actor == "user" and row.text == deed.shown


def _explains(deed: Deed, row: MoveRow) -> bool:
    kinds = TAKEBACKS if row.restores is not None else ("click", "write", "page")
    return deed.kind in kinds and deed.user_id == row.user_id and _is_of(row, deed)
