"""The public information of a dealt copy, as `table.Seen` needs it, without building a view."""

from __future__ import annotations

from bot.games.amerigo.ground import Ground, survey
from bot.games.amerigo.state import State
from bot.games.amerigo.view import IslandView
from bot.games.amerigo.visibility import island_view, turn_view
from bot.house_bots.lazy import lazy


class PlayoutView:
    """All public information of a dealt copy; it is invalid after the next move."""

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
        """Return the covered and the free land."""
        return survey(self)

    @lazy
    def islands(self) -> tuple[IslandView, ...]:
        """Return the islands in the order of their numbers."""
        return tuple([island_view(self.ground, island) for island in self.geo.islands])
