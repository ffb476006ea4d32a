"""Worths that depend only on a player's weights and the time, in VP: see `..valuation`."""

from __future__ import annotations

from functools import lru_cache

from bot.games.amerigo.data import COLOURS, GOODS, Track, token
from bot.games.amerigo.tokens import CASHED
from bot.house_bots.amerigo.playout.kinds import Kinds
from bot.house_bots.amerigo.table import FAR
from bot.house_bots.amerigo.weights import Weights

_PER_ROUND = frozenset(
    {"pirates_plus2", "pirates_half", "pirates_gold", "plan_two", "swap_red_green", "gold_2to1"}
)
_ONCE = frozenset({"sail8", "to_front"})
_REMEMBERED = 4096
"""Most results of `Moment.safety` that are kept."""


class Along:
    """The worth of the spaces of a track: the VP reached, and a share of the next VP space."""

    __slots__ = ("_gap", "_passed", "_reached", "_share", "plain")

    def __init__(self, track: Track, share: float) -> None:
        self._reached: list[int] = []
        self._passed: list[int] = []
        self._share: list[float] = []
        self._gap: list[int] = []
        for space in range(track.length + 1):
            self._add(track, space, share)
        self.plain = [self.worth(space, 0.0) for space in range(track.length + 1)]
        """Worth of each space if VP spaces bring nothing else."""

    def _add(self, track: Track, space: int, share: float) -> None:
        before, reached, passed, part, gap = 0, 0, 0, 0.0, 0
        for at, points in track.points:
            if space < at:
                part, gap = share * ((space - before) / (at - before)), points - reached
                break
            before, reached, passed = at, points, passed + 1
        self._reached.append(reached)
        self._passed.append(passed)
        self._share.append(part)
        self._gap.append(gap)

    def worth(self, space: int, more: float) -> float:
        """Return the worth of a space; `more` is the additional worth of each VP space."""
        next_one = self._share[space] * (self._gap[space] + more)
        return self._reached[space] + self._passed[space] * more + next_one


class Worths:
    """The worths of one player's weights."""

    def __init__(self, weights: Weights, kinds: Kinds) -> None:
        self.weights = weights
        self.kinds = kinds
        leg = max(weights.nearness_leg, 0.1)
        fading = weights.nearness_fading
        self.legs = [fading ** (1 + steps / leg) for steps in range(FAR + 1)]
        """Share of an anchor's worth that remains, by distance in steps."""
        self.fades = fading <= 1.0
        """True if `legs` never rises."""
        rounds = range(kinds.numbers.rounds + 1)
        self.repelled = [weights.pirates_fading**ahead for ahead in rounds]
        self.loaded = [weights.load_fading**ahead for ahead in rounds]
        self._moments: dict[int, Moment] = {}
        self._tracks: dict[float, tuple[Along, Along]] = {}

    def moment(self, round: int, phase: int) -> Moment:
        """Return the worths in a phase of a round."""
        key = round * len(COLOURS) + phase
        found = self._moments.get(key)
        if found is None:
            found = self._moments[key] = Moment(self, round, phase)
        return found

    def tracks(self, share: float) -> tuple[Along, Along]:
        """Return the worths of the progress track and the order track."""
        found = self._tracks.get(share)
        if found is None:
            numbers = self.kinds.numbers
            found = Along(numbers.progress, share), Along(numbers.order, share)
            self._tracks[share] = found
        return found


