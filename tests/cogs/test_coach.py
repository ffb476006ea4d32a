"""Hints and reviews as people meet them: what is said, what is not, and what a click leads to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import pytest_asyncio
import simcord

from bot.host.analysis.coaching.api import written
from bot.host.automation.thinking import NO_THINKERS
from bot.host.core.api import Table
from bot.house_bots import coach
from bot.house_bots.findings import Moment, Reason, Review, Style
from bot.house_bots.playouts import never
from bot.house_bots.searcher import Effort, Job
from bot.locales import Words
from bot.presenting.moves.reasons import differing
from bot.store.tables import coaching
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.languages import LANGUAGES

__all__ = ["drawn_once"]

LITTLE = Effort((1,), (2,))
SEARCHERS = {key: game.searcher for key, game in CATALOGUE.items() if game.searcher}
A = TypeVar("A")


class ProcessNumbers:
    """Thinks in a thread of this process, once the gate is open: what the pool does in others."""

    offered, seconds = True, 3.0

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked = 0

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        self.asked += 1
        await self.gate.wait()
        return await asyncio.to_thread(job.run, SEARCHERS, never)


@pytest.fixture
def thinkers() -> ProcessNumbers:
    return ProcessNumbers()


@pytest_asyncio.fixture
async def harness(tmp_path: Path, thinkers: ProcessNumbers) -> AsyncIterator[Harness]:
    async with Harness.open(tmp_path / "games.sqlite3", thinkers=thinkers) as opened:
        hurried(opened)
        yield opened


def hurried(harness: Harness) -> None:
    harness.host.analysis.coaching.hinted = harness.host.analysis.coaching.reviewed = LITTLE


async def ended(harness: Harness, moves: int = 2) -> Table:
    """Return a game of anna against two house bots that she ended after some moves."""
    anna = harness.people[0]
    table = await harness.started(1, bots=2)
    for _ in range(moves):
        await harness.host.automation.house_bots.settled()
        await harness.turn_anywhere()
    await harness.host.automation.house_bots.settled()
    await harness.env.settle()
    await anna.slash(harness.channel, "propose end")
    await harness.env.settle()
    return await harness.host.tables.get(table.id)


async def reviewed(harness: Harness) -> Review:
    """Store a review of anna's moves, the first of them costly, as if it had been made."""
    table = await ended(harness)
    seat, host = seat_of(harness, table), harness.host
    entries = await host.analysis.history.entries(table.id, 1, table.version)
    played = [entry for entry in entries if entry.by == "user" and entry.seat == seat]
    moments = []
    for entry in played:
        position = await host.tables.position(table.id, entry.version - 1)
        decision = position.decision_of(seat)
        assert decision is not None
        other = position.rules.notate(decision.moves[-1])
        reasons = (
            Reason("phase", "tobacco", (seat + 1) % 3, -3.0, 0.0),
            Reason("phase", "chips", seat, 5.0, 2.5),
            Reason("line", "chips", seat, 9.4, 7.0),
            Reason("line", "buildings", (seat + 2) % 3, 3.0, 3.7),
        )
        told = (entry.version - 1, 1, decision.kind, entry.text, other, 3.4, 0.6, -1.2, reasons)
        moments.append(Moment(*told))
    curve = ((1, -1.2, 1.5), (2, 0.0, 1.1), (3, 2.5, 0.4))
    review = Review(seat, tuple(moments[:1]), tuple(moments[1:]), curve, 12, 5)
    await keep(harness, table, review)
    return review


async def keep(harness: Harness, table: Table, review: Review) -> None:
    by = coach.mark(SEARCHERS["puerto_rico"], LITTLE)
    data = written(review)
    row = coaching.ReviewRow(table.id, review.seat, harness.people[0].id, by, data, 0.0)
    await harness.host._database.write(lambda db: coaching.keep_review(db, row))


def seat_of(harness: Harness, table: Table) -> int:
    chair = table.chair_of(harness.people[0].id)
    assert chair is not None
    assert chair.seat is not None
    return chair.seat


def said(result: simcord.InteractionResult) -> Any:
    """Return the newest message that answers what was done."""
    return result.followups[-1] if result.followups else result.response


def card(harness: Harness) -> Any:
    return harness.channel.last_message


