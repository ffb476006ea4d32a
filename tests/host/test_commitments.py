"""Marks of commitment: what counts as a decision answered in time, and what does not."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import Person, Table
from bot.host.core.paces import HOUR
from bot.host.people.commitments import Decided, Happening, Kind, Mark, decisions, mark
from bot.store.turns import clocks
from tests.catalogue import CATALOGUE
from tests.host.conftest import ANNA, BOB, CARL, TestClock, lobby, settle
from tests.opening import without_threads

KINDS = {
    "m": Kind.MOVED,
    "l": Kind.LAPSED,
    "p": Kind.PLAYED,
    "q": Kind.LEFT,
    "o": Kind.OTHER,
}


@pytest.mark.parametrize(
    ("happened", "answers"),
    [
        ("", ""),
        ("m", "+"),
        ("momom", "+++"),
        ("mmm", "+"),
        ("mmommo", "++"),
        ("oooo", ""),
        ("lm", "-"),
        ("lmom", "-+"),
        ("llm", "--"),
        ("l", "-"),
        ("lpopopom", "---+"),
        ("lppp", "-"),
        ("popop", "---"),
        ("pm", "-+"),
        ("q", "-"),
        ("qooo", "-"),
        ("mqom", "+-+"),
        ("molom", "+-"),
    ],
)
def test_what_is_a_decision(happened: str, answers: str) -> None:
    happenings = [Happening(at, KINDS[letter]) for at, letter in enumerate(happened)]
    found = "".join("+" if one.in_time else "-" for one in decisions(happenings))
    assert found == answers


@pytest.mark.parametrize(
    ("answers", "expected", "shown"),
    [
        ("", Mark(0, 0), False),
        ("++++", Mark(4, 4), False),
        ("+++++", Mark(5, 5), True),
        ("----+", Mark(1, 5), True),
        ("-" * 7 + "+" * 10, Mark(10, 10), True),
        ("+" * 20 + "-" * 3, Mark(7, 10), True),
    ],
)
def test_a_mark_is_of_the_last_ten(answers: str, expected: Mark, shown: bool) -> None:
    found = mark(Decided(at, answer == "+") for at, answer in enumerate(answers))
    assert (found, found.shown) == (expected, shown)


def test_the_last_ones_of_all_tables_count() -> None:
    early, late = [Decided(n, True) for n in range(10)], [Decided(100 + n, False) for n in range(4)]
    assert mark([*late, *early]) == Mark(6, 10)


async def paced(host: Host, *others: Person, private: bool = False) -> Table:
    """Start a table with clocks, whose seats follow the chairs."""
    table = await host.lobby.new(
        ANNA, "toy", guild_id=1, channel_id=20, where="here", language="en", private=private
    )
    for person in others:
        table = await host.lobby.join(table.id, person)
    await host.lobby.swap(table.id, ANNA.id, 0, 0)
    await host.absence.set_pace(table.id, ANNA.id, "fast")
    return await host.lobby.start(table.id, ANNA.id)


async def later(host: Host, clock: TestClock, seconds: float) -> None:
    """Pass time with a bot that is awake."""
    for _ in range(3):
        clock.pass_seconds(seconds / 3)
        await host._database.write(lambda db: clocks.beat(db, clock().timestamp()))
        await host.tick()
        await settle(host)


async def fill(host: Host, table: Table, *people: Person) -> None:
    for person in people:
        await host.tables.play(table.id, person.id, "fill left; fill left; fill right")


async def test_moves_are_answers_and_a_time_out_is_none(host: Host, clock: TestClock) -> None:
    table = await paced(host, BOB)
    await fill(host, table, ANNA)
    await later(host, clock, 19 * HOUR)
    await fill(host, table, BOB)
    assert await host.people.commitments.of(1, ANNA.id) == Mark(1, 1)
    assert await host.people.commitments.of(1, BOB.id) == Mark(0, 1), "he came too late"
    await host.tables.play(table.id, ANNA.id, "eat left")
    await host.tables.play(table.id, BOB.id, "eat left")
    assert await host.people.commitments.of(1, BOB.id) == Mark(1, 2)
    assert await host.people.commitments.of(2, BOB.id) == Mark(0, 0), "another server"


async def test_what_a_house_bot_plays_is_missed(host: Host, clock: TestClock) -> None:
    table = await paced(host, BOB)
    await host._database.write(lambda db: db.execute("UPDATE game SET at_timeout = 'caretaker'"))
    await fill(host, table, ANNA)
    await later(host, clock, 40 * HOUR)
    for move in ("eat left", "eat right"):
        await host.tables.play(table.id, ANNA.id, move)
        await settle(host)
    assert await host.people.commitments.of(1, BOB.id) == Mark(0, 3)


async def test_a_vacation_is_no_miss(host: Host, clock: TestClock) -> None:
    table = await paced(host, BOB)
    await host.absence.availability.plan(BOB.id, "Bob", clock().timestamp(), 7, bot=True)
    await later(host, clock, HOUR)
    await fill(host, table, ANNA)
    await settle(host)
    await host.tables.play(table.id, ANNA.id, "eat left")
    await settle(host)
    assert (await host.tables.position(table.id)).version > 3, "a house bot played for him"
    assert await host.people.commitments.of(1, BOB.id) == Mark(0, 0)


async def test_who_leaves_openly_misses_one(host: Host, clock: TestClock) -> None:
    table = await paced(host, BOB, CARL)
    await host.absence.leave(table.id, BOB.id)
    await settle(host)
    await fill(host, table, ANNA, CARL)
    for person, move in ((ANNA, "eat left"), (CARL, "eat left"), (ANNA, "eat right")):
        await host.tables.play(table.id, person.id, move)
        await settle(host)
    assert await host.people.commitments.of(1, BOB.id) == Mark(0, 1)


async def test_who_was_not_waited_for_misses_nothing(host: Host) -> None:
    """House bots play for those who are not there when an abandoned game is taken up."""
    table = await paced(host, BOB, CARL)
    proposal = await host.proposals.propose(table.id, ANNA.id, "abandon")
    for person in (BOB, CARL):
        await host.proposals.vote(proposal.id, person.id, True)
    await settle(host)
    await host.absence.take_up(table.id, ANNA.id)
    await fill(host, table, ANNA)
    await settle(host)
    assert (await host.tables.position(table.id)).version == 3, "house bots played for both"
    assert await host.people.commitments.of(1, BOB.id) == Mark(0, 0)


async def test_private_tables_and_those_without_others_do_not_count(host: Host) -> None:
    private = await paced(host, BOB, private=True)
    await fill(host, private, ANNA, BOB)
    alone = await lobby(host)
    await host.lobby.add_bot(alone.id, ANNA.id, "first")
    await host.lobby.start(alone.id, ANNA.id)
    await fill(host, alone, ANNA)
    assert await host.people.commitments.of(1, ANNA.id) == Mark(0, 0)
    assert await host.people.commitments.at(private) == {}


async def test_marks_stand_in_public_lobbies_only(host: Host) -> None:
    for _ in range(5):
        table = await paced(host, BOB)
        await fill(host, table, ANNA)
    opened = await lobby(host, BOB)
    assert await host.people.commitments.at(opened) == {ANNA.id: Mark(5, 5)}, "Bob is new"
    assert await host.people.commitments.at(table) == {}, "the game is on"


@pytest.mark.parametrize(("game", "people"), [("puerto_rico", 2), ("magister_navis", 3)])
async def test_who_passes_has_answered(
    path: Path, clock: TestClock, game: str, people: int
) -> None:
    """A pass says that there is nothing to do: the clock gets its turn, the mark an answer."""
    host = await without_threads(path, CATALOGUE, clock)
    table = await host.lobby.new(
        ANNA, game, guild_id=1, channel_id=20, where="here", language="en", pace="fast"
    )
    for person in (BOB, CARL)[: people - 1]:
        await host.lobby.join(table.id, person)
    await host.lobby.start(table.id, ANNA.id)
    rng = random.Random(3)
    while True:
        position = await host.tables.position(table.id)
        decision = position.decisions[0]
        moves = [position.rules.notate(move) for move in decision.moves]
        seat, user_id = decision.seat, position.table.chairs[decision.seat].user_id or 0
        if "pass" in moves and not position.rules.info.atoms & {decision.kind}:
            break
        await host.tables.play(table.id, user_id, rng.choice(moves))
    before = await host.people.commitments.of(1, user_id)
    await later(host, clock, 13 * HOUR)
    left = {time.seat: time.left for time in await host.absence.times(table.id)}
    await host.tables.play(table.id, user_id, "pass")
    now = {time.seat: time.left for time in await host.absence.times(table.id)}
    assert now[seat] > left[seat]
    after = await host.people.commitments.of(1, user_id)
    assert after.answered >= before.answered
    assert after.decisions == after.answered
    await host.close()
