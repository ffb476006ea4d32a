"""The page as a door to the table, without its sockets: what a browser shows, and what it sends."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.engine.api import Decision, Event
from bot.host import Host
from bot.host.core.api import HostError, Preferences
from bot.host.links.pairings import Paired
from bot.host.links.service import Viewer
from bot.locales import Words
from bot.presenting.game import Game
from bot.presenting.services import Services
from bot.web.play.question import Asking, Question, asking, question
from bot.web.play.routes import carry_out
from bot.web.rate_limit import NotFound
from bot.web.site import Seen, Site
from render.api import Label
from tests.tools.simulate.deeds import Deed

if TYPE_CHECKING:
    from tests.tools.simulate.world import World

CHOSEN = Preferences(language="en", palette="night")
REMEMBERED = 4
"""Pages that stand open in the windows of a person."""
LOST = 0.2
"""The probability that the answer to what was sent is lost, and the work done."""
DOES = {"move": "page", "send": "page", "takeback": "page_takeback"}
"""What is sent that makes a move, and the kind of its deed."""

Sent = dict[str, Any]


class ToyRenderer:
    """The toy game in words, without pictures."""

    ranked = False

    def ask(self, decision: Decision[str], view: Any, words: Words) -> str:
        return decision.kind

    def label(self, move: str, view: Any, words: Words) -> Label:
        return Label(move)

    def at_table(self, decision: Decision[str]) -> bool:
        return False

    def things(self, move: str, view: Any) -> frozenset[str]:
        return frozenset()

    def trace(self, move: str, view: Any) -> None:
        return None

    def weight(self, move: str, view: Any) -> int:
        return 0

    def tell(self, events: Sequence[Event], words: Words) -> Sequence[str]:
        return [event.kind for event in events]


def site_of(host: Host, games: Mapping[str, Game]) -> Site:
    """Return the pages of one life of the bot."""
    return Site(Services(host, games))


@dataclass(frozen=True)
class Shown:
    """A page as it stands in a window, and what it would send."""

    asking: Asking
    question: Question

    @property
    def table_id(self) -> int:
        return self.asking.seen.table.id

    def move(self, index: int) -> Sent:
        return {"done": "move", "stamp": self.question["asked"], "index": index}

    def draft(self, index: int) -> Sent:
        drafted = self.question["draft"]
        if drafted is None:
            return {"done": "draft", "stamp": self.question["asked"], "index": index}
        return {"done": "draft", "mark": drafted["mark"], "index": index}

    def of_draft(self, done: str) -> Sent:
        drafted = self.question["draft"]
        assert drafted is not None
        return {"done": done, "mark": drafted["mark"]}

    def says(self, sent: Sent) -> str:
        """Return the notation of what is sent, as far as it makes a move."""
        if sent["done"] == "move":
            prompt = self.asking.prompt
            return prompt.notation(sent["index"]) if prompt is not None else ""
        draft = self.asking.draft
        return "; ".join(draft.texts) if draft is not None and sent["done"] == "send" else ""


@dataclass
class Browser:
    """The windows of a person, which stay open whatever becomes of the bot."""

    world: World
    user_id: int
    shown: list[Shown] = field(default_factory=list)
    unanswered: tuple[Shown, Sent] | None = None
    """What was sent when the bot ended."""

    async def open(self, table_id: int, owner: int | None = None) -> Shown | None:
        """Look at the page of a person, by default the own one; None = there is none."""
        look = self._look(table_id, self.user_id if owner is None else owner)
        try:
            return self._keep(await self._told(await asking(self.world.site, await look())))
        except (HostError, NotFound):
            return None

    async def send(self, shown: Shown, sent: Sent) -> int:
        """Send something from a page; return the status."""
        look = self._look(shown.table_id, shown.asking.seen.viewer.user_id)
        deed = self._deed(shown, sent)
        self.unanswered = (shown, sent)
        try:
            status, now = await carry_out(self.world.site, self._paired, look, sent)
            self._keep(await self._told(now))
        except NotFound:
            status = 404
        deed.outcome = "done" if status == 200 else str(status)
        self.unanswered = None
        self.world.note(deed.kind, sent["done"], deed.table_id, deed.user_id, status)
        self._doubt(deed, shown, status)
        return status

    async def insist(self, shown: Shown, sent: Sent) -> None:
        """Send something, and again if the answer is lost: a tap counts once."""
        first = await self.send(shown, sent)
        if self.world.rng.random() < LOST:
            await asyncio.sleep(self.world.rng.choice((0, 0.1, 3)))
            self.once(sent, first, await self.send(shown, sent))

    def once(self, sent: Sent, *statuses: int) -> None:
        """Check that a tap that was sent several times counts once."""
        if statuses.count(200) > 1:
            self.world.find("a tap on the page counted twice", sent)

    def tap(self, shown: Shown) -> Sent | None:
        """Return what one of the buttons of a page sends, None = it has none."""
        asked, choices = shown.question, shown.question["choices"]
        found: list[Sent] = []
        if choices:
            index = self.world.rng.choice(choices)["index"]
            drafting = asked["drafts"] == "must" or asked["draft"] is not None
            found += [shown.draft(index)] * 3 if drafting else [shown.move(index)] * 4
            found += [shown.draft(index)] if asked["drafts"] and not drafting else []
        if asked["draft"] is not None:
            found += [shown.of_draft("send")] * 4 + [shown.of_draft("back")]
            found += [shown.of_draft("clear")]
        if asked["takeback"] is not None:
            found.append({"done": "takeback", "stamp": asked["takeback"]})
        return self.world.rng.choice(found) if found else None

    @property
    def _paired(self) -> Paired:
        now = self.world.clock()
        return Paired(self.user_id, "a browser", now, now, "")

    def _deed(self, shown: Shown, sent: Sent) -> Deed:
        kind = DOES.get(sent["done"], "draft")
        asked = shown.question["asked"] if kind == "page" else None
        deed = Deed(kind, shown.table_id, self.user_id, shown.says(sent), decision=asked)
        self.world.deeds.append(deed)
        return deed

    def _look(self, table_id: int, owner: int) -> Any:
        """Return how a person's page is looked at: by a link that works, in a chosen look."""

        async def look() -> Seen:
            table = await self.world.site.context.host.tables.get(table_id)
            if table.status == "lobby":
                raise NotFound
            chair = table.chair_of(owner)
            viewer = Viewer(table, owner, None if chair is None else chair.seat)
            return await self.world.site.looked(viewer, CHOSEN)

        return look

    async def _told(self, now: Asking) -> Shown:
        return Shown(now, await question(self.world.site, now))

    def _keep(self, shown: Shown) -> Shown:
        self.shown = [*self.shown, shown][-REMEMBERED:]
        return shown

    def _doubt(self, deed: Deed, shown: Shown, status: int) -> None:
        """Ask of an answer whether it may be so."""
        seat, owner = shown.asking.seen.viewer.seat, shown.asking.seen.viewer.user_id
        if owner != self.user_id and status != 404:
            self.world.find("a page took what somebody else sent", deed, status)
        if deed.kind == "page" and status in (409, 422) and seat is not None and deed.shown:
            asked = self.world.asked(deed.table_id, deed.user_id, seat)
            if asked is not None and asked == deed.decision and shown.question["draft"] is None:
                self.world.find("what is still asked was refused on the page", deed, status)


