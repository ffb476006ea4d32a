"""The rules of Puerto Rico for who plays it: what matters now, cards, reasons and sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cached_property

from bot.engine.api import BadNotation
from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.options import choose
from bot.games.puerto_rico.sums import Sum
from bot.games.puerto_rico.view import View
from bot.games.puerto_rico.why import Case, Reason, askable, explain
from bot.locales import Words
from render.api import Look, Picture
from render.guide import Answer, Asked, Question
from render.puerto_rico.pictures import card
from render.puerto_rico.text.terms import place_name, role_kind
from render.puerto_rico.text.words import ask
from render.rulebook import Entry, Now, Rulebook
from render.wording import listed


class PuertoRicoGuide:
    """Puerto Rico for `render.guide.Guide`."""

    @cached_property
    def rulebook(self) -> Rulebook:
        """Return the index of the rules, read at its first use."""
        return Rulebook("puerto_rico")

    def now(self, asked: Asked) -> Now:
        """Return the decision, the phase, the own buildings and the expansions in play."""
        view: View = asked.view
        kind = asked.decision.kind if asked.decision else ""
        own = frozenset(building.key for building in view.players[asked.seat].city)
        return Now(kind, role_kind(view.phase), own, frozenset(_sets(view)))

    def card(self, thing: Entry, look: Look) -> Picture:
        """Return a building's card."""
        return card.picture(thing.key, look.language, look.palette)

    def questions(self, asked: Asked, words: Words) -> Sequence[Question]:
        """Return all moves by notation and name, those of the own decision first."""
        return [Question(move.text, _move(move, words)) for move in askable(_case(asked))]

    def why(self, asked: Asked, text: str, words: Words) -> Answer:
        """Say in sentences what stands against a move, and what it costs or brings."""
        case = _case(asked)
        move = next((move for move in askable(case) if move.text == text), None)
        if move is None:
            raise BadNotation("bad-notation", text=text[:80])
        found = explain(case, move)
        against = tuple(_reason(reason, case, words) for reason in found.against)
        return Answer(found.legal, against, tuple(_sum(one, words) for one in found.sums))


def _sets(view: View) -> Iterator[str]:
    if view.draft or any(BUILDINGS[stock.key].set == "buildings" for stock in view.stock):
        yield "buildings"
    if view.with_nobles:
        yield "nobles"


def _case(asked: Asked) -> Case:
    return Case(asked.view, asked.seat, asked.decision, choose(asked.options))


def _move(move: Move, words: Words) -> str:
    key = words.found("puerto_rico", f"why-move-{move.verb}")
    if not words.has(key):
        return move.text
    named = {f.name: getattr(move, f.name) for f in fields(move) if f.init}
    return words(key, **_named(named, words))


def _reason(reason: Reason, case: Case, words: Words) -> str:
    extra = _EXTRAS.get(reason.code)
    args = {**_named(reason.args, words), **(extra(case, words) if extra else {})}
    return words.of("puerto_rico", f"why-{reason.code}", **args)


def _waited_for(case: Case, words: Words) -> Mapping[str, str | int]:
    seats = [player.seat for player in case.view.players if player.acting]
    return {"names": listed(map(words.name, seats), words), "count": len(seats)}


def _question(case: Case, words: Words) -> Mapping[str, str | int]:
    assert case.decision is not None
    return {"question": ask(case.decision, case.view, words)}


_EXTRAS: Mapping[str, Callable[[Case, Words], Mapping[str, str | int]]] = {
    "not-asked": _waited_for,
    "now": _question,
}
"""Reasons that need more words than the names in them."""


def _named(args: Mapping[str, str | int], words: Words) -> dict[str, str | int]:
    """Return the arguments of a sentence with names instead of keys."""
    return {
        key: _NAMES[key](value, words) if key in _NAMES else value for key, value in args.items()
    }


def _place(key: str | int, words: Words) -> str:
    return place_name(str(key), words)


_NAMES: Mapping[str, Callable[[str | int, Words], str]] = {
    "building": _place,
    "circle": _place,
    "place": _place,
    "tile": _place,
    "land": _place,
    "good": lambda key, words: words(f"puerto_rico-good-{key}"),
    "role": lambda key, words: words(f"puerto_rico-role-{key}"),
    "seat": lambda seat, words: words.name(int(seat)),
}
"""How the arguments of reasons and the fields of moves are called."""


def _sum(one: Sum, words: Words) -> str:
    """Return a sum with its parts: "8 (printed) − 2 (quarries) = 6 doubloons"."""
    parts = "".join(_part(name, amount, words) for name, amount in one.parts).removeprefix(" + ")
    return words(f"puerto_rico-why-sum-{one.kind}", parts=parts, total=one.total)


def _part(name: str, amount: int, words: Words) -> str:
    called = words(f"puerto_rico-why-part-{name}")
    sign = " − " if amount < 0 else " + "
    return sign + words("common-why-part", amount=abs(amount), name=called)
