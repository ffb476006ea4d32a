"""Content of a league's posts, by kind; a kind without a function is a text with its facts.

The facts of a post are the arguments of its text `league-post-<kind>`, so a new kind needs only a
text.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from bot.host.leagues.api import MOVED, PLAYED, LeaguePost, Season
from bot.host.leagues.calendars import PROBLEM
from bot.host.leagues.core import HOME_PASSED
from bot.host.leagues.play.weeks import GAME_OF_WEEK
from bot.host.leagues.signup.founding import OPTION
from bot.host.leagues.signup.teams import ASKED
from bot.host.leagues.standings.results import Results
from bot.host.servers.places import GONE
from bot.leagues.settings import UNPLANNED
from bot.locales import Words
from bot.locales.markdown import Markdown, escaped, mention
from bot.presenting import limits
from bot.presenting.finals import verdict
from bot.presenting.league.game_of_week import TurningPoint, turning_points_of
from bot.presenting.league.scenes import (
    bracket_lines,
    bracket_scenes,
    dissolving_lines,
    standings_scene,
    team_scene,
)
from bot.presenting.league.standings import (
    MOST_TEXT,
    division_blocks,
    moved_since,
    schedule_lines,
    standings_block,
    team_lines,
)
from cogs.requests.refusals import REASONS
from cogs.ui.context import Context
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.lookup import title
from cogs.ui.screens.league.season import (
    card_now,
    day_stamp,
    few_teams,
    heading,
    organisers,
    wishes_screen,
)
from cogs.ui.screens.league.tables import (
    hashes_file,
    pairing_block,
    pairing_files,
    sheets,
)
from cogs.ui.screens.web import with_pages
from render.api import Look, Picture
from render.jobs import Drawable
from render.league.bracket import BracketScene
from render.league.scenes import StandingsScene
from render.text.wording import commas

MOST_PICTURES = 3
"""Maximum number of divisions whose standings a post shows: more do not fit on a phone's screen."""
HEAD = 400
"""Characters reserved for the line above a post: the league's name, and the people mentioned."""
USUAL = Look()
"""Look of public pictures."""


@dataclass(frozen=True, slots=True)
class LeagueMessage:
    """A message of a league; `calls_organisers` says whether it mentions the organisers.

    The texts `in_words` replace the `scenes` if these cannot be drawn. A message has either scenes
    or the turning points of a game.
    """

    screen: Screen
    calls_organisers: bool = False
    scenes: tuple[StandingsScene | BracketScene, ...] = ()
    in_words: tuple[str, ...] = ()
    turning_points: tuple[TurningPoint, ...] = ()

    @property
    def jobs(self) -> tuple[Drawable, ...]:
        """Return the pictures to draw."""
        return (*sheets(self.scenes), *(one.job for one in self.turning_points))

    def drawn(self, pictures: tuple[Picture, ...]) -> Screen:
        """Return the message with the given pictures or, if there are none, with `in_words`."""
        if self.turning_points:
            whole = len(pictures) == len(self.turning_points)
            pairs = zip(self.turning_points, pictures, strict=True) if whole else ()
            return replace(self.screen, pictures=tuple(one.described(two) for one, two in pairs))
        if pictures:
            return replace(self.screen, pictures=pictures)
        return replace(self.screen, texts=(*self.screen.texts, *self.in_words))


@dataclass(frozen=True, slots=True)
class _Asked:
    """The post, season, context and language from which a message is made."""

    post: LeaguePost
    season: Season
    context: Context
    words: Words

    def say(self, key: str, **args: str | int) -> str:
        return self.words(f"league-post-{key}", **args)


async def message_of(
    post: LeaguePost, season: Season, context: Context, words: Words
) -> LeagueMessage:
    """Return the content of a post, in the language of `words`."""
    asked = _Asked(post, season, context, words)
    found = await _KINDS.get(post.kind, _plain)(asked)
    if post.kind == "card":
        return found
    if post.kind in _PAGES and post.person is None:
        part = _PAGES[post.kind]
        screen = await with_pages(found.screen, season, context, words, part)
        found = replace(found, screen=screen)
    head = f"**{heading(season, words)}**"
    if found.calls_organisers:
        head = f"{head} · {organisers(season, words)}"
    return replace(found, screen=replace(found.screen, texts=(head, *found.screen.texts)))


_PAGES = {
    "schedule": "schedule", "swiss_round": "schedule",
    "weekly": "", "over": "", "round": "", "round_wanted": "", "changed": "",
}  # fmt: skip
"""Part of the season's pages to which a post links, by kind of post; "" is their first page."""


