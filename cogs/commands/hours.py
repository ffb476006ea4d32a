"""`/hours` and `/vacation`: waking hours and days off, for all of a user's tables.

Once per run of the bot, users are told which of their settings are no longer valid.

Texts: `absence.ftl`, `house_bots.ftl`, `people.ftl`, `league_play.ftl`. Tests:
`tests/cogs/test_absence.py`, `tests/cogs/test_night.py`, `tests/cogs/test_league_play.py`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import date, datetime

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.absence.availability import VACATION_DAYS, Vacations
from bot.host.absence.service import Absence
from bot.host.absence.vacations import BadHours, BadVacation
from bot.host.core.api import StalePrompt
from bot.host.leagues.api import Season
from bot.host.leagues.play.budget import Over
from bot.host.leagues.services import Leagues
from bot.host.people.hours import Hours, all_zones, folded, is_known, zone_of
from bot.locales import Words
from bot.locales.markdown import escaped
from cogs.client import Client
from cogs.ui.context import numbers
from cogs.ui.interaction import LOST, AnswerFailed, Request
from cogs.ui.kit.choices import day_of
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import matching
from cogs.ui.screens.absence import stamp
from cogs.ui.screens.hours import ZONES, back_row, remind_of_hours, sleeps_question, wakes_question

_log = logging.getLogger(__name__)
_MOST = 10_000


async def tell_of_lapsed(request: Request, looked_at: set[int]) -> None:
    """Tell the user which of their settings no longer exist, and what applies instead.

    This is called after the actual work is done, so a failure is harmless.
    """
    if request.user_id in looked_at:
        return
    if len(looked_at) >= _MOST:
        looked_at.clear()
    looked_at.add(request.user_id)
    try:
        lines = await _lapsed(request)
    except Exception:
        _log.exception("a person is not told of settings that are no longer valid")
        return
    if lines:
        with suppress(AnswerFailed, *LOST):
            await request.show_more(Screen(("\n".join(lines),)))


async def _lapsed(request: Request) -> list[str]:
    lines = [request.words(f"lapsed-{one}") for one in request.preferences.lapsed]
    hours = await request.context.host.absence.availability.hours(request.user_id)
    if hours is not None and not is_known(hours.zone):
        lines.append(request.words("lapsed-zone", zone=escaped(hours.zone)))
    return lines


_CLOCK = re.compile(r"([01]?[0-9]|2[0-4])(?:[:.h]([0-5][0-9]))?(?: ?(?:h|uhr))?", re.IGNORECASE)
_DAY_MINUTES = 24 * 60


class HoursCog(commands.Cog):
    """The commands and menus of waking hours and vacations."""

    def __init__(self, bot: Client, absence: Absence, leagues: Leagues) -> None:
        self.availability = absence.availability
        self.budgets = leagues.budgets
        self.looked_at: set[int] = set()
        bot.handlers |= {
            "hours-zone": self.on_zone,
            "hours-wakes": self.on_wakes,
            "hours-sleeps": self.on_sleeps,
            "hours-later": self.on_later,
        }

    @app_commands.command(name="hours", description=t("cmd-hours"))
    @app_commands.describe(zone=t("arg-zone"), wakes=t("arg-wakes"), sleeps=t("arg-sleeps"))
    async def hours(
        self,
        interaction: discord.Interaction,
        zone: str | None = None,
        wakes: str | None = None,
        sleeps: str | None = None,
    ) -> None:
        """Store the given hours, and show when the user's clocks run."""
        request = await Request.of(interaction)
        known = await self.availability.hours(request.user_id)
        if (zone, wakes, sleeps) != (None, None, None):
            changed = _changed(known or Hours(), zone, wakes, sleeps)
            known = await self.availability.set_hours(request.user_id, changed)
        await request.show(
            Screen((_hours_text(known, self.availability.now, request.words),)), lasting=True
        )

    async def on_zone(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the first menu: the time zone."""
        await request.show(wakes_question(_known_zone(_one(values)), request.words, args))

    async def on_wakes(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the second menu: when the day begins."""
        zone, _, then = args.partition(":")
        wakes = _hour(_one(values))
        await request.show(sleeps_question(_known_zone(zone), wakes, request.words, then))

    async def on_sleeps(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the third menu, when the day ends, and store the hours."""
        zone, _, rest = args.partition(":")
        wakes, _, then = rest.partition(":")
        hours = Hours(_known_zone(zone), _hour(wakes) * 60, _hour(_one(values)) * 60)
        await self.availability.set_hours(request.user_id, hours)
        text = _hours_text(hours, self.availability.now, request.words)
        await request.show(Screen((text,), rows=back_row(then, request.words)), lasting=True)

    async def on_later(self, request: Request, _args: str, _values: tuple[str, ...]) -> None:
        """Handle the *Later* button: until hours are set, notifications are sent immediately."""
        await request.show(Screen((request.words("hours-later"),)), lasting=True)

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: discord.Interaction, _command: object
    ) -> None:
        """Remind the user of waking hours and invalid settings after a command."""
        request = await Request.of(interaction)
        await remind_of_hours(request)
        await tell_of_lapsed(request, self.looked_at)

    @commands.Cog.listener()
    async def on_table_visited(self, request: Request) -> None:
        """Remind the user of waking hours and invalid settings after a click."""
        await remind_of_hours(request)
        await tell_of_lapsed(request, self.looked_at)

    @hours.autocomplete("zone")
    async def zones_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest time zones, each with its current local time."""
        typed = folded(current)
        fitting = sorted(z for z in all_zones() if typed in folded(z) and "/" in z)
        # Place names are more helpful than zones such as Etc/GMT-3.
        named = sorted(fitting, key=lambda zone: zone.startswith("Etc/"))[:25]
        now = self.availability.now
        return matching([(f"{zone} ({_in_zone(now, zone)})", zone) for zone in named], "")

    @app_commands.command(name="vacation", description=t("cmd-vacation"))
    @app_commands.rename(first="from", bot="house-bot")
    @app_commands.describe(
        days=t("arg-days"),
        first=t("arg-vacation-from"),
        bot=t("arg-vacation-bot"),
        stop=t("arg-vacation-stop"),
    )
    async def vacation(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 1, VACATION_DAYS] | None = None,
        first: str | None = None,
        bot: bool = False,
        stop: bool = False,
    ) -> None:
        """Plan or end a vacation, and show the planned ones."""
        request = await Request.of(interaction)
        user_id, name = request.user_id, request.person.name
        if stop:
            await self.availability.end_vacation(user_id, name)
        if days is not None:
            start = await self._start(request, first)
            await self.availability.plan(user_id, name, start, days, bot)
        planned = await self.availability.vacations(user_id)
        exceeded = await self.budgets.exceeded(user_id)
        texts = (_planned(planned, request.words), *_too_long(exceeded, request.words))
        await request.show(Screen(texts), lasting=True)

    async def _start(self, request: Request, first: str | None) -> float:
        """Return when a vacation begins: at midnight in the user's time zone, or now."""
        if first is None:
            return self.availability.now.timestamp()
        day = _day(first, request.words.language)
        return await self.availability.midnight(request.user_id, day.year, day.month, day.day)


def _changed(known: Hours, zone: str | None, wakes: str | None, sleeps: str | None) -> Hours:
    return Hours(
        zone=zone or known.zone,
        wakes=known.wakes if wakes is None else _minute(wakes),
        sleeps=known.sleeps if sleeps is None else _minute(sleeps),
    )


def _one(values: tuple[str, ...]) -> str:
    """Return the only selected value. Raises StalePrompt."""
    if len(values) != 1:
        raise StalePrompt
    return values[0]


def _known_zone(zone: str) -> str:
    """Return the time zone if the bot offers it. Raises StalePrompt."""
    if zone not in ZONES:
        raise StalePrompt
    return zone


def _hour(text: str) -> int:
    """Return the hour if the bot offers it. Raises StalePrompt."""
    (hour,) = numbers(text, 1)
    if hour > 23:
        raise StalePrompt
    return hour


def _minute(text: str) -> int:
    """Return a typed time as a minute of the day. Raises BadHours (`reason`: clock)."""
    match = _CLOCK.fullmatch(text.strip())
    minute = _DAY_MINUTES + 1 if match is None else int(match[1]) * 60 + int(match[2] or 0)
    if minute > _DAY_MINUTES:
        raise BadHours(reason="clock", hours=0)
    return minute % _DAY_MINUTES


def _day(text: str, language: str) -> date:
    """Return a date typed by a reader of a language. Raises BadVacation (`reason`: date)."""
    day = day_of(text, language)
    if day is None:
        raise BadVacation(reason="date", days=0)
    return day


def _hours_text(hours: Hours | None, moment: datetime, words: Words) -> str:
    if hours is None:
        return words("hours-unset")
    now = _in_zone(moment, hours.zone)
    if hours.wakes == hours.sleeps:
        return words("hours-all-day", zone=hours.zone, now=now)
    wakes, sleeps = _time(hours.wakes), _time(hours.sleeps)
    return words("hours-now", wakes=wakes, sleeps=sleeps, zone=hours.zone, now=now)


def _too_long(exceeded: Iterable[tuple[Season, Over]], words: Words) -> Iterator[str]:
    """Yield the leagues in which a house bot plays during a vacation, and the times."""
    for season, over in exceeded:
        yield words(
            "league-over-budget",
            league=escaped(season.league.name),
            days=season.settings.vacation_days,
            **{"from": stamp(int(over.start)), "until": stamp(int(over.end))},
        )


def _planned(vacations: Vacations, words: Words) -> str:
    lines = [
        words("vacation-planned", **{"from": stamp(int(span.start)), "until": stamp(int(span.end))})
        + (f" {words('vacation-with-bot')}" if bot else "")
        for span, bot in vacations.spans
    ]
    told = [*lines, words("vacation-hint")] if lines else [words("vacation-none")]
    return "\n".join([*told, words("vacation-left", days=vacations.days_left)])


def _in_zone(moment: datetime, zone: str) -> str:
    return f"{moment.astimezone(zone_of(zone)):%H:%M}"


def _time(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


async def setup(bot: Client) -> None:
    """Load the cog."""
    host = bot.context.host
    await bot.add_cog(HoursCog(bot, host.absence, host.leagues))
