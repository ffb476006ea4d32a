"""Cost of a prompt: 600 legal moves, late positions, and how often a position is asked.

A position of 600 moves is synthetic, on a real board: tiles to lay for a decision that is
shown at once, actions of Magister Navis for one that is taken in steps. Times are CPU time of
the first prompt of a position, in a process that has spoken before.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any
from unittest.mock import patch

from bot.engine.rng import Rng
from bot.host.core.api import Bulletin, Position
from bot.locales import Words
from cogs.games.magister_navis import SHAPES as NAVIS_SHAPES
from cogs.games.puerto_rico import SHAPES
from cogs.posting.posts import build_post
from cogs.ui.context import Context
from cogs.ui.decisions import panel
from render.scenes import SceneCache
from tests.catalogue import BOTS, CATALOGUE, GAMES, RENDERERS
from tests.cogs.harness import Harness
from tests.cogs.unit.many import FIRST_USER, TilesRenderer, at_once, in_steps, position_of
from tests.tools.bench import Figure

MOST = 600
ROUNDS = 15
LATE = 0.8
GAMES_EACH = 2


def figures() -> list[Figure]:
    """Measure prompts of 600 moves and of late positions, then count."""
    return [
        *_prompt(f"{MOST} moves at once", lambda: at_once(MOST)),
        *_prompt(f"{MOST} moves in steps", lambda: in_steps(MOST)),
        *_late("puerto_rico"),
        *_late("magister_navis"),
        *_late("amerigo"),
        *asyncio.run(_counts()),
    ]


def _late(game: str) -> list[Figure]:
    """Measure the decisions with the most moves, late in games of the sensible bot."""
    rules, found = GAMES[game], dict[str, Any]()
    for seed in range(GAMES_EACH):
        for state in _states(game, seed):
            decision = rules.pending(state)[0]
            best = found.get(decision.kind)
            if best is None or len(decision.moves) > len(rules.pending(best)[0].moves):
                found[decision.kind] = state
    kinds = sorted(found, key=lambda kind: -len(rules.pending(found[kind])[0].moves))[:2]
    lines = []
    for kind in kinds:
        name = f"{game} {kind}, {len(rules.pending(found[kind])[0].moves)} moves"
        lines += _prompt(name, partial(position_of, rules, found[kind]))
    return lines


def _states(game: str, seed: int) -> Iterator[Any]:
    """Yield the last part of a game of the sensible bot, position by position."""
    rules, bot, rng = GAMES[game], BOTS[game]["sensible"], Rng(seed)
    options = {"expansions": "both"} if game == "puerto_rico" else {}
    states = [rules.clone(state) for state in _played(rules, bot, options, seed, rng)]
    yield from states[int(LATE * len(states)) + 1 :]


def _played(rules: Any, bot: Any, options: Any, seed: int, rng: Rng) -> Iterator[Any]:
    state = rules.setup(4, options, seed)
    while pending := rules.pending(state):
        yield state
        for move in bot.choose(rules, state, pending[0], rng)[:1]:
            rules.apply(state, pending[0].seat, move)


def _prompt(name: str, fresh: Callable[[], Position]) -> Iterator[Figure]:
    """Measure the panel in which a seat decides, and the public post, in words."""
    faces = {**RENDERERS, "puerto_rico": TilesRenderer()}
    context = Context(None, CATALOGUE)  # type: ignore[arg-type]
    context.shapes |= {("puerto_rico", kind): shape for kind, shape in SHAPES.items()}
    context.shapes |= {("magister_navis", kind): shape for kind, shape in NAVIS_SHAPES.items()}

    def private(position: Position) -> None:
        panel(position, FIRST_USER + position.decisions[0].seat, context, Words("en"))

    def public(position: Position) -> None:
        bulletin = Bulletin("1-1", "turn", None, position, (), True, None)
        build_post(bulletin, faces[position.table.game], "en")

    with patch.object(Context, "renderer", lambda self, game: faces[game]):
        for kind, work in (("panel", private), ("post", public)):
            taken = [_milliseconds(work, fresh()) for _ in range(ROUNDS)]
            yield Figure(f"{kind}: {name}", median(taken), "ms of CPU", "<= 20")


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

        stack.enter_context(patch.object(owner, name, counted))


async def _counts() -> list[Figure]:
    """Count at the end of a phase and at a single move, from the command to the post."""
    lines: list[Figure] = []
    for game, wanted, name in (
        ("puerto_rico", _ends_phase, "end of a phase"),
        ("magister_navis", _passes, "a pass"),
    ):
        with tempfile.TemporaryDirectory() as folder:
            async with Harness.open(Path(folder) / "bench.db") as harness:
                calls = await _counted(harness, game, wanted)
        lines += [
            Figure(f"{game}, {name}: {what}", calls[what], "calls")
            for what in ("views", "scenes", "copies of the state", "moves carried out", "labels")
        ]
    return lines


async def _counted(harness: Harness, game: str, wanted: Callable[[Position], str | None]) -> Calls:
    await harness.started(3, game=game)
    position = await harness.until(lambda now: wanted(now) is not None)
    person, move = harness.deciders(position)[0], wanted(position)
    with ExitStack() as stack:
        calls = Calls()
        _watch(stack, calls, type(position.rules))
        await person.slash(harness.channel, "play", move=move)
        await harness.host.posting.outbox.resume()
        await harness.env.settle()
    return calls


def _watch(stack: ExitStack, calls: Calls, rules: Any) -> None:
    for name, called in (
        ("view", "views"), ("clone", "copies of the state"), ("apply", "moves carried out"),
    ):  # fmt: skip
        calls.watch(stack, rules, name, called)
    calls.watch(stack, SceneCache, "made", "scenes")
    calls.watch(stack, type(RENDERERS["puerto_rico"]), "label", "labels")


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
