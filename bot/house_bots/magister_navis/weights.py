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
    """Glory of each building level, per remaining round."""
    growth: float
    """Glory of each disc of growth, per remaining round."""
    payment: float
    """Glory of each payment in the salary, per remaining round."""
    idle_payment: float
    """Share of a payment's worth that is counted if the player has no circle for it."""
    card_place: float
    """Glory of each card that may be kept."""
    card_rounds: float
    """Number of rounds, including the present one, from which `card_place` counts in full."""
    on_the_way: float
    """Share of the next step on a track that is counted in advance, in proportion to the distance
    covered, before the last round."""
    on_the_way_last: float
    """Share of the next step on a track that is counted in advance, in proportion to the distance
    covered, in the last round."""
    # Discs, sources and tokens
    disc: float
    """Glory of a harbor disc that is not used now, before the last round."""
    disc_last: float
    """Glory of a harbor disc that is not used now, in the last round."""
    blocked: float
    """Glory lost by placing a disc on a circle if the next salary does not return it."""
    paid: float
    """Glory lost by placing a disc on a circle if the next salary returns it."""
    token: float
    """Glory of keeping an action token for later, before the last round."""
    token_last: float
    """Glory of keeping an action token in the last round."""
    action_token: float
    """Glory of gaining an action token before the last round."""
    action_token_last: float
    """Glory of gaining an action token in the last round."""
    twice: float
    """Glory of a source's second action."""
    spared: float
    """Glory of keeping a source, for each action that it can give in addition to the first."""
    # Buildings: the worth of a use in addition to its discs
    use_ship: float
    """Glory of using a building to ship."""
    use_occupy: float
    """Glory of using a building to occupy a city."""
    use_draw: float
    """Glory of using a building to draw a card."""
    use_attack: float
    """Glory of using a building to attack a city."""
    use_pay: float
    """Glory of using a building to return a disc."""
    crowded: float
    """Factor applied to a building's use for each other building of the seat with the same
    action."""
    use_both: float
    """Factor applied to the uses of a building that gives two different actions in one turn."""
    use_either: float
    """Factor applied to the uses of a building that gives a choice of two actions."""
    use_double: float
    """Factor applied to the use of a building whose action may be taken twice."""
    used_paid: float
    """Number of times that a new circle is used in each later round, if there are enough payments
    to free it."""
    used: float
    """Number of times that a new circle is used in each later round, if there are too few payments
    to free it."""
    # Cards
    crowding_card: float
    """Share of a card's worth that is counted if the card would displace another one."""
    slavery: float
    """Share of the gain from a slavery card that is counted."""
    abolition_likely: float
    """Probability that slavery is abolished by the end of the game."""
    abolition: float
    """Glory of each slavery card that the other players lose on average when slavery is abolished,
    less the seat's own."""
    free_space_fading: float
    """Share of an empty governor space's glory that is uncertain, per remaining round."""
    # Regions
    first_step: float
    """Glory of the first disc in a region with empty cities."""
    first_step_cities: float
    """Share of `first_step` that counts for each empty city."""
    first_step_late: float
    """Share of `first_step` that counts in the last round."""
    next_card: float
    """Share of a card's worth that is counted when one more disc brings the card within reach."""
    next_card_last: float
    """Factor applied to `next_card` in the last round."""
    next_card_depth: float
    """Factor applied to `next_card` for each card that lies above this one in the deck."""
    opens_now: float
    """Number of rounds of shipping that the rest of the present round is worth."""
    opens_discs: float
    """Number of rounds that a player needs, on average, to ship one disc to a region."""
    governor: float
    """Share of a governor card's worth that is divided among the spaces still to be filled."""
    governor_lost: float
    """Share of a governor card's worth that counts against giving it to another player."""
    # Cities
    link_open: float
    """Share of a connection's worth that is counted while its other city is empty, before the last
    round."""
    link_open_last: float
    """Share of a connection's worth that is counted while its other city is empty, in the last
    round."""
    link_foreign: float
    """Share of a connection's worth that is counted while another player is in its other city."""
    rival: float
    """Factor applied to the glory that the leading player loses."""
    rival_other: float
    """Factor applied to the glory that a player who does not lead loses."""
    # Paying
    usual: float
    """Glory assumed for an action that is not rated in detail."""
    freed: float
    """Share of an action's glory that is counted for the returned disc that makes the action
    possible again."""
    freed_cost: float
    """Glory deducted from an action that a returned disc makes possible again."""
    empty_activation: float
    """Glory lost by activating a building without taking its action."""

    def use(self, action: str) -> float:
        """Return what one use of a building is worth in addition to its discs."""
        used: float = getattr(self, f"use_{action}")
        return used


@cache
def named(name: str = "") -> Weights:
    """Return the weights with this name; "" means those of the current bots. Raises BadWeights."""
    return weights.named(Weights, GAME, name)
