"""The rules of Magister Navis for who plays it: what matters now, cards, reasons and sums."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cached_property

from bot.engine.api import BadNotation
from bot.games.magister_navis.data import CARDS
from bot.games.magister_navis.moves import NO_CARD, SALARY, Move
from bot.games.magister_navis.options import choose
from bot.games.magister_navis.view import PlayerView, View
from bot.games.magister_navis.why import Case, Reason, Sum, askable, explain
from bot.locales import Words
from render.api import Look, Picture
from render.guide import Answer, Asked, Question
from render.magister_navis.pictures import card
from render.magister_navis.text.terms import GAME, value_name
from render.magister_navis.text.words import ask
from render.rulebook import Entry, Now, Rulebook
from render.wording import listed


class MagisterNavisGuide:
    """Magister Navis for `render.guide.Guide`."""

    @cached_property
    def rulebook(self) -> Rulebook:
        """Return the index of the rules, read at its first use."""
        return Rulebook(GAME)

    def now(self, asked: Asked) -> Now:
        """Return the decision, the phase, and the own buildings, tokens and decks of cards."""
        view: View = asked.view
        kind = asked.decision.kind if asked.decision else ""
        return Now(kind, view.phase, frozenset(_own(view.players[asked.seat])))

    def card(self, thing: Entry, look: Look) -> Picture:
        """Return the card of a building, a deck or a token."""
        assert thing.kind is not None
        return card.picture(thing.kind, thing.key, look.language, look.palette)

    def questions(self, asked: Asked, words: Words) -> Sequence[Question]:
        """Return all moves by notation and name, those of the own decision first."""
        return [Question(move.text, _move(move, words)) for move in askable(_case(asked))]

    def why(self, asked: Asked, text: str, words: Words) -> Answer:
        """Say in sentences what stands against a move, and what it costs."""
        case = _case(asked)
        move = next((move for move in askable(case) if move.text == text), None)
        if move is None:
            raise BadNotation("bad-notation", text=text[:80])
        found = explain(case, move)
        against = tuple(_reason(reason, case, words) for reason in found.against)
        return Answer(found.legal, against, tuple(_sum(one, words) for one in found.sums))


def _own(player: PlayerView) -> set[str]:
    buildings = {building.key for building in player.buildings}
    return buildings | {*player.tokens} | {CARDS[key].deck for key in player.cards}


def _case(asked: Asked) -> Case:
    return Case(asked.view, asked.seat, asked.decision, choose(asked.options))


def _move(move: Move, words: Words) -> str:
    """Return how a move is called; the salary and an empty governor space have own words."""
    named = {f.name: str(getattr(move, f.name)) for f in fields(move) if f.init}
    special = next((value for value in named.values() if value in (SALARY, NO_CARD)), "")
    key = f"why-move-{move.verb}{special and '-'}{special}"
    return words.of(GAME, key, **_named(named, words))


def _reason(reason: Reason, case: Case, words: Words) -> str:
    extra = _EXTRAS.get(reason.code)
    args = {**_named(reason.args, words), **(extra(case, words) if extra else {})}
    return words.of(GAME, f"why-{reason.code}", **args)


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
    return {key: _name(key, value, words) for key, value in args.items()}


def _name(field: str, value: str | int, words: Words) -> str | int:
    if field == "seat":
        return words.name(int(value))
    if field == "action":
        return words(f"{GAME}-do-{value}")
    return value_name(field, value, words) if isinstance(value, str) else value


def _sum(one: Sum, words: Words) -> str:
    """Return a sum with its parts: "1 (activation) + 1 (ship) = 2 discs, you have 3"."""
    parts = " + ".join(_part(name, amount, words) for name, amount in one.parts) or "0"
    return words(f"{GAME}-why-sum-{one.kind}", parts=parts, total=one.total, have=one.have)


def _part(name: str, amount: int, words: Words) -> str:
    called = words(f"{GAME}-why-part-{name}")
    return words("common-why-part", amount=amount, name=called)