def result_of(harness: Harness) -> Any:
    """Return the post with the newest result."""
    posts = reversed(harness.channel.history())
    return next(post for post in posts if "coached:" in str(custom_ids(post)))


def edits(harness: Harness) -> list[Any]:
    """Return what answers were changed into."""
    asked = harness.env.http_requests
    return [one for one in asked if one.method == "PATCH" and "webhooks" in one.path]


async def told(harness: Harness, thinkers: ProcessNumbers, line: str) -> None:
    """Continue a search once a person has read that it goes on."""
    thinkers.gate.clear()
    while not any(line in str(one) for one in edits(harness)):
        await asyncio.sleep(0)  # A timer would wait for the bot to come to rest.
    thinkers.gate.set()


async def test_a_hint_in_ones_own_decision(harness: Harness, thinkers: ProcessNumbers) -> None:
    """A hint counts once, says meanwhile that the bot thinks, and names nothing that is gone."""
    anna, ben = harness.people[:2]
    table = await harness.started(1, bots=2)
    await harness.host.automation.house_bots.settled()
    await harness.env.settle()
    waiting = asyncio.create_task(told(harness, thinkers, "playing the next rounds"))
    shown = said(await anna.click(await harness.post(), label="Hint"))
    await waiting
    assert shown.ephemeral
    assert "I would choose **" in texts(shown)
    reason = texts(shown).split("I would choose **", 1)[1].splitlines()[1]
    assert reason.endswith("."), "a role has a reason, too"
    assert "hint" not in reason.casefold()
    assert "This is your first hint in this game" in texts(shown)
    again = said(await anna.slash(harness.channel, "hint"))
    assert texts(again) == texts(shown)
    stranger = said(await ben.slash(harness.channel, "hint"))
    assert "You do not have a seat at this table" in texts(stranger)
    position = await harness.until(lambda now: now.decisions[0].kind == "place")
    panel = said(await anna.click(await harness.post(), label="Place colonists"))
    placing = said(await anna.click(panel, label="Hint"))
    assert "Hints so far: 2" in texts(placing)
    move = position.rules.notate(position.decisions[0].moves[0])
    await harness.host.tables.play(table.id, anna.id, move)
    stale = said(await anna.click(panel, label="Hint"))
    assert "out of date" in texts(stale)
    await harness.env.settle()
    await anna.slash(harness.channel, "propose end")
    await harness.env.settle()
    scores = said(await anna.slash(harness.channel, "table scores", table="1"))
    assert "anna (2 hints)" in texts(scores)
    assert "coached:1" in custom_ids(scores)


async def test_where_there_are_no_hints(harness: Harness) -> None:
    """The owner's choice counts where several play; a rated table has none whatever it says."""
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    await ben.click(card(harness), label="Join")
    options = said(await anna.click(card(harness), label="Options"))
    switched = said(await anna.click(options, label="Hints: none"))
    assert "Hints are allowed: /hint" in texts(card(harness))
    rated = said(await anna.click(switched, custom_id="rated:1:1"))
    assert "No hints: this table is rated" in texts(rated)
    assert not [key for key in custom_ids(rated) if key.startswith("hints:")]
    assert "Hints are allowed" not in texts(card(harness))
    await anna.click(rated, custom_id="rated:1:0")
    await anna.click(card(harness), label="Start")
    first = harness.deciders(await harness.position())[0]
    other = next(one for one in (anna, ben) if one.id != first.id)
    turned = said(await other.click(await harness.post(), label="Hint"))
    assert "It is not your turn" in texts(turned)
    assert not await harness.host.analysis.coaching.hints(1)
    await harness.started(2)
    first = harness.deciders(await harness.position())[0]
    assert "hint:" not in str(custom_ids(await harness.post()))
    refused = said(await first.slash(harness.channel, "hint", table="2"))
    assert "no hints where several people play" in texts(refused)


async def test_without_thinking_processes(harness: Harness) -> None:
    """Results that exist already can be read all the same."""
    review, anna = await reviewed(harness), harness.people[0]
    await harness.restart(NO_THINKERS)
    await harness.started(1, bots=2)
    assert "hint:" not in str(custom_ids(await harness.post()))
    refused = said(await anna.slash(harness.channel, "hint"))
    assert "without thinking processes" in texts(refused)
    anew = said(await anna.slash(harness.channel, "coach", table="1"))
    assert "without thinking processes" in texts(anew), "by other efforts than now"
    hurried(harness)
    kept = said(await anna.slash(harness.channel, "coach", table="1"))
    assert f"{review.judged} decisions reviewed" in texts(kept)
    running = said(await anna.slash(harness.channel, "coach", table="2"))
    assert "still running" in texts(running)


