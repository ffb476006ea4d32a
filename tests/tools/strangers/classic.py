"""Four strangers in four time zones at the real bot on a simulated Discord."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import simcord
from simcord.types import HttpLogEntry

from bot.host.absence.timeouts import CHOICES
from bot.host.core.api import Table
from bot.host.core.paces import DAY, HOUR
from bot.host.people.hours import Hours, Span
from bot.host.proposals.service import Proposal
from bot.simulation.people import EVER, Vacation
from cogs.ui.kit.screen import file_name
from tests.cogs.harness import Harness, components, custom_ids
from tests.tools.strangers.figures import MISSING, Outcome, Ping
from tests.tools.strangers.life import Life, Plan
from tests.tools.strangers.people import Stranger
from tests.tools.strangers.stage import Stage, Wordy

_MOST_FILES = 100
SILENT = 1 << 12
"""Discord's flag of a message that makes no noise."""


class OnDiscord(Stage):
    """The bot on a simulated Discord: people type commands and press the buttons they see."""

    def __init__(self, harness: Harness, pictures: bool, typed: bool = False) -> None:
        super().__init__(harness.host, harness.env.bot)
        self.harness = harness
        self._typed = typed
        # What the start of the bot takes is not the game's.
        self._counted = len(harness.env.http_requests)
        self._sizes: dict[str, int] = {}
        self._about: Counter[int] = Counter()
        bot: Any = harness.env.bot
        for name in ("send", "edit", "illustrate"):
            setattr(bot.sender, name, self._weighed(getattr(bot.sender, name)))
        if not pictures:
            bot.publisher._draw_pool = Wordy()

    def advance(self, seconds: float) -> None:
        self.harness.env.backend.advance_clock(seconds)

    async def settle(self) -> None:
        await super().settle()
        await self.harness.env.settle()
        requests = self.harness.env.http_requests
        for request in requests[self._counted :]:
            self._count(request)
        self._counted = len(requests)

    def _weighed(self, send: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Make the sender of posts write down how large their pictures are, sent or kept."""

        async def weighed(*args: Any) -> Any:
            screen = args[-1].screen
            shown = [*screen.record, *([] if screen.asking is None else [screen.asking])]
            self._sizes |= {file_name(one): len(one.data) for one in shown}
            return await send(*args)

        return weighed

    def _count(self, request: HttpLogEntry) -> None:
        """Write down a call, and whom it wakes; answers to interactions are told apart."""
        parts = ["#" if part.isdigit() else part for part in request.path.strip("/").split("/")]
        body = request.json if isinstance(request.json, dict) else {}
        self._weigh(body)
        if parts[0] in ("interactions", "webhooks"):
            self.ledger.counts["answers"] += 1
            return
        self.ledger.counts["REST calls"] += 1
        self.ledger.counts[f"{request.method} /{'/'.join(parts[:4])}"] += 1
        if parts == ["channels", "#", "messages", "#"]:
            self._about[int(request.path.rpartition("/")[2])] += 1
        if (request.method, parts) != ("POST", ["channels", "#", "messages"]):
            return
        channel = self.harness.env.backend.channels[int(request.path.strip("/").split("/")[1])]
        called = [] if body.get("flags", 0) & SILENT else body["allowed_mentions"].get("users", [])
        direct = list(getattr(channel, "recipient_ids", ()))
        known = {person.id for person in self.harness.people}
        for user_id in {*map(int, called), *map(int, direct)} & known:
            self.ledger.pings.append(Ping(self.now, user_id, "direct" if direct else "mention"))

    def _weigh(self, body: Mapping[str, Any]) -> None:
        """Write down the pictures of posts that are sent with a request."""
        # What stays is named by its number, what is new by its place in the request.
        new = [one for one in body.get("attachments") or () if int(one["id"]) < _MOST_FILES]
        sizes = [self._sizes[one["filename"]] for one in new if one["filename"] in self._sizes]
        self.ledger.counts["pictures sent"] += len(sizes)
        self.ledger.counts["bytes of pictures sent"] += sum(sizes)

    def count_pictures(self) -> None:
        """Write down the posts of the table's channel and thread, their calls and pictures."""
        channel = self.harness.channel
        for place in (channel, *channel.threads):
            for message in place.history():
                self.ledger.counts["posts" if place != channel else "posts of the lobby"] += 1
                if place != channel:
                    self.ledger.counts["calls about posts"] += 1 + self._about[message.id]
                self.ledger.counts["pictures"] += len(message.attachments)
                self.ledger.counts["bytes of pictures"] += sum(a.size for a in message.attachments)

    def _actor(self, who: Stranger) -> simcord.MemberActor:
        return self.harness.person(who.id)

    def _place(self) -> Any:
        return (*self.harness.channel.threads, self.harness.channel)[0]

    async def _press(self, who: Stranger, custom_id: str) -> None:
        """Press the newest button with that id; one that should be there but is not is counted."""
        places = (*self.harness.channel.threads, self.harness.channel)
        for message in (m for place in places for m in reversed(place.history())):
            if custom_id in custom_ids(message):
                await self._actor(who).click(message, custom_id=custom_id)
                return
        self.ledger.counts[MISSING] += 1

    async def _type(self, who: Stranger, command: str, **arguments: Any) -> None:
        await self._actor(who).slash(self._place(), command, **arguments)

    async def open(self, owner: Stranger, game: str, pace: str, at_timeout: str) -> Table:
        await self._type(owner, "table new", game=game, where="thread", pace=pace)
        return await self.harness.table()

    async def join(self, table: Table, who: Stranger) -> None:
        await self._press(who, f"lobby:{table.id}:0")

    async def want(self, table: Table, who: Stranger) -> None:
        await self._press(who, f"lobby:{table.id}:7")

    async def here(self, table: Table, who: Stranger) -> None:
        await self._press(who, f"lobby:{table.id}:6")

    async def add_bot(self, table: Table, owner: Stranger) -> None:
        await self._press(owner, f"lobby:{table.id}:2")

    async def start(self, table: Table, owner: Stranger) -> None:
        await self._press(owner, f"lobby:{table.id}:5")

    async def set_hours(self, who: Stranger, hours: Hours) -> None:
        wakes, sleeps = (f"{m // 60}:{m % 60:02}" for m in (hours.wakes, hours.sleeps))
        await self._type(who, "hours", zone=hours.zone, wakes=wakes, sleeps=sleeps)

    async def play(self, table: Table, who: Stranger, move: str) -> None:
        """Press the button of a move, or pick it from a menu; type it where the post has none."""
        before = table.version
        offered = None if self._typed else await self._offered(table, who, move)
        if offered is not None:
            await self._take(who, *offered)
            clicked = (await self.host.tables.get(table.id)).version > before
            self.ledger.counts["moves by a click on a post"] += clicked
        if (await self.host.tables.get(table.id)).version == before:
            await self._type(who, "play", move=move, table=str(table.id))

    async def _take(self, who: Stranger, post: Any, custom_id: str, value: str | None) -> None:
        """Press a button, or pick one entry of a menu; further steps may have to be taken."""
        if value is None:
            await self._actor(who).click(post, custom_id=custom_id)
        else:
            await self._actor(who).select(post, [value], custom_id=custom_id)

    async def _offered(
        self, table: Table, who: Stranger, move: str
    ) -> tuple[Any, str, str | None] | None:
        """Return the live post and what offers a move there: a button, or an entry of a menu."""
        position = await self.host.tables.position(table.id)
        decision = position.user_decision(who.id)
        legal = [] if decision is None else [*map(position.rules.notate, decision.moves)]
        if move not in legal or position.table.post_id is None:
            return None
        post = await self.harness.post()
        index, asked = legal.index(move), position.asked[decision.seat]
        places = tuple(f"{verb}:{table.id}:{asked}:" for verb in ("mv", "sel", "step", "stepsel"))
        for part in components(post):
            custom_id = part.get("custom_id", "")
            values = [option["value"] for option in part.get("options", ())]
            if not custom_id.startswith(places):
                continue
            if str(index) in values:
                return post, custom_id, str(index)
            if not values and custom_id.endswith(f":{index}"):
                return post, custom_id, None
        return None

    async def vote(self, table: Table, who: Stranger, lapse: int, choice: str) -> None:
        open_ones = {away.lapse for away in await self.host.absence.away(table.id)}
        if lapse in open_ones:
            await self._press(who, f"away-vote:{table.id}:{lapse}:{CHOICES.index(choice)}")

    async def come_back(self, table: Table, who: Stranger) -> None:
        await self._type(who, "table back", table=str(table.id))

    async def leave(self, table: Table, who: Stranger) -> None:
        await self._type(who, "table quit", table=str(table.id))

    async def take_up(self, table: Table, who: Stranger) -> None:
        await self._press(who, f"away-up:{table.id}")

    async def rest(self, who: Stranger, days: int, bot: bool) -> None:
        await self._type(who, "vacation", days=days, **{"house-bot": bot})

    async def propose(self, table: Table, who: Stranger, kind: str, **data: str | int) -> None:
        await self._type(who, f"propose {kind}", table=str(table.id), **data)

    async def answer(self, proposal: Proposal, who: Stranger, agrees: bool) -> None:
        if proposal.id in {one.id for one in await self.host.proposals.open_at(proposal.table.id)}:
            await self._press(who, f"vote:{proposal.id}:{int(not agrees)}")


def four(harness: Harness, now: float) -> list[Stranger]:
    """Return one who is slow, one who travels, one who vanishes and one who leaves."""
    ids = [person.id for person in harness.people]

    def day(number: float) -> float:
        return now + number * DAY

    return [
        Stranger(ids[0], "anna", Hours("Europe/Berlin", 7 * 60, 23 * 60), answers=9 * HOUR),
        Stranger(
            ids[1],
            "ben",
            Hours("America/New_York", 8 * 60, 0),
            answers=2 * HOUR,
            vacation=Vacation(day(6), 7, bot=False),
        ),
        Stranger(
            ids[2],
            "cleo",
            Hours("Asia/Tokyo", 6 * 60, 22 * 60),
            answers=3 * HOUR,
            gone=(Span(day(20), day(20) + EVER),),
        ),
        Stranger(
            ids[3],
            "dora",
            Hours("America/Los_Angeles", 9 * 60, 60),
            answers=2 * HOUR,
            leaves_at=day(26),
            returns=False,
        ),
    ]


async def play(
    plan: Plan, pictures: bool = True, stay: bool = False, typed: bool = False
) -> Outcome:
    """Play the game of the four through the bot; if all `stay`, nobody leaves and none vanishes.

    They press what the posts offer, unless all is `typed`.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with Harness.open(Path(folder) / "games.db", asks_hours=True) as harness:
            stage = OnDiscord(harness, pictures, typed)
            people = four(harness, stage.now)
            if stay:
                people = [replace(who, gone=(), leaves_at=None) for who in people]
            outcome = await Life(stage, plan, people).live()
            stage.count_pictures()
            return outcome
