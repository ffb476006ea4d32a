"""The games of the house by key; grepping the key finds the whole game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.api import Rules
from bot.games.puerto_rico.rules import PuertoRico

GAMES: Mapping[str, Rules[Any, Any, Any]] = {rules.info.key: rules for rules in (PuertoRico(),)}
