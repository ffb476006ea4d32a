"""Finishers and scores of a game, as every game's result lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.engine.api import Score
from bot.locales import Words
from bot.locales.markdown import shortened
from render.api import Final
from render.text.wording import listed

NO_PLACE = "–"


def final_of(score: Score, finals: Sequence[Final], name: str) -> Final:
    """Return the finisher of a seat; without `finals`, the player `name` at the score's rank."""
    return finals[score.seat] if finals else Final(name, score.rank)


def placed(place: int | None) -> str:
    """Return a place as text, such as "2.", or a dash if there is none."""
    return NO_PLACE if place is None else f"{place}."


def titled(final: Final, most: int | None = None) -> str:
    """Return a name of at most `most` letters, followed by its note, in one line."""
    name = shortened(final.name, most)
    return f"{name} ({final.note})" if final.note else name


def _plain(points: int, _: Words) -> str | int:
    return points


class Standing(Protocol):
    """A player of a running game without hidden information."""

    @property
    def seat(self) -> int:
        """The player's seat."""

    @property
    def score(self) -> Mapping[str, int]:
        """The lines of the score, as if the game ended now."""

    @property
    def secured(self) -> Mapping[str, int]:
        """The same lines as `score`, counting only points that cannot be lost any more."""


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """Texts for a game's scores; `points` words a total, `empty` says to list lines of 0."""

    game: str
    points: Callable[[int, Words], str | int] = _plain
    empty: bool = False

    def lines(
        self, scores: Sequence[Score], words: Words, finals: Sequence[Final] = ()
    ) -> Sequence[str]:
        """Return the final scores, best first, one line per player."""
        ranked = sorted(scores, key=lambda score: (score.rank, score.seat))
        return [
            self._line(score, final_of(score, finals, words.name(score.seat)), words)
            for score in ranked
        ]

    def standing(self, players: Sequence[Standing], words: Words) -> Sequence[str]:
        """Return all players' current scores, secured and open points, highest first."""
        order = sorted(players, key=lambda player: -sum(player.score.values()))
        lines = [line for player in order for line in self._stand(player, words)]
        return [*lines, words(f"{self.game}-score-note")]

    def _stand(self, player: Standing, words: Words) -> tuple[str, str]:
        name, total, kept = words.name(player.seat), sum(player.score.values()), player.secured
        sure = sum(kept.values())
        rest = {key: points - kept[key] for key, points in player.score.items()}
        return (
            words(
                f"{self.game}-score-now", name=name, points=total, secured=sure, open=total - sure
            ),
            words(
                f"{self.game}-score-parts",
                name=name,
                secured=self.parts(kept.items(), words),
                open=self.parts(rest.items(), words),
            ),
        )

    def _line(self, score: Score, final: Final, words: Words) -> str:
        return words.of(
            self.game,
            "score-player",
            place=placed(final.place),
            name=titled(final),
            points=self.points(score.points, words),
            parts=self.parts(((line.key, line.points) for line in score.lines), words),
            tiebreak=score.tiebreak,
        )

    def parts(self, parts: Iterable[tuple[str, int]], words: Words) -> str:
        """Return the lines of a score as a list in words."""
        items = (
            words("common-score-item", part=words(f"{self.game}-score-{key}"), points=points)
            for key, points in self.worth(parts)
        )
        return listed(items, words)

    def worth(self, parts: Iterable[tuple[str, int]]) -> Iterable[tuple[str, int]]:
        """Return the lines of a score that are listed."""
        return (part for part in parts if part[1] or self.empty)
