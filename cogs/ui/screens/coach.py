"""Screens of the coach's review of a finished game: an overview, then a page per moment.

The custom_ids, where page 0 is the overview:

* `coached:<table>`                              show the person's own review (from a result)
* `coach:<table>:<seat>:<page>`                  show that page
* `coachgo:<table>:<seat>`                       show the page picked in a menu
* `coachwords:<table>:<seat>:<page>`             show that page as text, without pictures
* `coachshare:<table>:<seat>:<page>:<0 or 1>`    stop (0) or start (1) sharing the review
* `tryat:<table>:<version>:<seat>`               open a sandbox at that position
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.host.analysis.coaching.api import Moment, Progress, Reviewed
from bot.host.core.api import Position, Table
from bot.locales import Words
from bot.locales.markdown import escaped, visible
from bot.presenting import limits
from bot.presenting.moves.prompt import Prompt
from bot.presenting.moves.reasons import (
    Compared,
    differing,
    moves_named,
    numbers_of,
    points_of,
    why,
)
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen
from cogs.ui.lookup import title
from cogs.ui.screens.learn import AnyRenderer
from render.api import Picture
from render.pictures.curve import CurveScene, Mark, Spot, told, unit_of
from render.text.wording import margin, parted, round_name

LEVEL = 0.05
"""Number of VP below which a lead rounds to zero."""
SUMMARY = 2400
"""Maximum number of characters in the description of the table in words."""

Positions = Mapping[int, Position]
"""Positions at the moments of a review, by version."""


@dataclass(frozen=True)
class ShownReview:
    """A review with everything needed to show it to its reader."""

    reviewed: Reviewed
    positions: Positions
    renderer: AnyRenderer
    words: Words

    @property
    def table(self) -> Table:
        """The table of the reviewed game."""
        return self.reviewed.table

    @property
    def seat(self) -> int:
        """The seat of the reviewed player."""
        return self.reviewed.player.seat

    @property
    def who(self) -> str:
        """How sentences address the reviewed player: "you" or "other"."""
        return "you" if self.reviewed.player.own else "other"

    @property
    def name(self) -> str:
        """The reviewed player's name, escaped."""
        return escaped(self.reviewed.player.name)

    @property
    def rivals(self) -> tuple[int, ...]:
        """The seats of the other players."""
        return tuple(one for one in range(len(self.table.chairs)) if one != self.seat)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The moments of all pages after the overview."""
        return moments_of(self.reviewed)

    def kind(self, page: int) -> str:
        """Return the kind of a page's moment: costly | best | depends."""
        review = self.reviewed.review
        if page <= len(review.costly):
            return "costly"
        return "best" if page <= len(review.costly) + len(review.best) else "depends"

    def moves(self, moment: Moment) -> tuple[str, str]:
        """Return a moment's move and its alternative; of batches, only the moves that differ."""
        position = self.positions[moment.version]
        played, other = (
            moves_named(position, self.seat, text, self.renderer, self.words)
            for text in differing(moment.played, moment.other)
        )
        return played, other


def moments_of(reviewed: Reviewed) -> tuple[Moment, ...]:
    """Return all moments of a review: costly ones, good ones, those that depend on styles."""
    review = reviewed.review
    return (*review.costly, *review.best, *review.depends)


def page_of(reviewed: Reviewed, page: int) -> int:
    """Return the page number, or 0 (the overview) if the review does not have that page."""
    return page if page <= len(moments_of(reviewed)) else 0


def curve_of(reviewed: Reviewed, palette: str, language: str) -> CurveScene | None:
    """Return the scene of the review's curve, None if it has no curve."""
    review = reviewed.review
    marks = [Mark(one.round, one.ahead, n) for n, one in enumerate(review.costly, 1)]
    marks += [Mark(one.round, one.ahead, None) for one in review.best]
    spots = tuple(Spot(*one) for one in review.curve)
    name = visible(reviewed.player.name)
    if not spots:
        return None
    game, seat = reviewed.table.game, reviewed.player.seat
    return CurveScene(palette, language, game, seat, name, spots, tuple(marks))


def progress_screen(progress: Progress, words: Words) -> Screen:
    """Return a message about the progress of a review."""
    step, done, total = progress
    text = words("coach-progress", step=step, number=done + 1, total=total)
    return Screen((f"{text}\n-# {words('coach-meanwhile')}",))


def coach_button(table: Table, words: Words) -> Button:
    """Return the button that shows the person who clicks it the review of their own moves."""
    return Button(f"coached:{table.id}", words("button-coach"), "🎓")


