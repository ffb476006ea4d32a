"""The compact position that a playout changes: counts in lists, and cells in sets of bits."""

from __future__ import annotations

from bot.engine.rng import Rng
from bot.games.amerigo.map.cells import flood
from bot.games.amerigo.map.placing import PlacedTile
from bot.games.amerigo.options import Options
from bot.games.amerigo.tracks import Order, moved, space_of, turn_order
from bot.house_bots.amerigo.playout.chart import OFF, Chart
from bot.house_bots.amerigo.playout.kinds import Held, Kinds, held
from bot.house_bots.amerigo.playout.worths import Moment, Worths


class Player:
    """A player's sheet and supply."""

    __slots__ = (
        "at",
        "cannons",
        "carried",
        "chests",
        "gold",
        "goods",
        "hand",
        "hand_build",
        "hand_cells",
        "has",
        "later",
        "placed",
        "points",
        "posts",
        "posts_on",
        "progress",
        "resources",
        "seat",
        "ships",
        "space",
        "tokens",
        "used",
        "villages",
        "worths",
    )

    def __init__(self, seat: int, worths: Worths, at: Moment) -> None:
        self.seat = seat
        self.worths = worths
        self.at = at
        """The player's worths in the current phase."""
        self.gold = 0
        self.points = 0
        self.cannons = 0
        self.progress = 0
        self.posts = 0
        self.chests = 0
        self.space = 0
        """Space of the disc on the order track."""
        self.later = 0
        """Number of players who are later in the turn order."""
        self.ships = [OFF, OFF]
        """Places of the ships."""
        self.villages: list[int] = []
        """Number of village tiles in the supply, by tile."""
        self.hand: list[int] = []
        """Number of planned tiles, by tile."""
        self.hand_cells = 0
        """Number of cells of the planned tiles."""
        self.hand_build = 0
        """Number of AP to build the planned tiles."""
        self.resources: list[int] = []
        self.goods: list[int] = []
        self.tokens: tuple[str, ...] = ()
        self.used: tuple[str, ...] = ()
        self.has: Held = held(())
        """Effects of the tokens."""
        self.placed = 0
        """Number of posts on the map."""
        self.posts_on: list[int] = []
        """Number of posts by island."""
        self.carried = 0
        """The land that is connected to the player's posts, including the posts."""

    def hold(self, tokens: tuple[str, ...]) -> None:
        """Give the player these progress tokens instead of those before."""
        self.tokens = tokens
        self.has = held(tokens)

    def turn_down(self, token: str) -> None:
        """Turn a one-time token face down."""
        at = self.tokens.index(token)
        self.hold((*self.tokens[:at], *self.tokens[at + 1 :]))
        self.used += (token,)


