"""The picture of a division's standings: places, points, and the places still possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from babel.numbers import format_decimal
from PIL import Image

from bot.leagues.settings import KNOCKOUT
from bot.locales import Words
from bot.locales.markdown import shortened
from render.art.canvas import Box, Canvas
from render.art.page import HEIGHT, KEY, MARGIN, NAME, SMALLEST, WIDTH
from render.art.palette import palette, sheet
from render.art.shapes import falling, rising, robot
from render.art.sprites import Drawing, plate, sprite
from render.art.theme import Theme, theme
from render.art.typesetting import fitted, measure, readable, shared
from render.art.widgets import laid
from render.gallery import Gallery
from render.league.scenes import TEAMS, StandingLine, StandingsScene, Zone
from render.pictures import layout
from render.pictures.layout import LINE, legend
from render.text.finals import placed
from render.text.wording import ALT, joined, parted

_HEAD = 38
"""Height in px of the column headings."""
_PAD, _GAP = 12, 20
_MOST_ROW = 84
_MARK = 34
"""Width in px of the arrowhead next to a person who moves up or down."""
_LEAST_BAR, _MOST_BAR = 170, 300
_LEAST_NAME = 100
"""Width in px that headings of columns leave to names, without the marks behind them."""
_ALT_ROOM = ((32, 4), (20, 4), (20, 3), (12, 3), (12, 2), (6, 1))
"""Pairs of limits for the alt text, tried in turn until all lines fit: letters of a name, and kinds
of notes (of `_notes`)."""
_ALT_LEAGUE = 40

_ARROWS: dict[Zone, tuple[Drawing, str]] = {"up": (rising, "leaf_dark"), "down": (falling, "warn")}


class _Column(NamedTuple):
    """A column of numbers: the key of its heading, and the texts of its cells."""

    key: str
    cells: tuple[str, ...]
    bold: bool = False


class _Place(NamedTuple):
    """The boxes of a row's parts, from left to right, and the size of its text."""

    place: Box
    name: Box
    numbers: tuple[Box, ...]
    text: Box
    bar: Box
    size: int


