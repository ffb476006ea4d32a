"""Time-outs and what follows: votes, caretakers, substitutes, and who comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.api import NotYourDecision
from bot.host import Host
from bot.host.absence.vacations import TooLate
from bot.host.core.api import (
    AlreadySeated,
    NotAllowed,
    NotAway,
    NothingToVote,
    NotSeated,
    Person,
    Table,
    WrongStatus,
)
from bot.host.people.guests import NotWelcome
from tests.host.absence.tables import (
    clocked,
    others,
    outcomes,
    pass_days,
    pass_hours,
    play,
    play_on,
    timed_out,
    topics,
    waited_for,
)
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    DORA,
    EVE,
    Recorder,
    TestClock,
    lobby,
    open_host,
    settle,
    started,
)
from tests.host.toy import TOYS

TOLD = ["call", "again", "dm", "out"]


async def reasons(host: Host, table: Table, seat: int) -> list[tuple[str, str, str | None]]:
    tenures = await host.absence.tenures(table.id)
    return [(t.reason, t.name, t.bot) for t in tenures if t.seat == seat]


async def test_more_than_half_let_the_house_bot_play(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late, lapse = await timed_out(host, clock, BOB, CARL, DORA)
    one, two, _ = others(table, late)
    assert await host.absence.vote(table.id, lapse, one, "wait") is None
    assert await host.absence.vote(table.id, lapse, one, "caretaker") is None
    assert await host.absence.vote(table.id, lapse, two, "caretaker") == "caretaker"
    await settle(host)
    assert topics(recorder) == [*TOLD, "caretaker"]
    assert await outcomes(host, table) == ["caretaker"]
    seat = table.chair_of(late.id).seat
    entry = (await host.tables.log(table.id))[-1]
    assert (entry.seat, entry.by) == (seat, "auto")
    assert await reasons(host, table, seat) == [
        ("start", late.name, None),
        ("caretaker", late.name, "first"),
    ]
    with pytest.raises(NothingToVote):
        await host.absence.vote(table.id, lapse, one, "end")


async def test_the_others_may_wait_longer(host: Host, clock: TestClock, recorder: Recorder) -> None:
    table, late, lapse = await timed_out(host, clock, BOB, CARL)
    for user_id in others(table, late):
        await host.absence.vote(table.id, lapse, user_id, "wait")
    await settle(host)
    assert topics(recorder) == [*TOLD, "wait"]
    assert recorder.posts[-1].notice.calls == (late.id,)
    await pass_hours(host, clock, 36)
    assert topics(recorder) == [*TOLD, "wait", *TOLD]
    assert await outcomes(host, table) == ["wait", None]


async def test_the_others_may_end_the_table(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late, lapse = await timed_out(host, clock, BOB, CARL)
    for user_id in others(table, late):
        await host.absence.vote(table.id, lapse, user_id, "end")
    await settle(host)
    assert topics(recorder) == [*TOLD, "end"]
    assert recorder.kinds[-1] == "abandoned"
    assert (await host.tables.get(table.id)).status == "abandoned"
    await pass_hours(host, clock, 100)
    assert recorder.kinds[-1] == "abandoned"


async def test_a_vote_ends_in_waking_hours_with_what_most_said(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late, lapse = await timed_out(host, clock, BOB, CARL, DORA)
    await host.absence.vote(table.id, lapse, others(table, late)[0], "wait")
    await pass_hours(host, clock, 12)
    assert topics(recorder) == [*TOLD, "wait"]


async def test_a_vote_on_which_nobody_spoke_lets_the_house_bot_play(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late, _ = await timed_out(host, clock, BOB, CARL)
    await pass_hours(host, clock, 11)
    assert topics(recorder) == TOLD
    await pass_hours(host, clock, 1)
    assert topics(recorder) == [*TOLD, "caretaker"]
    assert (await host.tables.get(table.id)).chair_of(late.id).caretaker == "first"


async def test_the_time_of_a_vote_is_not_used_up_while_the_bot_is_down(
    host: Host, clock: TestClock, recorder: Recorder, path: Path
) -> None:
    await timed_out(host, clock, BOB, CARL)
    await pass_hours(host, clock, 6)
    await host.close()
    clock.pass_seconds(30 * 24 * 3600)
    host = await open_host(path, clock, recorder)
    await host.tick()
    await pass_hours(host, clock, 5)
    assert topics(recorder) == TOLD
    await pass_hours(host, clock, 1)
    assert topics(recorder) == [*TOLD, "caretaker"]
    await host.close()


@pytest.mark.parametrize("who", ["late", "stranger"])
async def test_who_is_not_asked_cannot_vote(host: Host, clock: TestClock, who: str) -> None:
    table, late, lapse = await timed_out(host, clock, BOB, CARL)
    with pytest.raises(NotAllowed):
        user_id = late.id if who == "late" else EVE.id
        await host.absence.vote(table.id, lapse, user_id, "wait")


async def test_where_the_owner_decides_nobody_else_does(host: Host, clock: TestClock) -> None:
    table, late, lapse = await timed_out(host, clock, BOB, CARL, at_timeout="owner")
    if late.id == ANNA.id:
        for user_id in others(table, late):
            await host.absence.vote(table.id, lapse, user_id, "wait")
    else:
        with pytest.raises(NotAllowed):
            other = next(u for u in others(table, late) if u != ANNA.id)
            await host.absence.vote(table.id, lapse, other, "wait")
        assert await host.absence.vote(table.id, lapse, ANNA.id, "wait") == "wait"
    assert await outcomes(host, table) == ["wait"]


async def test_a_table_may_be_set_so_that_nobody_is_asked(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, _, _ = await timed_out(host, clock, BOB, CARL, at_timeout="caretaker")
    assert topics(recorder) == [*TOLD[:3], "caretaker"]
    assert await outcomes(host, table) == ["caretaker"]


async def test_any_move_before_the_others_decide_is_a_return(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late, lapse = await timed_out(host, clock, BOB, CARL)
    await play(host, table)
    assert "back" in topics(recorder)
    assert await outcomes(host, table) == ["back"]
    assert await host.absence.away(table.id) == ()
    with pytest.raises(NothingToVote):
        await host.absence.vote(table.id, lapse, others(table, late)[0], "end")


async def test_the_button_before_the_others_decide_is_a_return(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late, _ = await timed_out(host, clock, BOB, CARL)
    assert await host.absence.back(table.id, late)
    await settle(host)
    assert topics(recorder) == [*TOLD, "back"]
    await pass_hours(host, clock, 24)
    assert topics(recorder)[-1] == "call"
    with pytest.raises(NotAway):
        await host.absence.back(table.id, late)


async def test_a_vacation_during_the_vote_is_a_return(host: Host, clock: TestClock) -> None:
    table, late, _ = await timed_out(host, clock, BOB, CARL)
    await host.absence.availability.plan(late.id, late.name, clock().timestamp(), 3)
    assert await outcomes(host, table) == ["back"]


async def taken_care_of(host: Host, clock: TestClock, *people: Person) -> tuple[Table, Person]:
    table, late, _ = await timed_out(host, clock, *people, at_timeout="caretaker")
    return table, late


async def test_the_house_bot_hands_back_when_the_player_moves(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late = await taken_care_of(host, clock, BOB, CARL)
    with pytest.raises(NotYourDecision):
        await host.tables.play(table.id, late.id, "eat left")
    await settle(host)
    assert topics(recorder)[-1] == "returned"
    assert (await host.tables.get(table.id)).chair_of(late.id).mover is None
    before = (await host.tables.get(table.id)).version
    while (await waited_for(host, table)).id != late.id:
        await play(host, table)
    assert (await host.tables.get(table.id)).version == before + 2
    await play(host, table)
    assert (await host.tables.log(table.id))[-1].by == "user"


async def test_the_house_bot_hands_back_at_the_button(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late = await taken_care_of(host, clock, BOB, CARL)
    assert await host.absence.back(table.id, late)
    await settle(host)
    assert topics(recorder)[-1] == "returned"
    seat = table.chair_of(late.id).seat
    assert [r[0] for r in await reasons(host, table, seat)] == ["start", "caretaker", "back"]


async def test_a_substitute_has_the_seat_the_hand_and_a_fresh_clock(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late = await taken_care_of(host, clock, BOB, CARL)
    seat = table.chair_of(late.id).seat
    table = await host.absence.take(table.id, seat, EVE)
    await settle(host)
    assert topics(recorder)[-1] == "substitute-seat"
    assert recorder.posts[-1].notice.data == {"name": "Eve", "other": late.name}
    assert table.chairs[seat].user_id == EVE.id
    assert table.names[seat] == "Eve"
    times = {time.user_id: time for time in await host.absence.times(table.id)}
    assert times[EVE.id].left == 36 * 3600
    while (await waited_for(host, table)).id != EVE.id:
        await play(host, table)
    await play(host, table)
    assert (await host.tables.log(table.id))[-1].by == "user"
    with pytest.raises(NotSeated):
        await host.tables.play(table.id, late.id, "eat left")


async def test_a_seat_can_be_taken_only_by_somebody_new_and_while_it_is_free(
    host: Host, clock: TestClock
) -> None:
    table, late = await taken_care_of(host, clock, BOB, CARL)
    seat = table.chair_of(late.id).seat
    with pytest.raises(AlreadySeated):
        await host.absence.take(table.id, seat, Person(others(table, late)[0], "Other"))
    await host.absence.take(table.id, seat, EVE)
    with pytest.raises(NotAway):
        await host.absence.take(table.id, seat, DORA)


async def test_nobody_takes_a_seat_at_a_table_that_is_not_played(
    host: Host, clock: TestClock
) -> None:
    table, late = await taken_care_of(host, clock, BOB, CARL)
    await host.absence.end(table.id, Person(9, "Root"))
    for closed, seat in ((table, table.chair_of(late.id).seat), (await lobby(host, BOB), 1)):
        with pytest.raises(WrongStatus):
            await host.absence.take(closed.id, seat, EVE)
    assert (await host.tables.get(table.id)).chair_of(EVE.id) is None


async def test_nobody_takes_a_seat_beside_somebody_who_avoids_him(
    host: Host, clock: TestClock
) -> None:
    table, late = await taken_care_of(host, clock, BOB, CARL)
    seat = table.chair_of(late.id).seat
    await host.people.avoid_lists.toggle_avoided(others(table, late)[0], EVE)
    with pytest.raises(NotWelcome):
        await host.absence.take(table.id, seat, EVE)
    await host.people.avoid_lists.toggle_avoided(late.id, DORA)
    assert (await host.absence.take(table.id, seat, DORA)).chairs[seat].user_id == DORA.id


async def test_nobody_becomes_the_owner_by_sitting_down(host: Host, clock: TestClock) -> None:
    table = await clocked(host, BOB, CARL, at_timeout="caretaker")
    while (await waited_for(host, table)).id != ANNA.id:
        await play(host, table)
    await pass_hours(host, clock, 36)
    table = await host.absence.take(table.id, table.chair_of(ANNA.id).seat, EVE)
    assert (table.chair_of(EVE.id) is not None, table.owner_id) == (True, ANNA.id)


async def test_the_first_player_gets_the_seat_back_from_a_willing_substitute(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late = await taken_care_of(host, clock, BOB, CARL)
    seat = table.chair_of(late.id).seat
    await host.absence.take(table.id, seat, EVE)
    assert not await host.absence.back(table.id, late)
    await settle(host)
    assert topics(recorder)[-1] == "wants"
    assert recorder.posts[-1].notice.calls == (EVE.id,)
    with pytest.raises(NotAway):
        await host.absence.give_back(table.id, EVE.id, DORA.id)
    table = await host.absence.give_back(table.id, EVE.id, late.id)
    await settle(host)
    assert topics(recorder)[-1] == "returned-seat"
    assert table.chairs[seat].user_id == late.id
    assert [r[:2] for r in await reasons(host, table, seat)] == [
        ("start", late.name),
        ("caretaker", late.name),
        ("substitute", "Eve"),
        ("returned", late.name),
    ]
    with pytest.raises(NotSeated):
        await host.absence.back(table.id, DORA)
    assert not await host.absence.back(table.id, EVE)
    await settle(host)
    assert (topics(recorder)[-1], recorder.posts[-1].notice.calls) == ("wants", (late.id,))


async def test_the_first_player_need_not_ask_a_substitute_who_is_away(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late = await taken_care_of(host, clock, BOB, CARL)
    await host.absence.take(table.id, table.chair_of(late.id).seat, EVE)
    await host.absence.leave(table.id, EVE.id)
    assert await host.absence.back(table.id, late)
    await settle(host)
    assert topics(recorder)[-2:] == ["left", "returned-seat"]
    assert (await host.tables.get(table.id)).chair_of(late.id).mover is None


async def test_who_leaves_gives_the_seat_to_the_house_bot(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL, pace="none")
    leaver = await waited_for(host, table)
    await host.absence.leave(table.id, leaver.id)
    await settle(host)
    assert topics(recorder) == ["left"]
    assert (await host.tables.log(table.id))[-1].by == "auto"


async def test_who_leaves_while_the_others_are_asked_leaves_it_to_the_house_bot(
    host: Host, clock: TestClock
) -> None:
    table, late, _ = await timed_out(host, clock, BOB, CARL)
    await host.absence.leave(table.id, late.id)
    assert await outcomes(host, table) == ["caretaker"]


@pytest.mark.parametrize("at_timeout", ["vote", "owner", "caretaker"])
async def test_a_table_of_two_that_one_left_goes_on_against_a_house_bot(
    host: Host, clock: TestClock, recorder: Recorder, at_timeout: str
) -> None:
    """No votes come at night: silence is never the end of a live game."""
    table, late, _ = await timed_out(host, clock, BOB, at_timeout=at_timeout)
    await pass_hours(host, clock, 12)
    asked = [] if at_timeout == "caretaker" else ["out"]
    assert topics(recorder) == ["call", "again", "dm", *asked, "caretaker", "alone"]
    table = await host.tables.get(table.id)
    assert (table.status, table.chair_of(late.id).caretaker) == ("running", "first")


async def test_who_is_left_alone_may_end_the_table(host: Host, clock: TestClock) -> None:
    table, late, lapse = await timed_out(host, clock, BOB)
    (other,) = others(table, late)
    assert await host.absence.vote(table.id, lapse, other, "end") == "end"
    assert (await host.tables.get(table.id)).status == "abandoned"


async def test_the_one_who_is_left_may_play_on_against_the_house_bot(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, late, lapse = await timed_out(host, clock, BOB)
    (other,) = others(table, late)
    assert await host.absence.vote(table.id, lapse, other, "caretaker") == "caretaker"
    await settle(host)
    await pass_hours(host, clock, 200)
    # Nobody waits for the one who is left: no clock runs until somebody is back.
    assert topics(recorder) == [*TOLD, "caretaker", "alone"]
    await host.absence.back(table.id, late)
    await pass_hours(host, clock, 24)
    assert topics(recorder)[-1] == "call"


async def test_a_table_that_everybody_left_stands_still_and_is_given_up_after_a_month(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL, pace="none")
    await host.absence.leave(table.id, ANNA.id)
    await host.absence.leave(table.id, BOB.id)
    await settle(host)
    assert topics(recorder) == ["left", "left", "alone"]
    await host.absence.leave(table.id, CARL.id)
    await settle(host)
    still = await host.tables.get(table.id)
    assert (still.status, topics(recorder)[3:]) == ("running", ["left", "standstill"])
    await pass_days(host, clock, 29)
    assert await host.tables.get(table.id) == still, "house bots do not play among themselves"
    await pass_days(host, clock, 2)
    assert topics(recorder)[3:] == ["left", "standstill"]
    assert (await host.tables.get(table.id)).status == recorder.kinds[-1] == "abandoned"


async def test_a_table_that_stands_still_goes_on_with_whoever_comes(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, pace="none")
    await host.absence.leave(table.id, ANNA.id)
    await host.absence.leave(table.id, BOB.id)
    await pass_days(host, clock, 20)
    await host.absence.back(table.id, BOB)
    await settle(host)
    assert topics(recorder)[-1] == "returned"
    await pass_days(host, clock, 29)
    assert (await host.tables.get(table.id)).status == "running"
    await pass_days(host, clock, 2)
    assert topics(recorder)[-1] == "standstill", "Bob does not come any more, either"
    await play_on(host, table, BOB)
    await pass_days(host, clock, 31)
    assert (await host.tables.get(table.id)).status == "running"


async def test_one_person_against_house_bots_is_waited_for_for_ever(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await started(host, bots=1)
    await pass_days(host, clock, 400)
    assert topics(recorder) == []
    assert (await host.tables.get(table.id)).status == "running"


async def abandoned(host: Host, clock: TestClock) -> tuple[Table, Person]:
    """Return a table that Bob and Anna left for good; and Bob."""
    table = await clocked(host, BOB)
    proposal = await host.proposals.propose(table.id, ANNA.id, "abandon")
    await host.proposals.vote(proposal.id, BOB.id, True)
    await settle(host)
    table = await host.tables.get(table.id)
    assert table.status == "abandoned"
    return table, BOB


async def test_an_abandoned_game_can_be_taken_up_again_for_a_week(
    host: Host, clock: TestClock, recorder: Recorder, path: Path
) -> None:
    table, bob = await abandoned(host, clock)
    for stranger in (1, EVE.id):
        with pytest.raises(NotSeated):
            await host.absence.take_up(table.id, stranger)
    await pass_days(host, clock, 6)
    await host.close()
    # With threads, as in a bot: the post is made before the house bot has moved.
    host = await Host.open(path, TOYS, clock)
    host.posting.outbox.publisher = recorder
    table = await host.absence.take_up(table.id, bob.id)
    await settle(host)
    assert (table.status, table.ended_at) == ("running", None)
    assert [chair.mover for chair in table.chairs if chair.user_id == ANNA.id] == ["first"]
    assert topics(recorder)[-1] == "taken-up"
    told = next(p for p in reversed(recorder.posts) if p.notice)
    assert (told.notice.calls, told.asks) == ((ANNA.id,), True)
    while (await waited_for(host, table)).id != bob.id:
        await play(host, table)
    await play(host, table)
    with pytest.raises(WrongStatus):
        await host.absence.take_up(table.id, bob.id)
    assert await host.absence.back(table.id, ANNA)
    await host.close()


async def test_after_a_week_an_abandoned_game_is_gone(host: Host, clock: TestClock) -> None:
    table, bob = await abandoned(host, clock)
    await pass_days(host, clock, 8)
    with pytest.raises(TooLate) as caught:
        await host.absence.take_up(table.id, bob.id)
    assert caught.value.args_ == {"days": 7}


async def test_a_lobby_that_was_put_away_is_not_taken_up(host: Host, clock: TestClock) -> None:
    table = await lobby(host)
    await host.tables.abandon(table.id, ANNA.id)
    with pytest.raises(WrongStatus):
        await host.absence.take_up(table.id, ANNA.id)


async def test_whoever_plays_alone_may_abandon_a_table_that_the_others_left(
    host: Host, clock: TestClock
) -> None:
    table = await clocked(host, BOB)
    with pytest.raises(NotAllowed):
        await host.tables.abandon(table.id, ANNA.id)
    await host.absence.leave(table.id, BOB.id)
    assert (await host.tables.abandon(table.id, ANNA.id)).status == "abandoned"


async def test_two_who_vanish_at_once_are_two_questions(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await lobby(host, BOB, CARL, DORA)
    await host.absence.set_pace(table.id, ANNA.id, "fast")
    table = await host.lobby.start(table.id, ANNA.id)
    for person in (ANNA, BOB):
        await host.tables.play(table.id, person.id, "fill left; fill left; fill left")
    await pass_hours(host, clock, 18)
    away = await host.absence.away(table.id)
    assert {a.name for a in away} == {"Carl", "Dora"}
    for absentee in away:
        for person in (ANNA, BOB):
            await host.absence.vote(table.id, absentee.lapse, person.id, "caretaker")
    await settle(host)
    assert await outcomes(host, table) == ["caretaker", "caretaker"]
    assert topics(recorder).count("caretaker") == 2


async def two_out(host: Host, clock: TestClock) -> Table:
    """Start a table of three at which Bob and Carl let their time run out at once."""
    table = await lobby(host, BOB, CARL)
    await host.absence.set_pace(table.id, ANNA.id, "fast")
    table = await host.lobby.start(table.id, ANNA.id)
    await host.tables.play(table.id, ANNA.id, "fill left; fill left; fill left")
    await pass_hours(host, clock, 18)
    assert len(await host.absence.away(table.id)) == 2
    return table


async def test_who_is_suddenly_alone_plays_on_and_is_told_so(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await two_out(host, clock)
    await host.absence.leave(table.id, BOB.id)
    await pass_hours(host, clock, 6)
    assert topics(recorder)[-3:] == ["left", "caretaker", "alone"]
    assert next(p for p in reversed(recorder.posts) if p.notice).notice.calls == (ANNA.id,)
    table = await host.tables.get(table.id)
    assert table.status == "running"
    assert {chair.name for chair in table.chairs if chair.mover} == {"Bob", "Carl"}


async def test_a_vote_that_is_given_already_counts_when_others_fall_out(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await two_out(host, clock)
    lapses = [away.lapse for away in await host.absence.away(table.id)]
    for lapse in lapses:
        await host.absence.vote(table.id, lapse, ANNA.id, "caretaker")
    await pass_hours(host, clock, 6)
    assert topics(recorder)[-3:] == ["caretaker", "caretaker", "alone"]
    assert (await host.tables.get(table.id)).status == "running"


async def test_a_house_bot_plays_on_for_a_person_after_a_restart(
    host: Host, clock: TestClock, recorder: Recorder, path: Path
) -> None:
    table, late = await taken_care_of(host, clock, BOB, CARL)
    seat = table.chair_of(late.id).seat
    await host.close()
    host = await open_host(path, clock, recorder)
    await host.resume()
    before = len([entry for entry in await host.tables.log(table.id) if entry.by == "auto"])
    await play(host, table)
    await play(host, table)
    entries = [entry for entry in await host.tables.log(table.id) if entry.by == "auto"]
    assert len(entries) == before + 1
    assert entries[-1].seat == seat
    assert await host.absence.back(table.id, late)
    assert (await host.tables.get(table.id)).chairs[seat].mover is None
    await host.close()
