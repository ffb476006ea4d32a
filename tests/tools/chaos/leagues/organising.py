"""The organiser: founds leagues, changes a rule of each season, and reads how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial

from bot.leagues.settings import NO, PLACE
from tests.tools.chaos import clock
from tests.tools.chaos.leagues.plan import GAME, Plan
from tests.tools.chaos.leagues.reading import HEADING, Line, Said, announcements, lines
from tests.tools.chaos.leagues.signing import Errand
from tests.tools.chaos.objects import Channel, Message, User
from tests.tools.chaos.people import Club


class Organiser:
    """The organiser, who manages the server; `places` are the leagues' channels by name."""

    def __init__(
        self, club: Club, user: User, plans: Sequence[Plan], places: Mapping[str, Channel]
    ) -> None:
        user.manages = True
        self._club, self._user, self._plans, self._places = club, user, plans, places
        self._founded: set[str] = set()
        self._tried: set[tuple[str, int]] = set()
        self.changed: set[tuple[str, int]] = set()
        """By league and number of the season, whose rules were changed."""
        self.standings: dict[tuple[str, int], dict[int, list[Line]]] = {}
        """By league and number of the season what was read after its end, by division."""

    def errands(self) -> Iterator[Errand]:
        """Yield what there is to organise, the most urgent first."""
        for plan in self._plans:
            if plan.name not in self._founded:
                yield partial(self._found, plan)
        for said in announcements([*self._places.values()]):
            season = (said.league, said.season)
            if said.kind == "divisions" and season not in self._tried:
                yield partial(self._change, said)
            elif said.kind == "over" and season not in self.standings:
                yield partial(self._read, said)

    async def _found(self, plan: Plan) -> None:
        """Found a league; a second try may be told that there is one of that name."""
        first = datetime.fromtimestamp(clock.now(), UTC).date() + timedelta(days=plan.first)
        given = await self._club.slash(
            self._user, self._places[plan.name], "league new",
            **{
                "name": plan.name, "game": GAME, "form": plan.form, "size": 2,
                "first-day": str(first), "last-day": str(first + timedelta(days=plan.days)),
                "games": plan.games, "at-once": min(plan.at_once, plan.games), "pace": "fast",
                "division-size": plan.division, "up": plan.up, "down": plan.up,
                "late": PLACE if plan.trouble else NO,
            },
        )  # fmt: skip
        if any(plan.name in one.texts for one in given.said):
            self._founded.add(plan.name)

    def without_card(self) -> Iterator[str]:
        """Yield the names of leagues that are founded, and whose sign-up nobody can see yet.

        If days passed meanwhile, sign-up could close before anybody has signed up.
        """
        for name in sorted(self._founded):
            if not any(announcements([self._places[name]])):
                yield name

    async def look(self) -> None:
        """Look at a league: the bot looks at what is due, too."""
        name = self._club.rng.choice(self._plans).name
        await self._club.slash(self._user, self._places[name], "league set", league=name)

    async def _change(self, said: Said) -> None:
        """Change a rule by which no tables are paired; a second try changes nothing."""
        given = await self._club.slash(
            self._user, self._places[said.league], "league set", league=said.league,
            what="vacation_days", value=str(11 + said.season), reason="More holidays.",
        )  # fmt: skip
        if given.said:
            self._tried.add((said.league, said.season))
            head = HEADING.search(given.said[-1].texts)
            # The next one may be open for sign-up already: then it was that one's.
            if head is not None and int(head[2]) == said.season:
                self.changed.add((said.league, said.season))

    async def _read(self, said: Said) -> None:
        """Read the standings of every division in words."""
        start = next(one for one in said.message.custom_ids if one.startswith("league-standings:"))
        given = await self._club.click(self._user, said.message, start)
        shown = given.said[-1] if given.said else None
        ways = shown.custom_ids if shown is not None else []
        found: dict[int, list[Line]] = {}
        for number in sorted({int(way.split(":")[2]) for way in ways if way.startswith(start)}):
            rows = await self._in_words(shown, f"{start}:{number}")
            if rows is None:
                return
            found[number] = rows
        if found:
            self.standings[said.league, said.season] = found

    async def _in_words(self, message: Message | None, way: str) -> list[Line] | None:
        """Return a division's standings, None = nobody answered."""
        for custom_id in (f"{way}:0", f"{way}:1"):
            if message is not None and custom_id in message.custom_ids:
                given = await self._club.click(self._user, message, custom_id)
                message = given.said[-1] if given.said else None
        return None if message is None else lines(message.texts)
