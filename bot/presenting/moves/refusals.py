"""Error messages for refusals by the host and the games, on Discord and in the browser."""

from __future__ import annotations

import logging

from bot.engine.api import AmbiguousMove, BadNotation, BadOption, GameError, IllegalMove
from bot.host.core.api import HostError
from bot.locales import MissingMessage, Words
from bot.locales.markdown import escaped

_GENERAL = {
    BadOption: "bad-option",
    BadNotation: "bad-notation",
    AmbiguousMove: "ambiguous-move",
    IllegalMove: "illegal-move",
}
_MARKUP = frozenset(
    {
        *(
            "channel",
            "channels",
            "condition",
            "field",
            "leagues",
            "moves",
            "needed",
            "place",
            "role",
        ),
        *("roles", "sandboxes", "tables", "until"),
    }
)
"""Arguments written as mentions, numbers, times or notation; all others contain people's words."""

_log = logging.getLogger(__name__)


def sentence(error: GameError | HostError, words: Words) -> str:
    """Return an error's message; an error code without a text uses the text of its kind."""
    args = {
        key: escaped(value) if isinstance(value, str) and key not in _MARKUP else value
        for key, value in error.args_.items()
    }
    fallback = next((key for kind, key in _GENERAL.items() if isinstance(error, kind)), "game")
    for code in (error.code, fallback):
        try:
            return words(f"error-{code}", **args)
        except MissingMessage as missing:
            _log.debug("no sentence: %s", missing)
    return words("error-game")
