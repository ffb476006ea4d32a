"""Time for the pictures of Amerigo: `python -m tests.tools.bench bench_boards_amerigo`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from bot.engine.rng import Rng
from bot.house_bots.easy import sample_views
from bot.locales import Words
from bot.workers.drawing.worker import warm_up
from render.amerigo import Parts, gallery
from render.api import Drafted, Look, Picture
from tests.catalogue import BOTS, CATALOGUE, GAMES
from tests.render.amerigo.play import NAMES, game
from tests.tools.bench import Figure
from tests.tools.bench.drawing import mean_post, milliseconds

ROUNDS = 7
SEATS, SEED = 4, 3
NEAREST = 99
"""Parts of the table that are drawn from near, at most."""
LOOK = Look(names=NAMES, title="Amerigo · table #1")


def fresh(work: Callable[[], object]) -> float:
    """The median with all sprites and maps, but no picture, in the caches."""
    work()
    return median(milliseconds(lambda: (_forget(), work())) for _ in range(ROUNDS))


def _forget() -> None:
    for cache in vars(gallery).values():
        if hasattr(cache, "cache_clear"):
            cache.cache_clear()


def phases() -> Iterator[Figure]:
    """Measure the two pictures that are posted after a phase, both of them new."""
    views = game(SEATS, SEED).views
    for name, share in (("early", 0.15), ("middle", 0.5), ("late", 0.9)):
        index = int(len(views) * share)
        seen = (views[index], LOOK, views[index - 9])

        def post(seen=seen) -> tuple[Picture, ...]:
            return gallery.overview(*seen), gallery.boards(*seen)

        yield Figure(f"amerigo: map and sheets, {name}", fresh(post), "ms of CPU", "<= 20")
        for kind, picture in zip(("map", "sheets"), post(), strict=True):
            yield Figure(f"amerigo: {kind}, {name}", len(picture.data) / 1024, "KiB", "<= 60")


def questions() -> Iterator[Figure]:
    """Measure the largest question of every kind, and all close-ups."""
    played, asked = game(SEATS, SEED), dict[str, Any]()
    for decision, view in zip(played.asked, played.views, strict=False):
        most = asked.get(decision.kind)
        if most is None or len(decision.moves) > len(most[0].moves):
            asked[decision.kind] = (decision, view)
    for kind, (decision, view) in asked.items():
        if (picture := gallery.question(decision, view, LOOK)) is not None:
            spent = fresh(lambda one=(decision, view): gallery.question(*one, LOOK))
            yield Figure(f"amerigo: question, {kind}", spent, "ms of CPU", "<= 10")
            size = len(picture.data) / 1024
            yield Figure(f"amerigo: size of question, {kind}", size, "KiB", "<= 60")


def alone() -> Iterator[Figure]:
    """Measure what somebody asks for: a sheet, and all parts of the table from near."""
    views = game(SEATS, SEED).views
    late = views[int(len(views) * 0.9)]
    spent = fresh(lambda: gallery.board(late, LOOK, 1))
    yield Figure("amerigo: one sheet alone", spent, "ms of CPU", "<= 7")
    keys = list(Parts.names(late, Words("en")))[-NEAREST:]
    dearest = max(fresh(lambda key=key: gallery.close_up(late, LOOK, key)) for key in keys)
    yield Figure("amerigo: dearest close-up", dearest, "ms of CPU", "<= 7")
    near = [len(gallery.close_up(late, LOOK, key).data) for key in keys]
    yield Figure("amerigo: largest close-up", max(near) / 1024, "KiB", "<= 60")


def through() -> Iterator[Figure]:
    """Measure the posts of a whole game that this process has not seen, after those of another."""
    mean_post(gallery, game(SEATS, SEED + 1).views, LOOK, _forget)
    spent = mean_post(gallery, game(SEATS, SEED).views, LOOK, _forget)
    yield Figure("amerigo: a post, mean of a game", spent, "ms of CPU", "<= 20")


def drafts() -> Iterator[Figure]:
    """Measure the draft of one tile, in the first position with many places for tiles."""
    rules, bot, rng = GAMES["amerigo"], BOTS["amerigo"]["sensible"], Rng(SEED)
    state = rules.setup(SEATS, {}, SEED)
    while (found := _draft(rules, state)) is None:
        (decision,) = rules.pending(state)
        rules.apply(state, decision.seat, bot.choose(rules, state, decision, rng)[0])
    spent = fresh(lambda: gallery.draft(found, LOOK))
    yield Figure("amerigo: draft", spent, "ms of CPU", "<= 10")
    size = len(gallery.draft(found, LOOK).data) / 1024
    yield Figure("amerigo: size of the draft", size, "KiB", "<= 60")


def _draft(rules: Any, state: Any) -> Drafted[Any, Any] | None:
    (decision,) = rules.pending(state)
    tiles = [move for move in decision.moves if move.verb == "build"]
    if len(tiles) < 40 or state.action_points < 2:
        return None
    after = rules.clone(state)
    rules.apply(after, decision.seat, tiles[0])
    seen = (rules.view(one, decision.seat) for one in (state, after))
    (following,) = rules.pending(after)
    return Drafted(decision.seat, *seen, (tiles[0],), following)


def figures() -> list[Figure]:
    """Measure the warm-up of a process, then posts, questions, drafts."""
    warm = milliseconds(lambda: warm_up(CATALOGUE["amerigo"], sample_views(GAMES["amerigo"]), LOOK))
    first = Figure("amerigo: warm-up of a process", warm, "ms of CPU", "<= 770")
    return [first, *through(), *phases(), *questions(), *alone(), *drafts()]
