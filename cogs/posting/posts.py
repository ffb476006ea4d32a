"""A bulletin as a post: pure, so that benchmarks can build posts without Discord."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from babel.lists import format_list

from bot.host.core.api import Bulletin, Position, Table
from bot.host.people.audience import named
from bot.locales import Words
from bot.locales.markdown import Markdown
from bot.presenting import limits, pictures
from bot.presenting.finals import finals, in_words, verdict
from bot.presenting.house_bots import house_bots
from bot.presenting.table import people_asked
from cogs.ui.decisions.hints import hint_button, hints_offered
from cogs.ui.decisions.irreversible import warning
from cogs.ui.decisions.prompt import Prompt
from cogs.ui.decisions.prompts import in_panels, public_rows
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.screens.absence import away_rows, deadlines, notice_rows, notice_text, take_up_row
from cogs.ui.screens.boards import boards_button
from cogs.ui.screens.coach import coach_button
from cogs.ui.screens.fairness import promise, revealed, verify_button
from cogs.ui.screens.lobby import rematch_row
from cogs.ui.screens.standing_orders import only_button
from cogs.ui.screens.web import web_button
from render.api import Picture, Renderer
from render.jobs import Job

EVENTS_TEXT = 2000
CHANGES_TEXT = 1000
"""Characters for what happened and what changed, so that the question always has room."""


class Offers(NamedTuple):
    """What the bot has beside the game itself: buttons of a game's posts lead there."""

    searched: bool = False
    """Hints and reviews."""
    pages: bool = False
    """Pages in the browser."""


NOTHING = Offers()


@dataclass(frozen=True, slots=True)
class Post:
    """A public message: its content, whom (and which roles) it notifies, its key across retries.

    To be drawn for it are the pictures that it keeps (`record`), and the one of its question
    (`asking`); `lacks` tells that it goes out without them.
    """

    screen: Screen
    mentions: tuple[int, ...]
    nonce: str
    record: tuple[Job, ...] = ()
    asking: Job | None = None
    lacks: bool = False
    roles: tuple[int, ...] = ()
    table_id: int | None = None
    """The table that it tells of, None = it is of none."""

    @property
    def jobs(self) -> tuple[Job, ...]:
        """Return everything that is to be drawn."""
        return self.record if self.asking is None else (*self.record, self.asking)

    def in_words(self) -> Post:
        """Return the post without its pictures."""
        return replace(self, screen=replace(self.screen, pictures=(), asking=None))

    @property
    def mark(self) -> int:
        """Return what its message is found by: Discord forgets the nonce after a few minutes.

        It is beyond the numbers that Discord gives to components, and within its 32 bits.
        """
        return mark_of(self.nonce)


def build_post(
    bulletin: Bulletin, renderer: Renderer[Any, Any], language: str, offers: Offers = NOTHING
) -> Post:
    """Return the post of a bulletin in words, and what is to be drawn for it."""
    words = Words(language, bulletin.table.names)
    record = pictures.of_post(bulletin, renderer, words)
    asking = pictures.of_question(bulletin, words)
    post = _in_words(bulletin, renderer, words, offers)
    return replace(post, record=record, asking=asking, table_id=bulletin.table.id)


def illustrated(post: Post, drawn: Sequence[Picture | None] | None) -> Post:
    """Return a post with what was drawn for its jobs, or lacking it where that failed (None)."""
    if drawn is None:
        return replace(post, lacks=bool(post.jobs))
    record, asking = drawn[: len(post.record)], drawn[len(post.record) :]
    screen = replace(
        post.screen,
        pictures=tuple(filter(None, record)),
        asking=next(iter(asking), None),
    )
    return replace(post, screen=screen, lacks=False)