async def test_a_review_is_made_once(harness: Harness, thinkers: ProcessNumbers) -> None:
    """The review shows its progress; other people read that it is not theirs."""
    anna, ben = harness.people[:2]
    none = said(await anna.slash(harness.channel, "coach"))
    assert "You have not finished a game yet" in texts(none)
    await ended(harness)
    waiting = asyncio.create_task(told(harness, thinkers, "Looking at decision 1 of 2"))
    shown = said(await anna.click(result_of(harness), label="Coach"))
    await waiting
    assert shown.ephemeral
    assert "decision" in texts(shown)
    thinkers.gate.clear()
    again = said(await anna.slash(harness.channel, "coach"))
    assert texts(again) == texts(shown)
    foreign = said(await ben.click(result_of(harness), label="Coach"))
    assert "You made no moves in this game" in texts(foreign)
    unknown = said(await ben.slash(harness.channel, "coach", table="1", player="nobody"))
    assert "“nobody” is not playing at this table" in texts(unknown)
    offered = await anna.autocomplete(harness.channel, "coach", "table", "")
    assert [choice["value"] for choice in offered] == ["1"]


async def test_only_a_finished_game_is_reviewed(harness: Harness, thinkers: ProcessNumbers) -> None:
    """Of any other one it is said at once why not: nothing is searched."""
    anna, thought = harness.people[0], thinkers.asked
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    waiting = said(await anna.slash(harness.channel, "coach", table="1"))
    assert "this one has not started yet" in texts(waiting)
    await anna.slash(harness.channel, "table add-bot")
    await anna.click(card(harness), label="Start")
    running = said(await anna.slash(harness.channel, "coach", table="1"))
    assert "this one is still running" in texts(running)
    await harness.host.tables.abandon(1, anna.id)
    abandoned = said(await anna.slash(harness.channel, "coach", table="1"))
    assert "this one was abandoned" in texts(abandoned)
    assert await anna.autocomplete(harness.channel, "coach", "table", "") == []
    assert thinkers.asked == thought


async def test_a_page_for_every_moment(harness: Harness) -> None:
    """They leaf, speak and lead to sandboxes, after a restart too."""
    review, anna = await reviewed(harness), harness.people[0]
    first = said(await anna.slash(harness.channel, "coach"))
    assert "**This move cost most**" in texts(first)
    assert "1. **−3.4 VP** · Round 1: " in texts(first)
    assert "⭐ **+3.4 VP** · Round 1: " in texts(first)
    assert "📈 Round 2 → Round 3: 0.0 → **+2.5**" in texts(first)
    (curve,) = first.attachments
    assert "in VP, anna was expected to win" in str(curve.description)
    assert "Round 3: +2.5 ± 0.4" in str(curve.description)
    await harness.restart()
    hurried(harness)
    page = said(await anna.click(first, label="Next"))
    played, better = (
        f"**{texts(page).split(lead)[1].split('**')[0]}**"
        for lead in ("You chose **", "Better: **")
    )
    for part in (
        "Moment 1 of 1 · Round 1",
        "It cost about **3.4 VP** (± 0.6)",
        f"{better} would have brought you 5 VP chips.",
        f"{played} brought you about 2.5 VP chips.",
        f"{better} would have cost ",
        " 3 tobacco.",
        f"At the end, with {better}: you score 2.4 VP more (chips); ",
        " scores 0.7 VP less (buildings).",
        "you had to expect to finish 1.2 VP behind your best opponent",
    ):
        assert part in texts(page)
    assert [one.filename.partition(".")[0] for one in page.attachments][1] == "boards"
    spoken = said(await anna.click(page, label="In words"))
    assert not spoken.attachments
    assert "The table at this point, in words" in texts(spoken)
    good = said(await anna.click(spoken, label="Next"))
    assert "Well played · Round 1" in texts(good)
    assert "Next best: **" in texts(good)
    assert "** brought you 5 VP chips." in texts(good)
    assert "** would have brought you about 2.5 VP chips." in texts(good)
    tried = await anna.click(good, label="Try it out")
    sandbox = await harness.host.analysis.sandboxes.get(anna.id, 1)
    assert (sandbox.version, sandbox.seat) == (review.best[0].version, review.seat)
    assert "Sandbox 1" in texts(said(tried))
    over = said(await anna.click(good, label="Overview"))
    menu = await anna.select(over, ["2"], custom_id=f"coachgo:1:{review.seat}")
    assert "Well played" in texts(said(menu))


