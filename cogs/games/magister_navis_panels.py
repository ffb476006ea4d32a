"""The private panels of Magister Navis: several discs or cards in one menu.

Here is what they show and what a choice means in notation; `cogs.magister_navis` takes the
clicks. The custom_ids:

* `mnsalary:<table>:<version>:<page>`    the discs that come back; values `<building>.<number>`
* `mndiscard:<table>:<version>:<page>`   cards to give up; the values are the cards
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.api import Decision
from bot.games.magister_navis.moves import SALARY, Discard, Pay
from bot.games.magister_navis.view import PlayerView
from bot.host.api import Position
from bot.locales import Words
from cogs.ui.context import Shape
from cogs.ui.decisions.prompts import labelled
from cogs.ui.kit.multi_select import several
from cogs.ui.kit.screen import Entry, Row
from render.api import Renderer
from render.magister_navis.text.words import surplus


def chooser(position: Position, decision: Decision[Any]) -> PlayerView:
    """Return the board of the player who decides."""
    player: PlayerView = position.view(decision.seat).players[decision.seat]
    return player


def _key(position: Position, decision: Decision[Any]) -> str:
    return f"{position.table.id}:{position.asked[decision.seat]}"


def _discs(player: PlayerView) -> Counter[str]:
    """Return the discs on buildings by kind."""
    return Counter(building.key for building in player.buildings if building.active)


def salary_rows(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return a menu of the discs on buildings, of which as many are picked as are paid."""
    player = chooser(position, decision)
    discs = _discs(player)
    entries = [
        Entry(f"{building}.{number}", label.text, label.hint, label.emoji)
        for text, label in labelled(position, decision, renderer, words)
        for building in text.split()[1:2]
        for number in range(min(discs[building], player.payments))
    ]
    key, name = f"mnsalary:{_key(position, decision)}", "magister_navis-panel-salary"
    return tuple(several(key, entries, player.payments, True, words, name))


def salary(values: Iterable[str]) -> str:
    """Return the notation of payments."""
    return "; ".join(Pay(value.partition(".")[0], SALARY).text for value in values)


def discard_rows(
    position: Position, decision: Decision[Any], renderer: Renderer[Any, Any], words: Words
) -> tuple[Row, ...]:
    """Return a menu of the cards; picked are no more than must go in any case (7.10)."""
    entries = [
        Entry(text.split()[1], label.text, label.hint, label.emoji)
        for text, label in labelled(position, decision, renderer, words)
    ]
    key, name = f"mndiscard:{_key(position, decision)}", "magister_navis-panel-discard"
    count = surplus(chooser(position, decision))
    return tuple(several(key, entries, count, False, words, name))


def discards(cards: Iterable[str]) -> str:
    """Return the notation of cards that are given up."""
    return "; ".join(Discard(card).text for card in cards)


SHAPES: Mapping[str, Shape] = {"salary": salary_rows, "discard": discard_rows}
"""The kinds of decisions that have a panel here."""