def _in_words(
    bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words, offers: Offers
) -> Post:
    """Return the post without its pictures."""
    position, table, key = bulletin.position, bulletin.table, bulletin.key
    texts = [
        _headline(bulletin, renderer, words),
        _undone(bulletin, renderer, words),
        _recap(bulletin, renderer, words),
        _by_order(bulletin, words),
        _changes(bulletin, renderer, words),
    ]
    if bulletin.kind == "end":
        told, won = finals(bulletin.finishers, renderer, words), verdict(bulletin.finishers, words)
        texts.insert(1, f"### {won}" if won else "")
        texts.append("\n".join(renderer.score_lines(position.scores, words, in_words(told))))
        again = () if table.of_league else rematch_row(table, words)
        row = (*again, *_looks(position, offers, words))
        if bulletin.deal is not None:
            texts.append(revealed(bulletin.deal, words))
            row = (*row, verify_button(table, words))
        if offers.searched and any(one.user_id is not None for one in bulletin.finishers):
            row = (*row, coach_button(table, words))
        return Post(Screen(tuple(texts), rows=(row,)), (), nonce_of(key))
    if bulletin.kind == "start" and table.of_league and bulletin.deal is not None:
        texts += promise(bulletin.deal, words)
    calls = () if bulletin.notice is None else bulletin.notice.calls
    if bulletin.kind == "abandoned" and table.of_league:
        return Post(Screen(tuple(texts)), (), nonce_of(key))
    if bulletin.kind == "abandoned":
        screen = Screen((*texts, words("post-take-up")), rows=(take_up_row(table, words),))
        return Post(screen, (), nonce_of(key))
    if not bulletin.asks:
        return Post(Screen(tuple(texts), rows=notice_rows(bulletin, words)), calls, nonce_of(key))
    called = _called(bulletin)
    question = _questions(position, called, renderer, words)
    times = deadlines(bulletin, (d.seat for d in people_asked(position)), words)
    offer = () if bulletin.offer is None else (only_button(table.id, bulletin.offer, words),)
    looks, hint = _looks(position, offers, words), _hint(position, offers, words)
    under = (*offer, *looks, *hint)
    rows = (*public_rows(position, renderer, words), under, *away_rows(bulletin, words))
    screen = Screen(tuple(texts), question=f"{question}\n{times}".strip(), rows=rows)
    return Post(screen, tuple(dict.fromkeys((*called.values(), *calls))), nonce_of(key))


def _called(bulletin: Bulletin) -> dict[int, int]:
    """Return by seat who must act and is notified: not who is looking, or not meant by a notice."""
    position, notice = bulletin.position, bulletin.notice
    asked = {d.seat: _user_id(position, d.seat) for d in people_asked(position)}
    meant = None if notice is None else {*notice.calls, *(bulletin.calls or ())}
    return named(asked, bulletin.mover, meant)


def _headline(bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words) -> str:
    if bulletin.notice is not None:
        return notice_text(bulletin.notice, words)
    if bulletin.kind == "turn" or (bulletin.kind == "phase" and any(_phases(bulletin))):
        return ""
    if bulletin.kind == "phase" and bulletin.phase is not None:
        return f"## {renderer.phase(bulletin.phase, words)}"
    if bulletin.kind == "undo":
        who = "" if bulletin.seat is None else words.name(bulletin.seat)
        return f"↩️ {words('post-undo', name=who, count=max(1, len(bulletin.undone)))}"
    game = words(f"{bulletin.table.game}-title")
    title = f"## {words(f'post-{bulletin.kind}', game=game)}"
    playing = house_bots(bulletin.table, words) if bulletin.kind == "start" else ""
    return f"{title}\n{playing}".strip()


def _phases(bulletin: Bulletin) -> Iterator[str]:
    """Yield the phases that ended with what is told."""
    turns = bulletin.position.rules.info.turns
    return (one.closes for one in bulletin.events if one.closes and one.closes not in turns)


