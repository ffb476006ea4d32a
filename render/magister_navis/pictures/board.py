"""One player's board: all symbols by name, tracks, tokens, buildings and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.games.magister_navis.data import (
    CARDS,
    EMPTY_GOVERNOR_SPACE_GLORY,
    REWARDS,
    STATUSES,
    TOKENS,
)
from bot.games.magister_navis.moves import NO_CARD
from bot.games.magister_navis.view import StatusView
from bot.locales import Words, numeral
from render.art import shapes
from render.art.canvas import Box, Canvas
from render.art.page import GAP, KEY, MARGIN, NAME, SIZE, SMALLEST, WIDTH
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.typesetting import measure, readable, shared
from render.art.widgets import laid, paper
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.art.palette_sheet import colors
from render.magister_navis.pictures.boards import RULES, STEPS, fact, lot
from render.magister_navis.scenes import PlayerScene, SeatLine
from render.magister_navis.text.terms import GAME
from render.pictures.layout import LINE, legend
from render.scenes import numbered, targets
from render.text.wording import player_name

_WIDE = WIDTH - 2 * MARGIN
_HEAD = Box(MARGIN, MARGIN, _WIDE, 104)
_TRACKS = Box(MARGIN, 122, 712, 226)
_TOKENS = Box(_TRACKS.right + GAP, _TRACKS.y, _WIDE - _TRACKS.w - GAP, _TRACKS.h)
_LOTS = Box(MARGIN, 354, _WIDE, 158)
_CARDS = Box(MARGIN, 518, _WIDE, 170)
_ACROSS = 4
_STARS = 38
"""Height in px of the line above the tracks, which shows the glory of every step."""
_STEPS = (0, *STEPS)
_TOKEN = 54
_ONE_ROW = 6
"""Maximum number of cards in one row."""
_NO_GOVERNOR = f"asset:{NO_CARD}"
"""Thing that stands for leaving the governor space empty."""


def draw(scene: PlayerScene, before: PlayerScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; differences from `before` are outlined."""
    then, words = before or scene, scene.words
    canvas = laid(SIZE, colors(scene.palette), _TRACKS, _TOKENS, _CARDS)
    _head(canvas, scene, then, words)
    _tracks(canvas, _TRACKS.inset(12, 6), scene, then, words)
    _tokens(canvas, _TOKENS.inset(12, 8), dict(scene.tokens), dict(then.tokens))
    _buildings(canvas, scene, then, words)
    _cards(canvas, _CARDS.inset(10, 4), scene, then, words)
    return canvas


_FACT = 36 + 4 + 8 + 20
"""Width in px of a number's mark, and of the gaps beside it, its number and its name."""


