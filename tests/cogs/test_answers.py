"""The answer fails although the work is done: nobody is told that nothing was changed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from simcord.backend.errors import BackendError
from simcord.http.client import FakeWebhookAdapter, _raise_for

from bot.host.core.api import Position
from render.renderer import GameRenderer
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts, told

__all__ = ["drawn_once"]

CALLBACK = "*/interactions/*/callback*"
ORIGINAL = "*/messages/@original*"


@dataclass
class Wire:
    """The line to Discord for answers: it breaks where a test says so."""

    faults: list[Fault] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)

    def breaks(
        self, error: Callable[[], Exception], path: str = "*", times: int = 99, after: bool = False
    ) -> None:
        """Make calls raise an error, `after` Discord has done what it was asked."""
        self.faults.append(Fault(error, path, times, after))


@dataclass
class Fault:
    error: Callable[[], Exception]
    path: str
    times: int
    after: bool


def refused(status: int, code: int = 0) -> Callable[[], Exception]:
    def error() -> Exception:
        try:
            _raise_for(BackendError(status, code, "injected"))
        except discord.HTTPException as raised:
            return raised
        raise AssertionError

    return error


def cut() -> Exception:
    return aiohttp.ServerDisconnectedError()


LOST: dict[str, Callable[[], Exception]] = {
    "cut": cut,
    "slow": TimeoutError,
    "5xx": refused(503),
    "late": refused(404, 10062),
    "gone": refused(404, 10015),
}


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    line, plain = Wire(), FakeWebhookAdapter.request

    async def request(self: FakeWebhookAdapter, route: Any, *args: Any, **kwargs: Any) -> Any:
        line.calls.append(f"{route.method} {route.url}")
        fault = next((f for f in line.faults if f.times and fnmatch(route.url, f.path)), None)
        if fault is None:
            return await plain(self, route, *args, **kwargs)
        fault.times -= 1
        if fault.after:
            await plain(self, route, *args, **kwargs)
        raise fault.error()

    monkeypatch.setattr(FakeWebhookAdapter, "request", request)
    yield line


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """The log; at the end no incident and no traceback may be in it."""
    with caplog.at_level(logging.INFO):
        yield caplog
    told = caplog.get_records("call")
    assert [r.getMessage() for r in told if r.levelno >= logging.ERROR or r.exc_info] == []


async def by_command(harness: Harness) -> simcord.InteractionResult:
    person, move = decider(harness, await harness.position())
    return await person.slash(harness.channel, "play", move=move)


async def by_button(harness: Harness) -> simcord.InteractionResult:
    person, _ = decider(harness, await harness.position())
    return await person.click(await harness.post(), custom_id="mv:1:0:0")


def decider(harness: Harness, position: Position) -> tuple[simcord.MemberActor, str]:
    move = position.rules.notate(position.decisions[0].moves[0])
    return harness.deciders(position)[0], move


@pytest.mark.parametrize(
    ("how", "kind"),
    [*((by_command, kind) for kind in LOST), (by_button, "cut"), (by_button, "late")],
)
async def test_a_move_counts_though_its_answer_is_lost(
    harness: Harness,
    wire: Wire,
    log: pytest.LogCaptureFixture,
    how: Callable[[Harness], Awaitable[simcord.InteractionResult]],
    kind: str,
) -> None:
    await harness.started(2)
    wire.breaks(LOST[kind])
    wire.calls.clear()
    result = await how(harness)
    assert result.response is None
    assert (await harness.position()).version == 1
    assert "the answer did not get out" in log.text
    assert len(wire.calls) <= 2, "a dead interaction is not answered again and again"
    wire.faults.clear()
    board = await harness.people[0].slash(harness.channel, "table board")
    assert board.response.attachments


@pytest.mark.parametrize(
    ("how", "after", "error"),
    [(by_command, False, cut), (by_command, True, TimeoutError), (by_button, True, cut)],
)
async def test_a_line_that_is_cut_once_loses_no_answer(
    harness: Harness,
    wire: Wire,
    log: pytest.LogCaptureFixture,
    how: Callable[[Harness], Awaitable[simcord.InteractionResult]],
    after: bool,
    error: Callable[[], Exception],
) -> None:
    """The second try finds out whether the first answer got out."""
    await harness.started(2)
    wire.breaks(error, CALLBACK, times=1, after=after)
    result = await how(harness)
    assert "Done" in texts(told(result))
    assert (await harness.position()).version == 1


async def test_an_answer_that_discord_knows_already_is_found(
    harness: Harness, wire: Wire, log: pytest.LogCaptureFixture
) -> None:
    """The client library repeats after a 5xx: the first try had got out, the next is refused."""
    await harness.started(2)
    wire.breaks(refused(400, 40060), CALLBACK, times=1, after=True)
    result = await by_command(harness)
    assert "Done" in texts(result.response)


async def test_a_deferral_that_is_lost_stops_no_answer(
    harness: Harness, wire: Wire, log: pytest.LogCaptureFixture
) -> None:
    await harness.started(2)
    wire.breaks(refused(400, 40060), CALLBACK, times=1, after=True)
    result = await harness.people[0].slash(harness.channel, "table board")
    assert result.response.attachments


async def test_a_deferral_that_its_reader_dismissed_is_answered_anew(
    harness: Harness, wire: Wire, log: pytest.LogCaptureFixture
) -> None:
    await harness.started(2)
    wire.breaks(refused(404, 10008), ORIGINAL, times=1)
    result = await harness.people[0].slash(harness.channel, "table board")
    assert result.followups or result.response.attachments


async def test_what_is_wrong_with_an_answer_is_a_mistake_of_ours(
    harness: Harness, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    await harness.started(2)
    wire.breaks(refused(400, 50035), CALLBACK, times=1)
    result = await by_command(harness)
    said = texts(result.response)
    assert "your action may have counted" in said
    assert said.split("incident ")[1][:8] in caplog.text
    assert (await harness.position()).version == 1


async def test_a_mistake_in_the_answer_is_not_told_as_one_in_the_work(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.started(2)
    with monkeypatch.context() as patch:
        patch.setattr(GameRenderer, "tell", _broken)
        result = await by_command(harness)
    assert "your action may have counted" in texts(result.response)
    assert (await harness.position()).version == 1


def _broken(*_: object) -> None:
    raise LookupError("no words")


@pytest.mark.parametrize("kind", ["cut", "late"])
async def test_the_lobby_goes_on_without_its_answers(
    harness: Harness, wire: Wire, log: pytest.LogCaptureFixture, kind: str
) -> None:
    anna, ben, cleo = harness.people[:3]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card = harness.channel.last_message
    wire.breaks(LOST[kind])
    await ben.click(card, custom_id="lobby:1:0")
    await cleo.slash(harness.channel, "table join")
    await anna.slash(harness.channel, "table option", option="placing", choice="in_turn")
    card = harness.channel.last_message
    assert all(name in texts(card) for name in ("ben", "cleo", "in turn order"))
    await anna.slash(harness.channel, "table start")
    assert (await harness.table()).status == "running"
    wire.faults.clear()
    await by_button(harness)
    assert (await harness.position()).version == 1


@pytest.mark.parametrize("kind", ["cut", "late"])
async def test_votes_and_sandboxes_count_without_their_answers(
    harness: Harness, wire: Wire, log: pytest.LogCaptureFixture, kind: str
) -> None:
    await harness.started(2)
    anna, ben = harness.people[:2]
    wire.breaks(LOST[kind])
    await anna.slash(harness.channel, "propose abandon")
    await anna.slash(harness.channel, "sandbox open")
    assert len(await harness.host.analysis.sandboxes.of(anna.id)) == 1
    await ben.click(harness.channel.last_message, label="Agree")
    await harness.env.settle()
    assert (await harness.table()).status == "abandoned"
    assert any("was abandoned" in texts(message) for message in harness.channel.history())


async def test_an_old_answer_stays_where_the_line_is_cut(
    harness: Harness, wire: Wire, log: pytest.LogCaptureFixture
) -> None:
    await harness.started(2)
    person, _ = decider(harness, await harness.position())
    await person.slash(harness.channel, "play", move="dance")
    wire.breaks(cut, ORIGINAL)
    again = await person.slash(harness.channel, "play", move="dance")
    assert "I do not know" in texts(again.response)


@pytest.mark.usefixtures("impatient")
async def test_a_card_comes_though_its_deferral_was_not_confirmed(
    harness: Harness, wire: Wire, log: pytest.LogCaptureFixture
) -> None:
    wire.breaks(cut, CALLBACK, times=1, after=True)
    await harness.people[0].slash(harness.channel, "table new", game="puerto_rico", where="here")
    card = harness.channel.last_message
    assert "Puerto Rico" in texts(card)
    assert (await harness.table()).card_id == card.id
