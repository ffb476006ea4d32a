"""What a prompt costs: 600 legal moves, late positions, and how often a position is asked.

A position of 600 moves is synthetic, on a real board: tiles to lay for a decision that is
shown at once, actions of Magister Navis for one that is taken in steps. Times are CPU time
of the first prompt of a position; its words have been used before, as those of a bot have.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from inspect import getattr_static
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any
from unittest.mock import patch

from bot.engine.api import Decision, Event
from bot.engine.rng import Rng
from bot.engine.verbs import Verb, ordered
from bot.games import GAMES
from bot.games.magister_navis import moves as navis
from bot.games.magister_navis.data import CITIES, DECK_REGION, REGIONS, SOURCES
from bot.games.magister_navis.rules import MagisterNavis
from bot.games.puerto_rico.rules import PuertoRico
from bot.games.puerto_rico.view import View
from bot.host.api import Bulletin, Chair, Position, Table
from bot.locales import Words
from bot.players import BOTS
from cogs.games.magister_navis_panels import SHAPES as NAVIS_SHAPES
from cogs.games.puerto_rico_panels import SHAPES
from cogs.posting.posts import build_post
from cogs.ui.context import Context
from cogs.ui.decisions.prompts import panel
from render import RENDERERS
from render.api import Label
from render.magister_navis import gallery as navis_boards
from render.magister_navis import scenes as navis_scenes
from render.puerto_rico import PuertoRicoRenderer
from render.puerto_rico import gallery as pr_boards
from render.puerto_rico import scenes as pr_scenes
from tests.bench import Figure
from tests.bench.__main__ import main
from tests.cogs.parlour import Parlour

MOST = 600
ROUNDS = 15
SEATS = 4
LATE = 0.8


@dataclass(frozen=True, slots=True)
class Lay(Verb):
    """Lay a tile on a space."""

    verb = "lay"
    tile: int
    space: int


class Tiles(PuertoRico):
    """A board of Puerto Rico on which a tile is to be laid; nothing is hidden."""

    def pending(self, state: Any) -> Sequence[Decision[Any]]:
        tiles = ordered(Lay(100 + n % 8, 100 + n // 8) for n in range(MOST))
        return (Decision(0, "settle", tiles),)

    def apply(self, state: Any, seat: int, move: Any) -> list[Event]:
        return []


class TilesRenderer(PuertoRicoRenderer):
    """Labels of three messages, as those of real moves."""

    @staticmethod
    def label(move: Any, view: View, words: Words) -> Label:
        if not isinstance(move, Lay):
            return PuertoRicoRenderer.label(move, view, words)
        thing = words("puerto_rico-amount", count=move.tile, thing=words("puerto_rico-good-corn"))
        text = words("puerto_rico-priced", thing=thing, price=str(move.space))
        return Label(text, weight=move.tile)


class Actions(MagisterNavis):
    """All that a turn could ever offer, at the start of a game."""

    def pending(self, state: Any) -> Sequence[Decision[Any]]:
        sources = [source for source in SOURCES if source != navis.SALARY]
        actions = [
            kind(where, source)
            for kind, places in (
                (navis.Occupy, CITIES),
                (navis.Ship, REGIONS),
                (navis.Draw, DECK_REGION),
            )
            for where in places
            for source in sources
        ]
        return (Decision(0, "turn", ordered(actions[:MOST])),)

    def apply(self, state: Any, seat: int, move: Any) -> list[Event]:
        return []


def figures() -> list[Figure]:
    """Measure prompts of 600 moves and of late positions, then count."""
    faces = {**RENDERERS, "puerto_rico": TilesRenderer()}
    return [
        *_prompt(f"{MOST} moves at once", lambda: _position(Tiles()), faces, "<= 20"),
        *_prompt(f"{MOST} moves in steps", lambda: _position(Actions()), faces, "<= 20"),
        *_late("puerto_rico"),
        *_late("magister_navis"),
        *asyncio.run(_counts()),
    ]


def _position(rules: Any, state: Any = None) -> Position:
    """Return a fresh position, as one that was just loaded."""
    if state is None:
        state = rules.setup(SEATS, {}, 1)
    chairs = tuple(Chair(seat, f"Player {seat}", 1000 + seat) for seat in range(SEATS))
    table = Table(
        1, rules.info.key, "running", {}, 1, 2, "here", None, 3, None, 1000, "en", 0, chairs,
        datetime.now(UTC),
    )  # fmt: skip
    decisions = tuple(rules.pending(state))
    return Position(table, rules, 9, decisions, {d.seat: 9 for d in decisions}, (), state)


def _late(game: str) -> list[Figure]:
    """Measure the decisions with the most moves, late in games of the sensible bot."""
    rules, found = GAMES[game], dict[str, Any]()
    for seed in range(2):
        for state in _states(game, seed):
            decision = rules.pending(state)[0]
            best = found.get(decision.kind)
            if best is None or len(decision.moves) > len(rules.pending(best)[0].moves):
                found[decision.kind] = rules.clone(state)
    kinds = sorted(found, key=lambda kind: -len(rules.pending(found[kind])[0].moves))[:2]
    lines = []
    for kind in kinds:
        name = f"{game} {kind}, {len(rules.pending(found[kind])[0].moves)} moves"
        lines += _prompt(name, lambda k=kind: _position(rules, found[k]), RENDERERS, "<= 20")
    return lines


def _states(game: str, seed: int) -> Iterator[Any]:
    """Yield the last part of a game of the sensible bot, position by position."""
    rules, bot, rng = GAMES[game], BOTS[game]["sensible"], Rng(seed)
    options = {"expansions": "both"} if game == "puerto_rico" else {}
    count = sum(1 for _ in _played(rules, bot, options, seed, rng))
    for number, state in enumerate(_played(rules, bot, options, seed, Rng(seed))):
        if number > LATE * count:
            yield state


def _played(rules: Any, bot: Any, options: Any, seed: int, rng: Rng) -> Iterator[Any]:
    state = rules.setup(SEATS, options, seed)
    while pending := rules.pending(state):
        yield state
        for move in bot.choose(rules, state, pending[0], rng)[:1]:
            rules.apply(state, pending[0].seat, move)


def _prompt(name: str, fresh: Callable[[], Position], faces: Any, target: str) -> Iterator[Figure]:
    """Measure the panel in which a seat decides, and the public post, in words."""
    context = Context(None, GAMES, faces)  # type: ignore[arg-type]
    context.shapes |= {("puerto_rico", kind): shape for kind, shape in SHAPES.items()}
    context.shapes |= {("magister_navis", kind): shape for kind, shape in NAVIS_SHAPES.items()}

    def private(position: Position) -> None:
        panel(position, 1000 + position.decisions[0].seat, context, Words("en"))

    def public(position: Position) -> None:
        bulletin = Bulletin("1-1", "turn", None, position, (), True, None)
        build_post(bulletin, faces[position.table.game], "en", draw=False)

    for kind, work in (("panel", private), ("post", public)):
        first, *others = [_milliseconds(work, fresh()) for _ in range(ROUNDS)]
        yield Figure(f"{kind}: {name}", median(others), "ms of CPU", target)
        yield Figure(f"{kind}: {name}, first of a process", first, "ms of CPU")


def _milliseconds(work: Callable[[Position], None], position: Position) -> float:
    begin = process_time()
    work(position)
    return (process_time() - begin) * 1000


# How often a position is asked --------------------------------------------------------


class Calls(Counter[str]):
    """Counts calls by name while they are watched, in all threads."""

    def watch(self, stack: ExitStack, owner: Any, name: str, called: str) -> None:
        real = getattr(owner, name)

        def counted(*args: Any, **kwargs: Any) -> Any:
            self[called] += 1
            return real(*args, **kwargs)

        static = isinstance(getattr_static(owner, name), staticmethod)
        stack.enter_context(patch.object(owner, name, staticmethod(counted) if static else counted))


async def _counts() -> list[Figure]:
    """Count at the end of a phase and at a single move, from the command to the post."""
    lines: list[Figure] = []
    for game, wanted, name in (
        ("puerto_rico", _ends_phase, "end of a phase"),
        ("magister_navis", _passes, "a pass"),
    ):
        with tempfile.TemporaryDirectory() as folder:
            async with Parlour.open(Path(folder) / "bench.db") as parlour:
                calls = await _counted(parlour, game, wanted)
        lines += [
            Figure(f"{game}, {name}: {what}", calls[what], "calls")
            for what in ("views", "scenes", "copies of the state", "moves carried out", "labels")
        ]
    return lines


async def _counted(parlour: Parlour, game: str, wanted: Callable[[Position], str | None]) -> Calls:
    await parlour.started(3, game=game)
    position = await parlour.until(lambda now: wanted(now) is not None)
    person, move = parlour.deciders(position)[0], wanted(position)
    with ExitStack() as stack:
        calls = Calls()
        _watch(stack, calls, type(position.rules))
        await person.slash(parlour.channel, "play", move=move)
        await parlour.host.outbox.drain()
        await parlour.env.settle()
    return calls


def _watch(stack: ExitStack, calls: Calls, rules: Any) -> None:
    for name, called in (
        ("view", "views"), ("clone", "copies of the state"), ("apply", "moves carried out"),
    ):  # fmt: skip
        calls.watch(stack, rules, name, called)
    for owner in (pr_boards, pr_scenes, navis_boards, navis_scenes):
        for name in ("player_scene", "supply_scene", "world_scene", "region_scene"):
            if hasattr(owner, name):
                calls.watch(stack, owner, name, "scenes")
    for renderer in RENDERERS.values():
        calls.watch(stack, type(renderer), "label", "labels")


def _ends_phase(position: Position) -> str | None:
    """Return a move that ends a phase after the first round."""
    if position.view(None).round < 2:
        return None
    rules, decision = position.rules, position.decisions[0]
    for move in decision.moves:
        events = rules.apply(rules.clone(position._state), decision.seat, move)
        if any(event.closes for event in events):
            return rules.notate(move)
    return None


def _passes(position: Position) -> str | None:
    """Return the pass of a turn with many moves, after the first round."""
    decision = position.decisions[0]
    late = position.view(None).round > 1 and len(decision.moves) > 10
    return "pass" if late and "pass" in map(position.rules.notate, decision.moves) else None


if __name__ == "__main__":
    sys.exit(main(["bench_prompts"]))
