"""What a move brings its player now: differences of their board, of what a seat may see.

Renderers make words and pictures of it. `effect_of` is what happens at once; `prospect_of` is what
taking a role comes to, as far as it hangs on its taker alone.
"""

from bot.games.puerto_rico.effects.effect import HIDDEN, Effect
from bot.games.puerto_rico.effects.moves import effect_of
from bot.games.puerto_rico.effects.roles import Prospect, prospect_of

__all__ = ["HIDDEN", "Effect", "Prospect", "effect_of", "prospect_of"]
