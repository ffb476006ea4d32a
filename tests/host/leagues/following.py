"""The log of a season that another bot runs, and a server of Discord that follows it."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.host.core.api import PublishFailed
from bot.host.leagues.api import Sent
from bot.host.leagues.following.api import CARD, EDIT, Fetched, Followed, FollowedPost, Unreachable


@dataclass
class Shelf:
    """A log at an address; `why` is what keeps it from being fetched."""

    content: bytes = b""
    etag: str = ""
    why: str = ""
    retry_after: float = 0.0
    asked: list[tuple[str, str]] = field(default_factory=list)

    async def fetch(self, url: str, etag: str) -> Fetched | None:
        self.asked.append((url, etag))
        if self.why:
            raise Unreachable(self.why, self.retry_after)
        return None if etag and etag == self.etag else Fetched(self.content, self.etag)


@dataclass
class Board:
    """A channel: the posts that came, and the states of the card that was shown."""

    posts: list[FollowedPost] = field(default_factory=list)
    shown: list[Followed] = field(default_factory=list)
    broken: bool = False
    deleted: bool = False
    """True if somebody has deleted the card."""

    async def send(self, post: FollowedPost) -> Sent:
        if self.broken:
            raise PublishFailed("the channel is gone")
        if post.kind == EDIT:
            self.shown.append(post.followed)
            return Sent(post.followed.channel_id, 0 if self.deleted else post.followed.card_id or 0)
        self.posts.append(post)
        return Sent(post.followed.channel_id, 7000 + len(self.posts))

    @property
    def kinds(self) -> list[str]:
        return [post.kind for post in self.posts]

    @property
    def card(self) -> Followed:
        """Return the newest state of the card."""
        states = [post.followed for post in self.posts if post.kind == CARD]
        return [*states, *self.shown][-1]
