"""The weights of the heuristic bot of Amerigo: all the numbers that its ratings use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.games.amerigo.data import COLOURS, WHITE
from bot.house_bots import weights

GAME = "amerigo"


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights, each a magnitude (0 or more); the code that uses them applies the signs.

    Times are counted in rounds.
    """

    # Gold, action points, and their other uses
    gold: float
    """VP of one gold before it counts as late in the game."""
    gold_last: float
    """VP of one gold at the end of the game."""
    gold_late: float
    """Number of remaining rounds below which one gold is worth `gold_last`."""
    gold_plenty: float
    """Amount of gold above which a player has plenty."""
    gold_plenty_share: float
    """Share of further gold's worth that is counted if the player already has plenty."""
    point: float
    """VP of one action point spent on something else."""
    tile_point: float
    """VP deducted for each action point needed to build a neutral tile."""
    rest: float
    """Share of the worth of other things that is counted if the remaining action points can buy
    them."""
    # Ships
    other_ship: float
    """Share of the worth of the other ship's best move that is counted."""
    post_now: float
    """VP gained by placing a post now rather than later."""
    nearness: float
    """Factor applied to the worth of the best anchor near a ship."""
    nearness_fading: float
    """Share of an anchor's worth that remains after each leg of the distance from it."""
    nearness_leg: float
    """Number of steps in a leg of the distance from an anchor."""
    nearness_late: float
    """Number of remaining rounds below which being near an anchor is worth nothing."""
    reach: float
    """Factor applied to the worth of the best anchor that the token for sailing far brings within
    reach."""
    reach_kept: float
    """VP of keeping the token for sailing far, before the last round."""
    reach_kept_last: float
    """VP of keeping the token for sailing far in the last round."""
    # Islands
    land: float
    """VP of each free cell to a player who may build on it."""
    land_most: float
    """Number of free cells above which further ones are useless to a player."""
    land_time: float
    """Number of remaining rounds below which land counts less, in proportion."""
    land_big: float
    """Factor applied to the worth of land on a big island."""
    land_again: float
    """Share of the worth of an island's land that is counted if the player already has a post
    there."""
    end_post: float
    """VP of a further post to the owner of the token that scores posts at the end."""
    likely_0: float
    """Probability that an island without free cells is completed."""
    likely_4: float
    """Probability that an island with up to 4 free cells is completed."""
    likely_8: float
    """Probability that an island with 5 to 8 free cells is completed."""
    likely_12: float
    """Probability that an island with 9 to 12 free cells is completed."""
    likely_more: float
    """Probability that an island with more than 12 free cells is completed."""
    likely_last: float
    """Share of these probabilities that remains at the very end of the game."""
    likely_time: float
    """Number of remaining rounds that adds 1 to `likely_last`; the sum counts up to 1."""
    covered_round: float
    """Number of an island's cells that are covered in a round."""
    # Tiles
    no_room: float
    """VP of planning a tile for which there is no room."""
    fitted: float
    """Share of a tile's worth, up to 1, that is lost if its shape fits nowhere beside the planned
    tiles."""
    built_round: float
    """Number of action points that a player spends on building in a round."""
    built_now: float
    """Number of action points that a player still spends on building in this round, during its
    first half."""
    built_spread: float
    """Number of action points over which the probability that a planned tile is built rises from 0
    to 1."""
    covers: float
    """VP of each cell that a planned tile covers."""
    closer: float
    """VP of completing an island in addition to the score for the seat's posts."""
    closer_cell: float
    """VP of each cell of a tile that is built without completing its island."""
    # Goods
    future_resources: float
    """Number of resources per round that a player is expected to gain; 2/5 of it counts for each of
    the five goods."""
    future_goods: float
    """Number of goods tokens per round that a player is expected to buy for each good."""
    future_goods_most: float
    """Maximum number of rounds for which `future_goods` counts."""
    # Pirates
    pirates_gained: float
    """VP that a player may still gain before this round's pirate attack and then lose to it."""
    pirates_fading: float
    """Factor applied to a loss to pirates for each round until the attack."""
    load_phase: float
    """Probability of loading the missing cannons, per remaining phase of this round."""
    load_round: float
    """Addition to the probability of loading the missing cannons if the attack comes in a later
    round."""
    load_bend: float
    """Exponent for the share of needed cannons that is loaded; above 1, the first cannons count
    less than the last ones."""
    load_fading: float
    """Factor applied to the worth of too few cannons for each round until the attack."""
    cannon_spare: float
    """VP of each cannon beyond all that are needed."""
    # Tracks
    on_the_way: float
    """Share of the next VP space that is counted in advance, in proportion to the distance
    covered."""
    on_the_way_last: float
    """Number of rounds added to those left; `on_the_way` is counted in full if the sum is at least
    1, else in proportion."""
    earlier: float
    """VP of acting before one more player, per round."""
    earlier_most: float
    """Maximum number of rounds for which `earlier` counts."""
    # Progress tokens
    token_ahead: float
    """Share of the best open token's worth that is counted for each VP space on the progress
    track."""
    token_kept: float
    """Share of a token's additional action points that are put to use."""
    use_blue: float
    """Number of times per round that sailing is chosen."""
    use_black: float
    """Number of times per round that loading is chosen."""
    use_red: float
    """Number of times per round that planning is chosen."""
    use_brown: float
    """Number of times per round that progress is chosen."""
    use_green: float
    """Number of times per round that building is chosen."""
    use_yellow: float
    """Number of times per round that buying is chosen."""
    sail8: float
    """VP of the token for sailing far, before the last round."""
    sail8_last: float
    """VP of the token for sailing far in the last round."""
    pirates_plus2: float
    """VP per round of the token that makes the pirates 2 stronger for all other players."""
    pirates_half: float
    """VP per round of the token that halves losses to pirates."""
    pirates_gold: float
    """VP per round of the token that gives gold for repelling the pirates."""
    plan_two: float
    """VP per round of the token that allows two neutral tiles in one planning action."""
    swap_red_green: float
    """VP per round of the token that swaps planning and building."""
    to_front: float
    """VP of the token that moves the disc in front of all others, before the last round."""
    to_front_last: float
    """VP of the token that moves the disc in front of all others, in the last round."""
    to_front_kept: float
    """VP of keeping the token that moves the disc in front of all others."""
    posts_round: float
    """Number of posts per round placed by the owner of the token that gives gold for posts."""
    posts_end_round: float
    """Number of posts per round placed by the owner of the token that scores posts at the end."""
    gold_2to1: float
    """VP per round of the token that gives gold for half of the cubes instead of a third."""
    vp_cubes: float
    """VP of the token that scores the cubes, without deducting the action points given up for
    it."""
    vp_cubes_points: float
    """Number of action points given up by using the token that scores the cubes."""
    vp_cubes_late: float
    """Number of remaining rounds below which the token that scores the cubes is worth nothing."""
    vp_cubes_kept: float
    """VP of keeping the token that scores the cubes."""
    vp_cubes_kept_late: float
    """Number of remaining rounds below which keeping the token that scores the cubes is worth
    nothing."""
    end_7: float
    """VP of the token that scores 7 VP at the end."""
    end_gold_most: float
    """Maximum VP of the token that scores gold at the end."""
    end_gold_now: float
    """Amount of gold that the owner of the token for gold at the end still gains immediately."""
    end_gold_round: float
    """Amount of gold that the owner of the token for gold at the end still gains per round."""
    # Unused things and turns
    cash: float
    """VP lost by turning something into gold before the end."""
    skipped: float
    """VP lost by leaving a turn unused."""

    @property
    def likely(self) -> tuple[float, ...]:
        """Return the chances that islands lacking 0, up to 4, 8, 12 or more cells get completed."""
        first = self.likely_0, self.likely_4
        return (*first, self.likely_8, self.likely_12, self.likely_more)

    def use(self, colour: str) -> float:
        """Return how often per round the action of a colour is chosen.

        White counts as the mean of the others: only corrected data files have tokens for it.
        """
        if colour == WHITE:
            others = [one for one in COLOURS if one != WHITE]
            return sum(map(self.use, others)) / len(others)
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
