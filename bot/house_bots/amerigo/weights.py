"""The weights of the heuristic bot of Amerigo: all the numbers that its ratings use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.house_bots import weights

GAME = "amerigo"


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights, each a magnitude (0 or more); the code that uses them applies the signs.

    Times are counted in rounds.
    """

    # Gold, action points, and their other uses
    gold: float
    """VP of a gold while there is something to do with it."""
    gold_last: float
    """VP of a gold at the end."""
    gold_late: float
    """Rounds left below which a gold is worth as much as at the end."""
    gold_plenty: float
    """Gold beyond which a player has plenty."""
    gold_plenty_share: float
    """Share of a gold's worth that counts to a player with plenty."""
    point: float
    """VP of an action point that is left for something else."""
    tile_point: float
    """VP of an action point that a neutral tile needs to be built."""
    rest: float
    """Share that counts of the worth that the remaining points pay for."""
    # Ships
    other_ship: float
    """Share of the other ship's possible gain that counts."""
    post_now: float
    """VP of a post that is placed now and not later."""
    nearness: float
    """Share of an anchor's worth that counts for a ship near it."""
    nearness_fading: float
    """Share of that which is left with each leg of the way."""
    nearness_leg: float
    """Steps of a leg."""
    nearness_late: float
    """Rounds left below which nearness is worth nothing."""
    reach: float
    """Factor of the best anchor that a token brings within reach."""
    reach_kept: float
    """VP of keeping that token."""
    reach_kept_last: float
    """The same in the last round."""
    # Islands
    land: float
    """VP of a free cell to a player who may build there."""
    land_most: float
    """Free cells beyond which more of them are of no use."""
    land_time: float
    """Rounds left below which land counts less."""
    land_big: float
    """Factor of a large island's land."""
    land_again: float
    """Share of the land that counts if the player already has a post there."""
    end_post: float
    """VP of a post to the owner of the token for posts."""
    likely_0: float
    """Probability that an island that lacks nothing is completed."""
    likely_4: float
    """The same, for one that lacks 4 cells."""
    likely_8: float
    """The same, for one that lacks 8 cells."""
    likely_12: float
    """The same, for one that lacks 12 cells."""
    likely_more: float
    """The same, for one that lacks more."""
    likely_last: float
    """Share of that which is left at the very end."""
    likely_time: float
    """Rounds left that bring back the rest of it, and more."""
    covered_round: float
    """Cells of an island that are covered in a round."""
    # Tiles
    no_room: float
    """VP of a tile for which there is no room."""
    built_round: float
    """Cells that a player builds in a round."""
    built_now: float
    """Cells that a player still builds in this round, in its first half."""
    built_spread: float
    """Cells by which that is uncertain."""
    covers: float
    """VP of a cell that a tile covers."""
    closer: float
    """VP of a completion in addition to the share of the seat's posts."""
    closer_cell: float
    """VP of each cell of a tile that is built."""
    # Goods
    future_resources: float
    """Resources of each kind that a player still finds in a round."""
    future_goods: float
    """Goods tokens that a player still buys for a resource in a round."""
    future_goods_most: float
    """Most rounds that count for that."""
    # Pirates
    pirates_gained: float
    """VP that the pirates may take in addition to those that a player has now."""
    pirates_fading: float
    """Share of a loss that counts with each round until it comes."""
    load_phase: float
    """Probability, per phase left, of loading the cannons that are lacking."""
    load_round: float
    """Probability, per round to come, of loading them."""
    load_bend: float
    """Exponent: how much the first cannons count less than the last ones."""
    load_fading: float
    """Share of a part that counts with each round until it is needed."""
    cannon_spare: float
    """VP of a cannon beyond all that are needed."""
    # Tracks
    on_the_way: float
    """Share of a VP space that counts on the way to it."""
    on_the_way_last: float
    """Rounds that this part has in the last phase."""
    earlier: float
    """VP of acting one place earlier in a round."""
    earlier_most: float
    """Most rounds that count for that."""
    # Progress tokens
    token_ahead: float
    """Share of the best open token that counts for a VP space on the way."""
    token_kept: float
    """Share of the action points of a token that are put to use."""
    use_blue: float
    """Times a round that sailing is chosen."""
    use_black: float
    """Times a round that loading is chosen."""
    use_red: float
    """Times a round that planning is chosen."""
    use_brown: float
    """Times a round that progress is chosen."""
    use_green: float
    """Times a round that building is chosen."""
    use_yellow: float
    """Times a round that buying is chosen."""
    sail8: float
    """VP of the token for sailing far."""
    sail8_last: float
    """The same in the last round."""
    pirates_plus2: float
    """VP a round of the token for two cannons."""
    pirates_half: float
    """VP a round of the token that halves losses."""
    pirates_gold: float
    """VP a round of the token that pays the pirates with gold."""
    plan_two: float
    """VP a round of the token for two tiles."""
    swap_red_green: float
    """VP a round of the token that swaps planning and building."""
    to_front: float
    """VP of the token that moves before all others."""
    to_front_last: float
    """The same in the last round."""
    to_front_kept: float
    """VP of keeping it."""
    posts_round: float
    """Posts a round to the owner of the token for gold."""
    posts_end_round: float
    """Posts a round to the owner of the token for posts at the end."""
    gold_2to1: float
    """VP a round of the token that buys points for gold."""
    vp_cubes: float
    """VP of the token for cubes, without the points that it takes."""
    vp_cubes_points: float
    """Action points that it takes."""
    vp_cubes_late: float
    """Rounds left below which it is worth nothing."""
    vp_cubes_kept: float
    """VP of keeping it."""
    vp_cubes_kept_late: float
    """Rounds left below which keeping it is worth nothing."""
    end_7: float
    """VP of the token for VP at the end."""
    end_gold_most: float
    """Most VP of the token for gold at the end."""
    end_gold_now: float
    """Gold that a player still gets at once."""
    end_gold_round: float
    """Gold that a player still gets in a round."""
    # Things left undone
    cash: float
    """VP lost by turning something into gold before the end."""
    skipped: float
    """VP lost with a turn that is not used."""

    @property
    def likely(self) -> tuple[float, ...]:
        """Return the chances that islands lacking 0, up to 4, 8, 12 or more cells get completed."""
        first = self.likely_0, self.likely_4
        return (*first, self.likely_8, self.likely_12, self.likely_more)

    def use(self, colour: str) -> float:
        """Return how often per round the action of a colour is chosen."""
        used: float = getattr(self, f"use_{colour}")
        return used

    def token(self, key: str) -> float:
        """Return the weight named after a progress token."""
        found: float = getattr(self, key)
        return found


@cache
def named(name: str = "") -> Weights:
    """Return the weights with this name; "" means those of the current bots. Raises BadWeights."""
    return weights.named(Weights, GAME, name)
