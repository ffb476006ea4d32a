"""Posts built from bulletins without input or output, so that benchmarks need no Discord."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from babel.lists import format_list

from bot.host.core.api import Bulletin, Position, Table
from bot.host.people.audience import named
from bot.locales import NO_SIGNS, Words
from bot.locales.markdown import Markdown
from bot.presenting import limits, pictures
from bot.presenting.finals import finals, in_words, verdict
from bot.presenting.moves.prompt import Prompt, hints_offered, warning
from bot.presenting.table import game_name, house_bots, people_asked, words_at
from cogs.ui.decisions import hint_button, in_panels, public_rows
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.screens.absence import away_rows, deadlines, notice_rows, notice_text, take_up_row
from cogs.ui.screens.boards import boards_button
from cogs.ui.screens.coach import coach_button
from cogs.ui.screens.fairness import promise, revealed, verify_button
from cogs.ui.screens.lobby import rematch_row
from cogs.ui.screens.web import web_button
from render.api import Picture, Renderer
from render.jobs import Job

EVENTS_TEXT = 2000
"""Maximum number of characters about events, so that the question always has room."""


class Offers(NamedTuple):
    """Features outside the game itself that a game's posts can offer by buttons."""

    searched: bool = False
    """Whether hints and reviews can be offered."""
    pages: bool = False
    """Whether pages in the browser can be offered."""
    signs: Mapping[str, str] = NO_SIGNS
    """Emojis that are placed before the names of things, by the name of their drawing."""


NOTHING = Offers()


@dataclass(frozen=True, slots=True)
class Post:
    """A public message: its content, the people and roles it notifies, and its key across retries.

    `record` holds the pictures that stay in the post, `asking` that of its question, both still to
    be drawn; `lacks` says that the post is sent without them.
    """

    screen: Screen
    mentions: tuple[int, ...]
    nonce: str
    record: tuple[Job, ...] = ()
    asking: Job | None = None
    lacks: bool = False
    roles: tuple[int, ...] = ()
    table_id: int | None = None
    """Number of the table that the post is about, None if it is about no table."""

    @property
    def jobs(self) -> tuple[Job, ...]:
        """All pictures to draw."""
        return self.record if self.asking is None else (*self.record, self.asking)

    def in_words(self) -> Post:
        """Return the post without its pictures."""
        return replace(self, screen=replace(self.screen, pictures=(), asking=None))

    @property
    def mark(self) -> int:
        """The mark by which the message is found later, as Discord soon forgets its nonce.

        Discord does so after a few minutes. The mark is a component id above those that Discord
        assigns, and fits into its 32 bits.
        """
        return mark_of(self.nonce)


def build_post(
    bulletin: Bulletin, renderer: Renderer[Any, Any], language: str, offers: Offers = NOTHING
) -> Post:
    """Return the post of a bulletin as text, with the pictures still to draw for it."""
    words = words_at(bulletin.table, Words(language))
    record = pictures.of_post(bulletin, renderer, words)
    asking = pictures.of_question(bulletin, words)
    post = _in_words(bulletin, renderer, words, offers)
    # The pictures come first, because the events are read along with them.
    screen = replace(post.screen, above=1)
    return replace(post, screen=screen, record=record, asking=asking, table_id=bulletin.table.id)


def retold(
    post: Post,
    bulletin: Bulletin,
    renderer: Renderer[Any, Any],
    language: str,
    offers: Offers = NOTHING,
) -> Post:
    """Return a post whose events are those of `bulletin`, while its question stays the same."""
    texts = _texts(bulletin, renderer, words_at(bulletin.table, Words(language)), offers)
    return replace(post, screen=replace(post.screen, texts=tuple(texts)))


def illustrated(post: Post, drawn: Sequence[Picture | None] | None) -> Post:
    """Return a post with its drawn pictures, or with `lacks` set if drawing failed (None)."""
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
    """Return the post of a bulletin without pictures."""
    position, table, key = bulletin.position, bulletin.table, bulletin.key
    texts = _texts(bulletin, renderer, words, offers)
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
    question = _questions(position, called, renderer, words.with_signs(offers.signs))
    times = deadlines(bulletin, (d.seat for d in people_asked(position)), words)
    looks, hint = _looks(position, offers, words), _hint(position, offers, words)
    under = (*looks, *hint)
    rows = (*public_rows(position, renderer, words), under, *away_rows(bulletin, words))
    screen = Screen(tuple(texts), question=f"{question}\n{times}".strip(), rows=rows)
    return Post(screen, tuple(dict.fromkeys((*called.values(), *calls))), nonce_of(key))


def _texts(
    bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words, offers: Offers
) -> list[str]:
    """Return the texts above the question, which tell what has happened."""
    return [
        _headline(bulletin, renderer, words.with_signs(offers.signs)),
        _undone(bulletin, renderer, words),
        _recap(bulletin, renderer, words, offers.signs),
        _by_order(bulletin, words),
    ]


