"""Words of a game: the Fluent files of its languages, and all that the bot says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec

from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from bot.catalogue.trial.played import Moment, Trial
from bot.locales import MissingMessage, Words
from bot.presenting import orders
from bot.presenting.game import Game
from render.text.wording import round_name

P = ParamSpec("P")

NAMES = ("Anna", "Bob", "Carl", "Dora", "Emil")
_LABELLED = 100
"""Moves of a decision that are labelled."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(file: Path) -> Mapping[str, frozenset[str]]:
    """Return the variables of every message of a Fluent file.

    Raises ValueError for a message that cannot be read or that there is twice.
    """
    result: dict[str, frozenset[str]] = {}
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise ValueError(f"{_place(file)}: this cannot be read: {line}")
        if isinstance(entry, ast.Message):
            if entry.id.name in result:
                raise ValueError(f"{_place(file)}: {entry.id.name} is there twice")
            found = _Variables()
            found.visit(entry)
            result[entry.id.name] = frozenset(found.found)
    return result


def _place(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def differences(folder: Path, languages: Sequence[str]) -> Iterator[str]:
    """Yield how the languages in a folder of Fluent files differ: messages and variables."""
    read = {language: _messages(folder / language) for language in languages}
    every = {key: None for messages in read.values() for key in messages}
    for key in every:
        there = [messages[key] for messages in read.values() if key in messages]
        if len(there) < len(read):
            lacking = [language for language, messages in read.items() if key not in messages]
            yield f"{', '.join(lacking)} lacks {key}"
        uneven = frozenset().union(*there) - frozenset.intersection(*there)
        if uneven:
            named = ", ".join(f"${name}" for name in sorted(uneven))
            yield f"{key} has {named} in one language alone"


def _messages(folder: Path) -> Mapping[str, frozenset[str]]:
    """Return the variables of all messages of one language."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted(folder.glob("*.ftl")):
        found |= variables(file)
    return found


def unsaid(trial: Trial) -> Iterator[str]:
    """Yield what the bot could not say of a game, in any language: once for each message."""
    found: dict[str, None] = {}
    for language in trial.languages:
        words = Words(language, NAMES)
        for say in (*_of_record(trial.game, words), *_of_moments(trial, words)):
            try:
                say()
            except MissingMessage as error:
                found[str(error.args[0])] = None
    yield from found


Said = Iterator[Callable[[], object]]


def _of_record(game: Game, words: Words) -> Said:
    """Yield what is said of a game before a table is there, and beside it."""
    key, info = game.key, game.rules.info
    fixed = ["title", "about"]
    for option in info.options:
        fixed += [f"option-{option.key}", f"option-{option.key}-about"]
        fixed += [f"option-{option.key}-{choice}" for choice in option.choices]
    for one in info.adjustable:
        fixed += [f"number-{one.key}", f"number-{one.key}-about"]
    fixed += info.renamable
    pages = dict.fromkeys(option.page for option in info.options)
    fixed += [f"page-{page}" for page in pages] if len(pages) > 1 else []
    fixed += ["cover"] if game.cover else []
    fixed += [f"counted-{kind}" for kind in game.counted]
    fixed += _lesson(game)
    yield from (partial(words, f"{key}-{name}") for name in fixed)
    if game.orders is not None:
        for wish, decision in orders.choices(game.orders):
            yield partial(orders.name, key, wish.key, decision, words)


def _lesson(game: Game) -> Iterator[str]:
    if game.first_game is None:
        return
    for card in game.first_game.cards:
        yield from (f"learn-{card.key}", f"learn-{card.key}-title")
    if game.story is not None:
        yield from ("story-begin", "story-end")
        for goal in game.story.goals:
            yield from (f"story-{goal.key}{part}" for part in ("", "-why", "-met"))


def _of_moments(trial: Trial, words: Words) -> Said:
    for moment in trial.moments:
        yield from _of_moment(trial.game, moment, words)


def _of_moment(game: Game, moment: Moment, words: Words) -> Said:
    """Yield what is said at a table, to everybody and to who must decide."""
    rules, renderer = game.rules, game.renderer
    view = rules.view(moment.state, None)
    yield partial(renderer.summary, view, words)
    yield partial(renderer.standing, view, words)
    yield partial(renderer.changes, moment.before, view, words)
    yield partial(round_name, game.key, renderer.round(view), words)
    yield partial(renderer.tell, moment.happened, words)
    for event in moment.happened:
        if event.closes is not None:
            yield partial(renderer.phase, event.closes, words)
    for decision in moment.decisions:
        own: Any = rules.view(moment.state, decision.seat)
        secret = decision.kind in rules.info.secret
        yield partial(renderer.ask, decision, own, words)
        for seen in (own,) if secret else (own, view):
            for move in decision.moves[:_LABELLED]:
                yield partial(renderer.label, move, seen, words)
        if rules.final_turn(moment.state, decision.seat):
            yield partial(words, f"{game.key}-final-turn")
    if not moment.decisions:
        yield partial(renderer.score_lines, rules.scores(moment.state), words)
