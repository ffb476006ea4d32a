"""Screens about a season: its card, all its rules, and the organisers' draft of its divisions.

The custom_ids on the card are `league-join:<season>` (opens the sign-up panel) and
`league-rules:<season>`. Below a person's entry and tables there is `league-coach:<season>:<answer>`
(1 = the coach may count their mistakes, 0 = it may not). Those of the draft are
`league-draft:<season>` (shows it), `league-move:<season>` (a menu of people),
`league-move-to:<season>:<person>` (a menu of divisions) and `league-publish:<season>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, time

from bot.host.leagues.api import CLOSED, DRAFT, RUNNING, SIGNUP, Entry, Season, Wish
from bot.host.leagues.signup.signups import is_late
from bot.host.leagues.standings.quality import Consent
from bot.leagues.settings import LADDER, NO, SEASON, SIZES, SWISS, Settings
from bot.leagues.standings import least
from bot.locales import Words
from bot.locales.markdown import Markdown, escaped, joined
from bot.presenting import limits
from bot.presenting.league.standings import (
    counted,
    division_blocks,
    division_name,
    stage_name,
    team_blocks,
)
from bot.presenting.pictures import cover_of
from cogs.ui.context import Context
from cogs.ui.kit.screen import Button, Menu, PeopleMenu, Row, Screen
from cogs.ui.kit.screen import Entry as Choice
from cogs.ui.screens.absence import stamp
from cogs.ui.screens.web import with_pages
from render.api import Picture
from render.text.wording import commas, described

MOST_TEAMS = 800
"""Characters of the teams where all else about a season is said, too."""


KEPT_FREE = 300
"""Characters left for what is said above all about a season, and for its pages."""


async def card_now(season: Season, context: Context) -> Screen:
    """Return the public card of a season in its current state, with the cover of its game."""
    words = Words(season.league.language)
    entries = await context.host.leagues.signups.entries(season.id)
    cover = await cover_of(context, season.settings.game, words)
    return await with_pages(card(season, entries, context, words, cover), season, context, words)


def card(
    season: Season,
    entries: Sequence[Entry],
    context: Context,
    words: Words,
    cover: tuple[Picture, ...] = (),
) -> Screen:
    """Return the public card of a season, with its buttons while sign-up is possible.

    Without a cover, emojis of the game are shown at the top.
    """
    organised = words("league-by", who=organisers(season, words))
    drawings = "" if cover else context.emojis.cover(season.settings.game)
    texts = (
        f"{drawings}## {heading(season, words)}\n-# {organised}",
        "\n".join((*_game(season.settings, words), *_times(season, words))),
        "\n".join(
            (
                *point_lines(season.settings, words),
                *_floor_lines(season.settings, words),
                *_coached_lines(season.settings, words),
                *_team_lines(season.settings, words),
            )
        ),
        "\n".join(counted(season, entries, words)),
        *team_blocks(season, entries, words, MOST_TEAMS),
    )
    return Screen(texts, cover, rows=_rows(season, words), above=0)


def heading(season: Season, words: Words) -> str:
    """Return a league's name with the number of the season."""
    return words("league-season", name=escaped(season.league.name), number=season.number)


def shown(season: Season, entries: Sequence[Entry], context: Context, words: Words) -> Screen:
    """Return everything about a season in one message."""
    settings = season.settings
    own = [f"**{words('league-own-rules')}**\n{quoted(settings.rules)}"] if settings.rules else []
    texts = (
        f"## {heading(season, words)}",
        words("league-stage-now", stage=stage_name(season, words)),
        "\n".join((*_game(settings, words), *_times(season, words))),
        "\n".join(rule_lines(settings, words)),
        "\n".join(
            (
                *condition_lines(settings, words),
                *server_lines(season, words),
                *counted(season, entries, words),
            )
        ),
        words(
            "league-organised",
            who=organisers(season, words),
            place=f"<#{season.league.channel_id}>",
        ),
        *own,
    )
    room = limits.TEXT - KEPT_FREE - sum(map(len, texts))
    teams = team_blocks(season, entries, words, min(MOST_TEAMS, room)) if room > 0 else ()
    return Screen((*filter(None, texts), *teams), rows=_entering(season, words))


def organisers(season: Season, words: Words) -> str:
    """Return a mention of the league's organisers; admins always count as such."""
    return season.league.organisers or words("league-by-admins")


def rule_lines(settings: Settings, words: Words) -> Iterator[str]:
    """Yield the rules of a season that entrants must know, one per line."""
    yield words("league-at-once", most=settings.at_once, newcomers=settings.newcomer_at_once)
    yield from point_lines(settings, words)
    yield from _floor_lines(settings, words)
    yield from _move_lines(settings, words)
    yield from _team_lines(settings, words)
    yield words("league-budget", vacation=settings.vacation_days, pause=settings.pause_days)
    yield words("league-cards")
    yield words("league-rated", rated="yes" if settings.rated else "no")
    yield words("league-after-change", how=settings.after_change)
    yield from _coached_lines(settings, words)
    if settings.game_of_week:
        yield words("league-game-of-week")
    if settings.delay:
        yield words("league-delay", moves=settings.delay)