async def _plain(asked: _Asked) -> LeagueMessage:
    return LeagueMessage(
        Screen((asked.say(asked.post.kind, **facts(asked.post.data, asked.words)),))
    )


async def _card(asked: _Asked) -> LeagueMessage:
    return LeagueMessage(await card_now(asked.season, asked.context))


async def _closed(asked: _Asked) -> LeagueMessage:
    entries = await asked.context.host.leagues.signups.entries(asked.season.id, "in")
    first = day_stamp(asked.season.settings.first_day)
    text = asked.say("closed", count=len(entries), first=first)
    digest = asked.say("digest", digest=str(asked.post.data.get("digest", "")))
    return LeagueMessage(Screen((text, digest)))


async def _draft(asked: _Asked) -> LeagueMessage:
    first = day_stamp(asked.season.settings.first_day)
    button = Button(f"league-draft:{asked.season.id}", asked.words("button-league-draft"), "👀")
    entries = await asked.context.host.leagues.signups.entries(asked.season.id)
    few = few_teams(asked.season, entries, asked.words)
    text = asked.say("draft-teams" if asked.season.settings.team_size else "draft", first=first)
    return LeagueMessage(Screen((text, *few), rows=((button,),)), True)


async def _divisions(asked: _Asked) -> LeagueMessage:
    entries = await asked.context.host.leagues.signups.entries(asked.season.id)
    blocks = division_blocks(asked.season, entries, asked.words)
    if asked.season.settings.team_size:
        return LeagueMessage(Screen((asked.say("teams"), *blocks)))
    return LeagueMessage(Screen((asked.say("divisions"), *blocks, asked.words("league-marks"))))


async def _schedule(asked: _Asked) -> LeagueMessage:
    results = await asked.context.host.leagues.results.of(asked.season.id)
    seed, salt = (str(asked.post.data.get(key, "")) for key in ("seed", "salt"))
    if asked.season.settings.form in UNPLANNED:
        begins = asked.say("schedule", count=0)
        return LeagueMessage(Screen((begins, asked.say("seed", seed=seed, salt=salt))))
    text = asked.say("schedule", count=len(results.fixtures))
    mine = Button(f"league-mine:{asked.season.id}", asked.words("button-league-mine"), "🪑", "main")
    pairings = asked.context.host.leagues.pairings
    paired = await pairings.of(asked.season.id)
    proof = await pairings.proof(asked.season.id)
    promised = hashes_file(asked.season, await pairings.hashes(asked.season.id), asked.words)
    reached = pairing_block(asked.season, paired, results.names, asked.words)
    again = [asked.words("league-pairing-again")] if proof else []
    again += [asked.words("league-hashes")] if promised else []
    drawn = "\n".join([reached, asked.say("seed", seed=seed, salt=salt), *again])
    # The seed is always stated; the command's answer has all tables.
    room = min(MOST_TEXT, limits.TEXT - HEAD - len(text) - len(drawn))
    lines = schedule_lines(results, asked.words)
    tables = limits.fit_lines(lines, room, asked.words("league-more-schedule"))
    files = pairing_files(asked.season, paired, proof, results.names, asked.words)
    documents = (*files, *promised)
    return LeagueMessage(Screen((text, tables, drawn), documents=documents, rows=((mine,),)))


async def _swiss_round(asked: _Asked) -> LeagueMessage:
    """Return the tables of a Swiss round, with the standings that they follow from."""
    leagues, words = asked.context.host.leagues, asked.words
    results = await leagues.results.of(asked.season.id)
    number = int(asked.post.data["round"])
    settings, people = asked.season.settings, results.names
    text = asked.say(
        "swiss_round", round=number, rounds=settings.games, tables=int(asked.post.data["tables"])
    )
    until = await leagues.rounds.ends(asked.season.id)
    ends = [asked.say("swiss_round-until", until=_until(until))] if until is not None else []
    paired = await leagues.pairings.of(asked.season.id)
    reached = pairing_block(asked.season, paired, people, words)
    drawn = results.swiss.get(number, ())
    lines = list(schedule_lines(results, words, drawn))
    room = min(MOST_TEXT, limits.TEXT - HEAD - len(text) - len(reached))
    tables = limits.fit_lines(lines, room, words("league-more-schedule"))
    texts = tuple(filter(None, ("\n".join([text, *ends]), tables, reached)))
    screen = Screen(texts)
    if number > 1:
        return _standing(asked, results, screen, None)
    return LeagueMessage(screen)


