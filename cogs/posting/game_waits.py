"""Posts that tell a table's people that it waits for its game: nothing of the game is needed."""

from __future__ import annotations

from bot.host.upkeep.missing_games import Wait
from bot.locales import Words
from bot.presenting.moves.refusals import sentence
from cogs.posting.posts import Post, nonce_of
from cogs.posting.publisher import send_once
from cogs.posting.sender import DiscordSender
from cogs.requests.budget import Priority
from cogs.requests.throttle import calls_as
from cogs.ui.kit.screen import Screen


class WaitPosts:
    """Posts without notifying anyone; each has a mark by which a retry recognises it."""

    def __init__(self, sender: DiscordSender) -> None:
        self._sender = sender

    @calls_as(Priority.REST)
    async def send(self, wait: Wait) -> None:
        """Post why a table waits, once, even if the call is repeated. Raises PublishFailed."""
        text = sentence(wait.why, Words(wait.language))
        nonce = nonce_of(f"game-wait-{wait.table_id}-{wait.mark}")
        await send_once(
            self._sender, wait.place_id, Post(Screen((f"🧩 {text}",)), (), nonce), wait.tried
        )
