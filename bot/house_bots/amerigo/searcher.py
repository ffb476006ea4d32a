"""Amerigo for the search: the features and the rating of positions in dealt copies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from operator import attrgetter

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.amerigo.data import GOODS
from bot.games.amerigo.ground import Ground, survey
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.raids import strength
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.scoring import sheet
from bot.games.amerigo.state import State
from bot.games.amerigo.view import IslandView
from bot.games.amerigo.visibility import island_view, resample, turn_view
from bot.house_bots.amerigo.heuristic import Scores
from bot.house_bots.amerigo.playout.play_on import play_on
from bot.house_bots.amerigo.styles import STYLES
from bot.house_bots.amerigo.table import Table
from bot.house_bots.amerigo.valuation import along, of_token, present_place, safety
from bot.house_bots.amerigo.weights import GAME, Weights, named
from bot.house_bots.greedy import best
from bot.house_bots.lazy import lazy
from bot.house_bots.search import SearchBot
from bot.house_bots.searcher import Effort, Searcher, all_players, players_of
from bot.house_bots.value import Features, learned
from bot.house_bots.weights import Tuned

_COUNTS = (
    *("score", "points", "gold", "cannons", "lacking_cannons", "safety"),
    *("progress", "progress_along", "order", "place", "turn"),
    *("tokens", "tokens_worth", "chests", "ships", "best_anchor", "near_anchors"),
    *("posts_left", "posts", "islands", "posts_share", "room", "villages"),
    *("hand", "hand_cells", "hand_cost", "hand_points", "hand_spare"),
    *("resources", "resource_kinds", "goods", "goods_used", "best_good"),
)

_ROUNDS = range(2, 6)
"""Rounds at whose start positions are evaluated; any later round counts as the last of these."""

_NAMES = tuple(f"{name}@{number}" for number in _ROUNDS for name in _COUNTS)
"""Names of a seat's features; each count is a separate feature in each round."""


class PlayoutView:
    """All open information of a dealt copy now, as `table.Seen` asks for it, without making a view.

    It is invalid after the next move.
    """

    def __init__(self, g: State) -> None:
        self.options = g.options
        self.numbers = g.numbers
        self.players = g.players
        self.geo = g.geo
        self.posts = g.posts
        self.tiles = g.tiles
        self.neutral = g.neutral
        self.order = g.order
        self.action_field = g.action_field
        self.action_points = g.action_points
        self.goods = g.goods
        self.left = g.left
        self.right = g.right
        self.pirates = g.pirates
        self.time = g.time
        self.round = g.round
        self.phase = g.phase
        self.turn = turn_view(g)
        self.pirates_unseen = tuple(sorted(g.hidden_pirates))

    @lazy
    def ground(self) -> Ground:
        """Return the covered cells of the land."""
        return survey(self)

    @lazy
    def islands(self) -> tuple[IslandView, ...]:
        """Return the islands by number."""
        return tuple([island_view(self.ground, island) for island in self.geo.islands])


def _features(g: State) -> list[list[float]]:
    number = min(max(g.round, _ROUNDS[0]), _ROUNDS[-1])
    before = [0.0] * len(_COUNTS) * (number - _ROUNDS[0])
    after = [0.0] * (len(_NAMES) - len(before) - len(_COUNTS))
    playout_view = PlayoutView(g)
    seats = range(len(g.players))
    return [[*before, *map(float, _counts(g, playout_view, seat)), *after] for seat in seats]


