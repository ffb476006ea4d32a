"""The effects of a move on its player's board, as far as a seat may see them.

Renderers turn effects into text and pictures. `effect_of` is the immediate effect of a move;
`prospect_of` is the effect of taking a role, as far as it depends only on the player who takes it.
"""

from bot.games.puerto_rico.effects.moves import HIDDEN, Effect, effect_of
from bot.games.puerto_rico.effects.roles import Prospect, prospect_of

__all__ = ["HIDDEN", "Effect", "Prospect", "effect_of", "prospect_of"]
