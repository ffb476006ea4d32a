"""Ratings as text and as charts: lists, the reasons for changes, and forecasts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.host.core.api import Table
from bot.host.ratings.forecasts import Forecast
from bot.host.ratings.service import Explained, Rated
from bot.locales import Words, numeral
from bot.locales.markdown import escaped, visible
from bot.presenting import limits
from bot.ratings.folding import PROVISIONAL, Rating
from bot.ratings.forecast import ENOUGH
from bot.ratings.model import POINTS, Meeting
from cogs.ui.lookup import title as table_title
from cogs.ui.screens.statistics import losses
from render.pictures.chart import LINES, Line, Section

LISTED = 25
"""Maximum number of lines in a list in words."""
_OUTCOMES = {1.0: "won", 0.5: "tied", 0.0: "lost"}


def scope_name(scope: str, words: Words) -> str:
    """Return the name of a game, or a text for all games together."""
    return words.title(scope) if scope else words("rating-all")


def value(rating: Rating, words: Words) -> str:
    """Return a rating with its uncertainty."""
    return words("rating-value", points=rating.skill.points, within=rating.skill.within)


def ratings_list(title: str, rated: Sequence[Rated], words: Words) -> str:
    """Return a list of people's ratings, one per line."""
    lines = [f"## {title}"]
    for place, one in enumerate(rated[:LISTED], 1):
        line = words(
            "rating-line",
            place=place,
            name=escaped(one.name) if one.name else words("rating-somebody"),
            value=value(one.rating, words),
            count=one.rating.tables,
        )
        lines.append(words("rating-provisional", line=line) if one.rating.provisional else line)
    if len(rated) > LISTED:
        lines.append(words("rating-more", count=len(rated) - LISTED))
    lines.append(f"-# {words('rating-about', enough=PROVISIONAL)}")
    return limits.fit_lines(lines, limits.TEXT, "…")


def rating_sections(rated: Sequence[Rated], reader: int, words: Words) -> tuple[Section, ...]:
    """Return ratings as ranges for a chart, with the reader's own highlighted."""
    lines = (
        _line(place, one, one.person == reader, words) for place, one in enumerate(rated[:LINES], 1)
    )
    return (Section("", tuple(lines)),)


def _line(place: int, one: Rated, own: bool, words: Words) -> Line:
    skill, name = one.rating.skill, visible(one.name) or words("rating-somebody")
    return Line(
        f"{place}. {name}",
        value(one.rating, words),
        skill.points - skill.within,
        skill.points + skill.within,
        skill.points,
        own,
        name=True,
    )


def ratings_of(name: str, found: Sequence[tuple[str, Rating]], words: Words) -> str:
    """Return all of a person's ratings as text."""
    if not found:
        return words("rating-unrated", name=escaped(name))
    lines = [f"## {words('rating-of', name=escaped(name))}"]
    for scope, rating in found:
        line = words(
            "rating-scope",
            scope=scope_name(scope, words),
            value=value(rating, words),
            count=rating.tables,
        )
        lines.append(words("rating-provisional", line=line) if rating.provisional else line)
    return "\n".join([*lines, f"-# {words('rating-about', enough=PROVISIONAL)}"])


def why_of_person(name: str, scope: str, last: Sequence[Explained], words: Words) -> str:
    """Return how each of the last tables changed a person's rating."""
    if not last:
        return words("rating-unrated", name=escaped(name))
    head = words("why-of", name=escaped(name), scope=scope_name(scope, words))
    about = words("why-about")
    lines = [f"## {head}"]
    for one in last:
        lines += _why(f"#{one.table} {words(f'{one.game}-title')}", one, words)
    return limits.fit_lines([*lines, f"-# {about}"], limits.TEXT, "…")


def why_at_table(table: int, found: Sequence[Explained], words: Words) -> str:
    """Return how a table changed the ratings of all its players."""
    lines = [f"## {words('why-at', table=f'#{table}')}"]
    for one in found:
        lines += _why(_called(one, one.change.person, words), one, words)
    return limits.fit_lines([*lines, f"-# {words('why-about')}"], limits.TEXT, "…")


def forecast_text(table: Table, forecast: Forecast, words: Words) -> str:
    """Return each player's chance at a table, and how good such forecasts have been so far."""
    lines = [f"## {words('forecast-title', table=table_title(table, words))}"]
    for name, chance in sorted(forecast.chances, key=lambda one: -one[1]):
        shown = escaped(name) if name else words("rating-somebody")
        lines.append(words("forecast-line", name=shown, percent=round(100 * chance)))
    if not forecast.chances:
        lines.append(words("forecast-none", enough=ENOUGH))
    return "\n".join([*lines, *losses(forecast.fit, words)])


def _why(head: str, one: Explained, words: Words) -> Iterator[str]:
    """Yield how a table changed a rating, then how much each comparison contributed."""
    before, after = one.change.before.points, one.change.after.points
    yield words(
        "why-line",
        head=head,
        place=one.place or 0,
        people=one.people,
        before=numeral(before),
        after=numeral(after),
        change=_signed(after - before),
    )
    told = [_meeting(one, meeting, words) for meeting in one.change.meetings]
    yield f"-# {' · '.join(told)}"


def _meeting(one: Explained, meeting: Meeting, words: Words) -> str:
    return words(
        f"why-{_OUTCOMES[meeting.outcome]}",
        name=_called(one, meeting.other, words),
        change=_signed(round(meeting.moved * POINTS)),
        percent=round(100 * meeting.expected),
    )


def _called(one: Explained, person: int, words: Words) -> str:
    return escaped(one.names[person]) if person in one.names else words("rating-somebody")


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else numeral(number)
