"""Write pictures of ten positions of random games to ./out, for eyes to judge.

Of Puerto Rico expansions take turns, where buildings are drafted the draft is shown too, and of
each kind of question the largest; of Magister Navis two regions from near are shown, of Amerigo
the central board, an island and all questions. Every picture comes at 1100, 550 and 350 px on
Discord's dark grey and on white; palettes and languages take turns. Run as
`python -m tests.tools.samples [number [game]]`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import islice, product
from pathlib import Path
from typing import Any

from PIL import Image

from bot.engine.api import Decision
from bot.games.magister_navis.data import REGIONS
from bot.games.puerto_rico.view import View
from render.amerigo import gallery as archipelago
from render.api import Look, Picture
from render.art.theme import palettes
from render.magister_navis import RENDERER, Regions
from render.puerto_rico.gallery import board, boards, overview, question, result
from tests.render.amerigo import play as islands
from tests.render.magister_navis import play as voyages
from tests.render.play import EXPANSIONS, RULES, game, questions, random_positions
from tests.render.views import NAMES

OUT = Path("out")
GROUNDS = ("#313338", "#ffffff")
WIDTHS = (550, 350)


def sheet(picture: Picture) -> Image.Image:
    """The picture as Discord shows it: on a desktop and a phone, dark and light."""
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    high = [width * image.height // image.width for width in WIDTHS]
    paper = Image.new("RGB", (sum(WIDTHS) + 40, 2 * (max(high) + 20)))
    for row, ground in enumerate(GROUNDS):
        top = row * (max(high) + 20)
        paper.paste(ground, (0, top, paper.width, top + max(high) + 20))
        left = 10
        for width, height in zip(WIDTHS, high, strict=True):
            small = image.resize((width, height), Image.Resampling.LANCZOS)
            paper.paste(small, (left, top + 10))
            left += width + 20
    return paper


def puerto_rico(index: int, look: Look) -> Iterator[tuple[str, Picture]]:
    """Yield the phase and every picture of a position, and of its game all kinds of questions."""
    position, before = next(islice(random_positions(index + 1, a_game=1), index, None))
    expansions = EXPANSIONS[(index + index // 4) % 4]
    final = game(position.seats, index, expansions)
    opening = [view for view in final.views if view.draft]
    pictures = (
        overview(position, look, before),
        boards(position, look, before),
        board(position, look, index % position.seats),
        result(final.views[-1], final.scores, look),
        *(overview(view, look, opening[0]) for view in opening[9::8]),
    )
    yield from ((position.phase, picture) for picture in pictures)
    yield from _questions(position.seats, index, expansions, look)


def _questions(seats: int, seed: int, expansions: str, look: Look) -> Iterator[tuple[str, Picture]]:
    """Yield the question with most moves of every kind, in a game of random moves."""
    found: dict[str, tuple[View, Decision[Any]]] = {}
    for state, decision in questions(seats, seed, expansions):
        most = found.get(decision.kind)
        if most is None or len(decision.moves) > len(most[1].moves):
            found[decision.kind] = RULES.view(state, decision.seat), decision
    for kind, (view, decision) in found.items():
        if picture := question(decision, view, look):
            yield f"asked-{kind}", picture


def magister_navis(index: int, look: Look) -> Iterator[tuple[str, Picture]]:
    """Yield the phase and every picture of a position."""
    position, before = next(islice(voyages.random_positions(index + 1, 1), index, None))
    final, renderer = voyages.game(position.seats, index), RENDERER
    keys = tuple(REGIONS)[index % 7 :: 4]
    pictures = (
        renderer.overview(position, look, before),
        renderer.boards(position, look, before),
        renderer.board(position, look, index % position.seats),
        renderer.result(final.views[-1], final.scores, look),
        *(Regions.draw(position, look, key, before) for key in keys),
    )
    yield from ((position.phase, picture) for picture in pictures)


def amerigo(index: int, look: Look) -> Iterator[tuple[str, Picture]]:
    """Yield the phase and every picture of a position, and of its game all kinds of questions."""
    position, before = next(islice(islands.random_positions(index + 1, 1), index, None))
    final = islands.game(position.seats, index)
    keys = (archipelago.CENTRAL, str(1 + index % len(position.islands)))
    pictures = (
        archipelago.overview(position, look, before),
        archipelago.boards(position, look, before),
        archipelago.board(position, look, index % position.seats),
        archipelago.result(final.views[-1], final.scores, look),
        *(archipelago.close_up(position, look, key, before) for key in keys),
    )
    yield from ((position.phase, picture) for picture in pictures)
    found: dict[str, tuple[Decision[Any], Any]] = {}
    for asked in islands.questions(position.seats, index):
        most = found.get(asked[0].kind)
        if most is None or len(asked[0].moves) > len(most[0].moves):
            found[asked[0].kind] = asked
    for kind, (decision, view) in found.items():
        if picture := archipelago.question(decision, view, look):
            yield f"asked-{kind}", picture


GAMES = {"puerto_rico": puerto_rico, "magister_navis": magister_navis, "amerigo": amerigo}


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.samples", description=__doc__)
    parser.add_argument("number", type=int, nargs="?", default=10, help="games of each")
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(GAMES))
    asked = parser.parse_args(words)
    OUT.mkdir(exist_ok=True)
    for key, index in product(asked.games or GAMES, range(asked.number)):
        palette, language = palettes()[index * 3 // 2 % 4], ("en", "de")[index % 2]
        look = Look(language, palette, NAMES, ("", "easy", "sensible", "strong"), f"{key} · #7")
        for phase, picture in GAMES[key](index, look):
            name = f"{key}-{index}-{palette}-{language}-{phase}-{picture.name}"
            (OUT / name).write_bytes(picture.data)
            sheet(picture).save(OUT / f"{name}.small.png")
            print(name, picture.size, len(picture.data) // 1024, "KiB")


if __name__ == "__main__":
    main()