def draw(scene: StandingsScene, _: StandingsScene | None = None) -> Canvas:
    """Draw the scene and return the canvas."""
    words, colors = Words(scene.language), theme(scene.palette)
    foot = Box(MARGIN + 4, HEIGHT - 6 - LINE, WIDTH - 2 * MARGIN - 8, LINE)
    rows = max(1, len(scene.lines))
    room = foot.y - 6 - layout.BELOW - _HEAD - 4
    high = min(_MOST_ROW, room // rows)
    card = Box(MARGIN, layout.BELOW, WIDTH - 2 * MARGIN, _HEAD + 4 + rows * high)
    canvas = laid((WIDTH, HEIGHT), colors, card)
    _title(canvas, scene, words)
    columns = _columns(scene, words)
    parts = _parts(scene, columns, card._replace(h=_HEAD), high, words)
    _headings(canvas, parts, columns, words)
    for number, line in enumerate(scene.lines):
        _row(
            canvas,
            scene,
            line,
            _moved(parts, card.y + _HEAD + number * high, high),
            columns,
            number,
        )
    legend(canvas, foot, _legend(scene, colors, words))
    return canvas


def _title(canvas: Canvas, scene: StandingsScene, words: Words) -> None:
    """Write the names of the division and its league, and the season's progress."""
    progress = words("league-standings-tables", done=scene.done, tables=scene.tables)
    wide = measure(progress, NAME) + 28
    box = Box(layout.PLACE.right - wide, layout.PLACE.y + 4, wide, 52)
    canvas.sprite(plate(box.w, box.h, canvas.theme, "paper", "paper_line", 3, 14), box.x, box.y)
    canvas.text(progress, box, NAME, "ink", "center")
    division = words("league-division", form=scene.form, number=scene.division)
    left = canvas.text(division, layout.PLACE, KEY, "on_table") + 20
    room = layout.PLACE._replace(x=left, w=box.x - 20 - left)
    canvas.text(readable(scene.league), room, NAME, "on_table_soft", name=True)


def _columns(scene: StandingsScene, words: Words) -> tuple[_Column, ...]:
    """Return the columns of numbers; the column that decides the order is bold."""
    lines = scene.lines
    if scene.form == TEAMS:
        return _team_columns(lines, words)
    whole = all(line.points.denominator == 1 for line in lines)
    points = [figure(one.points, words, "0" if whole else "0.0") for one in lines]
    rates = [figure(one.per_game, words) for one in lines]
    return (
        _Column("points", tuple(points), scene.even),
        _Column("per-game", tuple(rates), not scene.even),
        _Column("games", tuple(str(one.games) for one in lines)),
        _Column("wins", tuple(str(one.wins) for one in lines)),
    )


def _team_columns(lines: Sequence[StandingLine], words: Words) -> tuple[_Column, ...]:
    """Return the columns of team standings, in the order of their criteria."""
    return (
        _Column("per-game", tuple(figure(one.per_game, words) for one in lines), True),
        _Column("games", tuple(str(one.games) for one in lines)),
        _Column("wins", tuple(str(one.wins) for one in lines)),
        _Column("best", tuple(figure(one.member, words) for one in lines)),
    )


def figure(value: Fraction, words: Words, form: str = "0.00") -> str:
    """Return a number in the format of the reader's language."""
    text = format_decimal(float(value), form, locale=words.locale)
    return str(text).replace("-", "−")


def _parts(
    scene: StandingsScene, columns: tuple[_Column, ...], head: Box, high: int, words: Words
) -> _Place:
    """Return the boxes of the head row: numbers get the width they need, the rest is shared."""
    size = max(SMALLEST, min(NAME, high - 8))
    places = max((measure(placed(line.place), size) for line in scene.lines), default=0)
    ranges = max((measure(possible(line), size, bold=False) for line in scene.lines), default=0)
    mark = 0 if scene.form == TEAMS else _MARK
    left = head.x + _PAD + mark + places + 10
    whole = head.right - _PAD - left - ranges - _GAP * (len(columns) + 1) - 14
    named = _LEAST_NAME + max((_behind(line, size) for line in scene.lines), default=0)
    wide = _widths(columns, size, words, whole - named - _LEAST_BAR)
    room = whole - sum(wide)
    bar = max(_LEAST_BAR, min(_MOST_BAR, room - _names(scene, size)))
    bar = min(max(bar, _label("range", words) - ranges - 14), max(bar, room - named))
    boxes = head._replace(x=left, w=head.right - _PAD - left)
    name, *numbers, text, last = boxes.split(room - bar, *wide, ranges, gap=_GAP)
    return _Place(
        head._replace(x=head.x + _PAD, w=mark + places),
        name,
        tuple(numbers),
        text,
        last._replace(x=last.x - _GAP + 14, w=bar),
        size,
    )


def _widths(columns: Sequence[_Column], size: int, words: Words, room: int) -> Sequence[int]:
    """Return the widths of columns: that of their numbers, or headings if there is room."""
    numbers = [_wide(one, size) for one in columns]
    labels = [_label(one.key, words) for one in columns]
    found = [max(pair) for pair in zip(numbers, labels, strict=True)]
    if sum(found) <= room:
        return found
    over = [max(0, label - number) for number, label in zip(numbers, labels, strict=True)]
    more = shared(over, room - sum(numbers))
    return [number + one for number, one in zip(numbers, more, strict=True)]


def _wide(column: _Column, size: int) -> int:
    return max((measure(cell, size, column.bold) for cell in column.cells), default=0)


def _label(key: str, words: Words) -> int:
    return measure(words(f"league-standings-{key}"), SMALLEST, bold=False)


def _names(scene: StandingsScene, size: int) -> int:
    """Return the width that the names and the marks behind them need."""
    return max(
        (measure(readable(one.name), size) + _behind(one, size) + 4 for one in scene.lines),
        default=0,
    )


def _behind(line: StandingLine, size: int) -> int:
    """Return the width of the marks behind a name."""
    return sum(wide for _, wide in _marks(line, size))


def _marks(line: StandingLine, size: int) -> Iterator[tuple[str, int]]:
    """Yield the marks behind a name and their widths: a house bot's tables, and places gained."""
    if line.bots:
        text = str(line.bots) if line.bots > 1 else ""
        yield f"bot{text}", 10 + size + (measure(text, SMALLEST) + 4 if text else 0)
    if line.moved:
        yield "moved", 10 + measure(_change(line.moved), SMALLEST) + 14


def _change(moved: int) -> str:
    return f"+{moved}" if moved > 0 else f"−{-moved}"


def possible(line: StandingLine) -> str:
    """Return the range of places that a person can still reach, "" for a guest."""
    if line.place is None:
        return ""
    return f"{line.best}–{line.worst}" if line.best < line.worst else str(line.best)


def _headings(canvas: Canvas, parts: _Place, columns: tuple[_Column, ...], words: Words) -> None:
    for column, box in zip(columns, parts.numbers, strict=True):
        text = words(f"league-standings-{column.key}")
        canvas.text(text, box, SMALLEST, "ink_soft", "right", bold=False)
    text = words("league-standings-range")
    box = parts.text._replace(w=parts.bar.right - parts.text.x)
    canvas.text(text, box, SMALLEST, "ink_soft", bold=False)


def _moved(parts: _Place, y: int, high: int) -> _Place:
    """Return the boxes of a row that begins at `y` and is `high` px tall."""
    place, name, text, bar = (
        box._replace(y=y, h=high) for box in (parts.place, parts.name, parts.text, parts.bar)
    )
    numbers = tuple(box._replace(y=y, h=high) for box in parts.numbers)
    return _Place(place, name, numbers, text, bar, parts.size)


def _row(
    canvas: Canvas,
    scene: StandingsScene,
    line: StandingLine,
    parts: _Place,
    columns: tuple[_Column, ...],
    number: int,
) -> None:
    """Draw a person's row; every second row is shaded for readability."""
    if number % 2 == 0:
        band = Box(MARGIN + 4, parts.name.y, WIDTH - 2 * MARGIN - 8, parts.name.h)
        canvas.sprite(plate(band.w, band.h, canvas.theme, "ghost", radius=6), band.x, band.y)
    if zone := scene.zone(line):
        _arrow(canvas, parts.place, zone, scene.sure(line))
    canvas.text(placed(line.place), parts.place, parts.size, "ink", "right")
    _named(canvas, parts.name, line, parts.size)
    for column, box in zip(columns, parts.numbers, strict=True):
        canvas.text(column.cells[number], box, parts.size, "ink", "right", column.bold)
    if line.place is not None:
        canvas.text(possible(line), parts.text, parts.size, "ink", "center", bold=False)
        _bar(canvas, parts.bar, scene, line)


def _arrow(canvas: Canvas, box: Box, zone: Zone, sure: bool) -> None:
    side = min(_MARK - 6, box.h - 6)
    mark = _arrow_of(zone, sure, side, canvas.theme)
    canvas.sprite(mark, box.x, box.y + (box.h - side) // 2)


def _arrow_of(zone: Zone, sure: bool, side: int, colors: Theme) -> Image.Image:
    """Return the arrow for moving up or down, filled if the move is certain."""
    drawing, color = _ARROWS[zone]
    return sprite(drawing, side, side, colors, color if sure else "paper", color)


def _named(canvas: Canvas, box: Box, line: StandingLine, size: int) -> None:
    """Write a name, the number of tables a house bot finished, and the change of place."""
    name = fitted(readable(line.name), box.w - _behind(line, size), size)
    x = canvas.text(name, box, size, "ink", name=True)
    for mark, wide in _marks(line, size):
        if mark == "moved":
            canvas.delta(line.moved, x + wide, box.y + (box.h - SMALLEST - 4) // 2)
        else:
            side = min(size, box.h - 4)
            sign = sprite(robot, side, side, canvas.theme)
            canvas.sprite(sign, x + 10, box.y + (box.h - side) // 2)
            count = box._replace(x=x + 14 + size, w=wide)
            canvas.text(mark.removeprefix("bot"), count, SMALLEST, "ink")
        x += wide


def _bar(canvas: Canvas, box: Box, scene: StandingsScene, line: StandingLine) -> None:
    """Draw the places still possible on a scale of all places, with first place at the left.

    The zones for moving up and down are drawn below it; a mark shows the current place.
    """
    colors, slot = canvas.theme, box.w / scene.people
    track = box.inset(0, max(6, box.h // 4))

    def part(first: int, last: int) -> Box:
        left = box.x + round((first - 1) * slot)
        return track._replace(x=left, w=box.x + round(last * slot) - left)

    canvas.plain(track, colors["paper"], colors["ghost_line"], 6)
    for zone, first, last in (
        ("leaf_dark", 1, scene.up),
        ("warn", scene.people - scene.down + 1, scene.people),
    ):
        if first <= last:
            edge = part(first, last)._replace(y=track.bottom - 4, h=4)
            canvas.plain(edge, colors[zone], colors[zone], 2)
    reach = part(line.best, line.worst)._replace(y=track.y, h=track.h - 5)
    canvas.plain(reach, colors["stone_dark"], colors["ink"], 5)
    if line.place is not None:
        here = part(line.place, line.place)
        wide = max(10, min(here.w, reach.h) - 2)
        spot = Box(here.x + (here.w - wide) // 2, reach.y, wide, reach.h)
        canvas.plain(spot, colors["now"], colors["ink"], 4)


def _legend(
    scene: StandingsScene, colors: Theme, words: Words
) -> Iterator[tuple[Image.Image, str]]:
    """Yield each kind of mark that the picture contains, with its meaning."""
    zones = [scene.zone(line) for line in scene.lines]
    for zone in _ARROWS:
        if zone in zones:
            yield (
                _on_paper(_arrow_of(zone, False, 28, colors), colors),
                words(f"league-standings-{_moves(scene, zone)}"),
            )
    if any(scene.sure(line) for line, zone in zip(scene.lines, zones, strict=True) if zone):
        sign = _arrow_of("up" if "up" in zones else "down", True, 28, colors)
        yield _on_paper(sign, colors), words("league-standings-sure")
    if any(line.bots for line in scene.lines):
        sign = sprite(robot, 32, 32, colors)
        yield _on_paper(sign, colors), words("league-standings-bot")


def _moves(scene: StandingsScene, zone: Zone) -> str:
    """Return the kind of move for a zone: before tables of winners, the first places play on."""
    return "on" if zone == "up" and scene.form in KNOCKOUT else zone


def _on_paper(mark: Image.Image, colors: Theme) -> Image.Image:
    """Return a mark drawn on a small paper background."""
    ground = plate(38, 38, colors, "paper", radius=8).image()
    ground.alpha_composite(mark, ((38 - mark.width) // 2, (38 - mark.height) // 2))
    return ground


def alt(scene: StandingsScene, words: Words) -> str:
    """Return the alt text of the standings, which includes every line."""
    for room in _ALT_ROOM:
        text = " ".join(_told(scene, words, *room))
        if len(text) <= ALT:
            break
    return joined(text)


def _told(scene: StandingsScene, words: Words, letters: int, marks: int) -> Iterator[str]:
    yield words(
        "league-standings-alt-teams" if scene.form == TEAMS else "league-standings-alt",
        division=words("league-division", form=scene.form, number=scene.division),
        league=shortened(scene.league, _ALT_LEAGUE),
        done=scene.done,
        tables=scene.tables,
    )
    for line in scene.lines:
        told = [_line(scene, line, words, letters), *notes(scene, line, words)[:marks]]
        yield parted(filter(None, told), words) + "."


def _line(scene: StandingsScene, line: StandingLine, words: Words, letters: int) -> str:
    if scene.form == TEAMS:
        return words(
            "league-standings-alt-team",
            place=placed(line.place),
            name=shortened(line.name, letters),
            rate=figure(line.per_game, words),
            games=line.games,
            wins=line.wins,
            best=figure(line.member, words),
            range=possible(line),
        )
    return words(
        "league-standings-alt-line",
        place=placed(line.place),
        name=shortened(line.name, letters),
        points=figure(line.points, words, "0.#"),
        rate=figure(line.per_game, words),
        games=line.games,
        wins=line.wins,
        range=possible(line) or words("league-standings-alt-guest"),
    )


def notes(scene: StandingsScene, line: StandingLine, words: Words) -> tuple[str, ...]:
    """Return the notes on a line; an empty string is a note that does not apply.

    They cover moving up or down, the reason for ranking below everyone who played on, tables
    finished by a house bot, and changes of place.
    """
    zone, sure = scene.zone(line), "yes" if scene.sure(line) else "no"
    return (
        words(f"league-standings-alt-{_moves(scene, zone)}", sure=sure) if zone else "",
        words("league-row-below", why=line.below) if line.below else "",
        words("league-standings-alt-bot", count=line.bots) if line.bots else "",
        words("league-standings-alt-moved", by=_change(line.moved)) if line.moved else "",
    )


def _sheet(colors: Theme) -> Image.Image:
    """Return the sheet of drawings from which the picture's palette is made."""
    arrows = [
        (drawing, (fill, line)) for drawing, line in _ARROWS.values() for fill in ("paper", line)
    ]
    return sheet([(robot, ()), *arrows], colors, {"paper": (), "ghost": (), "table": ()})


gallery = Gallery(partial(palette, _sheet))
picture = gallery.picture("standings", draw, alt)
"""Function that returns the picture of a `StandingsScene`. Slow: call it in a thread."""
