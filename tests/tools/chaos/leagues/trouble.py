"""Trouble at a table of a season: a dispute, then a player is out, and somebody enters late.

Nobody moves at that table until it is over: a game of pebbles takes seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from tests.tools.chaos.leagues.plan import Plan
from tests.tools.chaos.leagues.reading import announcements, number_of, standing
from tests.tools.chaos.leagues.signing import Errand, SignUps
from tests.tools.chaos.objects import Channel, Message, User
from tests.tools.chaos.people import Club

ACCUSES = "collude"
"""A word of the dispute, by which the answers that show it are known."""
CORRECTS = "orrection #"
"""Part of both answers to an exclusion: that it counts, or which one counts already."""
DISMISSES = ":dismissed:"
"""Part of the button by which an organiser dismisses a dispute."""


@dataclass
class Case:
    """The table with trouble; the first of its two people raises the dispute, the other is out."""

    plan: Plan
    thread: Channel
    people: tuple[User, User]
    raised: bool = False
    decided: bool = False
    excluded: bool = False


class Trouble:
    """What goes wrong in the last season of each league that has trouble, one case each."""

    def __init__(
        self,
        club: Club,
        organiser: User,
        latecomer: User,
        plans: Sequence[Plan],
        places: Mapping[str, Channel],
        signups: SignUps,
    ) -> None:
        self.latecomer = latecomer
        self._club, self._organiser, self._signups = club, organiser, signups
        self._plans = [plan for plan in plans if plan.trouble]
        self._places = places
        self._cases: dict[str, Case] = {}

    @property
    def cases(self) -> Mapping[str, Case]:
        """Return the cases so far by the leagues' names."""
        for plan in self._plans:
            if plan.name not in self._cases and (found := self._found(plan)) is not None:
                self._cases[plan.name] = found
        return self._cases

    def _found(self, plan: Plan) -> Case | None:
        """Return a table of two people in a league's last season, None = there is none yet."""
        place, card = self._places[plan.name], self._last_card(plan)
        if card is None:
            return None
        for thread in [*self._club.server.world.channels.values()]:
            if thread.parent_id == place.id and thread.id > card:
                people = self._people(thread)
                if len(people) == 2:
                    return Case(plan, thread, (people[0], people[1]))
        return None

    def _last_card(self, plan: Plan) -> int | None:
        """Return the id of the sign-up card of a league's last season, None = not yet posted."""
        said = announcements([self._places[plan.name]])
        wanted = ("card", plan.seasons)
        return next((one.message.id for one in said if (one.kind, one.season) == wanted), None)

    def _people(self, thread: Channel) -> list[User]:
        """Return who sits at a table, as the post of its beginning would tell."""
        query = "SELECT user_id FROM seat WHERE game_id = ? AND user_id IS NOT NULL ORDER BY seat"
        users = self._club.server.world.users
        return [users[user_id] for (user_id,) in self._club.stage.rows(query, number_of(thread))]

    def holds(self, thread: Channel) -> bool:
        """Return whether nobody moves at a table for now."""
        return any(one.thread is thread and not self.is_over(one) for one in self.cases.values())

    def is_coming(self, thread: Channel) -> bool:
        """Return whether somebody is still to enter late in the league of a table.

        Whoever quits leaves a place, too: the latecomer would get that one.
        """
        for plan in self._plans:
            place = self._places[plan.name]
            if place.id == thread.parent_id and self._last_card(plan) is not None:
                case = self.cases.get(plan.name)
                return case is None or not self.is_over(case)
        return False

    def is_over(self, case: Case) -> bool:
        """Return whether somebody has entered late, or the game is over without that."""
        if any("the game is over" in one.texts for one in standing(case.thread)):
            return True
        return self.has_entered(case)

    def has_entered(self, case: Case) -> bool:
        """Return whether it was announced that somebody has entered late."""
        said = announcements([self._places[case.plan.name]])
        return any((one.kind, one.season) == ("entered", case.plan.seasons) for one in said)

    def out_of(self, plan: Plan) -> list[User]:
        """Return who is excluded from a league."""
        case = self._cases.get(plan.name)
        return [] if case is None or not case.decided else [case.people[1]]

    def errands(self, user: User) -> Iterator[Errand]:
        """Yield what somebody has to do about a case."""
        for case in self.cases.values():
            if not self.is_over(case):
                yield from self._of(user, case)

    def _of(self, user: User, case: Case) -> Iterator[Errand]:
        place = self._places[case.plan.name]
        if user is self.latecomer:
            yield from self._signups.late(user, place)
        elif user is case.people[0] and not case.raised:
            yield partial(self._raise, case)
        elif user is self._organiser and case.raised:
            do = self._look if case.excluded else self._exclude if case.decided else self._decide
            yield partial(do, case)

    async def _raise(self, case: Case) -> None:
        """Raise a dispute; if that is done, but nobody answered, it is shown."""
        given = await self._club.slash(
            case.people[0], case.thread, "league dispute", league=case.plan.name
        )
        if given.modal is not None:
            given = await self._club.submit(given, f"They *{ACCUSES}*.")
        # A sentence that it did not work, which a busy machine may bring, is no dispute.
        case.raised = any(ACCUSES in one.texts for one in given.said)

    async def _decide(self, case: Case) -> None:
        """Dismiss a dispute; if that is done, but nobody answered, no button does it any more."""
        given = await self._club.slash(
            self._organiser, case.thread, "league dispute", league=case.plan.name
        )
        shown = given.said[-1] if given.said else None
        if shown is None or ACCUSES not in shown.texts:
            return
        button = _dismissing(shown)
        if button is None:
            case.decided = True
            return
        asked = await self._club.click(self._organiser, shown, button)
        if asked.modal is not None:
            given = await self._club.submit(asked, "Nothing seen.")
            case.decided = any(ACCUSES in one.texts for one in given.said)

    async def _exclude(self, case: Case) -> None:
        """Exclude a player from the league; a second try is told that they are."""
        given = await self._club.slash(
            self._organiser, self._places[case.plan.name], "league correct", kind="ban",
            reason="Colluded elsewhere.", player=case.people[1], league=case.plan.name,
        )  # fmt: skip
        case.excluded = any(CORRECTS in one.texts for one in given.said)

    async def _look(self, case: Case) -> None:
        """Look at the league: the bot looks at what is due, too."""
        place, name = self._places[case.plan.name], case.plan.name
        await self._club.slash(self._organiser, place, "league set", league=name)


def _dismissing(shown: Message) -> str | None:
    return next((one for one in shown.custom_ids if DISMISSES in one), None)
