"""Statistics as text, charts and CSV files."""

from __future__ import annotations

import csv
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from io import StringIO
from typing import TypeAlias

from bot.host.ratings.statistics import RECENT, GameStatistics, PlayerStatistics, ServerStatistics
from bot.leagues.history_csv import escaped as cell
from bot.locales import Words
from bot.locales.markdown import Markdown, escaped, plain, visible
from bot.presenting import limits
from bot.presenting.game import Game
from bot.presenting.pictures import USUAL
from bot.presenting.table import against_lines, duration
from bot.ratings.forecast import Fit
from bot.ratings.statistics import ENOUGH, Against, Seat, Taken, tables_of
from cogs.ui.interaction import Request
from render.api import Picture
from render.pictures.chart import FEWEST, LINES, SHARE, ChartScene, Line, Section, fitting
from render.sheets import Sheet
from render.text.wording import decimal, described

LISTED = 8
"""Maximum number of lines for a topic."""
_HEAD = ("table", "ended", "game", "players", "seat", "player", "points", "rank", "place")


@dataclass(frozen=True, slots=True)
class StatisticsPage:
    """Statistics to show: the text, the sections of each chart, and CSV files with their names."""

    title: str
    text: str
    charts: tuple[tuple[Section, ...], ...]
    files: tuple[tuple[str, bytes], ...]


Things: TypeAlias = Sequence[tuple[str, Mapping[int, int]]]
"""Names of things, each with the number of times it was taken by players who came in each place;
the most taken come first."""


def losses(found: Fit | None, words: Words) -> list[str]:
    """Return a line with the loss of a game's forecasts and of two simple ones, if any."""
    if found is None or not found.tables:
        return []
    each = {"loss": found.loss, "equal": found.loss_equal, "seat": found.loss_seat}
    shown = {key: decimal(loss, words, 3) for key, loss in each.items()}
    return [f"-# {words('forecast-losses', count=found.tables, **shown)}"]


def of_player(
    name: str, game: Game | None, found: PlayerStatistics, words: Words
) -> StatisticsPage:
    """Return a player's statistics, for one game or for all games."""
    scope = words.title(game.key) if game else words("rating-all")
    title = words("stats-of-player", name=escaped(name), game=scope)
    if not found.seats:
        return _nothing(title, words)
    names = {**found.names, found.seats[0].person or 0: name}
    text = _text(
        title,
        (_counts(len(found.seats), found.places.get(1, 0), found.thinking, words),),
        _topic("stats-places", (_places(found.places, words),), words),
        _topic("stats-by-seat", _points(found, words), words),
        _topic("stats-against", _against(found, words), words),
        *_taken_topics(game, found.taken, min(RECENT, len(found.seats)), words),
    )
    sections = fitting(
        Section(words("stats-places"), (*_place_bars(found, words),), SHARE, words("stats-equal")),
        Section(
            words("stats-balance"),
            (*_against_bars(found, words),),
            SHARE,
            words("stats-expected", percent=50),
        ),
    )
    shown = words("stats-of-player", name=visible(name), game=scope)
    return StatisticsPage(
        shown, text, (sections,), (("tables.csv", _tables(found.seats, names, words)),)
    )


def of_game(game: Game, found: GameStatistics, fitted: Fit | None, words: Words) -> StatisticsPage:
    """Return the statistics of a game."""
    title = words("stats-of-game", game=words.title(game.key))
    if not found.tables and not found.variants:
        return _nothing(title, words)
    seats = _topic("stats-seats", _seats(found, words), words)
    text = _text(
        title,
        (_counts(found.tables, None, found.thinking, words),),
        seats or (words("stats-too-few", enough=ENOUGH),),
        _topic("stats-options", _options(game, found, words), words),
        _bots(found, words),
        *_taken_topics(game, found.taken, found.looked, words),
        _topic("stats-variants", _variants(found, words), words),
        losses(fitted, words),
    )
    charts = (_seat_sections(found, words), _taken_sections(game, found, words))
    taken = _csv(("event", "thing", "rank", "times"), found.taken)
    tables = _tables(found.seats, found.names, words)
    files = (("tables.csv", tables), ("taken.csv", taken))
    return StatisticsPage(title, text, tuple(filter(None, charts)), files)


def of_server(found: ServerStatistics, words: Words) -> StatisticsPage:
    """Return the statistics of a server."""
    title = words("stats-of-server")
    if not found.seats:
        return _nothing(title, words)
    games = [(words.title(key), count) for key, count in found.games.items()]
    people = [
        (_name(person, found.names, words), count, found.wins.get(person, 0))
        for person, count in found.people
    ]
    text = _text(
        title,
        (_counts(sum(found.games.values()), None, found.thinking, words),),
        _topic("stats-games", (_times(name, count, words) for name, count in games), words),
        _topic("stats-people", (_person(*one, words) for one in people[:LISTED]), words),
    )
    sections = fitting(
        Section(words("stats-games"), tuple(_bar(name, count) for name, count in games)),
        Section(
            words("stats-people"),
            tuple(_bar(plain(one), count, name=True) for one, count, _ in people[:LISTED]),
        ),
    )
    return StatisticsPage(
        title, text, (sections,), (("tables.csv", _tables(found.seats, found.names, words)),)
    )


