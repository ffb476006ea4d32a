"""Time for the pictures of a 5-player game: `python -m tests.tools.bench bench_boards`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import pairwise
from statistics import mean, median

from bot.engine.api import Decision
from bot.games.puerto_rico.view import View
from bot.house_bots.easy import sample_views
from bot.workers.drawing.worker import warm_up
from render.api import Look, Picture
from render.puerto_rico import gallery
from tests.catalogue import CATALOGUE, GAMES
from tests.render.play import RULES, game, questions
from tests.render.views import NAMES, courtly, drafting, view
from tests.tools.bench import Figure
from tests.tools.bench.drawing import film, milliseconds

ROUNDS = 15
SEATS = 5
FRAMES = 70
BOX = "both"
"""Expansions of the game whose questions are drawn."""
POST = 7
"""Moves between the posts of a game of random moves."""
MOMENTS = (
    ("early", 0.1, View._replace),
    ("middle", 0.55, View._replace),
    ("both expansions", 0.7, courtly),
    ("end", 1.0, View._replace),
)
"""Positions that are posted: the name, the share of the game before, what is laid in it."""
LOOK = Look(names=NAMES, title="Puerto Rico · table #1")


def forget() -> None:
    for kept in (
        gallery.table_picture, gallery.boards_picture, gallery.board_picture,
        gallery.draft_picture, gallery.question_picture,
    ):  # fmt: skip
        kept.cache_clear()


def fresh(work: Callable[[], object]) -> float:
    """The median with all sprites and still layers, but no picture, in the caches."""
    work()
    return median(milliseconds(lambda: (forget(), work())) for _ in range(ROUNDS))


def posted(position: View, before: View) -> tuple[Picture, Picture]:
    """Return the pictures of a post after a phase."""
    return gallery.overview(position, LOOK, before), gallery.boards(position, LOOK, before)


def kibibytes(pictures: Iterable[Picture]) -> float:
    return max(len(picture.data) for picture in pictures) / 1024


def phase_figures() -> Iterator[Figure]:
    """Measure posts of positions of a game, each with its changes."""
    largest = 0.0
    for name, share, kind in MOMENTS:
        position = kind(view(5, share, "captain"))
        before = kind(view(5, share - 0.1, "trader"))
        spent = fresh(partial(posted, position, before))
        largest = max(largest, kibibytes(posted(position, before)))
        yield Figure(f"boards: table and boards, {name}", spent, "ms of CPU", "<= 15")
    unchanged = milliseconds(lambda: posted(position, before))
    yield Figure("boards: nothing changed", unchanged, "ms of CPU", "<= 1")
    yield Figure("boards: largest picture", largest, "KiB", "<= 60")


def game_figures() -> Iterator[Figure]:
    """Measure the posts of a game after those of another: much of each was drawn before."""
    for seed in (3, 4):
        views = game(SEATS, seed).views[::POST]
        forget()
        spent = mean(milliseconds(partial(posted, now, before)) for before, now in pairwise(views))
    yield Figure("boards: a post, mean of a game", spent, "ms of CPU", "<= 15")


def question_figures() -> Iterator[Figure]:
    """Measure the dearest question of each kind of a random game."""
    dearest: dict[str, tuple[View, Decision]] = {}
    for state, decision in questions(SEATS, 1, BOX):
        if len(decision.moves) >= len(dearest.get(decision.kind, (None, decision))[1].moves):
            dearest[decision.kind] = RULES.view(state, None), decision
    largest = 0.0
    for kind, (position, decision) in sorted(dearest.items()):
        drawn = gallery.question(decision, position, LOOK)
        if drawn is None:
            continue
        spent = fresh(partial(gallery.question, decision, position, LOOK))
        largest = max(largest, kibibytes([drawn]))
        yield Figure(f"boards: question {kind}", spent, "ms of CPU", "<= 8")
    yield Figure("boards: largest question", largest, "KiB", "<= 60")


def other_figures() -> Iterator[Figure]:
    """Measure the draft, one board, the result and a film of a game."""
    played = game(SEATS, 1)
    position = view(5, 0.55, "captain")
    alone = fresh(lambda: gallery.board(position, LOOK, 1))
    yield Figure("boards: one board alone", alone, "ms of CPU", "<= 7")
    drawn = fresh(lambda: gallery.overview(drafting(8), LOOK, drafting(7)))
    yield Figure("boards: the building draft", drawn, "ms of CPU", "<= 8")
    result = gallery.result(played.views[-1], played.scores, LOOK)
    yield Figure("boards: result", len(result.data) / 1024, "KiB", "<= 60")
    step = len(played.views) // FRAMES
    yield from film("boards", gallery, played.views[::step][:FRAMES], LOOK, forget)


def figures() -> list[Figure]:
    """Measure what a process draws at first, then posts, then all other pictures."""
    warm = milliseconds(
        lambda: warm_up(CATALOGUE["puerto_rico"], sample_views(GAMES["puerto_rico"]), LOOK)
    )
    position = view(5, 0.55, "captain")
    first = milliseconds(lambda: posted(position, position))
    return [
        Figure("boards: warm-up of a process", warm, "ms of CPU", "<= 770"),
        Figure("boards: first post after it", first, "ms of CPU", "<= 200"),
        *phase_figures(),
        *game_figures(),
        *question_figures(),
        *other_figures(),
    ]
