"""Twenty-six options, of which Discord takes no menu."""

from dataclasses import replace

import pebbles

from bot.catalogue.api import Option

OPTIONS = tuple(Option(f"heap{number}", ("20", "30")) for number in range(26))
INFO = replace(pebbles.GAME.rules.info, options=OPTIONS)
GAME = replace(pebbles.GAME, rules=replace(pebbles.GAME.rules, info=INFO))