async def _round_wanted(asked: _Asked) -> LeagueMessage:
    """Return what asks organisers to open a round."""
    leagues = asked.context.host.leagues
    results, number = await leagues.results.of(asked.season.id), int(asked.post.data["round"])
    count = sum(entry.status == "in" for entry in results.entries)
    screen = Screen((asked.say("round_wanted", round=number, count=count),))
    found = LeagueMessage(screen) if number == 1 else _standing(asked, results, screen, None)
    rows = ((next_round_button(asked.season, number, asked.words),), *found.screen.rows)
    return replace(found, screen=replace(found.screen, rows=rows), calls_organisers=True)


def next_round_button(season: Season, number: int, words: Words) -> Button:
    """Return an organisers' button that opens a round of a Swiss event."""
    return Button(
        f"league-round:{season.id}:{number}", words("button-league-next-round"), "🔁", "go"
    )


async def _changed(asked: _Asked) -> LeagueMessage:
    data = asked.post.data
    by = mention(data["by"]) if data.get("by") else ""
    lines = change_lines(data.get("changes", {}), asked.season.settings.game, asked.words)
    reason = escaped(str(data.get("reason") or "none"))
    texts = (asked.say("changed", by=by, reason=reason), "\n".join(lines))
    if not data.get("may_leave"):
        return LeagueMessage(Screen(texts))
    first = day_stamp(asked.season.settings.first_day)
    leave = asked.say("changed-leave", first=first)
    if data.get("confirm_by"):
        leave = asked.say("changed-confirm", until=_until(data["confirm_by"]))
    return LeagueMessage(Screen((*texts, leave), rows=((_entry(asked),),)))


def _entry(asked: _Asked) -> Button:
    """Return the button that opens a person's entry, to confirm changes or withdraw."""
    label = asked.words("button-league-entry")
    return Button(f"league-join:{asked.season.id}", label, "✍️")


async def _confirm(asked: _Asked) -> LeagueMessage:
    text = asked.say("confirm", until=_until(asked.post.data["until"]))
    return LeagueMessage(Screen((text,), rows=((_entry(asked),),)))


async def _handed_on(asked: _Asked) -> LeagueMessage:
    """Return the message that the founder or a role is gone, and who runs the league now."""
    league = asked.season.league
    founder = mention(league.founder_id) if league.founders else "none"
    role = Markdown(f"<@&{league.role_id}>") if league.role_id else "none"
    return LeagueMessage(Screen((asked.say(asked.post.kind, founder=founder, role=role),)))


async def _league_closed(asked: _Asked) -> LeagueMessage:
    data = asked.post.data
    by, reason = mention(data["by"]), escaped(str(data["reason"]))
    last = "yes" if data["stage"] in PLAYED else "no"
    return LeagueMessage(Screen((asked.say("league_closed", by=by, reason=reason, last=last),)))


async def _moved(asked: _Asked) -> LeagueMessage:
    place = Markdown(f"<#{asked.season.league.channel_id}>")
    return LeagueMessage(Screen((asked.say(MOVED, place=place),)))


async def _obstacle(asked: _Asked) -> LeagueMessage:
    data = asked.post.data
    place = int(data.get("place") or asked.season.league.channel_id)
    text = obstacle_text(str(data.get("what", "")), place, asked.words)
    if "table" in data and data["what"] != GONE:
        text = _table_obstacle(str(data["what"]), place, int(data["table"]), asked.words)
    return LeagueMessage(Screen((text,)), True)


def _table_obstacle(what: str, place_id: int, table: int, words: Words) -> str:
    """Return a sentence about the obstacle to posting for a table."""
    place = f"<#{place_id}>"
    if what in REASONS:
        reason = Markdown(words("reason", what=what, place=place))
        return words("league-obstacle-reason", reason=reason, table=table)
    permission = words("permission", name=what)
    return words("league-obstacle-table", permission=permission, place=place, table=table)


def obstacle_text(what: str, channel_id: int, words: Words) -> str:
    """Return a sentence about the obstacle that stops a season, and how to remove it."""
    key, _, count = what.partition(":")
    place = f"<#{channel_id}>"
    if words.has(f"league-obstacle-{key}"):
        return words(f"league-obstacle-{key}", count=int(count or 0), place=place)
    permission = words("permission", name=key)
    return words("league-obstacle-permission", permission=permission, place=place)


async def _wanting(asked: _Asked) -> LeagueMessage:
    """Return a text with its facts that calls the organisers, unless it is for one person."""
    found = await _plain(asked)
    return replace(found, calls_organisers=asked.post.person is None)


