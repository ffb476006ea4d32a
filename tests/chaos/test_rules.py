"""The small Discord keeps what is documented, whatever the bot believes."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.tools.chaos import world as worlds
from tests.tools.chaos.asking import Asking
from tests.tools.chaos.objects import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    FORUM,
    PRIVATE_THREAD,
)

V2 = 1 << 15
TEXT = {"type": 10, "content": "hello"}
BUTTON = {"type": 2, "style": 1, "label": "go", "custom_id": "go"}


@pytest.fixture
async def asking() -> AsyncIterator[Asking]:
    async with Asking.open() as asking:
        yield asking


def post(*parts: Any, **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": [*parts] or [TEXT]} | more


def gallery(*names: str) -> dict[str, Any]:
    items = [{"media": {"url": f"attachment://{name}"}} for name in names]
    return {"type": 12, "items": items}


async def test_a_nonce_is_the_authors_and_what_was_deleted_is_not_sent_anew(asking: Asking) -> None:
    once = post(nonce="n", enforce_nonce=True)
    _, first = await asking.send(once)
    other = asking.world.add_channel("another")
    assert (await asking("POST", f"/channels/{other.id}/messages", once))[1]["id"] == first["id"]
    asking.channel.messages[int(first["id"])].deleted = True
    status, told = await asking.send(once)
    assert (status, told["code"]) == (404, 10008)
    assert (await asking.send(post(nonce="m", enforce_nonce=True)))[0] == 200


async def test_who_may_not_read_the_history_sees_none(asking: Asking) -> None:
    _, sent = await asking.send(post())
    asking.channel.denied.add("history")
    path = f"/channels/{asking.channel.id}/messages"
    assert await asking("GET", path) == (200, [])
    assert await asking.code("GET", f"{path}/{sent['id']}") == (403, 50013)


async def test_only_files_that_nothing_shows_are_told(asking: Asking) -> None:
    shown = post(gallery("a.png"), TEXT)
    _, sent = await asking.send(shown, {"a.png": b"a"})
    (item,) = sent["components"][0]["items"]
    assert sent["attachments"] == []
    (kept,) = asking.channel.messages[int(sent["id"])].attachments
    assert item["media"]["attachment_id"] == kept["id"]


@pytest.mark.parametrize(
    "body",
    [
        {"attachments": []},
        {"attachments": [{"id": "1"}]},
        post(gallery("b.png")),
        post(gallery("a.png"), attachments=[]),
    ],
)
async def test_an_edit_that_loses_a_picture_is_refused(asking: Asking, body: Any) -> None:
    _, sent = await asking.send(post(gallery("a.png")), {"a.png": b"a"})
    path = f"/channels/{asking.channel.id}/messages/{sent['id']}"
    assert await asking.code("PATCH", path, body) == (400, 50035)
    assert len(asking.channel.messages[int(sent["id"])].attachments) == 1
    assert asking.server.malformed


async def test_an_edit_keeps_a_picture_by_its_name_or_its_id(asking: Asking) -> None:
    _, sent = await asking.send(post(gallery("a.png", "b.png")), {"a.png": b"a", "b.png": b"b"})
    path = f"/channels/{asking.channel.id}/messages/{sent['id']}"
    assert (await asking("PATCH", path, post(gallery("a.png", "b.png"), TEXT)))[0] == 200
    number = sent["components"][0]["items"][1]["media"]["attachment_id"]
    only = post(gallery("b.png"), attachments=[{"id": number}])
    status, told = await asking("PATCH", path, only)
    assert (status, told["attachments"]) == (200, [])
    assert [one["id"] for one in asking.channel.messages[int(sent["id"])].attachments] == [number]


@pytest.mark.parametrize(
    "parts",
    [
        [{"type": 1, "components": [BUTTON, BUTTON]}],
        [{"type": 10, "content": "x" * 4001}],
        [{"type": 12, "items": []}],
        [TEXT] * 41,
        [],
    ],
)
async def test_components_are_checked(asking: Asking, parts: Any) -> None:
    status, told = await asking.send({"flags": V2, "components": parts})
    assert (status, told["code"]) in ((400, 50035), (400, 50006))


async def test_the_flag_of_components_stays(asking: Asking) -> None:
    _, sent = await asking.send(post())
    path = f"/channels/{asking.channel.id}/messages/{sent['id']}"
    _, told = await asking("PATCH", path, post(TEXT, flags=V2 | 4))
    assert told["flags"] == V2 | 4
    assert (await asking("PATCH", path, {"components": [TEXT]}))[1]["flags"] == V2 | 4
    assert await asking.code("PATCH", path, post(TEXT, flags=4)) == (400, 50035)


async def test_an_archived_thread_takes_messages_and_loses_some_and_nothing_else(
    asking: Asking,
) -> None:
    thread = asking.thread()
    path = f"/channels/{thread.id}"
    _, first = await asking("POST", f"{path}/messages", post())
    _, second = await asking("POST", f"{path}/messages", post())
    thread.archived = True
    edit = ("PATCH", f"{path}/messages/{first['id']}", post())
    admit = ("PUT", f"{path}/thread-members/{asking.person.id}")
    assert await asking.code(*edit) == await asking.code(*admit) == (400, 50083)
    assert (await asking("DELETE", f"{path}/messages/{second['id']}"))[0] == 204
    assert (await asking("POST", f"{path}/messages", post()))[0] == 200
    assert not thread.archived
    assert (await asking(*admit))[0] == 204


async def test_a_locked_thread_loses_messages_only_while_it_is_active(asking: Asking) -> None:
    thread = asking.thread()
    path = f"/channels/{thread.id}"
    _, first = await asking("POST", f"{path}/messages", post())
    _, second = await asking("POST", f"{path}/messages", post())
    thread.locked = True
    assert await asking.code("POST", f"{path}/messages", post()) == (403, 160005)
    assert (await asking("DELETE", f"{path}/messages/{second['id']}"))[0] == 204
    thread.archived = True
    assert await asking.code("POST", f"{path}/messages", post()) == (400, 50083)
    assert await asking.code("DELETE", f"{path}/messages/{first['id']}") == (400, 50083)
    assert await asking.code("PATCH", path, {"archived": False}) == (403, 50013)


async def test_threads_have_limits(asking: Asking) -> None:
    sleeping = asking.thread(archived=True)
    asking.world.most_threads = 1
    path = f"/channels/{asking.channel.id}/threads"
    status, made = await asking("POST", path, {"name": "one", "type": PRIVATE_THREAD})
    assert status == 201 or status == 200
    assert await asking.code("POST", path, {"name": "two"}) == (400, 160006)
    there = f"/channels/{sleeping.id}"
    assert await asking.code("POST", f"{there}/messages", post()) == (400, 160006)
    assert await asking.code("PATCH", there, {"archived": False}) == (400, 160006)
    asking.world.most_members = 1
    admit = ("PUT", f"/channels/{made['id']}/thread-members/{asking.person.id}")
    assert await asking.code(*admit) == (400, 30033)


async def test_a_message_has_one_thread(asking: Asking) -> None:
    _, sent = await asking.send(post())
    path = f"/channels/{asking.channel.id}/messages/{sent['id']}/threads"
    await asking("POST", path, {"name": "one"})
    assert await asking.code("POST", path, {"name": "two"}) == (400, 160004)


async def test_a_private_thread_is_there_for_its_members(asking: Asking) -> None:
    thread = asking.thread(invitable=False)
    path = f"/channels/{thread.id}"
    asking.world.creators_invite = False
    admit = ("PUT", f"{path}/thread-members/{asking.person.id}")
    assert await asking.code(*admit) == (403, 50013)
    await asking("DELETE", f"{path}/thread-members/@me")
    assert await asking.code("POST", f"{path}/messages", post()) == (403, 50001)


async def test_a_forum_takes_neither_messages_nor_private_threads(asking: Asking) -> None:
    _, sent = await asking.send(post())
    asking.channel.type = FORUM
    path = f"/channels/{asking.channel.id}"
    assert await asking.code("POST", f"{path}/messages", post()) == (400, 50008)
    assert await asking.code("POST", f"{path}/threads", {"name": "x"}) == (400, 50024)
    on_message = f"{path}/messages/{sent['id']}/threads"
    assert await asking.code("POST", on_message, {"name": "x"}) == (400, 50024)


async def test_a_bot_knows_no_slow_mode(asking: Asking) -> None:
    asking.channel.slow = 21600
    assert [(await asking.send(post()))[0] for _ in range(2)] == [200, 200]


async def test_a_role_is_notified_only_where_it_is_mentionable(asking: Asking) -> None:
    quiet = asking.world.add_role("quiet", asking.person)
    loud = asking.world.add_role("loud", asking.world.add_user("ben"), mentionable=True)
    text = f"<@&{quiet.id}> <@&{loud.id}> <@{asking.person.id}>"
    allowed = {"parse": [], "roles": [str(quiet.id), str(loud.id)]}
    body = post({"type": 10, "content": text}, allowed_mentions=allowed)
    _, told = await asking.send(body)
    message = asking.channel.messages[int(told["id"])]
    assert (told["mention_roles"], told["mentions"]) == ([str(quiet.id), str(loud.id)], [])
    assert message.notified == {
        one.id for one in asking.world.users.values() if loud.id in one.roles
    }
    both = {"parse": ["users"], "users": [str(asking.person.id)]}
    assert (await asking.send(post(allowed_mentions=both)))[0] == 400


async def test_what_the_text_does_not_name_is_not_notified(asking: Asking) -> None:
    allowed = {"parse": [], "users": [str(asking.person.id)]}
    _, told = await asking.send(post(allowed_mentions=allowed))
    assert asking.channel.messages[int(told["id"])].notified == frozenset()


async def test_files_have_a_size(asking: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.strict.uploads.LARGEST", 3)
    status, told = await asking.send(post(gallery("a.png")), {"a.png": b"1234"})
    assert (status, told["code"]) == (413, 40005)
    asking.channel.denied.add("attach")
    status, told = await asking.send(post(gallery("a.png")), {"a.png": b"1"})
    assert (status, told["code"]) == (403, 50013)


async def test_a_deferral_keeps_its_privacy_and_knows_no_other_flag(asking: Asking) -> None:
    given = asking.given()
    assert (await asking.answer(given, 5, {"flags": V2}))[0] == 400
    assert (await asking.answer(given, 5, {"flags": EPHEMERAL}))[0] == 204
    _, told = await asking.follow(given, post())
    message = given.original
    assert message is not None and message.reader == asking.person.id
    assert told["flags"] == V2 | EPHEMERAL


async def test_an_ephemeral_message_is_none_of_its_channel(asking: Asking) -> None:
    given = asking.given()
    await asking.answer(given, 4, post(flags=V2 | EPHEMERAL))
    assert given.original is not None
    path = f"/channels/{asking.channel.id}/messages/{given.original.id}"
    assert await asking.code("GET", path) == (404, 10008)
    assert await asking.code("PATCH", path, post()) == (404, 10008)


async def test_a_token_lasts_fifteen_minutes_and_its_first_answer_three_seconds(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = asking.given()
    await asking.answer(given, 4, post())
    assert (await asking.answer(given, 4, post()))[1]["code"] == 40060
    given.at = time.time() - worlds.TOKEN_LASTS - 1
    status, told = await asking.follow(given, post())
    assert (status, told["code"]) == (401, 50027)
    late = asking.given()
    late.at = time.time() - worlds.ANSWER_WITHIN - 1
    assert (await asking.answer(late, 4, post()))[1]["code"] == 10062


async def test_what_another_click_writes_into_a_panel_later_are_not_its_own_words(
    asking: Asking,
) -> None:
    """The first click is acknowledged and answered last, because its work took long."""
    given = asking.given()
    await asking.answer(given, 4, post(flags=V2 | EPHEMERAL))
    panel = given.original
    first, second = asking.given(COMPONENT, panel), asking.given(COMPONENT, panel)
    assert (await asking.answer(first, 6))[0] == 204 and first.words is None
    stale = {"type": 10, "content": "That question is out of date."}
    assert (await asking.answer(second, 7, post(stale)))[0] == 204
    done = {"type": 10, "content": "Done: pass."}
    path = f"/webhooks/1/{first.token}/messages/@original"
    assert (await asking("PATCH", path, post(done)))[0] == 200
    assert panel is not None and panel.texts == "Done: pass."
    assert (first.words, second.words) == ("Done: pass.", "That question is out of date.")


async def test_five_messages_follow_where_a_person_installed_the_app(asking: Asking) -> None:
    asking.world.joined = False
    asking.world.installed_by.add(asking.person.id)
    given = asking.given()
    await asking.answer(given, 4, post())
    assert given.original is not None and given.original.reader == asking.person.id
    statuses = [(await asking.follow(given, post()))[0] for _ in range(6)]
    assert statuses == [200] * 5 + [400]


@pytest.mark.parametrize(
    ("kind", "answer", "data", "status"),
    [
        (COMMAND, 9, {"title": "t", "custom_id": "c", "components": []}, 400),
        (COMMAND, 7, post(), 400),
        (COMMAND, 8, {"choices": []}, 400),
        (AUTOCOMPLETE, 4, post(), 400),
        (AUTOCOMPLETE, 8, {"choices": [{"name": "x", "value": "x"}] * 26}, 400),
        (AUTOCOMPLETE, 8, {"choices": [{"name": "", "value": "x"}]}, 400),
        (AUTOCOMPLETE, 8, {"choices": [{"name": "x", "value": "x" * 101}]}, 400),
        (AUTOCOMPLETE, 8, {"choices": [{"name": "x", "value": 3}]}, 204),
        (COMPONENT, 6, {}, 204),
    ],
)
async def test_each_interaction_has_its_answers(
    asking: Asking, kind: int, answer: int, data: Any, status: int
) -> None:
    assert (await asking.answer(asking.given(kind), answer, data))[0] == status


async def test_a_window_opens_if_it_is_well_formed(asking: Asking) -> None:
    field = {"type": 4, "custom_id": "text", "style": 1}
    label = {"type": 18, "label": "Say", "component": field}
    given = asking.given()
    window = {"title": "t", "custom_id": "c", "components": [label]}
    assert (await asking.answer(given, 9, window))[0] == 204
    assert given.modal is not None


async def test_a_token_that_was_replaced_is_refused_everywhere(asking: Asking) -> None:
    given = asking.given()
    await asking.answer(given, 4, post())
    asking.server.gateway.revoked.add("first")
    status, told = await asking.send(post())
    assert (status, told["code"]) == (401, 0)
    assert (await asking.follow(given, post()))[0] == 200
