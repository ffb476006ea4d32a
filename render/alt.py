"""What the texts of all games' pictures have in common, for those who hear them."""

from __future__ import annotations

from bot.locales import Words
from render.finals import ScoreWords, placed, titled
from render.scenes import ResultScene
from render.wording import enumerated, joined


def result(scene: ResultScene, score: ScoreWords, name: int, words: Words) -> str:
    """Return the final scores; names are cut to so many letters."""
    lines = (
        words(
            f"{score.game}-alt-final",
            place=placed(line.final.place),
            name=titled(line.final, name),
            points=line.points,
            parts=enumerated(
                (
                    f"{words(f'{score.game}-score-{key}')} {points}"
                    for key, points in score.worth(line.parts)
                ),
                words,
            ),
            tiebreak=line.tiebreak,
        )
        for line in scene.lines
    )
    return joined(*lines)
