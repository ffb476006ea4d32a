"""The pictures of a game that has none of its own: its parts on paper, as large as they fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from bot.locales import Words, numeral
from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, MARGIN, NAME, SIZE, SMALLEST, WIDTH
from render.art.palette import Palette, palette, sheet
from render.art.plates import Sprite
from render.art.shapes import badge, medal
from render.art.sprites import Drawing, plate, sprite
from render.art.theme import Theme, theme
from render.art.typesetting import measure
from render.art.widgets import laid, paper
from render.gallery import Gallery
from render.pictures import cards
from render.pictures.layout import BELOW, OWN, Asked, caption, draw_title, planned, strips
from render.pictures.result import Bars, Part
from render.scenes import ResultScene
from render.standard import fitting
from render.standard.contents import Reader
from render.standard.deck import SUITS
from render.standard.drawings import back, suit, token
from render.standard.parts import Parts, Tokens
from render.standard.scenes import BoardScene, QuestionScene, TableScene
from render.standard.telling import Teller
from render.text.finals import ScoreWords
from render.text.wording import mark_of, round_name

_AREA = Box(MARGIN, BELOW, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - BELOW)
_NAMES = 300
"""Width in px of the players' names in the picture of all boards."""
_SHARED = 150
"""Least height in px of the parts that all share above the choices."""
_SHADES = ("ghost", "great", "house")
_LOSSES = ("warn", "noble", "chip")
"""Backgrounds of parts of the points, used in turn, and of those that were lost."""


def _sheet(colors: Theme) -> Image.Image:
    drawings: list[tuple[Drawing, tuple[object, ...]]] = [
        *((badge, (seat,)) for seat in range(5)),
        *((suit, (name,)) for name in SUITS),
        *((token, (f"seat_{seat}",)) for seat in range(5)),
        *((drawing, ()) for drawing in (medal, back)),
        (token, ("stone",)),
        (token, ("coin",)),
    ]
    return sheet(drawings, colors, {"paper": (), "sail": (), "now": (), "table": ()})


def _palette(colors: Theme) -> Palette:
    return palette(_sheet, colors)


gallery = Gallery(_palette)
"""The pictures of all games that have none of their own: they share their colours."""


class Drawer:
    """The functions that draw one game's scenes."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.game = teller.game

    def table(self, scene: TableScene, _before: TableScene | None) -> Canvas:
        """Draw what all share or, if that is nothing, all boards below a title."""
        canvas, reader = self._begun(scene)
        self._title(canvas, scene, reader.words)
        if scene.table.shared:
            _mats(canvas, _AREA, scene.table.shared, reader)
        else:
            self._strips(canvas, [*_AREA.rows(len(scene.names), GAP)], scene, reader)
        return canvas

    def boards(self, scene: TableScene, _before: TableScene | None) -> Canvas:
        """Draw the boards of all players."""
        canvas, reader = self._begun(scene)
        self._strips(canvas, strips(len(scene.names)), scene, reader)
        return canvas

    def board(self, scene: BoardScene, _before: BoardScene | None) -> Canvas:
        """Draw the board of one player."""
        canvas, reader = self._begun(scene)
        self._own(canvas, strips(1)[0], scene, reader)
        return canvas

    def question(self, scene: QuestionScene, _before: QuestionScene | None) -> Canvas:
        """Draw the choices, or what all share above the board with the things to choose from."""
        canvas, reader = self._begun(scene)
        reader = replace(reader, open=scene.open)
        self._title(canvas, replace(scene, acting=(scene.seat,)), reader.words)
        if scene.choices:
            self._choices(canvas, scene, reader)
            return canvas
        own = _AREA
        if scene.table.shared:
            upper = _AREA._replace(h=_AREA.h * 38 // 100)
            _mats(canvas, upper, scene.table.shared, reader)
            own = _AREA._replace(y=upper.bottom + GAP, h=_AREA.bottom - upper.bottom - GAP)
        self._own(canvas, own, scene, reader)
        return canvas

    def _begun(self, scene: TableScene) -> tuple[Canvas, Reader]:
        words = scene.words.with_names(scene.names)
        return laid(SIZE, theme(scene.palette)), Reader(self.teller, words, scene.names)

    def _title(self, canvas: Canvas, scene: TableScene, words: Words) -> None:
        asked = [Asked(seat, scene.names[seat]) for seat in scene.acting]
        title = words(f"{self.game}-title")
        longer = f"{title} · {round_name(self.game, scene.round, words)}"
        # Names of those who must decide need room beside the title.
        short = measure(longer, NAME) > WIDTH // 2 and bool(asked)
        draw_title(canvas, title if short else longer, words, asked)

    def _choices(self, canvas: Canvas, scene: QuestionScene, reader: Reader) -> None:
        """Draw the choices as cards, with what all share above them if there is room."""
        offered = tuple(
            cards.Card((), text, about=hint, thing=thing) for text, hint, thing in scene.choices
        )
        plan = planned(offered)
        end = (plan.own or _AREA._replace(y=_AREA.bottom)).y - GAP
        spare = end - cards.bottom(plan.laid) - GAP
        if scene.table.shared and spare >= _SHARED:
            _mats(canvas, _AREA._replace(h=spare), scene.table.shared, reader)
            plan = planned(offered, spare + GAP)
        cards.draw(canvas, offered, plan.laid)
        if plan.own is not None:
            self._strips(canvas, [OWN], scene, reader, (scene.seat,))

    def _strips(
        self,
        canvas: Canvas,
        boxes: Sequence[Box],
        scene: TableScene,
        reader: Reader,
        seats: Sequence[int] = (),
    ) -> None:
        """Draw the boards of some or all players, one below the other."""
        seats = seats or range(len(scene.names))
        boards = [scene.table.boards[seat] for seat in seats]
        room = boxes[0]._replace(x=0, y=0, w=boxes[0].w - _NAMES)
        alike = len({tuple(map(type, board)) for board in boards}) == 1
        reader = replace(reader, most=_most(scene.table.boards))
        same = fitting.placed(boards, room, reader) if alike else None
        for box, seat, parts in zip(boxes, seats, boards, strict=True):
            paper(canvas, box, seat in scene.acting)
            _named(canvas, box._replace(w=_NAMES), scene, seat, reader.words)
            places = fitting.placed([parts], room, reader) if same is None else same
            fitting.draw(canvas, box._replace(x=box.x + _NAMES), parts, places, reader)

    def _own(self, canvas: Canvas, box: Box, scene: BoardScene, reader: Reader) -> None:
        """Draw one board on a paper of its own, below the player's name."""
        paper(canvas, box, bright=False)
        head = Box(box.x, box.y + 4, box.w, 64)
        _named(canvas, head, scene, scene.seat, reader.words)
        inner = box._replace(y=head.bottom, h=box.bottom - head.bottom - 4)
        places = fitting.placed([scene.parts], inner._replace(x=0, y=0), reader)
        fitting.draw(canvas, inner, scene.parts, places, reader)