def _counts(g: State, playout_view: PlayoutView, seat: int) -> Iterator[float]:
    """Yield the counts of a seat, in the order of `_COUNTS`."""
    table, player = Table(playout_view, seat, named()), g.players[seat]
    against = strength(g, seat)
    yield from (sum(sheet(g, seat).values()), player.points, player.gold, player.cannons)
    yield from (max(0, against - player.cannons), safety(player.cannons, table))
    yield from (player.progress, along(g.numbers.progress, player.progress, table))
    yield from (table.order, present_place(table), g.phase_order.index(seat))
    yield from (len(player.tokens), sum(of_token(key, table) for key in player.tokens))
    yield from (player.chests, sum(map(bool, player.ships)), max(table.anchors.values(), default=0))
    yield sum(table.anchors.get(ship) or table.nearness(ship) for ship in player.ships if ship)
    yield from _land(table)
    yield from _hand(table)
    held, bought = player.resources, player.goods
    yield from (sum(held.values()), sum(count > 0 for count in held.values()))
    yield from (sum(bought.values()), sum(held.get(good, 0) for good in bought))
    yield max(held.get(good, 0) * (1 + bought.get(good, 0)) for good in GOODS)


def _land(table: Table) -> Iterator[float]:
    own = [one for one in table.seen.islands if one.posts.get(table.seat)]
    yield from (table.me.posts, sum(one.posts[table.seat] for one in own), len(own))
    shares = [
        table.numbers.completion_factor(one.posts[table.seat])
        * table.time(one.size - one.covered)
        * table.likely(one.size - one.covered)
        for one in own
        if one.size > one.covered
    ]
    yield from (sum(shares), min(table.room, 30), sum(table.me.villages.values()))


def _hand(table: Table) -> Iterator[float]:
    tiles = [table.numbers.tile(key) for key, n in table.me.hand.items() for _ in range(n)]
    cells = sum(tile.size for tile in tiles)
    yield from (len(tiles), cells, sum(tile.build for tile in tiles))
    yield sum((tile.small + tile.big) / 2 for tile in tiles)
    yield max(0, -table.room)


FEATURES = Features(_NAMES, _features)
"""Features of all seats, with their names."""


ROUNDS = 0
"""Number of rounds that a playout lasts after the one in which it starts; the learned value
predicts the rest."""

REVIEWED = Effort((4, 8), (32, 64), rounds=1, options=4)
"""Effort for reviews: fewer deals and options than usual, as a seat makes seventy to ninety
decisions and full playouts are long.

The playouts of a race last longer, because values at the end of the current round are misleading
when many options are compared. To find a mistake, one better option is enough, and it is seldom the
fifth."""


def scores(state: State, decision: Decision[AnyMove], weights: Weights) -> Sequence[float]:
    """Return the ratings of a decision's moves in VP."""
    of = Scores(PlayoutView(state), decision, weights).of
    return [of(move) for move in decision.moves]


def quick(
    state: State, decision: Decision[AnyMove], weights: Weights, rng: Rng
) -> Sequence[AnyMove]:
    """Return the move that the heuristic would make with these weights."""
    found = Scores(PlayoutView(state), decision, weights)
    moves = [move for move in decision.moves if not found.idle(move)]
    return (best(moves, found.of, rng),)


def holdings(state: State) -> list[dict[str, int]]:
    """Return what each seat has of everything that a phase may bring."""
    return [
        {
            "points": player.points,
            "gold": player.gold,
            "cannons": player.cannons,
            "posts": [*state.posts.values()].count(seat),
            "tiles": sum(player.hand.values()),
            "resources": sum(player.resources.values()),
            "goods": sum(player.goods.values()),
            "tokens": len(player.tokens),
        }
        for seat, player in enumerate(state.players)
    ]


SEARCHER = Searcher(
    module=__name__,
    rules=RULES,
    resample=resample,
    searched=frozenset({"turn", "sail", "plan", "build", "goods", "pick"}),
    tuned=Tuned(named()),
    kind=players_of,
    kinds=all_players(RULES),
    scores=scores,
    quick=quick,
    round=attrgetter("round"),
    value=learned(files(__package__), GAME, FEATURES, players_of, all_players(RULES)),
    rounds=ROUNDS,
    features=FEATURES,
    holdings=holdings,
    styles=STYLES,
    reviewed=REVIEWED,
    play_on=play_on,
)

PLAYOUTS = 400
"""Usual number of playouts for a move, which take less than a second on one core."""

STRONG = SearchBot(SEARCHER, PLAYOUTS)
