"""Rules, words, pictures and house bots that raise whenever they are asked."""

from dataclasses import replace

import pebbles
from pebbles.rules import RULES
from spoiled import is_large


def broken(*_: object) -> None:
    """Raise."""
    raise RuntimeError("nothing works")


def see(state, seat):
    """Raise at tables with the large heap."""
    return broken() if is_large(state) else RULES.view(state, seat)


def score(state):
    """Raise at tables with the large heap."""
    return broken() if is_large(state) else RULES.scores(state)


class Bot:
    """A house bot that raises."""

    choose = broken


GAME = replace(
    pebbles.GAME,
    rules=replace(RULES, see=see, score=score),
    bots={"sensible": Bot(), "random": Bot()},
)
