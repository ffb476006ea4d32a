"""Limits of Discord that a game must keep: labels of moves, options, names, emojis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO

from bot.catalogue.trial.played import Trial
from bot.catalogue.trial.wording import NAMES
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.game import Game, command_faults
from bot.presenting.moves.prompt import path
from render.api import Label, is_emoji
from render.art.sprites import ICON
from render.scenes import LETTERS

TITLE = limits.FORM_TITLE
"""Maximum number of characters of a game's title, which stands in titles of forms."""
ABOUT = 400
"""Maximum number of characters of what a lobby's card says of a game."""
QUESTION = 1000
"""Maximum number of characters of a question: it shares a post with what has happened."""
PAGE = 12
"""Maximum number of options on a page of a lobby's panel, whose menus count twice as components."""
_EMOJI_BYTES = 256 * 1024
_SHOWN = 60
"""Characters of a text that is too long that are shown."""


def breaches(trial: Trial) -> Iterator[str]:
    """Yield what Discord would refuse or the bot would have to cut."""
    yield from _of_seats(trial.game)
    yield from _of_emojis(trial.game)
    yield from command_faults(trial.game)
    for language in trial.languages:
        yield from (f"{language}: {one}" for one in dict.fromkeys(said(trial, language)))


def said(trial: Trial, language: str) -> Iterator[str]:
    """Yield the texts of a language that fit no title, menu, button or post."""
    words = Words(language, NAMES)
    yield from _of_lobby(trial.game, words)
    yield from _of_questions(trial, words)


def most_moves(trial: Trial) -> int:
    """Return the largest number of moves that one of the questions offers."""
    return max((len(d.moves) for one in trial.moments for d in one.decisions), default=0)


def _of_seats(game: Game) -> Iterator[str]:
    seats = game.rules.info.seats
    if not seats or min(seats) < 1 or max(seats) > len(LETTERS):
        yield f"a table has 1 to {len(LETTERS)} seats, not {seats}"


def _of_emojis(game: Game) -> Iterator[str]:
    for name, image in game.emojis():
        if image.size != (ICON, ICON):
            yield f"the emoji {name} is {image.size}, not {ICON} x {ICON}"
        packed = BytesIO()
        image.save(packed, "png")
        if packed.tell() > _EMOJI_BYTES:
            yield f"the emoji {name} has {packed.tell()} bytes, more than {_EMOJI_BYTES}"


def _of_lobby(game: Game, words: Words) -> Iterator[str]:
    """Yield what of the title and the options does not fit into a card and its panel."""
    key, options = game.key, game.rules.info.options
    yield from _long(words(f"{key}-title"), TITLE, "the title")
    yield from _long(words(f"{key}-about"), ABOUT, "what is said about the game")
    for page, number in Counter(option.page for option in options).items():
        if number > PAGE:
            yield f"{number} options are on the page {page!r}, more than {PAGE}"
    for option in options:
        own = f"{key}-option-{option.key}"
        if len(option.choices) > limits.OPTIONS:
            yield f"{option.key} has {len(option.choices)} choices, more than {limits.OPTIONS}"
        yield from _long(words(f"{own}-about"), limits.OPTION_HINT, f"{own}-about")
        for choice in option.choices:
            text = words("options-choice", option=words(own), choice=words(f"{own}-{choice}"))
            yield from _long(text, limits.OPTION_LABEL, f"{own} with {choice}")


def _of_questions(trial: Trial, words: Words) -> Iterator[str]:
    rules, renderer = trial.game.rules, trial.game.renderer
    for moment in trial.moments:
        for decision in moment.decisions:
            view = rules.view(moment.state, decision.seat)
            where = f"the question {decision.kind!r}"
            yield from _long(renderer.ask(decision, view, words), QUESTION, where)
            labels = [renderer.label(move, view, words) for move in decision.moves]
            for move, label in zip(decision.moves, labels, strict=True):
                yield from _of_label(label, f"the move {rules.notate(move)!r}")
            yield from _alike([path(label) for label in labels], where)


def _of_label(label: Label, where: str) -> Iterator[str]:
    for part in (label, *label.steps):
        yield from _long(part.text, limits.BUTTON_LABEL, where)
        yield from _long(part.hint, limits.OPTION_HINT, f"the hint of {where}", least=0)
        yield from _long(part.effect, limits.BUTTON_LABEL, f"the effect of {where}", least=0)
        if part.emoji and not is_emoji(part.emoji):
            yield f"{part.emoji!r} of {where} is no emoji"


def _alike(ways: Sequence[tuple[str, ...]], where: str) -> Iterator[str]:
    for way, count in Counter(ways).items():
        if count > 1:
            yield f"{count} moves of {where} are called {' · '.join(way)!r}"


def _long(text: str, most: int, where: str, least: int = 1) -> Iterator[str]:
    if not least <= len(text) <= most:
        told = limits.clip(text, _SHOWN)
        yield f"{where} has {len(text)} characters, not {least} to {most}: {told!r}"
