"""Somebody who plays by the page alone: by touch, by mouse, or by keyboard."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from playwright.async_api import Page, Response, TimeoutError

from bot.host.core.api import Position
from tests.web.pages import Pages
from tests.web.windows import PATIENCE, faint, violations

_Looked = tuple[Literal["light", "dark"], Callable[[Page], Awaitable[list[str]]]]
_LOOKS: tuple[_Looked, ...] = (("light", violations), ("dark", faint))
"""Colors of a page, and the check that it must pass in them."""
MOST = 60
"""Presses after which a decision counts as stuck."""
_AREA = """where => {
    const all = document.querySelectorAll("#field svg > rect:not(.on)");
    if (!all.length) return null;
    const rect = all[Math.floor(where * all.length)];
    rect.scrollIntoView({block: "center", inline: "center"});
    const box = rect.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
_NAME = "one => one.innerText.split('\\n')[0].trim() || one.getAttribute('aria-label')"
_FOLDED = "one => one.matches('details:not([open]) button')"
_NOW = "() => [play.asked(), document.getElementById('turn').getAttribute('aria-busy') === 'true']"


class Decided(NamedTuple):
    """A decision that was made: what was pressed, one by one, and how many things were placed."""

    pressed: tuple[str, ...]
    placed: int

    @property
    def presses(self) -> int:
        """Return how often something was pressed besides once for each thing placed."""
        return len(self.pressed) - self.placed


@dataclass
class Fingers:
    """A person at a page, who presses by touch, mouse or keyboard what may be pressed."""

    page: Page
    how: str = "touch"
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    sent: list[str] = field(default_factory=list)
    """The status of each answer, and what was sent."""

    def __post_init__(self) -> None:
        self.page.on("response", self._note)

    def _note(self, response: Response) -> None:
        if response.request.method == "POST":
            self.sent.append(f"{response.status} {response.request.post_data}")

    async def asked(self, stamp: int) -> None:
        """Wait until the page asks what the table asks."""
        async with asyncio.timeout(PATIENCE):
            while await self.page.evaluate(_NOW) != [stamp, False]:
                await asyncio.sleep(0.02)

    async def can_be_heard(self, kind: str) -> None:
        """Check a question by axe-core, which also wants a name for each button."""
        for scheme, against in _LOOKS:
            await self.page.emulate_media(color_scheme=scheme)
            assert not (wrong := await against(self.page)), (kind, scheme, wrong)

    async def decide(self) -> Decided:
        """Press until the decision is made."""
        # A heading of the list is one of moves, and none of steps to several.
        assert not await self.page.locator(".moves .menu + li").get_by_text("…").count()
        before, pressed = len(self.sent), list[str]()
        while not any(one in sent for sent in self.sent[before:] for one in ('"move"', '"send"')):
            if len(pressed) == MOST:
                raise AssertionError(pressed, await self.page.locator("#turn").inner_text())
            pressed.append(await self._press_something())
            await self.rest()
        placed = sum('"draft"' in one for one in self.sent[before:])
        assert all(one.startswith("200") for one in self.sent[before:]), self.sent[before:]
        return Decided(tuple(pressed), placed)

    async def _press_something(self) -> str:
        """Press one thing, and return its name."""
        if await self._is_complete():
            return await self._press("#turn-bar .go")
        if self.how != "keyboard" and (found := await self._area()):
            x, y = found
            press = self.page.touchscreen.tap if self.how == "touch" else self.page.mouse.click
            await press(x, y)
            return "(picture)"
        return await self._press("#turn-list button")

    async def _area(self) -> tuple[float, float] | None:
        """Return the middle of something that is outlined on the picture, brought into sight."""
        found: tuple[float, float] | None = await self.page.evaluate(_AREA, self.rng.random())
        return found

    async def _is_complete(self) -> bool:
        """Return whether all that can be chosen was chosen: then only sending is left."""
        drafting = await self._count("#turn-draft:not([hidden]) li")
        more = drafting and await self._count("#turn-list button")
        return await self._count("#turn-bar .go") > 0 and not more

    async def _press(self, what: str) -> str:
        found, sent = self.page.locator(what), len(self.sent)
        one = found.nth(self.rng.randrange(await found.count()))
        if await one.evaluate(_FOLDED):
            # Of few moves that are left each has a button in sight, before that to start over.
            few = self.page.locator("#turn-keys button:not(:last-child)")
            count = 0 if self.how == "keyboard" else await few.count()
            place = self.rng.randrange(count) if count else 0
            one = few.nth(place) if count else self.page.locator("#turn-all > summary")
        name: str = await one.evaluate(_NAME)
        if self.how == "keyboard":
            await one.focus()
            await self.page.keyboard.press("Enter")
            return name
        try:
            await (one.tap if self.how == "touch" else one.click)(timeout=2000)
        except TimeoutError:
            # Pressed, but a busy machine said so too late; or the list was folded away, or drawn
            # anew, once it was known what lies on the picture.
            if len(self.sent) == sent and await found.count():
                return await self._press(what)
        return name

    async def rest(self) -> None:
        """Wait until an answer is there."""
        async with asyncio.timeout(PATIENCE):
            while (await self.page.evaluate(_NOW))[1]:
                await asyncio.sleep(0.02)

    async def _count(self, what: str) -> int:
        return await self.page.locator(what).count()


Pressed = defaultdict[str, list[Decided]]
"""The decisions that were made, by their kind."""


async def played(pages: Pages, fingers: Fingers, user_id: int, most: int) -> Pressed:
    """Play a table: one person by the page, all others past Discord, for so many decisions.

    The first question of each kind is checked for people who hear it, by night and by day.
    """
    found: Pressed = defaultdict(list)
    while sum(map(len, found.values())) < most:
        position = await pages.at_rest()
        if not position.decisions:
            break
        asked = _asked(position, user_id)
        if asked is None:
            await pages.move(position)
            continue
        kind, stamp = asked
        await fingers.asked(stamp)
        if kind not in found:
            await fingers.can_be_heard(kind)
        found[kind].append(await fingers.decide())
    return found


def _asked(position: Position, user_id: int) -> tuple[str, int] | None:
    """Return the kind of what a person is asked, and when it was asked."""
    for decision in position.decisions:
        if position.table.chairs[decision.seat].user_id == user_id:
            return decision.kind, position.asked[decision.seat]
    return None
