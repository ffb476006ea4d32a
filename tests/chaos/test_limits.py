"""The small Discord counts calls as the real one does."""

from __future__ import annotations

from tests.tools.chaos.limits import GLOBAL, INVALID, OLD, OLD_EDITS, Limits

POST = ("POST", "/channels/{channel}/messages")
ANSWER = ("POST", "/interactions/{interaction}/{token}/callback")


class Time:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_fifty_a_second_and_answers_apart() -> None:
    clock = Time()
    limits = Limits(clock)
    for number in range(GLOBAL[0]):
        assert not limits.take(*POST, number).wait
    refused = limits.take(*POST, 99)
    assert (refused.wait, refused.scope) == (1.0, "global")
    assert not limits.take(*ANSWER, None).wait
    clock.now += 1.0
    assert not limits.take(*POST, 99).wait
    assert limits.busiest == GLOBAL[0]


def test_five_messages_a_channel_until_its_window_ends() -> None:
    clock = Time()
    limits = Limits(clock)
    said = []
    for _ in range(5):
        said.append(limits.take(*POST, 1).headers["X-RateLimit-Remaining"])
        clock.now += 0.5
    refused = limits.take(*POST, 1)
    assert said == ["4", "3", "2", "1", "0"]
    assert (refused.wait, refused.scope, refused.left) == (2.5, "user", False)
    assert not limits.take(*POST, 2).wait and not limits.take("PATCH", POST[1], 1).wait
    limits.restarted()
    assert limits.take(*POST, 1).left
    clock.now += 2.5
    assert not limits.take(*POST, 1).wait


def test_refusals_lock_out_but_for_what_others_used_up() -> None:
    clock = Time()
    limits = Limits(clock)
    for status, scope in ((401, "user"), (403, "user"), (404, "user"), (429, "user")):
        limits.answered(status, scope)
    limits.answered(429, "shared")
    assert limits.invalid == 3
    clock.now += INVALID[1]
    assert limits.invalid == 0


def test_old_messages_are_edited_seldom() -> None:
    clock = Time()
    limits = Limits(clock)
    most, seconds = OLD_EDITS
    assert not any(limits.old_edit(1, OLD) for _ in range(most))
    assert limits.old_edit(1, OLD) == seconds
    assert not limits.old_edit(1, OLD - 1) and not limits.old_edit(2, OLD)
    clock.now += seconds
    assert not limits.old_edit(1, OLD)
