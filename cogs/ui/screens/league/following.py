"""Screens about seasons of other bots that a server follows: the card, posts, and what admins see.

The custom_ids of admins: `setup-follow:<number>` has the server follow a season that was shown,
`setup-unfollow:<number>` asks whether to stop and `setup-unfollow-now:<number>` stops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from fractions import Fraction

from bot.host.leagues.following.api import (
    CARD,
    EDIT,
    FAULT,
    GONE,
    MOVED,
    OVER,
    ROUND,
    STOPPED,
    DivisionTop,
    Drawn,
    Fault,
    Followed,
    FollowedPost,
    Summary,
    Who,
)
from bot.host.leagues.following.outcomes import SILENT
from bot.leagues.seasonlog.differences import Difference
from bot.leagues.seasonlog.lines import fingerprint
from bot.locales import Words
from bot.locales.markdown import Markdown, escaped
from bot.presenting import limits
from bot.presenting.league.season_log import difference_text
from bot.presenting.league.standings import points
from cogs.ui.kit.screen import Button, Row, Screen
from cogs.ui.screens.absence import stamp
from render.text.wording import commas

_BEGINNING = 9
"""Characters of a fingerprint that the card shows: two of its groups."""
MOST_STANDINGS, MOST_TABLES = 1400, 700
"""Characters of the standings and of the tables on a card."""
MOST_TEXT = 2100
"""Characters of a list in a post."""
_PLACES, _FEWEST = 24, 3
"""Places on a card, in all divisions together, and in each of them at least."""


def heading(summary: Summary, words: Words) -> str:
    """Return the name of a followed league with the number of the season."""
    return words("league-season", name=escaped(summary.league or "—"), number=summary.season)


def card(followed: Followed, now: datetime, words: Words) -> Screen:
    """Return the card of a followed season."""
    return _CARDS.get(followed.stage, _standing)(followed, now, words)


def _stopped(followed: Followed, _now: datetime, words: Words) -> Screen:
    return Screen((f"## {heading(followed.summary, words)}", words("following-stopped")))


def _standing(followed: Followed, now: datetime, words: Words) -> Screen:
    summary = followed.summary
    run = words("following-run", key=fingerprint(followed.key)[:_BEGINNING])
    game = words.title(summary.game)
    standings, tables = [*_divisions(summary, words)], [*_tables(summary.drawn, words)]
    more = words("following-more")
    computed = words(
        "following-computed", lines=followed.lines, at=Markdown(stamp(followed.read_at))
    )
    return Screen(
        tuple(
            filter(
                None,
                (
                    f"## {heading(summary, words)}\n-# {run}",
                    words("following-game", game=game, people=summary.people),
                    limits.fit_lines(standings, MOST_STANDINGS, more),
                    limits.fit_lines(tables, MOST_TABLES, more),
                    "\n".join(_end(summary, words)),
                    "\n".join([*_trouble(followed, now, words), f"-# {computed}"]),
                ),
            )
        ),
        rows=_rows(followed, words),
    )


def _rows(followed: Followed, words: Words) -> tuple[Row, ...]:
    """Return the button with which people sign up here, if they can now."""
    if not followed.signs:
        return ()
    return ((Button(f"follow-join:{followed.id}", words("button-league-join"), "✋", "go"),),)


_CARDS: Mapping[str, Callable[[Followed, datetime, Words], Screen]] = {STOPPED: _stopped}
"""The cards of stages that have one of their own."""


def _name(who: Who, words: Words) -> Markdown:
    return escaped(who.name or words("following-player", number=who.number))


def _divisions(summary: Summary, words: Words) -> Iterator[str]:
    """Yield the first places of each division, one line each."""
    most = max(_FEWEST, _PLACES // max(1, len(summary.divisions)))
    for division in summary.divisions:
        name = words("league-division", form=summary.form, number=division.number)
        yield words("following-division", name=name, people=division.people)
        yield from _places(division, most, words)
    if summary.count > len(summary.divisions):
        yield words("following-divisions-more", count=summary.count - len(summary.divisions))


def _places(division: DivisionTop, most: int, words: Words) -> Iterator[str]:
    for number, place in enumerate(division.places[:most], 1):
        row = words(
            "league-row",
            place=number,
            name=_name(place.who, words),
            points=points(Fraction(place.points), words),
            games=place.games,
        )
        yield row + (f" · {words('league-row-below', why=place.below)}" if place.below else "")


def _round(drawn: Drawn) -> str | int:
    return "none" if drawn.round is None else drawn.round or "winners"


def _tables(drawn: Drawn | None, words: Words) -> Iterator[str]:
    """Yield the newest tables with their people, one line each."""
    if drawn is None:
        return
    yield words("following-round", round=_round(drawn), count=drawn.count)
    for table in drawn.tables:
        people = Markdown(commas((_name(who, words) for who in table.people), words))
        over = "yes" if table.over else "no"
        yield words("following-table", number=table.number, people=people, over=over)
    if drawn.count > len(drawn.tables):
        yield words("following-more")


def _end(summary: Summary, words: Words) -> Iterator[str]:
    """Yield that a season is over, and who won it."""
    if summary.over:
        yield words("following-over")
    if summary.winner is not None:
        yield words("following-winner", name=_name(summary.winner, words))


def _trouble(
    followed: Followed, now: datetime, words: Words, patience: float = SILENT
) -> Iterator[str]:
    """Yield why the card does not follow the log now; silence counts after `patience` seconds."""
    silent, gone = followed.silent_at, followed.gone_at
    if followed.fault is not None and followed.fault_at is not None:
        since, what = Markdown(stamp(followed.fault_at)), fault_text(followed.fault, words)
        yield words("following-fault", since=since, what=what, lines=followed.lines)
    if followed.stage == "ended" and gone is not None:
        yield words("following-ended", since=Markdown(stamp(gone)))
    elif silent is not None and now - silent >= timedelta(seconds=patience):
        yield words("following-silent", since=Markdown(stamp(silent)))


def fault_text(fault: Fault, words: Words) -> Markdown:
    """Return what does not fit in a log: the line, and what was expected and found."""
    if fault.code == "slow":
        return Markdown(words("following-slow"))
    found = Difference(fault.line, fault.code, fault.expected, fault.found)
    return Markdown(difference_text(found, words))


def posted(post: FollowedPost, now: datetime, words: Words) -> Screen:
    """Return the content of a post about a followed season."""
    followed = post.followed
    if post.kind in _OF_CARD:
        return card(followed, now, words)
    head = f"**{heading(followed.summary, words)}**"
    return Screen((head, _POSTS[post.kind](followed, words)))


def _post_round(followed: Followed, words: Words) -> str:
    drawn = followed.summary.drawn
    assert drawn is not None
    said = words("following-post-round", round=_round(drawn), count=drawn.count)
    lines = [*_tables(drawn, words)][1:]
    return "\n".join([said, limits.fit_lines(lines, MOST_TEXT, words("following-more"))])


def _post_over(followed: Followed, words: Words) -> str:
    lines = [*_end(followed.summary, words), *_divisions(followed.summary, words)]
    return limits.fit_lines(lines, MOST_TEXT, words("following-more"))


def _post_gone(_followed: Followed, words: Words) -> str:
    return words("following-post-gone")


def _post_fault(followed: Followed, words: Words) -> str:
    what = "" if followed.fault is None else fault_text(followed.fault, words)
    place = Markdown(f"<#{followed.channel_id}>")
    return words("following-post-fault", what=what, place=place, lines=followed.lines)


def _post_moved(followed: Followed, words: Words) -> str:
    return words("following-post-moved", place=Markdown(f"<#{followed.channel_id}>"))


_OF_CARD = (CARD, EDIT, STOPPED)
"""The kinds of posts that are the card."""
_POSTS: Mapping[str, Callable[[Followed, Words], str]] = {
    MOVED: _post_moved,
    ROUND: _post_round,
    OVER: _post_over,
    GONE: _post_gone,
    FAULT: _post_fault,
}


def asking(followed: Followed, words: Words) -> Screen:
    """Return what an admin has to know before a server follows a season, and the button."""
    summary = followed.summary
    game = words("following-game", game=words.title(summary.game), people=summary.people)
    form = words(f"league-form-{summary.form}") if words.has(f"league-form-{summary.form}") else ""
    head = "\n".join(filter(None, (f"**{heading(summary, words)}**", game, form)))
    texts = (
        f"### {words('following-ask')}",
        head,
        words("following-ask-checked", lines=followed.lines),
        words("following-ask-key", fingerprint=fingerprint(followed.key)),
        words("following-ask-place", place=f"<#{followed.channel_id}>"),
    )
    button = Button(f"setup-follow:{followed.id}", words("button-setup-follow"), "🛰️", "go")
    return Screen(texts, rows=((button,),))


def refused(difference: Difference, words: Words) -> Screen:
    """Return why the log at an address cannot be followed."""
    what = Markdown(difference_text(difference, words))
    return Screen((words("setup-follow-refused", what=what),))


def followed_lines(found: Sequence[Followed], now: datetime, words: Words) -> Iterator[str]:
    """Yield the seasons that a server follows below a title, with what is wrong with their logs."""
    if found:
        yield words("setup-follow-title")
    for one in found:
        row = words(
            "setup-follow-row",
            name=Markdown(heading(one.summary, words)),
            host=escaped(one.host),
            place=Markdown(f"<#{one.channel_id}>"),
            fingerprint=fingerprint(one.key),
        )
        yield "\n  ".join([f"- {row}", *_trouble(one, now, words, 0.0)])


def unfollow_buttons(found: Sequence[Followed], words: Words) -> tuple[Button, ...]:
    """Return a button for each season that asks whether to stop following it."""
    return tuple(
        Button(
            f"setup-unfollow:{one.id}",
            words("button-setup-unfollow", name=Markdown(heading(one.summary, words))),
            "🛰️",
        )
        for one in found
    )


def unfollowing(followed: Followed, words: Words) -> Screen:
    """Return the question whether a server is to stop following a season."""
    text = words("setup-follow-sure", name=Markdown(heading(followed.summary, words)))
    label = words("button-setup-unfollow-now")
    button = Button(f"setup-unfollow-now:{followed.id}", label, "🛰️", "stop")
    return Screen((text,), rows=((button,),))
