"""Taking back at each level: what is free, what is final and says so, what the others decide."""

from __future__ import annotations

from bot.host.core.api import Position
from bot.locales import Words
from bot.presenting.moves.prompt import MOST_NAMED, Prompt, warning
from tests.catalogue import RENDERERS
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.languages import LANGUAGES

__all__ = ["drawn_once"]


def settles_last(position: Position) -> bool:
    """Return whether whatever is chosen now opens the next row of plantations."""
    decision = position.decisions[0]
    final = position.revealing(decision.seat)
    return decision.kind == "settle" and len(final) == len(decision.moves)


async def test_what_is_final_says_so_before_and_after(harness: Harness) -> None:
    await harness.started(2)
    assert "🔒" not in texts(await harness.post())
    position = await harness.until(settles_last)
    assert "Whatever you choose here is final" in texts(await harness.post())
    person = harness.deciders(position)[0]
    decision = position.user_decision(person.id)
    assert decision is not None
    done = await person.slash(harness.channel, "play", move=decision.moves[-1].text)
    assert not any(i.startswith("undo") for i in custom_ids(done.response))
    refused = await person.slash(harness.channel, "table takeback")
    assert "revealed hidden information" in texts(refused.response)
    await person.click(refused.response, label="Ask the others")
    (proposal,) = await harness.host.proposals.open_at(position.table.id)
    assert (proposal.kind, proposal.data) == ("takeback", {"version": position.version})


async def test_nothing_to_take_back_offers_nothing(harness: Harness) -> None:
    await harness.started(2)
    result = await harness.people[0].slash(harness.channel, "table takeback")
    assert "you have not moved" in texts(result.response)
    assert custom_ids(result.response) == []


async def test_the_own_last_move_is_free_and_shows_what_is_asked_again(harness: Harness) -> None:
    await harness.started(2)
    person = harness.deciders(await harness.position())[0]
    await person.slash(harness.channel, "pr role", role="settler")
    taken = await person.slash(harness.channel, "table takeback")
    assert "Taken back: Settler" in texts(taken.response)
    post = await harness.post()
    assert f"~~{person.name} takes the role Settler.~~" in texts(post)
    assert [one.filename.split(".")[0] for one in post.attachments] == ["table"]


async def test_what_is_final_in_every_number_and_language(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(settles_last)
    seat, renderer = position.decisions[0].seat, RENDERERS["puerto_rico"]
    for language in LANGUAGES:
        words = Words(language, position.table.names)
        said = {
            warning(Prompt(_Final(position, count), seat, renderer, words))  # type: ignore[arg-type]
            for count in (0, 1, 99)
        }
        assert len(said) == 3
        assert "" in said
    assert MOST_NAMED < 25


class _Final:
    """A position of which so many moves are final."""

    def __init__(self, position: Position, count: int) -> None:
        self._position = position
        self._count = count

    def __getattr__(self, name: str) -> object:
        return getattr(self._position, name)

    def revealing(self, seat: int) -> tuple[int, ...]:
        return tuple(range(self._count))


async def test_the_button_of_an_answer_knows_when_another_seat_moved(harness: Harness) -> None:
    await harness.started(2)
    first = harness.deciders(await harness.position())[0]
    done = await first.slash(harness.channel, "pr role", role="prospector")
    second = harness.deciders(await harness.position())[0]
    await second.slash(harness.channel, "pr role", role="trader")
    late = await first.click(done.response, label="Take back")
    message = late.response or done.response
    assert "Another player has moved since" in texts(message)
    await first.click(message, label="Ask the others")
    (proposal,) = await harness.host.proposals.open_at(1)
    assert proposal.data == {"version": 0}
