"""Guided first games: goals on a prepared deal, or some rounds with a house bot's advice.

    setup -> stored
    click -> the stored start with its moves played again -> one more move, house bots answer
    -> stored

A person has one lesson per game. It belongs to no table, and no one else can see it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from bot.engine import batches
from bot.engine.api import Decision, Event, GameError
from bot.engine.rng import Rng
from bot.host.analysis.trial import (
    Played,
    Trial,
    answered,
    loaded,
    moved,
    repeated,
    stored,
    without_last,
)
from bot.host.core.api import Chair, HostError, Person, Position, StalePrompt, Table
from bot.host.core.game import Card, FirstGame, Goal, HostedGame, Story
from bot.host.core.registry import Move, TableRegistry, position_of
from bot.host.core.states import unpacked
from bot.host.lobby.rows import BOT_NAMES
from bot.house_bots.api import HOUSE_BOT, Advice, Adviser, Bot, house_bot
from bot.store.tables import sandboxes
from bot.store.tables.moves import Json
from bot.store.tables.sandboxes import LessonRow

_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


class Examples:
    """Positions shown by the cards of all games; each example game is played only once."""

    def __init__(self, games: Mapping[str, HostedGame]) -> None:
        self._games = games
        self._found: dict[str, Mapping[str, Position]] = {}

    def position(self, game: str, card: Card) -> Position:
        """Return the position of a card. The first call is slow: use a thread."""
        if game not in self._found:
            self._found[game] = _positions(self._games[game])
        return self._found[game][card.key]

    def table(self, game: str) -> Table:
        """Return the table of the example game, at which house bots play."""
        first = self._games[game].first_game
        return sample_table(game, BOT_NAMES[: first.crowd if first else 0], _LONG_AGO)


def sample_table(game: str, names: Sequence[str], at: datetime, user_id: int = 0) -> Table:
    """Return a table that is not stored, with house bots and, if given, a person."""
    chairs = tuple(
        Chair(seat, name, user_id) if user_id and not seat else Chair(seat, name, bot=HOUSE_BOT)
        for seat, name in enumerate(names)
    )
    return Table(
        id=0,
        game=game,
        status="running",
        options={},
        guild_id=0,
        channel_id=0,
        where="here",
        thread_id=None,
        card_id=None,
        post_id=None,
        owner_id=user_id,
        language="en",
        version=0,
        chairs=chairs,
        created_at=at,
    )


def _positions(game: HostedGame) -> Mapping[str, Position]:
    """Return the position of every card; a card that fits no position gets the game's end."""
    first = game.first_game
    assert first is not None
    found: dict[str, Position] = {}
    for position in _game(game, first):
        fitting = (card for card in first.cards if _fits(card, position))
        found = {card.key: position for card in fitting} | found
    return {card.key: found.get(card.key, position) for card in first.cards}


def _fits(card: Card, position: Position) -> bool:
    if card.picture == "result" or not position.decisions:
        return False
    kinds = {decision.kind for decision in position.decisions[:1]}
    return position.view(None).round >= card.round and card.decision in {"", *kinds}


def _game(game: HostedGame, first: FirstGame) -> Iterator[Position]:
    rules, bot = game.rules, game.bots[house_bot(game.bots)]
    table = sample_table(game.key, BOT_NAMES[: first.crowd], _LONG_AGO)
    state, version = rules.setup(first.crowd, first.options, first.seed), 0
    while pending := rules.pending(state):
        yield position_of(table, rules, rules.clone(state), version)
        decision, version = pending[0], version + 1
        batch = bot.choose(rules, rules.clone(state), decision, Rng(version))
        batches.play(rules, state, decision.seat, batch)
    over = replace(table, status="over", version=version)
    yield position_of(over, rules, state, version)


KEPT = 90 * 24 * 3600.0
"""Seconds after its last move until a lesson is forgotten."""

LEARNER = 0
"""Seat of the learner."""

SKIP = -1
"""Number that stored moves have in place of a seat where the learner skipped a goal."""

AHEAD = 40
"""Number of moves within which a goal must be met, else it is lost: a story has about as many."""


class NoLesson(HostError):
    """The person has no lesson of this game, or the game has none."""

    code = "no-lesson"


