"""The weights of the heuristic bot of Magister Navis: all the numbers that its ratings use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.house_bots import weights

GAME = "magister_navis"


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights, each a magnitude (0 or more); the code that uses them applies the signs.

    Values are in glory at the end of the game.
    """

    # Tracks
    level: float
    """Glory of a building level, per round to come."""
    growth: float
    """Glory of a disc of growth, per round to come."""
    payment: float
    """Glory of a payment of the salary, per round to come."""
    idle_payment: float
    """Share of a payment that counts if it finds no disc on a building."""
    card_place: float
    """Glory of one more card that may be kept."""
    card_rounds: float
    """Rounds to come from which that counts in full."""
    on_the_way: float
    """Share of a step that counts on the way to it, while there are rounds to take it."""
    on_the_way_last: float
    """The same in the last round."""
    # Discs, sources and tokens
    disc: float
    """Glory of a disc of the harbor that is not used now."""
    disc_last: float
    """The same in the last round."""
    blocked: float
    """Glory lost with a disc on a circle."""
    paid: float
    """The same if the next salary brings it back."""
    token: float
    """Glory of an action token that is kept for later."""
    token_last: float
    """The same in the last round."""
    action_token: float
    """Glory of a token that stands for an action."""
    action_token_last: float
    """The same in the last round."""
    twice: float
    """Glory of the second action of a source."""
    spared: float
    """Glory of a source that is kept, for each further action that it can give."""
    # Buildings: what a use brings beyond its discs
    use_ship: float
    """Glory of shipping."""
    use_occupy: float
    """Glory of occupying."""
    use_draw: float
    """Glory of drawing a card."""
    use_attack: float
    """Glory of attacking."""
    use_pay: float
    """Glory of paying a disc."""
    crowded: float
    """Share of a use that is left if another building of the seat has the same action."""
    use_both: float
    """Share of the uses of a building that gives two actions at once."""
    use_either: float
    """Share of the uses of a building that gives one of two actions."""
    use_double: float
    """Factor of a use that may be done twice."""
    used_paid: float
    """Uses of a circle in a later round, as long as payments free it."""
    used: float
    """The same if there are more circles than payments."""
    # Cards
    crowding_card: float
    """Share of a card's promise that counts if it would drive out another one."""
    slavery: float
    """Share of the gain from a slavery card that counts."""
    abolition_likely: float
    """Probability that slavery is abolished in the end."""
    abolition: float
    """Glory of each slavery card that the others lose, per player, in addition to the seat's."""
    free_space_fading: float
    """Share of an empty governor space's glory that is in doubt, per round to come."""
    # Regions
    first_step: float
    """Glory of presence in a region where cities are empty."""
    first_step_cities: float
    """Share of that for each empty city."""
    first_step_late: float
    """Share of that in the last round."""
    next_card: float
    """Share of a card that counts when one more disc brings it within reach."""
    next_card_last: float
    """Share of that in the last round."""
    next_card_depth: float
    """Share of that which is left with each card that lies above it."""
    opens_now: float
    """Rounds' worth of shipping that the present round still sees."""
    opens_discs: float
    """Rounds in which each player ships one disc to a region."""
    governor: float
    """Share of a governor's promise that is divided among the discs still to come."""
    governor_lost: float
    """Share of a governor's promise that counts against giving it to another player."""
    # Cities
    link_open: float
    """Share of a connection that counts while its other city is empty."""
    link_open_last: float
    """The same in the last round."""
    link_foreign: float
    """Share of a connection that counts while another player is in its other city."""
    rival: float
    """Factor of a loss of the leader."""
    rival_other: float
    """Factor of a loss of another player."""
    # Paying
    usual: float
    """Usual glory of an action, if it is not worth a closer look."""
    freed: float
    """Share of an action's glory that counts for the disc that makes it possible again."""
    freed_cost: float
    """Glory that such an action costs."""
    empty_activation: float
    """Glory lost with an activation that does nothing."""

    def use(self, action: str) -> float:
        """Return what one use of a building is worth in addition to its discs."""
        used: float = getattr(self, f"use_{action}")
        return used


@cache
def named(name: str = "") -> Weights:
    """Return the weights with this name; "" means those of the current bots. Raises BadWeights."""
    return weights.named(Weights, GAME, name)
