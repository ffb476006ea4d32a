"""Screens for organisers: log lines, disputes, tasks, approvals and imports of past seasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from bot.host.leagues.api import UNPOSTABLE, Entry, Season
from bot.host.leagues.organising.api import (
    DISMISSED,
    UPHELD,
    BadDispute,
    Correction,
    Dispute,
    Fact,
    LogLine,
    Named,
    Statement,
)
from bot.host.leagues.organising.imports import Preview
from bot.host.servers.places import GONE
from bot.leagues.history_csv import BadLine
from bot.locales import Words
from bot.locales.markdown import Markdown, escaped, joined, mention
from bot.presenting import limits
from bot.presenting.moves.refusals import sentence
from cogs.ui.kit.screen import Button, Form, Row, Screen
from cogs.ui.screens.league.posts import change_lines, obstacle_text
from render.text.wording import commas, parted

_NAMES = frozenset({"name", "names", "other", "reason", "value", "by", "team", "server"})
"""Arguments that contain people's own words."""
MOST_STATED, MOST_REASON = 800, 300
"""Maximum numbers of characters in a player's statement, and in an organiser's reason."""
_LINE = 3 * MOST_REASON
"""Maximum number of characters in one line: a reason, all of it escaped, and what it is about."""
MOST_ASKED = 4
"""Maximum number of people to approve in one message, because each has a row of buttons."""
_UNSAID: Mapping[str, str | int] = {
    "name": "none", "by": "—", "reason": "none", "what": "", "why": "", "card": "none",
    "event": "none", "status": "", "count": 0, "division": 0, "number": 0, "table": 0,
    "value": "none", "other": "none", "round": 0, "team": "none",
    "server": "none",
}  # fmt: skip
"""Default values for facts that a line of the log lacks."""


def said(fact: Fact, words: Words, about: str = "why") -> str:
    """Return a fact as a sentence, from the text `league-<about>-<key of the fact>`."""
    args = dict(fact.args)
    if fact.key in ("meetings", "round"):
        args |= {key: "same" for key, other in _RANGES if key in args and args[key] == args[other]}
    texts = {key: _escaped(key, v) for key, v in args.items()}
    return limits.clip(words(f"league-{about}-{fact.key}", **texts), _LINE)


_RANGES = (("low", "high"), ("least", "most"))


def log_line(line: LogLine, words: Words) -> str:
    """Return a line of the season's log, with its time and table."""
    return words(
        "league-log-line",
        at=int(line.at),
        text=log_text(line, words),
        table=line.table or 0,
        private="no" if line.public else "yes",
    )


def log_text(line: LogLine, words: Words) -> str:
    """Return a log event as a sentence, or its stored name if there is no text for it."""
    key = f"league-log-{line.kind}"
    if not words.has(key):
        return escaped(line.kind)
    told = {name: _plain(line.data[name]) for name in _UNSAID if line.data.get(name, "") != ""}
    args = dict(_UNSAID) | told | {"table": line.table or 0}
    args |= {"name": _who(line.about, "none"), "by": _who(line.by, "—")}
    texts = {name: _escaped(name, v) for name, v in args.items()}
    return limits.clip(parted([words(key, **texts), *_changes(line, words)], words), _LINE)


def _changes(line: LogLine, words: Words) -> list[str]:
    """Return a log line's changes, one per line, or none if it lacks the game to name them."""
    changes, game = line.data.get("changes"), str(line.data.get("game", ""))
    complete = line.kind == "league_changed" or (line.kind == "changed" and game)
    return change_lines(changes, game, words) if complete and isinstance(changes, dict) else []


def _escaped(key: str, value: str | int) -> str | int:
    return escaped(value) if key in _NAMES and isinstance(value, str) else value


def _who(one: Named | None, nobody: str) -> str:
    """Return a person's name or, if it is unknown, a mention, which Discord shows as a name."""
    if one is None:
        return nobody
    return mention(one.id) if one.name is None else escaped(one.name)


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)


def told(title: str, lines: Iterable[str], none: str, closing: str) -> Screen:
    """Return a screen with a title and as many of the lines below it as one message can hold."""
    found = list(lines) or [none]
    room = limits.TEXT - len(title) - 50
    return Screen((f"**{title}**", limits.fit_lines(found, room, closing)))