async def test_what_depends_on_the_others_is_no_mistake(harness: Harness) -> None:
    """Under which style which move is better is said without a figure for both together."""
    review, anna = await reviewed(harness), harness.people[0]
    styles = (Style("others", "shippers", 3.1), Style("others", "builders", -2.0))
    moment = review.costly[0]._replace(points=0.4, styles=styles)
    told = review._replace(costly=(), best=(), depends=(moment,))
    await keep(harness, await harness.table(), told)
    first = said(await anna.slash(harness.channel, "coach"))
    assert "none of your moves was clearly worse than another" in texts(first)
    assert "**Depends on how the others play, or how it went on**" in texts(first)
    page = said(await anna.click(first, label="Next"))
    assert "Depends on how the game goes on · Round 1" in texts(page)
    played = texts(page).split("You chose **")[1].split("**")[0]
    shipping, building = (
        line for line in texts(page).splitlines() if line.startswith("If the others play for ")
    )
    assert shipping.startswith("If the others play for shipping, **")
    assert shipping.endswith("** is better by about 3.1 VP.")
    assert f"**{played}**" not in shipping
    assert building == (
        f"If the others play for doubloons and buildings, **{played}** is better by about 2.0 VP."
    )
    over = said(await anna.click(page, label="Overview"))
    menu = await anna.select(over, ["1"], custom_id=f"coachgo:1:{review.seat}")
    assert texts(said(menu)) == texts(page)


async def test_others_read_what_is_shared(harness: Harness) -> None:
    """As long as it is; and a game without mistakes gets one sentence."""
    review = await reviewed(harness)
    anna, ben = harness.people[:2]
    mine = said(await anna.slash(harness.channel, "coach"))
    closed = said(await ben.slash(harness.channel, "coach", table="1", player="anna"))
    assert "has not shared" in texts(closed)
    assert await ben.autocomplete(harness.channel, "coach", "player", "", table="1") == []
    shared = said(await anna.click(mine, label="Let others read it"))
    assert "Shared: others can read it" in texts(shared)
    (offered,) = await ben.autocomplete(harness.channel, "coach", "player", "", table="1")
    assert offered["name"] == "anna"
    theirs = said(await ben.slash(harness.channel, "coach", table="1", player=offered["value"]))
    assert "anna has shared this review" in texts(theirs)
    assert "coachshare" not in str(custom_ids(theirs))
    page = said(await ben.click(theirs, label="Next"))
    assert "anna chose **" in texts(page)
    await anna.click(shared, label="Stop sharing")
    gone = said(await ben.click(page, label="Overview"))
    assert "has not shared" in texts(gone)
    await keep(harness, await harness.table(), review._replace(costly=(), best=()))
    flawless = said(await anna.click(shared, label="Next"))
    assert "As good as the best" in texts(flawless)
    assert not [one for one in components(flawless) if one["type"] == 3]
    spoken = said(await anna.click(flawless, label="In words"))
    assert "Round 1: −1.2 ± 1.5" in texts(spoken)


def test_of_two_plans_the_difference_is_told() -> None:
    assert differing("corn; corn; sugar", "sugar; corn; hut") == ("corn", "hut")
    assert differing("corn", "sugar") == ("corn", "sugar")
    assert differing("corn; sugar", "corn") == ("corn; sugar", "corn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_players_hold_has_a_name(language: str) -> None:
    """Reasons of a phase speak of it."""
    words = Words(language)
    for key, searcher in SEARCHERS.items():
        rules = CATALOGUE[key].rules
        state = rules.setup(rules.info.seats[0], {}, 1)
        for held in searcher.holdings(state) if searcher.holdings else ():
            for thing in held:
                assert words.has(f"{key}-good-{thing}") or words.has(f"{key}-holding-{thing}")