def _nothing(title: str, words: Words) -> StatisticsPage:
    return StatisticsPage(title, f"## {title}\n{words('stats-none')}", (), ())


def _text(title: str, *topics: Iterable[str]) -> str:
    lines = [line for topic in topics for line in topic]
    return limits.fit_lines([f"## {title}", *lines], limits.TEXT, "…")


def _topic(key: str, lines: Iterable[str], words: Words) -> list[str]:
    """Return lines below their heading, or nothing if there are no lines."""
    told = [line for line in lines if line]
    return [f"**{words(key)}**", *told] if told else []


def _taken_topics(
    game: Game | None, taken: Sequence[Taken], tables: int, words: Words
) -> Iterator[list[str]]:
    """Yield the most taken things of each kind, with the number of tables counted."""
    for kind in game.counted if game else ():
        assert game is not None
        if things := _taken(game, taken, kind, words):
            newest = words("stats-newest", count=tables)
            head = f"**{words(f'{game.key}-counted-{kind}')}** · {newest}"
            yield [head, *(_thing(name, counts, words) for name, counts in things[:LISTED])]


def _counts(tables: int, won: int | None, thinking: float | None, words: Words) -> str:
    parts = [words("stats-tables", count=tables)]
    parts += [] if won is None else [words("stats-won", count=won)]
    if thinking is not None:
        parts.append(words("stats-thinking", time=duration(thinking, words)))
    return " · ".join(parts)


def _places(places: Mapping[int, int], words: Words) -> str:
    told = (words("stats-place", place=place, count=count) for place, count in places.items())
    return " · ".join(told)


def _place_bars(found: PlayerStatistics, words: Words) -> Iterator[Line]:
    """Yield the share of tables for each place, with the share expected of equal players."""
    tables = sum(found.places.values())
    for place, count in found.places.items():
        equal = sum(1 / one.size for one in found.seats if place <= one.size) / len(found.seats)
        name = words("stats-place-name", place=place)
        yield Line(name, str(count), 0, count / tables, bright=place == 1, expected=equal)


def _points(found: PlayerStatistics, words: Words) -> Iterator[str]:
    """Yield the mean points by seat, one game per line."""
    games: dict[str, list[str]] = defaultdict(list)
    for (game, seat), mean in found.points.items():
        shown = decimal(mean.value, words)
        games[game].append(words("stats-seat", seat=seat + 1, points=shown, count=mean.count))
    for game, told in games.items():
        yield described(words.title(game), " · ".join(told), words)


def _against(found: PlayerStatistics, words: Words) -> Iterator[str]:
    for one in found.against[:LISTED]:
        yield words(
            "stats-opponent",
            name=_name(one.person, found.names, words),
            count=one.tables,
            ahead=one.ahead,
            level=one.level,
            behind=one.behind,
        )


def _against_bars(found: PlayerStatistics, words: Words) -> Iterator[Line]:
    for one in found.against[:LISTED]:
        name = plain(_name(one.person, found.names, words))
        share = (one.ahead + one.level / 2) / one.tables
        yield Line(name, _balance(one), 0, share, name=True, expected=0.5)


def _balance(one: Against) -> str:
    return f"{one.ahead} : {one.behind}" + (f" ({one.level})" if one.level else "")


def _variants(found: GameStatistics, words: Words) -> Iterator[str]:
    return (_times(escaped(name), count, words) for name, count in found.variants.items())


def _seats(found: GameStatistics, words: Words) -> Iterator[str]:
    for one in found.by_seat:
        yield words(
            "stats-seat-effect",
            size=one.size,
            seat=one.seat + 1,
            points=decimal(one.points, words),
            percent=round(100 * one.wins),
            count=one.tables,
        )


def _bots(found: GameStatistics, words: Words) -> list[str]:
    """Return how people did against house bots, and which tables count."""
    lines = (*against_lines(found.against, words), f"-# {words('stats-bots-about')}")
    return _topic("stats-bots", lines, words)


def _seat_sections(found: GameStatistics, words: Words) -> tuple[Section, ...]:
    """Return sections by number of players, the most played first, as many as fit."""
    sizes = Counter({one.size: one.tables for one in found.by_seat})
    kept: list[Section] = []
    for size, tables in sizes.most_common():
        heading = words("stats-wins", size=size, count=tables)
        lines = tuple(
            _share(words("stats-seat-name", seat=one.seat + 1), one.wins, 1 / size, words)
            for one in found.by_seat
            if one.size == size
        )
        if sum(1 + len(one.lines) for one in kept) + 1 + size <= LINES:
            kept.append(Section(heading, lines, SHARE, _expected(1 / size, words)))
    return tuple(kept)