class PageActs:
    """The acts of a person at the page, alone and together with the other doors."""

    world: World
    browser: Browser

    async def _page(self, host: Host, table_id: int) -> None:
        """Open the page and tap, or repeat first what was not answered before the bot ended."""
        unanswered = self.browser.unanswered
        if unanswered is not None and self.world.rng.random() < 0.7:
            await self.browser.insist(*unanswered)
        shown = await self.browser.open(table_id)
        if shown is not None:
            await asyncio.sleep(self.world.rng.choice((0, 0.1, 3)))
            await self._tap(shown)

    async def _page_old(self, host: Host, table_id: int) -> None:
        """Tap on a page that stands open since a while."""
        if self.browser.shown:
            await self._tap(self.world.rng.choice(self.browser.shown))

    async def _page_twice(self, host: Host, table_id: int) -> None:
        """Tap in two windows at once."""
        shown = await self.browser.open(table_id)
        sent = None if shown is None else self.browser.tap(shown)
        if shown is not None and sent is not None:
            taps = [self.browser.send(shown, sent) for _ in range(2)]
            self.browser.once(sent, *await asyncio.gather(*taps))

    async def _page_of_other(self, host: Host, table_id: int) -> None:
        """Send something from the page of somebody else, whose link came into the wrong hands."""
        table = await host.tables.get(table_id)
        others = [c.user_id for c in table.chairs if c.user_id not in (None, self.browser.user_id)]
        if others:
            thief = Browser(self.world, self.browser.user_id)
            shown = await thief.open(table_id, self.world.rng.choice(others))
            sent = None if shown is None else thief.tap(shown)
            if shown is not None and sent is not None:
                await thief.send(shown, sent)

    async def _tap(self, shown: Shown) -> None:
        sent = self.browser.tap(shown)
        if sent is not None:
            await self.browser.insist(shown, sent)
