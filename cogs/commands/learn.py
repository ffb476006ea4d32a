"""`/learn` and *How to play*: cards about a game, then a first game with goals or advice.

The custom_ids are those of `cogs.ui.screens.learn`. The pictures are shown one at a time.

Texts: `learn.ftl`, `web.ftl` (*Play in browser*). Tests: `tests/cogs/test_learn.py`,
`tests/cogs/test_stories.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.analysis.lessons import LEARNER, Examples, Lesson, NoLesson
from bot.host.analysis.services import Analysis
from bot.host.core.api import Position, StalePrompt, Table
from bot.host.core.game import Card, FirstGame
from bot.locales import Words
from bot.presenting.moves.prompt import Prompt
from bot.presenting.pictures import cover_of, covers_of, look_of, of_lesson
from cogs.client import Client
from cogs.ui.context import Context, TooManyDrawings, numbers
from cogs.ui.decisions import WHOLE, Begun, begun_with, decision_at
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Link
from cogs.ui.kit.translation import t
from cogs.ui.lookup import OPEN, matching, typed
from cogs.ui.screens.learn import (
    ACTIONS,
    BEGINNINGS,
    card_screen,
    choice_screen,
    learnable,
    lesson_screen,
)
from cogs.ui.screens.web import MARK
from render.api import Look, Picture
from render.jobs import Job

Shown = tuple[str, int | None, Any]
"""Arguments of a job: its kind, the seat whose view it shows (None = public), and its subject."""


def of_card(examples: Examples, game: str, card: Card, look: Look) -> Job:
    """Return the picture of a card. The first call is slow: make it in a thread."""
    position = examples.position(game, card)
    kind, seat, about = _CARDS[card.picture](position, card)
    return Job(game, kind, position.view(seat), look, about=about)


def _question(position: Position, _: Card) -> Shown:
    decision = position.decisions[0]
    return "asked", decision.seat, decision


_CARDS: Mapping[str, Callable[[Position, Card], Shown]] = {
    "overview": lambda _position, _card: ("table", None, None),
    "boards": lambda _position, _card: ("boards", None, None),
    "board": lambda position, _: ("board", None, position.decisions[0].seat),
    "question": _question,
    "result": lambda position, _: ("result", None, position.scores),
    "close-up": lambda _, card: ("part", None, card.part),
}


class LearnCog(commands.Cog):
    """The `/learn` command, for a user's first game."""

    def __init__(self, bot: Client, analysis: Analysis) -> None:
        self.context: Context = bot.context
        self.lessons = analysis.lessons
        bot.handlers |= {
            "learn": self.on_card,
            "learn-games": self.on_games,
            "lesson": self.on_begin,
            "lessonmv": self.on_move,
            "lessonsel": self.on_select,
            "lessonstep": self.on_step,
            "lessonstepsel": self.on_step_select,
            "lessonpart": self.on_part,
            "lessondo": self.on_action,
        }

    @app_commands.command(name="learn", description=t("cmd-learn"))
    @app_commands.describe(game=t("arg-learn-game"))
    async def learn(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Explain a game: the one named, else the one played here, else one that the user picks."""
        request = await Request.of(interaction)
        meant = await self._meant(request, game)
        if meant is None:
            await self.on_games(request, "0", ())
        else:
            await self._card(request, meant, 0)

    @learn.autocomplete("game")
    async def games_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the games that can be learned."""
        words = (await Request.of(interaction)).words
        return matching([(words.title(game), game) for game in self._games()], current)

    async def on_games(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle *How to play* if no game has been chosen yet."""
        numbers(args, 1)
        drawing = covers_of(self.context, self._games(), request.words, request.preferences)
        covers = await request.wait_for(drawing)
        screen = choice_screen(self._games(), covers, request.words)
        await request.show(screen, lasting=True)

    async def on_card(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle *How to play*, and the buttons for other pages."""
        game, (page,) = _named(args, 1)
        await self._card(request, game, page)

    async def on_begin(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Continue the guided game, or start it again."""
        game, (number,) = _named(args, 1)
        if BEGINNINGS[number : number + 1] == ("go-on",):
            await self._show(request, await self._found(request, game))
        else:
            work = self.lessons.begin(request.person, game)
            await self._show(request, await request.patiently(work))

    async def on_move(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button that makes a move."""
        game, (count, index) = _named(args, 2)
        await self._answer(request, game, self.lessons.play(request.person, game, count, index))

    async def on_select(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle a menu of moves."""
        game, (count, _page) = _named(args, 2)
        (index,) = numbers(":".join(values), 1)
        await self._answer(request, game, self.lessons.play(request.person, game, count, index))

    async def on_part(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Show a part of a long list of moves; an outdated click shows the current state."""
        game, (count, *found) = _named(args, args.count(":"))
        lesson, begun = await self._found(request, game), Begun.of_part(found, values)
        await self._show(request, lesson, begun if _is_at(lesson, count) else WHOLE)

    async def on_step(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button that selects a step."""
        game, (count, depth, index) = _named(args, 3)
        await self._step(request, game, count, Begun(depth, index))

    async def on_step_select(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle a menu that selects a step."""
        game, (count, depth, _page) = _named(args, 3)
        (index,) = numbers(":".join(values), 1)
        await self._step(request, game, count, Begun(depth, index))

    async def _step(self, request: Request, game: str, count: int, begun: Begun) -> None:
        """Offer the next step, or make the move if only one is left."""
        lesson = await self._found(request, game)
        if not _is_at(lesson, count):
            await self._show(request, lesson)
            return
        found = begun_with(self._prompt(request, lesson), begun)
        if isinstance(found, Begun):
            await self._show(request, lesson, found)
        else:
            work = self.lessons.play(request.person, game, count, found)
            await self._answer(request, game, work)

    async def on_action(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button below the moves."""
        game, (count, number) = _named(args, 2)
        action = ACTIONS[number] if number < len(ACTIONS) else ""
        person = request.person
        if action == "follow":
            await self._answer(request, game, self.lessons.follow(person, game, count))
        elif action == "back":
            await self._answer(request, game, self.lessons.back(person, game, count))
        elif action == "skip":
            await self._answer(request, game, self.lessons.skip(person, game, count))
        elif action == "rewind":
            await self._answer(request, game, self.lessons.rewind(person, game, count))
        elif action == "table":
            await self._show(request, await self._found(request, game), table=True)
        elif action == "cards":
            await self._card(request, game, 0)
        else:
            raise StalePrompt

    async def _answer(self, request: Request, game: str, work: Awaitable[Lesson]) -> None:
        """Show the result of a click; after an outdated click, show the current lesson."""
        try:
            lesson = await request.patiently(work)
        except StalePrompt:
            lesson = await self._found(request, game)
        await self._show(request, lesson)

    async def _found(self, request: Request, game: str) -> Lesson:
        """Return the user's lesson, or begin a new one if it has expired. Raises NoLesson."""
        found = await self.lessons.find(request.person, game)
        return found or await self.lessons.begin(request.person, game)

    async def _card(self, request: Request, game: str, page: int) -> None:
        first = self._first(game)
        if page >= len(first.cards):
            raise StalePrompt
        lesson = await self.lessons.find(request.person, game)
        examples, card = self.lessons.examples, first.cards[page]

        def seen(look: Look) -> Job:
            return of_card(examples, game, card, look)

        pictures = await self._drawn(request, seen, examples.table(game))
        if not page:
            drawing = cover_of(self.context, game, request.words, request.preferences)
            pictures = (*await request.wait_for(drawing), *pictures)
        screen = card_screen(game, first, page, lesson, pictures, request.words)
        await request.show(screen, lasting=True)

    async def _show(
        self,
        request: Request,
        lesson: Lesson,
        begun: Begun = WHOLE,
        table: bool = False,
    ) -> None:
        """Show the guided game: the events, a picture of the question, advice and the moves."""
        game = self.context.game(lesson.game)

        def seen(look: Look) -> Job:
            job = of_lesson(lesson, look, table)
            if begun.depth:
                about = decision_at(self._prompt(request, lesson), begun.depth, begun.move)
                return replace(job, kind="asked", about=about)
            return job

        pictures = await self._drawn(request, seen, lesson.position.table)
        opens = request.interaction.guild_id is not None
        screen = lesson_screen(lesson, game.renderer, pictures, request.words, begun, opens)
        if self.context.can_pair and game.story is not None:
            address = f"{self.context.web_url}/learn/{lesson.game}"
            spoken = f"?language={request.words.language}"
            link = Link(f"{address}{spoken}", request.words("button-web-play"), MARK)
            screen = replace(screen, link=link)
        await request.show(screen, lasting=True)

    def _prompt(self, request: Request, lesson: Lesson) -> Prompt:
        """Return the prompt for a lesson's decision."""
        return Prompt(lesson.position, LEARNER, self.context.renderer(lesson.game), request.words)

    async def _drawn(
        self, request: Request, seen: Callable[[Look], Job], table: Table
    ) -> tuple[Picture, ...]:
        """Return pictures, or none if too many others are waiting, since the text suffices."""
        title = request.words.title(table.game)
        look = replace(look_of(table, request.words, request.preferences), title=title)
        try:
            with self.context.draw_limits.of(request.user_id):
                job = await request.wait_for(asyncio.to_thread(seen, look))
                return await request.drawn(job)
        except TooManyDrawings:
            return ()

    async def _meant(self, request: Request, named: str | None) -> str | None:
        """Return the game named, or the one played here, or the only one. Raises NoLesson."""
        games = self._games()
        if named is not None:
            return _game_of(named, games, request.words)
        _, table = await typed(request.interaction, OPEN)
        if table is not None and table.game in games:
            return table.game
        return games[0] if len(games) == 1 else None

    def _games(self) -> list[str]:
        return learnable(self.context.games)

    def _first(self, game: str) -> FirstGame:
        """Return a game's lesson. Raises NoLesson."""
        found = self.context.games.get(game)
        if found is None or found.first_game is None:
            raise NoLesson
        return found.first_game


def _is_at(lesson: Lesson, count: int) -> bool:
    return lesson.decision is not None and len(lesson.moves) == count


def _named(args: str, count: int) -> tuple[str, list[int]]:
    """Return the game and the numbers in a custom_id. Raises StalePrompt."""
    game, _, rest = args.partition(":")
    return game, numbers(rest, count)


def _game_of(typed: str, games: Sequence[str], words: Words) -> str:
    """Return the game with a key or a title. Raises NoLesson."""
    wanted = typed.strip().casefold()
    for game in games:
        if wanted in (game, words.title(game).casefold()):
            return game
    raise NoLesson


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(LearnCog(bot, bot.context.host.analysis))