def overview(shown: ShownReview, pictures: tuple[Picture, ...], spoken: bool) -> Screen:
    """Return the first page: the costliest moves, the good moves, turning points and the curve."""
    words, review = shown.words, shown.reviewed.review
    texts = [
        f"{_title(shown)}\n{words('coach-about', judged=review.judged, clear=review.clear)}",
        "\n".join(_costly(shown)),
        "\n".join(_good(shown)),
        "\n".join(_depends(shown)),
        "\n".join(_turning_points(shown)),
    ]
    scene = curve_of(shown.reviewed, "", words.language)
    if scene is not None and (spoken or not pictures):
        head = words("coach-margins", unit=unit_of(scene, words))
        texts.append("\n".join((head, parted(told(scene, words), words))))
    small = " ".join((words("coach-fair"), _who_reads(shown)))
    return Screen((*texts, f"-# {small}"), pictures, rows=tuple(_overview_rows(shown, spoken)))


def moment_page(
    shown: ShownReview, page: int, pictures: tuple[Picture, ...], spoken: bool
) -> Screen:
    """Return the page of a moment: the move played, the alternative, and the reasons."""
    words, moment = shown.words, shown.moments[page - 1]
    head = words(
        _HEADS[shown.kind(page)],
        number=page,
        count=len(shown.reviewed.review.costly),
        round=round_name(shown.table.game, moment.round, words),
    )
    position = shown.positions[moment.version]
    question = Prompt(position, shown.seat, shown.renderer, shown.words).question
    texts = [f"{_title(shown)}\n{head}\n{question}", "\n".join(_judged(shown, page))]
    if spoken or not pictures:
        summary = shown.renderer.summary(position.view(shown.seat), words)
        lines = (words("coach-then"), *summary.lines)
        texts.append(limits.fit_lines(lines, SUMMARY, "…"))
    rows = (*_leaves(shown, page), tuple(_beside(shown, page, spoken)))
    return Screen(tuple(texts), pictures, rows=rows)


def _title(shown: ShownReview) -> str:
    return shown.words("coach-title", table=title(shown.table, shown.words), name=shown.name)


def _who_reads(shown: ShownReview) -> str:
    player = shown.reviewed.player
    if not player.own:
        return shown.words("coach-theirs", name=shown.name)
    return shown.words("coach-is-shared" if player.shared else "coach-private")


def _costly(shown: ShownReview) -> Iterator[str]:
    """Yield the costliest moves, or a line saying that there are none."""
    words, costly = shown.words, shown.reviewed.review.costly
    if not costly:
        yield words("coach-flawless", who=shown.who, name=shown.name)
        return
    yield words("coach-costly", count=len(costly))
    for number, one in enumerate(costly, 1):
        yield words("coach-costly-line", number=number, **_pair(shown, one))


def _good(shown: ShownReview) -> Iterator[str]:
    """Yield the moves that were played well."""
    best = shown.reviewed.review.best
    if best:
        yield shown.words("coach-good")
    for one in best:
        yield shown.words("coach-good-line", **_pair(shown, one))


def _depends(shown: ShownReview) -> Iterator[str]:
    """Yield the moves that may have been mistakes, depending on styles of play."""
    depends = shown.reviewed.review.depends
    if depends:
        yield shown.words("coach-depends")
    for one in depends:
        yield shown.words("coach-depends-line", **_pair(shown, one))


def _turning_points(shown: ShownReview) -> Iterator[str]:
    """Yield the rounds after which the reviewed player's prospects were much better, or worse."""
    words, game = shown.words, shown.table.game
    found = shown.reviewed.review.turning_points
    if found:
        yield words("coach-turning-points")
    for one in found:
        yield words(
            "coach-turning-point",
            way="up" if one.change > 0 else "down",
            since=round_name(game, one.since, words),
            round=round_name(game, one.round, words),
            before=margin(one.before, words),
            after=margin(one.after, words),
        )


def _pair(shown: ShownReview, moment: Moment) -> dict[str, str]:
    played, other = shown.moves(moment)
    return {
        "round": round_name(shown.table.game, moment.round, shown.words),
        "played": played,
        "other": other,
        "points": points_of(moment.points, shown.table.game, shown.words),
    }


def _judged(shown: ShownReview, page: int) -> Iterator[str]:
    """Yield the move played, the alternative, the difference in points, and the reasons."""
    words, moment, kind = shown.words, shown.moments[page - 1], shown.kind(page)
    played, other = shown.moves(moment)
    yield words("coach-played", move=played, who=shown.who, name=shown.name)
    yield from _COMPARED[kind](shown, moment, played, other)
    better, worse = (played, other) if kind == "best" else (other, played)
    compared = Compared(moment.kind, better, worse, "better" if kind == "best" else "other")
    game, own = shown.table.game, shown.reviewed.player.own
    yield from why(moment.reasons, compared, game, shown.seat, own, words)
    yield f"-# {_stood(shown, moment.ahead)}"