class Step(NamedTuple):
    """The person's last move: its decision, the positions around it, and its immediate effects."""

    before: Position
    after: Position
    move: str
    events: tuple[Event, ...]
    advice: Advice[Any] | None
    """A house bot's advice for the decision, or None."""
    reached: int = 0
    """Number of goals that the person had met or skipped before the move."""

    @property
    def decision(self) -> Decision[Any]:
        """The learner's decision."""
        return next(d for d in self.before.decisions if d.seat == LEARNER)

    @property
    def chosen(self) -> Move:
        """The move, or the first one of a batch."""
        first, notate = self.move.partition("; ")[0], self.before.rules.notate
        return next(move for move in self.decision.moves if notate(move) == first)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson(Trial):
    """A person's guided game; `events` are those of the others since the person's `last` move."""

    game: str
    last: Step | None = None
    advice: Advice[Any] | None = None
    """A house bot's advice for the current decision."""
    story: Story | None = None
    """Goals of the lesson, None = it has none: some rounds with advice."""
    reached: int = 0
    """Number of goals that the person has met or skipped."""
    skipped: tuple[int, ...] = ()
    """Numbers, from 0, of the goals that were skipped."""
    lost: bool = False
    """True if the next goal can no longer be reached if all play on as they are likely to."""

    @property
    def goal(self) -> Goal | None:
        """The next goal, or None if there is none."""
        return self._goal(self.reached)

    def _goal(self, number: int) -> Goal | None:
        goals = self.story.goals if self.story else ()
        return goals[number] if number < len(goals) else None

    @property
    def met(self) -> tuple[Goal, ...]:
        """The goals that were met by the person's last move and the moves after it."""
        if self.story is None or self.last is None:
            return ()
        numbers = range(self.last.reached, self.reached)
        return tuple(self.story.goals[n] for n in numbers if n not in self.skipped)

    @property
    def ended(self) -> bool:
        """Whether all goals are done, or all rounds of a lesson without goals are over."""
        told = self.story is not None and self.goal is None
        return told or super(Lesson, self).ended

    @property
    def serving(self) -> list[Move]:
        """The moves that currently lead to the goal, best first; [] if any move will do."""
        if self.goal is None or self.decision is None:
            return []
        return self.goal.serving(self.position.rules, self.decision)

    @property
    def astray(self) -> Goal | None:
        """The goal that the person's last move did not serve, or None."""
        last, goal = self.last, self.goal
        if last is None or goal is None or last.reached != self.reached:
            return None
        serving = goal.serving(last.before.rules, last.decision)
        return goal if serving and last.chosen not in serving else None

    def noted(self, events: Sequence[Event]) -> Lesson:
        """Return the lesson after events that may meet its goals, one after another."""
        reached = self.reached
        for event in events:
            goal = self._goal(reached)
            reached += goal is not None and goal.met(event, LEARNER)
        return replace(self, reached=reached)

    def begun(self) -> Lesson:
        """Return the lesson as it was before its first move."""
        return replace(self, position=self.start, moves=(), events=(), reached=0, skipped=())

    def after_skip(self) -> Lesson:
        """Return the lesson after skipping its next goal."""
        moves, skipped = (*self.moves, (SKIP, "")), (*self.skipped, self.reached)
        return replace(self, moves=moves, skipped=skipped, reached=self.reached + 1)

    @property
    def round(self) -> int:
        """The number of the current round, counted from 1."""
        number: int = self.position.view(LEARNER).round
        return number


Change = Callable[[Lesson], Lesson]
"""Function that returns the lesson after a click, before house bots answer."""