def _recap(bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words) -> str:
    """Return what happened, under the name of each phase where one has ended."""
    lines: list[str] = []
    rest = list(bulletin.events)
    titles = [*_phases(bulletin)] if bulletin.kind in ("start", "phase") else []
    for phase in titles:
        end = next(at for at, event in enumerate(rest, 1) if event.closes == phase)
        mark = "##" if bulletin.kind == "phase" and len(titles) == 1 else "###"
        lines += [f"{mark} {renderer.phase(phase, words)}", *renderer.tell(rest[:end], words)]
        rest = rest[end:]
    lines += renderer.tell(rest, words)
    return limits.fit_lines(lines, EVENTS_TEXT, words("post-more"))


def _undone(bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words) -> str:
    """Return what was taken back, struck out, the newest last."""
    told = (line for entry in bulletin.undone for line in renderer.tell(entry.events, words))
    lines = (f"~~{line}~~" for line in told)
    return limits.fit_lines(lines, EVENTS_TEXT, words("post-more"))


def _by_order(bulletin: Bulletin, words: Words) -> str:
    """Return whose standing orders moved, and whose ended against expectation."""
    said = {"post-by-order": bulletin.by_order, "post-out-of-orders": bulletin.out_of_orders}
    return "\n".join(
        f"-# 📜 {words(key, names=_listed(seats, words))}" for key, seats in said.items() if seats
    )


def _listed(seats: tuple[int, ...], words: Words) -> str:
    return format_list([words.name(seat) for seat in seats], locale=words.language)


def _changes(bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words) -> str:
    """Return what the boards outline in words, in small print (Discord's subtext)."""
    if bulletin.since is None or bulletin.kind != "phase":
        return ""
    before, now = bulletin.since.view(None), bulletin.position.view(None)
    lines = (f"-# {line}" for line in renderer.changes(before, now, words))
    return limits.fit_lines(lines, CHANGES_TEXT, "-# …")


def _questions(
    position: Position, called: Mapping[int, int], renderer: Renderer[Any, Any], words: Words
) -> str:
    """Return the questions to the people who must act; those to notify are mentioned."""
    names = list[str](position.table.names)
    for seat, user_id in called.items():
        names[seat] = Markdown(f"<@{user_id}>")
    calling, view = words.with_names(names), position.view(None)
    asked = people_asked(position)
    lines = [f"➜ {renderer.ask(decision, view, calling)}" for decision in asked]
    if len(asked) == 1:
        lines.append(warning(Prompt(position, asked[0].seat, renderer, words)))
    return "\n".join(filter(None, lines))


def _user_id(position: Position, seat: int) -> int:
    found = next(c.user_id for c in position.table.chairs if c.seat == seat)
    assert found is not None
    return found


def mark_of(nonce: str) -> int:
    """Return the mark of the post with that nonce."""
    return 1 << 30 | _digits(nonce, 30)


def shown_by(table: Table, version: int, epoch: int) -> int:
    """Return the number of the boards button on posts that show this version: see `restored`."""
    return 1 << 28 | _digits(f"{table.id}-{epoch}-{version}", 28)


def _digits(text: str, bits: int) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4]) >> 32 - bits


def _hint(position: Position, offers: Offers, words: Words) -> tuple[Button, ...]:
    """Return the button for a hint where the post itself asks one person."""
    asked = people_asked(position)
    if in_panels(position) or not hints_offered(position.table, offers.searched):
        return ()
    return (hint_button(f"{position.table.id}:{position.asked[asked[0].seat]}", words),)


def _looks(position: Position, offers: Offers, words: Words) -> tuple[Button, ...]:
    """Return the buttons of the boards and of the page; by the first we know what is shown."""
    table = position.table
    number = shown_by(table, position.version, table.epoch)
    boards = replace(boards_button(table, words), number=number)
    return (boards, web_button(table, words)) if offers.pages else (boards,)


def nonce_of(key: str) -> str:
    """Return what Discord knows a message by for a few minutes, so that it is not sent twice."""
    return hashlib.sha256(key.encode()).hexdigest()[: limits.NONCE]