def _called(bulletin: Bulletin) -> dict[int, int]:
    """Return the people who must act and are notified, by seat.

    The person who made the last move is not notified, nor are people whom a notice does not
    concern.
    """
    position, notice = bulletin.position, bulletin.notice
    asked = {d.seat: _user_id(position, d.seat) for d in people_asked(position)}
    meant = None if notice is None else {*notice.calls, *(bulletin.calls or ())}
    return named(asked, bulletin.mover, meant)


def _headline(bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words) -> str:
    if bulletin.notice is not None:
        return notice_text(bulletin.notice, words)
    if bulletin.kind == "turn":
        return ""
    if bulletin.kind == "phase":
        ended = [*_phases(bulletin)]
        phase = ended[0] if len(ended) == 1 else None if ended else bulletin.phase
        return "" if phase is None else f"## {renderer.phase(phase, words)}"
    if bulletin.kind == "undo":
        who = "" if bulletin.seat is None else words.name(bulletin.seat)
        return f"↩️ {words('post-undo', name=who, count=max(1, len(bulletin.undone)))}"
    game = game_name(bulletin.table.game, bulletin.table.options, words)
    title = f"## {words(f'post-{bulletin.kind}', game=game)}"
    playing = house_bots(bulletin.table, words) if bulletin.kind == "start" else ""
    return f"{title}\n{playing}".strip()


def _phases(bulletin: Bulletin) -> Iterator[str]:
    """Return an iterator over the phases that ended in the bulletin's events."""
    turns = bulletin.position.rules.info.turns
    return (one.closes for one in bulletin.events if one.closes and one.closes not in turns)


def _recap(
    bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words, signs: Mapping[str, str]
) -> str:
    """Return the events as text, under the name of each phase if there are several."""
    told = [*_story(bulletin, renderer, words.with_signs(signs))]
    told = limits.fit_signs(told, signs.values(), EVENTS_TEXT)
    return limits.fit_lines(told, EVENTS_TEXT, words("post-more"))


def _story(bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words) -> Iterator[str]:
    rest = list(bulletin.events)
    titles = [*_phases(bulletin)] if bulletin.kind in ("start", "phase") else []
    for phase in titles:
        end = next(at for at, event in enumerate(rest, 1) if event.closes == phase)
        if bulletin.kind == "start" or len(titles) > 1:
            yield f"### {renderer.phase(phase, words)}"
        yield from renderer.tell(rest[:end], words)
        rest = rest[end:]
    yield from renderer.tell(rest, words)


def _undone(bulletin: Bulletin, renderer: Renderer[Any, Any], words: Words) -> str:
    """Return the moves taken back, struck through, with the newest last."""
    told = (line for entry in bulletin.undone for line in renderer.tell(entry.events, words))
    lines = (f"~~{line}~~" for line in told)
    return limits.fit_lines(lines, EVENTS_TEXT, words("post-more"))


def _by_order(bulletin: Bulletin, words: Words) -> str:
    """Return sentences about whose standing orders moved, and whose ended unexpectedly."""
    said = {"post-by-order": bulletin.by_order, "post-out-of-orders": bulletin.out_of_orders}
    return "\n".join(
        f"-# 📜 {words(key, names=_listed(seats, words))}" for key, seats in said.items() if seats
    )


def _listed(seats: tuple[int, ...], words: Words) -> str:
    return format_list([words.name(seat) for seat in seats], locale=words.locale)


def _questions(
    position: Position, called: Mapping[int, int], renderer: Renderer[Any, Any], words: Words
) -> str:
    """Return the questions to the people who must act, with mentions of those to notify."""
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
    """Return the mark of the post with a given nonce."""
    return 1 << 30 | _digits(nonce, 30)


def shown_by(table: Table, version: int, epoch: int) -> int:
    """Return the id of the boards button on posts that show a version; see `restored`."""
    return 1 << 28 | _digits(f"{table.id}-{epoch}-{version}", 28)


def _digits(text: str, bits: int) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4]) >> 32 - bits


def _hint(position: Position, offers: Offers, words: Words) -> tuple[Button, ...]:
    """Return the hint button if the public post itself asks one person for a decision."""
    asked = people_asked(position)
    if in_panels(position) or not hints_offered(position.table, offers.searched):
        return ()
    return (hint_button(f"{position.table.id}:{position.asked[asked[0].seat]}", words),)


def _looks(position: Position, offers: Offers, words: Words) -> tuple[Button, ...]:
    """Return the buttons for boards and browser page; the first one's id identifies the version."""
    table = position.table
    number = shown_by(table, position.version, table.epoch)
    boards = replace(boards_button(table, words), number=number)
    return (boards, web_button(table, words)) if offers.pages else (boards,)


def nonce_of(key: str) -> str:
    """Return the nonce that keeps a message from being sent twice within a few minutes."""
    return hashlib.sha256(key.encode()).hexdigest()[: limits.NONCE]