class Lessons:
    """Service for all people's lessons; every method is about one person's lesson in one game."""

    def __init__(self, registry: TableRegistry, games: Mapping[str, HostedGame]) -> None:
        self._registry = registry
        self._games = games
        self.examples = Examples(games)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def find(self, person: Person, game: str) -> Lesson | None:
        """Return a person's lesson, or None if it has not begun."""
        lesson = await self.unjudged(person, game)
        return None if lesson is None else await self._judged(lesson)

    async def unjudged(self, person: Person, game: str) -> Lesson | None:
        """Return a person's lesson like `find`, but never `lost`: judging may take 20 ms."""
        row = await self._row(person, game)
        return None if row is None else self._load(row, person)

    async def begin(self, person: Person, game: str) -> Lesson:
        """Start a lesson over, discarding an earlier one of the game. Raises NoLesson."""
        packed, rules = sandboxes.pack(self._deal(game)), self._registry.rules(game)
        row = LessonRow(person.id, game, rules.schema, packed, "[]", 0.0)
        async with self._lock(person):
            return await self._answered(row, person, self._start(row, person))

    async def play(self, person: Person, game: str, count: int, index: int) -> Lesson:
        """Make the move with an index in the position after `count` moves; house bots answer.

        Raises NoLesson, StalePrompt.
        """

        def one(lesson: Lesson) -> Lesson:
            moves = _asked(lesson, count).moves
            if not 0 <= index < len(moves):
                raise StalePrompt(version=count, newest=len(lesson.moves))
            return moved(lesson, LEARNER, [moves[index]])

        return await self._change(person, game, one)

    async def follow(self, person: Person, game: str, count: int) -> Lesson:
        """Make a move that leads to the goal, or else a house bot's choice.

        Raises NoLesson, StalePrompt.
        """

        def advised(lesson: Lesson) -> Lesson:
            decision = _asked(lesson, count)
            batch = lesson.serving[:1] or self._choose(lesson, decision)
            return moved(lesson, LEARNER, batch)

        return await self._change(person, game, advised)

    async def back(self, person: Person, game: str, count: int) -> Lesson:
        """Undo the person's last move and the answers to it. Raises NoLesson, StalePrompt."""

        def shorter(lesson: Lesson) -> Lesson:
            _check(lesson, count)
            return _repeated(lesson.begun(), without_last(lesson.moves, LEARNER))

        return await self._change(person, game, shorter)

    async def rewind(self, person: Person, game: str, count: int) -> Lesson:
        """Undo moves until the goal can be reached again. Raises NoLesson, StalePrompt."""
        lesson = await self.find(person, game)
        if lesson is None:
            raise NoLesson(game=game)
        _check(lesson, count)
        while lesson.lost and any(by == LEARNER for by, _ in lesson.moves):
            lesson = await self.back(person, game, len(lesson.moves))
        return lesson

    async def skip(self, person: Person, game: str, count: int) -> Lesson:
        """Skip the next goal. Raises NoLesson, StalePrompt."""

        def shorter(lesson: Lesson) -> Lesson:
            _check(lesson, count)
            return lesson if lesson.goal is None else lesson.after_skip()

        return await self._change(person, game, shorter)

    async def _change(self, person: Person, game: str, change: Change) -> Lesson:
        async with self._lock(person):
            row = await self._row(person, game)
            if row is None:
                raise NoLesson(game=game)
            before = _repeated(self._start(row, person), loaded(row.moves))
            return await self._answered(row, person, change(before))

    async def _answered(self, row: LessonRow, person: Person, lesson: Lesson) -> Lesson:
        """Make the house bots' moves in reply, and store all moves of the lesson."""
        lesson = await answered(lesson, self._answer)
        now = self._registry.now()
        row = row._replace(moves=stored(lesson.moves), expires_at=now + KEPT)
        await self._registry.database.write(lambda db: sandboxes.keep_lesson(db, row, now))
        return await self._judged(self._load(row, person))

    async def _judged(self, lesson: Lesson) -> Lesson:
        return replace(lesson, lost=await self._is_lost(lesson))

    async def _is_lost(self, lesson: Lesson) -> bool:
        """Return whether the next goal will probably not be met.

        This plays on with moves that lead to the goal, or else with house bots' choices.
        """
        if lesson.goal is None or lesson.serving:
            return False
        ahead, last = lesson, len(lesson.moves) + AHEAD
        while ahead.reached == lesson.reached and not ahead.over and len(ahead.moves) < last:
            own = ahead.decision
            if own is None:
                ahead = await answered(ahead, self._answer)
            else:
                batch = ahead.serving[:1] or self._choose(ahead, own)
                ahead = moved(ahead, LEARNER, batch)
            await asyncio.sleep(0)
        return ahead.reached == lesson.reached

    async def _row(self, person: Person, game: str) -> LessonRow | None:
        self._first(game)
        now = self._registry.now()
        return await self._registry.database.read(
            lambda db: sandboxes.load_lesson(db, person.id, game, now)
        )

    def _start(self, row: LessonRow, person: Person) -> Lesson:
        rules, first = self._registry.rules(row.game), self._first(row.game)
        names = (person.name, *BOT_NAMES[: first.seats - 1])
        table = sample_table(row.game, names, self._registry.clock(), person.id)
        state = unpacked(rules, row.state, row.schema)
        # A lesson of an earlier version has another deal, and goes on without goals.
        story = first.story if rules.dump(state) == self._deal(row.game) else None
        start = position_of(table, rules, state, 0)
        rounds = first.rounds if story is None else None
        return Lesson(
            game=row.game, plays=LEARNER, start=start, position=start, rounds=rounds, story=story
        )

    def _deal(self, game: str) -> Json:
        """Return the data of the position with which a game's lesson begins."""
        first, rules = self._first(game), self._registry.rules(game)
        seed = first.story.seed if first.story else first.seed
        return rules.dump(rules.setup(first.seats, first.options, seed))

    def _load(self, row: LessonRow, person: Person) -> Lesson:
        """Return a lesson with its moves played again, and the person's last move identified."""
        moves = loaded(row.moves)
        kept = len(without_last(moves, LEARNER))
        own = kept + any(seat == LEARNER for seat, _ in moves)
        before = _repeated(self._start(row, person), moves[:kept])
        after = _repeated(replace(before, events=()), moves[kept:own])
        last = self._step(before, after) if own > kept and after.moves != before.moves else None
        lesson = replace(_repeated(replace(after, events=()), moves[own:]), last=last)
        return replace(lesson, advice=self._advice(lesson))

    def _step(self, before: Lesson, after: Lesson) -> Step:
        _, move = after.moves[-1]
        advice = None if before.story else self._advice(before)
        return Step(before.position, after.position, move, after.events, advice, before.reached)

    def _advice(self, lesson: Lesson) -> Advice[Any] | None:
        bot, decision = self._bot(lesson.game), lesson.decision
        if decision is None or not isinstance(bot, Adviser):
            return None
        position = lesson.position
        state = position.rules.clone(position._state)
        return bot.advise(position.rules, state, decision, self._rng(lesson))

    def _answer(self, lesson: Lesson, decision: Decision[Any]) -> Lesson:
        """Return the lesson after a house bot's move: the story's, or else its own choice."""
        told = _told(lesson, decision)
        return told or moved(lesson, decision.seat, self._choose(lesson, decision))

    def _choose(self, lesson: Lesson, decision: Decision[Any]) -> Sequence[Move]:
        position = lesson.position
        state = position.rules.clone(position._state)
        bot = self._bot(lesson.game)
        return bot.choose(position.rules, state, decision, self._rng(lesson))

    def _rng(self, lesson: Lesson) -> Rng:
        seed = lesson.story.seed if lesson.story else self._first(lesson.game).seed
        return Rng(seed << 20 | len(lesson.moves))

    def _bot(self, game: str) -> Bot[Any, Any]:
        kinds = self._games[game].bots
        return kinds[house_bot(kinds)]

    def _first(self, game: str) -> FirstGame:
        found = self._games.get(game)
        if found is None or found.first_game is None:
            raise NoLesson(game=game)
        return found.first_game

    def _lock(self, person: Person) -> asyncio.Lock:
        return self._locks.setdefault(person.id, asyncio.Lock())


