"""Texts and buttons about absent players, votes, paces and clocks.

The custom_ids are `away-vote:<table>:<lapse>:<number of the choice>`, `away-back:<table>:<seat>`,
`away-take:<table>:<seat>` (asks for confirmation), `away-sit:<table>:<seat>` (takes the seat),
`away-give:<table>:<number of the tenure>` (hands the seat back to the person who had it before),
`away-up:<table>` (resumes an abandoned game), `league-dispute:<season>:look:<fixture>:0` (shows the
dispute at a league's table) and, in the lobby, `pace:<table>` and `timeout:<table>` (menus).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime

from babel.lists import format_list

from bot.host.absence.timeouts import CHOICES
from bot.host.core.api import PLAYED_OUT, Away, Bulletin, Notice, SeatTime, Table
from bot.host.core.paces import AT_TIMEOUT, PACES
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting.table import duration, pace_name, words_at
from cogs.ui.kit.screen import Button, Entry, Menu, Row

_VOTES = {"caretaker": ("🤖", "plain"), "wait": ("⏳", "plain"), "end": ("🏁", "stop")}


def stamp(at: datetime | int | str) -> str:
    """Return a Discord timestamp in each reader's own time zone, with the time from now."""
    seconds = int(at.timestamp()) if isinstance(at, datetime) else int(at)
    return f"<t:{seconds}:f> (<t:{seconds}:R>)"


def notice_text(notice: Notice, words: Words) -> str:
    """Return the text of a notice; the people it notifies are mentioned in `people`."""
    called = [f"<@{user_id}>" for user_id in notice.calls]
    args = {
        key.removesuffix("_at"): stamp(value) if key.endswith("_at") else value
        for key, value in notice.data.items()
    }
    args |= {key: escaped(value) for key, value in notice.data.items() if isinstance(value, str)}
    people = format_list(called, locale=words.locale) if called else ""
    return words(f"notice-{notice.topic}", **{"people": people, "count": len(called), **args})


def deadlines(bulletin: Bulletin, seats: Iterable[int], words: Words) -> str:
    """Return the deadlines of those who must act, in small print, one line per deadline."""
    words = words_at(bulletin.table, words)
    names = dict[str, list[str]]()
    for seat in seats:
        if seat in bulletin.until:
            names.setdefault(stamp(bulletin.until[seat]), []).append(words.name(seat))
    told = {until: format_list(some, locale=words.locale) for until, some in names.items()}
    return "\n".join(
        f"-# ⏳ {words('clock-until', names=some, count=len(names[until]), until=until)}"
        for until, some in told.items()
    )


def notice_rows(bulletin: Bulletin, words: Words) -> tuple[Row, ...]:
    """Return the button of a notice that requests an action, or no rows."""
    notice = bulletin.notice
    button = None if notice is None else _ASKING.get(notice.topic)
    return () if notice is None or button is None else ((button(bulletin.table, notice, words),),)


def _give_button(table: Table, notice: Notice, words: Words) -> Button:
    """Return the button with which the current player gives a seat back."""
    label = words("button-give", name=escaped(str(notice.data["name"])))
    return Button(f"away-give:{table.id}:{notice.data['tenure']}", label, "🪑", "main")


def _dispute_button(table: Table, notice: Notice, words: Words) -> Button:
    """Return the button that shows a dispute to both sides."""
    key = f"league-dispute:{notice.data['season']}:look:{table.fixture_id}:0"
    return Button(key, words("button-league-dispute"), "⚖️", "main")


_ASKING: Mapping[str, Callable[[Table, Notice, Words], Button]] = {
    "absence-wants": _give_button,
    "league-disputed": _dispute_button,
}
"""Functions that return the button of a notice that requests an action, by topic."""


def away_rows(bulletin: Bulletin, words: Words) -> tuple[Row, ...]:
    """Return the votes about absent players, and the buttons for their seats."""
    table = bulletin.table
    if table.haste == PLAYED_OUT:
        return ()
    votes: list[Row] = [_ballot(table, away, words) for away in bulletin.away if away.lapse]
    played = [away for away in bulletin.away if away.played]
    return (*votes, *(_seat_row(table, away, words) for away in played))


def take_up_row(table: Table, words: Words) -> Row:
    """Return the button that resumes an abandoned game."""
    return (Button(f"away-up:{table.id}", words("button-take-up"), "▶️", "main"),)


def _seat_row(table: Table, away: Away, words: Words) -> Row:
    """Return the buttons for a seat that a house bot plays for an absent player."""
    name = escaped(away.name)
    back = Button(f"away-back:{table.id}:{away.seat}", words("button-back", name=name), "👋")
    if away.kept or table.of_league:
        return (back,)
    take = Button(f"away-take:{table.id}:{away.seat}", words("button-take", name=name), "🪑")
    return (take, back)


def pace_menus(table: Table, words: Words) -> tuple[Row, ...]:
    """Return the lobby's menus for the pace and for what happens on a time-out."""
    paces = tuple(
        Entry(
            key,
            words("card-pace-none", pace=words(f"pace-{key}")),
            words(f"pace-{key}-about"),
            chosen=key == table.pace,
        )
        for key in PACES
    )
    timeouts = tuple(
        Entry(
            key,
            words("timeout-menu", timeout=words(f"timeout-{key}")),
            chosen=key == table.at_timeout,
        )
        for key in AT_TIMEOUT
    )
    rows: tuple[Row, ...] = (Menu(f"pace:{table.id}", paces, words("pace-which")),)
    if PACES.get(table.pace) is None:
        return rows
    return (*rows, Menu(f"timeout:{table.id}", timeouts, words("timeout-which")))


def clock_lines(
    table: Table,
    times: Iterable[SeatTime],
    away: Iterable[Away],
    words: Words,
    why: Iterable[str] = (),
) -> list[str]:
    """Return the table's pace, every seat's clock, and the absent players, one per line.

    `why` are sentences about what the table waits for.
    """
    absent = {one.seat: one for one in away}
    lines = [f"**{pace_name(table, words)}**"]
    if table.paused_at is not None:
        since, until = stamp(table.paused_at), table.pause_ends_at
        ends = {"until": stamp(until)} if until is not None else {}
        lines.append(words("clock-paused" if ends else "clock-stopped", since=since, **ends))
    lines += why
    for time in times:
        lines.append(_clock_line(escaped(table.names[time.seat]), time, words))
    played = [one for one in absent.values() if one.played]
    keys = {True: "clock-kept", False: "clock-away"}
    lines += [words(keys[one.kept], name=escaped(one.name)) for one in played]
    return lines


def _clock_line(name: str, time: SeatTime, words: Words) -> str:
    left = duration(time.left, words)
    if time.off_until is not None:
        return words("clock-vacation", name=name, left=left, until=stamp(time.off_until))
    if time.until is None:
        return words("clock-still", name=name, left=left)
    return words("clock-runs", name=name, left=left, until=stamp(time.until))


def _ballot(table: Table, away: Away, words: Words) -> Row:
    """Return the buttons of a vote, and the button with which the absent player returns."""
    never = {"wait"} if away.played else {"end"} if table.of_league else set()
    choices = [choice for choice in CHOICES if choice not in never]
    votes = tuple(
        Button(
            f"away-vote:{table.id}:{away.lapse}:{CHOICES.index(choice)}",
            words(f"button-vote-{choice}", name=escaped(away.name)),
            *_VOTES[choice],
        )
        for choice in choices
    )
    if away.played:
        return votes
    return (
        *votes,
        Button(
            f"away-back:{table.id}:{away.seat}", words("button-back", name=escaped(away.name)), "👋"
        ),
    )