class Moment:
    """The worths of one player's weights in a phase of a round."""

    def __init__(self, worths: Worths, round: int, phase: int) -> None:
        weights, numbers = worths.weights, worths.kinds.numbers
        self.weights = weights
        self.worths = worths
        self.round = round
        self.phases_left = len(COLOURS) - 1 - phase
        self.left = left = numbers.rounds - round + self.phases_left / len(COLOURS)
        """Number of rounds left after this turn, including fractions."""
        self.gold = weights.gold if left >= weights.gold_late else weights.gold_last
        time = left / weights.likely_time if weights.likely_time else 1.0
        time = min(1.0, weights.likely_last + time)
        self.likely = [usual * time for usual in weights.likely]
        """Probability that an island is completed, by each 4 free cells that it has or begins."""
        self.land_time = min(1.0, left / weights.land_time) if weights.land_time else 1.0
        self.near = weights.nearness if left >= weights.nearness_late else 0.0
        self.resources = weights.future_resources * left / len(GOODS) * 2
        """Number of resources of each good that the bot expects to gain."""
        self.goods = weights.future_goods * min(weights.future_goods_most, left)
        """Number of tokens of each good that the bot expects to buy."""
        share = weights.on_the_way * min(1.0, weights.on_the_way_last + left)
        self.progress, self.order = worths.tracks(share)
        self.earlier = min(weights.earlier_most, left)
        self._times: dict[int, int] = {}
        self._tokens: dict[str, float] = {}
        self._safety: dict[tuple[int, int, float, float], float] = {}

    def chance(self, lacking: int) -> float:
        """Return the probability that an island with `lacking` free cells is completed."""
        likely = self.likely
        return likely[min(-(-lacking // 4), len(likely) - 1)]

    def time(self, lacking: int) -> int:
        """Return the expected value of the time token when the lacking cells will be covered."""
        found = self._times.get(lacking)
        if found is None:
            numbers, covered = self.worths.kinds.numbers, self.weights.covered_round
            rounds = int(lacking // covered) if covered else 0
            found = numbers.time_token(min(numbers.rounds, self.round + rounds))
            self._times[lacking] = found
        return found

    def token(self, key: str) -> float:
        """Return the worth of a progress token if it does not depend on its owner."""
        found = self._tokens.get(key)
        if found is None:
            found = self._tokens[key] = self._token(key)
        return found

    def _token(self, key: str) -> float:
        kind, left, weights = token(key), self.left, self.weights
        if kind.actions:
            used = sum([weights.use(one) for one in kind.actions])
            return kind.amount * weights.point * used * left * weights.token_kept
        if key in _PER_ROUND:
            return weights.token(key) * left
        if key in _ONCE:
            return weights.token(key if left >= 1 else f"{key}_last")
        if key in CASHED:
            return kind.amount * self.gold
        if key == "vp_cubes":
            worth = weights.vp_cubes - weights.vp_cubes_points * weights.point
            return worth if left >= weights.vp_cubes_late else 0.0
        assert key == "end_7", key
        return weights.end_7

    def safety(self, cannons: int, known: int, mean: float, loss: float) -> float:
        """Return the VP that these cannons are expected to save in this round and later ones.

        `known` is the pirates' strength, `mean` that of a hidden pirate token, and `loss` what the
        player can lose in this round.
        """
        key = (cannons, known, mean, loss)
        found = self._safety.get(key)
        if found is None:
            if len(self._safety) >= _REMEMBERED:
                self._safety.clear()
            found = self._safety[key] = self._saved(float(cannons), known, mean, loss)
        return found

    def _saved(self, have: float, known: int, mean: float, loss: float) -> float:
        weights, total = self.weights, 0.0
        for ahead in range(self.worths.kinds.numbers.rounds - self.round + 1):
            needed = known + mean * ahead
            if ahead:
                loss = needed
            if have >= needed:
                total += loss * self.worths.repelled[ahead]
                have -= needed
                continue
            time = min(
                1.0, weights.load_phase * self.phases_left + weights.load_round * (ahead > 0)
            )
            part: float = (have / needed) ** weights.load_bend
            return total + loss * float(part * time * self.worths.loaded[ahead])
        return total + weights.cannon_spare * have


@lru_cache(maxsize=32)
def worths(weights: Weights, kinds: Kinds) -> Worths:
    """Return the worths of a player's weights; those of the last few deals are kept."""
    return Worths(weights, kinds)
