"""Screens about the servers that take part in a league.

The custom_ids of organisers: `league-servers:<season>` lists the servers, `league-code:<season>:1`
makes a code for another one (0 withdraws it), `league-off:<season>` is a menu of servers, and
`league-off-now:<season>:<server>` takes one off. Those of admins of a server that joined:
`setup-league:<league>` asks and `setup-league-leave:<league>` leaves; `setup-league-dates` is a
menu that switches events for a league's dates.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.host.core.paces import DAY
from bot.host.leagues.api import Guest, League, Season
from bot.host.leagues.calendars import CalendarState
from bot.host.leagues.following.api import Followed
from bot.host.leagues.organising.servers import CODE_LASTS
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting import limits
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen
from cogs.ui.screens.league.entering import partner_buttons
from cogs.ui.screens.league.following import followed_lines, unfollow_buttons
from cogs.ui.screens.league.partners import partners_button
from cogs.ui.screens.league.season import heading


def servers_button(season: Season, words: Words) -> Button:
    """Return the organisers' button that lists the servers of a league."""
    return Button(f"league-servers:{season.id}", words("button-league-servers"), "🌐")


def servers_screen(season: Season, home: str, words: Words, said: str = "") -> Screen:
    """Return the servers that take part, with `home` as the name of the league's own."""
    lines = [f"- 🏠 {escaped(home)} (<#{season.league.channel_id}>)"]
    lines += [f"- {escaped(one.name)}" for one in season.league.guests]
    title = words("league-servers-title", name=escaped(season.league.name))
    about = f"-# {words('league-servers-about')}"
    text = limits.fit_lines([f"### {title}", *lines], limits.TEXT - len(about) - len(said) - 2, "…")
    rows: list[Row] = []
    if season.league.guests:
        entries = tuple(Entry(str(one.guild_id), escaped(one.name)) for one in season.league.guests)
        placeholder = words("league-servers-off")
        rows.append(Menu(f"league-off:{season.id}", entries[: limits.OPTIONS], placeholder))
    code = Button(f"league-code:{season.id}:1", words("button-league-code"), "🎟️", "main")
    none = Button(f"league-code:{season.id}:0", words("button-league-no-code"), "🚫")
    buttons = (code, none, partners_button(season, words))
    return Screen(tuple(filter(None, (said, text, about))), rows=(*rows, buttons))


def code_screen(season: Season, code: str, words: Words) -> Screen:
    """Return a code with which an admin of another server can join."""
    days = round(CODE_LASTS / DAY)
    text = words("league-code", code=code, days=days)
    return Screen((f"### {heading(season, words)}", text), rows=((servers_button(season, words),),))


def off_screen(season: Season, guest: Guest, words: Words) -> Screen:
    """Return the question whether a server is to be taken off a league."""
    text = words("league-off-sure", server=escaped(guest.name))
    label = words("button-league-off")
    off = Button(f"league-off-now:{season.id}:{guest.guild_id}", label, "🚪", "stop")
    return Screen((text,), rows=((off, servers_button(season, words)),))


def joined_screen(
    leagues: Sequence[League],
    followed: Sequence[Followed],
    dates: Sequence[CalendarState],
    guild_id: int,
    now: datetime,
    words: Words,
    said: str = "",
) -> Screen:
    """Return the leagues that a server has joined and the seasons that it follows.

    Each has a button to leave or to stop following it. A menu switches events for the `dates` of
    leagues, the server's own included.
    """
    lines = [*_joined_lines(leagues, guild_id, words), *followed_lines(followed, now, words)]
    lines = [*(lines or [words("setup-league-none")]), *_dates_lines(dates, words)]
    buttons = tuple(
        Button(f"setup-league:{one.id}", words("button-setup-league", name=escaped(one.name)), "🚪")
        for one in leagues
    )
    buttons = (*partner_buttons(followed, words), *buttons, *unfollow_buttons(followed, words))
    buttons = buttons[: limits.OPTIONS]
    rows = tuple(buttons[start : start + 5] for start in range(0, len(buttons), 5))
    text = limits.fit_lines(lines, limits.TEXT - len(said) - 1, "…")
    return Screen(tuple(filter(None, (said, text))), rows=(*_dates_menu(dates, words), *rows))


def _dates_lines(dates: Sequence[CalendarState], words: Words) -> Iterator[str]:
    """Yield for which leagues a server has events, one line each."""
    if dates:
        yield words("setup-league-dates")
    for one in dates:
        state = one.problem or "on" if one.wanted else "off"
        name = escaped(one.league.name)
        yield f"- {words('setup-league-dates-line', name=name, state=state)}"


def _dates_menu(dates: Sequence[CalendarState], words: Words) -> tuple[Row, ...]:
    """Return the menu that switches events on and off."""
    entries = tuple(
        Entry(f"{one.league.id}:{int(not one.wanted)}", _switching(one, words)) for one in dates
    )
    which = words("setup-league-dates-which")
    return (Menu("setup-league-dates", entries[: limits.OPTIONS], which),) if dates else ()


def _switching(one: CalendarState, words: Words) -> str:
    on = "no" if one.wanted else "yes"
    return words("setup-league-dates-switch", on=on, name=escaped(one.league.name))


def _joined_lines(leagues: Sequence[League], guild_id: int, words: Words) -> Iterator[str]:
    """Yield the leagues of other servers that a server has joined, one line each."""
    if leagues:
        yield words("setup-league-title")
    for one in leagues:
        guest = one.guest(guild_id)
        place = f" (<#{guest.channel_id}>)" if guest is not None else ""
        yield f"- {escaped(one.name)}{place}"


def leaving_screen(league: League, words: Words) -> Screen:
    """Return the question whether a server is to leave a league."""
    text = words("setup-league-sure", name=escaped(league.name))
    leave = Button(
        f"setup-league-leave:{league.id}", words("button-setup-league-leave"), "🚪", "stop"
    )
    return Screen((text,), rows=((leave,),))