def log_page(title: str, lines: Sequence[LogLine], words: Words) -> tuple[Screen, int | None]:
    """Return a page of a league's log, and the id of the last line shown, None = all of them."""
    texts = [log_line(line, words) for line in lines]
    screen = told(title, texts, words("league-log-none"), "…")
    shown = len(texts)
    while shown and not screen.texts[-1].startswith("\n".join(texts[:shown])):
        shown -= 1
    return screen, lines[max(0, shown - 1)].id if shown < len(texts) else None


def annulment_screen(
    facts: Sequence[Fact], season: Season, made: Correction, words: Words
) -> Screen:
    """Return what an annulment would change, with a button if this person may confirm it."""
    lines = [f"- {said(fact, words, 'annul')}" for fact in facts]
    if not any(fact.key == "moves" for fact in facts):
        lines.append(words("league-annul-none"))
    key = "league-correction-waits" if made.own else "league-annul-about"
    screen = told(words("league-annul-title", number=made.id), lines, "", "…")
    button = Button(
        f"league-second:{season.id}:{made.id}", words("button-league-annul"), "✅", "stop"
    )
    rows = () if made.own else ((button,),)
    return replace(screen, texts=(*screen.texts, words(key, number=made.id)), rows=rows)


def dispute_screen(dispute: Dispute, user_id: int, words: Words) -> Screen:
    """Return a dispute for a player of the table or an organiser, with the buttons they may use."""
    title = words("league-dispute-title", table=dispute.table)
    lines = [
        words("league-dispute-raised", name=mention(dispute.raised_by), at=_at(dispute.raised_at)),
        *(_statement(one, words) for one in dispute.statements),
        *_standing(dispute, words),
    ]
    return Screen((f"**{title}**", "\n".join(lines)), rows=_dispute_rows(dispute, user_id, words))


def _at(moment: datetime) -> Markdown:
    return Markdown(f"<t:{int(moment.timestamp())}:f>")


def _statement(one: Statement, words: Words) -> str:
    side = words("league-dispute-side", name=mention(one.person), at=_at(one.at))
    return f"{side}\n> {_quoted(one.text)}"


def _standing(dispute: Dispute, words: Words) -> Iterator[str]:
    """Yield what an open dispute is waiting for, or how a closed one ended."""
    if dispute.outcome is not None:
        by, reason = mention(dispute.decided_by or 0), escaped(dispute.reason) or "none"
        yield words("league-dispute-ended", outcome=dispute.outcome, by=by, reason=reason)
        return
    silent = [mention(one) for one in dispute.silent if one > 0]
    if silent:
        names = Markdown(commas(silent, words))
        yield words("league-dispute-silent", names=names, at=_at(dispute.heard_at))
    yield words("league-dispute-due", until=_at(dispute.due_at))
    if dispute.organises and not dispute.plays:
        yield words("league-dispute-then")


def _dispute_rows(dispute: Dispute, user_id: int, words: Words) -> tuple[Row, ...]:
    """Return the buttons that a user may use in a dispute."""
    is_open = dispute.outcome is None
    offered = {
        "state": is_open and dispute.plays,
        "withdraw": is_open and dispute.raised_by == user_id,
        "upheld": is_open and dispute.organises and not dispute.plays,
        "dismissed": is_open and dispute.organises and not dispute.plays,
        "raise": not is_open and dispute.plays,
    }
    args = f"{dispute.fixture}:{dispute.id}"
    buttons = tuple(
        Button(
            f"league-dispute:{dispute.season}:{what}:{args}",
            words(f"button-league-dispute-{what}"),
            *_STYLES[what],
        )
        for what, is_offered in offered.items()
        if is_offered
    )
    return (buttons,) if buttons else ()


_STYLES: Mapping[str, tuple[str, str]] = {
    "state": ("✍️", "main"),
    "withdraw": ("↩️", "plain"),
    "upheld": ("⚖️", "go"),
    "dismissed": ("🚫", "stop"),
    "raise": ("⚖️", "plain"),
}
"""Emoji and style of each button of a dispute, by the button's action."""


