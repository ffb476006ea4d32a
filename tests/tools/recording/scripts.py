"""The scripts: which games are played, in which language, and what is asked on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.tools.recording import tour
from tests.tools.recording.people import People


@dataclass(frozen=True)
class Script:
    """One game from the lobby to the score: stretches of turns on Discord, skips between them."""

    name: str
    game: str
    locale: str
    people: int = 3
    bots: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    stretches: tuple[tuple[int, int], ...] = ()
    """Pairs: how many moves are skipped, how many turns are then pressed."""
    asks: bool = False
    """True if people ask for all kinds of things on the way."""

    async def play(self, people: People) -> None:
        """Play it. Who asks for things does so between the turns."""
        if self.locale == "de":
            await tour.speak(people, "de")
        await tour.lobby(people, self)
        number = 0
        for skipped, turns in self.stretches:
            await people.skip(skipped)
            for _ in range(turns):
                number += 1
                if await people.stage.is_over():
                    break
                await people.attempt(people.turn(number))
                await people.attempt(self._ask(people, number))
        await self._end(people)

    async def _ask(self, people: People, number: int) -> None:
        if self.asks and not await people.stage.is_over():
            await tour.ASKED[number % len(tour.ASKED)](people)

    async def _end(self, people: People) -> None:
        """Play on to the end, and look at the score; house bots cannot be hurried so."""
        if self.bots:
            return
        await people.skip(LONGEST)
        await tour.after_the_end(people)


EVERY_KIND = ((0, 6), (25, 3), (25, 3), (35, 3), (50, 3))
SHORTER = ((0, 2), (35, 2), (60, 2))
LONGEST = 2000
"""No game has so many moves."""
BOTH = {"expansions": "both", "draft": "free"}

SCRIPTS = (
    Script("puerto-rico-3", "puerto_rico", "en-US", stretches=EVERY_KIND),
    Script("puerto-rico-2", "puerto_rico", "en-US", people=2, stretches=EVERY_KIND),
    Script("puerto-rico-nobles", "puerto_rico", "en-US", options=BOTH, stretches=EVERY_KIND),
    Script("magister-navis-3", "magister_navis", "en-US", stretches=EVERY_KIND),
    Script("amerigo-4", "amerigo", "en-US", people=4, stretches=EVERY_KIND),
    Script("puerto-rico-de", "puerto_rico", "de", stretches=SHORTER),
    Script("nobles-de", "puerto_rico", "de", people=2, options=BOTH, stretches=SHORTER),
    Script("magister-navis-de", "magister_navis", "de", stretches=SHORTER),
    Script("amerigo-de", "amerigo", "de", people=2, stretches=SHORTER),
    Script("house-bots", "puerto_rico", "en-US", people=1, bots=2, stretches=((0, 6),)),
    *(
        Script(f"asks-{game[:2]}-{locale}", game, locale, stretches=((0, 6), (30, 6)), asks=True)
        for game in ("puerto_rico", "magister_navis", "amerigo")
        for locale in ("en-US", "de")
    ),
)
