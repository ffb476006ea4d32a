"""Panels to make many small moves with one click, by a multi-select menu of legal moves.

The custom_ids, with the key of the menu: `<key>:<table>:<version>:<page>`. The values are the first
thing that a move names, or `<thing>.<number>` if it can be selected several times. The key of a
menu that a game's record names is `<game>-<kind>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from bot.engine.api import Decision
from bot.host.core.api import Position, StalePrompt
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.game import Several
from cogs.client import Client
from cogs.commands.play import accept, position_for
from cogs.ui.context import Shape, numbers
from cogs.ui.decisions import labelled, private_moves
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Entry, Menu, Row
from render.api import Renderer


class Asked(NamedTuple):
    """A decision, and the position to which it belongs."""

    position: Position
    decision: Decision[Any]

    @property
    def player(self) -> Any:  # noqa: ANN401
        """The board of the player who decides, as they see it."""
        return self.position.view(self.decision.seat).players[self.decision.seat]

    @property
    def place(self) -> str:
        """The common part of the decision's custom_ids: the table, and the version that asked."""
        return f"{self.position.table.id}:{self.position.asked[self.decision.seat]}"

    def can(self, verb: str) -> bool:
        """Return whether any legal move has a verb."""
        return any(move.verb == verb for move in self.decision.moves)


def first_named(_: int, text: str) -> str:
    """Return the first thing that a move names, used as the value of its menu entry."""
    return text.split()[1]


def must(_: Asked) -> bool:
    """Return True: the maximum number must be selected."""
    return True


@dataclass(frozen=True, slots=True)
class Atoms:
    """A menu of moves with certain verbs, several of which are made in one decision.

    `most` is how many may be selected, `times` how often each thing (None = once), and `whole`
    whether fewer are refused. `name` is the message above the menu, with its `count`. If fewer are
    selected than possible, the move `closing` declares that these are all.
    """

    key: str
    kind: str
    verbs: frozenset[str]
    name: Callable[[Asked], str]
    most: Callable[[Any], int]
    times: Callable[[Any], Mapping[str, int]] | None = None
    whole: Callable[[Asked], bool] = must
    value: Callable[[int, str], str] = first_named
    closing: str = ""

    def rows(self, asked: Asked, renderer: Renderer[Any, Any], words: Words) -> tuple[Row, ...]:
        """Return the menus of the moves."""
        values = {text: value for value, text in self._values(asked).items()}
        entries = [
            Entry(value, label.text, label.hint, label.emoji)
            for text, label in labelled(*asked, renderer, words)
            if text in values
            for value in self._repeated(values[text], asked.player)
        ]
        key, most = f"{self.key}:{asked.place}", self.most(asked.player)
        return tuple(multi_select(key, entries, most, self.whole(asked), words, self.name(asked)))

    def batch(self, asked: Asked, chosen: Sequence[str]) -> str:
        """Return the notation of the selected entries. Raises StalePrompt."""
        texts, things = self._values(asked), [value.partition(".")[0] for value in chosen]
        if not set(things) <= texts.keys():
            raise StalePrompt
        most = min(self.most(asked.player), len(texts))
        closing = [self.closing] if self.closing and len(things) < most else []
        return "; ".join([*(texts[thing] for thing in things), *closing])

    def _values(self, asked: Asked) -> dict[str, str]:
        """Return the notation of every move that can be selected, by the value of its entry."""
        notate = asked.position.rules.notate
        return {
            self.value(index, notate(move)): notate(move)
            for index, move in enumerate(asked.decision.moves)
            if move.verb in self.verbs
        }

    def _repeated(self, value: str, player: Any) -> Iterable[str]:  # noqa: ANN401
        if self.times is None:
            return (value,)
        return (f"{value}.{number}" for number in range(self.times(player).get(value, 0)))


def shapes(atoms: Iterable[Atoms]) -> dict[str, Shape]:
    """Return the private panels, by kind of decision: their menus, then all other moves."""
    kinds: dict[str, list[Atoms]] = {}
    for one in atoms:
        kinds.setdefault(one.kind, []).append(one)
    return {kind: partial(panel, menus) for kind, menus in kinds.items()}


def panel(
    menus: Sequence[Atoms],
    position: Position,
    decision: Decision[Any],
    renderer: Renderer[Any, Any],
    words: Words,
    *more: Row,
) -> tuple[Row, ...]:
    """Return the rows of a panel, with `more` between its menus and the other moves."""
    asked = Asked(position, decision)
    rows = [row for menu in menus for row in menu.rows(asked, renderer, words)]
    verbs = frozenset().union(*(menu.verbs for menu in menus))
    others = private_moves(position, decision, renderer, words, verbs)
    return (*rows, *more, *others) if rows else ()


def install(client: Client, game: str, atoms: Iterable[Atoms], panels: Mapping[str, Shape]) -> None:
    """Register a game's panels and the handlers of their menus."""
    client.context.shapes |= {(game, kind): shape for kind, shape in panels.items()}
    client.handlers |= of_tables({one.key: partial(_pick, game, one) for one in atoms})


async def setup(client: Client) -> None:
    """Register the menus of all games that name them in their records."""
    for game in client.context.games.values():
        menus = [_menu(game.key, one) for one in game.several]
        install(client, game.key, menus, shapes(menus))


def _menu(game: str, one: Several) -> Atoms:
    text = f"{game}-panel-{one.kind}"
    verbs = frozenset({one.verb})
    return Atoms(f"{game}-{one.kind}", one.kind, verbs, lambda _: text, one.count)


async def _pick(
    game: str, menu: Atoms, request: Request, args: str, values: tuple[str, ...]
) -> None:
    """Handle a menu in which several entries were selected."""
    # Menus of earlier versions may come without a page.
    request.table_id, version, *_ = numbers(args, max(2, args.count(":") + 1))
    asked = await asked_of(request, request.table_id, game, menu.kind)
    await accept(request, asked.position.table, menu.batch(asked, values), version)


async def asked_of(request: Request, table_id: int, game: str, *kinds: str) -> Asked:
    """Return the user's decision if it is of one of the kinds. Raises StalePrompt."""
    position = await position_for(request, table_id)
    decision = position.user_decision(request.user_id)
    if position.table.game != game or decision is None or decision.kind not in kinds:
        raise StalePrompt
    return Asked(position, decision)


def multi_select(
    key: str, entries: Sequence[Entry], most: int, whole: bool, words: Words, name: str
) -> Iterator[Menu]:
    """Yield menus of entries, of which up to `most` may be selected, or exactly that if `whole`.

    `name` is the message with the number (`count`).
    """
    count = min(most, len(entries))
    groups = list(limits.pages(entries)) if count else []
    for page, group in enumerate(groups):
        here = min(count, len(group))
        least = here if whole and len(groups) == 1 else 1
        text = words(name, count=count)
        if len(groups) > 1:
            between = words("choose-between", first=group[0].label, last=group[-1].label)
            text = words("choose-of", menu=text, between=between)
        yield Menu(f"{key}:{page}", tuple(group), text, least, here)