def dispute_form(season_id: int, what: str, args: str, words: Words, written: str = "") -> Form:
    """Return the form in which a user writes a statement or a reason about a dispute."""
    most = MOST_REASON if what in (UPHELD, DISMISSED) else MOST_STATED
    return Form(
        custom_id=f"league-disputed:{season_id}:{what}:{args}",
        title=words("league-dispute-form", what=what),
        label=words("league-dispute-label", what=what),
        hint=words("league-dispute-hint", what=what),
        most=most,
        written=limits.clip(written, most),
    )


def refused_words(error: BadDispute, text: str, words: Words) -> Screen:
    """Return a refusal that quotes what the user wrote, so that it need not be retyped."""
    refusal = f"🛑 {sentence(error, words)}"
    return Screen((refusal, f"> {_quoted(text)}") if text.strip() else (refusal,))


def _quoted(text: str) -> str:
    return "\n> ".join(map(escaped, text.splitlines()))


def todo_lines(season: Season, facts: Iterable[Fact], words: Words) -> Iterator[str]:
    """Yield the tasks that need a human, one per line."""
    for fact in facts:
        if fact.key == "obstacle":
            yield obstacle_text(str(fact.args["what"]), season.league.channel_id, words)
        elif fact.key == "table":
            yield f"- {_hindered(fact, words)}"
        else:
            yield f"- {said(fact, words, 'todo')}"


def channel_line(season: Season, facts: Sequence[Fact], what: str, words: Words) -> list[str]:
    """Return the obstacle to posting in the league's channel, unless the facts already state it."""
    known = any(fact.key == "obstacle" and fact.args["what"] == what for fact in facts)
    lost = what in UNPOSTABLE and not known
    return [obstacle_text(what, season.league.channel_id, words)] if lost else []


def _hindered(fact: Fact, words: Words) -> str:
    """Return a sentence about the obstacle to posting for a table."""
    what, table = str(fact.args["what"]), fact.args["table"]
    if what == GONE:
        return words("league-todo-gone", table=table)
    permission, place = words("permission", name=what), f"<#{fact.args['place']}>"
    return words("league-todo-table", table=table, place=place, permission=permission)


def asked_screen(season: Season, entries: list[Entry], words: Words) -> Screen:
    """Return the people waiting for approval, each with buttons to admit or refuse them."""
    if not entries:
        return Screen((words("league-approve-none"),))
    rows: list[Row] = []
    for entry in entries[:MOST_ASKED]:
        args = f"{season.id}:{entry.person}"
        label = words("button-league-admit", name=escaped(entry.name))
        rows.append(
            (
                Button(f"league-admit:{args}:1", label, "✅", "go"),
                Button(f"league-admit:{args}:0", words("button-league-refuse"), "🚫", "stop"),
            )
        )
    texts = [words("league-approve-about"), joined(one.name for one in entries[:MOST_ASKED])]
    if len(entries) > MOST_ASKED:
        texts.append(words("league-approve-more", count=len(entries) - MOST_ASKED))
    return Screen(("\n".join(texts),), rows=tuple(rows))


def preview_screen(preview: Preview, custom_id: str, words: Words) -> Screen:
    """Return the preview of an imported past season, with a button if every line is valid."""
    about = words("league-import-about")
    if preview.bad:
        faults = [_fault(one, "league-import-fault", words) for one in preview.bad]
        lines = [words("league-import-bad", count=len(preview.bad)), *faults]
        return Screen((limits.fit_lines(lines, 3500, "…"), about))
    lines = [words("league-import-good", count=len(preview.rows)), *_divisions(preview, words)]
    lines += [_fault(one, "league-import-passed", words) for one in preview.passed]
    button = Button(custom_id, words("button-league-import"), "💾", "go")
    return Screen((limits.fit_lines(lines, 3500, "…"), about), rows=((button,),))


def _fault(one: BadLine, key: str, words: Words) -> str:
    """Return the fault in a line of a file; ids distinguish people of the same name."""
    return words(
        key,
        line=one.line,
        reason=one.reason,
        value=escaped(limits.clip(one.value, 60)),
        people=commas((f"{mention(person)} (`{person}`)" for person in one.people), words),
    )


def _divisions(preview: Preview, words: Words) -> Iterator[str]:
    for division in sorted({row.division for row in preview.rows}):
        rows = sorted((r for r in preview.rows if r.division == division), key=lambda r: r.place)
        names = joined(preview.names.get(row.person, str(row.person)) for row in rows)
        yield words("league-import-line", division=division, names=names)