def _repeated(lesson: Lesson, moves: Sequence[Played]) -> Lesson:
    """Return the lesson with its moves and skips repeated, as far as they are legal."""
    for played in moves:
        longer = lesson.after_skip() if played[0] == SKIP else repeated(lesson, [played])
        if longer is lesson:
            break
        lesson = longer
    return lesson


def _told(lesson: Lesson, decision: Decision[Any]) -> Lesson | None:
    """Return the lesson after the move that the story has for a house bot, or None.

    It is None if the story has no move for it, or an illegal one.
    """
    told = lesson.story.others.get(str(decision.seat), ()) if lesson.story else ()
    made = sum(seat == decision.seat for seat, _ in lesson.moves)
    with suppress(GameError):
        for text in told[made : made + 1]:
            return moved(lesson, decision.seat, lesson.position.rules.parse(text, decision))
    return None


def _check(lesson: Lesson, count: int) -> None:
    newest = len(lesson.moves)
    if count != newest:
        raise StalePrompt(version=count, newest=newest)


def _asked(lesson: Lesson, count: int) -> Decision[Any]:
    """Return the person's current decision. Raises StalePrompt."""
    _check(lesson, count)
    if lesson.decision is None:
        raise StalePrompt(version=count, newest=len(lesson.moves))
    return lesson.decision
