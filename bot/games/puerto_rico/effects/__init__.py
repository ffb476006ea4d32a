"""Effects of a move on its player now: differences of their board, as far as a seat may see.

Renderers make words and pictures of it. `effect_of` is the immediate effect; `prospect_of` is the
effect of taking a role, as far as it depends only on its taker.
"""

from bot.games.puerto_rico.effects.moves import HIDDEN, Effect, effect_of
from bot.games.puerto_rico.effects.roles import Prospect, prospect_of

__all__ = ["HIDDEN", "Effect", "Prospect", "effect_of", "prospect_of"]
