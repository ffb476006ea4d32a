"""Ephemeral replies to errors: the mistake, the legal moves, and the current position."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from discord import app_commands

from bot.engine.api import GameError
from bot.host.core.api import HostError, PackageFailed, StalePrompt
from bot.host.core.cluster.api import OtherShard
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.moves.prompt import Prompt
from bot.presenting.moves.refusals import sentence
from cogs.requests import refusals
from cogs.ui.arrivals import handed_over
from cogs.ui.decisions import panel, prompt_of
from cogs.ui.interaction import LOST, AnswerFailed, Request, WorkFailed, step_of
from cogs.ui.kit.screen import Button, Row, Screen

_OUTDATED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
LEGAL_TEXT = 1500
"""Maximum number of characters in the list of legal moves."""

_FAILED = set[tuple[str, str]]()
"""Kinds of failures of packages that the log has since the start of this process."""
_log = logging.getLogger(__name__)


class WhichTable(HostError):
    """Raised when several tables match (`tables`), so that the person must name one."""

    code = "which-table"


class NoTable(HostError):
    """Raised when no table in the channel matches, and none is waiting for the person."""

    code = "no-table"


class OldCommand(HostError):
    """Raised when the person's Discord app still shows an old version of the command."""

    code = "old-command"


async def answer_error(request: Request, error: Exception) -> None:
    """Reply to any error, so that no click or command goes unanswered.

    If the reply itself could not be sent, no other is tried: the work done stands, and the next
    post or `/table board` shows it.
    """
    error = _cause(error)
    try:
        if isinstance(error, AnswerFailed):
            raise error
        if isinstance(error, OtherShard) and await handed_over(request, error):
            return
        await request.show(await _meaning(request, error))
    except AnswerFailed as failed:
        _log.warning("table %s: the answer did not get out: %s", request.table_id, failed)
    except Exception:
        _log.exception("table %s: nothing can be said", request.table_id)


def quiet_typing(record: logging.LogRecord) -> bool:
    """Filter discord.py's log: suggestions that are sent too late are not errors.

    Discord discards them as soon as the person continues typing. A package that fails whenever
    somebody types is an error once.
    """
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, LOST):
        _log.info("suggestions did not get out: %s", error)
        return False
    failure = None if error is None else PackageFailed.of(error)
    if failure is None:
        return True
    is_known = failure.kind in _FAILED
    _FAILED.add(failure.kind)
    return not is_known


def _cause(error: Exception) -> Exception:
    """Return the error that discord.py wrapped, or OldCommand for its errors about old commands."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original if isinstance(error.original, Exception) else error
    return OldCommand() if isinstance(error, _OUTDATED) else error


async def _meaning(request: Request, error: Exception) -> Screen:
    """Return the reply to an error; the reply says so if the bot itself is at fault."""
    if refusals.of(error) is refusals.PACE:
        return Screen((request.words("error-discord-busy"),))
    if not isinstance(error, GameError | HostError):
        return await _incident(request, error)
    try:
        return await _explained(request, error)
    except HostError:
        # The table does not exist: there is nothing to add.
        return Screen((sentence(error, request.words),))
    except Exception as broken:
        return await _incident(request, broken)


async def _explained(request: Request, error: GameError | HostError) -> Screen:
    """Return the error as a sentence, with the legal moves or the current question if helpful."""
    text = sentence(error, request.words)
    of_batch = isinstance(error, GameError) and "number" in error.args_
    if isinstance(error, GameError) and of_batch:
        text = "\n".join((text, *_of_batch(error, request.words)))
    if isinstance(error, NoTable):
        return Screen((text,), rows=(_ways(request.words),))
    if request.table_id is None:
        return Screen(texts=(text,))
    table = await request.context.host.tables.get(request.table_id)
    if table.status != "running":
        return Screen(texts=(text,))
    position = await request.context.host.tables.position(table.id)
    prompt = prompt_of(position, request.user_id, request.context, request.words)
    if isinstance(error, StalePrompt) or (request.in_panel and prompt is not None):
        return panel(position, request.user_id, request.context, request.words, text)
    if prompt is None or not isinstance(error, GameError) or of_batch:
        return Screen(texts=(text,))
    return Screen(texts=(text, _legal(prompt, error, request.words)))


def _ways(words: Words) -> Row:
    """Return the buttons for the list of tables and for help."""
    return (
        Button("list:0", words("button-list"), "🪑"),
        Button("help:0", words("button-help"), "❓"),
    )


def _legal(prompt: Prompt, error: GameError, words: Words) -> str:
    """Return as many legal moves as fit; if the error names some, only those."""
    legal = {prompt.notation(index): index for index in prompt.order}
    fitting = [text for text in legal if text in error.legal] or legal
    lines = [words("legal-now")]
    for text in fitting:
        lines.append(f"- {prompt.label(legal[text]).text} (`{text}`)")
        if sum(map(len, lines)) > LEGAL_TEXT:
            break
    return limits.fit_lines(lines, LEGAL_TEXT, words("post-more"))


def _of_batch(error: GameError, words: Words) -> Iterator[str]:
    """Yield what an illegal later move means for its batch, and the legal moves at that point."""
    yield words("error-of-batch", number=error.args_["number"])
    if error.legal:
        lines = [words("legal-there"), *(f"- `{text}`" for text in error.legal)]
        # The panel with the question and the person's board follows in the same answer.
        yield limits.fit_lines(lines, LEGAL_TEXT // 2, words("post-more"))


async def _incident(request: Request, error: Exception) -> Screen:
    """Record a fault of the bot, and return a reply with its number for the person to quote.

    The reply says that nothing was changed only if the work itself failed.
    """
    interaction = request.interaction
    number = await request.context.host.core.incidents.record(
        error,
        step_of(interaction),
        request.table_id,
        interaction.guild_id,
        {request.person.name, interaction.user.name},
    )
    failure = PackageFailed.of(error)
    if request.table_id is None and failure is not None and failure.lasts:
        text = request.words("error-failing-package", package=failure.package, number=number)
        return Screen((text,))
    key = "error-incident" if isinstance(error, WorkFailed) else "error-incident-after"
    return Screen((request.words(key, number=number),))
