"""A game's own group of commands, one for each kind of move, with its fields as options.

Every option offers the values that are legal, given the options already filled in. The commands
only convert text to notation.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias, cast

import discord
from discord import app_commands

from bot.host.core.api import Table
from bot.locales import Words
from bot.presenting import limits
from cogs.commands.play import accept
from cogs.ui.interaction import Request
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, matching, typed
from cogs.ui.table_command import tables_typed

Term: TypeAlias = Callable[[str, Any, Words], str | int]
"""Returns the name of a field's value in the reader's language."""

_TYPES = {"str": str, "int": int}


@dataclass(frozen=True, slots=True)
class Verbs:
    """The commands of `/<group>`: the kinds of moves, and the names of their values.

    `cmd-<group>-<verb>` and `arg-<group>-<field>` describe the commands. If the text
    `name-<group>-<name>` exists, it names a command or option in place of `name-<name>`. An
    `optional` field, which must be the last one, may be omitted if only one move fits. `inner`
    contains groups of rare verbs and their names there, because a group can contain no more than 25
    names.
    """

    group: str
    kinds: Sequence[type[Any]]
    term: Term
    optional: frozenset[str] = frozenset()
    inner: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def commands(self) -> app_commands.Group:
        """Return the group with a command for every kind of move."""
        text = f"cmd-{self.group}"
        group = app_commands.Group(name=self.group, description=t(text), guild_only=True)
        homes = {kind.verb: (group, kind.verb) for kind in self.kinds}
        for key, names in self.inner.items():
            about = t(f"{text}-group-{key}")
            inner = app_commands.Group(name=key, description=about, parent=group)
            homes |= {verb: (inner, name) for verb, name in names.items()}
        for kind in self.kinds:
            home, name = homes[kind.verb]
            home.add_command(self.command(kind, name))
        return group

    def command(self, kind: type[Any], name: str) -> app_commands.Command[Any, ..., None]:
        """Return the command for a kind of move."""
        names = _fields(kind)

        async def run(interaction: discord.Interaction, **given: str | int | None) -> None:
            request = await Request.of(interaction)
            found = await find(request, cast("str | None", given["table"]), LIVE)
            legal = await legal_moves(request, found, kind)
            filled = [n for n in names if given[n] is not None]
            named = [self._value(request.words, n, given[n], legal) for n in filled]
            await accept(request, found, " ".join((kind.verb, *named)))

        run.__signature__ = self._signature(kind)  # type: ignore[attr-defined]
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=self._called(name), description=t(f"cmd-{self.group}-{kind.verb}"), callback=run
        )
        described = {n: t(f"arg-{self.group}-{n}") for n in names} | {"table": t("arg-table")}
        app_commands.describe(**described)(command)
        app_commands.rename(**{n: self._called(n) for n in names})(command)
        for one in names:
            command.autocomplete(one)(self._suggested(kind, one, names))
        command.autocomplete("table")(tables_typed)
        return command

    def _called(self, name: str) -> app_commands.locale_str:
        """Return the name of a command or an option, which may differ between games."""
        own = f"name-{self.group}-{name}"
        key = own if Words("en").has(own) else f"name-{name}"
        return app_commands.locale_str(name, key=key)

    def _signature(self, kind: type[Any]) -> inspect.Signature:
        """Return the signature from which discord.py reads the options."""
        both = inspect.Parameter.POSITIONAL_OR_KEYWORD
        types = {f.name: _TYPES[str(f.type)] for f in fields(kind) if f.init}
        return inspect.Signature(
            [
                inspect.Parameter("interaction", both, annotation=discord.Interaction),
                *(
                    inspect.Parameter(name, both, annotation=type_ | None, default=None)
                    if name in self.optional
                    else inspect.Parameter(name, both, annotation=type_)
                    for name, type_ in types.items()
                ),
                inspect.Parameter("table", both, annotation=str | None, default=None),
            ]
        )

    def _suggested(self, kind: type[Any], name: str, names: Sequence[str]) -> Any:  # noqa: ANN401
        """Return a field's autocomplete, which suggests its values in legal moves of the kind."""

        async def suggest_values(
            interaction: discord.Interaction, current: str | int
        ) -> list[app_commands.Choice[Any]]:
            request, found = await typed(interaction, LIVE)
            moves = [] if found is None else await legal_moves(request, found, kind)
            others = {n: getattr(interaction.namespace, n, None) for n in names if n != name}
            values = dict.fromkeys(
                getattr(move, name)
                for move in moves
                if all(value in (None, "", getattr(move, n)) for n, value in others.items())
            )
            named = [(self._name(request.words, name, value), value) for value in values]
            return matching(named, current)

        return suggest_values

    def _value(self, words: Words, name: str, given: str | int | None, legal: list[Any]) -> str:
        """Return a field's notation, given in notation or by its name in the user's language."""
        wanted = str(given).strip().casefold()
        values = (getattr(move, name) for move in legal)
        return next(
            (str(v) for v in values if self._name(words, name, v).casefold() == wanted), wanted
        )

    def _name(self, words: Words, name: str, value: str | int) -> str:
        return limits.clip(str(self.term(name, value, words)), limits.CHOICE)


def _fields(kind: type[Any]) -> list[str]:
    return [field.name for field in fields(kind) if field.init]


async def legal_moves(request: Request, table: Table, *kinds: type[Any]) -> list[Any]:
    """Return the user's legal moves of some kinds, in the order in which they are offered."""
    position = await request.context.host.tables.position(table.id)
    decision = position.user_decision(request.user_id)
    if decision is None:
        return []
    view, weight = position.view(decision.seat), request.context.renderer(table.game).weight
    moves = (move for move in decision.moves if isinstance(move, kinds))
    return sorted(moves, key=lambda move: weight(move, view))
