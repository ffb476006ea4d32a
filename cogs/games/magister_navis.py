"""Magister Navis' own commands, `/mn <verb>`, and its private panels.

A panel has several discs or cards in one menu, see `atoms`:

* `mnsalary`: the discs that are returned; values `<building>.<number>`
* `mndiscard`: cards to give up; the values are the cards
"""

from __future__ import annotations

from collections import Counter
from typing import get_args

import discord
from discord import app_commands

from bot.games.magister_navis.data import TOKENS
from bot.games.magister_navis.moves import Action, Discard, Move, Pay
from bot.games.magister_navis.view import PlayerView
from bot.host.core.api import Table
from bot.locales import Words
from bot.locales.markdown import plain
from bot.presenting.table import words_at
from cogs.client import Client
from cogs.commands.play import accept
from cogs.games.atoms import Atoms, install, shapes
from cogs.games.move_commands import Verbs
from cogs.ui.interaction import Request
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, matching, typed
from cogs.ui.table_command import tables_typed
from render.api import Label
from render.magister_navis.text.terms import called, source_name, surplus
from render.text.wording import described


def _discs(player: PlayerView) -> dict[str, int]:
    """Return the number of discs on buildings, by kind, limited to the number of payments due."""
    discs = Counter(building.key for building in player.buildings if building.active)
    return {building: min(count, player.payments) for building, count in discs.items()}


def _payments(player: PlayerView) -> int:
    return player.payments


ATOMS = (
    Atoms(
        "mnsalary",
        "salary",
        frozenset({Pay.verb}),
        name=lambda _: "magister_navis-panel-salary",
        most=_payments,
        times=_discs,
    ),
    # No more cards can be selected than must be discarded in any case (7.10).
    Atoms(
        "mndiscard",
        "discard",
        frozenset({Discard.verb}),
        name=lambda _: "magister_navis-panel-discard",
        most=surplus,
        whole=lambda _: False,
    ),
)
SHAPES = shapes(ATOMS)
"""Panels by kind of decision."""

GAME = "magister_navis"


VERBS = Verbs("mn", get_args(Move), called, frozenset({"source"}))
"""`/mn`, with a command for every kind of move; the option for the action's source is optional."""
GROUP = VERBS.commands()


@GROUP.command(name="token", description=t("cmd-mn-token"))
@app_commands.describe(token=t("arg-mn-token"), action=t("arg-mn-action"), table=t("arg-table"))
async def spend(
    interaction: discord.Interaction, token: str, action: str, table: str | None = None
) -> None:
    """Spend a token on an action; the actions are listed by the token that pays for them."""
    request = await Request.of(interaction)
    found = await find(request, table, LIVE)
    offered = await _spendable(request, found)
    wanted = action.strip().casefold()
    for name, move in offered:
        fits = wanted in (plain(name).casefold(), _aim(move).casefold())
        if fits and token.strip().casefold() in (move.source, _called(move, request.words)):
            await accept(request, found, move.text)
            return
    await accept(request, found, f"token {action}")


@spend.autocomplete("token")
async def _tokens_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the tokens that can be spent now."""
    request, table = await typed(interaction, LIVE)
    moves = [] if table is None else [move for _, move in await _spendable(request, table)]
    tokens = dict.fromkeys(move.source for move in moves)
    return matching([(source_name(key, request.words), key) for key in tokens], current)


@spend.autocomplete("action")
async def _actions_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the actions on which the token can be spent."""
    request, table = await typed(interaction, LIVE)
    offered = [] if table is None else await _spendable(request, table)
    token = getattr(interaction.namespace, "token", None)
    named = [(name, _aim(move)) for name, move in offered if token in (None, "", move.source)]
    return matching(dict.fromkeys(named), current)


spend.autocomplete("table")(tables_typed)


async def _spendable(request: Request, table: Table) -> list[tuple[str, Action]]:
    """Return the legal moves that a token pays for, each with its effects as text."""
    position = await request.context.host.tables.position(table.id)
    decision = position.user_decision(request.user_id)
    if table.game != GAME or decision is None:
        return []
    words, view = words_at(table, request.words), position.view(decision.seat)
    spent = [move for move in decision.moves if getattr(move, "source", None) in TOKENS]
    labels = [request.context.renderer(GAME).label(move, view, words) for move in spent]
    whats = (_what(label, words) for label in labels)
    return list(zip(whats, spent, strict=True))


def _what(label: Label, words: Words) -> str:
    first, *second = (step.text for step in label.steps[:2])
    return described(first, "".join(second), words)


def _aim(move: Action) -> str:
    """Return a move's notation without the source of the action."""
    return move.text.rpartition(" ")[0]


def _called(move: Action, words: Words) -> str:
    return source_name(move.source, words).casefold()


async def setup(bot: Client) -> None:
    """Load the game's panels and commands."""
    install(bot, GAME, ATOMS, SHAPES)
    bot.tree.add_command(GROUP)