def _head(canvas: Canvas, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw name, turn mark, points, discs, cities and connections, with their labels."""
    line = scene.line
    paper(canvas, _HEAD, line.acting, line.passed)
    upper, side = _HEAD.inset(10, 4)._replace(h=48), KEY
    mark = sprite(badge, side, side, canvas.theme, scene.seat, line.bot)
    canvas.sprite(mark, upper.x, upper.y + 2)
    shown = (("to-act", line.acting), ("start", line.start), ("passed", line.passed))
    marks = " · ".join(words.of(GAME, f"board-{key}") for key, on in shown if on)
    text, size = (scene.task, NAME) if scene.task else (marks, SMALLEST)
    left = measure(text, size) + 8
    canvas.text(text, upper._replace(x=upper.right - left, w=left), size, "ink", "right")
    name = upper._replace(x=upper.x + side + 10, w=upper.w - side - 20 - left)
    canvas.text(readable(player_name(line, words)), name, NAME, name=True)
    _facts(canvas, upper._replace(y=upper.bottom), line, then.line, words)


def _facts(canvas: Canvas, row: Box, line: SeatLine, old: SeatLine, words: Words) -> None:
    """Draw numbers with their marks and names; the names share the room that is left."""
    facts = (
        ("points", art.glory, line.points, old.points),
        ("harbor", shapes.anchor, line.harbor, old.harbor),
        ("supply", art.pile, line.supply, old.supply),
        ("cities", art.city, line.cities, old.cities),
        ("connections", art.road, line.connections, old.connections),
    )
    names = [words(f"{GAME}-board-{key}", count=count) for key, _, count, _ in facts]
    numbers = sum(_FACT + measure(numeral(count), 42, count > 0) for *_, count, _ in facts)
    room = shared([measure(name, SMALLEST, bold=False) for name in names], row.w - numbers)
    for (key, drawing, count, past), name, wide in zip(facts, names, room, strict=True):
        beside = _after(row, fact(canvas, row, drawing, numeral(count), not count, 36) + 8)
        end = canvas.text(name, beside._replace(w=wide), SMALLEST, bold=False)
        place = row._replace(w=end - row.x)
        canvas.about(place, RULES[key])
        if count != past:
            canvas.outline(place.inset(-6, 3), "changed", 4, 10)
        row = _after(row, end + 20)


def _after(row: Box, x: int) -> Box:
    return row._replace(x=x, w=row.right - x)


def _tracks(canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw the tracks as a table of the gain and glory that each value brings."""
    canvas.about(box, "rewards")
    columns = tuple(box.split(164, 56, *(58,) * len(_STEPS), gap=4))
    star = sprite(art.glory, 28, 28, canvas.theme)
    for place, step in zip(columns[3:], _STEPS[1:], strict=False):
        wide = measure(str(step), SMALLEST)
        x = place.x + (place.w - wide - 32) // 2
        canvas.sprite(star, x, place.y + 5)
        canvas.text(str(step), Box(x + 32, place.y, wide, _STARS), SMALLEST, "ink_soft")
    high = (box.h - _STARS) // len(STATUSES)
    statuses = zip(STATUSES, scene.line.status, then.line.status, strict=True)
    for index, (key, now, past) in enumerate(statuses):
        top = box.y + _STARS + index * high
        row = [place._replace(y=top, h=high) for place in columns]
        _track(canvas, row, key, now, words)
        if now.value != past.value:
            canvas.outline(row[1].inset(1, 2), "changed", 4, 8)


def _track(canvas: Canvas, row: Sequence[Box], key: str, now: StatusView, words: Words) -> None:
    """Draw a track: its value, and its gain at each step, with the current one highlighted."""
    named, value, *steps, unit = row
    symbol = sprite(art.SYMBOLS[key], 36, 36, canvas.theme)
    canvas.sprite(symbol, named.x, named.y + (named.h - 36) // 2)
    canvas.text(words(f"{GAME}-status-{key}"), _after(named, named.x + 42), SMALLEST, bold=False)
    canvas.text(str(now.value), value, 42, "ink" if now.value else "ink_soft", "center")
    for place, step in zip(steps, _STEPS, strict=True):
        _step(canvas, place.inset(0, 3), REWARDS[key][step], now.reward)
    canvas.text(words(f"{GAME}-board-short-{key}"), _after(unit, unit.x + 4), SMALLEST, bold=False)


def _step(canvas: Canvas, box: Box, gives: int, now: int) -> None:
    fill, edge, color = (
        ("leaf", "ink", "ink") if gives == now else ("ghost", "ghost_line", "ink_soft")
    )
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 2, 6), box.x, box.y)
    canvas.text(str(gives), box, 36, color, "center", bold=gives == now)


def _tokens(canvas: Canvas, box: Box, held: Mapping[str, int], before: Mapping[str, int]) -> None:
    """Draw all kinds of trade tokens with their numbers; kinds not held are in quiet colours."""
    for place, kind in zip(box.grid(2, _ACROSS), TOKENS, strict=True):
        count, x = held.get(kind, 0), place.x + (place.w - _TOKEN) // 2
        canvas.about(place, kind, f"token:{kind}")
        if count:
            canvas.sprite(sprite(art.token, _TOKEN, _TOKEN, canvas.theme, kind), x, place.y)
        else:
            empty = plate(_TOKEN, _TOKEN, canvas.theme, "ghost", "ghost_line", 2)
            canvas.sprite(empty, x, place.y)
            canvas.sprite(sprite(art.token, 34, 34, canvas.theme, kind), x + 10, place.y + 10)
        text = place._replace(y=place.y + _TOKEN, h=place.h - _TOKEN)
        canvas.text(str(count), text, NAME, "ink" if count else "ink_soft", "center", bool(count))
        if count != before.get(kind, 0):
            canvas.outline(place.inset(2, -1), "changed", 4, 10)