def _move_lines(settings: Settings, words: Words) -> Iterator[str]:
    """Yield who goes up and down, or how the rounds of a Swiss event follow."""
    if settings.form == SWISS:
        yield words("league-swiss-opening", opening=settings.opening)
        yield words("league-swiss-up", up=settings.up)
        yield words("league-swiss-ties")
    elif not settings.team_size:
        size, up, down = settings.division_size, settings.up, settings.down
        yield words("league-divisions", size=size, up=up, down=down)


def _team_lines(settings: Settings, words: Words) -> Iterator[str]:
    """Yield what teams mean, nothing without teams."""
    if settings.team_size:
        yield words("league-teams", most=settings.team_size)
        yield words("league-teams-about")
        if settings.team_approval:
            yield words("league-teams-approval")


def point_lines(settings: Settings, words: Words) -> Iterator[str]:
    """Yield the points for each place, for tables of every size that may occur."""
    yield words("league-points", points=points_text(settings.points_for(settings.size)))
    others = [
        words("league-points-size", size=size, points=points_text(settings.points_for(size)))
        for size in SIZES
        if size <= settings.size + 1 and size != settings.size
    ]
    yield words("league-points-other", points=commas(others, words))


def _floor_lines(settings: Settings, words: Words) -> Iterator[str]:
    """Yield how many tables a person must finish to be ranked with those who completed the season.

    A line about late entry follows if it is allowed.
    """
    games = settings.games
    yield words("league-floor", form=settings.form, least=least(games), games=games)
    if settings.late != NO:
        how = "round" if settings.form == SWISS else settings.late
        yield words("league-late", how=how, least=least(games))


def _coached_lines(settings: Settings, words: Words) -> Iterator[str]:
    """Yield that the coach counts mistakes, if it does."""
    if settings.coached:
        yield words("league-coached")


def coach_line(consent: Consent, words: Words) -> str:
    """Return a person's answer to whether the coach may count their mistakes."""
    agrees = "no" if not consent.agrees else "curves" if consent.curves else "yes"
    return words("league-coach-answer", agrees=agrees)


def coach_row(season: Season, consent: Consent, words: Words) -> tuple[Row, ...]:
    """Return the button that changes a person's answer, none if it can no longer change."""
    if not (consent.agrees or consent.open):
        return ()
    key = "button-league-no-coach" if consent.agrees else "button-league-coach"
    return ((Button(f"league-coach:{season.id}:{int(not consent.agrees)}", words(key), "🎓"),),)


def answered(season: Season, consent: Consent, words: Words) -> Screen:
    """Return a person's new answer to whether the coach may count their mistakes."""
    texts = (f"### {heading(season, words)}", coach_line(consent, words))
    return Screen(texts, rows=coach_row(season, consent, words))


def condition_lines(settings: Settings, words: Words) -> Iterator[str]:
    """Yield the conditions for signing up, one per line; none if anyone may sign up."""
    wanted = settings.conditions
    if wanted.role is not None:
        yield words("league-wants-role", role=f"<@&{wanted.role}>")
    if wanted.finished:
        yield words("league-wants-finished", count=wanted.finished)
    if wanted.timeouts is not None:
        yield words("league-wants-timeouts", count=wanted.timeouts)
    if wanted.approval:
        yield words("league-wants-approval")
    if wanted.places:
        yield words("league-wants-places", count=wanted.places)


def server_lines(season: Season, words: Words) -> Iterator[str]:
    """Yield where tables open, if several servers take part."""
    if season.league.guests:
        yield words("league-several-servers")


def points_text(points: Iterable[int]) -> str:
    """Return the points by place as text, such as 10-6-3-1."""
    return "-".join(map(str, points))


def quoted(text: str) -> str:
    """Return an organiser's own text as a quotation."""
    return "\n".join(f"> {escaped(line)}" for line in text.strip().splitlines())


def day_stamp(day: date) -> str:
    """Return a Discord timestamp of a day; noon UTC is the same day in almost every time zone."""
    return f"<t:{int(datetime.combine(day, time(12), UTC).timestamp())}:D>"


def _game(settings: Settings, words: Words) -> Iterator[str]:
    game = words.title(settings.game)
    yield words("league-game", game=game, size=settings.size, games=settings.games)
    if settings.form != SEASON:
        yield words(f"league-form-{settings.form}")
    for key, choice in sorted(settings.options.items()):
        name = f"{settings.game}-option-{key}"
        # An option that is no longer offered has no text, and the league's tables start without it.
        if words.has(f"{name}-{choice}"):
            yield f"• {described(words(name), words(f'{name}-{choice}'), words)}"
    pace = words(f"pace-{settings.pace}")
    yield words("league-pace", pace=pace, about=words(f"pace-{settings.pace}-about"))