class Position:
    """A table in a playout."""

    __slots__ = (
        "action_points",
        "built",
        "carriers",
        "chart",
        "cubes",
        "discovered",
        "field",
        "free",
        "goods",
        "hidden_goods",
        "hidden_pirates",
        "hidden_tokens",
        "inside",
        "kinds",
        "known",
        "lacking",
        "left",
        "lots",
        "neutral",
        "options",
        "order",
        "phase",
        "phase_order",
        "pirates",
        "players",
        "posted",
        "ranking",
        "right",
        "round",
        "ships",
        "supply",
        "tower",
        "unseen",
        "waiting",
    )

    def __init__(self, options: Options, kinds: Kinds, chart: Chart, tower: Rng, lots: Rng) -> None:
        self.options = options
        self.kinds = kinds
        self.chart = chart
        self.tower = tower
        """The table's generator, for throws."""
        self.lots = lots
        """The generator that breaks ties."""
        self.players: list[Player] = []
        self.round = 0
        self.phase = 0
        """Colour of the current phase."""
        self.phase_order: tuple[int, ...] = ()
        self.waiting: list[int] = []
        """Seats that still have their turn in this phase, the next one last."""
        self.order: Order = ()
        self.ranking: tuple[int, ...] = ()
        """Seats in playing order according to the discs now."""
        self.inside: list[int] = []
        self.supply: list[int] = []
        self.field: list[int] = []
        """Number of cubes by colour: in the tower, on the supply fields and in the action field."""
        self.cubes = 0
        """Number of cubes in the action field."""
        self.action_points = 0
        self.neutral: list[int] = []
        """Number of neutral tiles in the supply, by tile."""
        self.pirates: tuple[int, ...] = ()
        self.known = 0
        """Strength of the pirates without what players' tokens add."""
        self.hidden_pirates: tuple[int, ...] = ()
        self.unseen = 0.0
        """Mean strength of the hidden pirate tokens."""
        self.left: tuple[str, ...] = ()
        self.right: tuple[str, ...] = ()
        self.hidden_tokens: tuple[str, ...] = ()
        self.goods: tuple[str, ...] = ()
        self.hidden_goods: tuple[tuple[str, ...], ...] = ()
        self.free = 0
        """The land that is not covered."""
        self.carriers: list[int] = []
        """Cells under each seat's villages and all neutral tiles."""
        self.lacking: list[int] = []
        """Number of free cells by island."""
        self.discovered: list[bool] = []
        """Whether each island has a post."""
        self.ships = 0
        """Cells with ships."""
        self.posted: list[tuple[int, int]] = []
        """Posts placed in the playout: the cell and the seat."""
        self.built: list[PlacedTile] = []
        """Tiles built in the playout."""

    def cover(self, cells: int, island: int) -> None:
        """Cover these cells of an island."""
        self.free &= ~cells
        self.lacking[island] -= cells.bit_count()

    def carry(self, player: Player, cells: int) -> None:
        """Connect these cells, which are next to a player's land or hold a post, and what follows.

        Land never gets disconnected.
        """
        carriers = self.carriers[player.seat]
        player.carried = flood(player.carried | cells, carriers, self.chart.geo.stride)

    def put_disc(self, player: Player, space: int) -> None:
        """Put a player's disc on top of a space of the order track."""
        self.rank(moved(self.order, player.seat, space))

    def rank(self, order: Order) -> None:
        """Arrange the order track like this."""
        self.order = order
        self.ranking = turn_order(order)
        last = len(self.players) - 1
        for place, seat in enumerate(self.ranking):
            player = self.players[seat]
            player.space, player.later = space_of(order, seat), last - place

    def show_pirates(self, pirates: tuple[int, ...], hidden: tuple[int, ...]) -> None:
        """Set the revealed and the hidden pirate tokens."""
        self.pirates, self.hidden_pirates = pirates, hidden
        self.known = sum(pirates)
        self.unseen = sum(hidden) / len(hidden) if hidden else 0.0

    def strength(self, player: Player) -> int:
        """Return the pirates' strength against a player, which the others may raise."""
        return self.known + sum([one.has.plus for one in self.players if one is not player])

    def receive(self, player: Player, amount: int, taking: bool = False) -> None:
        """Give gold to a player; gold that does not fit on the track may score."""
        gold = min(amount, self.kinds.numbers.gold_track - player.gold)
        player.gold += gold
        if taking or self.options.overflow_scores:
            player.points += amount - gold

    def pay(self, player: Player, cost: int, points: int) -> int:
        """Pay the missing AP in gold and return the gold paid."""
        if cost <= points:
            return 0
        player.gold -= cost - points
        return cost - points

    def within_reach(self, player: Player) -> int:
        """Return a player's gold if everything possible were exchanged for gold now."""
        numbers = self.kinds.numbers
        reserve = player.has.reserve + player.chests * numbers.chest_gold
        return min(numbers.gold_track, player.gold + reserve)

    def room(self, player: Player) -> int:
        """Return the free cells on islands with a player's posts, minus those for planned tiles."""
        cells = -player.hand_cells
        for posts, lacking in zip(player.posts_on, self.lacking, strict=True):
            if posts:
                cells += lacking
        return cells


class Spending:
    """An action whose player may give up the rest of the AP at any time."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def may_stop(self, player: Player) -> bool:
        """Return whether the rest of the AP may be given up."""
        return True
