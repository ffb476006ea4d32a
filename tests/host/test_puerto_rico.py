"""The host over the real game: batches, simultaneous placing, restarts, whole games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.engine import batches
from bot.engine.api import IllegalMove
from bot.engine.rng import Rng
from bot.host import Host
from bot.host.core.api import Position, StalePrompt, Table
from bot.host.core.moves.apply import carry_out
from bot.house_bots.puerto_rico.heuristic import heuristic
from bot.house_bots.puerto_rico.weights import named
from cogs.posting.posts import build_post
from tests.catalogue import BOTS, CATALOGUE
from tests.host.conftest import ANNA, BOB, CARL, Recorder, TestClock, settle, user
from tests.opening import without_threads

GAME = "puerto_rico"
PEOPLE = (BOB, CARL)


@pytest.fixture
async def house(
    path: Path, clock: TestClock, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[[], object]]:
    """Return what opens the host again on the same file; the draw is the same every time."""
    monkeypatch.setattr("bot.host.lobby.rows.secrets.randbits", lambda bits: 7)
    opened: list[Host] = []

    async def reopen() -> Host:
        if opened:
            await opened.pop().close()
        opened.append(await without_threads(path, CATALOGUE, clock))
        opened[-1].posting.outbox.publisher = recorder
        return opened[-1]

    yield reopen
    await opened.pop().close()


async def _start(host: Host, *, bots: int = 0, **options: str) -> Table:
    table = await host.lobby.new(ANNA, GAME, guild_id=1, channel_id=2, where="here", language="en")
    for key, choice in options.items():
        await host.lobby.set_option(table.id, ANNA.id, key, choice)
    for person in PEOPLE[: 2 - bots]:
        await host.lobby.join(table.id, person)
    for _ in range(bots):
        await host.lobby.add_bot(table.id, ANNA.id, "sensible")
    return await host.lobby.start(table.id, ANNA.id)


async def _advance(host: Host, table: Table, until: Callable[[Position], bool]) -> Position:
    """Play for the people by weights that stay as they are, until the position is as wanted."""
    bot = heuristic(named("2026-11"))
    while not until(position := await host.tables.position(table.id)) and position.decisions:
        decision = position.decisions[0]
        batch = bot.choose(position.rules, position._state, decision, Rng(position.version))
        text = "; ".join(map(position.rules.notate, batch))
        await host.tables.play(table.id, user(table, decision.seat), text, position.version)
    return position


def _several_place(position: Position) -> bool:
    placing = [d for d in position.decisions if d.kind == "place"]
    return len(placing) > 1 and max(p.windrose for p in position.view(None).players) > 1


async def test_half_made_placements_survive_a_restart(house, recorder: Recorder) -> None:
    host = await house()
    table = await _start(host)
    before = await _advance(host, table, _several_place)
    await settle(host)
    told = len(recorder.posts)
    seat = next(p.seat for p in before.view(None).players if p.windrose > 1)
    other = next(d.seat for d in before.decisions if d.seat != seat)
    half = await host.tables.play_index(table.id, user(table, seat), before.version, 0)
    assert half.position.decision_of(seat) is not None

    host = await house()
    await host.resume()
    after = await host.tables.position(table.id)
    assert (after.decisions, after.asked) == (half.position.decisions, half.position.asked)
    for reader in (None, *range(3)):
        assert after.view(reader) == half.position.view(reader)
    assert len(recorder.posts) == told, "half a placement is no news"
    # The other's first button is still good, the pressed one is not.
    with pytest.raises(StalePrompt):
        await host.tables.play_index(table.id, user(table, seat), before.version, 0)
    await host.tables.play_index(table.id, user(table, other), before.version, 0)
    await _advance(host, table, lambda p: all(d.kind != "place" for d in p.decisions))
    await settle(host)
    assert recorder.posts[told].phase == "mayor"


async def test_a_batch_of_colonists_is_placed_and_taken_back_as_one(house) -> None:
    host = await house()
    table = await _start(host)
    before = await _advance(host, table, _several_place)
    player = next(p for p in before.view(None).players if p.windrose > 1)
    decision = before.decision_of(player.seat)
    first = before.rules.notate(decision.moves[0])
    with pytest.raises(IllegalMove):
        await host.tables.play(table.id, user(table, player.seat), "; ".join([first] * 9))
    assert (await host.tables.position(table.id)).version == before.version
    wanted = BOTS[GAME]["sensible"].choose(before.rules, before._state, decision, Rng(1))
    batch = carry_out(before, player.seat, wanted).moves
    text = "; ".join(map(before.rules.notate, batch))
    assert len(batch) > 1
    played = await host.tables.play(table.id, user(table, player.seat), text)
    assert (played.notation, played.position.version) == (text, before.version + 1)
    back = await host.tables.takeback(table.id, user(table, player.seat))
    assert back.notation == text
    assert back.position.view(None) == before.view(None)


async def test_a_batch_may_name_what_the_rules_take_by_themselves(house) -> None:
    host = await house()
    table = await _start(host)
    before = await _advance(host, table, lambda now: bool(_with_forced_end(now)))
    seat, chosen, forced = _with_forced_end(before)
    whole = await host.tables.play(table.id, user(table, seat), f"{chosen}; {forced}")
    assert whole.notation == chosen
    assert [entry.text for entry in await host.tables.log(table.id, 1)] == [chosen]
    back = await host.tables.takeback(table.id, user(table, seat))
    assert (back.notation, back.position.view(seat)) == (chosen, before.view(seat))
    again = await host.tables.play(table.id, user(table, seat), chosen)
    assert (again.events, again.position.view(None)) == (whole.events, whole.position.view(None))


def _with_forced_end(position: Position) -> tuple[int, str, str] | tuple[()]:
    """Return a seat whose placement ends by itself: what it chooses and what follows."""
    rules, bot = position.rules, heuristic(named("2026"))
    for decision in position.decisions:
        if decision.kind == "place":
            batch = bot.choose(rules, position._state, decision, Rng(1))
            chosen = carry_out(position, decision.seat, batch).moves
            texts = [rules.notate(move) for move in batch]
            if len(chosen) < len(batch):
                return (
                    decision.seat,
                    "; ".join(texts[: len(chosen)]),
                    "; ".join(texts[len(chosen) :]),
                )
    return ()


@pytest.mark.parametrize("bots", [0, 2])
async def test_a_whole_game_with_restarts_ends_with_every_event_told_once(
    house, recorder: Recorder, bots: int
) -> None:
    host = await house()
    table = await _start(host, bots=bots)
    status, rounds = "running", 0
    while status == "running":
        rounds += 1
        target = rounds * 25
        await settle(host)
        position = await _advance(
            host,
            table,
            lambda p, target=target: (
                p.version >= target or all(table.chairs[d.seat].bot for d in p.decisions)
            ),
        )
        status = position.table.status
        if rounds % 3 == 0:
            host = await house()
            await host.resume()
    await settle(host)
    position = await host.tables.position(table.id)
    assert position.table.status == "over"
    assert sorted(score.rank for score in position.scores)[0] == 1
    assert recorder.kinds[0] == "start"
    assert recorder.kinds[-1] == "end"
    told = [event for post in recorder.posts for event in post.events]
    logged = [e for entry in await host.tables.log(table.id, 9999) for e in entry.events]
    assert told == logged
    assert sum(post.current for post in recorder.posts) >= 1


async def test_every_version_can_be_seen_again(house) -> None:
    host = await house()
    table = await _start(host)
    seen = [(await host.tables.position(table.id)).view(0)]
    for version in range(1, 30):
        await _advance(host, table, lambda p, version=version: p.version >= version)
        seen.append((await host.tables.position(table.id)).view(0))
    host = await house()
    for version, view in enumerate(seen):
        assert (await host.tables.position(table.id, version)).view(0) == view


async def test_a_version_is_viewed_once_for_all_its_posts(
    house: Callable[[], Awaitable[Host]], recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await house()
    table = await _start(host)
    viewed: list[object] = []
    rules = type(CATALOGUE[GAME].rules)
    real = rules.view

    def view(self: object, state: object, seat: int | None) -> object:
        if seat is None:
            viewed.append(state)
        return real(self, state, seat)

    while sum(post.since is not None for post in recorder.posts) < 3:
        version = (await host.tables.position(table.id)).version
        await _advance(host, table, lambda now, last=version: now.version > last)
        await settle(host)
    monkeypatch.setattr(rules, "view", view)
    for post in recorder.posts:
        build_post(post, CATALOGUE[GAME].renderer, "en")
    (await host.tables.position(table.id)).view(None)
    told = {p.version for post in recorder.posts for p in (post.position, post.since) if p}
    assert len(viewed) <= len(told), "boards before and after, words and pictures, the table now"


def _foregone(position: Position) -> tuple[int, str, str] | tuple[()]:
    """Return a seat, a move after which its answers do not matter, and what they come down to."""
    for decision in position.decisions:
        for move in decision.moves if decision.kind == "place" else ():
            state = position.rules.clone(position._state)
            batches.play(position.rules, state, decision.seat, [move])
            if rest := position.rules.foregone(state, decision.seat):
                texts = map(position.rules.notate, rest)
                return decision.seat, position.rules.notate(move), "; ".join(texts)
    return ()


async def test_what_every_answer_comes_down_to_is_not_asked(house) -> None:
    """It is part of the move before it, in the log, in a takeback, and in games of the past."""
    host = await house()
    table = await _start(host, expansions="nobles")
    before = await _advance(host, table, lambda now: bool(_foregone(now)))
    seat, chosen, rest = _foregone(before)
    played = await host.tables.play(table.id, user(table, seat), chosen)
    assert played.notation.startswith(chosen) and "; " in played.notation
    asked = played.position.decision_of(seat)
    assert asked is None or asked.kind != "place"
    back = await host.tables.takeback(table.id, user(table, seat))
    assert (back.notation, back.position.view(seat)) == (played.notation, before.view(seat))
    whole = await host.tables.play(table.id, user(table, seat), f"{chosen}; {rest}")
    assert whole.position.view(seat) == played.position.view(seat)
    state = before.rules.clone(before._state)
    batches.typed(before.rules, state, seat, f"{chosen}; {rest}")
    assert before.rules.dump(state) == before.rules.dump(whole.position._state)
