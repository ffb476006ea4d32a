"""The bot as seen by its cogs: a discord.py client with shared services."""

from __future__ import annotations

from discord.ext import commands

from cogs.posting.cards import Cards
from cogs.posting.editor import Editor
from cogs.posting.followed_posts import FollowedPosts
from cogs.posting.league_posts import LeaguePosts
from cogs.posting.lobby_calls import LobbyCalls
from cogs.posting.members import Members
from cogs.posting.obstacles import Obstacles
from cogs.posting.publisher import GamePublisher
from cogs.posting.sender import DiscordSender
from cogs.requests.throttle import Throttle
from cogs.ui.context import Context
from cogs.ui.gate import InteractionGate
from cogs.ui.handlers import Handlers


class Client(commands.AutoShardedBot):
    """A client with the attributes that `bot.client.app.GamesBot` sets before it loads the cogs."""

    context: Context
    gate: InteractionGate
    throttle: Throttle
    handlers: Handlers
    obstacles: Obstacles
    editor: Editor
    cards: Cards
    members: Members
    sender: DiscordSender
    publisher: GamePublisher
    lobby_calls: LobbyCalls
    league_posts: LeaguePosts
    followed_posts: FollowedPosts