def _most(boards: Sequence[Parts]) -> dict[str, int]:
    """Return the most tokens of each part that a board has."""
    tokens = [part for board in boards for part in board if isinstance(part, Tokens)]
    return {one.key: max(other.count for other in tokens if other.key == one.key) for one in tokens}


def _mats(canvas: Canvas, box: Box, parts: Parts, reader: Reader) -> None:
    """Draw each part on a paper; together they fill the box."""
    places = fitting.placed([parts], box._replace(x=0, y=0), reader)
    for place in places:
        mat = fitting.around(place).shifted(box.x, box.y).inset(GAP // 2)
        paper(canvas, mat, bright=False)
    fitting.draw(canvas, box, parts, places, reader)


class _Named:
    """A player of a scene, as captions need them."""

    def __init__(self, name: str, bot: str) -> None:
        self.name, self.bot = name, bot


_BADGE = 52


def _named(canvas: Canvas, box: Box, scene: TableScene, seat: int, words: Words) -> None:
    """Draw a player's badge and name; a house bot's level stands below a name in a high box."""
    player = _Named(scene.names[seat], scene.bots[seat])
    side = min(_BADGE, box.h - 8)
    mark = sprite(badge, side, side, canvas.theme, seat, player.bot)
    name = Box(box.x + side + 24, box.y, box.w - side - 30, box.h)
    level = mark_of(player, words)
    if level and box.h >= 100 and measure(level, SMALLEST) <= name.w:
        name = name._replace(y=box.y + box.h // 2 - 48, h=48)
        canvas.text(level, name.shifted(0, 48), SMALLEST, bold=False)
        player = _Named(player.name, "")
    canvas.sprite(mark, box.x + 14, box.y + (box.h - side) // 2)
    caption(canvas, name, player, words)


# The result ---------------------------------------------------------------------------------------


def bars(score: ScoreWords) -> Bars:
    """Return how a game's result is drawn: each part of the points with its number."""
    return Bars(score, 14, _ground, _number, lambda *scene: _legend(score, *scene), least=60)


def _fill(number: int, points: int) -> str:
    """Return the colour of a line of the score."""
    shades = _LOSSES if points < 0 else _SHADES
    return shades[number % len(shades)]


def _ground(part: Part) -> str:
    return _fill(part.number, part.points)


def _number(canvas: Canvas, part: Part) -> None:
    text = numeral(part.points)
    if measure(text, SMALLEST) + 4 <= part.box.w:
        ink = f"on_{_ground(part)}" if part.points < 0 else "ink"
        canvas.text(text, part.box, SMALLEST, ink, "center")


def _legend(
    score: ScoreWords, colors: Theme, scene: ResultScene, words: Words
) -> list[tuple[Sprite, str]]:
    """Return what each colour of a bar stands for, in the order of the score's lines."""
    found: dict[str, str] = {}
    for line in scene.lines:
        for number, (key, points) in enumerate(line.parts):
            if points and key not in found:
                found[key] = _fill(number, points)
    return [
        (plate(38, 38, colors, fill, "ink", 2, 8), words(f"{score.game}-score-{key}"))
        for key, fill in found.items()
    ]
