"""Stored states of a game: those of earlier versions load, and can be played to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from random import Random
from typing import Any

from bot.catalogue.trial.games import LONGEST_GAME
from bot.catalogue.trial.played import Trial

SCHEMA, STATE = "schema", "state"
"""Keys of a stored example: the number of the rules' schema, and the state as they dump it."""


def examples(folder: Traversable) -> Mapping[str, Traversable]:
    """Return the stored examples of a folder by their names."""
    return {one.name: one for one in folder.iterdir() if one.name.endswith(".json")}


def unplayable(trial: Trial) -> Iterator[str]:
    """Yield which stored examples do not load, or cannot be played on."""
    if trial.game.stored is None:
        return
    for name, file in sorted(examples(trial.game.stored).items()):
        try:
            _play(trial, json.loads(file.read_text(encoding="utf-8")))
        # An upcast may raise anything.
        except Exception as error:
            yield f"{name}: {type(error).__name__}: {error}"


def _play(trial: Trial, stored: Mapping[str, Any]) -> None:
    """Load a state and play it to the end at random. Raises whatever the rules do."""
    rules, random = trial.game.rules, Random(1)  # noqa: S311
    state = rules.load(stored[STATE], stored[SCHEMA])
    for seat in (*(one.seat for one in rules.scores(state)), None):
        rules.view(state, seat)
    for _ in range(LONGEST_GAME):
        decisions = rules.pending(state)
        if not decisions:
            return
        decision = random.choice(decisions)
        rules.apply(state, decision.seat, random.choice(decision.moves))


def example(trial: Trial) -> str:
    """Return the middle position of the trial as a stored example, to be kept as it is for ever."""
    rules = trial.game.rules
    moment = trial.moments[len(trial.moments) // 2]
    data = {SCHEMA: rules.schema, STATE: rules.dump(moment.state)}
    return json.dumps(data, indent=1) + "\n"
