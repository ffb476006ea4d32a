"""Proposals: every kind, every outcome, and what happens to them meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.engine.api import BadOption
from bot.host import Host
from bot.host.core.api import (
    NotAllowed,
    NotSeated,
    PublishFailed,
    Table,
    UnknownVersion,
    WrongStatus,
)
from bot.host.people.calling import PROPOSAL
from bot.host.people.hours import Hours
from bot.host.proposals.actions import BadPause, NotAwayYet, NothingToPropose
from bot.host.proposals.kinds import HOUR, KINDS, everybody, most
from bot.host.proposals.service import Decided, Proposal, ProposedAlready
from bot.store.tables import moves
from bot.store.turns import absence, calls
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    DORA,
    EVE,
    Recorder,
    TestClock,
    fill_all,
    lobby,
    open_host,
    settle,
    started,
    user,
)


class Announcer:
    """Keeps what tables are told; `failures` are raised first."""

    def __init__(self) -> None:
        self.asked: list[Proposal] = []
        self.answered: list[Proposal] = []
        self.failures: list[Exception] = []

    async def ask(self, proposal: Proposal) -> int | None:
        if self.failures:
            raise self.failures.pop(0)
        self.asked.append(proposal)
        return 7000 + proposal.id

    async def answer(self, proposal: Proposal) -> None:
        if self.failures:
            raise self.failures.pop(0)
        self.answered.append(proposal)

    @property
    def told(self) -> list[tuple[str, str | None]]:
        return [(p.kind, p.outcome) for p in self.answered]


@pytest.fixture
def announcer(host: Host) -> Announcer:
    host.proposals.announcer = Announcer()
    return host.proposals.announcer


async def agreed(host: Host, proposal: Proposal) -> Proposal:
    """Agree as one player after the other until that is enough."""
    for voice in proposal.voices:
        if proposal.outcome is None:
            proposal = await host.proposals.vote(proposal.id, voice.user_id, True)
    await settle(host)
    return await host.proposals.get(proposal.id)


async def test_without_clocks_the_others_may_say_that_somebody_is_away(
    host: Host, clock: TestClock, announcer: Announcer
) -> None:
    table = await started(host, BOB, CARL)
    await fill_all(host, table)
    position = await host.tables.position(table.id)
    seat = position.decisions[0].seat
    one, two = (chair for chair in position.table.chairs if chair.seat != seat)
    with pytest.raises(NotAwayYet):
        await host.proposals.propose(table.id, one.user_id, "away", seat=seat)
    with pytest.raises(NothingToPropose):
        await host.proposals.propose(table.id, one.user_id, "away", seat=two.seat)
    clock.pass_seconds(73 * HOUR)
    proposal = await host.proposals.propose(table.id, one.user_id, "away", seat=seat)
    assert [voice.user_id for voice in proposal.voices] == [two.user_id]
    assert proposal.calls == (two.user_id, user(position.table, seat)), "they may still move"
    await agreed(host, proposal)
    chairs = (await host.tables.get(table.id)).chairs
    assert [chair.seat for chair in chairs if chair.caretaker] == [seat]


@pytest.mark.parametrize("answer", ["silence", "no", "move"])
async def test_who_says_nothing_leaves_it_to_the_others_whether_somebody_is_away(
    host: Host, clock: TestClock, announcer: Announcer, answer: str
) -> None:
    """Two who vanish where no clock runs are no frozen end."""
    table = await started(host, BOB, CARL)
    await fill_all(host, table)
    position = await host.tables.position(table.id)
    seat = position.decisions[0].seat
    one, two = (chair for chair in position.table.chairs if chair.seat != seat)
    clock.pass_seconds(73 * HOUR)
    proposal = await host.proposals.propose(table.id, one.user_id, "away", seat=seat)
    if answer == "no":
        await host.proposals.vote(proposal.id, two.user_id, False)
    if answer == "move":
        await host.tables.play(table.id, user(position.table, seat), position.decisions[0].moves[0])
    clock.pass_seconds(17 * HOUR)
    await host.proposals.resume()
    await settle(host)
    outcomes = {"silence": "agreed", "no": "declined", "move": "overtaken"}
    assert announcer.told == [("away", outcomes[answer])]
    chairs = (await host.tables.get(table.id)).chairs
    assert any(chair.caretaker for chair in chairs) == (answer == "silence")


async def test_where_a_clock_runs_nobody_is_called_away_by_the_others(
    host: Host, clock: TestClock, announcer: Announcer
) -> None:
    table = await paced(host, BOB, CARL)
    clock.pass_seconds(73 * HOUR)
    with pytest.raises(NothingToPropose):
        await host.proposals.propose(table.id, ANNA.id, "away", seat=table.chair_of(BOB.id).seat)


@pytest.mark.parametrize("days", [0, 29, -1])
async def test_a_pause_has_a_length(host: Host, announcer: Announcer, days: int) -> None:
    table = await paced(host, BOB)
    with pytest.raises(BadPause):
        await host.proposals.propose(table.id, ANNA.id, "pause", days=days)
    await agreed(host, await host.proposals.propose(table.id, ANNA.id, "pause", days=3))
    paused = await host.tables.get(table.id)
    assert (paused.pause_ends_at - paused.paused_at).days == 3


async def paced(host: Host, *others: object) -> Table:
    table = await lobby(host, *others)
    await host.absence.set_pace(table.id, ANNA.id, "standard")
    return await host.lobby.start(table.id, ANNA.id)


def test_quorums() -> None:
    assert [everybody(n) for n in range(5)] == [0, 1, 2, 3, 4]
    # With whoever proposes it: 1 of 1, 2 of 2, 2 of 3, 3 of 4, 3 of 5.
    assert [most(n) for n in range(5)] == [0, 1, 1, 2, 2]


async def test_going_back_with_consent(
    host: Host, announcer: Announcer, recorder: Recorder
) -> None:
    table = await started(host, BOB, CARL)
    await host.tables.play(table.id, ANNA.id, "fill left; fill right")
    await host.tables.play(table.id, BOB.id, "fill left")
    proposal = await host.proposals.propose(table.id, ANNA.id, "takeback", version=0)
    assert [voice.name for voice in proposal.voices] == ["Bob", "Carl"]
    await host.proposals.vote(proposal.id, BOB.id, True)
    assert (await host.tables.get(table.id)).version == 2
    done = await host.proposals.vote(proposal.id, CARL.id, True)
    assert done.outcome == "agreed"
    await settle(host)
    position = await host.tables.position(table.id)
    assert (position.version, position.view(None)["filled"]) == (3, [0, 0, 0])
    assert [p.id for p in announcer.asked] == [proposal.id]
    assert announcer.told == [("takeback", "agreed")]
    undo = next(post for post in recorder.posts if post.kind == "undo")
    assert [entry.text for entry in undo.undone] == ["fill left; fill right", "fill left"]
    assert [len(entry.events) for entry in undo.undone] == [2, 1]
    assert undo.seat == table.chair_of(ANNA.id).seat
    assert (await host.tables.log(table.id))[-1].by == "undo"
    assert [entry.version for entry in await host.tables.standing(table.id, 9)] == []


async def test_what_was_revealed_comes_the_same_way_again(host: Host, announcer: Announcer) -> None:
    table = await started(host, BOB)
    await fill_all(host, table)
    first = user(table, 0)
    played = await host.tables.play(table.id, first, "peek")
    await agreed(host, await host.proposals.propose(table.id, first, "takeback", version=2))
    again = await host.tables.play(table.id, first, "peek")
    assert again.events == played.events


async def test_a_move_overtakes_a_takeback_and_nothing_else(
    host: Host, announcer: Announcer
) -> None:
    table = await started(host, BOB, CARL)
    await host.tables.play(table.id, ANNA.id, "fill left")
    back = await host.proposals.propose(table.id, ANNA.id, "takeback", version=0)
    end = await host.proposals.propose(table.id, BOB.id, "end")
    await host.tables.play(table.id, BOB.id, "fill left")
    await settle(host)
    assert (await host.proposals.get(back.id)).outcome == "overtaken"
    assert (await host.proposals.get(end.id)).outcome is None
    with pytest.raises(Decided) as caught:
        await host.proposals.vote(back.id, BOB.id, True)
    assert caught.value.args_ == {"outcome": "overtaken"}
    abandon = await host.proposals.propose(table.id, ANNA.id, "abandon")
    await agreed(host, abandon)
    await settle(host)
    assert announcer.told[0] == ("takeback", "overtaken")
    assert ("end", "overtaken") in announcer.told


async def test_one_no_is_enough_where_all_must_agree(host: Host, announcer: Announcer) -> None:
    table = await started(host, BOB, CARL)
    proposal = await host.proposals.propose(table.id, ANNA.id, "abandon")
    await host.proposals.vote(proposal.id, BOB.id, True)
    declined = await host.proposals.vote(proposal.id, CARL.id, False)
    assert declined.outcome == "declined"
    await settle(host)
    assert (await host.tables.get(table.id)).status == "running"
    assert announcer.told == [("abandon", "declined")]
    assert (await host.proposals.propose(table.id, CARL.id, "abandon")).outcome is None


async def test_the_last_word_counts_until_it_is_decided(host: Host) -> None:
    table = await paced_four(host)
    proposal = await host.proposals.propose(table.id, ANNA.id, "pause")
    for agrees in (False, True, False):
        proposal = await host.proposals.vote(proposal.id, BOB.id, agrees)
    assert [v.agrees for v in proposal.voices] == [False, None, None]
    await host.proposals.vote(proposal.id, CARL.id, True)
    assert (await host.proposals.vote(proposal.id, DORA.id, True)).outcome == "agreed"


async def paced_four(host: Host) -> Table:
    return await paced(host, BOB, CARL, DORA)


async def test_more_than_half_pause_a_table_and_let_it_go_on(
    host: Host, announcer: Announcer
) -> None:
    table = await paced_four(host)
    with pytest.raises(NothingToPropose):
        await host.proposals.propose(table.id, ANNA.id, "resume")
    proposal = await host.proposals.propose(table.id, ANNA.id, "pause")
    await host.proposals.vote(proposal.id, BOB.id, False)
    await host.proposals.vote(proposal.id, CARL.id, True)
    assert (await host.proposals.vote(proposal.id, DORA.id, True)).outcome == "agreed"
    assert (await host.tables.get(table.id)).paused_at is not None
    with pytest.raises(NothingToPropose):
        await host.proposals.propose(table.id, ANNA.id, "pause")
    proposal = await host.proposals.propose(table.id, DORA.id, "resume")
    for person, outcome in ((ANNA, None), (BOB, None), (CARL, "declined")):
        proposal = await host.proposals.vote(proposal.id, person.id, person is ANNA)
        assert proposal.outcome == outcome
    assert (await host.tables.get(table.id)).paused_at is not None
    await agreed(host, await host.proposals.propose(table.id, DORA.id, "resume"))
    assert (await host.tables.get(table.id)).paused_at is None


async def paced_two(host: Host) -> Table:
    return await paced(host, BOB)


async def test_another_pace(host: Host) -> None:
    table = await paced_two(host)
    with pytest.raises(BadOption):
        await host.proposals.propose(table.id, ANNA.id, "pace", pace="warp")
    with pytest.raises(NothingToPropose):
        await host.proposals.propose(table.id, ANNA.id, "pace", pace="standard")
    await agreed(host, await host.proposals.propose(table.id, ANNA.id, "pace", pace="fast"))
    assert (await host.tables.get(table.id)).pace == "fast"


async def test_an_early_end_scores_now(
    host: Host, announcer: Announcer, recorder: Recorder
) -> None:
    table = await started(host, BOB, peeking="no")
    await fill_all(host, table)
    await host.tables.play(table.id, user(table, 0), "eat left")
    await settle(host)
    await agreed(host, await host.proposals.propose(table.id, ANNA.id, "end"))
    position = await host.tables.position(table.id)
    assert (position.table.status, position.decisions) == ("over", ())
    assert [score.points for score in position.scores] == [1, 0]
    stored = await host._database.read(lambda db: moves.results(db, table.id))
    assert [row.points for row in stored] == [1, 0]
    assert recorder.kinds[-1] == "end"
    assert recorder.posts[-1].events == (), "what had happened is not told again"
    assert (await host.tables.around(None, user(table, 1)))[1] == []
    assert (await host.tables.position(table.id, 1)).decisions
    with pytest.raises(WrongStatus):
        await host.tables.play(table.id, user(table, 1), "eat left")


async def test_abandoning_with_consent(
    host: Host, announcer: Announcer, recorder: Recorder
) -> None:
    table = await started(host, BOB)
    done = await agreed(host, await host.proposals.propose(table.id, BOB.id, "abandon"))
    assert done.outcome == "agreed"
    assert (await host.tables.get(table.id)).status == "abandoned"
    assert recorder.kinds[-1] == "abandoned"
    assert announcer.told == [("abandon", "agreed")]


async def test_seats_change_hands(host: Host, announcer: Announcer, recorder: Recorder) -> None:
    table = await started(host, BOB, CARL, peeking="no")
    await fill_all(host, table)
    first, second = user(table, 0), user(table, 1)
    order = await host.automation.orders.arm(table.id, second, "eat", "eat", ["left"], "always")
    await settle(host)
    for seat in (0, 9, -1):
        with pytest.raises(NothingToPropose):
            await host.proposals.propose(table.id, first, "swap", seat=seat)
    await agreed(host, await host.proposals.propose(table.id, first, "swap", seat=1))
    swapped = await host.tables.get(table.id)
    assert [user(swapped, seat) for seat in (0, 1)] == [second, first]
    assert [chair.seat for chair in swapped.chairs] == [0, 1, 2]
    assert await host.automation.orders.armed(table.id, second) == []
    assert (await host.automation.orders.ended(table.id, second))[0].id == order.id
    await settle(host)
    post = recorder.posts[-1]
    assert (post.kind, post.current, post.events) == ("turn", True, ())
    await host.tables.play(table.id, second, "eat left")
    tenures = await host._database.read(lambda db: absence.tenures(db, table.id))
    assert [(t.seat, t.user_id) for t in tenures[-2:]] == [(0, second), (1, first)]


async def test_a_seat_is_swapped_with_a_house_bot_at_once(host: Host, announcer: Announcer) -> None:
    table = await started(host, bots=1)
    await settle(host)
    seat = table.chair_of(ANNA.id).seat
    done = await host.proposals.propose(table.id, ANNA.id, "swap", seat=1 - seat)
    assert (done.outcome, done.voices) == ("agreed", ())
    await settle(host)
    assert (await host.tables.get(table.id)).chair_of(ANNA.id).seat == 1 - seat
    assert announcer.asked == []
    assert announcer.told == [("swap", "agreed")]


async def test_the_record_of_a_swap_names_the_house_bot_that_plays(host: Host) -> None:
    table = await started(host, BOB, CARL)
    await host.absence.leave(table.id, BOB.id)
    away = table.chair_of(BOB.id).seat
    proposal = await host.proposals.propose(table.id, ANNA.id, "swap", seat=away)
    await host.proposals.vote(proposal.id, CARL.id, True)
    table = await host.tables.get(table.id)
    newest = {row.seat: row for row in await host.absence.tenures(table.id)}
    for chair in table.chairs:
        assert (newest[chair.seat].name, newest[chair.seat].bot) == (chair.name, chair.mover)


async def test_an_option_is_for_the_lobby(host: Host, announcer: Announcer) -> None:
    table = await lobby(host, BOB)
    for data in ({"option": "x", "choice": "no"}, {"option": "peeking", "choice": "yes"}):
        with pytest.raises(NothingToPropose):
            await host.proposals.propose(table.id, BOB.id, "option", **data)
    wanted = {"option": "peeking", "choice": "no"}
    late = await host.proposals.propose(table.id, BOB.id, "option", **wanted)
    await host.lobby.start(table.id, ANNA.id)
    await settle(host)
    assert (await host.proposals.get(late.id)).outcome == "overtaken"
    with pytest.raises(WrongStatus):
        await host.proposals.propose(table.id, BOB.id, "option", **wanted)
    other = await lobby(host, BOB)
    await agreed(host, await host.proposals.propose(other.id, BOB.id, "option", **wanted))
    assert (await host.tables.get(other.id)).options == {"peeking": "no"}


async def test_who_slept_when_a_lobby_was_asked_is_called_in_the_morning(
    host: Host, announcer: Announcer, clock: TestClock
) -> None:
    # It is noon; Carl wakes at eight in the evening.
    await host.absence.availability.set_hours(CARL.id, Hours("UTC", 20 * 60, 6 * 60))
    table = await lobby(host, BOB, CARL)
    wanted = {"option": "peeking", "choice": "no"}
    proposal = await host.proposals.propose(table.id, BOB.id, "option", **wanted)
    await settle(host)
    assert await host.lobby.due_calls() == []
    clock.pass_seconds(9 * HOUR)
    asked = [call for call in await host.lobby.due_calls() if call.kind == "vote"]
    assert [(c.user_id, c.message_id) for c in asked] == [(CARL.id, 7000 + proposal.id)]
    await host.proposals.vote(proposal.id, CARL.id, True)
    assert (await host.proposals.get(proposal.id)).outcome is None
    assert "vote" not in {call.kind for call in await host.lobby.due_calls()}


async def test_who_slept_when_players_were_asked_is_called_in_the_morning(
    host: Host, announcer: Announcer, clock: TestClock
) -> None:
    async def called() -> list[tuple[int, int]]:
        rows = await host._database.read(lambda db: calls.of_table(db, table.id))
        asleep = [row for row in rows if row.called_by is None]
        return [(row.number, row.user_id) for row in asleep if row.topic == PROPOSAL]

    await host.absence.availability.set_hours(CARL.id, Hours("UTC", 20 * 60, 6 * 60))
    table = await started(host, BOB, CARL)
    proposal = await host.proposals.propose(table.id, ANNA.id, "abandon")
    await settle(host)
    assert await called() == [(proposal.id, CARL.id)]
    await host.proposals.vote(proposal.id, CARL.id, True)
    assert await called() == []


async def test_time_is_over_in_the_waking_hours_of_those_asked(
    host: Host, announcer: Announcer, clock: TestClock
) -> None:
    await host.absence.availability.set_hours(BOB.id, Hours("UTC", 12 * 60, 20 * 60))
    table = await started(host, BOB)
    proposal = await host.proposals.propose(table.id, ANNA.id, "abandon")
    # Sixteen hours of his eight-hour days, the first of which begins now.
    assert (proposal.due_at - clock()).total_seconds() == 32 * HOUR
    clock.pass_seconds(32 * HOUR - 1)
    await host.resume()
    await settle(host)
    assert (await host.proposals.get(proposal.id)).outcome is None
    clock.pass_seconds(1)
    await host.resume()
    await settle(host)
    assert announcer.told == [("abandon", "expired")]
    assert KINDS["abandon"].seconds == 16 * HOUR
    with pytest.raises(Decided):
        await host.proposals.vote(proposal.id, BOB.id, True)


async def test_a_proposal_is_withdrawn_by_its_person_alone(
    host: Host, announcer: Announcer
) -> None:
    table = await started(host, BOB)
    proposal = await host.proposals.propose(table.id, ANNA.id, "end")
    with pytest.raises(NotAllowed):
        await host.proposals.withdraw(proposal.id, BOB.id)
    assert (await host.proposals.withdraw(proposal.id, ANNA.id)).outcome == "withdrawn"
    with pytest.raises(Decided):
        await host.proposals.withdraw(proposal.id, ANNA.id)
    await settle(host)
    assert announcer.told == [("end", "withdrawn")]


async def test_who_may_propose_and_who_may_answer(host: Host) -> None:
    table = await started(host, BOB)
    await host.tables.play(table.id, ANNA.id, "fill left")
    with pytest.raises(NotSeated):
        await host.proposals.propose(table.id, EVE.id, "end")
    for version in (1, 2, -1):
        with pytest.raises(UnknownVersion):
            await host.proposals.propose(table.id, ANNA.id, "takeback", version=version)
    with pytest.raises(NothingToPropose):
        await host.proposals.propose(table.id, ANNA.id, "dance")
    proposal = await host.proposals.propose(table.id, ANNA.id, "end")
    with pytest.raises(ProposedAlready):
        await host.proposals.propose(table.id, BOB.id, "end")
    for person in (ANNA, EVE):
        with pytest.raises(NotAllowed):
            await host.proposals.vote(proposal.id, person.id, True)
    with pytest.raises(Decided):
        await host.proposals.vote(99, BOB.id, True)
    with pytest.raises(WrongStatus):
        await host.proposals.propose((await lobby(host)).id, ANNA.id, "end")


async def test_who_is_played_for_is_not_waited_for(host: Host, announcer: Announcer) -> None:
    table = await started(host, BOB, CARL)
    proposal = await host.proposals.propose(table.id, ANNA.id, "abandon")
    await host.proposals.vote(proposal.id, BOB.id, True)
    await host.absence.leave(table.id, CARL.id)
    await settle(host)
    assert (await host.proposals.get(proposal.id)).outcome == "agreed"


async def test_open_proposals_survive_a_restart(
    host: Host, path: Path, clock: TestClock, recorder: Recorder
) -> None:
    table = await started(host, BOB, CARL)
    proposal = await host.proposals.propose(table.id, ANNA.id, "abandon")
    await host.proposals.vote(proposal.id, BOB.id, True)
    again = await open_host(path, clock, recorder)
    announcer = again.proposals.announcer = Announcer()
    await again.resume()
    await settle(again)
    assert [p.id for p in announcer.asked] == [proposal.id], "it was never told"
    assert (await again.proposals.open_at(table.id))[0].message_id == 7000 + proposal.id
    await agreed(again, await again.proposals.get(proposal.id))
    assert (await again.tables.get(table.id)).status == "abandoned"
    await again.close()


async def test_what_is_not_told_is_told_later(host: Host, announcer: Announcer) -> None:
    table = await started(host, BOB)
    announcer.failures = [PublishFailed("down"), PublishFailed("down")]
    proposal = await host.proposals.propose(table.id, ANNA.id, "end")
    await settle(host)
    assert announcer.asked == []
    await host.resume()
    await settle(host)
    await host.resume()
    await settle(host)
    assert [p.id for p in announcer.asked] == [proposal.id]
    announcer.failures = [PublishFailed("gone", retry_after=None)]
    await host.proposals.vote(proposal.id, BOB.id, False)
    await settle(host)
    await host.resume()
    await settle(host)
    assert announcer.answered == [], "a channel that is gone is not asked for ever"


async def test_only_what_may_stand_there_already_is_looked_for(
    host: Host, announcer: Announcer
) -> None:
    """After a failure, or a restart, a message may have reached Discord unknown to us."""
    table = await started(host, BOB)
    announcer.failures = [PublishFailed("down")]
    proposal = await host.proposals.propose(table.id, ANNA.id, "end")
    await settle(host)
    assert announcer.asked == []
    await host.proposals.resume()
    await settle(host)
    assert [told.tried for told in announcer.asked] == [True], "the first try failed"
    other = await host.proposals.propose(table.id, ANNA.id, "abandon")
    await settle(host)
    assert [told.tried for told in announcer.asked] == [True, False]
    for one in (proposal, other):
        await host.proposals.vote(one.id, BOB.id, False)
        await settle(host)
    assert [(told.outcome, told.tried) for told in announcer.answered] == [("declined", False)] * 2


@pytest.mark.parametrize("number", range(1, 6))
async def test_a_proposal_withdrawn_while_it_is_announced_is_answered_once(
    host: Host, announcer: Announcer, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """Whichever of the reads it is that finds it withdrawn."""
    table = await started(host, BOB)
    announcer.failures = [PublishFailed("down")]
    proposal = await host.proposals.propose(table.id, ANNA.id, "end")
    await settle(host)
    database = host.proposals._registry.database
    read, reads = database.read, 0

    async def withdrawn_before(work: Any) -> Any:
        nonlocal reads
        reads += 1
        if reads == number:
            await host.proposals.withdraw(proposal.id, ANNA.id)
        return await read(work)

    monkeypatch.setattr(database, "read", withdrawn_before)
    host.proposals.run_soon(table.id)
    await settle(host)
    assert reads >= number and announcer.told == [("end", "withdrawn")]


async def test_a_question_that_was_never_told_is_looked_for_with_its_answer(
    host: Host, announcer: Announcer
) -> None:
    table = await started(host, BOB)
    announcer.failures = [PublishFailed("down"), PublishFailed("down")]
    proposal = await host.proposals.propose(table.id, ANNA.id, "end")
    await settle(host)
    await host.proposals.withdraw(proposal.id, ANNA.id)
    await settle(host)
    await host.proposals.resume()
    await settle(host)
    assert [(told.outcome, told.tried) for told in announcer.answered] == [("withdrawn", True)]
