"""`/rules` and `/why`, for every game that has a guide.

* `/rules`: what matters for the reader's decision, or else all titles
* `/rules building:`: a thing's card and its text
* `/rules search:`: entries that match the words best, those that matter now first
* `/why move:`: the rules against a move, or its costs and effects

Texts: `rules.ftl`, `variants.ftl`, `table.ftl`. Tests: `tests/cogs/test_rules.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.api import VARIANT, BadNotation
from bot.host.core.api import HostError, NotSeated, Position, Table
from bot.host.core.tables import Tables
from bot.locales import Words
from bot.locales.markdown import escaped, plain
from bot.presenting import limits
from bot.presenting.game import Game
from bot.presenting.moves.reasons import brings, explained
from bot.presenting.pictures import USUAL
from bot.presenting.table import variant_lines, words_at
from cogs.client import Client
from cogs.ui.context import Context, TooManyDrawings
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, matching, typed
from cogs.ui.table_command import tables_typed
from render.api import Look, Picture
from render.guides.guide import Asked, Guide, Question
from render.guides.rulebook import Entry, Index, Now, Rulebook
from render.jobs import CardJob
from render.text.wording import commas, described

IN_FULL = 3
"""Number of results shown in full; the titles of `NAMED` more follow."""
NAMED = 8


class NoRules(HostError):
    """The game has no rules to look up."""

    code = "no-rules"


class NothingFound(HostError):
    """A search of the rules has found nothing for the words (`text`)."""

    code = "rules-not-found"


class Reading(NamedTuple):
    """A game's rulebook, and what matters to the reader at their table, if they have one."""

    book: Rulebook
    now: Now | None = None


class Inquiry(NamedTuple):
    """The user's seat at the table that a question is about."""

    position: Position
    guide: Guide
    asked: Asked