def _options(game: Game, found: GameStatistics, words: Words) -> Iterator[str]:
    for one in found.by_option:
        yield words(
            "stats-option-effect",
            option=words(f"{game.key}-option-{one.option}"),
            choice=words(f"{game.key}-option-{one.option}-{one.choice}"),
            points=decimal(one.points, words),
            best=decimal(one.best, words),
            count=one.tables,
        )


def _taken(game: Game, taken: Iterable[Taken], kind: str, words: Words) -> Things:
    """Return the things of a kind with their counts by place, the most taken first."""
    counted: dict[str, dict[int, int]] = defaultdict(dict)
    for row in taken:
        if row.kind == kind:
            name = str(game.named(game.counted[kind], row.thing, words))
            counted[name[:1].upper() + name[1:]][row.rank] = row.times
    return sorted(counted.items(), key=lambda one: (-sum(one[1].values()), one[0]))


def _thing(name: str, counts: Mapping[int, int], words: Words) -> str:
    """Return how often a thing was taken, and the percentage of each place."""
    total = sum(counts.values())
    shares = (
        words("stats-share", place=rank, percent=round(100 * count / total))
        for rank, count in sorted(counts.items())
    )
    return words("stats-thing", name=name, count=total, shares=" · ".join(shares))


def _taken_sections(game: Game, found: GameStatistics, words: Words) -> tuple[Section, ...]:
    """Return, for the things taken, the share taken by winners and the share to be expected."""
    seats = [one for table in tables_of(found.seats)[-found.looked :] for one in table]
    equal = sum(one.rank == 1 for one in seats) / max(1, len(seats))
    return fitting(
        *(
            Section(
                words("stats-winners", what=words(f"{game.key}-counted-{kind}")),
                tuple(_bars(_taken(game, found.taken, kind, words), equal, words)),
                SHARE,
                _expected(equal, words),
            )
            for kind in game.counted
        )
    )


def _bars(things: Things, equal: float, words: Words) -> Iterator[Line]:
    for name, counts in things[:LISTED]:
        yield _share(name, counts.get(1, 0) / sum(counts.values()), equal, words)


def _share(name: str, share: float, equal: float, words: Words) -> Line:
    return Line(name, _percent(share, words), 0, share, expected=equal)


def _expected(share: float, words: Words) -> str:
    return words("stats-expected", percent=round(100 * share))


def _percent(share: float, words: Words) -> str:
    return words("stats-percent", percent=round(100 * share))


def _times(name: str, count: int, words: Words) -> str:
    return described(name, words("stats-tables", count=count), words)


def _person(name: str, count: int, won: int, words: Words) -> str:
    tables, wins = words("stats-tables", count=count), words("stats-won", count=won)
    return described(name, f"{tables} · {wins}", words)


def _bar(label: str, count: int, name: bool = False) -> Line:
    return Line(label, str(count), 0, count, name=name)


def _name(person: int, names: Mapping[int, str], words: Words) -> Markdown:
    known = person in names
    return escaped(names[person]) if known else Markdown(words("rating-somebody"))


def _tables(seats: Sequence[Seat], names: Mapping[int, str], words: Words) -> bytes:
    """Return the seats as CSV; house bots and people who hide their name have no name in it."""
    lines = (
        (
            one.table,
            datetime.fromtimestamp(one.ended_at, UTC).strftime("%Y-%m-%d %H:%M"),
            words.title(one.game),
            one.size,
            one.seat + 1,
            cell(visible(names.get(one.person or 0, ""))),
            one.points,
            one.rank,
            one.place,
        )
        for one in sorted(seats, key=lambda one: (one.ended_at, one.table, one.seat))
    )
    return _csv(_HEAD, lines)


def _csv(head: Sequence[str], lines: Iterable[Sequence[object]]) -> bytes:
    file = StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow(head)
    writer.writerows(lines)
    return file.getvalue().encode()


async def charted(request: Request, title: str, *charts: Sequence[Section]) -> tuple[Picture, ...]:
    """Return charts in the person's look, () if drawing fails or the draw queue is full.

    A chart with too few lines to compare is left out. Raises TooManyDrawings.
    """
    palette, language = request.preferences.palette or USUAL.palette, request.words.language
    scenes = (
        ChartScene(palette, language, title, tuple(sections))
        for sections in charts
        if _compares(sections)
    )
    sheets = (Sheet(f"chart-{number}", scene) for number, scene in enumerate(scenes, 1))
    with request.context.draw_limits.of(request.user_id):
        return await request.drawn(*sheets)


def _compares(sections: Sequence[Section]) -> bool:
    return sum(len(one.lines) for one in sections) >= FEWEST
