"""Texts for organisers: facts, lines of the log, files of earlier seasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.host.leagues.api import Entry, Season
from bot.host.leagues.organising.api import Correction, Fact, LogLine, Named
from bot.host.leagues.organising.imports import Preview
from bot.host.servers.places import GONE
from bot.leagues.history_csv import BadLine
from bot.locales import Words
from bot.locales.markdown import escaped, joined, mention
from bot.presenting import limits
from cogs.ui.kit.screen import Button, Row, Screen
from cogs.ui.screens.league.posts import change_lines, obstacle_text

_NAMES = frozenset({"name", "names", "other", "reason", "value", "by"})
"""Arguments that hold people's own words."""
_LINE = 400
"""Characters of one line: a reason may be as long."""
MOST_ASKED = 4
"""Most people to approve in one message: each has a row of buttons."""
_UNSAID: Mapping[str, str | int] = {
    "name": "none", "by": "—", "reason": "none", "what": "", "why": "", "card": "none",
    "event": "none", "status": "", "count": 0, "division": 0, "number": 0, "table": 0,
    "value": "none",
}  # fmt: skip
"""Values for facts that a line of the log lacks."""


def said(fact: Fact, words: Words, about: str = "why") -> str:
    """Return a fact as a sentence of `league-<about>-...`."""
    args = dict(fact.args)
    if fact.key == "meetings":
        args |= {key: "same" for key, other in _RANGES if args[key] == args[other]}
    texts = {key: _escaped(key, v) for key, v in args.items()}
    return limits.clip(words(f"league-{about}-{fact.key}", **texts), _LINE)


_RANGES = (("low", "high"), ("least", "most"))


def log_line(line: LogLine, words: Words) -> str:
    """Return a line of the log."""
    return words(
        "league-log-line",
        at=int(line.at),
        text=log_text(line, words),
        table=line.table or 0,
        private="no" if line.public else "yes",
    )


def log_text(line: LogLine, words: Words) -> str:
    """Return an event of the log in words; one without words is named as it is stored."""
    key = f"league-log-{line.kind}"
    if not words.has(key):
        return escaped(line.kind)
    told = {name: _plain(line.data[name]) for name in _UNSAID if line.data.get(name, "") != ""}
    args = dict(_UNSAID) | told | {"table": line.table or 0}
    args |= {"name": _who(line.about, "none"), "by": _who(line.by, "—")}
    texts = {name: _escaped(name, v) for name, v in args.items()}
    return limits.clip("; ".join([words(key, **texts), *_changes(line, words)]), _LINE)


def _changes(line: LogLine, words: Words) -> list[str]:
    """Return the changes of a line; earlier lines do not name the game of an option."""
    changes, game = line.data.get("changes"), str(line.data.get("game", ""))
    complete = line.kind == "league_changed" or (line.kind == "changed" and game)
    return change_lines(changes, game, words) if complete and isinstance(changes, dict) else []


def _escaped(key: str, value: str | int) -> str | int:
    return escaped(value) if key in _NAMES and isinstance(value, str) else value


def _who(one: Named | None, nobody: str) -> str:
    """Return a name, or a mention if none is known, as which Discord shows its own name."""
    if one is None:
        return nobody
    return mention(one.id) if one.name is None else escaped(one.name)


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)


def told(title: str, lines: Iterable[str], none: str, closing: str) -> Screen:
    """Return a title and the lines below it, as many as fit into one message."""
    found = list(lines) or [none]
    room = limits.TEXT - len(title) - 50
    return Screen((f"**{title}**", limits.fit_lines(found, room, closing)))


def annulment_screen(
    facts: Sequence[Fact], season: Season, made: Correction, words: Words
) -> Screen:
    """Return what an annulment would change, with a button if its maker may confirm it."""
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


def todo_lines(season: Season, facts: Iterable[Fact], words: Words) -> Iterator[str]:
    """Yield the tasks that wait for a human, one line each."""
    for fact in facts:
        if fact.key == "obstacle":
            yield obstacle_text(str(fact.args["what"]), season.league.channel_id, words)
        elif fact.key == "table":
            yield f"- {_hindered(fact, words)}"
        else:
            yield f"- {said(fact, words, 'todo')}"


def _hindered(fact: Fact, words: Words) -> str:
    """Return the obstacle to a table's posts."""
    what, table = str(fact.args["what"]), fact.args["table"]
    if what == GONE:
        return words("league-todo-gone", table=table)
    permission, place = words("permission", name=what), f"<#{fact.args['place']}>"
    return words("league-todo-table", table=table, place=place, permission=permission)


def asked_screen(season: Season, entries: list[Entry], words: Words) -> Screen:
    """Return the people waiting for approval, each with buttons for yes and no."""
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
    """Return a preview of a file about an earlier season, with a button if all of it is valid."""
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
        people=", ".join(f"{mention(person)} (`{person}`)" for person in one.people),
    )


def _divisions(preview: Preview, words: Words) -> Iterator[str]:
    for division in sorted({row.division for row in preview.rows}):
        rows = sorted((r for r in preview.rows if r.division == division), key=lambda r: r.place)
        names = joined(preview.names.get(row.person, str(row.person)) for row in rows)
        yield words("league-import-line", division=division, names=names)