class RulesCog(commands.Cog):
    """The `/rules` and `/why` commands."""

    def __init__(self, context: Context, tables: Tables) -> None:
        self.context = context
        self.tables = tables

    @app_commands.command(name="rules", description=t("cmd-rules"))
    @app_commands.describe(
        building=t("arg-rules-building"), search=t("arg-rules-search"), table=t("arg-table")
    )
    async def rules(
        self,
        interaction: discord.Interaction,
        building: str | None = None,
        search: str | None = None,
        table: str | None = None,
    ) -> None:
        """Show a thing, or search results, or what matters now."""
        request = await Request.of(interaction)
        named = await find(request, table, LIVE) if table else (await typed(interaction, LIVE))[1]
        readings = await self._readings(request, named)
        words = request.words
        played = self._variant(named, words)
        if building is not None:
            found = _named(readings, building, words)[:1]
            await self._show(request, readings, found, building, played)
        elif search is not None:
            await self._show(request, readings, _searched(readings, search, words), search, played)
        else:
            shown = Screen((*played, _at_hand(readings, words)))
            await request.show(shown, lasting=True)

    @rules.autocomplete("building")
    async def buildings_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest things by name, in any language."""
        request, table = await typed(interaction, LIVE)
        readings = await self._readings(request, table)
        words = request.words
        things = _named(readings, current, words) if current else _things(readings, words)
        return matching(_choices(readings, things, words), "")

    @app_commands.command(name="why", description=t("cmd-why"))
    @app_commands.describe(move=t("arg-why-move"), table=t("arg-table"))
    async def why(
        self, interaction: discord.Interaction, move: str, table: str | None = None
    ) -> None:
        """Explain a move at the user's table."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        inquiry = await self._inquiry(request, found)
        words = words_at(found, request.words)
        question = _meant(inquiry, move, words)
        lines = [
            *explained(inquiry.guide, inquiry.asked, question, words),
            *self._brings(inquiry, question, words),
        ]
        await request.show_all(Screen((*limits.fill(lines),)), lasting=True)

    @why.autocomplete("move")
    async def moves_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest moves, legal or not, those of the current decision first."""
        request, found = await typed(interaction, LIVE)
        if found is None or found.chair_of(request.user_id) is None:
            return []
        if self.context.game(found.game).guide is None:
            return []
        inquiry = await self._inquiry(request, found)
        words = words_at(found, request.words)
        shown = _fitting(inquiry, current, words)
        return matching([(one.name, one.text) for one in shown], "")

    rules.autocomplete("table")(tables_typed)
    why.autocomplete("table")(tables_typed)

    async def _readings(self, request: Request, table: Table | None) -> Sequence[Reading]:
        """Return the rules of the table's game, or without a table, those of every game."""
        games = self.context.games
        if table is None:
            return [Reading(game.guide.rulebook) for game in games.values() if game.guide]
        if table.chair_of(request.user_id) is None:
            return [Reading(_guide(self.context.game(table.game)).rulebook)]
        inquiry = await self._inquiry(request, table)
        return [Reading(inquiry.guide.rulebook, inquiry.guide.now(inquiry.asked))]

    async def _inquiry(self, request: Request, table: Table) -> Inquiry:
        """Return the seat and decision that the user may ask about. Raises NoRules, NotSeated."""
        guide = _guide(self.context.game(table.game))
        position = await self.tables.position(table.id)
        chair = position.table.chair_of(request.user_id)
        if chair is None or chair.seat is None:
            raise NotSeated(table=table.id)
        decision = position.decision_of(chair.seat)
        asked = Asked(position.view(chair.seat), chair.seat, decision, table.options)
        return Inquiry(position, guide, asked)

    def _variant(self, table: Table | None, words: Words) -> tuple[str, ...]:
        """Return what differs from the rules at a table with a variant, else ()."""
        name = "" if table is None else table.options.get(VARIANT.key, "")
        if table is None or not name:
            return ()
        info = self.context.rules(table.game).info
        lines = variant_lines(table.game, info, table.options, words)
        return ("\n".join([words("rules-variant", variant=escaped(name)), *lines]),)

    async def _show(
        self,
        request: Request,
        readings: Sequence[Reading],
        found: Sequence[Entry],
        text: str,
        played: tuple[str, ...],
    ) -> None:
        """Answer with the first entries in full, the first one's card, and more entries' names.

        What differs at a table with a variant, `played`, stands before them.
        """
        now = next((reading.now for reading in readings if reading.now), None)
        if not found:
            raise NothingFound(text=limits.clip(text, 80))
        texts = [_full(entry, request.words, now) for entry in found[:IN_FULL]]
        if others := [entry.title(request.words) for entry in found[IN_FULL : IN_FULL + NAMED]]:
            titles = commas(others, request.words)
            texts.append(f"-# {request.words('rules-see-also', titles=titles)}")
        card = await self._card(request, found[0], now)
        shown = limits.fit_lines(texts, limits.TEXT, request.words("rules-more"))
        await request.show(Screen((*played, shown), card), lasting=True)

    async def _card(self, request: Request, entry: Entry, now: Now | None) -> tuple[Picture, ...]:
        """Return a thing's card, or none if too many pictures wait, since the text suffices."""
        if entry.kind is None:
            return ()
        palette = request.preferences.palette or USUAL.palette
        card = CardJob(entry, Look(request.words.language, palette), now.options if now else None)
        try:
            with self.context.draw_limits.of(request.user_id):
                return await request.drawn(card)
        except TooManyDrawings:
            return ()

    def _brings(self, inquiry: Inquiry, question: Question, words: Words) -> list[str]:
        """Return the effects of a legal move as sentences."""
        position, seat = inquiry.position, inquiry.asked.seat
        legal = inquiry.asked.decision.moves if inquiry.asked.decision else ()
        if question.text not in map(position.rules.notate, legal):
            return []
        renderer = self.context.renderer(position.table.game)
        said = brings(position, seat, question.text, renderer, words)
        return [words("why-brings"), *(f"- {told}" for told in said)] if said else []


def _guide(game: Game) -> Guide:
    """Return a game's guide. Raises NoRules."""
    if game.guide is None:
        raise NoRules
    return game.guide


def _named(readings: Sequence[Reading], text: str, words: Words) -> Sequence[Entry]:
    """Return the things that a key or a name may mean, best match first."""
    things = (one for reading in readings for one in reading.book.things)
    exact = [one for one in things if text in (one.key, f"{one.game}/{one.key}")]
    return exact or [one for reading in readings for one in reading.book.name(text, words)]


def _searched(readings: Sequence[Reading], text: str, words: Words) -> Sequence[Entry]:
    return [one for reading in readings for one in reading.book.search(text, words, reading.now)]


