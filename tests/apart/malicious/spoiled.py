"""Pebbles with an act of a package's own at each move, at tables with the large heap."""

from collections.abc import Callable
from dataclasses import replace

from pebbles import GAME
from pebbles.state import State

from bot.catalogue.api import Event, Game, KernelRules, Verb

LARGE = 30


def is_large(state: State) -> bool:
    """Return whether a table has the large heap, also when most of it is taken."""
    return state.heap + sum(one.taken for one in state.players) >= LARGE


class Spoiled(KernelRules):
    """The rules of Pebbles, whose moves also do `act`."""

    act: Callable[[], object] = staticmethod(list)

    def apply(self, state: State, seat: int, move: Verb) -> list[Event]:
        """Do the act, then make the move."""
        if is_large(state):
            self.act()
        return super().apply(state, seat, move)


def spoiled(act: Callable[[], object]) -> Game:
    """Return the game with an act at each move, none of which is tried out before it is made."""
    kind = type("Acting", (Spoiled,), {"act": staticmethod(act)})
    info = replace(GAME.rules.info, revealing=())
    return replace(GAME, rules=kind(**{**vars(GAME.rules), "info": info}))
