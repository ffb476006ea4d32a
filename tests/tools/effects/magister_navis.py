"""The claims of Magister Navis against what happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.magister_navis import moves
from bot.games.magister_navis.data import STATUSES
from bot.games.magister_navis.effects import Effect, effect_of
from bot.games.magister_navis.phases.action import FullTurn
from bot.games.magister_navis.phases.passing import DiscardCard
from bot.games.magister_navis.phases.prepare import PaySalary
from bot.games.magister_navis.phases.round import Round
from bot.games.magister_navis.view import View
from tests.catalogue import GAMES
from tests.tools.effects.driver import answered
from tests.tools.effects.reading import after, labels, signed

GAME = "magister_navis"
RULES = GAMES[GAME]
LAST = (FullTurn, Round)
OPTIONS: tuple[Mapping[str, str], ...] = (
    {},
    {"set_aside_penalty": "if_abolished", "late_governor": "next_pass"},
    {"empty_activation": "yes", "end_arrangement": "as_laid"},
    {"governor_space": "must_fill", "dock_in_europe": "no"},
    {"preparation": "by_phase"},
)


def check(state: Any, seat: int, move: moves.Move) -> Effect:
    """Compare what a move is said to bring with what it brings.

    Of a building with all that follows up to the next player, or up to the next phase; of a pass
    what it asks to discard.
    """
    views = RULES.view(state, seat), RULES.view(state, None)
    effect = effect_of(views[0], seat, move)
    g = answered(state, seat, move, LAST)
    happened = difference(state, views[0], g, seat)
    for name, real in happened.items():
        assert getattr(effect, name) == real, (name, getattr(effect, name), real)
    _check_told(g, seat, effect)
    _check_words(views, g, move, happened)
    if isinstance(move, moves.Build):
        top = g.stack[-1]
        left = top.left if isinstance(top, PaySalary) and top.seat == seat else 0
        assert effect.payments == left
    if isinstance(move, moves.Pass | moves.Arrange | moves.Discard):
        _check_surplus(g, seat, move, effect)
    public = effect_of(views[1], seat, move)
    assert public == effect
    return effect


def _check_words(views: Sequence[View], g: Any, move: moves.Move, real: Mapping[str, Any]) -> None:
    """Compare the numbers in the words with those of what happened."""
    grown = [event.data["discs"] for event in g.log if event.kind == "grown"]
    for _, label in labels(GAME, move, *views):
        text = label.effect
        glory = signed(text, "glory|Ruhm") or 0
        assert glory == real["glory"] - real["discs_glory"], label
        for status, names in TRACKS.items():
            assert (after(text, names) or 0) == real["rewards"].get(status, 0), label
        if isinstance(move, moves.Build):
            assert after(
                label.hint.partition("Then" if "Then" in label.hint else "Danach")[2],
                "growth|Wachstum",
            ) == (grown[0] if grown else None), label


TRACKS = {
    "industry": "level|Stufe",
    "culture": "growth|Wachstum",
    "finance": "payments|Zahlungen",
    "politics": "card limit|Kartenlimit",
}


def _check_surplus(g: Any, seat: int, move: moves.Move, effect: Effect) -> None:
    """Compare whether cards must go; who passes may lay a governor on the space first."""
    player = g.players[seat]
    if isinstance(move, moves.Pass) and player.governors:
        player.governor = player.governor or player.governors[0]
    assert bool(DiscardCard(seat).options(g)) == bool(effect.surplus)


def difference(state: Any, view: View, g: Any, seat: int) -> dict[str, Any]:
    """Return what a seat has more in one state than in another, of which it sees `view`."""
    before, after = state.players[seat], g.players[seat]
    old, new = view.players[seat], RULES.view(g, seat).players[seat]
    status = {key: (old.status[key], new.status[key]) for key in STATUSES}
    return {
        "glory": sum(new.score.values()) - sum(old.score.values()),
        "discs_glory": new.score["harbor"] - old.score["harbor"],
        "harbor": after.harbor - before.harbor,
        "rewards": {k: b.reward - a.reward for k, (a, b) in status.items() if a.reward != b.reward},
    }


def _check_told(g: Any, seat: int, effect: Effect) -> None:
    """Compare what the board does not show with what was told."""
    told = {event.kind: event.data for event in reversed(g.log)}
    broken = {e.data["connection"] for e in g.log if e.kind == "unlinked"}
    assert broken == set(effect.breaks)
    assert effect.governor == told.get("opened", {}).get("seat")
    assert effect.robbed == told.get("attacked", {}).get("other")
    assert effect.growth == told.get("grown", {}).get("discs", 0)