def _things(readings: Sequence[Reading], words: Words) -> list[Entry]:
    """Return all things by name, with those that the reader owns first."""

    def rank(one: tuple[Entry, Now | None]) -> tuple[bool, str, str]:
        entry, now = one
        owned = now is not None and entry.key in now.own
        return not owned, entry.title(words), words.title(entry.game)

    things = [(one, reading.now) for reading in readings for one in reading.book.things]
    return [entry for entry, _ in sorted(things, key=rank)]


def _choices(
    readings: Sequence[Reading], shown: Sequence[Entry], words: Words
) -> list[tuple[str, str]]:
    """Return names and keys of things; the game is added if two share a name or key."""
    things = [one for reading in readings for one in reading.book.things]
    keys = Counter(one.key for one in things)
    names = Counter(one.title(words) for one in things)
    return [
        (
            _of_game(one, words) if names[one.title(words)] > 1 else one.title(words),
            f"{one.game}/{one.key}" if keys[one.key] > 1 else one.key,
        )
        for one in shown
    ]


def _of_game(entry: Entry, words: Words) -> str:
    game = words.title(entry.game)
    return words("rules-of-game", title=entry.title(words), game=game)


def _at_hand(readings: Sequence[Reading], words: Words) -> str:
    """Return what matters for the current decision, or else the titles of all entries."""
    found = [
        _brief(one, words, now)
        for book, now in readings
        if now is not None
        for one in book.at_hand(now)
    ]
    if found:
        texts = [words("rules-now"), *found]
    else:
        texts = [words("rules-overview"), *(line for r in readings for line in _titles(r, words))]
    return limits.fit_lines(texts, limits.TEXT, words("rules-more"))


def _titles(reading: Reading, words: Words) -> list[str]:
    """Return the titles of a game's entries, with one line per section."""
    lines = [f"### {words(reading.book.entries[0].game + '-title')}"]
    for section, entries in groupby(reading.book.entries, key=lambda entry: entry.section):
        titles = commas((entry.title(words) for entry in entries), words)
        lines.append(described(f"**{words(f'rules-section-{section}')}**", titles, words))
    return lines


def _brief(entry: Entry, words: Words, now: Now) -> str:
    return described(f"**{entry.title(words)}**", entry.text(words, now), words)


def _full(entry: Entry, words: Words, now: Now | None) -> str:
    """Return an entry's title, text, small print and source."""
    title = " · ".join(dict.fromkeys((entry.title(words), entry.title(words.beside()))))
    head = f"### {title if entry.kind else entry.title(words)}"
    lines = (head, entry.text(words, now), entry.fine(words, now), f"-# {entry.source(words)}")
    return "\n".join(line for line in lines if line)


def _index(questions: Sequence[Question]) -> Index[Question]:
    return Index((one, [(1.0, one.name), (1.0, one.text)]) for one in questions)


def _meant(inquiry: Inquiry, typed: str, words: Words) -> Question:
    """Return the move that matches the typed text best. Raises BadNotation."""
    found = _fitting(inquiry, typed, words) if typed.strip() else []
    if not found:
        raise BadNotation("bad-notation", text=limits.clip(typed, 80))
    return found[0]


def _fitting(inquiry: Inquiry, typed: str, words: Words) -> list[Question]:
    """Return the moves that match the typed text: one in notation, then those listed."""
    questions = inquiry.guide.questions(inquiry.asked, words)
    if not typed.strip():
        return [*questions]
    named = inquiry.guide.question(inquiry.asked, typed, words)
    found = _likeliest(questions, typed)
    return [named, *(one for one in found if one != named)] if named is not None else found


def _likeliest(questions: Sequence[Question], typed: str) -> list[Question]:
    """Return matching moves: exact names, then names that begin with the text, then others."""
    wanted = typed.strip().casefold()
    names = {one: (one.text, plain(one.name).casefold()) for one in questions}
    exact = [one for one in questions if wanted in names[one]]
    begun = [one for one in questions if any(name.startswith(wanted) for name in names[one])]
    return list(dict.fromkeys((*exact, *begun, *_index(questions).search(typed))))


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(RulesCog(bot.context, bot.context.host.tables))