def _times(season: Season, words: Words) -> Iterator[str]:
    first, last = season.settings.first_day, season.settings.last_day
    yield words("league-days", first=day_stamp(first), last=day_stamp(last))
    if season.stage == SIGNUP:
        yield words("league-until", until=stamp(season.signup_ends_at))


def _rows(season: Season, words: Words) -> tuple[Row, ...]:
    """Return the buttons of a season's card."""
    look = (Button(f"league-rules:{season.id}", words("button-league-rules"), "📋"),)
    return tuple((*row, *look) for row in _entering(season, words)) or (look,)


def _entering(season: Season, words: Words) -> tuple[tuple[Button, ...], ...]:
    """Return a row with the buttons for joining a season, or no row if it is too late."""
    if not may_sign(season):
        return ()
    key = "button-league-late" if season.stage in (CLOSED, DRAFT) else "button-league-join"
    join = Button(f"league-join:{season.id}", words(key), "✋", "go")
    if season.settings.form != LADDER or season.stage != RUNNING:
        return ((join,),)
    want = Button(f"league-want:{season.id}", words("button-league-want"), "🎲", "main")
    return ((want, join),)


def may_sign(season: Season) -> bool:
    """Return whether sign-up is still possible, even if only for the waiting list."""
    ladder = season.settings.form == LADDER and season.stage == RUNNING
    return ladder or is_late(season) or season.stage in (SIGNUP, CLOSED, DRAFT)


def draft(
    season: Season, entries: Sequence[Entry], published: bool, words: Words, said: str = ""
) -> Screen:
    """Return the divisions, and the organisers' menus and buttons while it is a draft."""
    title = "league-draft-title-teams" if season.settings.team_size else "league-draft-title"
    head = f"### {words(title)} · {heading(season, words)}"
    undivided = season.settings.undivided
    about = "league-draft-about-undivided" if undivided else "league-draft-about"
    marks = () if season.settings.team_size else (words("league-marks"),)
    about = words("league-draft-published" if published else about)
    few = few_teams(season, entries, words)
    texts = (head, said, *division_blocks(season, entries, words), *marks, *few, about)
    if published:
        return Screen(texts)
    publish = Button(f"league-publish:{season.id}", words("button-league-publish"), "📣", "go")
    if undivided:
        return Screen(texts, rows=((publish,),))
    people = PeopleMenu(f"league-move:{season.id}", words("league-draft-who"), least=1)
    return Screen(texts, rows=(people, (publish,)))


def few_teams(season: Season, entries: Iterable[Entry], words: Words) -> tuple[str, ...]:
    """Return that tables are smaller than wanted because there are fewer teams than seats."""
    teams = {entry.team for entry in entries if entry.status == "in" and entry.team}
    settings = season.settings
    if not settings.team_size or len(teams) >= settings.size:
        return ()
    return (words("league-draft-few-teams", count=len(teams), size=settings.size),)


def where(season: Season, entry: Entry, lowest: int, words: Words) -> Screen:
    """Return a menu of the divisions to which a person can be moved."""
    entries = tuple(
        Choice(str(number), division_name(season, number, words), chosen=number == entry.division)
        for number in range(1, lowest + 2)
    )
    asked = words("league-draft-where", name=escaped(entry.name))
    menu = Menu(f"league-move-to:{season.id}:{entry.person}", entries, asked)
    return Screen((f"### {heading(season, words)}", asked), rows=(menu,))


MOST_WISHES = 4
"""Maximum number of wishes with buttons in one message, because each has a row of them."""


def wish_rows(season: Season, wishes: Sequence[Wish], key: str, words: Words) -> tuple[Row, ...]:
    """Return the buttons with which a founder answers wishes to join their team."""
    return tuple(
        (
            Button(
                f"{key}:{season.id}:{wish.person}:1",
                words("button-league-admit", name=escaped(wish.name)),
                "✅",
                "go",
            ),
            Button(
                f"{key}:{season.id}:{wish.person}:0", words("button-league-refuse"), "🚫", "stop"
            ),
        )
        for wish in wishes[:MOST_WISHES]
    )


def wishing(wishes: Sequence[Wish]) -> Markdown:
    """Return the names of the people with buttons, and "…" if more of them wait."""
    names = joined(one.name for one in wishes[:MOST_WISHES])
    return Markdown(f"{names}, …") if len(wishes) > MOST_WISHES else names


ANSWER = "league-team-answer"
"""Custom id of the buttons of a founder's message about wishes."""


def wishes_screen(season: Season, wishes: Sequence[Wish], words: Words, said: str = "") -> Screen:
    """Return the people who wait for a founder's answer, with buttons; `said` comes first."""
    told = [said] if said else []
    if wishes:
        names, team = wishing(wishes), escaped(wishes[0].team)
        told.append(words("league-post-team_asked", names=names, team=team, count=len(wishes)))
    elif not said:
        told.append(words("league-post-team_asked-none"))
    return Screen((*told,), rows=wish_rows(season, wishes, ANSWER, words))
