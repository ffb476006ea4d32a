"""The worth of things to a player with certain weights, as far as the round alone decides it."""

from __future__ import annotations

from functools import cache

from bot.games.magister_navis.data import BUILDING_SPACES, COSTS, DECKS
from bot.games.magister_navis.options import Options
from bot.games.magister_navis.scoring import set_aside_glory, space_glory
from bot.house_bots.lazy import lazy
from bot.house_bots.magister_navis import valuation
from bot.house_bots.magister_navis.playout.keeping import Keeping, Worths
from bot.house_bots.magister_navis.playout.position import Board
from bot.house_bots.magister_navis.playout.tables import (
    ACTIONS,
    AGAIN,
    CITIES_IN,
    COST,
    LENGTH,
    VERBS,
)
from bot.house_bots.magister_navis.weights import Weights

SPACES_LEFT = range(max(LENGTH))
EMPTY = range(max(map(len, CITIES_IN)) + 1)
ABOVE = range(max(map(len, DECKS.values())))
"""Possible numbers of spaces left on a track, empty cities in a region, cards above another."""

MORE = [len(actions) - 1 for actions in ACTIONS]
"""Number of actions that each thing gives besides one."""

COSTED = COSTS.keys() - {"activate"}
"""Actions, which a building may give."""

MOST = 256
"""Maximum number of boards for which the worth of cards is kept at the same time."""


@cache
def space_glories(options: Options) -> list[int]:
    """Return the glory of the governor space by `keeping.case_of`."""
    return [space_glory(case & 4 > 0, case & 2 > 0, case & 1 > 0, options) for case in range(8)]


class Prices:
    """The numbers for a player's weights when `rounds` rounds are still to be prepared."""

    def __init__(self, weights: Weights, rounds: int, seats: int, options: Options) -> None:
        later = rounds > 0
        self.weights, self.options = weights, options
        self.rounds = rounds
        self.others = seats - 1
        self.disc = disc = weights.disc if later else weights.disc_last
        self.discs = [-cost * disc for cost in COST]
        """Worth of the discs that each action costs, 0 or less."""
        self.action_token = weights.action_token if later else weights.action_token_last
        self.spent = weights.token if later else weights.token_last
        """Cost of spending an action token."""
        self.paid = weights.paid if later else disc
        self.blocked = weights.blocked if later else disc
        spared = weights.spared
        self.spared = [spared * more for more in MORE]
        """Cost of using each building because it gives other actions as well."""
        time = (weights.opens_now + rounds) * seats
        needed = [weights.opens_discs * left for left in SPACES_LEFT]
        self.opens = [min(1.0, time / discs) if discs else 1.0 for discs in needed]
        """Probability that a region opens early enough, by the number of spaces left."""
        step, share = weights.first_step, weights.first_step_cities
        late = min(1.0, weights.first_step_late + rounds)
        self.first = [step * min(1.0, share * empty) * late for empty in EMPTY]
        """Worth of the first disc in a region, by its number of empty cities."""
        card = weights.next_card * (1.0 if later else weights.next_card_last)
        depth = weights.next_card_depth
        self.next_card = [card * depth**above for above in ABOVE]
        """Share of a card's worth when it comes within reach, by the number of cards above it."""
        self.link_open = weights.link_open if later else weights.link_open_last
        self.likely = weights.abolition_likely * later
        self.abolished = set_aside_glory(1, True, options)
        """Glory of a set-aside slavery card once slavery is abolished."""
        self.space_glories = space_glories(options)
        """Glory of the governor space by `keeping.case_of`."""
        free = 1.0 - weights.free_space_fading * rounds
        self.spaces = [free * glory for glory in self.space_glories]
        """Worth of the governor space by `keeping.case_of`."""
        self._worths: dict[int, Worths] = {}
        self._keepings: dict[int, Keeping] = {}

    @lazy
    def use(self) -> list[float]:
        """Return the worth of one use of a building by action."""
        return [self.weights.use(verb) if verb in COSTED else 0.0 for verb in VERBS]

    @lazy
    def crowded(self) -> list[float]:
        """Return the factor of a use, by the number of other buildings with the same action."""
        return [self.weights.crowded**count for count in range(BUILDING_SPACES + 2)]

    @lazy
    def combined(self) -> list[float]:
        """Return the factor of a building's uses, because it gives several actions."""
        weights = self.weights
        several = (weights.use_either, weights.use_both)
        return [
            several[again] if len(actions) > 1 else weights.use_double if again else 1.0
            for actions, again in zip(ACTIONS, AGAIN, strict=True)
        ]

    def worths(self, circles: int) -> Worths:
        """Return the worth of symbols for a player with this number of circles."""
        if circles not in self._worths:
            soon = circles + (self.rounds + 1) // 2
            self._worths[circles] = Worths(valuation.tracks(self.weights, self.rounds, soon))
        return self._worths[circles]

    def keeping(self, board: Board, abolished: bool) -> Keeping:
        """Return the worth of cards for a player with this board."""
        key = board.lasting << 8 | board.circles << 1 | abolished
        found = self._keepings.get(key)
        if found is None:
            if len(self._keepings) >= MOST:
                self._keepings.clear()
            sure = set_aside_glory(1, abolished, self.options)
            found = Keeping(
                self.worths(board.circles),
                board.lasting,
                self.spaces,
                sure or self.likely * self.abolished,
                self.options.governor_space_free,
            )
            self._keepings[key] = found
        return found
