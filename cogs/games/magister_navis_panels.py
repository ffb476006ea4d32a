"""The private panels of Magister Navis: several discs or cards in one menu, see `atoms`.

* `mnsalary`    the discs that come back; values `<building>.<number>`
* `mndiscard`   cards to give up; the values are the cards
"""

from __future__ import annotations

from collections import Counter

from bot.games.magister_navis.moves import Discard, Pay
from bot.games.magister_navis.view import PlayerView
from cogs.games.atoms import Atoms, shapes
from render.magister_navis.text.words import surplus


def _discs(player: PlayerView) -> dict[str, int]:
    """Return the discs on buildings by kind, at most as many as are paid."""
    discs = Counter(building.key for building in player.buildings if building.active)
    return {building: min(count, player.payments) for building, count in discs.items()}


def _payments(player: PlayerView) -> int:
    return player.payments


ATOMS = (
    Atoms(
        "mnsalary",
        "salary",
        frozenset({Pay.verb}),
        name=lambda _: "magister_navis-panel-salary",
        most=_payments,
        times=_discs,
    ),
    # At most as many can be picked as must go in any case (7.10).
    Atoms(
        "mndiscard",
        "discard",
        frozenset({Discard.verb}),
        name=lambda _: "magister_navis-panel-discard",
        most=surplus,
        whole=lambda _: False,
    ),
)
SHAPES = shapes(ATOMS)
"""Panels by kind of decision."""
