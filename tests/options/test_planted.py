"""The comparison notices whoever calculates with another number than the rest.

An option that changes no number is made to change one for a single speaker; planted where
prices are put together, it reaches everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.games.amerigo import gold
from bot.games.amerigo.phases import action
from bot.games.magister_navis import scoring
from bot.games.puerto_rico import moves, pricing
from bot.games.puerto_rico.data import PRICES
from bot.games.puerto_rico.effects import moves as effects
from bot.games.puerto_rico.phases.builder import BuildBuilding
from bot.games.puerto_rico.pricing import Discounts
from bot.games.puerto_rico.why import base
from bot.house_bots.amerigo import heuristic
from bot.house_bots.magister_navis import table as navis
from bot.house_bots.puerto_rico.board import Builds
from bot.house_bots.puerto_rico.table import Side, Table, middle_board
from bot.house_bots.puerto_rico.weights import named
from render.api import Look
from render.puerto_rico.scenes import supply_scene
from render.puerto_rico.text import labels
from tests.catalogue import GAMES
from tests.options.choices import Lobby
from tests.options.saying import Compared, Heard, compare

Original = Callable[..., Any]
Plant = Callable[[pytest.MonkeyPatch], None]


def _changed(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, change: Original) -> None:
    """Replace a function by one that changes its result, given its arguments."""
    original = getattr(owner, name)
    monkeypatch.setattr(owner, name, lambda *args: change(original(*args), *args))


def _dearer(options: Any) -> int:
    return int(not options.placing_together)


def _rules(monkeypatch: pytest.MonkeyPatch) -> None:
    _changed(monkeypatch, BuildBuilding, "_price", lambda n, _, g, __: n + _dearer(g.options))


def _bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def builds(self: Side, builder: bool, old: Original = Side.builds) -> Any:
        off, room = old(self, builder)
        return Builds(tuple(one + _dearer(self.options) for one in off), room)

    monkeypatch.setattr(Side, "builds", builds)


def _effect(monkeypatch: pytest.MonkeyPatch) -> None:
    def build(case: Any, effect: Any, old: Original = effects._building) -> Any:
        return effects.replace(old(case, effect), missing=9 * _dearer(case.view.options))

    monkeypatch.setitem(effects._POSSIBLE, moves.Build, build)


def _why(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(price: Any, view: Any, *_: object) -> Any:
        return price._replace(total=price.total + _dearer(view.options))

    _changed(monkeypatch, base, "price", change)


def _button(monkeypatch: pytest.MonkeyPatch) -> None:
    _changed(monkeypatch, labels, "price", lambda n, _, __, view: n + _dearer(view.options))


def _bot_of_navis(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(glory: int, *args: Any) -> int:
        return glory + (not args[-1].dock_in_europe)

    _changed(monkeypatch, navis, "space_glory", change)


def _rules_of_navis(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(glory: int, *args: Any) -> int:
        return glory + (not args[-1].dock_in_europe)

    _changed(monkeypatch, scoring, "space_glory", change)


def _bot_of_amerigo(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(income: Any, table: Any, *_: object) -> Any:
        return income._replace(points=income.points + (table.options.tower == "loose"))

    monkeypatch.setattr(
        heuristic,
        "income",
        lambda *args, old=heuristic.income, **named: change(old(*args, **named), *args),
    )


def _rules_of_amerigo(monkeypatch: pytest.MonkeyPatch) -> None:
    def receive(g: Any, *args: Any, old: Original = action.receive, **named: Any) -> gold.Income:
        g.players[args[0]].points += g.options.tower == "loose"
        got: gold.Income = old(g, *args, **named)
        return got

    monkeypatch.setattr(action, "receive", receive)


PLANTED: dict[str, tuple[str, tuple[str, str], Plant]] = {
    "rules": ("puerto_rico", ("placing", "in_turn"), _rules),
    "bot": ("puerto_rico", ("placing", "in_turn"), _bot),
    "effect": ("puerto_rico", ("placing", "in_turn"), _effect),
    "why": ("puerto_rico", ("placing", "in_turn"), _why),
    "button": ("puerto_rico", ("placing", "in_turn"), _button),
    "rules of Magister Navis": ("magister_navis", ("dock_in_europe", "no"), _rules_of_navis),
    "bot of Magister Navis": ("magister_navis", ("dock_in_europe", "no"), _bot_of_navis),
    "rules of Amerigo": ("amerigo", ("tower", "loose"), _rules_of_amerigo),
    "bot of Amerigo": ("amerigo", ("tower", "loose"), _bot_of_amerigo),
}
"""Speakers that calculate with another number: by game and option."""


def tables(key: str, count: int = 12, **options: str) -> Heard:
    """Compare at so many tables of these options."""
    lobbies = [Lobby(f"planted {number}", 3, options) for number in range(count)]
    return compare(Compared.of(key), lobbies)


@pytest.mark.parametrize("who", PLANTED)
def test_whoever_has_another_number_is_noticed(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    key, (option, choice), plant = PLANTED[who]
    plant(monkeypatch)
    tables(key, 5)
    with pytest.raises(AssertionError):
        tables(key, **{option: choice})


def test_what_is_planted_where_prices_are_put_together_reaches_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    original, dear = Discounts.of, []

    def of(owner: Any, privilege: int, options: Any) -> Discounts:
        found = original(owner, privilege, options)
        if options.placing_together:
            return found
        dear.append(found)
        return found._replace(forests=found.forests + 2)

    monkeypatch.setattr(Discounts, "of", of)
    heard = tables("puerto_rico", placing="in_turn")
    assert dear and heard["price", "bot"] and heard["price", "rules"]


def test_a_list_price_planted_where_prices_are_put_together_reaches_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = GAMES["puerto_rico"]
    view = rules.view(rules.setup(3, {}, 1), 0)
    usual = Table(view, 0, named()).goods["tobacco"]
    dearer = {good: 5 + price for good, price in PRICES.items()}
    monkeypatch.setattr(pricing, "PRICES", dearer)
    heard = tables("puerto_rico")
    assert heard["sale", "rules"] and heard["sale", "bot"] and heard["best sale", "effect"]
    assert dict(supply_scene(view, Look()).prices) == dearer
    assert Table(view, 0, named()).goods["tobacco"] > usual
    board = middle_board(0, view.options).board
    assert board.dear(view.options) == max(dearer[good] for good in board.planned)