def _cost(shown: ShownReview, moment: Moment, _: str, other: str) -> Iterator[str]:
    apart = numbers_of(moment.points, moment.error, shown.table.game, shown.words)
    yield shown.words("coach-cost", **apart)
    yield shown.words("coach-better", move=other)


def _next_best(shown: ShownReview, moment: Moment, _: str, other: str) -> Iterator[str]:
    apart = numbers_of(moment.points, moment.error, shown.table.game, shown.words)
    yield shown.words("coach-next-best", move=other, **apart)


def _by_style(shown: ShownReview, moment: Moment, played: str, other: str) -> Iterator[str]:
    """Yield under which style which of the two moves is better."""
    game, words, rivals = shown.table.game, shown.words, shown.rivals
    for style in moment.styles:
        whose = "rival" if style.whose == "others" and len(rivals) == 1 else style.whose
        yield words(
            "coach-style",
            whose=whose,
            who=shown.who,
            name=shown.name,
            rival=words.name(rivals[0]),
            style=words(f"{game}-style-{style.key}", whose=whose),
            move=other if style.points > 0 else played,
            points=points_of(abs(style.points), game, words),
        )


_HEADS = {"costly": "coach-moment", "best": "coach-moment-good", "depends": "coach-moment-depends"}
_COMPARED = {"costly": _cost, "best": _next_best, "depends": _by_style}


def _stood(shown: ShownReview, ahead: float) -> str:
    side = "level" if abs(ahead) < LEVEL else "ahead" if ahead > 0 else "behind"
    points = points_of(abs(ahead), shown.table.game, shown.words)
    return shown.words(
        "coach-stood",
        side=side,
        points=points,
        who=shown.who,
        name=shown.name,
        opponents=len(shown.rivals),
    )


# Buttons ------------------------------------------------------------------------------


def _place(shown: ShownReview) -> str:
    return f"{shown.table.id}:{shown.seat}"


def _overview_rows(shown: ShownReview, spoken: bool) -> Iterator[Row]:
    """Yield the rows of the overview: the menu of moments, the text form, and sharing."""
    entries = tuple(_entries(shown))
    if entries:
        yield Menu(f"coachgo:{_place(shown)}", entries, shown.words("coach-which"))
    yield (*_turns(shown, 0), _told_button(shown, 0, spoken), *_share(shown, 0))


def _entries(shown: ShownReview) -> Iterator[Entry]:
    for page, one in enumerate(shown.moments, 1):
        kind = shown.kind(page)
        number = page if kind == "costly" else 0
        text = shown.words("coach-entry", kind=kind, number=number, **_pair(shown, one))
        yield Entry(str(page), text, emoji=_EMOJIS[kind])


_EMOJIS = {"costly": "", "best": "⭐", "depends": "⚖️"}


def _leaves(shown: ShownReview, page: int) -> Iterator[Row]:
    """Yield a row of buttons to the neighbouring pages and the overview."""
    label = shown.words("button-coach-overview")
    yield (*_turns(shown, page), Button(f"coach:{_place(shown)}:0", label, "📈"))


def _turns(shown: ShownReview, page: int) -> Sequence[Button]:
    """Return the buttons to the previous and the next moment, as far as they exist."""
    return [
        Button(f"coach:{_place(shown)}:{other}", shown.words(f"button-coach-{way}"), look, style)
        for way, look, other, style in (
            ("before", "◀️", page - 1, "plain"),
            ("next", "▶️", page + 1, "main"),
        )
        if 1 <= other <= len(shown.moments)
    ]


def _beside(shown: ShownReview, page: int, spoken: bool) -> Iterator[Button]:
    """Yield the buttons for further actions on a moment."""
    version = shown.moments[page - 1].version
    label = shown.words("button-coach-try")
    yield Button(f"tryat:{shown.table.id}:{version}:{shown.seat}", label, "🧪", "go")
    yield _told_button(shown, page, spoken)
    yield from _share(shown, page)


def _told_button(shown: ShownReview, page: int, spoken: bool) -> Button:
    """Return the button that switches to the text form, or back to pictures."""
    if spoken:
        label = shown.words("button-coach-picture")
        return Button(f"coach:{_place(shown)}:{page}", label, "🖼️")
    return Button(f"coachwords:{_place(shown)}:{page}", shown.words("button-in-words"), "🔤")


def _share(shown: ShownReview, page: int) -> Iterator[Button]:
    """Yield the button that starts or stops sharing the person's own review."""
    player = shown.reviewed.player
    if player.own:
        label = shown.words("button-coach-share", shared="yes" if player.shared else "no")
        key = f"coachshare:{_place(shown)}:{page}:{int(not player.shared)}"
        yield Button(key, label, "🔒" if player.shared else "👥")
