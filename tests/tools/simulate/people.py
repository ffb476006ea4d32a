"""Players: they click twice or at old buttons, write, take back, propose, go and return."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from bot.engine.api import Decision, GameError
from bot.host import Host
from bot.host.automation.standing_orders import SCOPES
from bot.host.core.api import HostError, Person, Played, Position, StalePrompt
from bot.host.proposals.kinds import KINDS
from tests.host.toy import STONES
from tests.tools.simulate.deeds import Deed
from tests.tools.simulate.pages import Browser, PageActs

if TYPE_CHECKING:
    from tests.tools.simulate.world import World

ACTS = {
    "click": 12,
    "look_and_click": 8,
    "write": 6,
    "click_twice": 3,
    "click_old": 3,
    "take_back": 2,
    "order": 4,
    "cancel": 1,
    "propose": 4,
    "answer": 8,
    "leave": 1,
    "come_back": 1,
    "vote": 2,
    "take_seat": 1,
    "pause": 1,
    "page": 10,
    "page_old": 3,
    "page_twice": 3,
    "page_of_other": 1,
    "page_and_click": 3,
    "draft": 3,
}
"""Acts of people, and how often if a seed allows them."""


class Player(PageActs):
    """One person over all lives of the bot."""

    def __init__(self, world: World, person: Person, plans: list[int], budget: int) -> None:
        self.person = person
        self.budget = budget
        self._plans = plans
        self.world = self._world = world
        self.browser = Browser(world, person.id)
        self._rng = world.rng

    async def live(self, host: Host) -> None:
        """Do something now and then until nothing is left that this person wants."""
        acts, weights = zip(*self._world.scenario.acts.items(), strict=True)
        while self.budget > 0:
            self.budget -= 1
            await asyncio.sleep(self._think())
            table_id = self._world.tables[self._rng.choice(self._plans)]
            if table_id is not None:
                act = self._rng.choices(acts, weights)[0]
                await getattr(self, f"_{act}")(host, table_id)

    def _think(self) -> float:
        if self._rng.random() < self._world.scenario.dozes:
            return self._rng.uniform(200, 2000)
        return self._rng.expovariate(1 / self._rng.choice((0.01, 0.5, 4)))

    async def _click(self, host: Host, table_id: int, back: int = 1) -> None:
        """Press a button of the newest post, or of one before."""
        shown = [m for m in self._world.chat.at(table_id) if m.live][-back:]
        if shown:
            await self._press(host, shown[0].bulletin.position)

    async def _click_old(self, host: Host, table_id: int) -> None:
        """Press a button that was on the screen a while ago."""
        seen = [m for m in self._world.chat.at(table_id) if m.bulletin.asks]
        if seen:
            await self._press(host, self._rng.choice(seen[-4:]).bulletin.position)

    async def _look_and_click(self, host: Host, table_id: int) -> None:
        """Open the own panel, and press a button there."""
        position = await self._looked(host, table_id)
        if position is not None:
            await asyncio.sleep(self._rng.choice((0, 0.1, 3)))
            await self._press(host, position)

    async def _click_twice(self, host: Host, table_id: int) -> None:
        position = await self._looked(host, table_id)
        if position is not None:
            seat, decision, index = self._chosen(position)
            if decision is not None and seat is not None:
                await asyncio.gather(
                    self._index(host, position, decision, index),
                    self._index(host, position, decision, index, self._rng.uniform(0, 0.1)),
                )

    async def _press(self, host: Host, position: Position) -> None:
        _, decision, index = self._chosen(position)
        if decision is not None:
            await self._index(host, position, decision, index)

    def _chosen(self, position: Position) -> tuple[int | None, Decision[Any] | None, int]:
        chair = position.table.chair_of(self.person.id)
        if chair is None or chair.seat is None:
            return None, None, 0
        decision = position.decision_of(chair.seat)
        return chair.seat, decision, self._rng.randrange(len(decision.moves)) if decision else 0

    async def _index(
        self,
        host: Host,
        position: Position,
        decision: Decision[Any],
        index: int,
        later: float = 0.0,
    ) -> None:
        shown = position.rules.notate(decision.moves[index])
        deed = Deed("click", position.table.id, self.person.id, shown, position.version)
        deed.decision = position.asked[decision.seat]
        await asyncio.sleep(later)
        await self._do(
            deed,
            host.tables.play_index(deed.table_id, deed.user_id, position.version, index),
            decision.seat,
        )

    async def _page_and_click(self, host: Host, table_id: int) -> None:
        """Tap on the page and press a button of the post at once."""
        shown = await self.browser.open(table_id)
        if shown is not None:
            click = asyncio.create_task(self._press(host, shown.asking.seen.position))
            await asyncio.gather(self._tap(shown), click)

    async def _draft(self, host: Host, table_id: int) -> None:
        """Draft in Discord, or send from there what was drafted there or on the page."""
        drafts = host.analysis.drafts
        try:
            draft = await drafts.open(table_id, self.person.id)
            decision = draft.decision
            if decision is not None and self._rng.random() < 0.6:
                index = self._rng.randrange(len(decision.moves))
                await drafts.add_index(table_id, self.person.id, index, draft.mark)
                return
        except (HostError, GameError):
            return
        deed = Deed("click", table_id, self.person.id, "; ".join(draft.texts))
        deed.decision = draft.mark.begun
        await self._do(deed, drafts.send(table_id, self.person.id, draft.mark))

    async def _write(self, host: Host, table_id: int) -> None:
        """Write a move, or all stones at once, as it was when the person looked or blindly."""
        position = await self._looked(host, table_id)
        if position is None:
            return
        seat, decision, index = self._chosen(position)
        if decision is None:
            return
        batch = [position.rules.notate(decision.moves[index])]
        if decision.kind == "fill":
            batch *= self._rng.randint(1, STONES - position.view(None)["filled"][seat])
        version = position.version if self._rng.random() < 0.5 else None
        deed = Deed("write", table_id, self.person.id, "; ".join(batch), version)
        played = host.tables.play(table_id, self.person.id, deed.shown, version)
        await self._do(deed, played, decision.seat)

    async def _take_back(self, host: Host, table_id: int) -> None:
        deed = Deed("take_back", table_id, self.person.id, "")
        await self._do(deed, host.tables.takeback(table_id, self.person.id))

    async def _order(self, host: Host, table_id: int) -> None:
        position = await self._looked(host, table_id)
        book = None if position is None else host.automation.orders.book(position.table.game)
        chair = None if position is None else position.table.chair_of(self.person.id)
        if position is None or book is None or chair is None:
            return
        wish = self._rng.choice(book.wishes)
        values = sorted(wish.values(position.view(chair.seat)))
        count = min(len(values), self._rng.randint(wish.least, wish.most))
        prefers = self._rng.sample(values, count)
        scope, decision = self._rng.choice(SCOPES), self._rng.choice(wish.decisions)
        deed = Deed("order", table_id, self.person.id, wish.key)
        arm = host.automation.orders.arm(
            table_id, self.person.id, wish.key, decision, prefers, scope
        )
        await self._do(deed, arm)

    async def _cancel(self, host: Host, table_id: int) -> None:
        for order in (await host.automation.orders.armed(table_id, self.person.id))[:1]:
            deed = Deed("cancel", table_id, self.person.id, order.wish)
            await self._do(deed, host.automation.orders.cancel(order.id, self.person.id))

    async def _propose(self, host: Host, table_id: int) -> None:
        """Propose to take back, or anything else, though seldom that the game shall end."""
        position = await self._looked(host, table_id)
        if position is None:
            return
        kinds = [kind for kind in KINDS if kind not in ("abandon", "end")]
        kinds = ["takeback"] if self._rng.random() < 0.5 else kinds
        kind = self._rng.choice(kinds if self._rng.random() < 0.95 else ["abandon", "end"])
        data: dict[str, Any] = {
            "takeback": {"version": max(0, position.version - self._rng.randint(1, 3))},
            "pace": {"pace": self._rng.choice(("none", "live"))},
            "swap": {"seat": self._rng.randrange(len(position.table.chairs))},
            "away": {"seat": self._rng.randrange(len(position.table.chairs))},
            "option": {"option": "peeking", "choice": "no"},
        }.get(kind, {})
        deed = Deed("propose", table_id, self.person.id, kind)
        await self._do(deed, host.proposals.propose(table_id, self.person.id, kind, **data))

    async def _answer(self, host: Host, table_id: int) -> None:
        for proposal in await host.proposals.open_at(table_id):
            deed = Deed("answer", table_id, self.person.id, proposal.kind)
            if proposal.user_id == self.person.id:
                answered = host.proposals.withdraw(proposal.id, self.person.id)
            else:
                agrees = self._rng.random() < 0.8
                answered = host.proposals.vote(proposal.id, self.person.id, agrees)
            await self._do(deed, answered)

    async def _leave(self, host: Host, table_id: int) -> None:
        deed = Deed("leave", table_id, self.person.id, "")
        await self._do(deed, host.absence.leave(table_id, self.person.id))

    async def _come_back(self, host: Host, table_id: int) -> None:
        deed = Deed("come_back", table_id, self.person.id, "")
        await self._do(deed, host.absence.back(table_id, self.person))

    async def _vote(self, host: Host, table_id: int) -> None:
        for away in await host.absence.away(table_id):
            if away.lapse is not None:
                choice = self._rng.choice(("caretaker", "wait", "caretaker", "wait", "end"))
                deed = Deed("vote", table_id, self.person.id, choice)
                vote = host.absence.vote(table_id, away.lapse, self.person.id, choice)
                await self._do(deed, vote)

    async def _take_seat(self, host: Host, table_id: int) -> None:
        for away in (await host.absence.away(table_id))[:1]:
            deed = Deed("take_seat", table_id, self.person.id, away.name)
            await self._do(deed, host.absence.take(table_id, away.seat, self.person))

    async def _pause(self, host: Host, table_id: int) -> None:
        """Be away from the table for a few minutes, in which clocks run."""
        await asyncio.sleep(self._rng.uniform(60, 600))

    async def _looked(self, host: Host, table_id: int) -> Position | None:
        try:
            return await host.tables.position(table_id)
        except HostError:
            return None

    async def _do(self, deed: Deed, trying: Awaitable[Any], seat: int | None = None) -> None:
        """Try something and keep what came of it."""
        self._world.deeds.append(deed)
        try:
            result = await trying
        except (HostError, GameError) as error:
            deed.outcome = error.code
            self._doubt(deed, seat, isinstance(error, StalePrompt))
        else:
            deed.outcome = "done"
            if isinstance(result, Played):
                deed.version = result.position.version
                self._check(deed, result)
        self._world.note(deed.kind, deed.table_id, deed.user_id, deed.outcome, deed.version)

    def _check(self, deed: Deed, played: Played) -> None:
        if deed.kind != "take_back" and played.notation != deed.shown:
            self._world.find("a button did what another one says", deed, played.notation)

    def _doubt(self, deed: Deed, seat: int | None, stale: bool) -> None:
        """Ask of a refusal whether what was shown is not asked still."""
        if deed.kind in ("click", "write") and seat is not None:
            asked = self._world.asked(deed.table_id, deed.user_id, seat)
            if asked is not None and asked <= (deed.asked or 0):
                self._world.find("what is still asked was refused", deed, asked)
            elif deed.asked is None and stale:
                self._world.find("a move for no version was told to be stale", deed, asked)