async def _disputed(asked: _Asked) -> LeagueMessage:
    """Return the request to organisers, or to a player of the table, about a dispute."""
    data = asked.post.data
    table = Markdown(await _table(asked, int(data["table"])))
    text = asked.say(asked.post.kind, table=table, until=_until(float(data.get("until", 0))))
    key = f"league-dispute:{asked.season.id}:look:{data['fixture']}:0"
    row = (Button(key, asked.words("button-league-dispute"), "⚖️", "main"),)
    return LeagueMessage(Screen((text,), rows=(row,)), asked.post.person is None)


async def _team_asked(asked: _Asked) -> LeagueMessage:
    """Return who waits to join the team of the person who is asked."""
    found = await asked.context.host.leagues.teams.wishes(asked.season.id)
    own = [one for one in found if one.founder == asked.post.person]
    return LeagueMessage(wishes_screen(asked.season, own, asked.words))


async def _home_passed(asked: _Asked) -> LeagueMessage:
    """Return the message about a league's new home, to a person with a link that invites there."""
    data = asked.post.data
    server, invite = escaped(str(data["server"])), Markdown(data.get("invite", "none"))
    text = asked.say("home_passed", server=server, invite=invite)
    is_call = asked.post.person is None and asked.season.league.is_home
    return LeagueMessage(Screen((text,)), calls_organisers=is_call)


async def _begin(asked: _Asked) -> LeagueMessage:
    numbers = [int(number) for number in asked.post.data.get("tables", ())]
    tables = Markdown(commas([await _table(asked, number) for number in numbers], asked.words))
    return LeagueMessage(Screen((asked.say("begin", count=len(numbers), tables=tables),)))


async def _seat(asked: _Asked) -> LeagueMessage:
    data, words = asked.post.data, asked.words
    table = int(data.get("table", 0))
    facts_of_seat = {
        "name": escaped(str(data.get("name", "?"))),
        "until": _until(data.get("until", 0)),
    }
    if table:
        text = asked.say("seat", table=await _table(asked, table), **facts_of_seat)
    else:
        text = asked.say("seat-planned", number=int(data.get("number", 0)), **facts_of_seat)
    looks = (("yes", 1, "✅", "go"), ("no", 0, "", "plain"))
    row = tuple(
        Button(
            f"league-seat:{data.get('vacancy', 0)}:{answer}",
            words(f"button-league-seat-{key}"),
            emoji,
            style,
        )
        for key, answer, emoji, style in looks
    )
    return LeagueMessage(Screen((text,), rows=(row,)))


async def _table(asked: _Asked, number: int) -> str:
    """Return a table's title and a link to its channel."""
    table = await asked.context.host.tables.get(number)
    return f"{title(table, asked.words)} (<#{table.place_id}>)"


def _until(at: float) -> str:
    return f"<t:{int(at)}:f> (<t:{int(at)}:R>)"


async def _over(asked: _Asked) -> LeagueMessage:
    results = await asked.context.host.leagues.results.of(asked.season.id)
    message = _standing(asked, results, Screen((asked.say("over"),)), None)
    key, label = f"league-almanac-read:{asked.season.id}", asked.words("button-league-almanac-read")
    rows = (*message.screen.rows, (Button(key, label, "📖"),))
    return replace(message, screen=replace(message.screen, rows=rows))


async def _weekly(asked: _Asked) -> LeagueMessage:
    results = await asked.context.host.leagues.results.of(asked.season.id)
    since = float(asked.post.data.get("since", 0))
    done = [f for f in results.fixtures if f.result and f.result.finished_at >= since]
    left = [f for f in results.fixtures if f.result is None]
    text = asked.say("weekly", done=len(done), left=len(left))
    if not done:
        return LeagueMessage(Screen((text,)))
    return _standing(asked, results, Screen((text,)), since)


async def _game_of_week(asked: _Asked) -> LeagueMessage:
    """Return the closest game of a week with its turning points."""
    results = await asked.context.host.leagues.results.of(asked.season.id)
    fixture = int(asked.post.data["fixture"])
    number = results.tables[fixture]
    result = next(one.result for one in results.fixtures if one.id == fixture)
    scores = sorted((seat.score for seat in result.seats), reverse=True) if result else [0, 0]
    finishers = await asked.context.host.analysis.history.finishers(number)
    turns = await turning_points_of(asked.context, number, asked.words)
    text = asked.say(
        "game_of_week",
        table=Markdown(await _table(asked, number)),
        won=Markdown(verdict(finishers, asked.words)),
        margin=scores[0] - scores[1],
    )
    about = [asked.words("league-turning-points")] if turns else []
    screen = Screen((text, *(one.text for one in turns), *about))
    part = f"table/{number}"
    screen = await with_pages(screen, asked.season, asked.context, asked.words, part)
    return LeagueMessage(screen, turning_points=turns)