def _buildings(canvas: Canvas, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw the buildings, highlighting those that can be used now or freed by a payment.

    There is enough room to tell equal buildings apart, so changes in their use are outlined as
    well.
    """
    old, names = numbered(then.line.buildings), iter(numbered(scene.line.buildings))
    sources = {move.split()[2] for move in scene.open if move.count(" ") == 2}
    sources |= targets(scene.open, "activate")
    free = targets(scene.open, "pay")
    buildings = iter(scene.line.buildings)
    for place in _LOTS.grid(2, _ACROSS, GAP):
        building = next(buildings, None)
        if building is None:
            empty = plate(place.w, place.h, canvas.theme, "table_wave", "on_table_soft", 2, 8)
            canvas.sprite(empty, place.x, place.y)
            canvas.about(place, "building")
        else:
            lit = building.key in (free if building.active else sources)
            thing = f"{'disc' if building.active else 'building'}:{building.key}"
            lot(canvas, place, building, scene.seat, words, lit, thing)
            if next(names) not in old:
                canvas.outline(place.inset(-2), "changed", 5, 10)


def _cards(canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw how many cards may be kept, the governor space, and all cards.

    If there is room below them, the signs of the actions are explained there.
    """
    head, rest = box.split(130, gap=4)
    _limit(canvas, head, scene)
    others = [key for key in scene.cards if key != scene.governor]
    going = targets(scene.open, "discard", "arrange")
    first, *places = _spread(rest, len(others) + 1)
    shown = [*zip(places, others, strict=True)]
    if scene.governor is None:
        _no_governor(canvas, first, "now" if NO_CARD in going else "ghost")
    else:
        canvas.outline(first.inset(-3), "coin_edge", 5)
        shown.append((first, scene.governor))
    canvas.about(first, "governor_space", f"asset:{scene.governor or NO_CARD}")
    for place, key in shown:
        stock.card(canvas, place, key, "now" if key in going else "sail")
        canvas.about(place, CARDS[key].deck, f"asset:{key}")
        if key not in then.cards:
            canvas.outline(place.inset(-3), "changed", 5, 10)
    if scene.governor != then.governor:
        canvas.outline(first.inset(-3), "changed", 5, 10)
    if len(others) < _ONE_ROW:
        _actions(canvas, rest._replace(y=rest.bottom - LINE, h=LINE), words)


def _actions(canvas: Canvas, box: Box, words: Words) -> None:
    """Draw a legend of the signs of all actions."""
    signs = ((sprite(art.ACTIONS[key], 36, 36, canvas.theme), key) for key in art.ACTIONS)
    legend(canvas, box, ((sign, words(f"{GAME}-do-{key}")) for sign, key in signs), "ink")
    canvas.about(box, "cost")


def _limit(canvas: Canvas, box: Box, scene: PlayerScene) -> None:
    """Draw the number of cards, how many may be kept, and how many were set aside."""
    line = scene.line
    # Tapping the count takes a governor off its space, as it then counts among the other cards.
    canvas.about(box._replace(h=98), "limit", "" if scene.governor is None else _NO_GOVERNOR)
    fact(canvas, box._replace(h=54), shapes.cards, f"{line.cards}/{line.limit}", not line.cards)
    if line.cards > line.limit:
        canvas.sprite(plate(40, 40, canvas.theme, "warn", None, 0, 20), box.x, box.y + 58)
        canvas.text("!", Box(box.x, box.y + 58, 40, 40), 36, "on_warn", "center")
    if scene.set_aside:
        aside = box._replace(y=box.y + 104, h=54)
        fact(canvas, aside, art.chain, f"−{scene.set_aside}", False)
        canvas.about(aside, "discarding")


def _spread(box: Box, number: int) -> Iterator[Box]:
    """Yield boxes for cards in one or two rows; if there are many, they overlap."""
    wide, high = stock.CARD
    one = box._replace(y=box.y + (box.h - high - LINE) // 2, h=high)
    rows = [one] if number <= _ONE_ROW else [*box.rows(2, 4)]
    across = -(-number // len(rows))
    pitch = min(wide + GAP, (box.w - wide) // max(1, across - 1))
    for index in range(number):
        row, column = divmod(index, across)
        yield Box(box.x + column * pitch, rows[row].y, wide, high)


def _no_governor(canvas: Canvas, box: Box, fill: str) -> None:
    """Draw an empty governor space with its value."""
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, "ink", 3), box.x, box.y)
    canvas.sprite(sprite(art.medal, 48, 48, canvas.theme), box.x + 10, box.y + (box.h - 48) // 2)
    text = box._replace(x=box.x + 60, w=box.w - 64)
    canvas.text(f"+{EMPTY_GOVERNOR_SPACE_GLORY}", text, 42, "ink", "center")
