"""The checks of a trial, in their order; each says what it looked at and what is wrong."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from bot.catalogue.trial import discord_limits, stored, wording
from bot.catalogue.trial.bots import mistaken
from bot.catalogue.trial.broken import Leak
from bot.catalogue.trial.games import check_info
from bot.catalogue.trial.pictures import illegible
from bot.catalogue.trial.played import Trial
from bot.engine.cases import Case, Casebook, problems
from bot.presenting.game import Game
from render.api import Look

GAMES = 1000
"""Default number of random games."""
MOST_TOLD = 20
"""Maximum number of things that are said to be wrong in one check."""

Found: TypeAlias = tuple[str, Iterable[str]]
"""Facts that a check looked at, and its faults, a sentence each."""


class Outcome(NamedTuple):
    """The title of a check, the facts it looked at, and its faults, () if all is well."""

    title: str
    told: str
    wrong: tuple[str, ...]


def outcomes(game: Game, games: int = GAMES) -> Iterator[Outcome]:
    """Put a game on trial, and yield the outcome of each check as soon as it is done.

    The game's words must be known to this process. A large game takes minutes.
    """
    trial = Trial(game, games)
    for title, look in CHECKS.items():
        try:
            told, found = look(trial)
            wrong = tuple(found)
        # Whatever a game raises is something wrong with it.
        except Exception as error:
            told, wrong = "this cannot be looked at", tuple(raised(error))
        if len(wrong) > MOST_TOLD:
            wrong = (*wrong[:MOST_TOLD], f"and {len(wrong) - MOST_TOLD} more")
        yield Outcome(title, told, wrong)


def failing(book: Casebook, case: Case) -> Sequence[str]:
    """Return what does not hold in a rule case, with its id and title."""
    return [f"{case['id']} ({case['title']}): {one}" for one in problems(book, case)]


def raised(error: Exception) -> Iterator[str]:
    """Yield what was raised, where, and in which random game."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    yield f"{type(error).__name__}: {error} ({place.filename}, line {place.lineno})"
    yield from getattr(error, "__notes__", ())


def _rules(trial: Trial) -> Found:
    check_info(trial.game.rules)
    games, moves, close, error = trial.played
    told = f"{games:,} games, {moves:,} moves, {close:,} positions looked at closely"
    return told, () if error is None or isinstance(error, Leak) else raised(error)


def _hidden(trial: Trial) -> Found:
    if trial.game.resample is None:
        return "no `resample`: leaks cannot be found, and there are no sandboxes", ()
    error = trial.played.error
    told = f"dealt again at {trial.played.close:,} positions"
    return told, raised(error) if isinstance(error, Leak) else ()


def _cases(trial: Trial) -> Found:
    book = trial.game.cases
    if book is None or not book.cases:
        return "none", ()
    return f"{len(book.cases)}", (one for case in book.cases for one in failing(book, case))


def _stored(trial: Trial) -> Found:
    folder = trial.game.stored
    number = 0 if folder is None else len(stored.examples(folder))
    return f"{number or 'none'}", stored.unplayable(trial)


def _words(trial: Trial) -> Found:
    folder, wrong = trial.game.words, [*wording.unsaid(trial)]
    if folder is not None:
        wrong = [*wording.differences(folder, trial.languages), *wrong]
    return f"{' and '.join(trial.languages)}, {len(trial.moments)} positions", wrong


def _limits(trial: Trial) -> Found:
    most = discord_limits.most_moves(trial)
    return f"at most {most:,} moves are offered at once", discord_limits.breaches(trial)


def _pictures(trial: Trial) -> Found:
    return "every palette, both languages, long names", illegible(trial)


def _bots(trial: Trial) -> Found:
    return ", ".join(trial.game.bots) or "none", mistaken(trial)


def _speed(trial: Trial) -> Found:
    """Say how fast the rules, a view and a picture are; nothing is wrong with any speed."""
    rules, renderer, moments = trial.game.rules, trial.game.renderer, trial.moments
    played = trial.random_game(max(rules.info.seats), {}, 1)
    begun = time.perf_counter()
    played.finish(checks=False)
    moves = len(played.played) / (time.perf_counter() - begun)
    begun = time.perf_counter()
    views = [rules.view(moment.state, None) for moment in moments]
    view = (time.perf_counter() - begun) / len(views)
    begun = time.perf_counter()
    renderer.boards(views[-1], Look(names=("Ada", "Ben", "Cem", "Dan", "Eve"), title="speed"))
    picture = time.perf_counter() - begun
    told = f"{moves:,.0f} random moves a second, {view * 1e6:,.0f} µs a view"
    return f"{told}, {picture * 1e3:,.0f} ms a picture of the boards", ()


CHECKS: dict[str, Callable[[Trial], Found]] = {
    "random games": _rules,
    "hidden information": _hidden,
    "rule cases": _cases,
    "stored states": _stored,
    "words": _words,
    "limits of Discord": _limits,
    "pictures": _pictures,
    "house bots": _bots,
    "speed": _speed,
}
"""The checks by what they look at."""