def _standing(
    asked: _Asked, results: Results, screen: Screen, since: float | None
) -> LeagueMessage:
    """Return a message with all divisions' standings and, given `since`, changes since then."""
    label, words = asked.words("button-league-standings"), asked.words
    rows = ((Button(f"league-standings:{asked.season.id}", label, "📊"),),)
    scenes: list[StandingsScene | BracketScene] = []
    scenes += bracket_scenes(results, words, USUAL.palette)[:1]
    blocks = ["\n".join(bracket_lines(results, words))] if results.rounds else []
    for number in results.divisions:
        moved = None if since is None else moved_since(results, number, since)
        scenes.append(standings_scene(results, number, words, USUAL.palette, moved))
        blocks.append(standings_block(results, number, words, moved))
    if results.teams:
        scenes.append(team_scene(results, words, USUAL.palette))
        blocks += team_lines(results, words)
    in_words = _fitted(blocks, words)
    screen = replace(screen, texts=(*screen.texts, *dissolving_lines(results, words)))
    return LeagueMessage(replace(screen, rows=rows), False, tuple(scenes[:MOST_PICTURES]), in_words)


def _fitted(blocks: list[str], words: Words) -> tuple[str, ...]:
    lines = "\n".join(blocks).splitlines()
    return (limits.fit_lines(lines, MOST_TEXT, words("league-more-standings")),)


def change_lines(changes: Mapping[str, Sequence[str | int]], game: str, words: Words) -> list[str]:
    """Return the changes to a season's settings, one line each."""
    return [
        words(
            "league-change",
            name=field_name(key, game, words),
            before=_value(key, str(before), game, words),
            after=_value(key, str(after), game, words),
        )
        for key, (before, after) in changes.items()
    ]


def field_name(key: str, game: str, words: Words) -> str:
    """Return a setting's name in words."""
    own = f"{game}-{key}"
    return words(own if key.startswith(OPTION) else f"league-field-{key}")


def _value(key: str, text: str, game: str, words: Words) -> Markdown:
    """Return a setting's value in words."""
    known = {"True": "league-yes", "False": "league-no", "None": "league-none", "": "league-none"}
    named = {"pace": f"setup-pace-{text}", "form": f"league-form-name-{text}"}
    named |= {"after_change": f"league-after-change-{text}"}
    named["late"] = f"league-late-name-{text}"
    named["opening"] = f"league-opening-name-{text}"
    found = known.get(text) or named.get(key, f"{game}-{key}-{text}")
    if words.has(found):
        return Markdown(words(found))
    if key in ("role", "role_id", "channel_id"):
        return Markdown(f"<#{text}>" if key == "channel_id" else f"<@&{text}>")
    if key.endswith(("_day", "_until")):
        return Markdown(day_stamp(date.fromisoformat(text)))
    return escaped(limits.clip(text, 300))


def facts(data: Mapping[str, Any], words: Words) -> dict[str, str | int]:
    """Return the facts of a post as arguments of a text, with people as mentions."""
    return {key: _fact(key, value, words) for key, value in data.items()}


def _fact(key: str, value: object, words: Words) -> str | int:
    if isinstance(value, list | tuple):
        return Markdown(commas((str(_fact(key, one, words)) for one in value), words))
    if isinstance(value, int | float):
        if key in ("person", "people", "by", "about"):
            return mention(int(value))
        if key in ("until", "due", "at"):
            return Markdown(f"<t:{int(value)}:R>")
        return int(value) if float(value).is_integer() else str(value)
    return escaped(str(value))


_KINDS: Mapping[str, Callable[[_Asked], Awaitable[LeagueMessage]]] = {
    "card": _card,
    "closed": _closed,
    "role_gone": _handed_on,
    "founder_gone": _handed_on,
    "draft": _draft,
    "disputed": _disputed,
    "dispute_overdue": _disputed,
    "divisions": _divisions,
    "round_wanted": _round_wanted,
    "schedule": _schedule,
    "swiss_round": _swiss_round,
    ASKED: _team_asked,
    "changed": _changed,
    "confirm": _confirm,
    "obstacle": _obstacle,
    MOVED: _moved,
    "heard": _disputed,
    "over": _over,
    HOME_PASSED: _home_passed,
    "league_closed": _league_closed,
    "begin": _begin,
    "seat": _seat,
    "weekly": _weekly,
    GAME_OF_WEEK: _game_of_week,
    "webhook_off": _wanting,
    PROBLEM: _wanting,
}
"""Functions that make the messages of those kinds of posts that need more than the post's facts."""
